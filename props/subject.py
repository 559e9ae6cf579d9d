"""What is tested: a function of named tensors, its oracle, and what may be assumed of it.

A *subject* joins the function under test with a plain float64 reference (the oracle), the names, axes and kinds of
its tensors, and the
structure that laws need: which axis counts queries and which counts keys, which pairs are visible, which values are
averaged. The laws read nothing else, so that they test anyone's function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import torch
from torch import Tensor

KINDS = ("real", "boolean", "integer", "additive mask")
ONE = "1"


def lengths_around(*blocks: int) -> tuple[int, ...]:
    """Sizes at which tilings break: 0, 1, a few odd ones, each block's size with its neighbours, two blocks and one."""
    near = {size for block in blocks for size in (block - 1, block, block + 1, 2 * block + 1) if size > 0}
    return tuple(sorted({0, 1, 2, 3, 5, 7} | near))


@dataclass(frozen=True)
class Axis:
    """The sizes that an axis may take: any of `sizes`, or computed by `of` from those of other axes (T = N + M - 1)."""

    sizes: tuple[int, ...] = (1, 2, 3, 4, 5, 7, 8)
    of: Callable[[Mapping[str, int]], int] | None = None


LENGTHS = Axis(lengths_around(16))
WIDTHS = Axis()


@dataclass(frozen=True)
class TensorSpec:
    """One input: its name, its named axes after the leading (batch) dimensions, and what it holds.

    kind: "real", "boolean", "integer" (0 up to and with the size of the axis `upper`), or "additive mask" (real, -inf
    hides).
    shared: the tensor has no leading dimensions. magnitudes: factors to draw the scale of the values from.
    gradient: the function under test gives a gradient for it (real tensors only).
    domain: maps any real numbers to those that are allowed (a gate: torch.sigmoid).
    The axis named "1" has size one (a mask that is broadcast over the queries).
    """

    name: str
    axes: tuple[str, ...]
    kind: str = "real"
    shared: bool = False
    magnitudes: tuple[float, ...] = (1.0,)
    upper: str | None = None
    gradient: bool = True
    domain: Callable[[Tensor], Tensor] | None = None

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"tensor {self.name}: kind {self.kind!r} is not one of {', '.join(KINDS)}")

    @property
    def floating(self) -> bool:
        return self.kind in ("real", "additive mask")

    def dimension(self, axis: str) -> int:
        """The (negative) dimension of a named axis."""
        return self.axes.index(axis) - len(self.axes)


@dataclass(frozen=True)
class OutputSpec:
    """One output: its name and axes. `wide`: in the dtype of the accumulation (a logsumexp), not in the input's."""

    name: str
    axes: tuple[str, ...]
    wide: bool = False


@dataclass(frozen=True)
class Example:
    """The arguments of one call, with the cotangents that a gradient starts from."""

    sizes: Mapping[str, int]
    leading: tuple[int, ...]
    dtype: torch.dtype
    tensors: Mapping[str, Tensor]
    cotangents: Mapping[str, Tensor]
    scalars: Mapping[str, Any] = field(default_factory=dict)

    def with_tensors(self, tensors: Mapping[str, Tensor]) -> Example:
        return replace(self, tensors={**self.tensors, **tensors})

    def with_cotangents(self, cotangents: Mapping[str, Tensor]) -> Example:
        return replace(self, cotangents={**self.cotangents, **cotangents})

    def __repr__(self) -> str:
        shapes = ", ".join(f"{name} {tuple(tensor.shape)}" for name, tensor in self.tensors.items())
        return f"Example({shapes}, {self.dtype}, {dict(self.scalars)})"


class ImplementationRaised(Exception):
    """The function under test raised on arguments that it should accept."""

    def __init__(self, example: Example, wanted: tuple[str, ...], error: BaseException):
        self.example, self.wanted, self.error = example, wanted, error
        super().__init__(f"raised {type(error).__name__}: {error}")


@contextmanager
def blamed(example: Example, wanted: tuple[str, ...] = ()) -> Iterator[None]:
    """What is raised here is a fault of the function under test, the end of the program too; a user may interrupt."""
    try:
        yield
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise ImplementationRaised(example, wanted, error) from error


@dataclass(frozen=True)
class Subject:
    """A function under test.

    function(**tensors, **scalars) -> a tensor, a tuple in the order of `outputs`, or a mapping by output name.
    oracle: the same signature on float64 tensors; plain torch that autograd can differentiate twice.
    rows, keys: the axes that count queries and keys, where the formula pairs them.
    visible(**tensors, **scalars) -> boolean (..., rows, keys); None where every pair is visible.
    hides_whole_keys: some key may be hidden from all queries (not so for a causal mask that ends at the last key).
    empty_rows: "zero" where a row without a visible key gives 0 (logsumexp -inf), None where the formula says
    something else.
    removable: hidden keys may be cut out without changing the positions of the others.
    averages: the input of which each output row is a weighted mean (softmax), None where weights do not sum to one.
    exchangeable: axes whose joint permutation in all tensors permutes the outputs along with it.
    scalars: for each scalar argument the values to draw from; None: it is not given.
    accumulate: the dtype of sums; None: float32, and float64 for float64.
    bound(example, wanted) -> rounding bounds by output or gradient name; None: sampled (see rounding.sampled_bound).
    source: Python text that defines `function`, printed at the head of a failure's snippet.
    refusable: a call may be refused as one that is not offered (see verify.refusal): the laws then do not apply.
    given: examples that the laws take instead of drawing any, as they are (their layouts, dtypes and sizes).
    """

    name: str
    function: Callable[..., Any]
    oracle: Callable[..., Any]
    tensors: tuple[TensorSpec, ...]
    outputs: tuple[OutputSpec, ...]
    axes: Mapping[str, Axis] = field(default_factory=dict)
    scalars: Mapping[str, tuple] = field(default_factory=dict)
    rows: str | None = None
    keys: str | None = None
    visible: Callable[..., Tensor] | None = None
    hides_whole_keys: bool = True
    empty_rows: str | None = None
    removable: bool = False
    averages: str | None = None
    exchangeable: tuple[str, ...] = ()
    dtypes: tuple[torch.dtype, ...] = (torch.float32,)
    accumulate: torch.dtype | None = None
    leading: tuple[tuple[int, ...], ...] = ((), (2,), (2, 3))
    capabilities: frozenset[str] = frozenset({"backward"})
    bound: Callable[[Example, tuple[str, ...]], Mapping[str, Tensor]] | None = None
    source: str = "function = ...  # the function under test"
    refusable: bool = False
    given: tuple[Example, ...] = ()

    def features(self) -> frozenset[str]:
        """What laws may rely on, as words; a law that needs more than this does not apply."""
        has = {
            "rows": self.rows is not None,
            "keys": self.keys is not None,
            "visibility": self.visible is not None,
            "empty rows": self.visible is not None and self.empty_rows == "zero",
            "hidden keys": self.visible is not None and self.hides_whole_keys,
            "removable keys": self.visible is not None and self.removable,
            "averages": self.averages is not None,
            "inputs of the queries alone": any(
                self.keys not in spec.axes and spec.name in self.differentiable() for spec in self.carrying(self.rows)
            ),
            "logsumexp": any(output.name == "lse" for output in self.outputs),
            "other exchangeable axes": bool(set(self.exchangeable) - {self.rows, self.keys}),
            "leading dimensions": any(self.leading),
            "exchangeable rows": self.rows in self.exchangeable,
            "exchangeable keys": self.keys in self.exchangeable,
            "zero sizes": any(0 in self.axis(axis).sizes for axis in self.lengths()),
        }
        return frozenset(word for word, held in has.items() if held) | self.capabilities

    def axis(self, name: str) -> Axis:
        """The axis as declared, else a length for queries and keys and a width for all others."""
        return self.axes.get(name, LENGTHS if name in (self.rows, self.keys) else WIDTHS)

    def lengths(self) -> tuple[str, ...]:
        """The axes that count queries and keys."""
        return tuple(axis for axis in (self.rows, self.keys) if axis is not None)

    def filled(self) -> dict[str, int]:
        """The least sizes at which there are queries and keys; with none a law that compares says nothing."""
        return dict.fromkeys(self.lengths(), 1)

    def spec(self, name: str) -> TensorSpec:
        return next(spec for spec in self.tensors if spec.name == name)

    def carrying(self, axis: str | None) -> tuple[TensorSpec, ...]:
        return tuple(spec for spec in self.tensors if axis in spec.axes)

    def differentiable(self) -> tuple[str, ...]:
        return tuple(spec.name for spec in self.tensors if spec.floating and spec.gradient)

    def accumulation(self, dtype: torch.dtype) -> torch.dtype:
        return self.accumulate or (torch.float64 if dtype == torch.float64 else torch.float32)

    def named(self, result: Any) -> dict[str, Tensor]:
        """The function's result as a mapping from output names to tensors."""
        if isinstance(result, Mapping):
            return {output.name: result[output.name] for output in self.outputs}
        values = tuple(result) if isinstance(result, (tuple, list)) else (result,)
        if len(values) != len(self.outputs):
            raise TypeError(
                f"{self.name}: {len(self.outputs)} outputs are declared, the function returned {len(values)}"
            )
        return {output.name: value for output, value in zip(self.outputs, values, strict=True)}

    def sees(self, example: Example) -> Tensor:
        """The visible pairs (..., rows, keys), expanded to the leading dimensions of the first output."""
        assert self.visible is not None
        pairs = self.visible(**example.tensors, **example.scalars)
        first = self.outputs[0]
        batch = tuple(example.leading) + tuple(
            example.sizes[axis] for axis in first.axes[: first.axes.index(self.rows)]
        )
        return pairs.expand(*batch, *pairs.shape[-2:]) if pairs.dim() <= len(batch) + 2 else pairs

    def run(self, example: Example) -> dict[str, Tensor]:
        """The outputs, by name."""
        with blamed(example), torch.no_grad():
            return self.named(self.function(**example.tensors, **example.scalars))

    def gradients(self, example: Example, wanted: tuple[str, ...]) -> dict[str, Tensor]:
        """The gradients for the inputs `wanted`, named d_<input>, from the example's cotangents."""
        with blamed(example, wanted):
            return gradients_of(self, self.function, example, wanted)

    def expect(self, example: Example, wanted: tuple[str, ...] = ()) -> dict[str, Tensor]:
        """What the oracle says in float64: the outputs, or the gradients for the inputs `wanted`."""
        example = doubled(example)
        if wanted:
            return gradients_of(self, self.oracle, example, wanted)
        with torch.no_grad():
            return self.named(self.oracle(**example.tensors, **example.scalars))


def doubled(example: Example) -> Example:
    """The same example with every real tensor in float64 (the conversion is exact)."""

    def double(tensors: Mapping[str, Tensor]) -> dict[str, Tensor]:
        return {name: value.double() if value.is_floating_point() else value for name, value in tensors.items()}

    return replace(example, dtype=torch.float64, tensors=double(example.tensors), cotangents=double(example.cotangents))


def gradients_of(
    subject: Subject,
    function: Callable[..., Any],
    example: Example,
    wanted: tuple[str, ...],
    create_graph: bool = False,
) -> dict[str, Tensor]:
    """Vector-Jacobian products of `function`, for the inputs `wanted`; an input that is not used gets zeros."""
    leaves = {name: example.tensors[name].detach().requires_grad_() for name in wanted}
    outputs = subject.named(function(**{**example.tensors, **leaves}, **example.scalars))
    pairs = [(value, example.cotangents[name]) for name, value in outputs.items() if value.requires_grad]
    if not pairs:
        raise RuntimeError(f"no output depends on {', '.join(wanted)}: the graph is cut")
    values = [value for value, _ in pairs]
    seeds = [seed.to(value.dtype) for value, seed in pairs]
    found = torch.autograd.grad(values, list(leaves.values()), seeds, allow_unused=True, create_graph=create_graph)
    return {
        f"d_{name}": torch.zeros_like(leaf) if gradient is None else gradient
        for (name, leaf), gradient in zip(leaves.items(), found, strict=True)
    }
