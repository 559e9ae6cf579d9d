"""Attention with rotary positions: the plain form in torch, every value held in full

                      Σ         exp(s[i, j])⋅v[j, e]
              j : j ≤ i + M - N
    o[i, e] = ──────────────────────────────────────
                          Σ         exp(s[i, j])
                  j : j ≤ i + M - N

    s[i, j] = scale⋅Σ (k0[j, t]⋅q0[i, t] + k1[j, t]⋅q1[i, t])
                    t

                    ⎛               ⎛-t⋅log(base) ⎞⎞
               - sin⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, 1, t]
    q0[i, t] =      ⎝               ⎝      P      ⎠⎠
                    ⎛               ⎛-t⋅log(base) ⎞⎞
               + cos⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, 0, t]
                    ⎝               ⎝      P      ⎠⎠

                    ⎛               ⎛-t⋅log(base) ⎞⎞
                 sin⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, 0, t]
    q1[i, t] =      ⎝               ⎝      P      ⎠⎠
                    ⎛               ⎛-t⋅log(base) ⎞⎞
               + cos⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, 1, t]
                    ⎝               ⎝      P      ⎠⎠

                    ⎛     ⎛-t⋅log(base) ⎞⎞
               - sin⎜j⋅exp⎜─────────────⎟⎟⋅k[j, 1, t]
    k0[j, t] =      ⎝     ⎝      P      ⎠⎠
                    ⎛     ⎛-t⋅log(base) ⎞⎞
               + cos⎜j⋅exp⎜─────────────⎟⎟⋅k[j, 0, t]
                    ⎝     ⎝      P      ⎠⎠

                    ⎛     ⎛-t⋅log(base) ⎞⎞
                 sin⎜j⋅exp⎜─────────────⎟⎟⋅k[j, 0, t]
    k1[j, t] =      ⎝     ⎝      P      ⎠⎠
                    ⎛     ⎛-t⋅log(base) ⎞⎞
               + cos⎜j⋅exp⎜─────────────⎟⎟⋅k[j, 1, t]
                    ⎝     ⎝      P      ⎠⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import math
import torch

SIGNATURE = {
    'id': 'rotary_attention',
    'backend': 'reference',
    'options': {'visibility': 'causal_lower_right', 'layout': 'half_split'},
    'source': '27a6fcc8262dd40c',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'TWO': 'width',
        'P': 'width',
        'M': 'length',
        'E': 'width',
        'base': 'param',
    },
    'defaults': {'scale': 'sqrt(2)/(2*sqrt(P))'},
    'constraints': [('TWO', '2')],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'TWO', 'P'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'TWO', 'P'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': ['base'],
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
        'inputs': ['q', 'k', 'v', 'scale'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': ['base'],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'TWO', 'P']),
            ('k', ['BATCH', 'HEADS', 'M', 'TWO', 'P']),
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


def forward(q, k, v, scale, base):
    """Takes q (BATCH, HEADS, N, TWO, P), k (BATCH, HEADS, M, TWO, P), v (BATCH, HEADS, M, E), scale a number; base
    integers.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, TWO, P = q.shape
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    # k0[j, t] = -sin(j*exp(-t*log(base)/P))*k[j, 1, t] + cos(j*exp(-t*log(base)/P))*k[j, 0, t]  (step 1)
    j = torch.arange(M, device=device)
    t = torch.arange(P, device=device)
    k_wide = k.to(wide)
    batch = torch.arange(BATCH, device=device)
    head = torch.arange(HEADS, device=device)
    k0 = torch.cos(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * k_wide[batch[..., None, None, None], head[..., None, None], j[..., None], 0, t] - torch.sin(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * k_wide[batch[..., None, None, None], head[..., None, None], j[..., None], min(max(1, 0), TWO - 1), t]
    # q0[i, t] = -sin((i + M - N)*exp(-t*log(base)/P))*q[i, 1, t] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, 0, t]
    #   (step 1)
    i = torch.arange(N, device=device)
    q_wide = q.to(wide)
    q0 = torch.cos(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * q_wide[batch[..., None, None, None], head[..., None, None], i[..., None], 0, t] - torch.sin(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * q_wide[batch[..., None, None, None], head[..., None, None], i[..., None], min(max(1, 0), TWO - 1), t]
    # k1[j, t] = sin(j*exp(-t*log(base)/P))*k[j, 0, t] + cos(j*exp(-t*log(base)/P))*k[j, 1, t]  (step 1)
    k1 = torch.sin(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * k_wide[batch[..., None, None, None], head[..., None, None], j[..., None], 0, t] + torch.cos(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * k_wide[batch[..., None, None, None], head[..., None, None], j[..., None], min(max(1, 0), TWO - 1), t]
    # q1[i, t] = sin((i + M - N)*exp(-t*log(base)/P))*q[i, 0, t] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, 1, t]
    #   (step 1)
    q1 = torch.sin(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * q_wide[batch[..., None, None, None], head[..., None, None], i[..., None], 0, t] + torch.cos(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * q_wide[batch[..., None, None, None], head[..., None, None], i[..., None], min(max(1, 0), TWO - 1), t]
    # dot[i, j] = sum over t of k0[j, t]*q0[i, t] + k1[j, t]*q1[i, t]  (step 1)
    dot = torch.einsum("bhjt,bhit->bhij", k0, q0) + torch.einsum("bhjt,bhit->bhij", k1, q1)
    # score[i, j] = scale*dot[i, j]  (step 1)
    score = scale * dot
    # row_max[i] = max over j of score[i, j] where seen  (step 5)
    # seen: j <= i + M - N
    seen = j <= (i + M - N)[..., None]
    row_max = largest(torch.where(seen, score, -float('inf')), -1)
    # shift[i] = finite(row_max[i])  (step 5)
    shift = finite(row_max)
    # weight[i, j] = exp(-shift[i] + score[i, j]) where seen  (step 6)
    weight = torch.where(seen, torch.exp(score - shift[..., None]), 0.0)
    # row_sum[i] = sum over j of weight[i, j] where seen  (step 6)
    row_sum = weight.sum(-1)
    # acc[i, e] = sum over j of weight[i, j]*v[j, e] where seen  (step 6)
    v_wide = v.to(wide)
    acc = masked_einsum("bhij,bhje->bhie", seen, weight, v_wide)
    # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
    o = inverse(row_sum)[..., None] * acc
    # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
    lse = shift.double() + torch.log(row_sum).double()
    return o.to(dtype), lse


def backward(q, k, v, scale, o, lse, d_o, d_lse, base):
    """Takes q (BATCH, HEADS, N, TWO, P), k (BATCH, HEADS, M, TWO, P), v (BATCH, HEADS, M, E), scale a number, o
    (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N); base integers.
    Returns d_q (BATCH, HEADS, N, TWO, P), d_k (BATCH, HEADS, M, TWO, P), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, TWO, P = q.shape
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    # k0[j, t] = -sin(j*exp(-t*log(base)/P))*k[j, 1, t] + cos(j*exp(-t*log(base)/P))*k[j, 0, t]  (step 1)
    j = torch.arange(M, device=device)
    t = torch.arange(P, device=device)
    k_wide = k.to(wide)
    batch = torch.arange(BATCH, device=device)
    head = torch.arange(HEADS, device=device)
    k0 = torch.cos(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * k_wide[batch[..., None, None, None], head[..., None, None], j[..., None], 0, t] - torch.sin(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * k_wide[batch[..., None, None, None], head[..., None, None], j[..., None], min(max(1, 0), TWO - 1), t]
    # q0[i, t] = -sin((i + M - N)*exp(-t*log(base)/P))*q[i, 1, t] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, 0, t]
    #   (step 1)
    i = torch.arange(N, device=device)
    q_wide = q.to(wide)
    q0 = torch.cos(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * q_wide[batch[..., None, None, None], head[..., None, None], i[..., None], 0, t] - torch.sin(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * q_wide[batch[..., None, None, None], head[..., None, None], i[..., None], min(max(1, 0), TWO - 1), t]
    # k1[j, t] = sin(j*exp(-t*log(base)/P))*k[j, 0, t] + cos(j*exp(-t*log(base)/P))*k[j, 1, t]  (step 1)
    k1 = torch.sin(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * k_wide[batch[..., None, None, None], head[..., None, None], j[..., None], 0, t] + torch.cos(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * k_wide[batch[..., None, None, None], head[..., None, None], j[..., None], min(max(1, 0), TWO - 1), t]
    # q1[i, t] = sin((i + M - N)*exp(-t*log(base)/P))*q[i, 0, t] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, 1, t]
    #   (step 1)
    q1 = torch.sin(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * q_wide[batch[..., None, None, None], head[..., None, None], i[..., None], 0, t] + torch.cos(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * q_wide[batch[..., None, None, None], head[..., None, None], i[..., None], min(max(1, 0), TWO - 1), t]
    # dot[i, j] = sum over t of k0[j, t]*q0[i, t] + k1[j, t]*q1[i, t]  (step 1)
    dot = torch.einsum("bhjt,bhit->bhij", k0, q0) + torch.einsum("bhjt,bhit->bhij", k1, q1)
    # score[i, j] = scale*dot[i, j]  (step 1)
    score = scale * dot
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (d_o_wide * o_wide).sum(-1)
    # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
    v_wide = v.to(wide)
    d_weight = torch.einsum("bhie,bhje->bhij", d_o_wide, v_wide)
    # weight[i, j] = exp(-lse[i] + score[i, j]) where seen  (step 8)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    # seen: j <= i + M - N
    seen = j <= (i + M - N)[..., None]
    weight = torch.where(seen, torch.exp((score - lse_high[..., None]) - lse_low[..., None]), 0.0)
    # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
    d_v = masked_einsum("bhij,bhie->bhje", seen, weight, d_o_wide)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
    d_score = (d_weight + d_row[..., None]) * weight
    # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
    d_score_2 = torch.where(seen, scale * d_score, 0.0)
    # g8[j, t] = sum over i of d_score_2[i, j]*q0[i, t] where seen  (step 4)
    g8 = masked_einsum("bhij,bhit->bhjt", seen, d_score_2, q0)
    # g9[j, t] = sum over i of d_score_2[i, j]*q1[i, t] where seen  (step 4)
    g9 = masked_einsum("bhij,bhit->bhjt", seen, d_score_2, q1)
    # g10[i, t] = sum over j of d_score_2[i, j]*k0[j, t] where seen  (step 4)
    g10 = masked_einsum("bhij,bhjt->bhit", seen, d_score_2, k0)
    # g11[i, t] = sum over j of d_score_2[i, j]*k1[j, t] where seen  (step 4)
    g11 = masked_einsum("bhij,bhjt->bhit", seen, d_score_2, k1)
    # g12[q_0, q_1, q_2] = sin((q_0 + M - N)*exp(-q_2*log(base)/P))*g11[q_0, q_2] where seen  (step 3)
    q_0 = torch.arange(N, device=device)
    q_2 = torch.arange(P, device=device)
    q_1 = torch.arange(TWO, device=device)
    # seen: Eq(q_1, 0)
    seen_2 = q_1 == 0
    g12 = torch.where(
        seen_2[..., None],
        (torch.sin((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_2.to(wide))) * g11)[..., None, :],
        0.0,
    )
    # g13[q_0, q_1, q_2] = cos((q_0 + M - N)*exp(-q_2*log(base)/P))*g11[q_0, q_2] where seen  (step 3)
    # seen: Eq(q_1, 1)
    seen_3 = q_1 == 1
    g13 = torch.where(
        seen_3[..., None],
        (torch.cos((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_2.to(wide))) * g11)[..., None, :],
        0.0,
    )
    # g14[k_0, k_1, k_2] = sin(k_0*exp(-k_2*log(base)/P))*g9[k_0, k_2] where seen  (step 3)
    k_0 = torch.arange(M, device=device)
    k_2 = torch.arange(P, device=device)
    k_1 = torch.arange(TWO, device=device)
    # seen: Eq(k_1, 0)
    seen_4 = k_1 == 0
    g14 = torch.where(
        seen_4[..., None],
        (torch.sin(k_0.to(wide)[..., None] * torch.exp(factor * k_2.to(wide))) * g9)[..., None, :],
        0.0,
    )
    # g15[k_0, k_1, k_2] = cos(k_0*exp(-k_2*log(base)/P))*g9[k_0, k_2] where seen  (step 3)
    # seen: Eq(k_1, 1)
    seen_5 = k_1 == 1
    g15 = torch.where(
        seen_5[..., None],
        (torch.cos(k_0.to(wide)[..., None] * torch.exp(factor * k_2.to(wide))) * g9)[..., None, :],
        0.0,
    )
    # g16[q_0, q_1, q_2] = cos((q_0 + M - N)*exp(-q_2*log(base)/P))*g10[q_0, q_2] where seen  (step 3)
    g16 = torch.where(
        seen_2[..., None],
        (torch.cos((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_2.to(wide))) * g10)[..., None, :],
        0.0,
    )
    # g17[q_0, q_1, q_2] = -sin((q_0 + M - N)*exp(-q_2*log(base)/P))*g10[q_0, q_2] where seen  (step 3)
    g17 = torch.where(
        seen_3[..., None],
        (-(torch.sin((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_2.to(wide))) * g10))[..., None, :],
        0.0,
    )
    # g18[k_0, k_1, k_2] = cos(k_0*exp(-k_2*log(base)/P))*g8[k_0, k_2] where seen  (step 3)
    g18 = torch.where(
        seen_4[..., None],
        (torch.cos(k_0.to(wide)[..., None] * torch.exp(factor * k_2.to(wide))) * g8)[..., None, :],
        0.0,
    )
    # g19[k_0, k_1, k_2] = -sin(k_0*exp(-k_2*log(base)/P))*g8[k_0, k_2] where seen  (step 3)
    g19 = torch.where(
        seen_5[..., None],
        (-(torch.sin(k_0.to(wide)[..., None] * torch.exp(factor * k_2.to(wide))) * g8))[..., None, :],
        0.0,
    )
    # d_q[q_0, q_1, q_2] = g12[q_0, q_1, q_2] + g13[q_0, q_1, q_2] + g16[q_0, q_1, q_2] + g17[q_0, q_1, q_2]  (step 3)
    d_q = g12 + g13 + g16 + g17
    # d_k[k_0, k_1, k_2] = g14[k_0, k_1, k_2] + g15[k_0, k_1, k_2] + g18[k_0, k_1, k_2] + g19[k_0, k_1, k_2]  (step 3)
    d_k = g14 + g15 + g18 + g19
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype)
