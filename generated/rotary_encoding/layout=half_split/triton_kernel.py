"""Rotary position encoding: one Triton kernel for each loop over tiles

                                 ⎛     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎞
                                 ⎜- sin⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, 1, t]⎟
                      [half ≤ 0] ⎜     ⎝                ⎝      P      ⎠⎠           ⎟
                                 ⎜     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎟
                                 ⎜+ cos⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, 0, t]⎟
    y[p, half, t] =              ⎝     ⎝                ⎝      P      ⎠⎠           ⎠
                                 ⎛     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎞
                                 ⎜  sin⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, 0, t]⎟
                    + [half > 0] ⎜     ⎝                ⎝      P      ⎠⎠           ⎟
                                 ⎜     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎟
                                 ⎜+ cos⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, 1, t]⎟
                                 ⎝     ⎝                ⎝      P      ⎠⎠           ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import math
import torch

SIGNATURE = {
    'id': 'rotary_encoding',
    'backend': 'triton',
    'options': {'layout': 'half_split'},
    'source': '63da10dfe14ff688',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'TWO': 'width',
        'P': 'width',
        'base': 'param',
        'offset': 'param',
    },
    'defaults': {},
    'constraints': [('TWO', '2')],
    'forward': {
        'inputs': [('x', ['BATCH', 'HEADS', 'N', 'TWO', 'P'], 'real')],
        'params': ['base', 'offset'],
        'divisors': [],
        'outputs': [('y', ['BATCH', 'HEADS', 'N', 'TWO', 'P'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': [],
        'saved': [],
        'cotangents': ['y'],
        'params': ['base', 'offset'],
        'outputs': [('x', ['BATCH', 'HEADS', 'N', 'TWO', 'P'])],
        'keywords': ['allow_tf32'],
    },
}


def forward(x, base, offset, *, allow_tf32=False):
    """Takes x (BATCH, HEADS, N, TWO, P); base, offset integers.
    Returns y (BATCH, HEADS, N, TWO, P).
    """
    BATCH, HEADS, N, TWO, P = x.shape
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    # t1[p, half, t] = sin((p + offset)*exp(-t*log(base)/P))*x[p, 0, t] + cos((p + offset)*exp(-t*log(base)/P))*x[p, 1,
    #   t] where seen  (step 1)
    p = torch.arange(N, device=device)
    t = torch.arange(P, device=device)
    x_wide = x.to(wide)
    batch = torch.arange(BATCH, device=device)
    head = torch.arange(HEADS, device=device)
    half = torch.arange(TWO, device=device)
    # seen: half > 0
    seen = half > 0
    t1 = torch.where(
        seen[..., None],
        (
            torch.sin(
                (p + offset).to(wide)[..., None]
                * torch.exp(factor * t.to(wide))
            ) * x_wide[batch[..., None, None, None], head[..., None, None], p[..., None], 0, t]
            + torch.cos(
                (p + offset).to(wide)[..., None]
                * torch.exp(factor * t.to(wide))
            ) * x_wide[batch[..., None, None, None], head[..., None, None], p[..., None], min(max(1, 0), TWO - 1), t]
        )[..., None, :],
        0.0,
    )
    # t2[p, half, t] = -sin((p + offset)*exp(-t*log(base)/P))*x[p, 1, t] + cos((p + offset)*exp(-t*log(base)/P))*x[p, 0,
    #   t] where seen  (step 1)
    # seen: half <= 0
    seen_2 = half <= 0
    t2 = torch.where(
        seen_2[..., None],
        (
            torch.cos(
                (p + offset).to(wide)[..., None]
                * torch.exp(factor * t.to(wide))
            ) * x_wide[batch[..., None, None, None], head[..., None, None], p[..., None], 0, t]
            - torch.sin(
                (p + offset).to(wide)[..., None]
                * torch.exp(factor * t.to(wide))
            ) * x_wide[batch[..., None, None, None], head[..., None, None], p[..., None], min(max(1, 0), TWO - 1), t]
        )[..., None, :],
        0.0,
    )
    # y[p, half, t] = t1[p, half, t] + t2[p, half, t]  (step 1)
    y = t1 + t2
    return (y.to(dtype),)


def backward(d_y, base, offset, *, allow_tf32=False):
    """Takes d_y (BATCH, HEADS, N, TWO, P); base, offset integers.
    Returns d_x (BATCH, HEADS, N, TWO, P).
    """
    _, _, N, TWO, P = d_y.shape
    dtype, device = d_y.dtype, d_y.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    # g1[x_0, x_1, x_2] = sum over half of cos((x_0 + offset)*exp(-x_2*log(base)/P))*d_y[x_0, half, x_2] where seen
    #   (step 3)
    x_0 = torch.arange(N, device=device)
    x_2 = torch.arange(P, device=device)
    d_y_wide = d_y.to(wide)
    x_1 = torch.arange(TWO, device=device)
    half = torch.arange(TWO, device=device)
    # seen: Eq(x_1, 0) and half <= 0
    seen = (x_1 == 0)[..., None] & (half <= 0)
    g1 = torch.where(
        seen[..., None, :],
        (
            torch.cos((x_0 + offset).to(wide)[..., None] * torch.exp(factor * x_2.to(wide)))[..., None]
            * d_y_wide.mT
        )[..., None, :, :],
        0.0,
    ).sum(-1)
    # g2[x_0, x_1, x_2] = sum over half of -sin((x_0 + offset)*exp(-x_2*log(base)/P))*d_y[x_0, half, x_2] where seen
    #   (step 3)
    # seen: Eq(x_1, 1) and half <= 0
    seen_2 = (x_1 == 1)[..., None] & (half <= 0)
    g2 = torch.where(
        seen_2[..., None, :],
        (
            -(torch.sin((x_0 + offset).to(wide)[..., None] * torch.exp(factor * x_2.to(wide)))[..., None] * d_y_wide.mT)
        )[..., None, :, :],
        0.0,
    ).sum(-1)
    # g3[x_0, x_1, x_2] = sum over half of sin((x_0 + offset)*exp(-x_2*log(base)/P))*d_y[x_0, half, x_2] where seen
    #   (step 3)
    # seen: Eq(x_1, 0) and half > 0
    seen_3 = (x_1 == 0)[..., None] & (half > 0)
    g3 = torch.where(
        seen_3[..., None, :],
        (
            torch.sin((x_0 + offset).to(wide)[..., None] * torch.exp(factor * x_2.to(wide)))[..., None]
            * d_y_wide.mT
        )[..., None, :, :],
        0.0,
    ).sum(-1)
    # g4[x_0, x_1, x_2] = sum over half of cos((x_0 + offset)*exp(-x_2*log(base)/P))*d_y[x_0, half, x_2] where seen
    #   (step 3)
    # seen: Eq(x_1, 1) and half > 0
    seen_4 = (x_1 == 1)[..., None] & (half > 0)
    g4 = torch.where(
        seen_4[..., None, :],
        (
            torch.cos((x_0 + offset).to(wide)[..., None] * torch.exp(factor * x_2.to(wide)))[..., None]
            * d_y_wide.mT
        )[..., None, :, :],
        0.0,
    ).sum(-1)
    # d_x[x_0, x_1, x_2] = g1[x_0, x_1, x_2] + g2[x_0, x_1, x_2] + g3[x_0, x_1, x_2] + g4[x_0, x_1, x_2]  (step 3)
    d_x = g1 + g2 + g3 + g4
    return (d_x.to(dtype),)
