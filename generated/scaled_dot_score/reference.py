"""Scaled dot-product score: the plain form in torch, every value held in full

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'scaled_dot_score',
    'backend': 'reference',
    'options': {},
    'source': '3bbf71463194d17b',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'N': 'length', 'D': 'width', 'M': 'length'},
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'scale'],
        'saved': [],
        'cotangents': ['s'],
        'params': [],
        'outputs': [('q', ['BATCH', 'HEADS', 'N', 'D']), ('k', ['BATCH', 'HEADS', 'M', 'D'])],
        'keywords': [],
    },
}


def forward(q, k, scale):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), scale a number.
    Returns s (BATCH, HEADS, N, M).
    """
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # s[i, j] = scale*dot[i, j]  (step 1)
    s = scale * dot
    return (s.to(dtype),)


def backward(q, k, scale, d_s):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), scale a number, d_s (BATCH, HEADS, N, M).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D).
    """
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # d_score[i, j] = scale*d_s[i, j]  (step 3)
    d_s_wide = d_s.to(wide)
    d_score = scale * d_s_wide
    # d_k[j, d] = sum over i of d_score[i, j]*q[i, d]  (step 4)
    q_wide = q.to(wide)
    d_k = torch.einsum("bhij,bhid->bhjd", d_score, q_wide)
    # d_q[i, d] = sum over j of d_score[i, j]*k[j, d]  (step 4)
    k_wide = k.to(wide)
    d_q = torch.einsum("bhij,bhjd->bhid", d_score, k_wide)
    return d_q.to(dtype), d_k.to(dtype)
