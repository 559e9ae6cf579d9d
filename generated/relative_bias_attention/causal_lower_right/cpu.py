"""Attention with a relative position bias inside the scaling: C++ kernels, compiled on first use

                      Σ         exp(s[i, j])⋅v[j, e]
              j : j ≤ i + M - N
    o[i, e] = ──────────────────────────────────────
                          Σ         exp(s[i, j])
                  j : j ≤ i + M - N

    s[i, j] = ⎛bias[i - j + M - 1] + Σ k[j, d]⋅q[i, d]⎞⋅scale
              ⎝                      d                ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'relative_bias_attention',
    'backend': 'cpu',
    'options': {'visibility': 'causal_lower_right'},
    'source': '775bdb90dc0f72f5',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
        'T': 'length',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [('T', 'M + N - 1')],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('scale', [], 'scalar'),
            ('bias', ['HEADS', 'T'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'N'], 'double'),
        ],
        'saved': [],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale', 'bias'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'D']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
            ('bias', ['HEADS', 'T']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(q, k, v, scale, bias):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, bias (HEADS, T).
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    T = bias.shape[1]
    dtype, device = q.dtype, q.device
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_o_lse_few_rows(
            (q, k, KERNELS.table(bias, 1), v, o, lse),
            (BATCH, HEADS, N, D, M, E, T),
            (scale,),
        )
    else:
        KERNELS.of(dtype).forward_o_lse(
            (k, q, KERNELS.table(bias, 1), v, o, lse),
            (BATCH, HEADS, N, D, M, E, T),
            (scale,),
        )
    return o, lse


def backward(q, k, v, scale, bias, o, lse, d_o, d_lse):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, bias (HEADS, T), o
    (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E), d_bias (HEADS, T).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    T = bias.shape[1]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((d_o, o, d_lse, d_row), (BATCH, HEADS, N, D, M, E, T), ())
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    if M <= 16:
        KERNELS.of(dtype).backward_d_v_d_k_few_rows(
            (k, q, KERNELS.table(bias, 1), v, d_o, lse, d_row, d_v, d_k),
            (BATCH, HEADS, N, D, M, E, T),
            (scale,),
        )
    else:
        KERNELS.of(dtype).backward_d_v_d_k(
            (q, k, KERNELS.table(bias, 1), d_o, v, lse, d_row, d_v, d_k),
            (BATCH, HEADS, N, D, M, E, T),
            (scale,),
        )
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    groups = max(1, min(-(-N // 64), 16))
    d_bias_part = torch.zeros((BATCH, HEADS, groups, T), dtype=wide, device=device)
    KERNELS.of(dtype, few=N <= 16).backward_d_q_d_bias(
        (k, q, KERNELS.table(bias, 1), v, d_o, lse, d_row, d_q, d_bias_part),
        (BATCH, HEADS, N, D, M, E, T, groups),
        (scale,),
    )
    d_bias = d_bias_part.sum((0, 2))
    return d_q, d_k, d_v, d_bias.to(dtype)
