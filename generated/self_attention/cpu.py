"""Self-attention: C++ kernels, compiled on first use

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
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

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'self_attention',
    'backend': 'cpu',
    'options': {},
    'source': '5b8f33f509ab11b9',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'MODEL': 'width',
        'D': 'width',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('x', ['BATCH', 'HEADS', 'N', 'MODEL'], 'real'),
            ('w_query', ['MODEL', 'D'], 'real'),
            ('w_key', ['MODEL', 'D'], 'real'),
            ('w_value', ['MODEL', 'E'], 'real'),
            ('scale', [], 'scalar'),
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
        'inputs': ['x', 'w_query', 'w_key', 'w_value', 'scale'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('x', ['BATCH', 'HEADS', 'N', 'MODEL']),
            ('w_query', ['MODEL', 'D']),
            ('w_key', ['MODEL', 'D']),
            ('w_value', ['MODEL', 'E']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(x, w_query, w_key, w_value, scale):
    """Takes x (BATCH, HEADS, N, MODEL), w_query (MODEL, D), w_key (MODEL, D), w_value (MODEL, E), scale a number.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, MODEL = x.shape
    D = w_query.shape[1]
    E = w_value.shape[1]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("md,bhjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("md,bhim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("me,bhjm->bhje", w_value_wide, x_wide)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_o_lse_few_rows((t2, t1, t6, o, lse), (BATCH, HEADS, N, MODEL, D, E), (scale,))
    else:
        KERNELS.of(dtype).forward_o_lse((t1, t2, t6, o, lse), (BATCH, HEADS, N, MODEL, D, E), (scale,))
    return o, lse


def backward(x, w_query, w_key, w_value, scale, o, lse, d_o, d_lse):
    """Takes x (BATCH, HEADS, N, MODEL), w_query (MODEL, D), w_key (MODEL, D), w_value (MODEL, E), scale a number, o
    (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N).
    Returns d_x (BATCH, HEADS, N, MODEL), d_w_query (MODEL, D), d_w_key (MODEL, D), d_w_value (MODEL, E).
    """
    BATCH, HEADS, N, MODEL = x.shape
    D = w_query.shape[1]
    E = w_value.shape[1]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("md,bhjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("md,bhim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("me,bhjm->bhje", w_value_wide, x_wide)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((d_o, o, d_lse, d_row), (BATCH, HEADS, N, MODEL, D, E), ())
    g4 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    g10 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    g11 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    if N <= 16:
        KERNELS.of(dtype, few=True).backward_g11_g4_g10(
            (t1, t2, t6, d_o, lse, d_row, g11, g4, g10),
            (BATCH, HEADS, N, MODEL, D, E),
            (scale,),
        )
    else:
        KERNELS.of(dtype, few=N <= 16).backward_g4_g10_g11(
            (t2, t1, d_o, t6, lse, d_row, g4, g10, g11),
            (BATCH, HEADS, N, MODEL, D, E),
            (scale,),
        )
    # g5[e, m] = sum over batch, head, j of g4[j, e]*x[j, m]  (step 3)
    g5 = torch.einsum("bhje,bhjm->em", g4, x_wide)
    # g6[j, m] = sum over e of w_value[m, e]*g4[j, e]  (step 3)
    g6 = torch.einsum("me,bhje->bhjm", w_value_wide, g4)
    # g12[d, m] = sum over batch, head, i of g11[i, d]*x[i, m]  (step 3)
    g12 = torch.einsum("bhid,bhim->dm", g11, x_wide)
    # g13[i, m] = sum over d of w_query[m, d]*g11[i, d]  (step 3)
    g13 = torch.einsum("md,bhid->bhim", w_query_wide, g11)
    # g14[d, m] = sum over batch, head, j of g10[j, d]*x[j, m]  (step 3)
    g14 = torch.einsum("bhjd,bhjm->dm", g10, x_wide)
    # g15[j, m] = sum over d of w_key[m, d]*g10[j, d]  (step 3)
    g15 = torch.einsum("md,bhjd->bhjm", w_key_wide, g10)
    d_x = torch.empty((BATCH, HEADS, N, MODEL), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_x((g13, g15, g6, d_x), (BATCH, HEADS, N, MODEL, D, E), ())
    # d_w_query[m, d] = g12[d, m]  (step 3)
    d_w_query = g12.mT
    # d_w_key[m, d] = g14[d, m]  (step 3)
    d_w_key = g14.mT
    # d_w_value[m, e] = g5[e, m]  (step 3)
    d_w_value = g5.mT
    return d_x, d_w_query.to(dtype).clone(), d_w_key.to(dtype).clone(), d_w_value.to(dtype).clone()
