"""Dot-product score: C++ kernels, compiled on first use

    s[i, j] = Σ k[j, d]⋅q[i, d]
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'dot_score',
    'backend': 'cpu',
    'options': {},
    'source': 'f03a0cdc408a831f',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'N': 'length', 'D': 'width', 'M': 'length'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k'],
        'saved': [],
        'cotangents': ['s'],
        'params': [],
        'outputs': [('q', ['BATCH', 'HEADS', 'N', 'D']), ('k', ['BATCH', 'HEADS', 'M', 'D'])],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(q, k):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D).
    Returns s (BATCH, HEADS, N, M).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    s = torch.zeros((BATCH, HEADS, N, M), dtype=dtype, device=device)
    KERNELS.of(dtype, few=N <= 16).forward_s((k, q, s), (BATCH, HEADS, N, D, M), ())
    return (s,)


def backward(q, k, d_s):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), d_s (BATCH, HEADS, N, M).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    if M <= 16:
        KERNELS.of(dtype).backward_d_k_few_rows((d_s, q, d_k), (BATCH, HEADS, N, D, M), ())
    else:
        KERNELS.of(dtype).backward_d_k((d_s, q, d_k), (BATCH, HEADS, N, D, M), ())
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    if N <= 16:
        KERNELS.of(dtype).backward_d_q_few_rows((d_s, k, d_q), (BATCH, HEADS, N, D, M), ())
    else:
        KERNELS.of(dtype).backward_d_q((d_s, k, d_q), (BATCH, HEADS, N, D, M), ())
    return d_q, d_k
