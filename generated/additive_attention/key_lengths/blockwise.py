"""Additive attention: tile by tile in torch, in memory linear in the lengths

                       Σ          exp(s[i, j])⋅v[j, e]
              j : j < key_lengths
    o[i, e] = ────────────────────────────────────────
                           Σ          exp(s[i, j])
                  j : j < key_lengths

    s[i, j] = Σ tanh⎛b[a] + Σ  k[j, dk]⋅w_key[a, dk] + Σ q[i, d]⋅w_query[a, d]⎞⋅w_score[a]
              a     ⎝       dk                         d                      ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'additive_attention',
    'backend': 'blockwise',
    'options': {'key_lengths': True},
    'source': '304fc9f2ac17cb3d',
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
        'inputs': ['q', 'k', 'v', 'w_query', 'w_key', 'b', 'w_score', 'key_lengths'],
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


def forward(q, k, v, w_query, w_key, b, w_score, key_lengths, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w_query (A, D), w_key (A, Dk), b
    (A), w_score (A), key_lengths (BATCH) integer.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
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
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        row_max = torch.full((BATCH, HEADS, i_stop - i_start), -float('inf'), dtype=wide, device=device)
        row_sum = torch.full((BATCH, HEADS, i_stop - i_start), 0.0, dtype=wide, device=device)
        acc = torch.full((BATCH, HEADS, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        for j_start, j_stop, full in tile_ranges(
            0,
            min(M, highest(key_lengths)),
            0,
            min(M, lowest(key_lengths)),
            block_columns,
        ):
            # score[i, j] = sum over a of tanh(b[a] + t1[j, a] + t2[i, a])*w_score[a]  (step 1)
            score = torch.full((BATCH, HEADS, i_stop - i_start, j_stop - j_start), 0.0, dtype=wide, device=device)
            for a_start in range(0, A, 16):
                a_stop = min(a_start + 16, A)
                w_score_a = w_score[a_start:a_stop].to(wide)
                b_a = b[a_start:a_stop].to(wide)
                t1_j_a = t1[:, :, j_start:j_stop, a_start:a_stop]
                t2_i_a = t2[:, :, i_start:i_stop, a_start:a_stop]
                score = score + (w_score_a * torch.tanh(b_a + t1_j_a[..., None, :, :] + t2_i_a[..., None, :])).sum(-1)
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
            # acc[i, e] = sum over j of weight[i, j]*v[j, e] where seen  (step 6)
            v_j = v[:, :, j_start:j_stop].to(wide)
            acc = acc * correction[..., None] + masked_einsum("bhij,bhje->bhie", seen, weight, v_j)
        # shift[i] = finite(row_max[i])  (step 5)
        shift_2 = finite(row_max)
        # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
        o_i = inverse(row_sum)[..., None] * acc
        # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
        lse_i = shift_2.double() + torch.log(row_sum).double()
        o[:, :, i_start:i_stop] = o_i
        lse[:, :, i_start:i_stop] = lse_i
    return o, lse


def backward(q, k, v, w_query, w_key, b, w_score, key_lengths, o, lse, d_o, d_lse, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w_query (A, D), w_key (A, Dk), b
    (A), w_score (A), key_lengths (BATCH) integer, o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS,
    N, E), d_lse (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_v (BATCH, HEADS, M, E), d_w_query (A, D), d_w_key
    (A, Dk), d_b (A), d_w_score (A).
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
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
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (d_o_wide * o_wide).sum(-1)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    # seen1 = sum over j of 1 where seen  (step 4)
    j = torch.arange(M, device=device)
    # seen: j < key_lengths
    seen = j < key_lengths[..., None]
    seen1 = torch.where(
        seen[..., None, :],
        torch.as_tensor(1, dtype=wide, device=device),
        0.0,
    ).expand(BATCH, HEADS, M).sum(-1)
    g14 = torch.empty((BATCH, HEADS, M, A), dtype=wide, device=device)
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    for j_start in range(0, M, block_rows):
        j_stop = min(j_start + block_rows, M)
        g4 = torch.full((BATCH, HEADS, j_stop - j_start, E), 0.0, dtype=wide, device=device)
        g8 = torch.full((BATCH, HEADS, j_stop - j_start, A), 0.0, dtype=wide, device=device)
        v_j = v[:, :, j_start:j_stop].to(wide)
        j = torch.arange(j_start, j_stop, device=device)
        for i_start, i_stop in tiles(0, N, block_columns):
            # score[i, j] = sum over a of tanh(b[a] + t1[j, a] + t2[i, a])*w_score[a]  (step 1)
            score = torch.full((BATCH, HEADS, j_stop - j_start, i_stop - i_start), 0.0, dtype=wide, device=device)
            for a_start in range(0, A, 16):
                a_stop = min(a_start + 16, A)
                w_score_a = w_score[a_start:a_stop].to(wide)
                b_a = b[a_start:a_stop].to(wide)
                t1_j_a = t1[:, :, j_start:j_stop, a_start:a_stop]
                t2_i_a = t2[:, :, i_start:i_stop, a_start:a_stop]
                tanh = torch.tanh(b_a + t1_j_a[..., None, :] + t2_i_a[..., None, :, :])
                score = score + (w_score_a * tanh).sum(-1)
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            d_o_i = d_o[:, :, i_start:i_stop].to(wide)
            d_weight = torch.einsum("bhje,bhie->bhji", v_j, d_o_i)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            lse_i = lse[:, :, i_start:i_stop]
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = two_parts(lse_i, wide)
            weight = torch.exp((score - lse_high[..., None, :]) - lse_low[..., None, :])
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
            d_row_i = d_row[:, :, i_start:i_stop]
            d_score = (d_weight + d_row_i[..., None, :]) * weight
            # g4[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
            # seen_2: lse[i] > -oo
            seen_2 = (lse_high != -float('inf'))[..., None, :]
            g4 = g4 + masked_einsum("bhji,bhie->bhje", seen_2, torch.where(seen_2, weight, 0.0), d_o_i)
            # g8[j, a] = sum over i of (1 - tanh(b[a] + t1[j, a] + t2[i, a])**2)*d_score[i, j] where seen  (step 4)
            # seen_3: j < key_lengths
            seen_3 = (j < key_lengths[..., None])[..., None, :, None, None]
            for a_start in range(0, A, 16):
                a_stop = min(a_start + 16, A)
                b_a_2 = b[a_start:a_stop].to(wide)
                t1_j_a_2 = t1[:, :, j_start:j_stop, a_start:a_stop]
                t2_i_a_2 = t2[:, :, i_start:i_stop, a_start:a_stop]
                tanh_2 = torch.tanh(b_a_2 + t1_j_a_2[..., None, :] + t2_i_a_2[..., None, :, :])
                g8[..., a_start:a_stop] += torch.where(seen_3, d_score[..., None] * (1 - tanh_2 * tanh_2), 0.0).sum(-2)
        # g14[j, a] = w_score[a]*g8[j, a] where seen  (step 9)
        w_score_wide = w_score.to(wide)
        g14_j = torch.where((j < key_lengths[..., None])[..., None, :, None], w_score_wide * g8, 0.0)
        # d_v[j, e] = g4[j, e] where seen  (step 3)
        d_v_j = torch.where((j < key_lengths[..., None])[..., None, :, None], g4, 0.0)
        g14[:, :, j_start:j_stop] = g14_j
        d_v[:, :, j_start:j_stop] = d_v_j
    g7_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    d_w_score_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    g11 = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        g7_part_i = torch.full((BATCH, HEADS, i_stop - i_start, A), 0.0, dtype=wide, device=device)
        d_w_score_part_i = torch.full((BATCH, HEADS, i_stop - i_start, A), 0.0, dtype=wide, device=device)
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
            # score[i, j] = sum over a of tanh(b[a] + t1[j, a] + t2[i, a])*w_score[a]  (step 1)
            score = torch.full((BATCH, HEADS, i_stop - i_start, j_stop - j_start), 0.0, dtype=wide, device=device)
            for a_start in range(0, A, 16):
                a_stop = min(a_start + 16, A)
                w_score_a = w_score[a_start:a_stop].to(wide)
                b_a = b[a_start:a_stop].to(wide)
                t1_j_a = t1[:, :, j_start:j_stop, a_start:a_stop]
                t2_i_a = t2[:, :, i_start:i_stop, a_start:a_stop]
                tanh = torch.tanh(b_a + t1_j_a[..., None, :, :] + t2_i_a[..., None, :])
                score = score + (w_score_a * tanh).sum(-1)
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", d_o_i, v_j)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
            d_score = (d_weight + d_row_i[..., None]) * weight
            # g7_part[i, a] = sum over j of (1 - tanh(b[a] + t1[j, a] + t2[i, a])**2)*d_score[i, j] where seen  (step 9)
            # d_w_score_part[i, a] = sum over j of tanh(b[a] + t1[j, a] + t2[i, a])*d_score[i, j] where seen  (step 9)
            j = torch.arange(j_start, j_stop, device=device)
            # seen_2: j < key_lengths
            seen_2 = None if full else ((j < key_lengths[..., None])[..., None, None, :, None])
            for a_start in range(0, A, 16):
                a_stop = min(a_start + 16, A)
                b_a_2 = b[a_start:a_stop].to(wide)
                t1_j_a_2 = t1[:, :, j_start:j_stop, a_start:a_stop]
                t2_i_a_2 = t2[:, :, i_start:i_stop, a_start:a_stop]
                tanh_2 = torch.tanh(b_a_2 + t1_j_a_2[..., None, :, :] + t2_i_a_2[..., None, :])
                g7_part_i[..., a_start:a_stop] += select(
                    seen_2,
                    d_score[..., None] * (1 - tanh_2 * tanh_2),
                    0.0,
                ).sum(-2)
                d_w_score_part_i[..., a_start:a_stop] += select(seen_2, d_score[..., None] * tanh_2, 0.0).sum(-2)
        # g11[i, a] = w_score[a]*g7_part[i, a]  (step 9)
        w_score_wide = w_score.to(wide)
        g11_i = w_score_wide * g7_part_i
        g7_part[:, :, i_start:i_stop] = g7_part_i
        d_w_score_part[:, :, i_start:i_stop] = d_w_score_part_i
        g11[:, :, i_start:i_stop] = g11_i
    # g7[a] = sum over batch, head, i of g7_part[i, a]  (step 9)
    g7 = g7_part.permute(3, 0, 1, 2).sum((-3, -2, -1))
    # d_w_score[a] = sum over batch, head, i of d_w_score_part[i, a]  (step 9)
    d_w_score = d_w_score_part.permute(3, 0, 1, 2).sum((-3, -2, -1))
    # d_q[i, d] = sum over a of w_query[a, d]*g11[i, a]  (step 4)
    d_q = torch.einsum("ad,bhia->bhid", w_query_wide, g11)
    # d_w_query[a, d] = sum over batch, head, i of g11[i, a]*q[i, d] where seen  (step 4)
    # seen: seen1 > 0
    seen_2 = seen1 > 0
    d_w_query = masked_einsum(
        "bhia,bhid->ad",
        seen_2[..., None, None],
        torch.where(seen_2[..., None, None], g11, 0.0),
        q_wide,
    )
    # d_k[j, dk] = sum over a of w_key[a, dk]*g14[j, a]  (step 4)
    d_k = torch.einsum("ad,bhja->bhjd", w_key_wide, g14)
    # d_w_key[a, dk] = sum over batch, head, j of g14[j, a]*k[j, dk] where seen  (step 4)
    d_w_key = masked_einsum("bhja,bhjd->ad", seen[..., None, :, None], g14, k_wide)
    # d_b[a] = g7[a]*w_score[a]  (step 3)
    w_score_wide = w_score.to(wide)
    d_b = g7 * w_score_wide
    return d_q.to(dtype), d_k.to(dtype), d_v, d_w_query.to(dtype), d_w_key.to(dtype), d_b.to(dtype), d_w_score.to(dtype)
