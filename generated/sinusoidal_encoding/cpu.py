"""Sinusoidal position encoding: C++ kernels, compiled on first use

                                    ⎛        ⎢d⎥   ⎞
                                    ⎜     -2⋅⎢─⎥   ⎟
                                    ⎜        ⎣2⎦   ⎟
                                    ⎜     ───────  ⎟
                                    ⎜        D     ⎟
    pe[p, d] =   [Mod(d, 2) = 0] sin⎝10000       ⋅p⎠
                                    ⎛        ⎢d⎥   ⎞
                                    ⎜     -2⋅⎢─⎥   ⎟
                                    ⎜        ⎣2⎦   ⎟
                                    ⎜     ───────  ⎟
                                    ⎜        D     ⎟
               + [Mod(d, 2) ≠ 0] cos⎝10000       ⋅p⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import math
import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'sinusoidal_encoding',
    'backend': 'cpu',
    'options': {},
    'source': 'b40f2bc70ebf54da',
    'sizes': {'N': 'length', 'D': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [],
        'params': ['D', 'N'],
        'divisors': [],
        'outputs': [('pe', ['N', 'D'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': None,
}

KERNELS = Kernels(__file__)


def forward(D, N, like):
    """Takes D, N integers.
    Returns pe (N, D).
    """
    dtype, device = like.dtype, like.device
    factor = -2 * (math.log(10000) if 10000 > 0 else -math.inf) / D if D else 0.0
    pe = torch.empty((N, D), dtype=dtype, device=device)
    KERNELS.of(dtype).forward_pe((pe,), (N, D), (factor,))
    return (pe,)
