"""ReLU attention: tile by tile in torch, in memory linear in the lengths

              Σ relu⎛scale⋅Σ k[j, d]⋅q[i, d]⎞⋅v[j, e]
              j     ⎝      d                ⎠
    o[i, e] = ───────────────────────────────────────
                                 M

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'relu_attention',
    'backend': 'blockwise',
    'options': {},
    'source': 'f605111c505d593a',
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
        'outputs': [('o', ['BATCH', 'HEADS', 'N', 'E'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'D']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
        ],
        'keywords': [],
    },
}


def tiles(lower, upper, block):
    """(start, stop) of the tiles of lower..upper"""
    for start in range(lower, upper, block):
        yield start, min(start + block, upper)


def forward(q, k, v, scale, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number.
    Returns o (BATCH, HEADS, N, E).
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / M if M else 0.0
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        acc = torch.full((BATCH, HEADS, i_stop - i_start, E), 0.0, dtype=wide, device=device)
        q_i = q[:, :, i_start:i_stop].to(wide)
        for j_start, j_stop in tiles(0, M, block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            # acc[i, e] = sum over j of relu(scale*dot[i, j])*v[j, e]  (step 1)
            v_j = v[:, :, j_start:j_stop].to(wide)
            acc = acc + torch.einsum("bhij,bhje->bhie", torch.relu(scale * dot), v_j)
        # o[i, e] = acc[i, e]/M  (step 1)
        o_i = factor * acc
        o[:, :, i_start:i_stop] = o_i
    return (o,)


def backward(q, k, v, scale, d_o, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, d_o (BATCH, HEADS,
    N, E).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / M if M else 0.0
    # g1[i, e] = d_o[i, e]/M  (step 3)
    d_o_wide = d_o.to(wide)
    g1 = factor * d_o_wide
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
            # d_weight[i, j] = sum over e of g1[i, e]*v[j, e]  (step 3)
            g1_i = g1[:, :, i_start:i_stop]
            d_weight = torch.einsum("bhje,bhie->bhji", v_j, g1_i)
            # d_score[i, j] = step(scale*dot[i, j])*scale*d_weight[i, j]  (step 3)
            d_score = scale * d_weight * (scale * dot).gt(0).to(wide)
            # d_v[j, e] = sum over i of relu(scale*dot[i, j])*g1[i, e]  (step 4)
            d_v_j = d_v_j + torch.einsum("bhji,bhie->bhje", torch.relu(scale * dot), g1_i)
            # d_k[j, d] = sum over i of d_score[i, j]*q[i, d]  (step 4)
            d_k_j = d_k_j + torch.einsum("bhji,bhid->bhjd", d_score, q_i)
        d_v[:, :, j_start:j_stop] = d_v_j
        d_k[:, :, j_start:j_stop] = d_k_j
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        d_q_i = torch.full((BATCH, HEADS, i_stop - i_start, D), 0.0, dtype=wide, device=device)
        q_i = q[:, :, i_start:i_stop].to(wide)
        g1_i = g1[:, :, i_start:i_stop]
        for j_start, j_stop in tiles(0, M, block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            # d_weight[i, j] = sum over e of g1[i, e]*v[j, e]  (step 3)
            v_j = v[:, :, j_start:j_stop].to(wide)
            d_weight = torch.einsum("bhie,bhje->bhij", g1_i, v_j)
            # d_score[i, j] = step(scale*dot[i, j])*scale*d_weight[i, j]  (step 3)
            d_score = scale * d_weight * (scale * dot).gt(0).to(wide)
            # d_q[i, d] = sum over j of d_score[i, j]*k[j, d]  (step 4)
            d_q_i = d_q_i + torch.einsum("bhij,bhjd->bhid", d_score, k_j)
        d_q[:, :, i_start:i_stop] = d_q_i
    return d_q, d_k, d_v
