"""Self-attention: tile by tile in torch, in memory linear in the lengths

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

    q[i, d] = Σ w_query[m, d]⋅x[i, m]
              m

    k[j, d] = Σ w_key[m, d]⋅x[j, m]
              m

    v[j, e] = Σ w_value[m, e]⋅x[j, m]
              m

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'self_attention',
    'backend': 'blockwise',
    'options': {},
    'source': '5b8f33f509ab11b9',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'MODEL': 'width',
        'D': 'width',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('x', ['BATCH', 'HEADS', 'N', 'MODEL'], 'real'),
            ('w_query', ['MODEL', 'D'], 'real'),
            ('w_key', ['MODEL', 'D'], 'real'),
            ('w_value', ['MODEL', 'E'], 'real'),
            ('scale', [], 'scalar'),
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
        'inputs': ['x', 'w_query', 'w_key', 'w_value', 'scale'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('x', ['BATCH', 'HEADS', 'N', 'MODEL']),
            ('w_query', ['MODEL', 'D']),
            ('w_key', ['MODEL', 'D']),
            ('w_value', ['MODEL', 'E']),
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


def tiles(lower, upper, block):
    """(start, stop) of the tiles of lower..upper"""
    for start in range(lower, upper, block):
        yield start, min(start + block, upper)


def forward(x, w_query, w_key, w_value, scale, *, block_rows=64, block_columns=128):
    """Takes x (BATCH, HEADS, N, MODEL), w_query (MODEL, D), w_key (MODEL, D), w_value (MODEL, E), scale a number.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, _ = x.shape
    E = w_value.shape[1]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("md,bhjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("md,bhim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("me,bhjm->bhje", w_value_wide, x_wide)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        row_max = torch.full((BATCH, HEADS, i_stop - i_start), -float('inf'), dtype=wide, device=device)
        row_sum = torch.full((BATCH, HEADS, i_stop - i_start), 0.0, dtype=wide, device=device)
        acc = torch.full((BATCH, HEADS, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        t2_i = t2[:, :, i_start:i_stop]
        for j_start, j_stop in tiles(0, N, block_columns):
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t1_j = t1[:, :, j_start:j_stop]
            dot = torch.einsum("bhid,bhjd->bhij", t2_i, t1_j)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # row_max[i] = max over j of score[i, j]  (step 5)
            row_max_new = torch.maximum(row_max, score.amax(-1))
            old_shift = finite(row_max)
            # shift[i] = finite(row_max[i])  (step 5)
            shift = finite(row_max_new)
            # what was summed with the old shift moves to the new one
            correction = torch.where(row_max > -float('inf'), torch.exp(old_shift - shift), 0.0)
            row_max = row_max_new
            # weight[i, j] = exp(-shift[i] + score[i, j])  (step 6)
            weight = torch.exp(score - shift[..., None])
            # row_sum[i] = sum over j of weight[i, j]  (step 6)
            row_sum = row_sum * correction + weight.sum(-1)
            # acc[i, e] = sum over j of weight[i, j]*t6[j, e]  (step 6)
            t6_j = t6[:, :, j_start:j_stop]
            acc = acc * correction[..., None] + torch.einsum("bhij,bhje->bhie", weight, t6_j)
        # shift[i] = finite(row_max[i])  (step 5)
        shift_2 = finite(row_max)
        # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
        o_i = inverse(row_sum)[..., None] * acc
        # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
        lse_i = shift_2.double() + torch.log(row_sum).double()
        o[:, :, i_start:i_stop] = o_i
        lse[:, :, i_start:i_stop] = lse_i
    return o, lse


def backward(x, w_query, w_key, w_value, scale, o, lse, d_o, d_lse, *, block_rows=64, block_columns=128):
    """Takes x (BATCH, HEADS, N, MODEL), w_query (MODEL, D), w_key (MODEL, D), w_value (MODEL, E), scale a number, o
    (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N).
    Returns d_x (BATCH, HEADS, N, MODEL), d_w_query (MODEL, D), d_w_key (MODEL, D), d_w_value (MODEL, E).
    """
    BATCH, HEADS, N, _ = x.shape
    D = w_query.shape[1]
    E = w_value.shape[1]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("md,bhjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("md,bhim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("me,bhjm->bhje", w_value_wide, x_wide)
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (d_o_wide * o_wide).sum(-1)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    g4 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    g10 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    for j_start in range(0, N, block_rows):
        j_stop = min(j_start + block_rows, N)
        g4_j = torch.full((BATCH, HEADS, j_stop - j_start, E), 0.0, dtype=wide, device=device)
        g10_j = torch.full((BATCH, HEADS, j_stop - j_start, D), 0.0, dtype=wide, device=device)
        t1_j = t1[:, :, j_start:j_stop]
        t6_j = t6[:, :, j_start:j_stop]
        for i_start, i_stop in tiles(0, N, block_columns):
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t2_i = t2[:, :, i_start:i_stop]
            dot = torch.einsum("bhjd,bhid->bhji", t1_j, t2_i)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # d_weight[i, j] = sum over e of d_o[i, e]*t6[j, e]  (step 4)
            d_o_i = d_o[:, :, i_start:i_stop].to(wide)
            d_weight = torch.einsum("bhje,bhie->bhji", t6_j, d_o_i)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            lse_i = lse[:, :, i_start:i_stop]
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = two_parts(lse_i, wide)
            weight = torch.exp((score - lse_high[..., None, :]) - lse_low[..., None, :])
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
            d_row_i = d_row[:, :, i_start:i_stop]
            d_score = (d_weight + d_row_i[..., None, :]) * weight
            # d_score_2[i, j] = scale*d_score[i, j]  (step 3)
            d_score_2 = scale * d_score
            # g4[j, e] = sum over i of d_o[i, e]*weight[i, j]  (step 8)
            g4_j = g4_j + torch.einsum("bhji,bhie->bhje", weight, d_o_i)
            # g10[j, d] = sum over i of d_score_2[i, j]*t2[i, d]  (step 3)
            g10_j = g10_j + torch.einsum("bhji,bhid->bhjd", d_score_2, t2_i)
        g4[:, :, j_start:j_stop] = g4_j
        g10[:, :, j_start:j_stop] = g10_j
    g11 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        g11_i = torch.full((BATCH, HEADS, i_stop - i_start, D), 0.0, dtype=wide, device=device)
        t2_i = t2[:, :, i_start:i_stop]
        d_o_i = d_o[:, :, i_start:i_stop].to(wide)
        lse_i = lse[:, :, i_start:i_stop]
        # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
        lse_high, lse_low = two_parts(lse_i, wide)
        d_row_i = d_row[:, :, i_start:i_stop]
        for j_start, j_stop in tiles(0, N, block_columns):
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t1_j = t1[:, :, j_start:j_stop]
            dot = torch.einsum("bhid,bhjd->bhij", t2_i, t1_j)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # d_weight[i, j] = sum over e of d_o[i, e]*t6[j, e]  (step 4)
            t6_j = t6[:, :, j_start:j_stop]
            d_weight = torch.einsum("bhie,bhje->bhij", d_o_i, t6_j)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
            d_score = (d_weight + d_row_i[..., None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j]  (step 3)
            d_score_2 = scale * d_score
            # g11[i, d] = sum over j of d_score_2[i, j]*t1[j, d]  (step 3)
            g11_i = g11_i + torch.einsum("bhij,bhjd->bhid", d_score_2, t1_j)
        g11[:, :, i_start:i_stop] = g11_i
    # g5[e, m] = sum over batch, head, j of g4[j, e]*x[j, m]  (step 3)
    g5 = torch.einsum("bhje,bhjm->em", g4, x_wide)
    # g6[j, m] = sum over e of w_value[m, e]*g4[j, e]  (step 3)
    g6 = torch.einsum("me,bhje->bhjm", w_value_wide, g4)
    # g12[d, m] = sum over batch, head, i of g11[i, d]*x[i, m]  (step 3)
    g12 = torch.einsum("bhid,bhim->dm", g11, x_wide)
    # g13[i, m] = sum over d of w_query[m, d]*g11[i, d]  (step 3)
    g13 = torch.einsum("md,bhid->bhim", w_query_wide, g11)
    # g14[d, m] = sum over batch, head, j of g10[j, d]*x[j, m]  (step 3)
    g14 = torch.einsum("bhjd,bhjm->dm", g10, x_wide)
    # g15[j, m] = sum over d of w_key[m, d]*g10[j, d]  (step 3)
    g15 = torch.einsum("md,bhjd->bhjm", w_key_wide, g10)
    # d_x[j, m] = g13[j, m] + g15[j, m] + g6[j, m]  (step 3)
    d_x = g13 + g15 + g6
    # d_w_query[m, d] = g12[d, m]  (step 3)
    d_w_query = g12.mT
    # d_w_key[m, d] = g14[d, m]  (step 3)
    d_w_key = g14.mT
    # d_w_value[m, e] = g5[e, m]  (step 3)
    d_w_value = g5.mT
    return d_x.to(dtype), d_w_query.to(dtype).clone(), d_w_key.to(dtype).clone(), d_w_value.to(dtype).clone()
