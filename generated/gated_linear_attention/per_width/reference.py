"""Gated linear attention: the plain form in torch, every value held in full

                                     ⎛      Σ     logsigmoid(gate[u, d])⎞
    o[i, e] =     Σ     v[j, e]⋅Σ exp⎜  u : u ≤ i                       ⎟⋅k[j, d]⋅q[i, d]
              j : j ≤ i         d    ⎜-     Σ     logsigmoid(gate[u, d])⎟
                                     ⎝  u : u ≤ j                       ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'gated_linear_attention',
    'backend': 'reference',
    'options': {'per_width': True},
    'source': '411cc28a336bd47a',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('gate', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'L', 'E'], 'input')],
        'saved': [('saved_t2', ['BATCH', 'HEADS', 'L', 'D'], 'accumulate')],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate'],
        'saved': ['saved_t2'],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D']),
            ('k', ['BATCH', 'HEADS', 'L', 'D']),
            ('v', ['BATCH', 'HEADS', 'L', 'E']),
            ('gate', ['BATCH', 'HEADS', 'L', 'D']),
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
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L, D).
    Returns o (BATCH, HEADS, L, E), saved_t2 (BATCH, HEADS, L, D).
    """
    L = q.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[u, d] = logsigmoid(gate[u, d])  (step 1)
    gate_wide = gate.to(wide)
    t1 = torch.nn.functional.logsigmoid(gate_wide)
    # acc[j, d] = sum over u of t1[u, d] where seen  (step 1)
    u = torch.arange(L, device=device)
    j = torch.arange(L, device=device)
    # seen: u <= j
    seen = u <= j[..., None]
    acc = torch.where(seen[..., None, :], t1.mT[..., None, :, :], 0.0).sum(-1)
    # dot[i, j] = sum over d of exp(acc[i, d] - acc[j, d])*k[j, d]*q[i, d]  (step 7)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid,bhijd->bhij", k_wide, q_wide, torch.exp(acc[..., None, :] - acc[..., None, :, :]))
    # o[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 2)
    v_wide = v.to(wide)
    i = torch.arange(L, device=device)
    # seen: j <= i
    seen_2 = j <= i[..., None]
    o = masked_einsum("bhij,bhje->bhie", seen_2, torch.where(seen_2, dot, 0.0), v_wide)
    # saved_t2[j, d] = acc[j, d]  (step 5)
    saved_t2 = acc
    return o.to(dtype), saved_t2.clone()


def backward(q, k, v, gate, saved_t2, d_o):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L, D),
    saved_t2 (BATCH, HEADS, L, D), d_o (BATCH, HEADS, L, E).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L,
    D).
    """
    L = q.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # dot[i, j] = sum over d of exp(saved_t2[i, d] - saved_t2[j, d])*k[j, d]*q[i, d]  (step 9)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum(
        "bhjd,bhid,bhijd->bhij",
        k_wide,
        q_wide,
        torch.exp(saved_t2[..., None, :] - saved_t2[..., None, :, :]),
    )
    # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
    d_o_wide = d_o.to(wide)
    v_wide = v.to(wide)
    d_weight = torch.einsum("bhie,bhje->bhij", d_o_wide, v_wide)
    # d_v[j, e] = sum over i of d_o[i, e]*dot[i, j] where seen  (step 4)
    j = torch.arange(L, device=device)
    i = torch.arange(L, device=device)
    # seen: j <= i
    seen = j <= i[..., None]
    d_v = masked_einsum("bhij,bhie->bhje", seen, torch.where(seen, dot, 0.0), d_o_wide)
    # d_score[i, j] = d_weight[i, j] where seen, masked where it is read  (step 3)
    d_score = d_weight
    # d_k[j, d] = sum over i of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*q[i, d] where seen  (step 9)
    # seen: j <= i
    seen_2 = j[..., None] <= i
    d_k = torch.where(
        seen_2[..., None, :],
        d_score.mT[..., None, :] * q_wide.mT[..., None, :, :] * torch.exp(
            saved_t2.mT[..., None, :, :]
            - saved_t2[..., None]
        ),
        0.0,
    ).sum(-1)
    # d_q[i, d] = sum over j of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d] where seen  (step 9)
    d_q = torch.where(
        seen[..., None, :],
        d_score[..., None, :] * k_wide.mT[..., None, :, :] * torch.exp(
            saved_t2[..., None]
            - saved_t2.mT[..., None, :, :]
        ),
        0.0,
    ).sum(-1)
    # g7[i, d] = sum over j of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d]*q[i, d] where seen  (step 9)
    g7 = torch.where(
        seen[..., None, :],
        d_score[..., None, :] * k_wide.mT[..., None, :, :] * q_wide[..., None] * torch.exp(
            saved_t2[..., None]
            - saved_t2.mT[..., None, :, :]
        ),
        0.0,
    ).sum(-1)
    # g8[j, d] = sum over i of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d]*q[i, d] where seen  (step 9)
    g8 = torch.where(
        seen_2[..., None, :],
        d_score.mT[..., None, :] * k_wide[..., None] * q_wide.mT[..., None, :, :] * torch.exp(
            saved_t2.mT[..., None, :, :]
            - saved_t2[..., None]
        ),
        0.0,
    ).sum(-1)
    # g9[j, d] = g7[j, d] - g8[j, d]  (step 3)
    g9 = g7 - g8
    # g10[u, d] = sum over j of g9[j, d] where seen  (step 3)
    u = torch.arange(L, device=device)
    # seen: u <= j
    seen_3 = u[..., None] <= j
    g10 = torch.where(seen_3[..., None, :], g9.mT[..., None, :, :], 0.0).sum(-1)
    # d_gate[u, d] = sigmoid(-gate[u, d])*g10[u, d]  (step 3)
    gate_wide = gate.to(wide)
    d_gate = g10 * torch.sigmoid(-gate_wide)
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype), d_gate.to(dtype)
