"""Linear attention: the plain form in torch, every value held in full

                       Σ          s[i, j]⋅v[j, e]
              j : j < key_lengths
    o[i, e] = ───────────────────────────────────
                           Σ          s[i, j]
                  j : j < key_lengths

    s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'linear_attention',
    'backend': 'reference',
    'options': {'key_lengths': True},
    'source': '5623a308c53a5abc',
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
    # x1[d] = sum over j of exp(t2[j, d]) + t1[j, d] where seen  (step 7)
    j = torch.arange(M, device=device)
    # seen: j < key_lengths
    seen = j < key_lengths[..., None]
    x1 = torch.where(seen[..., None, None, :], t1.mT + torch.exp(t2.mT), 0.0).sum(-1)
    # t8[i] = sum over d of (exp(t5[i, d]) + t4[i, d])*x1[d]  (step 7)
    t8 = torch.einsum("bhid,bhd->bhi", t4 + torch.exp(t5), x1)
    # x2[d, e] = sum over j of (exp(t2[j, d]) + t1[j, d])*v[j, e] where seen  (step 7)
    v_wide = v.to(wide)
    x2 = masked_einsum(
        "bhjd,bhje->bhde",
        seen[..., None, :, None],
        torch.where(seen[..., None, :, None], t1 + torch.exp(t2), 0.0),
        v_wide,
    )
    # t9[i, e] = sum over d of (exp(t5[i, d]) + t4[i, d])*x2[d, e]  (step 7)
    t9 = torch.einsum("bhid,bhde->bhie", t4 + torch.exp(t5), x2)
    # o[i, e] = t9[i, e]/t8[i]  (step 1)
    o = inverse(t8)[..., None] * t9
    # norm[i] = t8[i]  (step 2)
    norm = t8
    return o.to(dtype), norm.clone()


def backward(q, k, v, key_lengths, o, norm, d_o, d_norm):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), key_lengths (BATCH) integer, o
    (BATCH, HEADS, N, E), norm (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_norm (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
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
    # delta[i] = sum over e of norm[i]*d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = torch.einsum("bhi,bhie->bhi", norm, d_o_wide * o_wide)
    # g2[i, e] = d_o[i, e]/norm[i]  (step 4)
    g2 = inverse(norm)[..., None] * d_o_wide
    # x1[d, e] = sum over i of (exp(t5[i, d]) + t4[i, d])*g2[i, e]  (step 9)
    x1 = torch.einsum("bhid,bhie->bhde", t4 + torch.exp(t5), g2)
    # g4[j, e] = sum over d of (exp(t2[j, d]) + t1[j, d])*x1[d, e]  (step 9)
    g4 = torch.einsum("bhjd,bhde->bhje", t1 + torch.exp(t2), x1)
    # d_row[i] = d_norm[i] - delta[i]/norm[i]**2  (step 4)
    d_row = d_norm - inverse(norm * norm) * delta
    # x2[d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_row[i]  (step 9)
    x2 = torch.einsum("bhid,bhi->bhd", t4 + torch.exp(t5), d_row)
    # x3[j, d] = sum over e of v[j, e]*x1[d, e]  (step 9)
    v_wide = v.to(wide)
    x3 = torch.einsum("bhje,bhde->bhjd", v_wide, x1)
    # g7[j, d] = x2[d] + x3[j, d] where seen, masked where it is read  (step 9)
    g7 = x3 + x2[..., None, :]
    # g8[j, d] = exp(t2[j, d])*x2[d] + exp(t2[j, d])*x3[j, d] where seen, masked where it is read  (step 9)
    exponential = torch.exp(t2)
    g8 = x2[..., None, :] * exponential + x3 * exponential
    # x4[d] = sum over j of exp(t2[j, d]) + t1[j, d] where seen  (step 9)
    j = torch.arange(M, device=device)
    # seen: j < key_lengths
    seen = j < key_lengths[..., None]
    x4 = torch.where(seen[..., None, None, :], t1.mT + torch.exp(t2.mT), 0.0).sum(-1)
    # x5[d, e] = sum over j of (exp(t2[j, d]) + t1[j, d])*v[j, e] where seen  (step 9)
    x5 = masked_einsum(
        "bhjd,bhje->bhde",
        seen[..., None, :, None],
        torch.where(seen[..., None, :, None], t1 + exponential, 0.0),
        v_wide,
    )
    # x6[i, d] = sum over e of g2[i, e]*x5[d, e]  (step 9)
    x6 = torch.einsum("bhie,bhde->bhid", g2, x5)
    # g9[i, d] = d_row[i]*x4[d] + x6[i, d]  (step 9)
    g9 = d_row[..., None] * x4[..., None, :] + x6
    # g10[i, d] = exp(t5[i, d])*d_row[i]*x4[d] + exp(t5[i, d])*x6[i, d]  (step 9)
    exponential_2 = torch.exp(t5)
    g10 = x6 * exponential_2 + d_row[..., None] * x4[..., None, :] * exponential_2
    # g11[i, d] = -g10[i, d] + g9[i, d]  (step 3)
    g11 = g9 - g10
    # g12[j, d] = g7[j, d] - g8[j, d] where seen, masked where it is read  (step 9)
    g12 = g7 - g8
    # d_q[i, d] = step(q[i, d])*g11[i, d] + g10[i, d]  (step 3)
    d_q = g11 * q_wide.gt(0).to(wide) + g10
    # d_k[j, d] = step(k[j, d])*g12[j, d] + g8[j, d] where seen  (step 9)
    d_k = torch.where(seen[..., None, :, None], g12 * k_wide.gt(0).to(wide) + g8, 0.0)
    # d_v[j, e] = g4[j, e] where seen  (step 3)
    d_v = torch.where(seen[..., None, :, None], g4, 0.0)
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype).clone()
