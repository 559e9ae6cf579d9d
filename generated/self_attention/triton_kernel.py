"""Self-attention: one Triton kernel for each loop over tiles

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
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

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'self_attention',
    'backend': 'triton',
    'options': {},
    'source': '5b8f33f509ab11b9',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'MODEL': 'width',
        'D': 'width',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('x', ['BATCH', 'HEADS', 'N', 'MODEL'], 'real'),
            ('w_query', ['MODEL', 'D'], 'real'),
            ('w_key', ['MODEL', 'D'], 'real'),
            ('w_value', ['MODEL', 'E'], 'real'),
            ('scale', [], 'scalar'),
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
        'inputs': ['x', 'w_query', 'w_key', 'w_value', 'scale'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('x', ['BATCH', 'HEADS', 'N', 'MODEL']),
            ('w_query', ['MODEL', 'D']),
            ('w_key', ['MODEL', 'D']),
            ('w_value', ['MODEL', 'E']),
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
def forward_o_lse(
    t2_ptr, t1_ptr, t6_ptr, o_ptr, lse_ptr, t2_batch_stride, t2_head_stride, t2_i_stride, t2_d_stride, t1_batch_stride,
    t1_head_stride, t1_j_stride, t1_d_stride, t6_batch_stride, t6_head_stride, t6_j_stride, t6_e_stride, o_batch_stride,
    o_head_stride, o_i_stride, o_e_stride, lse_batch_stride, lse_head_stride, lse_i_stride, HEADS, N, scale: "fp64",
    E: tl.constexpr, D: tl.constexpr, E_PADDED: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
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
            # acc[i, e] = sum over j of weight[i, j]*t6[j, e]  (step 6)
            t6_j = tl.load(
                t6_base + j[:, None].to(tl.int64) * t6_j_stride + e[None, :] * t6_e_stride,
                mask=(j < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            acc = acc * correction[:, None]
            acc = tl.dot(visible_2.to(NARROW), t6_j.to(NARROW), acc, input_precision=PRECISION, out_dtype=WIDE)
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


def forward(x, w_query, w_key, w_value, scale, *, allow_tf32=False, blocks=None):
    """Takes x (BATCH, HEADS, N, MODEL), w_query (MODEL, D), w_key (MODEL, D), w_value (MODEL, E), scale a number.
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, _ = x.shape
    D = w_query.shape[1]
    E = w_value.shape[1]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("md,bhjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("md,bhim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("me,bhjm->bhje", w_value_wide, x_wide)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(E, D, 1), dtype, device, blocks)
    forward_o_lse[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t2, t1, t6, o, lse, *t2.stride(), *t1.stride(), *t6.stride(), *o.stride(), *lse.stride(), HEADS, N, scale, E=E,
        D=D, E_PADDED=padded(E), D_PADDED=padded(D), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    return o, lse


@triton.jit
def backward_d_row(
    d_o_ptr, o_ptr, d_lse_ptr, d_row_ptr, d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride, o_batch_stride,
    o_head_stride, o_i_stride, o_e_stride, d_lse_batch_stride, d_lse_head_stride, d_lse_i_stride, d_row_batch_stride,
    d_row_head_stride, d_row_i_stride, HEADS, N, E: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """g7: a program computes a block of i."""
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
    g7_i = d_lse_i.to(WIDE) - delta
    tl.store(d_row_base + i.to(tl.int64) * d_row_i_stride, g7_i, mask=i < N)


@triton.jit
def backward_g4_g10(
    t1_ptr, t2_ptr, t6_ptr, d_o_ptr, lse_ptr, d_row_ptr, g4_ptr, g10_ptr, t1_batch_stride, t1_head_stride, t1_j_stride,
    t1_d_stride, t2_batch_stride, t2_head_stride, t2_i_stride, t2_d_stride, t6_batch_stride, t6_head_stride,
    t6_j_stride, t6_e_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride, lse_batch_stride,
    lse_head_stride, lse_i_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride, g4_batch_stride,
    g4_head_stride, g4_j_stride, g4_e_stride, g10_batch_stride, g10_head_stride, g10_j_stride, g10_d_stride, HEADS, N,
    scale: "fp64", E: tl.constexpr, D: tl.constexpr, E_PADDED: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """g4, g10: a program owns a block of j and streams i past it."""
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
    t6_base = t6_ptr + batch * t6_batch_stride + head * t6_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    g4_base = g4_ptr + batch * g4_batch_stride + head * g4_head_stride
    g10_base = g10_ptr + batch * g10_batch_stride + head * g10_head_stride
    g4_j = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    g10_j = tl.full((ROWS, D_PADDED), 0.0, WIDE)
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
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
            d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
            d_score = (d_weight + d_row_i.to(WIDE)[None, :]) * weight
            # d_score_2[i, j] = scale*d_score[i, j]  (step 3)
            d_score_2 = scale * d_score
            # g4[j, e] = sum over i of d_o[i, e]*weight[i, j]  (step 8)
            # seen: i < N
            if partial:
                seen = (i < N)[None, :]
            visible = tl.where(seen, weight, 0.0) if partial else weight
            g4_j = tl.dot(visible.to(NARROW), d_o_i, g4_j, input_precision=PRECISION, out_dtype=WIDE)
            # g10[j, d] = sum over i of d_score_2[i, j]*t2[i, d]  (step 3)
            visible_2 = tl.where(seen, d_score_2, 0.0) if partial else d_score_2
            g10_j = tl.dot(visible_2.to(NARROW), t2_i.to(NARROW), g10_j, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        g4_base + j[:, None].to(tl.int64) * g4_j_stride + e[None, :] * g4_e_stride,
        g4_j,
        mask=(j < N)[:, None] & (e < E)[None, :],
    )
    tl.store(
        g10_base + j[:, None].to(tl.int64) * g10_j_stride + d[None, :] * g10_d_stride,
        g10_j,
        mask=(j < N)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_g11(
    t2_ptr, t1_ptr, d_o_ptr, t6_ptr, lse_ptr, d_row_ptr, g11_ptr, t2_batch_stride, t2_head_stride, t2_i_stride,
    t2_d_stride, t1_batch_stride, t1_head_stride, t1_j_stride, t1_d_stride, d_o_batch_stride, d_o_head_stride,
    d_o_i_stride, d_o_e_stride, t6_batch_stride, t6_head_stride, t6_j_stride, t6_e_stride, lse_batch_stride,
    lse_head_stride, lse_i_stride, d_row_batch_stride, d_row_head_stride, d_row_i_stride, g11_batch_stride,
    g11_head_stride, g11_i_stride, g11_d_stride, HEADS, N, scale: "fp64", D: tl.constexpr, E: tl.constexpr,
    D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """g11: a program owns a block of i and streams j past it."""
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
    g11_base = g11_ptr + batch * g11_batch_stride + head * g11_head_stride
    g11_i = tl.full((ROWS, D_PADDED), 0.0, WIDE)
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
            # d_weight[i, j] = sum over e of d_o[i, e]*t6[j, e]  (step 4)
            t6_j = tl.load(
                t6_base + j[:, None].to(tl.int64) * t6_j_stride + e[None, :] * t6_e_stride,
                mask=(j < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(d_o_i, tl.trans(t6_j).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            weight = tl.exp2(((score - lse_high[:, None]) - lse_low[:, None]) * LOG2E)
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
            d_score = (d_weight + d_row_i.to(WIDE)[:, None]) * weight
            # d_score_2[i, j] = scale*d_score[i, j]  (step 3)
            d_score_2 = scale * d_score
            # g11[i, d] = sum over j of d_score_2[i, j]*t1[j, d]  (step 3)
            # seen: j < N
            if partial:
                seen = (j < N)[None, :]
            visible = tl.where(seen, d_score_2, 0.0) if partial else d_score_2
            g11_i = tl.dot(visible.to(NARROW), t1_j.to(NARROW), g11_i, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        g11_base + i[:, None].to(tl.int64) * g11_i_stride + d[None, :] * g11_d_stride,
        g11_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_d_x(
    g13_ptr, g15_ptr, g6_ptr, d_x_ptr, g13_batch_stride, g13_head_stride, g13_i_stride, g13_m_stride, g15_batch_stride,
    g15_head_stride, g15_j_stride, g15_m_stride, g6_batch_stride, g6_head_stride, g6_j_stride, g6_m_stride,
    d_x_batch_stride, d_x_head_stride, d_x_j_stride, d_x_m_stride, HEADS, N, MODEL: tl.constexpr,
    MODEL_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """d_x: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    g13_base = g13_ptr + batch * g13_batch_stride + head * g13_head_stride
    g15_base = g15_ptr + batch * g15_batch_stride + head * g15_head_stride
    g6_base = g6_ptr + batch * g6_batch_stride + head * g6_head_stride
    d_x_base = d_x_ptr + batch * d_x_batch_stride + head * d_x_head_stride
    # d_x[j, m] = g13[j, m] + g15[j, m] + g6[j, m]  (step 3)
    m = tl.arange(0, MODEL_PADDED).to(tl.int64)
    g13_j = tl.load(
        g13_base + j[:, None].to(tl.int64) * g13_i_stride + m[None, :] * g13_m_stride,
        mask=(j < N)[:, None] & (m < MODEL)[None, :],
        other=0.0,
    )
    g15_j = tl.load(
        g15_base + j[:, None].to(tl.int64) * g15_j_stride + m[None, :] * g15_m_stride,
        mask=(j < N)[:, None] & (m < MODEL)[None, :],
        other=0.0,
    )
    g6_j = tl.load(
        g6_base + j[:, None].to(tl.int64) * g6_j_stride + m[None, :] * g6_m_stride,
        mask=(j < N)[:, None] & (m < MODEL)[None, :],
        other=0.0,
    )
    d_x_j = g13_j.to(WIDE) + g15_j.to(WIDE) + g6_j.to(WIDE)
    tl.store(
        d_x_base + j[:, None].to(tl.int64) * d_x_j_stride + m[None, :] * d_x_m_stride,
        d_x_j,
        mask=(j < N)[:, None] & (m < MODEL)[None, :],
    )


def backward(x, w_query, w_key, w_value, scale, o, lse, d_o, d_lse, *, allow_tf32=False, blocks=None):
    """Takes x (BATCH, HEADS, N, MODEL), w_query (MODEL, D), w_key (MODEL, D), w_value (MODEL, E), scale a number, o
    (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS, N).
    Returns d_x (BATCH, HEADS, N, MODEL), d_w_query (MODEL, D), d_w_key (MODEL, D), d_w_value (MODEL, E).
    """
    BATCH, HEADS, N, MODEL = x.shape
    D = w_query.shape[1]
    E = w_value.shape[1]
    dtype, device = x.dtype, x.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    # t1[j, d] = sum over m of w_key[m, d]*x[j, m]  (step 1)
    w_key_wide = w_key.to(wide)
    x_wide = x.to(wide)
    t1 = torch.einsum("md,bhjm->bhjd", w_key_wide, x_wide)
    # t2[i, d] = sum over m of w_query[m, d]*x[i, m]  (step 1)
    w_query_wide = w_query.to(wide)
    t2 = torch.einsum("md,bhim->bhid", w_query_wide, x_wide)
    # t6[j, e] = sum over m of w_value[m, e]*x[j, m]  (step 1)
    w_value_wide = w_value.to(wide)
    t6 = torch.einsum("me,bhjm->bhje", w_value_wide, x_wide)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(max(E, 1), blocks)
    backward_d_row[(BATCH * HEADS * triton.cdiv(N, rows),)](
        d_o, o, d_lse, d_row, *d_o.stride(), *o.stride(), *d_lse.stride(), *d_row.stride(), HEADS, N, E=E,
        E_PADDED=padded(E), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    g4 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    g10 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(E, D, 1), dtype, device, blocks)
    backward_g4_g10[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t1, t2, t6, d_o, lse, d_row, g4, g10, *t1.stride(), *t2.stride(), *t6.stride(), *d_o.stride(), *lse.stride(),
        *d_row.stride(), *g4.stride(), *g10.stride(), HEADS, N, scale, E=E, D=D, E_PADDED=padded(E), D_PADDED=padded(D),
        ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps,
        num_stages=stages, **code_options(device),
    )
    g11 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(MEDIUM, max(D, E, 1), dtype, device, blocks)
    backward_g11[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t2, t1, d_o, t6, lse, d_row, g11, *t2.stride(), *t1.stride(), *d_o.stride(), *t6.stride(), *lse.stride(),
        *d_row.stride(), *g11.stride(), HEADS, N, scale, D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows,
        COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages,
        **code_options(device),
    )
    # g5[e, m] = sum over batch, head, j of g4[j, e]*x[j, m]  (step 3)
    g5 = torch.einsum("bhje,bhjm->em", g4, x_wide)
    # g6[j, m] = sum over e of w_value[m, e]*g4[j, e]  (step 3)
    g6 = torch.einsum("me,bhje->bhjm", w_value_wide, g4)
    # g12[d, m] = sum over batch, head, i of g11[i, d]*x[i, m]  (step 3)
    g12 = torch.einsum("bhid,bhim->dm", g11, x_wide)
    # g13[i, m] = sum over d of w_query[m, d]*g11[i, d]  (step 3)
    g13 = torch.einsum("md,bhid->bhim", w_query_wide, g11)
    # g14[d, m] = sum over batch, head, j of g10[j, d]*x[j, m]  (step 3)
    g14 = torch.einsum("bhjd,bhjm->dm", g10, x_wide)
    # g15[j, m] = sum over d of w_key[m, d]*g10[j, d]  (step 3)
    g15 = torch.einsum("md,bhjd->bhjm", w_key_wide, g10)
    d_x = torch.empty((BATCH, HEADS, N, MODEL), dtype=dtype, device=device)
    rows = row_block(max(MODEL, 1), blocks)
    backward_d_x[(BATCH * HEADS * triton.cdiv(N, rows),)](
        g13, g15, g6, d_x, *g13.stride(), *g15.stride(), *g6.stride(), *d_x.stride(), HEADS, N, MODEL=MODEL,
        MODEL_PADDED=padded(MODEL), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # d_w_query[m, d] = g12[d, m]  (step 3)
    d_w_query = g12.mT
    # d_w_key[m, d] = g14[d, m]  (step 3)
    d_w_key = g14.mT
    # d_w_value[m, e] = g5[e, m]  (step 3)
    d_w_value = g5.mT
    return d_x, d_w_query.to(dtype).clone(), d_w_key.to(dtype).clone(), d_w_value.to(dtype).clone()
