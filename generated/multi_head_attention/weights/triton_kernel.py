"""Multi-head attention: one Triton kernel for each loop over tiles

    o[i, n] =    Σ    head[i, e]⋅w_out[e, n]
              head, e

                     exp(s[i, j])
    weights[i, j] = ──────────────
                    Σ exp(s[i, j])
                    j

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

    q[i, d] = Σ w_query[m, d]⋅x[i, m]
              m

    k[j, d] = Σ w_key[m, d]⋅x[j, m]
              m

    v[j, e] = Σ w_value[m, e]⋅x[j, m]
              m

                 Σ exp(w[i, j])⋅v[j, e]
                 j
    head[i, e] = ──────────────────────
                     Σ exp(w[i, j])
                     j

    w[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'multi_head_attention',
    'backend': 'triton',
    'options': {'weights': True},
    'source': '5f06ab6257b50fa7',
    'sizes': {
        'BATCH': 'batch',
        'N': 'length',
        'MODEL': 'width',
        'HEADS': 'batch',
        'D': 'width',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('x', ['BATCH', 'N', 'MODEL'], 'real'),
            ('w_query', ['HEADS', 'MODEL', 'D'], 'real'),
            ('w_key', ['HEADS', 'MODEL', 'D'], 'real'),
            ('w_value', ['HEADS', 'MODEL', 'E'], 'real'),
            ('w_out', ['HEADS', 'E', 'MODEL'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'N', 'MODEL'], 'input'),
            ('weights', ['BATCH', 'HEADS', 'N', 'N'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'N'], 'double'),
        ],
        'saved': [('saved_t7', ['BATCH', 'HEADS', 'N', 'E'], 'accumulate')],
        'extra': ['lse'],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['x', 'w_query', 'w_key', 'w_value', 'w_out', 'scale'],
        'saved': ['lse', 'saved_t7'],
        'cotangents': ['o', 'weights', 'lse'],
        'params': [],
        'outputs': [
            ('x', ['BATCH', 'N', 'MODEL']),
            ('w_query', ['HEADS', 'MODEL', 'D']),
            ('w_key', ['HEADS', 'MODEL', 'D']),
            ('w_value', ['HEADS', 'MODEL', 'E']),
            ('w_out', ['HEADS', 'E', 'MODEL']),
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
def row_maximum(x):
    """the maximum of each row; NaN if an entry is, which tl.max may overlook"""
    bad = tl.max((x != x).to(tl.int32), 1)
    return tl.where(bad > 0, float("nan"), tl.max(x, 1))


@triton.jit
def tile_counts(lower, upper, full_lower, full_upper, BLOCK: tl.constexpr):
    """how many tiles come before those that every row sees whole, how many those are, how many follow"""
    before = tl.cdiv(tl.maximum(tl.minimum(full_lower, upper) - lower, 0), BLOCK)
    full = tl.maximum(tl.minimum(full_upper, upper) - (lower + before * BLOCK), 0) // BLOCK
    return before, full, tl.cdiv(tl.maximum(upper - (lower + (before + full) * BLOCK), 0), BLOCK)


@triton.jit
def forward_shift_row_sum_head(
    t2_ptr, t1_ptr, t6_ptr, shift_ptr, row_sum_ptr, head_ptr, lse_ptr, saved_t7_ptr, t2_batch_stride, t2_head_stride,
    t2_i_stride, t2_d_stride, t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride, t6_batch_stride,
    t6_head_stride, t6_j_stride, t6_e_stride, shift_batch_stride, shift_head_stride, shift_i_stride,
    row_sum_batch_stride, row_sum_head_stride, row_sum_i_stride, head_batch_stride, head_head_stride, head_i_stride,
    head_e_stride, lse_batch_stride, lse_head_stride, lse_i_stride, saved_t7_batch_stride, saved_t7_head_stride,
    saved_t7_i_stride, saved_t7_e_stride, N, HEADS, scale: "fp64", E: tl.constexpr, D: tl.constexpr,
    E_PADDED: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """c0, t5, head, lse, saved_t7: a program owns a block of i and streams j past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head_2 = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    t2_base = t2_ptr + batch * t2_batch_stride + head_2 * t2_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head_2 * t1_head_stride
    t6_base = t6_ptr + batch * t6_batch_stride + head_2 * t6_head_stride
    shift_base = shift_ptr + batch * shift_batch_stride + head_2 * shift_head_stride
    row_sum_base = row_sum_ptr + batch * row_sum_batch_stride + head_2 * row_sum_head_stride
    head_base = head_ptr + batch * head_batch_stride + head_2 * head_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head_2 * lse_head_stride
    saved_t7_base = saved_t7_ptr + batch * saved_t7_batch_stride + head_2 * saved_t7_head_stride
    row_max = tl.full((ROWS,), -float("inf"), WIDE)
    t5_i = tl.full((ROWS,), 0.0, WIDE)
    acc = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    t2_i = tl.load(
        t2_base + i[:, None].to(tl.int64) * t2_i_stride + d[None, :] * t2_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    e = tl.arange(0, E_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, N, 0, N, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t1_j = tl.load(
                t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
                mask=(j < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(t2_i.to(NARROW), tl.trans(t1_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # row_max[i] = max over j of score[i, j]  (step 5)
            # seen: j < N
            if partial:
                seen = (j < N)[None, :]
            visible = tl.where(seen, score, -float("inf")) if partial else score
            row_max_new = tile_maximum(row_max, row_maximum(visible))
            old_c0_i = tile_finite(row_max)
            # shift[i] = finite(row_max[i])  (step 5)
            c0_i = tile_finite(row_max_new)
            # what was summed with the old c0_i moves to the new one
            correction = tl.where(row_max > -float("inf"), tl.exp2((old_c0_i - c0_i) * LOG2E), 0.0)
            row_max = row_max_new
            # weight[i, j] = exp(-shift[i] + score[i, j])  (step 6)
            weight = tl.exp2((score - c0_i[:, None]) * LOG2E)
            # row_sum[i] = sum over j of weight[i, j]  (step 6)
            visible_2 = tl.where(seen, weight, 0.0) if partial else weight
            t5_i = t5_i * correction + tl.sum(visible_2, 1)
            # acc[i, e] = sum over j of weight[i, j]*t6[j, e]  (step 6)
            t6_j = tl.load(
                t6_base + j[:, None].to(tl.int64) * t6_j_stride + e[None, :] * t6_e_stride,
                mask=(j < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            acc = acc * correction[:, None]
            acc = tl.dot(visible_2.to(NARROW), t6_j.to(NARROW), acc, input_precision=PRECISION, out_dtype=WIDE)
    # shift[i] = finite(row_max[i])  (step 5)
    c0_i_2 = tile_finite(row_max)
    # head[i, e] = acc[i, e]/row_sum[i]  (step 1)
    head_i = tile_inverse(t5_i)[:, None] * acc
    # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
    lse_i = c0_i_2.to(tl.float64) + tl.log(t5_i).to(tl.float64)
    # saved_t7[i, e] = acc[i, e]/row_sum[i]  (step 5)
    saved_t7_i = tile_inverse(t5_i)[:, None] * acc
    tl.store(shift_base + i.to(tl.int64) * shift_i_stride, c0_i_2, mask=i < N)
    tl.store(row_sum_base + i.to(tl.int64) * row_sum_i_stride, t5_i, mask=i < N)
    tl.store(
        head_base + i[:, None].to(tl.int64) * head_i_stride + e[None, :] * head_e_stride,
        head_i,
        mask=(i < N)[:, None] & (e < E)[None, :],
    )
    tl.store(lse_base + i.to(tl.int64) * lse_i_stride, lse_i, mask=i < N)
    tl.store(
        saved_t7_base + i[:, None].to(tl.int64) * saved_t7_i_stride + e[None, :] * saved_t7_e_stride,
        saved_t7_i,
        mask=(i < N)[:, None] & (e < E)[None, :],
    )


@triton.jit
def forward_weights(
    t2_ptr, t1_ptr, shift_ptr, row_sum_ptr, weights_ptr, t2_batch_stride, t2_head_stride, t2_i_stride, t2_d_stride,
    t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride, shift_batch_stride, shift_head_stride, shift_i_stride,
    row_sum_batch_stride, row_sum_head_stride, row_sum_i_stride, weights_batch_stride, weights_head_stride,
    weights_i_stride, weights_j_stride, N, HEADS, scale: "fp64", D: tl.constexpr, D_PADDED: tl.constexpr,
    ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """weights: a program owns a block of i and streams j past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head_2 = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    t2_base = t2_ptr + batch * t2_batch_stride + head_2 * t2_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head_2 * t1_head_stride
    shift_base = shift_ptr + batch * shift_batch_stride + head_2 * shift_head_stride
    row_sum_base = row_sum_ptr + batch * row_sum_batch_stride + head_2 * row_sum_head_stride
    weights_base = weights_ptr + batch * weights_batch_stride + head_2 * weights_head_stride
    d = tl.arange(0, D_PADDED).to(tl.int64)
    t2_i = tl.load(
        t2_base + i[:, None].to(tl.int64) * t2_i_stride + d[None, :] * t2_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    shift_i = tl.load(shift_base + i.to(tl.int64) * shift_i_stride, mask=i < N, other=0.0)
    row_sum_i = tl.load(row_sum_base + i.to(tl.int64) * row_sum_i_stride, mask=i < N, other=0.0)
    row = tile_inverse(row_sum_i.to(WIDE))
    lower = 0
    before, full, after = tile_counts(lower, N, 0, N, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t1_j = tl.load(
                t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
                mask=(j < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(t2_i.to(NARROW), tl.trans(t1_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # weight[i, j] = exp(-shift[i] + score[i, j])  (step 6)
            weight = tl.exp2((score - shift_i.to(WIDE)[:, None]) * LOG2E)
            # weights[i, j] = weight[i, j]/row_sum[i]  (step 6)
            # seen: j < N
            if partial:
                seen = (j < N)[None, :]
            weights_i = row[:, None] * weight
            weights_i = tl.where(seen, weights_i, 0.0) if partial else weights_i
            tl.store(
                weights_base + i[:, None].to(tl.int64) * weights_i_stride + j[None, :].to(tl.int64) * weights_j_stride,
                weights_i,
                mask=(i < N)[:, None] & (j < N)[None, :],
            )


def forward(x, w_query, w_key, w_value, w_out, scale, *, allow_tf32=False, blocks=None):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E), w_out
    (HEADS, E, MODEL), scale a number.
    Returns o (BATCH, N, MODEL), weights (BATCH, HEADS, N, N), lse (BATCH, HEADS, N) of float64, saved_t7 (BATCH,
    HEADS, N, E).
    """
    BATCH, N, _ = x.shape
    HEADS, _, D = w_query.shape
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("hmd,bim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    shift = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    row_sum = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    head = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    saved_t7 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(E, D, 1), dtype, device, blocks)
    forward_shift_row_sum_head[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t2, t1, t6, shift, row_sum, head, lse, saved_t7, *t2.stride(), *t1.stride(), *t6.stride(), *shift.stride(),
        *row_sum.stride(), *head.stride(), *lse.stride(), *saved_t7.stride(), N, HEADS, scale, E=E, D=D,
        E_PADDED=padded(E), D_PADDED=padded(D), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    # o[i, n] = sum over head, e of w_out[e, n]*head[i, e]  (step 2)
    w_out_wide = w_out.to(wide)
    o = torch.einsum("hen,bhie->bin", w_out_wide, head)
    weights = torch.zeros((BATCH, HEADS, N, N), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(D, 1), dtype, device, blocks)
    forward_weights[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t2, t1, shift, row_sum, weights, *t2.stride(), *t1.stride(), *shift.stride(), *row_sum.stride(),
        *weights.stride(), N, HEADS, scale, D=D, D_PADDED=padded(D), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    return o.to(dtype), weights, lse, saved_t7


@triton.jit
def backward_delta(
    g2_ptr, saved_t7_ptr, delta_ptr, g2_batch_stride, g2_head_stride, g2_i_stride, g2_e_stride, saved_t7_batch_stride,
    saved_t7_head_stride, saved_t7_i_stride, saved_t7_e_stride, delta_batch_stride, delta_head_stride, delta_i_stride,
    N, HEADS, E: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g4: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    g2_base = g2_ptr + batch * g2_batch_stride + head * g2_head_stride
    saved_t7_base = saved_t7_ptr + batch * saved_t7_batch_stride + head * saved_t7_head_stride
    delta_base = delta_ptr + batch * delta_batch_stride + head * delta_head_stride
    # delta[i] = sum over e of g2[i, e]*saved_t7[i, e]  (step 4)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    g2_i = tl.load(
        g2_base + i[:, None].to(tl.int64) * g2_i_stride + e[None, :] * g2_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    saved_t7_i = tl.load(
        saved_t7_base + i[:, None].to(tl.int64) * saved_t7_i_stride + e[None, :] * saved_t7_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    g4_i = tl.sum(tl.where((e < E)[None, :], g2_i.to(WIDE) * saved_t7_i.to(WIDE), 0.0), 1)
    tl.store(delta_base + i.to(tl.int64) * delta_i_stride, g4_i, mask=i < N)


@triton.jit
def backward_d_row(
    t2_ptr, t1_ptr, lse_ptr, d_weights_ptr, delta_ptr, d_lse_ptr, d_row_ptr, t2_batch_stride, t2_head_stride,
    t2_i_stride, t2_d_stride, t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride, lse_batch_stride,
    lse_head_stride, lse_i_stride, d_weights_batch_stride, d_weights_head_stride, d_weights_i_stride,
    d_weights_j_stride, delta_batch_stride, delta_head_stride, delta_i_stride, d_lse_batch_stride, d_lse_head_stride,
    d_lse_i_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride, N, HEADS, scale: "fp64", D: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr,
    PRECISION: tl.constexpr,
):
    """g10: a program owns a block of i and streams j past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    d_weights_base = d_weights_ptr + batch * d_weights_batch_stride + head * d_weights_head_stride
    delta_base = delta_ptr + batch * delta_batch_stride + head * delta_head_stride
    d_lse_base = d_lse_ptr + batch * d_lse_batch_stride + head * d_lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    g1 = tl.full((ROWS,), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    t2_i = tl.load(
        t2_base + i[:, None].to(tl.int64) * t2_i_stride + d[None, :] * t2_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    lse_i = tl.load(lse_base + i.to(tl.int64) * lse_i_stride, mask=i < N, other=0.0)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = tile_two_parts(lse_i, WIDE)
    lower = 0
    before, full, after = tile_counts(lower, N, 0, N, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t1_j = tl.load(
                t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
                mask=(j < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(t2_i.to(NARROW), tl.trans(t1_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            weight = tl.exp2(((score - lse_high[:, None]) - lse_low[:, None]) * LOG2E)
            # g1[i] = sum over j of d_weights[i, j]*weight[i, j]  (step 8)
            d_weights_i_j = tl.load(
                d_weights_base + i[:, None].to(
                    tl.int64
                ) * d_weights_i_stride + j[None, :].to(tl.int64) * d_weights_j_stride,
                mask=(i < N)[:, None] & (j < N)[None, :],
                other=0.0,
            )
            # seen: j < N
            if partial:
                seen = (j < N)[None, :]
            visible = d_weights_i_j.to(WIDE) * weight
            visible = tl.where(seen, visible, 0.0) if partial else visible
            g1 = g1 + tl.sum(visible, 1)
    # d_row[i] = d_lse[i] - g1[i] - delta[i]  (step 4)
    delta_i = tl.load(delta_base + i.to(tl.int64) * delta_i_stride, mask=i < N, other=0.0)
    d_lse_i = tl.load(d_lse_base + i.to(tl.int64) * d_lse_i_stride, mask=i < N, other=0.0)
    g10_i = d_lse_i.to(WIDE) - g1 - delta_i.to(WIDE)
    tl.store(d_row_base + i.to(tl.int64) * d_row_i_stride, g10_i, mask=i < N)


@triton.jit
def backward_g7(
    t1_ptr, t2_ptr, lse_ptr, g2_ptr, g7_ptr, t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride, t2_batch_stride,
    t2_head_stride, t2_i_stride, t2_d_stride, lse_batch_stride, lse_head_stride, lse_i_stride, g2_batch_stride,
    g2_head_stride, g2_i_stride, g2_e_stride, g7_batch_stride, g7_head_stride, g7_j_stride, g7_e_stride, N, HEADS,
    scale: "fp64", E: tl.constexpr, D: tl.constexpr, E_PADDED: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """g7: a program owns a block of j and streams i past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    g2_base = g2_ptr + batch * g2_batch_stride + head * g2_head_stride
    g7_base = g7_ptr + batch * g7_batch_stride + head * g7_head_stride
    g7_j = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    t1_j = tl.load(
        t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
        mask=(j < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    e = tl.arange(0, E_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, N, 0, N, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            i_start = lower + (full + step if partial else step) * COLUMNS
            i = i_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t2_i = tl.load(
                t2_base + i[:, None].to(tl.int64) * t2_i_stride + d[None, :] * t2_d_stride,
                mask=(i < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(t1_j.to(NARROW), tl.trans(t2_i).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            lse_i = tl.load(lse_base + i.to(tl.int64) * lse_i_stride, mask=i < N, other=0.0)
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = tile_two_parts(lse_i, WIDE)
            weight = tl.exp2(((score - lse_high[None, :]) - lse_low[None, :]) * LOG2E)
            # g7[j, e] = sum over i of g2[i, e]*weight[i, j]  (step 8)
            # seen: i < N
            if partial:
                seen = (i < N)[None, :]
            visible = tl.where(seen, weight, 0.0) if partial else weight
            g2_i = tl.load(
                g2_base + i[:, None].to(tl.int64) * g2_i_stride + e[None, :] * g2_e_stride,
                mask=(i < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            g7_j = tl.dot(visible.to(NARROW), g2_i.to(NARROW), g7_j, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        g7_base + j[:, None].to(tl.int64) * g7_j_stride + e[None, :] * g7_e_stride,
        g7_j,
        mask=(j < N)[:, None] & (e < E)[None, :],
    )


@triton.jit
def backward_g13(
    t1_ptr, t2_ptr, lse_ptr, t6_ptr, g2_ptr, d_weights_ptr, d_row_ptr, g13_ptr, t1_batch_stride, t1_head_stride,
    t1_j_stride, t1_d_stride, t2_batch_stride, t2_head_stride, t2_i_stride, t2_d_stride, lse_batch_stride,
    lse_head_stride, lse_i_stride, t6_batch_stride, t6_head_stride, t6_j_stride, t6_e_stride, g2_batch_stride,
    g2_head_stride, g2_i_stride, g2_e_stride, d_weights_batch_stride, d_weights_head_stride, d_weights_i_stride,
    d_weights_j_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride, g13_batch_stride, g13_head_stride,
    g13_j_stride, g13_d_stride, N, HEADS, scale: "fp64", D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr,
    E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr,
    PRECISION: tl.constexpr,
):
    """g13: a program owns a block of j and streams i past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    t6_base = t6_ptr + batch * t6_batch_stride + head * t6_head_stride
    g2_base = g2_ptr + batch * g2_batch_stride + head * g2_head_stride
    d_weights_base = d_weights_ptr + batch * d_weights_batch_stride + head * d_weights_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    g13_base = g13_ptr + batch * g13_batch_stride + head * g13_head_stride
    g13_j = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    t1_j = tl.load(
        t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
        mask=(j < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    e = tl.arange(0, E_PADDED).to(tl.int64)
    t6_j = tl.load(
        t6_base + j[:, None].to(tl.int64) * t6_j_stride + e[None, :] * t6_e_stride,
        mask=(j < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    lower = 0
    before, full, after = tile_counts(lower, N, 0, N, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            i_start = lower + (full + step if partial else step) * COLUMNS
            i = i_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t2_i = tl.load(
                t2_base + i[:, None].to(tl.int64) * t2_i_stride + d[None, :] * t2_d_stride,
                mask=(i < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(t1_j.to(NARROW), tl.trans(t2_i).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            lse_i = tl.load(lse_base + i.to(tl.int64) * lse_i_stride, mask=i < N, other=0.0)
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = tile_two_parts(lse_i, WIDE)
            weight = tl.exp2(((score - lse_high[None, :]) - lse_low[None, :]) * LOG2E)
            # d_weight[i, j] = sum over e of g2[i, e]*t6[j, e]  (step 4)
            g2_i = tl.load(
                g2_base + i[:, None].to(tl.int64) * g2_i_stride + e[None, :] * g2_e_stride,
                mask=(i < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(t6_j.to(NARROW), tl.trans(g2_i).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # d_score[i, j] = (d_row[i] + d_weights[i, j] + d_weight[i, j])*weight[i, j]  (step 8)
            d_weights_i_j = tl.load(
                d_weights_base + i[:, None].to(
                    tl.int64
                ) * d_weights_i_stride + j[None, :].to(tl.int64) * d_weights_j_stride,
                mask=(i < N)[:, None] & (j < N)[None, :],
                other=0.0,
            )
            d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
            d_score = (tl.trans(d_weights_i_j.to(WIDE)) + d_weight + d_row_i.to(WIDE)[None, :]) * weight
            # d_score_2[i, j] = scale*d_score[i, j]  (step 3)
            d_score_2 = scale * d_score
            # g13[j, d] = sum over i of d_score_2[i, j]*t2[i, d]  (step 3)
            # seen: i < N
            if partial:
                seen = (i < N)[None, :]
            visible = tl.where(seen, d_score_2, 0.0) if partial else d_score_2
            g13_j = tl.dot(visible.to(NARROW), t2_i.to(NARROW), g13_j, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        g13_base + j[:, None].to(tl.int64) * g13_j_stride + d[None, :] * g13_d_stride,
        g13_j,
        mask=(j < N)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_g14(
    t2_ptr, t1_ptr, lse_ptr, g2_ptr, t6_ptr, d_weights_ptr, d_row_ptr, g14_ptr, t2_batch_stride, t2_head_stride,
    t2_i_stride, t2_d_stride, t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride, lse_batch_stride,
    lse_head_stride, lse_i_stride, g2_batch_stride, g2_head_stride, g2_i_stride, g2_e_stride, t6_batch_stride,
    t6_head_stride, t6_j_stride, t6_e_stride, d_weights_batch_stride, d_weights_head_stride, d_weights_i_stride,
    d_weights_j_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride, g14_batch_stride, g14_head_stride,
    g14_i_stride, g14_d_stride, N, HEADS, scale: "fp64", D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr,
    E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr,
    PRECISION: tl.constexpr,
):
    """g14: a program owns a block of i and streams j past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    g2_base = g2_ptr + batch * g2_batch_stride + head * g2_head_stride
    t6_base = t6_ptr + batch * t6_batch_stride + head * t6_head_stride
    d_weights_base = d_weights_ptr + batch * d_weights_batch_stride + head * d_weights_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    g14_base = g14_ptr + batch * g14_batch_stride + head * g14_head_stride
    g14_i = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    t2_i = tl.load(
        t2_base + i[:, None].to(tl.int64) * t2_i_stride + d[None, :] * t2_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    lse_i = tl.load(lse_base + i.to(tl.int64) * lse_i_stride, mask=i < N, other=0.0)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = tile_two_parts(lse_i, WIDE)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    g2_i = tl.load(
        g2_base + i[:, None].to(tl.int64) * g2_i_stride + e[None, :] * g2_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
    lower = 0
    before, full, after = tile_counts(lower, N, 0, N, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t1_j = tl.load(
                t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
                mask=(j < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(t2_i.to(NARROW), tl.trans(t1_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            weight = tl.exp2(((score - lse_high[:, None]) - lse_low[:, None]) * LOG2E)
            # d_weight[i, j] = sum over e of g2[i, e]*t6[j, e]  (step 4)
            t6_j = tl.load(
                t6_base + j[:, None].to(tl.int64) * t6_j_stride + e[None, :] * t6_e_stride,
                mask=(j < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(g2_i.to(NARROW), tl.trans(t6_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # d_score[i, j] = (d_row[i] + d_weights[i, j] + d_weight[i, j])*weight[i, j]  (step 8)
            d_weights_i_j = tl.load(
                d_weights_base + i[:, None].to(
                    tl.int64
                ) * d_weights_i_stride + j[None, :].to(tl.int64) * d_weights_j_stride,
                mask=(i < N)[:, None] & (j < N)[None, :],
                other=0.0,
            )
            d_score = (d_weights_i_j.to(WIDE) + d_weight + d_row_i.to(WIDE)[:, None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j]  (step 3)
            d_score_2 = scale * d_score
            # g14[i, d] = sum over j of d_score_2[i, j]*t1[j, d]  (step 3)
            # seen: j < N
            if partial:
                seen = (j < N)[None, :]
            visible = tl.where(seen, d_score_2, 0.0) if partial else d_score_2
            g14_i = tl.dot(visible.to(NARROW), t1_j.to(NARROW), g14_i, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        g14_base + i[:, None].to(tl.int64) * g14_i_stride + d[None, :] * g14_d_stride,
        g14_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_d_x(
    g16_ptr, g18_ptr, g9_ptr, d_x_ptr, g16_batch_stride, g16_i_stride, g16_m_stride, g18_batch_stride, g18_j_stride,
    g18_m_stride, g9_batch_stride, g9_j_stride, g9_m_stride, d_x_batch_stride, d_x_j_stride, d_x_m_stride, N,
    MODEL: tl.constexpr, MODEL_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """d_x: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    g16_base = g16_ptr + batch * g16_batch_stride
    g18_base = g18_ptr + batch * g18_batch_stride
    g9_base = g9_ptr + batch * g9_batch_stride
    d_x_base = d_x_ptr + batch * d_x_batch_stride
    # d_x[j, m] = g16[j, m] + g18[j, m] + g9[j, m]  (step 3)
    m = tl.arange(0, MODEL_PADDED).to(tl.int64)
    g16_j = tl.load(
        g16_base + j[:, None].to(tl.int64) * g16_i_stride + m[None, :] * g16_m_stride,
        mask=(j < N)[:, None] & (m < MODEL)[None, :],
        other=0.0,
    )
    g18_j = tl.load(
        g18_base + j[:, None].to(tl.int64) * g18_j_stride + m[None, :] * g18_m_stride,
        mask=(j < N)[:, None] & (m < MODEL)[None, :],
        other=0.0,
    )
    g9_j = tl.load(
        g9_base + j[:, None].to(tl.int64) * g9_j_stride + m[None, :] * g9_m_stride,
        mask=(j < N)[:, None] & (m < MODEL)[None, :],
        other=0.0,
    )
    d_x_j = g16_j.to(WIDE) + g18_j.to(WIDE) + g9_j.to(WIDE)
    tl.store(
        d_x_base + j[:, None].to(tl.int64) * d_x_j_stride + m[None, :] * d_x_m_stride,
        d_x_j,
        mask=(j < N)[:, None] & (m < MODEL)[None, :],
    )


def backward(
    x, w_query, w_key, w_value, w_out, scale, lse, saved_t7, d_o, d_weights, d_lse, *, allow_tf32=False, blocks=None,
):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E), w_out
    (HEADS, E, MODEL), scale a number, lse (BATCH, HEADS, N), saved_t7 (BATCH, HEADS, N, E), d_o (BATCH, N, MODEL),
    d_weights (BATCH, HEADS, N, N), d_lse (BATCH, HEADS, N).
    Returns d_x (BATCH, N, MODEL), d_w_query (HEADS, MODEL, D), d_w_key (HEADS, MODEL, D), d_w_value (HEADS, MODEL,
    E), d_w_out (HEADS, E, MODEL).
    """
    BATCH, N, MODEL = x.shape
    HEADS, _, D = w_query.shape
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("hmd,bim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    # g2[i, e] = sum over n of d_o[i, n]*w_out[e, n]  (step 3)
    d_o_wide = d_o.to(wide)
    w_out_wide = w_out.to(wide)
    g2 = torch.einsum("bin,hen->bhie", d_o_wide, w_out_wide)
    # d_w_out[e, n] = sum over batch, i of d_o[i, n]*saved_t7[i, e]  (step 4)
    d_w_out = torch.einsum("bin,bhie->hen", d_o_wide, saved_t7)
    delta = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(max(E, 1), blocks)
    backward_delta[(BATCH * HEADS * triton.cdiv(N, rows),)](
        g2, saved_t7, delta, *g2.stride(), *saved_t7.stride(), *delta.stride(), N, HEADS, E=E, E_PADDED=padded(E),
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(D, 1), dtype, device, blocks)
    backward_d_row[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t2, t1, lse, d_weights, delta, d_lse, d_row, *t2.stride(), *t1.stride(), *lse.stride(), *d_weights.stride(),
        *delta.stride(), *d_lse.stride(), *d_row.stride(), N, HEADS, scale, D=D, D_PADDED=padded(D), ROWS=rows,
        COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages,
        **code_options(device),
    )
    g7 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(E, D, 1), dtype, device, blocks)
    backward_g7[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t1, t2, lse, g2, g7, *t1.stride(), *t2.stride(), *lse.stride(), *g2.stride(), *g7.stride(), N, HEADS, scale,
        E=E, D=D, E_PADDED=padded(E), D_PADDED=padded(D), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    # g8[e, m] = sum over batch, j of x[j, m]*g7[j, e]  (step 3)
    g8 = torch.einsum("bjm,bhje->hem", x_wide, g7)
    # g9[j, m] = sum over head, e of w_value[m, e]*g7[j, e]  (step 3)
    g9 = torch.einsum("hme,bhje->bjm", w_value_wide, g7)
    # d_w_value[m, e] = g8[e, m]  (step 3)
    d_w_value = g8.mT
    g13 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(MEDIUM, max(D, E, 1), dtype, device, blocks)
    backward_g13[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t1, t2, lse, t6, g2, d_weights, d_row, g13, *t1.stride(), *t2.stride(), *lse.stride(), *t6.stride(),
        *g2.stride(), *d_weights.stride(), *d_row.stride(), *g13.stride(), N, HEADS, scale, D=D, E=E,
        D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    g14 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(MEDIUM, max(D, E, 1), dtype, device, blocks)
    backward_g14[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t2, t1, lse, g2, t6, d_weights, d_row, g14, *t2.stride(), *t1.stride(), *lse.stride(), *g2.stride(),
        *t6.stride(), *d_weights.stride(), *d_row.stride(), *g14.stride(), N, HEADS, scale, D=D, E=E,
        D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    # g15[d, m] = sum over batch, i of x[i, m]*g14[i, d]  (step 3)
    g15 = torch.einsum("bim,bhid->hdm", x_wide, g14)
    # g16[i, m] = sum over head, d of w_query[m, d]*g14[i, d]  (step 3)
    g16 = torch.einsum("hmd,bhid->bim", w_query_wide, g14)
    # g17[d, m] = sum over batch, j of x[j, m]*g13[j, d]  (step 3)
    g17 = torch.einsum("bjm,bhjd->hdm", x_wide, g13)
    # g18[j, m] = sum over head, d of w_key[m, d]*g13[j, d]  (step 3)
    g18 = torch.einsum("hmd,bhjd->bjm", w_key_wide, g13)
    d_x = torch.empty((BATCH, N, MODEL), dtype=dtype, device=device)
    rows = row_block(max(MODEL, 1), blocks)
    backward_d_x[(BATCH * triton.cdiv(N, rows),)](
        g16, g18, g9, d_x, *g16.stride(), *g18.stride(), *g9.stride(), *d_x.stride(), N, MODEL=MODEL,
        MODEL_PADDED=padded(MODEL), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # d_w_query[m, d] = g15[d, m]  (step 3)
    d_w_query = g15.mT
    # d_w_key[m, d] = g17[d, m]  (step 3)
    d_w_key = g17.mT
    return d_x, d_w_query.to(dtype).clone(), d_w_key.to(dtype).clone(), d_w_value.to(dtype).clone(), d_w_out.to(dtype)
