"""Linear attention: tile by tile in torch, in memory linear in the lengths

                               Σ                  s[i, j]⋅v[j, e]
              j : j < key_lengths ∧ j ≤ i + M - N
    o[i, e] = ───────────────────────────────────────────────────
                                   Σ                  s[i, j]
                  j : j < key_lengths ∧ j ≤ i + M - N

    s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'linear_attention',
    'backend': 'blockwise',
    'options': {'visibility': 'causal_lower_right', 'key_lengths': True},
    'source': '96d78a1b46317c77',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('key_lengths', ['BATCH'], 'integer'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('norm', ['BATCH', 'HEADS', 'N'], 'accumulate'),
        ],
        'saved': [],
        'extra': ['norm'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'key_lengths'],
        'saved': ['o', 'norm'],
        'cotangents': ['o', 'norm'],
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


def highest(x):
    """the largest of some integers, 0 if there is none"""
    return int(x.max()) if x.numel() else 0


def forward(q, k, v, key_lengths, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), key_lengths (BATCH) integer.
    Returns o (BATCH, HEADS, N, E), norm (BATCH, HEADS, N).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
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
    state = torch.empty((BATCH, HEADS, -(-N // block_rows), D), dtype=wide, device=device)
    state_2 = torch.empty((BATCH, HEADS, -(-N // block_rows), D, E), dtype=wide, device=device)
    state_here = torch.full((BATCH, HEADS, D), 0.0, dtype=wide, device=device)
    state_2_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    edge, i_before = 0, 0
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        reached = max(0, min(M, 1 + i_start + M - N))
        for j_start, j_stop in tiles(edge, reached, block_columns):
            # state[i, d] = sum over j of exp(t2[j, d]) + t1[j, d] where seen
            t1_j = t1[:, :, j_start:j_stop]
            t2_j = t2[:, :, j_start:j_stop]
            exponential = torch.exp(t2_j)
            j = torch.arange(j_start, j_stop, device=device)
            state_here = state_here + torch.einsum(
                "bhjd->bhd",
                torch.where((j < key_lengths[..., None])[..., None, :, None], t1_j + exponential, 0.0),
            )
            # state_2[i, d, e] = sum over j of (exp(t2[j, d]) + t1[j, d])*v[j, e] where seen
            v_j = v[:, :, j_start:j_stop].to(wide)
            state_2_here = state_2_here + torch.einsum(
                "bhjd,bhje->bhde",
                torch.where((j < key_lengths[..., None])[..., None, :, None], t1_j + exponential, 0.0),
                torch.where((j < key_lengths[..., None])[..., None, :, None], v_j, 0.0),
            )
        state[:, :, i_start // block_rows] = state_here
        state_2[:, :, i_start // block_rows] = state_2_here
        edge, i_before = reached, i_start
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    norm = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        # row_sum[i] = sum over j of dot[i, j] where seen  (step 1)
        state_here = state[:, :, i_start // block_rows]
        t4_i = t4[:, :, i_start:i_stop]
        t5_i = t5[:, :, i_start:i_stop]
        exponential = torch.exp(t5_i)
        carried = torch.einsum("bhid,bhd->bhi", t4_i + exponential, state_here)
        row_sum = carried if max(0, min(M, 1 + i_start + M - N)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start),
            0.0,
            dtype=wide,
            device=device,
        )
        # acc[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 1)
        state_2_here = state_2[:, :, i_start // block_rows]
        carried_2 = torch.einsum("bhid,bhde->bhie", t4_i + exponential, state_2_here)
        acc = carried_2 if max(0, min(M, 1 + i_start + M - N)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start, E),
            0.0,
            dtype=wide,
            device=device,
        )
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop in tiles(
            max(0, min(M, 1 + i_start + M - N)),
            min(M, highest(key_lengths), 1 + (i_stop - 1) + M - N),
            block_columns,
        ):
            # dot[i, j] = sum over d of (exp(t2[j, d]) + t1[j, d])*(exp(t5[i, d]) + t4[i, d])  (step 2)
            t1_j = t1[:, :, j_start:j_stop]
            t2_j = t2[:, :, j_start:j_stop]
            dot = torch.einsum("bhid,bhjd->bhij", t4_i + exponential, t1_j + torch.exp(t2_j))
            # row_sum[i] = sum over j of dot[i, j] where seen  (step 1)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j < key_lengths and j <= i + M - N
            seen = ((j <= (i + M - N)[..., None]) & (j < key_lengths[..., None])[..., None, :])[..., None, :, :]
            row_sum = row_sum + torch.where(seen, dot, 0.0).sum(-1)
            # acc[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 1)
            v_j = v[:, :, j_start:j_stop].to(wide)
            acc = acc + masked_einsum("bhij,bhje->bhie", seen, torch.where(seen, dot, 0.0), v_j)
        # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
        o_i = inverse(row_sum)[..., None] * acc
        # norm[i] = row_sum[i]  (step 2)
        norm_i = row_sum
        o[:, :, i_start:i_stop] = o_i
        norm[:, :, i_start:i_stop] = norm_i
    return o, norm


def backward(q, k, v, key_lengths, o, norm, d_o, d_norm, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), key_lengths (BATCH) integer, o
    (BATCH, HEADS, N, E), norm (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_norm (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
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
    state = torch.empty((BATCH, HEADS, -(-M // block_rows), D, E), dtype=wide, device=device)
    state_2 = torch.empty((BATCH, HEADS, -(-M // block_rows), D), dtype=wide, device=device)
    state_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    state_2_here = torch.full((BATCH, HEADS, D), 0.0, dtype=wide, device=device)
    edge, j_before = N, M - 1
    for j_start in reversed(range(0, M, block_rows)):
        j_stop = min(j_start + block_rows, M)
        reached = min(N, max(0, (j_stop - 1) + N - M))
        for i_start, i_stop in tiles(reached, edge, block_columns):
            # state[j, d, e] = sum over i of (exp(t5[i, d]) + t4[i, d])*g2[i, e] where seen
            t4_i = t4[:, :, i_start:i_stop]
            t5_i = t5[:, :, i_start:i_stop]
            exponential = torch.exp(t5_i)
            g2_i = g2[:, :, i_start:i_stop]
            state_here = state_here + torch.einsum("bhid,bhie->bhde", t4_i + exponential, g2_i)
            # state_2[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_row[i] where seen
            d_row_i = d_row[:, :, i_start:i_stop]
            state_2_here = state_2_here + torch.einsum("bhid->bhd", d_row_i[..., None] * (t4_i + exponential))
        state[:, :, j_start // block_rows] = state_here
        state_2[:, :, j_start // block_rows] = state_2_here
        edge, j_before = reached, j_stop - 1
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    for j_start in range(0, M, block_rows):
        j_stop = min(j_start + block_rows, M)
        # d_v[j, e] = sum over i of g2[i, e]*dot[i, j] where seen  (step 4)
        state_here = state[:, :, j_start // block_rows]
        t1_j = t1[:, :, j_start:j_stop]
        t2_j = t2[:, :, j_start:j_stop]
        carried = torch.einsum("bhjd,bhde->bhje", t1_j + torch.exp(t2_j), state_here)
        j = torch.arange(j_start, j_stop, device=device)
        d_v_j = (
            torch.where((j < key_lengths[..., None])[..., None, :, None], carried, 0.0)
            if min(N, max(0, (j_stop - 1) + N - M)) < N
            else torch.full((BATCH, HEADS, j_stop - j_start, E), 0.0, dtype=wide, device=device)
        )
        # x1[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_score[i, j] where seen  (step 9)
        state_2_here = state_2[:, :, j_start // block_rows]
        share = state_2_here[..., None, :]
        v_j = v[:, :, j_start:j_stop].to(wide)
        carried_2 = torch.einsum("bhje,bhde->bhjd", v_j, state_here)
        share_2 = carried_2
        x1 = torch.where(
            (j < key_lengths[..., None])[..., None, :, None],
            share + share_2,
            0.0,
        ) if min(N, max(0, (j_stop - 1) + N - M)) < N else torch.full(
            (BATCH, HEADS, j_stop - j_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        for i_start, i_stop in tiles(max(0, j_start + N - M), min(N, max(0, (j_stop - 1) + N - M)), block_columns):
            # dot[i, j] = sum over d of (exp(t2[j, d]) + t1[j, d])*(exp(t5[i, d]) + t4[i, d])  (step 2)
            t4_i = t4[:, :, i_start:i_stop]
            t5_i = t5[:, :, i_start:i_stop]
            exponential = torch.exp(t5_i)
            dot = torch.einsum("bhjd,bhid->bhji", t1_j + torch.exp(t2_j), t4_i + exponential)
            # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
            g2_i = g2[:, :, i_start:i_stop]
            d_weight = torch.einsum("bhje,bhie->bhji", v_j, g2_i)
            # d_score[i, j] = d_row[i] + d_weight[i, j] where seen  (step 3)
            d_row_i = d_row[:, :, i_start:i_stop]
            i = torch.arange(i_start, i_stop, device=device)
            # seen: j < key_lengths and j <= i + M - N
            seen = ((j[..., None] <= i + M - N) & (j < key_lengths[..., None])[..., None])[..., None, :, :]
            d_score = torch.where(seen, d_weight + d_row_i[..., None, :], 0.0)
            # d_v[j, e] = sum over i of g2[i, e]*dot[i, j] where seen  (step 4)
            d_v_j = d_v_j + masked_einsum("bhji,bhie->bhje", seen, torch.where(seen, dot, 0.0), g2_i)
            # x1[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_score[i, j] where seen  (step 9)
            x1 = x1 + masked_einsum("bhji,bhid->bhjd", seen, d_score, t4_i + exponential)
        # g8[j, d] = exp(t2[j, d])*x1[j, d] where seen, masked where it is read  (step 9)
        g8 = x1 * torch.exp(t2_j)
        # g12[j, d] = -g8[j, d] + x1[j, d] where seen, masked where it is read  (step 9)
        g12 = x1 - g8
        # d_k[j, d] = step(k[j, d])*g12[j, d] + g8[j, d] where seen  (step 9)
        k_j = k[:, :, j_start:j_stop].to(wide)
        d_k_j = torch.where((j < key_lengths[..., None])[..., None, :, None], g12 * k_j.gt(0).to(wide) + g8, 0.0)
        d_v[:, :, j_start:j_stop] = d_v_j
        d_k[:, :, j_start:j_stop] = d_k_j
    state_3 = torch.empty((BATCH, HEADS, -(-N // block_rows), D), dtype=wide, device=device)
    state_4 = torch.empty((BATCH, HEADS, -(-N // block_rows), D, E), dtype=wide, device=device)
    state_3_here = torch.full((BATCH, HEADS, D), 0.0, dtype=wide, device=device)
    state_4_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    edge, i_before = 0, 0
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        reached = max(0, min(M, 1 + i_start + M - N))
        for j_start, j_stop in tiles(edge, reached, block_columns):
            # state_3[i, d] = sum over j of exp(t2[j, d]) + t1[j, d] where seen
            t1_j = t1[:, :, j_start:j_stop]
            t2_j = t2[:, :, j_start:j_stop]
            exponential = torch.exp(t2_j)
            j = torch.arange(j_start, j_stop, device=device)
            state_3_here = state_3_here + torch.einsum(
                "bhjd->bhd",
                torch.where((j < key_lengths[..., None])[..., None, :, None], t1_j + exponential, 0.0),
            )
            # state_4[i, d, e] = sum over j of (exp(t2[j, d]) + t1[j, d])*v[j, e] where seen
            v_j = v[:, :, j_start:j_stop].to(wide)
            state_4_here = state_4_here + torch.einsum(
                "bhjd,bhje->bhde",
                torch.where((j < key_lengths[..., None])[..., None, :, None], t1_j + exponential, 0.0),
                torch.where((j < key_lengths[..., None])[..., None, :, None], v_j, 0.0),
            )
        state_3[:, :, i_start // block_rows] = state_3_here
        state_4[:, :, i_start // block_rows] = state_4_here
        edge, i_before = reached, i_start
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        # x2[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*d_score[i, j] where seen  (step 9)
        state_3_here = state_3[:, :, i_start // block_rows]
        d_row_i = d_row[:, :, i_start:i_stop]
        share = d_row_i[..., None] * state_3_here[..., None, :]
        state_4_here = state_4[:, :, i_start // block_rows]
        g2_i = g2[:, :, i_start:i_stop]
        carried = torch.einsum("bhie,bhde->bhid", g2_i, state_4_here)
        share_2 = carried
        x2 = share + share_2 if max(0, min(M, 1 + i_start + M - N)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop in tiles(
            max(0, min(M, 1 + i_start + M - N)),
            min(M, highest(key_lengths), 1 + (i_stop - 1) + M - N),
            block_columns,
        ):
            # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", g2_i, v_j)
            # d_score[i, j] = d_row[i] + d_weight[i, j] where seen  (step 3)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j < key_lengths and j <= i + M - N
            seen = ((j <= (i + M - N)[..., None]) & (j < key_lengths[..., None])[..., None, :])[..., None, :, :]
            d_score = torch.where(seen, d_weight + d_row_i[..., None], 0.0)
            # x2[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*d_score[i, j] where seen  (step 9)
            t1_j = t1[:, :, j_start:j_stop]
            t2_j = t2[:, :, j_start:j_stop]
            x2 = x2 + masked_einsum("bhij,bhjd->bhid", seen, d_score, t1_j + torch.exp(t2_j))
        # g10[i, d] = exp(t5[i, d])*x2[i, d]  (step 9)
        t5_i = t5[:, :, i_start:i_stop]
        g10 = x2 * torch.exp(t5_i)
        # g11[i, d] = -g10[i, d] + x2[i, d]  (step 9)
        g11 = x2 - g10
        # d_q[i, d] = step(q[i, d])*g11[i, d] + g10[i, d]  (step 3)
        q_i = q[:, :, i_start:i_stop].to(wide)
        d_q_i = g11 * q_i.gt(0).to(wide) + g10
        d_q[:, :, i_start:i_stop] = d_q_i
    return d_q, d_k, d_v
