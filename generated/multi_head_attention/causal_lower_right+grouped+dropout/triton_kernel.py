"""Multi-head attention: one Triton kernel for each loop over tiles

    o[i, n] =       Σ        head[i, e]⋅w_out[e, n]
              head, group, e

    q[i, d] = Σ w_query[m, d]⋅x[i, m]
              m

    k[j, d] = Σ w_key[m, d]⋅x[j, m]
              m

    v[j, e] = Σ w_value[m, e]⋅x[j, m]
              m

                     Σ     exp(s[i, j])⋅kept[i, j]⋅v[j, e]
                 j : j ≤ i
    head[i, e] = ─────────────────────────────────────────
                   (1 - dropout)⋅    Σ     exp(s[i, j])
                                 j : j ≤ i

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

    kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'multi_head_attention',
    'backend': 'triton',
    'options': {'visibility': 'causal_lower_right', 'grouped': True, 'dropout': True},
    'source': '0a6b5501631fcba8',
    'sizes': {
        'BATCH': 'batch',
        'N': 'length',
        'MODEL': 'width',
        'HEADS': 'batch',
        'GROUP': 'batch',
        'D': 'width',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('x', ['BATCH', 'N', 'MODEL'], 'real'),
            ('w_query', ['HEADS', 'GROUP', 'MODEL', 'D'], 'real'),
            ('w_key', ['HEADS', 'MODEL', 'D'], 'real'),
            ('w_value', ['HEADS', 'MODEL', 'E'], 'real'),
            ('w_out', ['HEADS', 'GROUP', 'E', 'MODEL'], 'real'),
            ('scale', [], 'scalar'),
            ('seed', ['BATCH', 'HEADS', 'GROUP'], 'integer'),
            ('dropout', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'N', 'MODEL'], 'input'),
            ('lse', ['BATCH', 'HEADS', 'GROUP', 'N'], 'double'),
        ],
        'saved': [('saved_t8', ['BATCH', 'HEADS', 'GROUP', 'N', 'E'], 'accumulate')],
        'extra': ['lse'],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['x', 'w_query', 'w_key', 'w_value', 'w_out', 'scale', 'seed', 'dropout'],
        'saved': ['lse', 'saved_t8'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('x', ['BATCH', 'N', 'MODEL']),
            ('w_query', ['HEADS', 'GROUP', 'MODEL', 'D']),
            ('w_key', ['HEADS', 'MODEL', 'D']),
            ('w_value', ['HEADS', 'MODEL', 'E']),
            ('w_out', ['HEADS', 'GROUP', 'E', 'MODEL']),
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
def tile_mixed(x):
    """a hash of 32 bits ("lowbias32" by Wellons, 2018)"""
    x = (x ^ (x >> 16)) * 0x7FEB352D
    x = (x ^ (x >> 15)) * 0x846CA68B
    return x ^ (x >> 16)


@triton.jit
def tile_seeded(seed):
    """the hash that a seed begins with"""
    return tile_mixed(tl.cast(seed, tl.uint32) ^ 0x243F6A88)


@triton.jit
def tile_hash(x, place):
    """the hash of another hash and a place"""
    return tile_mixed(x ^ (tl.cast(place, tl.uint32) * 0x9E3779B9))


@triton.jit
def tile_uniform(x, WIDE: tl.constexpr):
    """a hash as a number in [0, 1), a multiple of 2**-24; the same on every backend"""
    return tl.cast(tl.cast(x >> 8, tl.int32), WIDE) * (2.0**-24)


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
def forward_head_lse_saved_t8(
    t3_ptr, t2_ptr, seed_ptr, t7_ptr, t1_ptr, head_ptr, lse_ptr, saved_t8_ptr, t3_batch_stride, t3_head_stride,
    t3_group_stride, t3_i_stride, t3_d_stride, t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride,
    seed_batch_stride, seed_head_stride, seed_group_stride, t7_batch_stride, t7_head_stride, t7_j_stride, t7_e_stride,
    head_batch_stride, head_head_stride, head_group_stride, head_i_stride, head_e_stride, lse_batch_stride,
    lse_head_stride, lse_group_stride, lse_i_stride, saved_t8_batch_stride, saved_t8_head_stride, saved_t8_group_stride,
    saved_t8_i_stride, saved_t8_e_stride, N, HEADS, GROUP, scale: "fp64", dropout: "fp64", E: tl.constexpr,
    D: tl.constexpr, E_PADDED: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
    WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """head, lse, saved_t8: a program owns a block of i and streams j past it."""
    scale = tl.full((), scale, WIDE)
    dropout = tl.full((), dropout, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    group_ = (program % GROUP).to(tl.int64)
    program = program // GROUP
    head_2 = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    i_stop = tl.minimum(i_start + ROWS, N)
    t3_base = t3_ptr + batch * t3_batch_stride + head_2 * t3_head_stride + group_ * t3_group_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head_2 * t2_head_stride
    seed_base = seed_ptr + batch * seed_batch_stride + head_2 * seed_head_stride + group_ * seed_group_stride
    t7_base = t7_ptr + batch * t7_batch_stride + head_2 * t7_head_stride
    head_base = head_ptr + batch * head_batch_stride + head_2 * head_head_stride + group_ * head_group_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head_2 * lse_head_stride + group_ * lse_group_stride
    saved_t8_base = (
        saved_t8_ptr
        + batch * saved_t8_batch_stride
        + head_2 * saved_t8_head_stride
        + group_ * saved_t8_group_stride
    )
    row_max = tl.full((ROWS,), -float("inf"), WIDE)
    row_sum = tl.full((ROWS,), 0.0, WIDE)
    acc = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    t3_i = tl.load(
        t3_base + i[:, None].to(tl.int64) * t3_i_stride + d[None, :] * t3_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    seed_value = tl.load(seed_base)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, tl.minimum(N, 1 + (i_stop - 1)), 0, tl.minimum(N, 1 + i_start), COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of t2[j, d]*t3[i, d]  (step 2)
            t2_j = tl.load(
                t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
                mask=(j < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(t3_i.to(NARROW), tl.trans(t2_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
            kept = 1 - tl.where(
                (
                    dropout
                    - tile_uniform(tile_hash(tile_hash(tile_seeded(seed_value), i[:, None]), j[None, :]), WIDE)
                ) > 0,
                1.0,
                0.0,
            )
            # row_max[i] = max over j of score[i, j] where seen  (step 5)
            # seen: j < N and j <= i
            if partial:
                seen = (j < N)[None, :] & (j[None, :] <= i[:, None])
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
            # acc[i, e] = sum over j of t7[j, e]*kept[i, j]*weight[i, j] where seen  (step 6)
            visible_2 = kept * weight
            visible_2 = tl.where(seen, visible_2, 0.0) if partial else visible_2
            t7_j = tl.load(
                t7_base + j[:, None].to(tl.int64) * t7_j_stride + e[None, :] * t7_e_stride,
                mask=(j < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            acc = acc * correction[:, None]
            if partial:
                acc = masked_dot(seen, visible_2.to(NARROW), t7_j.to(NARROW), acc, PRECISION)
            else:
                acc = tl.dot(visible_2.to(NARROW), t7_j.to(NARROW), acc, input_precision=PRECISION, out_dtype=WIDE)
    # shift[i] = finite(row_max[i])  (step 5)
    shift_2 = tile_finite(row_max)
    # head[i, e] = acc[i, e]/(t1*row_sum[i])  (step 1)
    t1_value = tl.load(t1_ptr)
    head_i = tile_inverse(t1_value.to(WIDE)) * tile_inverse(row_sum)[:, None] * acc
    # lse[i] = log(row_sum[i]) + shift[i]  (step 5)
    lse_i = shift_2.to(tl.float64) + tl.log(row_sum).to(tl.float64)
    # saved_t8[i, e] = acc[i, e]/row_sum[i]  (step 5)
    saved_t8_i = tile_inverse(row_sum)[:, None] * acc
    tl.store(
        head_base + i[:, None].to(tl.int64) * head_i_stride + e[None, :] * head_e_stride,
        head_i,
        mask=(i < N)[:, None] & (e < E)[None, :],
    )
    tl.store(lse_base + i.to(tl.int64) * lse_i_stride, lse_i, mask=i < N)
    tl.store(
        saved_t8_base + i[:, None].to(tl.int64) * saved_t8_i_stride + e[None, :] * saved_t8_e_stride,
        saved_t8_i,
        mask=(i < N)[:, None] & (e < E)[None, :],
    )


def forward(x, w_query, w_key, w_value, w_out, scale, seed, dropout, *, allow_tf32=False, blocks=None):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, GROUP, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E),
    w_out (HEADS, GROUP, E, MODEL), scale a number, seed (BATCH, HEADS, GROUP) integer, dropout a number.
    Returns o (BATCH, N, MODEL), lse (BATCH, HEADS, GROUP, N) of float64, saved_t8 (BATCH, HEADS, GROUP, N, E).
    """
    BATCH, N, _ = x.shape
    HEADS, GROUP, _, D = w_query.shape
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    # t1 = 1 - dropout  (step 1)
    t1 = torch.as_tensor(1 - dropout, dtype=wide, device=device)
    # t2[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t3[i, d] = sum over m of x[i, m]*w_query[m, d]  (step 1)
    w_query_wide = w_query.to(wide)
    t3 = torch.einsum("bim,hgmd->bhgid", x_wide, w_query_wide)
    # t7[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t7 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    head = torch.empty((BATCH, HEADS, GROUP, N, E), dtype=wide, device=device)
    lse = torch.empty((BATCH, HEADS, GROUP, N), dtype=torch.float64, device=device)
    saved_t8 = torch.empty((BATCH, HEADS, GROUP, N, E), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(LIGHT, max(E, D, 1), dtype, device, blocks)
    forward_head_lse_saved_t8[(BATCH * HEADS * GROUP * triton.cdiv(N, rows),)](
        t3, t2, seed, t7, t1, head, lse, saved_t8, *t3.stride(), *t2.stride(), *seed.stride(), *t7.stride(),
        *t1.stride(), *head.stride(), *lse.stride(), *saved_t8.stride(), N, HEADS, GROUP, scale, dropout, E=E, D=D,
        E_PADDED=padded(E), D_PADDED=padded(D), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    # o[i, n] = sum over head, group, e of w_out[e, n]*head[i, e]  (step 2)
    w_out_wide = w_out.to(wide)
    o = torch.einsum("hgen,bhgie->bin", w_out_wide, head)
    return o.to(dtype), lse, saved_t8


@triton.jit
def backward_head(
    t1_ptr, saved_t8_ptr, head_ptr, saved_t8_batch_stride, saved_t8_head_stride, saved_t8_group_stride,
    saved_t8_i_stride, saved_t8_e_stride, head_batch_stride, head_head_stride, head_group_stride, head_i_stride,
    head_e_stride, N, HEADS, GROUP, E: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """head: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    group_ = (program % GROUP).to(tl.int64)
    program = program // GROUP
    head_2 = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    saved_t8_base = (
        saved_t8_ptr
        + batch * saved_t8_batch_stride
        + head_2 * saved_t8_head_stride
        + group_ * saved_t8_group_stride
    )
    head_base = head_ptr + batch * head_batch_stride + head_2 * head_head_stride + group_ * head_group_stride
    # head[i, e] = saved_t8[i, e]/t1  (step 4)
    t1_value = tl.load(t1_ptr)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    saved_t8_i = tl.load(
        saved_t8_base + i[:, None].to(tl.int64) * saved_t8_i_stride + e[None, :] * saved_t8_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    head_i = tile_inverse(t1_value.to(WIDE)) * saved_t8_i.to(WIDE)
    tl.store(
        head_base + i[:, None].to(tl.int64) * head_i_stride + e[None, :] * head_e_stride,
        head_i,
        mask=(i < N)[:, None] & (e < E)[None, :],
    )


@triton.jit
def backward_g4_d_row(
    g1_ptr, saved_t8_ptr, t1_ptr, d_lse_ptr, g4_ptr, d_row_ptr, g1_batch_stride, g1_head_stride, g1_group_stride,
    g1_i_stride, g1_e_stride, saved_t8_batch_stride, saved_t8_head_stride, saved_t8_group_stride, saved_t8_i_stride,
    saved_t8_e_stride, d_lse_batch_stride, d_lse_head_stride, d_lse_group_stride, d_lse_i_stride, g4_batch_stride,
    g4_head_stride, g4_group_stride, g4_i_stride, g4_e_stride, d_row_batch_stride, d_row_head_stride,
    d_row_group_stride, d_row_i_stride, N, HEADS, GROUP, E: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """g4, g9: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    group_ = (program % GROUP).to(tl.int64)
    program = program // GROUP
    head_2 = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    g1_base = g1_ptr + batch * g1_batch_stride + head_2 * g1_head_stride + group_ * g1_group_stride
    saved_t8_base = (
        saved_t8_ptr
        + batch * saved_t8_batch_stride
        + head_2 * saved_t8_head_stride
        + group_ * saved_t8_group_stride
    )
    d_lse_base = d_lse_ptr + batch * d_lse_batch_stride + head_2 * d_lse_head_stride + group_ * d_lse_group_stride
    g4_base = g4_ptr + batch * g4_batch_stride + head_2 * g4_head_stride + group_ * g4_group_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head_2 * d_row_head_stride + group_ * d_row_group_stride
    # delta[i] = sum over e of g1[i, e]*saved_t8[i, e]  (step 4)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    g1_i = tl.load(
        g1_base + i[:, None].to(tl.int64) * g1_i_stride + e[None, :] * g1_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    saved_t8_i = tl.load(
        saved_t8_base + i[:, None].to(tl.int64) * saved_t8_i_stride + e[None, :] * saved_t8_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    delta = tl.sum(tl.where((e < E)[None, :], g1_i.to(WIDE) * saved_t8_i.to(WIDE), 0.0), 1)
    # g4[i, e] = g1[i, e]/t1  (step 4)
    t1_value = tl.load(t1_ptr)
    g4_i = tile_inverse(t1_value.to(WIDE)) * g1_i.to(WIDE)
    # d_row[i] = d_lse[i] - delta[i]/t1  (step 4)
    d_lse_i = tl.load(d_lse_base + i.to(tl.int64) * d_lse_i_stride, mask=i < N, other=0.0)
    g9_i = d_lse_i.to(WIDE) - tile_inverse(t1_value.to(WIDE)) * delta
    tl.store(
        g4_base + i[:, None].to(tl.int64) * g4_i_stride + e[None, :] * g4_e_stride,
        g4_i,
        mask=(i < N)[:, None] & (e < E)[None, :],
    )
    tl.store(d_row_base + i.to(tl.int64) * d_row_i_stride, g9_i, mask=i < N)


@triton.jit
def backward_g6_part_g12_part(
    t2_ptr, t3_ptr, seed_ptr, t7_ptr, g4_ptr, lse_ptr, d_row_ptr, g6_part_ptr, g12_part_ptr, t2_batch_stride,
    t2_head_stride, t2_j_stride, t2_d_stride, t3_batch_stride, t3_head_stride, t3_group_stride, t3_i_stride,
    t3_d_stride, seed_batch_stride, seed_head_stride, seed_group_stride, t7_batch_stride, t7_head_stride, t7_j_stride,
    t7_e_stride, g4_batch_stride, g4_head_stride, g4_group_stride, g4_i_stride, g4_e_stride, lse_batch_stride,
    lse_head_stride, lse_group_stride, lse_i_stride, d_row_batch_stride, d_row_head_stride, d_row_group_stride,
    d_row_i_stride, g6_part_batch_stride, g6_part_head_stride, g6_part_group_stride, g6_part_j_stride, g6_part_e_stride,
    g12_part_batch_stride, g12_part_head_stride, g12_part_group_stride, g12_part_j_stride, g12_part_d_stride, N, HEADS,
    GROUP, scale: "fp64", dropout: "fp64", E: tl.constexpr, D: tl.constexpr, E_PADDED: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr,
    PRECISION: tl.constexpr,
):
    """g6_part, g12_part: a program owns a block of j and streams i past it."""
    scale = tl.full((), scale, WIDE)
    dropout = tl.full((), dropout, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    group_ = (program % GROUP).to(tl.int64)
    program = program // GROUP
    head_2 = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    j_stop = tl.minimum(j_start + ROWS, N)
    t2_base = t2_ptr + batch * t2_batch_stride + head_2 * t2_head_stride
    t3_base = t3_ptr + batch * t3_batch_stride + head_2 * t3_head_stride + group_ * t3_group_stride
    seed_base = seed_ptr + batch * seed_batch_stride + head_2 * seed_head_stride + group_ * seed_group_stride
    t7_base = t7_ptr + batch * t7_batch_stride + head_2 * t7_head_stride
    g4_base = g4_ptr + batch * g4_batch_stride + head_2 * g4_head_stride + group_ * g4_group_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head_2 * lse_head_stride + group_ * lse_group_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head_2 * d_row_head_stride + group_ * d_row_group_stride
    g6_part_base = (
        g6_part_ptr
        + batch * g6_part_batch_stride
        + head_2 * g6_part_head_stride
        + group_ * g6_part_group_stride
    )
    g12_part_base = (
        g12_part_ptr
        + batch * g12_part_batch_stride
        + head_2 * g12_part_head_stride
        + group_ * g12_part_group_stride
    )
    g6_part_j = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    g12_part_j = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    t2_j = tl.load(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
        mask=(j < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    seed_value = tl.load(seed_base)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    t7_j = tl.load(
        t7_base + j[:, None].to(tl.int64) * t7_j_stride + e[None, :] * t7_e_stride,
        mask=(j < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    lower = tl.maximum(0, j_start)
    before, full, after = tile_counts(lower, N, tl.maximum(0, (j_stop - 1)), N, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            i_start = lower + (tl.where(step < before, step, full + step) if partial else before + step) * COLUMNS
            i = i_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of t2[j, d]*t3[i, d]  (step 2)
            t3_i = tl.load(
                t3_base + i[:, None].to(tl.int64) * t3_i_stride + d[None, :] * t3_d_stride,
                mask=(i < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(t2_j.to(NARROW), tl.trans(t3_i).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
            kept = 1 - tl.where(
                (
                    dropout
                    - tile_uniform(tile_hash(tile_hash(tile_seeded(seed_value), i[None, :]), j[:, None]), WIDE)
                ) > 0,
                1.0,
                0.0,
            )
            # d_weight[i, j] = sum over e of t7[j, e]*g4[i, e]  (step 3)
            g4_i = tl.load(
                g4_base + i[:, None].to(tl.int64) * g4_i_stride + e[None, :] * g4_e_stride,
                mask=(i < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(t7_j.to(NARROW), tl.trans(g4_i).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # weight[i, j] = exp(-lse[i] + score[i, j]) where seen, masked where it is read  (step 8)
            lse_i = tl.load(lse_base + i.to(tl.int64) * lse_i_stride, mask=i < N, other=0.0)
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = tile_two_parts(lse_i, WIDE)
            weight = tl.exp2(((score - lse_high[None, :]) - lse_low[None, :]) * LOG2E)
            # d_score[i, j] = (d_row[i] + d_weight[i, j]*kept[i, j])*weight[i, j] where seen, masked where it is read
            #   (step 8)
            d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
            d_score = (d_weight * kept + d_row_i.to(WIDE)[None, :]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            # seen: i < N and j <= i
            if partial:
                seen = (i < N)[None, :] & (j[:, None] <= i[None, :])
            d_score_2 = scale * d_score
            d_score_2 = tl.where(seen, d_score_2, 0.0) if partial else d_score_2
            # g6_part[j, e] = sum over i of g4[i, e]*kept[i, j]*weight[i, j] where seen  (step 9)
            visible = kept * weight
            visible = tl.where(seen, visible, 0.0) if partial else visible
            if partial:
                g6_part_j = masked_dot(seen, visible.to(NARROW), g4_i.to(NARROW), g6_part_j, PRECISION)
            else:
                g6_part_j = tl.dot(
                    visible.to(NARROW),
                    g4_i.to(NARROW),
                    g6_part_j,
                    input_precision=PRECISION,
                    out_dtype=WIDE,
                )
            # g12_part[j, d] = sum over i of d_score_2[i, j]*t3[i, d] where seen  (step 9)
            if partial:
                g12_part_j = masked_dot(seen, d_score_2.to(NARROW), t3_i.to(NARROW), g12_part_j, PRECISION)
            else:
                g12_part_j = tl.dot(
                    d_score_2.to(NARROW),
                    t3_i.to(NARROW),
                    g12_part_j,
                    input_precision=PRECISION,
                    out_dtype=WIDE,
                )
    tl.store(
        g6_part_base + j[:, None].to(tl.int64) * g6_part_j_stride + e[None, :] * g6_part_e_stride,
        g6_part_j,
        mask=(j < N)[:, None] & (e < E)[None, :],
    )
    tl.store(
        g12_part_base + j[:, None].to(tl.int64) * g12_part_j_stride + d[None, :] * g12_part_d_stride,
        g12_part_j,
        mask=(j < N)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_g13(
    t3_ptr, t2_ptr, seed_ptr, g4_ptr, t7_ptr, lse_ptr, d_row_ptr, g13_ptr, t3_batch_stride, t3_head_stride,
    t3_group_stride, t3_i_stride, t3_d_stride, t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride,
    seed_batch_stride, seed_head_stride, seed_group_stride, g4_batch_stride, g4_head_stride, g4_group_stride,
    g4_i_stride, g4_e_stride, t7_batch_stride, t7_head_stride, t7_j_stride, t7_e_stride, lse_batch_stride,
    lse_head_stride, lse_group_stride, lse_i_stride, d_row_batch_stride, d_row_head_stride, d_row_group_stride,
    d_row_i_stride, g13_batch_stride, g13_head_stride, g13_group_stride, g13_i_stride, g13_d_stride, N, HEADS, GROUP,
    scale: "fp64", dropout: "fp64", D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr,
    ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """g13: a program owns a block of i and streams j past it."""
    scale = tl.full((), scale, WIDE)
    dropout = tl.full((), dropout, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    group_ = (program % GROUP).to(tl.int64)
    program = program // GROUP
    head_2 = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    i_stop = tl.minimum(i_start + ROWS, N)
    t3_base = t3_ptr + batch * t3_batch_stride + head_2 * t3_head_stride + group_ * t3_group_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head_2 * t2_head_stride
    seed_base = seed_ptr + batch * seed_batch_stride + head_2 * seed_head_stride + group_ * seed_group_stride
    g4_base = g4_ptr + batch * g4_batch_stride + head_2 * g4_head_stride + group_ * g4_group_stride
    t7_base = t7_ptr + batch * t7_batch_stride + head_2 * t7_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head_2 * lse_head_stride + group_ * lse_group_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head_2 * d_row_head_stride + group_ * d_row_group_stride
    g13_base = g13_ptr + batch * g13_batch_stride + head_2 * g13_head_stride + group_ * g13_group_stride
    g13_i = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    t3_i = tl.load(
        t3_base + i[:, None].to(tl.int64) * t3_i_stride + d[None, :] * t3_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    seed_value = tl.load(seed_base)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    g4_i = tl.load(
        g4_base + i[:, None].to(tl.int64) * g4_i_stride + e[None, :] * g4_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    lse_i = tl.load(lse_base + i.to(tl.int64) * lse_i_stride, mask=i < N, other=0.0)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = tile_two_parts(lse_i, WIDE)
    d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
    lower = 0
    before, full, after = tile_counts(lower, tl.minimum(N, 1 + (i_stop - 1)), 0, tl.minimum(N, 1 + i_start), COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of t2[j, d]*t3[i, d]  (step 2)
            t2_j = tl.load(
                t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
                mask=(j < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(t3_i.to(NARROW), tl.trans(t2_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
            kept = 1 - tl.where(
                (
                    dropout
                    - tile_uniform(tile_hash(tile_hash(tile_seeded(seed_value), i[:, None]), j[None, :]), WIDE)
                ) > 0,
                1.0,
                0.0,
            )
            # d_weight[i, j] = sum over e of t7[j, e]*g4[i, e]  (step 3)
            t7_j = tl.load(
                t7_base + j[:, None].to(tl.int64) * t7_j_stride + e[None, :] * t7_e_stride,
                mask=(j < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(g4_i.to(NARROW), tl.trans(t7_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # weight[i, j] = exp(-lse[i] + score[i, j]) where seen, masked where it is read  (step 8)
            weight = tl.exp2(((score - lse_high[:, None]) - lse_low[:, None]) * LOG2E)
            # d_score[i, j] = (d_row[i] + d_weight[i, j]*kept[i, j])*weight[i, j] where seen, masked where it is read
            #   (step 8)
            d_score = (d_weight * kept + d_row_i.to(WIDE)[:, None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            # seen: j < N and j <= i
            if partial:
                seen = (j < N)[None, :] & (j[None, :] <= i[:, None])
            d_score_2 = scale * d_score
            d_score_2 = tl.where(seen, d_score_2, 0.0) if partial else d_score_2
            # g13[i, d] = sum over j of t2[j, d]*d_score_2[i, j] where seen  (step 4)
            if partial:
                g13_i = masked_dot(seen, d_score_2.to(NARROW), t2_j.to(NARROW), g13_i, PRECISION)
            else:
                g13_i = tl.dot(d_score_2.to(NARROW), t2_j.to(NARROW), g13_i, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        g13_base + i[:, None].to(tl.int64) * g13_i_stride + d[None, :] * g13_d_stride,
        g13_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_d_x(
    g15_ptr, g17_ptr, g8_ptr, d_x_ptr, g15_batch_stride, g15_i_stride, g15_m_stride, g17_batch_stride, g17_j_stride,
    g17_m_stride, g8_batch_stride, g8_j_stride, g8_m_stride, d_x_batch_stride, d_x_j_stride, d_x_m_stride, N,
    MODEL: tl.constexpr, MODEL_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """d_x: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    g15_base = g15_ptr + batch * g15_batch_stride
    g17_base = g17_ptr + batch * g17_batch_stride
    g8_base = g8_ptr + batch * g8_batch_stride
    d_x_base = d_x_ptr + batch * d_x_batch_stride
    # d_x[j, m] = g15[j, m] + g17[j, m] + g8[j, m]  (step 3)
    m = tl.arange(0, MODEL_PADDED).to(tl.int64)
    g15_j = tl.load(
        g15_base + j[:, None].to(tl.int64) * g15_i_stride + m[None, :] * g15_m_stride,
        mask=(j < N)[:, None] & (m < MODEL)[None, :],
        other=0.0,
    )
    g17_j = tl.load(
        g17_base + j[:, None].to(tl.int64) * g17_j_stride + m[None, :] * g17_m_stride,
        mask=(j < N)[:, None] & (m < MODEL)[None, :],
        other=0.0,
    )
    g8_j = tl.load(
        g8_base + j[:, None].to(tl.int64) * g8_j_stride + m[None, :] * g8_m_stride,
        mask=(j < N)[:, None] & (m < MODEL)[None, :],
        other=0.0,
    )
    d_x_j = g15_j.to(WIDE) + g17_j.to(WIDE) + g8_j.to(WIDE)
    tl.store(
        d_x_base + j[:, None].to(tl.int64) * d_x_j_stride + m[None, :] * d_x_m_stride,
        d_x_j,
        mask=(j < N)[:, None] & (m < MODEL)[None, :],
    )


def backward(
    x, w_query, w_key, w_value, w_out, scale, seed, dropout, lse, saved_t8, d_o, d_lse, *, allow_tf32=False,
    blocks=None,
):
    """Takes x (BATCH, N, MODEL), w_query (HEADS, GROUP, MODEL, D), w_key (HEADS, MODEL, D), w_value (HEADS, MODEL, E),
    w_out (HEADS, GROUP, E, MODEL), scale a number, seed (BATCH, HEADS, GROUP) integer, dropout a number, lse
    (BATCH, HEADS, GROUP, N), saved_t8 (BATCH, HEADS, GROUP, N, E), d_o (BATCH, N, MODEL), d_lse (BATCH, HEADS,
    GROUP, N).
    Returns d_x (BATCH, N, MODEL), d_w_query (HEADS, GROUP, MODEL, D), d_w_key (HEADS, MODEL, D), d_w_value (HEADS,
    MODEL, E), d_w_out (HEADS, GROUP, E, MODEL).
    """
    BATCH, N, MODEL = x.shape
    HEADS, GROUP, _, D = w_query.shape
    E = w_value.shape[2]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    # t1 = 1 - dropout  (step 1)
    t1 = torch.as_tensor(1 - dropout, dtype=wide, device=device)
    # t2[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("hmd,bjm->bhjd", w_key_wide, x_wide)
    # t3[i, d] = sum over m of x[i, m]*w_query[m, d]  (step 1)
    w_query_wide = w_query.to(wide)
    t3 = torch.einsum("bim,hgmd->bhgid", x_wide, w_query_wide)
    # t7[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t7 = torch.einsum("hme,bjm->bhje", w_value_wide, x_wide)
    head = torch.empty((BATCH, HEADS, GROUP, N, E), dtype=wide, device=device)
    rows = row_block(max(E, 1), blocks)
    backward_head[(BATCH * HEADS * GROUP * triton.cdiv(N, rows),)](
        t1, saved_t8, head, *t1.stride(), *saved_t8.stride(), *head.stride(), N, HEADS, GROUP, E=E, E_PADDED=padded(E),
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # g1[i, e] = sum over n of d_o[i, n]*w_out[e, n]  (step 3)
    d_o_wide = d_o.to(wide)
    w_out_wide = w_out.to(wide)
    g1 = torch.einsum("bin,hgen->bhgie", d_o_wide, w_out_wide)
    # d_w_out[e, n] = sum over batch, i of d_o[i, n]*head[i, e]  (step 4)
    d_w_out = torch.einsum("bin,bhgie->hgen", d_o_wide, head)
    g4 = torch.empty((BATCH, HEADS, GROUP, N, E), dtype=wide, device=device)
    d_row = torch.empty((BATCH, HEADS, GROUP, N), dtype=wide, device=device)
    rows = row_block(max(E, 1), blocks)
    backward_g4_d_row[(BATCH * HEADS * GROUP * triton.cdiv(N, rows),)](
        g1, saved_t8, t1, d_lse, g4, d_row, *g1.stride(), *saved_t8.stride(), *t1.stride(), *d_lse.stride(),
        *g4.stride(), *d_row.stride(), N, HEADS, GROUP, E=E, E_PADDED=padded(E), ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    g6_part = torch.empty((BATCH, HEADS, GROUP, N, E), dtype=wide, device=device)
    g12_part = torch.empty((BATCH, HEADS, GROUP, N, D), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(E, D, 1), dtype, device, blocks)
    backward_g6_part_g12_part[(BATCH * HEADS * GROUP * triton.cdiv(N, rows),)](
        t2, t3, seed, t7, g4, lse, d_row, g6_part, g12_part, *t2.stride(), *t3.stride(), *seed.stride(), *t7.stride(),
        *g4.stride(), *lse.stride(), *d_row.stride(), *g6_part.stride(), *g12_part.stride(), N, HEADS, GROUP, scale,
        dropout, E=E, D=D, E_PADDED=padded(E), D_PADDED=padded(D), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    g13 = torch.empty((BATCH, HEADS, GROUP, N, D), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(MEDIUM, max(D, E, 1), dtype, device, blocks)
    backward_g13[(BATCH * HEADS * GROUP * triton.cdiv(N, rows),)](
        t3, t2, seed, g4, t7, lse, d_row, g13, *t3.stride(), *t2.stride(), *seed.stride(), *g4.stride(), *t7.stride(),
        *lse.stride(), *d_row.stride(), *g13.stride(), N, HEADS, GROUP, scale, dropout, D=D, E=E, D_PADDED=padded(D),
        E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision,
        num_warps=warps, num_stages=stages, **code_options(device),
    )
    # g6[j, e] = sum over group of g6_part[j, e]  (step 9)
    g6 = g6_part.permute(0, 1, 3, 4, 2).sum(-1)
    # g7[e, m] = sum over batch, j of x[j, m]*g6[j, e]  (step 3)
    g7 = torch.einsum("bjm,bhje->hem", x_wide, g6)
    # g8[j, m] = sum over head, e of w_value[m, e]*g6[j, e]  (step 3)
    g8 = torch.einsum("hme,bhje->bjm", w_value_wide, g6)
    # g12[j, d] = sum over group of g12_part[j, d]  (step 9)
    g12 = g12_part.permute(0, 1, 3, 4, 2).sum(-1)
    # g14[d, m] = sum over batch, i of x[i, m]*g13[i, d]  (step 3)
    g14 = torch.einsum("bim,bhgid->hgdm", x_wide, g13)
    # g15[i, m] = sum over head, group, d of w_query[m, d]*g13[i, d]  (step 3)
    g15 = torch.einsum("hgmd,bhgid->bim", w_query_wide, g13)
    # g16[d, m] = sum over batch, j of x[j, m]*g12[j, d]  (step 3)
    g16 = torch.einsum("bjm,bhjd->hdm", x_wide, g12)
    # g17[j, m] = sum over head, d of w_key[m, d]*g12[j, d]  (step 3)
    g17 = torch.einsum("hmd,bhjd->bjm", w_key_wide, g12)
    d_x = torch.empty((BATCH, N, MODEL), dtype=dtype, device=device)
    rows = row_block(max(MODEL, 1), blocks)
    backward_d_x[(BATCH * triton.cdiv(N, rows),)](
        g15, g17, g8, d_x, *g15.stride(), *g17.stride(), *g8.stride(), *d_x.stride(), N, MODEL=MODEL,
        MODEL_PADDED=padded(MODEL), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # d_w_query[m, d] = g14[d, m]  (step 3)
    d_w_query = g14.mT
    # d_w_key[m, d] = g16[d, m]  (step 3)
    d_w_key = g16.mT
    # d_w_value[m, e] = g7[e, m]  (step 3)
    d_w_value = g7.mT
    return d_x, d_w_query.to(dtype).clone(), d_w_key.to(dtype).clone(), d_w_value.to(dtype).clone(), d_w_out.to(dtype)
