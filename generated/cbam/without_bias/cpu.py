"""Convolutional block attention module (CBAM): C++ kernels, compiled on first use

    o[c, y, x] = m[y, x]⋅scaled[c, y, x]

               Σ   image[c, y, x]
              y, x
    mean[c] = ───────────────────
                      X⋅Y

    peak[c] = max  image[c, y, x]
              y, x

    hidden_mean[r] = relu⎛Σ  mean[c2]⋅w1[r, c2]⎞
                         ⎝c2                   ⎠

    hidden_peak[r] = relu⎛Σ  peak[c2]⋅w1[r, c2]⎞
                         ⎝c2                   ⎠

    gate[c] = sigmoid⎛Σ hidden_mean[r]⋅w2[c, r] + Σ hidden_peak[r]⋅w2[c, r]⎞
                     ⎝r                           r                        ⎠

    scaled[c, y, x] = gate[c]⋅image[c, y, x]

                    Σ scaled[c, y, x]
                    c
    average[y, x] = ─────────────────
                            C

    highest[y, x] = max scaled[c, y, x]
                     c

    m[y, x] = sigmoid⎛          Σ            ⎛  average[u + y - floor(K/2), v + x - floor(K/2)]⋅kernel[0, u, v]⎞⎞
                     ⎜        u, v :         ⎝+ highest[u + y - floor(K/2), v + x - floor(K/2)]⋅kernel[1, u, v]⎠⎟
                     ⎜u + y - floor(K/2) < Y                                                                    ⎟
                     ⎜u + y - floor(K/2) ≥ 0                                                                    ⎟
                     ⎜v + x - floor(K/2) < X                                                                    ⎟
                     ⎝v + x - floor(K/2) ≥ 0                                                                    ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'cbam',
    'backend': 'cpu',
    'options': {'without_bias': True},
    'source': '880d08a002d5088e',
    'sizes': {
        'BATCH': 'batch',
        'C': 'width',
        'Y': 'pixel',
        'X': 'pixel',
        'R': 'width',
        'TWO': 'width',
        'K': 'width',
    },
    'defaults': {},
    'constraints': [('K', '2*floor(K/2) + 1'), ('TWO', '2')],
    'forward': {
        'inputs': [
            ('image', ['BATCH', 'C', 'Y', 'X'], 'real'),
            ('w1', ['R', 'C'], 'real'),
            ('w2', ['C', 'R'], 'real'),
            ('kernel', ['TWO', 'K', 'K'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'C', 'Y', 'X'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['image', 'w1', 'w2', 'kernel'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('image', ['BATCH', 'C', 'Y', 'X']),
            ('w1', ['R', 'C']),
            ('w2', ['C', 'R']),
            ('kernel', ['TWO', 'K', 'K']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(image, w1, w2, kernel):
    """Takes image (BATCH, C, Y, X), w1 (R, C), w2 (C, R), kernel (TWO, K, K).
    Returns o (BATCH, C, Y, X).
    """
    BATCH, C, Y, X = image.shape
    R = w1.shape[0]
    TWO, K, _ = kernel.shape
    dtype, device = image.dtype, image.device
    factor = 1 / (X * Y) if X * Y else 0.0
    factor_2 = 1 / C if C else 0.0
    o = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    KERNELS.of(dtype).forward_o((image, w1, w2, kernel, o), (BATCH, C, Y, X, R, TWO, K), (factor, factor_2))
    return (o,)


def backward(image, w1, w2, kernel, d_o):
    """Takes image (BATCH, C, Y, X), w1 (R, C), w2 (C, R), kernel (TWO, K, K), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_w1 (R, C), d_w2 (C, R), d_kernel (TWO, K, K).
    """
    BATCH, C, Y, X = image.shape
    R = w1.shape[0]
    TWO, K, _ = kernel.shape
    dtype, device = image.dtype, image.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / (X * Y) if X * Y else 0.0
    factor_2 = 1 / C if C else 0.0
    mean = torch.empty((BATCH, C), dtype=wide, device=device)
    hidden_mean = torch.empty((BATCH, R), dtype=wide, device=device)
    t4 = torch.empty((BATCH, C), dtype=wide, device=device)
    hidden_peak = torch.empty((BATCH, R), dtype=wide, device=device)
    g5_part = torch.empty((BATCH, TWO, K, K), dtype=wide, device=device)
    g6_part = torch.empty((BATCH, TWO, K, K), dtype=wide, device=device)
    g12 = torch.empty((BATCH, C), dtype=wide, device=device)
    g15 = torch.empty((BATCH, R), dtype=wide, device=device)
    g20 = torch.empty((BATCH, R), dtype=wide, device=device)
    d_image = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_mean_hidden_mean_t4(
        (image, t4, mean, w1, hidden_mean, hidden_peak, w2, d_o, kernel, g5_part, g6_part, g12, g15, g20, d_image),
        (BATCH, C, Y, X, R, TWO, K),
        (factor, factor_2),
    )
    g5 = g5_part.sum(0)
    g6 = g6_part.sum(0)
    # g14[c, r] = sum over batch of g12[c]*hidden_peak[r]  (step 3)
    g14 = torch.einsum("bc,br->cr", g12, hidden_peak)
    # g17[c2, r] = sum over batch of g15[r]*t4[c2]  (step 3)
    g17 = torch.einsum("br,bc->cr", g15, t4)
    # g19[c, r] = sum over batch of g12[c]*hidden_mean[r]  (step 3)
    g19 = torch.einsum("bc,br->cr", g12, hidden_mean)
    # g22[c2, r] = sum over batch of g20[r]*mean[c2]  (step 3)
    g22 = torch.einsum("br,bc->cr", g20, mean)
    # d_w1[r, c2] = g17[c2, r] + g22[c2, r]  (step 3)
    d_w1 = g17.mT + g22.mT
    # d_w2[c, r] = g14[c, r] + g19[c, r]  (step 3)
    d_w2 = g14 + g19
    # d_kernel[kernel_0, kernel_1, kernel_2] = g5[kernel_0, kernel_1, kernel_2] + g6[kernel_0, kernel_1, kernel_2]
    #   (step 3)
    d_kernel = g5 + g6
    return d_image, d_w1.to(dtype), d_w2.to(dtype), d_kernel.to(dtype)
