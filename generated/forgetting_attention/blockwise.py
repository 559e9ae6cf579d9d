"""Forgetting attention: tile by tile in torch, in memory linear in the lengths

                  Σ     exp(s[i, j])⋅v[j, e]
              j : j ≤ i
    o[i, e] = ──────────────────────────────
                      Σ     exp(s[i, j])
                  j : j ≤ i

                scale⋅Σ k[j, d]⋅q[i, d]
                      d
    s[i, j] = +     Σ     logsigmoid(gate[u])
                u : u ≤ i
              -     Σ     logsigmoid(gate[u])
                u : u ≤ j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'forgetting_attention',
    'backend': 'blockwise',
    'options': {},
    'source': 'b239b76594d353df',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('gate', ['BATCH', 'HEADS', 'L'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'L', 'E'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'L'], 'double'),
        ],
        'saved': [('saved_t2', ['BATCH', 'HEADS', 'L'], 'accumulate')],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate', 'scale'],
        'saved': ['o', 'lse', 'saved_t2'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D']),
            ('k', ['BATCH', 'HEADS', 'L', 'D']),
            ('v', ['BATCH', 'HEADS', 'L', 'E']),
            ('gate', ['BATCH', 'HEADS', 'L']),
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


def tile_ranges(lower, upper, full_lower, full_upper, block):
    """(start, stop, whether every row of the block sees all of it) of the tiles of lower..upper, in order"""
    start = lower
    while start < upper:
        stop = min(start + block, upper)
        yield start, stop, full_lower <= start and stop <= full_upper
        start = stop


def forward(q, k, v, gate, scale, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), scale a
    number.
    Returns o (BATCH, HEADS, L, E), lse (BATCH, HEADS, L) of float64, saved_t2 (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, _ = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[u] = logsigmoid(gate[u])  (step 1)
    gate_wide = gate.to(wide)
    t1 = torch.nn.functional.logsigmoid(gate_wide)
    state = torch.empty((BATCH, HEADS, -(-L // block_rows)), dtype=wide, device=device)
    state_here = torch.full((BATCH, HEADS), 0.0, dtype=wide, device=device)
    edge, j_before = 0, 0
    for j_start in range(0, L, block_rows):
        j_stop = min(j_start + block_rows, L)
        reached = max(0, min(L, 1 + j_start))
        for u_start, u_stop in tiles(edge, reached, block_columns):
            # state[j] = sum over u of t1[u] where seen
            t1_u = t1[:, :, u_start:u_stop]
            state_here = state_here + torch.einsum("bhu->bh", t1_u)
        state[:, :, j_start // block_rows] = state_here
        edge, j_before = reached, j_start
    row_sum = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    saved_t2 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    for j_start in range(0, L, block_rows):
        j_stop = min(j_start + block_rows, L)
        # row_sum[j] = sum over u of t1[u] where seen  (step 1)
        state_here = state[:, :, j_start // block_rows]
        t2_j = (
            state_here[..., None].expand(BATCH, HEADS, j_stop - j_start)
            if max(0, min(L, 1 + j_start)) > 0
            else torch.full((BATCH, HEADS, j_stop - j_start), 0.0, dtype=wide, device=device)
        )
        j = torch.arange(j_start, j_stop, device=device)
        for u_start, u_stop in tiles(max(0, min(L, 1 + j_start)), min(L, 1 + (j_stop - 1)), block_columns):
            # row_sum[j] = sum over u of t1[u] where seen  (step 1)
            t1_u = t1[:, :, u_start:u_stop]
            u = torch.arange(u_start, u_stop, device=device)
            # seen: u <= j
            seen = u <= j[..., None]
            t2_j = t2_j + torch.where(seen, t1_u[..., None, :], 0.0).expand(
                BATCH,
                HEADS,
                j_stop - j_start,
                u_stop - u_start,
            ).sum(-1)
        # saved_t2[j] = row_sum[j]  (step 5)
        saved_t2_j = t2_j
        row_sum[:, :, j_start:j_stop] = t2_j
        saved_t2[:, :, j_start:j_stop] = saved_t2_j
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, L), dtype=torch.float64, device=device)
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        row_max = torch.full((BATCH, HEADS, i_stop - i_start), -float('inf'), dtype=wide, device=device)
        row_sum_2 = torch.full((BATCH, HEADS, i_stop - i_start), 0.0, dtype=wide, device=device)
        acc = torch.full((BATCH, HEADS, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        q_i = q[:, :, i_start:i_stop].to(wide)
        row_sum_i = row_sum[:, :, i_start:i_stop]
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop, full in tile_ranges(0, min(L, 1 + (i_stop - 1)), 0, min(L, 1 + i_start), block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            # score[i, j] = scale*dot[i, j] + row_sum[i] - row_sum[j]  (step 1)
            row_sum_j = row_sum[:, :, j_start:j_stop]
            score = scale * dot + row_sum_i[..., None] - row_sum_j[..., None, :]
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
            # row_sum_2[i] = sum over j of weight[i, j] where seen  (step 6)
            row_sum_2 = row_sum_2 * correction + weight.sum(-1)
            # acc[i, e] = sum over j of weight[i, j]*v[j, e] where seen  (step 6)
            v_j = v[:, :, j_start:j_stop].to(wide)
            acc = acc * correction[..., None] + masked_einsum("bhij,bhje->bhie", seen, weight, v_j)
        # shift[i] = finite(row_max[i])  (step 5)
        shift_2 = finite(row_max)
        # o[i, e] = acc[i, e]/row_sum_2[i]  (step 1)
        o_i = inverse(row_sum_2)[..., None] * acc
        # lse[i] = log(row_sum_2[i]) + shift[i]  (step 5)
        lse_i = shift_2.double() + torch.log(row_sum_2).double()
        o[:, :, i_start:i_stop] = o_i
        lse[:, :, i_start:i_stop] = lse_i
    return o, lse, saved_t2


def backward(q, k, v, gate, scale, o, lse, saved_t2, d_o, d_lse, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), scale a
    number, o (BATCH, HEADS, L, E), lse (BATCH, HEADS, L), saved_t2 (BATCH, HEADS, L), d_o (BATCH, HEADS, L, E),
    d_lse (BATCH, HEADS, L).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
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
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    g8 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    for j_start in range(0, L, block_rows):
        j_stop = min(j_start + block_rows, L)
        d_v_j = torch.full((BATCH, HEADS, j_stop - j_start, E), 0.0, dtype=wide, device=device)
        g8_j = torch.full((BATCH, HEADS, j_stop - j_start), 0.0, dtype=wide, device=device)
        d_k_j = torch.full((BATCH, HEADS, j_stop - j_start, D), 0.0, dtype=wide, device=device)
        k_j = k[:, :, j_start:j_stop].to(wide)
        saved_t2_j = saved_t2[:, :, j_start:j_stop]
        v_j = v[:, :, j_start:j_stop].to(wide)
        j = torch.arange(j_start, j_stop, device=device)
        for i_start, i_stop, full in tile_ranges(max(0, j_start), L, max(0, (j_stop - 1)), L, block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            q_i = q[:, :, i_start:i_stop].to(wide)
            dot = torch.einsum("bhjd,bhid->bhji", k_j, q_i)
            # score[i, j] = scale*dot[i, j] + saved_t2[i] - saved_t2[j]  (step 4)
            saved_t2_i = saved_t2[:, :, i_start:i_stop]
            score = scale * dot + saved_t2_i[..., None, :] - saved_t2_j[..., None]
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            d_o_i = d_o[:, :, i_start:i_stop].to(wide)
            d_weight = torch.einsum("bhje,bhie->bhji", v_j, d_o_i)
            # weight[i, j] = exp(-lse[i] + score[i, j]) where seen  (step 8)
            lse_i = lse[:, :, i_start:i_stop]
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = two_parts(lse_i, wide)
            i = torch.arange(i_start, i_stop, device=device)
            # seen: j <= i
            seen = None if full else (j[..., None] <= i)
            weight = select(seen, torch.exp((score - lse_high[..., None, :]) - lse_low[..., None, :]), 0.0)
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen  (step 8)
            d_row_i = d_row[:, :, i_start:i_stop]
            d_score = select(seen, (d_weight + d_row_i[..., None, :]) * weight, 0.0)
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            d_score_2 = select(seen, scale * d_score, 0.0)
            # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
            d_v_j = d_v_j + masked_einsum("bhji,bhie->bhje", seen, weight, d_o_i)
            # g8[j] = sum over i of d_score[i, j] where seen  (step 4)
            g8_j = g8_j + d_score.sum(-1)
            # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
            d_k_j = d_k_j + masked_einsum("bhji,bhid->bhjd", seen, d_score_2, q_i)
        d_v[:, :, j_start:j_stop] = d_v_j
        g8[:, :, j_start:j_stop] = g8_j
        d_k[:, :, j_start:j_stop] = d_k_j
    g7 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        g7_i = torch.full((BATCH, HEADS, i_stop - i_start), 0.0, dtype=wide, device=device)
        d_q_i = torch.full((BATCH, HEADS, i_stop - i_start, D), 0.0, dtype=wide, device=device)
        q_i = q[:, :, i_start:i_stop].to(wide)
        saved_t2_i = saved_t2[:, :, i_start:i_stop]
        d_o_i = d_o[:, :, i_start:i_stop].to(wide)
        lse_i = lse[:, :, i_start:i_stop]
        # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
        lse_high, lse_low = two_parts(lse_i, wide)
        d_row_i = d_row[:, :, i_start:i_stop]
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop, full in tile_ranges(0, min(L, 1 + (i_stop - 1)), 0, min(L, 1 + i_start), block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            # score[i, j] = scale*dot[i, j] + saved_t2[i] - saved_t2[j]  (step 4)
            saved_t2_j = saved_t2[:, :, j_start:j_stop]
            score = scale * dot + saved_t2_i[..., None] - saved_t2_j[..., None, :]
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", d_o_i, v_j)
            # weight[i, j] = exp(-lse[i] + score[i, j]) where seen, masked where it is read  (step 8)
            weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen  (step 8)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j <= i
            seen = None if full else (j <= i[..., None])
            d_score = select(seen, (d_weight + d_row_i[..., None]) * weight, 0.0)
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            d_score_2 = select(seen, scale * d_score, 0.0)
            # g7[i] = sum over j of d_score[i, j] where seen  (step 4)
            g7_i = g7_i + d_score.sum(-1)
            # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
            d_q_i = d_q_i + masked_einsum("bhij,bhjd->bhid", seen, d_score_2, k_j)
        g7[:, :, i_start:i_stop] = g7_i
        d_q[:, :, i_start:i_stop] = d_q_i
    # d_row_2[j] = g7[j] - g8[j]  (step 3)
    d_row_2 = g7 - g8
    state = torch.empty((BATCH, HEADS, -(-L // block_rows)), dtype=wide, device=device)
    state_here = torch.full((BATCH, HEADS), 0.0, dtype=wide, device=device)
    edge, u_before = L, L - 1
    for u_start in reversed(range(0, L, block_rows)):
        u_stop = min(u_start + block_rows, L)
        reached = min(L, max(0, (u_stop - 1)))
        for j_start, j_stop in tiles(reached, edge, block_columns):
            # state[u] = sum over j of d_row_2[j] where seen
            d_row_2_j = d_row_2[:, :, j_start:j_stop]
            state_here = state_here + torch.einsum("bhj->bh", d_row_2_j)
        state[:, :, u_start // block_rows] = state_here
        edge, u_before = reached, u_stop - 1
    d_gate = torch.empty((BATCH, HEADS, L), dtype=dtype, device=device)
    for u_start in range(0, L, block_rows):
        u_stop = min(u_start + block_rows, L)
        # g13[u] = sum over j of d_row_2[j] where seen  (step 3)
        state_here = state[:, :, u_start // block_rows]
        g13 = (
            state_here[..., None].expand(BATCH, HEADS, u_stop - u_start)
            if min(L, max(0, (u_stop - 1))) < L
            else torch.full((BATCH, HEADS, u_stop - u_start), 0.0, dtype=wide, device=device)
        )
        u = torch.arange(u_start, u_stop, device=device)
        for j_start, j_stop in tiles(max(0, u_start), min(L, max(0, (u_stop - 1))), block_columns):
            # g13[u] = sum over j of d_row_2[j] where seen  (step 3)
            d_row_2_j = d_row_2[:, :, j_start:j_stop]
            j = torch.arange(j_start, j_stop, device=device)
            # seen: u <= j
            seen = u[..., None] <= j
            g13 = g13 + torch.where(seen, d_row_2_j[..., None, :], 0.0).expand(
                BATCH,
                HEADS,
                u_stop - u_start,
                j_stop - j_start,
            ).sum(-1)
        # d_gate[u] = sigmoid(-gate[u])*g13[u]  (step 3)
        gate_u = gate[:, :, u_start:u_stop].to(wide)
        d_gate_u = g13 * torch.sigmoid(-gate_u)
        d_gate[:, :, u_start:u_stop] = d_gate_u
    return d_q, d_k, d_v, d_gate
