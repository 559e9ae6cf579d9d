"""Linear attention: C++ kernels, compiled on first use

              Σ s[i, j]⋅v[j, e]
              j
    o[i, e] = ─────────────────
                  Σ s[i, j]
                  j

    s[i, j] = Σ k[j, d]⋅q[i, d]
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'linear_attention',
    'backend': 'cpu',
    'options': {'features': 'given'},
    'source': '55d0ab34a228f417',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('norm', ['BATCH', 'HEADS', 'N'], 'accumulate'),
        ],
        'saved': [],
        'extra': ['norm'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v'],
        'saved': ['o', 'norm'],
        'cotangents': ['o', 'norm'],
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


def inverse(x):
    """1 / x, and 0 where x is 0"""
    if not isinstance(x, torch.Tensor):  # a number that the caller gave
        return 1.0 / x if x else 0.0
    return torch.where(x == 0, 0.0, 1.0 / x)


def forward(q, k, v):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E).
    Returns o (BATCH, HEADS, N, E), norm (BATCH, HEADS, N).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    t2 = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    norm = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).forward_t2_norm((k, q, t2, norm), (BATCH, HEADS, N, D, M, E), ())
    # x2[d, e] = sum over j of k[j, d]*v[j, e]  (step 7)
    k_wide = k.to(wide)
    v_wide = v.to(wide)
    x2 = torch.einsum("bhjd,bhje->bhde", k_wide, v_wide)
    # t3[i, e] = sum over d of q[i, d]*x2[d, e]  (step 7)
    q_wide = q.to(wide)
    t3 = torch.einsum("bhid,bhde->bhie", q_wide, x2)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    KERNELS.of(dtype).forward_o((t2, t3, o), (BATCH, HEADS, N, D, M, E), ())
    return o, norm


def backward(q, k, v, o, norm, d_o, d_norm):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), o (BATCH, HEADS, N, E), norm
    (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_norm (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((norm, d_o, o, d_norm, d_row), (BATCH, HEADS, N, D, M, E), ())
    # g2[i, e] = d_o[i, e]/norm[i]  (step 4)
    d_o_wide = d_o.to(wide)
    g2 = inverse(norm)[..., None] * d_o_wide
    # x1[d, e] = sum over i of g2[i, e]*q[i, d]  (step 9)
    q_wide = q.to(wide)
    x1 = torch.einsum("bhie,bhid->bhde", g2, q_wide)
    # d_v[j, e] = sum over d of k[j, d]*x1[d, e]  (step 9)
    k_wide = k.to(wide)
    d_v = torch.einsum("bhjd,bhde->bhje", k_wide, x1)
    x2 = torch.empty((BATCH, HEADS, D), dtype=wide, device=device)
    x4 = torch.empty((BATCH, HEADS, D), dtype=wide, device=device)
    KERNELS.of(dtype).backward_x2_x4((d_row, q, x2, k, x4), (BATCH, HEADS, N, D, M, E), ())
    # x3[j, d] = sum over e of v[j, e]*x1[d, e]  (step 9)
    v_wide = v.to(wide)
    x3 = torch.einsum("bhje,bhde->bhjd", v_wide, x1)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_k((x3, x2, d_k), (BATCH, HEADS, N, D, M, E), ())
    # x5[d, e] = sum over j of k[j, d]*v[j, e]  (step 9)
    x5 = torch.einsum("bhjd,bhje->bhde", k_wide, v_wide)
    # x6[i, d] = sum over e of g2[i, e]*x5[d, e]  (step 9)
    x6 = torch.einsum("bhie,bhde->bhid", g2, x5)
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_q((d_row, x4, x6, d_q), (BATCH, HEADS, N, D, M, E), ())
    return d_q, d_k, d_v.to(dtype)
