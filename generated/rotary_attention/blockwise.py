"""Attention with rotary positions: tile by tile in torch, in memory linear in the lengths

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

    s[i, j] = scale⋅Σ (k0[j, t]⋅q0[i, t] + k1[j, t]⋅q1[i, t])
                    t

                    ⎛               ⎛-t⋅log(base) ⎞⎞
               - sin⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 1]
    q0[i, t] =      ⎝               ⎝      P      ⎠⎠
                    ⎛               ⎛-t⋅log(base) ⎞⎞
               + cos⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 0]
                    ⎝               ⎝      P      ⎠⎠

                    ⎛               ⎛-t⋅log(base) ⎞⎞
                 sin⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 0]
    q1[i, t] =      ⎝               ⎝      P      ⎠⎠
                    ⎛               ⎛-t⋅log(base) ⎞⎞
               + cos⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 1]
                    ⎝               ⎝      P      ⎠⎠

                    ⎛     ⎛-t⋅log(base) ⎞⎞
               - sin⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 1]
    k0[j, t] =      ⎝     ⎝      P      ⎠⎠
                    ⎛     ⎛-t⋅log(base) ⎞⎞
               + cos⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 0]
                    ⎝     ⎝      P      ⎠⎠

                    ⎛     ⎛-t⋅log(base) ⎞⎞
                 sin⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 0]
    k1[j, t] =      ⎝     ⎝      P      ⎠⎠
                    ⎛     ⎛-t⋅log(base) ⎞⎞
               + cos⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 1]
                    ⎝     ⎝      P      ⎠⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import math
import torch

SIGNATURE = {
    'id': 'rotary_attention',
    'backend': 'blockwise',
    'options': {},
    'source': '3b2c50db95f6c1a2',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'P': 'width',
        'TWO': 'width',
        'M': 'length',
        'E': 'width',
        'base': 'param',
    },
    'defaults': {'scale': 'sqrt(2)/(2*sqrt(P))'},
    'constraints': [('TWO', '2')],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'P', 'TWO'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'P', 'TWO'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': ['base'],
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
        'inputs': ['q', 'k', 'v', 'scale'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': ['base'],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'P', 'TWO']),
            ('k', ['BATCH', 'HEADS', 'M', 'P', 'TWO']),
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


def take(x, place):
    """x[..., place]; a place outside belongs to a pair that nobody sees, and reads the nearest entry"""
    last = x.shape[-1] - 1
    return x[..., min(max(place, 0), last) if isinstance(place, int) else place.clamp(0, last)]


def tiles(lower, upper, block):
    """(start, stop) of the tiles of lower..upper"""
    for start in range(lower, upper, block):
        yield start, min(start + block, upper)


def forward(q, k, v, scale, base, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, P, TWO), k (BATCH, HEADS, M, P, TWO), v (BATCH, HEADS, M, E), scale a number; base
    integers.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, P, _ = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    # k0[j, t] = -sin(j*exp(-t*log(base)/P))*k[j, t, 1] + cos(j*exp(-t*log(base)/P))*k[j, t, 0]  (step 1)
    j = torch.arange(M, device=device)
    t = torch.arange(P, device=device)
    k_wide = k.to(wide)
    k0 = torch.cos(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(k_wide, 0) - torch.sin(j.to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(k_wide, 1)
    # q0[i, t] = -sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0]
    #   (step 1)
    i = torch.arange(N, device=device)
    q_wide = q.to(wide)
    q0 = torch.cos(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(q_wide, 0) - torch.sin((i + M - N).to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(q_wide, 1)
    # k1[j, t] = sin(j*exp(-t*log(base)/P))*k[j, t, 0] + cos(j*exp(-t*log(base)/P))*k[j, t, 1]  (step 1)
    k1 = torch.sin(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(k_wide, 0) + torch.cos(j.to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(k_wide, 1)
    # q1[i, t] = sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1]
    #   (step 1)
    q1 = torch.sin(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(q_wide, 0) + torch.cos((i + M - N).to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(q_wide, 1)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        row_max = torch.full((BATCH, HEADS, i_stop - i_start), -float('inf'), dtype=wide, device=device)
        row_sum = torch.full((BATCH, HEADS, i_stop - i_start), 0.0, dtype=wide, device=device)
        acc = torch.full((BATCH, HEADS, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        q0_i = q0[:, :, i_start:i_stop]
        q1_i = q1[:, :, i_start:i_stop]
        for j_start, j_stop in tiles(0, M, block_columns):
            # dot[i, j] = sum over t of k0[j, t]*q0[i, t] + k1[j, t]*q1[i, t]  (step 1)
            k0_j = k0[:, :, j_start:j_stop]
            k1_j = k1[:, :, j_start:j_stop]
            dot = torch.einsum("bhit,bhjt->bhij", q0_i, k0_j) + torch.einsum("bhit,bhjt->bhij", q1_i, k1_j)
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
        # shift[i] = finite(row_max[i])  (step 5)
        shift_2 = finite(row_max)
        # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
        o_i = inverse(row_sum)[..., None] * acc
        # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
        lse_i = shift_2.double() + torch.log(row_sum).double()
        o[:, :, i_start:i_stop] = o_i
        lse[:, :, i_start:i_stop] = lse_i
    return o, lse


def backward(q, k, v, scale, o, lse, d_o, d_lse, base, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, P, TWO), k (BATCH, HEADS, M, P, TWO), v (BATCH, HEADS, M, E), scale a number, o
    (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N); base integers.
    Returns d_q (BATCH, HEADS, N, P, TWO), d_k (BATCH, HEADS, M, P, TWO), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, P, TWO = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    # k0[j, t] = -sin(j*exp(-t*log(base)/P))*k[j, t, 1] + cos(j*exp(-t*log(base)/P))*k[j, t, 0]  (step 1)
    j = torch.arange(M, device=device)
    t = torch.arange(P, device=device)
    k_wide = k.to(wide)
    k0 = torch.cos(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(k_wide, 0) - torch.sin(j.to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(k_wide, 1)
    # q0[i, t] = -sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0]
    #   (step 1)
    i = torch.arange(N, device=device)
    q_wide = q.to(wide)
    q0 = torch.cos(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(q_wide, 0) - torch.sin((i + M - N).to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(q_wide, 1)
    # k1[j, t] = sin(j*exp(-t*log(base)/P))*k[j, t, 0] + cos(j*exp(-t*log(base)/P))*k[j, t, 1]  (step 1)
    k1 = torch.sin(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(k_wide, 0) + torch.cos(j.to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(k_wide, 1)
    # q1[i, t] = sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1]
    #   (step 1)
    q1 = torch.sin(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(q_wide, 0) + torch.cos((i + M - N).to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(q_wide, 1)
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (d_o_wide * o_wide).sum(-1)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    g8 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    g9 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    for j_start in range(0, M, block_rows):
        j_stop = min(j_start + block_rows, M)
        d_v_j = torch.full((BATCH, HEADS, j_stop - j_start, E), 0.0, dtype=wide, device=device)
        g8_j = torch.full((BATCH, HEADS, j_stop - j_start, P), 0.0, dtype=wide, device=device)
        g9_j = torch.full((BATCH, HEADS, j_stop - j_start, P), 0.0, dtype=wide, device=device)
        k0_j = k0[:, :, j_start:j_stop]
        k1_j = k1[:, :, j_start:j_stop]
        v_j = v[:, :, j_start:j_stop].to(wide)
        for i_start, i_stop in tiles(0, N, block_columns):
            # dot[i, j] = sum over t of k0[j, t]*q0[i, t] + k1[j, t]*q1[i, t]  (step 1)
            q0_i = q0[:, :, i_start:i_stop]
            q1_i = q1[:, :, i_start:i_stop]
            dot = torch.einsum("bhjt,bhit->bhji", k0_j, q0_i) + torch.einsum("bhjt,bhit->bhji", k1_j, q1_i)
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
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
            d_row_i = d_row[:, :, i_start:i_stop]
            d_score = (d_weight + d_row_i[..., None, :]) * weight
            # d_score_2[i, j] = scale*d_score[i, j]  (step 3)
            d_score_2 = scale * d_score
            # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]  (step 8)
            d_v_j = d_v_j + torch.einsum("bhji,bhie->bhje", weight, d_o_i)
            # g8[j, t] = sum over i of d_score_2[i, j]*q0[i, t]  (step 3)
            g8_j = g8_j + torch.einsum("bhji,bhit->bhjt", d_score_2, q0_i)
            # g9[j, t] = sum over i of d_score_2[i, j]*q1[i, t]  (step 3)
            g9_j = g9_j + torch.einsum("bhji,bhit->bhjt", d_score_2, q1_i)
        d_v[:, :, j_start:j_stop] = d_v_j
        g8[:, :, j_start:j_stop] = g8_j
        g9[:, :, j_start:j_stop] = g9_j
    g10 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    g11 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        g10_i = torch.full((BATCH, HEADS, i_stop - i_start, P), 0.0, dtype=wide, device=device)
        g11_i = torch.full((BATCH, HEADS, i_stop - i_start, P), 0.0, dtype=wide, device=device)
        q0_i = q0[:, :, i_start:i_stop]
        q1_i = q1[:, :, i_start:i_stop]
        d_o_i = d_o[:, :, i_start:i_stop].to(wide)
        lse_i = lse[:, :, i_start:i_stop]
        # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
        lse_high, lse_low = two_parts(lse_i, wide)
        d_row_i = d_row[:, :, i_start:i_stop]
        for j_start, j_stop in tiles(0, M, block_columns):
            # dot[i, j] = sum over t of k0[j, t]*q0[i, t] + k1[j, t]*q1[i, t]  (step 1)
            k0_j = k0[:, :, j_start:j_stop]
            k1_j = k1[:, :, j_start:j_stop]
            dot = torch.einsum("bhit,bhjt->bhij", q0_i, k0_j) + torch.einsum("bhit,bhjt->bhij", q1_i, k1_j)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", d_o_i, v_j)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
            d_score = (d_weight + d_row_i[..., None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j]  (step 3)
            d_score_2 = scale * d_score
            # g10[i, t] = sum over j of d_score_2[i, j]*k0[j, t]  (step 3)
            g10_i = g10_i + torch.einsum("bhij,bhjt->bhit", d_score_2, k0_j)
            # g11[i, t] = sum over j of d_score_2[i, j]*k1[j, t]  (step 3)
            g11_i = g11_i + torch.einsum("bhij,bhjt->bhit", d_score_2, k1_j)
        g10[:, :, i_start:i_stop] = g10_i
        g11[:, :, i_start:i_stop] = g11_i
    # g12[q_0, q_1, q_2] = sin((q_0 + M - N)*exp(-q_1*log(base)/P))*g11[q_0, q_1] where seen  (step 3)
    q_0 = torch.arange(N, device=device)
    q_1 = torch.arange(P, device=device)
    q_2 = torch.arange(TWO, device=device)
    # seen: Eq(q_2, 0)
    seen = q_2 == 0
    g12 = torch.where(
        seen,
        (torch.sin((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_1.to(wide))) * g11)[..., None],
        0.0,
    )
    # g13[q_0, q_1, q_2] = cos((q_0 + M - N)*exp(-q_1*log(base)/P))*g11[q_0, q_1] where seen  (step 3)
    # seen: Eq(q_2, 1)
    seen_2 = q_2 == 1
    g13 = torch.where(
        seen_2,
        (torch.cos((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_1.to(wide))) * g11)[..., None],
        0.0,
    )
    # g14[k_0, k_1, k_2] = sin(k_0*exp(-k_1*log(base)/P))*g9[k_0, k_1] where seen  (step 3)
    k_0 = torch.arange(M, device=device)
    k_1 = torch.arange(P, device=device)
    k_2 = torch.arange(TWO, device=device)
    # seen: Eq(k_2, 0)
    seen_3 = k_2 == 0
    g14 = torch.where(
        seen_3,
        (torch.sin(k_0.to(wide)[..., None] * torch.exp(factor * k_1.to(wide))) * g9)[..., None],
        0.0,
    )
    # g15[k_0, k_1, k_2] = cos(k_0*exp(-k_1*log(base)/P))*g9[k_0, k_1] where seen  (step 3)
    # seen: Eq(k_2, 1)
    seen_4 = k_2 == 1
    g15 = torch.where(
        seen_4,
        (torch.cos(k_0.to(wide)[..., None] * torch.exp(factor * k_1.to(wide))) * g9)[..., None],
        0.0,
    )
    # g16[q_0, q_1, q_2] = cos((q_0 + M - N)*exp(-q_1*log(base)/P))*g10[q_0, q_1] where seen  (step 3)
    g16 = torch.where(
        seen,
        (torch.cos((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_1.to(wide))) * g10)[..., None],
        0.0,
    )
    # g17[q_0, q_1, q_2] = -sin((q_0 + M - N)*exp(-q_1*log(base)/P))*g10[q_0, q_1] where seen  (step 3)
    g17 = torch.where(
        seen_2,
        (-(torch.sin((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_1.to(wide))) * g10))[..., None],
        0.0,
    )
    # g18[k_0, k_1, k_2] = cos(k_0*exp(-k_1*log(base)/P))*g8[k_0, k_1] where seen  (step 3)
    g18 = torch.where(
        seen_3,
        (torch.cos(k_0.to(wide)[..., None] * torch.exp(factor * k_1.to(wide))) * g8)[..., None],
        0.0,
    )
    # g19[k_0, k_1, k_2] = -sin(k_0*exp(-k_1*log(base)/P))*g8[k_0, k_1] where seen  (step 3)
    g19 = torch.where(
        seen_4,
        (-(torch.sin(k_0.to(wide)[..., None] * torch.exp(factor * k_1.to(wide))) * g8))[..., None],
        0.0,
    )
    # d_q[q_0, q_1, q_2] = g12[q_0, q_1, q_2] + g13[q_0, q_1, q_2] + g16[q_0, q_1, q_2] + g17[q_0, q_1, q_2]  (step 3)
    d_q = g12 + g13 + g16 + g17
    # d_k[k_0, k_1, k_2] = g14[k_0, k_1, k_2] + g15[k_0, k_1, k_2] + g18[k_0, k_1, k_2] + g19[k_0, k_1, k_2]  (step 3)
    d_k = g14 + g15 + g18 + g19
    return d_q.to(dtype), d_k.to(dtype), d_v
