"""Multi-head attention: tile by tile in torch, in memory linear in the lengths

    o[i, n] =       Σ        head[i, e]⋅w_out[e, n]
              head, group, e

    q[i, d] = Σ w_query[m, d]⋅x[i, m]
              m

    k[j, d] = Σ w_key[m, d]⋅x[j, m]
              m

    v[j, e] = Σ w_value[m, e]⋅x[j, m]
              m

                     Σ     exp(s[i, j])⋅v[j, e]
                 j : j ≤ i
    head[i, e] = ──────────────────────────────
                         Σ     exp(s[i, j])
                     j : j ≤ i

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'multi_head_attention',
    'backend': 'blockwise',
    'options': {'visibility': 'causal_lower_right', 'grouped': True},
    'source': 'bbb8b65a9523fc13',
    'sizes': {
        'BATCH': 'batch',
        'N': 'length',
        'MODEL': 'width',
        'HEADS': 'batch',
        'GROUP': 'batch',
        'D': 'width',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('x', ['BATCH', 'N', 'MODEL'], 'real'),
            ('w_query', ['HEADS', 'GROUP', 'MODEL', 'D'], 'real'),
            ('w_key', ['HEADS', 'MODEL', 'D'], 'real'),
            ('w_value', ['HEADS', 'MODEL', 'E'], 'real'),
            ('w_out', ['HEADS', 'GROUP', 'E', 'MODEL'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'N', 'MODEL'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'GROUP', 'N'], 'double'),
        ],
        'saved': [('saved_t7', ['BATCH', 'HEADS', 'GROUP', 'N', 'E'], 'accumulate')],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['x', 'w_query', 'w_key', 'w_value', 'w_out', 'scale'],
        'saved': ['lse', 'saved_t7'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('x', ['BATCH', 'N', 'MODEL']),
            ('w_query', ['HEADS', 'GROUP', 'MODEL', 'D']),
            ('w_key', ['HEADS', 'MODEL', 'D']),
            ('w_value', ['HEADS', 'MODEL', 'E']),
            ('w_out', ['HEADS', 'GROUP', 'E', 'MODEL']),
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


def tile_ranges(lower, upper, full_lower, full_upper, block):
    """(start, stop, whether every row of the block sees all of it) of the tiles of lower..upper, in order"""
    start = lower
    while start < upper:
        stop = min(start + block, upper)
        yield start, stop, full_lower <= start and stop <= full_upper
        start = stop


def forward(x, w_query, w_key, w_value, w_out, scale, *, block_rows=64, block_columns=128):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, GROUP, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E),
    w_out (HEADS, GROUP, E, MODEL), scale a number.
    Returns o (BATCH, N, MODEL), lse (BATCH, HEADS, GROUP, N) of float64, saved_t7 (BATCH, HEADS, GROUP, N, E).
    """
    BATCH, N, _ = x.shape
    HEADS, GROUP, _, _ = w_query.shape
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of x[i, m]*w_query[m, d]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("bim,hgmd->bhgid", x_wide, w_query_wide)
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    head = torch.empty((BATCH, HEADS, GROUP, N, E), dtype=wide, device=device)
    lse = torch.empty((BATCH, HEADS, GROUP, N), dtype=torch.float64, device=device)
    saved_t7 = torch.empty((BATCH, HEADS, GROUP, N, E), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        row_max = torch.full((BATCH, HEADS, GROUP, i_stop - i_start), -float('inf'), dtype=wide, device=device)
        row_sum = torch.full((BATCH, HEADS, GROUP, i_stop - i_start), 0.0, dtype=wide, device=device)
        acc = torch.full((BATCH, HEADS, GROUP, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        t2_i = t2[:, :, :, i_start:i_stop]
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop, full in tile_ranges(0, min(N, 1 + (i_stop - 1)), 0, min(N, 1 + i_start), block_columns):
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t1_j = t1[:, :, j_start:j_stop]
            dot = torch.einsum("bhgid,bhjd->bhgij", t2_i, t1_j)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # row_max[i] = max over j of score[i, j] where seen  (step 5)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j <= i
            seen = None if full else (j <= i[..., None])
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
            # acc[i, e] = sum over j of t6[j, e]*weight[i, j] where seen  (step 6)
            t6_j = t6[:, :, j_start:j_stop]
            acc = acc * correction[..., None] + masked_einsum("bhgij,bhje->bhgie", seen, weight, t6_j)
        # shift[i] = finite(row_max[i])  (step 5)
        shift_2 = finite(row_max)
        # head[i, e] = acc[i, e]/row_sum[i]  (step 1)
        head_i = inverse(row_sum)[..., None] * acc
        # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
        lse_i = shift_2.double() + torch.log(row_sum).double()
        # saved_t7[i, e] = acc[i, e]/row_sum[i]  (step 5)
        saved_t7_i = inverse(row_sum)[..., None] * acc
        head[:, :, :, i_start:i_stop] = head_i
        lse[:, :, :, i_start:i_stop] = lse_i
        saved_t7[:, :, :, i_start:i_stop] = saved_t7_i
    # o[i, n] = sum over head, group, e of w_out[e, n]*head[i, e]  (step 2)
    w_out_wide = w_out.to(wide)
    o = torch.einsum("hgen,bhgie->bin", w_out_wide, head)
    return o.to(dtype), lse, saved_t7


def backward(x, w_query, w_key, w_value, w_out, scale, lse, saved_t7, d_o, d_lse, *, block_rows=64, block_columns=128):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, GROUP, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E),
    w_out (HEADS, GROUP, E, MODEL), scale a number, lse (BATCH, HEADS, GROUP, N), saved_t7 (BATCH, HEADS, GROUP, N,
    E), d_o (BATCH, N, MODEL), d_lse (BATCH, HEADS, GROUP, N).
    Returns d_x (BATCH, N, MODEL), d_w_query (HEADS, GROUP, MODEL, D), d_w_key (HEADS, MODEL, D), d_w_value (HEADS,
    MODEL, E), d_w_out (HEADS, GROUP, E, MODEL).
    """
    BATCH, N, _ = x.shape
    HEADS, GROUP, _, D = w_query.shape
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of x[i, m]*w_query[m, d]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("bim,hgmd->bhgid", x_wide, w_query_wide)
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    # g1[i, e] = sum over n of d_o[i, n]*w_out[e, n]  (step 3)
    d_o_wide = d_o.to(wide)
    w_out_wide = w_out.to(wide)
    g1 = torch.einsum("bin,hgen->bhgie", d_o_wide, w_out_wide)
    # d_w_out[e, n] = sum over batch, i of d_o[i, n]*saved_t7[i, e]  (step 4)
    d_w_out = torch.einsum("bin,bhgie->hgen", d_o_wide, saved_t7)
    # delta[i] = sum over e of g1[i, e]*saved_t7[i, e]  (step 4)
    delta = (g1 * saved_t7).sum(-1)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    g6_part = torch.empty((BATCH, HEADS, GROUP, N, E), dtype=wide, device=device)
    g12_part = torch.empty((BATCH, HEADS, GROUP, N, D), dtype=wide, device=device)
    for j_start in range(0, N, block_rows):
        j_stop = min(j_start + block_rows, N)
        g6_part_j = torch.full((BATCH, HEADS, GROUP, j_stop - j_start, E), 0.0, dtype=wide, device=device)
        g12_part_j = torch.full((BATCH, HEADS, GROUP, j_stop - j_start, D), 0.0, dtype=wide, device=device)
        t1_j = t1[:, :, j_start:j_stop]
        t6_j = t6[:, :, j_start:j_stop]
        j = torch.arange(j_start, j_stop, device=device)
        for i_start, i_stop, full in tile_ranges(max(0, j_start), N, max(0, (j_stop - 1)), N, block_columns):
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t2_i = t2[:, :, :, i_start:i_stop]
            dot = torch.einsum("bhjd,bhgid->bhgji", t1_j, t2_i)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # d_weight[i, j] = sum over e of t6[j, e]*g1[i, e]  (step 4)
            g1_i = g1[:, :, :, i_start:i_stop]
            d_weight = torch.einsum("bhje,bhgie->bhgji", t6_j, g1_i)
            # weight[i, j] = exp(-lse[i] + score[i, j]) where seen  (step 8)
            lse_i = lse[:, :, :, i_start:i_stop]
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = two_parts(lse_i, wide)
            i = torch.arange(i_start, i_stop, device=device)
            # seen: j <= i
            seen = None if full else (j[..., None] <= i)
            weight = select(seen, torch.exp((score - lse_high[..., None, :]) - lse_low[..., None, :]), 0.0)
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
            d_row_i = d_row[:, :, :, i_start:i_stop]
            d_score = (d_weight + d_row_i[..., None, :]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            d_score_2 = select(seen, scale * d_score, 0.0)
            # g6_part[j, e] = sum over i of g1[i, e]*weight[i, j] where seen  (step 9)
            g6_part_j = g6_part_j + masked_einsum("bhgji,bhgie->bhgje", seen, weight, g1_i)
            # g12_part[j, d] = sum over i of d_score_2[i, j]*t2[i, d] where seen  (step 9)
            g12_part_j = g12_part_j + masked_einsum("bhgji,bhgid->bhgjd", seen, d_score_2, t2_i)
        g6_part[:, :, :, j_start:j_stop] = g6_part_j
        g12_part[:, :, :, j_start:j_stop] = g12_part_j
    g13 = torch.empty((BATCH, HEADS, GROUP, N, D), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        g13_i = torch.full((BATCH, HEADS, GROUP, i_stop - i_start, D), 0.0, dtype=wide, device=device)
        t2_i = t2[:, :, :, i_start:i_stop]
        g1_i = g1[:, :, :, i_start:i_stop]
        lse_i = lse[:, :, :, i_start:i_stop]
        # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
        lse_high, lse_low = two_parts(lse_i, wide)
        d_row_i = d_row[:, :, :, i_start:i_stop]
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop, full in tile_ranges(0, min(N, 1 + (i_stop - 1)), 0, min(N, 1 + i_start), block_columns):
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t1_j = t1[:, :, j_start:j_stop]
            dot = torch.einsum("bhgid,bhjd->bhgij", t2_i, t1_j)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # d_weight[i, j] = sum over e of t6[j, e]*g1[i, e]  (step 4)
            t6_j = t6[:, :, j_start:j_stop]
            d_weight = torch.einsum("bhgie,bhje->bhgij", g1_i, t6_j)
            # weight[i, j] = exp(-lse[i] + score[i, j]) where seen, masked where it is read  (step 8)
            weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
            d_score = (d_weight + d_row_i[..., None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j <= i
            seen = None if full else (j <= i[..., None])
            d_score_2 = select(seen, scale * d_score, 0.0)
            # g13[i, d] = sum over j of t1[j, d]*d_score_2[i, j] where seen  (step 4)
            g13_i = g13_i + masked_einsum("bhgij,bhjd->bhgid", seen, d_score_2, t1_j)
        g13[:, :, :, i_start:i_stop] = g13_i
    # g6[j, e] = sum over group of g6_part[j, e]  (step 9)
    g6 = g6_part.permute(0, 1, 3, 4, 2).sum(-1)
    # g7[e, m] = sum over batch, j of x[j, m]*g6[j, e]  (step 3)
    g7 = torch.einsum("bjm,bhje->hem", x_wide, g6)
    # g8[j, m] = sum over head, e of w_value[m, e]*g6[j, e]  (step 3)
    g8 = torch.einsum("hme,bhje->bjm", w_value_wide, g6)
    # g12[j, d] = sum over group of g12_part[j, d]  (step 9)
    g12 = g12_part.permute(0, 1, 3, 4, 2).sum(-1)
    # g14[d, m] = sum over batch, i of x[i, m]*g13[i, d]  (step 3)
    g14 = torch.einsum("bim,bhgid->hgdm", x_wide, g13)
    # g15[i, m] = sum over head, group, d of w_query[m, d]*g13[i, d]  (step 3)
    g15 = torch.einsum("hgmd,bhgid->bim", w_query_wide, g13)
    # g16[d, m] = sum over batch, j of x[j, m]*g12[j, d]  (step 3)
    g16 = torch.einsum("bjm,bhjd->hdm", x_wide, g12)
    # g17[j, m] = sum over head, d of w_key[m, d]*g12[j, d]  (step 3)
    g17 = torch.einsum("hmd,bhjd->bjm", w_key_wide, g12)
    # d_x[j, m] = g15[j, m] + g17[j, m] + g8[j, m]  (step 3)
    d_x = g15 + g17 + g8
    # d_w_query[m, d] = g14[d, m]  (step 3)
    d_w_query = g14.mT
    # d_w_key[m, d] = g16[d, m]  (step 3)
    d_w_key = g16.mT
    # d_w_value[m, e] = g7[e, m]  (step 3)
    d_w_value = g7.mT
    return d_x.to(
        dtype
    ), d_w_query.to(dtype).clone(), d_w_key.to(dtype).clone(), d_w_value.to(dtype).clone(), d_w_out.to(dtype)
