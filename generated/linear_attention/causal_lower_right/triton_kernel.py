"""Linear attention: one Triton kernel for each loop over tiles

                      Σ         s[i, j]⋅v[j, e]
              j : j ≤ i + M - N
    o[i, e] = ─────────────────────────────────
                          Σ         s[i, j]
                  j : j ≤ i + M - N

    s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'linear_attention',
    'backend': 'triton',
    'options': {'visibility': 'causal_lower_right'},
    'source': '1cee13b4fa059a1e',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('norm', ['BATCH', 'HEADS', 'N'], 'accumulate'),
        ],
        'saved': [],
        'extra': ['norm'],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['q', 'k', 'v'],
        'saved': ['o', 'norm'],
        'cotangents': ['o', 'norm'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'D']),
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
    t1_j_stride, t1_d_stride, t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride, HEADS, M, D: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t1, t2: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
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
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t1_j = tile_relu(k_j.to(WIDE))
    # t2[j, d] = k[j, d] - t1[j, d]  (step 1)
    t2_j = k_j.to(WIDE) - t1_j
    tl.store(
        t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
        t1_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )
    tl.store(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
        t2_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )


@triton.jit
def forward_t4_t5(
    q_ptr, t4_ptr, t5_ptr, q_batch_stride, q_head_stride, q_i_stride, q_d_stride, t4_batch_stride, t4_head_stride,
    t4_i_stride, t4_d_stride, t5_batch_stride, t5_head_stride, t5_i_stride, t5_d_stride, HEADS, N, D: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t4, t5: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
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
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t4_i = tile_relu(q_i.to(WIDE))
    # t5[i, d] = q[i, d] - t4[i, d]  (step 1)
    t5_i = q_i.to(WIDE) - t4_i
    tl.store(
        t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
        t4_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )
    tl.store(
        t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
        t5_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )


@triton.jit
def forward_state_state_2(
    t1_ptr, t2_ptr, v_ptr, state_ptr, state_2_ptr, t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride,
    t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride,
    state_batch_stride, state_head_stride, state_i_stride, state_d_stride, state_2_batch_stride, state_2_head_stride,
    state_2_i_stride, state_2_d_stride, state_2_e_stride, HEADS, N, M, D: tl.constexpr, E: tl.constexpr,
    D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    NARROW: tl.constexpr, PRECISION: tl.constexpr, SLICE: tl.constexpr,
):
    """state, state_2: a program carries them from block to block of i."""
    slices = tl.cdiv(E, SLICE)
    program = tl.program_id(0)
    slice = program % slices
    program = program // slices
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    state_base = state_ptr + batch * state_batch_stride + head * state_head_stride
    state_2_base = state_2_ptr + batch * state_2_batch_stride + head * state_2_head_stride
    state_here = tl.full((D_PADDED,), 0.0, WIDE)
    state_2_here = tl.full((D_PADDED, SLICE), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = (slice * SLICE + tl.arange(0, SLICE)).to(tl.int64)
    blocks = tl.cdiv(N, ROWS)
    edge = tl.cast(0, tl.int32)
    i_before = tl.cast(0, tl.int32)
    for block in range(0, blocks):
        i_start = block * ROWS
        i_stop = tl.minimum(i_start + ROWS, N)
        reached = tl.maximum(0, tl.minimum(M, 1 + i_start + M - N))
        for j_start in range(edge, reached, COLUMNS):
            j = j_start + tl.arange(0, COLUMNS)
            # state[i, d] = sum over j of exp(t2[j, d]) + t1[j, d] where seen
            t1_j = tl.load(
                t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
                mask=(j < M)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            t2_j = tl.load(
                t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
                mask=(j < M)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            exponential = tl.exp2(t2_j.to(WIDE) * LOG2E)
            state_here = state_here + tl.sum(tl.where((j < reached)[:, None], t1_j.to(WIDE) + exponential, 0.0), 0)
            # state_2[i, d, e] = sum over j of (exp(t2[j, d]) + t1[j, d])*v[j, e] where seen
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < M)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            state_2_here = state_2_here + tl.dot(
                tl.trans(tl.where((j < reached)[:, None], t1_j.to(WIDE) + exponential, 0.0).to(NARROW)),
                tl.where((j < reached)[:, None], v_j.to(WIDE), 0.0).to(NARROW),
                input_precision=PRECISION,
                out_dtype=WIDE,
            )
        tl.store(
            state_base + (i_start // ROWS).to(tl.int64) * state_i_stride + d * state_d_stride,
            state_here,
            mask=(d < D),
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
def forward_o_norm_2(
    state_ptr, t4_ptr, t5_ptr, state_2_ptr, t1_ptr, t2_ptr, v_ptr, o_ptr, norm_ptr, state_batch_stride,
    state_head_stride, state_i_stride, state_d_stride, t4_batch_stride, t4_head_stride, t4_i_stride, t4_d_stride,
    t5_batch_stride, t5_head_stride, t5_i_stride, t5_d_stride, state_2_batch_stride, state_2_head_stride,
    state_2_i_stride, state_2_d_stride, state_2_e_stride, t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride,
    t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride,
    o_batch_stride, o_head_stride, o_i_stride, o_e_stride, norm_batch_stride, norm_head_stride, norm_i_stride, HEADS, N,
    M, D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
    STATE_PRECISION: tl.constexpr,
):
    """o, norm: a program owns a block of i and streams j past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    i_stop = tl.minimum(i_start + ROWS, N)
    state_base = state_ptr + batch * state_batch_stride + head * state_head_stride
    t4_base = t4_ptr + batch * t4_batch_stride + head * t4_head_stride
    t5_base = t5_ptr + batch * t5_batch_stride + head * t5_head_stride
    state_2_base = state_2_ptr + batch * state_2_batch_stride + head * state_2_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    norm_base = norm_ptr + batch * norm_batch_stride + head * norm_head_stride
    # row_sum[i] = sum over j of dot[i, j] where seen  (step 1)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    state_here = tl.load(
        state_base + (i_start // ROWS).to(tl.int64) * state_i_stride + d * state_d_stride,
        mask=(d < D),
        other=0.0,
    )
    t4_i = tl.load(
        t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t5_i = tl.load(
        t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    exponential = tl.exp2(t5_i.to(WIDE) * LOG2E)
    carried = tl.sum((t4_i.to(WIDE) + exponential) * state_here[None, :], 1)
    row_sum = tl.where(tl.maximum(0, tl.minimum(M, 1 + i_start + M - N)) > 0, carried, 0.0)
    # acc[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 1)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    state_2_here = tl.load(
        state_2_base + (
            i_start // ROWS
        ).to(tl.int64) * state_2_i_stride + d[:, None] * state_2_d_stride + e[None, :] * state_2_e_stride,
        mask=(d < D)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    carried_2 = tl.dot(
        tl.where((d < D)[None, :], t4_i.to(WIDE) + exponential, 0.0),
        state_2_here,
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    acc = tl.where(tl.maximum(0, tl.minimum(M, 1 + i_start + M - N)) > 0, carried_2, 0.0)
    for j_start in range(
        tl.maximum(0, tl.minimum(M, 1 + i_start + M - N)),
        tl.minimum(M, 1 + (i_stop - 1) + M - N),
        COLUMNS,
    ):
        j = j_start + tl.arange(0, COLUMNS)
        # dot[i, j] = sum over d of (exp(t2[j, d]) + t1[j, d])*(exp(t5[i, d]) + t4[i, d])  (step 2)
        t1_j = tl.load(
            t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
            mask=(j < M)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        t2_j = tl.load(
            t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
            mask=(j < M)[:, None] & (d < D)[None, :],
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
        # row_sum[i] = sum over j of dot[i, j] where seen  (step 1)
        # seen: j < M and j <= i + M - N
        seen = (j < M)[None, :] & (j[None, :] <= (i + M - N)[:, None])
        row_sum = row_sum + tl.sum(tl.where(seen, dot, 0.0), 1)
        # acc[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 1)
        v_j = tl.load(
            v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
            mask=(j < M)[:, None] & (e < E)[None, :],
            other=0.0,
        )
        acc = masked_dot(seen, tl.where(seen, dot, 0.0).to(NARROW), v_j, acc, PRECISION)
    # o[i, e] = acc[i, e]/row_sum[i]  (step 1)
    o_i = tile_inverse(row_sum)[:, None] * acc
    # norm[i] = row_sum[i]  (step 2)
    norm_i = row_sum
    tl.store(
        o_base + i[:, None].to(tl.int64) * o_i_stride + e[None, :] * o_e_stride,
        o_i,
        mask=(i < N)[:, None] & (e < E)[None, :],
    )
    tl.store(norm_base + i.to(tl.int64) * norm_i_stride, norm_i, mask=i < N)


def forward(q, k, v, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E).
    Returns o (BATCH, HEADS, N, E), norm (BATCH, HEADS, N).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    t1 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    t2 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    forward_t1_t2[(BATCH * HEADS * triton.cdiv(M, rows),)](
        k, t1, t2, *k.stride(), *t1.stride(), *t2.stride(), HEADS, M, D=D, D_PADDED=padded(D), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    t4 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    t5 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    forward_t4_t5[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q, t4, t5, *q.stride(), *t4.stride(), *t5.stride(), HEADS, N, D=D, D_PADDED=padded(D), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    state = torch.empty((BATCH, HEADS, triton.cdiv(N, rows), D), dtype=wide, device=device)
    state_2 = torch.empty((BATCH, HEADS, triton.cdiv(N, rows), D, E), dtype=wide, device=device)
    forward_state_state_2[(BATCH * HEADS * triton.cdiv(E, 32),)](
        t1, t2, v, state, state_2, *t1.stride(), *t2.stride(), *v.stride(), *state.stride(), *state_2.stride(), HEADS,
        N, M, D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        NARROW=TYPES[dtype], PRECISION=precision, SLICE=32, num_warps=4, num_stages=1, **code_options(device),
    )
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    norm = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    forward_o_norm_2[(BATCH * HEADS * triton.cdiv(N, rows),)](
        state, t4, t5, state_2, t1, t2, v, o, norm, *state.stride(), *t4.stride(), *t5.stride(), *state_2.stride(),
        *t1.stride(), *t2.stride(), *v.stride(), *o.stride(), *norm.stride(), HEADS, N, M, D=D, E=E, D_PADDED=padded(D),
        E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision,
        STATE_PRECISION="tf32" if dtype.itemsize == 2 else precision, num_warps=max(warps, 8), num_stages=stages,
        **code_options(device),
    )
    return o, norm


@triton.jit
def backward_t1_t2(
    k_ptr, t1_ptr, t2_ptr, k_batch_stride, k_head_stride, k_j_stride, k_d_stride, t1_batch_stride, t1_head_stride,
    t1_j_stride, t1_d_stride, t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride, HEADS, M, D: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t1, t2: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
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
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t1_j = tile_relu(k_j.to(WIDE))
    # t2[j, d] = k[j, d] - t1[j, d]  (step 1)
    t2_j = k_j.to(WIDE) - t1_j
    tl.store(
        t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
        t1_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )
    tl.store(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
        t2_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_t4_t5_g2(
    q_ptr, norm_ptr, d_o_ptr, o_ptr, d_norm_ptr, t4_ptr, t5_ptr, g2_ptr, d_row_ptr, q_batch_stride, q_head_stride,
    q_i_stride, q_d_stride, norm_batch_stride, norm_head_stride, norm_i_stride, d_o_batch_stride, d_o_head_stride,
    d_o_i_stride, d_o_e_stride, o_batch_stride, o_head_stride, o_i_stride, o_e_stride, d_norm_batch_stride,
    d_norm_head_stride, d_norm_i_stride, t4_batch_stride, t4_head_stride, t4_i_stride, t4_d_stride, t5_batch_stride,
    t5_head_stride, t5_i_stride, t5_d_stride, g2_batch_stride, g2_head_stride, g2_i_stride, g2_e_stride,
    d_row_batch_stride, d_row_head_stride, d_row_i_stride, HEADS, N, D: tl.constexpr, E: tl.constexpr,
    D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t4, t5, g2, g5: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
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
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t4_i = tile_relu(q_i.to(WIDE))
    # t5[i, d] = q[i, d] - t4[i, d]  (step 1)
    t5_i = q_i.to(WIDE) - t4_i
    # delta[i] = sum over e of norm[i]*d_o[i, e]*o[i, e]  (step 4)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    norm_i = tl.load(norm_base + i.to(tl.int64) * norm_i_stride, mask=i < N, other=0.0)
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
    delta = tl.sum(tl.where((e < E)[None, :], norm_i.to(WIDE)[:, None] * d_o_i.to(WIDE) * o_i.to(WIDE), 0.0), 1)
    # g2[i, e] = d_o[i, e]/norm[i]  (step 4)
    g2_i = tile_inverse(norm_i.to(WIDE))[:, None] * d_o_i.to(WIDE)
    # d_row[i] = d_norm[i] - delta[i]/norm[i]**2  (step 4)
    value = norm_i.to(WIDE)
    d_norm_i = tl.load(d_norm_base + i.to(tl.int64) * d_norm_i_stride, mask=i < N, other=0.0)
    g5_i = d_norm_i.to(WIDE) - tile_inverse(value * value) * delta
    tl.store(
        t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
        t4_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )
    tl.store(
        t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
        t5_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )
    tl.store(
        g2_base + i[:, None].to(tl.int64) * g2_i_stride + e[None, :] * g2_e_stride,
        g2_i,
        mask=(i < N)[:, None] & (e < E)[None, :],
    )
    tl.store(d_row_base + i.to(tl.int64) * d_row_i_stride, g5_i, mask=i < N)


@triton.jit
def backward_state_state_2(
    t4_ptr, t5_ptr, g2_ptr, d_row_ptr, state_ptr, state_2_ptr, t4_batch_stride, t4_head_stride, t4_i_stride,
    t4_d_stride, t5_batch_stride, t5_head_stride, t5_i_stride, t5_d_stride, g2_batch_stride, g2_head_stride,
    g2_i_stride, g2_e_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride, state_batch_stride,
    state_head_stride, state_j_stride, state_d_stride, state_e_stride, state_2_batch_stride, state_2_head_stride,
    state_2_j_stride, state_2_d_stride, HEADS, N, M, D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr,
    E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr,
    PRECISION: tl.constexpr, SLICE: tl.constexpr,
):
    """state, state_2: a program carries them from block to block of j."""
    slices = tl.cdiv(E, SLICE)
    program = tl.program_id(0)
    slice = program % slices
    program = program // slices
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
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
    blocks = tl.cdiv(M, ROWS)
    edge = tl.cast(N, tl.int32)
    j_before = tl.cast(M - 1, tl.int32)
    for block in range(0, blocks):
        j_start = (blocks - 1 - block) * ROWS
        j_stop = tl.minimum(j_start + ROWS, M)
        reached = tl.minimum(N, tl.maximum(0, (j_stop - 1) + N - M))
        for i_start in range(reached, edge, COLUMNS):
            i = i_start + tl.arange(0, COLUMNS)
            # state[j, d, e] = sum over i of (exp(t5[i, d]) + t4[i, d])*g2[i, e] where seen
            t4_i = tl.load(
                t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
                mask=(i < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            t5_i = tl.load(
                t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
                mask=(i < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            exponential = tl.exp2(t5_i.to(WIDE) * LOG2E)
            g2_i = tl.load(
                g2_base + i[:, None].to(tl.int64) * g2_i_stride + e[None, :] * g2_e_stride,
                mask=(i < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            state_here = state_here + tl.dot(
                tl.trans(tl.where((i < edge)[:, None], t4_i.to(WIDE) + exponential, 0.0).to(NARROW)),
                tl.where((i < edge)[:, None], g2_i.to(WIDE), 0.0).to(NARROW),
                input_precision=PRECISION,
                out_dtype=WIDE,
            )
            # state_2[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_row[i] where seen
            d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
            state_2_here = state_2_here + tl.sum(
                tl.where((i < edge)[:, None], d_row_i.to(WIDE)[:, None] * (t4_i.to(WIDE) + exponential), 0.0),
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
def backward_d_v_d_k_2(
    state_ptr, t1_ptr, t2_ptr, state_2_ptr, v_ptr, t4_ptr, t5_ptr, g2_ptr, d_row_ptr, k_ptr, d_v_ptr, d_k_ptr,
    state_batch_stride, state_head_stride, state_j_stride, state_d_stride, state_e_stride, t1_batch_stride,
    t1_head_stride, t1_j_stride, t1_d_stride, t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride,
    state_2_batch_stride, state_2_head_stride, state_2_j_stride, state_2_d_stride, v_batch_stride, v_head_stride,
    v_j_stride, v_e_stride, t4_batch_stride, t4_head_stride, t4_i_stride, t4_d_stride, t5_batch_stride, t5_head_stride,
    t5_i_stride, t5_d_stride, g2_batch_stride, g2_head_stride, g2_i_stride, g2_e_stride, d_row_batch_stride,
    d_row_head_stride, d_row_i_stride, k_batch_stride, k_head_stride, k_j_stride, k_d_stride, d_v_batch_stride,
    d_v_head_stride, d_v_j_stride, d_v_e_stride, d_k_batch_stride, d_k_head_stride, d_k_j_stride, d_k_d_stride, HEADS,
    N, M, D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
    STATE_PRECISION: tl.constexpr,
):
    """d_v, d_k: a program owns a block of j and streams i past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    j_stop = tl.minimum(j_start + ROWS, M)
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
    d_k_base = d_k_ptr + batch * d_k_batch_stride + head * d_k_head_stride
    # d_v[j, e] = sum over i of g2[i, e]*dot[i, j] where seen  (step 4)
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
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t2_j = tl.load(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    carried = tl.dot(
        tl.where((d < D)[None, :], t1_j.to(WIDE) + tl.exp2(t2_j.to(WIDE) * LOG2E), 0.0),
        state_here,
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    d_v_j = tl.where(tl.minimum(N, tl.maximum(0, (j_stop - 1) + N - M)) < N, carried, 0.0)
    # x1[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_score[i, j] where seen  (step 9)
    state_2_here = tl.load(
        state_2_base + (j_start // ROWS).to(tl.int64) * state_2_j_stride + d * state_2_d_stride,
        mask=(d < D),
        other=0.0,
    )
    share = state_2_here[None, :]
    v_j = tl.load(
        v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
        mask=(j < M)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    carried_2 = tl.dot(
        tl.where((e < E)[None, :], v_j.to(WIDE), 0.0),
        tl.trans(state_here),
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    share_2 = carried_2
    x1 = tl.where(tl.minimum(N, tl.maximum(0, (j_stop - 1) + N - M)) < N, share + share_2, 0.0)
    reached = tl.minimum(N, tl.maximum(0, (j_stop - 1) + N - M))
    for i_start in range(tl.maximum(0, j_start + N - M), tl.minimum(N, tl.maximum(0, (j_stop - 1) + N - M)), COLUMNS):
        i = i_start + tl.arange(0, COLUMNS)
        # dot[i, j] = sum over d of (exp(t2[j, d]) + t1[j, d])*(exp(t5[i, d]) + t4[i, d])  (step 2)
        t4_i = tl.load(
            t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
            mask=(i < N)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        t5_i = tl.load(
            t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
            mask=(i < N)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        exponential = tl.exp2(tl.trans(t5_i.to(WIDE)) * LOG2E)
        dot = tl.dot(
            tl.where((d < D)[None, :], t1_j.to(WIDE) + tl.exp2(t2_j.to(WIDE) * LOG2E), 0.0).to(NARROW),
            tl.where((d < D)[:, None], tl.trans(t4_i.to(WIDE)) + exponential, 0.0).to(NARROW),
            input_precision=PRECISION,
            out_dtype=WIDE,
        )
        # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
        g2_i = tl.load(
            g2_base + i[:, None].to(tl.int64) * g2_i_stride + e[None, :] * g2_e_stride,
            mask=(i < N)[:, None] & (e < E)[None, :],
            other=0.0,
        )
        d_weight = tl.dot(v_j, tl.trans(g2_i).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
        # d_score[i, j] = d_row[i] + d_weight[i, j] where seen  (step 3)
        d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
        # seen: i < columns_stop and j <= i + M - N
        seen = (i < reached)[None, :] & (j[:, None] <= (i + M - N)[None, :])
        d_score = tl.where(seen, d_weight + d_row_i.to(WIDE)[None, :], 0.0)
        # d_v[j, e] = sum over i of g2[i, e]*dot[i, j] where seen  (step 4)
        d_v_j = masked_dot(seen, tl.where(seen, dot, 0.0).to(NARROW), g2_i.to(NARROW), d_v_j, PRECISION)
        # x1[j, d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_score[i, j] where seen  (step 9)
        exponential_2 = tl.exp2(t5_i.to(WIDE) * LOG2E)
        x1 = masked_dot(seen, d_score.to(NARROW), (t4_i.to(WIDE) + exponential_2).to(NARROW), x1, PRECISION)
    # g8[j, d] = exp(t2[j, d])*x1[j, d]  (step 9)
    g8 = x1 * tl.exp2(t2_j.to(WIDE) * LOG2E)
    # g12[j, d] = -g8[j, d] + x1[j, d]  (step 9)
    g12 = x1 - g8
    # d_k[j, d] = step(k[j, d])*g12[j, d] + g8[j, d]  (step 3)
    k_j = tl.load(
        k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    d_k_j = g12 * tl.where(k_j.to(WIDE) > 0, 1.0, 0.0) + g8
    tl.store(
        d_v_base + j[:, None].to(tl.int64) * d_v_j_stride + e[None, :] * d_v_e_stride,
        d_v_j,
        mask=(j < M)[:, None] & (e < E)[None, :],
    )
    tl.store(
        d_k_base + j[:, None].to(tl.int64) * d_k_j_stride + d[None, :] * d_k_d_stride,
        d_k_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_state_3_state_4(
    t1_ptr, t2_ptr, v_ptr, state_3_ptr, state_4_ptr, t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride,
    t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride,
    state_3_batch_stride, state_3_head_stride, state_3_i_stride, state_3_d_stride, state_4_batch_stride,
    state_4_head_stride, state_4_i_stride, state_4_d_stride, state_4_e_stride, HEADS, N, M, D: tl.constexpr,
    E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
    WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr, SLICE: tl.constexpr,
):
    """state_3, state_4: a program carries them from block to block of i."""
    slices = tl.cdiv(E, SLICE)
    program = tl.program_id(0)
    slice = program % slices
    program = program // slices
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    state_3_base = state_3_ptr + batch * state_3_batch_stride + head * state_3_head_stride
    state_4_base = state_4_ptr + batch * state_4_batch_stride + head * state_4_head_stride
    state_3_here = tl.full((D_PADDED,), 0.0, WIDE)
    state_4_here = tl.full((D_PADDED, SLICE), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = (slice * SLICE + tl.arange(0, SLICE)).to(tl.int64)
    blocks = tl.cdiv(N, ROWS)
    edge = tl.cast(0, tl.int32)
    i_before = tl.cast(0, tl.int32)
    for block in range(0, blocks):
        i_start = block * ROWS
        i_stop = tl.minimum(i_start + ROWS, N)
        reached = tl.maximum(0, tl.minimum(M, 1 + i_start + M - N))
        for j_start in range(edge, reached, COLUMNS):
            j = j_start + tl.arange(0, COLUMNS)
            # state_3[i, d] = sum over j of exp(t2[j, d]) + t1[j, d] where seen
            t1_j = tl.load(
                t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
                mask=(j < M)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            t2_j = tl.load(
                t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
                mask=(j < M)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            exponential = tl.exp2(t2_j.to(WIDE) * LOG2E)
            state_3_here = state_3_here + tl.sum(tl.where((j < reached)[:, None], t1_j.to(WIDE) + exponential, 0.0), 0)
            # state_4[i, d, e] = sum over j of (exp(t2[j, d]) + t1[j, d])*v[j, e] where seen
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < M)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            state_4_here = state_4_here + tl.dot(
                tl.trans(tl.where((j < reached)[:, None], t1_j.to(WIDE) + exponential, 0.0).to(NARROW)),
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
            ).to(tl.int64) * state_4_i_stride + d[:, None] * state_4_d_stride + e[None, :] * state_4_e_stride,
            state_4_here,
            mask=(d < D)[:, None] & (e < E)[None, :],
        )
        i_before = i_start
        edge = reached


@triton.jit
def backward_d_q_2(
    state_3_ptr, d_row_ptr, state_4_ptr, g2_ptr, v_ptr, t1_ptr, t2_ptr, t5_ptr, q_ptr, d_q_ptr, state_3_batch_stride,
    state_3_head_stride, state_3_i_stride, state_3_d_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride,
    state_4_batch_stride, state_4_head_stride, state_4_i_stride, state_4_d_stride, state_4_e_stride, g2_batch_stride,
    g2_head_stride, g2_i_stride, g2_e_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, t1_batch_stride,
    t1_head_stride, t1_j_stride, t1_d_stride, t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride,
    t5_batch_stride, t5_head_stride, t5_i_stride, t5_d_stride, q_batch_stride, q_head_stride, q_i_stride, q_d_stride,
    d_q_batch_stride, d_q_head_stride, d_q_i_stride, d_q_d_stride, HEADS, N, M, D: tl.constexpr, E: tl.constexpr,
    D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    NARROW: tl.constexpr, PRECISION: tl.constexpr, STATE_PRECISION: tl.constexpr,
):
    """d_q: a program owns a block of i and streams j past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    i_stop = tl.minimum(i_start + ROWS, N)
    state_3_base = state_3_ptr + batch * state_3_batch_stride + head * state_3_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    state_4_base = state_4_ptr + batch * state_4_batch_stride + head * state_4_head_stride
    g2_base = g2_ptr + batch * g2_batch_stride + head * g2_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    t5_base = t5_ptr + batch * t5_batch_stride + head * t5_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    d_q_base = d_q_ptr + batch * d_q_batch_stride + head * d_q_head_stride
    # x2[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*d_score[i, j] where seen  (step 9)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    state_3_here = tl.load(
        state_3_base + (i_start // ROWS).to(tl.int64) * state_3_i_stride + d * state_3_d_stride,
        mask=(d < D),
        other=0.0,
    )
    d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
    share = d_row_i.to(WIDE)[:, None] * state_3_here[None, :]
    e = tl.arange(0, E_PADDED).to(tl.int64)
    state_4_here = tl.load(
        state_4_base + (
            i_start // ROWS
        ).to(tl.int64) * state_4_i_stride + d[:, None] * state_4_d_stride + e[None, :] * state_4_e_stride,
        mask=(d < D)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    g2_i = tl.load(
        g2_base + i[:, None].to(tl.int64) * g2_i_stride + e[None, :] * g2_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    carried = tl.dot(
        tl.where((e < E)[None, :], g2_i.to(WIDE), 0.0),
        tl.trans(state_4_here),
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    share_2 = carried
    x2 = tl.where(tl.maximum(0, tl.minimum(M, 1 + i_start + M - N)) > 0, share + share_2, 0.0)
    for j_start in range(
        tl.maximum(0, tl.minimum(M, 1 + i_start + M - N)),
        tl.minimum(M, 1 + (i_stop - 1) + M - N),
        COLUMNS,
    ):
        j = j_start + tl.arange(0, COLUMNS)
        # d_weight[i, j] = sum over e of g2[i, e]*v[j, e]  (step 3)
        v_j = tl.load(
            v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
            mask=(j < M)[:, None] & (e < E)[None, :],
            other=0.0,
        )
        d_weight = tl.dot(g2_i.to(NARROW), tl.trans(v_j), input_precision=PRECISION, out_dtype=WIDE)
        # d_score[i, j] = d_row[i] + d_weight[i, j] where seen  (step 3)
        # seen: j < M and j <= i + M - N
        seen = (j < M)[None, :] & (j[None, :] <= (i + M - N)[:, None])
        d_score = tl.where(seen, d_weight + d_row_i.to(WIDE)[:, None], 0.0)
        # x2[i, d] = sum over j of (exp(t2[j, d]) + t1[j, d])*d_score[i, j] where seen  (step 9)
        t1_j = tl.load(
            t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
            mask=(j < M)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        t2_j = tl.load(
            t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
            mask=(j < M)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        x2 = masked_dot(
            seen,
            d_score.to(NARROW),
            (t1_j.to(WIDE) + tl.exp2(t2_j.to(WIDE) * LOG2E)).to(NARROW),
            x2,
            PRECISION,
        )
    # g10[i, d] = exp(t5[i, d])*x2[i, d]  (step 9)
    t5_i = tl.load(
        t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    g10 = x2 * tl.exp2(t5_i.to(WIDE) * LOG2E)
    # g11[i, d] = -g10[i, d] + x2[i, d]  (step 9)
    g11 = x2 - g10
    # d_q[i, d] = step(q[i, d])*g11[i, d] + g10[i, d]  (step 3)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    d_q_i = g11 * tl.where(q_i.to(WIDE) > 0, 1.0, 0.0) + g10
    tl.store(
        d_q_base + i[:, None].to(tl.int64) * d_q_i_stride + d[None, :] * d_q_d_stride,
        d_q_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )


def backward(q, k, v, o, norm, d_o, d_norm, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), o (BATCH, HEADS, N, E), norm
    (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_norm (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    t1 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    t2 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    backward_t1_t2[(BATCH * HEADS * triton.cdiv(M, rows),)](
        k, t1, t2, *k.stride(), *t1.stride(), *t2.stride(), HEADS, M, D=D, D_PADDED=padded(D), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    t4 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    t5 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    g2 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(max(D, E, 1), blocks)
    backward_t4_t5_g2[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q, norm, d_o, o, d_norm, t4, t5, g2, d_row, *q.stride(), *norm.stride(), *d_o.stride(), *o.stride(),
        *d_norm.stride(), *t4.stride(), *t5.stride(), *g2.stride(), *d_row.stride(), HEADS, N, D=D, E=E,
        D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    state = torch.empty((BATCH, HEADS, triton.cdiv(M, rows), D, E), dtype=wide, device=device)
    state_2 = torch.empty((BATCH, HEADS, triton.cdiv(M, rows), D), dtype=wide, device=device)
    backward_state_state_2[(BATCH * HEADS * triton.cdiv(E, 32),)](
        t4, t5, g2, d_row, state, state_2, *t4.stride(), *t5.stride(), *g2.stride(), *d_row.stride(), *state.stride(),
        *state_2.stride(), HEADS, N, M, D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns,
        WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, SLICE=32, num_warps=4, num_stages=1,
        **code_options(device),
    )
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    backward_d_v_d_k_2[(BATCH * HEADS * triton.cdiv(M, rows),)](
        state, t1, t2, state_2, v, t4, t5, g2, d_row, k, d_v, d_k, *state.stride(), *t1.stride(), *t2.stride(),
        *state_2.stride(), *v.stride(), *t4.stride(), *t5.stride(), *g2.stride(), *d_row.stride(), *k.stride(),
        *d_v.stride(), *d_k.stride(), HEADS, N, M, D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows,
        COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision,
        STATE_PRECISION="tf32" if dtype.itemsize == 2 else precision, num_warps=max(warps, 8), num_stages=stages,
        **code_options(device),
    )
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    state_3 = torch.empty((BATCH, HEADS, triton.cdiv(N, rows), D), dtype=wide, device=device)
    state_4 = torch.empty((BATCH, HEADS, triton.cdiv(N, rows), D, E), dtype=wide, device=device)
    backward_state_3_state_4[(BATCH * HEADS * triton.cdiv(E, 32),)](
        t1, t2, v, state_3, state_4, *t1.stride(), *t2.stride(), *v.stride(), *state_3.stride(), *state_4.stride(),
        HEADS, N, M, D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        NARROW=TYPES[dtype], PRECISION=precision, SLICE=32, num_warps=4, num_stages=1, **code_options(device),
    )
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    backward_d_q_2[(BATCH * HEADS * triton.cdiv(N, rows),)](
        state_3, d_row, state_4, g2, v, t1, t2, t5, q, d_q, *state_3.stride(), *d_row.stride(), *state_4.stride(),
        *g2.stride(), *v.stride(), *t1.stride(), *t2.stride(), *t5.stride(), *q.stride(), *d_q.stride(), HEADS, N, M,
        D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        NARROW=TYPES[dtype], PRECISION=precision, STATE_PRECISION="tf32" if dtype.itemsize == 2 else precision,
        num_warps=max(warps, 8), num_stages=stages, **code_options(device),
    )
    return d_q, d_k, d_v
