"""Squeeze-and-excitation: C++ kernels, compiled on first use

    o[c, y, x] = gate[c]⋅image[c, y, x]

                 Σ   image[c, y, x]
                y, x
    pooled[c] = ───────────────────
                        X⋅Y

    hidden[r] = relu⎛Σ  pooled[c2]⋅w1[r, c2]⎞
                    ⎝c2                     ⎠

    gate[c] = sigmoid⎛Σ hidden[r]⋅w2[c, r]⎞
                     ⎝r                   ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'squeeze_excitation',
    'backend': 'cpu',
    'options': {'without_bias': True},
    'source': '532d108e9793bfea',
    'sizes': {'BATCH': 'batch', 'C': 'width', 'Y': 'pixel', 'X': 'pixel', 'R': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('image', ['BATCH', 'C', 'Y', 'X'], 'real'),
            ('w1', ['R', 'C'], 'real'),
            ('w2', ['C', 'R'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'C', 'Y', 'X'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['image', 'w1', 'w2'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [('image', ['BATCH', 'C', 'Y', 'X']), ('w1', ['R', 'C']), ('w2', ['C', 'R'])],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(image, w1, w2):
    """Takes image (BATCH, C, Y, X), w1 (R, C), w2 (C, R).
    Returns o (BATCH, C, Y, X).
    """
    BATCH, C, Y, X = image.shape
    R = w1.shape[0]
    dtype, device = image.dtype, image.device
    factor = 1 / (X * Y) if X * Y else 0.0
    o = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    KERNELS.of(dtype).forward_o((image, w1, w2, o), (BATCH, C, Y, X, R), (factor,))
    return (o,)


def backward(image, w1, w2, d_o):
    """Takes image (BATCH, C, Y, X), w1 (R, C), w2 (C, R), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_w1 (R, C), d_w2 (C, R).
    """
    BATCH, C, Y, X = image.shape
    R = w1.shape[0]
    dtype, device = image.dtype, image.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / (X * Y) if X * Y else 0.0
    pooled = torch.empty((BATCH, C), dtype=wide, device=device)
    hidden = torch.empty((BATCH, R), dtype=wide, device=device)
    g2 = torch.empty((BATCH, C), dtype=wide, device=device)
    g5 = torch.empty((BATCH, R), dtype=wide, device=device)
    d_image = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_pooled_hidden_g2(
        (image, d_o, pooled, w1, hidden, w2, g2, g5, d_image),
        (BATCH, C, Y, X, R),
        (factor,),
    )
    # d_w2[c, r] = sum over batch of g2[c]*hidden[r]  (step 4)
    d_w2 = torch.einsum("bc,br->cr", g2, hidden)
    # g7[c2, r] = sum over batch of g5[r]*pooled[c2]  (step 3)
    g7 = torch.einsum("br,bc->cr", g5, pooled)
    # d_w1[r, c2] = g7[c2, r]  (step 3)
    d_w1 = g7.mT
    return d_image, d_w1.to(dtype).clone(), d_w2.to(dtype)
