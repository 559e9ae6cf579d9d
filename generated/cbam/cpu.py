"""Convolutional block attention module (CBAM): C++ kernels, compiled on first use

    o[c, y, x] = m[y, x]⋅scaled[c, y, x]

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
    'options': {},
    'source': 'e7468bbb4efbb692',
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
            ('b1', ['R'], 'real'),
            ('w2', ['C', 'R'], 'real'),
            ('b2', ['C'], 'real'),
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
        'inputs': ['image', 'w1', 'b1', 'w2', 'b2', 'kernel'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('image', ['BATCH', 'C', 'Y', 'X']),
            ('w1', ['R', 'C']),
            ('b1', ['R']),
            ('w2', ['C', 'R']),
            ('b2', ['C']),
            ('kernel', ['TWO', 'K', 'K']),
        ],
        'keywords': [],
    },
}

KERNELS = Kernels(__file__)


def forward(image, w1, b1, w2, b2, kernel):
    """Takes image (BATCH, C, Y, X), w1 (R, C), b1 (R), w2 (C, R), b2 (C), kernel (TWO, K, K).
    Returns o (BATCH, C, Y, X).
    """
    BATCH, C, Y, X = image.shape
    R = w1.shape[0]
    TWO, K, _ = kernel.shape
    dtype, device = image.dtype, image.device
    factor = 1 / (X * Y) if X * Y else 0.0
    factor_2 = 1 / C if C else 0.0
    o = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    KERNELS.of(dtype).forward_o((image, w1, b1, w2, b2, kernel, o), (BATCH, C, Y, X, R, TWO, K), (factor, factor_2))
    return (o,)


def backward(image, w1, b1, w2, b2, kernel, d_o):
    """Takes image (BATCH, C, Y, X), w1 (R, C), b1 (R), w2 (C, R), b2 (C), kernel (TWO, K, K), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_w1 (R, C), d_b1 (R), d_w2 (C, R), d_b2 (C), d_kernel (TWO, K, K).
    """
    BATCH, C, Y, X = image.shape
    R = w1.shape[0]
    TWO, K, _ = kernel.shape
    dtype, device = image.dtype, image.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / (X * Y) if X * Y else 0.0
    factor_2 = 1 / C if C else 0.0
    mean = torch.empty((BATCH, C), dtype=wide, device=device)
    t2 = torch.empty((BATCH, R), dtype=wide, device=device)
    hidden_mean = torch.empty((BATCH, R), dtype=wide, device=device)
    t3 = torch.empty((BATCH, C), dtype=wide, device=device)
    t4 = torch.empty((BATCH, C), dtype=wide, device=device)
    t5 = torch.empty((BATCH, R), dtype=wide, device=device)
    hidden_peak = torch.empty((BATCH, R), dtype=wide, device=device)
    t6 = torch.empty((BATCH, C), dtype=wide, device=device)
    g5_part = torch.empty((BATCH, TWO, K, K), dtype=wide, device=device)
    g6_part = torch.empty((BATCH, TWO, K, K), dtype=wide, device=device)
    g11 = torch.empty((BATCH, C), dtype=wide, device=device)
    g13 = torch.empty((BATCH, C), dtype=wide, device=device)
    g14 = torch.empty((BATCH, R), dtype=wide, device=device)
    g17 = torch.empty((BATCH, R), dtype=wide, device=device)
    g23 = torch.empty((BATCH, R), dtype=wide, device=device)
    d_image = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_mean_t2_hidden_mean(
        (
            image,
            t4,
            mean,
            w1,
            t2,
            t5,
            b1,
            hidden_mean,
            hidden_peak,
            w2,
            t3,
            t6,
            b2,
            d_o,
            kernel,
            g5_part,
            g6_part,
            g11,
            g13,
            g14,
            g17,
            g23,
            d_image,
        ),
        (BATCH, C, Y, X, R, TWO, K),
        (factor, factor_2),
    )
    g5 = g5_part.sum(0)
    g6 = g6_part.sum(0)
    # g12[c] = sum over batch of (1 - sigmoid(2*b2[c] + t3[c] + t6[c]))*sigmoid(2*b2[c] + t3[c] + t6[c])*g11[c]
    #   (step 3)
    b2_wide = b2.to(wide)
    gate_2 = torch.sigmoid(t3.mT + t6.mT + (2 * b2_wide)[..., None])
    g12 = ((1 - gate_2) * g11.mT * gate_2).sum(-1)
    # g15[c, r] = sum over batch of g13[c]*hidden_peak[r]  (step 3)
    g15 = torch.einsum("bc,br->cr", g13, hidden_peak)
    # g16[r] = sum over batch of step(b1[r] + t5[r])*g14[r]  (step 3)
    b1_wide = b1.to(wide)
    g16 = (g14.mT * (t5.mT + b1_wide[..., None]).gt(0).to(wide)).sum(-1)
    # g19[c2, r] = sum over batch of g17[r]*t4[c2]  (step 3)
    g19 = torch.einsum("br,bc->cr", g17, t4)
    # g21[c, r] = sum over batch of g13[c]*hidden_mean[r]  (step 3)
    g21 = torch.einsum("bc,br->cr", g13, hidden_mean)
    # g22[r] = sum over batch of step(b1[r] + t2[r])*g14[r]  (step 3)
    g22 = (g14.mT * (t2.mT + b1_wide[..., None]).gt(0).to(wide)).sum(-1)
    # g25[c2, r] = sum over batch of g23[r]*mean[c2]  (step 3)
    g25 = torch.einsum("br,bc->cr", g23, mean)
    # d_w1[r, c2] = g19[c2, r] + g25[c2, r]  (step 3)
    d_w1 = g19.mT + g25.mT
    # d_b1[r] = g16[r] + g22[r]  (step 3)
    d_b1 = g16 + g22
    # d_w2[c, r] = g15[c, r] + g21[c, r]  (step 3)
    d_w2 = g15 + g21
    # d_b2[c] = 2*g12[c]  (step 3)
    d_b2 = 2 * g12
    # d_kernel[kernel_0, kernel_1, kernel_2] = g5[kernel_0, kernel_1, kernel_2] + g6[kernel_0, kernel_1, kernel_2]
    #   (step 3)
    d_kernel = g5 + g6
    return d_image, d_w1.to(dtype), d_b1.to(dtype), d_w2.to(dtype), d_b2.to(dtype), d_kernel.to(dtype)
