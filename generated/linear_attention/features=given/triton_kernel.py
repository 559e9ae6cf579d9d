"""Linear attention: one Triton kernel for each loop over tiles

              Σ s[i, j]⋅v[j, e]
              j
    o[i, e] = ─────────────────
                  Σ s[i, j]
                  j

    s[i, j] = Σ k[j, d]⋅q[i, d]
              d

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'linear_attention',
    'backend': 'triton',
    'options': {'features': 'given'},
    'source': '55d0ab34a228f417',
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
def forward_t2(
    x1_ptr, q_ptr, t2_ptr, x1_batch_stride, x1_head_stride, x1_d_stride, q_batch_stride, q_head_stride, q_i_stride,
    q_d_stride, t2_batch_stride, t2_head_stride, t2_i_stride, HEADS, N, D: tl.constexpr, D_PADDED: tl.constexpr,
    ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t2: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    x1_base = x1_ptr + batch * x1_batch_stride + head * x1_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    # t2[i] = sum over d of x1[d]*q[i, d]  (step 7)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    x1_row = tl.load(x1_base + d * x1_d_stride, mask=d < D, other=0.0)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    t2_i = tl.sum(tl.where((d < D)[None, :], x1_row.to(WIDE)[None, :] * q_i.to(WIDE), 0.0), 1)
    tl.store(t2_base + i.to(tl.int64) * t2_i_stride, t2_i, mask=i < N)


@triton.jit
def forward_o_norm(
    t2_ptr, t3_ptr, o_ptr, norm_ptr, t2_batch_stride, t2_head_stride, t2_i_stride, t3_batch_stride, t3_head_stride,
    t3_i_stride, t3_e_stride, o_batch_stride, o_head_stride, o_i_stride, o_e_stride, norm_batch_stride,
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
    t2_base = t2_ptr + batch * t2_batch_stride + head * t2_head_stride
    t3_base = t3_ptr + batch * t3_batch_stride + head * t3_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    norm_base = norm_ptr + batch * norm_batch_stride + head * norm_head_stride
    # o[i, e] = t3[i, e]/t2[i]  (step 1)
    t2_i = tl.load(t2_base + i.to(tl.int64) * t2_i_stride, mask=i < N, other=0.0)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    t3_i = tl.load(
        t3_base + i[:, None].to(tl.int64) * t3_i_stride + e[None, :] * t3_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    o_i = tile_inverse(t2_i.to(WIDE))[:, None] * t3_i.to(WIDE)
    # norm[i] = t2[i]  (step 2)
    norm_i = t2_i.to(WIDE)
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
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # x1[d] = sum over j of k[j, d]  (step 7)
    k_wide = k.to(wide)
    x1 = k_wide.mT.sum(-1)
    t2 = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(max(D, 1), blocks)
    forward_t2[(BATCH * HEADS * triton.cdiv(N, rows),)](
        x1, q, t2, *x1.stride(), *q.stride(), *t2.stride(), HEADS, N, D=D, D_PADDED=padded(D), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # x2[d, e] = sum over j of k[j, d]*v[j, e]  (step 7)
    v_wide = v.to(wide)
    x2 = torch.einsum("bhjd,bhje->bhde", k_wide, v_wide)
    # t3[i, e] = sum over d of q[i, d]*x2[d, e]  (step 7)
    q_wide = q.to(wide)
    t3 = torch.einsum("bhid,bhde->bhie", q_wide, x2)
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    norm = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(max(E, 1), blocks)
    forward_o_norm[(BATCH * HEADS * triton.cdiv(N, rows),)](
        t2, t3, o, norm, *t2.stride(), *t3.stride(), *o.stride(), *norm.stride(), HEADS, N, E=E, E_PADDED=padded(E),
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    return o, norm


@triton.jit
def backward_delta_g2(
    norm_ptr, d_o_ptr, o_ptr, delta_ptr, g2_ptr, norm_batch_stride, norm_head_stride, norm_i_stride, d_o_batch_stride,
    d_o_head_stride, d_o_i_stride, d_o_e_stride, o_batch_stride, o_head_stride, o_i_stride, o_e_stride,
    delta_batch_stride, delta_head_stride, delta_i_stride, g2_batch_stride, g2_head_stride, g2_i_stride, g2_e_stride,
    HEADS, N, E: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g1, g2: a program computes a block of i."""
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    norm_base = norm_ptr + batch * norm_batch_stride + head * norm_head_stride
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    delta_base = delta_ptr + batch * delta_batch_stride + head * delta_head_stride
    g2_base = g2_ptr + batch * g2_batch_stride + head * g2_head_stride
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
def backward_d_k(
    x3_ptr, x2_ptr, d_k_ptr, x3_batch_stride, x3_head_stride, x3_j_stride, x3_d_stride, x2_batch_stride, x2_head_stride,
    x2_d_stride, d_k_batch_stride, d_k_head_stride, d_k_j_stride, d_k_d_stride, HEADS, M, D: tl.constexpr,
    D_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
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
    x3_base = x3_ptr + batch * x3_batch_stride + head * x3_head_stride
    x2_base = x2_ptr + batch * x2_batch_stride + head * x2_head_stride
    d_k_base = d_k_ptr + batch * d_k_batch_stride + head * d_k_head_stride
    # d_k[j, d] = x2[d] + x3[j, d]  (step 9)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    x3_j = tl.load(
        x3_base + j[:, None].to(tl.int64) * x3_j_stride + d[None, :] * x3_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    x2_row = tl.load(x2_base + d * x2_d_stride, mask=d < D, other=0.0)
    d_k_j = x3_j.to(WIDE) + x2_row.to(WIDE)[None, :]
    tl.store(
        d_k_base + j[:, None].to(tl.int64) * d_k_j_stride + d[None, :] * d_k_d_stride,
        d_k_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_d_q(
    d_row_ptr, x4_ptr, x6_ptr, d_q_ptr, d_row_batch_stride, d_row_head_stride, d_row_i_stride, x4_batch_stride,
    x4_head_stride, x4_d_stride, x6_batch_stride, x6_head_stride, x6_i_stride, x6_d_stride, d_q_batch_stride,
    d_q_head_stride, d_q_i_stride, d_q_d_stride, HEADS, N, D: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
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
    d_row_base = d_row_ptr + batch * d_row_batch_stride + head * d_row_head_stride
    x4_base = x4_ptr + batch * x4_batch_stride + head * x4_head_stride
    x6_base = x6_ptr + batch * x6_batch_stride + head * x6_head_stride
    d_q_base = d_q_ptr + batch * d_q_batch_stride + head * d_q_head_stride
    # d_q[i, d] = d_row[i]*x4[d] + x6[i, d]  (step 9)
    d_row_i = tl.load(d_row_base + i.to(tl.int64) * d_row_i_stride, mask=i < N, other=0.0)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    x4_row = tl.load(x4_base + d * x4_d_stride, mask=d < D, other=0.0)
    x6_i = tl.load(
        x6_base + i[:, None].to(tl.int64) * x6_i_stride + d[None, :] * x6_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    d_q_i = d_row_i.to(WIDE)[:, None] * x4_row.to(WIDE)[None, :] + x6_i.to(WIDE)
    tl.store(
        d_q_base + i[:, None].to(tl.int64) * d_q_i_stride + d[None, :] * d_q_d_stride,
        d_q_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
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
    delta = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    g2 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    rows = row_block(max(E, 1), blocks)
    backward_delta_g2[(BATCH * HEADS * triton.cdiv(N, rows),)](
        norm, d_o, o, delta, g2, *norm.stride(), *d_o.stride(), *o.stride(), *delta.stride(), *g2.stride(), HEADS, N,
        E=E, E_PADDED=padded(E), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # x1[d, e] = sum over i of g2[i, e]*q[i, d]  (step 9)
    q_wide = q.to(wide)
    x1 = torch.einsum("bhie,bhid->bhde", g2, q_wide)
    # d_v[j, e] = sum over d of k[j, d]*x1[d, e]  (step 9)
    k_wide = k.to(wide)
    d_v = torch.einsum("bhjd,bhde->bhje", k_wide, x1)
    d_row = torch.empty((BATCH, HEADS, N), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_d_row[(BATCH * HEADS * triton.cdiv(N, rows),)](
        norm, delta, d_norm, d_row, *norm.stride(), *delta.stride(), *d_norm.stride(), *d_row.stride(), HEADS, N,
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # x2[d] = sum over i of d_row[i]*q[i, d]  (step 9)
    x2 = torch.einsum("bhi,bhid->bhd", d_row, q_wide)
    # x3[j, d] = sum over e of v[j, e]*x1[d, e]  (step 9)
    v_wide = v.to(wide)
    x3 = torch.einsum("bhje,bhde->bhjd", v_wide, x1)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    rows = row_block(max(D, 1), blocks)
    backward_d_k[(BATCH * HEADS * triton.cdiv(M, rows),)](
        x3, x2, d_k, *x3.stride(), *x2.stride(), *d_k.stride(), HEADS, M, D=D, D_PADDED=padded(D), ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # x4[d] = sum over j of k[j, d]  (step 9)
    x4 = k_wide.mT.sum(-1)
    # x5[d, e] = sum over j of k[j, d]*v[j, e]  (step 9)
    x5 = torch.einsum("bhjd,bhje->bhde", k_wide, v_wide)
    # x6[i, d] = sum over e of g2[i, e]*x5[d, e]  (step 9)
    x6 = torch.einsum("bhie,bhde->bhid", g2, x5)
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    rows = row_block(max(D, 1), blocks)
    backward_d_q[(BATCH * HEADS * triton.cdiv(N, rows),)](
        d_row, x4, x6, d_q, *d_row.stride(), *x4.stride(), *x6.stride(), *d_q.stride(), HEADS, N, D=D,
        D_PADDED=padded(D), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    return d_q, d_k, d_v.to(dtype)
