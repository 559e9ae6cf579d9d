"""Linear attention: one Triton kernel for each loop over tiles

              Σ s[i, j]⋅v[j, e]
              j
    o[i, e] = ─────────────────
                  Σ s[i, j]
                  j

    s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'linear_attention',
    'backend': 'triton',
    'options': {},
    'source': '21f4d6cb5292f661',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
    },
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('o', ['BATCH', 'HEADS', 'N', 'E'], 'input'),
            ('norm', ['BATCH', 'HEADS', 'N'], 'accumulate'),
        ],
        'saved': [],
        'extra': ['norm'],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['q', 'k', 'v'],
        'saved': ['o', 'norm'],
        'cotangents': ['o', 'norm'],
        'params': [],
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
def tile_relu(x):
    """max(x, 0); NaN stays"""
    return tl.where(x < 0, 0.0, x)


@triton.jit
def forward_t1_t2(
    k_ptr, t1_ptr, t2_ptr, k_batch_stride, k_head_stride, k_j_stride, k_d_stride, t1_batch_stride, t1_head_stride,
    t1_j_stride, t1_d_stride, t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride, HEADS, M, D: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t1, t2: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    # t1[j, d] = relu(k[j, d])  (step 1)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    k_j = tl.load(
        k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t1_j = tile_relu(k_j.to(WIDE))
    # t2[j, d] = k[j, d] - t1[j, d]  (step 1)
    t2_j = k_j.to(WIDE) - t1_j
    tl.store(
        t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
        t1_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )
    tl.store(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
        t2_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )


@triton.jit
def forward_t4_t5(
    q_ptr, t4_ptr, t5_ptr, q_batch_stride, q_head_stride, q_i_stride, q_d_stride, t4_batch_stride, t4_head_stride,
    t4_i_stride, t4_d_stride, t5_batch_stride, t5_head_stride, t5_i_stride, t5_d_stride, HEADS, N, D: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t4, t5: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    t4_base = t4_ptr + batch * t4_batch_stride + head * t4_head_stride
    t5_base = t5_ptr + batch * t5_batch_stride + head * t5_head_stride
    # t4[i, d] = relu(q[i, d])  (step 1)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t4_i = tile_relu(q_i.to(WIDE))
    # t5[i, d] = q[i, d] - t4[i, d]  (step 1)
    t5_i = q_i.to(WIDE) - t4_i
    tl.store(
        t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
        t4_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )
    tl.store(
        t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
        t5_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )


@triton.jit
def forward_t8(
    x1_ptr, t4_ptr, t5_ptr, t8_ptr, x1_batch_stride, x1_head_stride, x1_d_stride, t4_batch_stride, t4_head_stride,
    t4_i_stride, t4_d_stride, t5_batch_stride, t5_head_stride, t5_i_stride, t5_d_stride, t8_batch_stride,
    t8_head_stride, t8_i_stride, HEADS, N, D: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """t8: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    x1_base = x1_ptr + batch * x1_batch_stride + head * x1_head_stride
    t4_base = t4_ptr + batch * t4_batch_stride + head * t4_head_stride
    t5_base = t5_ptr + batch * t5_batch_stride + head * t5_head_stride
    t8_base = t8_ptr + batch * t8_batch_stride + head * t8_head_stride
    # t8[i] = sum over d of (exp(t5[i, d]) + t4[i, d])*x1[d]  (step 7)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    x1_row = tl.load(x1_base + d * x1_d_stride, mask=d < D, other=0.0)
    t4_i = tl.load(
        t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t5_i = tl.load(
        t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t8_i = tl.sum(
        tl.where((d < D)[None, :], x1_row.to(WIDE)[None, :] * (t4_i.to(WIDE) + tl.exp2(t5_i.to(WIDE) * LOG2E)), 0.0),
        1,
    )
    tl.store(t8_base + i.to(tl.int64) * t8_i_stride, t8_i, mask=i < N)


@triton.jit
def forward_o_norm(
    t8_ptr, t9_ptr, o_ptr, norm_ptr, t8_batch_stride, t8_head_stride, t8_i_stride, t9_batch_stride, t9_head_stride,
    t9_i_stride, t9_e_stride, o_batch_stride, o_head_stride, o_i_stride, o_e_stride, norm_batch_stride,
    norm_head_stride, norm_i_stride, HEADS, N, E: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """o, norm: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    t8_base = t8_ptr + batch * t8_batch_stride + head * t8_head_stride
    t9_base = t9_ptr + batch * t9_batch_stride + head * t9_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    norm_base = norm_ptr + batch * norm_batch_stride + head * norm_head_stride
    # o[i, e] = t9[i, e]/t8[i]  (step 1)
    t8_i = tl.load(t8_base + i.to(tl.int64) * t8_i_stride, mask=i < N, other=0.0)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    t9_i = tl.load(
        t9_base + i[:, None].to(tl.int64) * t9_i_stride + e[None, :] * t9_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    o_i = tile_inverse(t8_i.to(WIDE))[:, None] * t9_i.to(WIDE)
    # norm[i] = t8[i]  (step 2)
    norm_i = t8_i.to(WIDE)
    tl.store(
        o_base + i[:, None].to(tl.int64) * o_i_stride + e[None, :] * o_e_stride,
        o_i,
        mask=(i < N)[:, None] & (e < E)[None, :],
    )
    tl.store(norm_base + i.to(tl.int64) * norm_i_stride, norm_i, mask=i < N)


def forward(q, k, v, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E).
    Returns o (BATCH, HEADS, N, E), norm (BATCH, HEADS, N).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    t1 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    t2 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    forward_t1_t2[(BATCH * HEADS * triton.cdiv(M, rows),)](
        k, t1, t2, *k.stride(), *t1.stride(), *t2.stride(), HEADS, M, D=D, D_PADDED=padded(D), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    t4 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    t5 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    forward_t4_t5[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q, t4, t5, *q.stride(), *t4.stride(), *t5.stride(), HEADS, N, D=D, D_PADDED=padded(D), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # x1[d] = sum over j of exp(t2[j, d]) + t1[j, d]  (step 7)
    x1 = (t1.mT + torch.exp(t2.mT)).sum(-1)
    t8 = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    forward_t8[(BATCH * HEADS * triton.cdiv(N, rows),)](
        x1, t4, t5, t8, *x1.stride(), *t4.stride(), *t5.stride(), *t8.stride(), HEADS, N, D=D, D_PADDED=padded(D),
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # x2[d, e] = sum over j of (exp(t2[j, d]) + t1[j, d])*v[j, e]  (step 7)
    v_wide = v.to(wide)
    x2 = torch.einsum("bhjd,bhje->bhde", t1 + torch.exp(t2), v_wide)
    # t9[i, e] = sum over d of (exp(t5[i, d]) + t4[i, d])*x2[d, e]  (step 7)
    t9 = torch.einsum("bhid,bhde->bhie", t4 + torch.exp(t5), x2)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    norm = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(max(E, 1), blocks)
    forward_o_norm[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t8, t9, o, norm, *t8.stride(), *t9.stride(), *o.stride(), *norm.stride(), HEADS, N, E=E, E_PADDED=padded(E),
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    return o, norm


@triton.jit
def backward_t1_t2(
    k_ptr, t1_ptr, t2_ptr, k_batch_stride, k_head_stride, k_j_stride, k_d_stride, t1_batch_stride, t1_head_stride,
    t1_j_stride, t1_d_stride, t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride, HEADS, M, D: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t1, t2: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    t1_base = t1_ptr + batch * t1_batch_stride + head * t1_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    # t1[j, d] = relu(k[j, d])  (step 1)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    k_j = tl.load(
        k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t1_j = tile_relu(k_j.to(WIDE))
    # t2[j, d] = k[j, d] - t1[j, d]  (step 1)
    t2_j = k_j.to(WIDE) - t1_j
    tl.store(
        t1_base + j[:, None].to(tl.int64) * t1_j_stride + d[None, :] * t1_d_stride,
        t1_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )
    tl.store(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
        t2_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_t4_t5_delta(
    q_ptr, norm_ptr, d_o_ptr, o_ptr, t4_ptr, t5_ptr, delta_ptr, g2_ptr, q_batch_stride, q_head_stride, q_i_stride,
    q_d_stride, norm_batch_stride, norm_head_stride, norm_i_stride, d_o_batch_stride, d_o_head_stride, d_o_i_stride,
    d_o_e_stride, o_batch_stride, o_head_stride, o_i_stride, o_e_stride, t4_batch_stride, t4_head_stride, t4_i_stride,
    t4_d_stride, t5_batch_stride, t5_head_stride, t5_i_stride, t5_d_stride, delta_batch_stride, delta_head_stride,
    delta_i_stride, g2_batch_stride, g2_head_stride, g2_i_stride, g2_e_stride, HEADS, N, D: tl.constexpr,
    E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t4, t5, g1, g2: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    norm_base = norm_ptr + batch * norm_batch_stride + head * norm_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    t4_base = t4_ptr + batch * t4_batch_stride + head * t4_head_stride
    t5_base = t5_ptr + batch * t5_batch_stride + head * t5_head_stride
    delta_base = delta_ptr + batch * delta_batch_stride + head * delta_head_stride
    g2_base = g2_ptr + batch * g2_batch_stride + head * g2_head_stride
    # t4[i, d] = relu(q[i, d])  (step 1)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t4_i = tile_relu(q_i.to(WIDE))
    # t5[i, d] = q[i, d] - t4[i, d]  (step 1)
    t5_i = q_i.to(WIDE) - t4_i
    # delta[i] = sum over e of norm[i]*d_o[i, e]*o[i, e]  (step 4)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    norm_i = tl.load(norm_base + i.to(tl.int64) * norm_i_stride, mask=i < N, other=0.0)
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
    g1_i = tl.sum(tl.where((e < E)[None, :], norm_i.to(WIDE)[:, None] * d_o_i.to(WIDE) * o_i.to(WIDE), 0.0), 1)
    # g2[i, e] = d_o[i, e]/norm[i]  (step 4)
    g2_i = tile_inverse(norm_i.to(WIDE))[:, None] * d_o_i.to(WIDE)
    tl.store(
        t4_base + i[:, None].to(tl.int64) * t4_i_stride + d[None, :] * t4_d_stride,
        t4_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )
    tl.store(
        t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
        t5_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )
    tl.store(delta_base + i.to(tl.int64) * delta_i_stride, g1_i, mask=i < N)
    tl.store(
        g2_base + i[:, None].to(tl.int64) * g2_i_stride + e[None, :] * g2_e_stride,
        g2_i,
        mask=(i < N)[:, None] & (e < E)[None, :],
    )


@triton.jit
def backward_d_row(
    norm_ptr, delta_ptr, d_norm_ptr, d_row_ptr, norm_batch_stride, norm_head_stride, norm_i_stride, delta_batch_stride,
    delta_head_stride, delta_i_stride, d_norm_batch_stride, d_norm_head_stride, d_norm_i_stride, d_row_batch_stride,
    d_row_head_stride, d_row_i_stride, HEADS, N, ROWS: tl.constexpr, WIDE: tl.constexpr,
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
    norm_base = norm_ptr + batch * norm_batch_stride + head * norm_head_stride
    delta_base = delta_ptr + batch * delta_batch_stride + head * delta_head_stride
    d_norm_base = d_norm_ptr + batch * d_norm_batch_stride + head * d_norm_head_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    # d_row[i] = d_norm[i] - delta[i]/norm[i]**2  (step 4)
    norm_i = tl.load(norm_base + i.to(tl.int64) * norm_i_stride, mask=i < N, other=0.0)
    value = norm_i.to(WIDE)
    delta_i = tl.load(delta_base + i.to(tl.int64) * delta_i_stride, mask=i < N, other=0.0)
    d_norm_i = tl.load(d_norm_base + i.to(tl.int64) * d_norm_i_stride, mask=i < N, other=0.0)
    g5_i = d_norm_i.to(WIDE) - tile_inverse(value * value) * delta_i.to(WIDE)
    tl.store(d_row_base + i.to(tl.int64) * d_row_i_stride, g5_i, mask=i < N)


@triton.jit
def backward_g7_g8(
    x3_ptr, x2_ptr, t2_ptr, g7_ptr, g8_ptr, x3_batch_stride, x3_head_stride, x3_j_stride, x3_d_stride, x2_batch_stride,
    x2_head_stride, x2_d_stride, t2_batch_stride, t2_head_stride, t2_j_stride, t2_d_stride, g7_batch_stride,
    g7_head_stride, g7_j_stride, g7_d_stride, g8_batch_stride, g8_head_stride, g8_j_stride, g8_d_stride, HEADS, M,
    D: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g7, g8: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    x3_base = x3_ptr + batch * x3_batch_stride + head * x3_head_stride
    x2_base = x2_ptr + batch * x2_batch_stride + head * x2_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    g7_base = g7_ptr + batch * g7_batch_stride + head * g7_head_stride
    g8_base = g8_ptr + batch * g8_batch_stride + head * g8_head_stride
    # g7[j, d] = x2[d] + x3[j, d]  (step 9)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    x3_j = tl.load(
        x3_base + j[:, None].to(tl.int64) * x3_j_stride + d[None, :] * x3_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    x2_row = tl.load(x2_base + d * x2_d_stride, mask=d < D, other=0.0)
    g7_j = x3_j.to(WIDE) + x2_row.to(WIDE)[None, :]
    # g8[j, d] = exp(t2[j, d])*x2[d] + exp(t2[j, d])*x3[j, d]  (step 9)
    t2_j = tl.load(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + d[None, :] * t2_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    exponential = tl.exp2(t2_j.to(WIDE) * LOG2E)
    g8_j = x2_row.to(WIDE)[None, :] * exponential + x3_j.to(WIDE) * exponential
    tl.store(
        g7_base + j[:, None].to(tl.int64) * g7_j_stride + d[None, :] * g7_d_stride,
        g7_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )
    tl.store(
        g8_base + j[:, None].to(tl.int64) * g8_j_stride + d[None, :] * g8_d_stride,
        g8_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_g10_g11(
    d_row_ptr, x4_ptr, x6_ptr, t5_ptr, g10_ptr, g11_ptr, d_row_batch_stride, d_row_head_stride, d_row_i_stride,
    x4_batch_stride, x4_head_stride, x4_d_stride, x6_batch_stride, x6_head_stride, x6_i_stride, x6_d_stride,
    t5_batch_stride, t5_head_stride, t5_i_stride, t5_d_stride, g10_batch_stride, g10_head_stride, g10_i_stride,
    g10_d_stride, g11_batch_stride, g11_head_stride, g11_i_stride, g11_d_stride, HEADS, N, D: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g10, g11: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    x4_base = x4_ptr + batch * x4_batch_stride + head * x4_head_stride
    x6_base = x6_ptr + batch * x6_batch_stride + head * x6_head_stride
    t5_base = t5_ptr + batch * t5_batch_stride + head * t5_head_stride
    g10_base = g10_ptr + batch * g10_batch_stride + head * g10_head_stride
    g11_base = g11_ptr + batch * g11_batch_stride + head * g11_head_stride
    # g9[i, d] = d_row[i]*x4[d] + x6[i, d]  (step 9)
    d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    x4_row = tl.load(x4_base + d * x4_d_stride, mask=d < D, other=0.0)
    x6_i = tl.load(
        x6_base + i[:, None].to(tl.int64) * x6_i_stride + d[None, :] * x6_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    g9 = d_row_i.to(WIDE)[:, None] * x4_row.to(WIDE)[None, :] + x6_i.to(WIDE)
    # g10[i, d] = exp(t5[i, d])*d_row[i]*x4[d] + exp(t5[i, d])*x6[i, d]  (step 9)
    t5_i = tl.load(
        t5_base + i[:, None].to(tl.int64) * t5_i_stride + d[None, :] * t5_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    exponential = tl.exp2(t5_i.to(WIDE) * LOG2E)
    g10_i = x6_i.to(WIDE) * exponential + d_row_i.to(WIDE)[:, None] * x4_row.to(WIDE)[None, :] * exponential
    # g11[i, d] = -g10[i, d] + g9[i, d]  (step 3)
    g11_i = g9 - g10_i
    tl.store(
        g10_base + i[:, None].to(tl.int64) * g10_i_stride + d[None, :] * g10_d_stride,
        g10_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )
    tl.store(
        g11_base + i[:, None].to(tl.int64) * g11_i_stride + d[None, :] * g11_d_stride,
        g11_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_g12(
    g8_ptr, g7_ptr, g12_ptr, g8_batch_stride, g8_head_stride, g8_j_stride, g8_d_stride, g7_batch_stride, g7_head_stride,
    g7_j_stride, g7_d_stride, g12_batch_stride, g12_head_stride, g12_j_stride, g12_d_stride, HEADS, M, D: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g12: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    g8_base = g8_ptr + batch * g8_batch_stride + head * g8_head_stride
    g7_base = g7_ptr + batch * g7_batch_stride + head * g7_head_stride
    g12_base = g12_ptr + batch * g12_batch_stride + head * g12_head_stride
    # g12[j, d] = g7[j, d] - g8[j, d]  (step 3)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    g8_j = tl.load(
        g8_base + j[:, None].to(tl.int64) * g8_j_stride + d[None, :] * g8_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    g7_j = tl.load(
        g7_base + j[:, None].to(tl.int64) * g7_j_stride + d[None, :] * g7_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    g12_j = g7_j.to(WIDE) - g8_j.to(WIDE)
    tl.store(
        g12_base + j[:, None].to(tl.int64) * g12_j_stride + d[None, :] * g12_d_stride,
        g12_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_d_q(
    g11_ptr, q_ptr, g10_ptr, d_q_ptr, g11_batch_stride, g11_head_stride, g11_i_stride, g11_d_stride, q_batch_stride,
    q_head_stride, q_i_stride, q_d_stride, g10_batch_stride, g10_head_stride, g10_i_stride, g10_d_stride,
    d_q_batch_stride, d_q_head_stride, d_q_i_stride, d_q_d_stride, HEADS, N, D: tl.constexpr, D_PADDED: tl.constexpr,
    ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """d_q: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    g11_base = g11_ptr + batch * g11_batch_stride + head * g11_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    g10_base = g10_ptr + batch * g10_batch_stride + head * g10_head_stride
    d_q_base = d_q_ptr + batch * d_q_batch_stride + head * d_q_head_stride
    # d_q[i, d] = step(q[i, d])*g11[i, d] + g10[i, d]  (step 3)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    g11_i = tl.load(
        g11_base + i[:, None].to(tl.int64) * g11_i_stride + d[None, :] * g11_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    g10_i = tl.load(
        g10_base + i[:, None].to(tl.int64) * g10_i_stride + d[None, :] * g10_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    d_q_i = g11_i.to(WIDE) * tl.where(q_i.to(WIDE) > 0, 1.0, 0.0) + g10_i.to(WIDE)
    tl.store(
        d_q_base + i[:, None].to(tl.int64) * d_q_i_stride + d[None, :] * d_q_d_stride,
        d_q_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_d_k(
    g12_ptr, k_ptr, g8_ptr, d_k_ptr, g12_batch_stride, g12_head_stride, g12_j_stride, g12_d_stride, k_batch_stride,
    k_head_stride, k_j_stride, k_d_stride, g8_batch_stride, g8_head_stride, g8_j_stride, g8_d_stride, d_k_batch_stride,
    d_k_head_stride, d_k_j_stride, d_k_d_stride, HEADS, M, D: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """d_k: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    g12_base = g12_ptr + batch * g12_batch_stride + head * g12_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    g8_base = g8_ptr + batch * g8_batch_stride + head * g8_head_stride
    d_k_base = d_k_ptr + batch * d_k_batch_stride + head * d_k_head_stride
    # d_k[j, d] = step(k[j, d])*g12[j, d] + g8[j, d]  (step 3)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    g12_j = tl.load(
        g12_base + j[:, None].to(tl.int64) * g12_j_stride + d[None, :] * g12_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    k_j = tl.load(
        k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    g8_j = tl.load(
        g8_base + j[:, None].to(tl.int64) * g8_j_stride + d[None, :] * g8_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    d_k_j = g12_j.to(WIDE) * tl.where(k_j.to(WIDE) > 0, 1.0, 0.0) + g8_j.to(WIDE)
    tl.store(
        d_k_base + j[:, None].to(tl.int64) * d_k_j_stride + d[None, :] * d_k_d_stride,
        d_k_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )


def backward(q, k, v, o, norm, d_o, d_norm, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), o (BATCH, HEADS, N, E), norm
    (BATCH, HEADS, N), d_o (BATCH, HEADS, N, E), d_norm (BATCH, HEADS, N).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    t1 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    t2 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    backward_t1_t2[(BATCH * HEADS * triton.cdiv(M, rows),)](
        k, t1, t2, *k.stride(), *t1.stride(), *t2.stride(), HEADS, M, D=D, D_PADDED=padded(D), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    t4 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    t5 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    delta = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    g2 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    rows = row_block(max(D, E, 1), blocks)
    backward_t4_t5_delta[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q, norm, d_o, o, t4, t5, delta, g2, *q.stride(), *norm.stride(), *d_o.stride(), *o.stride(), *t4.stride(),
        *t5.stride(), *delta.stride(), *g2.stride(), HEADS, N, D=D, E=E, D_PADDED=padded(D), E_PADDED=padded(E),
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # x1[d, e] = sum over i of (exp(t5[i, d]) + t4[i, d])*g2[i, e]  (step 9)
    x1 = torch.einsum("bhid,bhie->bhde", t4 + torch.exp(t5), g2)
    # d_v[j, e] = sum over d of (exp(t2[j, d]) + t1[j, d])*x1[d, e]  (step 9)
    d_v = torch.einsum("bhjd,bhde->bhje", t1 + torch.exp(t2), x1)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_d_row[(BATCH * HEADS * triton.cdiv(N, rows),)](
        norm, delta, d_norm, d_row, *norm.stride(), *delta.stride(), *d_norm.stride(), *d_row.stride(), HEADS, N,
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # x2[d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_row[i]  (step 9)
    x2 = torch.einsum("bhid,bhi->bhd", t4 + torch.exp(t5), d_row)
    # x3[j, d] = sum over e of v[j, e]*x1[d, e]  (step 9)
    v_wide = v.to(wide)
    x3 = torch.einsum("bhje,bhde->bhjd", v_wide, x1)
    g7 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    g8 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    backward_g7_g8[(BATCH * HEADS * triton.cdiv(M, rows),)](
        x3, x2, t2, g7, g8, *x3.stride(), *x2.stride(), *t2.stride(), *g7.stride(), *g8.stride(), HEADS, M, D=D,
        D_PADDED=padded(D), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # x4[d] = sum over j of exp(t2[j, d]) + t1[j, d]  (step 9)
    x4 = (t1.mT + torch.exp(t2.mT)).sum(-1)
    # x5[d, e] = sum over j of (exp(t2[j, d]) + t1[j, d])*v[j, e]  (step 9)
    x5 = torch.einsum("bhjd,bhje->bhde", t1 + torch.exp(t2), v_wide)
    # x6[i, d] = sum over e of g2[i, e]*x5[d, e]  (step 9)
    x6 = torch.einsum("bhie,bhde->bhid", g2, x5)
    g10 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    g11 = torch.empty((BATCH, HEADS, N, D), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    backward_g10_g11[(BATCH * HEADS * triton.cdiv(N, rows),)](
        d_row, x4, x6, t5, g10, g11, *d_row.stride(), *x4.stride(), *x6.stride(), *t5.stride(), *g10.stride(),
        *g11.stride(), HEADS, N, D=D, D_PADDED=padded(D), ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    g12 = torch.empty((BATCH, HEADS, M, D), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    backward_g12[(BATCH * HEADS * triton.cdiv(M, rows),)](
        g8, g7, g12, *g8.stride(), *g7.stride(), *g12.stride(), HEADS, M, D=D, D_PADDED=padded(D), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    rows = row_block(max(D, 1), blocks)
    backward_d_q[(BATCH * HEADS * triton.cdiv(N, rows),)](
        g11, q, g10, d_q, *g11.stride(), *q.stride(), *g10.stride(), *d_q.stride(), HEADS, N, D=D, D_PADDED=padded(D),
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    rows = row_block(max(D, 1), blocks)
    backward_d_k[(BATCH * HEADS * triton.cdiv(M, rows),)](
        g12, k, g8, d_k, *g12.stride(), *k.stride(), *g8.stride(), *d_k.stride(), HEADS, M, D=D, D_PADDED=padded(D),
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    return d_q, d_k, d_v.to(dtype)
