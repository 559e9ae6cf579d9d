"""Softmax: tile by tile in torch, in memory linear in the lengths

             s[j]
            ℯ
    p[j] = ───────
              s[j]
           Σ ℯ
           j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'softmax',
    'backend': 'blockwise',
    'options': {},
    'source': 'edea0d45bfcf728a',
    'sizes': {'BATCH': 'batch', 'N': 'length'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [('s', ['BATCH', 'N'], 'real')],
        'params': [],
        'outputs': [('p', ['BATCH', 'N'], 'input'), ('lse', ['BATCH'], 'accumulate')],
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
    return torch.where(x == 0, 0.0, 1.0 / x)


def finite(x):
    """x, and 0 where x is -inf: the maximum of a row that saw nothing"""
    return torch.where(x > -float("inf"), x, 0.0)


def largest(x, axes):
    """the maximum over some axes, -inf over none; a NaN stays"""
    axes = axes if isinstance(axes, tuple) else (axes,)
    return x.amax(axes) if all(x.shape[axis] for axis in axes) else x.sum(axes) - float("inf")


def forward(s):
    """Takes s (BATCH, N).
    Returns p (BATCH, N), lse (BATCH).
    """
    dtype = s.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # row_max = max over j of s[j]
    s_wide = s.to(wide)
    row_max = largest(s_wide, -1)
    # shift = finite(row_max)
    shift = finite(row_max)
    # t2 = sum over j of exp(-shift + s[j])
    t2 = torch.exp(s_wide - shift[..., None]).sum(-1)
    # p[j] = exp(-shift + s[j])/t2
    p = inverse(t2)[..., None] * torch.exp(s_wide - shift[..., None])
    # lse = log(t2) + shift
    lse = shift + torch.log(t2)
    return p.to(dtype), lse


def backward(s, lse, d_p, d_lse):
    """Takes s (BATCH, N), lse (BATCH), d_p (BATCH, N), d_lse (BATCH).
    Returns d_s (BATCH, N).
    """
    dtype = s.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # g1 = sum over j of exp(-lse + s[j])*d_p[j] where seen
    d_p_wide = d_p.to(wide)
    s_wide = s.to(wide)
    # seen: lse > -oo
    seen = lse > -float('inf')
    g1 = torch.where(seen[..., None], d_p_wide * torch.exp(s_wide - lse[..., None]), 0.0).sum(-1)
    # g2 = d_lse - g1
    g2 = d_lse - g1
    # d_s[j] = (g2 + d_p[j])*exp(-lse + s[j]) where seen
    d_s = torch.where(seen[..., None], (d_p_wide + g2[..., None]) * torch.exp(s_wide - lse[..., None]), 0.0)
    return (d_s.to(dtype),)
