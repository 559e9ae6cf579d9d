"""Retention: one Triton kernel for each loop over tiles

    o[i, e] =     Σ     exp((i - j)⋅logsigmoid(rate))⋅v[j, e]⋅Σ k[j, d]⋅q[i, d]
              j : j ≤ i                                       d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'retention',
    'backend': 'triton',
    'options': {},
    'source': '973d2f2b8e04390d',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'L': 'length', 'D': 'width', 'E': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'L', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'L', 'E'], 'real'),
            ('rate', ['HEADS'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'L', 'E'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'rate'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'L', 'D']),
            ('k', ['BATCH', 'HEADS', 'L', 'D']),
            ('v', ['BATCH', 'HEADS', 'L', 'E']),
            ('rate', ['HEADS']),
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


def padded(width):
    """a width as the power of two that a tile has, 16 or more"""
    return max(16, triton.next_power_of_2(width))


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
def forward_state(
    rate_ptr, k_ptr, v_ptr, state_ptr, rate_head_stride, k_batch_stride, k_head_stride, k_j_stride, k_d_stride,
    v_batch_stride, v_head_stride, v_j_stride, v_e_stride, state_batch_stride, state_head_stride, state_i_stride,
    state_d_stride, state_e_stride, HEADS, L, D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr,
    E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr,
    PRECISION: tl.constexpr, SLICE: tl.constexpr,
):
    """state: a program carries them from block to block of i."""
    slices = tl.cdiv(E, SLICE)
    program = tl.program_id(0)
    slice = program % slices
    program = program // slices
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    rate_base = rate_ptr + head * rate_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    state_base = state_ptr + batch * state_batch_stride + head * state_head_stride
    state_here = tl.full((D_PADDED, SLICE), 0.0, WIDE)
    rate_value = tl.load(rate_base)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = (slice * SLICE + tl.arange(0, SLICE)).to(tl.int64)
    blocks = tl.cdiv(L, ROWS)
    edge = tl.cast(0, tl.int32)
    i_before = tl.cast(0, tl.int32)
    for block in range(0, blocks):
        i_start = block * ROWS
        i_stop = tl.minimum(i_start + ROWS, L)
        state_here = tl.exp2(
            tl.cast(i_start - i_before, WIDE)
            * tile_logsigmoid(rate_value.to(WIDE))
            * LOG2E
        ) * state_here
        reached = tl.maximum(0, tl.minimum(L, 1 + i_start))
        for j_start in range(edge, reached, COLUMNS):
            j = j_start + tl.arange(0, COLUMNS)
            # state[i, d, e] = sum over j of exp((i - j)*logsigmoid(rate))*k[j, d]*v[j, e] where seen
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
            state_here = state_here + tl.dot(
                tl.trans(
                    tl.where(
                        (j < reached)[:, None],
                        tl.exp2(
                            tile_logsigmoid(rate_value.to(WIDE))
                            * tl.cast(i_start - j, WIDE)
                            * LOG2E
                        )[:, None] * k_j.to(WIDE),
                        0.0,
                    ).to(NARROW)
                ),
                tl.where((j < reached)[:, None], v_j.to(WIDE), 0.0).to(NARROW),
                input_precision=PRECISION,
                out_dtype=WIDE,
            )
        tl.store(
            state_base + (
                i_start // ROWS
            ).to(tl.int64) * state_i_stride + d[:, None] * state_d_stride + e[None, :] * state_e_stride,
            state_here,
            mask=(d < D)[:, None] & (e < E)[None, :],
        )
        i_before = i_start
        edge = reached


@triton.jit
def forward_o_2(
    state_ptr, q_ptr, rate_ptr, k_ptr, v_ptr, o_ptr, state_batch_stride, state_head_stride, state_i_stride,
    state_d_stride, state_e_stride, q_batch_stride, q_head_stride, q_i_stride, q_d_stride, rate_head_stride,
    k_batch_stride, k_head_stride, k_j_stride, k_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride,
    o_batch_stride, o_head_stride, o_i_stride, o_e_stride, HEADS, L, D: tl.constexpr, E: tl.constexpr,
    D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    NARROW: tl.constexpr, PRECISION: tl.constexpr, STATE_PRECISION: tl.constexpr,
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
    state_base = state_ptr + batch * state_batch_stride + head * state_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    rate_base = rate_ptr + head * rate_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    # o[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    state_here = tl.load(
        state_base + (
            i_start // ROWS
        ).to(tl.int64) * state_i_stride + d[:, None] * state_d_stride + e[None, :] * state_e_stride,
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
        state_here,
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    rate_value = tl.load(rate_base)
    o_i = tl.where(
        tl.maximum(0, tl.minimum(L, 1 + i_start)) > 0,
        tl.exp2(tile_logsigmoid(rate_value.to(WIDE)) * tl.cast(i - i_start, WIDE) * LOG2E)[:, None] * carried,
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
        # score[i, j] = (i - j)*logsigmoid(rate)  (step 1)
        score = tile_logsigmoid(rate_value.to(WIDE)) * tl.cast(i[:, None] - j[None, :], WIDE)
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


def forward(q, k, v, rate, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), rate (HEADS).
    Returns o (BATCH, HEADS, L, E).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    state = torch.empty((BATCH, HEADS, triton.cdiv(L, rows), D, E), dtype=wide, device=device)
    forward_state[(BATCH * HEADS * triton.cdiv(E, 32),)](
        rate, k, v, state, *rate.stride(), *k.stride(), *v.stride(), *state.stride(), HEADS, L, D=D, E=E,
        D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, SLICE=32, num_warps=4, num_stages=1, **code_options(device),
    )
    o = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    forward_o_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        state, q, rate, k, v, o, *state.stride(), *q.stride(), *rate.stride(), *k.stride(), *v.stride(), *o.stride(),
        HEADS, L, D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        NARROW=TYPES[dtype], PRECISION=precision, STATE_PRECISION="tf32" if dtype.itemsize == 2 else precision,
        num_warps=max(warps, 8), num_stages=stages, **code_options(device),
    )
    return (o,)


@triton.jit
def backward_state(
    rate_ptr, q_ptr, d_o_ptr, state_ptr, rate_head_stride, q_batch_stride, q_head_stride, q_i_stride, q_d_stride,
    d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride, state_batch_stride, state_head_stride,
    state_j_stride, state_d_stride, state_e_stride, HEADS, L, D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr,
    E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr,
    PRECISION: tl.constexpr, SLICE: tl.constexpr,
):
    """state: a program carries them from block to block of j."""
    slices = tl.cdiv(E, SLICE)
    program = tl.program_id(0)
    slice = program % slices
    program = program // slices
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    rate_base = rate_ptr + head * rate_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    state_base = state_ptr + batch * state_batch_stride + head * state_head_stride
    state_here = tl.full((D_PADDED, SLICE), 0.0, WIDE)
    rate_value = tl.load(rate_base)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = (slice * SLICE + tl.arange(0, SLICE)).to(tl.int64)
    blocks = tl.cdiv(L, ROWS)
    edge = tl.cast(L, tl.int32)
    j_before = tl.cast(L - 1, tl.int32)
    for block in range(0, blocks):
        j_start = (blocks - 1 - block) * ROWS
        j_stop = tl.minimum(j_start + ROWS, L)
        state_here = tl.exp2(
            tl.cast(j_before - (j_stop - 1), WIDE)
            * tile_logsigmoid(rate_value.to(WIDE))
            * LOG2E
        ) * state_here
        reached = tl.minimum(L, tl.maximum(0, (j_stop - 1)))
        for i_start in range(reached, edge, COLUMNS):
            i = i_start + tl.arange(0, COLUMNS)
            # state[j, d, e] = sum over i of exp((i - j)*logsigmoid(rate))*d_o[i, e]*q[i, d] where seen
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
                        tl.exp2(
                            tile_logsigmoid(rate_value.to(WIDE))
                            * tl.cast(i - (j_stop - 1), WIDE)
                            * LOG2E
                        )[:, None] * q_i.to(WIDE),
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
def backward_d_v_d_k_2(
    state_ptr, k_ptr, rate_ptr, v_ptr, q_ptr, d_o_ptr, d_v_ptr, d_k_ptr, state_batch_stride, state_head_stride,
    state_j_stride, state_d_stride, state_e_stride, k_batch_stride, k_head_stride, k_j_stride, k_d_stride,
    rate_head_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, q_batch_stride, q_head_stride, q_i_stride,
    q_d_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride, d_v_batch_stride, d_v_head_stride,
    d_v_j_stride, d_v_e_stride, d_k_batch_stride, d_k_head_stride, d_k_j_stride, d_k_d_stride, HEADS, L,
    D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
    STATE_PRECISION: tl.constexpr,
):
    """d_v, d_k: a program owns a block of j and streams i past it."""
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
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    rate_base = rate_ptr + head * rate_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    d_v_base = d_v_ptr + batch * d_v_batch_stride + head * d_v_head_stride
    d_k_base = d_k_ptr + batch * d_k_batch_stride + head * d_k_head_stride
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
    rate_value = tl.load(rate_base)
    value = tile_logsigmoid(rate_value.to(WIDE))
    exponential = tl.exp2(value * tl.cast(j_stop - 1 - j, WIDE) * LOG2E)
    d_v_j = tl.where(tl.minimum(L, tl.maximum(0, (j_stop - 1))) < L, exponential[:, None] * carried, 0.0)
    # d_k[j, d] = sum over i of d_score[i, j]*q[i, d] where seen  (step 4)
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
        # score[i, j] = (i - j)*logsigmoid(rate)  (step 1)
        score = value * tl.cast(i[None, :] - j[:, None], WIDE)
        # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
        d_o_i = tl.load(
            d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
            mask=(i < L)[:, None] & (e < E)[None, :],
            other=0.0,
        )
        d_weight = tl.dot(v_j, tl.trans(d_o_i), input_precision=PRECISION, out_dtype=WIDE)
        # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
        weight = tl.exp2(score * LOG2E)
        # d_score[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
        # seen: i < columns_stop and j <= i
        seen = (i < reached)[None, :] & (j[:, None] <= i[None, :])
        d_score = tl.where(seen, d_weight * weight, 0.0)
        # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
        d_v_j = masked_dot(seen, tl.where(seen, weight * dot, 0.0).to(NARROW), d_o_i, d_v_j, PRECISION)
        # d_k[j, d] = sum over i of d_score[i, j]*q[i, d] where seen  (step 4)
        d_k_j = masked_dot(seen, d_score.to(NARROW), q_i, d_k_j, PRECISION)
    tl.store(
        d_v_base + j[:, None].to(tl.int64) * d_v_j_stride + e[None, :] * d_v_e_stride,
        d_v_j,
        mask=(j < L)[:, None] & (e < E)[None, :],
    )
    tl.store(
        d_k_base + j[:, None].to(tl.int64) * d_k_j_stride + d[None, :] * d_k_d_stride,
        d_k_j,
        mask=(j < L)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_state_2_state_3(
    rate_ptr, k_ptr, v_ptr, state_2_ptr, state_3_ptr, rate_head_stride, k_batch_stride, k_head_stride, k_j_stride,
    k_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, state_2_batch_stride, state_2_head_stride,
    state_2_i_stride, state_2_d_stride, state_2_e_stride, state_3_batch_stride, state_3_head_stride, state_3_i_stride,
    state_3_d_stride, state_3_e_stride, HEADS, L, D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr,
    E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr,
    PRECISION: tl.constexpr, SLICE: tl.constexpr,
):
    """state_2, state_3: a program carries them from block to block of i."""
    slices = tl.cdiv(E, SLICE)
    program = tl.program_id(0)
    slice = program % slices
    program = program // slices
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    rate_base = rate_ptr + head * rate_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    state_2_base = state_2_ptr + batch * state_2_batch_stride + head * state_2_head_stride
    state_3_base = state_3_ptr + batch * state_3_batch_stride + head * state_3_head_stride
    state_2_here = tl.full((D_PADDED, SLICE), 0.0, WIDE)
    state_3_here = tl.full((D_PADDED, SLICE), 0.0, WIDE)
    rate_value = tl.load(rate_base)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    e = (slice * SLICE + tl.arange(0, SLICE)).to(tl.int64)
    blocks = tl.cdiv(L, ROWS)
    edge = tl.cast(0, tl.int32)
    i_before = tl.cast(0, tl.int32)
    for block in range(0, blocks):
        i_start = block * ROWS
        i_stop = tl.minimum(i_start + ROWS, L)
        value = tile_logsigmoid(rate_value.to(WIDE))
        exponential = tl.exp2(tl.cast(i_start - i_before, WIDE) * value * LOG2E)
        state_2_here_moved = exponential * state_2_here + tl.cast(i_start - i_before, WIDE) * exponential * state_3_here
        state_3_here_moved = exponential * state_3_here
        state_2_here = state_2_here_moved
        state_3_here = state_3_here_moved
        reached = tl.maximum(0, tl.minimum(L, 1 + i_start))
        for j_start in range(edge, reached, COLUMNS):
            j = j_start + tl.arange(0, COLUMNS)
            # state_2[i, d, e] = sum over j of (i - j)*exp((i - j)*logsigmoid(rate))*k[j, d]*v[j, e] where seen
            exponential_2 = tl.exp2(value * tl.cast(i_start - j, WIDE) * LOG2E)
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
                        (tl.cast(i_start - j, WIDE) * exponential_2)[:, None] * k_j.to(WIDE),
                        0.0,
                    ).to(NARROW)
                ),
                tl.where((j < reached)[:, None], v_j.to(WIDE), 0.0).to(NARROW),
                input_precision=PRECISION,
                out_dtype=WIDE,
            )
            # state_3[i, d, e] = sum over j of exp((i - j)*logsigmoid(rate))*k[j, d]*v[j, e] where seen
            state_3_here = state_3_here + tl.dot(
                tl.trans(tl.where((j < reached)[:, None], exponential_2[:, None] * k_j.to(WIDE), 0.0).to(NARROW)),
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
def backward_g4_part_d_q_2(
    state_2_ptr, d_o_ptr, q_ptr, rate_ptr, state_3_ptr, k_ptr, v_ptr, g4_part_ptr, d_q_ptr, state_2_batch_stride,
    state_2_head_stride, state_2_i_stride, state_2_d_stride, state_2_e_stride, d_o_batch_stride, d_o_head_stride,
    d_o_i_stride, d_o_e_stride, q_batch_stride, q_head_stride, q_i_stride, q_d_stride, rate_head_stride,
    state_3_batch_stride, state_3_head_stride, state_3_i_stride, state_3_d_stride, state_3_e_stride, k_batch_stride,
    k_head_stride, k_j_stride, k_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, g4_part_batch_stride,
    g4_part_head_stride, g4_part_i_stride, d_q_batch_stride, d_q_head_stride, d_q_i_stride, d_q_d_stride, HEADS, L,
    D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
    STATE_PRECISION: tl.constexpr,
):
    """g4_part, d_q: a program owns a block of i and streams j past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(L, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    i_stop = tl.minimum(i_start + ROWS, L)
    state_2_base = state_2_ptr + batch * state_2_batch_stride + head * state_2_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    rate_base = rate_ptr + head * rate_head_stride
    state_3_base = state_3_ptr + batch * state_3_batch_stride + head * state_3_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    g4_part_base = g4_part_ptr + batch * g4_part_batch_stride + head * g4_part_head_stride
    d_q_base = d_q_ptr + batch * d_q_batch_stride + head * d_q_head_stride
    # g4_part[i] = sum over j of (i - j)*d_score_2[i, j] where seen  (step 9)
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
    rate_value = tl.load(rate_base)
    value = tile_logsigmoid(rate_value.to(WIDE))
    exponential = tl.exp2(value * tl.cast(i - i_start, WIDE) * LOG2E)
    share = exponential * tl.sum(q_i.to(WIDE) * carried, 1)
    state_3_here = tl.load(
        state_3_base + (
            i_start // ROWS
        ).to(tl.int64) * state_3_i_stride + d[:, None] * state_3_d_stride + e[None, :] * state_3_e_stride,
        mask=(d < D)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    carried_2 = tl.dot(
        tl.where((e < E)[None, :], d_o_i.to(WIDE), 0.0),
        tl.trans(state_3_here),
        input_precision=STATE_PRECISION,
        out_dtype=WIDE,
    )
    share_2 = tl.cast(i - i_start, WIDE) * exponential * tl.sum(q_i.to(WIDE) * carried_2, 1)
    g4_part_i = tl.where(tl.maximum(0, tl.minimum(L, 1 + i_start)) > 0, share + share_2, 0.0)
    # d_q[i, d] = sum over j of d_score[i, j]*k[j, d] where seen  (step 4)
    d_q_i = tl.where(tl.maximum(0, tl.minimum(L, 1 + i_start)) > 0, exponential[:, None] * carried_2, 0.0)
    for j_start in range(tl.maximum(0, tl.minimum(L, 1 + i_start)), tl.minimum(L, 1 + (i_stop - 1)), COLUMNS):
        j = j_start + tl.arange(0, COLUMNS)
        # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
        k_j = tl.load(
            k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
            mask=(j < L)[:, None] & (d < D)[None, :],
            other=0.0,
        )
        dot = tl.dot(q_i, tl.trans(k_j), input_precision=PRECISION, out_dtype=WIDE)
        # score[i, j] = (i - j)*logsigmoid(rate)  (step 1)
        score = value * tl.cast(i[:, None] - j[None, :], WIDE)
        # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
        v_j = tl.load(
            v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
            mask=(j < L)[:, None] & (e < E)[None, :],
            other=0.0,
        )
        d_weight = tl.dot(d_o_i, tl.trans(v_j), input_precision=PRECISION, out_dtype=WIDE)
        # weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
        weight = tl.exp2(score * LOG2E)
        # d_score_2[i, j] = d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
        # seen: j < L and j <= i
        seen = (j < L)[None, :] & (j[None, :] <= i[:, None])
        d_score_2 = tl.where(seen, d_weight * weight * dot, 0.0)
        # d_score[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
        d_score = tl.where(seen, d_weight * weight, 0.0)
        # g4_part[i] = sum over j of (i - j)*d_score_2[i, j] where seen  (step 9)
        g4_part_i = g4_part_i + tl.sum(tl.cast(i[:, None] - j[None, :], WIDE) * d_score_2, 1)
        # d_q[i, d] = sum over j of d_score[i, j]*k[j, d] where seen  (step 4)
        d_q_i = masked_dot(seen, d_score.to(NARROW), k_j, d_q_i, PRECISION)
    tl.store(g4_part_base + i.to(tl.int64) * g4_part_i_stride, g4_part_i, mask=i < L)
    tl.store(
        d_q_base + i[:, None].to(tl.int64) * d_q_i_stride + d[None, :] * d_q_d_stride,
        d_q_i,
        mask=(i < L)[:, None] & (d < D)[None, :],
    )


def backward(q, k, v, rate, d_o, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, L, D), k (BATCH, HEADS, L, D), v (BATCH, HEADS, L, E), rate (HEADS), d_o (BATCH, HEADS,
    L, E).
    Returns d_q (BATCH, HEADS, L, D), d_k (BATCH, HEADS, L, D), d_v (BATCH, HEADS, L, E), d_rate (HEADS).
    """
    BATCH, HEADS, L, D = q.shape
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    state = torch.empty((BATCH, HEADS, triton.cdiv(L, rows), D, E), dtype=wide, device=device)
    backward_state[(BATCH * HEADS * triton.cdiv(E, 32),)](
        rate, q, d_o, state, *rate.stride(), *q.stride(), *d_o.stride(), *state.stride(), HEADS, L, D=D, E=E,
        D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, SLICE=32, num_warps=4, num_stages=1, **code_options(device),
    )
    d_v = torch.empty((BATCH, HEADS, L, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    backward_d_v_d_k_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        state, k, rate, v, q, d_o, d_v, d_k, *state.stride(), *k.stride(), *rate.stride(), *v.stride(), *q.stride(),
        *d_o.stride(), *d_v.stride(), *d_k.stride(), HEADS, L, D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E),
        ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision,
        STATE_PRECISION="tf32" if dtype.itemsize == 2 else precision, num_warps=max(warps, 8), num_stages=stages,
        **code_options(device),
    )
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    state_2 = torch.empty((BATCH, HEADS, triton.cdiv(L, rows), D, E), dtype=wide, device=device)
    state_3 = torch.empty((BATCH, HEADS, triton.cdiv(L, rows), D, E), dtype=wide, device=device)
    backward_state_2_state_3[(BATCH * HEADS * triton.cdiv(E, 32),)](
        rate, k, v, state_2, state_3, *rate.stride(), *k.stride(), *v.stride(), *state_2.stride(), *state_3.stride(),
        HEADS, L, D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        NARROW=TYPES[dtype], PRECISION=precision, SLICE=32, num_warps=4, num_stages=1, **code_options(device),
    )
    g4_part = torch.empty((BATCH, HEADS, L), dtype=wide, device=device)
    d_q = torch.empty((BATCH, HEADS, L, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(D, E, 1), dtype, device, blocks)
    backward_g4_part_d_q_2[(BATCH * HEADS * triton.cdiv(L, rows),)](
        state_2, d_o, q, rate, state_3, k, v, g4_part, d_q, *state_2.stride(), *d_o.stride(), *q.stride(),
        *rate.stride(), *state_3.stride(), *k.stride(), *v.stride(), *g4_part.stride(), *d_q.stride(), HEADS, L, D=D,
        E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, STATE_PRECISION="tf32" if dtype.itemsize == 2 else precision, num_warps=max(warps, 8),
        num_stages=stages, **code_options(device),
    )
    # g4 = sum over batch, i of g4_part[i]  (step 9)
    g4 = g4_part.permute(1, 0, 2).sum((-2, -1))
    # d_rate = sigmoid(-rate)*g4  (step 3)
    rate_wide = rate.to(wide)
    d_rate = g4 * torch.sigmoid(-rate_wide)
    return d_q, d_k, d_v, d_rate.to(dtype)
