"""Linear attention: the plain form in torch, every value held in full

                      Σ         s[i, j]⋅v[j, e]
              j : j ≤ i + M - N
    o[i, e] = ─────────────────────────────────
                          Σ         s[i, j]
                  j : j ≤ i + M - N

    s[i, j] = Σ k[j, d]⋅q[i, d]
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'linear_attention',
    'backend': 'reference',
    'options': {'visibility': 'causal_lower_right', 'features': 'given'},
    'source': 'c0035937513d6b3e',
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
        'inputs': ['q', 'k', 'v'],
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


def forward(q, k, v):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E).
    Returns o (BATCH, HEADS, N, E), norm (BATCH, HEADS, N).
    """
    N = q.shape[2]
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # row_sum[i] = sum over j of dot[i, j] where seen  (step 1)
    j = torch.arange(M, device=device)
    i = torch.arange(N, device=device)
    # seen: j <= i + M - N
    seen = j <= (i + M - N)[..., None]
    row_sum = torch.where(seen, dot, 0.0).sum(-1)
    # acc[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 1)
    v_wide = v.to(wide)
    acc = masked_einsum("bhij,bhje->bhie", seen, torch.where(seen, dot, 0.0), v_wide)
    # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
    o = inverse(row_sum)[..., None] * acc
    # norm[i] = row_sum[i]  (step 2)
    norm = row_sum
    return o.to(dtype), norm.clone()


def backward(q, k, v, o, norm, d_o, d_norm):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), o (BATCH, HEADS, N, E), norm
    (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_norm (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    N = q.shape[2]
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
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
    # seen: j <= i + M - N
    seen = j <= (i + M - N)[..., None]
    d_v = masked_einsum("bhij,bhie->bhje", seen, torch.where(seen, dot, 0.0), g2)
    # d_row[i] = d_norm[i] - delta[i]/norm[i]**2  (step 4)
    d_row = d_norm - inverse(norm * norm) * delta
    # d_score[i, j] = d_row[i] + d_weight[i, j] where seen  (step 3)
    d_score = torch.where(seen, d_weight + d_row[..., None], 0.0)
    # d_k[j, d] = sum over i of d_score[i, j]*q[i, d] where seen  (step 4)
    d_k = masked_einsum("bhij,bhid->bhjd", seen, d_score, q_wide)
    # d_q[i, d] = sum over j of d_score[i, j]*k[j, d] where seen  (step 4)
    d_q = masked_einsum("bhij,bhjd->bhid", seen, d_score, k_wide)
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype)
