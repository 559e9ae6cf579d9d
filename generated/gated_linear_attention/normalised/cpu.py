"""Gated linear attention: C++ kernels, compiled on first use

                  Σ     s[i, j]⋅exp(w[i, j])⋅v[j, e]
              j : j ≤ i
    o[i, e] = ──────────────────────────────────────
                      Σ     s[i, j]⋅exp(w[i, j])
                  j : j ≤ i

    s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
              d

    w[i, j] =     Σ     logsigmoid(gate[u]) -     Σ     logsigmoid(gate[u])
              u : u ≤ i                       u : u ≤ j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'gated_linear_attention',
    'backend': 'cpu',
    'options': {'normalised': True},
    'source': 'ed9652b6d611be24',
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
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'L', 'E'], 'input'),
            ('norm', ['BATCH', 'HEADS', 'L'], 'accumulate'),
        ],
        'saved': [('saved_t9', ['BATCH', 'HEADS', 'L'], 'accumulate')],
        'extra': ['norm'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate'],
        'saved': ['o', 'norm', 'saved_t9'],
        'cotangents': ['o', 'norm'],
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
    Returns o (BATCH, HEADS, L, E), norm (BATCH, HEADS, L), saved_t9 (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    t8 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    KERNELS.of(dtype).forward_t8((gate, t8), (BATCH, HEADS, L, D, E), ())
    row_sum = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    saved_t9 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    KERNELS.of(dtype, few=L <= 16).forward_row_sum_saved_t9((t8, row_sum, saved_t9), (BATCH, HEADS, L, D, E), ())
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    norm = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    KERNELS.of(dtype, few=L <= 16).forward_o_norm((row_sum, q, k, v, o, norm), (BATCH, HEADS, L, D, E), ())
    return o, norm, saved_t9


def backward(q, k, v, gate, o, norm, saved_t9, d_o, d_norm):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), o (BATCH,
    HEADS, L, E), norm (BATCH, HEADS, L), saved_t9 (BATCH, HEADS, L), d_o (BATCH, HEADS, L, E), d_norm (BATCH,
    HEADS, L).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    d_row = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((norm, d_o, o, d_norm, d_row), (BATCH, HEADS, L, D, E), ())
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    g8 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    KERNELS.of(dtype, few=L <= 16).backward_d_v_g8_d_k(
        (saved_t9, k, v, q, d_o, norm, d_row, d_v, g8, d_k),
        (BATCH, HEADS, L, D, E),
        (),
    )
    g7 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    KERNELS.of(dtype, few=L <= 16).backward_g7_d_q(
        (saved_t9, q, d_row, d_o, norm, k, v, g7, d_q),
        (BATCH, HEADS, L, D, E),
        (),
    )
    d_row_2 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row_2((g8, g7, d_row_2), (BATCH, HEADS, L, D, E), ())
    d_gate = torch.empty((BATCH, HEADS, L), dtype=dtype, device=device)
    KERNELS.of(dtype, few=L <= 16).backward_d_gate((d_row_2, gate, d_gate), (BATCH, HEADS, L, D, E), ())
    return d_q, d_k, d_v, d_gate
