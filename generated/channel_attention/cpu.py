"""Channel attention (CBAM): C++ kernels, compiled on first use

    o[c, y, x] = gate[c]⋅image[c, y, x]

               Σ   image[c, y, x]
              y, x
    mean[c] = ───────────────────
                      X⋅Y

    peak[c] = max  image[c, y, x]
              y, x

    hidden_mean[r] = relu⎛b1[r] + Σ  mean[c2]⋅w1[r, c2]⎞
                         ⎝        c2                   ⎠

    hidden_peak[r] = relu⎛b1[r] + Σ  peak[c2]⋅w1[r, c2]⎞
                         ⎝        c2                   ⎠

    gate[c] = sigmoid⎛2⋅b2[c] + Σ hidden_mean[r]⋅w2[c, r] + Σ hidden_peak[r]⋅w2[c, r]⎞
                     ⎝          r                           r                        ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'channel_attention',
    'backend': 'cpu',
    'options': {},
    'source': '83d82d2cd022774b',
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
    mean = torch.empty((BATCH, C), dtype=wide, device=device)
    t2 = torch.empty((BATCH, R), dtype=wide, device=device)
    hidden_mean = torch.empty((BATCH, R), dtype=wide, device=device)
    t3 = torch.empty((BATCH, C), dtype=wide, device=device)
    t4 = torch.empty((BATCH, C), dtype=wide, device=device)
    t5 = torch.empty((BATCH, R), dtype=wide, device=device)
    hidden_peak = torch.empty((BATCH, R), dtype=wide, device=device)
    t6 = torch.empty((BATCH, C), dtype=wide, device=device)
    g1 = torch.empty((BATCH, C), dtype=wide, device=device)
    g3 = torch.empty((BATCH, C), dtype=wide, device=device)
    g4 = torch.empty((BATCH, R), dtype=wide, device=device)
    g7 = torch.empty((BATCH, R), dtype=wide, device=device)
    g13 = torch.empty((BATCH, R), dtype=wide, device=device)
    d_image = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_mean_t2_hidden_mean(
        (image, t4, d_o, g1, mean, w1, t2, t5, b1, hidden_mean, hidden_peak, w2, t3, t6, b2, g3, g4, g7, g13, d_image),
        (BATCH, C, Y, X, R),
        (factor,),
    )
    # g2[c] = sum over batch of (1 - sigmoid(2*b2[c] + t3[c] + t6[c]))*sigmoid(2*b2[c] + t3[c] + t6[c])*g1[c]  (step 3)
    b2_wide = b2.to(wide)
    gate_2 = torch.sigmoid(t3.mT + t6.mT + (2 * b2_wide)[..., None])
    g2 = ((1 - gate_2) * g1.mT * gate_2).sum(-1)
    # g5[c, r] = sum over batch of g3[c]*hidden_peak[r]  (step 3)
    g5 = torch.einsum("bc,br->cr", g3, hidden_peak)
    # g6[r] = sum over batch of step(b1[r] + t5[r])*g4[r]  (step 3)
    b1_wide = b1.to(wide)
    g6 = (g4.mT * (t5.mT + b1_wide[..., None]).gt(0).to(wide)).sum(-1)
    # g9[c2, r] = sum over batch of g7[r]*t4[c2]  (step 3)
    g9 = torch.einsum("br,bc->cr", g7, t4)
    # g11[c, r] = sum over batch of g3[c]*hidden_mean[r]  (step 3)
    g11 = torch.einsum("bc,br->cr", g3, hidden_mean)
    # g12[r] = sum over batch of step(b1[r] + t2[r])*g4[r]  (step 3)
    g12 = (g4.mT * (t2.mT + b1_wide[..., None]).gt(0).to(wide)).sum(-1)
    # g15[c2, r] = sum over batch of g13[r]*mean[c2]  (step 3)
    g15 = torch.einsum("br,bc->cr", g13, mean)
    # d_w1[r, c2] = g15[c2, r] + g9[c2, r]  (step 3)
    d_w1 = g15.mT + g9.mT
    # d_b1[r] = g12[r] + g6[r]  (step 3)
    d_b1 = g12 + g6
    # d_w2[c, r] = g11[c, r] + g5[c, r]  (step 3)
    d_w2 = g11 + g5
    # d_b2[c] = 2*g2[c]  (step 3)
    d_b2 = 2 * g2
    return d_image, d_w1.to(dtype), d_b1.to(dtype), d_w2.to(dtype), d_b2.to(dtype)
