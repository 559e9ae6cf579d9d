"""Gated linear attention: C++ kernels, compiled on first use

                                     ⎛      Σ     logsigmoid(gate[u, d])⎞
    o[i, e] =     Σ     v[j, e]⋅Σ exp⎜  u : u ≤ i                       ⎟⋅k[j, d]⋅q[i, d]
              j : j ≤ i         d    ⎜-     Σ     logsigmoid(gate[u, d])⎟
                                     ⎝  u : u ≤ j                       ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'gated_linear_attention',
    'backend': 'cpu',
    'options': {'per_width': True},
    'source': '411cc28a336bd47a',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('gate', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'L', 'E'], 'input')],
        'saved': [('saved_t2', ['BATCH', 'HEADS', 'L', 'D'], 'accumulate')],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate'],
        'saved': ['saved_t2'],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D']),
            ('k', ['BATCH', 'HEADS', 'L', 'D']),
            ('v', ['BATCH', 'HEADS', 'L', 'E']),
            ('gate', ['BATCH', 'HEADS', 'L', 'D']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(q, k, v, gate):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L, D).
    Returns o (BATCH, HEADS, L, E), saved_t2 (BATCH, HEADS, L, D).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    t1 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    KERNELS.of(dtype).forward_t1((gate, t1), (BATCH, HEADS, L, D, E), ())
    acc = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    saved_t2 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    KERNELS.of(dtype, few=L <= 16).forward_acc_saved_t2((t1, acc, saved_t2), (BATCH, HEADS, L, D, E), ())
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    KERNELS.of(dtype, few=L <= 16).forward_o((acc, q, k, v, o), (BATCH, HEADS, L, D, E), ())
    return o, saved_t2


def backward(q, k, v, gate, saved_t2, d_o):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L, D),
    saved_t2 (BATCH, HEADS, L, D), d_o (BATCH, HEADS, L, E).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L,
    D).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    g8 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    KERNELS.of(dtype, few=L <= 16).backward_d_v_d_k_g8(
        (saved_t2, k, v, q, d_o, d_v, d_k, g8),
        (BATCH, HEADS, L, D, E),
        (),
    )
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    g7 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    KERNELS.of(dtype, few=L <= 16).backward_d_q_g7((saved_t2, d_o, q, v, k, d_q, g7), (BATCH, HEADS, L, D, E), ())
    g9 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    KERNELS.of(dtype).backward_g9((g8, g7, g9), (BATCH, HEADS, L, D, E), ())
    d_gate = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    KERNELS.of(dtype, few=L <= 16).backward_d_gate((g9, gate, d_gate), (BATCH, HEADS, L, D, E), ())
    return d_q, d_k, d_v, d_gate
