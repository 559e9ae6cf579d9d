"""Rotary position encoding: tile by tile in torch, in memory linear in the lengths

                                 ⎛     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎞
                                 ⎜- sin⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, t, 1]⎟
                      [half ≤ 0] ⎜     ⎝                ⎝      P      ⎠⎠           ⎟
                                 ⎜     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎟
                                 ⎜+ cos⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, t, 0]⎟
    y[p, t, half] =              ⎝     ⎝                ⎝      P      ⎠⎠           ⎠
                                 ⎛     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎞
                                 ⎜  sin⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, t, 0]⎟
                    + [half > 0] ⎜     ⎝                ⎝      P      ⎠⎠           ⎟
                                 ⎜     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎟
                                 ⎜+ cos⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, t, 1]⎟
                                 ⎝     ⎝                ⎝      P      ⎠⎠           ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import math
import torch

SIGNATURE = {
    'id': 'rotary_encoding',
    'backend': 'blockwise',
    'options': {},
    'source': 'ac2941dc925fb870',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'P': 'width',
        'TWO': 'width',
        'base': 'param',
        'offset': 'param',
    },
    'defaults': {},
    'constraints': [('TWO', '2')],
    'forward': {
        'inputs': [('x', ['BATCH', 'HEADS', 'N', 'P', 'TWO'], 'real')],
        'params': ['base', 'offset'],
        'divisors': [],
        'outputs': [('y', ['BATCH', 'HEADS', 'N', 'P', 'TWO'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': [],
        'saved': [],
        'cotangents': ['y'],
        'params': ['base', 'offset'],
        'outputs': [('x', ['BATCH', 'HEADS', 'N', 'P', 'TWO'])],
        'keywords': [],
    },
}


def take(x, place):
    """x[..., place]; a place outside belongs to a pair that nobody sees, and reads the nearest entry"""
    last = x.shape[-1] - 1
    return x[..., min(max(place, 0), last) if isinstance(place, int) else place.clamp(0, last)]


def forward(x, base, offset):
    """Takes x (BATCH, HEADS, N, P, TWO); base, offset integers.
    Returns y (BATCH, HEADS, N, P, TWO).
    """
    _, _, N, P, TWO = x.shape
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    # t1[p, half, t] = sin((p + offset)*exp(-t*log(base)/P))*x[p, t, 0] + cos((p + offset)*exp(-t*log(base)/P))*x[p, t,
    #   1] where seen  (step 1)
    p = torch.arange(N, device=device)
    t = torch.arange(P, device=device)
    x_wide = x.to(wide)
    half = torch.arange(TWO, device=device)
    # seen: half > 0
    seen = half > 0
    t1 = torch.where(
        seen[..., None],
        (
            torch.sin((p + offset).to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(x_wide, 0)
            + torch.cos((p + offset).to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(x_wide, 1)
        )[..., None, :],
        0.0,
    )
    # t2[p, half, t] = -sin((p + offset)*exp(-t*log(base)/P))*x[p, t, 1] + cos((p + offset)*exp(-t*log(base)/P))*x[p, t,
    #   0] where seen  (step 1)
    # seen: half <= 0
    seen_2 = half <= 0
    t2 = torch.where(
        seen_2[..., None],
        (
            torch.cos((p + offset).to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(x_wide, 0)
            - torch.sin((p + offset).to(wide)[..., None] * torch.exp(factor * t.to(wide))) * take(x_wide, 1)
        )[..., None, :],
        0.0,
    )
    # y[p, t, half] = t1[p, half, t] + t2[p, half, t]  (step 1)
    y = t1.mT + t2.mT
    return (y.to(dtype),)


def backward(d_y, base, offset):
    """Takes d_y (BATCH, HEADS, N, P, TWO); base, offset integers.
    Returns d_x (BATCH, HEADS, N, P, TWO).
    """
    _, _, N, P, TWO = d_y.shape
    dtype, device = d_y.dtype, d_y.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    # g1[x_0, x_1, x_2] = sum over half of cos((x_0 + offset)*exp(-x_1*log(base)/P))*d_y[x_0, x_1, half] where seen
    #   (step 3)
    x_0 = torch.arange(N, device=device)
    x_1 = torch.arange(P, device=device)
    d_y_wide = d_y.to(wide)
    x_2 = torch.arange(TWO, device=device)
    half = torch.arange(TWO, device=device)
    # seen: Eq(x_2, 0) and half <= 0
    seen = (x_2 == 0)[..., None] & (half <= 0)
    g1 = torch.where(
        seen,
        (
            torch.cos((x_0 + offset).to(wide)[..., None] * torch.exp(factor * x_1.to(wide)))[..., None]
            * d_y_wide
        )[..., None, :],
        0.0,
    ).sum(-1)
    # g2[x_0, x_1, x_2] = sum over half of -sin((x_0 + offset)*exp(-x_1*log(base)/P))*d_y[x_0, x_1, half] where seen
    #   (step 3)
    # seen: Eq(x_2, 1) and half <= 0
    seen_2 = (x_2 == 1)[..., None] & (half <= 0)
    g2 = torch.where(
        seen_2,
        (
            -(torch.sin((x_0 + offset).to(wide)[..., None] * torch.exp(factor * x_1.to(wide)))[..., None] * d_y_wide)
        )[..., None, :],
        0.0,
    ).sum(-1)
    # g3[x_0, x_1, x_2] = sum over half of sin((x_0 + offset)*exp(-x_1*log(base)/P))*d_y[x_0, x_1, half] where seen
    #   (step 3)
    # seen: Eq(x_2, 0) and half > 0
    seen_3 = (x_2 == 0)[..., None] & (half > 0)
    g3 = torch.where(
        seen_3,
        (
            torch.sin((x_0 + offset).to(wide)[..., None] * torch.exp(factor * x_1.to(wide)))[..., None]
            * d_y_wide
        )[..., None, :],
        0.0,
    ).sum(-1)
    # g4[x_0, x_1, x_2] = sum over half of cos((x_0 + offset)*exp(-x_1*log(base)/P))*d_y[x_0, x_1, half] where seen
    #   (step 3)
    # seen: Eq(x_2, 1) and half > 0
    seen_4 = (x_2 == 1)[..., None] & (half > 0)
    g4 = torch.where(
        seen_4,
        (
            torch.cos((x_0 + offset).to(wide)[..., None] * torch.exp(factor * x_1.to(wide)))[..., None]
            * d_y_wide
        )[..., None, :],
        0.0,
    ).sum(-1)
    # d_x[x_0, x_1, x_2] = g1[x_0, x_1, x_2] + g2[x_0, x_1, x_2] + g3[x_0, x_1, x_2] + g4[x_0, x_1, x_2]  (step 3)
    d_x = g1 + g2 + g3 + g4
    return (d_x.to(dtype),)
