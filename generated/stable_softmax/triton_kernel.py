"""Stable softmax: one Triton kernel for each loop over tiles

            exp(w[j])
    p[j] = ───────────
           Σ exp(w[j])
           j

    w[j] = s[j] - max s[j]
                   j

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'stable_softmax',
    'backend': 'triton',
    'options': {},
    'source': '49599abf581053e4',
    'sizes': {'BATCH': 'batch', 'N': 'length'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [('s', ['BATCH', 'N'], 'real')],
        'params': [],
        'divisors': [],
        'outputs': [('p', ['BATCH', 'N'], 'input'), ('lse', ['BATCH'], 'double')],
        'saved': [('saved_t1', ['BATCH'], 'accumulate')],
        'extra': ['lse'],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['s'],
        'saved': ['lse', 'saved_t1'],
        'cotangents': ['p', 'lse'],
        'params': [],
        'outputs': [('s', ['BATCH', 'N'])],
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


def two_parts(x, dtype):
    """x, of float64, as high + low with both in dtype; low is 0 where high is no finite number"""
    high = x.to(dtype)
    return high, torch.where(torch.isfinite(high), x - high, 0.0).to(dtype)


def largest(x, axes):
    """the maximum over some axes, -inf over none; a NaN stays"""
    axes = axes if isinstance(axes, tuple) else (axes,)
    return x.amax(axes) if all(x.shape[axis] for axis in axes) else x.sum(axes) - float("inf")


def target_of(device):
    """which column of a table of configurations a device takes"""
    if torch.version.hip:
        return "hip"
    new = device.type == "cuda" and torch.cuda.get_device_capability(device)[0] >= 9
    return "cuda_9" if new else "cuda"


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
def tile_two_parts(x, WIDE: tl.constexpr):
    """x, of float64, as high + low with both in WIDE; low is 0 where high is no finite number"""
    high = x.to(WIDE)
    return high, tl.where(tl.abs(high) < float("inf"), x - high.to(tl.float64), 0.0).to(WIDE)


@triton.jit
def forward_t2(
    s_ptr, row_max_ptr, t2_ptr, s_batch_stride, s_j_stride, row_max_batch_stride, t2_batch_stride, t2_j_stride, N,
    ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t2: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    s_base = s_ptr + batch * s_batch_stride
    row_max_base = row_max_ptr + batch * row_max_batch_stride
    t2_base = t2_ptr + batch * t2_batch_stride
    # t2[j] = -row_max + s[j]  (step 1)
    s_j = tl.load(s_base + j.to(tl.int64) * s_j_stride, mask=j < N, other=0.0)
    row_max_value = tl.load(row_max_base)
    t2_j = s_j.to(WIDE) - row_max_value.to(WIDE)
    tl.store(t2_base + j.to(tl.int64) * t2_j_stride, t2_j, mask=j < N)


@triton.jit
def forward_p(
    t4_ptr, t2_ptr, p_ptr, t4_batch_stride, t2_batch_stride, t2_j_stride, p_batch_stride, p_j_stride, N,
    ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """p: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    t4_base = t4_ptr + batch * t4_batch_stride
    t2_base = t2_ptr + batch * t2_batch_stride
    p_base = p_ptr + batch * p_batch_stride
    # p[j] = exp(t2[j])/t4  (step 1)
    t4_value = tl.load(t4_base)
    t2_j = tl.load(t2_base + j.to(tl.int64) * t2_j_stride, mask=j < N, other=0.0)
    p_j = tile_inverse(t4_value.to(WIDE)) * tl.exp2(t2_j.to(WIDE) * LOG2E)
    tl.store(p_base + j.to(tl.int64) * p_j_stride, p_j, mask=j < N)


def forward(s, *, allow_tf32=False, blocks=None):
    """Takes s (BATCH, N).
    Returns p (BATCH, N), lse (BATCH) of float64, saved_t1 (BATCH).
    """
    BATCH, N = s.shape
    dtype, device = s.dtype, s.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # row_max = max over j of s[j]  (step 1)
    s_wide = s.to(wide)
    row_max = largest(s_wide, -1)
    t2 = torch.empty((BATCH, N), dtype=wide, device=device)
    rows = row_block(1, blocks)
    forward_t2[(BATCH * triton.cdiv(N, rows),)](
        s, row_max, t2, *s.stride(), *row_max.stride(), *t2.stride(), N, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    # t4 = sum over j of exp(t2[j])  (step 2)
    t4 = torch.exp(t2).sum(-1)
    p = torch.empty((BATCH, N), dtype=dtype, device=device)
    rows = row_block(1, blocks)
    forward_p[(BATCH * triton.cdiv(N, rows),)](
        t4, t2, p, *t4.stride(), *t2.stride(), *p.stride(), N, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    # lse = log(t4)  (step 2)
    lse = torch.log(t4).double()
    # saved_t1 = row_max  (step 5)
    saved_t1 = row_max
    return p, lse, saved_t1.clone()


@triton.jit
def backward_t2(
    s_ptr, saved_t1_ptr, t2_ptr, s_batch_stride, s_j_stride, saved_t1_batch_stride, t2_batch_stride, t2_j_stride, N,
    ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t2: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    s_base = s_ptr + batch * s_batch_stride
    saved_t1_base = saved_t1_ptr + batch * saved_t1_batch_stride
    t2_base = t2_ptr + batch * t2_batch_stride
    # t2[j] = -saved_t1 + s[j]  (step 4)
    s_j = tl.load(s_base + j.to(tl.int64) * s_j_stride, mask=j < N, other=0.0)
    saved_t1_value = tl.load(saved_t1_base)
    t2_j = s_j.to(WIDE) - saved_t1_value.to(WIDE)
    tl.store(t2_base + j.to(tl.int64) * t2_j_stride, t2_j, mask=j < N)


@triton.jit
def backward_d_row(
    d_p_ptr, g2_ptr, t2_ptr, lse_ptr, d_row_ptr, d_p_batch_stride, d_p_j_stride, g2_batch_stride, t2_batch_stride,
    t2_j_stride, lse_batch_stride, d_row_batch_stride, d_row_j_stride, N, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g3: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    d_p_base = d_p_ptr + batch * d_p_batch_stride
    g2_base = g2_ptr + batch * g2_batch_stride
    t2_base = t2_ptr + batch * t2_batch_stride
    lse_base = lse_ptr + batch * lse_batch_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride
    # d_row[j] = (g2 + d_p[j])*exp(-lse + t2[j]) where seen  (step 4)
    d_p_j = tl.load(d_p_base + j.to(tl.int64) * d_p_j_stride, mask=j < N, other=0.0)
    g2_value = tl.load(g2_base)
    t2_j = tl.load(t2_base + j.to(tl.int64) * t2_j_stride, mask=j < N, other=0.0)
    lse_value = tl.load(lse_base)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high_2, lse_low_2 = tile_two_parts(lse_value, WIDE)
    g3_j = tl.where(
        tl.where(lse_high_2 != -float("inf"), 1, 0) != 0,
        (d_p_j.to(WIDE) + g2_value.to(WIDE)) * tl.exp2(((t2_j.to(WIDE) - lse_high_2) - lse_low_2) * LOG2E),
        0.0,
    )
    tl.store(d_row_base + j.to(tl.int64) * d_row_j_stride, g3_j, mask=j < N)


@triton.jit
def backward_d_s(
    g6_ptr, g5_ptr, s_ptr, saved_t1_ptr, d_row_ptr, lse_ptr, d_s_ptr, g6_batch_stride, g5_batch_stride, s_batch_stride,
    s_j_stride, saved_t1_batch_stride, d_row_batch_stride, d_row_j_stride, lse_batch_stride, d_s_batch_stride,
    d_s_j_stride, N, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """d_s: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    g6_base = g6_ptr + batch * g6_batch_stride
    g5_base = g5_ptr + batch * g5_batch_stride
    s_base = s_ptr + batch * s_batch_stride
    saved_t1_base = saved_t1_ptr + batch * saved_t1_batch_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride
    lse_base = lse_ptr + batch * lse_batch_stride
    d_s_base = d_s_ptr + batch * d_s_batch_stride
    # d_row_2[j] = g5/g6 where seen  (step 4)
    g6_value = tl.load(g6_base)
    g5_value = tl.load(g5_base)
    s_j = tl.load(s_base + j.to(tl.int64) * s_j_stride, mask=j < N, other=0.0)
    saved_t1_value = tl.load(saved_t1_base)
    d_row_2 = tl.zeros((ROWS,), WIDE) + tl.where(
        s_j.to(WIDE) == saved_t1_value.to(WIDE),
        tile_inverse(g6_value.to(WIDE)) * g5_value.to(WIDE),
        0.0,
    )
    # d_s[j] = d_row[j] + d_row_2[j] where seen  (step 9)
    d_row_j = tl.load(d_row_base + j.to(tl.int64) * d_row_j_stride, mask=j < N, other=0.0)
    lse_value = tl.load(lse_base)
    d_s_j = tl.where(tl.where(lse_value.to(WIDE) != -float("inf"), 1, 0) != 0, d_row_j.to(WIDE) + d_row_2, 0.0)
    tl.store(d_s_base + j.to(tl.int64) * d_s_j_stride, d_s_j, mask=j < N)


def backward(s, lse, saved_t1, d_p, d_lse, *, allow_tf32=False, blocks=None):
    """Takes s (BATCH, N), lse (BATCH), saved_t1 (BATCH), d_p (BATCH, N), d_lse (BATCH).
    Returns d_s (BATCH, N).
    """
    BATCH, N = s.shape
    dtype, device = s.dtype, s.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    t2 = torch.empty((BATCH, N), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_t2[(BATCH * triton.cdiv(N, rows),)](
        s, saved_t1, t2, *s.stride(), *saved_t1.stride(), *t2.stride(), N, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    # g1 = sum over j of exp(-lse + t2[j])*d_p[j] where seen  (step 4)
    d_p_wide = d_p.to(wide)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    # seen: lse > -oo
    seen = lse_high != -float('inf')
    g1 = torch.where(
        seen[..., None],
        d_p_wide * torch.exp((t2 - lse_high[..., None]) - lse_low[..., None]),
        0.0,
    ).sum(-1)
    # g2 = d_lse - g1  (step 4)
    d_lse_wide = d_lse.to(wide)
    g2 = d_lse_wide - g1
    d_row = torch.empty((BATCH, N), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_d_row[(BATCH * triton.cdiv(N, rows),)](
        d_p, g2, t2, lse, d_row, *d_p.stride(), *g2.stride(), *t2.stride(), *lse.stride(), *d_row.stride(), N,
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # g4 = sum over j of d_row[j]  (step 3)
    g4 = d_row.sum(-1)
    # g5 = -g4  (step 3)
    g5 = -g4
    # g6 = sum over j of 1 where seen  (step 4)
    s_wide = s.to(wide)
    # seen: Eq(s[j], saved_t1)
    seen_2 = s_wide == saved_t1[..., None]
    g6 = torch.where(seen_2, torch.as_tensor(1, dtype=wide, device=device), 0.0).sum(-1)
    d_s = torch.empty((BATCH, N), dtype=dtype, device=device)
    rows = row_block(1, blocks)
    backward_d_s[(BATCH * triton.cdiv(N, rows),)](
        g6, g5, s, saved_t1, d_row, lse, d_s, *g6.stride(), *g5.stride(), *s.stride(), *saved_t1.stride(),
        *d_row.stride(), *lse.stride(), *d_s.stride(), N, ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    return (d_s,)
