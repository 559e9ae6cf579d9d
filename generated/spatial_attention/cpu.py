"""Spatial attention (CBAM): C++ kernels, compiled on first use

    o[c, y, x] = m[y, x]⋅image[c, y, x]

                    Σ image[c, y, x]
                    c
    average[y, x] = ────────────────
                           C

    highest[y, x] = max image[c, y, x]
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
    'id': 'spatial_attention',
    'backend': 'cpu',
    'options': {},
    'source': '8110955fea9aba7c',
    'sizes': {
        'BATCH': 'batch',
        'C': 'width',
        'Y': 'pixel',
        'X': 'pixel',
        'TWO': 'width',
        'K': 'width',
    },
    'defaults': {},
    'constraints': [('K', '2*floor(K/2) + 1'), ('TWO', '2')],
    'forward': {
        'inputs': [
            ('image', ['BATCH', 'C', 'Y', 'X'], 'real'),
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
        'inputs': ['image', 'kernel'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [('image', ['BATCH', 'C', 'Y', 'X']), ('kernel', ['TWO', 'K', 'K'])],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(image, kernel):
    """Takes image (BATCH, C, Y, X), kernel (TWO, K, K).
    Returns o (BATCH, C, Y, X).
    """
    BATCH, C, Y, X = image.shape
    TWO, K, _ = kernel.shape
    dtype, device = image.dtype, image.device
    factor = 1 / C if C else 0.0
    o = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    KERNELS.of(dtype).forward_o((image, kernel, o), (BATCH, C, Y, X, TWO, K), (factor,))
    return (o,)


def backward(image, kernel, d_o):
    """Takes image (BATCH, C, Y, X), kernel (TWO, K, K), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_kernel (TWO, K, K).
    """
    BATCH, C, Y, X = image.shape
    TWO, K, _ = kernel.shape
    dtype, device = image.dtype, image.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / C if C else 0.0
    g5_part = torch.empty((BATCH, TWO, K, K), dtype=wide, device=device)
    g6_part = torch.empty((BATCH, TWO, K, K), dtype=wide, device=device)
    d_image = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_g5_g6_d_image(
        (image, d_o, kernel, g5_part, g6_part, d_image),
        (BATCH, C, Y, X, TWO, K),
        (factor,),
    )
    g5 = g5_part.sum(0)
    g6 = g6_part.sum(0)
    # d_kernel[kernel_0, kernel_1, kernel_2] = g5[kernel_0, kernel_1, kernel_2] + g6[kernel_0, kernel_1, kernel_2]
    #   (step 3)
    d_kernel = g5 + g6
    return d_image, d_kernel.to(dtype)
