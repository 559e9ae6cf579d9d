"""Gated linear attention: the plain form in torch, every value held in full

    o[i, e] =     Σ     exp⎛    Σ     logsigmoid(gate[u]) -     Σ     logsigmoid(gate[u])⎞⋅v[j, e]⋅Σ k[j, d]⋅q[i, d]
              j : j ≤ i    ⎝u : u ≤ i                       u : u ≤ j                    ⎠         d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'gated_linear_attention',
    'backend': 'reference',
    'options': {},
    'source': '180dff06ffb583d8',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('gate', ['BATCH', 'HEADS', 'L'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'L', 'E'], 'input')],
        'saved': [('saved_t3', ['BATCH', 'HEADS', 'L'], 'accumulate')],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate'],
        'saved': ['saved_t3'],
        'cotangents': ['o'],
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


def masked_einsum(spec, seen, left, right):
    """einsum over what is seen: a NaN or an infinity elsewhere in `right` has no influence; `left` is 0 there"""
    good = torch.isfinite(right)
    if seen is None or (right.device.type == "cpu" and good.all()):  # elsewhere to ask would be to wait
        return torch.einsum(spec, left, right)
    out = torch.einsum(spec, left, torch.where(good, right, 0.0))
    bad = torch.einsum(spec, seen.expand(left.shape).to(left.dtype), (~good).to(left.dtype))
    return torch.where(bad > 0, float("nan"), out)


def forward(q, k, v, gate):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L).
    Returns o (BATCH, HEADS, L, E), saved_t3 (BATCH, HEADS, L).
    """
    L = q.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # t2[u] = logsigmoid(gate[u])  (step 1)
    gate_wide = gate.to(wide)
    t2 = torch.nn.functional.logsigmoid(gate_wide)
    # row_sum[j] = sum over u of t2[u] where seen  (step 1)
    u = torch.arange(L, device=device)
    j = torch.arange(L, device=device)
    # seen: u <= j
    seen = u <= j[..., None]
    row_sum = torch.where(seen, t2[..., None, :], 0.0).sum(-1)
    # score[i, j] = row_sum[i] - row_sum[j]  (step 1)
    score = row_sum[..., None] - row_sum[..., None, :]
    # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 6)
    weight = torch.exp(score)
    # o[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
    v_wide = v.to(wide)
    i = torch.arange(L, device=device)
    # seen: j <= i
    seen_2 = j <= i[..., None]
    o = masked_einsum("bhij,bhje->bhie", seen_2, torch.where(seen_2, weight * dot, 0.0), v_wide)
    # saved_t3[j] = row_sum[j]  (step 5)
    saved_t3 = row_sum
    return o.to(dtype), saved_t3.clone()


def backward(q, k, v, gate, saved_t3, d_o):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), saved_t3
    (BATCH, HEADS, L), d_o (BATCH, HEADS, L, E).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L).
    """
    L = q.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # score[i, j] = saved_t3[i] - saved_t3[j]  (step 4)
    score = saved_t3[..., None] - saved_t3[..., None, :]
    # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
    d_o_wide = d_o.to(wide)
    v_wide = v.to(wide)
    d_weight = torch.einsum("bhie,bhje->bhij", d_o_wide, v_wide)
    # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
    weight = torch.exp(score)
    # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
    j = torch.arange(L, device=device)
    i = torch.arange(L, device=device)
    # seen: j <= i
    seen = j <= i[..., None]
    d_v = masked_einsum("bhij,bhie->bhje", seen, torch.where(seen, weight * dot, 0.0), d_o_wide)
    # d_score[i, j] = d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
    d_score = torch.where(seen, d_weight * weight * dot, 0.0)
    # g4[i] = sum over j of d_score[i, j] where seen  (step 4)
    g4 = d_score.sum(-1)
    # g5[j] = sum over i of d_score[i, j] where seen  (step 4)
    g5 = d_score.mT.sum(-1)
    # d_row[j] = g4[j] - g5[j]  (step 3)
    d_row = g4 - g5
    # g7[u] = sum over j of d_row[j] where seen  (step 3)
    u = torch.arange(L, device=device)
    # seen: u <= j
    seen_2 = u[..., None] <= j
    g7 = torch.where(seen_2, d_row[..., None, :], 0.0).sum(-1)
    # d_score_2[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
    d_score_2 = torch.where(seen, d_weight * weight, 0.0)
    # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
    d_k = masked_einsum("bhij,bhid->bhjd", seen, d_score_2, q_wide)
    # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
    d_q = masked_einsum("bhij,bhjd->bhid", seen, d_score_2, k_wide)
    # d_gate[u] = sigmoid(-gate[u])*g7[u]  (step 3)
    gate_wide = gate.to(wide)
    d_gate = g7 * torch.sigmoid(-gate_wide)
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype), d_gate.to(dtype)
