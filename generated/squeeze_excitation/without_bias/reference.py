"""Squeeze-and-excitation: the plain form in torch, every value held in full

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

SIGNATURE = {
    'id': 'squeeze_excitation',
    'backend': 'reference',
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


def forward(image, w1, w2):
    """Takes image (BATCH, C, Y, X), w1 (R, C), w2 (C, R).
    Returns o (BATCH, C, Y, X).
    """
    _, _, Y, X = image.shape
    dtype = image.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / (X * Y) if X * Y else 0.0
    # t1[c] = sum over x, y of image[c, y, x]  (step 1)
    image_wide = image.to(wide)
    t1 = image_wide.mT.sum((-2, -1))
    # pooled[c] = t1[c]/(X*Y)  (step 1)
    pooled = factor * t1
    # t2[r] = sum over c2 of pooled[c2]*w1[r, c2]  (step 1)
    w1_wide = w1.to(wide)
    t2 = torch.einsum("bc,rc->br", pooled, w1_wide)
    # hidden[r] = relu(t2[r])  (step 1)
    hidden = torch.relu(t2)
    # t3[c] = sum over r of hidden[r]*w2[c, r]  (step 1)
    w2_wide = w2.to(wide)
    t3 = torch.einsum("br,cr->bc", hidden, w2_wide)
    # gate[c] = sigmoid(t3[c])  (step 1)
    gate = torch.sigmoid(t3)
    # o[c, y, x] = gate[c]*image[c, y, x]  (step 1)
    o = gate[..., None, None] * image_wide
    return (o.to(dtype),)


def backward(image, w1, w2, d_o):
    """Takes image (BATCH, C, Y, X), w1 (R, C), w2 (C, R), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_w1 (R, C), d_w2 (C, R).
    """
    _, _, Y, X = image.shape
    dtype = image.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / (X * Y) if X * Y else 0.0
    # t1[c] = sum over x, y of image[c, y, x]  (step 1)
    image_wide = image.to(wide)
    t1 = image_wide.mT.sum((-2, -1))
    # pooled[c] = t1[c]/(X*Y)  (step 1)
    pooled = factor * t1
    # t2[r] = sum over c2 of pooled[c2]*w1[r, c2]  (step 1)
    w1_wide = w1.to(wide)
    t2 = torch.einsum("bc,rc->br", pooled, w1_wide)
    # hidden[r] = relu(t2[r])  (step 1)
    hidden = torch.relu(t2)
    # t3[c] = sum over r of hidden[r]*w2[c, r]  (step 1)
    w2_wide = w2.to(wide)
    t3 = torch.einsum("br,cr->bc", hidden, w2_wide)
    # gate[c] = sigmoid(t3[c])  (step 1)
    gate = torch.sigmoid(t3)
    # g1[c] = sum over x, y of d_o[c, y, x]*image[c, y, x]  (step 3)
    d_o_wide = d_o.to(wide)
    g1 = (d_o_wide.mT * image_wide.mT).sum((-2, -1))
    # g2[c] = (1 - sigmoid(t3[c]))*sigmoid(t3[c])*g1[c]  (step 3)
    gate_2 = torch.sigmoid(t3)
    g2 = (1 - gate_2) * g1 * gate_2
    # g3[r] = sum over c of g2[c]*w2[c, r]  (step 3)
    g3 = torch.einsum("bc,cr->br", g2, w2_wide)
    # d_w2[c, r] = sum over batch of g2[c]*hidden[r]  (step 4)
    d_w2 = torch.einsum("bc,br->cr", g2, hidden)
    # g5[r] = step(t2[r])*g3[r]  (step 3)
    g5 = g3 * t2.gt(0).to(wide)
    # g6[c2] = sum over r of g5[r]*w1[r, c2]  (step 3)
    g6 = torch.einsum("br,rc->bc", g5, w1_wide)
    # g7[c2, r] = sum over batch of g5[r]*pooled[c2]  (step 3)
    g7 = torch.einsum("br,bc->cr", g5, pooled)
    # g8[c] = g6[c]/(X*Y)  (step 3)
    g8 = factor * g6
    # d_image[c, y, x] = g8[c] + gate[c]*d_o[c, y, x]  (step 3)
    d_image = gate[..., None, None] * d_o_wide + g8[..., None, None]
    # d_w1[r, c2] = g7[c2, r]  (step 3)
    d_w1 = g7.mT
    return d_image.to(dtype), d_w1.to(dtype).clone(), d_w2.to(dtype)
