"""Linear attention: the plain form in torch, every value held in full

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

SIGNATURE = {
    'id': 'linear_attention',
    'backend': 'reference',
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


def inverse(x):
    """1 / x, and 0 where x is 0"""
    if not isinstance(x, torch.Tensor):  # a number that the caller gave
        return 1.0 / x if x else 0.0
    return torch.where(x == 0, 0.0, 1.0 / x)


def forward(q, k, v):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E).
    Returns o (BATCH, HEADS, N, E), norm (BATCH, HEADS, N).
    """
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # x1[d] = sum over j of k[j, d]  (step 7)
    k_wide = k.to(wide)
    x1 = k_wide.mT.sum(-1)
    # t2[i] = sum over d of x1[d]*q[i, d]  (step 7)
    q_wide = q.to(wide)
    t2 = torch.einsum("bhd,bhid->bhi", x1, q_wide)
    # x2[d, e] = sum over j of k[j, d]*v[j, e]  (step 7)
    v_wide = v.to(wide)
    x2 = torch.einsum("bhjd,bhje->bhde", k_wide, v_wide)
    # t3[i, e] = sum over d of q[i, d]*x2[d, e]  (step 7)
    t3 = torch.einsum("bhid,bhde->bhie", q_wide, x2)
    # o[i, e] = t3[i, e]/t2[i]  (step 1)
    o = inverse(t2)[..., None] * t3
    # norm[i] = t2[i]  (step 2)
    norm = t2
    return o.to(dtype), norm.clone()


def backward(q, k, v, o, norm, d_o, d_norm):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), o (BATCH, HEADS, N, E), norm
    (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_norm (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # delta[i] = sum over e of norm[i]*d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = torch.einsum("bhi,bhie->bhi", norm, d_o_wide * o_wide)
    # g2[i, e] = d_o[i, e]/norm[i]  (step 4)
    g2 = inverse(norm)[..., None] * d_o_wide
    # x1[d, e] = sum over i of g2[i, e]*q[i, d]  (step 9)
    q_wide = q.to(wide)
    x1 = torch.einsum("bhie,bhid->bhde", g2, q_wide)
    # d_v[j, e] = sum over d of k[j, d]*x1[d, e]  (step 9)
    k_wide = k.to(wide)
    d_v = torch.einsum("bhjd,bhde->bhje", k_wide, x1)
    # d_row[i] = d_norm[i] - delta[i]/norm[i]**2  (step 4)
    d_row = d_norm - inverse(norm * norm) * delta
    # x2[d] = sum over i of d_row[i]*q[i, d]  (step 9)
    x2 = torch.einsum("bhi,bhid->bhd", d_row, q_wide)
    # x3[j, d] = sum over e of v[j, e]*x1[d, e]  (step 9)
    v_wide = v.to(wide)
    x3 = torch.einsum("bhje,bhde->bhjd", v_wide, x1)
    # d_k[j, d] = x2[d] + x3[j, d]  (step 9)
    d_k = x3 + x2[..., None, :]
    # x4[d] = sum over j of k[j, d]  (step 9)
    x4 = k_wide.mT.sum(-1)
    # x5[d, e] = sum over j of k[j, d]*v[j, e]  (step 9)
    x5 = torch.einsum("bhjd,bhje->bhde", k_wide, v_wide)
    # x6[i, d] = sum over e of g2[i, e]*x5[d, e]  (step 9)
    x6 = torch.einsum("bhie,bhde->bhid", g2, x5)
    # d_q[i, d] = d_row[i]*x4[d] + x6[i, d]  (step 9)
    d_q = d_row[..., None] * x4[..., None, :] + x6
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype)
