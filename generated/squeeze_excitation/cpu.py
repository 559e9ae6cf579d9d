"""Squeeze-and-excitation: C++ kernels, compiled on first use

    o[c, y, x] = gate[c]⋅image[c, y, x]

                 Σ   image[c, y, x]
                y, x
    pooled[c] = ───────────────────
                        X⋅Y

    hidden[r] = relu⎛b1[r] + Σ  pooled[c2]⋅w1[r, c2]⎞
                    ⎝        c2                     ⎠

    gate[c] = sigmoid⎛b2[c] + Σ hidden[r]⋅w2[c, r]⎞
                     ⎝        r                   ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'squeeze_excitation',
    'backend': 'cpu',
    'options': {},
    'source': 'df3597c455967fb6',
    'sizes': {'BATCH': 'batch', 'C': 'width', 'Y': 'pixel', 'X': 'pixel', 'R': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('image', ['BATCH', 'C', 'Y', 'X'], 'real'),
            ('w1', ['R', 'C'], 'real'),
            ('b1', ['R'], 'real'),
            ('w2', ['C', 'R'], 'real'),
            ('b2', ['C'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'C', 'Y', 'X'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['image', 'w1', 'b1', 'w2', 'b2'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('image', ['BATCH', 'C', 'Y', 'X']),
            ('w1', ['R', 'C']),
            ('b1', ['R']),
            ('w2', ['C', 'R']),
            ('b2', ['C']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(image, w1, b1, w2, b2):
    """Takes image (BATCH, C, Y, X), w1 (R, C), b1 (R), w2 (C, R), b2 (C).
    Returns o (BATCH, C, Y, X).
    """
    BATCH, C, Y, X = image.shape
    R = w1.shape[0]
    dtype, device = image.dtype, image.device
    factor = 1 / (X * Y) if X * Y else 0.0
    o = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    KERNELS.of(dtype).forward_o((image, w1, b1, w2, b2, o), (BATCH, C, Y, X, R), (factor,))
    return (o,)


def backward(image, w1, b1, w2, b2, d_o):
    """Takes image (BATCH, C, Y, X), w1 (R, C), b1 (R), w2 (C, R), b2 (C), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_w1 (R, C), d_b1 (R), d_w2 (C, R), d_b2 (C).
    """
    BATCH, C, Y, X = image.shape
    R = w1.shape[0]
    dtype, device = image.dtype, image.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / (X * Y) if X * Y else 0.0
    pooled = torch.empty((BATCH, C), dtype=wide, device=device)
    t2 = torch.empty((BATCH, R), dtype=wide, device=device)
    hidden = torch.empty((BATCH, R), dtype=wide, device=device)
    t3 = torch.empty((BATCH, C), dtype=wide, device=device)
    g1 = torch.empty((BATCH, C), dtype=wide, device=device)
    g3 = torch.empty((BATCH, C), dtype=wide, device=device)
    g4 = torch.empty((BATCH, R), dtype=wide, device=device)
    g7 = torch.empty((BATCH, R), dtype=wide, device=device)
    d_image = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_pooled_t2_hidden(
        (image, d_o, g1, pooled, w1, t2, b1, hidden, w2, t3, b2, g3, g4, g7, d_image),
        (BATCH, C, Y, X, R),
        (factor,),
    )
    # d_b2[c] = sum over batch of (1 - sigmoid(b2[c] + t3[c]))*sigmoid(b2[c] + t3[c])*g1[c]  (step 4)
    b2_wide = b2.to(wide)
    gate_2 = torch.sigmoid(t3.mT + b2_wide[..., None])
    d_b2 = ((1 - gate_2) * g1.mT * gate_2).sum(-1)
    # d_w2[c, r] = sum over batch of g3[c]*hidden[r]  (step 4)
    d_w2 = torch.einsum("bc,br->cr", g3, hidden)
    # d_b1[r] = sum over batch of step(b1[r] + t2[r])*g4[r]  (step 4)
    b1_wide = b1.to(wide)
    d_b1 = (g4.mT * (t2.mT + b1_wide[..., None]).gt(0).to(wide)).sum(-1)
    # g9[c2, r] = sum over batch of g7[r]*pooled[c2]  (step 3)
    g9 = torch.einsum("br,bc->cr", g7, pooled)
    # d_w1[r, c2] = g9[c2, r]  (step 3)
    d_w1 = g9.mT
    return d_image, d_w1.to(dtype).clone(), d_b1.to(dtype), d_w2.to(dtype), d_b2.to(dtype)
