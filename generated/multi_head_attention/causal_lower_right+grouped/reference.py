"""Multi-head attention: the plain form in torch, every value held in full

    o[i, n] =       Σ        head[i, e]⋅w_out[e, n]
              head, group, e

    q[i, d] = Σ w_query[m, d]⋅x[i, m]
              m

    k[j, d] = Σ w_key[m, d]⋅x[j, m]
              m

    v[j, e] = Σ w_value[m, e]⋅x[j, m]
              m

                     Σ     exp(s[i, j])⋅v[j, e]
                 j : j ≤ i
    head[i, e] = ──────────────────────────────
                         Σ     exp(s[i, j])
                     j : j ≤ i

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'multi_head_attention',
    'backend': 'reference',
    'options': {'visibility': 'causal_lower_right', 'grouped': True},
    'source': 'bbb8b65a9523fc13',
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
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'N', 'MODEL'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'GROUP', 'N'], 'double'),
        ],
        'saved': [('saved_t7', ['BATCH', 'HEADS', 'GROUP', 'N', 'E'], 'accumulate')],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['x', 'w_query', 'w_key', 'w_value', 'w_out', 'scale'],
        'saved': ['lse', 'saved_t7'],
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


def inverse(x):
    """1 / x, and 0 where x is 0"""
    if not isinstance(x, torch.Tensor):  # a number that the caller gave
        return 1.0 / x if x else 0.0
    return torch.where(x == 0, 0.0, 1.0 / x)


def finite(x):
    """x, and 0 where x is -inf: the maximum of a row that saw nothing"""
    return torch.where(x == -float("inf"), 0.0, x)


def two_parts(x, dtype):
    """x, of float64, as high + low with both in dtype; low is 0 where high is no finite number"""
    high = x.to(dtype)
    return high, torch.where(torch.isfinite(high), x - high, 0.0).to(dtype)


def largest(x, axes):
    """the maximum over some axes, -inf over none; a NaN stays"""
    axes = axes if isinstance(axes, tuple) else (axes,)
    return x.amax(axes) if all(x.shape[axis] for axis in axes) else x.sum(axes) - float("inf")


def masked_einsum(spec, seen, left, right):
    """einsum over what is seen: a NaN or an infinity elsewhere in `right` has no influence; `left` is 0 there"""
    good = torch.isfinite(right)
    if seen is None or (right.device.type == "cpu" and good.all()):  # elsewhere to ask would be to wait
        return torch.einsum(spec, left, right)
    out = torch.einsum(spec, left, torch.where(good, right, 0.0))
    bad = torch.einsum(spec, seen.expand(left.shape).to(left.dtype), (~good).to(left.dtype))
    return torch.where(bad > 0, float("nan"), out)


def forward(x, w_query, w_key, w_value, w_out, scale):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, GROUP, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E),
    w_out (HEADS, GROUP, E, MODEL), scale a number.
    Returns o (BATCH, N, MODEL), lse (BATCH, HEADS, GROUP, N) of float64, saved_t7 (BATCH, HEADS, GROUP, N, E).
    """
    N = x.shape[1]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of x[i, m]*w_query[m, d]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("bim,hgmd->bhgid", x_wide, w_query_wide)
    # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
    dot = torch.einsum("bhjd,bhgid->bhgij", t1, t2)
    # score[i, j] = scale*dot[i, j]  (step 1)
    score = scale * dot
    # row_max[i] = max over j of score[i, j] where seen  (step 5)
    j = torch.arange(N, device=device)
    i = torch.arange(N, device=device)
    # seen: j <= i
    seen = j <= i[..., None]
    row_max = largest(torch.where(seen, score, -float('inf')), -1)
    # shift[i] = finite(row_max[i])  (step 5)
    shift = finite(row_max)
    # weight[i, j] = exp(-shift[i] + score[i, j]) where seen  (step 6)
    weight = torch.where(seen, torch.exp(score - shift[..., None]), 0.0)
    # row_sum[i] = sum over j of weight[i, j] where seen  (step 6)
    row_sum = weight.sum(-1)
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    # acc[i, e] = sum over j of t6[j, e]*weight[i, j] where seen  (step 6)
    acc = masked_einsum("bhgij,bhje->bhgie", seen, weight, t6)
    # head[i, e] = acc[i, e]/row_sum[i]  (step 1)
    head = inverse(row_sum)[..., None] * acc
    # o[i, n] = sum over head, group, e of w_out[e, n]*head[i, e]  (step 2)
    w_out_wide = w_out.to(wide)
    o = torch.einsum("hgen,bhgie->bin", w_out_wide, head)
    # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
    lse = shift.double() + torch.log(row_sum).double()
    # saved_t7[i, e] = acc[i, e]/row_sum[i]  (step 5)
    saved_t7 = inverse(row_sum)[..., None] * acc
    return o.to(dtype), lse, saved_t7


def backward(x, w_query, w_key, w_value, w_out, scale, lse, saved_t7, d_o, d_lse):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, GROUP, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E),
    w_out (HEADS, GROUP, E, MODEL), scale a number, lse (BATCH, HEADS, GROUP, N), saved_t7 (BATCH, HEADS, GROUP, N,
    E), d_o (BATCH, N, MODEL), d_lse (BATCH, HEADS, GROUP, N).
    Returns d_x (BATCH, N, MODEL), d_w_query (HEADS, GROUP, MODEL, D), d_w_key (HEADS, MODEL, D), d_w_value (HEADS,
    MODEL, E), d_w_out (HEADS, GROUP, E, MODEL).
    """
    N = x.shape[1]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of x[i, m]*w_query[m, d]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("bim,hgmd->bhgid", x_wide, w_query_wide)
    # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
    dot = torch.einsum("bhjd,bhgid->bhgij", t1, t2)
    # score[i, j] = scale*dot[i, j]  (step 1)
    score = scale * dot
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    # g1[i, e] = sum over n of d_o[i, n]*w_out[e, n]  (step 3)
    d_o_wide = d_o.to(wide)
    w_out_wide = w_out.to(wide)
    g1 = torch.einsum("bin,hgen->bhgie", d_o_wide, w_out_wide)
    # d_w_out[e, n] = sum over batch, i of d_o[i, n]*saved_t7[i, e]  (step 4)
    d_w_out = torch.einsum("bin,bhgie->hgen", d_o_wide, saved_t7)
    # delta[i] = sum over e of g1[i, e]*saved_t7[i, e]  (step 4)
    delta = (g1 * saved_t7).sum(-1)
    # d_weight[i, j] = sum over e of t6[j, e]*g1[i, e]  (step 4)
    d_weight = torch.einsum("bhje,bhgie->bhgij", t6, g1)
    # weight[i, j] = exp(-lse[i] + score[i, j]) where seen  (step 8)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    j = torch.arange(N, device=device)
    i = torch.arange(N, device=device)
    # seen: j <= i
    seen = j <= i[..., None]
    weight = torch.where(seen, torch.exp((score - lse_high[..., None]) - lse_low[..., None]), 0.0)
    # g6_part[j, e] = sum over i of g1[i, e]*weight[i, j] where seen  (step 9)
    g6_part = masked_einsum("bhgij,bhgie->bhgje", seen, weight, g1)
    # g6[j, e] = sum over group of g6_part[j, e]  (step 9)
    g6 = g6_part.permute(0, 1, 3, 4, 2).sum(-1)
    # g7[e, m] = sum over batch, j of x[j, m]*g6[j, e]  (step 3)
    g7 = torch.einsum("bjm,bhje->hem", x_wide, g6)
    # g8[j, m] = sum over head, e of w_value[m, e]*g6[j, e]  (step 3)
    g8 = torch.einsum("hme,bhje->bjm", w_value_wide, g6)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
    d_score = (d_weight + d_row[..., None]) * weight
    # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
    d_score_2 = torch.where(seen, scale * d_score, 0.0)
    # g12_part[j, d] = sum over i of d_score_2[i, j]*t2[i, d] where seen  (step 9)
    g12_part = masked_einsum("bhgij,bhgid->bhgjd", seen, d_score_2, t2)
    # g12[j, d] = sum over group of g12_part[j, d]  (step 9)
    g12 = g12_part.permute(0, 1, 3, 4, 2).sum(-1)
    # g13[i, d] = sum over j of t1[j, d]*d_score_2[i, j] where seen  (step 4)
    g13 = masked_einsum("bhgij,bhjd->bhgid", seen, d_score_2, t1)
    # g14[d, m] = sum over batch, i of x[i, m]*g13[i, d]  (step 3)
    g14 = torch.einsum("bim,bhgid->hgdm", x_wide, g13)
    # g15[i, m] = sum over head, group, d of w_query[m, d]*g13[i, d]  (step 3)
    g15 = torch.einsum("hgmd,bhgid->bim", w_query_wide, g13)
    # g16[d, m] = sum over batch, j of x[j, m]*g12[j, d]  (step 3)
    g16 = torch.einsum("bjm,bhjd->hdm", x_wide, g12)
    # g17[j, m] = sum over head, d of w_key[m, d]*g12[j, d]  (step 3)
    g17 = torch.einsum("hmd,bhjd->bjm", w_key_wide, g12)
    # d_x[j, m] = g15[j, m] + g17[j, m] + g8[j, m]  (step 3)
    d_x = g15 + g17 + g8
    # d_w_query[m, d] = g14[d, m]  (step 3)
    d_w_query = g14.mT
    # d_w_key[m, d] = g16[d, m]  (step 3)
    d_w_key = g16.mT
    # d_w_value[m, e] = g7[e, m]  (step 3)
    d_w_value = g7.mT
    return d_x.to(
        dtype
    ), d_w_query.to(dtype).clone(), d_w_key.to(dtype).clone(), d_w_value.to(dtype).clone(), d_w_out.to(dtype)
