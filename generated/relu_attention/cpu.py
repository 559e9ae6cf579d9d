"""ReLU attention: C++ kernels, compiled on first use

              Σ relu⎛scale⋅Σ k[j, d]⋅q[i, d]⎞⋅v[j, e]
              j     ⎝      d                ⎠
    o[i, e] = ───────────────────────────────────────
                                 M

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'relu_attention',
    'backend': 'cpu',
    'options': {},
    'source': 'f605111c505d593a',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'N', 'E'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'D']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(q, k, v, scale):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number.
    Returns o (BATCH, HEADS, N, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    factor = 1 / M if M else 0.0
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_o_few_rows((q, k, v, o), (BATCH, HEADS, N, D, M, E), (scale, factor))
    else:
        KERNELS.of(dtype).forward_o((k, q, v, o), (BATCH, HEADS, N, D, M, E), (scale, factor))
    return (o,)


def backward(q, k, v, scale, d_o):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, d_o (BATCH, HEADS,
    N, E).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    factor = 1 / M if M else 0.0
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    KERNELS.of(dtype, few=M <= 16).backward_d_v_d_k_d_q(
        (q, k, d_o, v, d_v, d_k, d_q),
        (BATCH, HEADS, N, D, M, E),
        (scale, factor),
    )
    return d_q, d_k, d_v
