"""Bahdanau's decoder attention: one Triton kernel for each loop over tiles

                 Σ exp(score[j])⋅encoder_outputs[j, c]
                 j
    context[c] = ─────────────────────────────────────
                            Σ exp(score[j])
                            j

                  exp(score[j])
    weights[j] = ───────────────
                 Σ exp(score[j])
                 j

    of_hidden[a] = Σ decoder_hidden[d]⋅w[a, 1, d]
                   d

    of_encoder[j, a] = Σ encoder_outputs[j, d]⋅w[a, 0, d]
                       d

    score[j] = Σ tanh(b[a] + of_hidden[a] + of_encoder[j, a])⋅v[a]
               a

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'bahdanau_decoder',
    'backend': 'triton',
    'options': {},
    'source': 'c5cc2c38883377cf',
    'sizes': {'BATCH': 'batch', 'H': 'width', 'S': 'length', 'TWO': 'width'},
    'defaults': {},
    'constraints': [('TWO', '2')],
    'forward': {
        'inputs': [
            ('decoder_hidden', ['BATCH', 'H'], 'real'),
            ('encoder_outputs', ['BATCH', 'S', 'H'], 'real'),
            ('w', ['H', 'TWO', 'H'], 'real'),
            ('b', ['H'], 'real'),
            ('v', ['H'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('context', ['BATCH', 'H'], 'input'),
            ('weights', ['BATCH', 'S'], 'input'),
            ('lse', ['BATCH'], 'double'),
        ],
        'saved': [],
        'extra': ['lse'],
        'keywords': ['allow_tf32'],
    },
    'backward': {
        'inputs': ['decoder_hidden', 'encoder_outputs', 'w', 'b', 'v'],
        'saved': ['context', 'lse'],
        'cotangents': ['context', 'weights', 'lse'],
        'params': [],
        'outputs': [
            ('decoder_hidden', ['BATCH', 'H']),
            ('encoder_outputs', ['BATCH', 'S', 'H']),
            ('w', ['H', 'TWO', 'H']),
            ('b', ['H']),
            ('v', ['H']),
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


def inverse(x):
    """1 / x, and 0 where x is 0"""
    if not isinstance(x, torch.Tensor):  # a number that the caller gave
        return 1.0 / x if x else 0.0
    return torch.where(x == 0, 0.0, 1.0 / x)


def finite(x):
    """x, and 0 where x is -inf: the maximum of a row that saw nothing"""
    return torch.where(x == -float("inf"), 0.0, x)


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
def tile_tanh(x):
    """tanh: a rational form near 0 (Cephes), where 1 - 2 / (1 + exp(2 x)) would cancel; the exponential elsewhere"""
    z = x * x
    top = ((-9.64399179425052238628e-1 * z - 9.92877231001918586564e1) * z - 1.61468768441708447952e3) * z
    bottom = ((z + 1.12811678491632931402e2) * z + 2.23548839060100448583e3) * z + 4.84406305325125486048e3
    small = tl.exp2(-2.0 * tl.abs(x) * LOG2E)
    large = (1.0 - small) / (1.0 + small)
    return tl.where(tl.abs(x) < 0.625, x + x * (top / bottom), tl.where(x < 0, -large, large))


@triton.jit
def forward_t4(
    t2_ptr, b_ptr, t1_ptr, v_ptr, t4_ptr, t2_batch_stride, t2_j_stride, t2_a_stride, b_a_stride, t1_batch_stride,
    t1_a_stride, v_a_stride, t4_batch_stride, t4_j_stride, S, H: tl.constexpr, H_PADDED: tl.constexpr,
    ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t4: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(S, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    t2_base = t2_ptr + batch * t2_batch_stride
    t1_base = t1_ptr + batch * t1_batch_stride
    t4_base = t4_ptr + batch * t4_batch_stride
    # t3[j, a] = tanh(b[a] + t1[a] + t2[j, a])  (step 2)
    a = tl.arange(0, H_PADDED).to(tl.int64)
    t2_j = tl.load(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + a[None, :] * t2_a_stride,
        mask=(j < S)[:, None] & (a < H)[None, :],
        other=0.0,
    )
    b_row = tl.load(b_ptr + a * b_a_stride, mask=a < H, other=0.0)
    t1_row = tl.load(t1_base + a * t1_a_stride, mask=a < H, other=0.0)
    t3 = tile_tanh(t2_j.to(WIDE) + (b_row.to(WIDE) + t1_row.to(WIDE))[None, :])
    # t4[j] = sum over a of v[a]*t3[j, a]  (step 1)
    v_row = tl.load(v_ptr + a * v_a_stride, mask=a < H, other=0.0)
    t4_j = tl.sum(tl.where((a < H)[None, :], v_row.to(WIDE)[None, :] * t3, 0.0), 1)
    tl.store(t4_base + j.to(tl.int64) * t4_j_stride, t4_j, mask=j < S)


@triton.jit
def forward_weights(
    t6_ptr, t4_ptr, shift_ptr, weights_ptr, t6_batch_stride, t4_batch_stride, t4_j_stride, shift_batch_stride,
    weights_batch_stride, weights_j_stride, S, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """weights: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(S, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    t6_base = t6_ptr + batch * t6_batch_stride
    t4_base = t4_ptr + batch * t4_batch_stride
    shift_base = shift_ptr + batch * shift_batch_stride
    weights_base = weights_ptr + batch * weights_batch_stride
    # weights[j] = exp(-shift + t4[j])/t6  (step 5)
    t6_value = tl.load(t6_base)
    t4_j = tl.load(t4_base + j.to(tl.int64) * t4_j_stride, mask=j < S, other=0.0)
    shift_value = tl.load(shift_base)
    weights_j = tile_inverse(t6_value.to(WIDE)) * tl.exp2((t4_j.to(WIDE) - shift_value.to(WIDE)) * LOG2E)
    tl.store(weights_base + j.to(tl.int64) * weights_j_stride, weights_j, mask=j < S)


def forward(decoder_hidden, encoder_outputs, w, b, v, *, allow_tf32=False, blocks=None):
    """Takes decoder_hidden (BATCH, H), encoder_outputs (BATCH, S, H), w (H, TWO, H), b (H), v (H).
    Returns context (BATCH, H), weights (BATCH, S), lse (BATCH) of float64.
    """
    BATCH, H = decoder_hidden.shape
    S = encoder_outputs.shape[1]
    TWO = w.shape[1]
    dtype, device = decoder_hidden.dtype, decoder_hidden.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[a] = sum over d of decoder_hidden[d]*w[a, 1, d]  (step 1)
    decoder_hidden_wide = decoder_hidden.to(wide)
    w_wide = w.to(wide)
    a = torch.arange(H, device=device)
    d = torch.arange(H, device=device)
    t1 = torch.einsum("bd,ad->ba", decoder_hidden_wide, w_wide[a[..., None], min(max(1, 0), TWO - 1), d])
    # t2[j, a] = sum over d of encoder_outputs[j, d]*w[a, 0, d]  (step 1)
    encoder_outputs_wide = encoder_outputs.to(wide)
    t2 = torch.einsum("bjd,ad->bja", encoder_outputs_wide, w_wide[a[..., None], 0, d])
    t4 = torch.empty((BATCH, S), dtype=wide, device=device)
    rows = row_block(max(H, 1), blocks)
    forward_t4[(BATCH * triton.cdiv(S, rows),)](
        t2, b, t1, v, t4, *t2.stride(), *b.stride(), *t1.stride(), *v.stride(), *t4.stride(), S, H=H,
        H_PADDED=padded(H), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # row_max = max over j of t4[j]  (step 5)
    row_max = largest(t4, -1)
    # shift = finite(row_max)  (step 5)
    shift = finite(row_max)
    # t6 = sum over j of exp(-shift + t4[j])  (step 5)
    t6 = torch.exp(t4 - shift[..., None]).sum(-1)
    # t7[c] = sum over j of exp(-shift + t4[j])*encoder_outputs[j, c]  (step 5)
    t7 = torch.einsum("bjc,bj->bc", encoder_outputs_wide, torch.exp(t4 - shift[..., None]))
    # context[c] = t7[c]/t6  (step 1)
    context = inverse(t6)[..., None] * t7
    weights = torch.empty((BATCH, S), dtype=dtype, device=device)
    rows = row_block(1, blocks)
    forward_weights[(BATCH * triton.cdiv(S, rows),)](
        t6, t4, shift, weights, *t6.stride(), *t4.stride(), *shift.stride(), *weights.stride(), S, ROWS=rows,
        WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # lse = log(t6) + shift  (step 5)
    lse = shift.double() + torch.log(t6).double()
    return context.to(dtype), weights, lse


@triton.jit
def backward_t3_t4(
    t2_ptr, b_ptr, t1_ptr, v_ptr, t3_ptr, t4_ptr, t2_batch_stride, t2_j_stride, t2_a_stride, b_a_stride,
    t1_batch_stride, t1_a_stride, v_a_stride, t3_batch_stride, t3_j_stride, t3_a_stride, t4_batch_stride, t4_j_stride,
    S, H: tl.constexpr, H_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """t3, t4: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(S, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    t2_base = t2_ptr + batch * t2_batch_stride
    t1_base = t1_ptr + batch * t1_batch_stride
    t3_base = t3_ptr + batch * t3_batch_stride
    t4_base = t4_ptr + batch * t4_batch_stride
    # t3[j, a] = tanh(b[a] + t1[a] + t2[j, a])  (step 2)
    a = tl.arange(0, H_PADDED).to(tl.int64)
    t2_j = tl.load(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + a[None, :] * t2_a_stride,
        mask=(j < S)[:, None] & (a < H)[None, :],
        other=0.0,
    )
    b_row = tl.load(b_ptr + a * b_a_stride, mask=a < H, other=0.0)
    t1_row = tl.load(t1_base + a * t1_a_stride, mask=a < H, other=0.0)
    t3_j = tile_tanh(t2_j.to(WIDE) + (b_row.to(WIDE) + t1_row.to(WIDE))[None, :])
    # t4[j] = sum over a of v[a]*t3[j, a]  (step 1)
    v_row = tl.load(v_ptr + a * v_a_stride, mask=a < H, other=0.0)
    t4_j = tl.sum(tl.where((a < H)[None, :], v_row.to(WIDE)[None, :] * t3_j, 0.0), 1)
    tl.store(
        t3_base + j[:, None].to(tl.int64) * t3_j_stride + a[None, :] * t3_a_stride,
        t3_j,
        mask=(j < S)[:, None] & (a < H)[None, :],
    )
    tl.store(t4_base + j.to(tl.int64) * t4_j_stride, t4_j, mask=j < S)


@triton.jit
def backward_delta(
    d_context_ptr, encoder_outputs_ptr, delta_ptr, d_context_batch_stride, d_context_c_stride,
    encoder_outputs_batch_stride, encoder_outputs_j_stride, encoder_outputs_d_stride, delta_batch_stride,
    delta_j_stride, S, H: tl.constexpr, H_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g4: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(S, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    d_context_base = d_context_ptr + batch * d_context_batch_stride
    encoder_outputs_base = encoder_outputs_ptr + batch * encoder_outputs_batch_stride
    delta_base = delta_ptr + batch * delta_batch_stride
    # delta[j] = sum over c of d_context[c]*encoder_outputs[j, c]  (step 4)
    c = tl.arange(0, H_PADDED).to(tl.int64)
    d_context_row = tl.load(d_context_base + c * d_context_c_stride, mask=c < H, other=0.0)
    encoder_outputs_j = tl.load(
        encoder_outputs_base + j[:, None].to(
            tl.int64
        ) * encoder_outputs_j_stride + c[None, :] * encoder_outputs_d_stride,
        mask=(j < S)[:, None] & (c < H)[None, :],
        other=0.0,
    )
    g4_j = tl.sum(tl.where((c < H)[None, :], d_context_row.to(WIDE)[None, :] * encoder_outputs_j.to(WIDE), 0.0), 1)
    tl.store(delta_base + j.to(tl.int64) * delta_j_stride, g4_j, mask=j < S)


@triton.jit
def backward_d_row(
    d_weights_ptr, delta_ptr, g5_ptr, t4_ptr, lse_ptr, d_row_ptr, d_weights_batch_stride, d_weights_j_stride,
    delta_batch_stride, delta_j_stride, g5_batch_stride, t4_batch_stride, t4_j_stride, lse_batch_stride,
    d_row_batch_stride, d_row_j_stride, S, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g6: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(S, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    d_weights_base = d_weights_ptr + batch * d_weights_batch_stride
    delta_base = delta_ptr + batch * delta_batch_stride
    g5_base = g5_ptr + batch * g5_batch_stride
    t4_base = t4_ptr + batch * t4_batch_stride
    lse_base = lse_ptr + batch * lse_batch_stride
    d_row_base = d_row_ptr + batch * d_row_batch_stride
    # d_row[j] = (g5 + d_weights[j] + delta[j])*exp(-lse + t4[j]) where seen  (step 4)
    d_weights_j = tl.load(d_weights_base + j.to(tl.int64) * d_weights_j_stride, mask=j < S, other=0.0)
    delta_j = tl.load(delta_base + j.to(tl.int64) * delta_j_stride, mask=j < S, other=0.0)
    g5_value = tl.load(g5_base)
    t4_j = tl.load(t4_base + j.to(tl.int64) * t4_j_stride, mask=j < S, other=0.0)
    lse_value = tl.load(lse_base)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high_2, lse_low_2 = tile_two_parts(lse_value, WIDE)
    g6_j = tl.where(
        tl.where(lse_high_2 != -float("inf"), 1, 0) != 0,
        (
            d_weights_j.to(WIDE)
            + delta_j.to(WIDE)
            + g5_value.to(WIDE)
        ) * tl.exp2(((t4_j.to(WIDE) - lse_high_2) - lse_low_2) * LOG2E),
        0.0,
    )
    tl.store(d_row_base + j.to(tl.int64) * d_row_j_stride, g6_j, mask=j < S)


@triton.jit
def backward_g8(
    v_ptr, d_row_ptr, lse_ptr, g8_ptr, v_a_stride, d_row_batch_stride, d_row_j_stride, lse_batch_stride,
    g8_batch_stride, g8_j_stride, g8_a_stride, S, H: tl.constexpr, H_PADDED: tl.constexpr, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """g8: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(S, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    d_row_base = d_row_ptr + batch * d_row_batch_stride
    lse_base = lse_ptr + batch * lse_batch_stride
    g8_base = g8_ptr + batch * g8_batch_stride
    # g8[j, a] = v[a]*d_row[j] where seen  (step 9)
    a = tl.arange(0, H_PADDED).to(tl.int64)
    v_row = tl.load(v_ptr + a * v_a_stride, mask=a < H, other=0.0)
    d_row_j = tl.load(d_row_base + j.to(tl.int64) * d_row_j_stride, mask=j < S, other=0.0)
    lse_value = tl.load(lse_base)
    g8_j = tl.where(
        tl.where(lse_value.to(WIDE) != -float("inf"), 1, 0) != 0,
        v_row.to(WIDE)[None, :] * d_row_j.to(WIDE)[:, None],
        0.0,
    )
    tl.store(
        g8_base + j[:, None].to(tl.int64) * g8_j_stride + a[None, :] * g8_a_stride,
        g8_j,
        mask=(j < S)[:, None] & (a < H)[None, :],
    )


@triton.jit
def backward_g11(
    t2_ptr, b_ptr, t1_ptr, g8_ptr, lse_ptr, g11_ptr, t2_batch_stride, t2_j_stride, t2_a_stride, b_a_stride,
    t1_batch_stride, t1_a_stride, g8_batch_stride, g8_j_stride, g8_a_stride, lse_batch_stride, g11_batch_stride,
    g11_j_stride, g11_a_stride, S, H: tl.constexpr, H_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """g11: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(S, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    t2_base = t2_ptr + batch * t2_batch_stride
    t1_base = t1_ptr + batch * t1_batch_stride
    g8_base = g8_ptr + batch * g8_batch_stride
    lse_base = lse_ptr + batch * lse_batch_stride
    g11_base = g11_ptr + batch * g11_batch_stride
    # g11[j, a] = (1 - tanh(b[a] + t1[a] + t2[j, a])**2)*g8[j, a] where seen  (step 9)
    a = tl.arange(0, H_PADDED).to(tl.int64)
    t2_j = tl.load(
        t2_base + j[:, None].to(tl.int64) * t2_j_stride + a[None, :] * t2_a_stride,
        mask=(j < S)[:, None] & (a < H)[None, :],
        other=0.0,
    )
    b_row = tl.load(b_ptr + a * b_a_stride, mask=a < H, other=0.0)
    t1_row = tl.load(t1_base + a * t1_a_stride, mask=a < H, other=0.0)
    tanh_3 = tile_tanh(t2_j.to(WIDE) + (b_row.to(WIDE) + t1_row.to(WIDE))[None, :])
    g8_j = tl.load(
        g8_base + j[:, None].to(tl.int64) * g8_j_stride + a[None, :] * g8_a_stride,
        mask=(j < S)[:, None] & (a < H)[None, :],
        other=0.0,
    )
    lse_value = tl.load(lse_base)
    g11_j = tl.where(
        tl.where(lse_value.to(WIDE) != -float("inf"), 1, 0) != 0,
        (1 - tanh_3 * tanh_3) * g8_j.to(WIDE),
        0.0,
    )
    tl.store(
        g11_base + j[:, None].to(tl.int64) * g11_j_stride + a[None, :] * g11_a_stride,
        g11_j,
        mask=(j < S)[:, None] & (a < H)[None, :],
    )


@triton.jit
def backward_d_encoder_outputs(
    d_context_ptr, t4_ptr, lse_ptr, g12_ptr, d_encoder_outputs_ptr, d_context_batch_stride, d_context_c_stride,
    t4_batch_stride, t4_j_stride, lse_batch_stride, g12_batch_stride, g12_j_stride, g12_d_stride,
    d_encoder_outputs_batch_stride, d_encoder_outputs_j_stride, d_encoder_outputs_d_stride, S, H: tl.constexpr,
    H_PADDED: tl.constexpr, ROWS: tl.constexpr, WIDE: tl.constexpr,
):
    """d_encoder_outputs: a program computes a block of j."""
    program = tl.program_id(0)
    blocks = tl.cdiv(S, ROWS)
    j_start = (program % blocks) * ROWS
    program = program // blocks
    batch = program.to(tl.int64)
    j = j_start + tl.arange(0, ROWS)
    d_context_base = d_context_ptr + batch * d_context_batch_stride
    t4_base = t4_ptr + batch * t4_batch_stride
    lse_base = lse_ptr + batch * lse_batch_stride
    g12_base = g12_ptr + batch * g12_batch_stride
    d_encoder_outputs_base = d_encoder_outputs_ptr + batch * d_encoder_outputs_batch_stride
    # d_encoder_outputs[j, d] = exp(-lse + t4[j])*d_context[d] + g12[j, d] where seen  (step 4)
    d = tl.arange(0, H_PADDED).to(tl.int64)
    d_context_row = tl.load(d_context_base + d * d_context_c_stride, mask=d < H, other=0.0)
    t4_j = tl.load(t4_base + j.to(tl.int64) * t4_j_stride, mask=j < S, other=0.0)
    lse_value = tl.load(lse_base)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high_2, lse_low_2 = tile_two_parts(lse_value, WIDE)
    g12_j = tl.load(
        g12_base + j[:, None].to(tl.int64) * g12_j_stride + d[None, :] * g12_d_stride,
        mask=(j < S)[:, None] & (d < H)[None, :],
        other=0.0,
    )
    d_encoder_outputs_j = tl.where(
        tl.where(lse_high_2 != -float("inf"), 1, 0) != 0,
        d_context_row.to(WIDE)[None, :] * tl.exp2(
            ((t4_j.to(WIDE) - lse_high_2) - lse_low_2)
            * LOG2E
        )[:, None] + g12_j.to(WIDE),
        0.0,
    )
    tl.store(
        d_encoder_outputs_base + j[:, None].to(
            tl.int64
        ) * d_encoder_outputs_j_stride + d[None, :] * d_encoder_outputs_d_stride,
        d_encoder_outputs_j,
        mask=(j < S)[:, None] & (d < H)[None, :],
    )


def backward(
    decoder_hidden, encoder_outputs, w, b, v, context, lse, d_context, d_weights, d_lse, *, allow_tf32=False,
    blocks=None,
):
    """Takes decoder_hidden (BATCH, H), encoder_outputs (BATCH, S, H), w (H, TWO, H), b (H), v (H), context (BATCH, H),
    lse (BATCH), d_context (BATCH, H), d_weights (BATCH, S), d_lse (BATCH).
    Returns d_decoder_hidden (BATCH, H), d_encoder_outputs (BATCH, S, H), d_w (H, TWO, H), d_b (H), d_v (H).
    """
    BATCH, H = decoder_hidden.shape
    S = encoder_outputs.shape[1]
    TWO = w.shape[1]
    dtype, device = decoder_hidden.dtype, decoder_hidden.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[a] = sum over d of decoder_hidden[d]*w[a, 1, d]  (step 1)
    decoder_hidden_wide = decoder_hidden.to(wide)
    w_wide = w.to(wide)
    a = torch.arange(H, device=device)
    d = torch.arange(H, device=device)
    t1 = torch.einsum("bd,ad->ba", decoder_hidden_wide, w_wide[a[..., None], min(max(1, 0), TWO - 1), d])
    # t2[j, a] = sum over d of encoder_outputs[j, d]*w[a, 0, d]  (step 1)
    encoder_outputs_wide = encoder_outputs.to(wide)
    t2 = torch.einsum("bjd,ad->bja", encoder_outputs_wide, w_wide[a[..., None], 0, d])
    t3 = torch.empty((BATCH, S, H), dtype=wide, device=device)
    t4 = torch.empty((BATCH, S), dtype=wide, device=device)
    rows = row_block(max(H, 1), blocks)
    backward_t3_t4[(BATCH * triton.cdiv(S, rows),)](
        t2, b, t1, v, t3, t4, *t2.stride(), *b.stride(), *t1.stride(), *v.stride(), *t3.stride(), *t4.stride(), S, H=H,
        H_PADDED=padded(H), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # g1 = sum over j of exp(-lse + t4[j])*d_weights[j] where seen  (step 4)
    d_weights_wide = d_weights.to(wide)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    # seen: lse > -oo
    seen = lse_high != -float('inf')
    g1 = torch.where(
        seen[..., None],
        d_weights_wide * torch.exp((t4 - lse_high[..., None]) - lse_low[..., None]),
        0.0,
    ).sum(-1)
    # g2 = sum over c of context[c]*d_context[c]  (step 4)
    context_wide = context.to(wide)
    d_context_wide = d_context.to(wide)
    g2 = (context_wide * d_context_wide).sum(-1)
    delta = torch.empty((BATCH, S), dtype=wide, device=device)
    rows = row_block(max(H, 1), blocks)
    backward_delta[(BATCH * triton.cdiv(S, rows),)](
        d_context, encoder_outputs, delta, *d_context.stride(), *encoder_outputs.stride(), *delta.stride(), S, H=H,
        H_PADDED=padded(H), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # g5 = d_lse - g1 - g2  (step 4)
    d_lse_wide = d_lse.to(wide)
    g5 = d_lse_wide - g1 - g2
    d_row = torch.empty((BATCH, S), dtype=wide, device=device)
    rows = row_block(1, blocks)
    backward_d_row[(BATCH * triton.cdiv(S, rows),)](
        d_weights, delta, g5, t4, lse, d_row, *d_weights.stride(), *delta.stride(), *g5.stride(), *t4.stride(),
        *lse.stride(), *d_row.stride(), S, ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # d_v[a] = sum over batch, j of d_row[j]*t3[j, a]  (step 4)
    d_v = torch.einsum("bj,bja->a", d_row, t3)
    g8 = torch.empty((BATCH, S, H), dtype=wide, device=device)
    rows = row_block(max(H, 1), blocks)
    backward_g8[(BATCH * triton.cdiv(S, rows),)](
        v, d_row, lse, g8, *v.stride(), *d_row.stride(), *lse.stride(), *g8.stride(), S, H=H, H_PADDED=padded(H),
        ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # d_b[a] = sum over batch, j of (1 - tanh(b[a] + t1[a] + t2[j, a])**2)*g8[j, a]  (step 4)
    b_wide = b.to(wide)
    tanh = torch.tanh(t2.permute(2, 0, 1) + b_wide[..., None, None] + t1.mT[..., None])
    d_b = ((1 - tanh * tanh) * g8.permute(2, 0, 1)).sum((-2, -1))
    # g10[a] = sum over j of (1 - tanh(b[a] + t1[a] + t2[j, a])**2)*g8[j, a]  (step 3)
    tanh_2 = torch.tanh(t2.mT + b_wide[..., None] + t1[..., None])
    g10 = ((1 - tanh_2 * tanh_2) * g8.mT).sum(-1)
    g11 = torch.empty((BATCH, S, H), dtype=wide, device=device)
    rows = row_block(max(H, 1), blocks)
    backward_g11[(BATCH * triton.cdiv(S, rows),)](
        t2, b, t1, g8, lse, g11, *t2.stride(), *b.stride(), *t1.stride(), *g8.stride(), *lse.stride(), *g11.stride(), S,
        H=H, H_PADDED=padded(H), ROWS=rows, WIDE=TYPES[wide], num_warps=4, **code_options(device),
    )
    # g12[j, d] = sum over a of g11[j, a]*w[a, 0, d]  (step 3)
    g12 = torch.einsum("bja,ad->bjd", g11, w_wide[a[..., None], 0, d])
    # g13[w_0, w_1, w_2] = sum over batch, j of encoder_outputs[j, w_2]*g11[j, w_0] where seen  (step 3)
    w_1 = torch.arange(TWO, device=device)
    # seen: Eq(w_1, 0)
    seen_2 = w_1 == 0
    g13 = torch.where(
        seen_2[..., None, None, None],
        (encoder_outputs_wide.permute(2, 0, 1) * g11.permute(2, 0, 1)[..., None, :, :])[..., None, :, :, :],
        0.0,
    ).sum((-2, -1))
    # d_decoder_hidden[d] = sum over a of g10[a]*w[a, 1, d]  (step 4)
    d_decoder_hidden = torch.einsum("ba,ad->bd", g10, w_wide[a[..., None], min(max(1, 0), TWO - 1), d])
    # g15[w_0, w_1, w_2] = sum over batch of decoder_hidden[w_2]*g10[w_0] where seen  (step 3)
    # seen: Eq(w_1, 1)
    seen_3 = w_1 == 1
    g15 = torch.where(
        seen_3[..., None, None],
        (decoder_hidden_wide.mT * g10.mT[..., None, :])[..., None, :, :],
        0.0,
    ).sum(-1)
    d_encoder_outputs = torch.empty((BATCH, S, H), dtype=dtype, device=device)
    rows = row_block(max(H, 1), blocks)
    backward_d_encoder_outputs[(BATCH * triton.cdiv(S, rows),)](
        d_context, t4, lse, g12, d_encoder_outputs, *d_context.stride(), *t4.stride(), *lse.stride(), *g12.stride(),
        *d_encoder_outputs.stride(), S, H=H, H_PADDED=padded(H), ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    # d_w[w_0, w_1, w_2] = g13[w_0, w_1, w_2] + g15[w_0, w_1, w_2]  (step 3)
    d_w = g13 + g15
    return d_decoder_hidden.to(dtype), d_encoder_outputs, d_w.to(dtype), d_b.to(dtype), d_v.to(dtype)
