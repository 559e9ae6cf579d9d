"""Spatial attention (CBAM): the plain form in torch, every value held in full

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

SIGNATURE = {
    'id': 'spatial_attention',
    'backend': 'reference',
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


def forward(image, kernel):
    """Takes image (BATCH, C, Y, X), kernel (TWO, K, K).
    Returns o (BATCH, C, Y, X).
    """
    BATCH, C, Y, X = image.shape
    TWO, K, _ = kernel.shape
    dtype, device = image.dtype, image.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / C if C else 0.0
    # t1[x, y] = sum over c of image[c, y, x]  (step 1)
    image_wide = image.to(wide)
    t1 = image_wide.permute(0, 3, 2, 1).sum(-1)
    # average[y, x] = t1[x, y]/C  (step 1)
    average = factor * t1.mT
    # t2[x, y] = max over c of image[c, y, x]  (step 1)
    t2 = largest(image_wide.permute(0, 3, 2, 1), -1)
    # highest[y, x] = t2[x, y]  (step 1)
    highest_ = t2.mT
    # t3[x, y] = sum over u, v of average[u + y - floor(K/2), v + x - floor(K/2)]*kernel[0, u, v] + highest[u + y -
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
    t3 = (
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
    # m[y, x] = sigmoid(t3[x, y])  (step 1)
    m = torch.sigmoid(t3.mT)
    # o[c, y, x] = m[y, x]*image[c, y, x]  (step 1)
    o = m[..., None, :, :] * image_wide
    return (o.to(dtype),)


def backward(image, kernel, d_o):
    """Takes image (BATCH, C, Y, X), kernel (TWO, K, K), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_kernel (TWO, K, K).
    """
    BATCH, C, Y, X = image.shape
    TWO, K, _ = kernel.shape
    dtype, device = image.dtype, image.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / C if C else 0.0
    # t1[x, y] = sum over c of image[c, y, x]  (step 1)
    image_wide = image.to(wide)
    t1 = image_wide.permute(0, 3, 2, 1).sum(-1)
    # average[y, x] = t1[x, y]/C  (step 1)
    average = factor * t1.mT
    # t2[x, y] = max over c of image[c, y, x]  (step 1)
    t2 = largest(image_wide.permute(0, 3, 2, 1), -1)
    # highest[y, x] = t2[x, y]  (step 1)
    highest_ = t2.mT
    # t3[x, y] = sum over u, v of average[u + y - floor(K/2), v + x - floor(K/2)]*kernel[0, u, v] + highest[u + y -
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
    t3 = (
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
    # m[y, x] = sigmoid(t3[x, y])  (step 1)
    m = torch.sigmoid(t3.mT)
    # g1[x, y] = sum over c of d_o[c, y, x]*image[c, y, x]  (step 3)
    d_o_wide = d_o.to(wide)
    g1 = (d_o_wide.permute(0, 3, 2, 1) * image_wide.permute(0, 3, 2, 1)).sum(-1)
    # g2[x, y] = (1 - sigmoid(t3[x, y]))*sigmoid(t3[x, y])*g1[x, y]  (step 3)
    gate = torch.sigmoid(t3)
    g2 = (1 - gate) * g1 * gate
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
    # seen: Eq(image[c, y, x], t2[x, y])
    seen_5 = image_wide.permute(0, 3, 2, 1) == t2[..., None]
    g7 = torch.where(seen_5, torch.as_tensor(1, dtype=wide, device=device), 0.0).sum(-1)
    # g8[x, y] = g3[y, x]/C  (step 3)
    g8 = factor * g3.mT
    # g9[c, y, x] = g4[y, x]/g7[x, y] where seen  (step 3)
    # seen: Eq(image[c, y, x], t2[x, y])
    seen_6 = image_wide == t2.mT[..., None, :, :]
    g9 = torch.where(seen_6, (inverse(g7.mT) * g4)[..., None, :, :], 0.0)
    # d_image[c, y, x] = g8[x, y] + m[y, x]*d_o[c, y, x] + g9[c, y, x]  (step 3)
    d_image = m[..., None, :, :] * d_o_wide + g9 + g8.mT[..., None, :, :]
    # d_kernel[kernel_0, kernel_1, kernel_2] = g5[kernel_0, kernel_1, kernel_2] + g6[kernel_0, kernel_1, kernel_2]
    #   (step 3)
    d_kernel = g5 + g6
    return d_image.to(dtype), d_kernel.to(dtype)
