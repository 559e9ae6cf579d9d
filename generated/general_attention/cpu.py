"""Attention with a general (bilinear) score: C++ kernels, compiled on first use

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

    s[i, j] =   Σ   k[j, dk]⋅q[i, d]⋅w[d, dk]
              d, dk

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'general_attention',
    'backend': 'cpu',
    'options': {},
    'source': '0c4db3a532b9bdcd',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'Dk': 'width',
        'E': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('w', ['D', 'Dk'], 'real'),
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
        'inputs': ['q', 'k', 'v', 'w'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
            ('w', ['D', 'Dk']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(q, k, v, w):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w (D, Dk).
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, D = q.shape
    _, _, M, Dk = k.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t4[i, dk] = sum over d of w[d, dk]*q[i, d]  (step 2)
    w_wide = w.to(wide)
    q_wide = q.to(wide)
    t4 = torch.einsum("da,bhid->bhia", w_wide, q_wide)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_o_lse_few_rows((t4, k, v, o, lse), (BATCH, HEADS, N, D, M, Dk, E), ())
    else:
        KERNELS.of(dtype).forward_o_lse((k, t4, v, o, lse), (BATCH, HEADS, N, D, M, Dk, E), ())
    return o, lse


def backward(q, k, v, w, o, lse, d_o, d_lse):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w (D, Dk), o (BATCH, HEADS, N,
    E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_v (BATCH, HEADS, M, E), d_w (D, Dk).
    """
    BATCH, HEADS, N, D = q.shape
    _, _, M, Dk = k.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t4[i, dk] = sum over d of w[d, dk]*q[i, d]  (step 2)
    w_wide = w.to(wide)
    q_wide = q.to(wide)
    t4 = torch.einsum("da,bhid->bhia", w_wide, q_wide)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((d_o, o, d_lse, d_row), (BATCH, HEADS, N, D, M, Dk, E), ())
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, Dk), dtype=dtype, device=device)
    g8 = torch.empty((BATCH, HEADS, N, Dk), dtype=wide, device=device)
    if N <= 16:
        KERNELS.of(dtype, few=True).backward_g8_d_v_d_k(
            (k, t4, v, d_o, lse, d_row, g8, d_v, d_k),
            (BATCH, HEADS, N, D, M, Dk, E),
            (),
        )
    else:
        KERNELS.of(dtype, few=M <= 16).backward_d_v_d_k_g8(
            (t4, k, d_o, v, lse, d_row, d_v, d_k, g8),
            (BATCH, HEADS, N, D, M, Dk, E),
            (),
        )
    # d_q[i, d] = sum over dk of w[d, dk]*g8[i, dk]  (step 5)
    d_q = torch.einsum("da,bhia->bhid", w_wide, g8)
    # d_w[d, dk] = sum over batch, head, i of g8[i, dk]*q[i, d]  (step 5)
    d_w = torch.einsum("bhid,bhia->ad", g8, q_wide)
    return d_q.to(dtype), d_k, d_v, d_w.to(dtype)
