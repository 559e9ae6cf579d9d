"""Additive attention: the plain form in torch, every value held in full

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

SIGNATURE = {
    'id': 'additive_attention',
    'backend': 'reference',
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


def inverse(x):
    """1 / x, and 0 where x is 0"""
    if not isinstance(x, torch.Tensor):  # a number that the caller gave
        return 1.0 / x if x else 0.0
    return torch.where(x == 0, 0.0, 1.0 / x)


def finite(x):
    """x, and 0 where x is -inf: the maximum of a row that saw nothing"""
    return torch.where(x == -float("inf"), 0.0, x)


def two_parts(x, dtype):
    """x, of float64, as high + low with both in dtype; low is 0 where high is no finite number"""
    high = x.to(dtype)
    return high, torch.where(torch.isfinite(high), x - high, 0.0).to(dtype)


def largest(x, axes):
    """the maximum over some axes, -inf over none; a NaN stays"""
    axes = axes if isinstance(axes, tuple) else (axes,)
    return x.amax(axes) if all(x.shape[axis] for axis in axes) else x.sum(axes) - float("inf")


def forward(q, k, v, w_query, w_key, b, w_score):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w_query (A, D), w_key (A, Dk), b
    (A), w_score (A).
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
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
    # score[i, j] = sum over a of tanh(b[a] + t1[j, a] + t2[i, a])*w_score[a]  (step 1)
    w_score_wide = w_score.to(wide)
    b_wide = b.to(wide)
    score = torch.einsum("a,bhija->bhij", w_score_wide, torch.tanh(b_wide + t1[..., None, :, :] + t2[..., None, :]))
    # row_max[i] = max over j of score[i, j]  (step 5)
    row_max = largest(score, -1)
    # shift[i] = finite(row_max[i])  (step 5)
    shift = finite(row_max)
    # weight[i, j] = exp(-shift[i] + score[i, j])  (step 6)
    weight = torch.exp(score - shift[..., None])
    # row_sum[i] = sum over j of weight[i, j]  (step 6)
    row_sum = weight.sum(-1)
    # acc[i, e] = sum over j of weight[i, j]*v[j, e]  (step 6)
    v_wide = v.to(wide)
    acc = torch.einsum("bhij,bhje->bhie", weight, v_wide)
    # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
    o = inverse(row_sum)[..., None] * acc
    # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
    lse = shift.double() + torch.log(row_sum).double()
    return o.to(dtype), lse


def backward(q, k, v, w_query, w_key, b, w_score, o, lse, d_o, d_lse):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w_query (A, D), w_key (A, Dk), b
    (A), w_score (A), o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS,
    N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_v (BATCH, HEADS, M, E), d_w_query (A, D), d_w_key
    (A, Dk), d_b (A), d_w_score (A).
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
    # score[i, j] = sum over a of tanh(b[a] + t1[j, a] + t2[i, a])*w_score[a]  (step 1)
    w_score_wide = w_score.to(wide)
    b_wide = b.to(wide)
    score = torch.einsum("a,bhija->bhij", w_score_wide, torch.tanh(b_wide + t1[..., None, :, :] + t2[..., None, :]))
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (d_o_wide * o_wide).sum(-1)
    # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
    v_wide = v.to(wide)
    d_weight = torch.einsum("bhie,bhje->bhij", d_o_wide, v_wide)
    # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
    # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]  (step 8)
    d_v = torch.einsum("bhie,bhij->bhje", d_o_wide, weight)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
    d_score = (d_weight + d_row[..., None]) * weight
    # g7_part[i, a] = sum over j of (1 - tanh(b[a] + t1[j, a] + t2[i, a])**2)*d_score[i, j]  (step 9)
    tanh = torch.tanh(b_wide + t1[..., None, :, :] + t2[..., None, :])
    g7_part = torch.einsum("bhija,bhij->bhia", 1 - tanh * tanh, d_score)
    # g7[a] = sum over batch, head, i of g7_part[i, a]  (step 9)
    g7 = g7_part.permute(3, 0, 1, 2).sum((-3, -2, -1))
    # g8[j, a] = sum over i of (1 - tanh(b[a] + t1[j, a] + t2[i, a])**2)*d_score[i, j]  (step 3)
    g8 = torch.einsum("bhija,bhij->bhja", 1 - tanh * tanh, d_score)
    # d_w_score_part[i, a] = sum over j of tanh(b[a] + t1[j, a] + t2[i, a])*d_score[i, j]  (step 9)
    d_w_score_part = torch.einsum("bhij,bhija->bhia", d_score, tanh)
    # d_w_score[a] = sum over batch, head, i of d_w_score_part[i, a]  (step 9)
    d_w_score = d_w_score_part.permute(3, 0, 1, 2).sum((-3, -2, -1))
    # g11[i, a] = w_score[a]*g7_part[i, a]  (step 9)
    g11 = w_score_wide * g7_part
    # d_q[i, d] = sum over a of w_query[a, d]*g11[i, a]  (step 4)
    d_q = torch.einsum("ad,bhia->bhid", w_query_wide, g11)
    # d_w_query[a, d] = sum over batch, head, i of g11[i, a]*q[i, d]  (step 4)
    d_w_query = torch.einsum("bhia,bhid->ad", g11, q_wide)
    # g14[j, a] = w_score[a]*g8[j, a]  (step 3)
    g14 = w_score_wide * g8
    # d_k[j, dk] = sum over a of w_key[a, dk]*g14[j, a]  (step 4)
    d_k = torch.einsum("ad,bhja->bhjd", w_key_wide, g14)
    # d_w_key[a, dk] = sum over batch, head, j of g14[j, a]*k[j, dk]  (step 4)
    d_w_key = torch.einsum("bhja,bhjd->ad", g14, k_wide)
    # d_b[a] = g7[a]*w_score[a]  (step 3)
    d_b = g7 * w_score_wide
    return d_q.to(
        dtype
    ), d_k.to(dtype), d_v.to(dtype), d_w_query.to(dtype), d_w_key.to(dtype), d_b.to(dtype), d_w_score.to(dtype)
