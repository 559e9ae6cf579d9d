"""Linear attention: C++ kernels, compiled on first use

              Σ s[i, j]⋅v[j, e]
              j
    o[i, e] = ─────────────────
                  Σ s[i, j]
                  j

    s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'linear_attention',
    'backend': 'cpu',
    'options': {},
    'source': '21f4d6cb5292f661',
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
    t8 = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    norm = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).forward_t8_norm((k, q, t8, norm), (BATCH, HEADS, N, D, M, E), ())
    # t1[j, d] = relu(k[j, d])  (step 1)
    k_wide = k.to(wide)
    t1 = torch.relu(k_wide)
    # t2[j, d] = k[j, d] - t1[j, d]  (step 1)
    t2 = k_wide - t1
    # x2[d, e] = sum over j of (exp(t2[j, d]) + t1[j, d])*v[j, e]  (step 7)
    v_wide = v.to(wide)
    x2 = torch.einsum("bhjd,bhje->bhde", t1 + torch.exp(t2), v_wide)
    # t4[i, d] = relu(q[i, d])  (step 1)
    q_wide = q.to(wide)
    t4 = torch.relu(q_wide)
    # t5[i, d] = q[i, d] - t4[i, d]  (step 1)
    t5 = q_wide - t4
    # t9[i, e] = sum over d of (exp(t5[i, d]) + t4[i, d])*x2[d, e]  (step 7)
    t9 = torch.einsum("bhid,bhde->bhie", t4 + torch.exp(t5), x2)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    KERNELS.of(dtype).forward_o((t8, t9, o), (BATCH, HEADS, N, D, M, E), ())
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
    # t4[i, d] = relu(q[i, d])  (step 1)
    q_wide = q.to(wide)
    t4 = torch.relu(q_wide)
    # t5[i, d] = q[i, d] - t4[i, d]  (step 1)
    t5 = q_wide - t4
    # g2[i, e] = d_o[i, e]/norm[i]  (step 4)
    d_o_wide = d_o.to(wide)
    g2 = inverse(norm)[..., None] * d_o_wide
    # x1[d, e] = sum over i of (exp(t5[i, d]) + t4[i, d])*g2[i, e]  (step 9)
    x1 = torch.einsum("bhid,bhie->bhde", t4 + torch.exp(t5), g2)
    # t1[j, d] = relu(k[j, d])  (step 1)
    k_wide = k.to(wide)
    t1 = torch.relu(k_wide)
    # t2[j, d] = k[j, d] - t1[j, d]  (step 1)
    t2 = k_wide - t1
    # d_v[j, e] = sum over d of (exp(t2[j, d]) + t1[j, d])*x1[d, e]  (step 9)
    d_v = torch.einsum("bhjd,bhde->bhje", t1 + torch.exp(t2), x1)
    x2 = torch.empty((BATCH, HEADS, D), dtype=wide, device=device)
    x4 = torch.empty((BATCH, HEADS, D), dtype=wide, device=device)
    KERNELS.of(dtype).backward_x2_x4((d_row, q, x2, k, x4), (BATCH, HEADS, N, D, M, E), ())
    # x3[j, d] = sum over e of v[j, e]*x1[d, e]  (step 9)
    v_wide = v.to(wide)
    x3 = torch.einsum("bhje,bhde->bhjd", v_wide, x1)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_k((x2, k, x3, d_k), (BATCH, HEADS, N, D, M, E), ())
    # x5[d, e] = sum over j of (exp(t2[j, d]) + t1[j, d])*v[j, e]  (step 9)
    x5 = torch.einsum("bhjd,bhje->bhde", t1 + torch.exp(t2), v_wide)
    # x6[i, d] = sum over e of g2[i, e]*x5[d, e]  (step 9)
    x6 = torch.einsum("bhie,bhde->bhid", g2, x5)
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_q((x6, q, d_row, x4, d_q), (BATCH, HEADS, N, D, M, E), ())
    return d_q, d_k, d_v.to(dtype)
