"""Multi-head attention: tile by tile in torch, in memory linear in the lengths

    o[i, n] =    Σ    head[i, e]⋅w_out[e, n]
              head, e

    q[i, d] = Σ w_query[m, d]⋅x[i, m]
              m

    k[j, d] = Σ w_key[m, d]⋅x[j, m]
              m

    v[j, e] = Σ w_value[m, e]⋅x[j, m]
              m

                          Σ          exp(s[i, j])⋅kept[i, j]⋅v[j, e]
                 j : j < key_lengths
    head[i, e] = ───────────────────────────────────────────────────
                   (1 - dropout)⋅         Σ          exp(s[i, j])
                                 j : j < key_lengths

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

    kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'multi_head_attention',
    'backend': 'blockwise',
    'options': {'key_lengths': True, 'dropout': True},
    'source': '4d6f233cfcd2224a',
    'sizes': {
        'BATCH': 'batch',
        'N': 'length',
        'MODEL': 'width',
        'HEADS': 'batch',
        'D': 'width',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('x', ['BATCH', 'N', 'MODEL'], 'real'),
            ('w_query', ['HEADS', 'MODEL', 'D'], 'real'),
            ('w_key', ['HEADS', 'MODEL', 'D'], 'real'),
            ('w_value', ['HEADS', 'MODEL', 'E'], 'real'),
            ('w_out', ['HEADS', 'E', 'MODEL'], 'real'),
            ('scale', [], 'scalar'),
            ('key_lengths', ['BATCH'], 'integer'),
            ('seed', ['BATCH', 'HEADS'], 'integer'),
            ('dropout', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'N', 'MODEL'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'N'], 'double'),
        ],
        'saved': [('saved_t8', ['BATCH', 'HEADS', 'N', 'E'], 'accumulate')],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': [
            'x',
            'w_query',
            'w_key',
            'w_value',
            'w_out',
            'scale',
            'key_lengths',
            'seed',
            'dropout',
        ],
        'saved': ['lse', 'saved_t8'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('x', ['BATCH', 'N', 'MODEL']),
            ('w_query', ['HEADS', 'MODEL', 'D']),
            ('w_key', ['HEADS', 'MODEL', 'D']),
            ('w_value', ['HEADS', 'MODEL', 'E']),
            ('w_out', ['HEADS', 'E', 'MODEL']),
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


def mixed(x):
    """a hash of 32 bits ("lowbias32" by Wellons, 2018); 0x846CA68B less 2**32, so that no product exceeds 64 bits"""
    x = x & 0xFFFFFFFF
    x = (x ^ x >> 16) * 0x7FEB352D & 0xFFFFFFFF
    x = (x ^ x >> 15) * -0x7B935975 & 0xFFFFFFFF
    return x ^ x >> 16


def uniform(dtype, seed, *places):
    """a number in [0, 1) for each seed and place, the same on every backend: multiples of 2**-24 from a hash"""
    x = mixed((seed.long() if isinstance(seed, torch.Tensor) else seed) ^ 0x243F6A88)
    for place in places:
        x = mixed(x ^ place * 0x9E3779B9)
    return torch.as_tensor(x >> 8).to(dtype) * 2.0**-24


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


def forward(x, w_query, w_key, w_value, w_out, scale, key_lengths, seed, dropout, *, block_rows=64, block_columns=128):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E), w_out
    (HEADS, E, MODEL), scale a number, key_lengths (BATCH) integer, seed (BATCH, HEADS) integer, dropout a number.
    Returns o (BATCH, N, MODEL), lse (BATCH, HEADS, N) of float64, saved_t8 (BATCH, HEADS, N, E).
    """
    BATCH, N, _ = x.shape
    HEADS = w_query.shape[0]
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1 = 1 - dropout  (step 1)
    t1 = torch.as_tensor(1 - dropout, dtype=wide, device=device)
    # t2[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t3[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t3 = torch.einsum("hmd,bim->bhid", w_query_wide, x_wide)
    # t7[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t7 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    head = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    saved_t8 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        row_max = torch.full((BATCH, HEADS, i_stop - i_start), -float('inf'), dtype=wide, device=device)
        row_sum = torch.full((BATCH, HEADS, i_stop - i_start), 0.0, dtype=wide, device=device)
        acc = torch.full((BATCH, HEADS, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        t3_i = t3[:, :, i_start:i_stop]
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop, full in tile_ranges(
            0,
            min(N, highest(key_lengths)),
            0,
            min(N, lowest(key_lengths)),
            block_columns,
        ):
            # dot[i, j] = sum over d of t2[j, d]*t3[i, d]  (step 2)
            t2_j = t2[:, :, j_start:j_stop]
            dot = torch.einsum("bhid,bhjd->bhij", t3_i, t2_j)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
            j = torch.arange(j_start, j_stop, device=device)
            kept = 1 - (dropout - uniform(wide, seed[..., None, None], i[..., None], j)).gt(0).to(wide)
            # row_max[i] = max over j of score[i, j] where seen  (step 5)
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
            # acc[i, e] = sum over j of kept[i, j]*weight[i, j]*t7[j, e] where seen  (step 6)
            t7_j = t7[:, :, j_start:j_stop]
            acc = acc * correction[..., None] + masked_einsum(
                "bhij,bhje->bhie",
                seen,
                select(seen, kept * weight, 0.0),
                t7_j,
            )
        # shift[i] = finite(row_max[i])  (step 5)
        shift_2 = finite(row_max)
        # head[i, e] = acc[i, e]/(t1*row_sum[i])  (step 1)
        head_i = inverse(t1) * inverse(row_sum)[..., None] * acc
        # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
        lse_i = shift_2.double() + torch.log(row_sum).double()
        # saved_t8[i, e] = acc[i, e]/row_sum[i]  (step 5)
        saved_t8_i = inverse(row_sum)[..., None] * acc
        head[:, :, i_start:i_stop] = head_i
        lse[:, :, i_start:i_stop] = lse_i
        saved_t8[:, :, i_start:i_stop] = saved_t8_i
    # o[i, n] = sum over head, e of w_out[e, n]*head[i, e]  (step 2)
    w_out_wide = w_out.to(wide)
    o = torch.einsum("hen,bhie->bin", w_out_wide, head)
    return o.to(dtype), lse, saved_t8


def backward(
    x, w_query, w_key, w_value, w_out, scale, key_lengths, seed, dropout, lse, saved_t8, d_o, d_lse, *, block_rows=64,
    block_columns=128,
):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E), w_out
    (HEADS, E, MODEL), scale a number, key_lengths (BATCH) integer, seed (BATCH, HEADS) integer, dropout a number,
    lse (BATCH, HEADS, N), saved_t8 (BATCH, HEADS, N, E), d_o (BATCH, N, MODEL), d_lse (BATCH, HEADS, N).
    Returns d_x (BATCH, N, MODEL), d_w_query (HEADS, MODEL, D), d_w_key (HEADS, MODEL, D), d_w_value (HEADS, MODEL,
    E), d_w_out (HEADS, E, MODEL).
    """
    BATCH, N, _ = x.shape
    HEADS, _, D = w_query.shape
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1 = 1 - dropout  (step 1)
    t1 = torch.as_tensor(1 - dropout, dtype=wide, device=device)
    # t2[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t3[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t3 = torch.einsum("hmd,bim->bhid", w_query_wide, x_wide)
    # t7[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t7 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    # head[i, e] = saved_t8[i, e]/t1  (step 4)
    head = inverse(t1) * saved_t8
    # g1[i, e] = sum over n of d_o[i, n]*w_out[e, n]  (step 3)
    d_o_wide = d_o.to(wide)
    w_out_wide = w_out.to(wide)
    g1 = torch.einsum("bin,hen->bhie", d_o_wide, w_out_wide)
    # d_w_out[e, n] = sum over batch, i of d_o[i, n]*head[i, e]  (step 4)
    d_w_out = torch.einsum("bin,bhie->hen", d_o_wide, head)
    # delta[i] = sum over e of g1[i, e]*saved_t8[i, e]  (step 4)
    delta = (g1 * saved_t8).sum(-1)
    # g4[i, e] = g1[i, e]/t1  (step 4)
    g4 = inverse(t1) * g1
    # seen1 = sum over i of 1 where seen  (step 4)
    lse_wide = lse.to(wide)
    # seen: lse[i] > -oo
    seen = lse_wide != -float('inf')
    seen1 = torch.where(seen, torch.as_tensor(1, dtype=wide, device=device), 0.0).sum(-1)
    # d_row[i] = d_lse[i] - delta[i]/t1  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - inverse(t1) * delta
    # seen2 = sum over j of 1 where seen  (step 4)
    j = torch.arange(N, device=device)
    # seen: j < key_lengths
    seen_2 = j < key_lengths[..., None]
    seen2 = torch.where(
        seen_2[..., None, :],
        torch.as_tensor(1, dtype=wide, device=device),
        0.0,
    ).expand(BATCH, HEADS, N).sum(-1)
    g7 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    g13 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    for j_start in range(0, N, block_rows):
        j_stop = min(j_start + block_rows, N)
        g6 = torch.full((BATCH, HEADS, j_stop - j_start, E), 0.0, dtype=wide, device=device)
        g13_j = torch.full((BATCH, HEADS, j_stop - j_start, D), 0.0, dtype=wide, device=device)
        t2_j = t2[:, :, j_start:j_stop]
        j = torch.arange(j_start, j_stop, device=device)
        t7_j = t7[:, :, j_start:j_stop]
        for i_start, i_stop in tiles(0, N, block_columns):
            # dot[i, j] = sum over d of t2[j, d]*t3[i, d]  (step 2)
            t3_i = t3[:, :, i_start:i_stop]
            dot = torch.einsum("bhjd,bhid->bhji", t2_j, t3_i)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
            i = torch.arange(i_start, i_stop, device=device)
            kept = 1 - (dropout - uniform(wide, seed[..., None, None], i, j[..., None])).gt(0).to(wide)
            # d_weight[i, j] = sum over e of g4[i, e]*t7[j, e]  (step 3)
            g4_i = g4[:, :, i_start:i_stop]
            d_weight = torch.einsum("bhje,bhie->bhji", t7_j, g4_i)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            lse_i = lse[:, :, i_start:i_stop]
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = two_parts(lse_i, wide)
            weight = torch.exp((score - lse_high[..., None, :]) - lse_low[..., None, :])
            # d_score[i, j] = (d_row[i] + d_weight[i, j]*kept[i, j])*weight[i, j] where seen, masked where it is read
            #   (step 8)
            d_row_i = d_row[:, :, i_start:i_stop]
            d_score = (d_weight * kept + d_row_i[..., None, :]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            # seen_3: j < key_lengths
            seen_3 = (j < key_lengths[..., None])[..., None, :, None]
            d_score_2 = torch.where(seen_3, scale * d_score, 0.0)
            # g6[j, e] = sum over i of g4[i, e]*kept[i, j]*weight[i, j] where seen  (step 8)
            # seen_4: lse[i] > -oo
            seen_4 = (lse_high != -float('inf'))[..., None, :]
            g6 = g6 + masked_einsum("bhji,bhie->bhje", seen_4, torch.where(seen_4, kept * weight, 0.0), g4_i)
            # g13[j, d] = sum over i of d_score_2[i, j]*t3[i, d] where seen  (step 4)
            g13_j = g13_j + masked_einsum("bhji,bhid->bhjd", seen_3, d_score_2, t3_i)
        # g7[j, e] = g6[j, e] where seen  (step 3)
        g7_j = torch.where((j < key_lengths[..., None])[..., None, :, None], g6, 0.0)
        g7[:, :, j_start:j_stop] = g7_j
        g13[:, :, j_start:j_stop] = g13_j
    g14 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        g14_i = torch.full((BATCH, HEADS, i_stop - i_start, D), 0.0, dtype=wide, device=device)
        t3_i = t3[:, :, i_start:i_stop]
        i = torch.arange(i_start, i_stop, device=device)
        g4_i = g4[:, :, i_start:i_stop]
        lse_i = lse[:, :, i_start:i_stop]
        # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
        lse_high, lse_low = two_parts(lse_i, wide)
        d_row_i = d_row[:, :, i_start:i_stop]
        for j_start, j_stop, full in tile_ranges(
            0,
            min(N, highest(key_lengths)),
            0,
            min(N, lowest(key_lengths)),
            block_columns,
        ):
            # dot[i, j] = sum over d of t2[j, d]*t3[i, d]  (step 2)
            t2_j = t2[:, :, j_start:j_stop]
            dot = torch.einsum("bhid,bhjd->bhij", t3_i, t2_j)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
            j = torch.arange(j_start, j_stop, device=device)
            kept = 1 - (dropout - uniform(wide, seed[..., None, None], i[..., None], j)).gt(0).to(wide)
            # d_weight[i, j] = sum over e of g4[i, e]*t7[j, e]  (step 3)
            t7_j = t7[:, :, j_start:j_stop]
            d_weight = torch.einsum("bhie,bhje->bhij", g4_i, t7_j)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
            # d_score[i, j] = (d_row[i] + d_weight[i, j]*kept[i, j])*weight[i, j] where seen, masked where it is read
            #   (step 8)
            d_score = (d_weight * kept + d_row_i[..., None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            # seen_3: j < key_lengths
            seen_3 = None if full else ((j < key_lengths[..., None])[..., None, None, :])
            d_score_2 = select(seen_3, scale * d_score, 0.0)
            # g14[i, d] = sum over j of d_score_2[i, j]*t2[j, d] where seen  (step 4)
            g14_i = g14_i + masked_einsum("bhij,bhjd->bhid", seen_3, d_score_2, t2_j)
        g14[:, :, i_start:i_stop] = g14_i
    # g8[e, m] = sum over batch, j of x[j, m]*g7[j, e] where seen  (step 4)
    # seen: seen1 > 0
    seen_3 = seen1 > 0
    g8 = masked_einsum("bhje,bjm->hem", seen_3[..., None, None], torch.where(seen_3[..., None, None], g7, 0.0), x_wide)
    # g9[j, m] = sum over head, e of w_value[m, e]*g7[j, e]  (step 3)
    g9 = torch.einsum("hme,bhje->bjm", w_value_wide, g7)
    # g15[d, m] = sum over batch, i of x[i, m]*g14[i, d] where seen  (step 4)
    # seen: seen2 > 0
    seen_4 = seen2 > 0
    g15 = masked_einsum(
        "bhid,bim->hdm",
        seen_4[..., None, None],
        torch.where(seen_4[..., None, None], g14, 0.0),
        x_wide,
    )
    # g16[i, m] = sum over head, d of w_query[m, d]*g14[i, d]  (step 3)
    g16 = torch.einsum("hmd,bhid->bim", w_query_wide, g14)
    # g17[d, m] = sum over batch, j of x[j, m]*g13[j, d] where seen  (step 4)
    g17 = masked_einsum("bjm,bhjd->hdm", seen_2[..., None], torch.where(seen_2[..., None], x_wide, 0.0), g13)
    # g18[j, m] = sum over head, d of w_key[m, d]*g13[j, d]  (step 3)
    g18 = torch.einsum("hmd,bhjd->bjm", w_key_wide, g13)
    # d_x[j, m] = g16[j, m] + g18[j, m] + g9[j, m]  (step 3)
    d_x = g16 + g18 + g9
    # d_w_query[m, d] = g15[d, m]  (step 3)
    d_w_query = g15.mT
    # d_w_key[m, d] = g17[d, m]  (step 3)
    d_w_key = g17.mT
    # d_w_value[m, e] = g8[e, m]  (step 3)
    d_w_value = g8.mT
    return d_x.to(
        dtype
    ), d_w_query.to(dtype).clone(), d_w_key.to(dtype).clone(), d_w_value.to(dtype).clone(), d_w_out.to(dtype)
