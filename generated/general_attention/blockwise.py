"""Attention with a general (bilinear) score: tile by tile in torch, in memory linear in the lengths

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

    s[i, j] =   Σ   k[j, dk]⋅q[i, d]⋅w[d, dk]
              d, dk

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'general_attention',
    'backend': 'blockwise',
    'options': {},
    'source': '0c4db3a532b9bdcd',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'Dk': 'width',
        'E': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('w', ['D', 'Dk'], 'real'),
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
        'inputs': ['q', 'k', 'v', 'w'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
            ('w', ['D', 'Dk']),
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


def forward(q, k, v, w, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w (D, Dk).
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t4[i, dk] = sum over d of w[d, dk]*q[i, d]  (step 2)
    w_wide = w.to(wide)
    q_wide = q.to(wide)
    t4 = torch.einsum("da,bhid->bhia", w_wide, q_wide)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        row_max = torch.full((BATCH, HEADS, i_stop - i_start), -float('inf'), dtype=wide, device=device)
        row_sum = torch.full((BATCH, HEADS, i_stop - i_start), 0.0, dtype=wide, device=device)
        acc = torch.full((BATCH, HEADS, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        t4_i = t4[:, :, i_start:i_stop]
        for j_start, j_stop in tiles(0, M, block_columns):
            # score[i, j] = sum over dk of k[j, dk]*t4[i, dk]  (step 2)
            k_j = k[:, :, j_start:j_stop].to(wide)
            score = torch.einsum("bhid,bhjd->bhij", t4_i, k_j)
            # row_max[i] = max over j of score[i, j]  (step 6)
            row_max_new = torch.maximum(row_max, score.amax(-1))
            old_shift = finite(row_max)
            # shift[i] = finite(row_max[i])  (step 6)
            shift = finite(row_max_new)
            # what was summed with the old shift moves to the new one
            correction = torch.where(row_max > -float('inf'), torch.exp(old_shift - shift), 0.0)
            row_max = row_max_new
            # weight[i, j] = exp(-shift[i] + score[i, j])  (step 7)
            weight = torch.exp(score - shift[..., None])
            # row_sum[i] = sum over j of weight[i, j]  (step 7)
            row_sum = row_sum * correction + weight.sum(-1)
            # acc[i, e] = sum over j of weight[i, j]*v[j, e]  (step 7)
            v_j = v[:, :, j_start:j_stop].to(wide)
            acc = acc * correction[..., None] + torch.einsum("bhij,bhje->bhie", weight, v_j)
        # shift[i] = finite(row_max[i])  (step 6)
        shift_2 = finite(row_max)
        # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
        o_i = inverse(row_sum)[..., None] * acc
        # lse[i] = log(row_sum[i]) + shift[i]  (step 6)
        lse_i = shift_2.double() + torch.log(row_sum).double()
        o[:, :, i_start:i_stop] = o_i
        lse[:, :, i_start:i_stop] = lse_i
    return o, lse


def backward(q, k, v, w, o, lse, d_o, d_lse, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w (D, Dk), o (BATCH, HEADS, N,
    E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_v (BATCH, HEADS, M, E), d_w (D, Dk).
    """
    BATCH, HEADS, N, _ = q.shape
    _, _, M, Dk = k.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t4[i, dk] = sum over d of w[d, dk]*q[i, d]  (step 2)
    w_wide = w.to(wide)
    q_wide = q.to(wide)
    t4 = torch.einsum("da,bhid->bhia", w_wide, q_wide)
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 5)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (d_o_wide * o_wide).sum(-1)
    # d_row[i] = d_lse[i] - delta[i]  (step 5)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, Dk), dtype=dtype, device=device)
    for j_start in range(0, M, block_rows):
        j_stop = min(j_start + block_rows, M)
        d_v_j = torch.full((BATCH, HEADS, j_stop - j_start, E), 0.0, dtype=wide, device=device)
        d_k_j = torch.full((BATCH, HEADS, j_stop - j_start, Dk), 0.0, dtype=wide, device=device)
        k_j = k[:, :, j_start:j_stop].to(wide)
        v_j = v[:, :, j_start:j_stop].to(wide)
        for i_start, i_stop in tiles(0, N, block_columns):
            # score[i, j] = sum over dk of k[j, dk]*t4[i, dk]  (step 2)
            t4_i = t4[:, :, i_start:i_stop]
            score = torch.einsum("bhjd,bhid->bhji", k_j, t4_i)
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 5)
            d_o_i = d_o[:, :, i_start:i_stop].to(wide)
            d_weight = torch.einsum("bhje,bhie->bhji", v_j, d_o_i)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 9)
            lse_i = lse[:, :, i_start:i_stop]
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = two_parts(lse_i, wide)
            weight = torch.exp((score - lse_high[..., None, :]) - lse_low[..., None, :])
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 9)
            d_row_i = d_row[:, :, i_start:i_stop]
            d_score = (d_weight + d_row_i[..., None, :]) * weight
            # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]  (step 9)
            d_v_j = d_v_j + torch.einsum("bhji,bhie->bhje", weight, d_o_i)
            # d_k[j, dk] = sum over i of d_score[i, j]*t4[i, dk]  (step 5)
            d_k_j = d_k_j + torch.einsum("bhji,bhid->bhjd", d_score, t4_i)
        d_v[:, :, j_start:j_stop] = d_v_j
        d_k[:, :, j_start:j_stop] = d_k_j
    g8 = torch.empty((BATCH, HEADS, N, Dk), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        g8_i = torch.full((BATCH, HEADS, i_stop - i_start, Dk), 0.0, dtype=wide, device=device)
        t4_i = t4[:, :, i_start:i_stop]
        d_o_i = d_o[:, :, i_start:i_stop].to(wide)
        lse_i = lse[:, :, i_start:i_stop]
        # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
        lse_high, lse_low = two_parts(lse_i, wide)
        d_row_i = d_row[:, :, i_start:i_stop]
        for j_start, j_stop in tiles(0, M, block_columns):
            # score[i, j] = sum over dk of k[j, dk]*t4[i, dk]  (step 2)
            k_j = k[:, :, j_start:j_stop].to(wide)
            score = torch.einsum("bhid,bhjd->bhij", t4_i, k_j)
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 5)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", d_o_i, v_j)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 9)
            weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 9)
            d_score = (d_weight + d_row_i[..., None]) * weight
            # g8[i, dk] = sum over j of d_score[i, j]*k[j, dk]  (step 4)
            g8_i = g8_i + torch.einsum("bhij,bhjd->bhid", d_score, k_j)
        g8[:, :, i_start:i_stop] = g8_i
    # d_q[i, d] = sum over dk of w[d, dk]*g8[i, dk]  (step 5)
    d_q = torch.einsum("da,bhia->bhid", w_wide, g8)
    # d_w[d, dk] = sum over batch, head, i of g8[i, dk]*q[i, d]  (step 5)
    d_w = torch.einsum("bhid,bhia->ad", g8, q_wide)
    return d_q.to(dtype), d_k, d_v, d_w.to(dtype)
