"""Gated linear attention: tile by tile in torch, in memory linear in the lengths

                  Σ     s[i, j]⋅exp(w[i, j])⋅v[j, e]
              j : j ≤ i
    o[i, e] = ──────────────────────────────────────
                      Σ     s[i, j]⋅exp(w[i, j])
                  j : j ≤ i

    s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
              d

    w[i, j] =     Σ     logsigmoid(gate[u]) -     Σ     logsigmoid(gate[u])
              u : u ≤ i                       u : u ≤ j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'gated_linear_attention',
    'backend': 'blockwise',
    'options': {'normalised': True},
    'source': 'ed9652b6d611be24',
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
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'L', 'E'], 'input'),
            ('norm', ['BATCH', 'HEADS', 'L'], 'accumulate'),
        ],
        'saved': [('saved_t9', ['BATCH', 'HEADS', 'L'], 'accumulate')],
        'extra': ['norm'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate'],
        'saved': ['o', 'norm', 'saved_t9'],
        'cotangents': ['o', 'norm'],
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
    Returns o (BATCH, HEADS, L, E), norm (BATCH, HEADS, L), saved_t9 (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = relu(k[j, d])  (step 1)
    k_wide = k.to(wide)
    t1 = torch.relu(k_wide)
    # t2[j, d] = k[j, d] - t1[j, d]  (step 1)
    t2 = k_wide - t1
    # t4[i, d] = relu(q[i, d])  (step 1)
    q_wide = q.to(wide)
    t4 = torch.relu(q_wide)
    # t5[i, d] = q[i, d] - t4[i, d]  (step 1)
    t5 = q_wide - t4
    # t8[u] = logsigmoid(gate[u])  (step 1)
    gate_wide = gate.to(wide)
    t8 = torch.nn.functional.logsigmoid(gate_wide)
    state = torch.empty((BATCH, HEADS, -(-L // block_rows)), dtype=wide, device=device)
    state_here = torch.full((BATCH, HEADS), 0.0, dtype=wide, device=device)
    edge, j_before = 0, 0
    for j_start in range(0, L, block_rows):
        j_stop = min(j_start + block_rows, L)
        reached = max(0, min(L, 1 + j_start))
        for u_start, u_stop in tiles(edge, reached, block_columns):
            # state[j] = sum over u of t8[u] where seen
            t8_u = t8[:, :, u_start:u_stop]
            state_here = state_here + torch.einsum("bhu->bh", t8_u)
        state[:, :, j_start // block_rows] = state_here
        edge, j_before = reached, j_start
    row_sum = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    saved_t9 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    for j_start in range(0, L, block_rows):
        j_stop = min(j_start + block_rows, L)
        # row_sum[j] = sum over u of t8[u] where seen  (step 1)
        state_here = state[:, :, j_start // block_rows]
        t9_j = (
            state_here[..., None].expand(BATCH, HEADS, j_stop - j_start)
            if max(0, min(L, 1 + j_start)) > 0
            else torch.full((BATCH, HEADS, j_stop - j_start), 0.0, dtype=wide, device=device)
        )
        j = torch.arange(j_start, j_stop, device=device)
        for u_start, u_stop in tiles(max(0, min(L, 1 + j_start)), min(L, 1 + (j_stop - 1)), block_columns):
            # row_sum[j] = sum over u of t8[u] where seen  (step 1)
            t8_u = t8[:, :, u_start:u_stop]
            u = torch.arange(u_start, u_stop, device=device)
            # seen: u <= j
            seen = u <= j[..., None]
            t9_j = t9_j + torch.where(seen, t8_u[..., None, :], 0.0).expand(
                BATCH,
                HEADS,
                j_stop - j_start,
                u_stop - u_start,
            ).sum(-1)
        # saved_t9[j] = row_sum[j]  (step 5)
        saved_t9_j = t9_j
        row_sum[:, :, j_start:j_stop] = t9_j
        saved_t9[:, :, j_start:j_stop] = saved_t9_j
    state_2 = torch.empty((BATCH, HEADS, -(-L // block_rows), D), dtype=wide, device=device)
    state_3 = torch.empty((BATCH, HEADS, -(-L // block_rows), D, E), dtype=wide, device=device)
    state_2_here = torch.full((BATCH, HEADS, D), 0.0, dtype=wide, device=device)
    state_3_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    edge, i_before = 0, 0
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        row_sum_anchor = row_sum[:, :, i_start]
        row_sum_before = row_sum[:, :, i_before]
        exponential = torch.exp(row_sum_anchor - row_sum_before)
        state_2_here = exponential[..., None] * state_2_here
        state_3_here = exponential[..., None, None] * state_3_here
        reached = max(0, min(L, 1 + i_start))
        for j_start, j_stop in tiles(edge, reached, block_columns):
            # state_2[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*exp(row_sum[i] - row_sum[j]) where seen
            row_sum_j = row_sum[:, :, j_start:j_stop]
            exponential_2 = torch.exp(row_sum_anchor[..., None] - row_sum_j)
            t1_j = t1[:, :, j_start:j_stop]
            t2_j = t2[:, :, j_start:j_stop]
            exponential_3 = torch.exp(t2_j)
            state_2_here = state_2_here + torch.einsum("bhjd->bhd", exponential_2[..., None] * (t1_j + exponential_3))
            # state_3[i, d, e] = sum over j of (exp(t2[j, d]) + t1[j, d])*exp(row_sum[i] - row_sum[j])*v[j, e] where
            #   seen
            v_j = v[:, :, j_start:j_stop].to(wide)
            state_3_here = state_3_here + torch.einsum(
                "bhjd,bhje->bhde",
                exponential_2[..., None] * (t1_j + exponential_3),
                v_j,
            )
        state_2[:, :, i_start // block_rows] = state_2_here
        state_3[:, :, i_start // block_rows] = state_3_here
        edge, i_before = reached, i_start
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    norm = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        row_sum_anchor = row_sum[:, :, i_start]
        # row_sum_2[i] = sum over j of weight[i, j]*dot[i, j] where seen  (step 6)
        state_2_here = state_2[:, :, i_start // block_rows]
        t4_i = t4[:, :, i_start:i_stop]
        t5_i = t5[:, :, i_start:i_stop]
        exponential = torch.exp(t5_i)
        carried = torch.einsum("bhid,bhd->bhi", t4_i + exponential, state_2_here)
        row_sum_i = row_sum[:, :, i_start:i_stop]
        exponential_2 = torch.exp(row_sum_i - row_sum_anchor[..., None])
        row_sum_2 = exponential_2 * carried if max(0, min(L, 1 + i_start)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start),
            0.0,
            dtype=wide,
            device=device,
        )
        # acc[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
        state_3_here = state_3[:, :, i_start // block_rows]
        carried_2 = torch.einsum("bhid,bhde->bhie", t4_i + exponential, state_3_here)
        acc = exponential_2[..., None] * carried_2 if max(0, min(L, 1 + i_start)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start, E),
            0.0,
            dtype=wide,
            device=device,
        )
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop in tiles(max(0, min(L, 1 + i_start)), min(L, 1 + (i_stop - 1)), block_columns):
            # dot[i, j] = sum over d of (exp(t2[j, d]) + t1[j, d])*(exp(t5[i, d]) + t4[i, d])  (step 2)
            t1_j = t1[:, :, j_start:j_stop]
            t2_j = t2[:, :, j_start:j_stop]
            dot = torch.einsum("bhid,bhjd->bhij", t4_i + exponential, t1_j + torch.exp(t2_j))
            # score[i, j] = row_sum[i] - row_sum[j]  (step 1)
            row_sum_j = row_sum[:, :, j_start:j_stop]
            score = row_sum_i[..., None] - row_sum_j[..., None, :]
            # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 6)
            weight = torch.exp(score)
            # row_sum_2[i] = sum over j of weight[i, j]*dot[i, j] where seen  (step 6)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j <= i
            seen = j <= i[..., None]
            row_sum_2 = row_sum_2 + torch.where(seen, weight * dot, 0.0).sum(-1)
            # acc[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
            v_j = v[:, :, j_start:j_stop].to(wide)
            acc = acc + masked_einsum("bhij,bhje->bhie", seen, torch.where(seen, weight * dot, 0.0), v_j)
        # o[i, e] = acc[i, e]/row_sum_2[i]  (step 1)
        o_i = inverse(row_sum_2)[..., None] * acc
        # norm[i] = row_sum_2[i]  (step 2)
        norm_i = row_sum_2
        o[:, :, i_start:i_stop] = o_i
        norm[:, :, i_start:i_stop] = norm_i
    return o, norm, saved_t9


def backward(q, k, v, gate, o, norm, saved_t9, d_o, d_norm, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), o (BATCH,
    HEADS, L, E), norm (BATCH, HEADS, L), saved_t9 (BATCH, HEADS, L), d_o (BATCH, HEADS, L, E), d_norm (BATCH,
    HEADS, L).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = relu(k[j, d])  (step 1)
    k_wide = k.to(wide)
    t1 = torch.relu(k_wide)
    # t2[j, d] = k[j, d] - t1[j, d]  (step 1)
    t2 = k_wide - t1
    # t4[i, d] = relu(q[i, d])  (step 1)
    q_wide = q.to(wide)
    t4 = torch.relu(q_wide)
    # t5[i, d] = q[i, d] - t4[i, d]  (step 1)
    t5 = q_wide - t4
    # delta[i] = sum over e of norm[i]*d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = torch.einsum("bhi,bhie->bhi", norm, d_o_wide * o_wide)
    # g2[i, e] = d_o[i, e]/norm[i]  (step 4)
    g2 = inverse(norm)[..., None] * d_o_wide
    # d_row[i] = d_norm[i] - delta[i]/norm[i]**2  (step 4)
    d_row = d_norm - inverse(norm * norm) * delta
    state = torch.empty((BATCH, HEADS, -(-L // block_rows), D, E), dtype=wide, device=device)
    state_2 = torch.empty((BATCH, HEADS, -(-L // block_rows), D), dtype=wide, device=device)
    state_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    state_2_here = torch.full((BATCH, HEADS, D), 0.0, dtype=wide, device=device)
    edge, j_before = L, L - 1
    for j_start in reversed(range(0, L, block_rows)):
        j_stop = min(j_start + block_rows, L)
        saved_t9_anchor = saved_t9[:, :, j_stop - 1]
        saved_t9_before = saved_t9[:, :, j_before]
        exponential = torch.exp(saved_t9_before - saved_t9_anchor)
        state_here = exponential[..., None, None] * state_here
        state_2_here = exponential[..., None] * state_2_here
        reached = min(L, max(0, (j_stop - 1)))
        for i_start, i_stop in tiles(reached, edge, block_columns):
            # state[j, d, e] = sum over i of (exp(t5[i, d]) + t4[i, d])*exp(saved_t9[i] - saved_t9[j])*g2[i, e] where
            #   seen
            saved_t9_i = saved_t9[:, :, i_start:i_stop]
            exponential_2 = torch.exp(saved_t9_i - saved_t9_anchor[..., None])
            t4_i = t4[:, :, i_start:i_stop]
            t5_i = t5[:, :, i_start:i_stop]
            exponential_3 = torch.exp(t5_i)
            g2_i = g2[:, :, i_start:i_stop]
            state_here = state_here + torch.einsum(
                "bhid,bhie->bhde",
                exponential_2[..., None] * (t4_i + exponential_3),
                g2_i,
            )
            # state_2[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*exp(saved_t9[i] - saved_t9[j])*d_row[i] where
            #   seen
            d_row_i = d_row[:, :, i_start:i_stop]
            state_2_here = state_2_here + torch.einsum(
                "bhid->bhd",
                (d_row_i * exponential_2)[..., None] * (t4_i + exponential_3),
            )
        state[:, :, j_start // block_rows] = state_here
        state_2[:, :, j_start // block_rows] = state_2_here
        edge, j_before = reached, j_stop - 1
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    g8 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    for j_start in range(0, L, block_rows):
        j_stop = min(j_start + block_rows, L)
        saved_t9_anchor = saved_t9[:, :, j_stop - 1]
        # d_v[j, e] = sum over i of g2[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
        state_here = state[:, :, j_start // block_rows]
        t1_j = t1[:, :, j_start:j_stop]
        t2_j = t2[:, :, j_start:j_stop]
        exponential = torch.exp(t2_j)
        carried = torch.einsum("bhjd,bhde->bhje", t1_j + exponential, state_here)
        saved_t9_j = saved_t9[:, :, j_start:j_stop]
        exponential_2 = torch.exp(saved_t9_anchor[..., None] - saved_t9_j)
        d_v_j = exponential_2[..., None] * carried if min(L, max(0, (j_stop - 1))) < L else torch.full(
            (BATCH, HEADS, j_stop - j_start, E),
            0.0,
            dtype=wide,
            device=device,
        )
        # g8[j] = sum over i of d_score[i, j] where seen  (step 4)
        state_2_here = state_2[:, :, j_start // block_rows]
        carried_2 = torch.einsum("bhjd,bhd->bhj", t1_j + exponential, state_2_here)
        share = exponential_2 * carried_2
        v_j = v[:, :, j_start:j_stop].to(wide)
        carried_3 = torch.einsum("bhje,bhde->bhjd", v_j, state_here)
        t1_j_2 = t1[:, :, j_start:j_stop]
        t2_j_2 = t2[:, :, j_start:j_stop]
        share_2 = exponential_2 * ((t1_j_2 + torch.exp(t2_j_2)) * carried_3).sum(-1)
        g8_j = share + share_2 if min(L, max(0, (j_stop - 1))) < L else torch.full(
            (BATCH, HEADS, j_stop - j_start),
            0.0,
            dtype=wide,
            device=device,
        )
        # x1[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_score_2[i, j] where seen  (step 9)
        share_3 = exponential_2[..., None] * state_2_here[..., None, :]
        carried_4 = torch.einsum("bhje,bhde->bhjd", v_j, state_here)
        share_4 = exponential_2[..., None] * carried_4
        x1 = share_3 + share_4 if min(L, max(0, (j_stop - 1))) < L else torch.full(
            (BATCH, HEADS, j_stop - j_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        j = torch.arange(j_start, j_stop, device=device)
        for i_start, i_stop in tiles(max(0, j_start), min(L, max(0, (j_stop - 1))), block_columns):
            # dot[i, j] = sum over d of (exp(t2[j, d]) + t1[j, d])*(exp(t5[i, d]) + t4[i, d])  (step 2)
            t4_i = t4[:, :, i_start:i_stop]
            t5_i = t5[:, :, i_start:i_stop]
            exponential_3 = torch.exp(t5_i)
            dot = torch.einsum("bhjd,bhid->bhji", t1_j + exponential, t4_i + exponential_3)
            # score[i, j] = saved_t9[i] - saved_t9[j]  (step 4)
            saved_t9_i = saved_t9[:, :, i_start:i_stop]
            score = saved_t9_i[..., None, :] - saved_t9_j[..., None]
            # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
            g2_i = g2[:, :, i_start:i_stop]
            d_weight = torch.einsum("bhje,bhie->bhji", v_j, g2_i)
            # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
            weight = torch.exp(score)
            # d_score[i, j] = d_row[i]*weight[i, j]*dot[i, j] + d_weight[i, j]*weight[i, j]*dot[i, j] where seen
            #   (step 8)
            d_row_i = d_row[:, :, i_start:i_stop]
            i = torch.arange(i_start, i_stop, device=device)
            # seen: j <= i
            seen = j[..., None] <= i
            d_score = torch.where(seen, d_row_i[..., None, :] * weight * dot + d_weight * weight * dot, 0.0)
            # d_score_2[i, j] = d_row[i]*weight[i, j] + d_weight[i, j]*weight[i, j] where seen  (step 8)
            d_score_2 = torch.where(seen, d_row_i[..., None, :] * weight + d_weight * weight, 0.0)
            # d_v[j, e] = sum over i of g2[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
            d_v_j = d_v_j + masked_einsum("bhji,bhie->bhje", seen, torch.where(seen, weight * dot, 0.0), g2_i)
            # g8[j] = sum over i of d_score[i, j] where seen  (step 4)
            g8_j = g8_j + d_score.sum(-1)
            # x1[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_score_2[i, j] where seen  (step 9)
            x1 = x1 + masked_einsum("bhji,bhid->bhjd", seen, d_score_2, t4_i + exponential_3)
        # g13[j, d] = exp(t2[j, d])*x1[j, d]  (step 9)
        g13 = x1 * torch.exp(t2_j)
        # g17[j, d] = -g13[j, d] + x1[j, d]  (step 9)
        g17 = x1 - g13
        # d_k[j, d] = step(k[j, d])*g17[j, d] + g13[j, d]  (step 3)
        k_j = k[:, :, j_start:j_stop].to(wide)
        d_k_j = g17 * k_j.gt(0).to(wide) + g13
        d_v[:, :, j_start:j_stop] = d_v_j
        g8[:, :, j_start:j_stop] = g8_j
        d_k[:, :, j_start:j_stop] = d_k_j
    state_3 = torch.empty((BATCH, HEADS, -(-L // block_rows), D), dtype=wide, device=device)
    state_4 = torch.empty((BATCH, HEADS, -(-L // block_rows), D, E), dtype=wide, device=device)
    state_3_here = torch.full((BATCH, HEADS, D), 0.0, dtype=wide, device=device)
    state_4_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    edge, i_before = 0, 0
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        saved_t9_anchor = saved_t9[:, :, i_start]
        saved_t9_before = saved_t9[:, :, i_before]
        exponential = torch.exp(saved_t9_anchor - saved_t9_before)
        state_3_here = exponential[..., None] * state_3_here
        state_4_here = exponential[..., None, None] * state_4_here
        reached = max(0, min(L, 1 + i_start))
        for j_start, j_stop in tiles(edge, reached, block_columns):
            # state_3[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*exp(saved_t9[i] - saved_t9[j]) where seen
            saved_t9_j = saved_t9[:, :, j_start:j_stop]
            exponential_2 = torch.exp(saved_t9_anchor[..., None] - saved_t9_j)
            t1_j = t1[:, :, j_start:j_stop]
            t2_j = t2[:, :, j_start:j_stop]
            state_3_here = state_3_here + torch.einsum("bhjd->bhd", exponential_2[..., None] * (t1_j + torch.exp(t2_j)))
            # state_4[i, d_0, e] = sum over j of (exp(t2[j, d_0]) + t1[j, d_0])*exp(saved_t9[i] - saved_t9[j])*v[j, e]
            #   where seen
            t1_j_2 = t1[:, :, j_start:j_stop]
            t2_j_2 = t2[:, :, j_start:j_stop]
            v_j = v[:, :, j_start:j_stop].to(wide)
            state_4_here = state_4_here + torch.einsum(
                "bhjd,bhje->bhde",
                exponential_2[..., None] * (t1_j_2 + torch.exp(t2_j_2)),
                v_j,
            )
        state_3[:, :, i_start // block_rows] = state_3_here
        state_4[:, :, i_start // block_rows] = state_4_here
        edge, i_before = reached, i_start
    g7 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        saved_t9_anchor = saved_t9[:, :, i_start]
        # g7[i] = sum over j of d_score[i, j] where seen  (step 4)
        state_3_here = state_3[:, :, i_start // block_rows]
        t4_i = t4[:, :, i_start:i_stop]
        t5_i = t5[:, :, i_start:i_stop]
        carried = torch.einsum("bhid,bhd->bhi", t4_i + torch.exp(t5_i), state_3_here)
        d_row_i = d_row[:, :, i_start:i_stop]
        saved_t9_i = saved_t9[:, :, i_start:i_stop]
        exponential = torch.exp(saved_t9_i - saved_t9_anchor[..., None])
        share = d_row_i * exponential * carried
        state_4_here = state_4[:, :, i_start // block_rows]
        g2_i = g2[:, :, i_start:i_stop]
        carried_2 = torch.einsum("bhie,bhde->bhid", g2_i, state_4_here)
        t4_i_2 = t4[:, :, i_start:i_stop]
        t5_i_2 = t5[:, :, i_start:i_stop]
        share_2 = exponential * ((t4_i_2 + torch.exp(t5_i_2)) * carried_2).sum(-1)
        g7_i = share + share_2 if max(0, min(L, 1 + i_start)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start),
            0.0,
            dtype=wide,
            device=device,
        )
        # x2[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*d_score_2[i, j] where seen  (step 9)
        share_3 = (d_row_i * exponential)[..., None] * state_3_here[..., None, :]
        carried_3 = torch.einsum("bhie,bhde->bhid", g2_i, state_4_here)
        share_4 = exponential[..., None] * carried_3
        x2 = share_3 + share_4 if max(0, min(L, 1 + i_start)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop in tiles(max(0, min(L, 1 + i_start)), min(L, 1 + (i_stop - 1)), block_columns):
            # dot[i, j] = sum over d of (exp(t2[j, d]) + t1[j, d])*(exp(t5[i, d]) + t4[i, d])  (step 2)
            t1_j = t1[:, :, j_start:j_stop]
            t2_j = t2[:, :, j_start:j_stop]
            exponential_2 = torch.exp(t2_j)
            dot = torch.einsum("bhid,bhjd->bhij", t4_i + torch.exp(t5_i), t1_j + exponential_2)
            # score[i, j] = saved_t9[i] - saved_t9[j]  (step 4)
            saved_t9_j = saved_t9[:, :, j_start:j_stop]
            score = saved_t9_i[..., None] - saved_t9_j[..., None, :]
            # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", g2_i, v_j)
            # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
            weight = torch.exp(score)
            # d_score[i, j] = d_row[i]*weight[i, j]*dot[i, j] + d_weight[i, j]*weight[i, j]*dot[i, j] where seen
            #   (step 8)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j <= i
            seen = j <= i[..., None]
            d_score = torch.where(seen, d_row_i[..., None] * weight * dot + d_weight * weight * dot, 0.0)
            # d_score_2[i, j] = d_row[i]*weight[i, j] + d_weight[i, j]*weight[i, j] where seen  (step 8)
            d_score_2 = torch.where(seen, d_row_i[..., None] * weight + d_weight * weight, 0.0)
            # g7[i] = sum over j of d_score[i, j] where seen  (step 4)
            g7_i = g7_i + d_score.sum(-1)
            # x2[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*d_score_2[i, j] where seen  (step 9)
            x2 = x2 + masked_einsum("bhij,bhjd->bhid", seen, d_score_2, t1_j + exponential_2)
        # g15[i, d] = exp(t5[i, d])*x2[i, d]  (step 9)
        g15 = x2 * torch.exp(t5_i)
        # g16[i, d] = -g15[i, d] + x2[i, d]  (step 9)
        g16 = x2 - g15
        # d_q[i, d] = step(q[i, d])*g16[i, d] + g15[i, d]  (step 3)
        q_i = q[:, :, i_start:i_stop].to(wide)
        d_q_i = g16 * q_i.gt(0).to(wide) + g15
        g7[:, :, i_start:i_stop] = g7_i
        d_q[:, :, i_start:i_stop] = d_q_i
    # d_row_2[j] = g7[j] - g8[j]  (step 3)
    d_row_2 = g7 - g8
    state_5 = torch.empty((BATCH, HEADS, -(-L // block_rows)), dtype=wide, device=device)
    state_5_here = torch.full((BATCH, HEADS), 0.0, dtype=wide, device=device)
    edge, u_before = L, L - 1
    for u_start in reversed(range(0, L, block_rows)):
        u_stop = min(u_start + block_rows, L)
        reached = min(L, max(0, (u_stop - 1)))
        for j_start, j_stop in tiles(reached, edge, block_columns):
            # state_5[u] = sum over j of d_row_2[j] where seen
            d_row_2_j = d_row_2[:, :, j_start:j_stop]
            state_5_here = state_5_here + torch.einsum("bhj->bh", d_row_2_j)
        state_5[:, :, u_start // block_rows] = state_5_here
        edge, u_before = reached, u_stop - 1
    d_gate = torch.empty((BATCH, HEADS, L), dtype=dtype, device=device)
    for u_start in range(0, L, block_rows):
        u_stop = min(u_start + block_rows, L)
        # g10[u] = sum over j of d_row_2[j] where seen  (step 3)
        state_5_here = state_5[:, :, u_start // block_rows]
        g10 = (
            state_5_here[..., None].expand(BATCH, HEADS, u_stop - u_start)
            if min(L, max(0, (u_stop - 1))) < L
            else torch.full((BATCH, HEADS, u_stop - u_start), 0.0, dtype=wide, device=device)
        )
        u = torch.arange(u_start, u_stop, device=device)
        for j_start, j_stop in tiles(max(0, u_start), min(L, max(0, (u_stop - 1))), block_columns):
            # g10[u] = sum over j of d_row_2[j] where seen  (step 3)
            d_row_2_j = d_row_2[:, :, j_start:j_stop]
            j = torch.arange(j_start, j_stop, device=device)
            # seen: u <= j
            seen = u[..., None] <= j
            g10 = g10 + torch.where(seen, d_row_2_j[..., None, :], 0.0).expand(
                BATCH,
                HEADS,
                u_stop - u_start,
                j_stop - j_start,
            ).sum(-1)
        # d_gate[u] = sigmoid(-gate[u])*g10[u]  (step 3)
        gate_u = gate[:, :, u_start:u_stop].to(wide)
        d_gate_u = g10 * torch.sigmoid(-gate_u)
        d_gate[:, :, u_start:u_stop] = d_gate_u
    return d_q, d_k, d_v, d_gate
