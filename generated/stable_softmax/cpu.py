"""Stable softmax: C++ kernels, compiled on first use

            exp(w[j])
    p[j] = ───────────
           Σ exp(w[j])
           j

    w[j] = s[j] - max s[j]
                   j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'stable_softmax',
    'backend': 'cpu',
    'options': {},
    'source': '49599abf581053e4',
    'sizes': {'BATCH': 'batch', 'N': 'length'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [('s', ['BATCH', 'N'], 'real')],
        'params': [],
        'divisors': [],
        'outputs': [('p', ['BATCH', 'N'], 'input'), ('lse', ['BATCH'], 'double')],
        'saved': [('saved_t1', ['BATCH'], 'accumulate')],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['s'],
        'saved': ['lse', 'saved_t1'],
        'cotangents': ['p', 'lse'],
        'params': [],
        'outputs': [('s', ['BATCH', 'N'])],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(s):
    """Takes s (BATCH, N).
    Returns p (BATCH, N), lse (BATCH) of float64, saved_t1 (BATCH).
    """
    BATCH, N = s.shape
    dtype, device = s.dtype, s.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    p = torch.empty((BATCH, N), dtype=dtype, device=device)
    lse = torch.empty((BATCH,), dtype=torch.float64, device=device)
    saved_t1 = torch.empty((BATCH,), dtype=wide, device=device)
    KERNELS.of(dtype).forward_p_lse_saved_t1((s, p, lse, saved_t1), (BATCH, N), ())
    return p, lse, saved_t1


def backward(s, lse, saved_t1, d_p, d_lse):
    """Takes s (BATCH, N), lse (BATCH), saved_t1 (BATCH), d_p (BATCH, N), d_lse (BATCH).
    Returns d_s (BATCH, N).
    """
    BATCH, N = s.shape
    dtype, device = s.dtype, s.device
    d_s = torch.empty((BATCH, N), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_s((s, saved_t1, lse, d_p, d_lse, d_s), (BATCH, N), ())
    return (d_s,)
