"""Attention with rotary positions: C++ kernels, compiled on first use

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

    s[i, j] = scale⋅Σ (k0[j, t]⋅q0[i, t] + k1[j, t]⋅q1[i, t])
                    t

                    ⎛               ⎛-t⋅log(base) ⎞⎞
               - sin⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 1]
    q0[i, t] =      ⎝               ⎝      P      ⎠⎠
                    ⎛               ⎛-t⋅log(base) ⎞⎞
               + cos⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 0]
                    ⎝               ⎝      P      ⎠⎠

                    ⎛               ⎛-t⋅log(base) ⎞⎞
                 sin⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 0]
    q1[i, t] =      ⎝               ⎝      P      ⎠⎠
                    ⎛               ⎛-t⋅log(base) ⎞⎞
               + cos⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 1]
                    ⎝               ⎝      P      ⎠⎠

                    ⎛     ⎛-t⋅log(base) ⎞⎞
               - sin⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 1]
    k0[j, t] =      ⎝     ⎝      P      ⎠⎠
                    ⎛     ⎛-t⋅log(base) ⎞⎞
               + cos⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 0]
                    ⎝     ⎝      P      ⎠⎠

                    ⎛     ⎛-t⋅log(base) ⎞⎞
                 sin⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 0]
    k1[j, t] =      ⎝     ⎝      P      ⎠⎠
                    ⎛     ⎛-t⋅log(base) ⎞⎞
               + cos⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 1]
                    ⎝     ⎝      P      ⎠⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import math
import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'rotary_attention',
    'backend': 'cpu',
    'options': {},
    'source': '3b2c50db95f6c1a2',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'P': 'width',
        'TWO': 'width',
        'M': 'length',
        'E': 'width',
        'base': 'param',
    },
    'defaults': {'scale': 'sqrt(2)/(2*sqrt(P))'},
    'constraints': [('TWO', '2')],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'P', 'TWO'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'P', 'TWO'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': ['base'],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'N'], 'double'),
        ],
        'saved': [],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': ['base'],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'P', 'TWO']),
            ('k', ['BATCH', 'HEADS', 'M', 'P', 'TWO']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(q, k, v, scale, base):
    """Takes q (BATCH, HEADS, N, P, TWO), k (BATCH, HEADS, M, P, TWO), v (BATCH, HEADS, M, E), scale a number; base
    integers.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, P, TWO = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    k0 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    k1 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    KERNELS.of(dtype).forward_k0_k1((k, k0, k1), (BATCH, HEADS, N, P, TWO, M, E, base), (factor,))
    q0 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    q1 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    KERNELS.of(dtype).forward_q0_q1((q, q0, q1), (BATCH, HEADS, N, P, TWO, M, E, base), (factor,))
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    if N <= 16:
        KERNELS.of(dtype).forward_o_lse_few_rows(
            (q0, k0, q1, k1, v, o, lse),
            (BATCH, HEADS, N, P, TWO, M, E, base),
            (scale,),
        )
    else:
        KERNELS.of(dtype).forward_o_lse((k0, q0, k1, q1, v, o, lse), (BATCH, HEADS, N, P, TWO, M, E, base), (scale,))
    return o, lse


def backward(q, k, v, scale, o, lse, d_o, d_lse, base):
    """Takes q (BATCH, HEADS, N, P, TWO), k (BATCH, HEADS, M, P, TWO), v (BATCH, HEADS, M, E), scale a number, o
    (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N); base integers.
    Returns d_q (BATCH, HEADS, N, P, TWO), d_k (BATCH, HEADS, M, P, TWO), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, P, TWO = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    k0 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    k1 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    KERNELS.of(dtype).backward_k0_k1((k, k0, k1), (BATCH, HEADS, N, P, TWO, M, E, base), (factor,))
    q0 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    q1 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    KERNELS.of(dtype).backward_q0_q1_d_row(
        (q, q0, q1, d_o, o, d_lse, d_row),
        (BATCH, HEADS, N, P, TWO, M, E, base),
        (factor,),
    )
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    g8 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    g9 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    g10 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    g11 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    if N <= 16:
        KERNELS.of(dtype, few=True).backward_g10_g11_d_v(
            (k0, q0, k1, q1, v, d_o, lse, d_row, g10, g11, d_v, g8, g9),
            (BATCH, HEADS, N, P, TWO, M, E, base),
            (scale,),
        )
    else:
        KERNELS.of(dtype, few=M <= 16).backward_d_v_g8_g9(
            (q0, k0, q1, k1, d_o, v, lse, d_row, d_v, g8, g9, g10, g11),
            (BATCH, HEADS, N, P, TWO, M, E, base),
            (scale,),
        )
    d_q = torch.empty((BATCH, HEADS, N, P, TWO), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_q((g11, g10, d_q), (BATCH, HEADS, N, P, TWO, M, E, base), (factor,))
    d_k = torch.empty((BATCH, HEADS, M, P, TWO), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_k((g9, g8, d_k), (BATCH, HEADS, N, P, TWO, M, E, base), (factor,))
    return d_q, d_k, d_v
