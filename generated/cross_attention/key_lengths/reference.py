"""Cross-attention: the plain form in torch, every value held in full

                       Σ          exp(s[i, j])⋅v[j, e]
              j : j < key_lengths
    o[i, e] = ────────────────────────────────────────
                           Σ          exp(s[i, j])
                  j : j < key_lengths

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

    q[i, d] = Σ w_query[m, d]⋅x[i, m]
              m

    k[j, d] = Σ w_key[s, d]⋅y[j, s]
              s

    v[j, e] = Σ w_value[s, e]⋅y[j, s]
              s

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'cross_attention',
    'backend': 'reference',
    'options': {'key_lengths': True},
    'source': '709c28627c6bb816',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'MODEL': 'width',
        'M': 'length',
        'SOURCE': 'width',
        'D': 'width',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('x', ['BATCH', 'HEADS', 'N', 'MODEL'], 'real'),
            ('y', ['BATCH', 'HEADS', 'M', 'SOURCE'], 'real'),
            ('w_query', ['MODEL', 'D'], 'real'),
            ('w_key', ['SOURCE', 'D'], 'real'),
            ('w_value', ['SOURCE', 'E'], 'real'),
            ('scale', [], 'scalar'),
            ('key_lengths', ['BATCH'], 'integer'),
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
        'inputs': ['x', 'y', 'w_query', 'w_key', 'w_value', 'scale', 'key_lengths'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('x', ['BATCH', 'HEADS', 'N', 'MODEL']),
            ('y', ['BATCH', 'HEADS', 'M', 'SOURCE']),
            ('w_query', ['MODEL', 'D']),
            ('w_key', ['SOURCE', 'D']),
            ('w_value', ['SOURCE', 'E']),
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


def masked_einsum(spec, seen, left, right):
    """einsum over what is seen: a NaN or an infinity elsewhere in `right` has no influence; `left` is 0 there"""
    good = torch.isfinite(right)
    if seen is None or (right.device.type == "cpu" and good.all()):  # elsewhere to ask would be to wait
        return torch.einsum(spec, left, right)
    out = torch.einsum(spec, left, torch.where(good, right, 0.0))
    bad = torch.einsum(spec, seen.expand(left.shape).to(left.dtype), (~good).to(left.dtype))
    return torch.where(bad > 0, float("nan"), out)


def forward(x, y, w_query, w_key, w_value, scale, key_lengths):
    """Takes x (BATCH, HEADS, N, MODEL), y (BATCH, HEADS, M, SOURCE), w_query (MODEL, D), w_key (SOURCE, D), w_value
    (SOURCE, E), scale a number, key_lengths (BATCH) integer.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    M = y.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over s of w_key[s, d]*y[j, s]  (step 1)
    w_key_wide = w_key.to(wide)
    y_wide = y.to(wide)
    t1 = torch.einsum("sd,bhjs->bhjd", w_key_wide, y_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("md,bhim->bhid", w_query_wide, x_wide)
    # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
    dot = torch.einsum("bhjd,bhid->bhij", t1, t2)
    # score[i, j] = scale*dot[i, j]  (step 1)
    score = scale * dot
    # row_max[i] = max over j of score[i, j] where seen  (step 5)
    j = torch.arange(M, device=device)
    # seen: j < key_lengths
    seen = j < key_lengths[..., None]
    row_max = largest(torch.where(seen[..., None, None, :], score, -float('inf')), -1)
    # shift[i] = finite(row_max[i])  (step 5)
    shift = finite(row_max)
    # weight[i, j] = exp(-shift[i] + score[i, j]) where seen  (step 6)
    weight = torch.where(seen[..., None, None, :], torch.exp(score - shift[..., None]), 0.0)
    # row_sum[i] = sum over j of weight[i, j] where seen  (step 6)
    row_sum = weight.sum(-1)
    # t6[j, e] = sum over s of w_value[s, e]*y[j, s]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("se,bhjs->bhje", w_value_wide, y_wide)
    # acc[i, e] = sum over j of weight[i, j]*t6[j, e] where seen  (step 6)
    acc = masked_einsum("bhij,bhje->bhie", seen[..., None, None, :], weight, t6)
    # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
    o = inverse(row_sum)[..., None] * acc
    # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
    lse = shift.double() + torch.log(row_sum).double()
    return o.to(dtype), lse


def backward(x, y, w_query, w_key, w_value, scale, key_lengths, o, lse, d_o, d_lse):
    """Takes x (BATCH, HEADS, N, MODEL), y (BATCH, HEADS, M, SOURCE), w_query (MODEL, D), w_key (SOURCE, D), w_value
    (SOURCE, E), scale a number, key_lengths (BATCH) integer, o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o
    (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N).
    Returns d_x (BATCH, HEADS, N, MODEL), d_y (BATCH, HEADS, M, SOURCE), d_w_query (MODEL, D), d_w_key (SOURCE, D),
    d_w_value (SOURCE, E).
    """
    BATCH, HEADS, _, _ = x.shape
    M = y.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over s of w_key[s, d]*y[j, s]  (step 1)
    w_key_wide = w_key.to(wide)
    y_wide = y.to(wide)
    t1 = torch.einsum("sd,bhjs->bhjd", w_key_wide, y_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("md,bhim->bhid", w_query_wide, x_wide)
    # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
    dot = torch.einsum("bhjd,bhid->bhij", t1, t2)
    # score[i, j] = scale*dot[i, j]  (step 1)
    score = scale * dot
    # t6[j, e] = sum over s of w_value[s, e]*y[j, s]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("se,bhjs->bhje", w_value_wide, y_wide)
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (d_o_wide * o_wide).sum(-1)
    # d_weight[i, j] = sum over e of d_o[i, e]*t6[j, e]  (step 4)
    d_weight = torch.einsum("bhie,bhje->bhij", d_o_wide, t6)
    # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
    # g4[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
    # seen: lse[i] > -oo
    seen = lse_high != -float('inf')
    g4 = masked_einsum("bhie,bhij->bhje", seen[..., None], torch.where(seen[..., None], d_o_wide, 0.0), weight)
    # g5[j, e] = g4[j, e] where seen  (step 3)
    j = torch.arange(M, device=device)
    # seen: j < key_lengths
    seen_2 = j < key_lengths[..., None]
    g5 = torch.where(seen_2[..., None, :, None], g4, 0.0)
    # seen1 = sum over i of 1 where seen  (step 4)
    seen1 = torch.where(seen, torch.as_tensor(1, dtype=wide, device=device), 0.0).sum(-1)
    # g6[e, s] = sum over batch, head, j of g5[j, e]*y[j, s] where seen  (step 4)
    # seen: seen1 > 0
    seen_3 = seen1 > 0
    g6 = masked_einsum("bhje,bhjs->es", seen_3[..., None, None], torch.where(seen_3[..., None, None], g5, 0.0), y_wide)
    # g7[j, s] = sum over e of w_value[s, e]*g5[j, e]  (step 3)
    g7 = torch.einsum("se,bhje->bhjs", w_value_wide, g5)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
    d_score = (d_weight + d_row[..., None]) * weight
    # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
    d_score_2 = torch.where(seen_2[..., None, None, :], scale * d_score, 0.0)
    # g11[j, d] = sum over i of d_score_2[i, j]*t2[i, d] where seen  (step 4)
    g11 = masked_einsum("bhij,bhid->bhjd", seen_2[..., None, None, :], d_score_2, t2)
    # g12[i, d] = sum over j of d_score_2[i, j]*t1[j, d] where seen  (step 4)
    g12 = masked_einsum("bhij,bhjd->bhid", seen_2[..., None, None, :], d_score_2, t1)
    # seen2 = sum over j of 1 where seen  (step 4)
    seen2 = torch.where(
        seen_2[..., None, :],
        torch.as_tensor(1, dtype=wide, device=device),
        0.0,
    ).expand(BATCH, HEADS, M).sum(-1)
    # g13[d, m] = sum over batch, head, i of g12[i, d]*x[i, m] where seen  (step 4)
    # seen: seen2 > 0
    seen_4 = seen2 > 0
    g13 = masked_einsum(
        "bhid,bhim->dm",
        seen_4[..., None, None],
        torch.where(seen_4[..., None, None], g12, 0.0),
        x_wide,
    )
    # d_x[i, m] = sum over d of w_query[m, d]*g12[i, d]  (step 4)
    d_x = torch.einsum("md,bhid->bhim", w_query_wide, g12)
    # g15[d, s] = sum over batch, head, j of g11[j, d]*y[j, s] where seen  (step 4)
    g15 = masked_einsum(
        "bhjd,bhjs->ds",
        seen_2[..., None, :, None],
        torch.where(seen_2[..., None, :, None], g11, 0.0),
        y_wide,
    )
    # g16[j, s] = sum over d of w_key[s, d]*g11[j, d]  (step 3)
    g16 = torch.einsum("sd,bhjd->bhjs", w_key_wide, g11)
    # d_y[j, s] = g16[j, s] + g7[j, s] where seen  (step 9)
    d_y = torch.where(seen_2[..., None, :, None], g16 + g7, 0.0)
    # d_w_query[m, d] = g13[d, m]  (step 3)
    d_w_query = g13.mT
    # d_w_key[s, d] = g15[d, s]  (step 3)
    d_w_key = g15.mT
    # d_w_value[s, e] = g6[e, s]  (step 3)
    d_w_value = g6.mT
    return d_x.to(
        dtype
    ), d_y.to(dtype), d_w_query.to(dtype).clone(), d_w_key.to(dtype).clone(), d_w_value.to(dtype).clone()
