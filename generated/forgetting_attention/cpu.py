"""Forgetting attention: C++ kernels, compiled on first use

                  Σ     exp(s[i, j])⋅v[j, e]
              j : j ≤ i
    o[i, e] = ──────────────────────────────
                      Σ     exp(s[i, j])
                  j : j ≤ i

                scale⋅Σ k[j, d]⋅q[i, d]
                      d
    s[i, j] = +     Σ     logsigmoid(gate[u])
                u : u ≤ i
              -     Σ     logsigmoid(gate[u])
                u : u ≤ j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'forgetting_attention',
    'backend': 'cpu',
    'options': {},
    'source': 'b239b76594d353df',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('gate', ['BATCH', 'HEADS', 'L'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'L', 'E'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'L'], 'double'),
        ],
        'saved': [('saved_t2', ['BATCH', 'HEADS', 'L'], 'accumulate')],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate', 'scale'],
        'saved': ['o', 'lse', 'saved_t2'],
        'cotangents': ['o', 'lse'],
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


def forward(q, k, v, gate, scale):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), scale a
    number.
    Returns o (BATCH, HEADS, L, E), lse (BATCH, HEADS, L) of float64, saved_t2 (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    t1 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    KERNELS.of(dtype).forward_t1((gate, t1), (BATCH, HEADS, L, D, E), ())
    row_sum = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    saved_t2 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    KERNELS.of(dtype, few=L <= 16).forward_row_sum_saved_t2((t1, row_sum, saved_t2), (BATCH, HEADS, L, D, E), ())
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, L), dtype=torch.float64, device=device)
    if L <= 16:
        KERNELS.of(dtype).forward_o_lse_few_rows((q, k, row_sum, v, o, lse), (BATCH, HEADS, L, D, E), (scale,))
    else:
        KERNELS.of(dtype).forward_o_lse((k, q, row_sum, v, o, lse), (BATCH, HEADS, L, D, E), (scale,))
    return o, lse, saved_t2


def backward(q, k, v, gate, scale, o, lse, saved_t2, d_o, d_lse):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), scale a
    number, o (BATCH, HEADS, L, E), lse (BATCH, HEADS, L), saved_t2 (BATCH, HEADS, L), d_o (BATCH, HEADS, L, E),
    d_lse (BATCH, HEADS, L).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    d_row = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((d_o, o, d_lse, d_row), (BATCH, HEADS, L, D, E), ())
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    g8 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    if L <= 16:
        KERNELS.of(dtype).backward_d_v_g8_d_k_few_rows(
            (k, q, saved_t2, v, d_o, lse, d_row, d_v, g8, d_k),
            (BATCH, HEADS, L, D, E),
            (scale,),
        )
    else:
        KERNELS.of(dtype).backward_d_v_g8_d_k(
            (q, k, saved_t2, d_o, v, lse, d_row, d_v, g8, d_k),
            (BATCH, HEADS, L, D, E),
            (scale,),
        )
    g7 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    if L <= 16:
        KERNELS.of(dtype).backward_g7_d_q_few_rows(
            (q, k, saved_t2, d_o, v, lse, d_row, g7, d_q),
            (BATCH, HEADS, L, D, E),
            (scale,),
        )
    else:
        KERNELS.of(dtype).backward_g7_d_q(
            (k, q, saved_t2, v, d_o, lse, d_row, g7, d_q),
            (BATCH, HEADS, L, D, E),
            (scale,),
        )
    d_row_2 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row_2((g8, g7, d_row_2), (BATCH, HEADS, L, D, E), ())
    d_gate = torch.empty((BATCH, HEADS, L), dtype=dtype, device=device)
    KERNELS.of(dtype, few=L <= 16).backward_d_gate((d_row_2, gate, d_gate), (BATCH, HEADS, L, D, E), ())
    return d_q, d_k, d_v, d_gate
