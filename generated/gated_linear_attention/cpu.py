"""Gated linear attention: C++ kernels, compiled on first use

    o[i, e] =     Σ     exp⎛    Σ     logsigmoid(gate[u]) -     Σ     logsigmoid(gate[u])⎞⋅v[j, e]⋅Σ k[j, d]⋅q[i, d]
              j : j ≤ i    ⎝u : u ≤ i                       u : u ≤ j                    ⎠         d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'gated_linear_attention',
    'backend': 'cpu',
    'options': {},
    'source': '180dff06ffb583d8',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('gate', ['BATCH', 'HEADS', 'L'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'L', 'E'], 'input')],
        'saved': [('saved_t3', ['BATCH', 'HEADS', 'L'], 'accumulate')],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate'],
        'saved': ['saved_t3'],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D']),
            ('k', ['BATCH', 'HEADS', 'L', 'D']),
            ('v', ['BATCH', 'HEADS', 'L', 'E']),
            ('gate', ['BATCH', 'HEADS', 'L']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(q, k, v, gate):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L).
    Returns o (BATCH, HEADS, L, E), saved_t3 (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    t2 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    KERNELS.of(dtype).forward_t2((gate, t2), (BATCH, HEADS, L, D, E), ())
    row_sum = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    saved_t3 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    KERNELS.of(dtype, few=L <= 16).forward_row_sum_saved_t3((t2, row_sum, saved_t3), (BATCH, HEADS, L, D, E), ())
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    KERNELS.of(dtype, few=L <= 16).forward_o((row_sum, q, k, v, o), (BATCH, HEADS, L, D, E), ())
    return o, saved_t3


def backward(q, k, v, gate, saved_t3, d_o):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), saved_t3
    (BATCH, HEADS, L), d_o (BATCH, HEADS, L, E).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    g5 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    KERNELS.of(dtype, few=L <= 16).backward_d_v_g5_d_k(
        (saved_t3, k, v, q, d_o, d_v, g5, d_k),
        (BATCH, HEADS, L, D, E),
        (),
    )
    g4 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    KERNELS.of(dtype, few=L <= 16).backward_g4_d_q((saved_t3, d_o, q, k, v, g4, d_q), (BATCH, HEADS, L, D, E), ())
    d_row = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((g5, g4, d_row), (BATCH, HEADS, L, D, E), ())
    d_gate = torch.empty((BATCH, HEADS, L), dtype=dtype, device=device)
    KERNELS.of(dtype, few=L <= 16).backward_d_gate((d_row, gate, d_gate), (BATCH, HEADS, L, D, E), ())
    return d_q, d_k, d_v, d_gate
