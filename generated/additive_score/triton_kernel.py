"""Additive score: one Triton kernel for each loop over tiles

    s[i, j] = Σ tanh⎛b[a] + Σ  k[j, dk]⋅w_key[a, dk] + Σ q[i, d]⋅w_query[a, d]⎞⋅w_score[a]
              a     ⎝       dk                         d                      ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'additive_score',
    'backend': 'triton',
    'options': {},
    'source': 'eba905e3d5c6ee06',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'Dk': 'width',
        'A': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk'], 'real'),
            ('w_query', ['A', 'D'], 'real'),
            ('w_key', ['A', 'Dk'], 'real'),
            ('b', ['A'], 'real'),
            ('w_score', ['A'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['q', 'k', 'w_query', 'w_key', 'b', 'w_score'],
        'saved': [],
        'cotangents': ['s'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk']),
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
LOADED = {
    ("cuda", 2): ((64, 128, 32, 8, 2), (128, 64, 32, 8, 2), (256, 32, 32, 4, 1)),
    ("cuda", 4): ((64, 64, 32, 4, 2), (128, 32, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda_9", 2): ((64, 128, 32, 8, 2), (128, 64, 64, 8, 2), (256, 64, 32, 8, 1)),
    ("cuda_9", 4): ((64, 64, 32, 4, 2), (128, 32, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("cuda_9", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
    ("hip", 2): ((64, 128, 64, 8, 1), (128, 64, 32, 4, 1), (256, 32, 32, 4, 1)),
    ("hip", 4): ((64, 64, 32, 4, 2), (128, 32, 32, 4, 1), (256, 16, 16, 4, 1)),
    ("hip", 8): ((64, 16, 16, 4, 1), (128, 16, 16, 4, 1), (256, 16, 16, 4, 1)),
}
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


def padded(width):
    """a width as the power of two that a tile has, 16 or more"""
    return max(16, triton.next_power_of_2(width))


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
def forward_s(
    w_score_ptr, b_ptr, t1_ptr, t2_ptr, s_ptr, w_score_a_stride, b_a_stride, t1_batch_stride, t1_head_stride,
    t1_j_stride, t1_a_stride, t2_batch_stride, t2_head_stride, t2_i_stride, t2_a_stride, s_batch_stride, s_head_stride,
    s_i_stride, s_j_stride, HEADS, N, M, A, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
):
    """s: a program owns a block of i and streams j past it."""
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
    s_base = s_ptr + batch * s_batch_stride + head * s_head_stride
    lower = 0
    before, full, after = tile_counts(lower, M, 0, M, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # s[i, j] = sum over a of tanh(b[a] + t1[j, a] + t2[i, a])*w_score[a]  (step 2)
            s_i = tl.full((ROWS, COLUMNS), 0.0, WIDE)
            for one_a in range(A):
                w_score_value = tl.load(w_score_ptr + one_a * w_score_a_stride)
                b_value = tl.load(b_ptr + one_a * b_a_stride)
                t1_j = tl.load(t1_base + j.to(tl.int64) * t1_j_stride + one_a * t1_a_stride, mask=j < M, other=0.0)
                t2_i = tl.load(t2_base + i.to(tl.int64) * t2_i_stride + one_a * t2_a_stride, mask=i < N, other=0.0)
                s_i = s_i + w_score_value.to(WIDE) * tile_tanh(
                    b_value.to(WIDE)
                    + t1_j.to(WIDE)[None, :]
                    + t2_i.to(WIDE)[:, None]
                )
            # seen: j < M
            if partial:
                seen = (j < M)[None, :]
            s_i_2 = tl.where(seen, s_i, 0.0) if partial else s_i
            tl.store(
                s_base + i[:, None].to(tl.int64) * s_i_stride + j[None, :].to(tl.int64) * s_j_stride,
                s_i_2,
                mask=(i < N)[:, None] & (j < M)[None, :],
            )


def forward(q, k, w_query, w_key, b, w_score, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w_query (A, D), w_key (A, Dk), b (A), w_score (A).
    Returns s (BATCH, HEADS, N, M).
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
    A = w_query.shape[0]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, a] = sum over dk of w_key[a, dk]*k[j, dk]  (step 1)
    w_key_wide = w_key.to(wide)
    k_wide = k.to(wide)
    t1 = torch.einsum("ad,bhjd->bhja", w_key_wide, k_wide)
    # t2[i, a] = sum over d of w_query[a, d]*q[i, d]  (step 1)
    w_query_wide = w_query.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("ad,bhid->bhia", w_query_wide, q_wide)
    s = torch.zeros((BATCH, HEADS, N, M), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(SMALL, 1, dtype, device, blocks)
    forward_s[(BATCH * HEADS * triton.cdiv(N, rows),)](
        w_score, b, t1, t2, s, *w_score.stride(), *b.stride(), *t1.stride(), *t2.stride(), *s.stride(), HEADS, N, M, A,
        ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], num_warps=warps, num_stages=stages, **code_options(device),
    )
    return (s,)


@triton.jit
def backward_g1_part_d_w_score_part_g5(
    b_ptr, t1_ptr, t2_ptr, d_s_ptr, w_score_ptr, g1_part_ptr, d_w_score_part_ptr, g5_ptr, b_a_stride, t1_batch_stride,
    t1_head_stride, t1_j_stride, t1_a_stride, t2_batch_stride, t2_head_stride, t2_i_stride, t2_a_stride,
    d_s_batch_stride, d_s_head_stride, d_s_i_stride, d_s_j_stride, w_score_a_stride, g1_part_batch_stride,
    g1_part_head_stride, g1_part_i_stride, g1_part_a_stride, d_w_score_part_batch_stride, d_w_score_part_head_stride,
    d_w_score_part_i_stride, d_w_score_part_a_stride, g5_batch_stride, g5_head_stride, g5_i_stride, g5_a_stride, HEADS,
    N, M, A: tl.constexpr, A_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
):
    """g1_part, d_w_score_part, g5: a program owns a block of i and streams j past it."""
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
    d_s_base = d_s_ptr + batch * d_s_batch_stride + head * d_s_head_stride
    g1_part_base = g1_part_ptr + batch * g1_part_batch_stride + head * g1_part_head_stride
    d_w_score_part_base = d_w_score_part_ptr + batch * d_w_score_part_batch_stride + head * d_w_score_part_head_stride
    g5_base = g5_ptr + batch * g5_batch_stride + head * g5_head_stride
    g1_part_i = tl.full((ROWS, A_PADDED), 0.0, WIDE)
    d_w_score_part_i = tl.full((ROWS, A_PADDED), 0.0, WIDE)
    a = tl.arange(0, A_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, M, 0, M, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # g1_part[i, a] = sum over j of (1 - tanh(b[a] + t1[j, a] + t2[i, a])**2)*d_s[i, j]  (step 9)
            # d_w_score_part[i, a] = sum over j of tanh(b[a] + t1[j, a] + t2[i, a])*d_s[i, j]  (step 9)
            d_s_i_j = tl.load(
                d_s_base + i[:, None].to(tl.int64) * d_s_i_stride + j[None, :].to(tl.int64) * d_s_j_stride,
                mask=(i < N)[:, None] & (j < M)[None, :],
                other=0.0,
            )
            # seen: j < M
            if partial:
                seen = (j < M)[None, :]
            for one_a in range(A):
                b_value = tl.load(b_ptr + one_a * b_a_stride)
                t1_j = tl.load(t1_base + j.to(tl.int64) * t1_j_stride + one_a * t1_a_stride, mask=j < M, other=0.0)
                t2_i = tl.load(t2_base + i.to(tl.int64) * t2_i_stride + one_a * t2_a_stride, mask=i < N, other=0.0)
                tanh = tile_tanh(b_value.to(WIDE) + t1_j.to(WIDE)[None, :] + t2_i.to(WIDE)[:, None])
                visible = (1 - tanh * tanh) * d_s_i_j.to(WIDE)
                visible = tl.where(seen, visible, 0.0) if partial else visible
                column = tl.sum(visible, 1)
                g1_part_i += tl.where((a == one_a)[None, :], column[:, None], 0.0)
                visible_2 = d_s_i_j.to(WIDE) * tanh
                visible_2 = tl.where(seen, visible_2, 0.0) if partial else visible_2
                column_2 = tl.sum(visible_2, 1)
                d_w_score_part_i += tl.where((a == one_a)[None, :], column_2[:, None], 0.0)
    # g5[i, a] = w_score[a]*g1_part[i, a]  (step 9)
    w_score_row = tl.load(w_score_ptr + a * w_score_a_stride, mask=a < A, other=0.0)
    g5_i = w_score_row.to(WIDE)[None, :] * g1_part_i
    tl.store(
        g1_part_base + i[:, None].to(tl.int64) * g1_part_i_stride + a[None, :] * g1_part_a_stride,
        g1_part_i,
        mask=(i < N)[:, None] & (a < A)[None, :],
    )
    tl.store(
        d_w_score_part_base + i[:, None].to(tl.int64) * d_w_score_part_i_stride + a[None, :] * d_w_score_part_a_stride,
        d_w_score_part_i,
        mask=(i < N)[:, None] & (a < A)[None, :],
    )
    tl.store(
        g5_base + i[:, None].to(tl.int64) * g5_i_stride + a[None, :] * g5_a_stride,
        g5_i,
        mask=(i < N)[:, None] & (a < A)[None, :],
    )


@triton.jit
def backward_g8(
    b_ptr, t1_ptr, t2_ptr, d_s_ptr, w_score_ptr, g8_ptr, b_a_stride, t1_batch_stride, t1_head_stride, t1_j_stride,
    t1_a_stride, t2_batch_stride, t2_head_stride, t2_i_stride, t2_a_stride, d_s_batch_stride, d_s_head_stride,
    d_s_i_stride, d_s_j_stride, w_score_a_stride, g8_batch_stride, g8_head_stride, g8_j_stride, g8_a_stride, HEADS, N,
    M, A: tl.constexpr, A_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
):
    """g8: a program owns a block of j and streams i past it."""
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
    d_s_base = d_s_ptr + batch * d_s_batch_stride + head * d_s_head_stride
    g8_base = g8_ptr + batch * g8_batch_stride + head * g8_head_stride
    g2 = tl.full((ROWS, A_PADDED), 0.0, WIDE)
    a = tl.arange(0, A_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, N, 0, N, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            i_start = lower + (full + step if partial else step) * COLUMNS
            i = i_start + tl.arange(0, COLUMNS)
            # g2[j, a] = sum over i of (1 - tanh(b[a] + t1[j, a] + t2[i, a])**2)*d_s[i, j]  (step 3)
            d_s_i_j = tl.load(
                d_s_base + i[:, None].to(tl.int64) * d_s_i_stride + j[None, :].to(tl.int64) * d_s_j_stride,
                mask=(i < N)[:, None] & (j < M)[None, :],
                other=0.0,
            )
            # seen: i < N
            if partial:
                seen = (i < N)[None, :]
            for one_a in range(A):
                b_value = tl.load(b_ptr + one_a * b_a_stride)
                t1_j = tl.load(t1_base + j.to(tl.int64) * t1_j_stride + one_a * t1_a_stride, mask=j < M, other=0.0)
                t2_i = tl.load(t2_base + i.to(tl.int64) * t2_i_stride + one_a * t2_a_stride, mask=i < N, other=0.0)
                tanh = tile_tanh(b_value.to(WIDE) + t1_j.to(WIDE)[:, None] + t2_i.to(WIDE)[None, :])
                visible = (1 - tanh * tanh) * tl.trans(d_s_i_j.to(WIDE))
                visible = tl.where(seen, visible, 0.0) if partial else visible
                column = tl.sum(visible, 1)
                g2 += tl.where((a == one_a)[None, :], column[:, None], 0.0)
    # g8[j, a] = w_score[a]*g2[j, a]  (step 3)
    w_score_row = tl.load(w_score_ptr + a * w_score_a_stride, mask=a < A, other=0.0)
    g8_j = w_score_row.to(WIDE)[None, :] * g2
    tl.store(
        g8_base + j[:, None].to(tl.int64) * g8_j_stride + a[None, :] * g8_a_stride,
        g8_j,
        mask=(j < M)[:, None] & (a < A)[None, :],
    )


def backward(q, k, w_query, w_key, b, w_score, d_s, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w_query (A, D), w_key (A, Dk), b (A), w_score (A), d_s
    (BATCH, HEADS, N, M).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_w_query (A, D), d_w_key (A, Dk), d_b (A),
    d_w_score (A).
    """
    BATCH, HEADS, N, _ = q.shape
    M = k.shape[2]
    A = w_query.shape[0]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[j, a] = sum over dk of w_key[a, dk]*k[j, dk]  (step 1)
    w_key_wide = w_key.to(wide)
    k_wide = k.to(wide)
    t1 = torch.einsum("ad,bhjd->bhja", w_key_wide, k_wide)
    # t2[i, a] = sum over d of w_query[a, d]*q[i, d]  (step 1)
    w_query_wide = w_query.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("ad,bhid->bhia", w_query_wide, q_wide)
    g1_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    d_w_score_part = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    g5 = torch.empty((BATCH, HEADS, N, A), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(LOADED, max(A, 1), dtype, device, blocks)
    backward_g1_part_d_w_score_part_g5[(BATCH * HEADS * triton.cdiv(N, rows),)](
        b, t1, t2, d_s, w_score, g1_part, d_w_score_part, g5, *b.stride(), *t1.stride(), *t2.stride(), *d_s.stride(),
        *w_score.stride(), *g1_part.stride(), *d_w_score_part.stride(), *g5.stride(), HEADS, N, M, A=A,
        A_PADDED=padded(A), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], num_warps=warps, num_stages=stages,
        **code_options(device),
    )
    g8 = torch.empty((BATCH, HEADS, M, A), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(A, 1), dtype, device, blocks)
    backward_g8[(BATCH * HEADS * triton.cdiv(M, rows),)](
        b, t1, t2, d_s, w_score, g8, *b.stride(), *t1.stride(), *t2.stride(), *d_s.stride(), *w_score.stride(),
        *g8.stride(), HEADS, N, M, A=A, A_PADDED=padded(A), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        num_warps=warps, num_stages=stages, **code_options(device),
    )
    # g1[a] = sum over batch, head, i of g1_part[i, a]  (step 9)
    g1 = g1_part.permute(3, 0, 1, 2).sum((-3, -2, -1))
    # d_w_score[a] = sum over batch, head, i of d_w_score_part[i, a]  (step 9)
    d_w_score = d_w_score_part.permute(3, 0, 1, 2).sum((-3, -2, -1))
    # d_q[i, d] = sum over a of w_query[a, d]*g5[i, a]  (step 4)
    d_q = torch.einsum("ad,bhia->bhid", w_query_wide, g5)
    # d_w_query[a, d] = sum over batch, head, i of g5[i, a]*q[i, d]  (step 4)
    d_w_query = torch.einsum("bhia,bhid->ad", g5, q_wide)
    # d_k[j, dk] = sum over a of w_key[a, dk]*g8[j, a]  (step 4)
    d_k = torch.einsum("ad,bhja->bhjd", w_key_wide, g8)
    # d_w_key[a, dk] = sum over batch, head, j of g8[j, a]*k[j, dk]  (step 4)
    d_w_key = torch.einsum("bhja,bhjd->ad", g8, k_wide)
    # d_b[a] = g1[a]*w_score[a]  (step 3)
    w_score_wide = w_score.to(wide)
    d_b = g1 * w_score_wide
    return d_q.to(dtype), d_k.to(dtype), d_w_query.to(dtype), d_w_key.to(dtype), d_b.to(dtype), d_w_score.to(dtype)
