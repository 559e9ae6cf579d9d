"""Blockwise softmax: the plain form in torch, every value held in full

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'blockwise_softmax',
    'backend': 'reference',
    'options': {},
    'source': '27abaa732e2f84f1',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'N': 'length', 'M': 'length', 'E': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('s', ['BATCH', 'HEADS', 'N', 'M'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'N'], 'double'),
        ],
        'saved': [],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['s', 'v'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M']), ('v', ['BATCH', 'HEADS', 'M', 'E'])],
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


def forward(s, v):
    """Takes s (BATCH, HEADS, N, M), v (BATCH, HEADS, M, E).
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    dtype = s.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # row_max[i] = max over j of s[i, j]  (step 5)
    s_wide = s.to(wide)
    row_max = largest(s_wide, -1)
    # shift[i] = finite(row_max[i])  (step 5)
    shift = finite(row_max)
    # weight[i, j] = exp(-shift[i] + s[i, j])  (step 6)
    weight = torch.exp(s_wide - shift[..., None])
    # row_sum[i] = sum over j of weight[i, j]  (step 6)
    row_sum = weight.sum(-1)
    # acc[i, e] = sum over j of weight[i, j]*v[j, e]  (step 6)
    v_wide = v.to(wide)
    acc = torch.einsum("bhij,bhje->bhie", weight, v_wide)
    # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
    o = inverse(row_sum)[..., None] * acc
    # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
    lse = shift.double() + torch.log(row_sum).double()
    return o.to(dtype), lse


def backward(s, v, o, lse, d_o, d_lse):
    """Takes s (BATCH, HEADS, N, M), v (BATCH, HEADS, M, E), o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH,
    HEADS, N, E), d_lse (BATCH, HEADS, N).
    Returns d_s (BATCH, HEADS, N, M), d_v (BATCH, HEADS, M, E).
    """
    dtype = s.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    d_o_wide = d_o.to(wide)
    o_wide = o.to(wide)
    delta = (d_o_wide * o_wide).sum(-1)
    # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
    v_wide = v.to(wide)
    d_weight = torch.einsum("bhie,bhje->bhij", d_o_wide, v_wide)
    # weight[i, j] = exp(-lse[i] + s[i, j])  (step 8)
    s_wide = s.to(wide)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    weight = torch.exp((s_wide - lse_high[..., None]) - lse_low[..., None])
    # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]  (step 8)
    d_v = torch.einsum("bhie,bhij->bhje", d_o_wide, weight)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_wide = d_lse.to(wide)
    d_row = d_lse_wide - delta
    # d_s[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
    d_s = (d_weight + d_row[..., None]) * weight
    return d_s.to(dtype), d_v.to(dtype)
