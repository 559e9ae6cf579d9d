"""Gated linear attention: one Triton kernel for each loop over tiles

    o[i, e] =     Σ     exp⎛    Σ     logsigmoid(gate[u]) -     Σ     logsigmoid(gate[u])⎞⋅v[j, e]⋅Σ k[j, d]⋅q[i, d]
              j : j ≤ i    ⎝u : u ≤ i                       u : u ≤ j                    ⎠         d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'gated_linear_attention',
    'backend': 'triton',
    'options': {},
    'source': '180dff06ffb583d8',
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
        'outputs': [('o', ['BATCH', 'HEADS', 'L', 'E'], 'input')],
        'saved': [('saved_t3', ['BATCH', 'HEADS', 'L'], 'accumulate')],
        'extra': [],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate'],
        'saved': ['saved_t3'],
        'cotangents': ['o'],
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
def forward_t2(
    gate_ptr, t2_ptr, gate_batch_stride, gate_head_stride, gate_u_stride, t2_batch_stride, t2_head_stride, t2_u_stride,
    HEADS, L, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t2: a program computes a block of u."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    u_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    u = u_start + tl.arange(0, ROWS)
    gate_base = gate_ptr + batch * gate_batch_stride + head * gate_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    # t2[u] = logsigmoid(gate[u])  (step 1)
    gate_u = tl.load(gate_base + u.to(tl.int64) * gate_u_stride, mask=u < L, other=0.0)
    t2_u = tile_logsigmoid(gate_u.to(WIDE))
    tl.store(t2_base + u.to(tl.int64) * t2_u_stride, t2_u, mask=u < L)


@triton.jit
def forward_state(
    t2_ptr, state_ptr, t2_batch_stride, t2_head_stride, t2_u_stride, state_batch_stride, state_head_stride,
    state_j_stride, HEADS, L, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
):
    """state: a program carries them from block to block of j."""
    program = tl.program_id(0)
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
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
            # state[j] = sum over u of t2[u] where seen
            t2_u = tl.load(t2_base + u.to(tl.int64) * t2_u_stride, mask=u < L, other=0.0)
            state_here = state_here + tl.sum(tl.where(u < reached, t2_u.to(WIDE), 0.0), 0)
        tl.store(state_base + (j_start // ROWS).to(tl.int64) * state_j_stride, state_here)
        j_before = j_start
        edge = reached


@triton.jit
def forward_row_sum_saved_t3_2(
    state_ptr, t2_ptr, row_sum_ptr, saved_t3_ptr, state_batch_stride, state_head_stride, state_j_stride,
    t2_batch_stride, t2_head_stride, t2_u_stride, row_sum_batch_stride, row_sum_head_stride, row_sum_j_stride,
    saved_t3_batch_stride, saved_t3_head_stride, saved_t3_j_stride, HEADS, L, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """t3, saved_t3: a program owns a block of j and streams u past it."""
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
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    row_sum_base = row_sum_ptr + batch * row_sum_batch_stride + head * row_sum_head_stride
    saved_t3_base = saved_t3_ptr + batch * saved_t3_batch_stride + head * saved_t3_head_stride
    # row_sum[j] = sum over u of t2[u] where seen  (step 1)
    state_here = tl.load(state_base + (j_start // ROWS).to(tl.int64) * state_j_stride)
    t3_j = tl.where(tl.maximum(0, tl.minimum(L, 1 + j_start)) > 0, tl.zeros((ROWS,), WIDE) + state_here, 0.0)
    for u_start in range(tl.maximum(0, tl.minimum(L, 1 + j_start)), tl.minimum(L, 1 + (j_stop - 1)), COLUMNS):
        u = u_start + tl.arange(0, COLUMNS)
        # row_sum[j] = sum over u of t2[u] where seen  (step 1)
        t2_u = tl.load(t2_base + u.to(tl.int64) * t2_u_stride, mask=u < L, other=0.0)
        # seen: u < L and u <= j
        seen = (u < L)[None, :] & (u[None, :] <= j[:, None])
        t3_j = t3_j + tl.sum(tl.zeros((ROWS, COLUMNS), WIDE) + tl.where(seen, t2_u.to(WIDE)[None, :], 0.0), 1)
    # saved_t3[j] = row_sum[j]  (step 5)
    saved_t3_j = t3_j
    tl.store(row_sum_base + j.to(tl.int64) * row_sum_j_stride, t3_j, mask=j < L)
    tl.store(saved_t3_base + j.to(tl.int64) * saved_t3_j_stride, saved_t3_j, mask=j < L)


@triton.jit
def forward_state_2(
    row_sum_ptr, k_ptr, v_ptr, state_2_ptr, row_sum_batch_stride, row_sum_head_stride, row_sum_j_stride, k_batch_stride,
    k_head_stride, k_j_stride, k_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, state_2_batch_stride,
    state_2_head_stride, state_2_i_stride, state_2_d_stride, state_2_e_stride, HEADS, L, D: tl.constexpr,
    E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
    WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr, SLICE: tl.constexpr,
):
    """state_2: a program carries them from block to block of i."""
    slices = tl.cdiv(E, SLICE)
    program = tl.program_id(0)
    slice = program % slices
    program = program // slices
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    row_sum_base = row_sum_ptr + batch * row_sum_batch_stride + head * row_sum_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    state_2_base = state_2_ptr + batch * state_2_batch_stride + head * state_2_head_stride
    state_2_here = tl.full((D_PADDED, SLICE), 0.0, WIDE)
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
        state_2_here = tl.exp2((row_sum_anchor - row_sum_before) * LOG2E) * state_2_here
        reached = tl.maximum(0, tl.minimum(L, 1 + i_start))
        for j_start in range(edge, reached, COLUMNS):
            j = j_start + tl.arange(0, COLUMNS)
            # state_2[i, d, e] = sum over j of exp(row_sum[i] - row_sum[j])*k[j, d]*v[j, e] where seen
            row_sum_j = tl.load(row_sum_base + j.to(tl.int64) * row_sum_j_stride, mask=j < L, other=0.0)
            k_j = tl.load(
                k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
                mask=(j < L)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < L)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            state_2_here = state_2_here + tl.dot(
                tl.trans(
                    tl.where(
                        (j < reached)[:, None],
                        tl.exp2((row_sum_anchor - row_sum_j.to(WIDE)) * LOG2E)[:, None] * k_j.to(WIDE),
                        0.0,
                    ).to(NARROW)
                ),
                tl.where((j < reached)[:, None], v_j.to(WIDE), 0.0).to(NARROW),
                input_precision=PRECISION,
                out_dtype=WIDE,
            )
        tl.store(
            state_2_base + (
                i_start // ROWS
            ).to(tl.int64) * state_2_i_stride + d[:, None] * state_2_d_stride + e[None, :] * state_2_e_stride,
            state_2_here,
            mask=(d < D)[:, None] & (e < E)[None, :],
        )
        i_before = i_start
        edge = reached


@triton.jit
def forward_o_2(
    row_sum_ptr, state_2_ptr, q_ptr, k_ptr, v_ptr, o_ptr, row_sum_batch_stride, row_sum_head_stride, row_sum_j_stride,
    state_2_batch_stride, state_2_head_stride, state_2_i_stride, state_2_d_stride, state_2_e_stride, q_batch_stride,
    q_head_stride, q_i_stride, q_d_stride, k_batch_stride, k_head_stride, k_j_stride, k_d_stride, v_batch_stride,
    v_head_stride, v_j_stride, v_e_stride, o_batch_stride, o_head_stride, o_i_stride, o_e_stride, HEADS, L,
    D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
    STATE_PRECISION: tl.constexpr,
):
    """o: a program owns a block of i and streams j past it."""
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
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    place = tl.cast(i_start, tl.int64)
    row_sum_anchor = tl.load(
        row_sum_base + place * row_sum_j_stride,
        mask=(place >= 0) & (place < L),
        other=0.0,
    ).to(WIDE)
    # o[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    state_2_here = tl.load(
        state_2_base + (
            i_start // ROWS
        ).to(tl.int64) * state_2_i_stride + d[:, None] * state_2_d_stride + e[None, :] * state_2_e_stride,
        mask=(d < D)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    carried = tl.dot(
        tl.where((d < D)[None, :], q_i.to(WIDE), 0.0),
        state_2_here,
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    row_sum_i = tl.load(row_sum_base + i.to(tl.int64) * row_sum_j_stride, mask=i < L, other=0.0)
    o_i = tl.where(
        tl.maximum(0, tl.minimum(L, 1 + i_start)) > 0,
        tl.exp2((row_sum_i.to(WIDE) - row_sum_anchor) * LOG2E)[:, None] * carried,
        0.0,
    )
    for j_start in range(tl.maximum(0, tl.minimum(L, 1 + i_start)), tl.minimum(L, 1 + (i_stop - 1)), COLUMNS):
        j = j_start + tl.arange(0, COLUMNS)
        # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
        k_j = tl.load(
            k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
            mask=(j < L)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        dot = tl.dot(q_i, tl.trans(k_j), input_precision=PRECISION, out_dtype=WIDE)
        # score[i, j] = row_sum[i] - row_sum[j]  (step 1)
        row_sum_j = tl.load(row_sum_base + j.to(tl.int64) * row_sum_j_stride, mask=j < L, other=0.0)
        score = row_sum_i.to(WIDE)[:, None] - row_sum_j.to(WIDE)[None, :]
        # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 6)
        weight = tl.exp2(score * LOG2E)
        # o[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
        # seen: j < L and j <= i
        seen = (j < L)[None, :] & (j[None, :] <= i[:, None])
        v_j = tl.load(
            v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
            mask=(j < L)[:, None] & (e < E)[None, :],
            other=0.0,
        )
        o_i = masked_dot(seen, tl.where(seen, weight * dot, 0.0).to(NARROW), v_j, o_i, PRECISION)
    tl.store(
        o_base + i[:, None].to(tl.int64) * o_i_stride + e[None, :] * o_e_stride,
        o_i,
        mask=(i < L)[:, None] & (e < E)[None, :],
    )


def forward(q, k, v, gate, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L).
    Returns o (BATCH, HEADS, L, E), saved_t3 (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    t2 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    rows = row_block(1, blocks)
    forward_t2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        gate, t2, *gate.stride(), *t2.stride(), HEADS, L, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    rows, columns, warps, stages = configuration(LIGHT, 1, dtype, device, blocks)
    state = torch.empty((BATCH, HEADS, triton.cdiv(L, rows)), dtype=wide, device=device)
    forward_state[(BATCH * HEADS,)](
        t2, state, *t2.stride(), *state.stride(), HEADS, L, ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], num_warps=4,
        num_stages=1, **code_options(device),
    )
    row_sum = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    saved_t3 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(LIGHT, 1, dtype, device, blocks)
    forward_row_sum_saved_t3_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        state, t2, row_sum, saved_t3, *state.stride(), *t2.stride(), *row_sum.stride(), *saved_t3.stride(), HEADS, L,
        ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], num_warps=max(warps, 8), num_stages=stages,
        **code_options(device),
    )
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    state_2 = torch.empty((BATCH, HEADS, triton.cdiv(L, rows), D, E), dtype=wide, device=device)
    forward_state_2[(BATCH * HEADS * triton.cdiv(E, 32),)](
        row_sum, k, v, state_2, *row_sum.stride(), *k.stride(), *v.stride(), *state_2.stride(), HEADS, L, D=D, E=E,
        D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, SLICE=32, num_warps=4, num_stages=1, **code_options(device),
    )
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    forward_o_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        row_sum, state_2, q, k, v, o, *row_sum.stride(), *state_2.stride(), *q.stride(), *k.stride(), *v.stride(),
        *o.stride(), HEADS, L, D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns,
        WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision,
        STATE_PRECISION="tf32" if dtype.itemsize == 2 else precision, num_warps=max(warps, 8), num_stages=stages,
        **code_options(device),
    )
    return o, saved_t3


@triton.jit
def backward_state(
    saved_t3_ptr, q_ptr, d_o_ptr, state_ptr, saved_t3_batch_stride, saved_t3_head_stride, saved_t3_j_stride,
    q_batch_stride, q_head_stride, q_i_stride, q_d_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride,
    d_o_e_stride, state_batch_stride, state_head_stride, state_j_stride, state_d_stride, state_e_stride, HEADS, L,
    D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr, SLICE: tl.constexpr,
):
    """state: a program carries them from block to block of j."""
    slices = tl.cdiv(E, SLICE)
    program = tl.program_id(0)
    slice = program % slices
    program = program // slices
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    saved_t3_base = saved_t3_ptr + batch * saved_t3_batch_stride + head * saved_t3_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    state_base = state_ptr + batch * state_batch_stride + head * state_head_stride
    state_here = tl.full((D_PADDED, SLICE), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = (slice * SLICE + tl.arange(0, SLICE)).to(tl.int64)
    blocks = tl.cdiv(L, ROWS)
    edge = tl.cast(L, tl.int32)
    j_before = tl.cast(L - 1, tl.int32)
    for block in range(0, blocks):
        j_start = (blocks - 1 - block) * ROWS
        j_stop = tl.minimum(j_start + ROWS, L)
        place = tl.cast(j_stop - 1, tl.int64)
        saved_t3_anchor = tl.load(
            saved_t3_base + place * saved_t3_j_stride,
            mask=(place >= 0) & (place < L),
            other=0.0,
        ).to(WIDE)
        place_2 = tl.cast(j_before, tl.int64)
        saved_t3_before = tl.load(
            saved_t3_base + place_2 * saved_t3_j_stride,
            mask=(place_2 >= 0) & (place_2 < L),
            other=0.0,
        ).to(WIDE)
        state_here = tl.exp2((saved_t3_before - saved_t3_anchor) * LOG2E) * state_here
        reached = tl.minimum(L, tl.maximum(0, (j_stop - 1)))
        for i_start in range(reached, edge, COLUMNS):
            i = i_start + tl.arange(0, COLUMNS)
            # state[j, d, e] = sum over i of exp(saved_t3[i] - saved_t3[j])*d_o[i, e]*q[i, d] where seen
            saved_t3_i = tl.load(saved_t3_base + i.to(tl.int64) * saved_t3_j_stride, mask=i < L, other=0.0)
            q_i = tl.load(
                q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
                mask=(i < L)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            d_o_i = tl.load(
                d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
                mask=(i < L)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            state_here = state_here + tl.dot(
                tl.trans(
                    tl.where(
                        (i < edge)[:, None],
                        tl.exp2((saved_t3_i.to(WIDE) - saved_t3_anchor) * LOG2E)[:, None] * q_i.to(WIDE),
                        0.0,
                    ).to(NARROW)
                ),
                tl.where((i < edge)[:, None], d_o_i.to(WIDE), 0.0).to(NARROW),
                input_precision=PRECISION,
                out_dtype=WIDE,
            )
        tl.store(
            state_base + (
                j_start // ROWS
            ).to(tl.int64) * state_j_stride + d[:, None] * state_d_stride + e[None, :] * state_e_stride,
            state_here,
            mask=(d < D)[:, None] & (e < E)[None, :],
        )
        j_before = j_stop - 1
        edge = reached


@triton.jit
def backward_d_v_g5_d_k_2(
    saved_t3_ptr, state_ptr, k_ptr, v_ptr, q_ptr, d_o_ptr, d_v_ptr, g5_ptr, d_k_ptr, saved_t3_batch_stride,
    saved_t3_head_stride, saved_t3_j_stride, state_batch_stride, state_head_stride, state_j_stride, state_d_stride,
    state_e_stride, k_batch_stride, k_head_stride, k_j_stride, k_d_stride, v_batch_stride, v_head_stride, v_j_stride,
    v_e_stride, q_batch_stride, q_head_stride, q_i_stride, q_d_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride,
    d_o_e_stride, d_v_batch_stride, d_v_head_stride, d_v_j_stride, d_v_e_stride, g5_batch_stride, g5_head_stride,
    g5_j_stride, d_k_batch_stride, d_k_head_stride, d_k_j_stride, d_k_d_stride, HEADS, L, D: tl.constexpr,
    E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
    WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr, STATE_PRECISION: tl.constexpr,
):
    """d_v, g5, d_k: a program owns a block of j and streams i past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    j_stop = tl.minimum(j_start + ROWS, L)
    saved_t3_base = saved_t3_ptr + batch * saved_t3_batch_stride + head * saved_t3_head_stride
    state_base = state_ptr + batch * state_batch_stride + head * state_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    d_v_base = d_v_ptr + batch * d_v_batch_stride + head * d_v_head_stride
    g5_base = g5_ptr + batch * g5_batch_stride + head * g5_head_stride
    d_k_base = d_k_ptr + batch * d_k_batch_stride + head * d_k_head_stride
    place = tl.cast(j_stop - 1, tl.int64)
    saved_t3_anchor = tl.load(
        saved_t3_base + place * saved_t3_j_stride,
        mask=(place >= 0) & (place < L),
        other=0.0,
    ).to(WIDE)
    # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    state_here = tl.load(
        state_base + (
            j_start // ROWS
        ).to(tl.int64) * state_j_stride + d[:, None] * state_d_stride + e[None, :] * state_e_stride,
        mask=(d < D)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    k_j = tl.load(
        k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
        mask=(j < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    carried = tl.dot(
        tl.where((d < D)[None, :], k_j.to(WIDE), 0.0),
        state_here,
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    saved_t3_j = tl.load(saved_t3_base + j.to(tl.int64) * saved_t3_j_stride, mask=j < L, other=0.0)
    exponential = tl.exp2((saved_t3_anchor - saved_t3_j.to(WIDE)) * LOG2E)
    d_v_j = tl.where(tl.minimum(L, tl.maximum(0, (j_stop - 1))) < L, exponential[:, None] * carried, 0.0)
    # g5[j] = sum over i of d_score[i, j] where seen  (step 4)
    v_j = tl.load(
        v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
        mask=(j < L)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    carried_2 = tl.dot(
        tl.where((e < E)[None, :], v_j.to(WIDE), 0.0),
        tl.trans(state_here),
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    g5_j = tl.where(
        tl.minimum(L, tl.maximum(0, (j_stop - 1))) < L,
        exponential * tl.sum(k_j.to(WIDE) * carried_2, 1),
        0.0,
    )
    # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
    d_k_j = tl.where(tl.minimum(L, tl.maximum(0, (j_stop - 1))) < L, exponential[:, None] * carried_2, 0.0)
    reached = tl.minimum(L, tl.maximum(0, (j_stop - 1)))
    for i_start in range(tl.maximum(0, j_start), tl.minimum(L, tl.maximum(0, (j_stop - 1))), COLUMNS):
        i = i_start + tl.arange(0, COLUMNS)
        # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
        q_i = tl.load(
            q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
            mask=(i < L)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        dot = tl.dot(k_j, tl.trans(q_i), input_precision=PRECISION, out_dtype=WIDE)
        # score[i, j] = saved_t3[i] - saved_t3[j]  (step 4)
        saved_t3_i = tl.load(saved_t3_base + i.to(tl.int64) * saved_t3_j_stride, mask=i < L, other=0.0)
        score = saved_t3_i.to(WIDE)[None, :] - saved_t3_j.to(WIDE)[:, None]
        # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
        d_o_i = tl.load(
            d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
            mask=(i < L)[:, None] & (e < E)[None, :],
            other=0.0,
        )
        d_weight = tl.dot(v_j, tl.trans(d_o_i), input_precision=PRECISION, out_dtype=WIDE)
        # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
        weight = tl.exp2(score * LOG2E)
        # d_score[i, j] = d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
        # seen: i < columns_stop and j <= i
        seen = (i < reached)[None, :] & (j[:, None] <= i[None, :])
        d_score = tl.where(seen, d_weight * weight * dot, 0.0)
        # d_score_2[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
        d_score_2 = tl.where(seen, d_weight * weight, 0.0)
        # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
        d_v_j = masked_dot(seen, tl.where(seen, weight * dot, 0.0).to(NARROW), d_o_i, d_v_j, PRECISION)
        # g5[j] = sum over i of d_score[i, j] where seen  (step 4)
        g5_j = g5_j + tl.sum(d_score, 1)
        # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
        d_k_j = masked_dot(seen, d_score_2.to(NARROW), q_i, d_k_j, PRECISION)
    tl.store(
        d_v_base + j[:, None].to(tl.int64) * d_v_j_stride + e[None, :] * d_v_e_stride,
        d_v_j,
        mask=(j < L)[:, None] & (e < E)[None, :],
    )
    tl.store(g5_base + j.to(tl.int64) * g5_j_stride, g5_j, mask=j < L)
    tl.store(
        d_k_base + j[:, None].to(tl.int64) * d_k_j_stride + d[None, :] * d_k_d_stride,
        d_k_j,
        mask=(j < L)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_state_2(
    saved_t3_ptr, k_ptr, v_ptr, state_2_ptr, saved_t3_batch_stride, saved_t3_head_stride, saved_t3_j_stride,
    k_batch_stride, k_head_stride, k_j_stride, k_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride,
    state_2_batch_stride, state_2_head_stride, state_2_i_stride, state_2_d_stride, state_2_e_stride, HEADS, L,
    D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr, SLICE: tl.constexpr,
):
    """state_2: a program carries them from block to block of i."""
    slices = tl.cdiv(E, SLICE)
    program = tl.program_id(0)
    slice = program % slices
    program = program // slices
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    saved_t3_base = saved_t3_ptr + batch * saved_t3_batch_stride + head * saved_t3_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    state_2_base = state_2_ptr + batch * state_2_batch_stride + head * state_2_head_stride
    state_2_here = tl.full((D_PADDED, SLICE), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = (slice * SLICE + tl.arange(0, SLICE)).to(tl.int64)
    blocks = tl.cdiv(L, ROWS)
    edge = tl.cast(0, tl.int32)
    i_before = tl.cast(0, tl.int32)
    for block in range(0, blocks):
        i_start = block * ROWS
        i_stop = tl.minimum(i_start + ROWS, L)
        place = tl.cast(i_start, tl.int64)
        saved_t3_anchor = tl.load(
            saved_t3_base + place * saved_t3_j_stride,
            mask=(place >= 0) & (place < L),
            other=0.0,
        ).to(WIDE)
        place_2 = tl.cast(i_before, tl.int64)
        saved_t3_before = tl.load(
            saved_t3_base + place_2 * saved_t3_j_stride,
            mask=(place_2 >= 0) & (place_2 < L),
            other=0.0,
        ).to(WIDE)
        state_2_here = tl.exp2((saved_t3_anchor - saved_t3_before) * LOG2E) * state_2_here
        reached = tl.maximum(0, tl.minimum(L, 1 + i_start))
        for j_start in range(edge, reached, COLUMNS):
            j = j_start + tl.arange(0, COLUMNS)
            # state_2[i, d, e] = sum over j of exp(saved_t3[i] - saved_t3[j])*k[j, d]*v[j, e] where seen
            saved_t3_j = tl.load(saved_t3_base + j.to(tl.int64) * saved_t3_j_stride, mask=j < L, other=0.0)
            k_j = tl.load(
                k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
                mask=(j < L)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < L)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            state_2_here = state_2_here + tl.dot(
                tl.trans(
                    tl.where(
                        (j < reached)[:, None],
                        tl.exp2((saved_t3_anchor - saved_t3_j.to(WIDE)) * LOG2E)[:, None] * k_j.to(WIDE),
                        0.0,
                    ).to(NARROW)
                ),
                tl.where((j < reached)[:, None], v_j.to(WIDE), 0.0).to(NARROW),
                input_precision=PRECISION,
                out_dtype=WIDE,
            )
        tl.store(
            state_2_base + (
                i_start // ROWS
            ).to(tl.int64) * state_2_i_stride + d[:, None] * state_2_d_stride + e[None, :] * state_2_e_stride,
            state_2_here,
            mask=(d < D)[:, None] & (e < E)[None, :],
        )
        i_before = i_start
        edge = reached


@triton.jit
def backward_g4_d_q_2(
    saved_t3_ptr, state_2_ptr, d_o_ptr, q_ptr, k_ptr, v_ptr, g4_ptr, d_q_ptr, saved_t3_batch_stride,
    saved_t3_head_stride, saved_t3_j_stride, state_2_batch_stride, state_2_head_stride, state_2_i_stride,
    state_2_d_stride, state_2_e_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride, q_batch_stride,
    q_head_stride, q_i_stride, q_d_stride, k_batch_stride, k_head_stride, k_j_stride, k_d_stride, v_batch_stride,
    v_head_stride, v_j_stride, v_e_stride, g4_batch_stride, g4_head_stride, g4_i_stride, d_q_batch_stride,
    d_q_head_stride, d_q_i_stride, d_q_d_stride, HEADS, L, D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr,
    E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr,
    PRECISION: tl.constexpr, STATE_PRECISION: tl.constexpr,
):
    """g4, d_q: a program owns a block of i and streams j past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    i_stop = tl.minimum(i_start + ROWS, L)
    saved_t3_base = saved_t3_ptr + batch * saved_t3_batch_stride + head * saved_t3_head_stride
    state_2_base = state_2_ptr + batch * state_2_batch_stride + head * state_2_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    g4_base = g4_ptr + batch * g4_batch_stride + head * g4_head_stride
    d_q_base = d_q_ptr + batch * d_q_batch_stride + head * d_q_head_stride
    place = tl.cast(i_start, tl.int64)
    saved_t3_anchor = tl.load(
        saved_t3_base + place * saved_t3_j_stride,
        mask=(place >= 0) & (place < L),
        other=0.0,
    ).to(WIDE)
    # g4[i] = sum over j of d_score[i, j] where seen  (step 4)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    state_2_here = tl.load(
        state_2_base + (
            i_start // ROWS
        ).to(tl.int64) * state_2_i_stride + d[:, None] * state_2_d_stride + e[None, :] * state_2_e_stride,
        mask=(d < D)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    d_o_i = tl.load(
        d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
        mask=(i < L)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    carried = tl.dot(
        tl.where((e < E)[None, :], d_o_i.to(WIDE), 0.0),
        tl.trans(state_2_here),
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    saved_t3_i = tl.load(saved_t3_base + i.to(tl.int64) * saved_t3_j_stride, mask=i < L, other=0.0)
    exponential = tl.exp2((saved_t3_i.to(WIDE) - saved_t3_anchor) * LOG2E)
    g4_i = tl.where(tl.maximum(0, tl.minimum(L, 1 + i_start)) > 0, exponential * tl.sum(q_i.to(WIDE) * carried, 1), 0.0)
    # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
    d_q_i = tl.where(tl.maximum(0, tl.minimum(L, 1 + i_start)) > 0, exponential[:, None] * carried, 0.0)
    for j_start in range(tl.maximum(0, tl.minimum(L, 1 + i_start)), tl.minimum(L, 1 + (i_stop - 1)), COLUMNS):
        j = j_start + tl.arange(0, COLUMNS)
        # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
        k_j = tl.load(
            k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
            mask=(j < L)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        dot = tl.dot(q_i, tl.trans(k_j), input_precision=PRECISION, out_dtype=WIDE)
        # score[i, j] = saved_t3[i] - saved_t3[j]  (step 4)
        saved_t3_j = tl.load(saved_t3_base + j.to(tl.int64) * saved_t3_j_stride, mask=j < L, other=0.0)
        score = saved_t3_i.to(WIDE)[:, None] - saved_t3_j.to(WIDE)[None, :]
        # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
        v_j = tl.load(
            v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
            mask=(j < L)[:, None] & (e < E)[None, :],
            other=0.0,
        )
        d_weight = tl.dot(d_o_i, tl.trans(v_j), input_precision=PRECISION, out_dtype=WIDE)
        # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
        weight = tl.exp2(score * LOG2E)
        # d_score[i, j] = d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
        # seen: j < L and j <= i
        seen = (j < L)[None, :] & (j[None, :] <= i[:, None])
        d_score = tl.where(seen, d_weight * weight * dot, 0.0)
        # d_score_2[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
        d_score_2 = tl.where(seen, d_weight * weight, 0.0)
        # g4[i] = sum over j of d_score[i, j] where seen  (step 4)
        g4_i = g4_i + tl.sum(d_score, 1)
        # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
        d_q_i = masked_dot(seen, d_score_2.to(NARROW), k_j, d_q_i, PRECISION)
    tl.store(g4_base + i.to(tl.int64) * g4_i_stride, g4_i, mask=i < L)
    tl.store(
        d_q_base + i[:, None].to(tl.int64) * d_q_i_stride + d[None, :] * d_q_d_stride,
        d_q_i,
        mask=(i < L)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_d_row(
    g5_ptr, g4_ptr, d_row_ptr, g5_batch_stride, g5_head_stride, g5_j_stride, g4_batch_stride, g4_head_stride,
    g4_i_stride, d_row_batch_stride, d_row_head_stride, d_row_j_stride, HEADS, L, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """g6: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    g5_base = g5_ptr + batch * g5_batch_stride + head * g5_head_stride
    g4_base = g4_ptr + batch * g4_batch_stride + head * g4_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    # d_row[j] = g4[j] - g5[j]  (step 3)
    g5_j = tl.load(g5_base + j.to(tl.int64) * g5_j_stride, mask=j < L, other=0.0)
    g4_j = tl.load(g4_base + j.to(tl.int64) * g4_i_stride, mask=j < L, other=0.0)
    g6_j = g4_j.to(WIDE) - g5_j.to(WIDE)
    tl.store(d_row_base + j.to(tl.int64) * d_row_j_stride, g6_j, mask=j < L)


@triton.jit
def backward_state_3(
    d_row_ptr, state_3_ptr, d_row_batch_stride, d_row_head_stride, d_row_j_stride, state_3_batch_stride,
    state_3_head_stride, state_3_u_stride, HEADS, L, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
):
    """state_3: a program carries them from block to block of u."""
    program = tl.program_id(0)
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    state_3_base = state_3_ptr + batch * state_3_batch_stride + head * state_3_head_stride
    state_3_here = tl.full((), 0.0, WIDE)
    blocks = tl.cdiv(L, ROWS)
    edge = tl.cast(L, tl.int32)
    u_before = tl.cast(L - 1, tl.int32)
    for block in range(0, blocks):
        u_start = (blocks - 1 - block) * ROWS
        u_stop = tl.minimum(u_start + ROWS, L)
        reached = tl.minimum(L, tl.maximum(0, (u_stop - 1)))
        for j_start in range(reached, edge, COLUMNS):
            j = j_start + tl.arange(0, COLUMNS)
            # state_3[u] = sum over j of d_row[j] where seen
            d_row_j = tl.load(d_row_base + j.to(tl.int64) * d_row_j_stride, mask=j < L, other=0.0)
            state_3_here = state_3_here + tl.sum(tl.where(j < edge, d_row_j.to(WIDE), 0.0), 0)
        tl.store(state_3_base + (u_start // ROWS).to(tl.int64) * state_3_u_stride, state_3_here)
        u_before = u_stop - 1
        edge = reached


@triton.jit
def backward_d_gate_2(
    state_3_ptr, d_row_ptr, gate_ptr, d_gate_ptr, state_3_batch_stride, state_3_head_stride, state_3_u_stride,
    d_row_batch_stride, d_row_head_stride, d_row_j_stride, gate_batch_stride, gate_head_stride, gate_u_stride,
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
    state_3_base = state_3_ptr + batch * state_3_batch_stride + head * state_3_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    gate_base = gate_ptr + batch * gate_batch_stride + head * gate_head_stride
    d_gate_base = d_gate_ptr + batch * d_gate_batch_stride + head * d_gate_head_stride
    # g7[u] = sum over j of d_row[j] where seen  (step 3)
    state_3_here = tl.load(state_3_base + (u_start // ROWS).to(tl.int64) * state_3_u_stride)
    g7 = tl.where(tl.minimum(L, tl.maximum(0, (u_stop - 1))) < L, tl.zeros((ROWS,), WIDE) + state_3_here, 0.0)
    reached = tl.minimum(L, tl.maximum(0, (u_stop - 1)))
    for j_start in range(tl.maximum(0, u_start), tl.minimum(L, tl.maximum(0, (u_stop - 1))), COLUMNS):
        j = j_start + tl.arange(0, COLUMNS)
        # g7[u] = sum over j of d_row[j] where seen  (step 3)
        d_row_j = tl.load(d_row_base + j.to(tl.int64) * d_row_j_stride, mask=j < L, other=0.0)
        # seen: j < columns_stop and u <= j
        seen = (j < reached)[None, :] & (u[:, None] <= j[None, :])
        g7 = g7 + tl.sum(tl.zeros((ROWS, COLUMNS), WIDE) + tl.where(seen, d_row_j.to(WIDE)[None, :], 0.0), 1)
    # d_gate[u] = sigmoid(-gate[u])*g7[u]  (step 3)
    gate_u = tl.load(gate_base + u.to(tl.int64) * gate_u_stride, mask=u < L, other=0.0)
    d_gate_u = g7 * tile_sigmoid(-gate_u.to(WIDE))
    tl.store(d_gate_base + u.to(tl.int64) * d_gate_u_stride, d_gate_u, mask=u < L)


def backward(q, k, v, gate, saved_t3, d_o, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), saved_t3
    (BATCH, HEADS, L), d_o (BATCH, HEADS, L, E).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    state = torch.empty((BATCH, HEADS, triton.cdiv(L, rows), D, E), dtype=wide, device=device)
    backward_state[(BATCH * HEADS * triton.cdiv(E, 32),)](
        saved_t3, q, d_o, state, *saved_t3.stride(), *q.stride(), *d_o.stride(), *state.stride(), HEADS, L, D=D, E=E,
        D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, SLICE=32, num_warps=4, num_stages=1, **code_options(device),
    )
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    g5 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    backward_d_v_g5_d_k_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        saved_t3, state, k, v, q, d_o, d_v, g5, d_k, *saved_t3.stride(), *state.stride(), *k.stride(), *v.stride(),
        *q.stride(), *d_o.stride(), *d_v.stride(), *g5.stride(), *d_k.stride(), HEADS, L, D=D, E=E, D_PADDED=padded(D),
        E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision,
        STATE_PRECISION="tf32" if dtype.itemsize == 2 else precision, num_warps=max(warps, 8), num_stages=stages,
        **code_options(device),
    )
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    state_2 = torch.empty((BATCH, HEADS, triton.cdiv(L, rows), D, E), dtype=wide, device=device)
    backward_state_2[(BATCH * HEADS * triton.cdiv(E, 32),)](
        saved_t3, k, v, state_2, *saved_t3.stride(), *k.stride(), *v.stride(), *state_2.stride(), HEADS, L, D=D, E=E,
        D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, SLICE=32, num_warps=4, num_stages=1, **code_options(device),
    )
    g4 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    backward_g4_d_q_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        saved_t3, state_2, d_o, q, k, v, g4, d_q, *saved_t3.stride(), *state_2.stride(), *d_o.stride(), *q.stride(),
        *k.stride(), *v.stride(), *g4.stride(), *d_q.stride(), HEADS, L, D=D, E=E, D_PADDED=padded(D),
        E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision,
        STATE_PRECISION="tf32" if dtype.itemsize == 2 else precision, num_warps=max(warps, 8), num_stages=stages,
        **code_options(device),
    )
    d_row = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_d_row[(BATCH * HEADS * triton.cdiv(L, rows),)](
        g5, g4, d_row, *g5.stride(), *g4.stride(), *d_row.stride(), HEADS, L, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    rows, columns, warps, stages = configuration(LIGHT, 1, dtype, device, blocks)
    state_3 = torch.empty((BATCH, HEADS, triton.cdiv(L, rows)), dtype=wide, device=device)
    backward_state_3[(BATCH * HEADS,)](
        d_row, state_3, *d_row.stride(), *state_3.stride(), HEADS, L, ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        num_warps=4, num_stages=1, **code_options(device),
    )
    d_gate = torch.empty((BATCH, HEADS, L), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(LIGHT, 1, dtype, device, blocks)
    backward_d_gate_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        state_3, d_row, gate, d_gate, *state_3.stride(), *d_row.stride(), *gate.stride(), *d_gate.stride(), HEADS, L,
        ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], num_warps=max(warps, 8), num_stages=stages,
        **code_options(device),
    )
    return d_q, d_k, d_v, d_gate
