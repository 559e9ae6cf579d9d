"""General (bilinear) score: one Triton kernel for each loop over tiles

    s[i, j] =   Σ   k[j, dk]⋅q[i, d]⋅w[d, dk]
              d, dk

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'general_score',
    'backend': 'triton',
    'options': {},
    'source': '81aec501036659f6',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'Dk': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk'], 'real'),
            ('w', ['D', 'Dk'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('s', ['BATCH', 'HEADS', 'N', 'M'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['q', 'k', 'w'],
        'saved': [],
        'cotangents': ['s'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'Dk']),
            ('w', ['D', 'Dk']),
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
    t2_ptr, k_ptr, s_ptr, t2_batch_stride, t2_head_stride, t2_i_stride, t2_dk_stride, k_batch_stride, k_head_stride,
    k_j_stride, k_dk_stride, s_batch_stride, s_head_stride, s_i_stride, s_j_stride, HEADS, N, M, Dk: tl.constexpr,
    Dk_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr,
    PRECISION: tl.constexpr,
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
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    s_base = s_ptr + batch * s_batch_stride + head * s_head_stride
    dk = tl.arange(0, Dk_PADDED).to(tl.int64)
    t2_i = tl.load(
        t2_base + i[:, None].to(tl.int64) * t2_i_stride + dk[None, :] * t2_dk_stride,
        mask=(i < N)[:, None] & (dk < Dk)[None, :],
        other=0.0,
    )
    lower = 0
    before, full, after = tile_counts(lower, M, 0, M, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # s[i, j] = sum over dk of k[j, dk]*t2[i, dk]  (step 3)
            k_j = tl.load(
                k_base + j[:, None].to(tl.int64) * k_j_stride + dk[None, :] * k_dk_stride,
                mask=(j < M)[:, None] & (dk < Dk)[None, :],
                other=0.0,
            )
            # seen: j < M
            if partial:
                seen = (j < M)[None, :]
            s_i = tl.dot(t2_i.to(NARROW), tl.trans(k_j), input_precision=PRECISION, out_dtype=WIDE)
            s_i = tl.where(seen, s_i, 0.0) if partial else s_i
            tl.store(
                s_base + i[:, None].to(tl.int64) * s_i_stride + j[None, :].to(tl.int64) * s_j_stride,
                s_i,
                mask=(i < N)[:, None] & (j < M)[None, :],
            )


def forward(q, k, w, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w (D, Dk).
    Returns s (BATCH, HEADS, N, M).
    """
    BATCH, HEADS, N, _ = q.shape
    _, _, M, Dk = k.shape
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    # t2[i, dk] = sum over d of w[d, dk]*q[i, d]  (step 2)
    w_wide = w.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("da,bhid->bhia", w_wide, q_wide)
    s = torch.zeros((BATCH, HEADS, N, M), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(Dk, 1), dtype, device, blocks)
    forward_s[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t2, k, s, *t2.stride(), *k.stride(), *s.stride(), HEADS, N, M, Dk=Dk, Dk_PADDED=padded(Dk), ROWS=rows,
        COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages,
        **code_options(device),
    )
    return (s,)


@triton.jit
def backward_d_k(
    d_s_ptr, t2_ptr, d_k_ptr, d_s_batch_stride, d_s_head_stride, d_s_i_stride, d_s_j_stride, t2_batch_stride,
    t2_head_stride, t2_i_stride, t2_dk_stride, d_k_batch_stride, d_k_head_stride, d_k_j_stride, d_k_dk_stride, HEADS, N,
    M, Dk: tl.constexpr, Dk_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """d_k: a program owns a block of j and streams i past it."""
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    d_s_base = d_s_ptr + batch * d_s_batch_stride + head * d_s_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    d_k_base = d_k_ptr + batch * d_k_batch_stride + head * d_k_head_stride
    d_k_j = tl.full((ROWS, Dk_PADDED), 0.0, WIDE)
    dk = tl.arange(0, Dk_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, N, 0, N, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            i_start = lower + (full + step if partial else step) * COLUMNS
            i = i_start + tl.arange(0, COLUMNS)
            # d_k[j, dk] = sum over i of d_s[i, j]*t2[i, dk]  (step 5)
            d_s_i_j = tl.load(
                d_s_base + i[:, None].to(tl.int64) * d_s_i_stride + j[None, :].to(tl.int64) * d_s_j_stride,
                mask=(i < N)[:, None] & (j < M)[None, :],
                other=0.0,
            )
            # seen: i < N
            if partial:
                seen = (i < N)[None, :]
            visible = tl.trans(d_s_i_j.to(WIDE))
            visible = tl.where(seen, visible, 0.0) if partial else visible
            t2_i = tl.load(
                t2_base + i[:, None].to(tl.int64) * t2_i_stride + dk[None, :] * t2_dk_stride,
                mask=(i < N)[:, None] & (dk < Dk)[None, :],
                other=0.0,
            )
            d_k_j = tl.dot(visible.to(NARROW), t2_i.to(NARROW), d_k_j, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        d_k_base + j[:, None].to(tl.int64) * d_k_j_stride + dk[None, :] * d_k_dk_stride,
        d_k_j,
        mask=(j < M)[:, None] & (dk < Dk)[None, :],
    )


@triton.jit
def backward_g2(
    d_s_ptr, k_ptr, g2_ptr, d_s_batch_stride, d_s_head_stride, d_s_i_stride, d_s_j_stride, k_batch_stride,
    k_head_stride, k_j_stride, k_dk_stride, g2_batch_stride, g2_head_stride, g2_i_stride, g2_dk_stride, HEADS, N, M,
    Dk: tl.constexpr, Dk_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """g2: a program owns a block of i and streams j past it."""
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
    g2_base = g2_ptr + batch * g2_batch_stride + head * g2_head_stride
    g2_i = tl.full((ROWS, Dk_PADDED), 0.0, WIDE)
    dk = tl.arange(0, Dk_PADDED).to(tl.int64)
    lower = 0
    before, full, after = tile_counts(lower, M, 0, M, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            j_start = lower + (full + step if partial else step) * COLUMNS
            j = j_start + tl.arange(0, COLUMNS)
            # g2[i, dk] = sum over j of d_s[i, j]*k[j, dk]  (step 4)
            d_s_i_j = tl.load(
                d_s_base + i[:, None].to(tl.int64) * d_s_i_stride + j[None, :].to(tl.int64) * d_s_j_stride,
                mask=(i < N)[:, None] & (j < M)[None, :],
                other=0.0,
            )
            # seen: j < M
            if partial:
                seen = (j < M)[None, :]
            visible = d_s_i_j.to(WIDE)
            visible = tl.where(seen, visible, 0.0) if partial else visible
            k_j = tl.load(
                k_base + j[:, None].to(tl.int64) * k_j_stride + dk[None, :] * k_dk_stride,
                mask=(j < M)[:, None] & (dk < Dk)[None, :],
                other=0.0,
            )
            g2_i = tl.dot(visible.to(NARROW), k_j, g2_i, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        g2_base + i[:, None].to(tl.int64) * g2_i_stride + dk[None, :] * g2_dk_stride,
        g2_i,
        mask=(i < N)[:, None] & (dk < Dk)[None, :],
    )


def backward(q, k, w, d_s, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, Dk), w (D, Dk), d_s (BATCH, HEADS, N, M).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, Dk), d_w (D, Dk).
    """
    BATCH, HEADS, N, _ = q.shape
    _, _, M, Dk = k.shape
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    precision = "tf32" if allow_tf32 else "ieee"
    # t2[i, dk] = sum over d of w[d, dk]*q[i, d]  (step 2)
    w_wide = w.to(wide)
    q_wide = q.to(wide)
    t2 = torch.einsum("da,bhid->bhia", w_wide, q_wide)
    d_k = torch.empty((BATCH, HEADS, M, Dk), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(Dk, 1), dtype, device, blocks)
    backward_d_k[(BATCH * HEADS * triton.cdiv(M, rows),)](
        d_s, t2, d_k, *d_s.stride(), *t2.stride(), *d_k.stride(), HEADS, N, M, Dk=Dk, Dk_PADDED=padded(Dk), ROWS=rows,
        COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages,
        **code_options(device),
    )
    g2 = torch.empty((BATCH, HEADS, N, Dk), dtype=wide, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(Dk, 1), dtype, device, blocks)
    backward_g2[(BATCH * HEADS * triton.cdiv(N, rows),)](
        d_s, k, g2, *d_s.stride(), *k.stride(), *g2.stride(), HEADS, N, M, Dk=Dk, Dk_PADDED=padded(Dk), ROWS=rows,
        COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages,
        **code_options(device),
    )
    # d_q[i, d] = sum over dk of w[d, dk]*g2[i, dk]  (step 5)
    d_q = torch.einsum("da,bhia->bhid", w_wide, g2)
    # d_w[d, dk] = sum over batch, head, i of g2[i, dk]*q[i, d]  (step 5)
    d_w = torch.einsum("bhid,bhia->ad", g2, q_wide)
    return d_q.to(dtype), d_k, d_w.to(dtype)
