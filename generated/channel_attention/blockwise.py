"""Channel attention (CBAM): tile by tile in torch, in memory linear in the lengths

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

SIGNATURE = {
    'id': 'channel_attention',
    'backend': 'blockwise',
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


def inverse(x):
    """1 / x, and 0 where x is 0"""
    if not isinstance(x, torch.Tensor):  # a number that the caller gave
        return 1.0 / x if x else 0.0
    return torch.where(x == 0, 0.0, 1.0 / x)


def largest(x, axes):
    """the maximum over some axes, -inf over none; a NaN stays"""
    axes = axes if isinstance(axes, tuple) else (axes,)
    return x.amax(axes) if all(x.shape[axis] for axis in axes) else x.sum(axes) - float("inf")


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
    # mean[c] = t1[c]/(X*Y)  (step 1)
    mean = factor * t1
    # t2[r] = sum over c2 of mean[c2]*w1[r, c2]  (step 1)
    w1_wide = w1.to(wide)
    t2 = torch.einsum("bc,rc->br", mean, w1_wide)
    # hidden_mean[r] = relu(b1[r] + t2[r])  (step 1)
    b1_wide = b1.to(wide)
    hidden_mean = torch.relu(t2 + b1_wide)
    # t3[c] = sum over r of hidden_mean[r]*w2[c, r]  (step 1)
    w2_wide = w2.to(wide)
    t3 = torch.einsum("br,cr->bc", hidden_mean, w2_wide)
    # t4[c] = max over x, y of image[c, y, x]  (step 1)
    t4 = largest(image_wide.mT, (-2, -1))
    # t5[r] = sum over c2 of t4[c2]*w1[r, c2]  (step 2)
    t5 = torch.einsum("bc,rc->br", t4, w1_wide)
    # hidden_peak[r] = relu(b1[r] + t5[r])  (step 1)
    hidden_peak = torch.relu(t5 + b1_wide)
    # t6[c] = sum over r of hidden_peak[r]*w2[c, r]  (step 1)
    t6 = torch.einsum("br,cr->bc", hidden_peak, w2_wide)
    # gate[c] = sigmoid(2*b2[c] + t3[c] + t6[c])  (step 1)
    b2_wide = b2.to(wide)
    gate = torch.sigmoid(t3 + t6 + 2 * b2_wide)
    # o[c, y, x] = gate[c]*image[c, y, x]  (step 1)
    o = gate[..., None, None] * image_wide
    return (o.to(dtype),)


def backward(image, w1, b1, w2, b2, d_o):
    """Takes image (BATCH, C, Y, X), w1 (R, C), b1 (R), w2 (C, R), b2 (C), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_w1 (R, C), d_b1 (R), d_w2 (C, R), d_b2 (C).
    """
    _, _, Y, X = image.shape
    dtype, device = image.dtype, image.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / (X * Y) if X * Y else 0.0
    # t1[c] = sum over x, y of image[c, y, x]  (step 1)
    image_wide = image.to(wide)
    t1 = image_wide.mT.sum((-2, -1))
    # mean[c] = t1[c]/(X*Y)  (step 1)
    mean = factor * t1
    # t2[r] = sum over c2 of mean[c2]*w1[r, c2]  (step 1)
    w1_wide = w1.to(wide)
    t2 = torch.einsum("bc,rc->br", mean, w1_wide)
    # hidden_mean[r] = relu(b1[r] + t2[r])  (step 1)
    b1_wide = b1.to(wide)
    hidden_mean = torch.relu(t2 + b1_wide)
    # t3[c] = sum over r of hidden_mean[r]*w2[c, r]  (step 1)
    w2_wide = w2.to(wide)
    t3 = torch.einsum("br,cr->bc", hidden_mean, w2_wide)
    # t4[c] = max over x, y of image[c, y, x]  (step 1)
    t4 = largest(image_wide.mT, (-2, -1))
    # t5[r] = sum over c2 of t4[c2]*w1[r, c2]  (step 2)
    t5 = torch.einsum("bc,rc->br", t4, w1_wide)
    # hidden_peak[r] = relu(b1[r] + t5[r])  (step 1)
    hidden_peak = torch.relu(t5 + b1_wide)
    # t6[c] = sum over r of hidden_peak[r]*w2[c, r]  (step 1)
    t6 = torch.einsum("br,cr->bc", hidden_peak, w2_wide)
    # gate[c] = sigmoid(2*b2[c] + t3[c] + t6[c])  (step 1)
    b2_wide = b2.to(wide)
    gate = torch.sigmoid(t3 + t6 + 2 * b2_wide)
    # g1[c] = sum over x, y of d_o[c, y, x]*image[c, y, x]  (step 3)
    d_o_wide = d_o.to(wide)
    g1 = (d_o_wide.mT * image_wide.mT).sum((-2, -1))
    # g2[c] = sum over batch of (1 - sigmoid(2*b2[c] + t3[c] + t6[c]))*sigmoid(2*b2[c] + t3[c] + t6[c])*g1[c]  (step 3)
    gate_2 = torch.sigmoid(t3.mT + t6.mT + (2 * b2_wide)[..., None])
    g2 = ((1 - gate_2) * g1.mT * gate_2).sum(-1)
    # g3[c] = (1 - sigmoid(2*b2[c] + t3[c] + t6[c]))*sigmoid(2*b2[c] + t3[c] + t6[c])*g1[c]  (step 3)
    gate_3 = torch.sigmoid(t3 + t6 + 2 * b2_wide)
    g3 = (1 - gate_3) * g1 * gate_3
    # g4[r] = sum over c of g3[c]*w2[c, r]  (step 3)
    g4 = torch.einsum("bc,cr->br", g3, w2_wide)
    # g5[c, r] = sum over batch of g3[c]*hidden_peak[r]  (step 3)
    g5 = torch.einsum("bc,br->cr", g3, hidden_peak)
    # g6[r] = sum over batch of step(b1[r] + t5[r])*g4[r]  (step 3)
    g6 = (g4.mT * (t5.mT + b1_wide[..., None]).gt(0).to(wide)).sum(-1)
    # g7[r] = step(b1[r] + t5[r])*g4[r]  (step 3)
    g7 = g4 * (t5 + b1_wide).gt(0).to(wide)
    # g8[c2] = sum over r of g7[r]*w1[r, c2]  (step 3)
    g8 = torch.einsum("br,rc->bc", g7, w1_wide)
    # g9[c2, r] = sum over batch of g7[r]*t4[c2]  (step 3)
    g9 = torch.einsum("br,bc->cr", g7, t4)
    # g10[c] = sum over x, y of 1 where seen  (step 3)
    # seen: Eq(image[c, y, x], t4[c])
    seen = image_wide.mT == t4[..., None, None]
    g10 = torch.where(seen, torch.as_tensor(1, dtype=wide, device=device), 0.0).sum((-2, -1))
    # g11[c, r] = sum over batch of g3[c]*hidden_mean[r]  (step 3)
    g11 = torch.einsum("bc,br->cr", g3, hidden_mean)
    # g12[r] = sum over batch of step(b1[r] + t2[r])*g4[r]  (step 3)
    g12 = (g4.mT * (t2.mT + b1_wide[..., None]).gt(0).to(wide)).sum(-1)
    # g13[r] = step(b1[r] + t2[r])*g4[r]  (step 3)
    g13 = g4 * (t2 + b1_wide).gt(0).to(wide)
    # g14[c2] = sum over r of g13[r]*w1[r, c2]  (step 3)
    g14 = torch.einsum("br,rc->bc", g13, w1_wide)
    # g15[c2, r] = sum over batch of g13[r]*mean[c2]  (step 3)
    g15 = torch.einsum("br,bc->cr", g13, mean)
    # g16[c] = g14[c]/(X*Y)  (step 3)
    g16 = factor * g14
    # g17[c, y, x] = g8[c]/g10[c] where seen  (step 3)
    # seen: Eq(image[c, y, x], t4[c])
    seen_2 = image_wide == t4[..., None, None]
    g17 = torch.where(seen_2, (inverse(g10) * g8)[..., None, None], 0.0)
    # d_image[c, y, x] = g16[c] + gate[c]*d_o[c, y, x] + g17[c, y, x]  (step 3)
    d_image = gate[..., None, None] * d_o_wide + g17 + g16[..., None, None]
    # d_w1[r, c2] = g15[c2, r] + g9[c2, r]  (step 3)
    d_w1 = g15.mT + g9.mT
    # d_b1[r] = g12[r] + g6[r]  (step 3)
    d_b1 = g12 + g6
    # d_w2[c, r] = g11[c, r] + g5[c, r]  (step 3)
    d_w2 = g11 + g5
    # d_b2[c] = 2*g2[c]  (step 3)
    d_b2 = 2 * g2
    return d_image.to(dtype), d_w1.to(dtype), d_b1.to(dtype), d_w2.to(dtype), d_b2.to(dtype)
