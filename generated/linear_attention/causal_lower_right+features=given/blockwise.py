"""Linear attention: tile by tile in torch, in memory linear in the lengths

                      Σ         s[i, j]⋅v[j, e]
              j : j ≤ i + M - N
    o[i, e] = ─────────────────────────────────
                          Σ         s[i, j]
                  j : j ≤ i + M - N

    s[i, j] = Σ k[j, d]⋅q[i, d]
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'linear_attention',
    'backend': 'blockwise',
    'options': {'visibility': 'causal_lower_right', 'features': 'given'},
    'source': 'c0035937513d6b3e',
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
        'inputs': ['q', 'k', 'v'],
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


def forward(q, k, v, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E).
    Returns o (BATCH, HEADS, N, E), norm (BATCH, HEADS, N).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    state = torch.empty((BATCH, HEADS, -(-N // block_rows), D), dtype=wide, device=device)
    state_2 = torch.empty((BATCH, HEADS, -(-N // block_rows), D, E), dtype=wide, device=device)
    state_here = torch.full((BATCH, HEADS, D), 0.0, dtype=wide, device=device)
    state_2_here = torch.full((BATCH, HEADS, D, E), 0.0, dtype=wide, device=device)
    edge, i_before = 0, 0
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        reached = max(0, min(M, 1 + i_start + M - N))
        for j_start, j_stop in tiles(edge, reached, block_columns):
            # state[i, d] = sum over j of k[j, d] where seen
            k_j = k[:, :, j_start:j_stop].to(wide)
            state_here = state_here + torch.einsum("bhjd->bhd", k_j)
            # state_2[i, d, e] = sum over j of k[j, d]*v[j, e] where seen
            v_j = v[:, :, j_start:j_stop].to(wide)
            state_2_here = state_2_here + torch.einsum("bhjd,bhje->bhde", k_j, v_j)
        state[:, :, i_start // block_rows] = state_here
        state_2[:, :, i_start // block_rows] = state_2_here
        edge, i_before = reached, i_start
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    norm = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        # row_sum[i] = sum over j of dot[i, j] where seen  (step 1)
        state_here = state[:, :, i_start // block_rows]
        q_i = q[:, :, i_start:i_stop].to(wide)
        carried = torch.einsum("bhid,bhd->bhi", q_i, state_here)
        row_sum = carried if max(0, min(M, 1 + i_start + M - N)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start),
            0.0,
            dtype=wide,
            device=device,
        )
        # acc[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 1)
        state_2_here = state_2[:, :, i_start // block_rows]
        carried_2 = torch.einsum("bhid,bhde->bhie", q_i, state_2_here)
        acc = carried_2 if max(0, min(M, 1 + i_start + M - N)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start, E),
            0.0,
            dtype=wide,
            device=device,
        )
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop in tiles(
            max(0, min(M, 1 + i_start + M - N)),
            min(M, 1 + (i_stop - 1) + M - N),
            block_columns,
        ):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            # row_sum[i] = sum over j of dot[i, j] where seen  (step 1)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j <= i + M - N
            seen = j <= (i + M - N)[..., None]
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


def backward(q, k, v, o, norm, d_o, d_norm, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), o (BATCH, HEADS, N, E), norm
    (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_norm (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
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
            # state[j, d, e] = sum over i of g2[i, e]*q[i, d] where seen
            q_i = q[:, :, i_start:i_stop].to(wide)
            g2_i = g2[:, :, i_start:i_stop]
            state_here = state_here + torch.einsum("bhid,bhie->bhde", q_i, g2_i)
            # state_2[j, d] = sum over i of d_row[i]*q[i, d] where seen
            d_row_i = d_row[:, :, i_start:i_stop]
            state_2_here = state_2_here + torch.einsum("bhid->bhd", d_row_i[..., None] * q_i)
        state[:, :, j_start // block_rows] = state_here
        state_2[:, :, j_start // block_rows] = state_2_here
        edge, j_before = reached, j_stop - 1
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    for j_start in range(0, M, block_rows):
        j_stop = min(j_start + block_rows, M)
        # d_v[j, e] = sum over i of g2[i, e]*dot[i, j] where seen  (step 4)
        state_here = state[:, :, j_start // block_rows]
        k_j = k[:, :, j_start:j_stop].to(wide)
        carried = torch.einsum("bhjd,bhde->bhje", k_j, state_here)
        d_v_j = carried if min(N, max(0, (j_stop - 1) + N - M)) < N else torch.full(
            (BATCH, HEADS, j_stop - j_start, E),
            0.0,
            dtype=wide,
            device=device,
        )
        # d_k[j, d] = sum over i of d_score[i, j]*q[i, d] where seen  (step 4)
        state_2_here = state_2[:, :, j_start // block_rows]
        share = state_2_here[..., None, :]
        v_j = v[:, :, j_start:j_stop].to(wide)
        carried_2 = torch.einsum("bhje,bhde->bhjd", v_j, state_here)
        share_2 = carried_2
        d_k_j = share + share_2 if min(N, max(0, (j_stop - 1) + N - M)) < N else torch.full(
            (BATCH, HEADS, j_stop - j_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        j = torch.arange(j_start, j_stop, device=device)
        for i_start, i_stop in tiles(max(0, j_start + N - M), min(N, max(0, (j_stop - 1) + N - M)), block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            q_i = q[:, :, i_start:i_stop].to(wide)
            dot = torch.einsum("bhjd,bhid->bhji", k_j, q_i)
            # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
            g2_i = g2[:, :, i_start:i_stop]
            d_weight = torch.einsum("bhje,bhie->bhji", v_j, g2_i)
            # d_score[i, j] = d_row[i] + d_weight[i, j] where seen  (step 3)
            d_row_i = d_row[:, :, i_start:i_stop]
            i = torch.arange(i_start, i_stop, device=device)
            # seen: j <= i + M - N
            seen = j[..., None] <= i + M - N
            d_score = torch.where(seen, d_weight + d_row_i[..., None, :], 0.0)
            # d_v[j, e] = sum over i of g2[i, e]*dot[i, j] where seen  (step 4)
            d_v_j = d_v_j + masked_einsum("bhji,bhie->bhje", seen, torch.where(seen, dot, 0.0), g2_i)
            # d_k[j, d] = sum over i of d_score[i, j]*q[i, d] where seen  (step 4)
            d_k_j = d_k_j + masked_einsum("bhji,bhid->bhjd", seen, d_score, q_i)
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
            # state_3[i, d] = sum over j of k[j, d] where seen
            k_j = k[:, :, j_start:j_stop].to(wide)
            state_3_here = state_3_here + torch.einsum("bhjd->bhd", k_j)
            # state_4[i, d, e] = sum over j of k[j, d]*v[j, e] where seen
            v_j = v[:, :, j_start:j_stop].to(wide)
            state_4_here = state_4_here + torch.einsum("bhjd,bhje->bhde", k_j, v_j)
        state_3[:, :, i_start // block_rows] = state_3_here
        state_4[:, :, i_start // block_rows] = state_4_here
        edge, i_before = reached, i_start
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        # d_q[i, d] = sum over j of d_score[i, j]*k[j, d] where seen  (step 4)
        state_3_here = state_3[:, :, i_start // block_rows]
        d_row_i = d_row[:, :, i_start:i_stop]
        share = d_row_i[..., None] * state_3_here[..., None, :]
        state_4_here = state_4[:, :, i_start // block_rows]
        g2_i = g2[:, :, i_start:i_stop]
        carried = torch.einsum("bhie,bhde->bhid", g2_i, state_4_here)
        share_2 = carried
        d_q_i = share + share_2 if max(0, min(M, 1 + i_start + M - N)) > 0 else torch.full(
            (BATCH, HEADS, i_stop - i_start, D),
            0.0,
            dtype=wide,
            device=device,
        )
        i = torch.arange(i_start, i_stop, device=device)
        for j_start, j_stop in tiles(
            max(0, min(M, 1 + i_start + M - N)),
            min(M, 1 + (i_stop - 1) + M - N),
            block_columns,
        ):
            # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", g2_i, v_j)
            # d_score[i, j] = d_row[i] + d_weight[i, j] where seen  (step 3)
            j = torch.arange(j_start, j_stop, device=device)
            # seen: j <= i + M - N
            seen = j <= (i + M - N)[..., None]
            d_score = torch.where(seen, d_weight + d_row_i[..., None], 0.0)
            # d_q[i, d] = sum over j of d_score[i, j]*k[j, d] where seen  (step 4)
            k_j = k[:, :, j_start:j_stop].to(wide)
            d_q_i = d_q_i + masked_einsum("bhij,bhjd->bhid", seen, d_score, k_j)
        d_q[:, :, i_start:i_stop] = d_q_i
    return d_q, d_k, d_v
