"""Cross-attention: C++ kernels, compiled on first use

                       Σ          exp(s[i, j])⋅v[j, e]
              j : j < key_lengths
    o[i, e] = ────────────────────────────────────────
                           Σ          exp(s[i, j])
                  j : j < key_lengths

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

    q[i, d] = Σ w_query[m, d]⋅x[i, m]
              m

    k[j, d] = Σ w_key[s, d]⋅y[j, s]
              s

    v[j, e] = Σ w_value[s, e]⋅y[j, s]
              s

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'cross_attention',
    'backend': 'cpu',
    'options': {'key_lengths': True},
    'source': '709c28627c6bb816',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'MODEL': 'width',
        'M': 'length',
        'SOURCE': 'width',
        'D': 'width',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('x', ['BATCH', 'HEADS', 'N', 'MODEL'], 'real'),
            ('y', ['BATCH', 'HEADS', 'M', 'SOURCE'], 'real'),
            ('w_query', ['MODEL', 'D'], 'real'),
            ('w_key', ['SOURCE', 'D'], 'real'),
            ('w_value', ['SOURCE', 'E'], 'real'),
            ('scale', [], 'scalar'),
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
        'inputs': ['x', 'y', 'w_query', 'w_key', 'w_value', 'scale', 'key_lengths'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('x', ['BATCH', 'HEADS', 'N', 'MODEL']),
            ('y', ['BATCH', 'HEADS', 'M', 'SOURCE']),
            ('w_query', ['MODEL', 'D']),
            ('w_key', ['SOURCE', 'D']),
            ('w_value', ['SOURCE', 'E']),
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


def forward(x, y, w_query, w_key, w_value, scale, key_lengths):
    """Takes x (BATCH, HEADS, N, MODEL), y (BATCH, HEADS, M, SOURCE), w_query (MODEL, D), w_key (SOURCE, D), w_value
    (SOURCE, E), scale a number, key_lengths (BATCH) integer.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, MODEL = x.shape
    _, _, M, SOURCE = y.shape
    D = w_query.shape[1]
    E = w_value.shape[1]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over s of w_key[s, d]*y[j, s]  (step 1)
    w_key_wide = w_key.to(wide)
    y_wide = y.to(wide)
    t1 = torch.einsum("sd,bhjs->bhjd", w_key_wide, y_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("md,bhim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over s of w_value[s, e]*y[j, s]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("se,bhjs->bhje", w_value_wide, y_wide)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_o_lse_few_rows(
            (t2, t1, KERNELS.integers(key_lengths, dtype), t6, o, lse),
            (BATCH, HEADS, N, MODEL, M, SOURCE, D, E),
            (scale,),
        )
    else:
        KERNELS.of(dtype).forward_o_lse(
            (t1, t2, KERNELS.integers(key_lengths, dtype), t6, o, lse),
            (BATCH, HEADS, N, MODEL, M, SOURCE, D, E),
            (scale,),
        )
    return o, lse


def backward(x, y, w_query, w_key, w_value, scale, key_lengths, o, lse, d_o, d_lse):
    """Takes x (BATCH, HEADS, N, MODEL), y (BATCH, HEADS, M, SOURCE), w_query (MODEL, D), w_key (SOURCE, D), w_value
    (SOURCE, E), scale a number, key_lengths (BATCH) integer, o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o
    (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N).
    Returns d_x (BATCH, HEADS, N, MODEL), d_y (BATCH, HEADS, M, SOURCE), d_w_query (MODEL, D), d_w_key (SOURCE, D),
    d_w_value (SOURCE, E).
    """
    BATCH, HEADS, N, MODEL = x.shape
    _, _, M, SOURCE = y.shape
    D = w_query.shape[1]
    E = w_value.shape[1]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over s of w_key[s, d]*y[j, s]  (step 1)
    w_key_wide = w_key.to(wide)
    y_wide = y.to(wide)
    t1 = torch.einsum("sd,bhjs->bhjd", w_key_wide, y_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("md,bhim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over s of w_value[s, e]*y[j, s]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("se,bhjs->bhje", w_value_wide, y_wide)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((d_o, o, d_lse, d_row), (BATCH, HEADS, N, MODEL, M, SOURCE, D, E), ())
    seen1 = torch.empty((BATCH, HEADS), dtype=wide, device=device)
    seen2 = torch.empty((BATCH, HEADS), dtype=wide, device=device)
    KERNELS.of(dtype).backward_seen1_seen2(
        (lse, seen1, KERNELS.integers(key_lengths, dtype), seen2),
        (BATCH, HEADS, N, MODEL, M, SOURCE, D, E),
        (),
    )
    g5 = torch.empty((BATCH, HEADS, M, E), dtype=wide, device=device)
    g11 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    g12 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    KERNELS.of(dtype, few=M <= 16).backward_g5_g11_g12(
        (t2, t1, d_o, t6, lse, d_row, KERNELS.integers(key_lengths, dtype), g5, g11, g12),
        (BATCH, HEADS, N, MODEL, M, SOURCE, D, E),
        (scale,),
    )
    # g6[e, s] = sum over batch, head, j of g5[j, e]*y[j, s] where seen  (step 4)
    # seen: seen1 > 0
    seen = seen1 > 0
    g6 = masked_einsum("bhje,bhjs->es", seen[..., None, None], torch.where(seen[..., None, None], g5, 0.0), y_wide)
    # g7[j, s] = sum over e of w_value[s, e]*g5[j, e]  (step 3)
    g7 = torch.einsum("se,bhje->bhjs", w_value_wide, g5)
    # g13[d, m] = sum over batch, head, i of g12[i, d]*x[i, m] where seen  (step 4)
    # seen: seen2 > 0
    seen_2 = seen2 > 0
    g13 = masked_einsum(
        "bhid,bhim->dm",
        seen_2[..., None, None],
        torch.where(seen_2[..., None, None], g12, 0.0),
        x_wide,
    )
    # d_x[i, m] = sum over d of w_query[m, d]*g12[i, d]  (step 4)
    d_x = torch.einsum("md,bhid->bhim", w_query_wide, g12)
    # g15[d, s] = sum over batch, head, j of g11[j, d]*y[j, s] where seen  (step 4)
    j = torch.arange(M, device=device)
    # seen: j < key_lengths
    seen_3 = j < key_lengths[..., None]
    g15 = masked_einsum(
        "bhjd,bhjs->ds",
        seen_3[..., None, :, None],
        torch.where(seen_3[..., None, :, None], g11, 0.0),
        y_wide,
    )
    # g16[j, s] = sum over d of w_key[s, d]*g11[j, d]  (step 3)
    g16 = torch.einsum("sd,bhjd->bhjs", w_key_wide, g11)
    d_y = torch.empty((BATCH, HEADS, M, SOURCE), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_y(
        (g16, g7, KERNELS.integers(key_lengths, dtype), d_y),
        (BATCH, HEADS, N, MODEL, M, SOURCE, D, E),
        (),
    )
    # d_w_query[m, d] = g13[d, m]  (step 3)
    d_w_query = g13.mT
    # d_w_key[s, d] = g15[d, s]  (step 3)
    d_w_key = g15.mT
    # d_w_value[s, e] = g6[e, s]  (step 3)
    d_w_value = g6.mT
    return d_x.to(dtype), d_y, d_w_query.to(dtype).clone(), d_w_key.to(dtype).clone(), d_w_value.to(dtype).clone()
