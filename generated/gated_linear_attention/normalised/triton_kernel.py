"""Gated linear attention: one Triton kernel for each loop over tiles

                  Σ     s[i, j]⋅exp(w[i, j])⋅v[j, e]
              j : j ≤ i
    o[i, e] = ──────────────────────────────────────
                      Σ     s[i, j]⋅exp(w[i, j])
                  j : j ≤ i

    s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
              d

    w[i, j] =     Σ     logsigmoid(gate[u]) -     Σ     logsigmoid(gate[u])
              u : u ≤ i                       u : u ≤ j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'gated_linear_attention',
    'backend': 'triton',
    'options': {'normalised': True},
    'source': 'ed9652b6d611be24',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('gate', ['BATCH', 'HEADS', 'L'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'L', 'E'], 'input'),
            ('norm', ['BATCH', 'HEADS', 'L'], 'accumulate'),
        ],
        'saved': [('saved_t9', ['BATCH', 'HEADS', 'L'], 'accumulate')],
        'extra': ['norm'],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate'],
        'saved': ['o', 'norm', 'saved_t9'],
        'cotangents': ['o', 'norm'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D']),
            ('k', ['BATCH', 'HEADS', 'L', 'D']),
            ('v', ['BATCH', 'HEADS', 'L', 'E']),
            ('gate', ['BATCH', 'HEADS', 'L']),
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
LIGHT = {
    ("cuda", 2): ((64, 128, 64, 8, 2), (128, 64, 32, 8, 2), (256, 32, 32, 4, 1)),
    ("cuda", 4): ((64, 64, 32, 4, 2), (128, 32, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda_9", 2): ((64, 128, 64, 8, 2), (128, 128, 32, 8, 2), (256, 64, 32, 8, 1)),
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
def tile_relu(x):
    """max(x, 0); NaN stays"""
    return tl.where(x < 0, 0.0, x)


@triton.jit
def tile_sigmoid(x):
    """1 / (1 + exp(-x)), from the exponential that cannot overflow"""
    small = tl.exp2(-tl.abs(x) * LOG2E)
    return tl.where(x < 0, small, 1.0) / (1.0 + small)


@triton.jit
def tile_logsigmoid(x):
    """log(sigmoid(x)) = min(x, 0) - log(1 + exp(-|x|)), with the correction of log1p for a small exponential"""
    small = tl.exp2(-tl.abs(x) * LOG2E)
    above = 1.0 + small
    rest = above - 1.0
    log1p = tl.where(rest == 0.0, small, tl.log(above) * (small / tl.where(rest == 0.0, 1.0, rest)))
    return tl.where(x < 0, x, 0.0) - log1p


@triton.jit
def masked_dot(seen, left, right, total, PRECISION: tl.constexpr):
    """total + left @ right over what is seen; left is 0 elsewhere, and what right holds there has no influence"""
    good = tl.abs(right) < float("inf")
    total = tl.dot(left, tl.where(good, right, 0.0), total, input_precision=PRECISION, out_dtype=total.dtype)
    if tl.min(good.to(tl.int32)) == 0:
        shown = tl.broadcast_to(seen, left.shape).to(left.dtype)
        bad = tl.dot(shown, tl.where(good, 0.0, 1.0).to(left.dtype), input_precision=PRECISION)
        total = tl.where(bad > 0, float("nan"), total)
    return total


@triton.jit
def forward_t1_t2(
    k_ptr, t1_ptr, t2_ptr, k_batch_stride, k_head_stride, k_j_stride, k_d_stride, t1_batch_stride, t1_head_stride,
    t1_j_stride, t1_d_stride, t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride, HEADS, L, D: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t1, t2: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    # t1[j, d] = relu(k[j, d])  (step 1)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    k_j = tl.load(
        k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
        mask=(j < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t1_j = tile_relu(k_j.to(WIDE))
    # t2[j, d] = k[j, d] - t1[j, d]  (step 1)
    t2_j = k_j.to(WIDE) - t1_j
    tl.store(
        t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
        t1_j,
        mask=(j < L)[:, None] & (d < D)[None, :],
    )
    tl.store(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
        t2_j,
        mask=(j < L)[:, None] & (d < D)[None, :],
    )


@triton.jit
def forward_t4_t5(
    q_ptr, t4_ptr, t5_ptr, q_batch_stride, q_head_stride, q_i_stride, q_d_stride, t4_batch_stride, t4_head_stride,
    t4_i_stride, t4_d_stride, t5_batch_stride, t5_head_stride, t5_i_stride, t5_d_stride, HEADS, L, D: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t4, t5: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    t4_base = t4_ptr + batch * t4_batch_stride + head * t4_head_stride
    t5_base = t5_ptr + batch * t5_batch_stride + head * t5_head_stride
    # t4[i, d] = relu(q[i, d])  (step 1)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t4_i = tile_relu(q_i.to(WIDE))
    # t5[i, d] = q[i, d] - t4[i, d]  (step 1)
    t5_i = q_i.to(WIDE) - t4_i
    tl.store(
        t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
        t4_i,
        mask=(i < L)[:, None] & (d < D)[None, :],
    )
    tl.store(
        t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
        t5_i,
        mask=(i < L)[:, None] & (d < D)[None, :],
    )


@triton.jit
def forward_t8(
    gate_ptr, t8_ptr, gate_batch_stride, gate_head_stride, gate_u_stride, t8_batch_stride, t8_head_stride, t8_u_stride,
    HEADS, L, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t8: a program computes a block of u."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    u_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    u = u_start + tl.arange(0, ROWS)
    gate_base = gate_ptr + batch * gate_batch_stride + head * gate_head_stride
    t8_base = t8_ptr + batch * t8_batch_stride + head * t8_head_stride
    # t8[u] = logsigmoid(gate[u])  (step 1)
    gate_u = tl.load(gate_base + u.to(tl.int64) * gate_u_stride, mask=u < L, other=0.0)
    t8_u = tile_logsigmoid(gate_u.to(WIDE))
    tl.store(t8_base + u.to(tl.int64) * t8_u_stride, t8_u, mask=u < L)


@triton.jit
def forward_state(
    t8_ptr, state_ptr, t8_batch_stride, t8_head_stride, t8_u_stride, state_batch_stride, state_head_stride,
    state_j_stride, HEADS, L, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
):
    """state: a program carries them from block to block of j."""
    program = tl.program_id(0)
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    t8_base = t8_ptr + batch * t8_batch_stride + head * t8_head_stride
    state_base = state_ptr + batch * state_batch_stride + head * state_head_stride
    state_here = tl.full((), 0.0, WIDE)
    blocks = tl.cdiv(L, ROWS)
    edge = tl.cast(0, tl.int32)
    j_before = tl.cast(0, tl.int32)
    for block in range(0, blocks):
        j_start = block * ROWS
        j_stop = tl.minimum(j_start + ROWS, L)
        reached = tl.maximum(0, tl.minimum(L, 1 + j_start))
        for u_start in range(edge, reached, COLUMNS):
            u = u_start + tl.arange(0, COLUMNS)
            # state[j] = sum over u of t8[u] where seen
            t8_u = tl.load(t8_base + u.to(tl.int64) * t8_u_stride, mask=u < L, other=0.0)
            state_here = state_here + tl.sum(tl.where(u < reached, t8_u.to(WIDE), 0.0), 0)
        tl.store(state_base + (j_start // ROWS).to(tl.int64) * state_j_stride, state_here)
        j_before = j_start
        edge = reached


@triton.jit
def forward_row_sum_saved_t9_2(
    state_ptr, t8_ptr, row_sum_ptr, saved_t9_ptr, state_batch_stride, state_head_stride, state_j_stride,
    t8_batch_stride, t8_head_stride, t8_u_stride, row_sum_batch_stride, row_sum_head_stride, row_sum_j_stride,
    saved_t9_batch_stride, saved_t9_head_stride, saved_t9_j_stride, HEADS, L, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """t9, saved_t9: a program owns a block of j and streams u past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    j_stop = tl.minimum(j_start + ROWS, L)
    state_base = state_ptr + batch * state_batch_stride + head * state_head_stride
    t8_base = t8_ptr + batch * t8_batch_stride + head * t8_head_stride
    row_sum_base = row_sum_ptr + batch * row_sum_batch_stride + head * row_sum_head_stride
    saved_t9_base = saved_t9_ptr + batch * saved_t9_batch_stride + head * saved_t9_head_stride
    # row_sum[j] = sum over u of t8[u] where seen  (step 1)
    state_here = tl.load(state_base + (j_start // ROWS).to(tl.int64) * state_j_stride)
    t9_j = tl.where(tl.maximum(0, tl.minimum(L, 1 + j_start)) > 0, tl.zeros((ROWS,), WIDE) + state_here, 0.0)
    for u_start in range(tl.maximum(0, tl.minimum(L, 1 + j_start)), tl.minimum(L, 1 + (j_stop - 1)), COLUMNS):
        u = u_start + tl.arange(0, COLUMNS)
        # row_sum[j] = sum over u of t8[u] where seen  (step 1)
        t8_u = tl.load(t8_base + u.to(tl.int64) * t8_u_stride, mask=u < L, other=0.0)
        # seen: u < L and u <= j
        seen = (u < L)[None, :] & (u[None, :] <= j[:, None])
        t9_j = t9_j + tl.sum(tl.zeros((ROWS, COLUMNS), WIDE) + tl.where(seen, t8_u.to(WIDE)[None, :], 0.0), 1)
    # saved_t9[j] = row_sum[j]  (step 5)
    saved_t9_j = t9_j
    tl.store(row_sum_base + j.to(tl.int64) * row_sum_j_stride, t9_j, mask=j < L)
    tl.store(saved_t9_base + j.to(tl.int64) * saved_t9_j_stride, saved_t9_j, mask=j < L)


@triton.jit
def forward_state_2_state_3(
    row_sum_ptr, t1_ptr, t2_ptr, v_ptr, state_2_ptr, state_3_ptr, row_sum_batch_stride, row_sum_head_stride,
    row_sum_j_stride, t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride, t2_batch_stride, t2_head_stride,
    t2_j_stride, t2_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, state_2_batch_stride,
    state_2_head_stride, state_2_i_stride, state_2_d_stride, state_3_batch_stride, state_3_head_stride,
    state_3_i_stride, state_3_d_stride, state_3_e_stride, HEADS, L, D: tl.constexpr, E: tl.constexpr,
    D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    NARROW: tl.constexpr, PRECISION: tl.constexpr, SLICE: tl.constexpr,
):
    """state_2, state_3: a program carries them from block to block of i."""
    slices = tl.cdiv(E, SLICE)
    program = tl.program_id(0)
    slice = program % slices
    program = program // slices
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    row_sum_base = row_sum_ptr + batch * row_sum_batch_stride + head * row_sum_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    state_2_base = state_2_ptr + batch * state_2_batch_stride + head * state_2_head_stride
    state_3_base = state_3_ptr + batch * state_3_batch_stride + head * state_3_head_stride
    state_2_here = tl.full((D_PADDED,), 0.0, WIDE)
    state_3_here = tl.full((D_PADDED, SLICE), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = (slice * SLICE + tl.arange(0, SLICE)).to(tl.int64)
    blocks = tl.cdiv(L, ROWS)
    edge = tl.cast(0, tl.int32)
    i_before = tl.cast(0, tl.int32)
    for block in range(0, blocks):
        i_start = block * ROWS
        i_stop = tl.minimum(i_start + ROWS, L)
        place = tl.cast(i_start, tl.int64)
        row_sum_anchor = tl.load(
            row_sum_base + place * row_sum_j_stride,
            mask=(place >= 0) & (place < L),
            other=0.0,
        ).to(WIDE)
        place_2 = tl.cast(i_before, tl.int64)
        row_sum_before = tl.load(
            row_sum_base + place_2 * row_sum_j_stride,
            mask=(place_2 >= 0) & (place_2 < L),
            other=0.0,
        ).to(WIDE)
        exponential = tl.exp2((row_sum_anchor - row_sum_before) * LOG2E)
        state_2_here = exponential * state_2_here
        state_3_here = exponential * state_3_here
        reached = tl.maximum(0, tl.minimum(L, 1 + i_start))
        for j_start in range(edge, reached, COLUMNS):
            j = j_start + tl.arange(0, COLUMNS)
            # state_2[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*exp(row_sum[i] - row_sum[j]) where seen
            row_sum_j = tl.load(row_sum_base + j.to(tl.int64) * row_sum_j_stride, mask=j < L, other=0.0)
            exponential_2 = tl.exp2((row_sum_anchor - row_sum_j.to(WIDE)) * LOG2E)
            t1_j = tl.load(
                t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
                mask=(j < L)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            t2_j = tl.load(
                t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
                mask=(j < L)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            exponential_3 = tl.exp2(t2_j.to(WIDE) * LOG2E)
            state_2_here = state_2_here + tl.sum(
                tl.where((j < reached)[:, None], exponential_2[:, None] * (t1_j.to(WIDE) + exponential_3), 0.0),
                0,
            )
            # state_3[i, d, e] = sum over j of (exp(t2[j, d]) + t1[j, d])*exp(row_sum[i] - row_sum[j])*v[j, e] where
            #   seen
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < L)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            state_3_here = state_3_here + tl.dot(
                tl.trans(
                    tl.where(
                        (j < reached)[:, None],
                        exponential_2[:, None] * (t1_j.to(WIDE) + exponential_3),
                        0.0,
                    ).to(NARROW)
                ),
                tl.where((j < reached)[:, None], v_j.to(WIDE), 0.0).to(NARROW),
                input_precision=PRECISION,
                out_dtype=WIDE,
            )
        tl.store(
            state_2_base + (i_start // ROWS).to(tl.int64) * state_2_i_stride + d * state_2_d_stride,
            state_2_here,
            mask=(d < D),
        )
        tl.store(
            state_3_base + (
                i_start // ROWS
            ).to(tl.int64) * state_3_i_stride + d[:, None] * state_3_d_stride + e[None, :] * state_3_e_stride,
            state_3_here,
            mask=(d < D)[:, None] & (e < E)[None, :],
        )
        i_before = i_start
        edge = reached


@triton.jit
def forward_o_norm_2(
    row_sum_ptr, state_2_ptr, t4_ptr, t5_ptr, state_3_ptr, t1_ptr, t2_ptr, v_ptr, o_ptr, norm_ptr, row_sum_batch_stride,
    row_sum_head_stride, row_sum_j_stride, state_2_batch_stride, state_2_head_stride, state_2_i_stride,
    state_2_d_stride, t4_batch_stride, t4_head_stride, t4_i_stride, t4_d_stride, t5_batch_stride, t5_head_stride,
    t5_i_stride, t5_d_stride, state_3_batch_stride, state_3_head_stride, state_3_i_stride, state_3_d_stride,
    state_3_e_stride, t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride, t2_batch_stride, t2_head_stride,
    t2_j_stride, t2_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, o_batch_stride, o_head_stride,
    o_i_stride, o_e_stride, norm_batch_stride, norm_head_stride, norm_i_stride, HEADS, L, D: tl.constexpr,
    E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
    WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr, STATE_PRECISION: tl.constexpr,
):
    """o, norm: a program owns a block of i and streams j past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    i_stop = tl.minimum(i_start + ROWS, L)
    row_sum_base = row_sum_ptr + batch * row_sum_batch_stride + head * row_sum_head_stride
    state_2_base = state_2_ptr + batch * state_2_batch_stride + head * state_2_head_stride
    t4_base = t4_ptr + batch * t4_batch_stride + head * t4_head_stride
    t5_base = t5_ptr + batch * t5_batch_stride + head * t5_head_stride
    state_3_base = state_3_ptr + batch * state_3_batch_stride + head * state_3_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    norm_base = norm_ptr + batch * norm_batch_stride + head * norm_head_stride
    place = tl.cast(i_start, tl.int64)
    row_sum_anchor = tl.load(
        row_sum_base + place * row_sum_j_stride,
        mask=(place >= 0) & (place < L),
        other=0.0,
    ).to(WIDE)
    # row_sum_2[i] = sum over j of weight[i, j]*dot[i, j] where seen  (step 6)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    state_2_here = tl.load(
        state_2_base + (i_start // ROWS).to(tl.int64) * state_2_i_stride + d * state_2_d_stride,
        mask=(d < D),
        other=0.0,
    )
    t4_i = tl.load(
        t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
        mask=(i < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t5_i = tl.load(
        t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
        mask=(i < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    exponential = tl.exp2(t5_i.to(WIDE) * LOG2E)
    carried = tl.sum((t4_i.to(WIDE) + exponential) * state_2_here[None, :], 1)
    row_sum_i = tl.load(row_sum_base + i.to(tl.int64) * row_sum_j_stride, mask=i < L, other=0.0)
    exponential_2 = tl.exp2((row_sum_i.to(WIDE) - row_sum_anchor) * LOG2E)
    row_sum_2 = tl.where(tl.maximum(0, tl.minimum(L, 1 + i_start)) > 0, exponential_2 * carried, 0.0)
    # acc[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    state_3_here = tl.load(
        state_3_base + (
            i_start // ROWS
        ).to(tl.int64) * state_3_i_stride + d[:, None] * state_3_d_stride + e[None, :] * state_3_e_stride,
        mask=(d < D)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    carried_2 = tl.dot(
        tl.where((d < D)[None, :], t4_i.to(WIDE) + exponential, 0.0),
        state_3_here,
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    acc = tl.where(tl.maximum(0, tl.minimum(L, 1 + i_start)) > 0, exponential_2[:, None] * carried_2, 0.0)
    for j_start in range(tl.maximum(0, tl.minimum(L, 1 + i_start)), tl.minimum(L, 1 + (i_stop - 1)), COLUMNS):
        j = j_start + tl.arange(0, COLUMNS)
        # dot[i, j] = sum over d of (exp(t2[j, d]) + t1[j, d])*(exp(t5[i, d]) + t4[i, d])  (step 2)
        t1_j = tl.load(
            t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
            mask=(j < L)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        t2_j = tl.load(
            t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
            mask=(j < L)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        dot = tl.dot(
            tl.where((d < D)[None, :], t4_i.to(WIDE) + exponential, 0.0).to(NARROW),
            tl.where(
                (d < D)[:, None],
                tl.trans(t1_j.to(WIDE)) + tl.exp2(tl.trans(t2_j.to(WIDE)) * LOG2E),
                0.0,
            ).to(NARROW),
            input_precision=PRECISION,
            out_dtype=WIDE,
        )
        # score[i, j] = row_sum[i] - row_sum[j]  (step 1)
        row_sum_j = tl.load(row_sum_base + j.to(tl.int64) * row_sum_j_stride, mask=j < L, other=0.0)
        score = row_sum_i.to(WIDE)[:, None] - row_sum_j.to(WIDE)[None, :]
        # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 6)
        weight = tl.exp2(score * LOG2E)
        # row_sum_2[i] = sum over j of weight[i, j]*dot[i, j] where seen  (step 6)
        # seen: j < L and j <= i
        seen = (j < L)[None, :] & (j[None, :] <= i[:, None])
        row_sum_2 = row_sum_2 + tl.sum(tl.where(seen, weight * dot, 0.0), 1)
        # acc[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
        v_j = tl.load(
            v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
            mask=(j < L)[:, None] & (e < E)[None, :],
            other=0.0,
        )
        acc = masked_dot(seen, tl.where(seen, weight * dot, 0.0).to(NARROW), v_j, acc, PRECISION)
    # o[i, e] = acc[i, e]/row_sum_2[i]  (step 1)
    o_i = tile_inverse(row_sum_2)[:, None] * acc
    # norm[i] = row_sum_2[i]  (step 2)
    norm_i = row_sum_2
    tl.store(
        o_base + i[:, None].to(tl.int64) * o_i_stride + e[None, :] * o_e_stride,
        o_i,
        mask=(i < L)[:, None] & (e < E)[None, :],
    )
    tl.store(norm_base + i.to(tl.int64) * norm_i_stride, norm_i, mask=i < L)


def forward(q, k, v, gate, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L).
    Returns o (BATCH, HEADS, L, E), norm (BATCH, HEADS, L), saved_t9 (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    t1 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    t2 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    forward_t1_t2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        k, t1, t2, *k.stride(), *t1.stride(), *t2.stride(), HEADS, L, D=D, D_PADDED=padded(D), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    t4 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    t5 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    forward_t4_t5[(BATCH * HEADS * triton.cdiv(L, rows),)](
        q, t4, t5, *q.stride(), *t4.stride(), *t5.stride(), HEADS, L, D=D, D_PADDED=padded(D), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    t8 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    rows = row_block(1, blocks)
    forward_t8[(BATCH * HEADS * triton.cdiv(L, rows),)](
        gate, t8, *gate.stride(), *t8.stride(), HEADS, L, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    rows, columns, warps, stages = configuration(LIGHT, 1, dtype, device, blocks)
    state = torch.empty((BATCH, HEADS, triton.cdiv(L, rows)), dtype=wide, device=device)
    forward_state[(BATCH * HEADS,)](
        t8, state, *t8.stride(), *state.stride(), HEADS, L, ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], num_warps=4,
        num_stages=1, **code_options(device),
    )
    row_sum = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    saved_t9 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(LIGHT, 1, dtype, device, blocks)
    forward_row_sum_saved_t9_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        state, t8, row_sum, saved_t9, *state.stride(), *t8.stride(), *row_sum.stride(), *saved_t9.stride(), HEADS, L,
        ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], num_warps=max(warps, 8), num_stages=stages,
        **code_options(device),
    )
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    state_2 = torch.empty((BATCH, HEADS, triton.cdiv(L, rows), D), dtype=wide, device=device)
    state_3 = torch.empty((BATCH, HEADS, triton.cdiv(L, rows), D, E), dtype=wide, device=device)
    forward_state_2_state_3[(BATCH * HEADS * triton.cdiv(E, 32),)](
        row_sum, t1, t2, v, state_2, state_3, *row_sum.stride(), *t1.stride(), *t2.stride(), *v.stride(),
        *state_2.stride(), *state_3.stride(), HEADS, L, D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows,
        COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, SLICE=32, num_warps=4,
        num_stages=1, **code_options(device),
    )
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    norm = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    forward_o_norm_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        row_sum, state_2, t4, t5, state_3, t1, t2, v, o, norm, *row_sum.stride(), *state_2.stride(), *t4.stride(),
        *t5.stride(), *state_3.stride(), *t1.stride(), *t2.stride(), *v.stride(), *o.stride(), *norm.stride(), HEADS, L,
        D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        NARROW=TYPES[dtype], PRECISION=precision, STATE_PRECISION="tf32" if dtype.itemsize == 2 else precision,
        num_warps=max(warps, 8), num_stages=stages, **code_options(device),
    )
    return o, norm, saved_t9


@triton.jit
def backward_t1_t2(
    k_ptr, t1_ptr, t2_ptr, k_batch_stride, k_head_stride, k_j_stride, k_d_stride, t1_batch_stride, t1_head_stride,
    t1_j_stride, t1_d_stride, t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride, HEADS, L, D: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t1, t2: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    # t1[j, d] = relu(k[j, d])  (step 1)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    k_j = tl.load(
        k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
        mask=(j < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t1_j = tile_relu(k_j.to(WIDE))
    # t2[j, d] = k[j, d] - t1[j, d]  (step 1)
    t2_j = k_j.to(WIDE) - t1_j
    tl.store(
        t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
        t1_j,
        mask=(j < L)[:, None] & (d < D)[None, :],
    )
    tl.store(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
        t2_j,
        mask=(j < L)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_t4_t5_g2(
    q_ptr, norm_ptr, d_o_ptr, o_ptr, d_norm_ptr, t4_ptr, t5_ptr, g2_ptr, d_row_ptr, q_batch_stride, q_head_stride,
    q_i_stride, q_d_stride, norm_batch_stride, norm_head_stride, norm_i_stride, d_o_batch_stride, d_o_head_stride,
    d_o_i_stride, d_o_e_stride, o_batch_stride, o_head_stride, o_i_stride, o_e_stride, d_norm_batch_stride,
    d_norm_head_stride, d_norm_i_stride, t4_batch_stride, t4_head_stride, t4_i_stride, t4_d_stride, t5_batch_stride,
    t5_head_stride, t5_i_stride, t5_d_stride, g2_batch_stride, g2_head_stride, g2_i_stride, g2_e_stride,
    d_row_batch_stride, d_row_head_stride, d_row_i_stride, HEADS, L, D: tl.constexpr, E: tl.constexpr,
    D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t4, t5, g2, g5: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    norm_base = norm_ptr + batch * norm_batch_stride + head * norm_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    d_norm_base = d_norm_ptr + batch * d_norm_batch_stride + head * d_norm_head_stride
    t4_base = t4_ptr + batch * t4_batch_stride + head * t4_head_stride
    t5_base = t5_ptr + batch * t5_batch_stride + head * t5_head_stride
    g2_base = g2_ptr + batch * g2_batch_stride + head * g2_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    # t4[i, d] = relu(q[i, d])  (step 1)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t4_i = tile_relu(q_i.to(WIDE))
    # t5[i, d] = q[i, d] - t4[i, d]  (step 1)
    t5_i = q_i.to(WIDE) - t4_i
    # delta[i] = sum over e of norm[i]*d_o[i, e]*o[i, e]  (step 4)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    norm_i = tl.load(norm_base + i.to(tl.int64) * norm_i_stride, mask=i < L, other=0.0)
    d_o_i = tl.load(
        d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
        mask=(i < L)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    o_i = tl.load(
        o_base + i[:, None].to(tl.int64) * o_i_stride + e[None, :] * o_e_stride,
        mask=(i < L)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    delta = tl.sum(tl.where((e < E)[None, :], norm_i.to(WIDE)[:, None] * d_o_i.to(WIDE) * o_i.to(WIDE), 0.0), 1)
    # g2[i, e] = d_o[i, e]/norm[i]  (step 4)
    g2_i = tile_inverse(norm_i.to(WIDE))[:, None] * d_o_i.to(WIDE)
    # d_row[i] = d_norm[i] - delta[i]/norm[i]**2  (step 4)
    value = norm_i.to(WIDE)
    d_norm_i = tl.load(d_norm_base + i.to(tl.int64) * d_norm_i_stride, mask=i < L, other=0.0)
    g5_i = d_norm_i.to(WIDE) - tile_inverse(value * value) * delta
    tl.store(
        t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
        t4_i,
        mask=(i < L)[:, None] & (d < D)[None, :],
    )
    tl.store(
        t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
        t5_i,
        mask=(i < L)[:, None] & (d < D)[None, :],
    )
    tl.store(
        g2_base + i[:, None].to(tl.int64) * g2_i_stride + e[None, :] * g2_e_stride,
        g2_i,
        mask=(i < L)[:, None] & (e < E)[None, :],
    )
    tl.store(d_row_base + i.to(tl.int64) * d_row_i_stride, g5_i, mask=i < L)


@triton.jit
def backward_state_state_2(
    saved_t9_ptr, t4_ptr, t5_ptr, g2_ptr, d_row_ptr, state_ptr, state_2_ptr, saved_t9_batch_stride,
    saved_t9_head_stride, saved_t9_j_stride, t4_batch_stride, t4_head_stride, t4_i_stride, t4_d_stride, t5_batch_stride,
    t5_head_stride, t5_i_stride, t5_d_stride, g2_batch_stride, g2_head_stride, g2_i_stride, g2_e_stride,
    d_row_batch_stride, d_row_head_stride, d_row_i_stride, state_batch_stride, state_head_stride, state_j_stride,
    state_d_stride, state_e_stride, state_2_batch_stride, state_2_head_stride, state_2_j_stride, state_2_d_stride,
    HEADS, L, D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr, SLICE: tl.constexpr,
):
    """state, state_2: a program carries them from block to block of j."""
    slices = tl.cdiv(E, SLICE)
    program = tl.program_id(0)
    slice = program % slices
    program = program // slices
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    saved_t9_base = saved_t9_ptr + batch * saved_t9_batch_stride + head * saved_t9_head_stride
    t4_base = t4_ptr + batch * t4_batch_stride + head * t4_head_stride
    t5_base = t5_ptr + batch * t5_batch_stride + head * t5_head_stride
    g2_base = g2_ptr + batch * g2_batch_stride + head * g2_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    state_base = state_ptr + batch * state_batch_stride + head * state_head_stride
    state_2_base = state_2_ptr + batch * state_2_batch_stride + head * state_2_head_stride
    state_here = tl.full((D_PADDED, SLICE), 0.0, WIDE)
    state_2_here = tl.full((D_PADDED,), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = (slice * SLICE + tl.arange(0, SLICE)).to(tl.int64)
    blocks = tl.cdiv(L, ROWS)
    edge = tl.cast(L, tl.int32)
    j_before = tl.cast(L - 1, tl.int32)
    for block in range(0, blocks):
        j_start = (blocks - 1 - block) * ROWS
        j_stop = tl.minimum(j_start + ROWS, L)
        place = tl.cast(j_stop - 1, tl.int64)
        saved_t9_anchor = tl.load(
            saved_t9_base + place * saved_t9_j_stride,
            mask=(place >= 0) & (place < L),
            other=0.0,
        ).to(WIDE)
        place_2 = tl.cast(j_before, tl.int64)
        saved_t9_before = tl.load(
            saved_t9_base + place_2 * saved_t9_j_stride,
            mask=(place_2 >= 0) & (place_2 < L),
            other=0.0,
        ).to(WIDE)
        exponential = tl.exp2((saved_t9_before - saved_t9_anchor) * LOG2E)
        state_here = exponential * state_here
        state_2_here = exponential * state_2_here
        reached = tl.minimum(L, tl.maximum(0, (j_stop - 1)))
        for i_start in range(reached, edge, COLUMNS):
            i = i_start + tl.arange(0, COLUMNS)
            # state[j, d, e] = sum over i of (exp(t5[i, d]) + t4[i, d])*exp(saved_t9[i] - saved_t9[j])*g2[i, e] where
            #   seen
            saved_t9_i = tl.load(saved_t9_base + i.to(tl.int64) * saved_t9_j_stride, mask=i < L, other=0.0)
            exponential_2 = tl.exp2((saved_t9_i.to(WIDE) - saved_t9_anchor) * LOG2E)
            t4_i = tl.load(
                t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
                mask=(i < L)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            t5_i = tl.load(
                t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
                mask=(i < L)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            exponential_3 = tl.exp2(t5_i.to(WIDE) * LOG2E)
            g2_i = tl.load(
                g2_base + i[:, None].to(tl.int64) * g2_i_stride + e[None, :] * g2_e_stride,
                mask=(i < L)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            state_here = state_here + tl.dot(
                tl.trans(
                    tl.where(
                        (i < edge)[:, None],
                        exponential_2[:, None] * (t4_i.to(WIDE) + exponential_3),
                        0.0,
                    ).to(NARROW)
                ),
                tl.where((i < edge)[:, None], g2_i.to(WIDE), 0.0).to(NARROW),
                input_precision=PRECISION,
                out_dtype=WIDE,
            )
            # state_2[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*exp(saved_t9[i] - saved_t9[j])*d_row[i] where
            #   seen
            d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < L, other=0.0)
            state_2_here = state_2_here + tl.sum(
                tl.where(
                    (i < edge)[:, None],
                    (d_row_i.to(WIDE) * exponential_2)[:, None] * (t4_i.to(WIDE) + exponential_3),
                    0.0,
                ),
                0,
            )
        tl.store(
            state_base + (
                j_start // ROWS
            ).to(tl.int64) * state_j_stride + d[:, None] * state_d_stride + e[None, :] * state_e_stride,
            state_here,
            mask=(d < D)[:, None] & (e < E)[None, :],
        )
        tl.store(
            state_2_base + (j_start // ROWS).to(tl.int64) * state_2_j_stride + d * state_2_d_stride,
            state_2_here,
            mask=(d < D),
        )
        j_before = j_stop - 1
        edge = reached


@triton.jit
def backward_d_v_g8_d_k_2(
    saved_t9_ptr, state_ptr, t1_ptr, t2_ptr, state_2_ptr, v_ptr, t4_ptr, t5_ptr, g2_ptr, d_row_ptr, k_ptr, d_v_ptr,
    g8_ptr, d_k_ptr, saved_t9_batch_stride, saved_t9_head_stride, saved_t9_j_stride, state_batch_stride,
    state_head_stride, state_j_stride, state_d_stride, state_e_stride, t1_batch_stride, t1_head_stride, t1_j_stride,
    t1_d_stride, t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride, state_2_batch_stride, state_2_head_stride,
    state_2_j_stride, state_2_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, t4_batch_stride,
    t4_head_stride, t4_i_stride, t4_d_stride, t5_batch_stride, t5_head_stride, t5_i_stride, t5_d_stride,
    g2_batch_stride, g2_head_stride, g2_i_stride, g2_e_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride,
    k_batch_stride, k_head_stride, k_j_stride, k_d_stride, d_v_batch_stride, d_v_head_stride, d_v_j_stride,
    d_v_e_stride, g8_batch_stride, g8_head_stride, g8_j_stride, d_k_batch_stride, d_k_head_stride, d_k_j_stride,
    d_k_d_stride, HEADS, L, D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr,
    ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
    STATE_PRECISION: tl.constexpr,
):
    """d_v, g8, d_k: a program owns a block of j and streams i past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    j_stop = tl.minimum(j_start + ROWS, L)
    saved_t9_base = saved_t9_ptr + batch * saved_t9_batch_stride + head * saved_t9_head_stride
    state_base = state_ptr + batch * state_batch_stride + head * state_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    state_2_base = state_2_ptr + batch * state_2_batch_stride + head * state_2_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    t4_base = t4_ptr + batch * t4_batch_stride + head * t4_head_stride
    t5_base = t5_ptr + batch * t5_batch_stride + head * t5_head_stride
    g2_base = g2_ptr + batch * g2_batch_stride + head * g2_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    d_v_base = d_v_ptr + batch * d_v_batch_stride + head * d_v_head_stride
    g8_base = g8_ptr + batch * g8_batch_stride + head * g8_head_stride
    d_k_base = d_k_ptr + batch * d_k_batch_stride + head * d_k_head_stride
    place = tl.cast(j_stop - 1, tl.int64)
    saved_t9_anchor = tl.load(
        saved_t9_base + place * saved_t9_j_stride,
        mask=(place >= 0) & (place < L),
        other=0.0,
    ).to(WIDE)
    # d_v[j, e] = sum over i of g2[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    state_here = tl.load(
        state_base + (
            j_start // ROWS
        ).to(tl.int64) * state_j_stride + d[:, None] * state_d_stride + e[None, :] * state_e_stride,
        mask=(d < D)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    t1_j = tl.load(
        t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
        mask=(j < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t2_j = tl.load(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
        mask=(j < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    exponential = tl.exp2(t2_j.to(WIDE) * LOG2E)
    carried = tl.dot(
        tl.where((d < D)[None, :], t1_j.to(WIDE) + exponential, 0.0),
        state_here,
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    saved_t9_j = tl.load(saved_t9_base + j.to(tl.int64) * saved_t9_j_stride, mask=j < L, other=0.0)
    exponential_2 = tl.exp2((saved_t9_anchor - saved_t9_j.to(WIDE)) * LOG2E)
    d_v_j = tl.where(tl.minimum(L, tl.maximum(0, (j_stop - 1))) < L, exponential_2[:, None] * carried, 0.0)
    # g8[j] = sum over i of d_score[i, j] where seen  (step 4)
    state_2_here = tl.load(
        state_2_base + (j_start // ROWS).to(tl.int64) * state_2_j_stride + d * state_2_d_stride,
        mask=(d < D),
        other=0.0,
    )
    carried_2 = tl.sum((t1_j.to(WIDE) + exponential) * state_2_here[None, :], 1)
    share = exponential_2 * carried_2
    v_j = tl.load(
        v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
        mask=(j < L)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    carried_3 = tl.dot(
        tl.where((e < E)[None, :], v_j.to(WIDE), 0.0),
        tl.trans(state_here),
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    d_0 = tl.arange(0, D_PADDED).to(tl.int64)
    t1_j_2 = tl.load(
        t1_base + j[:, None].to(tl.int64) * t1_j_stride + d_0[None, :] * t1_d_stride,
        mask=(j < L)[:, None] & (d_0 < D)[None, :],
        other=0.0,
    )
    t2_j_2 = tl.load(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + d_0[None, :] * t2_d_stride,
        mask=(j < L)[:, None] & (d_0 < D)[None, :],
        other=0.0,
    )
    share_2 = exponential_2 * tl.sum((t1_j_2.to(WIDE) + tl.exp2(t2_j_2.to(WIDE) * LOG2E)) * carried_3, 1)
    g8_j = tl.where(tl.minimum(L, tl.maximum(0, (j_stop - 1))) < L, share + share_2, 0.0)
    # x1[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_score_2[i, j] where seen  (step 9)
    share_3 = exponential_2[:, None] * state_2_here[None, :]
    carried_4 = tl.dot(
        tl.where((e < E)[None, :], v_j.to(WIDE), 0.0),
        tl.trans(state_here),
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    share_4 = exponential_2[:, None] * carried_4
    x1 = tl.where(tl.minimum(L, tl.maximum(0, (j_stop - 1))) < L, share_3 + share_4, 0.0)
    reached = tl.minimum(L, tl.maximum(0, (j_stop - 1)))
    for i_start in range(tl.maximum(0, j_start), tl.minimum(L, tl.maximum(0, (j_stop - 1))), COLUMNS):
        i = i_start + tl.arange(0, COLUMNS)
        # dot[i, j] = sum over d of (exp(t2[j, d]) + t1[j, d])*(exp(t5[i, d]) + t4[i, d])  (step 2)
        t4_i = tl.load(
            t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
            mask=(i < L)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        t5_i = tl.load(
            t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
            mask=(i < L)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        exponential_3 = tl.exp2(tl.trans(t5_i.to(WIDE)) * LOG2E)
        dot = tl.dot(
            tl.where((d < D)[None, :], t1_j.to(WIDE) + exponential, 0.0).to(NARROW),
            tl.where((d < D)[:, None], tl.trans(t4_i.to(WIDE)) + exponential_3, 0.0).to(NARROW),
            input_precision=PRECISION,
            out_dtype=WIDE,
        )
        # score[i, j] = saved_t9[i] - saved_t9[j]  (step 4)
        saved_t9_i = tl.load(saved_t9_base + i.to(tl.int64) * saved_t9_j_stride, mask=i < L, other=0.0)
        score = saved_t9_i.to(WIDE)[None, :] - saved_t9_j.to(WIDE)[:, None]
        # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
        g2_i = tl.load(
            g2_base + i[:, None].to(tl.int64) * g2_i_stride + e[None, :] * g2_e_stride,
            mask=(i < L)[:, None] & (e < E)[None, :],
            other=0.0,
        )
        d_weight = tl.dot(v_j, tl.trans(g2_i).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
        # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
        weight = tl.exp2(score * LOG2E)
        # d_score[i, j] = d_row[i]*weight[i, j]*dot[i, j] + d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
        d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < L, other=0.0)
        # seen: i < columns_stop and j <= i
        seen = (i < reached)[None, :] & (j[:, None] <= i[None, :])
        d_score = tl.where(seen, d_row_i.to(WIDE)[None, :] * weight * dot + d_weight * weight * dot, 0.0)
        # d_score_2[i, j] = d_row[i]*weight[i, j] + d_weight[i, j]*weight[i, j] where seen  (step 8)
        d_score_2 = tl.where(seen, d_row_i.to(WIDE)[None, :] * weight + d_weight * weight, 0.0)
        # d_v[j, e] = sum over i of g2[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
        d_v_j = masked_dot(seen, tl.where(seen, weight * dot, 0.0).to(NARROW), g2_i.to(NARROW), d_v_j, PRECISION)
        # g8[j] = sum over i of d_score[i, j] where seen  (step 4)
        g8_j = g8_j + tl.sum(d_score, 1)
        # x1[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_score_2[i, j] where seen  (step 9)
        exponential_4 = tl.exp2(t5_i.to(WIDE) * LOG2E)
        x1 = masked_dot(seen, d_score_2.to(NARROW), (t4_i.to(WIDE) + exponential_4).to(NARROW), x1, PRECISION)
    # g13[j, d] = exp(t2[j, d])*x1[j, d]  (step 9)
    g13 = x1 * tl.exp2(t2_j.to(WIDE) * LOG2E)
    # g17[j, d] = -g13[j, d] + x1[j, d]  (step 9)
    g17 = x1 - g13
    # d_k[j, d] = step(k[j, d])*g17[j, d] + g13[j, d]  (step 3)
    k_j = tl.load(
        k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
        mask=(j < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    d_k_j = g17 * tl.where(k_j.to(WIDE) > 0, 1.0, 0.0) + g13
    tl.store(
        d_v_base + j[:, None].to(tl.int64) * d_v_j_stride + e[None, :] * d_v_e_stride,
        d_v_j,
        mask=(j < L)[:, None] & (e < E)[None, :],
    )
    tl.store(g8_base + j.to(tl.int64) * g8_j_stride, g8_j, mask=j < L)
    tl.store(
        d_k_base + j[:, None].to(tl.int64) * d_k_j_stride + d[None, :] * d_k_d_stride,
        d_k_j,
        mask=(j < L)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_state_3_state_4(
    saved_t9_ptr, t1_ptr, t2_ptr, v_ptr, state_3_ptr, state_4_ptr, saved_t9_batch_stride, saved_t9_head_stride,
    saved_t9_j_stride, t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride, t2_batch_stride, t2_head_stride,
    t2_j_stride, t2_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, state_3_batch_stride,
    state_3_head_stride, state_3_i_stride, state_3_d_stride, state_4_batch_stride, state_4_head_stride,
    state_4_i_stride, state_4_d_0_stride, state_4_e_stride, HEADS, L, D: tl.constexpr, E: tl.constexpr,
    D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    NARROW: tl.constexpr, PRECISION: tl.constexpr, SLICE: tl.constexpr,
):
    """state_3, state_4: a program carries them from block to block of i."""
    slices = tl.cdiv(E, SLICE)
    program = tl.program_id(0)
    slice = program % slices
    program = program // slices
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    saved_t9_base = saved_t9_ptr + batch * saved_t9_batch_stride + head * saved_t9_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    state_3_base = state_3_ptr + batch * state_3_batch_stride + head * state_3_head_stride
    state_4_base = state_4_ptr + batch * state_4_batch_stride + head * state_4_head_stride
    state_3_here = tl.full((D_PADDED,), 0.0, WIDE)
    state_4_here = tl.full((D_PADDED, SLICE), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    d_0 = tl.arange(0, D_PADDED).to(tl.int64)
    e = (slice * SLICE + tl.arange(0, SLICE)).to(tl.int64)
    blocks = tl.cdiv(L, ROWS)
    edge = tl.cast(0, tl.int32)
    i_before = tl.cast(0, tl.int32)
    for block in range(0, blocks):
        i_start = block * ROWS
        i_stop = tl.minimum(i_start + ROWS, L)
        place = tl.cast(i_start, tl.int64)
        saved_t9_anchor = tl.load(
            saved_t9_base + place * saved_t9_j_stride,
            mask=(place >= 0) & (place < L),
            other=0.0,
        ).to(WIDE)
        place_2 = tl.cast(i_before, tl.int64)
        saved_t9_before = tl.load(
            saved_t9_base + place_2 * saved_t9_j_stride,
            mask=(place_2 >= 0) & (place_2 < L),
            other=0.0,
        ).to(WIDE)
        exponential = tl.exp2((saved_t9_anchor - saved_t9_before) * LOG2E)
        state_3_here = exponential * state_3_here
        state_4_here = exponential * state_4_here
        reached = tl.maximum(0, tl.minimum(L, 1 + i_start))
        for j_start in range(edge, reached, COLUMNS):
            j = j_start + tl.arange(0, COLUMNS)
            # state_3[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*exp(saved_t9[i] - saved_t9[j]) where seen
            saved_t9_j = tl.load(saved_t9_base + j.to(tl.int64) * saved_t9_j_stride, mask=j < L, other=0.0)
            exponential_2 = tl.exp2((saved_t9_anchor - saved_t9_j.to(WIDE)) * LOG2E)
            t1_j = tl.load(
                t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
                mask=(j < L)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            t2_j = tl.load(
                t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
                mask=(j < L)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            state_3_here = state_3_here + tl.sum(
                tl.where(
                    (j < reached)[:, None],
                    exponential_2[:, None] * (t1_j.to(WIDE) + tl.exp2(t2_j.to(WIDE) * LOG2E)),
                    0.0,
                ),
                0,
            )
            # state_4[i, d_0, e] = sum over j of (exp(t2[j, d_0]) + t1[j, d_0])*exp(saved_t9[i] - saved_t9[j])*v[j, e]
            #   where seen
            t1_j_2 = tl.load(
                t1_base + j[:, None].to(tl.int64) * t1_j_stride + d_0[None, :] * t1_d_stride,
                mask=(j < L)[:, None] & (d_0 < D)[None, :],
                other=0.0,
            )
            t2_j_2 = tl.load(
                t2_base + j[:, None].to(tl.int64) * t2_j_stride + d_0[None, :] * t2_d_stride,
                mask=(j < L)[:, None] & (d_0 < D)[None, :],
                other=0.0,
            )
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < L)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            state_4_here = state_4_here + tl.dot(
                tl.trans(
                    tl.where(
                        (j < reached)[:, None],
                        exponential_2[:, None] * (t1_j_2.to(WIDE) + tl.exp2(t2_j_2.to(WIDE) * LOG2E)),
                        0.0,
                    ).to(NARROW)
                ),
                tl.where((j < reached)[:, None], v_j.to(WIDE), 0.0).to(NARROW),
                input_precision=PRECISION,
                out_dtype=WIDE,
            )
        tl.store(
            state_3_base + (i_start // ROWS).to(tl.int64) * state_3_i_stride + d * state_3_d_stride,
            state_3_here,
            mask=(d < D),
        )
        tl.store(
            state_4_base + (
                i_start // ROWS
            ).to(tl.int64) * state_4_i_stride + d_0[:, None] * state_4_d_0_stride + e[None, :] * state_4_e_stride,
            state_4_here,
            mask=(d_0 < D)[:, None] & (e < E)[None, :],
        )
        i_before = i_start
        edge = reached


@triton.jit
def backward_g7_d_q_2(
    saved_t9_ptr, state_3_ptr, t4_ptr, t5_ptr, d_row_ptr, state_4_ptr, g2_ptr, t1_ptr, t2_ptr, v_ptr, q_ptr, g7_ptr,
    d_q_ptr, saved_t9_batch_stride, saved_t9_head_stride, saved_t9_j_stride, state_3_batch_stride, state_3_head_stride,
    state_3_i_stride, state_3_d_stride, t4_batch_stride, t4_head_stride, t4_i_stride, t4_d_stride, t5_batch_stride,
    t5_head_stride, t5_i_stride, t5_d_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride,
    state_4_batch_stride, state_4_head_stride, state_4_i_stride, state_4_d_0_stride, state_4_e_stride, g2_batch_stride,
    g2_head_stride, g2_i_stride, g2_e_stride, t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride,
    t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride,
    q_batch_stride, q_head_stride, q_i_stride, q_d_stride, g7_batch_stride, g7_head_stride, g7_i_stride,
    d_q_batch_stride, d_q_head_stride, d_q_i_stride, d_q_d_stride, HEADS, L, D: tl.constexpr, E: tl.constexpr,
    D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    NARROW: tl.constexpr, PRECISION: tl.constexpr, STATE_PRECISION: tl.constexpr,
):
    """g7, d_q: a program owns a block of i and streams j past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    i_stop = tl.minimum(i_start + ROWS, L)
    saved_t9_base = saved_t9_ptr + batch * saved_t9_batch_stride + head * saved_t9_head_stride
    state_3_base = state_3_ptr + batch * state_3_batch_stride + head * state_3_head_stride
    t4_base = t4_ptr + batch * t4_batch_stride + head * t4_head_stride
    t5_base = t5_ptr + batch * t5_batch_stride + head * t5_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    state_4_base = state_4_ptr + batch * state_4_batch_stride + head * state_4_head_stride
    g2_base = g2_ptr + batch * g2_batch_stride + head * g2_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    g7_base = g7_ptr + batch * g7_batch_stride + head * g7_head_stride
    d_q_base = d_q_ptr + batch * d_q_batch_stride + head * d_q_head_stride
    place = tl.cast(i_start, tl.int64)
    saved_t9_anchor = tl.load(
        saved_t9_base + place * saved_t9_j_stride,
        mask=(place >= 0) & (place < L),
        other=0.0,
    ).to(WIDE)
    # g7[i] = sum over j of d_score[i, j] where seen  (step 4)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    state_3_here = tl.load(
        state_3_base + (i_start // ROWS).to(tl.int64) * state_3_i_stride + d * state_3_d_stride,
        mask=(d < D),
        other=0.0,
    )
    t4_i = tl.load(
        t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
        mask=(i < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t5_i = tl.load(
        t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
        mask=(i < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    carried = tl.sum((t4_i.to(WIDE) + tl.exp2(t5_i.to(WIDE) * LOG2E)) * state_3_here[None, :], 1)
    d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < L, other=0.0)
    saved_t9_i = tl.load(saved_t9_base + i.to(tl.int64) * saved_t9_j_stride, mask=i < L, other=0.0)
    exponential = tl.exp2((saved_t9_i.to(WIDE) - saved_t9_anchor) * LOG2E)
    share = d_row_i.to(WIDE) * exponential * carried
    d_0 = tl.arange(0, D_PADDED).to(tl.int64)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    state_4_here = tl.load(
        state_4_base + (
            i_start // ROWS
        ).to(tl.int64) * state_4_i_stride + d_0[:, None] * state_4_d_0_stride + e[None, :] * state_4_e_stride,
        mask=(d_0 < D)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    g2_i = tl.load(
        g2_base + i[:, None].to(tl.int64) * g2_i_stride + e[None, :] * g2_e_stride,
        mask=(i < L)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    carried_2 = tl.dot(
        tl.where((e < E)[None, :], g2_i.to(WIDE), 0.0),
        tl.trans(state_4_here),
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    t4_i_2 = tl.load(
        t4_base + i[:, None].to(tl.int64) * t4_i_stride + d_0[None, :] * t4_d_stride,
        mask=(i < L)[:, None] & (d_0 < D)[None, :],
        other=0.0,
    )
    t5_i_2 = tl.load(
        t5_base + i[:, None].to(tl.int64) * t5_i_stride + d_0[None, :] * t5_d_stride,
        mask=(i < L)[:, None] & (d_0 < D)[None, :],
        other=0.0,
    )
    share_2 = exponential * tl.sum((t4_i_2.to(WIDE) + tl.exp2(t5_i_2.to(WIDE) * LOG2E)) * carried_2, 1)
    g7_i = tl.where(tl.maximum(0, tl.minimum(L, 1 + i_start)) > 0, share + share_2, 0.0)
    # x2[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*d_score_2[i, j] where seen  (step 9)
    share_3 = (d_row_i.to(WIDE) * exponential)[:, None] * state_3_here[None, :]
    carried_3 = tl.dot(
        tl.where((e < E)[None, :], g2_i.to(WIDE), 0.0),
        tl.trans(state_4_here),
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    share_4 = exponential[:, None] * carried_3
    x2 = tl.where(tl.maximum(0, tl.minimum(L, 1 + i_start)) > 0, share_3 + share_4, 0.0)
    for j_start in range(tl.maximum(0, tl.minimum(L, 1 + i_start)), tl.minimum(L, 1 + (i_stop - 1)), COLUMNS):
        j = j_start + tl.arange(0, COLUMNS)
        # dot[i, j] = sum over d of (exp(t2[j, d]) + t1[j, d])*(exp(t5[i, d]) + t4[i, d])  (step 2)
        t1_j = tl.load(
            t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
            mask=(j < L)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        t2_j = tl.load(
            t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
            mask=(j < L)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        exponential_2 = tl.exp2(tl.trans(t2_j.to(WIDE)) * LOG2E)
        dot = tl.dot(
            tl.where((d < D)[None, :], t4_i.to(WIDE) + tl.exp2(t5_i.to(WIDE) * LOG2E), 0.0).to(NARROW),
            tl.where((d < D)[:, None], tl.trans(t1_j.to(WIDE)) + exponential_2, 0.0).to(NARROW),
            input_precision=PRECISION,
            out_dtype=WIDE,
        )
        # score[i, j] = saved_t9[i] - saved_t9[j]  (step 4)
        saved_t9_j = tl.load(saved_t9_base + j.to(tl.int64) * saved_t9_j_stride, mask=j < L, other=0.0)
        score = saved_t9_i.to(WIDE)[:, None] - saved_t9_j.to(WIDE)[None, :]
        # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
        v_j = tl.load(
            v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
            mask=(j < L)[:, None] & (e < E)[None, :],
            other=0.0,
        )
        d_weight = tl.dot(g2_i.to(NARROW), tl.trans(v_j), input_precision=PRECISION, out_dtype=WIDE)
        # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
        weight = tl.exp2(score * LOG2E)
        # d_score[i, j] = d_row[i]*weight[i, j]*dot[i, j] + d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
        # seen: j < L and j <= i
        seen = (j < L)[None, :] & (j[None, :] <= i[:, None])
        d_score = tl.where(seen, d_row_i.to(WIDE)[:, None] * weight * dot + d_weight * weight * dot, 0.0)
        # d_score_2[i, j] = d_row[i]*weight[i, j] + d_weight[i, j]*weight[i, j] where seen  (step 8)
        d_score_2 = tl.where(seen, d_row_i.to(WIDE)[:, None] * weight + d_weight * weight, 0.0)
        # g7[i] = sum over j of d_score[i, j] where seen  (step 4)
        g7_i = g7_i + tl.sum(d_score, 1)
        # x2[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*d_score_2[i, j] where seen  (step 9)
        exponential_3 = tl.exp2(t2_j.to(WIDE) * LOG2E)
        x2 = masked_dot(seen, d_score_2.to(NARROW), (t1_j.to(WIDE) + exponential_3).to(NARROW), x2, PRECISION)
    # g15[i, d] = exp(t5[i, d])*x2[i, d]  (step 9)
    g15 = x2 * tl.exp2(t5_i.to(WIDE) * LOG2E)
    # g16[i, d] = -g15[i, d] + x2[i, d]  (step 9)
    g16 = x2 - g15
    # d_q[i, d] = step(q[i, d])*g16[i, d] + g15[i, d]  (step 3)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    d_q_i = g16 * tl.where(q_i.to(WIDE) > 0, 1.0, 0.0) + g15
    tl.store(g7_base + i.to(tl.int64) * g7_i_stride, g7_i, mask=i < L)
    tl.store(
        d_q_base + i[:, None].to(tl.int64) * d_q_i_stride + d[None, :] * d_q_d_stride,
        d_q_i,
        mask=(i < L)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_d_row_2(
    g8_ptr, g7_ptr, d_row_2_ptr, g8_batch_stride, g8_head_stride, g8_j_stride, g7_batch_stride, g7_head_stride,
    g7_i_stride, d_row_2_batch_stride, d_row_2_head_stride, d_row_2_j_stride, HEADS, L, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """g9: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    g8_base = g8_ptr + batch * g8_batch_stride + head * g8_head_stride
    g7_base = g7_ptr + batch * g7_batch_stride + head * g7_head_stride
    d_row_2_base = d_row_2_ptr + batch * d_row_2_batch_stride + head * d_row_2_head_stride
    # d_row_2[j] = g7[j] - g8[j]  (step 3)
    g8_j = tl.load(g8_base + j.to(tl.int64) * g8_j_stride, mask=j < L, other=0.0)
    g7_j = tl.load(g7_base + j.to(tl.int64) * g7_i_stride, mask=j < L, other=0.0)
    g9_j = g7_j.to(WIDE) - g8_j.to(WIDE)
    tl.store(d_row_2_base + j.to(tl.int64) * d_row_2_j_stride, g9_j, mask=j < L)


@triton.jit
def backward_state_5(
    d_row_2_ptr, state_5_ptr, d_row_2_batch_stride, d_row_2_head_stride, d_row_2_j_stride, state_5_batch_stride,
    state_5_head_stride, state_5_u_stride, HEADS, L, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
):
    """state_5: a program carries them from block to block of u."""
    program = tl.program_id(0)
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    d_row_2_base = d_row_2_ptr + batch * d_row_2_batch_stride + head * d_row_2_head_stride
    state_5_base = state_5_ptr + batch * state_5_batch_stride + head * state_5_head_stride
    state_5_here = tl.full((), 0.0, WIDE)
    blocks = tl.cdiv(L, ROWS)
    edge = tl.cast(L, tl.int32)
    u_before = tl.cast(L - 1, tl.int32)
    for block in range(0, blocks):
        u_start = (blocks - 1 - block) * ROWS
        u_stop = tl.minimum(u_start + ROWS, L)
        reached = tl.minimum(L, tl.maximum(0, (u_stop - 1)))
        for j_start in range(reached, edge, COLUMNS):
            j = j_start + tl.arange(0, COLUMNS)
            # state_5[u] = sum over j of d_row_2[j] where seen
            d_row_2_j = tl.load(d_row_2_base + j.to(tl.int64) * d_row_2_j_stride, mask=j < L, other=0.0)
            state_5_here = state_5_here + tl.sum(tl.where(j < edge, d_row_2_j.to(WIDE), 0.0), 0)
        tl.store(state_5_base + (u_start // ROWS).to(tl.int64) * state_5_u_stride, state_5_here)
        u_before = u_stop - 1
        edge = reached


@triton.jit
def backward_d_gate_2(
    state_5_ptr, d_row_2_ptr, gate_ptr, d_gate_ptr, state_5_batch_stride, state_5_head_stride, state_5_u_stride,
    d_row_2_batch_stride, d_row_2_head_stride, d_row_2_j_stride, gate_batch_stride, gate_head_stride, gate_u_stride,
    d_gate_batch_stride, d_gate_head_stride, d_gate_u_stride, HEADS, L, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """d_gate: a program owns a block of u and streams j past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    u_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    u = u_start + tl.arange(0, ROWS)
    u_stop = tl.minimum(u_start + ROWS, L)
    state_5_base = state_5_ptr + batch * state_5_batch_stride + head * state_5_head_stride
    d_row_2_base = d_row_2_ptr + batch * d_row_2_batch_stride + head * d_row_2_head_stride
    gate_base = gate_ptr + batch * gate_batch_stride + head * gate_head_stride
    d_gate_base = d_gate_ptr + batch * d_gate_batch_stride + head * d_gate_head_stride
    # g10[u] = sum over j of d_row_2[j] where seen  (step 3)
    state_5_here = tl.load(state_5_base + (u_start // ROWS).to(tl.int64) * state_5_u_stride)
    g10 = tl.where(tl.minimum(L, tl.maximum(0, (u_stop - 1))) < L, tl.zeros((ROWS,), WIDE) + state_5_here, 0.0)
    reached = tl.minimum(L, tl.maximum(0, (u_stop - 1)))
    for j_start in range(tl.maximum(0, u_start), tl.minimum(L, tl.maximum(0, (u_stop - 1))), COLUMNS):
        j = j_start + tl.arange(0, COLUMNS)
        # g10[u] = sum over j of d_row_2[j] where seen  (step 3)
        d_row_2_j = tl.load(d_row_2_base + j.to(tl.int64) * d_row_2_j_stride, mask=j < L, other=0.0)
        # seen: j < columns_stop and u <= j
        seen = (j < reached)[None, :] & (u[:, None] <= j[None, :])
        g10 = g10 + tl.sum(tl.zeros((ROWS, COLUMNS), WIDE) + tl.where(seen, d_row_2_j.to(WIDE)[None, :], 0.0), 1)
    # d_gate[u] = sigmoid(-gate[u])*g10[u]  (step 3)
    gate_u = tl.load(gate_base + u.to(tl.int64) * gate_u_stride, mask=u < L, other=0.0)
    d_gate_u = g10 * tile_sigmoid(-gate_u.to(WIDE))
    tl.store(d_gate_base + u.to(tl.int64) * d_gate_u_stride, d_gate_u, mask=u < L)


def backward(q, k, v, gate, o, norm, saved_t9, d_o, d_norm, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), o (BATCH,
    HEADS, L, E), norm (BATCH, HEADS, L), saved_t9 (BATCH, HEADS, L), d_o (BATCH, HEADS, L, E), d_norm (BATCH,
    HEADS, L).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    t1 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    t2 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    backward_t1_t2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        k, t1, t2, *k.stride(), *t1.stride(), *t2.stride(), HEADS, L, D=D, D_PADDED=padded(D), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    t4 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    t5 = torch.empty((BATCH, HEADS, L, D), dtype=wide, device=device)
    g2 = torch.empty((BATCH, HEADS, L, E), dtype=wide, device=device)
    d_row = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    rows = row_block(max(D, E, 1), blocks)
    backward_t4_t5_g2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        q, norm, d_o, o, d_norm, t4, t5, g2, d_row, *q.stride(), *norm.stride(), *d_o.stride(), *o.stride(),
        *d_norm.stride(), *t4.stride(), *t5.stride(), *g2.stride(), *d_row.stride(), HEADS, L, D=D, E=E,
        D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, D, 1), dtype, device, blocks)
    state = torch.empty((BATCH, HEADS, triton.cdiv(L, rows), D, E), dtype=wide, device=device)
    state_2 = torch.empty((BATCH, HEADS, triton.cdiv(L, rows), D), dtype=wide, device=device)
    backward_state_state_2[(BATCH * HEADS * triton.cdiv(E, 32),)](
        saved_t9, t4, t5, g2, d_row, state, state_2, *saved_t9.stride(), *t4.stride(), *t5.stride(), *g2.stride(),
        *d_row.stride(), *state.stride(), *state_2.stride(), HEADS, L, D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E),
        ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, SLICE=32, num_warps=4,
        num_stages=1, **code_options(device),
    )
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    g8 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, D, 1), dtype, device, blocks)
    backward_d_v_g8_d_k_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        saved_t9, state, t1, t2, state_2, v, t4, t5, g2, d_row, k, d_v, g8, d_k, *saved_t9.stride(), *state.stride(),
        *t1.stride(), *t2.stride(), *state_2.stride(), *v.stride(), *t4.stride(), *t5.stride(), *g2.stride(),
        *d_row.stride(), *k.stride(), *d_v.stride(), *g8.stride(), *d_k.stride(), HEADS, L, D=D, E=E,
        D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, STATE_PRECISION="tf32" if dtype.itemsize == 2 else precision, num_warps=max(warps, 8),
        num_stages=stages, **code_options(device),
    )
    rows, columns, warps, stages = configuration(HEAVY, max(D, D, E, 1), dtype, device, blocks)
    state_3 = torch.empty((BATCH, HEADS, triton.cdiv(L, rows), D), dtype=wide, device=device)
    state_4 = torch.empty((BATCH, HEADS, triton.cdiv(L, rows), D, E), dtype=wide, device=device)
    backward_state_3_state_4[(BATCH * HEADS * triton.cdiv(E, 32),)](
        saved_t9, t1, t2, v, state_3, state_4, *saved_t9.stride(), *t1.stride(), *t2.stride(), *v.stride(),
        *state_3.stride(), *state_4.stride(), HEADS, L, D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows,
        COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, SLICE=32, num_warps=4,
        num_stages=1, **code_options(device),
    )
    g7 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(D, D, E, 1), dtype, device, blocks)
    backward_g7_d_q_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        saved_t9, state_3, t4, t5, d_row, state_4, g2, t1, t2, v, q, g7, d_q, *saved_t9.stride(), *state_3.stride(),
        *t4.stride(), *t5.stride(), *d_row.stride(), *state_4.stride(), *g2.stride(), *t1.stride(), *t2.stride(),
        *v.stride(), *q.stride(), *g7.stride(), *d_q.stride(), HEADS, L, D=D, E=E, D_PADDED=padded(D),
        E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision,
        STATE_PRECISION="tf32" if dtype.itemsize == 2 else precision, num_warps=max(warps, 8), num_stages=stages,
        **code_options(device),
    )
    d_row_2 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_d_row_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        g8, g7, d_row_2, *g8.stride(), *g7.stride(), *d_row_2.stride(), HEADS, L, ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    rows, columns, warps, stages = configuration(LIGHT, 1, dtype, device, blocks)
    state_5 = torch.empty((BATCH, HEADS, triton.cdiv(L, rows)), dtype=wide, device=device)
    backward_state_5[(BATCH * HEADS,)](
        d_row_2, state_5, *d_row_2.stride(), *state_5.stride(), HEADS, L, ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        num_warps=4, num_stages=1, **code_options(device),
    )
    d_gate = torch.empty((BATCH, HEADS, L), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(LIGHT, 1, dtype, device, blocks)
    backward_d_gate_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        state_5, d_row_2, gate, d_gate, *state_5.stride(), *d_row_2.stride(), *gate.stride(), *d_gate.stride(), HEADS,
        L, ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], num_warps=max(warps, 8), num_stages=stages,
        **code_options(device),
    )
    return d_q, d_k, d_v, d_gate
