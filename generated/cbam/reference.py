"""Convolutional block attention module (CBAM): the plain form in torch, every value held in full

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

SIGNATURE = {
    'id': 'cbam',
    'backend': 'reference',
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


def inverse(x):
    """1 / x, and 0 where x is 0"""
    if not isinstance(x, torch.Tensor):  # a number that the caller gave
        return 1.0 / x if x else 0.0
    return torch.where(x == 0, 0.0, 1.0 / x)


def largest(x, axes):
    """the maximum over some axes, -inf over none; a NaN stays"""
    axes = axes if isinstance(axes, tuple) else (axes,)
    return x.amax(axes) if all(x.shape[axis] for axis in axes) else x.sum(axes) - float("inf")


def masked_einsum(spec, seen, left, right):
    """einsum over what is seen: a NaN or an infinity elsewhere in `right` has no influence; `left` is 0 there"""
    good = torch.isfinite(right)
    if seen is None or (right.device.type == "cpu" and good.all()):  # elsewhere to ask would be to wait
        return torch.einsum(spec, left, right)
    out = torch.einsum(spec, left, torch.where(good, right, 0.0))
    bad = torch.einsum(spec, seen.expand(left.shape).to(left.dtype), (~good).to(left.dtype))
    return torch.where(bad > 0, float("nan"), out)


def forward(image, w1, b1, w2, b2, kernel):
    """Takes image (BATCH, C, Y, X), w1 (R, C), b1 (R), w2 (C, R), b2 (C), kernel (TWO, K, K).
    Returns o (BATCH, C, Y, X).
    """
    BATCH, C, Y, X = image.shape
    TWO, K, _ = kernel.shape
    dtype, device = image.dtype, image.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / (X * Y) if X * Y else 0.0
    factor_2 = 1 / C if C else 0.0
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
    # scaled[c, y, x] = gate[c]*image[c, y, x]  (step 1)
    scaled = gate[..., None, None] * image_wide
    # t7[x, y] = sum over c of scaled[c, y, x]  (step 1)
    t7 = scaled.permute(0, 3, 2, 1).sum(-1)
    # average[y, x] = t7[x, y]/C  (step 1)
    average = factor_2 * t7.mT
    # t8[x, y] = max over c of scaled[c, y, x]  (step 1)
    t8 = largest(scaled.permute(0, 3, 2, 1), -1)
    # highest[y, x] = t8[x, y]  (step 1)
    highest_ = t8.mT
    # t9[x, y] = sum over u, v of average[u + y - floor(K/2), v + x - floor(K/2)]*kernel[0, u, v] + highest[u + y -
    #   floor(K/2), v + x - floor(K/2)]*kernel[1, u, v] where seen  (step 1)
    batch = torch.arange(BATCH, device=device)
    u = torch.arange(K, device=device)
    y = torch.arange(Y, device=device)
    v = torch.arange(K, device=device)
    x = torch.arange(X, device=device)
    kernel_wide = kernel.to(wide)
    # seen: u + y - floor(K/2) < Y and u + y - floor(K/2) >= 0 and v + x - floor(K/2) < X and v + x - floor(K/2) >= 0
    seen = (u + y[..., None] - K // 2 < Y)[..., None] & (
        u
        + y[..., None]
        - K // 2 >= 0
    )[..., None] & (v + x[..., None] - K // 2 < X)[..., None, None, :] & (
        v
        + x[..., None]
        - K // 2 >= 0
    )[..., None, None, :]
    t9 = (
        masked_einsum(
            "bxyuv,uv->bxy",
            seen,
            torch.where(
                seen,
                average[batch[..., None, None, None, None], (
                    u
                    + y[..., None]
                    - K // 2
                )[..., None].clamp(0, Y - 1), (v + x[..., None] - K // 2)[..., None, None, :].clamp(0, X - 1)],
                0.0,
            ),
            kernel_wide[0, u[..., None], v],
        )
        + masked_einsum(
            "bxyuv,uv->bxy",
            seen,
            torch.where(
                seen,
                highest_[batch[..., None, None, None, None], (
                    u
                    + y[..., None]
                    - K // 2
                )[..., None].clamp(0, Y - 1), (v + x[..., None] - K // 2)[..., None, None, :].clamp(0, X - 1)],
                0.0,
            ),
            kernel_wide[min(max(1, 0), TWO - 1), u[..., None], v],
        )
    )
    # m[y, x] = sigmoid(t9[x, y])  (step 1)
    m = torch.sigmoid(t9.mT)
    # o[c, y, x] = m[y, x]*scaled[c, y, x]  (step 1)
    o = m[..., None, :, :] * scaled
    return (o.to(dtype),)


def backward(image, w1, b1, w2, b2, kernel, d_o):
    """Takes image (BATCH, C, Y, X), w1 (R, C), b1 (R), w2 (C, R), b2 (C), kernel (TWO, K, K), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_w1 (R, C), d_b1 (R), d_w2 (C, R), d_b2 (C), d_kernel (TWO, K, K).
    """
    BATCH, C, Y, X = image.shape
    TWO, K, _ = kernel.shape
    dtype, device = image.dtype, image.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / (X * Y) if X * Y else 0.0
    factor_2 = 1 / C if C else 0.0
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
    # scaled[c, y, x] = gate[c]*image[c, y, x]  (step 1)
    scaled = gate[..., None, None] * image_wide
    # t7[x, y] = sum over c of scaled[c, y, x]  (step 1)
    t7 = scaled.permute(0, 3, 2, 1).sum(-1)
    # average[y, x] = t7[x, y]/C  (step 1)
    average = factor_2 * t7.mT
    # t8[x, y] = max over c of scaled[c, y, x]  (step 1)
    t8 = largest(scaled.permute(0, 3, 2, 1), -1)
    # highest[y, x] = t8[x, y]  (step 1)
    highest_ = t8.mT
    # t9[x, y] = sum over u, v of average[u + y - floor(K/2), v + x - floor(K/2)]*kernel[0, u, v] + highest[u + y -
    #   floor(K/2), v + x - floor(K/2)]*kernel[1, u, v] where seen  (step 1)
    batch = torch.arange(BATCH, device=device)
    u = torch.arange(K, device=device)
    y = torch.arange(Y, device=device)
    v = torch.arange(K, device=device)
    x = torch.arange(X, device=device)
    kernel_wide = kernel.to(wide)
    # seen: u + y - floor(K/2) < Y and u + y - floor(K/2) >= 0 and v + x - floor(K/2) < X and v + x - floor(K/2) >= 0
    seen = (u + y[..., None] - K // 2 < Y)[..., None] & (
        u
        + y[..., None]
        - K // 2 >= 0
    )[..., None] & (v + x[..., None] - K // 2 < X)[..., None, None, :] & (
        v
        + x[..., None]
        - K // 2 >= 0
    )[..., None, None, :]
    t9 = (
        masked_einsum(
            "bxyuv,uv->bxy",
            seen,
            torch.where(
                seen,
                average[batch[..., None, None, None, None], (
                    u
                    + y[..., None]
                    - K // 2
                )[..., None].clamp(0, Y - 1), (v + x[..., None] - K // 2)[..., None, None, :].clamp(0, X - 1)],
                0.0,
            ),
            kernel_wide[0, u[..., None], v],
        )
        + masked_einsum(
            "bxyuv,uv->bxy",
            seen,
            torch.where(
                seen,
                highest_[batch[..., None, None, None, None], (
                    u
                    + y[..., None]
                    - K // 2
                )[..., None].clamp(0, Y - 1), (v + x[..., None] - K // 2)[..., None, None, :].clamp(0, X - 1)],
                0.0,
            ),
            kernel_wide[min(max(1, 0), TWO - 1), u[..., None], v],
        )
    )
    # m[y, x] = sigmoid(t9[x, y])  (step 1)
    m = torch.sigmoid(t9.mT)
    # g1[x, y] = sum over c of d_o[c, y, x]*scaled[c, y, x]  (step 3)
    d_o_wide = d_o.to(wide)
    g1 = (d_o_wide.permute(0, 3, 2, 1) * scaled.permute(0, 3, 2, 1)).sum(-1)
    # g2[x, y] = (1 - sigmoid(t9[x, y]))*sigmoid(t9[x, y])*g1[x, y]  (step 3)
    gate_2 = torch.sigmoid(t9)
    g2 = (1 - gate_2) * g1 * gate_2
    # g3[y, x] = sum over u, v of g2[-v + x + floor(K/2), -u + y + floor(K/2)]*kernel[0, u, v] where seen  (step 3)
    # seen: -u + y + floor(K/2) < Y and -u + y + floor(K/2) >= 0 and -v + x + floor(K/2) < X and -v + x + floor(K/2) >=
    #   0 and x < X and x >= 0 and y < Y and y >= 0
    seen_2 = (y[..., None] + K // 2 - u < Y)[..., None] & (
        y[..., None]
        + K // 2
        - u >= 0
    )[..., None] & (x[..., None] + K // 2 - v < X)[..., None, None, :] & (
        x[..., None]
        + K // 2
        - v >= 0
    )[..., None, None, :] & (x < X)[..., None, None, None] & (
        x >= 0
    )[..., None, None, None] & (y < Y)[..., None, None] & (y >= 0)[..., None, None]
    g3 = masked_einsum(
        "bxyuv,uv->byx",
        seen_2,
        torch.where(
            seen_2,
            g2[batch[..., None, None, None, None], (
                x[..., None]
                + K // 2
                - v
            )[..., None, None, :].clamp(0, X - 1), (y[..., None] + K // 2 - u)[..., None].clamp(0, Y - 1)],
            0.0,
        ),
        kernel_wide[0, u[..., None], v],
    )
    # g4[y, x] = sum over u, v of g2[-v + x + floor(K/2), -u + y + floor(K/2)]*kernel[1, u, v] where seen  (step 3)
    g4 = masked_einsum(
        "bxyuv,uv->byx",
        seen_2,
        torch.where(
            seen_2,
            g2[batch[..., None, None, None, None], (
                x[..., None]
                + K // 2
                - v
            )[..., None, None, :].clamp(0, X - 1), (y[..., None] + K // 2 - u)[..., None].clamp(0, Y - 1)],
            0.0,
        ),
        kernel_wide[min(max(1, 0), TWO - 1), u[..., None], v],
    )
    # g5[kernel_0, kernel_1, kernel_2] = sum over batch, x, y of average[kernel_1 + y - floor(K/2), kernel_2 + x -
    #   floor(K/2)]*g2[x, y] where seen  (step 3)
    kernel_1 = torch.arange(K, device=device)
    kernel_2 = torch.arange(K, device=device)
    kernel_0 = torch.arange(TWO, device=device)
    # seen: Eq(kernel_0, 0) and kernel_1 + y - floor(K/2) < Y and kernel_1 + y - floor(K/2) >= 0 and kernel_2 + x -
    #   floor(K/2) < X and kernel_2 + x - floor(K/2) >= 0
    seen_3 = (
        (kernel_0 == 0)[..., None, None, None, None]
        & (kernel_1[..., None] + y - K // 2 < Y)[..., None, None, :]
        & (kernel_1[..., None] + y - K // 2 >= 0)[..., None, None, :]
        & (kernel_2[..., None] + x - K // 2 < X)[..., None]
        & (kernel_2[..., None] + x - K // 2 >= 0)[..., None]
    )
    g5 = torch.where(
        seen_3[..., None, :, :],
        g2 * average[batch[..., None, None], (
            kernel_1[..., None]
            + y
            - K // 2
        )[..., None, None, None, :].clamp(0, Y - 1), (
            kernel_2[..., None]
            + x
            - K // 2
        )[..., None, :, None].clamp(0, X - 1)],
        0.0,
    ).sum((-3, -2, -1))
    # g6[kernel_0, kernel_1, kernel_2] = sum over batch, x, y of g2[x, y]*highest[kernel_1 + y - floor(K/2), kernel_2 +
    #   x - floor(K/2)] where seen  (step 3)
    # seen: Eq(kernel_0, 1) and kernel_1 + y - floor(K/2) < Y and kernel_1 + y - floor(K/2) >= 0 and kernel_2 + x -
    #   floor(K/2) < X and kernel_2 + x - floor(K/2) >= 0
    seen_4 = (
        (kernel_0 == 1)[..., None, None, None, None]
        & (kernel_1[..., None] + y - K // 2 < Y)[..., None, None, :]
        & (kernel_1[..., None] + y - K // 2 >= 0)[..., None, None, :]
        & (kernel_2[..., None] + x - K // 2 < X)[..., None]
        & (kernel_2[..., None] + x - K // 2 >= 0)[..., None]
    )
    g6 = torch.where(
        seen_4[..., None, :, :],
        g2 * highest_[batch[..., None, None], (
            kernel_1[..., None]
            + y
            - K // 2
        )[..., None, None, None, :].clamp(0, Y - 1), (
            kernel_2[..., None]
            + x
            - K // 2
        )[..., None, :, None].clamp(0, X - 1)],
        0.0,
    ).sum((-3, -2, -1))
    # g7[x, y] = sum over c of 1 where seen  (step 3)
    # seen: Eq(scaled[c, y, x], t8[x, y])
    seen_5 = scaled.permute(0, 3, 2, 1) == t8[..., None]
    g7 = torch.where(seen_5, torch.as_tensor(1, dtype=wide, device=device), 0.0).sum(-1)
    # g8[x, y] = g3[y, x]/C  (step 3)
    g8 = factor_2 * g3.mT
    # g9[c, y, x] = g4[y, x]/g7[x, y] where seen  (step 3)
    # seen: Eq(scaled[c, y, x], t8[x, y])
    seen_6 = scaled == t8.mT[..., None, :, :]
    g9 = torch.where(seen_6, (inverse(g7.mT) * g4)[..., None, :, :], 0.0)
    # g10[c, y, x] = g8[x, y] + m[y, x]*d_o[c, y, x] + g9[c, y, x]  (step 3)
    g10 = m[..., None, :, :] * d_o_wide + g9 + g8.mT[..., None, :, :]
    # g11[c] = sum over x, y of g10[c, y, x]*image[c, y, x]  (step 3)
    g11 = (g10.mT * image_wide.mT).sum((-2, -1))
    # g12[c] = sum over batch of (1 - sigmoid(2*b2[c] + t3[c] + t6[c]))*sigmoid(2*b2[c] + t3[c] + t6[c])*g11[c]
    #   (step 3)
    gate_3 = torch.sigmoid(t3.mT + t6.mT + (2 * b2_wide)[..., None])
    g12 = ((1 - gate_3) * g11.mT * gate_3).sum(-1)
    # g13[c] = (1 - sigmoid(2*b2[c] + t3[c] + t6[c]))*sigmoid(2*b2[c] + t3[c] + t6[c])*g11[c]  (step 3)
    gate_4 = torch.sigmoid(t3 + t6 + 2 * b2_wide)
    g13 = (1 - gate_4) * g11 * gate_4
    # g14[r] = sum over c of g13[c]*w2[c, r]  (step 3)
    g14 = torch.einsum("bc,cr->br", g13, w2_wide)
    # g15[c, r] = sum over batch of g13[c]*hidden_peak[r]  (step 3)
    g15 = torch.einsum("bc,br->cr", g13, hidden_peak)
    # g16[r] = sum over batch of step(b1[r] + t5[r])*g14[r]  (step 3)
    g16 = (g14.mT * (t5.mT + b1_wide[..., None]).gt(0).to(wide)).sum(-1)
    # g17[r] = step(b1[r] + t5[r])*g14[r]  (step 3)
    g17 = g14 * (t5 + b1_wide).gt(0).to(wide)
    # g18[c2] = sum over r of g17[r]*w1[r, c2]  (step 3)
    g18 = torch.einsum("br,rc->bc", g17, w1_wide)
    # g19[c2, r] = sum over batch of g17[r]*t4[c2]  (step 3)
    g19 = torch.einsum("br,bc->cr", g17, t4)
    # g20[c] = sum over x, y of 1 where seen  (step 3)
    # seen: Eq(image[c, y, x], t4[c])
    seen_7 = image_wide.mT == t4[..., None, None]
    g20 = torch.where(seen_7, torch.as_tensor(1, dtype=wide, device=device), 0.0).sum((-2, -1))
    # g21[c, r] = sum over batch of g13[c]*hidden_mean[r]  (step 3)
    g21 = torch.einsum("bc,br->cr", g13, hidden_mean)
    # g22[r] = sum over batch of step(b1[r] + t2[r])*g14[r]  (step 3)
    g22 = (g14.mT * (t2.mT + b1_wide[..., None]).gt(0).to(wide)).sum(-1)
    # g23[r] = step(b1[r] + t2[r])*g14[r]  (step 3)
    g23 = g14 * (t2 + b1_wide).gt(0).to(wide)
    # g24[c2] = sum over r of g23[r]*w1[r, c2]  (step 3)
    g24 = torch.einsum("br,rc->bc", g23, w1_wide)
    # g25[c2, r] = sum over batch of g23[r]*mean[c2]  (step 3)
    g25 = torch.einsum("br,bc->cr", g23, mean)
    # g26[c] = g24[c]/(X*Y)  (step 3)
    g26 = factor * g24
    # g27[c, y, x] = g18[c]/g20[c] where seen  (step 3)
    # seen: Eq(image[c, y, x], t4[c])
    seen_8 = image_wide == t4[..., None, None]
    g27 = torch.where(seen_8, (inverse(g20) * g18)[..., None, None], 0.0)
    # d_image[c, y, x] = g26[c] + gate[c]*g10[c, y, x] + g27[c, y, x]  (step 3)
    d_image = gate[..., None, None] * g10 + g27 + g26[..., None, None]
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
    return d_image.to(dtype), d_w1.to(dtype), d_b1.to(dtype), d_w2.to(dtype), d_b2.to(dtype), d_kernel.to(dtype)
