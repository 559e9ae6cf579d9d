"""Cross-attention: one Triton kernel for each loop over tiles

                       Σ          exp(s[i, j])⋅v[j, e]
              j : j < key_lengths
    o[i, e] = ────────────────────────────────────────
                           Σ          exp(s[i, j])
                  j : j < key_lengths

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

    q[i, d] = Σ w_query[m, d]⋅x[i, m]
              m

    k[j, d] = Σ w_key[s, d]⋅y[j, s]
              s

    v[j, e] = Σ w_value[s, e]⋅y[j, s]
              s

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'cross_attention',
    'backend': 'triton',
    'options': {'key_lengths': True},
    'source': '709c28627c6bb816',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'MODEL': 'width',
        'M': 'length',
        'SOURCE': 'width',
        'D': 'width',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('x', ['BATCH', 'HEADS', 'N', 'MODEL'], 'real'),
            ('y', ['BATCH', 'HEADS', 'M', 'SOURCE'], 'real'),
            ('w_query', ['MODEL', 'D'], 'real'),
            ('w_key', ['SOURCE', 'D'], 'real'),
            ('w_value', ['SOURCE', 'E'], 'real'),
            ('scale', [], 'scalar'),
            ('key_lengths', ['BATCH'], 'integer'),
        ],
        'params': [],
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
        'inputs': ['x', 'y', 'w_query', 'w_key', 'w_value', 'scale', 'key_lengths'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('x', ['BATCH', 'HEADS', 'N', 'MODEL']),
            ('y', ['BATCH', 'HEADS', 'M', 'SOURCE']),
            ('w_query', ['MODEL', 'D']),
            ('w_key', ['SOURCE', 'D']),
            ('w_value', ['SOURCE', 'E']),
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


def masked_einsum(spec, seen, left, right):
    """einsum over what is seen: a NaN or an infinity elsewhere in `right` has no influence; `left` is 0 there"""
    good = torch.isfinite(right)
    if seen is None or (right.device.type == "cpu" and good.all()):  # elsewhere to ask would be to wait
        return torch.einsum(spec, left, right)
    out = torch.einsum(spec, left, torch.where(good, right, 0.0))
    bad = torch.einsum(spec, seen.expand(left.shape).to(left.dtype), (~good).to(left.dtype))
    return torch.where(bad > 0, float("nan"), out)


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
    t2_ptr, t1_ptr, key_lengths_ptr, t6_ptr, o_ptr, lse_ptr, t2_batch_stride, t2_head_stride, t2_i_stride, t2_d_stride,
    t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride, key_lengths_batch_stride, t6_batch_stride,
    t6_head_stride, t6_j_stride, t6_e_stride, o_batch_stride, o_head_stride, o_i_stride, o_e_stride, lse_batch_stride,
    lse_head_stride, lse_i_stride, HEADS, N, M, scale: "fp64", E: tl.constexpr, D: tl.constexpr, E_PADDED: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr,
    PRECISION: tl.constexpr,
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
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    key_lengths_base = key_lengths_ptr + batch * key_lengths_batch_stride
    t6_base = t6_ptr + batch * t6_batch_stride + head * t6_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    row_max = tl.full((ROWS,), -float("inf"), WIDE)
    row_sum = tl.full((ROWS,), 0.0, WIDE)
    acc = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    t2_i = tl.load(
        t2_base + i[:, None].to(tl.int64) * t2_i_stride + d[None, :] * t2_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    key_lengths_value = tl.load(key_lengths_base)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(
        lower,
        tl.minimum(M, key_lengths_value.to(tl.int32)),
        0,
        tl.minimum(M, key_lengths_value.to(tl.int32)),
        COLUMNS,
    )
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t1_j = tl.load(
                t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
                mask=(j < M)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(t2_i.to(NARROW), tl.trans(t1_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # row_max[i] = max over j of score[i, j] where seen  (step 5)
            # seen: j < M and j < key_lengths
            if partial:
                seen = ((j < M) & (j < key_lengths_value))[None, :]
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
            # acc[i, e] = sum over j of weight[i, j]*t6[j, e] where seen  (step 6)
            t6_j = tl.load(
                t6_base + j[:, None].to(tl.int64) * t6_j_stride + e[None, :] * t6_e_stride,
                mask=(j < M)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            acc = acc * correction[:, None]
            if partial:
                acc = masked_dot(seen, weight.to(NARROW), t6_j.to(NARROW), acc, PRECISION)
            else:
                acc = tl.dot(weight.to(NARROW), t6_j.to(NARROW), acc, input_precision=PRECISION, out_dtype=WIDE)
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


def forward(x, y, w_query, w_key, w_value, scale, key_lengths, *, allow_tf32=False, blocks=None):
    """Takes x (BATCH, HEADS, N, MODEL), y (BATCH, HEADS, M, SOURCE), w_query (MODEL, D), w_key (SOURCE, D), w_value
    (SOURCE, E), scale a number, key_lengths (BATCH) integer.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, _ = x.shape
    M = y.shape[2]
    D = w_query.shape[1]
    E = w_value.shape[1]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    # t1[j, d] = sum over s of w_key[s, d]*y[j, s]  (step 1)
    w_key_wide = w_key.to(wide)
    y_wide = y.to(wide)
    t1 = torch.einsum("sd,bhjs->bhjd", w_key_wide, y_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("md,bhim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over s of w_value[s, e]*y[j, s]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("se,bhjs->bhje", w_value_wide, y_wide)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    rows, columns, warps, stages = configuration(LIGHT, max(E, D, 1), dtype, device, blocks)
    forward_o_lse[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t2, t1, key_lengths, t6, o, lse, *t2.stride(), *t1.stride(), *key_lengths.stride(), *t6.stride(), *o.stride(),
        *lse.stride(), HEADS, N, M, scale, E=E, D=D, E_PADDED=padded(E), D_PADDED=padded(D), ROWS=rows, COLUMNS=columns,
        WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages,
        **code_options(device),
    )
    return o, lse


@triton.jit
def backward_delta(
    d_o_ptr, o_ptr, delta_ptr, d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride, o_batch_stride,
    o_head_stride, o_i_stride, o_e_stride, delta_batch_stride, delta_head_stride, delta_i_stride, HEADS, N,
    E: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g1: a program computes a block of i."""
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
    delta_base = delta_ptr + batch * delta_batch_stride + head * delta_head_stride
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
    g1_i = tl.sum(tl.where((e < E)[None, :], d_o_i.to(WIDE) * o_i.to(WIDE), 0.0), 1)
    tl.store(delta_base + i.to(tl.int64) * delta_i_stride, g1_i, mask=i < N)


@triton.jit
def backward_d_row(
    delta_ptr, d_lse_ptr, d_row_ptr, delta_batch_stride, delta_head_stride, delta_i_stride, d_lse_batch_stride,
    d_lse_head_stride, d_lse_i_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride, HEADS, N,
    ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g8: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    delta_base = delta_ptr + batch * delta_batch_stride + head * delta_head_stride
    d_lse_base = d_lse_ptr + batch * d_lse_batch_stride + head * d_lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    # d_row[i] = d_lse[i] - delta[i]  (step 4)
    delta_i = tl.load(delta_base + i.to(tl.int64) * delta_i_stride, mask=i < N, other=0.0)
    d_lse_i = tl.load(d_lse_base + i.to(tl.int64) * d_lse_i_stride, mask=i < N, other=0.0)
    g8_i = d_lse_i.to(WIDE) - delta_i.to(WIDE)
    tl.store(d_row_base + i.to(tl.int64) * d_row_i_stride, g8_i, mask=i < N)


@triton.jit
def backward_g5_g11(
    t1_ptr, t2_ptr, t6_ptr, d_o_ptr, lse_ptr, d_row_ptr, key_lengths_ptr, g5_ptr, g11_ptr, t1_batch_stride,
    t1_head_stride, t1_j_stride, t1_d_stride, t2_batch_stride, t2_head_stride, t2_i_stride, t2_d_stride,
    t6_batch_stride, t6_head_stride, t6_j_stride, t6_e_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride,
    d_o_e_stride, lse_batch_stride, lse_head_stride, lse_i_stride, d_row_batch_stride, d_row_head_stride,
    d_row_i_stride, key_lengths_batch_stride, g5_batch_stride, g5_head_stride, g5_j_stride, g5_e_stride,
    g11_batch_stride, g11_head_stride, g11_j_stride, g11_d_stride, HEADS, N, M, scale: "fp64", E: tl.constexpr,
    D: tl.constexpr, E_PADDED: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
    WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """g5, g11: a program owns a block of j and streams i past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    t6_base = t6_ptr + batch * t6_batch_stride + head * t6_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    key_lengths_base = key_lengths_ptr + batch * key_lengths_batch_stride
    g5_base = g5_ptr + batch * g5_batch_stride + head * g5_head_stride
    g11_base = g11_ptr + batch * g11_batch_stride + head * g11_head_stride
    g4 = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    g11_j = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    t1_j = tl.load(
        t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    e = tl.arange(0, E_PADDED).to(tl.int64)
    t6_j = tl.load(
        t6_base + j[:, None].to(tl.int64) * t6_j_stride + e[None, :] * t6_e_stride,
        mask=(j < M)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    key_lengths_value = tl.load(key_lengths_base)
    for i_start in range(0, N, COLUMNS):
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
        # d_weight[i, j] = sum over e of d_o[i, e]*t6[j, e]  (step 4)
        d_o_i = tl.load(
            d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
            mask=(i < N)[:, None] & (e < E)[None, :],
            other=0.0,
        )
        d_weight = tl.dot(t6_j.to(NARROW), tl.trans(d_o_i), input_precision=PRECISION, out_dtype=WIDE)
        # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
        lse_i = tl.load(lse_base + i.to(tl.int64) * lse_i_stride, mask=i < N, other=0.0)
        # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
        lse_high, lse_low = tile_two_parts(lse_i, WIDE)
        weight = tl.exp2(((score - lse_high[None, :]) - lse_low[None, :]) * LOG2E)
        # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
        d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
        d_score = (d_weight + d_row_i.to(WIDE)[None, :]) * weight
        # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
        # seen_3: i < N and j < key_lengths
        seen_3 = (i < N)[None, :] & (j < key_lengths_value)[:, None]
        d_score_2 = tl.where(seen_3, scale * d_score, 0.0)
        # g4[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
        # seen_4: lse[i] > -oo and i < N
        seen_4 = ((i < N) & (lse_high != -float("inf")))[None, :]
        g4 = masked_dot(seen_4, tl.where(seen_4, weight, 0.0).to(NARROW), d_o_i, g4, PRECISION)
        # g11[j, d] = sum over i of d_score_2[i, j]*t2[i, d] where seen  (step 4)
        g11_j = masked_dot(seen_3, d_score_2.to(NARROW), t2_i.to(NARROW), g11_j, PRECISION)
    # g5[j, e] = g4[j, e] where seen  (step 3)
    g5_j = tl.where((j < key_lengths_value)[:, None], g4, 0.0)
    tl.store(
        g5_base + j[:, None].to(tl.int64) * g5_j_stride + e[None, :] * g5_e_stride,
        g5_j,
        mask=(j < M)[:, None] & (e < E)[None, :],
    )
    tl.store(
        g11_base + j[:, None].to(tl.int64) * g11_j_stride + d[None, :] * g11_d_stride,
        g11_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_g12(
    t2_ptr, t1_ptr, d_o_ptr, t6_ptr, lse_ptr, d_row_ptr, key_lengths_ptr, g12_ptr, t2_batch_stride, t2_head_stride,
    t2_i_stride, t2_d_stride, t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride, d_o_batch_stride,
    d_o_head_stride, d_o_i_stride, d_o_e_stride, t6_batch_stride, t6_head_stride, t6_j_stride, t6_e_stride,
    lse_batch_stride, lse_head_stride, lse_i_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride,
    key_lengths_batch_stride, g12_batch_stride, g12_head_stride, g12_i_stride, g12_d_stride, HEADS, N, M, scale: "fp64",
    D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """g12: a program owns a block of i and streams j past it."""
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
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    t6_base = t6_ptr + batch * t6_batch_stride + head * t6_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    key_lengths_base = key_lengths_ptr + batch * key_lengths_batch_stride
    g12_base = g12_ptr + batch * g12_batch_stride + head * g12_head_stride
    g12_i = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    t2_i = tl.load(
        t2_base + i[:, None].to(tl.int64) * t2_i_stride + d[None, :] * t2_d_stride,
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
    key_lengths_value = tl.load(key_lengths_base)
    lower = 0
    before, full, after = tile_counts(
        lower,
        tl.minimum(M, key_lengths_value.to(tl.int32)),
        0,
        tl.minimum(M, key_lengths_value.to(tl.int32)),
        COLUMNS,
    )
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            t1_j = tl.load(
                t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
                mask=(j < M)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(t2_i.to(NARROW), tl.trans(t1_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # score[i, j] = scale*dot[i, j]  (step 1)
            score = scale * dot
            # d_weight[i, j] = sum over e of d_o[i, e]*t6[j, e]  (step 4)
            t6_j = tl.load(
                t6_base + j[:, None].to(tl.int64) * t6_j_stride + e[None, :] * t6_e_stride,
                mask=(j < M)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(d_o_i, tl.trans(t6_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            weight = tl.exp2(((score - lse_high[:, None]) - lse_low[:, None]) * LOG2E)
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
            d_score = (d_weight + d_row_i.to(WIDE)[:, None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
            # seen_3: j < M and j < key_lengths
            if partial:
                seen_3 = ((j < M) & (j < key_lengths_value))[None, :]
            d_score_2 = scale * d_score
            d_score_2 = tl.where(seen_3, d_score_2, 0.0) if partial else d_score_2
            # g12[i, d] = sum over j of d_score_2[i, j]*t1[j, d] where seen  (step 4)
            if partial:
                g12_i = masked_dot(seen_3, d_score_2.to(NARROW), t1_j.to(NARROW), g12_i, PRECISION)
            else:
                g12_i = tl.dot(d_score_2.to(NARROW), t1_j.to(NARROW), g12_i, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        g12_base + i[:, None].to(tl.int64) * g12_i_stride + d[None, :] * g12_d_stride,
        g12_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_d_y(
    g16_ptr, g7_ptr, key_lengths_ptr, d_y_ptr, g16_batch_stride, g16_head_stride, g16_j_stride, g16_s_stride,
    g7_batch_stride, g7_head_stride, g7_j_stride, g7_s_stride, key_lengths_batch_stride, d_y_batch_stride,
    d_y_head_stride, d_y_j_stride, d_y_s_stride, HEADS, M, SOURCE: tl.constexpr, SOURCE_PADDED: tl.constexpr,
    ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """d_y: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    g16_base = g16_ptr + batch * g16_batch_stride + head * g16_head_stride
    g7_base = g7_ptr + batch * g7_batch_stride + head * g7_head_stride
    key_lengths_base = key_lengths_ptr + batch * key_lengths_batch_stride
    d_y_base = d_y_ptr + batch * d_y_batch_stride + head * d_y_head_stride
    # d_y[j, s] = g16[j, s] + g7[j, s] where seen  (step 9)
    s = tl.arange(0, SOURCE_PADDED).to(tl.int64)
    g16_j = tl.load(
        g16_base + j[:, None].to(tl.int64) * g16_j_stride + s[None, :] * g16_s_stride,
        mask=(j < M)[:, None] & (s < SOURCE)[None, :],
        other=0.0,
    )
    g7_j = tl.load(
        g7_base + j[:, None].to(tl.int64) * g7_j_stride + s[None, :] * g7_s_stride,
        mask=(j < M)[:, None] & (s < SOURCE)[None, :],
        other=0.0,
    )
    key_lengths_value = tl.load(key_lengths_base)
    d_y_j = tl.where((j < key_lengths_value)[:, None], g16_j.to(WIDE) + g7_j.to(WIDE), 0.0)
    tl.store(
        d_y_base + j[:, None].to(tl.int64) * d_y_j_stride + s[None, :] * d_y_s_stride,
        d_y_j,
        mask=(j < M)[:, None] & (s < SOURCE)[None, :],
    )


def backward(x, y, w_query, w_key, w_value, scale, key_lengths, o, lse, d_o, d_lse, *, allow_tf32=False, blocks=None):
    """Takes x (BATCH, HEADS, N, MODEL), y (BATCH, HEADS, M, SOURCE), w_query (MODEL, D), w_key (SOURCE, D), w_value
    (SOURCE, E), scale a number, key_lengths (BATCH) integer, o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o
    (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N).
    Returns d_x (BATCH, HEADS, N, MODEL), d_y (BATCH, HEADS, M, SOURCE), d_w_query (MODEL, D), d_w_key (SOURCE, D),
    d_w_value (SOURCE, E).
    """
    BATCH, HEADS, N, _ = x.shape
    _, _, M, SOURCE = y.shape
    D = w_query.shape[1]
    E = w_value.shape[1]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    # t1[j, d] = sum over s of w_key[s, d]*y[j, s]  (step 1)
    w_key_wide = w_key.to(wide)
    y_wide = y.to(wide)
    t1 = torch.einsum("sd,bhjs->bhjd", w_key_wide, y_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    x_wide = x.to(wide)
    t2 = torch.einsum("md,bhim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over s of w_value[s, e]*y[j, s]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("se,bhjs->bhje", w_value_wide, y_wide)
    delta = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(max(E, 1), blocks)
    backward_delta[(BATCH * HEADS * triton.cdiv(N, rows),)](
        d_o, o, delta, *d_o.stride(), *o.stride(), *delta.stride(), HEADS, N, E=E, E_PADDED=padded(E), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # seen1 = sum over i of 1 where seen  (step 4)
    lse_wide = lse.to(wide)
    # seen: lse[i] > -oo
    seen = lse_wide != -float('inf')
    seen1 = torch.where(seen, torch.as_tensor(1, dtype=wide, device=device), 0.0).sum(-1)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_d_row[(BATCH * HEADS * triton.cdiv(N, rows),)](
        delta, d_lse, d_row, *delta.stride(), *d_lse.stride(), *d_row.stride(), HEADS, N, ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    # seen2 = sum over j of 1 where seen  (step 4)
    j = torch.arange(M, device=device)
    # seen: j < key_lengths
    seen_2 = j < key_lengths[..., None]
    seen2 = torch.where(
        seen_2[..., None, :],
        torch.as_tensor(1, dtype=wide, device=device),
        0.0,
    ).expand(BATCH, HEADS, M).sum(-1)
    g5 = torch.empty((BATCH, HEADS, M, E), dtype=wide, device=device)
    g11 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(E, D, 1), dtype, device, blocks)
    backward_g5_g11[(BATCH * HEADS * triton.cdiv(M, rows),)](
        t1, t2, t6, d_o, lse, d_row, key_lengths, g5, g11, *t1.stride(), *t2.stride(), *t6.stride(), *d_o.stride(),
        *lse.stride(), *d_row.stride(), *key_lengths.stride(), *g5.stride(), *g11.stride(), HEADS, N, M, scale, E=E,
        D=D, E_PADDED=padded(E), D_PADDED=padded(D), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    g12 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(MEDIUM, max(D, E, 1), dtype, device, blocks)
    backward_g12[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t2, t1, d_o, t6, lse, d_row, key_lengths, g12, *t2.stride(), *t1.stride(), *d_o.stride(), *t6.stride(),
        *lse.stride(), *d_row.stride(), *key_lengths.stride(), *g12.stride(), HEADS, N, M, scale, D=D, E=E,
        D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    # g6[e, s] = sum over batch, head, j of g5[j, e]*y[j, s] where seen  (step 4)
    # seen: seen1 > 0
    seen_3 = seen1 > 0
    g6 = masked_einsum("bhje,bhjs->es", seen_3[..., None, None], torch.where(seen_3[..., None, None], g5, 0.0), y_wide)
    # g7[j, s] = sum over e of w_value[s, e]*g5[j, e]  (step 3)
    g7 = torch.einsum("se,bhje->bhjs", w_value_wide, g5)
    # g13[d, m] = sum over batch, head, i of g12[i, d]*x[i, m] where seen  (step 4)
    # seen: seen2 > 0
    seen_4 = seen2 > 0
    g13 = masked_einsum(
        "bhid,bhim->dm",
        seen_4[..., None, None],
        torch.where(seen_4[..., None, None], g12, 0.0),
        x_wide,
    )
    # d_x[i, m] = sum over d of w_query[m, d]*g12[i, d]  (step 4)
    d_x = torch.einsum("md,bhid->bhim", w_query_wide, g12)
    # g15[d, s] = sum over batch, head, j of g11[j, d]*y[j, s] where seen  (step 4)
    g15 = masked_einsum(
        "bhjd,bhjs->ds",
        seen_2[..., None, :, None],
        torch.where(seen_2[..., None, :, None], g11, 0.0),
        y_wide,
    )
    # g16[j, s] = sum over d of w_key[s, d]*g11[j, d]  (step 3)
    g16 = torch.einsum("sd,bhjd->bhjs", w_key_wide, g11)
    d_y = torch.empty((BATCH, HEADS, M, SOURCE), dtype=dtype, device=device)
    rows = row_block(max(SOURCE, 1), blocks)
    backward_d_y[(BATCH * HEADS * triton.cdiv(M, rows),)](
        g16, g7, key_lengths, d_y, *g16.stride(), *g7.stride(), *key_lengths.stride(), *d_y.stride(), HEADS, M,
        SOURCE=SOURCE, SOURCE_PADDED=padded(SOURCE), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # d_w_query[m, d] = g13[d, m]  (step 3)
    d_w_query = g13.mT
    # d_w_key[s, d] = g15[d, s]  (step 3)
    d_w_key = g15.mT
    # d_w_value[s, e] = g6[e, s]  (step 3)
    d_w_value = g6.mT
    return d_x.to(dtype), d_y, d_w_query.to(dtype).clone(), d_w_key.to(dtype).clone(), d_w_value.to(dtype).clone()
