"""Linear attention: C++ kernels, compiled on first use

                       Σ          s[i, j]⋅v[j, e]
              j : j < key_lengths
    o[i, e] = ───────────────────────────────────
                           Σ          s[i, j]
                  j : j < key_lengths

    s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'linear_attention',
    'backend': 'cpu',
    'options': {'key_lengths': True},
    'source': '5623a308c53a5abc',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('key_lengths', ['BATCH'], 'integer'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('norm', ['BATCH', 'HEADS', 'N'], 'accumulate'),
        ],
        'saved': [],
        'extra': ['norm'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'key_lengths'],
        'saved': ['o', 'norm'],
        'cotangents': ['o', 'norm'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'D']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(q, k, v, key_lengths):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), key_lengths (BATCH) integer.
    Returns o (BATCH, HEADS, N, E), norm (BATCH, HEADS, N).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    portions = KERNELS.portions(BATCH * HEADS, M)
    x1_part = torch.empty((portions, BATCH, HEADS, D), dtype=wide, device=device)
    x2_part = torch.empty((portions, BATCH, HEADS, D, E), dtype=wide, device=device)
    KERNELS.of(dtype).forward_x1_x2(
        (k, KERNELS.integers(key_lengths, dtype), x1_part, v, x2_part),
        (BATCH, HEADS, N, D, M, E, portions),
        (),
    )
    x1 = KERNELS.added(x1_part, 0)
    x2 = KERNELS.added(x2_part, 0)
    portions = KERNELS.portions(BATCH * HEADS, N)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    norm = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).forward_o_norm((q, x1, x2, o, norm), (BATCH, HEADS, N, D, M, E, portions), ())
    return o, norm


def backward(q, k, v, key_lengths, o, norm, d_o, d_norm):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), key_lengths (BATCH) integer, o
    (BATCH, HEADS, N, E), norm (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_norm (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    portions = KERNELS.portions(BATCH * HEADS, N)
    x1_part = torch.empty((portions, BATCH, HEADS, D, E), dtype=wide, device=device)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    x2_part = torch.empty((portions, BATCH, HEADS, D), dtype=wide, device=device)
    KERNELS.of(dtype).backward_x1_d_row_x2(
        (norm, d_o, o, q, x1_part, d_norm, d_row, x2_part),
        (BATCH, HEADS, N, D, M, E, portions),
        (),
    )
    x1 = KERNELS.added(x1_part, 0)
    x2 = KERNELS.added(x2_part, 0)
    portions = KERNELS.portions(BATCH * HEADS, M)
    x4_part = torch.empty((portions, BATCH, HEADS, D), dtype=wide, device=device)
    x5_part = torch.empty((portions, BATCH, HEADS, D, E), dtype=wide, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_x4_x5_d_k(
        (k, KERNELS.integers(key_lengths, dtype), x4_part, v, x1, x5_part, x2, d_k, d_v),
        (BATCH, HEADS, N, D, M, E, portions),
        (),
    )
    x4 = KERNELS.added(x4_part, 0)
    x5 = KERNELS.added(x5_part, 0)
    portions = KERNELS.portions(BATCH * HEADS, N)
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_q((norm, d_o, x5, q, d_row, x4, d_q), (BATCH, HEADS, N, D, M, E, portions), ())
    return d_q, d_k, d_v
