"""Spatial attention (CBAM): one Triton kernel for each loop over tiles

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
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'spatial_attention',
    'backend': 'triton',
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
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['image', 'kernel'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [('image', ['BATCH', 'C', 'Y', 'X']), ('kernel', ['TWO', 'K', 'K'])],
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
def forward_t1(
    image_ptr, t1_ptr, image_batch_stride, image_c_stride, image_y_stride, image_x_stride, t1_batch_stride, t1_x_stride,
    t1_y_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t1: a program computes a block of y."""
    program = tl.program_id(0)
    blocks = tl.cdiv(Y, ROWS)
    y_start = (program % blocks) * ROWS
    program = program // blocks
    x = (program % X).to(tl.int64)
    program = program // X
    batch = program.to(tl.int64)
    y = y_start + tl.arange(0, ROWS)
    image_base = image_ptr + batch * image_batch_stride + x * image_x_stride
    t1_base = t1_ptr + batch * t1_batch_stride + x * t1_x_stride
    # t1[x, y] = sum over c of image[c, y, x]  (step 1)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    image_y = tl.load(
        image_base + c[:, None] * image_c_stride + y[None, :].to(tl.int64) * image_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    t1_y = tl.sum(tl.where((c < C)[None, :], tl.trans(image_y.to(WIDE)), 0.0), 1)
    tl.store(t1_base + y.to(tl.int64) * t1_y_stride, t1_y, mask=y < Y)


@triton.jit
def forward_average(
    t1_ptr, average_ptr, t1_batch_stride, t1_x_stride, t1_y_stride, average_batch_stride, average_y_stride,
    average_x_stride, C, Y, X, factor: "fp64", ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """average: a program computes a block of x."""
    factor = tl.full((), factor, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(X, ROWS)
    x_start = (program % blocks) * ROWS
    program = program // blocks
    y = (program % Y).to(tl.int64)
    program = program // Y
    batch = program.to(tl.int64)
    x = x_start + tl.arange(0, ROWS)
    t1_base = t1_ptr + batch * t1_batch_stride + y * t1_y_stride
    average_base = average_ptr + batch * average_batch_stride + y * average_y_stride
    # average[y, x] = t1[x, y]/C  (step 1)
    t1_x = tl.load(t1_base + x.to(tl.int64) * t1_x_stride, mask=x < X, other=0.0)
    average_x = factor * t1_x.to(WIDE)
    tl.store(average_base + x.to(tl.int64) * average_x_stride, average_x, mask=x < X)


@triton.jit
def forward_t2(
    image_ptr, t2_ptr, image_batch_stride, image_c_stride, image_y_stride, image_x_stride, t2_batch_stride, t2_x_stride,
    t2_y_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t2: a program computes a block of y."""
    program = tl.program_id(0)
    blocks = tl.cdiv(Y, ROWS)
    y_start = (program % blocks) * ROWS
    program = program // blocks
    x = (program % X).to(tl.int64)
    program = program // X
    batch = program.to(tl.int64)
    y = y_start + tl.arange(0, ROWS)
    image_base = image_ptr + batch * image_batch_stride + x * image_x_stride
    t2_base = t2_ptr + batch * t2_batch_stride + x * t2_x_stride
    # t2[x, y] = max over c of image[c, y, x]  (step 1)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    image_y = tl.load(
        image_base + c[:, None] * image_c_stride + y[None, :].to(tl.int64) * image_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    t2_y = row_maximum(tl.where((c < C)[None, :], tl.trans(image_y.to(WIDE)), -float("inf")))
    tl.store(t2_base + y.to(tl.int64) * t2_y_stride, t2_y, mask=y < Y)


@triton.jit
def forward_highest_(
    t2_ptr, highest__ptr, t2_batch_stride, t2_x_stride, t2_y_stride, highest__batch_stride, highest__y_stride,
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
    t2_base = t2_ptr + batch * t2_batch_stride + y * t2_y_stride
    highest__base = highest__ptr + batch * highest__batch_stride + y * highest__y_stride
    # highest[y, x] = t2[x, y]  (step 1)
    t2_x = tl.load(t2_base + x.to(tl.int64) * t2_x_stride, mask=x < X, other=0.0)
    highest_x = t2_x.to(WIDE)
    tl.store(highest__base + x.to(tl.int64) * highest__x_stride, highest_x, mask=x < X)


@triton.jit
def forward_o(
    t3_ptr, image_ptr, o_ptr, t3_batch_stride, t3_x_stride, t3_y_stride, image_batch_stride, image_c_stride,
    image_y_stride, image_x_stride, o_batch_stride, o_c_stride, o_y_stride, o_x_stride, Y, X, C: tl.constexpr,
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
    t3_base = t3_ptr + batch_2 * t3_batch_stride + y_2 * t3_y_stride
    image_base = image_ptr + batch_2 * image_batch_stride + y_2 * image_y_stride
    o_base = o_ptr + batch_2 * o_batch_stride + y_2 * o_y_stride
    # m[y, x] = sigmoid(t3[x, y])  (step 1)
    t3_x = tl.load(t3_base + x.to(tl.int64) * t3_x_stride, mask=x < X, other=0.0)
    m = tile_sigmoid(t3_x.to(WIDE))
    # o[c, y, x] = m[y, x]*image[c, y, x]  (step 1)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    image_x = tl.load(
        image_base + c[:, None] * image_c_stride + x[None, :].to(tl.int64) * image_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    o_x = m[None, :] * image_x.to(WIDE)
    tl.store(
        o_base + c[:, None] * o_c_stride + x[None, :].to(tl.int64) * o_x_stride,
        o_x,
        mask=(c < C)[:, None] & (x < X)[None, :],
    )


def forward(image, kernel, *, allow_tf32=False, blocks=None):
    """Takes image (BATCH, C, Y, X), kernel (TWO, K, K).
    Returns o (BATCH, C, Y, X).
    """
    BATCH, C, Y, X = image.shape
    TWO, K, _ = kernel.shape
    dtype, device = image.dtype, image.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / C if C else 0.0
    t1 = torch.empty((BATCH, X, Y), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    forward_t1[(BATCH * X * triton.cdiv(Y, rows),)](
        image, t1, *image.stride(), *t1.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    average = torch.empty((BATCH, Y, X), dtype=wide, device=device)
    rows = row_block(1, blocks)
    forward_average[(BATCH * Y * triton.cdiv(X, rows),)](
        t1, average, *t1.stride(), *average.stride(), C, Y, X, factor, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    t2 = torch.empty((BATCH, X, Y), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    forward_t2[(BATCH * X * triton.cdiv(Y, rows),)](
        image, t2, *image.stride(), *t2.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    highest_ = torch.empty((BATCH, Y, X), dtype=wide, device=device)
    rows = row_block(1, blocks)
    forward_highest_[(BATCH * Y * triton.cdiv(X, rows),)](
        t2, highest_, *t2.stride(), *highest_.stride(), Y, X, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
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
    o = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    rows = row_block(max(C, 1), blocks)
    forward_o[(BATCH * Y * triton.cdiv(X, rows),)](
        t3, image, o, *t3.stride(), *image.stride(), *o.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    return (o,)


@triton.jit
def backward_t1(
    image_ptr, t1_ptr, image_batch_stride, image_c_stride, image_y_stride, image_x_stride, t1_batch_stride, t1_x_stride,
    t1_y_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t1: a program computes a block of y."""
    program = tl.program_id(0)
    blocks = tl.cdiv(Y, ROWS)
    y_start = (program % blocks) * ROWS
    program = program // blocks
    x = (program % X).to(tl.int64)
    program = program // X
    batch = program.to(tl.int64)
    y = y_start + tl.arange(0, ROWS)
    image_base = image_ptr + batch * image_batch_stride + x * image_x_stride
    t1_base = t1_ptr + batch * t1_batch_stride + x * t1_x_stride
    # t1[x, y] = sum over c of image[c, y, x]  (step 1)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    image_y = tl.load(
        image_base + c[:, None] * image_c_stride + y[None, :].to(tl.int64) * image_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    t1_y = tl.sum(tl.where((c < C)[None, :], tl.trans(image_y.to(WIDE)), 0.0), 1)
    tl.store(t1_base + y.to(tl.int64) * t1_y_stride, t1_y, mask=y < Y)


@triton.jit
def backward_average(
    t1_ptr, average_ptr, t1_batch_stride, t1_x_stride, t1_y_stride, average_batch_stride, average_y_stride,
    average_x_stride, C, Y, X, factor: "fp64", ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """average: a program computes a block of x."""
    factor = tl.full((), factor, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(X, ROWS)
    x_start = (program % blocks) * ROWS
    program = program // blocks
    y = (program % Y).to(tl.int64)
    program = program // Y
    batch = program.to(tl.int64)
    x = x_start + tl.arange(0, ROWS)
    t1_base = t1_ptr + batch * t1_batch_stride + y * t1_y_stride
    average_base = average_ptr + batch * average_batch_stride + y * average_y_stride
    # average[y, x] = t1[x, y]/C  (step 1)
    t1_x = tl.load(t1_base + x.to(tl.int64) * t1_x_stride, mask=x < X, other=0.0)
    average_x = factor * t1_x.to(WIDE)
    tl.store(average_base + x.to(tl.int64) * average_x_stride, average_x, mask=x < X)


@triton.jit
def backward_t2(
    image_ptr, t2_ptr, image_batch_stride, image_c_stride, image_y_stride, image_x_stride, t2_batch_stride, t2_x_stride,
    t2_y_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t2: a program computes a block of y."""
    program = tl.program_id(0)
    blocks = tl.cdiv(Y, ROWS)
    y_start = (program % blocks) * ROWS
    program = program // blocks
    x = (program % X).to(tl.int64)
    program = program // X
    batch = program.to(tl.int64)
    y = y_start + tl.arange(0, ROWS)
    image_base = image_ptr + batch * image_batch_stride + x * image_x_stride
    t2_base = t2_ptr + batch * t2_batch_stride + x * t2_x_stride
    # t2[x, y] = max over c of image[c, y, x]  (step 1)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    image_y = tl.load(
        image_base + c[:, None] * image_c_stride + y[None, :].to(tl.int64) * image_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    t2_y = row_maximum(tl.where((c < C)[None, :], tl.trans(image_y.to(WIDE)), -float("inf")))
    tl.store(t2_base + y.to(tl.int64) * t2_y_stride, t2_y, mask=y < Y)


@triton.jit
def backward_highest_(
    t2_ptr, highest__ptr, t2_batch_stride, t2_x_stride, t2_y_stride, highest__batch_stride, highest__y_stride,
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
    t2_base = t2_ptr + batch * t2_batch_stride + y * t2_y_stride
    highest__base = highest__ptr + batch * highest__batch_stride + y * highest__y_stride
    # highest[y, x] = t2[x, y]  (step 1)
    t2_x = tl.load(t2_base + x.to(tl.int64) * t2_x_stride, mask=x < X, other=0.0)
    highest_x = t2_x.to(WIDE)
    tl.store(highest__base + x.to(tl.int64) * highest__x_stride, highest_x, mask=x < X)


@triton.jit
def backward_m(
    t3_ptr, m_ptr, t3_batch_stride, t3_x_stride, t3_y_stride, m_batch_stride, m_y_stride, m_x_stride, Y, X,
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
    t3_base = t3_ptr + batch_2 * t3_batch_stride + y_2 * t3_y_stride
    m_base = m_ptr + batch_2 * m_batch_stride + y_2 * m_y_stride
    # m[y, x] = sigmoid(t3[x, y])  (step 1)
    t3_x = tl.load(t3_base + x.to(tl.int64) * t3_x_stride, mask=x < X, other=0.0)
    m_x = tile_sigmoid(t3_x.to(WIDE))
    tl.store(m_base + x.to(tl.int64) * m_x_stride, m_x, mask=x < X)


@triton.jit
def backward_g2(
    d_o_ptr, image_ptr, t3_ptr, g2_ptr, d_o_batch_stride, d_o_c_stride, d_o_y_stride, d_o_x_stride, image_batch_stride,
    image_c_stride, image_y_stride, image_x_stride, t3_batch_stride, t3_x_stride, t3_y_stride, g2_batch_stride,
    g2_x_stride, g2_y_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
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
    image_base = image_ptr + batch_2 * image_batch_stride + x_2 * image_x_stride
    t3_base = t3_ptr + batch_2 * t3_batch_stride + x_2 * t3_x_stride
    g2_base = g2_ptr + batch_2 * g2_batch_stride + x_2 * g2_x_stride
    # g1[x, y] = sum over c of d_o[c, y, x]*image[c, y, x]  (step 3)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    d_o_y = tl.load(
        d_o_base + c[:, None] * d_o_c_stride + y[None, :].to(tl.int64) * d_o_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    image_y = tl.load(
        image_base + c[:, None] * image_c_stride + y[None, :].to(tl.int64) * image_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    g1 = tl.sum(tl.where((c < C)[None, :], tl.trans(d_o_y.to(WIDE)) * tl.trans(image_y.to(WIDE)), 0.0), 1)
    # g2[x, y] = (1 - sigmoid(t3[x, y]))*sigmoid(t3[x, y])*g1[x, y]  (step 3)
    t3_y = tl.load(t3_base + y.to(tl.int64) * t3_y_stride, mask=y < Y, other=0.0)
    gate = tile_sigmoid(t3_y.to(WIDE))
    g2_y = (1 - gate) * g1 * gate
    tl.store(g2_base + y.to(tl.int64) * g2_y_stride, g2_y, mask=y < Y)


@triton.jit
def backward_g7_g8(
    image_ptr, t2_ptr, g3_ptr, g7_ptr, g8_ptr, image_batch_stride, image_c_stride, image_y_stride, image_x_stride,
    t2_batch_stride, t2_x_stride, t2_y_stride, g3_batch_stride, g3_y_stride, g3_x_stride, g7_batch_stride, g7_x_stride,
    g7_y_stride, g8_batch_stride, g8_x_stride, g8_y_stride, Y, X, factor: "fp64", C: tl.constexpr,
    C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g7, g8: a program computes a block of y."""
    factor = tl.full((), factor, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(Y, ROWS)
    y_start = (program % blocks) * ROWS
    program = program // blocks
    x_2 = (program % X).to(tl.int64)
    program = program // X
    batch_2 = program.to(tl.int64)
    y = y_start + tl.arange(0, ROWS)
    image_base = image_ptr + batch_2 * image_batch_stride + x_2 * image_x_stride
    t2_base = t2_ptr + batch_2 * t2_batch_stride + x_2 * t2_x_stride
    g3_base = g3_ptr + batch_2 * g3_batch_stride + x_2 * g3_x_stride
    g7_base = g7_ptr + batch_2 * g7_batch_stride + x_2 * g7_x_stride
    g8_base = g8_ptr + batch_2 * g8_batch_stride + x_2 * g8_x_stride
    # g7[x, y] = sum over c of 1 where seen  (step 3)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    image_y = tl.load(
        image_base + c[:, None] * image_c_stride + y[None, :].to(tl.int64) * image_y_stride,
        mask=(c < C)[:, None] & (y < Y)[None, :],
        other=0.0,
    )
    t2_y = tl.load(t2_base + y.to(tl.int64) * t2_y_stride, mask=y < Y, other=0.0)
    g7_y = tl.sum(
        tl.zeros((ROWS, C_PADDED), WIDE) + tl.where(
            (c < C)[None, :] & (tl.trans(image_y.to(WIDE)) == t2_y.to(WIDE)[:, None]),
            1,
            0.0,
        ),
        1,
    )
    # g8[x, y] = g3[y, x]/C  (step 3)
    g3_y = tl.load(g3_base + y.to(tl.int64) * g3_y_stride, mask=y < Y, other=0.0)
    g8_y = factor * g3_y.to(WIDE)
    tl.store(g7_base + y.to(tl.int64) * g7_y_stride, g7_y, mask=y < Y)
    tl.store(g8_base + y.to(tl.int64) * g8_y_stride, g8_y, mask=y < Y)


@triton.jit
def backward_d_image(
    g7_ptr, g4_ptr, image_ptr, t2_ptr, m_ptr, d_o_ptr, g8_ptr, d_image_ptr, g7_batch_stride, g7_x_stride, g7_y_stride,
    g4_batch_stride, g4_y_stride, g4_x_stride, image_batch_stride, image_c_stride, image_y_stride, image_x_stride,
    t2_batch_stride, t2_x_stride, t2_y_stride, m_batch_stride, m_y_stride, m_x_stride, d_o_batch_stride, d_o_c_stride,
    d_o_y_stride, d_o_x_stride, g8_batch_stride, g8_x_stride, g8_y_stride, d_image_batch_stride, d_image_c_stride,
    d_image_y_stride, d_image_x_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
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
    g7_base = g7_ptr + batch_2 * g7_batch_stride + y_2 * g7_y_stride
    g4_base = g4_ptr + batch_2 * g4_batch_stride + y_2 * g4_y_stride
    image_base = image_ptr + batch_2 * image_batch_stride + y_2 * image_y_stride
    t2_base = t2_ptr + batch_2 * t2_batch_stride + y_2 * t2_y_stride
    m_base = m_ptr + batch_2 * m_batch_stride + y_2 * m_y_stride
    d_o_base = d_o_ptr + batch_2 * d_o_batch_stride + y_2 * d_o_y_stride
    g8_base = g8_ptr + batch_2 * g8_batch_stride + y_2 * g8_y_stride
    d_image_base = d_image_ptr + batch_2 * d_image_batch_stride + y_2 * d_image_y_stride
    # g9[c, y, x] = g4[y, x]/g7[x, y] where seen  (step 3)
    g7_x = tl.load(g7_base + x.to(tl.int64) * g7_x_stride, mask=x < X, other=0.0)
    g4_x = tl.load(g4_base + x.to(tl.int64) * g4_x_stride, mask=x < X, other=0.0)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    image_x = tl.load(
        image_base + c[:, None] * image_c_stride + x[None, :].to(tl.int64) * image_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    t2_x = tl.load(t2_base + x.to(tl.int64) * t2_x_stride, mask=x < X, other=0.0)
    g9 = tl.zeros((C_PADDED, ROWS), WIDE) + tl.where(
        image_x.to(WIDE) == t2_x.to(WIDE)[None, :],
        (tile_inverse(g7_x.to(WIDE)) * g4_x.to(WIDE))[None, :],
        0.0,
    )
    # d_image[c, y, x] = g8[x, y] + m[y, x]*d_o[c, y, x] + g9[c, y, x]  (step 3)
    m_x = tl.load(m_base + x.to(tl.int64) * m_x_stride, mask=x < X, other=0.0)
    d_o_x = tl.load(
        d_o_base + c[:, None] * d_o_c_stride + x[None, :].to(tl.int64) * d_o_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    g8_x = tl.load(g8_base + x.to(tl.int64) * g8_x_stride, mask=x < X, other=0.0)
    d_image_x = m_x.to(WIDE)[None, :] * d_o_x.to(WIDE) + g9 + g8_x.to(WIDE)[None, :]
    tl.store(
        d_image_base + c[:, None] * d_image_c_stride + x[None, :].to(tl.int64) * d_image_x_stride,
        d_image_x,
        mask=(c < C)[:, None] & (x < X)[None, :],
    )


def backward(image, kernel, d_o, *, allow_tf32=False, blocks=None):
    """Takes image (BATCH, C, Y, X), kernel (TWO, K, K), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_kernel (TWO, K, K).
    """
    BATCH, C, Y, X = image.shape
    TWO, K, _ = kernel.shape
    dtype, device = image.dtype, image.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / C if C else 0.0
    t1 = torch.empty((BATCH, X, Y), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    backward_t1[(BATCH * X * triton.cdiv(Y, rows),)](
        image, t1, *image.stride(), *t1.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    average = torch.empty((BATCH, Y, X), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_average[(BATCH * Y * triton.cdiv(X, rows),)](
        t1, average, *t1.stride(), *average.stride(), C, Y, X, factor, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    t2 = torch.empty((BATCH, X, Y), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    backward_t2[(BATCH * X * triton.cdiv(Y, rows),)](
        image, t2, *image.stride(), *t2.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    highest_ = torch.empty((BATCH, Y, X), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_highest_[(BATCH * Y * triton.cdiv(X, rows),)](
        t2, highest_, *t2.stride(), *highest_.stride(), Y, X, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
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
    m = torch.empty((BATCH, Y, X), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_m[(BATCH * Y * triton.cdiv(X, rows),)](
        t3, m, *t3.stride(), *m.stride(), Y, X, ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    g2 = torch.empty((BATCH, X, Y), dtype=wide, device=device)
    rows = row_block(max(C, 1), blocks)
    backward_g2[(BATCH * X * triton.cdiv(Y, rows),)](
        d_o, image, t3, g2, *d_o.stride(), *image.stride(), *t3.stride(), *g2.stride(), Y, X, C=C, C_PADDED=padded(C),
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
        image, t2, g3, g7, g8, *image.stride(), *t2.stride(), *g3.stride(), *g7.stride(), *g8.stride(), Y, X, factor,
        C=C, C_PADDED=padded(C), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    d_image = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    rows = row_block(max(C, 1), blocks)
    backward_d_image[(BATCH * Y * triton.cdiv(X, rows),)](
        g7, g4, image, t2, m, d_o, g8, d_image, *g7.stride(), *g4.stride(), *image.stride(), *t2.stride(), *m.stride(),
        *d_o.stride(), *g8.stride(), *d_image.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    # d_kernel[kernel_0, kernel_1, kernel_2] = g5[kernel_0, kernel_1, kernel_2] + g6[kernel_0, kernel_1, kernel_2]
    #   (step 3)
    d_kernel = g5 + g6
    return d_image, d_kernel.to(dtype)
