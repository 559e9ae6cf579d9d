"""Scaled dot-product attention: the plain form in torch, every value held in full

                      Σ         exp(s[i, j])⋅kept[i, j]⋅v[j, e]
              j : j ≤ i + M - N
    o[i, e] = ─────────────────────────────────────────────────
                (1 - dropout)⋅        Σ         exp(s[i, j])
                              j : j ≤ i + M - N

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

    kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'scaled_dot_attention',
    'backend': 'reference',
    'options': {'visibility': 'causal_lower_right', 'dropout': True},
    'source': '7d8f2bdee9249775',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('scale', [], 'scalar'),
            ('seed', ['BATCH', 'HEADS'], 'integer'),
            ('dropout', [], 'scalar'),
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
        'inputs': ['q', 'k', 'v', 'scale', 'seed', 'dropout'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'D']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
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


def forward(q, k, v, scale, seed, dropout):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, seed (BATCH,
    HEADS) integer, dropout a number.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    N = q.shape[2]
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1 = 1 - dropout  (step 1)
    t1 = torch.as_tensor(1 - dropout, dtype=wide, device=device)
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # score[i, j] = scale*dot[i, j]  (step 1)
    score = scale * dot
    # row_max[i] = max over j of score[i, j] where seen  (step 5)
    j = torch.arange(M, device=device)
    i = torch.arange(N, device=device)
    # seen: j <= i + M - N
    seen = j <= (i + M - N)[..., None]
    row_max = largest(torch.where(seen, score, -float('inf')), -1)
    # shift[i] = finite(row_max[i])  (step 5)
    shift = finite(row_max)
    # weight[i, j] = exp(-shift[i] + score[i, j]) where seen  (step 6)
    weight = torch.where(seen, torch.exp(score - shift[..., None]), 0.0)
    # row_sum[i] = sum over j of weight[i, j] where seen  (step 6)
    row_sum = weight.sum(-1)
    # kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
    kept = 1 - (dropout - uniform(wide, seed[..., None, None], i[..., None], j)).gt(0).to(wide)
    # acc[i, e] = sum over j of kept[i, j]*weight[i, j]*v[j, e] where seen  (step 6)
    v_wide = v.to(wide)
    acc = masked_einsum("bhij,bhje->bhie", seen, torch.where(seen, kept * weight, 0.0), v_wide)
    # o[i, e] = acc[i, e]/(t1*row_sum[i])  (step 1)
    o = inverse(t1) * inverse(row_sum)[..., None] * acc
    # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
    lse = shift.double() + torch.log(row_sum).double()
    return o.to(dtype), lse


def backward(q, k, v, scale, seed, dropout, o, lse, d_o, d_lse):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, seed (BATCH,
    HEADS) integer, dropout a number, o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse
    (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    N = q.shape[2]
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1 = 1 - dropout  (step 1)
    t1 = torch.as_tensor(1 - dropout, dtype=wide, device=device)
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # score[i, j] = scale*dot[i, j]  (step 1)
    score = scale * dot
    # kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
    i = torch.arange(N, device=device)
    j = torch.arange(M, device=device)
    kept = 1 - (dropout - uniform(wide, seed[..., None, None], i[..., None], j)).gt(0).to(wide)
    # delta[i] = sum over e of t1*d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (t1 * d_o_wide * o_wide).sum(-1)
    # g2[i, e] = d_o[i, e]/t1  (step 4)
    g2 = inverse(t1) * d_o_wide
    # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
    v_wide = v.to(wide)
    d_weight = torch.einsum("bhie,bhje->bhij", g2, v_wide)
    # weight[i, j] = exp(-lse[i] + score[i, j]) where seen, masked where it is read  (step 8)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
    # d_v[j, e] = sum over i of g2[i, e]*kept[i, j]*weight[i, j] where seen  (step 8)
    # seen: j <= i + M - N
    seen = j <= (i + M - N)[..., None]
    d_v = masked_einsum("bhij,bhie->bhje", seen, torch.where(seen, kept * weight, 0.0), g2)
    # d_row[i] = d_lse[i] - delta[i]/t1  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - inverse(t1) * delta
    # d_score[i, j] = (d_row[i] + d_weight[i, j]*kept[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
    d_score = (d_weight * kept + d_row[..., None]) * weight
    # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
    d_score_2 = torch.where(seen, scale * d_score, 0.0)
    # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
    d_k = masked_einsum("bhij,bhid->bhjd", seen, d_score_2, q_wide)
    # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
    d_q = masked_einsum("bhij,bhjd->bhid", seen, d_score_2, k_wide)
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype)
