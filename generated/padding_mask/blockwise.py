"""Padding mask: tile by tile in torch, in memory linear in the lengths

                       Σ          exp(s[i, j])⋅v[j, e]
              j : j < key_lengths
    o[i, e] = ────────────────────────────────────────
                           Σ          exp(s[i, j])
                  j : j < key_lengths

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'padding_mask',
    'backend': 'blockwise',
    'options': {},
    'source': 'c1a7b82eee5297f2',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
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
        'inputs': ['q', 'k', 'v', 'scale', 'key_lengths'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'D']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
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


def forward(q, k, v, scale, key_lengths, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, key_lengths
    (BATCH) integer.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        row_max = torch.full((BATCH, HEADS, i_stop - i_start), -float('inf'), dtype=wide, device=device)
        row_sum = torch.full((BATCH, HEADS, i_stop - i_start), 0.0, dtype=wide, device=device)
        acc = torch.full((BATCH, HEADS, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        q_i = q[:, :, i_start:i_stop].to(wide)
        for j_start, j_stop, full in tile_ranges(
            0,
            min(M, highest(key_lengths)),
            0,
            min(M, lowest(key_lengths)),
            block_columns,
        ):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
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


def backward(q, k, v, scale, key_lengths, o, lse, d_o, d_lse, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, key_lengths
    (BATCH) integer, o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS,
    N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (d_o_wide * o_wide).sum(-1)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    for j_start in range(0, M, block_rows):
        j_stop = min(j_start + block_rows, M)
        g4 = torch.full((BATCH, HEADS, j_stop - j_start, E), 0.0, dtype=wide, device=device)
        d_k_j = torch.full((BATCH, HEADS, j_stop - j_start, D), 0.0, dtype=wide, device=device)
        k_j = k[:, :, j_start:j_stop].to(wide)
        v_j = v[:, :, j_start:j_stop].to(wide)
        j = torch.arange(j_start, j_stop, device=device)
        for i_start, i_stop in tiles(0, N, block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            q_i = q[:, :, i_start:i_stop].to(wide)
            dot = torch.einsum("bhjd,bhid->bhji", k_j, q_i)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
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
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            # seen: j < key_lengths
            seen = (j < key_lengths[..., None])[..., None, :, None]
            d_score_2 = torch.where(seen, scale * d_score, 0.0)
            # g4[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
            # seen_2: lse[i] > -oo
            seen_2 = (lse_high != -float('inf'))[..., None, :]
            g4 = g4 + masked_einsum("bhji,bhie->bhje", seen_2, torch.where(seen_2, weight, 0.0), d_o_i)
            # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
            d_k_j = d_k_j + masked_einsum("bhji,bhid->bhjd", seen, d_score_2, q_i)
        # d_v[j, e] = g4[j, e] where seen  (step 3)
        d_v_j = torch.where((j < key_lengths[..., None])[..., None, :, None], g4, 0.0)
        d_k[:, :, j_start:j_stop] = d_k_j
        d_v[:, :, j_start:j_stop] = d_v_j
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        d_q_i = torch.full((BATCH, HEADS, i_stop - i_start, D), 0.0, dtype=wide, device=device)
        q_i = q[:, :, i_start:i_stop].to(wide)
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
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", d_o_i, v_j)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
            d_score = (d_weight + d_row_i[..., None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j < key_lengths
            seen = None if full else ((j < key_lengths[..., None])[..., None, None, :])
            d_score_2 = select(seen, scale * d_score, 0.0)
            # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
            d_q_i = d_q_i + masked_einsum("bhij,bhjd->bhid", seen, d_score_2, k_j)
        d_q[:, :, i_start:i_stop] = d_q_i
    return d_q, d_k, d_v
