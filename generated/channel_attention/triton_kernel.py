"""Channel attention (CBAM): one Triton kernel for each loop over tiles

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
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'channel_attention',
    'backend': 'triton',
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
        'keywords': ['allow_tf32'],
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
        'keywords': ['allow_tf32'],
    },
}

TYPES = {
    torch.float16: tl.float16,
    torch.bfloat16: tl.bfloat16,
    torch.float32: tl.float32,
    torch.float64: tl.float64,
}


def largest(x, axes):
    """the maximum over some axes, -inf over none; a NaN stays"""
    axes = axes if isinstance(axes, tuple) else (axes,)
    return x.amax(axes) if all(x.shape[axis] for axis in axes) else x.sum(axes) - float("inf")


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
def forward_o(
    gate_ptr, image_ptr, o_ptr, gate_batch_stride, gate_c_stride, image_batch_stride, image_c_stride, image_y_stride,
    image_x_stride, o_batch_stride, o_c_stride, o_y_stride, o_x_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr,
    ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """o: a program computes a block of x."""
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
    o_base = o_ptr + batch * o_batch_stride + y * o_y_stride
    # o[c, y, x] = gate[c]*image[c, y, x]  (step 1)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    gate_row = tl.load(gate_base + c * gate_c_stride, mask=c < C, other=0.0)
    image_x = tl.load(
        image_base + c[:, None] * image_c_stride + x[None, :].to(tl.int64) * image_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    o_x = gate_row.to(WIDE)[:, None] * image_x.to(WIDE)
    tl.store(
        o_base + c[:, None] * o_c_stride + x[None, :].to(tl.int64) * o_x_stride,
        o_x,
        mask=(c < C)[:, None] & (x < X)[None, :],
    )


def forward(image, w1, b1, w2, b2, *, allow_tf32=False, blocks=None):
    """Takes image (BATCH, C, Y, X), w1 (R, C), b1 (R), w2 (C, R), b2 (C).
    Returns o (BATCH, C, Y, X).
    """
    BATCH, C, Y, X = image.shape
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
    o = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    rows = row_block(max(C, 1), blocks)
    forward_o[(BATCH * Y * triton.cdiv(X, rows),)](
        gate, image, o, *gate.stride(), *image.stride(), *o.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    return (o,)


@triton.jit
def backward_d_image(
    g10_ptr, g8_ptr, image_ptr, t4_ptr, gate_ptr, d_o_ptr, g16_ptr, d_image_ptr, g10_batch_stride, g10_c_stride,
    g8_batch_stride, g8_c2_stride, image_batch_stride, image_c_stride, image_y_stride, image_x_stride, t4_batch_stride,
    t4_c_stride, gate_batch_stride, gate_c_stride, d_o_batch_stride, d_o_c_stride, d_o_y_stride, d_o_x_stride,
    g16_batch_stride, g16_c_stride, d_image_batch_stride, d_image_c_stride, d_image_y_stride, d_image_x_stride, Y, X,
    C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """d_image: a program computes a block of x."""
    program = tl.program_id(0)
    blocks = tl.cdiv(X, ROWS)
    x_start = (program % blocks) * ROWS
    program = program // blocks
    y = (program % Y).to(tl.int64)
    program = program // Y
    batch = program.to(tl.int64)
    x = x_start + tl.arange(0, ROWS)
    g10_base = g10_ptr + batch * g10_batch_stride
    g8_base = g8_ptr + batch * g8_batch_stride
    image_base = image_ptr + batch * image_batch_stride + y * image_y_stride
    t4_base = t4_ptr + batch * t4_batch_stride
    gate_base = gate_ptr + batch * gate_batch_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + y * d_o_y_stride
    g16_base = g16_ptr + batch * g16_batch_stride
    d_image_base = d_image_ptr + batch * d_image_batch_stride + y * d_image_y_stride
    # g17[c, y, x] = g8[c]/g10[c] where seen  (step 3)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    g10_row = tl.load(g10_base + c * g10_c_stride, mask=c < C, other=0.0)
    g8_row = tl.load(g8_base + c * g8_c2_stride, mask=c < C, other=0.0)
    image_x = tl.load(
        image_base + c[:, None] * image_c_stride + x[None, :].to(tl.int64) * image_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    t4_row = tl.load(t4_base + c * t4_c_stride, mask=c < C, other=0.0)
    g17 = tl.zeros((C_PADDED, ROWS), WIDE) + tl.where(
        image_x.to(WIDE) == t4_row.to(WIDE)[:, None],
        (tile_inverse(g10_row.to(WIDE)) * g8_row.to(WIDE))[:, None],
        0.0,
    )
    # d_image[c, y, x] = g16[c] + gate[c]*d_o[c, y, x] + g17[c, y, x]  (step 3)
    gate_row = tl.load(gate_base + c * gate_c_stride, mask=c < C, other=0.0)
    d_o_x = tl.load(
        d_o_base + c[:, None] * d_o_c_stride + x[None, :].to(tl.int64) * d_o_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    g16_row = tl.load(g16_base + c * g16_c_stride, mask=c < C, other=0.0)
    d_image_x = gate_row.to(WIDE)[:, None] * d_o_x.to(WIDE) + g17 + g16_row.to(WIDE)[:, None]
    tl.store(
        d_image_base + c[:, None] * d_image_c_stride + x[None, :].to(tl.int64) * d_image_x_stride,
        d_image_x,
        mask=(c < C)[:, None] & (x < X)[None, :],
    )


def backward(image, w1, b1, w2, b2, d_o, *, allow_tf32=False, blocks=None):
    """Takes image (BATCH, C, Y, X), w1 (R, C), b1 (R), w2 (C, R), b2 (C), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_w1 (R, C), d_b1 (R), d_w2 (C, R), d_b2 (C).
    """
    BATCH, C, Y, X = image.shape
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
    d_image = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    rows = row_block(max(C, 1), blocks)
    backward_d_image[(BATCH * Y * triton.cdiv(X, rows),)](
        g10, g8, image, t4, gate, d_o, g16, d_image, *g10.stride(), *g8.stride(), *image.stride(), *t4.stride(),
        *gate.stride(), *d_o.stride(), *g16.stride(), *d_image.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # d_w1[r, c2] = g15[c2, r] + g9[c2, r]  (step 3)
    d_w1 = g15.mT + g9.mT
    # d_b1[r] = g12[r] + g6[r]  (step 3)
    d_b1 = g12 + g6
    # d_w2[c, r] = g11[c, r] + g5[c, r]  (step 3)
    d_w2 = g11 + g5
    # d_b2[c] = 2*g2[c]  (step 3)
    d_b2 = 2 * g2
    return d_image, d_w1.to(dtype), d_b1.to(dtype), d_w2.to(dtype), d_b2.to(dtype)
