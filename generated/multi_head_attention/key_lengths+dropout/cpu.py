"""Multi-head attention: C++ kernels, compiled on first use

    o[i, n] =    Σ    head[i, e]⋅w_out[e, n]
              head, e

    q[i, d] = Σ w_query[m, d]⋅x[i, m]
              m

    k[j, d] = Σ w_key[m, d]⋅x[j, m]
              m

    v[j, e] = Σ w_value[m, e]⋅x[j, m]
              m

                          Σ          exp(s[i, j])⋅kept[i, j]⋅v[j, e]
                 j : j < key_lengths
    head[i, e] = ───────────────────────────────────────────────────
                   (1 - dropout)⋅         Σ          exp(s[i, j])
                                 j : j < key_lengths

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

    kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'multi_head_attention',
    'backend': 'cpu',
    'options': {'key_lengths': True, 'dropout': True},
    'source': '4d6f233cfcd2224a',
    'sizes': {
        'BATCH': 'batch',
        'N': 'length',
        'MODEL': 'width',
        'HEADS': 'batch',
        'D': 'width',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('x', ['BATCH', 'N', 'MODEL'], 'real'),
            ('w_query', ['HEADS', 'MODEL', 'D'], 'real'),
            ('w_key', ['HEADS', 'MODEL', 'D'], 'real'),
            ('w_value', ['HEADS', 'MODEL', 'E'], 'real'),
            ('w_out', ['HEADS', 'E', 'MODEL'], 'real'),
            ('scale', [], 'scalar'),
            ('key_lengths', ['BATCH'], 'integer'),
            ('seed', ['BATCH', 'HEADS'], 'integer'),
            ('dropout', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'N', 'MODEL'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'N'], 'double'),
        ],
        'saved': [('saved_t8', ['BATCH', 'HEADS', 'N', 'E'], 'accumulate')],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': [
            'x',
            'w_query',
            'w_key',
            'w_value',
            'w_out',
            'scale',
            'key_lengths',
            'seed',
            'dropout',
        ],
        'saved': ['lse', 'saved_t8'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('x', ['BATCH', 'N', 'MODEL']),
            ('w_query', ['HEADS', 'MODEL', 'D']),
            ('w_key', ['HEADS', 'MODEL', 'D']),
            ('w_value', ['HEADS', 'MODEL', 'E']),
            ('w_out', ['HEADS', 'E', 'MODEL']),
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


def forward(x, w_query, w_key, w_value, w_out, scale, key_lengths, seed, dropout):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E), w_out
    (HEADS, E, MODEL), scale a number, key_lengths (BATCH) integer, seed (BATCH, HEADS) integer, dropout a number.
    Returns o (BATCH, N, MODEL), lse (BATCH, HEADS, N) of float64, saved_t8 (BATCH, HEADS, N, E).
    """
    BATCH, N, MODEL = x.shape
    HEADS, _, D = w_query.shape
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1 = 1 - dropout  (step 1)
    t1 = torch.as_tensor(1 - dropout, dtype=wide, device=device)
    # t2[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t3[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t3 = torch.einsum("hmd,bim->bhid", w_query_wide, x_wide)
    # t7[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t7 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    head = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    saved_t8 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_head_lse_saved_t8_few_rows(
            (t3, t2, seed.long(), KERNELS.integers(key_lengths, dtype), t7, t1, head, lse, saved_t8),
            (BATCH, N, MODEL, HEADS, D, E),
            (scale, dropout),
        )
    else:
        KERNELS.of(dtype).forward_head_lse_saved_t8(
            (t2, t3, seed.long(), KERNELS.integers(key_lengths, dtype), t7, t1, head, lse, saved_t8),
            (BATCH, N, MODEL, HEADS, D, E),
            (scale, dropout),
        )
    # o[i, n] = sum over head, e of w_out[e, n]*head[i, e]  (step 2)
    w_out_wide = w_out.to(wide)
    o = torch.einsum("hen,bhie->bin", w_out_wide, head)
    return o.to(dtype), lse, saved_t8


def backward(x, w_query, w_key, w_value, w_out, scale, key_lengths, seed, dropout, lse, saved_t8, d_o, d_lse):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E), w_out
    (HEADS, E, MODEL), scale a number, key_lengths (BATCH) integer, seed (BATCH, HEADS) integer, dropout a number,
    lse (BATCH, HEADS, N), saved_t8 (BATCH, HEADS, N, E), d_o (BATCH, N, MODEL), d_lse (BATCH, HEADS, N).
    Returns d_x (BATCH, N, MODEL), d_w_query (HEADS, MODEL, D), d_w_key (HEADS, MODEL, D), d_w_value (HEADS, MODEL,
    E), d_w_out (HEADS, E, MODEL).
    """
    BATCH, N, MODEL = x.shape
    HEADS, _, D = w_query.shape
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1 = 1 - dropout  (step 1)
    t1 = torch.as_tensor(1 - dropout, dtype=wide, device=device)
    # t2[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t3[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t3 = torch.einsum("hmd,bim->bhid", w_query_wide, x_wide)
    # t7[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t7 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    head = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    KERNELS.of(dtype).backward_head((t1, saved_t8, head), (BATCH, N, MODEL, HEADS, D, E), ())
    # g1[i, e] = sum over n of d_o[i, n]*w_out[e, n]  (step 3)
    d_o_wide = d_o.to(wide)
    w_out_wide = w_out.to(wide)
    g1 = torch.einsum("bin,hen->bhie", d_o_wide, w_out_wide)
    # d_w_out[e, n] = sum over batch, i of d_o[i, n]*head[i, e]  (step 4)
    d_w_out = torch.einsum("bin,bhie->hen", d_o_wide, head)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((g1, saved_t8, t1, d_lse, d_row), (BATCH, N, MODEL, HEADS, D, E), ())
    seen1 = torch.empty((BATCH, HEADS), dtype=wide, device=device)
    seen2 = torch.empty((BATCH, HEADS), dtype=wide, device=device)
    KERNELS.of(dtype).backward_seen1_seen2(
        (lse, seen1, KERNELS.integers(key_lengths, dtype), seen2),
        (BATCH, N, MODEL, HEADS, D, E),
        (),
    )
    g7 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    g13 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    g14 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    KERNELS.of(dtype, few=N <= 16).backward_g7_g13_g14(
        (t3, t2, seed.long(), g1, t7, t1, lse, d_row, KERNELS.integers(key_lengths, dtype), g7, g13, g14),
        (BATCH, N, MODEL, HEADS, D, E),
        (scale, dropout),
    )
    # g8[e, m] = sum over batch, j of x[j, m]*g7[j, e] where seen  (step 4)
    # seen: seen1 > 0
    seen = seen1 > 0
    g8 = masked_einsum("bhje,bjm->hem", seen[..., None, None], torch.where(seen[..., None, None], g7, 0.0), x_wide)
    # g9[j, m] = sum over head, e of w_value[m, e]*g7[j, e]  (step 3)
    g9 = torch.einsum("hme,bhje->bjm", w_value_wide, g7)
    # g15[d, m] = sum over batch, i of x[i, m]*g14[i, d] where seen  (step 4)
    # seen: seen2 > 0
    seen_2 = seen2 > 0
    g15 = masked_einsum(
        "bhid,bim->hdm",
        seen_2[..., None, None],
        torch.where(seen_2[..., None, None], g14, 0.0),
        x_wide,
    )
    # g16[i, m] = sum over head, d of w_query[m, d]*g14[i, d]  (step 3)
    g16 = torch.einsum("hmd,bhid->bim", w_query_wide, g14)
    # g17[d, m] = sum over batch, j of x[j, m]*g13[j, d] where seen  (step 4)
    j = torch.arange(N, device=device)
    # seen: j < key_lengths
    seen_3 = j < key_lengths[..., None]
    g17 = masked_einsum("bjm,bhjd->hdm", seen_3[..., None], torch.where(seen_3[..., None], x_wide, 0.0), g13)
    # g18[j, m] = sum over head, d of w_key[m, d]*g13[j, d]  (step 3)
    g18 = torch.einsum("hmd,bhjd->bjm", w_key_wide, g13)
    d_x = torch.empty((BATCH, N, MODEL), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_x((g16, g18, g9, d_x), (BATCH, N, MODEL, HEADS, D, E), ())
    d_w_query = torch.empty((HEADS, MODEL, D), dtype=dtype, device=device)
    d_w_key = torch.empty((HEADS, MODEL, D), dtype=dtype, device=device)
    d_w_value = torch.empty((HEADS, MODEL, E), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_w_query_d_w_key_d_w_value(
        (g15, d_w_query, g17, d_w_key, g8, d_w_value),
        (BATCH, N, MODEL, HEADS, D, E),
        (),
    )
    return d_x, d_w_query, d_w_key, d_w_value, d_w_out.to(dtype)
