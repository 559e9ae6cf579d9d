"""Linear attention: C++ kernels, compiled on first use

                               Σ                  s[i, j]⋅v[j, e]
              j : j < key_lengths ∧ j ≤ i + M - N
    o[i, e] = ───────────────────────────────────────────────────
                                   Σ                  s[i, j]
                  j : j < key_lengths ∧ j ≤ i + M - N

    s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'linear_attention',
    'backend': 'cpu',
    'options': {'visibility': 'causal_lower_right', 'key_lengths': True},
    'source': '96d78a1b46317c77',
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
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    norm = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype, few=N <= 16).forward_o_norm(
        (q, k, KERNELS.integers(key_lengths, dtype), v, o, norm),
        (BATCH, HEADS, N, D, M, E),
        (),
    )
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
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_d_row((norm, d_o, o, d_norm, d_row), (BATCH, HEADS, N, D, M, E), ())
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    KERNELS.of(dtype, few=M <= 16).backward_d_v_d_k(
        (k, KERNELS.integers(key_lengths, dtype), v, q, d_o, norm, d_row, d_v, d_k),
        (BATCH, HEADS, N, D, M, E),
        (),
    )
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    KERNELS.of(dtype, few=N <= 16).backward_d_q(
        (d_row, d_o, norm, v, KERNELS.integers(key_lengths, dtype), k, q, d_q),
        (BATCH, HEADS, N, D, M, E),
        (),
    )
    return d_q, d_k, d_v
