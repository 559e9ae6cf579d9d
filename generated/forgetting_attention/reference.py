"""Forgetting attention: the plain form in torch, every value held in full

                  Σ     exp(s[i, j])⋅v[j, e]
              j : j ≤ i
    o[i, e] = ──────────────────────────────
                      Σ     exp(s[i, j])
                  j : j ≤ i

                scale⋅Σ k[j, d]⋅q[i, d]
                      d
    s[i, j] = +     Σ     logsigmoid(gate[u])
                u : u ≤ i
              -     Σ     logsigmoid(gate[u])
                u : u ≤ j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'forgetting_attention',
    'backend': 'reference',
    'options': {},
    'source': 'b239b76594d353df',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('gate', ['BATCH', 'HEADS', 'L'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'L', 'E'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'L'], 'double'),
        ],
        'saved': [('saved_t2', ['BATCH', 'HEADS', 'L'], 'accumulate')],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate', 'scale'],
        'saved': ['o', 'lse', 'saved_t2'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D']),
            ('k', ['BATCH', 'HEADS', 'L', 'D']),
            ('v', ['BATCH', 'HEADS', 'L', 'E']),
            ('gate', ['BATCH', 'HEADS', 'L']),
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


def forward(q, k, v, gate, scale):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), scale a
    number.
    Returns o (BATCH, HEADS, L, E), lse (BATCH, HEADS, L) of float64, saved_t2 (BATCH, HEADS, L).
    """
    L = q.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[u] = logsigmoid(gate[u])  (step 1)
    gate_wide = gate.to(wide)
    t1 = torch.nn.functional.logsigmoid(gate_wide)
    # row_sum[j] = sum over u of t1[u] where seen  (step 1)
    u = torch.arange(L, device=device)
    j = torch.arange(L, device=device)
    # seen: u <= j
    seen = u <= j[..., None]
    row_sum = torch.where(seen, t1[..., None, :], 0.0).sum(-1)
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # score[i, j] = scale*dot[i, j] + row_sum[i] - row_sum[j]  (step 1)
    score = scale * dot + row_sum[..., None] - row_sum[..., None, :]
    # row_max[i] = max over j of score[i, j] where seen  (step 5)
    i = torch.arange(L, device=device)
    # seen: j <= i
    seen_2 = j <= i[..., None]
    row_max = largest(torch.where(seen_2, score, -float('inf')), -1)
    # shift[i] = finite(row_max[i])  (step 5)
    shift = finite(row_max)
    # weight[i, j] = exp(-shift[i] + score[i, j]) where seen  (step 6)
    weight = torch.where(seen_2, torch.exp(score - shift[..., None]), 0.0)
    # row_sum_2[i] = sum over j of weight[i, j] where seen  (step 6)
    row_sum_2 = weight.sum(-1)
    # acc[i, e] = sum over j of weight[i, j]*v[j, e] where seen  (step 6)
    v_wide = v.to(wide)
    acc = masked_einsum("bhij,bhje->bhie", seen_2, weight, v_wide)
    # o[i, e] = acc[i, e]/row_sum_2[i]  (step 1)
    o = inverse(row_sum_2)[..., None] * acc
    # lse[i] = log(row_sum_2[i]) + shift[i]  (step 5)
    lse = shift.double() + torch.log(row_sum_2).double()
    # saved_t2[j] = row_sum[j]  (step 5)
    saved_t2 = row_sum
    return o.to(dtype), lse, saved_t2.clone()


def backward(q, k, v, gate, scale, o, lse, saved_t2, d_o, d_lse):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), scale a
    number, o (BATCH, HEADS, L, E), lse (BATCH, HEADS, L), saved_t2 (BATCH, HEADS, L), d_o (BATCH, HEADS, L, E),
    d_lse (BATCH, HEADS, L).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L).
    """
    L = q.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # score[i, j] = scale*dot[i, j] + saved_t2[i] - saved_t2[j]  (step 4)
    score = scale * dot + saved_t2[..., None] - saved_t2[..., None, :]
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
    j = torch.arange(L, device=device)
    i = torch.arange(L, device=device)
    # seen: j <= i
    seen = j <= i[..., None]
    weight = torch.where(seen, torch.exp((score - lse_high[..., None]) - lse_low[..., None]), 0.0)
    # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
    d_v = masked_einsum("bhij,bhie->bhje", seen, weight, d_o_wide)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen  (step 8)
    d_score = torch.where(seen, (d_weight + d_row[..., None]) * weight, 0.0)
    # g7[i] = sum over j of d_score[i, j] where seen  (step 4)
    g7 = d_score.sum(-1)
    # g8[j] = sum over i of d_score[i, j] where seen  (step 4)
    g8 = d_score.mT.sum(-1)
    # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
    d_score_2 = torch.where(seen, scale * d_score, 0.0)
    # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
    d_k = masked_einsum("bhij,bhid->bhjd", seen, d_score_2, q_wide)
    # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
    d_q = masked_einsum("bhij,bhjd->bhid", seen, d_score_2, k_wide)
    # d_row_2[j] = g7[j] - g8[j]  (step 3)
    d_row_2 = g7 - g8
    # g13[u] = sum over j of d_row_2[j] where seen  (step 3)
    u = torch.arange(L, device=device)
    # seen: u <= j
    seen_2 = u[..., None] <= j
    g13 = torch.where(seen_2, d_row_2[..., None, :], 0.0).sum(-1)
    # d_gate[u] = sigmoid(-gate[u])*g13[u]  (step 3)
    gate_wide = gate.to(wide)
    d_gate = g13 * torch.sigmoid(-gate_wide)
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype), d_gate.to(dtype)
