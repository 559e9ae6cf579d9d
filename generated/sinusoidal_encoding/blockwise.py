"""Sinusoidal position encoding: tile by tile in torch, in memory linear in the lengths

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

SIGNATURE = {
    'id': 'sinusoidal_encoding',
    'backend': 'blockwise',
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


def forward(D, N, like):
    """Takes D, N integers.
    Returns pe (N, D).
    """
    dtype, device = like.dtype, like.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -2 * (math.log(10000) if 10000 > 0 else -math.inf) / D if D else 0.0
    # t1[p, d] = sin(p/10000**(2*floor(d/2)/D)) where seen  (step 1)
    d = torch.arange(D, device=device)
    p = torch.arange(N, device=device)
    # seen: Eq(Mod(d, 2), 0)
    seen = d % 2 == 0
    t1 = torch.where(seen, torch.sin(torch.exp(factor * (d // 2).to(wide)) * p.to(wide)[..., None]), 0.0)
    # t2[p, d] = cos(p/10000**(2*floor(d/2)/D)) where seen  (step 1)
    # seen: Ne(Mod(d, 2), 0)
    seen_2 = d % 2 != 0
    t2 = torch.where(seen_2, torch.cos(torch.exp(factor * (d // 2).to(wide)) * p.to(wide)[..., None]), 0.0)
    # pe[p, d] = t1[p, d] + t2[p, d]  (step 1)
    pe = t1 + t2
    return (pe.to(dtype),)
