"""General (bilinear) score: the plain form in torch, every value held in full

    s[i, j] =   Σ   k[j, dk]⋅q[i, d]⋅w[d, dk]
              d, dk

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'general_score',
    'backend': 'reference',
    'options': {},
    'source': '81aec501036659f6',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'Dk': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk'], 'real'),
            ('w', ['D', 'Dk'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'w'],
        'saved': [],
        'cotangents': ['s'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk']),
            ('w', ['D', 'Dk']),
        ],
        'keywords': [],
    },
}


def forward(q, k, w):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w (D, Dk).
    Returns s (BATCH, HEADS, N, M).
    """
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t2[i, dk] = sum over d of w[d, dk]*q[i, d]  (step 2)
    w_wide = w.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("da,bhid->bhia", w_wide, q_wide)
    # s[i, j] = sum over dk of k[j, dk]*t2[i, dk]  (step 3)
    k_wide = k.to(wide)
    s = torch.einsum("bhjd,bhid->bhij", k_wide, t2)
    return (s.to(dtype),)


def backward(q, k, w, d_s):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w (D, Dk), d_s (BATCH, HEADS, N, M).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_w (D, Dk).
    """
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t2[i, dk] = sum over d of w[d, dk]*q[i, d]  (step 2)
    w_wide = w.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("da,bhid->bhia", w_wide, q_wide)
    # d_k[j, dk] = sum over i of d_s[i, j]*t2[i, dk]  (step 5)
    d_s_wide = d_s.to(wide)
    d_k = torch.einsum("bhij,bhid->bhjd", d_s_wide, t2)
    # g2[i, dk] = sum over j of d_s[i, j]*k[j, dk]  (step 4)
    k_wide = k.to(wide)
    g2 = torch.einsum("bhij,bhjd->bhid", d_s_wide, k_wide)
    # d_q[i, d] = sum over dk of w[d, dk]*g2[i, dk]  (step 5)
    d_q = torch.einsum("da,bhia->bhid", w_wide, g2)
    # d_w[d, dk] = sum over batch, head, i of g2[i, dk]*q[i, d]  (step 5)
    d_w = torch.einsum("bhid,bhia->ad", g2, q_wide)
    return d_q.to(dtype), d_k.to(dtype), d_w.to(dtype)
