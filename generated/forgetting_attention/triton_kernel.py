"""Forgetting attention: one Triton kernel for each loop over tiles

                  Σ     exp(s[i, j])⋅v[j, e]
              j : j ≤ i
    o[i, e] = ──────────────────────────────
                      Σ     exp(s[i, j])
                  j : j ≤ i

                scale⋅Σ k[j, d]⋅q[i, d]
                      d
    s[i, j] = +     Σ     logsigmoid(gate[u])
                u : u ≤ i
              -     Σ     logsigmoid(gate[u])
                u : u ≤ j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'forgetting_attention',
    'backend': 'triton',
    'options': {},
    'source': 'b239b76594d353df',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('gate', ['BATCH', 'HEADS', 'L'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'L', 'E'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'L'], 'double'),
        ],
        'saved': [('saved_t2', ['BATCH', 'HEADS', 'L'], 'accumulate')],
        'extra': ['lse'],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'gate', 'scale'],
        'saved': ['o', 'lse', 'saved_t2'],
        'cotangents': ['o', 'lse'],
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
MEDIUM = {
    ("cuda", 2): ((64, 64, 32, 4, 2), (128, 64, 32, 8, 1), (256, 32, 32, 8, 1)),
    ("cuda", 4): ((64, 32, 32, 4, 1), (128, 16, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda_9", 2): ((64, 128, 64, 8, 2), (128, 64, 32, 4, 2), (256, 32, 32, 8, 1)),
    ("cuda_9", 4): ((64, 32, 32, 4, 1), (128, 16, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda_9", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
    ("hip", 2): ((64, 64, 64, 4, 1), (128, 64, 32, 8, 1), (256, 32, 32, 8, 1)),
    ("hip", 4): ((64, 32, 32, 4, 1), (128, 16, 32, 4, 1), (256, 16, 16, 4, 1)),
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
def tile_counts(lower, upper, full_lower, full_upper, BLOCK: tl.constexpr):
    """how many tiles come before those that every row sees whole, how many those are, how many follow"""
    before = tl.cdiv(tl.maximum(tl.minimum(full_lower, upper) - lower, 0), BLOCK)
    full = tl.maximum(tl.minimum(full_upper, upper) - (lower + before * BLOCK), 0) // BLOCK
    return before, full, tl.cdiv(tl.maximum(upper - (lower + (before + full) * BLOCK), 0), BLOCK)


@triton.jit
def forward_t1(
    gate_ptr, t1_ptr, gate_batch_stride, gate_head_stride, gate_u_stride, t1_batch_stride, t1_head_stride, t1_u_stride,
    HEADS, L, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t1: a program computes a block of u."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    u_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    u = u_start + tl.arange(0, ROWS)
    gate_base = gate_ptr + batch * gate_batch_stride + head * gate_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    # t1[u] = logsigmoid(gate[u])  (step 1)
    gate_u = tl.load(gate_base + u.to(tl.int64) * gate_u_stride, mask=u < L, other=0.0)
    t1_u = tile_logsigmoid(gate_u.to(WIDE))
    tl.store(t1_base + u.to(tl.int64) * t1_u_stride, t1_u, mask=u < L)


@triton.jit
def forward_state(
    t1_ptr, state_ptr, t1_batch_stride, t1_head_stride, t1_u_stride, state_batch_stride, state_head_stride,
    state_j_stride, HEADS, L, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
):
    """state: a program carries them from block to block of j."""
    program = tl.program_id(0)
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
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
            # state[j] = sum over u of t1[u] where seen
            t1_u = tl.load(t1_base + u.to(tl.int64) * t1_u_stride, mask=u < L, other=0.0)
            state_here = state_here + tl.sum(tl.where(u < reached, t1_u.to(WIDE), 0.0), 0)
        tl.store(state_base + (j_start // ROWS).to(tl.int64) * state_j_stride, state_here)
        j_before = j_start
        edge = reached


@triton.jit
def forward_row_sum_saved_t2_2(
    state_ptr, t1_ptr, row_sum_ptr, saved_t2_ptr, state_batch_stride, state_head_stride, state_j_stride,
    t1_batch_stride, t1_head_stride, t1_u_stride, row_sum_batch_stride, row_sum_head_stride, row_sum_j_stride,
    saved_t2_batch_stride, saved_t2_head_stride, saved_t2_j_stride, HEADS, L, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """t2, saved_t2: a program owns a block of j and streams u past it."""
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
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    row_sum_base = row_sum_ptr + batch * row_sum_batch_stride + head * row_sum_head_stride
    saved_t2_base = saved_t2_ptr + batch * saved_t2_batch_stride + head * saved_t2_head_stride
    # row_sum[j] = sum over u of t1[u] where seen  (step 1)
    state_here = tl.load(state_base + (j_start // ROWS).to(tl.int64) * state_j_stride)
    t2_j = tl.where(tl.maximum(0, tl.minimum(L, 1 + j_start)) > 0, tl.zeros((ROWS,), WIDE) + state_here, 0.0)
    for u_start in range(tl.maximum(0, tl.minimum(L, 1 + j_start)), tl.minimum(L, 1 + (j_stop - 1)), COLUMNS):
        u = u_start + tl.arange(0, COLUMNS)
        # row_sum[j] = sum over u of t1[u] where seen  (step 1)
        t1_u = tl.load(t1_base + u.to(tl.int64) * t1_u_stride, mask=u < L, other=0.0)
        # seen: u < L and u <= j
        seen = (u < L)[None, :] & (u[None, :] <= j[:, None])
        t2_j = t2_j + tl.sum(tl.zeros((ROWS, COLUMNS), WIDE) + tl.where(seen, t1_u.to(WIDE)[None, :], 0.0), 1)
    # saved_t2[j] = row_sum[j]  (step 5)
    saved_t2_j = t2_j
    tl.store(row_sum_base + j.to(tl.int64) * row_sum_j_stride, t2_j, mask=j < L)
    tl.store(saved_t2_base + j.to(tl.int64) * saved_t2_j_stride, saved_t2_j, mask=j < L)


@triton.jit
def forward_o_lse(
    q_ptr, k_ptr, row_sum_ptr, v_ptr, o_ptr, lse_ptr, q_batch_stride, q_head_stride, q_i_stride, q_d_stride,
    k_batch_stride, k_head_stride, k_j_stride, k_d_stride, row_sum_batch_stride, row_sum_head_stride, row_sum_j_stride,
    v_batch_stride, v_head_stride, v_j_stride, v_e_stride, o_batch_stride, o_head_stride, o_i_stride, o_e_stride,
    lse_batch_stride, lse_head_stride, lse_i_stride, HEADS, L, scale: "fp64", E: tl.constexpr, D: tl.constexpr,
    E_PADDED: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """o, lse: a program owns a block of i and streams j past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    i_stop = tl.minimum(i_start + ROWS, L)
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    row_sum_base = row_sum_ptr + batch * row_sum_batch_stride + head * row_sum_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    row_max = tl.full((ROWS,), -float("inf"), WIDE)
    row_sum_2 = tl.full((ROWS,), 0.0, WIDE)
    acc = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    row_sum_i = tl.load(row_sum_base + i.to(tl.int64) * row_sum_j_stride, mask=i < L, other=0.0)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, tl.minimum(L, 1 + (i_stop - 1)), 0, tl.minimum(L, 1 + i_start), COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = tl.load(
                k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
                mask=(j < L)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(q_i, tl.trans(k_j), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j] + row_sum[i] - row_sum[j]  (step 1)
            row_sum_j = tl.load(row_sum_base + j.to(tl.int64) * row_sum_j_stride, mask=j < L, other=0.0)
            score = scale * dot + row_sum_i.to(WIDE)[:, None] - row_sum_j.to(WIDE)[None, :]
            # row_max[i] = max over j of score[i, j] where seen  (step 5)
            # seen: j < L and j <= i
            if partial:
                seen = (j < L)[None, :] & (j[None, :] <= i[:, None])
            visible = tl.where(seen, score, -float("inf")) if partial else score
            row_max_new = tile_maximum(row_max, tl.max(visible, 1))
            old_shift = tile_finite(row_max)
            # shift[i] = finite(row_max[i])  (step 5)
            shift = tile_finite(row_max_new)
            # what was summed with the old shift moves to the new one
            correction = tl.where(row_max > -float("inf"), tl.exp2((old_shift - shift) * LOG2E), 0.0)
            row_max = row_max_new
            # weight[i, j] = exp(-shift[i] + score[i, j]) where seen  (step 6)
            weight = tl.exp2((visible - shift[:, None]) * LOG2E)
            # row_sum_2[i] = sum over j of weight[i, j] where seen  (step 6)
            row_sum_2 = row_sum_2 * correction + tl.sum(weight, 1)
            # acc[i, e] = sum over j of weight[i, j]*v[j, e] where seen  (step 6)
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < L)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            acc = acc * correction[:, None]
            if partial:
                acc = masked_dot(seen, weight.to(NARROW), v_j, acc, PRECISION)
            else:
                acc = tl.dot(weight.to(NARROW), v_j, acc, input_precision=PRECISION, out_dtype=WIDE)
    # shift[i] = finite(row_max[i])  (step 5)
    shift_2 = tile_finite(row_max)
    # o[i, e] = acc[i, e]/row_sum_2[i]  (step 1)
    o_i = tile_inverse(row_sum_2)[:, None] * acc
    # lse[i] = log(row_sum_2[i]) + shift[i]  (step 5)
    lse_i = shift_2.to(tl.float64) + tl.log(row_sum_2).to(tl.float64)
    tl.store(
        o_base + i[:, None].to(tl.int64) * o_i_stride + e[None, :] * o_e_stride,
        o_i,
        mask=(i < L)[:, None] & (e < E)[None, :],
    )
    tl.store(lse_base + i.to(tl.int64) * lse_i_stride, lse_i, mask=i < L)


def forward(q, k, v, gate, scale, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), scale a
    number.
    Returns o (BATCH, HEADS, L, E), lse (BATCH, HEADS, L) of float64, saved_t2 (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    t1 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    rows = row_block(1, blocks)
    forward_t1[(BATCH * HEADS * triton.cdiv(L, rows),)](
        gate, t1, *gate.stride(), *t1.stride(), HEADS, L, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    rows, columns, warps, stages = configuration(LIGHT, 1, dtype, device, blocks)
    state = torch.empty((BATCH, HEADS, triton.cdiv(L, rows)), dtype=wide, device=device)
    forward_state[(BATCH * HEADS,)](
        t1, state, *t1.stride(), *state.stride(), HEADS, L, ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], num_warps=4,
        num_stages=1, **code_options(device),
    )
    row_sum = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    saved_t2 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(LIGHT, 1, dtype, device, blocks)
    forward_row_sum_saved_t2_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        state, t1, row_sum, saved_t2, *state.stride(), *t1.stride(), *row_sum.stride(), *saved_t2.stride(), HEADS, L,
        ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], num_warps=max(warps, 8), num_stages=stages,
        **code_options(device),
    )
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, L), dtype=torch.float64, device=device)
    rows, columns, warps, stages = configuration(LIGHT, max(E, D, 1), dtype, device, blocks)
    forward_o_lse[(BATCH * HEADS * triton.cdiv(L, rows),)](
        q, k, row_sum, v, o, lse, *q.stride(), *k.stride(), *row_sum.stride(), *v.stride(), *o.stride(), *lse.stride(),
        HEADS, L, scale, E=E, D=D, E_PADDED=padded(E), D_PADDED=padded(D), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    return o, lse, saved_t2


@triton.jit
def backward_d_row(
    d_o_ptr, o_ptr, d_lse_ptr, d_row_ptr, d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride, o_batch_stride,
    o_head_stride, o_i_stride, o_e_stride, d_lse_batch_stride, d_lse_head_stride, d_lse_i_stride, d_row_batch_stride,
    d_row_head_stride, d_row_i_stride, HEADS, L, E: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """g5: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    d_lse_base = d_lse_ptr + batch * d_lse_batch_stride + head * d_lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    # delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
    e = tl.arange(0, E_PADDED).to(tl.int64)
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
    delta = tl.sum(tl.where((e < E)[None, :], d_o_i.to(WIDE) * o_i.to(WIDE), 0.0), 1)
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    d_lse_i = tl.load(d_lse_base + i.to(tl.int64) * d_lse_i_stride, mask=i < L, other=0.0)
    g5_i = d_lse_i.to(WIDE) - delta
    tl.store(d_row_base + i.to(tl.int64) * d_row_i_stride, g5_i, mask=i < L)


@triton.jit
def backward_d_v_g8_d_k(
    k_ptr, q_ptr, saved_t2_ptr, v_ptr, d_o_ptr, lse_ptr, d_row_ptr, d_v_ptr, g8_ptr, d_k_ptr, k_batch_stride,
    k_head_stride, k_j_stride, k_d_stride, q_batch_stride, q_head_stride, q_i_stride, q_d_stride, saved_t2_batch_stride,
    saved_t2_head_stride, saved_t2_j_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, d_o_batch_stride,
    d_o_head_stride, d_o_i_stride, d_o_e_stride, lse_batch_stride, lse_head_stride, lse_i_stride, d_row_batch_stride,
    d_row_head_stride, d_row_i_stride, d_v_batch_stride, d_v_head_stride, d_v_j_stride, d_v_e_stride, g8_batch_stride,
    g8_head_stride, g8_j_stride, d_k_batch_stride, d_k_head_stride, d_k_j_stride, d_k_d_stride, HEADS, L, scale: "fp64",
    E: tl.constexpr, D: tl.constexpr, E_PADDED: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """d_v, g8, d_k: a program owns a block of j and streams i past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    j_stop = tl.minimum(j_start + ROWS, L)
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    saved_t2_base = saved_t2_ptr + batch * saved_t2_batch_stride + head * saved_t2_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    d_v_base = d_v_ptr + batch * d_v_batch_stride + head * d_v_head_stride
    g8_base = g8_ptr + batch * g8_batch_stride + head * g8_head_stride
    d_k_base = d_k_ptr + batch * d_k_batch_stride + head * d_k_head_stride
    d_v_j = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    g8_j = tl.full((ROWS,), 0.0, WIDE)
    d_k_j = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    k_j = tl.load(
        k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
        mask=(j < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    saved_t2_j = tl.load(saved_t2_base + j.to(tl.int64) * saved_t2_j_stride, mask=j < L, other=0.0)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    v_j = tl.load(
        v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
        mask=(j < L)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    lower = tl.maximum(0, j_start)
    before, full, after = tile_counts(lower, L, tl.maximum(0, (j_stop - 1)), L, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            i_start = lower + (tl.where(step < before, step, full + step) if partial else before + step) * COLUMNS
            i = i_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            q_i = tl.load(
                q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
                mask=(i < L)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(k_j, tl.trans(q_i), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j] + saved_t2[i] - saved_t2[j]  (step 4)
            saved_t2_i = tl.load(saved_t2_base + i.to(tl.int64) * saved_t2_j_stride, mask=i < L, other=0.0)
            score = scale * dot + saved_t2_i.to(WIDE)[None, :] - saved_t2_j.to(WIDE)[:, None]
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            d_o_i = tl.load(
                d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
                mask=(i < L)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(v_j, tl.trans(d_o_i), input_precision=PRECISION, out_dtype=WIDE)
            # weight[i, j] = exp(-lse[i] + score[i, j]) where seen  (step 8)
            lse_i = tl.load(lse_base + i.to(tl.int64) * lse_i_stride, mask=i < L, other=0.0)
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = tile_two_parts(lse_i, WIDE)
            # seen: i < L and j <= i
            if partial:
                seen = (i < L)[None, :] & (j[:, None] <= i[None, :])
            weight = tl.exp2(((score - lse_high[None, :]) - lse_low[None, :]) * LOG2E)
            weight = tl.where(seen, weight, 0.0) if partial else weight
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen  (step 8)
            d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < L, other=0.0)
            d_score = (d_weight + d_row_i.to(WIDE)[None, :]) * weight
            d_score = tl.where(seen, d_score, 0.0) if partial else d_score
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            d_score_2 = scale * d_score
            d_score_2 = tl.where(seen, d_score_2, 0.0) if partial else d_score_2
            # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
            if partial:
                d_v_j = masked_dot(seen, weight.to(NARROW), d_o_i, d_v_j, PRECISION)
            else:
                d_v_j = tl.dot(weight.to(NARROW), d_o_i, d_v_j, input_precision=PRECISION, out_dtype=WIDE)
            # g8[j] = sum over i of d_score[i, j] where seen  (step 4)
            g8_j = g8_j + tl.sum(d_score, 1)
            # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
            if partial:
                d_k_j = masked_dot(seen, d_score_2.to(NARROW), q_i, d_k_j, PRECISION)
            else:
                d_k_j = tl.dot(d_score_2.to(NARROW), q_i, d_k_j, input_precision=PRECISION, out_dtype=WIDE)
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
def backward_g7_d_q(
    q_ptr, k_ptr, saved_t2_ptr, d_o_ptr, v_ptr, lse_ptr, d_row_ptr, g7_ptr, d_q_ptr, q_batch_stride, q_head_stride,
    q_i_stride, q_d_stride, k_batch_stride, k_head_stride, k_j_stride, k_d_stride, saved_t2_batch_stride,
    saved_t2_head_stride, saved_t2_j_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride,
    v_batch_stride, v_head_stride, v_j_stride, v_e_stride, lse_batch_stride, lse_head_stride, lse_i_stride,
    d_row_batch_stride, d_row_head_stride, d_row_i_stride, g7_batch_stride, g7_head_stride, g7_i_stride,
    d_q_batch_stride, d_q_head_stride, d_q_i_stride, d_q_d_stride, HEADS, L, scale: "fp64", D: tl.constexpr,
    E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
    WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """g7, d_q: a program owns a block of i and streams j past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    i_stop = tl.minimum(i_start + ROWS, L)
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    saved_t2_base = saved_t2_ptr + batch * saved_t2_batch_stride + head * saved_t2_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    g7_base = g7_ptr + batch * g7_batch_stride + head * g7_head_stride
    d_q_base = d_q_ptr + batch * d_q_batch_stride + head * d_q_head_stride
    g7_i = tl.full((ROWS,), 0.0, WIDE)
    d_q_i = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < L)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    saved_t2_i = tl.load(saved_t2_base + i.to(tl.int64) * saved_t2_j_stride, mask=i < L, other=0.0)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    d_o_i = tl.load(
        d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
        mask=(i < L)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    lse_i = tl.load(lse_base + i.to(tl.int64) * lse_i_stride, mask=i < L, other=0.0)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = tile_two_parts(lse_i, WIDE)
    d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < L, other=0.0)
    lower = 0
    before, full, after = tile_counts(lower, tl.minimum(L, 1 + (i_stop - 1)), 0, tl.minimum(L, 1 + i_start), COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = tl.load(
                k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
                mask=(j < L)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(q_i, tl.trans(k_j), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j] + saved_t2[i] - saved_t2[j]  (step 4)
            saved_t2_j = tl.load(saved_t2_base + j.to(tl.int64) * saved_t2_j_stride, mask=j < L, other=0.0)
            score = scale * dot + saved_t2_i.to(WIDE)[:, None] - saved_t2_j.to(WIDE)[None, :]
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < L)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(d_o_i, tl.trans(v_j), input_precision=PRECISION, out_dtype=WIDE)
            # weight[i, j] = exp(-lse[i] + score[i, j]) where seen, masked where it is read  (step 8)
            weight = tl.exp2(((score - lse_high[:, None]) - lse_low[:, None]) * LOG2E)
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen  (step 8)
            # seen: j < L and j <= i
            if partial:
                seen = (j < L)[None, :] & (j[None, :] <= i[:, None])
            d_score = (d_weight + d_row_i.to(WIDE)[:, None]) * weight
            d_score = tl.where(seen, d_score, 0.0) if partial else d_score
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            d_score_2 = scale * d_score
            d_score_2 = tl.where(seen, d_score_2, 0.0) if partial else d_score_2
            # g7[i] = sum over j of d_score[i, j] where seen  (step 4)
            g7_i = g7_i + tl.sum(d_score, 1)
            # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
            if partial:
                d_q_i = masked_dot(seen, d_score_2.to(NARROW), k_j, d_q_i, PRECISION)
            else:
                d_q_i = tl.dot(d_score_2.to(NARROW), k_j, d_q_i, input_precision=PRECISION, out_dtype=WIDE)
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
    """g12: a program computes a block of j."""
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
    g12_j = g7_j.to(WIDE) - g8_j.to(WIDE)
    tl.store(d_row_2_base + j.to(tl.int64) * d_row_2_j_stride, g12_j, mask=j < L)


@triton.jit
def backward_state(
    d_row_2_ptr, state_ptr, d_row_2_batch_stride, d_row_2_head_stride, d_row_2_j_stride, state_batch_stride,
    state_head_stride, state_u_stride, HEADS, L, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
):
    """state: a program carries them from block to block of u."""
    program = tl.program_id(0)
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    d_row_2_base = d_row_2_ptr + batch * d_row_2_batch_stride + head * d_row_2_head_stride
    state_base = state_ptr + batch * state_batch_stride + head * state_head_stride
    state_here = tl.full((), 0.0, WIDE)
    blocks = tl.cdiv(L, ROWS)
    edge = tl.cast(L, tl.int32)
    u_before = tl.cast(L - 1, tl.int32)
    for block in range(0, blocks):
        u_start = (blocks - 1 - block) * ROWS
        u_stop = tl.minimum(u_start + ROWS, L)
        reached = tl.minimum(L, tl.maximum(0, (u_stop - 1)))
        for j_start in range(reached, edge, COLUMNS):
            j = j_start + tl.arange(0, COLUMNS)
            # state[u] = sum over j of d_row_2[j] where seen
            d_row_2_j = tl.load(d_row_2_base + j.to(tl.int64) * d_row_2_j_stride, mask=j < L, other=0.0)
            state_here = state_here + tl.sum(tl.where(j < edge, d_row_2_j.to(WIDE), 0.0), 0)
        tl.store(state_base + (u_start // ROWS).to(tl.int64) * state_u_stride, state_here)
        u_before = u_stop - 1
        edge = reached


@triton.jit
def backward_d_gate_2(
    state_ptr, d_row_2_ptr, gate_ptr, d_gate_ptr, state_batch_stride, state_head_stride, state_u_stride,
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
    state_base = state_ptr + batch * state_batch_stride + head * state_head_stride
    d_row_2_base = d_row_2_ptr + batch * d_row_2_batch_stride + head * d_row_2_head_stride
    gate_base = gate_ptr + batch * gate_batch_stride + head * gate_head_stride
    d_gate_base = d_gate_ptr + batch * d_gate_batch_stride + head * d_gate_head_stride
    # g13[u] = sum over j of d_row_2[j] where seen  (step 3)
    state_here = tl.load(state_base + (u_start // ROWS).to(tl.int64) * state_u_stride)
    g13 = tl.where(tl.minimum(L, tl.maximum(0, (u_stop - 1))) < L, tl.zeros((ROWS,), WIDE) + state_here, 0.0)
    reached = tl.minimum(L, tl.maximum(0, (u_stop - 1)))
    for j_start in range(tl.maximum(0, u_start), tl.minimum(L, tl.maximum(0, (u_stop - 1))), COLUMNS):
        j = j_start + tl.arange(0, COLUMNS)
        # g13[u] = sum over j of d_row_2[j] where seen  (step 3)
        d_row_2_j = tl.load(d_row_2_base + j.to(tl.int64) * d_row_2_j_stride, mask=j < L, other=0.0)
        # seen: j < columns_stop and u <= j
        seen = (j < reached)[None, :] & (u[:, None] <= j[None, :])
        g13 = g13 + tl.sum(tl.zeros((ROWS, COLUMNS), WIDE) + tl.where(seen, d_row_2_j.to(WIDE)[None, :], 0.0), 1)
    # d_gate[u] = sigmoid(-gate[u])*g13[u]  (step 3)
    gate_u = tl.load(gate_base + u.to(tl.int64) * gate_u_stride, mask=u < L, other=0.0)
    d_gate_u = g13 * tile_sigmoid(-gate_u.to(WIDE))
    tl.store(d_gate_base + u.to(tl.int64) * d_gate_u_stride, d_gate_u, mask=u < L)


def backward(q, k, v, gate, scale, o, lse, saved_t2, d_o, d_lse, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), gate (BATCH, HEADS, L), scale a
    number, o (BATCH, HEADS, L, E), lse (BATCH, HEADS, L), saved_t2 (BATCH, HEADS, L), d_o (BATCH, HEADS, L, E),
    d_lse (BATCH, HEADS, L).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_gate (BATCH, HEADS, L).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    d_row = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    rows = row_block(max(E, 1), blocks)
    backward_d_row[(BATCH * HEADS * triton.cdiv(L, rows),)](
        d_o, o, d_lse, d_row, *d_o.stride(), *o.stride(), *d_lse.stride(), *d_row.stride(), HEADS, L, E=E,
        E_PADDED=padded(E), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    g8 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(E, D, 1), dtype, device, blocks)
    backward_d_v_g8_d_k[(BATCH * HEADS * triton.cdiv(L, rows),)](
        k, q, saved_t2, v, d_o, lse, d_row, d_v, g8, d_k, *k.stride(), *q.stride(), *saved_t2.stride(), *v.stride(),
        *d_o.stride(), *lse.stride(), *d_row.stride(), *d_v.stride(), *g8.stride(), *d_k.stride(), HEADS, L, scale, E=E,
        D=D, E_PADDED=padded(E), D_PADDED=padded(D), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    g7 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(MEDIUM, max(D, E, 1), dtype, device, blocks)
    backward_g7_d_q[(BATCH * HEADS * triton.cdiv(L, rows),)](
        q, k, saved_t2, d_o, v, lse, d_row, g7, d_q, *q.stride(), *k.stride(), *saved_t2.stride(), *d_o.stride(),
        *v.stride(), *lse.stride(), *d_row.stride(), *g7.stride(), *d_q.stride(), HEADS, L, scale, D=D, E=E,
        D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    d_row_2 = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_d_row_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        g8, g7, d_row_2, *g8.stride(), *g7.stride(), *d_row_2.stride(), HEADS, L, ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    rows, columns, warps, stages = configuration(LIGHT, 1, dtype, device, blocks)
    state = torch.empty((BATCH, HEADS, triton.cdiv(L, rows)), dtype=wide, device=device)
    backward_state[(BATCH * HEADS,)](
        d_row_2, state, *d_row_2.stride(), *state.stride(), HEADS, L, ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        num_warps=4, num_stages=1, **code_options(device),
    )
    d_gate = torch.empty((BATCH, HEADS, L), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(LIGHT, 1, dtype, device, blocks)
    backward_d_gate_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        state, d_row_2, gate, d_gate, *state.stride(), *d_row_2.stride(), *gate.stride(), *d_gate.stride(), HEADS, L,
        ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], num_warps=max(warps, 8), num_stages=stages,
        **code_options(device),
    )
    return d_q, d_k, d_v, d_gate
