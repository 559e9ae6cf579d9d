"""Comparison that sees NaN: two results differ if their NaN or their infinities are in different places, or if a
number is off by more than its rounding bound.

The bound is a tensor of the expected value's shape, made for the very inputs (see rounding and attention_rounding);
no tolerance is chosen here. Without a bound the comparison is bit for bit, but for the sign of zero.
"""

from __future__ import annotations

from collections.abc import Mapping

import torch
from torch import Tensor


def difference(got: Tensor, expected: Tensor, bound: Tensor | None = None) -> str | None:
    """Why `got` is not `expected`, in words with the worst place, or None.

    `expected` may be wider (float64) than `got`. An infinity instead of a number is accepted only where number and
    bound together leave the range of got's dtype.
    """
    if tuple(got.shape) != tuple(expected.shape):
        return f"shape {tuple(got.shape)}, expected {tuple(expected.shape)}"
    if got.numel() == 0:
        return None
    if not got.is_floating_point():
        return _worst(got != expected, got, expected, None, "values differ")
    if bound is None:
        return _worst(_not_the_same(got, expected), got, expected, None, "not the same bits")
    value, target = got.double(), expected.double()
    allowed = bound.double().expand(target.shape)
    if problem := _worst(value.isnan() != target.isnan(), got, expected, bound, "NaN in other places"):
        return problem
    overflows = target.isfinite() & value.isinf() & (target.abs() + allowed >= torch.finfo(got.dtype).max)
    overflows &= value.sign() == target.sign()
    infinities = (value.isinf() | target.isinf()) & (value != target) & ~overflows
    if problem := _worst(infinities, got, expected, bound, "infinity in other places"):
        return problem
    numbers = value.isfinite() & target.isfinite()
    return _worst(
        numbers & ~((value - target).abs() <= allowed), got, expected, bound, "off by more than the rounding bound"
    )


def _not_the_same(got: Tensor, expected: Tensor) -> Tensor:
    return (got != expected) & ~(got.isnan() & expected.isnan())


def _worst(wrong: Tensor, got: Tensor, expected: Tensor, bound: Tensor | None, reason: str) -> str | None:
    if not bool(wrong.any()):
        return None
    if got.is_floating_point():
        distance = (got.double() - expected.double()).abs().nan_to_num(nan=float("inf"))
        place = int(torch.where(wrong, distance, -1.0).flatten().argmax())
    else:
        place = int(wrong.flatten().int().argmax())
    index = tuple(int(i) for i in torch.unravel_index(torch.tensor(place), wrong.shape))
    limit = "" if bound is None else f", bound {float(bound.expand(wrong.shape)[index]):.3g}"
    where = f"at {list(index)}: got {got[index].item():.9g}, expected {expected[index].item():.9g}{limit}"
    return f"{reason} ({int(wrong.sum())} of {wrong.numel()} entries), {where}"


def differences(
    got: Mapping[str, Tensor], expected: Mapping[str, Tensor], bounds: Mapping[str, Tensor] | None = None
) -> str | None:
    """The first difference between two results given by name, or None."""
    for name, value in expected.items():
        if name not in got:
            return f"{name} is missing"
        problem = difference(got[name], value, None if bounds is None else bounds[name])
        if problem is not None:
            return f"{name}: {problem}"
    return None
