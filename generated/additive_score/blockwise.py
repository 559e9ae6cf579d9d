"""Additive score: tile by tile in torch, in memory linear in the lengths

    s[i, j] = Σ tanh⎛b[a] + Σ  k[j, dk]⋅w_key[a, dk] + Σ q[i, d]⋅w_query[a, d]⎞⋅w_score[a]
              a     ⎝       dk                         d                      ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'additive_score',
    'backend': 'blockwise',
    'options': {},
    'source': 'eba905e3d5c6ee06',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'Dk': 'width',
        'A': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk'], 'real'),
            ('w_query', ['A', 'D'], 'real'),
            ('w_key', ['A', 'Dk'], 'real'),
            ('b', ['A'], 'real'),
            ('w_score', ['A'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'w_query', 'w_key', 'b', 'w_score'],
        'saved': [],
        'cotangents': ['s'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk']),
            ('w_query', ['A', 'D']),
            ('w_key', ['A', 'Dk']),
            ('b', ['A']),
            ('w_score', ['A']),
        ],
        'keywords': [],
    },
}


def tiles(lower, upper, block):
    """(start, stop) of the tiles of lower..upper"""
    for start in range(lower, upper, block):
        yield start, min(start + block, upper)


def forward(q, k, w_query, w_key, b, w_score, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w_query (A, D), w_key (A, Dk), b (A), w_score (A).
    Returns s (BATCH, HEADS, N, M).
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
    A = w_query.shape[0]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, a] = sum over dk of w_key[a, dk]*k[j, dk]  (step 1)
    w_key_wide = w_key.to(wide)
    k_wide = k.to(wide)
    t1 = torch.einsum("ad,bhjd->bhja", w_key_wide, k_wide)
    # t2[i, a] = sum over d of w_query[a, d]*q[i, d]  (step 1)
    w_query_wide = w_query.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("ad,bhid->bhia", w_query_wide, q_wide)
    s = torch.zeros((BATCH, HEADS, N, M), dtype=dtype, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        for j_start, j_stop in tiles(0, M, block_columns):
            # s[i, j] = sum over a of tanh(b[a] + t1[j, a] + t2[i, a])*w_score[a]  (step 2)
            s_i = torch.full((BATCH, HEADS, i_stop - i_start, j_stop - j_start), 0.0, dtype=wide, device=device)
            for a_start in range(0, A, 16):
                a_stop = min(a_start + 16, A)
                w_score_a = w_score[a_start:a_stop].to(wide)
                b_a = b[a_start:a_stop].to(wide)
                t1_j_a = t1[:, :, j_start:j_stop, a_start:a_stop]
                t2_i_a = t2[:, :, i_start:i_stop, a_start:a_stop]
                s_i = s_i + (w_score_a * torch.tanh(b_a + t1_j_a[..., None, :, :] + t2_i_a[..., None, :])).sum(-1)
            s[:, :, i_start:i_stop, j_start:j_stop] = s_i
    return (s,)


def backward(q, k, w_query, w_key, b, w_score, d_s, *, block_rows=64, block_columns=128):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w_query (A, D), w_key (A, Dk), b (A), w_score (A), d_s
    (BATCH, HEADS, N, M).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_w_query (A, D), d_w_key (A, Dk), d_b (A),
    d_w_score (A).
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
    A = w_query.shape[0]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, a] = sum over dk of w_key[a, dk]*k[j, dk]  (step 1)
    w_key_wide = w_key.to(wide)
    k_wide = k.to(wide)
    t1 = torch.einsum("ad,bhjd->bhja", w_key_wide, k_wide)
    # t2[i, a] = sum over d of w_query[a, d]*q[i, d]  (step 1)
    w_query_wide = w_query.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("ad,bhid->bhia", w_query_wide, q_wide)
    g1_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    d_w_score_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    g5 = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    for i_start in range(0, N, block_rows):
        i_stop = min(i_start + block_rows, N)
        g1_part_i = torch.full((BATCH, HEADS, i_stop - i_start, A), 0.0, dtype=wide, device=device)
        d_w_score_part_i = torch.full((BATCH, HEADS, i_stop - i_start, A), 0.0, dtype=wide, device=device)
        for j_start, j_stop in tiles(0, M, block_columns):
            # g1_part[i, a] = sum over j of (1 - tanh(b[a] + t1[j, a] + t2[i, a])**2)*d_s[i, j]  (step 9)
            # d_w_score_part[i, a] = sum over j of tanh(b[a] + t1[j, a] + t2[i, a])*d_s[i, j]  (step 9)
            d_s_i_j = d_s[:, :, i_start:i_stop, j_start:j_stop].to(wide)
            for a_start in range(0, A, 16):
                a_stop = min(a_start + 16, A)
                b_a = b[a_start:a_stop].to(wide)
                t1_j_a = t1[:, :, j_start:j_stop, a_start:a_stop]
                t2_i_a = t2[:, :, i_start:i_stop, a_start:a_stop]
                tanh = torch.tanh(b_a + t1_j_a[..., None, :, :] + t2_i_a[..., None, :])
                g1_part_i[..., a_start:a_stop] += (d_s_i_j[..., None] * (1 - tanh * tanh)).sum(-2)
                d_w_score_part_i[..., a_start:a_stop] += (d_s_i_j[..., None] * tanh).sum(-2)
        # g5[i, a] = w_score[a]*g1_part[i, a]  (step 9)
        w_score_wide = w_score.to(wide)
        g5_i = w_score_wide * g1_part_i
        g1_part[:, :, i_start:i_stop] = g1_part_i
        d_w_score_part[:, :, i_start:i_stop] = d_w_score_part_i
        g5[:, :, i_start:i_stop] = g5_i
    g8 = torch.empty((BATCH, HEADS, M, A), dtype=wide, device=device)
    for j_start in range(0, M, block_rows):
        j_stop = min(j_start + block_rows, M)
        g2 = torch.full((BATCH, HEADS, j_stop - j_start, A), 0.0, dtype=wide, device=device)
        for i_start, i_stop in tiles(0, N, block_columns):
            # g2[j, a] = sum over i of (1 - tanh(b[a] + t1[j, a] + t2[i, a])**2)*d_s[i, j]  (step 3)
            d_s_i_j = d_s[:, :, i_start:i_stop, j_start:j_stop].to(wide)
            for a_start in range(0, A, 16):
                a_stop = min(a_start + 16, A)
                b_a = b[a_start:a_stop].to(wide)
                t1_j_a = t1[:, :, j_start:j_stop, a_start:a_stop]
                t2_i_a = t2[:, :, i_start:i_stop, a_start:a_stop]
                tanh = torch.tanh(b_a + t1_j_a[..., None, :] + t2_i_a[..., None, :, :])
                g2[..., a_start:a_stop] += (d_s_i_j.mT[..., None] * (1 - tanh * tanh)).sum(-2)
        # g8[j, a] = w_score[a]*g2[j, a]  (step 3)
        w_score_wide = w_score.to(wide)
        g8_j = w_score_wide * g2
        g8[:, :, j_start:j_stop] = g8_j
    # g1[a] = sum over batch, head, i of g1_part[i, a]  (step 9)
    g1 = g1_part.permute(3, 0, 1, 2).sum((-3, -2, -1))
    # d_w_score[a] = sum over batch, head, i of d_w_score_part[i, a]  (step 9)
    d_w_score = d_w_score_part.permute(3, 0, 1, 2).sum((-3, -2, -1))
    # d_q[i, d] = sum over a of w_query[a, d]*g5[i, a]  (step 4)
    d_q = torch.einsum("ad,bhia->bhid", w_query_wide, g5)
    # d_w_query[a, d] = sum over batch, head, i of g5[i, a]*q[i, d]  (step 4)
    d_w_query = torch.einsum("bhia,bhid->ad", g5, q_wide)
    # d_k[j, dk] = sum over a of w_key[a, dk]*g8[j, a]  (step 4)
    d_k = torch.einsum("ad,bhja->bhjd", w_key_wide, g8)
    # d_w_key[a, dk] = sum over batch, head, j of g8[j, a]*k[j, dk]  (step 4)
    d_w_key = torch.einsum("bhja,bhjd->ad", g8, k_wide)
    # d_b[a] = g1[a]*w_score[a]  (step 3)
    w_score_wide = w_score.to(wide)
    d_b = g1 * w_score_wide
    return d_q.to(dtype), d_k.to(dtype), d_w_query.to(dtype), d_w_key.to(dtype), d_b.to(dtype), d_w_score.to(dtype)
