"""Attention with rotary positions: one Triton kernel for each loop over tiles

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

    s[i, j] = scale⋅Σ (k0[j, t]⋅q0[i, t] + k1[j, t]⋅q1[i, t])
                    t

                    ⎛               ⎛-t⋅log(base) ⎞⎞
               - sin⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 1]
    q0[i, t] =      ⎝               ⎝      P      ⎠⎠
                    ⎛               ⎛-t⋅log(base) ⎞⎞
               + cos⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 0]
                    ⎝               ⎝      P      ⎠⎠

                    ⎛               ⎛-t⋅log(base) ⎞⎞
                 sin⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 0]
    q1[i, t] =      ⎝               ⎝      P      ⎠⎠
                    ⎛               ⎛-t⋅log(base) ⎞⎞
               + cos⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 1]
                    ⎝               ⎝      P      ⎠⎠

                    ⎛     ⎛-t⋅log(base) ⎞⎞
               - sin⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 1]
    k0[j, t] =      ⎝     ⎝      P      ⎠⎠
                    ⎛     ⎛-t⋅log(base) ⎞⎞
               + cos⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 0]
                    ⎝     ⎝      P      ⎠⎠

                    ⎛     ⎛-t⋅log(base) ⎞⎞
                 sin⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 0]
    k1[j, t] =      ⎝     ⎝      P      ⎠⎠
                    ⎛     ⎛-t⋅log(base) ⎞⎞
               + cos⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 1]
                    ⎝     ⎝      P      ⎠⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import math
import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'rotary_attention',
    'backend': 'triton',
    'options': {},
    'source': '3b2c50db95f6c1a2',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'P': 'width',
        'TWO': 'width',
        'M': 'length',
        'E': 'width',
        'base': 'param',
    },
    'defaults': {'scale': 'sqrt(2)/(2*sqrt(P))'},
    'constraints': [('TWO', '2')],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'P', 'TWO'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'P', 'TWO'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': ['base'],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'N'], 'double'),
        ],
        'saved': [],
        'extra': ['lse'],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': ['base'],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'P', 'TWO']),
            ('k', ['BATCH', 'HEADS', 'M', 'P', 'TWO']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
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

# (target, bytes of an element): (widest axis of a tile, rows, columns, warps, stages), the first that fits
OPEN = {
    ("cuda", 2): ((64, 128, 64, 8, 2), (128, 128, 32, 8, 2), (256, 32, 32, 4, 1)),
    ("cuda", 4): ((64, 64, 32, 4, 2), (128, 32, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda_9", 2): ((64, 128, 64, 8, 2), (128, 128, 64, 8, 2), (256, 64, 32, 8, 1)),
    ("cuda_9", 4): ((64, 64, 32, 4, 2), (128, 32, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda_9", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
    ("hip", 2): ((64, 128, 64, 8, 1), (128, 64, 32, 4, 1), (256, 32, 32, 4, 1)),
    ("hip", 4): ((64, 64, 32, 4, 2), (128, 32, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("hip", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
}
HEAVY = {
    ("cuda", 2): ((64, 64, 32, 4, 2), (128, 64, 32, 8, 1), (256, 32, 32, 8, 1)),
    ("cuda", 4): ((64, 32, 32, 4, 1), (128, 16, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda_9", 2): ((64, 64, 64, 8, 1), (128, 64, 32, 8, 1), (256, 32, 32, 8, 1)),
    ("cuda_9", 4): ((64, 32, 32, 4, 1), (128, 16, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda_9", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
    ("hip", 2): ((64, 64, 32, 4, 1), (128, 64, 32, 4, 1), (256, 32, 32, 8, 1)),
    ("hip", 4): ((64, 32, 32, 4, 1), (128, 16, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("hip", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
}


def target_of(device):
    """which column of a table of configurations a device takes"""
    if torch.version.hip:
        return "hip"
    new = device.type == "cuda" and torch.cuda.get_device_capability(device)[0] >= 9
    return "cuda_9" if new else "cuda"


def configuration(table, width, dtype, device, blocks):
    """(rows, columns, warps, stages) for the widest axis of a kernel's tiles; `blocks` = (rows, columns) overrides"""
    entries = table[target_of(device), dtype.itemsize]
    _, rows, columns, warps, stages = next((entry for entry in entries if width <= entry[0]), entries[-1])
    return (*(blocks or (rows, columns)), warps, stages)


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
def tile_finite(x):
    """x, and 0 where x is -inf: the maximum of a row that saw nothing"""
    return tl.where(x == -float("inf"), 0.0, x)


@triton.jit
def tile_two_parts(x, WIDE: tl.constexpr):
    """x, of float64, as high + low with both in WIDE; low is 0 where high is no finite number"""
    high = x.to(WIDE)
    return high, tl.where(tl.abs(high) < float("inf"), x - high.to(tl.float64), 0.0).to(WIDE)


@triton.jit
def tile_maximum(x, y):
    """the larger one; NaN if either is, on every version of Triton"""
    return tl.maximum(x, y, propagate_nan=tl.PropagateNan.ALL)


@triton.jit
def tile_counts(lower, upper, full_lower, full_upper, BLOCK: tl.constexpr):
    """how many tiles come before those that every row sees whole, how many those are, how many follow"""
    before = tl.cdiv(tl.maximum(tl.minimum(full_lower, upper) - lower, 0), BLOCK)
    full = tl.maximum(tl.minimum(full_upper, upper) - (lower + before * BLOCK), 0) // BLOCK
    return before, full, tl.cdiv(tl.maximum(upper - (lower + (before + full) * BLOCK), 0), BLOCK)


@triton.jit
def forward_k0(
    k_ptr, k0_ptr, k_batch_stride, k_head_stride, k_k_0_stride, k_k_1_stride, k_k_2_stride, k0_batch_stride,
    k0_head_stride, k0_j_stride, k0_t_stride, HEADS, TWO, M, base, factor: "fp64", P: tl.constexpr,
    P_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """k0: a program computes a block of j."""
    factor = tl.full((), factor, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    k0_base = k0_ptr + batch * k0_batch_stride + head * k0_head_stride
    # k0[j, t] = -sin(j*exp(-t*log(base)/P))*k[j, t, 1] + cos(j*exp(-t*log(base)/P))*k[j, t, 0]  (step 1)
    t = tl.arange(0, P_PADDED).to(tl.int64)
    place = tl.cast(0, tl.int64)
    k_j_t = tl.load(
        k_base + j[:, None].to(tl.int64) * k_k_0_stride + t[None, :] * k_k_1_stride + place * k_k_2_stride,
        mask=(j < M)[:, None] & (t < P)[None, :] & (place >= 0) & (place < TWO),
        other=0.0,
    ).to(WIDE)
    place_2 = tl.cast(1, tl.int64)
    k_j_t_2 = tl.load(
        k_base + j[:, None].to(tl.int64) * k_k_0_stride + t[None, :] * k_k_1_stride + place_2 * k_k_2_stride,
        mask=(j < M)[:, None] & (t < P)[None, :] & (place_2 >= 0) & (place_2 < TWO),
        other=0.0,
    ).to(WIDE)
    k0_j = k_j_t * tl.cos(
        tl.cast(j, WIDE)[:, None]
        * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :]
    ) - k_j_t_2 * tl.sin(tl.cast(j, WIDE)[:, None] * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :])
    tl.store(
        k0_base + j[:, None].to(tl.int64) * k0_j_stride + t[None, :] * k0_t_stride,
        k0_j,
        mask=(j < M)[:, None] & (t < P)[None, :],
    )


@triton.jit
def forward_q0(
    q_ptr, q0_ptr, q_batch_stride, q_head_stride, q_q_0_stride, q_q_1_stride, q_q_2_stride, q0_batch_stride,
    q0_head_stride, q0_i_stride, q0_t_stride, HEADS, N, TWO, M, base, factor: "fp64", P: tl.constexpr,
    P_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """q0: a program computes a block of i."""
    factor = tl.full((), factor, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    q0_base = q0_ptr + batch * q0_batch_stride + head * q0_head_stride
    # q0[i, t] = -sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0]
    #   (step 1)
    t = tl.arange(0, P_PADDED).to(tl.int64)
    place = tl.cast(0, tl.int64)
    q_i_t = tl.load(
        q_base + i[:, None].to(tl.int64) * q_q_0_stride + t[None, :] * q_q_1_stride + place * q_q_2_stride,
        mask=(i < N)[:, None] & (t < P)[None, :] & (place >= 0) & (place < TWO),
        other=0.0,
    ).to(WIDE)
    place_2 = tl.cast(1, tl.int64)
    q_i_t_2 = tl.load(
        q_base + i[:, None].to(tl.int64) * q_q_0_stride + t[None, :] * q_q_1_stride + place_2 * q_q_2_stride,
        mask=(i < N)[:, None] & (t < P)[None, :] & (place_2 >= 0) & (place_2 < TWO),
        other=0.0,
    ).to(WIDE)
    q0_i = q_i_t * tl.cos(
        tl.cast(i + M - N, WIDE)[:, None]
        * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :]
    ) - q_i_t_2 * tl.sin(tl.cast(i + M - N, WIDE)[:, None] * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :])
    tl.store(
        q0_base + i[:, None].to(tl.int64) * q0_i_stride + t[None, :] * q0_t_stride,
        q0_i,
        mask=(i < N)[:, None] & (t < P)[None, :],
    )


@triton.jit
def forward_k1(
    k_ptr, k1_ptr, k_batch_stride, k_head_stride, k_k_0_stride, k_k_1_stride, k_k_2_stride, k1_batch_stride,
    k1_head_stride, k1_j_stride, k1_t_stride, HEADS, TWO, M, base, factor: "fp64", P: tl.constexpr,
    P_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """k1: a program computes a block of j."""
    factor = tl.full((), factor, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    k1_base = k1_ptr + batch * k1_batch_stride + head * k1_head_stride
    # k1[j, t] = sin(j*exp(-t*log(base)/P))*k[j, t, 0] + cos(j*exp(-t*log(base)/P))*k[j, t, 1]  (step 1)
    t = tl.arange(0, P_PADDED).to(tl.int64)
    place = tl.cast(0, tl.int64)
    k_j_t = tl.load(
        k_base + j[:, None].to(tl.int64) * k_k_0_stride + t[None, :] * k_k_1_stride + place * k_k_2_stride,
        mask=(j < M)[:, None] & (t < P)[None, :] & (place >= 0) & (place < TWO),
        other=0.0,
    ).to(WIDE)
    place_2 = tl.cast(1, tl.int64)
    k_j_t_2 = tl.load(
        k_base + j[:, None].to(tl.int64) * k_k_0_stride + t[None, :] * k_k_1_stride + place_2 * k_k_2_stride,
        mask=(j < M)[:, None] & (t < P)[None, :] & (place_2 >= 0) & (place_2 < TWO),
        other=0.0,
    ).to(WIDE)
    k1_j = k_j_t * tl.sin(
        tl.cast(j, WIDE)[:, None]
        * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :]
    ) + k_j_t_2 * tl.cos(tl.cast(j, WIDE)[:, None] * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :])
    tl.store(
        k1_base + j[:, None].to(tl.int64) * k1_j_stride + t[None, :] * k1_t_stride,
        k1_j,
        mask=(j < M)[:, None] & (t < P)[None, :],
    )


@triton.jit
def forward_q1(
    q_ptr, q1_ptr, q_batch_stride, q_head_stride, q_q_0_stride, q_q_1_stride, q_q_2_stride, q1_batch_stride,
    q1_head_stride, q1_i_stride, q1_t_stride, HEADS, N, TWO, M, base, factor: "fp64", P: tl.constexpr,
    P_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """q1: a program computes a block of i."""
    factor = tl.full((), factor, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    q1_base = q1_ptr + batch * q1_batch_stride + head * q1_head_stride
    # q1[i, t] = sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1]
    #   (step 1)
    t = tl.arange(0, P_PADDED).to(tl.int64)
    place = tl.cast(0, tl.int64)
    q_i_t = tl.load(
        q_base + i[:, None].to(tl.int64) * q_q_0_stride + t[None, :] * q_q_1_stride + place * q_q_2_stride,
        mask=(i < N)[:, None] & (t < P)[None, :] & (place >= 0) & (place < TWO),
        other=0.0,
    ).to(WIDE)
    place_2 = tl.cast(1, tl.int64)
    q_i_t_2 = tl.load(
        q_base + i[:, None].to(tl.int64) * q_q_0_stride + t[None, :] * q_q_1_stride + place_2 * q_q_2_stride,
        mask=(i < N)[:, None] & (t < P)[None, :] & (place_2 >= 0) & (place_2 < TWO),
        other=0.0,
    ).to(WIDE)
    q1_i = q_i_t * tl.sin(
        tl.cast(i + M - N, WIDE)[:, None]
        * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :]
    ) + q_i_t_2 * tl.cos(tl.cast(i + M - N, WIDE)[:, None] * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :])
    tl.store(
        q1_base + i[:, None].to(tl.int64) * q1_i_stride + t[None, :] * q1_t_stride,
        q1_i,
        mask=(i < N)[:, None] & (t < P)[None, :],
    )


@triton.jit
def forward_o_lse(
    q0_ptr, k0_ptr, q1_ptr, k1_ptr, v_ptr, o_ptr, lse_ptr, q0_batch_stride, q0_head_stride, q0_i_stride, q0_t_stride,
    k0_batch_stride, k0_head_stride, k0_j_stride, k0_t_stride, q1_batch_stride, q1_head_stride, q1_i_stride,
    q1_t_stride, k1_batch_stride, k1_head_stride, k1_j_stride, k1_t_stride, v_batch_stride, v_head_stride, v_j_stride,
    v_e_stride, o_batch_stride, o_head_stride, o_i_stride, o_e_stride, lse_batch_stride, lse_head_stride, lse_i_stride,
    HEADS, N, M, scale: "fp64", E: tl.constexpr, P: tl.constexpr, E_PADDED: tl.constexpr, P_PADDED: tl.constexpr,
    ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """o, lse: a program owns a block of i and streams j past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    q0_base = q0_ptr + batch * q0_batch_stride + head * q0_head_stride
    k0_base = k0_ptr + batch * k0_batch_stride + head * k0_head_stride
    q1_base = q1_ptr + batch * q1_batch_stride + head * q1_head_stride
    k1_base = k1_ptr + batch * k1_batch_stride + head * k1_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    row_max = tl.full((ROWS,), -float("inf"), WIDE)
    row_sum = tl.full((ROWS,), 0.0, WIDE)
    acc = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    t = tl.arange(0, P_PADDED).to(tl.int64)
    q0_i = tl.load(
        q0_base + i[:, None].to(tl.int64) * q0_i_stride + t[None, :] * q0_t_stride,
        mask=(i < N)[:, None] & (t < P)[None, :],
        other=0.0,
    )
    q1_i = tl.load(
        q1_base + i[:, None].to(tl.int64) * q1_i_stride + t[None, :] * q1_t_stride,
        mask=(i < N)[:, None] & (t < P)[None, :],
        other=0.0,
    )
    e = tl.arange(0, E_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, M, 0, M, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over t of k0[j, t]*q0[i, t] + k1[j, t]*q1[i, t]  (step 1)
            k0_j = tl.load(
                k0_base + j[:, None].to(tl.int64) * k0_j_stride + t[None, :] * k0_t_stride,
                mask=(j < M)[:, None] & (t < P)[None, :],
                other=0.0,
            )
            k1_j = tl.load(
                k1_base + j[:, None].to(tl.int64) * k1_j_stride + t[None, :] * k1_t_stride,
                mask=(j < M)[:, None] & (t < P)[None, :],
                other=0.0,
            )
            dot = tl.dot(
                q0_i.to(NARROW),
                tl.trans(k0_j).to(NARROW),
                input_precision=PRECISION,
                out_dtype=WIDE,
            ) + tl.dot(q1_i.to(NARROW), tl.trans(k1_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # row_max[i] = max over j of score[i, j]  (step 5)
            # seen: j < M
            if partial:
                seen = (j < M)[None, :]
            visible = tl.where(seen, score, -float("inf")) if partial else score
            row_max_new = tile_maximum(row_max, tl.max(visible, 1))
            old_shift = tile_finite(row_max)
            # shift[i] = finite(row_max[i])  (step 5)
            shift = tile_finite(row_max_new)
            # what was summed with the old shift moves to the new one
            correction = tl.where(row_max > -float("inf"), tl.exp2((old_shift - shift) * LOG2E), 0.0)
            row_max = row_max_new
            # weight[i, j] = exp(-shift[i] + score[i, j])  (step 6)
            weight = tl.exp2((score - shift[:, None]) * LOG2E)
            # row_sum[i] = sum over j of weight[i, j]  (step 6)
            visible_2 = tl.where(seen, weight, 0.0) if partial else weight
            row_sum = row_sum * correction + tl.sum(visible_2, 1)
            # acc[i, e] = sum over j of weight[i, j]*v[j, e]  (step 6)
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < M)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            acc = acc * correction[:, None]
            acc = tl.dot(visible_2.to(NARROW), v_j, acc, input_precision=PRECISION, out_dtype=WIDE)
    # shift[i] = finite(row_max[i])  (step 5)
    shift_2 = tile_finite(row_max)
    # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
    o_i = tile_inverse(row_sum)[:, None] * acc
    # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
    lse_i = shift_2.to(tl.float64) + tl.log(row_sum).to(tl.float64)
    tl.store(
        o_base + i[:, None].to(tl.int64) * o_i_stride + e[None, :] * o_e_stride,
        o_i,
        mask=(i < N)[:, None] & (e < E)[None, :],
    )
    tl.store(lse_base + i.to(tl.int64) * lse_i_stride, lse_i, mask=i < N)


def forward(q, k, v, scale, base, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, P, TWO), k (BATCH, HEADS, M, P, TWO), v (BATCH, HEADS, M, E), scale a number; base
    integers.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, P, TWO = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    precision = "tf32" if allow_tf32 else "ieee"
    k0 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    rows = row_block(max(P, 1), blocks)
    forward_k0[(BATCH * HEADS * triton.cdiv(M, rows),)](
        k, k0, *k.stride(), *k0.stride(), HEADS, TWO, M, base, factor, P=P, P_PADDED=padded(P), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    q0 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    rows = row_block(max(P, 1), blocks)
    forward_q0[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q, q0, *q.stride(), *q0.stride(), HEADS, N, TWO, M, base, factor, P=P, P_PADDED=padded(P), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    k1 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    rows = row_block(max(P, 1), blocks)
    forward_k1[(BATCH * HEADS * triton.cdiv(M, rows),)](
        k, k1, *k.stride(), *k1.stride(), HEADS, TWO, M, base, factor, P=P, P_PADDED=padded(P), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    q1 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    rows = row_block(max(P, 1), blocks)
    forward_q1[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q, q1, *q.stride(), *q1.stride(), HEADS, N, TWO, M, base, factor, P=P, P_PADDED=padded(P), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(E, P, 1), dtype, device, blocks)
    forward_o_lse[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q0, k0, q1, k1, v, o, lse, *q0.stride(), *k0.stride(), *q1.stride(), *k1.stride(), *v.stride(), *o.stride(),
        *lse.stride(), HEADS, N, M, scale, E=E, P=P, E_PADDED=padded(E), P_PADDED=padded(P), ROWS=rows, COLUMNS=columns,
        WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages,
        **code_options(device),
    )
    return o, lse


@triton.jit
def backward_k0(
    k_ptr, k0_ptr, k_batch_stride, k_head_stride, k_k_0_stride, k_k_1_stride, k_k_2_stride, k0_batch_stride,
    k0_head_stride, k0_j_stride, k0_t_stride, HEADS, TWO, M, base, factor: "fp64", P: tl.constexpr,
    P_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """k0: a program computes a block of j."""
    factor = tl.full((), factor, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    k0_base = k0_ptr + batch * k0_batch_stride + head * k0_head_stride
    # k0[j, t] = -sin(j*exp(-t*log(base)/P))*k[j, t, 1] + cos(j*exp(-t*log(base)/P))*k[j, t, 0]  (step 1)
    t = tl.arange(0, P_PADDED).to(tl.int64)
    place = tl.cast(0, tl.int64)
    k_j_t = tl.load(
        k_base + j[:, None].to(tl.int64) * k_k_0_stride + t[None, :] * k_k_1_stride + place * k_k_2_stride,
        mask=(j < M)[:, None] & (t < P)[None, :] & (place >= 0) & (place < TWO),
        other=0.0,
    ).to(WIDE)
    place_2 = tl.cast(1, tl.int64)
    k_j_t_2 = tl.load(
        k_base + j[:, None].to(tl.int64) * k_k_0_stride + t[None, :] * k_k_1_stride + place_2 * k_k_2_stride,
        mask=(j < M)[:, None] & (t < P)[None, :] & (place_2 >= 0) & (place_2 < TWO),
        other=0.0,
    ).to(WIDE)
    k0_j = k_j_t * tl.cos(
        tl.cast(j, WIDE)[:, None]
        * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :]
    ) - k_j_t_2 * tl.sin(tl.cast(j, WIDE)[:, None] * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :])
    tl.store(
        k0_base + j[:, None].to(tl.int64) * k0_j_stride + t[None, :] * k0_t_stride,
        k0_j,
        mask=(j < M)[:, None] & (t < P)[None, :],
    )


@triton.jit
def backward_q0(
    q_ptr, q0_ptr, q_batch_stride, q_head_stride, q_q_0_stride, q_q_1_stride, q_q_2_stride, q0_batch_stride,
    q0_head_stride, q0_i_stride, q0_t_stride, HEADS, N, TWO, M, base, factor: "fp64", P: tl.constexpr,
    P_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """q0: a program computes a block of i."""
    factor = tl.full((), factor, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    q0_base = q0_ptr + batch * q0_batch_stride + head * q0_head_stride
    # q0[i, t] = -sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0]
    #   (step 1)
    t = tl.arange(0, P_PADDED).to(tl.int64)
    place = tl.cast(0, tl.int64)
    q_i_t = tl.load(
        q_base + i[:, None].to(tl.int64) * q_q_0_stride + t[None, :] * q_q_1_stride + place * q_q_2_stride,
        mask=(i < N)[:, None] & (t < P)[None, :] & (place >= 0) & (place < TWO),
        other=0.0,
    ).to(WIDE)
    place_2 = tl.cast(1, tl.int64)
    q_i_t_2 = tl.load(
        q_base + i[:, None].to(tl.int64) * q_q_0_stride + t[None, :] * q_q_1_stride + place_2 * q_q_2_stride,
        mask=(i < N)[:, None] & (t < P)[None, :] & (place_2 >= 0) & (place_2 < TWO),
        other=0.0,
    ).to(WIDE)
    q0_i = q_i_t * tl.cos(
        tl.cast(i + M - N, WIDE)[:, None]
        * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :]
    ) - q_i_t_2 * tl.sin(tl.cast(i + M - N, WIDE)[:, None] * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :])
    tl.store(
        q0_base + i[:, None].to(tl.int64) * q0_i_stride + t[None, :] * q0_t_stride,
        q0_i,
        mask=(i < N)[:, None] & (t < P)[None, :],
    )


@triton.jit
def backward_k1(
    k_ptr, k1_ptr, k_batch_stride, k_head_stride, k_k_0_stride, k_k_1_stride, k_k_2_stride, k1_batch_stride,
    k1_head_stride, k1_j_stride, k1_t_stride, HEADS, TWO, M, base, factor: "fp64", P: tl.constexpr,
    P_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """k1: a program computes a block of j."""
    factor = tl.full((), factor, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    k1_base = k1_ptr + batch * k1_batch_stride + head * k1_head_stride
    # k1[j, t] = sin(j*exp(-t*log(base)/P))*k[j, t, 0] + cos(j*exp(-t*log(base)/P))*k[j, t, 1]  (step 1)
    t = tl.arange(0, P_PADDED).to(tl.int64)
    place = tl.cast(0, tl.int64)
    k_j_t = tl.load(
        k_base + j[:, None].to(tl.int64) * k_k_0_stride + t[None, :] * k_k_1_stride + place * k_k_2_stride,
        mask=(j < M)[:, None] & (t < P)[None, :] & (place >= 0) & (place < TWO),
        other=0.0,
    ).to(WIDE)
    place_2 = tl.cast(1, tl.int64)
    k_j_t_2 = tl.load(
        k_base + j[:, None].to(tl.int64) * k_k_0_stride + t[None, :] * k_k_1_stride + place_2 * k_k_2_stride,
        mask=(j < M)[:, None] & (t < P)[None, :] & (place_2 >= 0) & (place_2 < TWO),
        other=0.0,
    ).to(WIDE)
    k1_j = k_j_t * tl.sin(
        tl.cast(j, WIDE)[:, None]
        * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :]
    ) + k_j_t_2 * tl.cos(tl.cast(j, WIDE)[:, None] * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :])
    tl.store(
        k1_base + j[:, None].to(tl.int64) * k1_j_stride + t[None, :] * k1_t_stride,
        k1_j,
        mask=(j < M)[:, None] & (t < P)[None, :],
    )


@triton.jit
def backward_q1_d_row(
    q_ptr, d_o_ptr, o_ptr, d_lse_ptr, q1_ptr, d_row_ptr, q_batch_stride, q_head_stride, q_q_0_stride, q_q_1_stride,
    q_q_2_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride, o_batch_stride, o_head_stride,
    o_i_stride, o_e_stride, d_lse_batch_stride, d_lse_head_stride, d_lse_i_stride, q1_batch_stride, q1_head_stride,
    q1_i_stride, q1_t_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride, HEADS, N, TWO, M, base,
    factor: "fp64", P: tl.constexpr, E: tl.constexpr, P_PADDED: tl.constexpr, E_PADDED: tl.constexpr,
    ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """q1, g5: a program computes a block of i."""
    factor = tl.full((), factor, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    d_lse_base = d_lse_ptr + batch * d_lse_batch_stride + head * d_lse_head_stride
    q1_base = q1_ptr + batch * q1_batch_stride + head * q1_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    # q1[i, t] = sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1]
    #   (step 1)
    t = tl.arange(0, P_PADDED).to(tl.int64)
    place = tl.cast(0, tl.int64)
    q_i_t = tl.load(
        q_base + i[:, None].to(tl.int64) * q_q_0_stride + t[None, :] * q_q_1_stride + place * q_q_2_stride,
        mask=(i < N)[:, None] & (t < P)[None, :] & (place >= 0) & (place < TWO),
        other=0.0,
    ).to(WIDE)
    place_2 = tl.cast(1, tl.int64)
    q_i_t_2 = tl.load(
        q_base + i[:, None].to(tl.int64) * q_q_0_stride + t[None, :] * q_q_1_stride + place_2 * q_q_2_stride,
        mask=(i < N)[:, None] & (t < P)[None, :] & (place_2 >= 0) & (place_2 < TWO),
        other=0.0,
    ).to(WIDE)
    q1_i = q_i_t * tl.sin(
        tl.cast(i + M - N, WIDE)[:, None]
        * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :]
    ) + q_i_t_2 * tl.cos(tl.cast(i + M - N, WIDE)[:, None] * tl.exp2(factor * tl.cast(t, WIDE) * LOG2E)[None, :])
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    d_o_i = tl.load(
        d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    o_i = tl.load(
        o_base + i[:, None].to(tl.int64) * o_i_stride + e[None, :] * o_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    delta = tl.sum(tl.where((e < E)[None, :], d_o_i.to(WIDE) * o_i.to(WIDE), 0.0), 1)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_i = tl.load(d_lse_base + i.to(tl.int64) * d_lse_i_stride, mask=i < N, other=0.0)
    g5_i = d_lse_i.to(WIDE) - delta
    tl.store(
        q1_base + i[:, None].to(tl.int64) * q1_i_stride + t[None, :] * q1_t_stride,
        q1_i,
        mask=(i < N)[:, None] & (t < P)[None, :],
    )
    tl.store(d_row_base + i.to(tl.int64) * d_row_i_stride, g5_i, mask=i < N)


@triton.jit
def backward_d_v_g8_g9(
    k0_ptr, q0_ptr, k1_ptr, q1_ptr, v_ptr, d_o_ptr, lse_ptr, d_row_ptr, d_v_ptr, g8_ptr, g9_ptr, k0_batch_stride,
    k0_head_stride, k0_j_stride, k0_t_stride, q0_batch_stride, q0_head_stride, q0_i_stride, q0_t_stride,
    k1_batch_stride, k1_head_stride, k1_j_stride, k1_t_stride, q1_batch_stride, q1_head_stride, q1_i_stride,
    q1_t_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride,
    d_o_e_stride, lse_batch_stride, lse_head_stride, lse_i_stride, d_row_batch_stride, d_row_head_stride,
    d_row_i_stride, d_v_batch_stride, d_v_head_stride, d_v_j_stride, d_v_e_stride, g8_batch_stride, g8_head_stride,
    g8_j_stride, g8_t_stride, g9_batch_stride, g9_head_stride, g9_j_stride, g9_t_stride, HEADS, N, M, scale: "fp64",
    E: tl.constexpr, P: tl.constexpr, E_PADDED: tl.constexpr, P_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """d_v, g8, g9: a program owns a block of j and streams i past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    k0_base = k0_ptr + batch * k0_batch_stride + head * k0_head_stride
    q0_base = q0_ptr + batch * q0_batch_stride + head * q0_head_stride
    k1_base = k1_ptr + batch * k1_batch_stride + head * k1_head_stride
    q1_base = q1_ptr + batch * q1_batch_stride + head * q1_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    d_v_base = d_v_ptr + batch * d_v_batch_stride + head * d_v_head_stride
    g8_base = g8_ptr + batch * g8_batch_stride + head * g8_head_stride
    g9_base = g9_ptr + batch * g9_batch_stride + head * g9_head_stride
    d_v_j = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    g8_j = tl.full((ROWS, P_PADDED), 0.0, WIDE)
    g9_j = tl.full((ROWS, P_PADDED), 0.0, WIDE)
    t = tl.arange(0, P_PADDED).to(tl.int64)
    k0_j = tl.load(
        k0_base + j[:, None].to(tl.int64) * k0_j_stride + t[None, :] * k0_t_stride,
        mask=(j < M)[:, None] & (t < P)[None, :],
        other=0.0,
    )
    k1_j = tl.load(
        k1_base + j[:, None].to(tl.int64) * k1_j_stride + t[None, :] * k1_t_stride,
        mask=(j < M)[:, None] & (t < P)[None, :],
        other=0.0,
    )
    e = tl.arange(0, E_PADDED).to(tl.int64)
    v_j = tl.load(
        v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
        mask=(j < M)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    lower = 0
    before, full, after = tile_counts(lower, N, 0, N, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            i_start = lower + (full + step if partial else step) * COLUMNS
            i = i_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over t of k0[j, t]*q0[i, t] + k1[j, t]*q1[i, t]  (step 1)
            q0_i = tl.load(
                q0_base + i[:, None].to(tl.int64) * q0_i_stride + t[None, :] * q0_t_stride,
                mask=(i < N)[:, None] & (t < P)[None, :],
                other=0.0,
            )
            q1_i = tl.load(
                q1_base + i[:, None].to(tl.int64) * q1_i_stride + t[None, :] * q1_t_stride,
                mask=(i < N)[:, None] & (t < P)[None, :],
                other=0.0,
            )
            dot = tl.dot(
                k0_j.to(NARROW),
                tl.trans(q0_i).to(NARROW),
                input_precision=PRECISION,
                out_dtype=WIDE,
            ) + tl.dot(k1_j.to(NARROW), tl.trans(q1_i).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            d_o_i = tl.load(
                d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
                mask=(i < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(v_j, tl.trans(d_o_i), input_precision=PRECISION, out_dtype=WIDE)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            lse_i = tl.load(lse_base + i.to(tl.int64) * lse_i_stride, mask=i < N, other=0.0)
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = tile_two_parts(lse_i, WIDE)
            weight = tl.exp2(((score - lse_high[None, :]) - lse_low[None, :]) * LOG2E)
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
            d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
            d_score = (d_weight + d_row_i.to(WIDE)[None, :]) * weight
            # d_score_2[i, j] = scale*d_score[i, j]  (step 3)
            d_score_2 = scale * d_score
            # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]  (step 8)
            # seen: i < N
            if partial:
                seen = (i < N)[None, :]
            visible = tl.where(seen, weight, 0.0) if partial else weight
            d_v_j = tl.dot(visible.to(NARROW), d_o_i, d_v_j, input_precision=PRECISION, out_dtype=WIDE)
            # g8[j, t] = sum over i of d_score_2[i, j]*q0[i, t]  (step 3)
            visible_2 = tl.where(seen, d_score_2, 0.0) if partial else d_score_2
            g8_j = tl.dot(visible_2.to(NARROW), q0_i.to(NARROW), g8_j, input_precision=PRECISION, out_dtype=WIDE)
            # g9[j, t] = sum over i of d_score_2[i, j]*q1[i, t]  (step 3)
            g9_j = tl.dot(visible_2.to(NARROW), q1_i.to(NARROW), g9_j, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        d_v_base + j[:, None].to(tl.int64) * d_v_j_stride + e[None, :] * d_v_e_stride,
        d_v_j,
        mask=(j < M)[:, None] & (e < E)[None, :],
    )
    tl.store(
        g8_base + j[:, None].to(tl.int64) * g8_j_stride + t[None, :] * g8_t_stride,
        g8_j,
        mask=(j < M)[:, None] & (t < P)[None, :],
    )
    tl.store(
        g9_base + j[:, None].to(tl.int64) * g9_j_stride + t[None, :] * g9_t_stride,
        g9_j,
        mask=(j < M)[:, None] & (t < P)[None, :],
    )


@triton.jit
def backward_g10_g11(
    q0_ptr, k0_ptr, q1_ptr, k1_ptr, d_o_ptr, v_ptr, lse_ptr, d_row_ptr, g10_ptr, g11_ptr, q0_batch_stride,
    q0_head_stride, q0_i_stride, q0_t_stride, k0_batch_stride, k0_head_stride, k0_j_stride, k0_t_stride,
    q1_batch_stride, q1_head_stride, q1_i_stride, q1_t_stride, k1_batch_stride, k1_head_stride, k1_j_stride,
    k1_t_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride, v_batch_stride, v_head_stride,
    v_j_stride, v_e_stride, lse_batch_stride, lse_head_stride, lse_i_stride, d_row_batch_stride, d_row_head_stride,
    d_row_i_stride, g10_batch_stride, g10_head_stride, g10_i_stride, g10_t_stride, g11_batch_stride, g11_head_stride,
    g11_i_stride, g11_t_stride, HEADS, N, M, scale: "fp64", P: tl.constexpr, E: tl.constexpr, P_PADDED: tl.constexpr,
    E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr,
    PRECISION: tl.constexpr,
):
    """g10, g11: a program owns a block of i and streams j past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    q0_base = q0_ptr + batch * q0_batch_stride + head * q0_head_stride
    k0_base = k0_ptr + batch * k0_batch_stride + head * k0_head_stride
    q1_base = q1_ptr + batch * q1_batch_stride + head * q1_head_stride
    k1_base = k1_ptr + batch * k1_batch_stride + head * k1_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    g10_base = g10_ptr + batch * g10_batch_stride + head * g10_head_stride
    g11_base = g11_ptr + batch * g11_batch_stride + head * g11_head_stride
    g10_i = tl.full((ROWS, P_PADDED), 0.0, WIDE)
    g11_i = tl.full((ROWS, P_PADDED), 0.0, WIDE)
    t = tl.arange(0, P_PADDED).to(tl.int64)
    q0_i = tl.load(
        q0_base + i[:, None].to(tl.int64) * q0_i_stride + t[None, :] * q0_t_stride,
        mask=(i < N)[:, None] & (t < P)[None, :],
        other=0.0,
    )
    q1_i = tl.load(
        q1_base + i[:, None].to(tl.int64) * q1_i_stride + t[None, :] * q1_t_stride,
        mask=(i < N)[:, None] & (t < P)[None, :],
        other=0.0,
    )
    e = tl.arange(0, E_PADDED).to(tl.int64)
    d_o_i = tl.load(
        d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    lse_i = tl.load(lse_base + i.to(tl.int64) * lse_i_stride, mask=i < N, other=0.0)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = tile_two_parts(lse_i, WIDE)
    d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
    lower = 0
    before, full, after = tile_counts(lower, M, 0, M, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over t of k0[j, t]*q0[i, t] + k1[j, t]*q1[i, t]  (step 1)
            k0_j = tl.load(
                k0_base + j[:, None].to(tl.int64) * k0_j_stride + t[None, :] * k0_t_stride,
                mask=(j < M)[:, None] & (t < P)[None, :],
                other=0.0,
            )
            k1_j = tl.load(
                k1_base + j[:, None].to(tl.int64) * k1_j_stride + t[None, :] * k1_t_stride,
                mask=(j < M)[:, None] & (t < P)[None, :],
                other=0.0,
            )
            dot = tl.dot(
                q0_i.to(NARROW),
                tl.trans(k0_j).to(NARROW),
                input_precision=PRECISION,
                out_dtype=WIDE,
            ) + tl.dot(q1_i.to(NARROW), tl.trans(k1_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < M)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(d_o_i, tl.trans(v_j), input_precision=PRECISION, out_dtype=WIDE)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            weight = tl.exp2(((score - lse_high[:, None]) - lse_low[:, None]) * LOG2E)
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
            d_score = (d_weight + d_row_i.to(WIDE)[:, None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j]  (step 3)
            d_score_2 = scale * d_score
            # g10[i, t] = sum over j of d_score_2[i, j]*k0[j, t]  (step 3)
            # seen: j < M
            if partial:
                seen = (j < M)[None, :]
            visible = tl.where(seen, d_score_2, 0.0) if partial else d_score_2
            g10_i = tl.dot(visible.to(NARROW), k0_j.to(NARROW), g10_i, input_precision=PRECISION, out_dtype=WIDE)
            # g11[i, t] = sum over j of d_score_2[i, j]*k1[j, t]  (step 3)
            g11_i = tl.dot(visible.to(NARROW), k1_j.to(NARROW), g11_i, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        g10_base + i[:, None].to(tl.int64) * g10_i_stride + t[None, :] * g10_t_stride,
        g10_i,
        mask=(i < N)[:, None] & (t < P)[None, :],
    )
    tl.store(
        g11_base + i[:, None].to(tl.int64) * g11_i_stride + t[None, :] * g11_t_stride,
        g11_i,
        mask=(i < N)[:, None] & (t < P)[None, :],
    )


def backward(q, k, v, scale, o, lse, d_o, d_lse, base, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, P, TWO), k (BATCH, HEADS, M, P, TWO), v (BATCH, HEADS, M, E), scale a number, o
    (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N); base integers.
    Returns d_q (BATCH, HEADS, N, P, TWO), d_k (BATCH, HEADS, M, P, TWO), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, P, TWO = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -1 * (math.log(base) if base > 0 else -math.inf) / P if P else 0.0
    precision = "tf32" if allow_tf32 else "ieee"
    k0 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    rows = row_block(max(P, 1), blocks)
    backward_k0[(BATCH * HEADS * triton.cdiv(M, rows),)](
        k, k0, *k.stride(), *k0.stride(), HEADS, TWO, M, base, factor, P=P, P_PADDED=padded(P), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    q0 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    rows = row_block(max(P, 1), blocks)
    backward_q0[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q, q0, *q.stride(), *q0.stride(), HEADS, N, TWO, M, base, factor, P=P, P_PADDED=padded(P), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    k1 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    rows = row_block(max(P, 1), blocks)
    backward_k1[(BATCH * HEADS * triton.cdiv(M, rows),)](
        k, k1, *k.stride(), *k1.stride(), HEADS, TWO, M, base, factor, P=P, P_PADDED=padded(P), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    q1 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(max(P, E, 1), blocks)
    backward_q1_d_row[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q, d_o, o, d_lse, q1, d_row, *q.stride(), *d_o.stride(), *o.stride(), *d_lse.stride(), *q1.stride(),
        *d_row.stride(), HEADS, N, TWO, M, base, factor, P=P, E=E, P_PADDED=padded(P), E_PADDED=padded(E), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    g8 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    g9 = torch.empty((BATCH, HEADS, M, P), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(E, P, 1), dtype, device, blocks)
    backward_d_v_g8_g9[(BATCH * HEADS * triton.cdiv(M, rows),)](
        k0, q0, k1, q1, v, d_o, lse, d_row, d_v, g8, g9, *k0.stride(), *q0.stride(), *k1.stride(), *q1.stride(),
        *v.stride(), *d_o.stride(), *lse.stride(), *d_row.stride(), *d_v.stride(), *g8.stride(), *g9.stride(), HEADS, N,
        M, scale, E=E, P=P, E_PADDED=padded(E), P_PADDED=padded(P), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    g10 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    g11 = torch.empty((BATCH, HEADS, N, P), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(P, E, 1), dtype, device, blocks)
    backward_g10_g11[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q0, k0, q1, k1, d_o, v, lse, d_row, g10, g11, *q0.stride(), *k0.stride(), *q1.stride(), *k1.stride(),
        *d_o.stride(), *v.stride(), *lse.stride(), *d_row.stride(), *g10.stride(), *g11.stride(), HEADS, N, M, scale,
        P=P, E=E, P_PADDED=padded(P), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    # g12[q_0, q_1, q_2] = sin((q_0 + M - N)*exp(-q_1*log(base)/P))*g11[q_0, q_1] where seen  (step 3)
    q_0 = torch.arange(N, device=device)
    q_1 = torch.arange(P, device=device)
    q_2 = torch.arange(TWO, device=device)
    # seen: Eq(q_2, 0)
    seen = q_2 == 0
    g12 = torch.where(
        seen,
        (torch.sin((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_1.to(wide))) * g11)[..., None],
        0.0,
    )
    # g13[q_0, q_1, q_2] = cos((q_0 + M - N)*exp(-q_1*log(base)/P))*g11[q_0, q_1] where seen  (step 3)
    # seen: Eq(q_2, 1)
    seen_2 = q_2 == 1
    g13 = torch.where(
        seen_2,
        (torch.cos((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_1.to(wide))) * g11)[..., None],
        0.0,
    )
    # g14[k_0, k_1, k_2] = sin(k_0*exp(-k_1*log(base)/P))*g9[k_0, k_1] where seen  (step 3)
    k_0 = torch.arange(M, device=device)
    k_1 = torch.arange(P, device=device)
    k_2 = torch.arange(TWO, device=device)
    # seen: Eq(k_2, 0)
    seen_3 = k_2 == 0
    g14 = torch.where(
        seen_3,
        (torch.sin(k_0.to(wide)[..., None] * torch.exp(factor * k_1.to(wide))) * g9)[..., None],
        0.0,
    )
    # g15[k_0, k_1, k_2] = cos(k_0*exp(-k_1*log(base)/P))*g9[k_0, k_1] where seen  (step 3)
    # seen: Eq(k_2, 1)
    seen_4 = k_2 == 1
    g15 = torch.where(
        seen_4,
        (torch.cos(k_0.to(wide)[..., None] * torch.exp(factor * k_1.to(wide))) * g9)[..., None],
        0.0,
    )
    # g16[q_0, q_1, q_2] = cos((q_0 + M - N)*exp(-q_1*log(base)/P))*g10[q_0, q_1] where seen  (step 3)
    g16 = torch.where(
        seen,
        (torch.cos((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_1.to(wide))) * g10)[..., None],
        0.0,
    )
    # g17[q_0, q_1, q_2] = -sin((q_0 + M - N)*exp(-q_1*log(base)/P))*g10[q_0, q_1] where seen  (step 3)
    g17 = torch.where(
        seen_2,
        (-(torch.sin((q_0 + M - N).to(wide)[..., None] * torch.exp(factor * q_1.to(wide))) * g10))[..., None],
        0.0,
    )
    # g18[k_0, k_1, k_2] = cos(k_0*exp(-k_1*log(base)/P))*g8[k_0, k_1] where seen  (step 3)
    g18 = torch.where(
        seen_3,
        (torch.cos(k_0.to(wide)[..., None] * torch.exp(factor * k_1.to(wide))) * g8)[..., None],
        0.0,
    )
    # g19[k_0, k_1, k_2] = -sin(k_0*exp(-k_1*log(base)/P))*g8[k_0, k_1] where seen  (step 3)
    g19 = torch.where(
        seen_4,
        (-(torch.sin(k_0.to(wide)[..., None] * torch.exp(factor * k_1.to(wide))) * g8))[..., None],
        0.0,
    )
    # d_q[q_0, q_1, q_2] = g12[q_0, q_1, q_2] + g13[q_0, q_1, q_2] + g16[q_0, q_1, q_2] + g17[q_0, q_1, q_2]  (step 3)
    d_q = g12 + g13 + g16 + g17
    # d_k[k_0, k_1, k_2] = g14[k_0, k_1, k_2] + g15[k_0, k_1, k_2] + g18[k_0, k_1, k_2] + g19[k_0, k_1, k_2]  (step 3)
    d_k = g14 + g15 + g18 + g19
    return d_q.to(dtype), d_k.to(dtype), d_v
