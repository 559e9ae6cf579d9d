"""Additive score: C++ kernels, compiled on first use

    s[i, j] = Σ tanh⎛b[a] + Σ  k[j, dk]⋅w_key[a, dk] + Σ q[i, d]⋅w_query[a, d]⎞⋅w_score[a]
              a     ⎝       dk                         d                      ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'additive_score',
    'backend': 'cpu',
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

KERNELS = Kernels(__file__)


def forward(q, k, w_query, w_key, b, w_score):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w_query (A, D), w_key (A, Dk), b (A), w_score (A).
    Returns s (BATCH, HEADS, N, M).
    """
    BATCH, HEADS, N, D = q.shape
    _, _, M, Dk = k.shape
    A = w_query.shape[0]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, a] = sum over dk of w_key[a, dk]*k[j, dk]  (step 1)
    w_key_wide = w_key.to(wide)
    k_wide = k.to(wide)
    t1 = torch.einsum("ad,bhjd->bhja", w_key_wide, k_wide)
    # t2[i, a] = sum over d of w_query[a, d]*q[i, d]  (step 1)
    w_query_wide = w_query.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("ad,bhid->bhia", w_query_wide, q_wide)
    # f4 = sum over a of w_score[a]  (step 10)
    w_score_wide = w_score.to(wide)
    f4 = w_score_wide.sum(-1)
    s = torch.zeros((BATCH, HEADS, N, M), dtype=dtype, device=device)
    KERNELS.of(dtype, few=N <= 16).forward_s((t2, b, t1, w_score, f4, s), (BATCH, HEADS, N, D, M, Dk, A), ())
    return (s,)


def backward(q, k, w_query, w_key, b, w_score, d_s):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w_query (A, D), w_key (A, Dk), b (A), w_score (A), d_s
    (BATCH, HEADS, N, M).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_w_query (A, D), d_w_key (A, Dk), d_b (A),
    d_w_score (A).
    """
    BATCH, HEADS, N, D = q.shape
    _, _, M, Dk = k.shape
    A = w_query.shape[0]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, a] = sum over dk of w_key[a, dk]*k[j, dk]  (step 1)
    w_key_wide = w_key.to(wide)
    k_wide = k.to(wide)
    t1 = torch.einsum("ad,bhjd->bhja", w_key_wide, k_wide)
    # t2[i, a] = sum over d of w_query[a, d]*q[i, d]  (step 1)
    w_query_wide = w_query.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("ad,bhid->bhia", w_query_wide, q_wide)
    g1_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    d_w_score_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    g5 = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    KERNELS.of(dtype, few=N <= 16).backward_g1_part_d_w_score_part_g5(
        (t2, b, t1, d_s, w_score, g1_part, d_w_score_part, g5),
        (BATCH, HEADS, N, D, M, Dk, A),
        (),
    )
    g8 = torch.empty((BATCH, HEADS, M, A), dtype=wide, device=device)
    KERNELS.of(dtype, few=M <= 16).backward_g8((t2, b, t1, d_s, w_score, g8), (BATCH, HEADS, N, D, M, Dk, A), ())
    g1_part_2 = torch.empty((BATCH, HEADS, A), dtype=wide, device=device)
    d_w_score_part_2 = torch.empty((BATCH, HEADS, A), dtype=wide, device=device)
    KERNELS.of(dtype).backward_g1_d_w_score(
        (g1_part, d_w_score_part, g1_part_2, d_w_score_part_2),
        (BATCH, HEADS, N, D, M, Dk, A),
        (),
    )
    g1 = g1_part_2.sum((0, 1))
    d_w_score = d_w_score_part_2.sum((0, 1)).to(dtype)
    # d_q[i, d] = sum over a of w_query[a, d]*g5[i, a]  (step 4)
    d_q = torch.einsum("ad,bhia->bhid", w_query_wide, g5)
    # d_w_query[a, d] = sum over batch, head, i of g5[i, a]*q[i, d]  (step 4)
    d_w_query = torch.einsum("bhia,bhid->ad", g5, q_wide)
    # d_k[j, dk] = sum over a of w_key[a, dk]*g8[j, a]  (step 4)
    d_k = torch.einsum("ad,bhja->bhjd", w_key_wide, g8)
    # d_w_key[a, dk] = sum over batch, head, j of g8[j, a]*k[j, dk]  (step 4)
    d_w_key = torch.einsum("bhja,bhjd->ad", g8, k_wide)
    # d_b[a] = g1[a]*w_score[a]  (step 3)
    w_score_wide = w_score.to(wide)
    d_b = g1 * w_score_wide
    return d_q.to(dtype), d_k.to(dtype), d_w_query.to(dtype), d_w_key.to(dtype), d_b.to(dtype), d_w_score
