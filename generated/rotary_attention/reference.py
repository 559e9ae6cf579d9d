"""Attention with rotary positions: the plain form in torch, every value held in full

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

    s[i, j] = scale⋅Σ (k0[j, t]⋅q0[i, t] + k1[j, t]⋅q1[i, t])
                    t

                    ⎛               ⎛-t⋅log(base) ⎞⎞
               - sin⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 1]
    q0[i, t] =      ⎝               ⎝      P      ⎠⎠
                    ⎛               ⎛-t⋅log(base) ⎞⎞
               + cos⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 0]
                    ⎝               ⎝      P      ⎠⎠

                    ⎛               ⎛-t⋅log(base) ⎞⎞
                 sin⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 0]
    q1[i, t] =      ⎝               ⎝      P      ⎠⎠
                    ⎛               ⎛-t⋅log(base) ⎞⎞
               + cos⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 1]
                    ⎝               ⎝      P      ⎠⎠

                    ⎛     ⎛-t⋅log(base) ⎞⎞
               - sin⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 1]
    k0[j, t] =      ⎝     ⎝      P      ⎠⎠
                    ⎛     ⎛-t⋅log(base) ⎞⎞
               + cos⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 0]
                    ⎝     ⎝      P      ⎠⎠

                    ⎛     ⎛-t⋅log(base) ⎞⎞
                 sin⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 0]
    k1[j, t] =      ⎝     ⎝      P      ⎠⎠
                    ⎛     ⎛-t⋅log(base) ⎞⎞
               + cos⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 1]
                    ⎝     ⎝      P      ⎠⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import math
import torch

SIGNATURE = {
    'id': 'rotary_attention',
    'backend': 'reference',
    'options': {},
    'source': '3b2c50db95f6c1a2',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'P': 'width',
        'TWO': 'width',
        'M': 'length',
        'E': 'width',
        'base': 'param',
    },
    'defaults': {'scale': 'sqrt(2)/(2*sqrt(P))'},
    'constraints': [('TWO', '2')],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'P', 'TWO'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'P', 'TWO'], 'real'),
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
            ('q', ['BATCH', 'HEADS', 'N', 'P', 'TWO']),
            ('k', ['BATCH', 'HEADS', 'M', 'P', 'TWO']),
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


def take(x, place):
    """x[..., place]; a place outside belongs to a pair that nobody sees, and reads the nearest entry"""
    last = x.shape[-1] - 1
    return x[..., min(max(place, 0), last) if isinstance(place, int) else place.clamp(0, last)]


def forward(q, k, v, scale, base):
    """Takes q (BATCH, HEADS, N, P, TWO), k (BATCH, HEADS, M, P, TWO), v (BATCH, HEADS, M, E), scale a number; base
    integers.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    _, _, N, P, _ = q.shape
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    # k0[j, t] = -sin(j*exp(-t*log(base)/P))*k[j, t, 1] + cos(j*exp(-t*log(base)/P))*k[j, t, 0]  (step 1)
    j = torch.arange(M, device=device)
    t = torch.arange(P, device=device)
    k_wide = k.to(wide)
    k0 = torch.cos(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(k_wide, 0) - torch.sin(j.to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(k_wide, 1)
    # q0[i, t] = -sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0]
    #   (step 1)
    i = torch.arange(N, device=device)
    q_wide = q.to(wide)
    q0 = torch.cos(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(q_wide, 0) - torch.sin((i + M - N).to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(q_wide, 1)
    # k1[j, t] = sin(j*exp(-t*log(base)/P))*k[j, t, 0] + cos(j*exp(-t*log(base)/P))*k[j, t, 1]  (step 1)
    k1 = torch.sin(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(k_wide, 0) + torch.cos(j.to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(k_wide, 1)
    # q1[i, t] = sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1]
    #   (step 1)
    q1 = torch.sin(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(q_wide, 0) + torch.cos((i + M - N).to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(q_wide, 1)
    # dot[i, j] = sum over t of k0[j, t]*q0[i, t] + k1[j, t]*q1[i, t]  (step 1)
    dot = torch.einsum("bhjt,bhit->bhij", k0, q0) + torch.einsum("bhjt,bhit->bhij", k1, q1)
    # score[i, j] = scale*dot[i, j]  (step 1)
    score = scale * dot
    # row_max[i] = max over j of score[i, j]  (step 5)
    row_max = largest(score, -1)
    # shift[i] = finite(row_max[i])  (step 5)
    shift = finite(row_max)
    # weight[i, j] = exp(-shift[i] + score[i, j])  (step 6)
    weight = torch.exp(score - shift[..., None])
    # row_sum[i] = sum over j of weight[i, j]  (step 6)
    row_sum = weight.sum(-1)
    # acc[i, e] = sum over j of weight[i, j]*v[j, e]  (step 6)
    v_wide = v.to(wide)
    acc = torch.einsum("bhij,bhje->bhie", weight, v_wide)
    # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
    o = inverse(row_sum)[..., None] * acc
    # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
    lse = shift.double() + torch.log(row_sum).double()
    return o.to(dtype), lse


def backward(q, k, v, scale, o, lse, d_o, d_lse, base):
    """Takes q (BATCH, HEADS, N, P, TWO), k (BATCH, HEADS, M, P, TWO), v (BATCH, HEADS, M, E), scale a number, o
    (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N); base integers.
    Returns d_q (BATCH, HEADS, N, P, TWO), d_k (BATCH, HEADS, M, P, TWO), d_v (BATCH, HEADS, M, E).
    """
    _, _, N, P, TWO = q.shape
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    # k0[j, t] = -sin(j*exp(-t*log(base)/P))*k[j, t, 1] + cos(j*exp(-t*log(base)/P))*k[j, t, 0]  (step 1)
    j = torch.arange(M, device=device)
    t = torch.arange(P, device=device)
    k_wide = k.to(wide)
    k0 = torch.cos(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(k_wide, 0) - torch.sin(j.to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(k_wide, 1)
    # q0[i, t] = -sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0]
    #   (step 1)
    i = torch.arange(N, device=device)
    q_wide = q.to(wide)
    q0 = torch.cos(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(q_wide, 0) - torch.sin((i + M - N).to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(q_wide, 1)
    # k1[j, t] = sin(j*exp(-t*log(base)/P))*k[j, t, 0] + cos(j*exp(-t*log(base)/P))*k[j, t, 1]  (step 1)
    k1 = torch.sin(
        j.to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(k_wide, 0) + torch.cos(j.to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(k_wide, 1)
    # q1[i, t] = sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1]
    #   (step 1)
    q1 = torch.sin(
        (i + M - N).to(wide)[..., None]
        * torch.exp(factor * t.to(wide))
    ) * take(q_wide, 0) + torch.cos((i + M - N).to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(q_wide, 1)
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
    # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    weight = torch.exp((score - lse_high[..., None]) - lse_low[..., None])
    # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]  (step 8)
    d_v = torch.einsum("bhie,bhij->bhje", d_o_wide, weight)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
    d_score = (d_weight + d_row[..., None]) * weight
    # d_score_2[i, j] = scale*d_score[i, j]  (step 3)
    d_score_2 = scale * d_score
    # g8[j, t] = sum over i of d_score_2[i, j]*q0[i, t]  (step 3)
    g8 = torch.einsum("bhij,bhit->bhjt", d_score_2, q0)
    # g9[j, t] = sum over i of d_score_2[i, j]*q1[i, t]  (step 3)
    g9 = torch.einsum("bhij,bhit->bhjt", d_score_2, q1)
    # g10[i, t] = sum over j of d_score_2[i, j]*k0[j, t]  (step 3)
    g10 = torch.einsum("bhij,bhjt->bhit", d_score_2, k0)
    # g11[i, t] = sum over j of d_score_2[i, j]*k1[j, t]  (step 3)
    g11 = torch.einsum("bhij,bhjt->bhit", d_score_2, k1)
    # g12[q_0, q_1, q_2] = sin((q_0 + M - N)*exp(-q_1*log(base)/P))*g11[q_0, q_1] where seen  (step 3)
    q_0 = torch.arange(N, device=device)
    q_1 = torch.arange(P, device=device)
    q_2 = torch.arange(TWO, device=device)
    # seen: Eq(q_2, 0)
    seen = q_2 == 0
    g12 = torch.where(
        seen,
        (torch.sin((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_1.to(wide))) * g11)[..., None],
        0.0,
    )
    # g13[q_0, q_1, q_2] = cos((q_0 + M - N)*exp(-q_1*log(base)/P))*g11[q_0, q_1] where seen  (step 3)
    # seen: Eq(q_2, 1)
    seen_2 = q_2 == 1
    g13 = torch.where(
        seen_2,
        (torch.cos((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_1.to(wide))) * g11)[..., None],
        0.0,
    )
    # g14[k_0, k_1, k_2] = sin(k_0*exp(-k_1*log(base)/P))*g9[k_0, k_1] where seen  (step 3)
    k_0 = torch.arange(M, device=device)
    k_1 = torch.arange(P, device=device)
    k_2 = torch.arange(TWO, device=device)
    # seen: Eq(k_2, 0)
    seen_3 = k_2 == 0
    g14 = torch.where(
        seen_3,
        (torch.sin(k_0.to(wide)[..., None] * torch.exp(factor * k_1.to(wide))) * g9)[..., None],
        0.0,
    )
    # g15[k_0, k_1, k_2] = cos(k_0*exp(-k_1*log(base)/P))*g9[k_0, k_1] where seen  (step 3)
    # seen: Eq(k_2, 1)
    seen_4 = k_2 == 1
    g15 = torch.where(
        seen_4,
        (torch.cos(k_0.to(wide)[..., None] * torch.exp(factor * k_1.to(wide))) * g9)[..., None],
        0.0,
    )
    # g16[q_0, q_1, q_2] = cos((q_0 + M - N)*exp(-q_1*log(base)/P))*g10[q_0, q_1] where seen  (step 3)
    g16 = torch.where(
        seen,
        (torch.cos((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_1.to(wide))) * g10)[..., None],
        0.0,
    )
    # g17[q_0, q_1, q_2] = -sin((q_0 + M - N)*exp(-q_1*log(base)/P))*g10[q_0, q_1] where seen  (step 3)
    g17 = torch.where(
        seen_2,
        (-(torch.sin((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_1.to(wide))) * g10))[..., None],
        0.0,
    )
    # g18[k_0, k_1, k_2] = cos(k_0*exp(-k_1*log(base)/P))*g8[k_0, k_1] where seen  (step 3)
    g18 = torch.where(
        seen_3,
        (torch.cos(k_0.to(wide)[..., None] * torch.exp(factor * k_1.to(wide))) * g8)[..., None],
        0.0,
    )
    # g19[k_0, k_1, k_2] = -sin(k_0*exp(-k_1*log(base)/P))*g8[k_0, k_1] where seen  (step 3)
    g19 = torch.where(
        seen_4,
        (-(torch.sin(k_0.to(wide)[..., None] * torch.exp(factor * k_1.to(wide))) * g8))[..., None],
        0.0,
    )
    # d_q[q_0, q_1, q_2] = g12[q_0, q_1, q_2] + g13[q_0, q_1, q_2] + g16[q_0, q_1, q_2] + g17[q_0, q_1, q_2]  (step 3)
    d_q = g12 + g13 + g16 + g17
    # d_k[k_0, k_1, k_2] = g14[k_0, k_1, k_2] + g15[k_0, k_1, k_2] + g18[k_0, k_1, k_2] + g19[k_0, k_1, k_2]  (step 3)
    d_k = g14 + g15 + g18 + g19
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype)
