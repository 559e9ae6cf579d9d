"""Drawing the arguments of a subject with Hypothesis.

Every number comes from what Hypothesis draws: small tensors entry by entry, larger ones from NumPy's generator with a
*drawn* seed, never from torch's global generator. So each failure can be replayed and shrunk: to fewer and smaller
axes, to plain memory layout, to ones.

Sizes are 0, 1, odd ones and the neighbours of a block; in half of the examples all axes have different sizes. Values
are ones, small integers (ties), normal numbers, or large ones where a tensor allows it. Numbers below the smallest
normal one are set to 0: devices differ in whether they flush them.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import numpy
import torch
from hypothesis import assume
from hypothesis import strategies as st
from torch import Tensor

from props.layouts import CONTIGUOUS, LAYOUTS, STRIDE_ZERO, laid_out
from props.subject import ONE, Example, Subject, TensorSpec

Draw = Callable[..., Any]
Choice = TypeVar("Choice")
SEEDS = st.integers(0, 2**16 - 1)
BOOLEANS = st.booleans()
ENTRIES = st.floats(-4, 4, width=16, allow_subnormal=False)
DRAWN_ENTRY_BY_ENTRY = 12
MASKS = {
    "": ("all", "random", "empty rows", "empty columns", "empty rows and columns", "none"),
    "keys": ("empty columns", "random", "empty rows and columns"),
    "rows": ("empty rows", "empty rows and columns", "none"),
}


def choose(draw: Draw, options: Sequence[Choice]) -> Choice:
    """One of the options, shrinking to the first."""
    first = zlib.crc32("|".join(map(str, options)).encode())
    return options[draw(_numbers(first, len(options))) - first]


@lru_cache(maxsize=1000)
def _numbers(first: int, count: int) -> st.SearchStrategy[int]:
    """Numbers from `first` on. Each list of options has its own: Hypothesis copies choices between like strategies."""
    return st.sampled_from(range(first, first + count))


def sizes(draw: Draw, subject: Subject, at_least: Mapping[str, int] | None = None) -> dict[str, int]:
    """A size for each axis; in half of the draws all different as far as the candidates allow.

    In half of the draws lengths come from the upper half of their candidates, so that several tiles are common. A
    size shrinks to 1 rather than to 0, where most laws say nothing.
    """
    carried = [*(spec.axes for spec in subject.tensors), *(output.axes for output in subject.outputs)]
    names = dict.fromkeys(axis for axes in (*carried, tuple(subject.axes)) for axis in axes if axis != ONE)
    different, long = draw(BOOLEANS), draw(BOOLEANS)
    found: dict[str, int] = {}
    for name in names:
        axis = subject.axis(name)
        if axis.of is not None:
            continue
        low = (at_least or {}).get(name, 0)
        fitting = sorted((size for size in axis.sizes if size >= low), key=lambda size: 1.5 if size == 0 else size)
        if long and name in subject.lengths():
            fitting = fitting[len(fitting) // 2 :]
        fresh = [size for size in fitting if size not in found.values()]
        found[name] = choose(draw, fresh if different and fresh else fitting)
    for name in names:
        rule = subject.axis(name).of
        if rule is not None:
            found[name] = rule(found)
    return found | {ONE: 1}


def shape_of(axes: tuple[str, ...], found: Mapping[str, int], leading: tuple[int, ...]) -> tuple[int, ...]:
    return (*leading, *(found[axis] for axis in axes))


def rounded(values: numpy.ndarray, dtype: torch.dtype) -> Tensor:
    """The values in `dtype`, with what would be a subnormal number set to 0."""
    tensor = torch.from_numpy(numpy.ascontiguousarray(values, dtype=numpy.float64)).to(dtype).reshape(values.shape)
    return torch.where(tensor.abs() < torch.finfo(dtype).tiny, torch.zeros_like(tensor), tensor)


def random_numbers(draw: Draw, name: str) -> numpy.random.Generator:
    """A generator with a drawn seed. Tensors of different names get different numbers even from the same seed."""
    return numpy.random.default_rng([draw(SEEDS), zlib.crc32(name.encode())])


def reals(
    draw: Draw, shape: tuple[int, ...], dtype: torch.dtype, name: str, magnitudes: tuple[float, ...] = (1.0,)
) -> Tensor:
    """Real numbers: ones (seldom), small integers, single drawn entries, or normal numbers, also times a magnitude."""
    styles = ["ones", "small integers", "small integers", *["normal"] * 4]
    styles += [f"normal times {factor}" for factor in magnitudes if factor != 1] * 3
    entries = math.prod(shape)
    if 0 < entries <= DRAWN_ENTRY_BY_ENTRY:
        styles += ["entry by entry"] * 2
    style = choose(draw, styles)
    if style == "ones":
        return torch.ones(shape, dtype=dtype)
    if style == "entry by entry":
        return rounded(numpy.array([draw(ENTRIES) for _ in range(entries)]).reshape(shape), dtype)
    generator = random_numbers(draw, name)
    if style == "small integers":
        return rounded(generator.integers(-2, 3, shape).astype(numpy.float64), dtype)
    factor = float(style.removeprefix("normal").removeprefix(" times ") or 1)
    return rounded(generator.standard_normal(shape) * factor, dtype)


def booleans(draw: Draw, shape: tuple[int, ...], name: str = "mask", hiding: str = "") -> Tensor:
    """A mask: all True, random, with empty rows, with empty columns, with both, or all False. hiding: see examples."""
    style = choose(draw, MASKS[hiding])
    if style in ("all", "none"):
        return torch.full(shape, style == "all")
    generator = random_numbers(draw, name)
    mask = generator.random(shape) < choose(draw, (0.8, 0.5, 0.2))
    if "rows" in style and len(shape) > 1:
        mask &= _some(generator, shape[-2])[:, None]
    if "columns" in style and shape:
        mask &= _some(generator, shape[-1])
    return torch.from_numpy(numpy.array(mask)).reshape(shape)


def _some(generator: numpy.random.Generator, count: int) -> numpy.ndarray:
    """True for some of the places, False for at least one."""
    kept = generator.random(count) < 0.6
    kept[generator.integers(count) if count else slice(0)] = False
    return kept


def tensors(
    draw: Draw,
    spec: TensorSpec,
    found: Mapping[str, int],
    leading: tuple[int, ...],
    dtype: torch.dtype,
    hiding: str = "",
) -> Tensor:
    """The values of one input. hiding: see examples."""
    shape = shape_of(spec.axes, found, () if spec.shared else leading)
    if spec.kind == "boolean":
        return booleans(draw, shape, spec.name, hiding)
    if spec.kind == "integer":
        upper = found[spec.upper] if spec.upper else 4
        most = max(upper - 1, 0) if hiding == "keys" else upper
        numbers = numpy.array(random_numbers(draw, spec.name).integers(0, most + 1, shape))
        if hiding == "rows":
            numbers.flat[:1] = 0
        return torch.from_numpy(numpy.array(numbers, dtype=numpy.int64)).reshape(shape)
    values = reals(draw, shape, dtype, spec.name, spec.magnitudes)
    if spec.domain is not None:
        return spec.domain(values)
    if spec.kind == "additive mask":
        return torch.where(booleans(draw, shape, spec.name, hiding), values, torch.full_like(values, -math.inf))
    return values


def examples(
    draw: Draw,
    subject: Subject,
    *,
    at_least: Mapping[str, int] | None = None,
    layouts: tuple[str, ...] = LAYOUTS,
    dtypes: tuple[torch.dtype, ...] | None = None,
    hiding: str = "",
) -> Example:
    """The arguments of one call and cotangents for all of its outputs: one of the subject's own, if it brings any.

    hiding: "keys" or "rows", what the law needs to be hidden or empty: masks and lengths that hide none are not drawn.
    """
    if subject.given:
        large_enough = [e for e in subject.given if all(e.sizes[a] >= n for a, n in (at_least or {}).items())]
        assume(bool(large_enough))
        return choose(draw, large_enough)
    found = sizes(draw, subject, at_least)
    leading = choose(draw, subject.leading)
    dtype = choose(draw, dtypes or subject.dtypes)
    strides = layouts != (CONTIGUOUS,) and draw(BOOLEANS)

    def lay(value: Tensor, choice: tuple[str, ...]) -> Tensor:
        return laid_out(value, choose(draw, choice) if strides else CONTIGUOUS)

    inputs = {spec.name: lay(tensors(draw, spec, found, leading, dtype, hiding), layouts) for spec in subject.tensors}
    cotangents = {}
    for output in subject.outputs:
        kept = subject.accumulation(dtype) if output.wide else dtype
        values = reals(draw, shape_of(output.axes, found, leading), dtype, f"d_{output.name}").to(kept)
        cotangents[output.name] = lay(values, (*layouts, *STRIDE_ZERO))
    scalars = {name: choose(draw, choices) for name, choices in subject.scalars.items()}
    scalars = {name: value for name, value in scalars.items() if value is not None}
    return Example(found, leading, dtype, inputs, cotangents, scalars)


def orders(draw: Draw, size: int) -> Tensor:
    """A permutation of range(size) that moves something, shrinking to the reversed order."""
    order = list(draw(st.permutations(range(size))))
    return torch.tensor(order[::-1] if order == sorted(order) else order, dtype=torch.int64)


def subsets(draw: Draw, names: tuple[str, ...]) -> tuple[str, ...]:
    """A subset of the names that is not empty, in their order; shrinking to the first alone."""
    chosen = 1 + draw(st.integers(0, 2 ** len(names) - 2))
    return tuple(name for place, name in enumerate(names) if chosen >> place & 1)
