"""Additive score: the plain form in torch, every value held in full

    s[i, j] = Σ tanh⎛b[a] + Σ  k[j, dk]⋅w_key[a, dk] + Σ q[i, d]⋅w_query[a, d]⎞⋅w_score[a]
              a     ⎝       dk                         d                      ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'additive_score',
    'backend': 'reference',
    'options': {},
    'source': 'eba905e3d5c6ee06',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'Dk': 'width',
        'A': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk'], 'real'),
            ('w_query', ['A', 'D'], 'real'),
            ('w_key', ['A', 'Dk'], 'real'),
            ('b', ['A'], 'real'),
            ('w_score', ['A'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'w_query', 'w_key', 'b', 'w_score'],
        'saved': [],
        'cotangents': ['s'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk']),
            ('w_query', ['A', 'D']),
            ('w_key', ['A', 'Dk']),
            ('b', ['A']),
            ('w_score', ['A']),
        ],
        'keywords': [],
    },
}


def forward(q, k, w_query, w_key, b, w_score):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w_query (A, D), w_key (A, Dk), b (A), w_score (A).
    Returns s (BATCH, HEADS, N, M).
    """
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, a] = sum over dk of w_key[a, dk]*k[j, dk]  (step 1)
    w_key_wide = w_key.to(wide)
    k_wide = k.to(wide)
    t1 = torch.einsum("ad,bhjd->bhja", w_key_wide, k_wide)
    # t2[i, a] = sum over d of w_query[a, d]*q[i, d]  (step 1)
    w_query_wide = w_query.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("ad,bhid->bhia", w_query_wide, q_wide)
    # s[i, j] = sum over a of tanh(b[a] + t1[j, a] + t2[i, a])*w_score[a]  (step 2)
    w_score_wide = w_score.to(wide)
    b_wide = b.to(wide)
    s = torch.einsum("a,bhija->bhij", w_score_wide, torch.tanh(b_wide + t1[..., None, :, :] + t2[..., None, :]))
    return (s.to(dtype),)


def backward(q, k, w_query, w_key, b, w_score, d_s):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w_query (A, D), w_key (A, Dk), b (A), w_score (A), d_s
    (BATCH, HEADS, N, M).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_w_query (A, D), d_w_key (A, Dk), d_b (A),
    d_w_score (A).
    """
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, a] = sum over dk of w_key[a, dk]*k[j, dk]  (step 1)
    w_key_wide = w_key.to(wide)
    k_wide = k.to(wide)
    t1 = torch.einsum("ad,bhjd->bhja", w_key_wide, k_wide)
    # t2[i, a] = sum over d of w_query[a, d]*q[i, d]  (step 1)
    w_query_wide = w_query.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("ad,bhid->bhia", w_query_wide, q_wide)
    # g1_part[i, a] = sum over j of (1 - tanh(b[a] + t1[j, a] + t2[i, a])**2)*d_s[i, j]  (step 9)
    b_wide = b.to(wide)
    tanh = torch.tanh(b_wide + t1[..., None, :, :] + t2[..., None, :])
    d_s_wide = d_s.to(wide)
    g1_part = torch.einsum("bhija,bhij->bhia", 1 - tanh * tanh, d_s_wide)
    # g1[a] = sum over batch, head, i of g1_part[i, a]  (step 9)
    g1 = g1_part.permute(3, 0, 1, 2).sum((-3, -2, -1))
    # g2[j, a] = sum over i of (1 - tanh(b[a] + t1[j, a] + t2[i, a])**2)*d_s[i, j]  (step 3)
    g2 = torch.einsum("bhija,bhij->bhja", 1 - tanh * tanh, d_s_wide)
    # d_w_score_part[i, a] = sum over j of tanh(b[a] + t1[j, a] + t2[i, a])*d_s[i, j]  (step 9)
    d_w_score_part = torch.einsum("bhij,bhija->bhia", d_s_wide, tanh)
    # d_w_score[a] = sum over batch, head, i of d_w_score_part[i, a]  (step 9)
    d_w_score = d_w_score_part.permute(3, 0, 1, 2).sum((-3, -2, -1))
    # g5[i, a] = w_score[a]*g1_part[i, a]  (step 9)
    w_score_wide = w_score.to(wide)
    g5 = w_score_wide * g1_part
    # d_q[i, d] = sum over a of w_query[a, d]*g5[i, a]  (step 4)
    d_q = torch.einsum("ad,bhia->bhid", w_query_wide, g5)
    # d_w_query[a, d] = sum over batch, head, i of g5[i, a]*q[i, d]  (step 4)
    d_w_query = torch.einsum("bhia,bhid->ad", g5, q_wide)
    # g8[j, a] = w_score[a]*g2[j, a]  (step 3)
    g8 = w_score_wide * g2
    # d_k[j, dk] = sum over a of w_key[a, dk]*g8[j, a]  (step 4)
    d_k = torch.einsum("ad,bhja->bhjd", w_key_wide, g8)
    # d_w_key[a, dk] = sum over batch, head, j of g8[j, a]*k[j, dk]  (step 4)
    d_w_key = torch.einsum("bhja,bhjd->ad", g8, k_wide)
    # d_b[a] = g1[a]*w_score[a]  (step 3)
    d_b = g1 * w_score_wide
    return d_q.to(dtype), d_k.to(dtype), d_w_query.to(dtype), d_w_key.to(dtype), d_b.to(dtype), d_w_score.to(dtype)
