"""Retention: tile by tile in torch, in memory linear in the lengths

    o[i, e] =     Σ     exp((i - j)⋅logsigmoid(rate))⋅v[j, e]⋅Σ k[j, d]⋅q[i, d]
              j : j ≤ i                                       d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'retention',
    'backend': 'blockwise',
    'options': {},
    'source': '973d2f2b8e04390d',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('rate', ['HEADS'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'L', 'E'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'rate'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D']),
            ('k', ['BATCH', 'HEADS', 'L', 'D']),
            ('v', ['BATCH', 'HEADS', 'L', 'E']),
            ('rate', ['HEADS']),
        ],
        'keywords': [],
    },
}


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


def forward(q, k, v, rate, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), rate (HEADS).
    Returns o (BATCH, HEADS, L, E).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    state = torch.empty((BATCH, HEADS, -(-L // block_rows), D, E), dtype=wide, device=device)
    state_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    rate_wide = rate.to(wide)
    edge, i_before = 0, 0
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        state_here = torch.exp(
            (i_start - i_before)
            * torch.nn.functional.logsigmoid(rate_wide)
        )[..., None, None] * state_here
        reached = max(0, min(L, 1 + i_start))
        for j_start, j_stop in tiles(edge, reached, block_columns):
            # state[i, d, e] = sum over j of exp((i - j)*logsigmoid(rate))*k[j, d]*v[j, e] where seen
            j = torch.arange(j_start, j_stop, device=device)
            k_j = k[:, :, j_start:j_stop].to(wide)
            v_j = v[:, :, j_start:j_stop].to(wide)
            state_here = state_here + torch.einsum(
                "bhjd,bhje->bhde",
                torch.exp(
                    (i_start - j).to(wide)
                    * torch.nn.functional.logsigmoid(rate_wide)[..., None]
                )[..., None] * k_j,
                v_j,
            )
        state[:, :, i_start // block_rows] = state_here
        edge, i_before = reached, i_start
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        # o[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
        state_here = state[:, :, i_start // block_rows]
        q_i = q[:, :, i_start:i_stop].to(wide)
        carried = torch.einsum("bhid,bhde->bhie", q_i, state_here)
        i = torch.arange(i_start, i_stop, device=device)
        rate_wide = rate.to(wide)
        o_i = torch.exp(
            (i - i_start).to(wide)
            * torch.nn.functional.logsigmoid(rate_wide)[..., None]
        )[..., None] * carried if max(0, min(L, 1 + i_start)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start, E),
            0.0,
            dtype=wide,
            device=device,
        )
        for j_start, j_stop in tiles(max(0, min(L, 1 + i_start)), min(L, 1 + (i_stop - 1)), block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            # score[i, j] = (i - j)*logsigmoid(rate)  (step 1)
            j = torch.arange(j_start, j_stop, device=device)
            score = torch.nn.functional.logsigmoid(rate_wide)[..., None, None] * (i[..., None] - j).to(wide)
            # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 6)
            weight = torch.exp(score)
            # o[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
            v_j = v[:, :, j_start:j_stop].to(wide)
            # seen: j <= i
            seen = j <= i[..., None]
            o_i = o_i + masked_einsum("bhij,bhje->bhie", seen, torch.where(seen, weight * dot, 0.0), v_j)
        o[:, :, i_start:i_stop] = o_i
    return (o,)


def backward(q, k, v, rate, d_o, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), rate (HEADS), d_o (BATCH, HEADS,
    L, E).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_rate (HEADS).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    state = torch.empty((BATCH, HEADS, -(-L // block_rows), D, E), dtype=wide, device=device)
    state_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    rate_wide = rate.to(wide)
    edge, j_before = L, L - 1
    for j_start in reversed(range(0, L, block_rows)):
        j_stop = min(j_start + block_rows, L)
        state_here = torch.exp(
            (j_before - (j_stop - 1))
            * torch.nn.functional.logsigmoid(rate_wide)
        )[..., None, None] * state_here
        reached = min(L, max(0, (j_stop - 1)))
        for i_start, i_stop in tiles(reached, edge, block_columns):
            # state[j, d, e] = sum over i of exp((i - j)*logsigmoid(rate))*d_o[i, e]*q[i, d] where seen
            i = torch.arange(i_start, i_stop, device=device)
            q_i = q[:, :, i_start:i_stop].to(wide)
            d_o_i = d_o[:, :, i_start:i_stop].to(wide)
            state_here = state_here + torch.einsum(
                "bhid,bhie->bhde",
                torch.exp(
                    (i - (j_stop - 1)).to(wide)
                    * torch.nn.functional.logsigmoid(rate_wide)[..., None]
                )[..., None] * q_i,
                d_o_i,
            )
        state[:, :, j_start // block_rows] = state_here
        edge, j_before = reached, j_stop - 1
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    for j_start in range(0, L, block_rows):
        j_stop = min(j_start + block_rows, L)
        # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
        state_here = state[:, :, j_start // block_rows]
        k_j = k[:, :, j_start:j_stop].to(wide)
        carried = torch.einsum("bhjd,bhde->bhje", k_j, state_here)
        j = torch.arange(j_start, j_stop, device=device)
        rate_wide = rate.to(wide)
        value = torch.nn.functional.logsigmoid(rate_wide)
        exponential = torch.exp((j_stop - 1 - j).to(wide) * value[..., None])
        d_v_j = exponential[..., None] * carried if min(L, max(0, (j_stop - 1))) < L else torch.full(
            (BATCH, HEADS, j_stop - j_start, E),
            0.0,
            dtype=wide,
            device=device,
        )
        # d_k[j, d] = sum over i of d_score[i, j]*q[i, d] where seen  (step 4)
        v_j = v[:, :, j_start:j_stop].to(wide)
        carried_2 = torch.einsum("bhje,bhde->bhjd", v_j, state_here)
        d_k_j = exponential[..., None] * carried_2 if min(L, max(0, (j_stop - 1))) < L else torch.full(
            (BATCH, HEADS, j_stop - j_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        for i_start, i_stop in tiles(max(0, j_start), min(L, max(0, (j_stop - 1))), block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            q_i = q[:, :, i_start:i_stop].to(wide)
            dot = torch.einsum("bhjd,bhid->bhji", k_j, q_i)
            # score[i, j] = (i - j)*logsigmoid(rate)  (step 1)
            i = torch.arange(i_start, i_stop, device=device)
            score = value[..., None, None] * (i - j[..., None]).to(wide)
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
            d_o_i = d_o[:, :, i_start:i_stop].to(wide)
            d_weight = torch.einsum("bhje,bhie->bhji", v_j, d_o_i)
            # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
            weight = torch.exp(score)
            # d_score[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
            # seen: j <= i
            seen = j[..., None] <= i
            d_score = torch.where(seen, d_weight * weight, 0.0)
            # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
            d_v_j = d_v_j + masked_einsum("bhji,bhie->bhje", seen, torch.where(seen, weight * dot, 0.0), d_o_i)
            # d_k[j, d] = sum over i of d_score[i, j]*q[i, d] where seen  (step 4)
            d_k_j = d_k_j + masked_einsum("bhji,bhid->bhjd", seen, d_score, q_i)
        d_v[:, :, j_start:j_stop] = d_v_j
        d_k[:, :, j_start:j_stop] = d_k_j
    state_2 = torch.empty((BATCH, HEADS, -(-L // block_rows), D, E), dtype=wide, device=device)
    state_3 = torch.empty((BATCH, HEADS, -(-L // block_rows), D, E), dtype=wide, device=device)
    state_2_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    state_3_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    rate_wide = rate.to(wide)
    edge, i_before = 0, 0
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        value = torch.nn.functional.logsigmoid(rate_wide)
        exponential = torch.exp((i_start - i_before) * value)
        state_2_here_moved = exponential[..., None, None] * state_2_here + (
            (i_start - i_before)
            * exponential
        )[..., None, None] * state_3_here
        state_3_here_moved = exponential[..., None, None] * state_3_here
        state_2_here = state_2_here_moved
        state_3_here = state_3_here_moved
        reached = max(0, min(L, 1 + i_start))
        for j_start, j_stop in tiles(edge, reached, block_columns):
            # state_2[i, d, e] = sum over j of (i - j)*exp((i - j)*logsigmoid(rate))*k[j, d]*v[j, e] where seen
            j = torch.arange(j_start, j_stop, device=device)
            exponential_2 = torch.exp((i_start - j).to(wide) * value[..., None])
            k_j = k[:, :, j_start:j_stop].to(wide)
            v_j = v[:, :, j_start:j_stop].to(wide)
            state_2_here = state_2_here + torch.einsum(
                "bhjd,bhje->bhde",
                (i_start - j).to(wide)[..., None] * exponential_2[..., None] * k_j,
                v_j,
            )
            # state_3[i, d, e] = sum over j of exp((i - j)*logsigmoid(rate))*k[j, d]*v[j, e] where seen
            state_3_here = state_3_here + torch.einsum("bhjd,bhje->bhde", exponential_2[..., None] * k_j, v_j)
        state_2[:, :, i_start // block_rows] = state_2_here
        state_3[:, :, i_start // block_rows] = state_3_here
        edge, i_before = reached, i_start
    g4_part = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        # g4_part[i] = sum over j of (i - j)*d_score_2[i, j] where seen  (step 9)
        state_2_here = state_2[:, :, i_start // block_rows]
        d_o_i = d_o[:, :, i_start:i_stop].to(wide)
        carried = torch.einsum("bhie,bhde->bhid", d_o_i, state_2_here)
        q_i = q[:, :, i_start:i_stop].to(wide)
        i = torch.arange(i_start, i_stop, device=device)
        rate_wide = rate.to(wide)
        value = torch.nn.functional.logsigmoid(rate_wide)
        exponential = torch.exp((i - i_start).to(wide) * value[..., None])
        share = exponential * (q_i * carried).sum(-1)
        state_3_here = state_3[:, :, i_start // block_rows]
        carried_2 = torch.einsum("bhie,bhde->bhid", d_o_i, state_3_here)
        share_2 = (i - i_start).to(wide) * exponential * (q_i * carried_2).sum(-1)
        g4_part_i = share + share_2 if max(0, min(L, 1 + i_start)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start),
            0.0,
            dtype=wide,
            device=device,
        )
        # d_q[i, d] = sum over j of d_score[i, j]*k[j, d] where seen  (step 4)
        d_q_i = exponential[..., None] * carried_2 if max(0, min(L, 1 + i_start)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        for j_start, j_stop in tiles(max(0, min(L, 1 + i_start)), min(L, 1 + (i_stop - 1)), block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            # score[i, j] = (i - j)*logsigmoid(rate)  (step 1)
            j = torch.arange(j_start, j_stop, device=device)
            score = value[..., None, None] * (i[..., None] - j).to(wide)
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", d_o_i, v_j)
            # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
            weight = torch.exp(score)
            # d_score_2[i, j] = d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
            # seen: j <= i
            seen = j <= i[..., None]
            d_score_2 = torch.where(seen, d_weight * weight * dot, 0.0)
            # d_score[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
            d_score = torch.where(seen, d_weight * weight, 0.0)
            # g4_part[i] = sum over j of (i - j)*d_score_2[i, j] where seen  (step 9)
            g4_part_i = g4_part_i + ((i[..., None] - j).to(wide) * d_score_2).sum(-1)
            # d_q[i, d] = sum over j of d_score[i, j]*k[j, d] where seen  (step 4)
            d_q_i = d_q_i + masked_einsum("bhij,bhjd->bhid", seen, d_score, k_j)
        g4_part[:, :, i_start:i_stop] = g4_part_i
        d_q[:, :, i_start:i_stop] = d_q_i
    # g4 = sum over batch, i of g4_part[i]  (step 9)
    g4 = g4_part.permute(1, 0, 2).sum((-2, -1))
    # d_rate = sigmoid(-rate)*g4  (step 3)
    rate_wide = rate.to(wide)
    d_rate = g4 * torch.sigmoid(-rate_wide)
    return d_q, d_k, d_v, d_rate.to(dtype)
