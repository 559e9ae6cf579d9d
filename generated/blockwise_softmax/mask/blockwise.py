"""Blockwise softmax: tile by tile in torch, in memory linear in the lengths

                      Σ         exp(s[i, j])⋅v[j, e]
              j : mask[i,j] > 0
    o[i, e] = ──────────────────────────────────────
                          Σ         exp(s[i, j])
                  j : mask[i,j] > 0

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'blockwise_softmax',
    'backend': 'blockwise',
    'options': {'mask': 'bool'},
    'source': '2d66d2b0245ab192',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'N': 'length', 'M': 'length', 'E': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('s', ['BATCH', 'HEADS', 'N', 'M'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('mask', ['BATCH', 'HEADS', 'N', 'M'], 'bool'),
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
        'inputs': ['s', 'v', 'mask'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M']), ('v', ['BATCH', 'HEADS', 'M', 'E'])],
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


def forward(s, v, mask, *, block_rows=64, block_columns=128):
    """Takes s (BATCH, HEADS, N, M), v (BATCH, HEADS, M, E), mask (BATCH, HEADS, N, M) bool.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, M = s.shape
    E = v.shape[3]
    dtype, device = s.dtype, s.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        row_max = torch.full((BATCH, HEADS, i_stop - i_start), -float('inf'), dtype=wide, device=device)
        row_sum = torch.full((BATCH, HEADS, i_stop - i_start), 0.0, dtype=wide, device=device)
        acc = torch.full((BATCH, HEADS, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        for j_start, j_stop in tiles(0, M, block_columns):
            # row_max[i] = max over j of s[i, j] where seen  (step 5)
            s_i_j = s[:, :, i_start:i_stop, j_start:j_stop].to(wide)
            mask_i_j = mask[:, :, i_start:i_stop, j_start:j_stop]
            # seen: mask[i, j] > 0
            seen = mask_i_j > 0
            row_max_new = torch.maximum(row_max, torch.where(seen, s_i_j, -float('inf')).amax(-1))
            old_shift = finite(row_max)
            # shift[i] = finite(row_max[i])  (step 5)
            shift = finite(row_max_new)
            # what was summed with the old shift moves to the new one
            correction = torch.where(row_max > -float('inf'), torch.exp(old_shift - shift), 0.0)
            row_max = row_max_new
            # weight[i, j] = exp(-shift[i] + s[i, j]) where seen  (step 6)
            weight = torch.where(seen, torch.exp(s_i_j - shift[..., None]), 0.0)
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


def backward(s, v, mask, o, lse, d_o, d_lse, *, block_rows=64, block_columns=128):
    """Takes s (BATCH, HEADS, N, M), v (BATCH, HEADS, M, E), mask (BATCH, HEADS, N, M) bool, o (BATCH, HEADS, N, E),
    lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N).
    Returns d_s (BATCH, HEADS, N, M), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, M = s.shape
    E = v.shape[3]
    dtype, device = s.dtype, s.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (d_o_wide * o_wide).sum(-1)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    for j_start in range(0, M, block_rows):
        j_stop = min(j_start + block_rows, M)
        d_v_j = torch.full((BATCH, HEADS, j_stop - j_start, E), 0.0, dtype=wide, device=device)
        for i_start, i_stop in tiles(0, N, block_columns):
            # weight[i, j] = exp(-lse[i] + s[i, j]) where seen  (step 8)
            s_i_j = s[:, :, i_start:i_stop, j_start:j_stop].to(wide)
            lse_i = lse[:, :, i_start:i_stop]
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = two_parts(lse_i, wide)
            mask_i_j = mask[:, :, i_start:i_stop, j_start:j_stop]
            # seen: mask[i, j] > 0
            seen = mask_i_j.mT > 0
            weight = torch.where(seen, torch.exp((s_i_j.mT - lse_high[..., None, :]) - lse_low[..., None, :]), 0.0)
            # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
            d_o_i = d_o[:, :, i_start:i_stop].to(wide)
            d_v_j = d_v_j + masked_einsum("bhji,bhie->bhje", seen, weight, d_o_i)
        d_v[:, :, j_start:j_stop] = d_v_j
    d_s = torch.zeros((BATCH, HEADS, N, M), dtype=dtype, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        d_o_i = d_o[:, :, i_start:i_stop].to(wide)
        lse_i = lse[:, :, i_start:i_stop]
        # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
        lse_high, lse_low = two_parts(lse_i, wide)
        d_row_i = d_row[:, :, i_start:i_stop]
        for j_start, j_stop in tiles(0, M, block_columns):
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", d_o_i, v_j)
            # weight[i, j] = exp(-lse[i] + s[i, j]) where seen, masked where it is read  (step 8)
            s_i_j = s[:, :, i_start:i_stop, j_start:j_stop].to(wide)
            weight = torch.exp((s_i_j - lse_high[..., None]) - lse_low[..., None])
            # d_s[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen  (step 8)
            mask_i_j = mask[:, :, i_start:i_stop, j_start:j_stop]
            # seen: mask[i, j] > 0
            seen = mask_i_j > 0
            d_s_i = torch.where(seen, (d_weight + d_row_i[..., None]) * weight, 0.0)
            d_s[:, :, i_start:i_stop, j_start:j_stop] = d_s_i
    return d_s, d_v
