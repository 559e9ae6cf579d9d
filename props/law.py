"""What a law is, and the claim it makes: one comparison, or one statement, with the call that shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import torch
from torch import Tensor

from props.compare import differences
from props.inputs import Draw
from props.rounding import bounds
from props.subject import Example, Subject


class Assertion(Protocol):
    """What a law returns: the call that shows it and, if it is broken, why."""

    @property
    def example(self) -> Example: ...
    @property
    def wanted(self) -> tuple[str, ...]: ...
    def problem(self) -> str | None: ...


@dataclass(frozen=True)
class Claim:
    """`got` equals `expected` within `bound` (None: bit for bit). A failure prints the call, `example` and `wanted`."""

    example: Example
    got: Mapping[str, Tensor]
    expected: Mapping[str, Tensor]
    bound: Mapping[str, Tensor] | None = None
    wanted: tuple[str, ...] = ()

    def problem(self) -> str | None:
        return differences(self.got, self.expected, self.bound)


@dataclass(frozen=True)
class Statement:
    """Something about a call that is not a number: `wrong` says what is the matter, None that nothing is."""

    example: Example
    wrong: str | None
    wanted: tuple[str, ...] = ()

    def problem(self) -> str | None:
        return self.wrong


@dataclass(frozen=True)
class Law:
    """A named property. `check(subject, draw)` makes its claim, `needs` are the features without which it says nothing.

    once: a fixed case, nothing is drawn. costly: a call is repeated, so that a fifth of the examples must do.
    """

    name: str
    check: Callable[[Any, Draw], Assertion]
    needs: frozenset[str]
    once: bool = False
    costly: bool = False

    def examples(self, wanted: int) -> int:
        """How many examples to draw where `wanted` are drawn of most laws."""
        return 1 if self.once else max(2, wanted // 5) if self.costly else wanted


def law(check: Callable[[Any, Draw], Assertion], *needs: str, once: bool = False, costly: bool = False) -> Law:
    """The law whose name is the function's name, as a sentence."""
    return Law(check.__name__.replace("_", " "), check, frozenset(needs), once, costly)


def twice(bound: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """The bound for the difference of two results of the function under test."""
    return {name: 2 * value for name, value in bound.items()}


def patterns_only(expected: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """A bound that compares only where NaN and infinities are."""
    return {name: torch.full(value.shape, float("inf"), dtype=torch.float64) for name, value in expected.items()}


def zeros(results: Mapping[str, Tensor]) -> dict[str, Tensor]:
    return {name: torch.zeros_like(value) for name, value in results.items()}


def gradient_claim(subject: Subject, example: Example, wanted: tuple[str, ...]) -> Claim:
    """The gradients of the inputs `wanted` are those of the oracle."""
    got = subject.gradients(example, wanted)
    return Claim(example, got, subject.expect(example, wanted), bounds(subject, example, wanted), wanted)
