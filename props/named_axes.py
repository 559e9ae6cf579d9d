"""Changing an example along a named axis, and reading visibility row by row and key by key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import torch
from torch import Tensor

from props.subject import Example, Subject, TensorSpec


def key_side(subject: Subject) -> tuple[TensorSpec, ...]:
    """The real inputs that belong to a key alone: k, v and their like."""
    return tuple(s for s in subject.carrying(subject.keys) if s.kind == "real" and subject.rows not in s.axes)


def selected(subject: Subject, example: Example, axis: str, index: Tensor) -> Example:
    """The example with the given entries of an axis, in the given order, in every tensor and cotangent that has it."""
    tensors = {s.name: example.tensors[s.name].index_select(s.dimension(axis), index) for s in subject.carrying(axis)}
    cotangents = {
        output.name: example.cotangents[output.name].index_select(output.axes.index(axis) - len(output.axes), index)
        for output in subject.outputs
        if axis in output.axes
    }
    sizes = {**example.sizes, axis: len(index)}
    return replace(example.with_tensors(tensors).with_cotangents(cotangents), sizes=sizes)


def select_outputs(subject: Subject, results: Mapping[str, Tensor], axis: str, index: Tensor) -> dict[str, Tensor]:
    """The same choice along an axis of the outputs; an output without the axis stays whole."""
    chosen = dict(results)
    for output in subject.outputs:
        if axis in output.axes:
            chosen[output.name] = results[output.name].index_select(output.axes.index(axis) - len(output.axes), index)
    return chosen


def filled(value: Tensor, spec: TensorSpec, axis: str, index: Tensor, junk: float) -> Tensor:
    """A copy with one number in all entries of the chosen places of an axis."""
    number = torch.tensor(junk, dtype=torch.float64).to(value.dtype)
    return value.clone().index_fill(spec.dimension(axis), index, number)


def hidden_keys(subject: Subject, example: Example) -> Tensor:
    """The indices of the keys that no query sees, in no entry of the batch."""
    sees = subject.sees(example)
    return (~sees.flatten(0, -2).any(0)).nonzero().flatten()


def beside(rows: Tensor, value: Tensor, row_dimension: int) -> Tensor:
    """A boolean (..., rows) expanded to the shape of `value`, whose (negative) `row_dimension` counts the rows."""
    return rows[(..., *(None,) * (-1 - row_dimension))].expand(value.shape)


def only_rows(subject: Subject, rows: Tensor, results: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """The results with 0 in every row but the chosen ones; an output without rows is all 0."""
    kept = {}
    for output in subject.outputs:
        if output.name not in results:
            continue
        value = results[output.name]
        if subject.rows in output.axes:
            mask = beside(rows, value, output.axes.index(subject.rows) - len(output.axes))
            kept[output.name] = torch.where(mask, value, torch.zeros_like(value))
        else:
            kept[output.name] = torch.zeros_like(value)
    return kept


def sees_some_key(subject: Subject, example: Example) -> Tensor:
    """Per row of the first output (..., rows): whether it sees a key at all."""
    if subject.visible is not None:
        return subject.sees(example).any(-1)
    first = subject.outputs[0]
    shape = (*example.leading, *(example.sizes[axis] for axis in first.axes[: first.axes.index(str(subject.rows)) + 1]))
    return torch.full(shape, example.sizes[str(subject.keys)] > 0)
