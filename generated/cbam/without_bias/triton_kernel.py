"""Convolutional block attention module (CBAM): one Triton kernel for each loop over tiles

    o[c, y, x] = m[y, x]⋅scaled[c, y, x]

               Σ   image[c, y, x]
              y, x
    mean[c] = ───────────────────
                      X⋅Y

    peak[c] = max  image[c, y, x]
              y, x

    hidden_mean[r] = relu⎛Σ  mean[c2]⋅w1[r, c2]⎞
                         ⎝c2                   ⎠

    hidden_peak[r] = relu⎛Σ  peak[c2]⋅w1[r, c2]⎞
                         ⎝c2                   ⎠

    gate[c] = sigmoid⎛Σ hidden_mean[r]⋅w2[c, r] + Σ hidden_peak[r]⋅w2[c, r]⎞
                     ⎝r                           r                        ⎠

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
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'cbam',
    'backend': 'triton',
    'options': {'without_bias': True},
    'source': '880d08a002d5088e',
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
            ('w2', ['C', 'R'], 'real'),
            ('kernel', ['TWO', 'K', 'K'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'C', 'Y', 'X'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['image', 'w1', 'w2', 'kernel'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('image', ['BATCH', 'C', 'Y', 'X']),
            ('w1', ['R', 'C']),
            ('w2', ['C', 'R']),
            ('kernel', ['TWO', 'K', 'K']),
        ],
        'keywords': ['allow_tf32'],
    },
}

TYPES = {
    torch.float16: tl.float16,
    torch.bfloat16: tl.bfloat16,
    torch.float32: tl.float32,
    torch.float64: tl.float64,
}

LOG2E = tl.constexpr(1.4426950408889634)


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


def target_of(device):
    """which column of a table of configurations a device takes"""
    if torch.version.hip:
        return "hip"
    new = device.type == "cuda" and torch.cuda.get_device_capability(device)[0] >= 9
    return "cuda_9" if new else "cuda"


def code_options(device):
    """no fused multiply-add; on NVIDIA all registers, where the assembler would spill to run more programs at once"""
    options = {"enable_fp_fusion": False}
    return options if target_of(device) == "hip" else {**options, "maxnreg": 255}


def row_block(width, blocks):
    """how many rows of a width a program takes; `blocks` = (rows, columns) overrides"""
    return blocks[0] if blocks else max(1, min(128, 4096 // padded(width)))


def padded(width):
    """a width as the power of two that a tile has, 16 or more"""
    return max(16, triton.next_power_of_2(width))


@triton.jit
def tile_inverse(x):
    """1 / x, and 0 where x is 0"""
    return tl.where(x == 0, 0.0, 1.0 / tl.where(x == 0, 1.0, x))


@triton.jit
def row_maximum(x):
    """the maximum of each row; NaN if an entry is, which tl.max may overlook"""
    bad = tl.max((x != x).to(tl.int32), 1)
    return tl.where(bad > 0, float("nan"), tl.max(x, 1))


@triton.jit
def tile_sigmoid(x):
    """1 / (1 + exp(-x)), from the exponential that cannot overflow"""
    small = tl.exp2(-tl.abs(x) * LOG2E)
    return tl.where(x < 0, small, 1.0) / (1.0 + small)


@triton.jit
def forward_scaled(
    gate_ptr, image_ptr, scaled_ptr, gate_batch_stride, gate_c_stride, image_batch_stride, image_c_stride,
    image_y_stride, image_x_stride, scaled_batch_stride, scaled_c_stride, scaled_y_stride, scaled_x_stride, Y, X,
    C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """scaled: a program computes a block of x."""
    program = tl.program_id(0)
    blocks = tl.cdiv(X, ROWS)
    x_start = (program % blocks) * ROWS
    program = program // blocks
    y = (program % Y).to(tl.int64)
    program = program // Y
    batch = program.to(tl.int64)
    x = x_start + tl.arange(0, ROWS)
    gate_base = gate_ptr + batch * gate_batch_stride
    image_base = image_ptr + batch * image_batch_stride + y * image_y_stride
    scaled_base = scaled_ptr + batch * scaled_batch_stride + y * scaled_y_stride
    # scaled[c, y, x] = gate[c]*image[c, y, x]  (step 1)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    gate_row = tl.load(gate_base + c * gate_c_stride, mask=c < C, other=0.0)
    image_x = tl.load(
        image_base + c[:, None] * image_c_stride + x[None, :].to(tl.int64) * image_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    scaled_x = gate_row.to(WIDE)[:, None] * image_x.to(WIDE)
    tl.store(
        scaled_base + c[:, None] * scaled_c_stride + x[None, :].to(tl.int64) * scaled_x_stride,
        scaled_x,
        mask=(c < C)[:, None] & (x < X)[None, :],
    )


@triton.jit
def forward_t7(
    scaled_ptr, t7_ptr, scaled_batch_stride, scaled_c_stride, scaled_y_stride, scaled_x_stride, t7_batch_stride,
    t7_x_stride, t7_y_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t7: a program computes a block of y."""
    program = tl.program_id(0)
    blocks = tl.cdiv(Y, ROWS)
    y_start = (program % blocks) * ROWS
    program = program // blocks
    x = (program % X).to(tl.int64)
    program = program // X
    batch = program.to(tl.int64)
    y = y_start + tl.arange(0, ROWS)
    scaled_base = scaled_ptr + batch * scaled_batch_stride + x * scaled_x_stride
    t7_base = t7_ptr + batch * t7_batch_stride + x * t7_x_stride
    # t7[x, y] = sum over c of scaled[c, y, x]  (step 1)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    scaled_y = tl.load(
        scaled_base + c[:, None] * scaled_c_stride + y[None, :].to(tl.int64) * scaled_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    t7_y = tl.sum(tl.where((c < C)[None, :], tl.trans(scaled_y.to(WIDE)), 0.0), 1)
    tl.store(t7_base + y.to(tl.int64) * t7_y_stride, t7_y, mask=y < Y)


@triton.jit
def forward_average(
    t7_ptr, average_ptr, t7_batch_stride, t7_x_stride, t7_y_stride, average_batch_stride, average_y_stride,
    average_x_stride, C, Y, X, factor_2: "fp64", ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """average: a program computes a block of x."""
    factor_2 = tl.full((), factor_2, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(X, ROWS)
    x_start = (program % blocks) * ROWS
    program = program // blocks
    y = (program % Y).to(tl.int64)
    program = program // Y
    batch = program.to(tl.int64)
    x = x_start + tl.arange(0, ROWS)
    t7_base = t7_ptr + batch * t7_batch_stride + y * t7_y_stride
    average_base = average_ptr + batch * average_batch_stride + y * average_y_stride
    # average[y, x] = t7[x, y]/C  (step 1)
    t7_x = tl.load(t7_base + x.to(tl.int64) * t7_x_stride, mask=x < X, other=0.0)
    average_x = factor_2 * t7_x.to(WIDE)
    tl.store(average_base + x.to(tl.int64) * average_x_stride, average_x, mask=x < X)


@triton.jit
def forward_t8(
    scaled_ptr, t8_ptr, scaled_batch_stride, scaled_c_stride, scaled_y_stride, scaled_x_stride, t8_batch_stride,
    t8_x_stride, t8_y_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t8: a program computes a block of y."""
    program = tl.program_id(0)
    blocks = tl.cdiv(Y, ROWS)
    y_start = (program % blocks) * ROWS
    program = program // blocks
    x = (program % X).to(tl.int64)
    program = program // X
    batch = program.to(tl.int64)
    y = y_start + tl.arange(0, ROWS)
    scaled_base = scaled_ptr + batch * scaled_batch_stride + x * scaled_x_stride
    t8_base = t8_ptr + batch * t8_batch_stride + x * t8_x_stride
    # t8[x, y] = max over c of scaled[c, y, x]  (step 1)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    scaled_y = tl.load(
        scaled_base + c[:, None] * scaled_c_stride + y[None, :].to(tl.int64) * scaled_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    t8_y = row_maximum(tl.where((c < C)[None, :], tl.trans(scaled_y.to(WIDE)), -float("inf")))
    tl.store(t8_base + y.to(tl.int64) * t8_y_stride, t8_y, mask=y < Y)


@triton.jit
def forward_highest_(
    t8_ptr, highest__ptr, t8_batch_stride, t8_x_stride, t8_y_stride, highest__batch_stride, highest__y_stride,
    highest__x_stride, Y, X, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """highest: a program computes a block of x."""
    program = tl.program_id(0)
    blocks = tl.cdiv(X, ROWS)
    x_start = (program % blocks) * ROWS
    program = program // blocks
    y = (program % Y).to(tl.int64)
    program = program // Y
    batch = program.to(tl.int64)
    x = x_start + tl.arange(0, ROWS)
    t8_base = t8_ptr + batch * t8_batch_stride + y * t8_y_stride
    highest__base = highest__ptr + batch * highest__batch_stride + y * highest__y_stride
    # highest[y, x] = t8[x, y]  (step 1)
    t8_x = tl.load(t8_base + x.to(tl.int64) * t8_x_stride, mask=x < X, other=0.0)
    highest_x = t8_x.to(WIDE)
    tl.store(highest__base + x.to(tl.int64) * highest__x_stride, highest_x, mask=x < X)


@triton.jit
def forward_o(
    t9_ptr, scaled_ptr, o_ptr, t9_batch_stride, t9_x_stride, t9_y_stride, scaled_batch_stride, scaled_c_stride,
    scaled_y_stride, scaled_x_stride, o_batch_stride, o_c_stride, o_y_stride, o_x_stride, Y, X, C: tl.constexpr,
    C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """o: a program computes a block of x."""
    program = tl.program_id(0)
    blocks = tl.cdiv(X, ROWS)
    x_start = (program % blocks) * ROWS
    program = program // blocks
    y_2 = (program % Y).to(tl.int64)
    program = program // Y
    batch_2 = program.to(tl.int64)
    x = x_start + tl.arange(0, ROWS)
    t9_base = t9_ptr + batch_2 * t9_batch_stride + y_2 * t9_y_stride
    scaled_base = scaled_ptr + batch_2 * scaled_batch_stride + y_2 * scaled_y_stride
    o_base = o_ptr + batch_2 * o_batch_stride + y_2 * o_y_stride
    # m[y, x] = sigmoid(t9[x, y])  (step 1)
    t9_x = tl.load(t9_base + x.to(tl.int64) * t9_x_stride, mask=x < X, other=0.0)
    m = tile_sigmoid(t9_x.to(WIDE))
    # o[c, y, x] = m[y, x]*scaled[c, y, x]  (step 1)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    scaled_x = tl.load(
        scaled_base + c[:, None] * scaled_c_stride + x[None, :].to(tl.int64) * scaled_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    o_x = m[None, :] * scaled_x.to(WIDE)
    tl.store(
        o_base + c[:, None] * o_c_stride + x[None, :].to(tl.int64) * o_x_stride,
        o_x,
        mask=(c < C)[:, None] & (x < X)[None, :],
    )


def forward(image, w1, w2, kernel, *, allow_tf32=False, blocks=None):
    """Takes image (BATCH, C, Y, X), w1 (R, C), w2 (C, R), kernel (TWO, K, K).
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
    # hidden_mean[r] = relu(t2[r])  (step 1)
    hidden_mean = torch.relu(t2)
    # t3[c] = sum over r of hidden_mean[r]*w2[c, r]  (step 1)
    w2_wide = w2.to(wide)
    t3 = torch.einsum("br,cr->bc", hidden_mean, w2_wide)
    # t4[c] = max over x, y of image[c, y, x]  (step 1)
    t4 = largest(image_wide.mT, (-2, -1))
    # t5[r] = sum over c2 of t4[c2]*w1[r, c2]  (step 2)
    t5 = torch.einsum("bc,rc->br", t4, w1_wide)
    # hidden_peak[r] = relu(t5[r])  (step 1)
    hidden_peak = torch.relu(t5)
    # t6[c] = sum over r of hidden_peak[r]*w2[c, r]  (step 1)
    t6 = torch.einsum("br,cr->bc", hidden_peak, w2_wide)
    # gate[c] = sigmoid(t3[c] + t6[c])  (step 1)
    gate = torch.sigmoid(t3 + t6)
    scaled = torch.empty((BATCH, C, Y, X), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    forward_scaled[(BATCH * Y * triton.cdiv(X, rows),)](
        gate, image, scaled, *gate.stride(), *image.stride(), *scaled.stride(), Y, X, C=C, C_PADDED=padded(C),
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    t7 = torch.empty((BATCH, X, Y), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    forward_t7[(BATCH * X * triton.cdiv(Y, rows),)](
        scaled, t7, *scaled.stride(), *t7.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    average = torch.empty((BATCH, Y, X), dtype=wide, device=device)
    rows = row_block(1, blocks)
    forward_average[(BATCH * Y * triton.cdiv(X, rows),)](
        t7, average, *t7.stride(), *average.stride(), C, Y, X, factor_2, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    t8 = torch.empty((BATCH, X, Y), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    forward_t8[(BATCH * X * triton.cdiv(Y, rows),)](
        scaled, t8, *scaled.stride(), *t8.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    highest_ = torch.empty((BATCH, Y, X), dtype=wide, device=device)
    rows = row_block(1, blocks)
    forward_highest_[(BATCH * Y * triton.cdiv(X, rows),)](
        t8, highest_, *t8.stride(), *highest_.stride(), Y, X, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
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
    o = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    rows = row_block(max(C, 1), blocks)
    forward_o[(BATCH * Y * triton.cdiv(X, rows),)](
        t9, scaled, o, *t9.stride(), *scaled.stride(), *o.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    return (o,)


@triton.jit
def backward_scaled(
    gate_ptr, image_ptr, scaled_ptr, gate_batch_stride, gate_c_stride, image_batch_stride, image_c_stride,
    image_y_stride, image_x_stride, scaled_batch_stride, scaled_c_stride, scaled_y_stride, scaled_x_stride, Y, X,
    C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """scaled: a program computes a block of x."""
    program = tl.program_id(0)
    blocks = tl.cdiv(X, ROWS)
    x_start = (program % blocks) * ROWS
    program = program // blocks
    y = (program % Y).to(tl.int64)
    program = program // Y
    batch = program.to(tl.int64)
    x = x_start + tl.arange(0, ROWS)
    gate_base = gate_ptr + batch * gate_batch_stride
    image_base = image_ptr + batch * image_batch_stride + y * image_y_stride
    scaled_base = scaled_ptr + batch * scaled_batch_stride + y * scaled_y_stride
    # scaled[c, y, x] = gate[c]*image[c, y, x]  (step 1)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    gate_row = tl.load(gate_base + c * gate_c_stride, mask=c < C, other=0.0)
    image_x = tl.load(
        image_base + c[:, None] * image_c_stride + x[None, :].to(tl.int64) * image_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    scaled_x = gate_row.to(WIDE)[:, None] * image_x.to(WIDE)
    tl.store(
        scaled_base + c[:, None] * scaled_c_stride + x[None, :].to(tl.int64) * scaled_x_stride,
        scaled_x,
        mask=(c < C)[:, None] & (x < X)[None, :],
    )


@triton.jit
def backward_t7(
    scaled_ptr, t7_ptr, scaled_batch_stride, scaled_c_stride, scaled_y_stride, scaled_x_stride, t7_batch_stride,
    t7_x_stride, t7_y_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t7: a program computes a block of y."""
    program = tl.program_id(0)
    blocks = tl.cdiv(Y, ROWS)
    y_start = (program % blocks) * ROWS
    program = program // blocks
    x = (program % X).to(tl.int64)
    program = program // X
    batch = program.to(tl.int64)
    y = y_start + tl.arange(0, ROWS)
    scaled_base = scaled_ptr + batch * scaled_batch_stride + x * scaled_x_stride
    t7_base = t7_ptr + batch * t7_batch_stride + x * t7_x_stride
    # t7[x, y] = sum over c of scaled[c, y, x]  (step 1)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    scaled_y = tl.load(
        scaled_base + c[:, None] * scaled_c_stride + y[None, :].to(tl.int64) * scaled_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    t7_y = tl.sum(tl.where((c < C)[None, :], tl.trans(scaled_y.to(WIDE)), 0.0), 1)
    tl.store(t7_base + y.to(tl.int64) * t7_y_stride, t7_y, mask=y < Y)


@triton.jit
def backward_average(
    t7_ptr, average_ptr, t7_batch_stride, t7_x_stride, t7_y_stride, average_batch_stride, average_y_stride,
    average_x_stride, C, Y, X, factor_2: "fp64", ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """average: a program computes a block of x."""
    factor_2 = tl.full((), factor_2, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(X, ROWS)
    x_start = (program % blocks) * ROWS
    program = program // blocks
    y = (program % Y).to(tl.int64)
    program = program // Y
    batch = program.to(tl.int64)
    x = x_start + tl.arange(0, ROWS)
    t7_base = t7_ptr + batch * t7_batch_stride + y * t7_y_stride
    average_base = average_ptr + batch * average_batch_stride + y * average_y_stride
    # average[y, x] = t7[x, y]/C  (step 1)
    t7_x = tl.load(t7_base + x.to(tl.int64) * t7_x_stride, mask=x < X, other=0.0)
    average_x = factor_2 * t7_x.to(WIDE)
    tl.store(average_base + x.to(tl.int64) * average_x_stride, average_x, mask=x < X)


@triton.jit
def backward_t8(
    scaled_ptr, t8_ptr, scaled_batch_stride, scaled_c_stride, scaled_y_stride, scaled_x_stride, t8_batch_stride,
    t8_x_stride, t8_y_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t8: a program computes a block of y."""
    program = tl.program_id(0)
    blocks = tl.cdiv(Y, ROWS)
    y_start = (program % blocks) * ROWS
    program = program // blocks
    x = (program % X).to(tl.int64)
    program = program // X
    batch = program.to(tl.int64)
    y = y_start + tl.arange(0, ROWS)
    scaled_base = scaled_ptr + batch * scaled_batch_stride + x * scaled_x_stride
    t8_base = t8_ptr + batch * t8_batch_stride + x * t8_x_stride
    # t8[x, y] = max over c of scaled[c, y, x]  (step 1)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    scaled_y = tl.load(
        scaled_base + c[:, None] * scaled_c_stride + y[None, :].to(tl.int64) * scaled_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    t8_y = row_maximum(tl.where((c < C)[None, :], tl.trans(scaled_y.to(WIDE)), -float("inf")))
    tl.store(t8_base + y.to(tl.int64) * t8_y_stride, t8_y, mask=y < Y)


@triton.jit
def backward_highest_(
    t8_ptr, highest__ptr, t8_batch_stride, t8_x_stride, t8_y_stride, highest__batch_stride, highest__y_stride,
    highest__x_stride, Y, X, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """highest: a program computes a block of x."""
    program = tl.program_id(0)
    blocks = tl.cdiv(X, ROWS)
    x_start = (program % blocks) * ROWS
    program = program // blocks
    y = (program % Y).to(tl.int64)
    program = program // Y
    batch = program.to(tl.int64)
    x = x_start + tl.arange(0, ROWS)
    t8_base = t8_ptr + batch * t8_batch_stride + y * t8_y_stride
    highest__base = highest__ptr + batch * highest__batch_stride + y * highest__y_stride
    # highest[y, x] = t8[x, y]  (step 1)
    t8_x = tl.load(t8_base + x.to(tl.int64) * t8_x_stride, mask=x < X, other=0.0)
    highest_x = t8_x.to(WIDE)
    tl.store(highest__base + x.to(tl.int64) * highest__x_stride, highest_x, mask=x < X)


@triton.jit
def backward_m(
    t9_ptr, m_ptr, t9_batch_stride, t9_x_stride, t9_y_stride, m_batch_stride, m_y_stride, m_x_stride, Y, X,
    ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """m: a program computes a block of x."""
    program = tl.program_id(0)
    blocks = tl.cdiv(X, ROWS)
    x_start = (program % blocks) * ROWS
    program = program // blocks
    y_2 = (program % Y).to(tl.int64)
    program = program // Y
    batch_2 = program.to(tl.int64)
    x = x_start + tl.arange(0, ROWS)
    t9_base = t9_ptr + batch_2 * t9_batch_stride + y_2 * t9_y_stride
    m_base = m_ptr + batch_2 * m_batch_stride + y_2 * m_y_stride
    # m[y, x] = sigmoid(t9[x, y])  (step 1)
    t9_x = tl.load(t9_base + x.to(tl.int64) * t9_x_stride, mask=x < X, other=0.0)
    m_x = tile_sigmoid(t9_x.to(WIDE))
    tl.store(m_base + x.to(tl.int64) * m_x_stride, m_x, mask=x < X)


@triton.jit
def backward_g2(
    d_o_ptr, scaled_ptr, t9_ptr, g2_ptr, d_o_batch_stride, d_o_c_stride, d_o_y_stride, d_o_x_stride,
    scaled_batch_stride, scaled_c_stride, scaled_y_stride, scaled_x_stride, t9_batch_stride, t9_x_stride, t9_y_stride,
    g2_batch_stride, g2_x_stride, g2_y_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """g2: a program computes a block of y."""
    program = tl.program_id(0)
    blocks = tl.cdiv(Y, ROWS)
    y_start = (program % blocks) * ROWS
    program = program // blocks
    x_2 = (program % X).to(tl.int64)
    program = program // X
    batch_2 = program.to(tl.int64)
    y = y_start + tl.arange(0, ROWS)
    d_o_base = d_o_ptr + batch_2 * d_o_batch_stride + x_2 * d_o_x_stride
    scaled_base = scaled_ptr + batch_2 * scaled_batch_stride + x_2 * scaled_x_stride
    t9_base = t9_ptr + batch_2 * t9_batch_stride + x_2 * t9_x_stride
    g2_base = g2_ptr + batch_2 * g2_batch_stride + x_2 * g2_x_stride
    # g1[x, y] = sum over c of d_o[c, y, x]*scaled[c, y, x]  (step 3)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    d_o_y = tl.load(
        d_o_base + c[:, None] * d_o_c_stride + y[None, :].to(tl.int64) * d_o_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    scaled_y = tl.load(
        scaled_base + c[:, None] * scaled_c_stride + y[None, :].to(tl.int64) * scaled_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    g1 = tl.sum(tl.where((c < C)[None, :], tl.trans(d_o_y.to(WIDE)) * tl.trans(scaled_y.to(WIDE)), 0.0), 1)
    # g2[x, y] = (1 - sigmoid(t9[x, y]))*sigmoid(t9[x, y])*g1[x, y]  (step 3)
    t9_y = tl.load(t9_base + y.to(tl.int64) * t9_y_stride, mask=y < Y, other=0.0)
    gate_2 = tile_sigmoid(t9_y.to(WIDE))
    g2_y = (1 - gate_2) * g1 * gate_2
    tl.store(g2_base + y.to(tl.int64) * g2_y_stride, g2_y, mask=y < Y)


@triton.jit
def backward_g7_g8(
    scaled_ptr, t8_ptr, g3_ptr, g7_ptr, g8_ptr, scaled_batch_stride, scaled_c_stride, scaled_y_stride, scaled_x_stride,
    t8_batch_stride, t8_x_stride, t8_y_stride, g3_batch_stride, g3_y_stride, g3_x_stride, g7_batch_stride, g7_x_stride,
    g7_y_stride, g8_batch_stride, g8_x_stride, g8_y_stride, Y, X, factor_2: "fp64", C: tl.constexpr,
    C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g7, g8: a program computes a block of y."""
    factor_2 = tl.full((), factor_2, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(Y, ROWS)
    y_start = (program % blocks) * ROWS
    program = program // blocks
    x_2 = (program % X).to(tl.int64)
    program = program // X
    batch_2 = program.to(tl.int64)
    y = y_start + tl.arange(0, ROWS)
    scaled_base = scaled_ptr + batch_2 * scaled_batch_stride + x_2 * scaled_x_stride
    t8_base = t8_ptr + batch_2 * t8_batch_stride + x_2 * t8_x_stride
    g3_base = g3_ptr + batch_2 * g3_batch_stride + x_2 * g3_x_stride
    g7_base = g7_ptr + batch_2 * g7_batch_stride + x_2 * g7_x_stride
    g8_base = g8_ptr + batch_2 * g8_batch_stride + x_2 * g8_x_stride
    # g7[x, y] = sum over c of 1 where seen  (step 3)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    scaled_y = tl.load(
        scaled_base + c[:, None] * scaled_c_stride + y[None, :].to(tl.int64) * scaled_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    t8_y = tl.load(t8_base + y.to(tl.int64) * t8_y_stride, mask=y < Y, other=0.0)
    g7_y = tl.sum(
        tl.zeros((ROWS, C_PADDED), WIDE) + tl.where(
            (c < C)[None, :] & (tl.trans(scaled_y.to(WIDE)) == t8_y.to(WIDE)[:, None]),
            1,
            0.0,
        ),
        1,
    )
    # g8[x, y] = g3[y, x]/C  (step 3)
    g3_y = tl.load(g3_base + y.to(tl.int64) * g3_y_stride, mask=y < Y, other=0.0)
    g8_y = factor_2 * g3_y.to(WIDE)
    tl.store(g7_base + y.to(tl.int64) * g7_y_stride, g7_y, mask=y < Y)
    tl.store(g8_base + y.to(tl.int64) * g8_y_stride, g8_y, mask=y < Y)


@triton.jit
def backward_g10(
    g7_ptr, g4_ptr, scaled_ptr, t8_ptr, m_ptr, d_o_ptr, g8_ptr, g10_ptr, g7_batch_stride, g7_x_stride, g7_y_stride,
    g4_batch_stride, g4_y_stride, g4_x_stride, scaled_batch_stride, scaled_c_stride, scaled_y_stride, scaled_x_stride,
    t8_batch_stride, t8_x_stride, t8_y_stride, m_batch_stride, m_y_stride, m_x_stride, d_o_batch_stride, d_o_c_stride,
    d_o_y_stride, d_o_x_stride, g8_batch_stride, g8_x_stride, g8_y_stride, g10_batch_stride, g10_c_stride, g10_y_stride,
    g10_x_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g10: a program computes a block of x."""
    program = tl.program_id(0)
    blocks = tl.cdiv(X, ROWS)
    x_start = (program % blocks) * ROWS
    program = program // blocks
    y_2 = (program % Y).to(tl.int64)
    program = program // Y
    batch_2 = program.to(tl.int64)
    x = x_start + tl.arange(0, ROWS)
    g7_base = g7_ptr + batch_2 * g7_batch_stride + y_2 * g7_y_stride
    g4_base = g4_ptr + batch_2 * g4_batch_stride + y_2 * g4_y_stride
    scaled_base = scaled_ptr + batch_2 * scaled_batch_stride + y_2 * scaled_y_stride
    t8_base = t8_ptr + batch_2 * t8_batch_stride + y_2 * t8_y_stride
    m_base = m_ptr + batch_2 * m_batch_stride + y_2 * m_y_stride
    d_o_base = d_o_ptr + batch_2 * d_o_batch_stride + y_2 * d_o_y_stride
    g8_base = g8_ptr + batch_2 * g8_batch_stride + y_2 * g8_y_stride
    g10_base = g10_ptr + batch_2 * g10_batch_stride + y_2 * g10_y_stride
    # g9[c, y, x] = g4[y, x]/g7[x, y] where seen  (step 3)
    g7_x = tl.load(g7_base + x.to(tl.int64) * g7_x_stride, mask=x < X, other=0.0)
    g4_x = tl.load(g4_base + x.to(tl.int64) * g4_x_stride, mask=x < X, other=0.0)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    scaled_x = tl.load(
        scaled_base + c[:, None] * scaled_c_stride + x[None, :].to(tl.int64) * scaled_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    t8_x = tl.load(t8_base + x.to(tl.int64) * t8_x_stride, mask=x < X, other=0.0)
    g9 = tl.zeros((C_PADDED, ROWS), WIDE) + tl.where(
        scaled_x.to(WIDE) == t8_x.to(WIDE)[None, :],
        (tile_inverse(g7_x.to(WIDE)) * g4_x.to(WIDE))[None, :],
        0.0,
    )
    # g10[c, y, x] = g8[x, y] + m[y, x]*d_o[c, y, x] + g9[c, y, x]  (step 3)
    m_x = tl.load(m_base + x.to(tl.int64) * m_x_stride, mask=x < X, other=0.0)
    d_o_x = tl.load(
        d_o_base + c[:, None] * d_o_c_stride + x[None, :].to(tl.int64) * d_o_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    g8_x = tl.load(g8_base + x.to(tl.int64) * g8_x_stride, mask=x < X, other=0.0)
    g10_x = m_x.to(WIDE)[None, :] * d_o_x.to(WIDE) + g9 + g8_x.to(WIDE)[None, :]
    tl.store(
        g10_base + c[:, None] * g10_c_stride + x[None, :].to(tl.int64) * g10_x_stride,
        g10_x,
        mask=(c < C)[:, None] & (x < X)[None, :],
    )


@triton.jit
def backward_d_image(
    g18_ptr, g16_ptr, image_ptr, t4_ptr, gate_ptr, g10_ptr, g23_ptr, d_image_ptr, g18_batch_stride, g18_c_stride,
    g16_batch_stride, g16_c2_stride, image_batch_stride, image_c_stride, image_y_stride, image_x_stride,
    t4_batch_stride, t4_c_stride, gate_batch_stride, gate_c_stride, g10_batch_stride, g10_c_stride, g10_y_stride,
    g10_x_stride, g23_batch_stride, g23_c_stride, d_image_batch_stride, d_image_c_stride, d_image_y_stride,
    d_image_x_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """d_image: a program computes a block of x."""
    program = tl.program_id(0)
    blocks = tl.cdiv(X, ROWS)
    x_start = (program % blocks) * ROWS
    program = program // blocks
    y_2 = (program % Y).to(tl.int64)
    program = program // Y
    batch_2 = program.to(tl.int64)
    x = x_start + tl.arange(0, ROWS)
    g18_base = g18_ptr + batch_2 * g18_batch_stride
    g16_base = g16_ptr + batch_2 * g16_batch_stride
    image_base = image_ptr + batch_2 * image_batch_stride + y_2 * image_y_stride
    t4_base = t4_ptr + batch_2 * t4_batch_stride
    gate_base = gate_ptr + batch_2 * gate_batch_stride
    g10_base = g10_ptr + batch_2 * g10_batch_stride + y_2 * g10_y_stride
    g23_base = g23_ptr + batch_2 * g23_batch_stride
    d_image_base = d_image_ptr + batch_2 * d_image_batch_stride + y_2 * d_image_y_stride
    # g24[c, y, x] = g16[c]/g18[c] where seen  (step 3)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    g18_row = tl.load(g18_base + c * g18_c_stride, mask=c < C, other=0.0)
    g16_row = tl.load(g16_base + c * g16_c2_stride, mask=c < C, other=0.0)
    image_x = tl.load(
        image_base + c[:, None] * image_c_stride + x[None, :].to(tl.int64) * image_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    t4_row = tl.load(t4_base + c * t4_c_stride, mask=c < C, other=0.0)
    g24 = tl.zeros((C_PADDED, ROWS), WIDE) + tl.where(
        image_x.to(WIDE) == t4_row.to(WIDE)[:, None],
        (tile_inverse(g18_row.to(WIDE)) * g16_row.to(WIDE))[:, None],
        0.0,
    )
    # d_image[c, y, x] = g23[c] + gate[c]*g10[c, y, x] + g24[c, y, x]  (step 3)
    gate_row = tl.load(gate_base + c * gate_c_stride, mask=c < C, other=0.0)
    g10_x = tl.load(
        g10_base + c[:, None] * g10_c_stride + x[None, :].to(tl.int64) * g10_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    g23_row = tl.load(g23_base + c * g23_c_stride, mask=c < C, other=0.0)
    d_image_x = gate_row.to(WIDE)[:, None] * g10_x.to(WIDE) + g24 + g23_row.to(WIDE)[:, None]
    tl.store(
        d_image_base + c[:, None] * d_image_c_stride + x[None, :].to(tl.int64) * d_image_x_stride,
        d_image_x,
        mask=(c < C)[:, None] & (x < X)[None, :],
    )


def backward(image, w1, w2, kernel, d_o, *, allow_tf32=False, blocks=None):
    """Takes image (BATCH, C, Y, X), w1 (R, C), w2 (C, R), kernel (TWO, K, K), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_w1 (R, C), d_w2 (C, R), d_kernel (TWO, K, K).
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
    # hidden_mean[r] = relu(t2[r])  (step 1)
    hidden_mean = torch.relu(t2)
    # t3[c] = sum over r of hidden_mean[r]*w2[c, r]  (step 1)
    w2_wide = w2.to(wide)
    t3 = torch.einsum("br,cr->bc", hidden_mean, w2_wide)
    # t4[c] = max over x, y of image[c, y, x]  (step 1)
    t4 = largest(image_wide.mT, (-2, -1))
    # t5[r] = sum over c2 of t4[c2]*w1[r, c2]  (step 2)
    t5 = torch.einsum("bc,rc->br", t4, w1_wide)
    # hidden_peak[r] = relu(t5[r])  (step 1)
    hidden_peak = torch.relu(t5)
    # t6[c] = sum over r of hidden_peak[r]*w2[c, r]  (step 1)
    t6 = torch.einsum("br,cr->bc", hidden_peak, w2_wide)
    # gate[c] = sigmoid(t3[c] + t6[c])  (step 1)
    gate = torch.sigmoid(t3 + t6)
    scaled = torch.empty((BATCH, C, Y, X), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    backward_scaled[(BATCH * Y * triton.cdiv(X, rows),)](
        gate, image, scaled, *gate.stride(), *image.stride(), *scaled.stride(), Y, X, C=C, C_PADDED=padded(C),
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    t7 = torch.empty((BATCH, X, Y), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    backward_t7[(BATCH * X * triton.cdiv(Y, rows),)](
        scaled, t7, *scaled.stride(), *t7.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    average = torch.empty((BATCH, Y, X), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_average[(BATCH * Y * triton.cdiv(X, rows),)](
        t7, average, *t7.stride(), *average.stride(), C, Y, X, factor_2, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    t8 = torch.empty((BATCH, X, Y), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    backward_t8[(BATCH * X * triton.cdiv(Y, rows),)](
        scaled, t8, *scaled.stride(), *t8.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    highest_ = torch.empty((BATCH, Y, X), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_highest_[(BATCH * Y * triton.cdiv(X, rows),)](
        t8, highest_, *t8.stride(), *highest_.stride(), Y, X, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
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
    m = torch.empty((BATCH, Y, X), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_m[(BATCH * Y * triton.cdiv(X, rows),)](
        t9, m, *t9.stride(), *m.stride(), Y, X, ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    g2 = torch.empty((BATCH, X, Y), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    backward_g2[(BATCH * X * triton.cdiv(Y, rows),)](
        d_o, scaled, t9, g2, *d_o.stride(), *scaled.stride(), *t9.stride(), *g2.stride(), Y, X, C=C, C_PADDED=padded(C),
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
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
    g7 = torch.empty((BATCH, X, Y), dtype=wide, device=device)
    g8 = torch.empty((BATCH, X, Y), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    backward_g7_g8[(BATCH * X * triton.cdiv(Y, rows),)](
        scaled, t8, g3, g7, g8, *scaled.stride(), *t8.stride(), *g3.stride(), *g7.stride(), *g8.stride(), Y, X,
        factor_2, C=C, C_PADDED=padded(C), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    g10 = torch.empty((BATCH, C, Y, X), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    backward_g10[(BATCH * Y * triton.cdiv(X, rows),)](
        g7, g4, scaled, t8, m, d_o, g8, g10, *g7.stride(), *g4.stride(), *scaled.stride(), *t8.stride(), *m.stride(),
        *d_o.stride(), *g8.stride(), *g10.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    # g11[c] = sum over x, y of g10[c, y, x]*image[c, y, x]  (step 3)
    g11 = (g10.mT * image_wide.mT).sum((-2, -1))
    # g12[c] = (1 - sigmoid(t3[c] + t6[c]))*sigmoid(t3[c] + t6[c])*g11[c]  (step 3)
    gate_2 = torch.sigmoid(t3 + t6)
    g12 = (1 - gate_2) * g11 * gate_2
    # g13[r] = sum over c of g12[c]*w2[c, r]  (step 3)
    g13 = torch.einsum("bc,cr->br", g12, w2_wide)
    # g14[c, r] = sum over batch of g12[c]*hidden_peak[r]  (step 3)
    g14 = torch.einsum("bc,br->cr", g12, hidden_peak)
    # g15[r] = step(t5[r])*g13[r]  (step 3)
    g15 = g13 * t5.gt(0).to(wide)
    # g16[c2] = sum over r of g15[r]*w1[r, c2]  (step 3)
    g16 = torch.einsum("br,rc->bc", g15, w1_wide)
    # g17[c2, r] = sum over batch of g15[r]*t4[c2]  (step 3)
    g17 = torch.einsum("br,bc->cr", g15, t4)
    # g18[c] = sum over x, y of 1 where seen  (step 3)
    # seen: Eq(image[c, y, x], t4[c])
    seen_5 = image_wide.mT == t4[..., None, None]
    g18 = torch.where(seen_5, torch.as_tensor(1, dtype=wide, device=device), 0.0).sum((-2, -1))
    # g19[c, r] = sum over batch of g12[c]*hidden_mean[r]  (step 3)
    g19 = torch.einsum("bc,br->cr", g12, hidden_mean)
    # g20[r] = step(t2[r])*g13[r]  (step 3)
    g20 = g13 * t2.gt(0).to(wide)
    # g21[c2] = sum over r of g20[r]*w1[r, c2]  (step 3)
    g21 = torch.einsum("br,rc->bc", g20, w1_wide)
    # g22[c2, r] = sum over batch of g20[r]*mean[c2]  (step 3)
    g22 = torch.einsum("br,bc->cr", g20, mean)
    # g23[c] = g21[c]/(X*Y)  (step 3)
    g23 = factor * g21
    d_image = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    rows = row_block(max(C, 1), blocks)
    backward_d_image[(BATCH * Y * triton.cdiv(X, rows),)](
        g18, g16, image, t4, gate, g10, g23, d_image, *g18.stride(), *g16.stride(), *image.stride(), *t4.stride(),
        *gate.stride(), *g10.stride(), *g23.stride(), *d_image.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # d_w1[r, c2] = g17[c2, r] + g22[c2, r]  (step 3)
    d_w1 = g17.mT + g22.mT
    # d_w2[c, r] = g14[c, r] + g19[c, r]  (step 3)
    d_w2 = g14 + g19
    # d_kernel[kernel_0, kernel_1, kernel_2] = g5[kernel_0, kernel_1, kernel_2] + g6[kernel_0, kernel_1, kernel_2]
    #   (step 3)
    d_kernel = g5 + g6
    return d_image, d_w1.to(dtype), d_w2.to(dtype), d_kernel.to(dtype)
