"""Softmax: C++ kernels, compiled on first use

            exp(s[j])
    p[j] = ───────────
           Σ exp(s[j])
           j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'softmax',
    'backend': 'cpu',
    'options': {},
    'source': 'edea0d45bfcf728a',
    'sizes': {'BATCH': 'batch', 'N': 'length'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [('s', ['BATCH', 'N'], 'real')],
        'params': [],
        'divisors': [],
        'outputs': [('p', ['BATCH', 'N'], 'input'), ('lse', ['BATCH'], 'double')],
        'saved': [],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['s'],
        'saved': ['lse'],
        'cotangents': ['p', 'lse'],
        'params': [],
        'outputs': [('s', ['BATCH', 'N'])],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(s):
    """Takes s (BATCH, N).
    Returns p (BATCH, N), lse (BATCH) of float64.
    """
    BATCH, N = s.shape
    dtype, device = s.dtype, s.device
    p = torch.empty((BATCH, N), dtype=dtype, device=device)
    lse = torch.empty((BATCH,), dtype=torch.float64, device=device)
    KERNELS.of(dtype).forward_p_lse((s, p, lse), (BATCH, N), ())
    return p, lse


def backward(s, lse, d_p, d_lse):
    """Takes s (BATCH, N), lse (BATCH), d_p (BATCH, N), d_lse (BATCH).
    Returns d_s (BATCH, N).
    """
    BATCH, N = s.shape
    dtype, device = s.dtype, s.device
    d_s = torch.empty((BATCH, N), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_s((s, lse, d_p, d_lse, d_s), (BATCH, N), ())
    return (d_s,)
