"""How a tensor lies in memory: the same values behind other strides.

What lies between the values is NaN, so that whoever ignores a stride or runs over an end computes with NaN.
"""

from __future__ import annotations

import torch
from torch import Tensor

CONTIGUOUS = "contiguous"
SAME_VALUES = (CONTIGUOUS, "transposed storage", "every second column", "offset in a buffer")
STRIDE_ZERO = ("expanded over the first axis", "one value expanded")
LAYOUTS = (*SAME_VALUES, STRIDE_ZERO[0])


def _filler(value: Tensor, shape: tuple[int, ...]) -> Tensor:
    junk = float("nan") if value.is_floating_point() else 1
    return torch.full(shape, junk, dtype=value.dtype)


def laid_out(value: Tensor, layout: str) -> Tensor:
    """`value` in the named layout. The two layouts with stride 0 repeat the first entry, the others keep all values."""
    if layout == CONTIGUOUS or value.dim() == 0:
        return value.contiguous()
    if layout == "transposed storage":
        return value.transpose(0, -1).contiguous().transpose(0, -1) if value.dim() < 3 else value.mT.contiguous().mT
    if layout == "every second column":
        wide = _filler(value, (*value.shape, 2))
        wide[..., 0] = value
        return wide.flatten(-2)[..., ::2]
    if layout == "offset in a buffer":
        buffer = _filler(value, (value.numel() + 6,))
        buffer[3 : 3 + value.numel()] = value.flatten()
        return buffer[3 : 3 + value.numel()].view(value.shape)
    if value.numel() == 0:
        return value.contiguous()
    if layout == "expanded over the first axis":
        return value[:1].contiguous().expand(value.shape)
    if layout == "one value expanded":
        return value.flatten()[0].clone().expand(value.shape)
    raise ValueError(f"no layout is called {layout!r}")
