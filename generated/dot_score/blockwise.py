"""Dot-product score: tile by tile in torch, in memory linear in the lengths

    s[i, j] = Σ k[j, d]⋅q[i, d]
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'dot_score',
    'backend': 'blockwise',
    'options': {},
    'source': 'f03a0cdc408a831f',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'N': 'length', 'D': 'width', 'M': 'length'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k'],
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


def forward(q, k, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D).
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
            # s[i, j] = sum over d of k[j, d]*q[i, d]  (step 2)
            k_j = k[:, :, j_start:j_stop].to(wide)
            s_i = torch.einsum("bhid,bhjd->bhij", q_i, k_j)
            s[:, :, i_start:i_stop, j_start:j_stop] = s_i
    return (s,)


def backward(q, k, d_s, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), d_s (BATCH, HEADS, N, M).
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
            # d_k[j, d] = sum over i of d_s[i, j]*q[i, d]  (step 4)
            d_s_i_j = d_s[:, :, i_start:i_stop, j_start:j_stop].to(wide)
            q_i = q[:, :, i_start:i_stop].to(wide)
            d_k_j = d_k_j + torch.einsum("bhji,bhid->bhjd", d_s_i_j.mT, q_i)
        d_k[:, :, j_start:j_stop] = d_k_j
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        d_q_i = torch.full((BATCH, HEADS, i_stop - i_start, D), 0.0, dtype=wide, device=device)
        for j_start, j_stop in tiles(0, M, block_columns):
            # d_q[i, d] = sum over j of d_s[i, j]*k[j, d]  (step 4)
            d_s_i_j = d_s[:, :, i_start:i_stop, j_start:j_stop].to(wide)
            k_j = k[:, :, j_start:j_stop].to(wide)
            d_q_i = d_q_i + torch.einsum("bhij,bhjd->bhid", d_s_i_j, k_j)
        d_q[:, :, i_start:i_stop] = d_q_i
    return d_q, d_k
