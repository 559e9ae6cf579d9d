"""Retention: C++ kernels, compiled on first use

    o[i, e] =     Σ     exp((i - j)⋅logsigmoid(rate))⋅v[j, e]⋅Σ k[j, d]⋅q[i, d]
              j : j ≤ i                                       d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'retention',
    'backend': 'cpu',
    'options': {},
    'source': '973d2f2b8e04390d',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('rate', ['HEADS'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'L', 'E'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'rate'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D']),
            ('k', ['BATCH', 'HEADS', 'L', 'D']),
            ('v', ['BATCH', 'HEADS', 'L', 'E']),
            ('rate', ['HEADS']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(q, k, v, rate):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), rate (HEADS).
    Returns o (BATCH, HEADS, L, E).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    KERNELS.of(dtype, few=L <= 16).forward_o((q, rate, k, v, o), (BATCH, HEADS, L, D, E), ())
    return (o,)


def backward(q, k, v, rate, d_o):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), rate (HEADS), d_o (BATCH, HEADS,
    L, E).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_rate (HEADS).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    KERNELS.of(dtype, few=L <= 16).backward_d_v_d_k((k, rate, v, q, d_o, d_v, d_k), (BATCH, HEADS, L, D, E), ())
    g4_part = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    KERNELS.of(dtype, few=L <= 16).backward_g4_part_d_q((d_o, q, rate, k, v, g4_part, d_q), (BATCH, HEADS, L, D, E), ())
    g4_part_2 = torch.empty((BATCH, HEADS), dtype=wide, device=device)
    KERNELS.of(dtype).backward_g4((g4_part, g4_part_2), (BATCH, HEADS, L, D, E), ())
    g4 = g4_part_2.sum(0)
    d_rate = torch.empty((HEADS,), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_rate((g4, rate, d_rate), (BATCH, HEADS, L, D, E), ())
    return d_q, d_k, d_v, d_rate
