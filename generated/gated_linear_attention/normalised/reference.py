"""Gated linear attention: the plain form in torch, every value held in full

                  Σ     s[i, j]⋅exp(w[i, j])⋅v[j, e]
              j : j ≤ i
    o[i, e] = ──────────────────────────────────────
                      Σ     s[i, j]⋅exp(w[i, j])
                  j : j ≤ i

    s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
              d

    w[i, j] =     Σ     logsigmoid(gate[u]) -     Σ     logsigmoid(gate[u])
              u : u ≤ i                       u : u ≤ j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'gated_linear_attention',
    'backend': 'reference',
    'options': {'normalised': True},
    'source': 'ed9652b6d611be24',
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
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'L', 'E'], 'input'),
            ('norm', ['BATCH', 'HEADS', 'L'], 'accumulate'),
        ],
        'saved': [('saved_t9', ['BATCH', 'HEADS', 'L'], 'accumulate')],
        'extra': ['norm'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate'],
        'saved': ['o', 'norm', 'saved_t9'],
        'cotangents': ['o', 'norm'],
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
    Returns o (BATCH, HEADS, L, E), norm (BATCH, HEADS, L), saved_t9 (BATCH, HEADS, L).
    """
    L = q.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = relu(k[j, d])  (step 1)
    k_wide = k.to(wide)
    t1 = torch.relu(k_wide)
    # t2[j, d] = k[j, d] - t1[j, d]  (step 1)
    t2 = k_wide - t1
    # t4[i, d] = relu(q[i, d])  (step 1)
    q_wide = q.to(wide)
    t4 = torch.relu(q_wide)
    # t5[i, d] = q[i, d] - t4[i, d]  (step 1)
    t5 = q_wide - t4
    # dot[i, j] = sum over d of (exp(t2[j, d]) + t1[j, d])*(exp(t5[i, d]) + t4[i, d])  (step 2)
    dot = torch.einsum("bhjd,bhid->bhij", t1 + torch.exp(t2), t4 + torch.exp(t5))
    # t8[u] = logsigmoid(gate[u])  (step 1)
    gate_wide = gate.to(wide)
    t8 = torch.nn.functional.logsigmoid(gate_wide)
    # row_sum[j] = sum over u of t8[u] where seen  (step 1)
    u = torch.arange(L, device=device)
    j = torch.arange(L, device=device)
    # seen: u <= j
    seen = u <= j[..., None]
    row_sum = torch.where(seen, t8[..., None, :], 0.0).sum(-1)
    # score[i, j] = row_sum[i] - row_sum[j]  (step 1)
    score = row_sum[..., None] - row_sum[..., None, :]
    # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 6)
    weight = torch.exp(score)
    # row_sum_2[i] = sum over j of weight[i, j]*dot[i, j] where seen  (step 6)
    i = torch.arange(L, device=device)
    # seen: j <= i
    seen_2 = j <= i[..., None]
    row_sum_2 = torch.where(seen_2, weight * dot, 0.0).sum(-1)
    # acc[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
    v_wide = v.to(wide)
    acc = masked_einsum("bhij,bhje->bhie", seen_2, torch.where(seen_2, weight * dot, 0.0), v_wide)
    # o[i, e] = acc[i, e]/row_sum_2[i]  (step 1)
    o = inverse(row_sum_2)[..., None] * acc
    # norm[i] = row_sum_2[i]  (step 2)
    norm = row_sum_2
    # saved_t9[j] = row_sum[j]  (step 5)
    saved_t9 = row_sum
    return o.to(dtype), norm.clone(), saved_t9.clone()


def backward(q, k, v, gate, o, norm, saved_t9, d_o, d_norm):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), o (BATCH,
    HEADS, L, E), norm (BATCH, HEADS, L), saved_t9 (BATCH, HEADS, L), d_o (BATCH, HEADS, L, E), d_norm (BATCH,
    HEADS, L).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L).
    """
    L = q.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, d] = relu(k[j, d])  (step 1)
    k_wide = k.to(wide)
    t1 = torch.relu(k_wide)
    # t2[j, d] = k[j, d] - t1[j, d]  (step 1)
    t2 = k_wide - t1
    # t4[i, d] = relu(q[i, d])  (step 1)
    q_wide = q.to(wide)
    t4 = torch.relu(q_wide)
    # t5[i, d] = q[i, d] - t4[i, d]  (step 1)
    t5 = q_wide - t4
    # dot[i, j] = sum over d of (exp(t2[j, d]) + t1[j, d])*(exp(t5[i, d]) + t4[i, d])  (step 2)
    dot = torch.einsum("bhjd,bhid->bhij", t1 + torch.exp(t2), t4 + torch.exp(t5))
    # score[i, j] = saved_t9[i] - saved_t9[j]  (step 4)
    score = saved_t9[..., None] - saved_t9[..., None, :]
    # delta[i] = sum over e of norm[i]*d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = torch.einsum("bhi,bhie->bhi", norm, d_o_wide * o_wide)
    # g2[i, e] = d_o[i, e]/norm[i]  (step 4)
    g2 = inverse(norm)[..., None] * d_o_wide
    # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
    v_wide = v.to(wide)
    d_weight = torch.einsum("bhie,bhje->bhij", g2, v_wide)
    # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
    weight = torch.exp(score)
    # d_v[j, e] = sum over i of g2[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
    j = torch.arange(L, device=device)
    i = torch.arange(L, device=device)
    # seen: j <= i
    seen = j <= i[..., None]
    d_v = masked_einsum("bhij,bhie->bhje", seen, torch.where(seen, weight * dot, 0.0), g2)
    # d_row[i] = d_norm[i] - delta[i]/norm[i]**2  (step 4)
    d_row = d_norm - inverse(norm * norm) * delta
    # d_score[i, j] = d_row[i]*weight[i, j]*dot[i, j] + d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
    d_score = torch.where(seen, d_row[..., None] * weight * dot + d_weight * weight * dot, 0.0)
    # g7[i] = sum over j of d_score[i, j] where seen  (step 4)
    g7 = d_score.sum(-1)
    # g8[j] = sum over i of d_score[i, j] where seen  (step 4)
    g8 = d_score.mT.sum(-1)
    # d_row_2[j] = g7[j] - g8[j]  (step 3)
    d_row_2 = g7 - g8
    # g10[u] = sum over j of d_row_2[j] where seen  (step 3)
    u = torch.arange(L, device=device)
    # seen: u <= j
    seen_2 = u[..., None] <= j
    g10 = torch.where(seen_2, d_row_2[..., None, :], 0.0).sum(-1)
    # d_score_2[i, j] = d_row[i]*weight[i, j] + d_weight[i, j]*weight[i, j] where seen  (step 8)
    d_score_2 = torch.where(seen, d_row[..., None] * weight + d_weight * weight, 0.0)
    # x1[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_score_2[i, j] where seen  (step 9)
    x1 = masked_einsum("bhij,bhid->bhjd", seen, d_score_2, t4 + torch.exp(t5))
    # g13[j, d] = exp(t2[j, d])*x1[j, d]  (step 9)
    g13 = x1 * torch.exp(t2)
    # x2[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*d_score_2[i, j] where seen  (step 9)
    x2 = masked_einsum("bhij,bhjd->bhid", seen, d_score_2, t1 + torch.exp(t2))
    # g15[i, d] = exp(t5[i, d])*x2[i, d]  (step 9)
    g15 = x2 * torch.exp(t5)
    # g16[i, d] = -g15[i, d] + x2[i, d]  (step 9)
    g16 = x2 - g15
    # g17[j, d] = -g13[j, d] + x1[j, d]  (step 9)
    g17 = x1 - g13
    # d_q[i, d] = step(q[i, d])*g16[i, d] + g15[i, d]  (step 3)
    d_q = g16 * q_wide.gt(0).to(wide) + g15
    # d_k[j, d] = step(k[j, d])*g17[j, d] + g13[j, d]  (step 3)
    d_k = g17 * k_wide.gt(0).to(wide) + g13
    # d_gate[u] = sigmoid(-gate[u])*g10[u]  (step 3)
    gate_wide = gate.to(wide)
    d_gate = g10 * torch.sigmoid(-gate_wide)
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype), d_gate.to(dtype)
