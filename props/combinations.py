"""Options of attention given together, two in each subject; scales; masks that are broadcast; far lengths.

A single option that works says nothing of two: a causal kernel may drop its mask.  Which arguments a function takes is
known from its signature, not which of them it takes together: it may refuse two (see verify.refusal), never drop one.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from props.attention import HEADS, REACHES, WINDOWS, Attention, by_head, subject_of
from props.subject import ONE, Axis, Subject, TensorSpec

SCALES, NEGATIVE = (0.3, 2.0, 0.02), (-0.7, -1.5)
NARROW = (1, 2, 4)  # widths beside far lengths


@dataclass(frozen=True)
class Part:
    """One option: the argument it is given by, with its tensor or the values of its scalar."""

    name: str
    argument: str
    tensor: TensorSpec | None = None
    values: tuple[Any, ...] = ()

    def given(self) -> dict[str, tuple[Any, ...]]:
        return {self.argument: self.values} if self.values else {}


def combinations(attention: Attention) -> tuple[Subject, ...]:
    """Every pair of options that the implementation takes together, scales, every broadcast mask, and far lengths."""
    pairs = (
        _together(attention, *pair) for pair in itertools.combinations(_parts(attention), 2) if _fit(attention, *pair)
    )
    return (*_far(attention), *_scaled(attention), *_broadcast(attention), *pairs)


def _parts(attention: Attention) -> list[Part]:
    known = {
        "boolean mask": Part("boolean mask", "mask", _mask(attention, "boolean", "N", "M")),
        "float mask": Part("float mask", "mask", _mask(attention, "additive mask", "N", "M")),
        "bias": Part("bias", "bias", TensorSpec("bias", ("N", "M"), shared=True)),
        "key_lengths": Part("key lengths", "key_lengths", TensorSpec("key_lengths", (), "integer", upper="M")),
        "window": Part("window", "window", values=WINDOWS),
        "sliding_window": Part("sliding window", "sliding_window", values=REACHES),
        "scale": Part("negative scale", "scale", values=NEGATIVE),
        "grouped heads": Part("grouped heads", "enable_gqa", values=(True,)),
        **{word: Part(word, "visibility", values=(word,)) for word in ("causal_lower_right", "causal_upper_left")},
    }
    return [part for word, part in known.items() if attention.can(word)]


def _mask(attention: Attention, kind: str, *axes: str, shared: bool = False) -> TensorSpec:
    gradient = kind != "boolean" and attention.can("mask gradient")
    return TensorSpec("mask", axes, kind, shared=shared, gradient=gradient)


def _fit(attention: Attention, first: Part, second: Part) -> bool:
    arguments = {first.argument, second.argument}
    return len(arguments) == 2 and not any(arguments <= group for group in attention.apart)


def _together(attention: Attention, first: Part, second: Part) -> Subject:
    tensors = [part.tensor for part in (first, second) if part.tensor is not None]
    name = f"{first.name} and {second.name}"
    subject = _formula_only(subject_of(attention, name, *tensors, scalars={**first.given(), **second.given()}))
    if "enable_gqa" not in (first.argument, second.argument):
        return subject
    grouped = by_head(subject, "Hq", "Hk", HEADS)
    if "key_lengths" not in (first.argument, second.argument):
        return grouped
    lengths = replace(subject.spec("key_lengths"), shared=True)  # one number: whose axis it is needs no convention
    return replace(grouped, tensors=(*(s for s in grouped.tensors if s.name != "key_lengths"), lengths))


def _broadcast(attention: Attention) -> Iterator[Subject]:
    """Masks with a size of one, or without the batch: (N, 1), (B, 1, N, M), (H, N, M)."""
    if not attention.can("leading dimensions"):
        return
    heads = {"H": Axis((2, 3, 1))}
    for word, kind in (("boolean mask", "boolean"), ("float mask", "additive mask")):
        if not attention.can(word):
            continue
        of_queries = subject_of(attention, f"{word} of the queries", _mask(attention, kind, "N", ONE))
        plain = subject_of(attention, "plain")
        yield _formula_only(of_queries)
        for owner, spec in {
            "each head": _mask(attention, kind, "H", "N", "M", shared=True),
            "each batch entry": _mask(attention, kind, ONE, "N", "M"),
        }.items():
            subject = by_head(replace(plain, name=f"{attention.name} ({word} of {owner})"), "H", "H", heads)
            yield _formula_only(replace(subject, tensors=(*subject.tensors, spec), leading=((2,), (3,))))


def _scaled(attention: Attention) -> Iterator[Subject]:
    if attention.can("scale"):
        yield _formula_only(subject_of(attention, "scale", scalars={"scale": SCALES}))
        yield _formula_only(subject_of(attention, "negative scale", scalars={"scale": NEGATIVE}))


def _far(attention: Attention) -> Iterator[Subject]:
    if attention.far:
        narrow = replace(attention, lengths=attention.far, widths=NARROW, leading=((),))
        yield _formula_only(subject_of(narrow, "far lengths"))


def _formula_only(subject: Subject) -> Subject:
    """Without claims of structure, which belong to the single options."""
    return replace(subject, visible=None, empty_rows=None, averages=None, refusable=True)
