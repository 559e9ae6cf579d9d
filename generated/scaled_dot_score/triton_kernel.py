"""Scaled dot-product score: one Triton kernel for each loop over tiles

    s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
                    d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'scaled_dot_score',
    'backend': 'triton',
    'options': {},
    'source': '3bbf71463194d17b',
    'sizes': {'BATCH': 'batch', 'HEADS': 'batch', 'N': 'length', 'D': 'width', 'M': 'length'},
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['q', 'k', 'scale'],
        'saved': [],
        'cotangents': ['s'],
        'params': [],
        'outputs': [('q', ['BATCH', 'HEADS', 'N', 'D']), ('k', ['BATCH', 'HEADS', 'M', 'D'])],
        'keywords': ['allow_tf32'],
    },
}

TYPES = {
    torch.float16: tl.float16,
    torch.bfloat16: tl.bfloat16,
    torch.float32: tl.float32,
    torch.float64: tl.float64,
}

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
def tile_counts(lower, upper, full_lower, full_upper, BLOCK: tl.constexpr):
    """how many tiles come before those that every row sees whole, how many those are, how many follow"""
    before = tl.cdiv(tl.maximum(tl.minimum(full_lower, upper) - lower, 0), BLOCK)
    full = tl.maximum(tl.minimum(full_upper, upper) - (lower + before * BLOCK), 0) // BLOCK
    return before, full, tl.cdiv(tl.maximum(upper - (lower + (before + full) * BLOCK), 0), BLOCK)


@triton.jit
def forward_s(
    q_ptr, k_ptr, s_ptr, q_batch_stride, q_head_stride, q_i_stride, q_d_stride, k_batch_stride, k_head_stride,
    k_j_stride, k_d_stride, s_batch_stride, s_head_stride, s_i_stride, s_j_stride, HEADS, N, M, scale: "fp64",
    D: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    PRECISION: tl.constexpr,
):
    """s: a program owns a block of i and streams j past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    s_base = s_ptr + batch * s_batch_stride + head * s_head_stride
    d = tl.arange(0, D_PADDED).to(tl.int64)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    lower = 0
    before, full, after = tile_counts(lower, M, 0, M, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            k_j = tl.load(
                k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
                mask=(j < M)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(q_i, tl.trans(k_j), input_precision=PRECISION, out_dtype=WIDE)
            # s[i, j] = scale*dot[i, j]  (step 1)
            # seen: j < M
            if partial:
                seen = (j < M)[None, :]
            s_i = scale * dot
            s_i = tl.where(seen, s_i, 0.0) if partial else s_i
            tl.store(
                s_base + i[:, None].to(tl.int64) * s_i_stride + j[None, :].to(tl.int64) * s_j_stride,
                s_i,
                mask=(i < N)[:, None] & (j < M)[None, :],
            )


def forward(q, k, scale, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), scale a number.
    Returns s (BATCH, HEADS, N, M).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    s = torch.zeros((BATCH, HEADS, N, M), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(D, 1), dtype, device, blocks)
    forward_s[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q, k, s, *q.stride(), *k.stride(), *s.stride(), HEADS, N, M, scale, D=D, D_PADDED=padded(D), ROWS=rows,
        COLUMNS=columns, WIDE=TYPES[wide], PRECISION=precision, num_warps=warps, num_stages=stages,
        **code_options(device),
    )
    return (s,)


@triton.jit
def backward_d_k(
    d_s_ptr, q_ptr, d_k_ptr, d_s_batch_stride, d_s_head_stride, d_s_i_stride, d_s_j_stride, q_batch_stride,
    q_head_stride, q_i_stride, q_d_stride, d_k_batch_stride, d_k_head_stride, d_k_j_stride, d_k_d_stride, HEADS, N, M,
    scale: "fp64", D: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
    WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """d_k: a program owns a block of j and streams i past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    d_s_base = d_s_ptr + batch * d_s_batch_stride + head * d_s_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    d_k_base = d_k_ptr + batch * d_k_batch_stride + head * d_k_head_stride
    d_k_j = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, N, 0, N, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            i_start = lower + (full + step if partial else step) * COLUMNS
            i = i_start + tl.arange(0, COLUMNS)
            # d_score[i, j] = scale*d_s[i, j]  (step 3)
            d_s_i_j = tl.load(
                d_s_base + i[:, None].to(tl.int64) * d_s_i_stride + j[None, :].to(tl.int64) * d_s_j_stride,
                mask=(i < N)[:, None] & (j < M)[None, :],
                other=0.0,
            )
            d_score = scale * tl.trans(d_s_i_j.to(WIDE))
            # d_k[j, d] = sum over i of d_score[i, j]*q[i, d]  (step 4)
            # seen: i < N
            if partial:
                seen = (i < N)[None, :]
            visible = tl.where(seen, d_score, 0.0) if partial else d_score
            q_i = tl.load(
                q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
                mask=(i < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            d_k_j = tl.dot(visible.to(NARROW), q_i, d_k_j, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        d_k_base + j[:, None].to(tl.int64) * d_k_j_stride + d[None, :] * d_k_d_stride,
        d_k_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_d_q(
    d_s_ptr, k_ptr, d_q_ptr, d_s_batch_stride, d_s_head_stride, d_s_i_stride, d_s_j_stride, k_batch_stride,
    k_head_stride, k_j_stride, k_d_stride, d_q_batch_stride, d_q_head_stride, d_q_i_stride, d_q_d_stride, HEADS, N, M,
    scale: "fp64", D: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
    WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
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
    d_s_base = d_s_ptr + batch * d_s_batch_stride + head * d_s_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    d_q_base = d_q_ptr + batch * d_q_batch_stride + head * d_q_head_stride
    d_q_i = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, M, 0, M, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # d_score[i, j] = scale*d_s[i, j]  (step 3)
            d_s_i_j = tl.load(
                d_s_base + i[:, None].to(tl.int64) * d_s_i_stride + j[None, :].to(tl.int64) * d_s_j_stride,
                mask=(i < N)[:, None] & (j < M)[None, :],
                other=0.0,
            )
            d_score = scale * d_s_i_j.to(WIDE)
            # d_q[i, d] = sum over j of d_score[i, j]*k[j, d]  (step 4)
            # seen: j < M
            if partial:
                seen = (j < M)[None, :]
            visible = tl.where(seen, d_score, 0.0) if partial else d_score
            k_j = tl.load(
                k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
                mask=(j < M)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            d_q_i = tl.dot(visible.to(NARROW), k_j, d_q_i, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        d_q_base + i[:, None].to(tl.int64) * d_q_i_stride + d[None, :] * d_q_d_stride,
        d_q_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )


def backward(q, k, scale, d_s, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), scale a number, d_s (BATCH, HEADS, N, M).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(D, 1), dtype, device, blocks)
    backward_d_k[(BATCH * HEADS * triton.cdiv(M, rows),)](
        d_s, q, d_k, *d_s.stride(), *q.stride(), *d_k.stride(), HEADS, N, M, scale, D=D, D_PADDED=padded(D), ROWS=rows,
        COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages,
        **code_options(device),
    )
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(D, 1), dtype, device, blocks)
    backward_d_q[(BATCH * HEADS * triton.cdiv(N, rows),)](
        d_s, k, d_q, *d_s.stride(), *k.stride(), *d_q.stride(), HEADS, N, M, scale, D=D, D_PADDED=padded(D), ROWS=rows,
        COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages,
        **code_options(device),
    )
    return d_q, d_k
