"""Sinusoidal position encoding: one Triton kernel for each loop over tiles

                                    ⎛        ⎢d⎥   ⎞
                                    ⎜     -2⋅⎢─⎥   ⎟
                                    ⎜        ⎣2⎦   ⎟
                                    ⎜     ───────  ⎟
                                    ⎜        D     ⎟
    pe[p, d] =   [Mod(d, 2) = 0] sin⎝10000       ⋅p⎠
                                    ⎛        ⎢d⎥   ⎞
                                    ⎜     -2⋅⎢─⎥   ⎟
                                    ⎜        ⎣2⎦   ⎟
                                    ⎜     ───────  ⎟
                                    ⎜        D     ⎟
               + [Mod(d, 2) ≠ 0] cos⎝10000       ⋅p⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import math
import torch
import triton
import triton.language as tl

SIGNATURE = {
    'id': 'sinusoidal_encoding',
    'backend': 'triton',
    'options': {},
    'source': 'b40f2bc70ebf54da',
    'sizes': {'N': 'length', 'D': 'width'},
    'defaults': {},
    'constraints': [],
    'forward': {
        'inputs': [],
        'params': ['D', 'N'],
        'divisors': [],
        'outputs': [('pe', ['N', 'D'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': ['allow_tf32'],
    },
    'backward': None,
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
def tile_floor_divide(a, b):
    """the floor of a / b for integers with b > 0, whatever sign the remainder has"""
    return (a - (a % b + b) % b) // b


@triton.jit
def tile_modulo(a, b):
    """a modulo b in 0..b-1, whatever sign the remainder has"""
    return (a % b + b) % b


@triton.jit
def forward_pe(
    pe_ptr, pe_p_stride, pe_d_stride, N, factor: "fp64", D: tl.constexpr, D_PADDED: tl.constexpr, ROWS: tl.constexpr,
    WIDE: tl.constexpr,
):
    """pe: a program computes a block of p."""
    factor = tl.full((), factor, WIDE)
    program = tl.program_id(0)
    p_start = program * ROWS
    p = p_start + tl.arange(0, ROWS)
    # t1[p, d] = sin(p/10000**(2*floor(d/2)/D)) where seen  (step 1)
    d = tl.arange(0, D_PADDED).to(tl.int64)
    t1 = tl.where(
        (tile_modulo(d, 2) == 0)[None, :],
        tl.sin(tl.exp2(factor * tl.cast(tile_floor_divide(d, 2), WIDE) * LOG2E)[None, :] * tl.cast(p, WIDE)[:, None]),
        0.0,
    )
    # t2[p, d] = cos(p/10000**(2*floor(d/2)/D)) where seen  (step 1)
    t2 = tl.where(
        (tile_modulo(d, 2) != 0)[None, :],
        tl.cos(tl.exp2(factor * tl.cast(tile_floor_divide(d, 2), WIDE) * LOG2E)[None, :] * tl.cast(p, WIDE)[:, None]),
        0.0,
    )
    # pe[p, d] = t1[p, d] + t2[p, d]  (step 1)
    pe_p = t1 + t2
    tl.store(
        pe_ptr + p[:, None].to(tl.int64) * pe_p_stride + d[None, :] * pe_d_stride,
        pe_p,
        mask=(p < N)[:, None] & (d < D)[None, :],
    )


def forward(D, N, like, *, allow_tf32=False, blocks=None):
    """Takes D, N integers.
    Returns pe (N, D).
    """
    dtype, device = like.dtype, like.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = -2 * (math.log(10000) if 10000 > 0 else -math.inf) / D if D else 0.0
    pe = torch.empty((N, D), dtype=dtype, device=device)
    rows = row_block(max(D, 1), blocks)
    forward_pe[(triton.cdiv(N, rows),)](
        pe, *pe.stride(), N, factor, D=D, D_PADDED=padded(D), ROWS=rows, WIDE=TYPES[wide], num_warps=4,
        **code_options(device),
    )
    return (pe,)
