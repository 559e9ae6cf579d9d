"""Gated linear attention: tile by tile in torch, in memory linear in the lengths

    o[i, e] =     Σ     exp⎛    Σ     logsigmoid(gate[u]) -     Σ     logsigmoid(gate[u])⎞⋅v[j, e]⋅Σ k[j, d]⋅q[i, d]
              j : j ≤ i    ⎝u : u ≤ i                       u : u ≤ j                    ⎠         d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'gated_linear_attention',
    'backend': 'blockwise',
    'options': {},
    'source': '180dff06ffb583d8',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('gate', ['BATCH', 'HEADS', 'L'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'L', 'E'], 'input')],
        'saved': [('saved_t3', ['BATCH', 'HEADS', 'L'], 'accumulate')],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate'],
        'saved': ['saved_t3'],
        'cotangents': ['o'],
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


def forward(q, k, v, gate, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L).
    Returns o (BATCH, HEADS, L, E), saved_t3 (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t2[u] = logsigmoid(gate[u])  (step 1)
    gate_wide = gate.to(wide)
    t2 = torch.nn.functional.logsigmoid(gate_wide)
    state = torch.empty((BATCH, HEADS, -(-L // block_rows)), dtype=wide, device=device)
    state_here = torch.full((BATCH, HEADS), 0.0, dtype=wide, device=device)
    edge, j_before = 0, 0
    for j_start in range(0, L, block_rows):
        j_stop = min(j_start + block_rows, L)
        reached = max(0, min(L, 1 + j_start))
        for u_start, u_stop in tiles(edge, reached, block_columns):
            # state[j] = sum over u of t2[u] where seen
            t2_u = t2[:, :, u_start:u_stop]
            state_here = state_here + torch.einsum("bhu->bh", t2_u)
        state[:, :, j_start // block_rows] = state_here
        edge, j_before = reached, j_start
    row_sum = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    saved_t3 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    for j_start in range(0, L, block_rows):
        j_stop = min(j_start + block_rows, L)
        # row_sum[j] = sum over u of t2[u] where seen  (step 1)
        state_here = state[:, :, j_start // block_rows]
        t3_j = (
            state_here[..., None].expand(BATCH, HEADS, j_stop - j_start)
            if max(0, min(L, 1 + j_start)) > 0
            else torch.full((BATCH, HEADS, j_stop - j_start), 0.0, dtype=wide, device=device)
        )
        j = torch.arange(j_start, j_stop, device=device)
        for u_start, u_stop in tiles(max(0, min(L, 1 + j_start)), min(L, 1 + (j_stop - 1)), block_columns):
            # row_sum[j] = sum over u of t2[u] where seen  (step 1)
            t2_u = t2[:, :, u_start:u_stop]
            u = torch.arange(u_start, u_stop, device=device)
            # seen: u <= j
            seen = u <= j[..., None]
            t3_j = t3_j + torch.where(seen, t2_u[..., None, :], 0.0).expand(
                BATCH,
                HEADS,
                j_stop - j_start,
                u_stop - u_start,
            ).sum(-1)
        # saved_t3[j] = row_sum[j]  (step 5)
        saved_t3_j = t3_j
        row_sum[:, :, j_start:j_stop] = t3_j
        saved_t3[:, :, j_start:j_stop] = saved_t3_j
    state_2 = torch.empty((BATCH, HEADS, -(-L // block_rows), D, E), dtype=wide, device=device)
    state_2_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    edge, i_before = 0, 0
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        row_sum_anchor = row_sum[:, :, i_start]
        row_sum_before = row_sum[:, :, i_before]
        state_2_here = torch.exp(row_sum_anchor - row_sum_before)[..., None, None] * state_2_here
        reached = max(0, min(L, 1 + i_start))
        for j_start, j_stop in tiles(edge, reached, block_columns):
            # state_2[i, d, e] = sum over j of exp(row_sum[i] - row_sum[j])*k[j, d]*v[j, e] where seen
            row_sum_j = row_sum[:, :, j_start:j_stop]
            k_j = k[:, :, j_start:j_stop].to(wide)
            v_j = v[:, :, j_start:j_stop].to(wide)
            state_2_here = state_2_here + torch.einsum(
                "bhjd,bhje->bhde",
                torch.exp(row_sum_anchor[..., None] - row_sum_j)[..., None] * k_j,
                v_j,
            )
        state_2[:, :, i_start // block_rows] = state_2_here
        edge, i_before = reached, i_start
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        row_sum_anchor = row_sum[:, :, i_start]
        # o[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
        state_2_here = state_2[:, :, i_start // block_rows]
        q_i = q[:, :, i_start:i_stop].to(wide)
        carried = torch.einsum("bhid,bhde->bhie", q_i, state_2_here)
        row_sum_i = row_sum[:, :, i_start:i_stop]
        o_i = (
            torch.exp(row_sum_i - row_sum_anchor[..., None])[..., None] * carried
            if max(0, min(L, 1 + i_start)) > 0
            else torch.full((BATCH, HEADS, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        )
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop in tiles(max(0, min(L, 1 + i_start)), min(L, 1 + (i_stop - 1)), block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            # score[i, j] = row_sum[i] - row_sum[j]  (step 1)
            row_sum_j = row_sum[:, :, j_start:j_stop]
            score = row_sum_i[..., None] - row_sum_j[..., None, :]
            # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 6)
            weight = torch.exp(score)
            # o[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
            v_j = v[:, :, j_start:j_stop].to(wide)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j <= i
            seen = j <= i[..., None]
            o_i = o_i + masked_einsum("bhij,bhje->bhie", seen, torch.where(seen, weight * dot, 0.0), v_j)
        o[:, :, i_start:i_stop] = o_i
    return o, saved_t3


def backward(q, k, v, gate, saved_t3, d_o, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), saved_t3
    (BATCH, HEADS, L), d_o (BATCH, HEADS, L, E).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    state = torch.empty((BATCH, HEADS, -(-L // block_rows), D, E), dtype=wide, device=device)
    state_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    edge, j_before = L, L - 1
    for j_start in reversed(range(0, L, block_rows)):
        j_stop = min(j_start + block_rows, L)
        saved_t3_anchor = saved_t3[:, :, j_stop - 1]
        saved_t3_before = saved_t3[:, :, j_before]
        state_here = torch.exp(saved_t3_before - saved_t3_anchor)[..., None, None] * state_here
        reached = min(L, max(0, (j_stop - 1)))
        for i_start, i_stop in tiles(reached, edge, block_columns):
            # state[j, d, e] = sum over i of exp(saved_t3[i] - saved_t3[j])*d_o[i, e]*q[i, d] where seen
            saved_t3_i = saved_t3[:, :, i_start:i_stop]
            q_i = q[:, :, i_start:i_stop].to(wide)
            d_o_i = d_o[:, :, i_start:i_stop].to(wide)
            state_here = state_here + torch.einsum(
                "bhid,bhie->bhde",
                torch.exp(saved_t3_i - saved_t3_anchor[..., None])[..., None] * q_i,
                d_o_i,
            )
        state[:, :, j_start // block_rows] = state_here
        edge, j_before = reached, j_stop - 1
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    g5 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    for j_start in range(0, L, block_rows):
        j_stop = min(j_start + block_rows, L)
        saved_t3_anchor = saved_t3[:, :, j_stop - 1]
        # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
        state_here = state[:, :, j_start // block_rows]
        k_j = k[:, :, j_start:j_stop].to(wide)
        carried = torch.einsum("bhjd,bhde->bhje", k_j, state_here)
        saved_t3_j = saved_t3[:, :, j_start:j_stop]
        exponential = torch.exp(saved_t3_anchor[..., None] - saved_t3_j)
        d_v_j = exponential[..., None] * carried if min(L, max(0, (j_stop - 1))) < L else torch.full(
            (BATCH, HEADS, j_stop - j_start, E),
            0.0,
            dtype=wide,
            device=device,
        )
        # g5[j] = sum over i of d_score[i, j] where seen  (step 4)
        v_j = v[:, :, j_start:j_stop].to(wide)
        carried_2 = torch.einsum("bhje,bhde->bhjd", v_j, state_here)
        g5_j = exponential * (k_j * carried_2).sum(-1) if min(L, max(0, (j_stop - 1))) < L else torch.full(
            (BATCH, HEADS, j_stop - j_start),
            0.0,
            dtype=wide,
            device=device,
        )
        # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
        d_k_j = exponential[..., None] * carried_2 if min(L, max(0, (j_stop - 1))) < L else torch.full(
            (BATCH, HEADS, j_stop - j_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        j = torch.arange(j_start, j_stop, device=device)
        for i_start, i_stop in tiles(max(0, j_start), min(L, max(0, (j_stop - 1))), block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            q_i = q[:, :, i_start:i_stop].to(wide)
            dot = torch.einsum("bhjd,bhid->bhji", k_j, q_i)
            # score[i, j] = saved_t3[i] - saved_t3[j]  (step 4)
            saved_t3_i = saved_t3[:, :, i_start:i_stop]
            score = saved_t3_i[..., None, :] - saved_t3_j[..., None]
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
            d_o_i = d_o[:, :, i_start:i_stop].to(wide)
            d_weight = torch.einsum("bhje,bhie->bhji", v_j, d_o_i)
            # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
            weight = torch.exp(score)
            # d_score[i, j] = d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
            i = torch.arange(i_start, i_stop, device=device)
            # seen: j <= i
            seen = j[..., None] <= i
            d_score = torch.where(seen, d_weight * weight * dot, 0.0)
            # d_score_2[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
            d_score_2 = torch.where(seen, d_weight * weight, 0.0)
            # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
            d_v_j = d_v_j + masked_einsum("bhji,bhie->bhje", seen, torch.where(seen, weight * dot, 0.0), d_o_i)
            # g5[j] = sum over i of d_score[i, j] where seen  (step 4)
            g5_j = g5_j + d_score.sum(-1)
            # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
            d_k_j = d_k_j + masked_einsum("bhji,bhid->bhjd", seen, d_score_2, q_i)
        d_v[:, :, j_start:j_stop] = d_v_j
        g5[:, :, j_start:j_stop] = g5_j
        d_k[:, :, j_start:j_stop] = d_k_j
    state_2 = torch.empty((BATCH, HEADS, -(-L // block_rows), D, E), dtype=wide, device=device)
    state_2_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    edge, i_before = 0, 0
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        saved_t3_anchor = saved_t3[:, :, i_start]
        saved_t3_before = saved_t3[:, :, i_before]
        state_2_here = torch.exp(saved_t3_anchor - saved_t3_before)[..., None, None] * state_2_here
        reached = max(0, min(L, 1 + i_start))
        for j_start, j_stop in tiles(edge, reached, block_columns):
            # state_2[i, d, e] = sum over j of exp(saved_t3[i] - saved_t3[j])*k[j, d]*v[j, e] where seen
            saved_t3_j = saved_t3[:, :, j_start:j_stop]
            k_j = k[:, :, j_start:j_stop].to(wide)
            v_j = v[:, :, j_start:j_stop].to(wide)
            state_2_here = state_2_here + torch.einsum(
                "bhjd,bhje->bhde",
                torch.exp(saved_t3_anchor[..., None] - saved_t3_j)[..., None] * k_j,
                v_j,
            )
        state_2[:, :, i_start // block_rows] = state_2_here
        edge, i_before = reached, i_start
    g4 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        saved_t3_anchor = saved_t3[:, :, i_start]
        # g4[i] = sum over j of d_score[i, j] where seen  (step 4)
        state_2_here = state_2[:, :, i_start // block_rows]
        d_o_i = d_o[:, :, i_start:i_stop].to(wide)
        carried = torch.einsum("bhie,bhde->bhid", d_o_i, state_2_here)
        q_i = q[:, :, i_start:i_stop].to(wide)
        saved_t3_i = saved_t3[:, :, i_start:i_stop]
        exponential = torch.exp(saved_t3_i - saved_t3_anchor[..., None])
        g4_i = exponential * (q_i * carried).sum(-1) if max(0, min(L, 1 + i_start)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start),
            0.0,
            dtype=wide,
            device=device,
        )
        # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
        d_q_i = exponential[..., None] * carried if max(0, min(L, 1 + i_start)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop in tiles(max(0, min(L, 1 + i_start)), min(L, 1 + (i_stop - 1)), block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            # score[i, j] = saved_t3[i] - saved_t3[j]  (step 4)
            saved_t3_j = saved_t3[:, :, j_start:j_stop]
            score = saved_t3_i[..., None] - saved_t3_j[..., None, :]
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", d_o_i, v_j)
            # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
            weight = torch.exp(score)
            # d_score[i, j] = d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j <= i
            seen = j <= i[..., None]
            d_score = torch.where(seen, d_weight * weight * dot, 0.0)
            # d_score_2[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
            d_score_2 = torch.where(seen, d_weight * weight, 0.0)
            # g4[i] = sum over j of d_score[i, j] where seen  (step 4)
            g4_i = g4_i + d_score.sum(-1)
            # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
            d_q_i = d_q_i + masked_einsum("bhij,bhjd->bhid", seen, d_score_2, k_j)
        g4[:, :, i_start:i_stop] = g4_i
        d_q[:, :, i_start:i_stop] = d_q_i
    # d_row[j] = g4[j] - g5[j]  (step 3)
    d_row = g4 - g5
    state_3 = torch.empty((BATCH, HEADS, -(-L // block_rows)), dtype=wide, device=device)
    state_3_here = torch.full((BATCH, HEADS), 0.0, dtype=wide, device=device)
    edge, u_before = L, L - 1
    for u_start in reversed(range(0, L, block_rows)):
        u_stop = min(u_start + block_rows, L)
        reached = min(L, max(0, (u_stop - 1)))
        for j_start, j_stop in tiles(reached, edge, block_columns):
            # state_3[u] = sum over j of d_row[j] where seen
            d_row_j = d_row[:, :, j_start:j_stop]
            state_3_here = state_3_here + torch.einsum("bhj->bh", d_row_j)
        state_3[:, :, u_start // block_rows] = state_3_here
        edge, u_before = reached, u_stop - 1
    d_gate = torch.empty((BATCH, HEADS, L), dtype=dtype, device=device)
    for u_start in range(0, L, block_rows):
        u_stop = min(u_start + block_rows, L)
        # g7[u] = sum over j of d_row[j] where seen  (step 3)
        state_3_here = state_3[:, :, u_start // block_rows]
        g7 = (
            state_3_here[..., None].expand(BATCH, HEADS, u_stop - u_start)
            if min(L, max(0, (u_stop - 1))) < L
            else torch.full((BATCH, HEADS, u_stop - u_start), 0.0, dtype=wide, device=device)
        )
        u = torch.arange(u_start, u_stop, device=device)
        for j_start, j_stop in tiles(max(0, u_start), min(L, max(0, (u_stop - 1))), block_columns):
            # g7[u] = sum over j of d_row[j] where seen  (step 3)
            d_row_j = d_row[:, :, j_start:j_stop]
            j = torch.arange(j_start, j_stop, device=device)
            # seen: u <= j
            seen = u[..., None] <= j
            g7 = g7 + torch.where(seen, d_row_j[..., None, :], 0.0).expand(
                BATCH,
                HEADS,
                u_stop - u_start,
                j_stop - j_start,
            ).sum(-1)
        # d_gate[u] = sigmoid(-gate[u])*g7[u]  (step 3)
        gate_u = gate[:, :, u_start:u_stop].to(wide)
        d_gate_u = g7 * torch.sigmoid(-gate_u)
        d_gate[:, :, u_start:u_stop] = d_gate_u
    return d_q, d_k, d_v, d_gate
