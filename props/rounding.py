"""A rounding bound for any formula, measured on its oracle by noise (Monte Carlo arithmetic).

No closed bound is known for a formula that one has never seen. What can be known is how much its result moves when
each operation of the plain form, forward and backward, errs as working precision lets it err. So the oracle runs in
float64 under a mode that multiplies the result of every floating-point operation by 1 + n u r, where r is uniform in
[-1, 1], u is the unit roundoff of the accumulation and n the number of terms the operation adds up (the worst case of
any order of summation, Higham's gamma_n to first order); the error of a sum or product is relative to the sum of the
magnitudes of its terms, which may cancel. For a half-precision subject, operands of products are also
rounded to the input's dtype, which is what matrix units do to the weights. The spread over `SAMPLES` runs is the
conditioning of the formula at these inputs, cancellation and exponentials included.

    bound = SAFETY max_samples |noisy - exact|  (the largest of the last axis, where rounding errors share a scale)
            + (u_out + 4 u) |exact| + smallest numbers

SAFETY stands for what sampling misses: the uniform noise has on average half of its worst amplitude, and another
algorithm for the same formula (blocks, corrections of a running maximum) takes about three roundings where the plain
form takes one.
A tie of a maximum, or what rounding makes one, is broken by the noise: the bound of its gradient is then as wide as the
jump. Each sample breaks it to one side or the other, so that a jump anywhere asks for `MORE` of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_map

from props.subject import Example, Subject

SAMPLES, MORE = 4, 20
SAFETY = 8.0
JUMP = 2.0**14  # roundings of the largest value: no conditioning of a usual example is as bad
PRODUCTS = ("mm", "bmm", "addmm", "baddbmm", "mv", "dot")
CANCELLING = (*PRODUCTS, "sum", "mean")
EXACT = (
    "abs", "amax", "amin", "arange", "cat", "clone", "constant_pad_nd", "eye", "floor", "full", "full_like",
    "gather", "index", "index_select", "masked_fill", "maximum", "minimum", "neg", "new_full", "new_zeros",
    "ones", "ones_like", "relu", "repeat", "scalar_tensor", "select_backward", "sign", "slice_backward",
    "stack", "where", "zeros", "zeros_like",
)  # fmt: skip


def unit(dtype: torch.dtype) -> float:
    """The unit roundoff: half the distance from 1 to the next number."""
    return torch.finfo(dtype).eps / 2


def smallest(dtype: torch.dtype) -> float:
    """The largest error of rounding near zero, whether the device keeps subnormal numbers or flushes them."""
    return torch.finfo(dtype).tiny


class RoundingNoise(TorchDispatchMode):
    """Every operation errs by at most its number of summed terms times the unit roundoff, at random but repeatably.

    What only makes, moves or selects numbers is exact; so are positions, as long as an oracle has them as integers.
    """

    def __init__(self, roundoff: float, operand_dtype: torch.dtype | None, seed: int):
        super().__init__()
        self.roundoff, self.operand_dtype = roundoff, operand_dtype
        self.generator = torch.Generator().manual_seed(seed)

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        name, exact = _known(func)
        if name in PRODUCTS and self.operand_dtype is not None:
            args = tree_map(self._as_operand, args)
        result = func(*args, **(kwargs or {}))
        if exact:
            return result
        terms = self._terms(name, args, result)
        if name in CANCELLING:
            return self._noisy(result, terms, func(*tree_map(_magnitude, args), **(kwargs or {})))
        if isinstance(result, Tensor):
            return self._noisy(result, terms, result)
        return tree_map(lambda value: self._noisy(value, terms, value), result)

    def _as_operand(self, value: Any) -> Any:
        """Rounded to the operands' dtype; what leaves its range stays, as an implementation keeps it wide."""
        if not isinstance(value, Tensor) or not value.is_floating_point():
            return value
        stored = value.to(self.operand_dtype).double()
        return torch.where(stored.isfinite(), stored, value)

    def _noisy(self, value: Any, terms: int, size: Any) -> Any:
        """The value with an error of up to `terms` roundings of what has the given size."""
        if not isinstance(value, Tensor) or not value.is_floating_point() or value.numel() == 0:
            return value
        noise = torch.rand(value.shape, dtype=torch.float64, generator=self.generator).mul_(2).sub_(1)
        return value + torch.where(value.isfinite(), size, 0.0).mul_(terms * self.roundoff) * noise

    @staticmethod
    def _terms(name: str, args: Any, result: Any) -> int:
        """How many terms one entry of the result adds up."""
        first = next((value for value in args if isinstance(value, Tensor)), None)
        if first is None or not isinstance(result, Tensor):
            return 1
        if name in ("addmm", "baddbmm"):
            return args[1].shape[-1] + 1
        if name in PRODUCTS or "softmax" in name:
            return max(1, first.shape[-1])
        return max(1, first.numel() // max(1, result.numel())) + 1


@cache
def _known(func: Any) -> tuple[str, bool]:
    """The name of an operation, and whether its result is exact: it only makes, moves or selects numbers."""
    name = func._schema.name.split("::")[-1]
    return name, name in EXACT or any(value.alias_info is not None for value in func._schema.returns)


def _magnitude(value: Any) -> Any:
    return value.abs() if isinstance(value, Tensor) and value.is_floating_point() else value


def noise_bound(
    compute: Callable[[], Mapping[str, Tensor]],
    subject: Subject,
    example: Example,
    roundoff: float | None = None,
    steps: int = 1,
) -> dict[str, Tensor]:
    """The bound by name for what `compute` computes in float64 from the oracle, on the dtypes of the example.

    roundoff: of each operation (None: that of the accumulation). steps: how many times as many roundings the function
    under test may make as the oracle does.
    """
    exact = compute()
    roundoff = unit(subject.accumulation(example.dtype)) if roundoff is None else roundoff
    operand = example.dtype if example.dtype in (torch.float16, torch.bfloat16) else None
    spread = {name: torch.zeros_like(value) for name, value in exact.items()}
    for seed in range(SAMPLES + MORE):
        if seed == SAMPLES and not _jumps(spread, exact, max(roundoff, unit(example.dtype))):
            break
        with RoundingNoise(roundoff, operand, seed):
            noisy = compute()
        for name, value in noisy.items():
            moved = (value - exact[name]).abs().nan_to_num(nan=float("inf"))
            spread[name] = torch.maximum(spread[name], torch.where(exact[name].isfinite(), moved, 0.0))
    wide = {output.name for output in subject.outputs if output.wide}
    return {
        name: steps * SAFETY * _over_last_axis(spread[name]) + _stored(value, name in wide, subject, example)
        for name, value in exact.items()
    }


def _jumps(spread: Mapping[str, Tensor], exact: Mapping[str, Tensor], roundoff: float) -> bool:
    """Whether a value moved by far more than its roundings, as the gradient at a tie does."""
    sizes = {name: value.abs().nan_to_num(posinf=0.0).amax() for name, value in exact.items() if value.numel()}
    return any(bool((spread[name] > JUMP * roundoff * size).any()) for name, size in sizes.items())


def sampled_bound(subject: Subject, example: Example, wanted: tuple[str, ...] = ()) -> dict[str, Tensor]:
    """Bounds by name for the outputs, or for the gradients of the inputs `wanted`."""
    return noise_bound(lambda: subject.expect(example, wanted), subject, example)


def _stored(value: Tensor, wide: bool, subject: Subject, example: Example) -> Tensor:
    """The error of rounding the exact value to the dtype it is returned in, and a few roundings of the accumulation."""
    kept = subject.accumulation(example.dtype) if wide else example.dtype
    relative = unit(kept) + 4 * unit(subject.accumulation(example.dtype))
    return relative * value.abs().nan_to_num(nan=0.0, posinf=0.0) + smallest(kept)


def _over_last_axis(spread: Tensor) -> Tensor:
    return spread if spread.dim() == 0 or spread.numel() == 0 else spread.amax(-1, keepdim=True).expand(spread.shape)


def bounds(subject: Subject, example: Example, wanted: tuple[str, ...] = ()) -> Mapping[str, Tensor]:
    """The subject's own bounds where it brings them, else the sampled ones."""
    if subject.bound is not None:
        return subject.bound(example, wanted)
    return sampled_bound(subject, example, wanted)
