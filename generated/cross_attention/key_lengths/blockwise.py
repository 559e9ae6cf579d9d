"""Cross-attention: tile by tile in torch, in memory linear in the lengths

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
    'backend': 'blockwise',
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


def select(seen, x, other):
    """x where it is seen and `other` elsewhere, whatever x holds there; seen = None: everything is"""
    return x if seen is None else torch.where(seen, x, other)


def masked_einsum(spec, seen, left, right):
    """einsum over what is seen: a NaN or an infinity elsewhere in `right` has no influence; `left` is 0 there"""
    good = torch.isfinite(right)
    if seen is None or (right.device.type == "cpu" and good.all()):  # elsewhere to ask would be to wait
        return torch.einsum(spec, left, right)
    out = torch.einsum(spec, left, torch.where(good, right, 0.0))
    bad = torch.einsum(spec, seen.expand(left.shape).to(left.dtype), (~good).to(left.dtype))
    return torch.where(bad > 0, float("nan"), out)


def tiles(lower, upper, block):
    """(start, stop) of the tiles of lower..upper"""
    for start in range(lower, upper, block):
        yield start, min(start + block, upper)


def highest(x):
    """the largest of some integers, 0 if there is none"""
    return int(x.max()) if x.numel() else 0


def lowest(x):
    """the smallest of some integers, 0 if there is none"""
    return int(x.min()) if x.numel() else 0


def tile_ranges(lower, upper, full_lower, full_upper, block):
    """(start, stop, whether every row of the block sees all of it) of the tiles of lower..upper, in order"""
    start = lower
    while start < upper:
        stop = min(start + block, upper)
        yield start, stop, full_lower <= start and stop <= full_upper
        start = stop


def forward(x, y, w_query, w_key, w_value, scale, key_lengths, *, block_rows=64, block_columns=128):
    """Takes x (BATCH, HEADS, N, MODEL), y (BATCH, HEADS, M, SOURCE), w_query (MODEL, D), w_key (SOURCE, D), w_value
    (SOURCE, E), scale a number, key_lengths (BATCH) integer.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, _ = x.shape
    M = y.shape[2]
    E = w_value.shape[1]
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
    # t6[j, e] = sum over s of w_value[s, e]*y[j, s]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("se,bhjs->bhje", w_value_wide, y_wide)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        row_max = torch.full((BATCH, HEADS, i_stop - i_start), -float('inf'), dtype=wide, device=device)
        row_sum = torch.full((BATCH, HEADS, i_stop - i_start), 0.0, dtype=wide, device=device)
        acc = torch.full((BATCH, HEADS, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        t2_i = t2[:, :, i_start:i_stop]
        for j_start, j_stop, full in tile_ranges(
            0,
            min(M, highest(key_lengths)),
            0,
            min(M, lowest(key_lengths)),
            block_columns,
        ):
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t1_j = t1[:, :, j_start:j_stop]
            dot = torch.einsum("bhid,bhjd->bhij", t2_i, t1_j)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # row_max[i] = max over j of score[i, j] where seen  (step 5)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j < key_lengths
            seen = None if full else ((j < key_lengths[..., None])[..., None, None, :])
            visible = select(seen, score, -float('inf'))
            row_max_new = torch.maximum(row_max, visible.amax(-1))
            old_shift = finite(row_max)
            # shift[i] = finite(row_max[i])  (step 5)
            shift = finite(row_max_new)
            # what was summed with the old shift moves to the new one
            correction = torch.where(row_max > -float('inf'), torch.exp(old_shift - shift), 0.0)
            row_max = row_max_new
            # weight[i, j] = exp(-shift[i] + score[i, j]) where seen  (step 6)
            weight = torch.exp(visible - shift[..., None])
            # row_sum[i] = sum over j of weight[i, j] where seen  (step 6)
            row_sum = row_sum * correction + weight.sum(-1)
            # acc[i, e] = sum over j of weight[i, j]*t6[j, e] where seen  (step 6)
            t6_j = t6[:, :, j_start:j_stop]
            acc = acc * correction[..., None] + masked_einsum("bhij,bhje->bhie", seen, weight, t6_j)
        # shift[i] = finite(row_max[i])  (step 5)
        shift_2 = finite(row_max)
        # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
        o_i = inverse(row_sum)[..., None] * acc
        # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
        lse_i = shift_2.double() + torch.log(row_sum).double()
        o[:, :, i_start:i_stop] = o_i
        lse[:, :, i_start:i_stop] = lse_i
    return o, lse


def backward(
    x, y, w_query, w_key, w_value, scale, key_lengths, o, lse, d_o, d_lse, *, block_rows=64, block_columns=128,
):
    """Takes x (BATCH, HEADS, N, MODEL), y (BATCH, HEADS, M, SOURCE), w_query (MODEL, D), w_key (SOURCE, D), w_value
    (SOURCE, E), scale a number, key_lengths (BATCH) integer, o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o
    (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N).
    Returns d_x (BATCH, HEADS, N, MODEL), d_y (BATCH, HEADS, M, SOURCE), d_w_query (MODEL, D), d_w_key (SOURCE, D),
    d_w_value (SOURCE, E).
    """
    BATCH, HEADS, N, _ = x.shape
    M = y.shape[2]
    D = w_query.shape[1]
    E = w_value.shape[1]
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
    # t6[j, e] = sum over s of w_value[s, e]*y[j, s]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("se,bhjs->bhje", w_value_wide, y_wide)
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (d_o_wide * o_wide).sum(-1)
    # seen1 = sum over i of 1 where seen  (step 4)
    lse_wide = lse.to(wide)
    # seen: lse[i] > -oo
    seen = lse_wide != -float('inf')
    seen1 = torch.where(seen, torch.as_tensor(1, dtype=wide, device=device), 0.0).sum(-1)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    # seen2 = sum over j of 1 where seen  (step 4)
    j = torch.arange(M, device=device)
    # seen: j < key_lengths
    seen_2 = j < key_lengths[..., None]
    seen2 = torch.where(
        seen_2[..., None, :],
        torch.as_tensor(1, dtype=wide, device=device),
        0.0,
    ).expand(BATCH, HEADS, M).sum(-1)
    g5 = torch.empty((BATCH, HEADS, M, E), dtype=wide, device=device)
    g11 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    for j_start in range(0, M, block_rows):
        j_stop = min(j_start + block_rows, M)
        g4 = torch.full((BATCH, HEADS, j_stop - j_start, E), 0.0, dtype=wide, device=device)
        g11_j = torch.full((BATCH, HEADS, j_stop - j_start, D), 0.0, dtype=wide, device=device)
        t1_j = t1[:, :, j_start:j_stop]
        t6_j = t6[:, :, j_start:j_stop]
        j = torch.arange(j_start, j_stop, device=device)
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
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
            d_row_i = d_row[:, :, i_start:i_stop]
            d_score = (d_weight + d_row_i[..., None, :]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            # seen_3: j < key_lengths
            seen_3 = (j < key_lengths[..., None])[..., None, :, None]
            d_score_2 = torch.where(seen_3, scale * d_score, 0.0)
            # g4[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
            # seen_4: lse[i] > -oo
            seen_4 = (lse_high != -float('inf'))[..., None, :]
            g4 = g4 + masked_einsum("bhji,bhie->bhje", seen_4, torch.where(seen_4, weight, 0.0), d_o_i)
            # g11[j, d] = sum over i of d_score_2[i, j]*t2[i, d] where seen  (step 4)
            g11_j = g11_j + masked_einsum("bhji,bhid->bhjd", seen_3, d_score_2, t2_i)
        # g5[j, e] = g4[j, e] where seen  (step 3)
        g5_j = torch.where((j < key_lengths[..., None])[..., None, :, None], g4, 0.0)
        g5[:, :, j_start:j_stop] = g5_j
        g11[:, :, j_start:j_stop] = g11_j
    g12 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        g12_i = torch.full((BATCH, HEADS, i_stop - i_start, D), 0.0, dtype=wide, device=device)
        t2_i = t2[:, :, i_start:i_stop]
        d_o_i = d_o[:, :, i_start:i_stop].to(wide)
        lse_i = lse[:, :, i_start:i_stop]
        # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
        lse_high, lse_low = two_parts(lse_i, wide)
        d_row_i = d_row[:, :, i_start:i_stop]
        for j_start, j_stop, full in tile_ranges(
            0,
            min(M, highest(key_lengths)),
            0,
            min(M, lowest(key_lengths)),
            block_columns,
        ):
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
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
            d_score = (d_weight + d_row_i[..., None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            j = torch.arange(j_start, j_stop, device=device)
            # seen_3: j < key_lengths
            seen_3 = None if full else ((j < key_lengths[..., None])[..., None, None, :])
            d_score_2 = select(seen_3, scale * d_score, 0.0)
            # g12[i, d] = sum over j of d_score_2[i, j]*t1[j, d] where seen  (step 4)
            g12_i = g12_i + masked_einsum("bhij,bhjd->bhid", seen_3, d_score_2, t1_j)
        g12[:, :, i_start:i_stop] = g12_i
    # g6[e, s] = sum over batch, head, j of g5[j, e]*y[j, s] where seen  (step 4)
    # seen: seen1 > 0
    seen_3 = seen1 > 0
    g6 = masked_einsum("bhje,bhjs->es", seen_3[..., None, None], torch.where(seen_3[..., None, None], g5, 0.0), y_wide)
    # g7[j, s] = sum over e of w_value[s, e]*g5[j, e]  (step 3)
    g7 = torch.einsum("se,bhje->bhjs", w_value_wide, g5)
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
