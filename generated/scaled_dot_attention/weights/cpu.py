"""Scaled dot-product attention: C++ kernels, compiled on first use

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

                     exp(w[i, j])
    weights[i, j] = ──────────────
                    Σ exp(w[i, j])
                    j

    w[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'scaled_dot_attention',
    'backend': 'cpu',
    'options': {'weights': True},
    'source': '5b95c189b90118c3',
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
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('weights', ['BATCH', 'HEADS', 'N', 'M'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'N'], 'double'),
        ],
        'saved': [],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'weights', 'lse'],
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
    Returns o (BATCH, HEADS, N, E), weights (BATCH, HEADS, N, M), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    shift = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    row_sum = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_shift_row_sum_o_few_rows(
            (q, k, v, shift, row_sum, o, lse),
            (BATCH, HEADS, N, D, M, E),
            (scale,),
        )
    else:
        KERNELS.of(dtype).forward_shift_row_sum_o(
            (k, q, v, shift, row_sum, o, lse),
            (BATCH, HEADS, N, D, M, E),
            (scale,),
        )
    weights = torch.zeros((BATCH, HEADS, N, M), dtype=dtype, device=device)
    KERNELS.of(dtype, few=N <= 16).forward_weights(
        (k, q, shift, row_sum, weights),
        (BATCH, HEADS, N, D, M, E),
        (scale,),
    )
    return o, weights, lse


def backward(q, k, v, scale, o, lse, d_o, d_weights, d_lse):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, o (BATCH, HEADS,
    N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_weights (BATCH, HEADS, N, M), d_lse (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    delta = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_delta((d_o, o, delta), (BATCH, HEADS, N, D, M, E), ())
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    KERNELS.of(dtype, few=N <= 16).backward_d_row_d_v(
        (k, q, lse, d_weights, d_o, delta, d_lse, d_row, d_v),
        (BATCH, HEADS, N, D, M, E),
        (scale,),
    )
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    if N <= 16:
        KERNELS.of(dtype, few=True).backward_d_q_d_k(
            (k, q, lse, v, d_o, d_weights, d_row, d_q, d_k),
            (BATCH, HEADS, N, D, M, E),
            (scale,),
        )
    else:
        KERNELS.of(dtype, few=M <= 16).backward_d_k_d_q(
            (q, k, lse, d_o, v, d_weights, d_row, d_k, d_q),
            (BATCH, HEADS, N, D, M, E),
            (scale,),
        )
    return d_q, d_k, d_v
