"""Sigmoid attention: C++ kernels, compiled on first use

    o[i, e] = Σ sigmoid⎛-log(M) + scale⋅Σ k[j, d]⋅q[i, d] + shift⎞⋅v[j, e]
              j        ⎝                d                        ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import math
import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'sigmoid_attention',
    'backend': 'cpu',
    'options': {},
    'source': 'd9332b3ec65c65bc',
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
            ('shift', [], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'N', 'E'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale', 'shift'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'D']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
            ('shift', []),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(q, k, v, scale, shift):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, shift ().
    Returns o (BATCH, HEADS, N, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    factor = (math.log(M) if M > 0 else -math.inf)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_o_few_rows((q, k, shift, v, o), (BATCH, HEADS, N, D, M, E), (scale, factor))
    else:
        KERNELS.of(dtype).forward_o((k, q, shift, v, o), (BATCH, HEADS, N, D, M, E), (scale, factor))
    return (o,)


def backward(q, k, v, scale, shift, d_o):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, shift (), d_o
    (BATCH, HEADS, N, E).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E), d_shift ().
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = (math.log(M) if M > 0 else -math.inf)
    d_shift_part = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    KERNELS.of(dtype, few=N <= 16).backward_d_shift_part_d_q_d_v(
        (k, q, v, d_o, shift, d_shift_part, d_q, d_v, d_k),
        (BATCH, HEADS, N, D, M, E),
        (scale, factor),
    )
    d_shift_part_2 = torch.empty((BATCH, HEADS), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_shift((d_shift_part, d_shift_part_2), (BATCH, HEADS, N, D, M, E), ())
    d_shift = d_shift_part_2.sum((0, 1)).to(dtype)
    return d_q, d_k, d_v, d_shift
