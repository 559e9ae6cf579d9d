"""Scaled dot-product score: tile by tile in torch, in memory linear in the lengths

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'scaled_dot_score',
    'backend': 'blockwise',
    'options': {},
    'source': '3bbf71463194d17b',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'N': 'length', 'D': 'width', 'M': 'length'},
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'scale'],
        'saved': [],
        'cotangents': ['s'],
        'params': [],
        'outputs': [('q', ['BATCH', 'HEADS', 'N', 'D']), ('k', ['BATCH', 'HEADS', 'M', 'D'])],
        'keywords': [],
    },
}


def tiles(lower, upper, block):
    """(start, stop) of the tiles of lower..upper"""
    for start in range(lower, upper, block):
        yield start, min(start + block, upper)


def forward(q, k, scale, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), scale a number.
    Returns s (BATCH, HEADS, N, M).
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    s = torch.zeros((BATCH, HEADS, N, M), dtype=dtype, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        q_i = q[:, :, i_start:i_stop].to(wide)
        for j_start, j_stop in tiles(0, M, block_columns):
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = k[:, :, j_start:j_stop].to(wide)
            dot = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            # s[i, j] = scale*dot[i, j]  (step 1)
            s_i = scale * dot
            s[:, :, i_start:i_stop, j_start:j_stop] = s_i
    return (s,)


def backward(q, k, scale, d_s, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), scale a number, d_s (BATCH, HEADS, N, M).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    for j_start in range(0, M, block_rows):
        j_stop = min(j_start + block_rows, M)
        d_k_j = torch.full((BATCH, HEADS, j_stop - j_start, D), 0.0, dtype=wide, device=device)
        for i_start, i_stop in tiles(0, N, block_columns):
            # d_score[i, j] = scale*d_s[i, j]  (step 3)
            d_s_i_j = d_s[:, :, i_start:i_stop, j_start:j_stop].to(wide)
            d_score = scale * d_s_i_j.mT
            # d_k[j, d] = sum over i of d_score[i, j]*q[i, d]  (step 4)
            q_i = q[:, :, i_start:i_stop].to(wide)
            d_k_j = d_k_j + torch.einsum("bhji,bhid->bhjd", d_score, q_i)
        d_k[:, :, j_start:j_stop] = d_k_j
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        d_q_i = torch.full((BATCH, HEADS, i_stop - i_start, D), 0.0, dtype=wide, device=device)
        for j_start, j_stop in tiles(0, M, block_columns):
            # d_score[i, j] = scale*d_s[i, j]  (step 3)
            d_s_i_j = d_s[:, :, i_start:i_stop, j_start:j_stop].to(wide)
            d_score = scale * d_s_i_j
            # d_q[i, d] = sum over j of d_score[i, j]*k[j, d]  (step 4)
            k_j = k[:, :, j_start:j_stop].to(wide)
            d_q_i = d_q_i + torch.einsum("bhij,bhjd->bhid", d_score, k_j)
        d_q[:, :, i_start:i_stop] = d_q_i
    return d_q, d_k
