"""Blockwise softmax: C++ kernels, compiled on first use

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'blockwise_softmax',
    'backend': 'cpu',
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

KERNELS = Kernels(__file__)


def forward(s, v):
    """Takes s (BATCH, HEADS, N, M), v (BATCH, HEADS, M, E).
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, M = s.shape
    E = v.shape[3]
    dtype, device = s.dtype, s.device
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_o_lse_few_rows((s, v, o, lse), (BATCH, HEADS, N, M, E), ())
    else:
        KERNELS.of(dtype).forward_o_lse((s, v, o, lse), (BATCH, HEADS, N, M, E), ())
    return o, lse


def backward(s, v, o, lse, d_o, d_lse):
    """Takes s (BATCH, HEADS, N, M), v (BATCH, HEADS, M, E), o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH,
    HEADS, N, E), d_lse (BATCH, HEADS, N).
    Returns d_s (BATCH, HEADS, N, M), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, M = s.shape
    E = v.shape[3]
    dtype, device = s.dtype, s.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((d_o, o, d_lse, d_row), (BATCH, HEADS, N, M, E), ())
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    if M <= 16:
        KERNELS.of(dtype).backward_d_v_few_rows((s, lse, d_o, d_v), (BATCH, HEADS, N, M, E), ())
    else:
        KERNELS.of(dtype).backward_d_v((s, lse, d_o, d_v), (BATCH, HEADS, N, M, E), ())
    d_s = torch.zeros((BATCH, HEADS, N, M), dtype=dtype, device=device)
    KERNELS.of(dtype, few=N <= 16).backward_d_s((v, d_o, s, lse, d_row, d_s), (BATCH, HEADS, N, M, E), ())
    return d_s, d_v
