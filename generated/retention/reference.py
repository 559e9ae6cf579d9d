"""Retention: the plain form in torch, every value held in full

    o[i, e] =     Σ     exp((i - j)⋅logsigmoid(rate))⋅v[j, e]⋅Σ k[j, d]⋅q[i, d]
              j : j ≤ i                                       d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'retention',
    'backend': 'reference',
    'options': {},
    'source': '973d2f2b8e04390d',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('rate', ['HEADS'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'L', 'E'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'rate'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D']),
            ('k', ['BATCH', 'HEADS', 'L', 'D']),
            ('v', ['BATCH', 'HEADS', 'L', 'E']),
            ('rate', ['HEADS']),
        ],
        'keywords': [],
    },
}


def masked_einsum(spec, seen, left, right):
    """einsum over what is seen: a NaN or an infinity elsewhere in `right` has no influence; `left` is 0 there"""
    good = torch.isfinite(right)
    if seen is None or (right.device.type == "cpu" and good.all()):  # elsewhere to ask would be to wait
        return torch.einsum(spec, left, right)
    out = torch.einsum(spec, left, torch.where(good, right, 0.0))
    bad = torch.einsum(spec, seen.expand(left.shape).to(left.dtype), (~good).to(left.dtype))
    return torch.where(bad > 0, float("nan"), out)


def forward(q, k, v, rate):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), rate (HEADS).
    Returns o (BATCH, HEADS, L, E).
    """
    BATCH, HEADS, L, _ = q.shape
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # score[i, j] = (i - j)*logsigmoid(rate)  (step 1)
    rate_wide = rate.to(wide)
    j = torch.arange(L, device=device)
    i = torch.arange(L, device=device)
    score = (
        torch.nn.functional.logsigmoid(rate_wide)[..., None, None]
        * (i[..., None] - j).to(wide)
    ).expand(BATCH, HEADS, L, L)
    # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 6)
    weight = torch.exp(score)
    # o[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
    v_wide = v.to(wide)
    # seen: j <= i
    seen = j <= i[..., None]
    o = masked_einsum("bhij,bhje->bhie", seen, torch.where(seen, weight * dot, 0.0), v_wide)
    return (o.to(dtype),)


def backward(q, k, v, rate, d_o):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), rate (HEADS), d_o (BATCH, HEADS,
    L, E).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_rate (HEADS).
    """
    BATCH, HEADS, L, _ = q.shape
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # score[i, j] = (i - j)*logsigmoid(rate)  (step 1)
    rate_wide = rate.to(wide)
    j = torch.arange(L, device=device)
    i = torch.arange(L, device=device)
    score = (
        torch.nn.functional.logsigmoid(rate_wide)[..., None, None]
        * (i[..., None] - j).to(wide)
    ).expand(BATCH, HEADS, L, L)
    # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
    d_o_wide = d_o.to(wide)
    v_wide = v.to(wide)
    d_weight = torch.einsum("bhie,bhje->bhij", d_o_wide, v_wide)
    # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
    weight = torch.exp(score)
    # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
    # seen: j <= i
    seen = j <= i[..., None]
    d_v = masked_einsum("bhij,bhie->bhje", seen, torch.where(seen, weight * dot, 0.0), d_o_wide)
    # d_score[i, j] = d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
    d_score = torch.where(seen, d_weight * weight * dot, 0.0)
    # g4_part[i] = sum over j of (i - j)*d_score[i, j] where seen  (step 9)
    g4_part = masked_einsum("ij,bhij->bhi", seen, torch.where(seen, (i[..., None] - j).to(wide), 0.0), d_score)
    # g4 = sum over batch, i of g4_part[i]  (step 9)
    g4 = g4_part.permute(1, 0, 2).sum((-2, -1))
    # d_score_2[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
    d_score_2 = torch.where(seen, d_weight * weight, 0.0)
    # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
    d_k = masked_einsum("bhij,bhid->bhjd", seen, d_score_2, q_wide)
    # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
    d_q = masked_einsum("bhij,bhjd->bhid", seen, d_score_2, k_wide)
    # d_rate = sigmoid(-rate)*g4  (step 3)
    d_rate = g4 * torch.sigmoid(-rate_wide)
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype), d_rate.to(dtype)
