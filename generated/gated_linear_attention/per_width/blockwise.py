"""Gated linear attention: tile by tile in torch, in memory linear in the lengths

                                     ⎛      Σ     logsigmoid(gate[u, d])⎞
    o[i, e] =     Σ     v[j, e]⋅Σ exp⎜  u : u ≤ i                       ⎟⋅k[j, d]⋅q[i, d]
              j : j ≤ i         d    ⎜-     Σ     logsigmoid(gate[u, d])⎟
                                     ⎝  u : u ≤ j                       ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'gated_linear_attention',
    'backend': 'blockwise',
    'options': {'per_width': True},
    'source': '411cc28a336bd47a',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('gate', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'L', 'E'], 'input')],
        'saved': [('saved_t2', ['BATCH', 'HEADS', 'L', 'D'], 'accumulate')],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate'],
        'saved': ['saved_t2'],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D']),
            ('k', ['BATCH', 'HEADS', 'L', 'D']),
            ('v', ['BATCH', 'HEADS', 'L', 'E']),
            ('gate', ['BATCH', 'HEADS', 'L', 'D']),
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
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L, D).
    Returns o (BATCH, HEADS, L, E), saved_t2 (BATCH, HEADS, L, D).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[u, d] = logsigmoid(gate[u, d])  (step 1)
    gate_wide = gate.to(wide)
    t1 = torch.nn.functional.logsigmoid(gate_wide)
    state = torch.empty((BATCH, HEADS, -(-L // block_rows), D), dtype=wide, device=device)
    state_here = torch.full((BATCH, HEADS, D), 0.0, dtype=wide, device=device)
    edge, j_before = 0, 0
    for j_start in range(0, L, block_rows):
        j_stop = min(j_start + block_rows, L)
        reached = max(0, min(L, 1 + j_start))
        for u_start, u_stop in tiles(edge, reached, block_columns):
            # state[j, d] = sum over u of t1[u, d] where seen
            t1_u = t1[:, :, u_start:u_stop]
            state_here = state_here + torch.einsum("bhud->bhd", t1_u)
        state[:, :, j_start // block_rows] = state_here
        edge, j_before = reached, j_start
    acc = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    saved_t2 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    for j_start in range(0, L, block_rows):
        j_stop = min(j_start + block_rows, L)
        # acc[j, d] = sum over u of t1[u, d] where seen  (step 1)
        state_here = state[:, :, j_start // block_rows]
        t2_j = (
            state_here[..., None, :].expand(BATCH, HEADS, j_stop - j_start, D)
            if max(0, min(L, 1 + j_start)) > 0
            else torch.full((BATCH, HEADS, j_stop - j_start, D), 0.0, dtype=wide, device=device)
        )
        j = torch.arange(j_start, j_stop, device=device)
        for u_start, u_stop in tiles(max(0, min(L, 1 + j_start)), min(L, 1 + (j_stop - 1)), block_columns):
            # acc[j, d] = sum over u of t1[u, d] where seen  (step 1)
            t1_u = t1[:, :, u_start:u_stop]
            u = torch.arange(u_start, u_stop, device=device)
            # seen: u <= j
            seen = u <= j[..., None]
            t2_j = t2_j + masked_einsum(
                "bhju,bhud->bhjd",
                seen,
                torch.where(
                    seen,
                    torch.full((BATCH, HEADS, j_stop - j_start, u_stop - u_start), 1.0, dtype=wide, device=device),
                    0.0,
                ),
                t1_u,
            )
        # saved_t2[j, d] = acc[j, d]  (step 5)
        saved_t2_j = t2_j
        acc[:, :, j_start:j_stop] = t2_j
        saved_t2[:, :, j_start:j_stop] = saved_t2_j
    state_2 = torch.empty((BATCH, HEADS, -(-L // block_rows), D, E), dtype=wide, device=device)
    state_2_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    edge, i_before = 0, 0
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        acc_anchor = acc[:, :, i_start]
        acc_before = acc[:, :, i_before]
        state_2_here = torch.exp(acc_anchor - acc_before)[..., None] * state_2_here
        reached = max(0, min(L, 1 + i_start))
        for j_start, j_stop in tiles(edge, reached, block_columns):
            # state_2[i, d, e] = sum over j of exp(acc[i, d] - acc[j, d])*k[j, d]*v[j, e] where seen
            k_j = k[:, :, j_start:j_stop].to(wide)
            acc_j = acc[:, :, j_start:j_stop]
            v_j = v[:, :, j_start:j_stop].to(wide)
            state_2_here = state_2_here + torch.einsum(
                "bhjd,bhje->bhde",
                k_j * torch.exp(acc_anchor[..., None, :] - acc_j),
                v_j,
            )
        state_2[:, :, i_start // block_rows] = state_2_here
        edge, i_before = reached, i_start
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        acc_anchor = acc[:, :, i_start]
        # o[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 2)
        state_2_here = state_2[:, :, i_start // block_rows]
        q_i = q[:, :, i_start:i_stop].to(wide)
        acc_i = acc[:, :, i_start:i_stop]
        carried = torch.einsum("bhid,bhde->bhie", q_i * torch.exp(acc_i - acc_anchor[..., None, :]), state_2_here)
        o_i = carried if max(0, min(L, 1 + i_start)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start, E),
            0.0,
            dtype=wide,
            device=device,
        )
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop in tiles(max(0, min(L, 1 + i_start)), min(L, 1 + (i_stop - 1)), block_columns):
            # dot[i, j] = sum over d of exp(acc[i, d] - acc[j, d])*k[j, d]*q[i, d]  (step 7)
            dot = torch.full((BATCH, HEADS, i_stop - i_start, j_stop - j_start), 0.0, dtype=wide, device=device)
            for d_start in range(0, D, 16):
                d_stop = min(d_start + 16, D)
                k_j_d = k[:, :, j_start:j_stop, d_start:d_stop].to(wide)
                q_i_d = q[:, :, i_start:i_stop, d_start:d_stop].to(wide)
                acc_j_d = acc[:, :, j_start:j_stop, d_start:d_stop]
                acc_i_d = acc[:, :, i_start:i_stop, d_start:d_stop]
                dot = dot + (
                    k_j_d[..., None, :, :]
                    * q_i_d[..., None, :]
                    * torch.exp(acc_i_d[..., None, :] - acc_j_d[..., None, :, :])
                ).sum(-1)
            # o[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 2)
            v_j = v[:, :, j_start:j_stop].to(wide)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j <= i
            seen = j <= i[..., None]
            o_i = o_i + masked_einsum("bhij,bhje->bhie", seen, torch.where(seen, dot, 0.0), v_j)
        o[:, :, i_start:i_stop] = o_i
    return o, saved_t2


def backward(q, k, v, gate, saved_t2, d_o, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L, D),
    saved_t2 (BATCH, HEADS, L, D), d_o (BATCH, HEADS, L, E).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L,
    D).
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
        saved_t2_anchor = saved_t2[:, :, j_stop - 1]
        saved_t2_before = saved_t2[:, :, j_before]
        state_here = torch.exp(saved_t2_before - saved_t2_anchor)[..., None] * state_here
        reached = min(L, max(0, (j_stop - 1)))
        for i_start, i_stop in tiles(reached, edge, block_columns):
            # state[j, d, e] = sum over i of exp(saved_t2[i, d] - saved_t2[j, d])*d_o[i, e]*q[i, d] where seen
            q_i = q[:, :, i_start:i_stop].to(wide)
            saved_t2_i = saved_t2[:, :, i_start:i_stop]
            d_o_i = d_o[:, :, i_start:i_stop].to(wide)
            state_here = state_here + torch.einsum(
                "bhid,bhie->bhde",
                q_i * torch.exp(saved_t2_i - saved_t2_anchor[..., None, :]),
                d_o_i,
            )
        state[:, :, j_start // block_rows] = state_here
        edge, j_before = reached, j_stop - 1
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    g8 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    for j_start in range(0, L, block_rows):
        j_stop = min(j_start + block_rows, L)
        saved_t2_anchor = saved_t2[:, :, j_stop - 1]
        # d_v[j, e] = sum over i of d_o[i, e]*dot[i, j] where seen  (step 4)
        state_here = state[:, :, j_start // block_rows]
        k_j = k[:, :, j_start:j_stop].to(wide)
        saved_t2_j = saved_t2[:, :, j_start:j_stop]
        exponential = torch.exp(saved_t2_anchor[..., None, :] - saved_t2_j)
        carried = torch.einsum("bhjd,bhde->bhje", k_j * exponential, state_here)
        d_v_j = carried if min(L, max(0, (j_stop - 1))) < L else torch.full(
            (BATCH, HEADS, j_stop - j_start, E),
            0.0,
            dtype=wide,
            device=device,
        )
        # d_k[j, d] = sum over i of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*q[i, d] where seen  (step 9)
        v_j = v[:, :, j_start:j_stop].to(wide)
        carried_2 = torch.einsum("bhje,bhde->bhjd", v_j, state_here)
        d_k_j = exponential * carried_2 if min(L, max(0, (j_stop - 1))) < L else torch.full(
            (BATCH, HEADS, j_stop - j_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        # g8[j, d] = sum over i of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d]*q[i, d] where seen
        #   (step 9)
        g8_j = k_j * exponential * carried_2 if min(L, max(0, (j_stop - 1))) < L else torch.full(
            (BATCH, HEADS, j_stop - j_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        j = torch.arange(j_start, j_stop, device=device)
        for i_start, i_stop in tiles(max(0, j_start), min(L, max(0, (j_stop - 1))), block_columns):
            # dot[i, j] = sum over d of exp(saved_t2[i, d] - saved_t2[j, d])*k[j, d]*q[i, d]  (step 9)
            dot = torch.full((BATCH, HEADS, j_stop - j_start, i_stop - i_start), 0.0, dtype=wide, device=device)
            for d_start in range(0, D, 16):
                d_stop = min(d_start + 16, D)
                k_j_d = k[:, :, j_start:j_stop, d_start:d_stop].to(wide)
                q_i_d = q[:, :, i_start:i_stop, d_start:d_stop].to(wide)
                saved_t2_j_d = saved_t2[:, :, j_start:j_stop, d_start:d_stop]
                saved_t2_i_d = saved_t2[:, :, i_start:i_stop, d_start:d_stop]
                exponential_2 = torch.exp(saved_t2_i_d[..., None, :, :] - saved_t2_j_d[..., None, :])
                dot = dot + (k_j_d[..., None, :] * q_i_d[..., None, :, :] * exponential_2).sum(-1)
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
            d_o_i = d_o[:, :, i_start:i_stop].to(wide)
            d_weight = torch.einsum("bhje,bhie->bhji", v_j, d_o_i)
            # d_score[i, j] = d_weight[i, j] where seen, masked where it is read  (step 3)
            # d_v[j, e] = sum over i of d_o[i, e]*dot[i, j] where seen  (step 4)
            i = torch.arange(i_start, i_stop, device=device)
            # seen: j <= i
            seen = j[..., None] <= i
            d_v_j = d_v_j + masked_einsum("bhji,bhie->bhje", seen, torch.where(seen, dot, 0.0), d_o_i)
            # d_k[j, d] = sum over i of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*q[i, d] where seen  (step 9)
            # g8[j, d] = sum over i of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d]*q[i, d] where seen
            #   (step 9)
            # seen_2: j <= i
            seen_2 = (j[..., None] <= i)[..., None]
            for d_start in range(0, D, 16):
                d_stop = min(d_start + 16, D)
                q_i_d_2 = q[:, :, i_start:i_stop, d_start:d_stop].to(wide)
                saved_t2_j_d_2 = saved_t2[:, :, j_start:j_stop, d_start:d_stop]
                saved_t2_i_d_2 = saved_t2[:, :, i_start:i_stop, d_start:d_stop]
                exponential_3 = torch.exp(saved_t2_i_d_2[..., None, :, :] - saved_t2_j_d_2[..., None, :])
                d_k_j[..., d_start:d_stop] += torch.where(
                    seen_2,
                    d_weight[..., None] * q_i_d_2[..., None, :, :] * exponential_3,
                    0.0,
                ).sum(-2)
                k_j_d_2 = k[:, :, j_start:j_stop, d_start:d_stop].to(wide)
                g8_j[..., d_start:d_stop] += torch.where(
                    seen_2,
                    d_weight[..., None] * k_j_d_2[..., None, :] * q_i_d_2[..., None, :, :] * exponential_3,
                    0.0,
                ).sum(-2)
        d_v[:, :, j_start:j_stop] = d_v_j
        d_k[:, :, j_start:j_stop] = d_k_j
        g8[:, :, j_start:j_stop] = g8_j
    state_2 = torch.empty((BATCH, HEADS, -(-L // block_rows), D, E), dtype=wide, device=device)
    state_2_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    edge, i_before = 0, 0
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        saved_t2_anchor = saved_t2[:, :, i_start]
        saved_t2_before = saved_t2[:, :, i_before]
        state_2_here = torch.exp(saved_t2_anchor - saved_t2_before)[..., None] * state_2_here
        reached = max(0, min(L, 1 + i_start))
        for j_start, j_stop in tiles(edge, reached, block_columns):
            # state_2[i, d, e] = sum over j of exp(saved_t2[i, d] - saved_t2[j, d])*k[j, d]*v[j, e] where seen
            k_j = k[:, :, j_start:j_stop].to(wide)
            saved_t2_j = saved_t2[:, :, j_start:j_stop]
            v_j = v[:, :, j_start:j_stop].to(wide)
            state_2_here = state_2_here + torch.einsum(
                "bhjd,bhje->bhde",
                k_j * torch.exp(saved_t2_anchor[..., None, :] - saved_t2_j),
                v_j,
            )
        state_2[:, :, i_start // block_rows] = state_2_here
        edge, i_before = reached, i_start
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    g7 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    for i_start in range(0, L, block_rows):
        i_stop = min(i_start + block_rows, L)
        saved_t2_anchor = saved_t2[:, :, i_start]
        # d_q[i, d] = sum over j of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d] where seen  (step 9)
        state_2_here = state_2[:, :, i_start // block_rows]
        d_o_i = d_o[:, :, i_start:i_stop].to(wide)
        carried = torch.einsum("bhie,bhde->bhid", d_o_i, state_2_here)
        saved_t2_i = saved_t2[:, :, i_start:i_stop]
        exponential = torch.exp(saved_t2_i - saved_t2_anchor[..., None, :])
        d_q_i = exponential * carried if max(0, min(L, 1 + i_start)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        # g7[i, d] = sum over j of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d]*q[i, d] where seen
        #   (step 9)
        q_i = q[:, :, i_start:i_stop].to(wide)
        g7_i = q_i * exponential * carried if max(0, min(L, 1 + i_start)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop in tiles(max(0, min(L, 1 + i_start)), min(L, 1 + (i_stop - 1)), block_columns):
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", d_o_i, v_j)
            # d_score[i, j] = d_weight[i, j] where seen, masked where it is read  (step 3)
            # d_q[i, d] = sum over j of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d] where seen  (step 9)
            # g7[i, d] = sum over j of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d]*q[i, d] where seen
            #   (step 9)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j <= i
            seen = (j <= i[..., None])[..., None]
            for d_start in range(0, D, 16):
                d_stop = min(d_start + 16, D)
                k_j_d = k[:, :, j_start:j_stop, d_start:d_stop].to(wide)
                saved_t2_j_d = saved_t2[:, :, j_start:j_stop, d_start:d_stop]
                saved_t2_i_d = saved_t2[:, :, i_start:i_stop, d_start:d_stop]
                exponential_2 = torch.exp(saved_t2_i_d[..., None, :] - saved_t2_j_d[..., None, :, :])
                d_q_i[..., d_start:d_stop] += torch.where(
                    seen,
                    d_weight[..., None] * k_j_d[..., None, :, :] * exponential_2,
                    0.0,
                ).sum(-2)
                q_i_d = q[:, :, i_start:i_stop, d_start:d_stop].to(wide)
                g7_i[..., d_start:d_stop] += torch.where(
                    seen,
                    d_weight[..., None] * k_j_d[..., None, :, :] * q_i_d[..., None, :] * exponential_2,
                    0.0,
                ).sum(-2)
        d_q[:, :, i_start:i_stop] = d_q_i
        g7[:, :, i_start:i_stop] = g7_i
    # g9[j, d] = g7[j, d] - g8[j, d]  (step 3)
    g9 = g7 - g8
    state_3 = torch.empty((BATCH, HEADS, -(-L // block_rows), D), dtype=wide, device=device)
    state_3_here = torch.full((BATCH, HEADS, D), 0.0, dtype=wide, device=device)
    edge, u_before = L, L - 1
    for u_start in reversed(range(0, L, block_rows)):
        u_stop = min(u_start + block_rows, L)
        reached = min(L, max(0, (u_stop - 1)))
        for j_start, j_stop in tiles(reached, edge, block_columns):
            # state_3[u, d] = sum over j of g9[j, d] where seen
            g9_j = g9[:, :, j_start:j_stop]
            state_3_here = state_3_here + torch.einsum("bhjd->bhd", g9_j)
        state_3[:, :, u_start // block_rows] = state_3_here
        edge, u_before = reached, u_stop - 1
    d_gate = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    for u_start in range(0, L, block_rows):
        u_stop = min(u_start + block_rows, L)
        # g10[u, d] = sum over j of g9[j, d] where seen  (step 3)
        state_3_here = state_3[:, :, u_start // block_rows]
        g10 = (
            state_3_here[..., None, :].expand(BATCH, HEADS, u_stop - u_start, D)
            if min(L, max(0, (u_stop - 1))) < L
            else torch.full((BATCH, HEADS, u_stop - u_start, D), 0.0, dtype=wide, device=device)
        )
        u = torch.arange(u_start, u_stop, device=device)
        for j_start, j_stop in tiles(max(0, u_start), min(L, max(0, (u_stop - 1))), block_columns):
            # g10[u, d] = sum over j of g9[j, d] where seen  (step 3)
            g9_j = g9[:, :, j_start:j_stop]
            j = torch.arange(j_start, j_stop, device=device)
            # seen: u <= j
            seen = u[..., None] <= j
            g10 = g10 + masked_einsum(
                "bhuj,bhjd->bhud",
                seen,
                torch.where(
                    seen,
                    torch.full((BATCH, HEADS, u_stop - u_start, j_stop - j_start), 1.0, dtype=wide, device=device),
                    0.0,
                ),
                g9_j,
            )
        # d_gate[u, d] = sigmoid(-gate[u, d])*g10[u, d]  (step 3)
        gate_u = gate[:, :, u_start:u_stop].to(wide)
        d_gate_u = g10 * torch.sigmoid(-gate_u)
        d_gate[:, :, u_start:u_stop] = d_gate_u
    return d_q, d_k, d_v, d_gate
