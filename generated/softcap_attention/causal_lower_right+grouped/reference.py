"""Attention with a soft cap: the plain form in torch, every value held in full

                      Σ         exp(tanh(share[i, j])⋅cap)⋅v[j, e]
              j : j ≤ i + M - N
    o[i, e] = ────────────────────────────────────────────────────
                          Σ         exp(tanh(share[i, j])⋅cap)
                  j : j ≤ i + M - N

                  scale⋅Σ k[j, d]⋅q[i, d]
                        d
    share[i, j] = ───────────────────────
                            cap

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'softcap_attention',
    'backend': 'reference',
    'options': {'visibility': 'causal_lower_right', 'grouped': True},
    'source': 'da6c4c653e888678',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'GROUP': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)', 'cap': '20'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'GROUP', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('scale', [], 'scalar'),
            ('cap', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'GROUP', 'N', 'E'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'GROUP', 'N'], 'double'),
        ],
        'saved': [],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale', 'cap'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'GROUP', 'N', 'D']),
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


def forward(q, k, v, scale, cap):
    """Takes q (BATCH, HEADS, GROUP, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, cap a
    number.
    Returns o (BATCH, HEADS, GROUP, N, E), lse (BATCH, HEADS, GROUP, N) of float64.
    """
    N = q.shape[3]
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhgid->bhgij", k_wide, q_wide)
    # share[i, j] = scale*dot[i, j]/cap  (step 1)
    share = inverse(cap) * scale * dot
    # score[i, j] = tanh(share[i, j])*cap  (step 1)
    score = cap * torch.tanh(share)
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
    # acc[i, e] = sum over j of v[j, e]*weight[i, j] where seen  (step 6)
    v_wide = v.to(wide)
    acc = masked_einsum("bhgij,bhje->bhgie", seen, weight, v_wide)
    # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
    o = inverse(row_sum)[..., None] * acc
    # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
    lse = shift.double() + torch.log(row_sum).double()
    return o.to(dtype), lse


def backward(q, k, v, scale, cap, o, lse, d_o, d_lse):
    """Takes q (BATCH, HEADS, GROUP, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, cap a
    number, o (BATCH, HEADS, GROUP, N, E), lse (BATCH, HEADS, GROUP, N), d_o (BATCH, HEADS, GROUP, N, E), d_lse
    (BATCH, HEADS, GROUP, N).
    Returns d_q (BATCH, HEADS, GROUP, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    N = q.shape[3]
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhgid->bhgij", k_wide, q_wide)
    # share[i, j] = scale*dot[i, j]/cap  (step 1)
    share = inverse(cap) * scale * dot
    # score[i, j] = tanh(share[i, j])*cap  (step 1)
    score = cap * torch.tanh(share)
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (d_o_wide * o_wide).sum(-1)
    # d_weight[i, j] = sum over e of v[j, e]*d_o[i, e]  (step 4)
    v_wide = v.to(wide)
    d_weight = torch.einsum("bhje,bhgie->bhgij", v_wide, d_o_wide)
    # weight[i, j] = exp(-lse[i] + score[i, j]) where seen  (step 8)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    j = torch.arange(M, device=device)
    i = torch.arange(N, device=device)
    # seen: j <= i + M - N
    seen = j <= (i + M - N)[..., None]
    weight = torch.where(seen, torch.exp((score - lse_high[..., None]) - lse_low[..., None]), 0.0)
    # d_v_part[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 9)
    d_v_part = masked_einsum("bhgij,bhgie->bhgje", seen, weight, d_o_wide)
    # d_v[j, e] = sum over group of d_v_part[j, e]  (step 9)
    d_v = d_v_part.permute(0, 1, 3, 4, 2).sum(-1)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
    d_score = (d_weight + d_row[..., None]) * weight
    # d_score_2[i, j] = (1 - tanh(share[i, j])**2)*cap*d_score[i, j] where seen, masked where it is read  (step 3)
    tanh = torch.tanh(share)
    d_score_2 = cap * (1 - tanh * tanh) * d_score
    # d_score_3[i, j] = scale*d_score_2[i, j]/cap where seen  (step 3)
    d_score_3 = torch.where(seen, inverse(cap) * scale * d_score_2, 0.0)
    # d_k_part[j, d] = sum over i of d_score_3[i, j]*q[i, d] where seen  (step 9)
    d_k_part = masked_einsum("bhgij,bhgid->bhgjd", seen, d_score_3, q_wide)
    # d_k[j, d] = sum over group of d_k_part[j, d]  (step 9)
    d_k = d_k_part.permute(0, 1, 3, 4, 2).sum(-1)
    # d_q[i, d] = sum over j of k[j, d]*d_score_3[i, j] where seen  (step 4)
    d_q = masked_einsum("bhgij,bhjd->bhgid", seen, d_score_3, k_wide)
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype)
