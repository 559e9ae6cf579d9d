"""Squeeze-and-excitation: the plain form in torch, every value held in full

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

SIGNATURE = {
    'id': 'squeeze_excitation',
    'backend': 'reference',
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


def forward(image, w1, b1, w2, b2):
    """Takes image (BATCH, C, Y, X), w1 (R, C), b1 (R), w2 (C, R), b2 (C).
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
    # hidden[r] = relu(b1[r] + t2[r])  (step 1)
    b1_wide = b1.to(wide)
    hidden = torch.relu(t2 + b1_wide)
    # t3[c] = sum over r of hidden[r]*w2[c, r]  (step 1)
    w2_wide = w2.to(wide)
    t3 = torch.einsum("br,cr->bc", hidden, w2_wide)
    # gate[c] = sigmoid(b2[c] + t3[c])  (step 1)
    b2_wide = b2.to(wide)
    gate = torch.sigmoid(t3 + b2_wide)
    # o[c, y, x] = gate[c]*image[c, y, x]  (step 1)
    o = gate[..., None, None] * image_wide
    return (o.to(dtype),)


def backward(image, w1, b1, w2, b2, d_o):
    """Takes image (BATCH, C, Y, X), w1 (R, C), b1 (R), w2 (C, R), b2 (C), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_w1 (R, C), d_b1 (R), d_w2 (C, R), d_b2 (C).
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
    # hidden[r] = relu(b1[r] + t2[r])  (step 1)
    b1_wide = b1.to(wide)
    hidden = torch.relu(t2 + b1_wide)
    # t3[c] = sum over r of hidden[r]*w2[c, r]  (step 1)
    w2_wide = w2.to(wide)
    t3 = torch.einsum("br,cr->bc", hidden, w2_wide)
    # gate[c] = sigmoid(b2[c] + t3[c])  (step 1)
    b2_wide = b2.to(wide)
    gate = torch.sigmoid(t3 + b2_wide)
    # g1[c] = sum over x, y of d_o[c, y, x]*image[c, y, x]  (step 3)
    d_o_wide = d_o.to(wide)
    g1 = (d_o_wide.mT * image_wide.mT).sum((-2, -1))
    # d_b2[c] = sum over batch of (1 - sigmoid(b2[c] + t3[c]))*sigmoid(b2[c] + t3[c])*g1[c]  (step 4)
    gate_2 = torch.sigmoid(t3.mT + b2_wide[..., None])
    d_b2 = ((1 - gate_2) * g1.mT * gate_2).sum(-1)
    # g3[c] = (1 - sigmoid(b2[c] + t3[c]))*sigmoid(b2[c] + t3[c])*g1[c]  (step 3)
    gate_3 = torch.sigmoid(t3 + b2_wide)
    g3 = (1 - gate_3) * g1 * gate_3
    # g4[r] = sum over c of g3[c]*w2[c, r]  (step 3)
    g4 = torch.einsum("bc,cr->br", g3, w2_wide)
    # d_w2[c, r] = sum over batch of g3[c]*hidden[r]  (step 4)
    d_w2 = torch.einsum("bc,br->cr", g3, hidden)
    # d_b1[r] = sum over batch of step(b1[r] + t2[r])*g4[r]  (step 4)
    d_b1 = (g4.mT * (t2.mT + b1_wide[..., None]).gt(0).to(wide)).sum(-1)
    # g7[r] = step(b1[r] + t2[r])*g4[r]  (step 3)
    g7 = g4 * (t2 + b1_wide).gt(0).to(wide)
    # g8[c2] = sum over r of g7[r]*w1[r, c2]  (step 3)
    g8 = torch.einsum("br,rc->bc", g7, w1_wide)
    # g9[c2, r] = sum over batch of g7[r]*pooled[c2]  (step 3)
    g9 = torch.einsum("br,bc->cr", g7, pooled)
    # g10[c] = g8[c]/(X*Y)  (step 3)
    g10 = factor * g8
    # d_image[c, y, x] = g10[c] + gate[c]*d_o[c, y, x]  (step 3)
    d_image = gate[..., None, None] * d_o_wide + g10[..., None, None]
    # d_w1[r, c2] = g9[c2, r]  (step 3)
    d_w1 = g9.mT
    return d_image.to(dtype), d_w1.to(dtype).clone(), d_b1.to(dtype), d_w2.to(dtype), d_b2.to(dtype)
