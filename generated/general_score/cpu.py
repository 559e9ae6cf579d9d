"""General (bilinear) score: C++ kernels, compiled on first use

    s[i, j] =   Σ   k[j, dk]⋅q[i, d]⋅w[d, dk]
              d, dk

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'general_score',
    'backend': 'cpu',
    'options': {},
    'source': '81aec501036659f6',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'Dk': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk'], 'real'),
            ('w', ['D', 'Dk'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'w'],
        'saved': [],
        'cotangents': ['s'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk']),
            ('w', ['D', 'Dk']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(q, k, w):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w (D, Dk).
    Returns s (BATCH, HEADS, N, M).
    """
    BATCH, HEADS, N, D = q.shape
    _, _, M, Dk = k.shape
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t2[i, dk] = sum over d of w[d, dk]*q[i, d]  (step 2)
    w_wide = w.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("da,bhid->bhia", w_wide, q_wide)
    s = torch.zeros((BATCH, HEADS, N, M), dtype=dtype, device=device)
    KERNELS.of(dtype, few=N <= 16).forward_s((k, t2, s), (BATCH, HEADS, N, D, M, Dk), ())
    return (s,)


def backward(q, k, w, d_s):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w (D, Dk), d_s (BATCH, HEADS, N, M).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_w (D, Dk).
    """
    BATCH, HEADS, N, D = q.shape
    _, _, M, Dk = k.shape
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t2[i, dk] = sum over d of w[d, dk]*q[i, d]  (step 2)
    w_wide = w.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("da,bhid->bhia", w_wide, q_wide)
    d_k = torch.empty((BATCH, HEADS, M, Dk), dtype=dtype, device=device)
    if M <= 16:
        KERNELS.of(dtype).backward_d_k_few_rows((d_s, t2, d_k), (BATCH, HEADS, N, D, M, Dk), ())
    else:
        KERNELS.of(dtype).backward_d_k((d_s, t2, d_k), (BATCH, HEADS, N, D, M, Dk), ())
    g2 = torch.empty((BATCH, HEADS, N, Dk), dtype=wide, device=device)
    if N <= 16:
        KERNELS.of(dtype).backward_g2_few_rows((d_s, k, g2), (BATCH, HEADS, N, D, M, Dk), ())
    else:
        KERNELS.of(dtype).backward_g2((d_s, k, g2), (BATCH, HEADS, N, D, M, Dk), ())
    # d_q[i, d] = sum over dk of w[d, dk]*g2[i, dk]  (step 5)
    d_q = torch.einsum("da,bhia->bhid", w_wide, g2)
    # d_w[d, dk] = sum over batch, head, i of g2[i, dk]*q[i, d]  (step 5)
    d_w = torch.einsum("bhid,bhia->ad", g2, q_wide)
    return d_q.to(dtype), d_k, d_w.to(dtype)
