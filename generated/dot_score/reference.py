"""Dot-product score: the plain form in torch, every value held in full

    s[i, j] = Σ k[j, d]⋅q[i, d]
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'dot_score',
    'backend': 'reference',
    'options': {},
    'source': 'f03a0cdc408a831f',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'N': 'length', 'D': 'width', 'M': 'length'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k'],
        'saved': [],
        'cotangents': ['s'],
        'params': [],
        'outputs': [('q', ['BATCH', 'HEADS', 'N', 'D']), ('k', ['BATCH', 'HEADS', 'M', 'D'])],
        'keywords': [],
    },
}


def forward(q, k):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D).
    Returns s (BATCH, HEADS, N, M).
    """
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # s[i, j] = sum over d of k[j, d]*q[i, d]  (step 2)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    s = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    return (s.to(dtype),)


def backward(q, k, d_s):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), d_s (BATCH, HEADS, N, M).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D).
    """
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # d_k[j, d] = sum over i of d_s[i, j]*q[i, d]  (step 4)
    d_s_wide = d_s.to(wide)
    q_wide = q.to(wide)
    d_k = torch.einsum("bhij,bhid->bhjd", d_s_wide, q_wide)
    # d_q[i, d] = sum over j of d_s[i, j]*k[j, d]  (step 4)
    k_wide = k.to(wide)
    d_q = torch.einsum("bhij,bhjd->bhid", d_s_wide, k_wide)
    return d_q.to(dtype), d_k.to(dtype)
