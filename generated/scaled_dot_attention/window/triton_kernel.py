"""Scaled dot-product attention: one Triton kernel for each loop over tiles

                           Σ               exp(s[i, j])⋅v[j, e]
                          j :
              j ≤ i + M - N + window_right
              j ≥ i + M - N - window_left
    o[i, e] = ─────────────────────────────────────────────────
                               Σ               exp(s[i, j])
                              j :
                  j ≤ i + M - N + window_right
                  j ≥ i + M - N - window_left

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'scaled_dot_attention',
    'backend': 'triton',
    'options': {'window': True},
    'source': 'ffa7f683d2bd4b8c',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
        'window_left': 'param',
        'window_right': 'param',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': ['window_left', 'window_right'],
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
        'params': ['window_left', 'window_right'],
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
def forward_o_lse(
    q_ptr, k_ptr, v_ptr, o_ptr, lse_ptr, q_batch_stride, q_head_stride, q_i_stride, q_d_stride, k_batch_stride,
    k_head_stride, k_j_stride, k_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, o_batch_stride,
    o_head_stride, o_i_stride, o_e_stride, lse_batch_stride, lse_head_stride, lse_i_stride, HEADS, N, M, window_left,
    window_right, scale: "fp64", E: tl.constexpr, D: tl.constexpr, E_PADDED: tl.constexpr, D_PADDED: tl.constexpr,
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
    i_stop = tl.minimum(i_start + ROWS, N)
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    row_max = tl.full((ROWS,), -float("inf"), WIDE)
    row_sum = tl.full((ROWS,), 0.0, WIDE)
    acc = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    e = tl.arange(0, E_PADDED).to(tl.int64)
    lower = tl.maximum(0, i_start + M - N - window_left)
    before, full, after = tile_counts(
        lower,
        tl.minimum(M, 1 + (i_stop - 1) + M + window_right - N),
        tl.maximum(0, (i_stop - 1) + M - N - window_left),
        tl.minimum(M, 1 + i_start + M + window_right - N),
        COLUMNS,
    )
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (tl.where(step < before, step, full + step) if partial else before + step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = tl.load(
                k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
                mask=(j < M)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(q_i, tl.trans(k_j), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # row_max[i] = max over j of score[i, j] where seen  (step 5)
            # seen: j < M and j <= i + M - N + window_right and j >= i + M - N - window_left
            if partial:
                seen = (j < M)[None, :] & (
                    j[None, :] <= (i + M + window_right - N)[:, None]
                ) & (j[None, :] >= (i + M - N - window_left)[:, None])
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
            # row_sum[i] = sum over j of weight[i, j] where seen  (step 6)
            row_sum = row_sum * correction + tl.sum(weight, 1)
            # acc[i, e] = sum over j of weight[i, j]*v[j, e] where seen  (step 6)
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < M)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            acc = acc * correction[:, None]
            if partial:
                acc = masked_dot(seen, weight.to(NARROW), v_j, acc, PRECISION)
            else:
                acc = tl.dot(weight.to(NARROW), v_j, acc, input_precision=PRECISION, out_dtype=WIDE)
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


def forward(q, k, v, scale, window_left, window_right, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number; window_left,
    window_right integers.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    rows, columns, warps, stages = configuration(LIGHT, max(E, D, 1), dtype, device, blocks)
    forward_o_lse[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q, k, v, o, lse, *q.stride(), *k.stride(), *v.stride(), *o.stride(), *lse.stride(), HEADS, N, M, window_left,
        window_right, scale, E=E, D=D, E_PADDED=padded(E), D_PADDED=padded(D), ROWS=rows, COLUMNS=columns,
        WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages,
        **code_options(device),
    )
    return o, lse


@triton.jit
def backward_d_row(
    d_o_ptr, o_ptr, d_lse_ptr, d_row_ptr, d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride, o_batch_stride,
    o_head_stride, o_i_stride, o_e_stride, d_lse_batch_stride, d_lse_head_stride, d_lse_i_stride, d_row_batch_stride,
    d_row_head_stride, d_row_i_stride, HEADS, N, E: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """g5: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
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
    tl.store(d_row_base + i.to(tl.int64) * d_row_i_stride, g5_i, mask=i < N)


@triton.jit
def backward_d_v_d_k(
    k_ptr, q_ptr, v_ptr, d_o_ptr, lse_ptr, d_row_ptr, d_v_ptr, d_k_ptr, k_batch_stride, k_head_stride, k_j_stride,
    k_d_stride, q_batch_stride, q_head_stride, q_i_stride, q_d_stride, v_batch_stride, v_head_stride, v_j_stride,
    v_e_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride, lse_batch_stride, lse_head_stride,
    lse_i_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride, d_v_batch_stride, d_v_head_stride,
    d_v_j_stride, d_v_e_stride, d_k_batch_stride, d_k_head_stride, d_k_j_stride, d_k_d_stride, HEADS, N, M, window_left,
    window_right, scale: "fp64", E: tl.constexpr, D: tl.constexpr, E_PADDED: tl.constexpr, D_PADDED: tl.constexpr,
    ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """d_v, d_k: a program owns a block of j and streams i past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    j_stop = tl.minimum(j_start + ROWS, M)
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    d_v_base = d_v_ptr + batch * d_v_batch_stride + head * d_v_head_stride
    d_k_base = d_k_ptr + batch * d_k_batch_stride + head * d_k_head_stride
    d_v_j = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    d_k_j = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    k_j = tl.load(
        k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    e = tl.arange(0, E_PADDED).to(tl.int64)
    v_j = tl.load(
        v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
        mask=(j < M)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    lower = tl.maximum(0, j_start + N - M - window_right)
    before, full, after = tile_counts(
        lower,
        tl.minimum(N, 1 + (j_stop - 1) + N + window_left - M),
        tl.maximum(0, (j_stop - 1) + N - M - window_right),
        tl.minimum(N, 1 + j_start + N + window_left - M),
        COLUMNS,
    )
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            i_start = lower + (tl.where(step < before, step, full + step) if partial else before + step) * COLUMNS
            i = i_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            q_i = tl.load(
                q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
                mask=(i < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(k_j, tl.trans(q_i), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            d_o_i = tl.load(
                d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
                mask=(i < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(v_j, tl.trans(d_o_i), input_precision=PRECISION, out_dtype=WIDE)
            # weight[i, j] = exp(-lse[i] + score[i, j]) where seen  (step 8)
            lse_i = tl.load(lse_base + i.to(tl.int64) * lse_i_stride, mask=i < N, other=0.0)
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = tile_two_parts(lse_i, WIDE)
            # seen: i < N and j <= i + M - N + window_right and j >= i + M - N - window_left
            if partial:
                seen = (i < N)[None, :] & (
                    j[:, None] <= (i + M + window_right - N)[None, :]
                ) & (j[:, None] >= (i + M - N - window_left)[None, :])
            weight = tl.exp2(((score - lse_high[None, :]) - lse_low[None, :]) * LOG2E)
            weight = tl.where(seen, weight, 0.0) if partial else weight
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
            d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
            d_score = (d_weight + d_row_i.to(WIDE)[None, :]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            d_score_2 = scale * d_score
            d_score_2 = tl.where(seen, d_score_2, 0.0) if partial else d_score_2
            # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
            if partial:
                d_v_j = masked_dot(seen, weight.to(NARROW), d_o_i, d_v_j, PRECISION)
            else:
                d_v_j = tl.dot(weight.to(NARROW), d_o_i, d_v_j, input_precision=PRECISION, out_dtype=WIDE)
            # d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
            if partial:
                d_k_j = masked_dot(seen, d_score_2.to(NARROW), q_i, d_k_j, PRECISION)
            else:
                d_k_j = tl.dot(d_score_2.to(NARROW), q_i, d_k_j, input_precision=PRECISION, out_dtype=WIDE)
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
def backward_d_q(
    q_ptr, k_ptr, d_o_ptr, v_ptr, lse_ptr, d_row_ptr, d_q_ptr, q_batch_stride, q_head_stride, q_i_stride, q_d_stride,
    k_batch_stride, k_head_stride, k_j_stride, k_d_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride,
    d_o_e_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, lse_batch_stride, lse_head_stride,
    lse_i_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride, d_q_batch_stride, d_q_head_stride,
    d_q_i_stride, d_q_d_stride, HEADS, N, M, window_left, window_right, scale: "fp64", D: tl.constexpr, E: tl.constexpr,
    D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """d_q: a program owns a block of i and streams j past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    i_stop = tl.minimum(i_start + ROWS, N)
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    d_q_base = d_q_ptr + batch * d_q_batch_stride + head * d_q_head_stride
    d_q_i = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
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
    lower = tl.maximum(0, i_start + M - N - window_left)
    before, full, after = tile_counts(
        lower,
        tl.minimum(M, 1 + (i_stop - 1) + M + window_right - N),
        tl.maximum(0, (i_stop - 1) + M - N - window_left),
        tl.minimum(M, 1 + i_start + M + window_right - N),
        COLUMNS,
    )
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (tl.where(step < before, step, full + step) if partial else before + step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = tl.load(
                k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
                mask=(j < M)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(q_i, tl.trans(k_j), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < M)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(d_o_i, tl.trans(v_j), input_precision=PRECISION, out_dtype=WIDE)
            # weight[i, j] = exp(-lse[i] + score[i, j]) where seen, masked where it is read  (step 8)
            weight = tl.exp2(((score - lse_high[:, None]) - lse_low[:, None]) * LOG2E)
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
            d_score = (d_weight + d_row_i.to(WIDE)[:, None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            # seen: j < M and j <= i + M - N + window_right and j >= i + M - N - window_left
            if partial:
                seen = (j < M)[None, :] & (
                    j[None, :] <= (i + M + window_right - N)[:, None]
                ) & (j[None, :] >= (i + M - N - window_left)[:, None])
            d_score_2 = scale * d_score
            d_score_2 = tl.where(seen, d_score_2, 0.0) if partial else d_score_2
            # d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
            if partial:
                d_q_i = masked_dot(seen, d_score_2.to(NARROW), k_j, d_q_i, PRECISION)
            else:
                d_q_i = tl.dot(d_score_2.to(NARROW), k_j, d_q_i, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        d_q_base + i[:, None].to(tl.int64) * d_q_i_stride + d[None, :] * d_q_d_stride,
        d_q_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )


def backward(q, k, v, scale, o, lse, d_o, d_lse, window_left, window_right, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, o (BATCH, HEADS,
    N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N); window_left, window_right
    integers.
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(max(E, 1), blocks)
    backward_d_row[(BATCH * HEADS * triton.cdiv(N, rows),)](
        d_o, o, d_lse, d_row, *d_o.stride(), *o.stride(), *d_lse.stride(), *d_row.stride(), HEADS, N, E=E,
        E_PADDED=padded(E), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(E, D, 1), dtype, device, blocks)
    backward_d_v_d_k[(BATCH * HEADS * triton.cdiv(M, rows),)](
        k, q, v, d_o, lse, d_row, d_v, d_k, *k.stride(), *q.stride(), *v.stride(), *d_o.stride(), *lse.stride(),
        *d_row.stride(), *d_v.stride(), *d_k.stride(), HEADS, N, M, window_left, window_right, scale, E=E, D=D,
        E_PADDED=padded(E), D_PADDED=padded(D), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(MEDIUM, max(D, E, 1), dtype, device, blocks)
    backward_d_q[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q, k, d_o, v, lse, d_row, d_q, *q.stride(), *k.stride(), *d_o.stride(), *v.stride(), *lse.stride(),
        *d_row.stride(), *d_q.stride(), HEADS, N, M, window_left, window_right, scale, D=D, E=E, D_PADDED=padded(D),
        E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision,
        num_warps=warps, num_stages=stages, **code_options(device),
    )
    return d_q, d_k, d_v
