"""Attention with the entropy of its weights: C++ kernels, compiled on first use

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

                             Σ z[i, j]⋅exp(z[i, j]⋅scale)⋅scale
                             j
    entropy[i] = log(w[i]) - ──────────────────────────────────
                                            w[i]

    w[i] = Σ exp⎛scale⋅Σ k[j, d]⋅q[i, d]⎞
           j    ⎝      d                ⎠

    z[i, j] = Σ k[j, d]⋅q[i, d]
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'entropy_attention',
    'backend': 'cpu',
    'options': {},
    'source': 'dbd4d59f6f04a56d',
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
            ('entropy', ['BATCH', 'HEADS', 'N'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'N'], 'double'),
        ],
        'saved': [('saved_n1', ['BATCH', 'HEADS', 'N'], 'accumulate')],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale'],
        'saved': ['o', 'lse', 'saved_n1'],
        'cotangents': ['o', 'entropy', 'lse'],
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
    Returns o (BATCH, HEADS, N, E), entropy (BATCH, HEADS, N), lse (BATCH, HEADS, N) of float64, saved_n1 (BATCH,
    HEADS, N).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    entropy = torch.empty((BATCH, HEADS, N), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    saved_n1 = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_o_entropy_lse_few_rows(
            (q, k, v, o, entropy, lse, saved_n1),
            (BATCH, HEADS, N, D, M, E),
            (scale,),
        )
    else:
        KERNELS.of(dtype).forward_o_entropy_lse(
            (k, q, v, o, entropy, lse, saved_n1),
            (BATCH, HEADS, N, D, M, E),
            (scale,),
        )
    return o, entropy, lse, saved_n1


def backward(q, k, v, scale, o, lse, saved_n1, d_o, d_entropy, d_lse):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, o (BATCH, HEADS,
    N, E), lse (BATCH, HEADS, N), saved_n1 (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_entropy (BATCH, HEADS, N),
    d_lse (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    d_row_2 = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    d_row_3 = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row_2_d_row_3(
        (d_entropy, d_row_2, d_o, o, saved_n1, d_lse, d_row_3),
        (BATCH, HEADS, N, D, M, E),
        (scale,),
    )
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    if N <= 16:
        KERNELS.of(dtype, few=True).backward_d_q_d_v_d_k(
            (k, q, v, d_o, lse, d_row_2, d_row_3, d_q, d_v, d_k),
            (BATCH, HEADS, N, D, M, E),
            (scale,),
        )
    else:
        KERNELS.of(dtype, few=M <= 16).backward_d_v_d_k_d_q(
            (q, k, d_o, v, lse, d_row_2, d_row_3, d_v, d_k, d_q),
            (BATCH, HEADS, N, D, M, E),
            (scale,),
        )
    return d_q, d_k, d_v
