"""Rotary position encoding: C++ kernels, compiled on first use

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

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'rotary_encoding',
    'backend': 'cpu',
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
        'keywords': [],
    },
    'backward': {
        'inputs': [],
        'saved': [],
        'cotangents': ['y'],
        'params': ['base', 'offset'],
        'outputs': [('x', ['BATCH', 'HEADS', 'N', 'TWO', 'P'])],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(x, base, offset):
    """Takes x (BATCH, HEADS, N, TWO, P); base, offset integers.
    Returns y (BATCH, HEADS, N, TWO, P).
    """
    BATCH, HEADS, N, TWO, P = x.shape
    dtype, device = x.dtype, x.device
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    y = torch.empty((BATCH, HEADS, N, TWO, P), dtype=dtype, device=device)
    KERNELS.of(dtype).forward_y((x, y), (BATCH, HEADS, N, TWO, P, base, offset), (factor,))
    return (y,)


def backward(d_y, base, offset):
    """Takes d_y (BATCH, HEADS, N, TWO, P); base, offset integers.
    Returns d_x (BATCH, HEADS, N, TWO, P).
    """
    BATCH, HEADS, N, TWO, P = d_y.shape
    dtype, device = d_y.dtype, d_y.device
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    d_x = torch.empty((BATCH, HEADS, N, TWO, P), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_x((d_y, d_x), (BATCH, HEADS, N, TWO, P, base, offset), (factor,))
    return (d_x,)
