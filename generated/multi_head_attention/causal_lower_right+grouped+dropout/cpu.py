"""Multi-head attention: C++ kernels, compiled on first use

    o[i, n] =       Σ        head[i, e]⋅w_out[e, n]
              head, group, e

    q[i, d] = Σ w_query[m, d]⋅x[i, m]
              m

    k[j, d] = Σ w_key[m, d]⋅x[j, m]
              m

    v[j, e] = Σ w_value[m, e]⋅x[j, m]
              m

                     Σ     exp(s[i, j])⋅kept[i, j]⋅v[j, e]
                 j : j ≤ i
    head[i, e] = ─────────────────────────────────────────
                   (1 - dropout)⋅    Σ     exp(s[i, j])
                                 j : j ≤ i

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
    'options': {'visibility': 'causal_lower_right', 'grouped': True, 'dropout': True},
    'source': '0a6b5501631fcba8',
    'sizes': {
        'BATCH': 'batch',
        'N': 'length',
        'MODEL': 'width',
        'HEADS': 'batch',
        'GROUP': 'batch',
        'D': 'width',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('x', ['BATCH', 'N', 'MODEL'], 'real'),
            ('w_query', ['HEADS', 'GROUP', 'MODEL', 'D'], 'real'),
            ('w_key', ['HEADS', 'MODEL', 'D'], 'real'),
            ('w_value', ['HEADS', 'MODEL', 'E'], 'real'),
            ('w_out', ['HEADS', 'GROUP', 'E', 'MODEL'], 'real'),
            ('scale', [], 'scalar'),
            ('seed', ['BATCH', 'HEADS', 'GROUP'], 'integer'),
            ('dropout', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'N', 'MODEL'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'GROUP', 'N'], 'double'),
        ],
        'saved': [('saved_t8', ['BATCH', 'HEADS', 'GROUP', 'N', 'E'], 'accumulate')],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['x', 'w_query', 'w_key', 'w_value', 'w_out', 'scale', 'seed', 'dropout'],
        'saved': ['lse', 'saved_t8'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('x', ['BATCH', 'N', 'MODEL']),
            ('w_query', ['HEADS', 'GROUP', 'MODEL', 'D']),
            ('w_key', ['HEADS', 'MODEL', 'D']),
            ('w_value', ['HEADS', 'MODEL', 'E']),
            ('w_out', ['HEADS', 'GROUP', 'E', 'MODEL']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(x, w_query, w_key, w_value, w_out, scale, seed, dropout):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, GROUP, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E),
    w_out (HEADS, GROUP, E, MODEL), scale a number, seed (BATCH, HEADS, GROUP) integer, dropout a number.
    Returns o (BATCH, N, MODEL), lse (BATCH, HEADS, GROUP, N) of float64, saved_t8 (BATCH, HEADS, GROUP, N, E).
    """
    BATCH, N, MODEL = x.shape
    HEADS, GROUP, _, D = w_query.shape
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1 = 1 - dropout  (step 1)
    t1 = torch.as_tensor(1 - dropout, dtype=wide, device=device)
    # t2[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t3[i, d] = sum over m of x[i, m]*w_query[m, d]  (step 1)
    w_query_wide = w_query.to(wide)
    t3 = torch.einsum("bim,hgmd->bhgid", x_wide, w_query_wide)
    # t7[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t7 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    head = torch.empty((BATCH, HEADS, GROUP, N, E), dtype=wide, device=device)
    lse = torch.empty((BATCH, HEADS, GROUP, N), dtype=torch.float64, device=device)
    saved_t8 = torch.empty((BATCH, HEADS, GROUP, N, E), dtype=wide, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_head_lse_saved_t8_few_rows(
            (t3, t2, seed.long(), t7, t1, head, lse, saved_t8),
            (BATCH, N, MODEL, HEADS, GROUP, D, E),
            (scale, dropout),
        )
    else:
        KERNELS.of(dtype).forward_head_lse_saved_t8(
            (t2, t3, seed.long(), t7, t1, head, lse, saved_t8),
            (BATCH, N, MODEL, HEADS, GROUP, D, E),
            (scale, dropout),
        )
    # o[i, n] = sum over head, group, e of w_out[e, n]*head[i, e]  (step 2)
    w_out_wide = w_out.to(wide)
    o = torch.einsum("hgen,bhgie->bin", w_out_wide, head)
    return o.to(dtype), lse, saved_t8


def backward(x, w_query, w_key, w_value, w_out, scale, seed, dropout, lse, saved_t8, d_o, d_lse):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, GROUP, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E),
    w_out (HEADS, GROUP, E, MODEL), scale a number, seed (BATCH, HEADS, GROUP) integer, dropout a number, lse
    (BATCH, HEADS, GROUP, N), saved_t8 (BATCH, HEADS, GROUP, N, E), d_o (BATCH, N, MODEL), d_lse (BATCH, HEADS,
    GROUP, N).
    Returns d_x (BATCH, N, MODEL), d_w_query (HEADS, GROUP, MODEL, D), d_w_key (HEADS, MODEL, D), d_w_value (HEADS,
    MODEL, E), d_w_out (HEADS, GROUP, E, MODEL).
    """
    BATCH, N, MODEL = x.shape
    HEADS, GROUP, _, D = w_query.shape
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1 = 1 - dropout  (step 1)
    t1 = torch.as_tensor(1 - dropout, dtype=wide, device=device)
    # t2[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t3[i, d] = sum over m of x[i, m]*w_query[m, d]  (step 1)
    w_query_wide = w_query.to(wide)
    t3 = torch.einsum("bim,hgmd->bhgid", x_wide, w_query_wide)
    # t7[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t7 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    head = torch.empty((BATCH, HEADS, GROUP, N, E), dtype=wide, device=device)
    KERNELS.of(dtype).backward_head((t1, saved_t8, head), (BATCH, N, MODEL, HEADS, GROUP, D, E), ())
    # g1[i, e] = sum over n of d_o[i, n]*w_out[e, n]  (step 3)
    d_o_wide = d_o.to(wide)
    w_out_wide = w_out.to(wide)
    g1 = torch.einsum("bin,hgen->bhgie", d_o_wide, w_out_wide)
    # d_w_out[e, n] = sum over batch, i of d_o[i, n]*head[i, e]  (step 4)
    d_w_out = torch.einsum("bin,bhgie->hgen", d_o_wide, head)
    d_row = torch.empty((BATCH, HEADS, GROUP, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((g1, saved_t8, t1, d_lse, d_row), (BATCH, N, MODEL, HEADS, GROUP, D, E), ())
    g6_part = torch.empty((BATCH, HEADS, GROUP, N, E), dtype=wide, device=device)
    g12_part = torch.empty((BATCH, HEADS, GROUP, N, D), dtype=wide, device=device)
    g13 = torch.empty((BATCH, HEADS, GROUP, N, D), dtype=wide, device=device)
    KERNELS.of(dtype, few=N <= 16).backward_g6_part_g12_part_g13(
        (t3, t2, seed.long(), g1, t7, t1, lse, d_row, g6_part, g12_part, g13),
        (BATCH, N, MODEL, HEADS, GROUP, D, E),
        (scale, dropout),
    )
    # g6[j, e] = sum over group of g6_part[j, e]  (step 9)
    g6 = g6_part.permute(0, 1, 3, 4, 2).sum(-1)
    # g7[e, m] = sum over batch, j of x[j, m]*g6[j, e]  (step 3)
    g7 = torch.einsum("bjm,bhje->hem", x_wide, g6)
    # g8[j, m] = sum over head, e of w_value[m, e]*g6[j, e]  (step 3)
    g8 = torch.einsum("hme,bhje->bjm", w_value_wide, g6)
    # g12[j, d] = sum over group of g12_part[j, d]  (step 9)
    g12 = g12_part.permute(0, 1, 3, 4, 2).sum(-1)
    # g14[d, m] = sum over batch, i of x[i, m]*g13[i, d]  (step 3)
    g14 = torch.einsum("bim,bhgid->hgdm", x_wide, g13)
    # g15[i, m] = sum over head, group, d of w_query[m, d]*g13[i, d]  (step 3)
    g15 = torch.einsum("hgmd,bhgid->bim", w_query_wide, g13)
    # g16[d, m] = sum over batch, j of x[j, m]*g12[j, d]  (step 3)
    g16 = torch.einsum("bjm,bhjd->hdm", x_wide, g12)
    # g17[j, m] = sum over head, d of w_key[m, d]*g12[j, d]  (step 3)
    g17 = torch.einsum("hmd,bhjd->bjm", w_key_wide, g12)
    d_x = torch.empty((BATCH, N, MODEL), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_x((g15, g17, g8, d_x), (BATCH, N, MODEL, HEADS, GROUP, D, E), ())
    d_w_query = torch.empty((HEADS, GROUP, MODEL, D), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_w_query((g14, d_w_query), (BATCH, N, MODEL, HEADS, GROUP, D, E), ())
    d_w_key = torch.empty((HEADS, MODEL, D), dtype=dtype, device=device)
    d_w_value = torch.empty((HEADS, MODEL, E), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_w_key_d_w_value(
        (g16, d_w_key, g7, d_w_value),
        (BATCH, N, MODEL, HEADS, GROUP, D, E),
        (),
    )
    return d_x, d_w_query, d_w_key, d_w_value, d_w_out.to(dtype)
