"""Additive attention: one Triton kernel for each loop over tiles

              Σ exp(s[i, j])⋅v[j, e]
              j
    o[i, e] = ──────────────────────
                  Σ exp(s[i, j])
                  j

    s[i, j] = Σ tanh⎛b[a] + Σ  k[j, dk]⋅w_key[a, dk] + Σ q[i, d]⋅w_query[a, d]⎞⋅w_score[a]
              a     ⎝       dk                         d                      ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'additive_attention',
    'backend': 'triton',
    'options': {},
    'source': '829651eef50f57ac',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'Dk': 'width',
        'E': 'width',
        'A': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('w_query', ['A', 'D'], 'real'),
            ('w_key', ['A', 'Dk'], 'real'),
            ('b', ['A'], 'real'),
            ('w_score', ['A'], 'real'),
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
        'inputs': ['q', 'k', 'v', 'w_query', 'w_key', 'b', 'w_score'],
        'saved': ['o', 'lse'],
        'cotangents': ['o', 'lse'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
            ('w_query', ['A', 'D']),
            ('w_key', ['A', 'Dk']),
            ('b', ['A']),
            ('w_score', ['A']),
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
SMALL = {
    ("cuda", 2): ((64, 32, 32, 8, 2), (128, 16, 32, 4, 1), (256, 16, 32, 4, 1)),
    ("cuda", 4): ((64, 32, 32, 4, 1), (128, 16, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda_9", 2): ((64, 32, 32, 8, 2), (128, 32, 32, 8, 1), (256, 16, 32, 4, 1)),
    ("cuda_9", 4): ((64, 32, 32, 4, 1), (128, 16, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda_9", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
    ("hip", 2): ((64, 32, 32, 4, 1), (128, 32, 32, 4, 1), (256, 16, 32, 4, 1)),
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
def tile_tanh(x):
    """tanh: a rational form near 0 (Cephes), where 1 - 2 / (1 + exp(2 x)) would cancel; the exponential elsewhere"""
    z = x * x
    top = ((-9.64399179425052238628e-1 * z - 9.92877231001918586564e1) * z - 1.61468768441708447952e3) * z
    bottom = ((z + 1.12811678491632931402e2) * z + 2.23548839060100448583e3) * z + 4.84406305325125486048e3
    small = tl.exp2(-2.0 * tl.abs(x) * LOG2E)
    large = (1.0 - small) / (1.0 + small)
    return tl.where(tl.abs(x) < 0.625, x + x * (top / bottom), tl.where(x < 0, -large, large))


@triton.jit
def tile_counts(lower, upper, full_lower, full_upper, BLOCK: tl.constexpr):
    """how many tiles come before those that every row sees whole, how many those are, how many follow"""
    before = tl.cdiv(tl.maximum(tl.minimum(full_lower, upper) - lower, 0), BLOCK)
    full = tl.maximum(tl.minimum(full_upper, upper) - (lower + before * BLOCK), 0) // BLOCK
    return before, full, tl.cdiv(tl.maximum(upper - (lower + (before + full) * BLOCK), 0), BLOCK)


@triton.jit
def forward_o_lse(
    w_score_ptr, b_ptr, t1_ptr, t2_ptr, v_ptr, o_ptr, lse_ptr, w_score_a_stride, b_a_stride, t1_batch_stride,
    t1_head_stride, t1_j_stride, t1_a_stride, t2_batch_stride, t2_head_stride, t2_i_stride, t2_a_stride, v_batch_stride,
    v_head_stride, v_j_stride, v_e_stride, o_batch_stride, o_head_stride, o_i_stride, o_e_stride, lse_batch_stride,
    lse_head_stride, lse_i_stride, HEADS, N, M, A, E: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """o, lse: a program owns a block of i and streams j past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    row_max = tl.full((ROWS,), -float("inf"), WIDE)
    row_sum = tl.full((ROWS,), 0.0, WIDE)
    acc = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, M, 0, M, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # score[i, j] = sum over a of tanh(b[a] + t1[j, a] + t2[i, a])*w_score[a]  (step 1)
            score = tl.full((ROWS, COLUMNS), 0.0, WIDE)
            for one_a in range(A):
                w_score_value = tl.load(w_score_ptr + one_a * w_score_a_stride)
                b_value = tl.load(b_ptr + one_a * b_a_stride)
                t1_j = tl.load(t1_base + j.to(tl.int64) * t1_j_stride + one_a * t1_a_stride, mask=j < M, other=0.0)
                t2_i = tl.load(t2_base + i.to(tl.int64) * t2_i_stride + one_a * t2_a_stride, mask=i < N, other=0.0)
                score = score + w_score_value.to(WIDE) * tile_tanh(
                    b_value.to(WIDE)
                    + t1_j.to(WIDE)[None, :]
                    + t2_i.to(WIDE)[:, None]
                )
            # row_max[i] = max over j of score[i, j]  (step 5)
            # seen: j < M
            if partial:
                seen = (j < M)[None, :]
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
            # acc[i, e] = sum over j of weight[i, j]*v[j, e]  (step 6)
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < M)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            acc = acc * correction[:, None]
            acc = tl.dot(visible_2.to(NARROW), v_j, acc, input_precision=PRECISION, out_dtype=WIDE)
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


def forward(q, k, v, w_query, w_key, b, w_score, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w_query (A, D), w_key (A, Dk), b
    (A), w_score (A).
    Returns o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N) of float64.
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
    E = v.shape[3]
    A = w_query.shape[0]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    # t1[j, a] = sum over dk of w_key[a, dk]*k[j, dk]  (step 1)
    w_key_wide = w_key.to(wide)
    k_wide = k.to(wide)
    t1 = torch.einsum("ad,bhjd->bhja", w_key_wide, k_wide)
    # t2[i, a] = sum over d of w_query[a, d]*q[i, d]  (step 1)
    w_query_wide = w_query.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("ad,bhid->bhia", w_query_wide, q_wide)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    lse = torch.empty((BATCH, HEADS, N), dtype=torch.float64, device=device)
    rows, columns, warps, stages = configuration(SMALL, max(E, 1), dtype, device, blocks)
    forward_o_lse[(BATCH * HEADS * triton.cdiv(N, rows),)](
        w_score, b, t1, t2, v, o, lse, *w_score.stride(), *b.stride(), *t1.stride(), *t2.stride(), *v.stride(),
        *o.stride(), *lse.stride(), HEADS, N, M, A, E=E, E_PADDED=padded(E), ROWS=rows, COLUMNS=columns,
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
def backward_d_v_g14(
    w_score_ptr, b_ptr, t1_ptr, t2_ptr, v_ptr, d_o_ptr, lse_ptr, d_row_ptr, d_v_ptr, g14_ptr, w_score_a_stride,
    b_a_stride, t1_batch_stride, t1_head_stride, t1_j_stride, t1_a_stride, t2_batch_stride, t2_head_stride, t2_i_stride,
    t2_a_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride,
    d_o_e_stride, lse_batch_stride, lse_head_stride, lse_i_stride, d_row_batch_stride, d_row_head_stride,
    d_row_i_stride, d_v_batch_stride, d_v_head_stride, d_v_j_stride, d_v_e_stride, g14_batch_stride, g14_head_stride,
    g14_j_stride, g14_a_stride, HEADS, N, M, E: tl.constexpr, A: tl.constexpr, E_PADDED: tl.constexpr,
    A_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr,
    PRECISION: tl.constexpr,
):
    """d_v, g14: a program owns a block of j and streams i past it."""
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
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    d_v_base = d_v_ptr + batch * d_v_batch_stride + head * d_v_head_stride
    g14_base = g14_ptr + batch * g14_batch_stride + head * g14_head_stride
    d_v_j = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    g8 = tl.full((ROWS, A_PADDED), 0.0, WIDE)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    v_j = tl.load(
        v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
        mask=(j < M)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    a = tl.arange(0, A_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, N, 0, N, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            i_start = lower + (full + step if partial else step) * COLUMNS
            i = i_start + tl.arange(0, COLUMNS)
            # score[i, j] = sum over a of tanh(b[a] + t1[j, a] + t2[i, a])*w_score[a]  (step 1)
            score = tl.full((ROWS, COLUMNS), 0.0, WIDE)
            for one_a in range(A):
                w_score_value = tl.load(w_score_ptr + one_a * w_score_a_stride)
                b_value = tl.load(b_ptr + one_a * b_a_stride)
                t1_j = tl.load(t1_base + j.to(tl.int64) * t1_j_stride + one_a * t1_a_stride, mask=j < M, other=0.0)
                t2_i = tl.load(t2_base + i.to(tl.int64) * t2_i_stride + one_a * t2_a_stride, mask=i < N, other=0.0)
                tanh = tile_tanh(b_value.to(WIDE) + t1_j.to(WIDE)[:, None] + t2_i.to(WIDE)[None, :])
                score = score + w_score_value.to(WIDE) * tanh
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            d_o_i = tl.load(
                d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
                mask=(i < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(v_j, tl.trans(d_o_i), input_precision=PRECISION, out_dtype=WIDE)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            lse_i = tl.load(lse_base + i.to(tl.int64) * lse_i_stride, mask=i < N, other=0.0)
            # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            lse_high, lse_low = tile_two_parts(lse_i, WIDE)
            weight = tl.exp2(((score - lse_high[None, :]) - lse_low[None, :]) * LOG2E)
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
            d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
            d_score = (d_weight + d_row_i.to(WIDE)[None, :]) * weight
            # d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]  (step 8)
            # seen: i < N
            if partial:
                seen = (i < N)[None, :]
            visible = tl.where(seen, weight, 0.0) if partial else weight
            d_v_j = tl.dot(visible.to(NARROW), d_o_i, d_v_j, input_precision=PRECISION, out_dtype=WIDE)
            # g8[j, a] = sum over i of (1 - tanh(b[a] + t1[j, a] + t2[i, a])**2)*d_score[i, j]  (step 3)
            for one_a_2 in range(A):
                b_value_2 = tl.load(b_ptr + one_a_2 * b_a_stride)
                t1_j_2 = tl.load(t1_base + j.to(tl.int64) * t1_j_stride + one_a_2 * t1_a_stride, mask=j < M, other=0.0)
                t2_i_2 = tl.load(t2_base + i.to(tl.int64) * t2_i_stride + one_a_2 * t2_a_stride, mask=i < N, other=0.0)
                tanh_2 = tile_tanh(b_value_2.to(WIDE) + t1_j_2.to(WIDE)[:, None] + t2_i_2.to(WIDE)[None, :])
                visible_2 = (1 - tanh_2 * tanh_2) * d_score
                visible_2 = tl.where(seen, visible_2, 0.0) if partial else visible_2
                column = tl.sum(visible_2, 1)
                g8 += tl.where((a == one_a_2)[None, :], column[:, None], 0.0)
    # g14[j, a] = w_score[a]*g8[j, a]  (step 3)
    w_score_row = tl.load(w_score_ptr + a * w_score_a_stride, mask=a < A, other=0.0)
    g14_j = w_score_row.to(WIDE)[None, :] * g8
    tl.store(
        d_v_base + j[:, None].to(tl.int64) * d_v_j_stride + e[None, :] * d_v_e_stride,
        d_v_j,
        mask=(j < M)[:, None] & (e < E)[None, :],
    )
    tl.store(
        g14_base + j[:, None].to(tl.int64) * g14_j_stride + a[None, :] * g14_a_stride,
        g14_j,
        mask=(j < M)[:, None] & (a < A)[None, :],
    )


@triton.jit
def backward_g7_part_d_w_score_part_g11(
    w_score_ptr, b_ptr, t1_ptr, t2_ptr, d_o_ptr, v_ptr, lse_ptr, d_row_ptr, g7_part_ptr, d_w_score_part_ptr, g11_ptr,
    w_score_a_stride, b_a_stride, t1_batch_stride, t1_head_stride, t1_j_stride, t1_a_stride, t2_batch_stride,
    t2_head_stride, t2_i_stride, t2_a_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride,
    v_batch_stride, v_head_stride, v_j_stride, v_e_stride, lse_batch_stride, lse_head_stride, lse_i_stride,
    d_row_batch_stride, d_row_head_stride, d_row_i_stride, g7_part_batch_stride, g7_part_head_stride, g7_part_i_stride,
    g7_part_a_stride, d_w_score_part_batch_stride, d_w_score_part_head_stride, d_w_score_part_i_stride,
    d_w_score_part_a_stride, g11_batch_stride, g11_head_stride, g11_i_stride, g11_a_stride, HEADS, N, M,
    A: tl.constexpr, E: tl.constexpr, A_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, PRECISION: tl.constexpr,
):
    """g7_part, d_w_score_part, g11: a program owns a block of i and streams j past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    lse_base = lse_ptr + batch * lse_batch_stride + head * lse_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    g7_part_base = g7_part_ptr + batch * g7_part_batch_stride + head * g7_part_head_stride
    d_w_score_part_base = d_w_score_part_ptr + batch * d_w_score_part_batch_stride + head * d_w_score_part_head_stride
    g11_base = g11_ptr + batch * g11_batch_stride + head * g11_head_stride
    g7_part_i = tl.full((ROWS, A_PADDED), 0.0, WIDE)
    d_w_score_part_i = tl.full((ROWS, A_PADDED), 0.0, WIDE)
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
    a = tl.arange(0, A_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, M, 0, M, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # score[i, j] = sum over a of tanh(b[a] + t1[j, a] + t2[i, a])*w_score[a]  (step 1)
            score = tl.full((ROWS, COLUMNS), 0.0, WIDE)
            for one_a in range(A):
                w_score_value = tl.load(w_score_ptr + one_a * w_score_a_stride)
                b_value = tl.load(b_ptr + one_a * b_a_stride)
                t1_j = tl.load(t1_base + j.to(tl.int64) * t1_j_stride + one_a * t1_a_stride, mask=j < M, other=0.0)
                t2_i = tl.load(t2_base + i.to(tl.int64) * t2_i_stride + one_a * t2_a_stride, mask=i < N, other=0.0)
                tanh = tile_tanh(b_value.to(WIDE) + t1_j.to(WIDE)[None, :] + t2_i.to(WIDE)[:, None])
                score = score + w_score_value.to(WIDE) * tanh
            # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < M)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(d_o_i, tl.trans(v_j), input_precision=PRECISION, out_dtype=WIDE)
            # weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
            weight = tl.exp2(((score - lse_high[:, None]) - lse_low[:, None]) * LOG2E)
            # d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
            d_score = (d_weight + d_row_i.to(WIDE)[:, None]) * weight
            # g7_part[i, a] = sum over j of (1 - tanh(b[a] + t1[j, a] + t2[i, a])**2)*d_score[i, j]  (step 9)
            # d_w_score_part[i, a] = sum over j of tanh(b[a] + t1[j, a] + t2[i, a])*d_score[i, j]  (step 9)
            # seen: j < M
            if partial:
                seen = (j < M)[None, :]
            for one_a_2 in range(A):
                b_value_2 = tl.load(b_ptr + one_a_2 * b_a_stride)
                t1_j_2 = tl.load(t1_base + j.to(tl.int64) * t1_j_stride + one_a_2 * t1_a_stride, mask=j < M, other=0.0)
                t2_i_2 = tl.load(t2_base + i.to(tl.int64) * t2_i_stride + one_a_2 * t2_a_stride, mask=i < N, other=0.0)
                tanh_2 = tile_tanh(b_value_2.to(WIDE) + t1_j_2.to(WIDE)[None, :] + t2_i_2.to(WIDE)[:, None])
                visible = (1 - tanh_2 * tanh_2) * d_score
                visible = tl.where(seen, visible, 0.0) if partial else visible
                column = tl.sum(visible, 1)
                g7_part_i += tl.where((a == one_a_2)[None, :], column[:, None], 0.0)
                visible_2 = d_score * tanh_2
                visible_2 = tl.where(seen, visible_2, 0.0) if partial else visible_2
                column_2 = tl.sum(visible_2, 1)
                d_w_score_part_i += tl.where((a == one_a_2)[None, :], column_2[:, None], 0.0)
    # g11[i, a] = w_score[a]*g7_part[i, a]  (step 9)
    w_score_row = tl.load(w_score_ptr + a * w_score_a_stride, mask=a < A, other=0.0)
    g11_i = w_score_row.to(WIDE)[None, :] * g7_part_i
    tl.store(
        g7_part_base + i[:, None].to(tl.int64) * g7_part_i_stride + a[None, :] * g7_part_a_stride,
        g7_part_i,
        mask=(i < N)[:, None] & (a < A)[None, :],
    )
    tl.store(
        d_w_score_part_base + i[:, None].to(tl.int64) * d_w_score_part_i_stride + a[None, :] * d_w_score_part_a_stride,
        d_w_score_part_i,
        mask=(i < N)[:, None] & (a < A)[None, :],
    )
    tl.store(
        g11_base + i[:, None].to(tl.int64) * g11_i_stride + a[None, :] * g11_a_stride,
        g11_i,
        mask=(i < N)[:, None] & (a < A)[None, :],
    )


def backward(q, k, v, w_query, w_key, b, w_score, o, lse, d_o, d_lse, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), v (BATCH, HEADS, M, E), w_query (A, D), w_key (A, Dk), b
    (A), w_score (A), o (BATCH, HEADS, N, E), lse (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_lse (BATCH, HEADS,
    N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_v (BATCH, HEADS, M, E), d_w_query (A, D), d_w_key
    (A, Dk), d_b (A), d_w_score (A).
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
    E = v.shape[3]
    A = w_query.shape[0]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    # t1[j, a] = sum over dk of w_key[a, dk]*k[j, dk]  (step 1)
    w_key_wide = w_key.to(wide)
    k_wide = k.to(wide)
    t1 = torch.einsum("ad,bhjd->bhja", w_key_wide, k_wide)
    # t2[i, a] = sum over d of w_query[a, d]*q[i, d]  (step 1)
    w_query_wide = w_query.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("ad,bhid->bhia", w_query_wide, q_wide)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(max(E, 1), blocks)
    backward_d_row[(BATCH * HEADS * triton.cdiv(N, rows),)](
        d_o, o, d_lse, d_row, *d_o.stride(), *o.stride(), *d_lse.stride(), *d_row.stride(), HEADS, N, E=E,
        E_PADDED=padded(E), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    g14 = torch.empty((BATCH, HEADS, M, A), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(SMALL, max(E, A, 1), dtype, device, blocks)
    backward_d_v_g14[(BATCH * HEADS * triton.cdiv(M, rows),)](
        w_score, b, t1, t2, v, d_o, lse, d_row, d_v, g14, *w_score.stride(), *b.stride(), *t1.stride(), *t2.stride(),
        *v.stride(), *d_o.stride(), *lse.stride(), *d_row.stride(), *d_v.stride(), *g14.stride(), HEADS, N, M, E=E, A=A,
        E_PADDED=padded(E), A_PADDED=padded(A), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    g7_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    d_w_score_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    g11 = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(SMALL, max(A, E, 1), dtype, device, blocks)
    backward_g7_part_d_w_score_part_g11[(BATCH * HEADS * triton.cdiv(N, rows),)](
        w_score, b, t1, t2, d_o, v, lse, d_row, g7_part, d_w_score_part, g11, *w_score.stride(), *b.stride(),
        *t1.stride(), *t2.stride(), *d_o.stride(), *v.stride(), *lse.stride(), *d_row.stride(), *g7_part.stride(),
        *d_w_score_part.stride(), *g11.stride(), HEADS, N, M, A=A, E=E, A_PADDED=padded(A), E_PADDED=padded(E),
        ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], PRECISION=precision, num_warps=warps, num_stages=stages,
        **code_options(device),
    )
    # g7[a] = sum over batch, head, i of g7_part[i, a]  (step 9)
    g7 = g7_part.permute(3, 0, 1, 2).sum((-3, -2, -1))
    # d_w_score[a] = sum over batch, head, i of d_w_score_part[i, a]  (step 9)
    d_w_score = d_w_score_part.permute(3, 0, 1, 2).sum((-3, -2, -1))
    # d_q[i, d] = sum over a of w_query[a, d]*g11[i, a]  (step 4)
    d_q = torch.einsum("ad,bhia->bhid", w_query_wide, g11)
    # d_w_query[a, d] = sum over batch, head, i of g11[i, a]*q[i, d]  (step 4)
    d_w_query = torch.einsum("bhia,bhid->ad", g11, q_wide)
    # d_k[j, dk] = sum over a of w_key[a, dk]*g14[j, a]  (step 4)
    d_k = torch.einsum("ad,bhja->bhjd", w_key_wide, g14)
    # d_w_key[a, dk] = sum over batch, head, j of g14[j, a]*k[j, dk]  (step 4)
    d_w_key = torch.einsum("bhja,bhjd->ad", g14, k_wide)
    # d_b[a] = g7[a]*w_score[a]  (step 3)
    w_score_wide = w_score.to(wide)
    d_b = g7 * w_score_wide
    return d_q.to(dtype), d_k.to(dtype), d_v, d_w_query.to(dtype), d_w_key.to(dtype), d_b.to(dtype), d_w_score.to(dtype)
