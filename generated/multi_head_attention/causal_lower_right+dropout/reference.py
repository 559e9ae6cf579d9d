"""Multi-head attention: the plain form in torch, every value held in full

    o[i, n] =    Σ    head[i, e]⋅w_out[e, n]
              head, e

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

SIGNATURE = {
    'id': 'multi_head_attention',
    'backend': 'reference',
    'options': {'visibility': 'causal_lower_right', 'dropout': True},
    'source': 'e77ba4c1edc19327',
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
        'inputs': ['x', 'w_query', 'w_key', 'w_value', 'w_out', 'scale', 'seed', 'dropout'],
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


def inverse(x):
    """1 / x, and 0 where x is 0"""
    if not isinstance(x, torch.Tensor):  # a number that the caller gave
        return 1.0 / x if x else 0.0
    return torch.where(x == 0, 0.0, 1.0 / x)


def finite(x):
    """x, and 0 where x is -inf: the maximum of a row that saw nothing"""
    return torch.where(x == -float("inf"), 0.0, x)


def mixed(x):
    """a hash of 32 bits ("lowbias32" by Wellons, 2018); 0x846CA68B less 2**32, so that no product exceeds 64 bits"""
    x = x & 0xFFFFFFFF
    x = (x ^ x >> 16) * 0x7FEB352D & 0xFFFFFFFF
    x = (x ^ x >> 15) * -0x7B935975 & 0xFFFFFFFF
    return x ^ x >> 16


def uniform(dtype, seed, *places):
    """a number in [0, 1) for each seed and place, the same on every backend: multiples of 2**-24 from a hash"""
    x = mixed((seed.long() if isinstance(seed, torch.Tensor) else seed) ^ 0x243F6A88)
    for place in places:
        x = mixed(x ^ place * 0x9E3779B9)
    return torch.as_tensor(x >> 8).to(dtype) * 2.0**-24


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


def forward(x, w_query, w_key, w_value, w_out, scale, seed, dropout):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E), w_out
    (HEADS, E, MODEL), scale a number, seed (BATCH, HEADS) integer, dropout a number.
    Returns o (BATCH, N, MODEL), lse (BATCH, HEADS, N) of float64, saved_t8 (BATCH, HEADS, N, E).
    """
    N = x.shape[1]
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
    # dot[i, j] = sum over d of t2[j, d]*t3[i, d]  (step 2)
    dot = torch.einsum("bhjd,bhid->bhij", t2, t3)
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
    # kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
    kept = 1 - (dropout - uniform(wide, seed[..., None, None], i[..., None], j)).gt(0).to(wide)
    # t7[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t7 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    # acc[i, e] = sum over j of kept[i, j]*weight[i, j]*t7[j, e] where seen  (step 6)
    acc = masked_einsum("bhij,bhje->bhie", seen, torch.where(seen, kept * weight, 0.0), t7)
    # head[i, e] = acc[i, e]/(t1*row_sum[i])  (step 1)
    head = inverse(t1) * inverse(row_sum)[..., None] * acc
    # o[i, n] = sum over head, e of w_out[e, n]*head[i, e]  (step 2)
    w_out_wide = w_out.to(wide)
    o = torch.einsum("hen,bhie->bin", w_out_wide, head)
    # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
    lse = shift.double() + torch.log(row_sum).double()
    # saved_t8[i, e] = acc[i, e]/row_sum[i]  (step 5)
    saved_t8 = inverse(row_sum)[..., None] * acc
    return o.to(dtype), lse, saved_t8


def backward(x, w_query, w_key, w_value, w_out, scale, seed, dropout, lse, saved_t8, d_o, d_lse):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E), w_out
    (HEADS, E, MODEL), scale a number, seed (BATCH, HEADS) integer, dropout a number, lse (BATCH, HEADS, N),
    saved_t8 (BATCH, HEADS, N, E), d_o (BATCH, N, MODEL), d_lse (BATCH, HEADS, N).
    Returns d_x (BATCH, N, MODEL), d_w_query (HEADS, MODEL, D), d_w_key (HEADS, MODEL, D), d_w_value (HEADS, MODEL,
    E), d_w_out (HEADS, E, MODEL).
    """
    N = x.shape[1]
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
    # dot[i, j] = sum over d of t2[j, d]*t3[i, d]  (step 2)
    dot = torch.einsum("bhjd,bhid->bhij", t2, t3)
    # score[i, j] = scale*dot[i, j]  (step 1)
    score = scale * dot
    # kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
    i = torch.arange(N, device=device)
    j = torch.arange(N, device=device)
    kept = 1 - (dropout - uniform(wide, seed[..., None, None], i[..., None], j)).gt(0).to(wide)
    # t7[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t7 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    # head[i, e] = saved_t8[i, e]/t1  (step 4)
    head = inverse(t1) * saved_t8
    # g1[i, e] = sum over n of d_o[i, n]*w_out[e, n]  (step 3)
    d_o_wide = d_o.to(wide)
    w_out_wide = w_out.to(wide)
    g1 = torch.einsum("bin,hen->bhie", d_o_wide, w_out_wide)
    # d_w_out[e, n] = sum over batch, i of d_o[i, n]*head[i, e]  (step 4)
    d_w_out = torch.einsum("bin,bhie->hen", d_o_wide, head)
    # delta[i] = sum over e of g1[i, e]*saved_t8[i, e]  (step 4)
    delta = (g1 * saved_t8).sum(-1)
    # g4[i, e] = g1[i, e]/t1  (step 4)
    g4 = inverse(t1) * g1
    # d_weight[i, j] = sum over e of g4[i, e]*t7[j, e]  (step 3)
    d_weight = torch.einsum("bhie,bhje->bhij", g4, t7)
    # weight[i, j] = exp(-lse[i] + score[i, j]) where seen, masked where it is read  (step 8)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
    # g6[j, e] = sum over i of g4[i, e]*kept[i, j]*weight[i, j] where seen  (step 8)
    # seen: j <= i
    seen = j <= i[..., None]
    g6 = masked_einsum("bhij,bhie->bhje", seen, torch.where(seen, kept * weight, 0.0), g4)
    # g7[e, m] = sum over batch, j of x[j, m]*g6[j, e]  (step 3)
    g7 = torch.einsum("bjm,bhje->hem", x_wide, g6)
    # g8[j, m] = sum over head, e of w_value[m, e]*g6[j, e]  (step 3)
    g8 = torch.einsum("hme,bhje->bjm", w_value_wide, g6)
    # d_row[i] = d_lse[i] - delta[i]/t1  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - inverse(t1) * delta
    # d_score[i, j] = (d_row[i] + d_weight[i, j]*kept[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
    d_score = (d_weight * kept + d_row[..., None]) * weight
    # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
    d_score_2 = torch.where(seen, scale * d_score, 0.0)
    # g12[j, d] = sum over i of d_score_2[i, j]*t3[i, d] where seen  (step 4)
    g12 = masked_einsum("bhij,bhid->bhjd", seen, d_score_2, t3)
    # g13[i, d] = sum over j of d_score_2[i, j]*t2[j, d] where seen  (step 4)
    g13 = masked_einsum("bhij,bhjd->bhid", seen, d_score_2, t2)
    # g14[d, m] = sum over batch, i of x[i, m]*g13[i, d]  (step 3)
    g14 = torch.einsum("bim,bhid->hdm", x_wide, g13)
    # g15[i, m] = sum over head, d of w_query[m, d]*g13[i, d]  (step 3)
    g15 = torch.einsum("hmd,bhid->bim", w_query_wide, g13)
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
