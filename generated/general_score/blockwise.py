"""General (bilinear) score: tile by tile in torch, in memory linear in the lengths

    s[i, j] =   Σ   k[j, dk]⋅q[i, d]⋅w[d, dk]
              d, dk

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'general_score',
    'backend': 'blockwise',
    'options': {},
    'source': '81aec501036659f6',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'Dk': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk'], 'real'),
            ('w', ['D', 'Dk'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'w'],
        'saved': [],
        'cotangents': ['s'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk']),
            ('w', ['D', 'Dk']),
        ],
        'keywords': [],
    },
}


def tiles(lower, upper, block):
    """(start, stop) of the tiles of lower..upper"""
    for start in range(lower, upper, block):
        yield start, min(start + block, upper)


def forward(q, k, w, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w (D, Dk).
    Returns s (BATCH, HEADS, N, M).
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t2[i, dk] = sum over d of w[d, dk]*q[i, d]  (step 2)
    w_wide = w.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("da,bhid->bhia", w_wide, q_wide)
    s = torch.zeros((BATCH, HEADS, N, M), dtype=dtype, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        t2_i = t2[:, :, i_start:i_stop]
        for j_start, j_stop in tiles(0, M, block_columns):
            # s[i, j] = sum over dk of k[j, dk]*t2[i, dk]  (step 3)
            k_j = k[:, :, j_start:j_stop].to(wide)
            s_i = torch.einsum("bhid,bhjd->bhij", t2_i, k_j)
            s[:, :, i_start:i_stop, j_start:j_stop] = s_i
    return (s,)


def backward(q, k, w, d_s, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w (D, Dk), d_s (BATCH, HEADS, N, M).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_w (D, Dk).
    """
    BATCH, HEADS, N, _ = q.shape
    _, _, M, Dk = k.shape
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t2[i, dk] = sum over d of w[d, dk]*q[i, d]  (step 2)
    w_wide = w.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("da,bhid->bhia", w_wide, q_wide)
    d_k = torch.empty((BATCH, HEADS, M, Dk), dtype=dtype, device=device)
    for j_start in range(0, M, block_rows):
        j_stop = min(j_start + block_rows, M)
        d_k_j = torch.full((BATCH, HEADS, j_stop - j_start, Dk), 0.0, dtype=wide, device=device)
        for i_start, i_stop in tiles(0, N, block_columns):
            # d_k[j, dk] = sum over i of d_s[i, j]*t2[i, dk]  (step 5)
            d_s_i_j = d_s[:, :, i_start:i_stop, j_start:j_stop].to(wide)
            t2_i = t2[:, :, i_start:i_stop]
            d_k_j = d_k_j + torch.einsum("bhji,bhid->bhjd", d_s_i_j.mT, t2_i)
        d_k[:, :, j_start:j_stop] = d_k_j
    g2 = torch.empty((BATCH, HEADS, N, Dk), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        g2_i = torch.full((BATCH, HEADS, i_stop - i_start, Dk), 0.0, dtype=wide, device=device)
        for j_start, j_stop in tiles(0, M, block_columns):
            # g2[i, dk] = sum over j of d_s[i, j]*k[j, dk]  (step 4)
            d_s_i_j = d_s[:, :, i_start:i_stop, j_start:j_stop].to(wide)
            k_j = k[:, :, j_start:j_stop].to(wide)
            g2_i = g2_i + torch.einsum("bhij,bhjd->bhid", d_s_i_j, k_j)
        g2[:, :, i_start:i_stop] = g2_i
    # d_q[i, d] = sum over dk of w[d, dk]*g2[i, dk]  (step 5)
    d_q = torch.einsum("da,bhia->bhid", w_wide, g2)
    # d_w[d, dk] = sum over batch, head, i of g2[i, dk]*q[i, d]  (step 5)
    d_w = torch.einsum("bhid,bhia->ad", g2, q_wide)
    return d_q.to(dtype), d_k, d_w.to(dtype)
