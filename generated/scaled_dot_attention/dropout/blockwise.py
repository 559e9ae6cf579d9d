"""Scaled dot-product attention: tile by tile in torch, in memory linear in the lengths

              Σ exp(s[i, j])⋅kept[i, j]⋅v[j, e]
              j
    o[i, e] = ─────────────────────────────────
                (1 - dropout)⋅Σ exp(s[i, j])
                              j

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

    kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'scaled_dot_attention',
    'backend': 'blockwise',
    'options': {'dropout': True},
    'source': '0f87f257fa860902',
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
            ('seed', ['BATCH', 'HEADS'], 'integer'),
            ('dropout', [], 'scalar'),
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
        'inputs': ['q', 'k', 'v', 'scale', 'seed', 'dropout'],
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


def tiles(lower, upper, block):
    """(start, stop) of the tiles of lower..upper"""
    for start in range(lower, upper, block):
        yield start, min(start + block, upper)


def forward(q, k, v, scale, seed, dropout, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, seed (BATCH,
    HEADS) integer, dropout a number.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1 = 1 - dropout  (step 1)
    t1 = torch.as_tensor(1 - dropout, dtype=wide, device=device)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        row_max = torch.full((BATCH, HEADS, i_stop - i_start), -float('inf'), dtype=wide, device=device)
        row_sum = torch.full((BATCH, HEADS, i_stop - i_start), 0.0, dtype=wide, device=device)
        acc = torch.full((BATCH, HEADS, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        q_i = q[:, :, i_start:i_stop].to(wide)
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop in tiles(0, M, block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
            j = torch.arange(j_start, j_stop, device=device)
            kept = 1 - (dropout - uniform(wide, seed[..., None, None], i[..., None], j)).gt(0).to(wide)
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
            # acc[i, e] = sum over j of kept[i, j]*weight[i, j]*v[j, e]  (step 6)
            v_j = v[:, :, j_start:j_stop].to(wide)
            acc = acc * correction[..., None] + torch.einsum("bhij,bhje->bhie", kept * weight, v_j)
        # shift[i] = finite(row_max[i])  (step 5)
        shift_2 = finite(row_max)
        # o[i, e] = acc[i, e]/(t1*row_sum[i])  (step 1)
        o_i = inverse(t1) * inverse(row_sum)[..., None] * acc
        # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
        lse_i = shift_2.double() + torch.log(row_sum).double()
        o[:, :, i_start:i_stop] = o_i
        lse[:, :, i_start:i_stop] = lse_i
    return o, lse


def backward(q, k, v, scale, seed, dropout, o, lse, d_o, d_lse, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, seed (BATCH,
    HEADS) integer, dropout a number, o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse
    (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1 = 1 - dropout  (step 1)
    t1 = torch.as_tensor(1 - dropout, dtype=wide, device=device)
    # delta[i] = sum over e of t1*d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (t1 * d_o_wide * o_wide).sum(-1)
    # g2[i, e] = d_o[i, e]/t1  (step 4)
    g2 = inverse(t1) * d_o_wide
    # d_row[i] = d_lse[i] - delta[i]/t1  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - inverse(t1) * delta
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    for j_start in range(0, M, block_rows):
        j_stop = min(j_start + block_rows, M)
        d_v_j = torch.full((BATCH, HEADS, j_stop - j_start, E), 0.0, dtype=wide, device=device)
        d_k_j = torch.full((BATCH, HEADS, j_stop - j_start, D), 0.0, dtype=wide, device=device)
        k_j = k[:, :, j_start:j_stop].to(wide)
        j = torch.arange(j_start, j_stop, device=device)
        v_j = v[:, :, j_start:j_stop].to(wide)
        for i_start, i_stop in tiles(0, N, block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            q_i = q[:, :, i_start:i_stop].to(wide)
            dot = torch.einsum("bhjd,bhid->bhji", k_j, q_i)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
            i = torch.arange(i_start, i_stop, device=device)
            kept = 1 - (dropout - uniform(wide, seed[..., None, None], i, j[..., None])).gt(0).to(wide)
            # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
            g2_i = g2[:, :, i_start:i_stop]
            d_weight = torch.einsum("bhje,bhie->bhji", v_j, g2_i)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            lse_i = lse[:, :, i_start:i_stop]
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = two_parts(lse_i, wide)
            weight = torch.exp((score - lse_high[..., None, :]) - lse_low[..., None, :])
            # d_score[i, j] = (d_row[i] + d_weight[i, j]*kept[i, j])*weight[i, j]  (step 8)
            d_row_i = d_row[:, :, i_start:i_stop]
            d_score = (d_weight * kept + d_row_i[..., None, :]) * weight
            # d_score_2[i, j] = scale*d_score[i, j]  (step 3)
            d_score_2 = scale * d_score
            # d_v[j, e] = sum over i of g2[i, e]*kept[i, j]*weight[i, j]  (step 8)
            d_v_j = d_v_j + torch.einsum("bhji,bhie->bhje", kept * weight, g2_i)
            # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d]  (step 4)
            d_k_j = d_k_j + torch.einsum("bhji,bhid->bhjd", d_score_2, q_i)
        d_v[:, :, j_start:j_stop] = d_v_j
        d_k[:, :, j_start:j_stop] = d_k_j
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        d_q_i = torch.full((BATCH, HEADS, i_stop - i_start, D), 0.0, dtype=wide, device=device)
        q_i = q[:, :, i_start:i_stop].to(wide)
        i = torch.arange(i_start, i_stop, device=device)
        g2_i = g2[:, :, i_start:i_stop]
        lse_i = lse[:, :, i_start:i_stop]
        # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
        lse_high, lse_low = two_parts(lse_i, wide)
        d_row_i = d_row[:, :, i_start:i_stop]
        for j_start, j_stop in tiles(0, M, block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
            j = torch.arange(j_start, j_stop, device=device)
            kept = 1 - (dropout - uniform(wide, seed[..., None, None], i[..., None], j)).gt(0).to(wide)
            # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", g2_i, v_j)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
            # d_score[i, j] = (d_row[i] + d_weight[i, j]*kept[i, j])*weight[i, j]  (step 8)
            d_score = (d_weight * kept + d_row_i[..., None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j]  (step 3)
            d_score_2 = scale * d_score
            # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d]  (step 4)
            d_q_i = d_q_i + torch.einsum("bhij,bhjd->bhid", d_score_2, k_j)
        d_q[:, :, i_start:i_stop] = d_q_i
    return d_q, d_k, d_v
