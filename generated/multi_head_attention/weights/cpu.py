"""Multi-head attention: C++ kernels, compiled on first use

    o[i, n] =    Σ    head[i, e]⋅w_out[e, n]
              head, e

                     exp(s[i, j])
    weights[i, j] = ──────────────
                    Σ exp(s[i, j])
                    j

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

    q[i, d] = Σ w_query[m, d]⋅x[i, m]
              m

    k[j, d] = Σ w_key[m, d]⋅x[j, m]
              m

    v[j, e] = Σ w_value[m, e]⋅x[j, m]
              m

                 Σ exp(w[i, j])⋅v[j, e]
                 j
    head[i, e] = ──────────────────────
                     Σ exp(w[i, j])
                     j

    w[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'multi_head_attention',
    'backend': 'cpu',
    'options': {'weights': True},
    'source': '5f06ab6257b50fa7',
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
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'N', 'MODEL'], 'input'),
            ('weights', ['BATCH', 'HEADS', 'N', 'N'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'N'], 'double'),
        ],
        'saved': [('saved_t7', ['BATCH', 'HEADS', 'N', 'E'], 'accumulate')],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['x', 'w_query', 'w_key', 'w_value', 'w_out', 'scale'],
        'saved': ['lse', 'saved_t7'],
        'cotangents': ['o', 'weights', 'lse'],
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


def forward(x, w_query, w_key, w_value, w_out, scale):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E), w_out
    (HEADS, E, MODEL), scale a number.
    Returns o (BATCH, N, MODEL), weights (BATCH, HEADS, N, N), lse (BATCH, HEADS, N) of float64, saved_t7 (BATCH,
    HEADS, N, E).
    """
    BATCH, N, MODEL = x.shape
    HEADS, _, D = w_query.shape
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("hmd,bim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    shift = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    row_sum = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    head = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    saved_t7 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_shift_row_sum_head_few_rows(
            (t2, t1, t6, shift, row_sum, head, lse, saved_t7),
            (BATCH, N, MODEL, HEADS, D, E),
            (scale,),
        )
    else:
        KERNELS.of(dtype).forward_shift_row_sum_head(
            (t1, t2, t6, shift, row_sum, head, lse, saved_t7),
            (BATCH, N, MODEL, HEADS, D, E),
            (scale,),
        )
    # o[i, n] = sum over head, e of w_out[e, n]*head[i, e]  (step 2)
    w_out_wide = w_out.to(wide)
    o = torch.einsum("hen,bhie->bin", w_out_wide, head)
    weights = torch.zeros((BATCH, HEADS, N, N), dtype=dtype, device=device)
    KERNELS.of(dtype, few=N <= 16).forward_weights(
        (t1, t2, shift, row_sum, weights),
        (BATCH, N, MODEL, HEADS, D, E),
        (scale,),
    )
    return o.to(dtype), weights, lse, saved_t7


def backward(x, w_query, w_key, w_value, w_out, scale, lse, saved_t7, d_o, d_weights, d_lse):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E), w_out
    (HEADS, E, MODEL), scale a number, lse (BATCH, HEADS, N), saved_t7 (BATCH, HEADS, N, E), d_o (BATCH, N, MODEL),
    d_weights (BATCH, HEADS, N, N), d_lse (BATCH, HEADS, N).
    Returns d_x (BATCH, N, MODEL), d_w_query (HEADS, MODEL, D), d_w_key (HEADS, MODEL, D), d_w_value (HEADS, MODEL,
    E), d_w_out (HEADS, E, MODEL).
    """
    BATCH, N, MODEL = x.shape
    HEADS, _, D = w_query.shape
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("hmd,bim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    # g2[i, e] = sum over n of d_o[i, n]*w_out[e, n]  (step 3)
    d_o_wide = d_o.to(wide)
    w_out_wide = w_out.to(wide)
    g2 = torch.einsum("bin,hen->bhie", d_o_wide, w_out_wide)
    # d_w_out[e, n] = sum over batch, i of d_o[i, n]*saved_t7[i, e]  (step 4)
    d_w_out = torch.einsum("bin,bhie->hen", d_o_wide, saved_t7)
    delta = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_delta((g2, saved_t7, delta), (BATCH, N, MODEL, HEADS, D, E), ())
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    g7 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    KERNELS.of(dtype, few=N <= 16).backward_d_row_g7(
        (t1, t2, lse, d_weights, g2, delta, d_lse, d_row, g7),
        (BATCH, N, MODEL, HEADS, D, E),
        (scale,),
    )
    # g8[e, m] = sum over batch, j of x[j, m]*g7[j, e]  (step 3)
    g8 = torch.einsum("bjm,bhje->hem", x_wide, g7)
    # g9[j, m] = sum over head, e of w_value[m, e]*g7[j, e]  (step 3)
    g9 = torch.einsum("hme,bhje->bjm", w_value_wide, g7)
    d_w_value = torch.empty((HEADS, MODEL, E), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_w_value((g8, d_w_value), (BATCH, N, MODEL, HEADS, D, E), ())
    g13 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    g14 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    if N <= 16:
        KERNELS.of(dtype, few=True).backward_g14_g13(
            (t1, t2, lse, t6, g2, d_weights, d_row, g14, g13),
            (BATCH, N, MODEL, HEADS, D, E),
            (scale,),
        )
    else:
        KERNELS.of(dtype, few=N <= 16).backward_g13_g14(
            (t2, t1, lse, g2, t6, d_weights, d_row, g13, g14),
            (BATCH, N, MODEL, HEADS, D, E),
            (scale,),
        )
    # g15[d, m] = sum over batch, i of x[i, m]*g14[i, d]  (step 3)
    g15 = torch.einsum("bim,bhid->hdm", x_wide, g14)
    # g16[i, m] = sum over head, d of w_query[m, d]*g14[i, d]  (step 3)
    g16 = torch.einsum("hmd,bhid->bim", w_query_wide, g14)
    # g17[d, m] = sum over batch, j of x[j, m]*g13[j, d]  (step 3)
    g17 = torch.einsum("bjm,bhjd->hdm", x_wide, g13)
    # g18[j, m] = sum over head, d of w_key[m, d]*g13[j, d]  (step 3)
    g18 = torch.einsum("hmd,bhjd->bjm", w_key_wide, g13)
    d_x = torch.empty((BATCH, N, MODEL), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_x((g16, g18, g9, d_x), (BATCH, N, MODEL, HEADS, D, E), ())
    d_w_query = torch.empty((HEADS, MODEL, D), dtype=dtype, device=device)
    d_w_key = torch.empty((HEADS, MODEL, D), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_w_query_d_w_key((g15, d_w_query, g17, d_w_key), (BATCH, N, MODEL, HEADS, D, E), ())
    return d_x, d_w_query, d_w_key, d_w_value, d_w_out.to(dtype)
