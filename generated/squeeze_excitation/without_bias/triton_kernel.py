"""Squeeze-and-excitation: one Triton kernel for each loop over tiles

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
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'squeeze_excitation',
    'backend': 'triton',
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
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['image', 'w1', 'w2'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [('image', ['BATCH', 'C', 'Y', 'X']), ('w1', ['R', 'C']), ('w2', ['C', 'R'])],
        'keywords': ['allow_tf32'],
    },
}

TYPES = {
    torch.float16: tl.float16,
    torch.bfloat16: tl.bfloat16,
    torch.float32: tl.float32,
    torch.float64: tl.float64,
}


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


def forward(image, w1, w2, *, allow_tf32=False, blocks=None):
    """Takes image (BATCH, C, Y, X), w1 (R, C), w2 (C, R).
    Returns o (BATCH, C, Y, X).
    """
    BATCH, C, Y, X = image.shape
    dtype, device = image.dtype, image.device
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
    o = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    rows = row_block(max(C, 1), blocks)
    forward_o[(BATCH * Y * triton.cdiv(X, rows),)](
        gate, image, o, *gate.stride(), *image.stride(), *o.stride(), Y, X, C=C, C_PADDED=padded(C), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    return (o,)


@triton.jit
def backward_d_image(
    gate_ptr, d_o_ptr, g8_ptr, d_image_ptr, gate_batch_stride, gate_c_stride, d_o_batch_stride, d_o_c_stride,
    d_o_y_stride, d_o_x_stride, g8_batch_stride, g8_c_stride, d_image_batch_stride, d_image_c_stride, d_image_y_stride,
    d_image_x_stride, Y, X, C: tl.constexpr, C_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
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
    gate_base = gate_ptr + batch * gate_batch_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + y * d_o_y_stride
    g8_base = g8_ptr + batch * g8_batch_stride
    d_image_base = d_image_ptr + batch * d_image_batch_stride + y * d_image_y_stride
    # d_image[c, y, x] = g8[c] + gate[c]*d_o[c, y, x]  (step 3)
    c = tl.arange(0, C_PADDED).to(tl.int64)
    gate_row = tl.load(gate_base + c * gate_c_stride, mask=c < C, other=0.0)
    d_o_x = tl.load(
        d_o_base + c[:, None] * d_o_c_stride + x[None, :].to(tl.int64) * d_o_x_stride,
        mask=(c < C)[:, None] & (x < X)[None, :],
        other=0.0,
    )
    g8_row = tl.load(g8_base + c * g8_c_stride, mask=c < C, other=0.0)
    d_image_x = gate_row.to(WIDE)[:, None] * d_o_x.to(WIDE) + g8_row.to(WIDE)[:, None]
    tl.store(
        d_image_base + c[:, None] * d_image_c_stride + x[None, :].to(tl.int64) * d_image_x_stride,
        d_image_x,
        mask=(c < C)[:, None] & (x < X)[None, :],
    )


def backward(image, w1, w2, d_o, *, allow_tf32=False, blocks=None):
    """Takes image (BATCH, C, Y, X), w1 (R, C), w2 (C, R), d_o (BATCH, C, Y, X).
    Returns d_image (BATCH, C, Y, X), d_w1 (R, C), d_w2 (C, R).
    """
    BATCH, C, Y, X = image.shape
    dtype, device = image.dtype, image.device
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
    d_image = torch.empty((BATCH, C, Y, X), dtype=dtype, device=device)
    rows = row_block(max(C, 1), blocks)
    backward_d_image[(BATCH * Y * triton.cdiv(X, rows),)](
        gate, d_o, g8, d_image, *gate.stride(), *d_o.stride(), *g8.stride(), *d_image.stride(), Y, X, C=C,
        C_PADDED=padded(C), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # d_w1[r, c2] = g7[c2, r]  (step 3)
    d_w1 = g7.mT
    return d_image, d_w1.to(dtype).clone(), d_w2.to(dtype)
