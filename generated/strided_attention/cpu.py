"""Strided attention: C++ kernels, compiled on first use

                                         Σ                            exp(s[i, j])⋅v[j, e]
                                        j :
              Mod(i - j + M - N, stride) = 0 ∨ j > i + M - N - stride
                                   j ≤ i + M - N
    o[i, e] = ────────────────────────────────────────────────────────────────────────────
                                             Σ                            exp(s[i, j])
                                            j :
                  Mod(i - j + M - N, stride) = 0 ∨ j > i + M - N - stride
                                       j ≤ i + M - N

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'strided_attention',
    'backend': 'cpu',
    'options': {},
    'source': 'c705a27fc6da526a',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
        'stride': 'param',
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
        'params': ['stride'],
        'divisors': ['stride'],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'N'], 'double'),
        ],
        'saved': [],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': ['stride'],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'D']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(q, k, v, scale, stride_):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number; stride_ integers.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_o_lse_few_rows((q, k, v, o, lse), (BATCH, HEADS, N, D, M, E, stride_), (scale,))
    else:
        KERNELS.of(dtype).forward_o_lse((k, q, v, o, lse), (BATCH, HEADS, N, D, M, E, stride_), (scale,))
    return o, lse


def backward(q, k, v, scale, o, lse, d_o, d_lse, stride_):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, o (BATCH, HEADS,
    N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N); stride_ integers.
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((d_o, o, d_lse, d_row), (BATCH, HEADS, N, D, M, E, stride_), ())
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    if N <= 16:
        KERNELS.of(dtype, few=True).backward_d_q_d_v_d_k(
            (k, q, v, d_o, lse, d_row, d_q, d_v, d_k),
            (BATCH, HEADS, N, D, M, E, stride_),
            (scale,),
        )
    else:
        KERNELS.of(dtype, few=M <= 16).backward_d_v_d_k_d_q(
            (q, k, d_o, v, lse, d_row, d_v, d_k, d_q),
            (BATCH, HEADS, N, D, M, E, stride_),
            (scale,),
        )
    return d_q, d_k, d_v
