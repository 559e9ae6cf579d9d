"""Additive attention: C++ kernels, compiled on first use

                       Σ          exp(s[i, j])⋅v[j, e]
              j : j < key_lengths
    o[i, e] = ────────────────────────────────────────
                           Σ          exp(s[i, j])
                  j : j < key_lengths

    s[i, j] = Σ tanh⎛b[a] + Σ  k[j, dk]⋅w_key[a, dk] + Σ q[i, d]⋅w_query[a, d]⎞⋅w_score[a]
              a     ⎝       dk                         d                      ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'additive_attention',
    'backend': 'cpu',
    'options': {'key_lengths': True},
    'source': '304fc9f2ac17cb3d',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'Dk': 'width',
        'E': 'width',
        'A': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('w_query', ['A', 'D'], 'real'),
            ('w_key', ['A', 'Dk'], 'real'),
            ('b', ['A'], 'real'),
            ('w_score', ['A'], 'real'),
            ('key_lengths', ['BATCH'], 'integer'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'N'], 'double'),
        ],
        'saved': [],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'w_query', 'w_key', 'b', 'w_score', 'key_lengths'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
            ('w_query', ['A', 'D']),
            ('w_key', ['A', 'Dk']),
            ('b', ['A']),
            ('w_score', ['A']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def masked_einsum(spec, seen, left, right):
    """einsum over what is seen: a NaN or an infinity elsewhere in `right` has no influence; `left` is 0 there"""
    good = torch.isfinite(right)
    if seen is None or (right.device.type == "cpu" and good.all()):  # elsewhere to ask would be to wait
        return torch.einsum(spec, left, right)
    out = torch.einsum(spec, left, torch.where(good, right, 0.0))
    bad = torch.einsum(spec, seen.expand(left.shape).to(left.dtype), (~good).to(left.dtype))
    return torch.where(bad > 0, float("nan"), out)


def forward(q, k, v, w_query, w_key, b, w_score, key_lengths):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w_query (A, D), w_key (A, Dk), b
    (A), w_score (A), key_lengths (BATCH) integer.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, D = q.shape
    _, _, M, Dk = k.shape
    E = v.shape[3]
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
    # f4 = sum over a of w_score[a]  (step 10)
    w_score_wide = w_score.to(wide)
    f4 = w_score_wide.sum(-1)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_o_lse_few_rows(
            (t2, b, t1, w_score, f4, KERNELS.integers(key_lengths, dtype), v, o, lse),
            (BATCH, HEADS, N, D, M, Dk, E, A),
            (),
        )
    else:
        KERNELS.of(dtype).forward_o_lse(
            (t2, b, t1, w_score, f4, KERNELS.integers(key_lengths, dtype), v, o, lse),
            (BATCH, HEADS, N, D, M, Dk, E, A),
            (),
        )
    return o, lse


def backward(q, k, v, w_query, w_key, b, w_score, key_lengths, o, lse, d_o, d_lse):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w_query (A, D), w_key (A, Dk), b
    (A), w_score (A), key_lengths (BATCH) integer, o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS,
    N, E), d_lse (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_v (BATCH, HEADS, M, E), d_w_query (A, D), d_w_key
    (A, Dk), d_b (A), d_w_score (A).
    """
    BATCH, HEADS, N, D = q.shape
    _, _, M, Dk = k.shape
    E = v.shape[3]
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
    # f4 = sum over a of w_score[a]  (step 11)
    w_score_wide = w_score.to(wide)
    f4 = w_score_wide.sum(-1)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((d_o, o, d_lse, d_row), (BATCH, HEADS, N, D, M, Dk, E, A), ())
    seen1 = torch.empty((BATCH, HEADS), dtype=wide, device=device)
    KERNELS.of(dtype).backward_seen1(
        (KERNELS.integers(key_lengths, dtype), seen1),
        (BATCH, HEADS, N, D, M, Dk, E, A),
        (),
    )
    g14 = torch.empty((BATCH, HEADS, M, A), dtype=wide, device=device)
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    KERNELS.of(dtype, few=M <= 16).backward_g14_d_v(
        (t2, b, t1, w_score, f4, d_o, v, lse, d_row, KERNELS.integers(key_lengths, dtype), g14, d_v),
        (BATCH, HEADS, N, D, M, Dk, E, A),
        (),
    )
    g7_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    d_w_score_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    g11 = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    KERNELS.of(dtype, few=N <= 16).backward_g7_part_d_w_score_part_g11(
        (
            t2,
            b,
            t1,
            w_score,
            f4,
            v,
            d_o,
            lse,
            d_row,
            KERNELS.integers(key_lengths, dtype),
            g7_part,
            d_w_score_part,
            g11,
        ),
        (BATCH, HEADS, N, D, M, Dk, E, A),
        (),
    )
    g7_part_2 = torch.empty((BATCH, HEADS, A), dtype=wide, device=device)
    d_w_score_part_2 = torch.empty((BATCH, HEADS, A), dtype=wide, device=device)
    KERNELS.of(dtype).backward_g7_d_w_score(
        (g7_part, d_w_score_part, g7_part_2, d_w_score_part_2),
        (BATCH, HEADS, N, D, M, Dk, E, A),
        (),
    )
    g7 = g7_part_2.sum((0, 1))
    d_w_score = d_w_score_part_2.sum((0, 1)).to(dtype)
    # d_q[i, d] = sum over a of w_query[a, d]*g11[i, a]  (step 4)
    d_q = torch.einsum("ad,bhia->bhid", w_query_wide, g11)
    # d_w_query[a, d] = sum over batch, head, i of g11[i, a]*q[i, d] where seen  (step 4)
    # seen: seen1 > 0
    seen = seen1 > 0
    d_w_query = masked_einsum(
        "bhia,bhid->ad",
        seen[..., None, None],
        torch.where(seen[..., None, None], g11, 0.0),
        q_wide,
    )
    # d_k[j, dk] = sum over a of w_key[a, dk]*g14[j, a]  (step 4)
    d_k = torch.einsum("ad,bhja->bhjd", w_key_wide, g14)
    # d_w_key[a, dk] = sum over batch, head, j of g14[j, a]*k[j, dk] where seen  (step 4)
    j = torch.arange(M, device=device)
    # seen: j < key_lengths
    seen_2 = j < key_lengths[..., None]
    d_w_key = masked_einsum("bhja,bhjd->ad", seen_2[..., None, :, None], g14, k_wide)
    # d_b[a] = g7[a]*w_score[a]  (step 3)
    d_b = g7 * w_score_wide
    return d_q.to(dtype), d_k.to(dtype), d_v, d_w_query.to(dtype), d_w_key.to(dtype), d_b.to(dtype), d_w_score
