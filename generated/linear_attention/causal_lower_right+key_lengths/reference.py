"""Linear attention: the plain form in torch, every value held in full

                               Σ                  s[i, j]⋅v[j, e]
              j : j < key_lengths ∧ j ≤ i + M - N
    o[i, e] = ───────────────────────────────────────────────────
                                   Σ                  s[i, j]
                  j : j < key_lengths ∧ j ≤ i + M - N

    s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'linear_attention',
    'backend': 'reference',
    'options': {'visibility': 'causal_lower_right', 'key_lengths': True},
    'source': '96d78a1b46317c77',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('key_lengths', ['BATCH'], 'integer'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('norm', ['BATCH', 'HEADS', 'N'], 'accumulate'),
        ],
        'saved': [],
        'extra': ['norm'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'key_lengths'],
        'saved': ['o', 'norm'],
        'cotangents': ['o', 'norm'],
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


def masked_einsum(spec, seen, left, right):
    """einsum over what is seen: a NaN or an infinity elsewhere in `right` has no influence; `left` is 0 there"""
    good = torch.isfinite(right)
    if seen is None or (right.device.type == "cpu" and good.all()):  # elsewhere to ask would be to wait
        return torch.einsum(spec, left, right)
    out = torch.einsum(spec, left, torch.where(good, right, 0.0))
    bad = torch.einsum(spec, seen.expand(left.shape).to(left.dtype), (~good).to(left.dtype))
    return torch.where(bad > 0, float("nan"), out)


def forward(q, k, v, key_lengths):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), key_lengths (BATCH) integer.
    Returns o (BATCH, HEADS, N, E), norm (BATCH, HEADS, N).
    """
    N = q.shape[2]
    M = k.shape[2]
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
    # row_sum[i] = sum over j of dot[i, j] where seen  (step 1)
    j = torch.arange(M, device=device)
    i = torch.arange(N, device=device)
    # seen: j < key_lengths and j <= i + M - N
    seen = (j <= (i + M - N)[..., None]) & (j < key_lengths[..., None])[..., None, :]
    row_sum = torch.where(seen[..., None, :, :], dot, 0.0).sum(-1)
    # acc[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 1)
    v_wide = v.to(wide)
    acc = masked_einsum("bhij,bhje->bhie", seen[..., None, :, :], torch.where(seen[..., None, :, :], dot, 0.0), v_wide)
    # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
    o = inverse(row_sum)[..., None] * acc
    # norm[i] = row_sum[i]  (step 2)
    norm = row_sum
    return o.to(dtype), norm.clone()


def backward(q, k, v, key_lengths, o, norm, d_o, d_norm):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), key_lengths (BATCH) integer, o
    (BATCH, HEADS, N, E), norm (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_norm (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    N = q.shape[2]
    M = k.shape[2]
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
    # delta[i] = sum over e of norm[i]*d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = torch.einsum("bhi,bhie->bhi", norm, d_o_wide * o_wide)
    # g2[i, e] = d_o[i, e]/norm[i]  (step 4)
    g2 = inverse(norm)[..., None] * d_o_wide
    # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
    v_wide = v.to(wide)
    d_weight = torch.einsum("bhie,bhje->bhij", g2, v_wide)
    # d_v[j, e] = sum over i of g2[i, e]*dot[i, j] where seen  (step 4)
    j = torch.arange(M, device=device)
    i = torch.arange(N, device=device)
    # seen: j < key_lengths and j <= i + M - N
    seen = (j <= (i + M - N)[..., None]) & (j < key_lengths[..., None])[..., None, :]
    d_v = masked_einsum("bhij,bhie->bhje", seen[..., None, :, :], torch.where(seen[..., None, :, :], dot, 0.0), g2)
    # d_row[i] = d_norm[i] - delta[i]/norm[i]**2  (step 4)
    d_row = d_norm - inverse(norm * norm) * delta
    # d_score[i, j] = d_row[i] + d_weight[i, j] where seen  (step 3)
    d_score = torch.where(seen[..., None, :, :], d_weight + d_row[..., None], 0.0)
    # x1[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_score[i, j] where seen  (step 9)
    x1 = masked_einsum("bhij,bhid->bhjd", seen[..., None, :, :], d_score, t4 + torch.exp(t5))
    # g8[j, d] = exp(t2[j, d])*x1[j, d] where seen, masked where it is read  (step 9)
    g8 = x1 * torch.exp(t2)
    # x2[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*d_score[i, j] where seen  (step 9)
    x2 = masked_einsum("bhij,bhjd->bhid", seen[..., None, :, :], d_score, t1 + torch.exp(t2))
    # g10[i, d] = exp(t5[i, d])*x2[i, d]  (step 9)
    g10 = x2 * torch.exp(t5)
    # g11[i, d] = -g10[i, d] + x2[i, d]  (step 9)
    g11 = x2 - g10
    # g12[j, d] = -g8[j, d] + x1[j, d] where seen, masked where it is read  (step 9)
    g12 = x1 - g8
    # d_q[i, d] = step(q[i, d])*g11[i, d] + g10[i, d]  (step 3)
    d_q = g11 * q_wide.gt(0).to(wide) + g10
    # d_k[j, d] = step(k[j, d])*g12[j, d] + g8[j, d] where seen  (step 9)
    # seen: j < key_lengths
    seen_2 = j < key_lengths[..., None]
    d_k = torch.where(seen_2[..., None, :, None], g12 * k_wide.gt(0).to(wide) + g8, 0.0)
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype)
