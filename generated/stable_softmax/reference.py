"""Stable softmax: the plain form in torch, every value held in full

            exp(w[j])
    p[j] = ───────────
           Σ exp(w[j])
           j

    w[j] = s[j] - max s[j]
                   j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'stable_softmax',
    'backend': 'reference',
    'options': {},
    'source': '49599abf581053e4',
    'sizes': {'BATCH': 'batch', 'N': 'length'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [('s', ['BATCH', 'N'], 'real')],
        'params': [],
        'divisors': [],
        'outputs': [('p', ['BATCH', 'N'], 'input'), ('lse', ['BATCH'], 'double')],
        'saved': [('saved_t1', ['BATCH'], 'accumulate')],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['s'],
        'saved': ['lse', 'saved_t1'],
        'cotangents': ['p', 'lse'],
        'params': [],
        'outputs': [('s', ['BATCH', 'N'])],
        'keywords': [],
    },
}


def inverse(x):
    """1 / x, and 0 where x is 0"""
    if not isinstance(x, torch.Tensor):  # a number that the caller gave
        return 1.0 / x if x else 0.0
    return torch.where(x == 0, 0.0, 1.0 / x)


def two_parts(x, dtype):
    """x, of float64, as high + low with both in dtype; low is 0 where high is no finite number"""
    high = x.to(dtype)
    return high, torch.where(torch.isfinite(high), x - high, 0.0).to(dtype)


def largest(x, axes):
    """the maximum over some axes, -inf over none; a NaN stays"""
    axes = axes if isinstance(axes, tuple) else (axes,)
    return x.amax(axes) if all(x.shape[axis] for axis in axes) else x.sum(axes) - float("inf")


def forward(s):
    """Takes s (BATCH, N).
    Returns p (BATCH, N), lse (BATCH) of float64, saved_t1 (BATCH).
    """
    dtype = s.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # row_max = max over j of s[j]  (step 1)
    s_wide = s.to(wide)
    row_max = largest(s_wide, -1)
    # t2[j] = -row_max + s[j]  (step 1)
    t2 = s_wide - row_max[..., None]
    # t4 = sum over j of exp(t2[j])  (step 2)
    t4 = torch.exp(t2).sum(-1)
    # p[j] = exp(t2[j])/t4  (step 1)
    p = inverse(t4)[..., None] * torch.exp(t2)
    # lse = log(t4)  (step 2)
    lse = torch.log(t4).double()
    # saved_t1 = row_max  (step 5)
    saved_t1 = row_max
    return p.to(dtype), lse, saved_t1.clone()


def backward(s, lse, saved_t1, d_p, d_lse):
    """Takes s (BATCH, N), lse (BATCH), saved_t1 (BATCH), d_p (BATCH, N), d_lse (BATCH).
    Returns d_s (BATCH, N).
    """
    dtype, device = s.dtype, s.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t2[j] = -saved_t1 + s[j]  (step 4)
    s_wide = s.to(wide)
    t2 = s_wide - saved_t1[..., None]
    # g1 = sum over j of exp(-lse + t2[j])*d_p[j] where seen  (step 4)
    d_p_wide = d_p.to(wide)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    # seen: lse > -oo
    seen = lse_high != -float('inf')
    g1 = torch.where(
        seen[..., None],
        d_p_wide * torch.exp((t2 - lse_high[..., None]) - lse_low[..., None]),
        0.0,
    ).sum(-1)
    # g2 = d_lse - g1  (step 4)
    d_lse_wide = d_lse.to(wide)
    g2 = d_lse_wide - g1
    # d_row[j] = (g2 + d_p[j])*exp(-lse + t2[j]) where seen  (step 4)
    d_row = torch.where(
        seen[..., None],
        (d_p_wide + g2[..., None]) * torch.exp((t2 - lse_high[..., None]) - lse_low[..., None]),
        0.0,
    )
    # g4 = sum over j of d_row[j]  (step 3)
    g4 = d_row.sum(-1)
    # g5 = -g4  (step 3)
    g5 = -g4
    # g6 = sum over j of 1 where seen  (step 4)
    # seen: Eq(s[j], saved_t1)
    seen_2 = s_wide == saved_t1[..., None]
    g6 = torch.where(seen_2, torch.as_tensor(1, dtype=wide, device=device), 0.0).sum(-1)
    # d_row_2[j] = g5/g6 where seen  (step 4)
    d_row_2 = torch.where(seen_2, (inverse(g6) * g5)[..., None], 0.0)
    # d_s[j] = d_row[j] + d_row_2[j] where seen  (step 9)
    d_s = torch.where(seen[..., None], d_row + d_row_2, 0.0)
    return (d_s.to(dtype),)
