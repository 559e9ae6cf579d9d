"""Additive attention: C++ kernels, compiled on first use

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

    s[i, j] = Σ tanh⎛b[a] + Σ  k[j, dk]⋅w_key[a, dk] + Σ q[i, d]⋅w_query[a, d]⎞⋅w_score[a]
              a     ⎝       dk                         d                      ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'additive_attention',
    'backend': 'cpu',
    'options': {},
    'source': '829651eef50f57ac',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'Dk': 'width',
        'E': 'width',
        'A': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('w_query', ['A', 'D'], 'real'),
            ('w_key', ['A', 'Dk'], 'real'),
            ('b', ['A'], 'real'),
            ('w_score', ['A'], 'real'),
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
        'inputs': ['q', 'k', 'v', 'w_query', 'w_key', 'b', 'w_score'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
            ('w_query', ['A', 'D']),
            ('w_key', ['A', 'Dk']),
            ('b', ['A']),
            ('w_score', ['A']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(q, k, v, w_query, w_key, b, w_score):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w_query (A, D), w_key (A, Dk), b
    (A), w_score (A).
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, D = q.shape
    _, _, M, Dk = k.shape
    E = v.shape[3]
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
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_o_lse_few_rows(
            (t2, b, t1, w_score, f4, v, o, lse),
            (BATCH, HEADS, N, D, M, Dk, E, A),
            (),
        )
    else:
        KERNELS.of(dtype).forward_o_lse((t2, b, t1, w_score, f4, v, o, lse), (BATCH, HEADS, N, D, M, Dk, E, A), ())
    return o, lse


def backward(q, k, v, w_query, w_key, b, w_score, o, lse, d_o, d_lse):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w_query (A, D), w_key (A, Dk), b
    (A), w_score (A), o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS,
    N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_v (BATCH, HEADS, M, E), d_w_query (A, D), d_w_key
    (A, Dk), d_b (A), d_w_score (A).
    """
    BATCH, HEADS, N, D = q.shape
    _, _, M, Dk = k.shape
    E = v.shape[3]
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
    # f4 = sum over a of w_score[a]  (step 11)
    w_score_wide = w_score.to(wide)
    f4 = w_score_wide.sum(-1)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((d_o, o, d_lse, d_row), (BATCH, HEADS, N, D, M, Dk, E, A), ())
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    g14 = torch.empty((BATCH, HEADS, M, A), dtype=wide, device=device)
    KERNELS.of(dtype, few=M <= 16).backward_d_v_g14(
        (t2, b, t1, w_score, f4, d_o, v, lse, d_row, d_v, g14),
        (BATCH, HEADS, N, D, M, Dk, E, A),
        (),
    )
    g7_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    d_w_score_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    g11 = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    KERNELS.of(dtype, few=N <= 16).backward_g7_part_d_w_score_part_g11(
        (t2, b, t1, w_score, f4, v, d_o, lse, d_row, g7_part, d_w_score_part, g11),
        (BATCH, HEADS, N, D, M, Dk, E, A),
        (),
    )
    g7_part_2 = torch.empty((BATCH, HEADS, A), dtype=wide, device=device)
    d_w_score_part_2 = torch.empty((BATCH, HEADS, A), dtype=wide, device=device)
    KERNELS.of(dtype).backward_g7_d_w_score(
        (g7_part, d_w_score_part, g7_part_2, d_w_score_part_2),
        (BATCH, HEADS, N, D, M, Dk, E, A),
        (),
    )
    g7 = g7_part_2.sum((0, 1))
    d_w_score = d_w_score_part_2.sum((0, 1)).to(dtype)
    # d_q[i, d] = sum over a of w_query[a, d]*g11[i, a]  (step 4)
    d_q = torch.einsum("ad,bhia->bhid", w_query_wide, g11)
    # d_w_query[a, d] = sum over batch, head, i of g11[i, a]*q[i, d]  (step 4)
    d_w_query = torch.einsum("bhia,bhid->ad", g11, q_wide)
    # d_k[j, dk] = sum over a of w_key[a, dk]*g14[j, a]  (step 4)
    d_k = torch.einsum("ad,bhja->bhjd", w_key_wide, g14)
    # d_w_key[a, dk] = sum over batch, head, j of g14[j, a]*k[j, dk]  (step 4)
    d_w_key = torch.einsum("bhja,bhjd->ad", g14, k_wide)
    # d_b[a] = g7[a]*w_score[a]  (step 3)
    d_b = g7 * w_score_wide
    return d_q.to(dtype), d_k.to(dtype), d_v, d_w_query.to(dtype), d_w_key.to(dtype), d_b.to(dtype), d_w_score
