"""Attention with the entropy of its weights: tile by tile in torch, in memory linear in the lengths

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

                             Σ z[i, j]⋅exp(z[i, j]⋅scale)⋅scale
                             j
    entropy[i] = log(w[i]) - ──────────────────────────────────
                                            w[i]

    w[i] = Σ exp⎛scale⋅Σ k[j, d]⋅q[i, d]⎞
           j    ⎝      d                ⎠

    z[i, j] = Σ k[j, d]⋅q[i, d]
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'entropy_attention',
    'backend': 'blockwise',
    'options': {},
    'source': 'dbd4d59f6f04a56d',
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
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('entropy', ['BATCH', 'HEADS', 'N'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'N'], 'double'),
        ],
        'saved': [('saved_n1', ['BATCH', 'HEADS', 'N'], 'accumulate')],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale'],
        'saved': ['o', 'lse', 'saved_n1'],
        'cotangents': ['o', 'entropy', 'lse'],
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


def tiles(lower, upper, block):
    """(start, stop) of the tiles of lower..upper"""
    for start in range(lower, upper, block):
        yield start, min(start + block, upper)


def forward(q, k, v, scale, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number.
    Returns o (BATCH, HEADS, N, E), entropy (BATCH, HEADS, N), lse (BATCH, HEADS, N) of float64, saved_n1 (BATCH,
    HEADS, N).
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    entropy = torch.empty((BATCH, HEADS, N), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    saved_n1 = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        row_max = torch.full((BATCH, HEADS, i_stop - i_start), -float('inf'), dtype=wide, device=device)
        row_sum = torch.full((BATCH, HEADS, i_stop - i_start), 0.0, dtype=wide, device=device)
        acc = torch.full((BATCH, HEADS, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        row_sum_2 = torch.full((BATCH, HEADS, i_stop - i_start), 0.0, dtype=wide, device=device)
        q_i = q[:, :, i_start:i_stop].to(wide)
        for j_start, j_stop in tiles(0, M, block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
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
            # acc[i, e] = sum over j of weight[i, j]*v[j, e]  (step 6)
            v_j = v[:, :, j_start:j_stop].to(wide)
            acc = acc * correction[..., None] + torch.einsum("bhij,bhje->bhie", weight, v_j)
            # row_sum_2[i] = sum over j of weight[i, j]*dot[i, j]  (step 6)
            row_sum_2 = row_sum_2 * correction + (weight * dot).sum(-1)
        # shift[i] = finite(row_max[i])  (step 5)
        shift_2 = finite(row_max)
        # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
        o_i = inverse(row_sum)[..., None] * acc
        # t5[i] = scale*row_sum_2[i]  (step 2)
        t5 = scale * row_sum_2
        # entropy[i] = log(row_sum[i]) + shift[i] - t5[i]/row_sum[i]  (step 5)
        logarithm = torch.log(row_sum)
        entropy_i = shift_2 + logarithm - inverse(row_sum) * t5
        # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
        lse_i = shift_2.double() + logarithm.double()
        # saved_n1[i] = row_sum_2[i]/row_sum[i]  (step 5)
        saved_n1_i = inverse(row_sum) * row_sum_2
        o[:, :, i_start:i_stop] = o_i
        entropy[:, :, i_start:i_stop] = entropy_i
        lse[:, :, i_start:i_stop] = lse_i
        saved_n1[:, :, i_start:i_stop] = saved_n1_i
    return o, entropy, lse, saved_n1


def backward(q, k, v, scale, o, lse, saved_n1, d_o, d_entropy, d_lse, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, o (BATCH, HEADS,
    N, E), lse (BATCH, HEADS, N), saved_n1 (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_entropy (BATCH, HEADS, N),
    d_lse (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t5[i] = scale*saved_n1[i]  (step 4)
    t5 = scale * saved_n1
    # d_row[i] = -d_entropy[i]  (step 4)
    d_entropy_wide = d_entropy.to(wide)
    d_row = -d_entropy_wide
    # d_row_2[i] = scale*d_row[i]  (step 3)
    d_row_2 = scale * d_row
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (d_o_wide * o_wide).sum(-1)
    # d_row_3[i] = (t5[i] + 1)*d_entropy[i] + d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row_3 = (1 + t5) * d_entropy_wide + d_lse_wide - delta
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    for j_start in range(0, M, block_rows):
        j_stop = min(j_start + block_rows, M)
        d_v_j = torch.full((BATCH, HEADS, j_stop - j_start, E), 0.0, dtype=wide, device=device)
        d_k_j = torch.full((BATCH, HEADS, j_stop - j_start, D), 0.0, dtype=wide, device=device)
        k_j = k[:, :, j_start:j_stop].to(wide)
        v_j = v[:, :, j_start:j_stop].to(wide)
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
            # d_score[i, j] = (d_row_2[i]*dot[i, j] + d_row_3[i] + d_weight[i, j])*weight[i, j]  (step 8)
            d_row_2_i = d_row_2[:, :, i_start:i_stop]
            d_row_3_i = d_row_3[:, :, i_start:i_stop]
            d_score = (d_row_2_i[..., None, :] * dot + d_weight + d_row_3_i[..., None, :]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] + d_row_2[i]*weight[i, j]  (step 8)
            d_score_2 = scale * d_score + d_row_2_i[..., None, :] * weight
            # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]  (step 8)
            d_v_j = d_v_j + torch.einsum("bhji,bhie->bhje", weight, d_o_i)
            # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d]  (step 4)
            d_k_j = d_k_j + torch.einsum("bhji,bhid->bhjd", d_score_2, q_i)
        d_v[:, :, j_start:j_stop] = d_v_j
        d_k[:, :, j_start:j_stop] = d_k_j
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        d_q_i = torch.full((BATCH, HEADS, i_stop - i_start, D), 0.0, dtype=wide, device=device)
        q_i = q[:, :, i_start:i_stop].to(wide)
        d_o_i = d_o[:, :, i_start:i_stop].to(wide)
        lse_i = lse[:, :, i_start:i_stop]
        # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
        lse_high, lse_low = two_parts(lse_i, wide)
        d_row_2_i = d_row_2[:, :, i_start:i_stop]
        d_row_3_i = d_row_3[:, :, i_start:i_stop]
        for j_start, j_stop in tiles(0, M, block_columns):
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
            # d_score[i, j] = (d_row_2[i]*dot[i, j] + d_row_3[i] + d_weight[i, j])*weight[i, j]  (step 8)
            d_score = (d_row_2_i[..., None] * dot + d_weight + d_row_3_i[..., None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] + d_row_2[i]*weight[i, j]  (step 8)
            d_score_2 = scale * d_score + d_row_2_i[..., None] * weight
            # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d]  (step 4)
            d_q_i = d_q_i + torch.einsum("bhij,bhjd->bhid", d_score_2, k_j)
        d_q[:, :, i_start:i_stop] = d_q_i
    return d_q, d_k, d_v
