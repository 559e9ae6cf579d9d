"""Softmax: the plain form in torch, every value held in full

            exp(s[j])
    p[j] = ───────────
           Σ exp(s[j])
           j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'softmax',
    'backend': 'reference',
    'options': {},
    'source': 'edea0d45bfcf728a',
    'sizes': {'BATCH': 'batch', 'N': 'length'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [('s', ['BATCH', 'N'], 'real')],
        'params': [],
        'divisors': [],
        'outputs': [('p', ['BATCH', 'N'], 'input'), ('lse', ['BATCH'], 'double')],
        'saved': [],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['s'],
        'saved': ['lse'],
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


def forward(s):
    """Takes s (BATCH, N).
    Returns p (BATCH, N), lse (BATCH) of float64.
    """
    dtype = s.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # row_max = max over j of s[j]  (step 5)
    s_wide = s.to(wide)
    row_max = largest(s_wide, -1)
    # shift = finite(row_max)  (step 5)
    shift = finite(row_max)
    # t2 = sum over j of exp(-shift + s[j])  (step 5)
    t2 = torch.exp(s_wide - shift[..., None]).sum(-1)
    # p[j] = exp(-shift + s[j])/t2  (step 5)
    p = inverse(t2)[..., None] * torch.exp(s_wide - shift[..., None])
    # lse = log(t2) + shift  (step 5)
    lse = shift.double() + torch.log(t2).double()
    return p.to(dtype), lse


def backward(s, lse, d_p, d_lse):
    """Takes s (BATCH, N), lse (BATCH), d_p (BATCH, N), d_lse (BATCH).
    Returns d_s (BATCH, N).
    """
    dtype = s.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # g1 = sum over j of exp(-lse + s[j])*d_p[j] where seen  (step 4)
    d_p_wide = d_p.to(wide)
    s_wide = s.to(wide)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    # seen: lse > -oo
    seen = lse_high != -float('inf')
    g1 = torch.where(
        seen[..., None],
        d_p_wide * torch.exp((s_wide - lse_high[..., None]) - lse_low[..., None]),
        0.0,
    ).sum(-1)
    # g2 = d_lse - g1  (step 4)
    d_lse_wide = d_lse.to(wide)
    g2 = d_lse_wide - g1
    # d_s[j] = (g2 + d_p[j])*exp(-lse + s[j]) where seen  (step 4)
    d_s = torch.where(
        seen[..., None],
        (d_p_wide + g2[..., None]) * torch.exp((s_wide - lse_high[..., None]) - lse_low[..., None]),
        0.0,
    )
    return (d_s.to(dtype),)
