"""ReLU attention: one Triton kernel for each loop over tiles

              Σ relu⎛scale⋅Σ k[j, d]⋅q[i, d]⎞⋅v[j, e]
              j     ⎝      d                ⎠
    o[i, e] = ───────────────────────────────────────
                                 M

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'relu_attention',
    'backend': 'triton',
    'options': {},
    'source': 'f605111c505d593a',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('scale', [], 'scalar'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'N', 'E'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale'],
        'saved': [],
        'cotangents': ['o'],
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
def tile_relu(x):
    """max(x, 0); NaN stays"""
    return tl.where(x < 0, 0.0, x)


@triton.jit
def tile_counts(lower, upper, full_lower, full_upper, BLOCK: tl.constexpr):
    """how many tiles come before those that every row sees whole, how many those are, how many follow"""
    before = tl.cdiv(tl.maximum(tl.minimum(full_lower, upper) - lower, 0), BLOCK)
    full = tl.maximum(tl.minimum(full_upper, upper) - (lower + before * BLOCK), 0) // BLOCK
    return before, full, tl.cdiv(tl.maximum(upper - (lower + (before + full) * BLOCK), 0), BLOCK)


@triton.jit
def forward_o(
    q_ptr, k_ptr, v_ptr, o_ptr, q_batch_stride, q_head_stride, q_i_stride, q_d_stride, k_batch_stride, k_head_stride,
    k_j_stride, k_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride, o_batch_stride, o_head_stride,
    o_i_stride, o_e_stride, HEADS, N, M, scale: "fp64", factor: "fp64", E: tl.constexpr, D: tl.constexpr,
    E_PADDED: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDE: tl.constexpr,
    NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """o: a program owns a block of i and streams j past it."""
    scale = tl.full((), scale, WIDE)
    factor = tl.full((), factor, WIDE)
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
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    o_base = o_ptr + batch * o_batch_stride + head * o_head_stride
    acc = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    e = tl.arange(0, E_PADDED).to(tl.int64)
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
            # acc[i, e] = sum over j of relu(scale*dot[i, j])*v[j, e]  (step 1)
            # seen: j < M
            if partial:
                seen = (j < M)[None, :]
            visible = tile_relu(scale * dot)
            visible = tl.where(seen, visible, 0.0) if partial else visible
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < M)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            acc = tl.dot(visible.to(NARROW), v_j, acc, input_precision=PRECISION, out_dtype=WIDE)
    # o[i, e] = acc[i, e]/M  (step 1)
    o_i = factor * acc
    tl.store(
        o_base + i[:, None].to(tl.int64) * o_i_stride + e[None, :] * o_e_stride,
        o_i,
        mask=(i < N)[:, None] & (e < E)[None, :],
    )


def forward(q, k, v, scale, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number.
    Returns o (BATCH, HEADS, N, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / M if M else 0.0
    precision = "tf32" if allow_tf32 else "ieee"
    o = torch.empty((BATCH, HEADS, N, E), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(OPEN, max(E, D, 1), dtype, device, blocks)
    forward_o[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q, k, v, o, *q.stride(), *k.stride(), *v.stride(), *o.stride(), HEADS, N, M, scale, factor, E=E, D=D,
        E_PADDED=padded(E), D_PADDED=padded(D), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    return (o,)


@triton.jit
def backward_g1(
    d_o_ptr, g1_ptr, d_o_batch_stride, d_o_head_stride, d_o_i_stride, d_o_e_stride, g1_batch_stride, g1_head_stride,
    g1_i_stride, g1_e_stride, HEADS, N, M, factor: "fp64", E: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """g1: a program computes a block of i."""
    factor = tl.full((), factor, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(N, ROWS)
    i_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    i = i_start + tl.arange(0, ROWS)
    d_o_base = d_o_ptr + batch * d_o_batch_stride + head * d_o_head_stride
    g1_base = g1_ptr + batch * g1_batch_stride + head * g1_head_stride
    # g1[i, e] = d_o[i, e]/M  (step 3)
    e = tl.arange(0, E_PADDED).to(tl.int64)
    d_o_i = tl.load(
        d_o_base + i[:, None].to(tl.int64) * d_o_i_stride + e[None, :] * d_o_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    g1_i = factor * d_o_i.to(WIDE)
    tl.store(
        g1_base + i[:, None].to(tl.int64) * g1_i_stride + e[None, :] * g1_e_stride,
        g1_i,
        mask=(i < N)[:, None] & (e < E)[None, :],
    )


@triton.jit
def backward_d_v_d_k(
    k_ptr, q_ptr, v_ptr, g1_ptr, d_v_ptr, d_k_ptr, k_batch_stride, k_head_stride, k_j_stride, k_d_stride,
    q_batch_stride, q_head_stride, q_i_stride, q_d_stride, v_batch_stride, v_head_stride, v_j_stride, v_e_stride,
    g1_batch_stride, g1_head_stride, g1_i_stride, g1_e_stride, d_v_batch_stride, d_v_head_stride, d_v_j_stride,
    d_v_e_stride, d_k_batch_stride, d_k_head_stride, d_k_j_stride, d_k_d_stride, HEADS, N, M, scale: "fp64",
    E: tl.constexpr, D: tl.constexpr, E_PADDED: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
):
    """d_v, d_k: a program owns a block of j and streams i past it."""
    scale = tl.full((), scale, WIDE)
    program = tl.program_id(0)
    blocks = tl.cdiv(M, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    head = (program % HEADS).to(tl.int64)
    program = program // HEADS
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    g1_base = g1_ptr + batch * g1_batch_stride + head * g1_head_stride
    d_v_base = d_v_ptr + batch * d_v_batch_stride + head * d_v_head_stride
    d_k_base = d_k_ptr + batch * d_k_batch_stride + head * d_k_head_stride
    d_v_j = tl.full((ROWS, E_PADDED), 0.0, WIDE)
    d_k_j = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    k_j = tl.load(
        k_base + j[:, None].to(tl.int64) * k_j_stride + d[None, :] * k_d_stride,
        mask=(j < M)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    e = tl.arange(0, E_PADDED).to(tl.int64)
    v_j = tl.load(
        v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
        mask=(j < M)[:, None] & (e < E)[None, :],
        other=0.0,
    )
    lower = 0
    before, full, after = tile_counts(lower, N, 0, N, COLUMNS)
    for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask
        for step in range(before + after if partial else full):
            i_start = lower + (full + step if partial else step) * COLUMNS
            i = i_start + tl.arange(0, COLUMNS)
            # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            q_i = tl.load(
                q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
                mask=(i < N)[:, None] & (d < D)[None, :],
                other=0.0,
            )
            dot = tl.dot(k_j, tl.trans(q_i), input_precision=PRECISION, out_dtype=WIDE)
            # d_weight[i, j] = sum over e of g1[i, e]*v[j, e]  (step 3)
            g1_i = tl.load(
                g1_base + i[:, None].to(tl.int64) * g1_i_stride + e[None, :] * g1_e_stride,
                mask=(i < N)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(v_j, tl.trans(g1_i).to(NARROW), input_precision=PRECISION, out_dtype=WIDE)
            # d_score[i, j] = step(scale*dot[i, j])*scale*d_weight[i, j]  (step 3)
            d_score = scale * d_weight * tl.where(scale * dot > 0, 1.0, 0.0)
            # d_v[j, e] = sum over i of relu(scale*dot[i, j])*g1[i, e]  (step 4)
            # seen: i < N
            if partial:
                seen = (i < N)[None, :]
            visible = tile_relu(scale * dot)
            visible = tl.where(seen, visible, 0.0) if partial else visible
            d_v_j = tl.dot(visible.to(NARROW), g1_i.to(NARROW), d_v_j, input_precision=PRECISION, out_dtype=WIDE)
            # d_k[j, d] = sum over i of d_score[i, j]*q[i, d]  (step 4)
            visible_2 = tl.where(seen, d_score, 0.0) if partial else d_score
            d_k_j = tl.dot(visible_2.to(NARROW), q_i, d_k_j, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        d_v_base + j[:, None].to(tl.int64) * d_v_j_stride + e[None, :] * d_v_e_stride,
        d_v_j,
        mask=(j < M)[:, None] & (e < E)[None, :],
    )
    tl.store(
        d_k_base + j[:, None].to(tl.int64) * d_k_j_stride + d[None, :] * d_k_d_stride,
        d_k_j,
        mask=(j < M)[:, None] & (d < D)[None, :],
    )


@triton.jit
def backward_d_q(
    q_ptr, k_ptr, g1_ptr, v_ptr, d_q_ptr, q_batch_stride, q_head_stride, q_i_stride, q_d_stride, k_batch_stride,
    k_head_stride, k_j_stride, k_d_stride, g1_batch_stride, g1_head_stride, g1_i_stride, g1_e_stride, v_batch_stride,
    v_head_stride, v_j_stride, v_e_stride, d_q_batch_stride, d_q_head_stride, d_q_i_stride, d_q_d_stride, HEADS, N, M,
    scale: "fp64", D: tl.constexpr, E: tl.constexpr, D_PADDED: tl.constexpr, E_PADDED: tl.constexpr, ROWS: tl.constexpr,
    COLUMNS: tl.constexpr, WIDE: tl.constexpr, NARROW: tl.constexpr, PRECISION: tl.constexpr,
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
    q_base = q_ptr + batch * q_batch_stride + head * q_head_stride
    k_base = k_ptr + batch * k_batch_stride + head * k_head_stride
    g1_base = g1_ptr + batch * g1_batch_stride + head * g1_head_stride
    v_base = v_ptr + batch * v_batch_stride + head * v_head_stride
    d_q_base = d_q_ptr + batch * d_q_batch_stride + head * d_q_head_stride
    d_q_i = tl.full((ROWS, D_PADDED), 0.0, WIDE)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    q_i = tl.load(
        q_base + i[:, None].to(tl.int64) * q_i_stride + d[None, :] * q_d_stride,
        mask=(i < N)[:, None] & (d < D)[None, :],
        other=0.0,
    )
    e = tl.arange(0, E_PADDED).to(tl.int64)
    g1_i = tl.load(
        g1_base + i[:, None].to(tl.int64) * g1_i_stride + e[None, :] * g1_e_stride,
        mask=(i < N)[:, None] & (e < E)[None, :],
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
            # d_weight[i, j] = sum over e of g1[i, e]*v[j, e]  (step 3)
            v_j = tl.load(
                v_base + j[:, None].to(tl.int64) * v_j_stride + e[None, :] * v_e_stride,
                mask=(j < M)[:, None] & (e < E)[None, :],
                other=0.0,
            )
            d_weight = tl.dot(g1_i.to(NARROW), tl.trans(v_j), input_precision=PRECISION, out_dtype=WIDE)
            # d_score[i, j] = step(scale*dot[i, j])*scale*d_weight[i, j]  (step 3)
            d_score = scale * d_weight * tl.where(scale * dot > 0, 1.0, 0.0)
            # d_q[i, d] = sum over j of d_score[i, j]*k[j, d]  (step 4)
            # seen: j < M
            if partial:
                seen = (j < M)[None, :]
            visible = tl.where(seen, d_score, 0.0) if partial else d_score
            d_q_i = tl.dot(visible.to(NARROW), k_j, d_q_i, input_precision=PRECISION, out_dtype=WIDE)
    tl.store(
        d_q_base + i[:, None].to(tl.int64) * d_q_i_stride + d[None, :] * d_q_d_stride,
        d_q_i,
        mask=(i < N)[:, None] & (d < D)[None, :],
    )


def backward(q, k, v, scale, d_o, *, allow_tf32=False, blocks=None):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, d_o (BATCH, HEADS,
    N, E).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    BATCH, HEADS, N, D = q.shape
    M = k.shape[2]
    E = v.shape[3]
    dtype, device = q.dtype, q.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / M if M else 0.0
    precision = "tf32" if allow_tf32 else "ieee"
    g1 = torch.empty((BATCH, HEADS, N, E), dtype=wide, device=device)
    rows = row_block(max(E, 1), blocks)
    backward_g1[(BATCH * HEADS * triton.cdiv(N, rows),)](
        d_o, g1, *d_o.stride(), *g1.stride(), HEADS, N, M, factor, E=E, E_PADDED=padded(E), ROWS=rows, WIDE=TYPES[wide],
        num_warps=4, **code_options(device),
    )
    d_v = torch.empty((BATCH, HEADS, M, E), dtype=dtype, device=device)
    d_k = torch.empty((BATCH, HEADS, M, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(HEAVY, max(E, D, 1), dtype, device, blocks)
    backward_d_v_d_k[(BATCH * HEADS * triton.cdiv(M, rows),)](
        k, q, v, g1, d_v, d_k, *k.stride(), *q.stride(), *v.stride(), *g1.stride(), *d_v.stride(), *d_k.stride(), HEADS,
        N, M, scale, E=E, D=D, E_PADDED=padded(E), D_PADDED=padded(D), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide],
        NARROW=TYPES[dtype], PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    d_q = torch.empty((BATCH, HEADS, N, D), dtype=dtype, device=device)
    rows, columns, warps, stages = configuration(MEDIUM, max(D, E, 1), dtype, device, blocks)
    backward_d_q[(BATCH * HEADS * triton.cdiv(N, rows),)](
        q, k, g1, v, d_q, *q.stride(), *k.stride(), *g1.stride(), *v.stride(), *d_q.stride(), HEADS, N, M, scale, D=D,
        E=E, D_PADDED=padded(D), E_PADDED=padded(E), ROWS=rows, COLUMNS=columns, WIDE=TYPES[wide], NARROW=TYPES[dtype],
        PRECISION=precision, num_warps=warps, num_stages=stages, **code_options(device),
    )
    return d_q, d_k, d_v
