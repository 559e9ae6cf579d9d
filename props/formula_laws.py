"""Laws of what is computed: the plain formula, its gradients, the order of things, averages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import torch
from hypothesis import strategies as st
from torch import Tensor

from props.inputs import choose, examples, orders, subsets
from props.law import Claim, Draw, gradient_claim, twice
from props.layouts import CONTIGUOUS
from props.named_axes import beside, sees_some_key, select_outputs, selected
from props.rounding import bounds, noise_bound, unit
from props.subject import Example, Subject, blamed, doubled

GREAT, ROOM = 8.0, 16.0


def the_output_equals_that_of_the_plain_formula(subject: Subject, draw: Draw) -> Claim:
    example = examples(draw, subject)
    return Claim(example, subject.run(example), subject.expect(example), bounds(subject, example))


def great_numbers_give_what_the_plain_formula_gives(subject: Subject, draw: Draw) -> Claim:
    """All real tensors several times as large as usual: scores of some hundreds, where what is not stabilised
    overflows, and what is cut off shows. Forms that round more than the plain formula there have room for that.
    """
    example = examples(draw, subject, at_least=subject.filled())
    names = [spec.name for spec in subject.tensors if spec.kind == "real" and spec.domain is None]
    great = example.with_tensors({name: GREAT * example.tensors[name] for name in names})
    bound = {name: ROOM * value for name, value in bounds(subject, great).items()}
    return Claim(great, subject.run(great), subject.expect(great), bound)


def the_gradient_equals_that_of_the_plain_formula(subject: Subject, draw: Draw) -> Claim:
    return gradient_claim(subject, examples(draw, subject), subject.differentiable())


def the_gradient_is_right_for_each_subset_of_the_inputs(subject: Subject, draw: Draw) -> Claim:
    example = examples(draw, subject, at_least=subject.filled())
    return gradient_claim(subject, example, subsets(draw, subject.differentiable()))


def a_second_derivative_is_right_or_refused(subject: Subject, draw: Draw) -> Claim:
    """The derivative of the sum of all squared gradients. An exception is an answer, silent zeros are not.

    First gradients are stored in the input's dtype, so that every step between may round to it.
    """
    example = examples(draw, subject, at_least=subject.filled(), layouts=(CONTIGUOUS,))
    wanted = subject.differentiable()
    with blamed(example, wanted):
        try:
            got = _second_derivatives(subject, subject.function, example, wanted)
        except Exception:
            return Claim(example, {}, {}, {}, wanted)

    def exact() -> dict[str, Tensor]:
        return _second_derivatives(subject, subject.oracle, doubled(example), wanted)

    bound = noise_bound(exact, subject, example, roundoff=unit(example.dtype), steps=4)
    return Claim(example, got, exact(), bound, wanted)


def asking_for_a_gradient_does_not_change_the_output(subject: Subject, draw: Draw) -> Claim:
    example = examples(draw, subject, at_least=subject.filled())
    wanted = subject.differentiable()
    leaves = {name: example.tensors[name].detach().requires_grad_() for name in wanted}
    with blamed(example, wanted):
        recorded = subject.named(subject.function(**{**example.tensors, **leaves}, **example.scalars))
    got = {name: value.detach() for name, value in recorded.items()}
    return Claim(example, got, subject.run(example), twice(bounds(subject, example)), wanted)


def permuting_the_queries_permutes_the_output(subject: Subject, draw: Draw) -> Claim:
    return _permuting(subject, draw, str(subject.rows))


def permuting_keys_and_values_together_changes_nothing(subject: Subject, draw: Draw) -> Claim:
    return _permuting(subject, draw, str(subject.keys))


def permuting_an_exchangeable_axis_permutes_the_outputs_along_with_it(subject: Subject, draw: Draw) -> Claim:
    others = [axis for axis in subject.exchangeable if axis not in (subject.rows, subject.keys)]
    return _permuting(subject, draw, choose(draw, others))


def a_batch_gives_what_its_entries_give_one_by_one(subject: Subject, draw: Draw) -> Claim:
    batched = replace(subject, leading=tuple(leading for leading in subject.leading if leading))
    example = examples(draw, batched, at_least=subject.filled())
    entry = tuple(draw(st.integers(0, size - 1)) for size in example.leading)
    alone = {spec.name: example.tensors[spec.name][() if spec.shared else entry] for spec in subject.tensors}
    cotangents = {name: value[entry] for name, value in example.cotangents.items()}
    single = replace(example, leading=(), tensors=alone, cotangents=cotangents)
    expected = {name: value[entry] for name, value in subject.run(example).items()}
    return Claim(single, subject.run(single), expected, twice(bounds(subject, single)))


def values_of_one_give_one(subject: Subject, draw: Draw) -> Claim:
    """The weights of a row sum to one; a row that sees nothing gives zero."""
    example = examples(draw, subject, at_least=subject.filled())
    name = str(subject.averages)
    ones = example.with_tensors({name: torch.ones_like(example.tensors[name])})
    output = subject.outputs[0]
    got = subject.run(ones)[output.name]
    seen = beside(sees_some_key(subject, ones), got, output.axes.index(str(subject.rows)) - len(output.axes))
    return Claim(ones, {output.name: got}, {output.name: seen.to(got.dtype)}, bounds(subject, ones))


def the_output_lies_between_the_smallest_and_the_largest_value(subject: Subject, draw: Draw) -> Claim:
    """A convex combination stays in its values' range. Axes must be (..., keys, E) and (..., rows, E)."""
    example = examples(draw, subject, at_least=subject.filled())
    values, output = example.tensors[str(subject.averages)].double(), subject.outputs[0]
    got = subject.run(example)[output.name]
    if values.dim() > 2 and values.shape[-3] != got.shape[-3]:
        values = values.repeat_interleave(got.shape[-3] // values.shape[-3], -3)
    seen = beside(sees_some_key(subject, example), got, output.axes.index(str(subject.rows)) - len(output.axes))
    inside = got.double().clamp(values.amin(-2, keepdim=True), values.amax(-2, keepdim=True))
    return Claim(example, {output.name: got}, {output.name: torch.where(seen, inside, 0.0)}, bounds(subject, example))


def _permuting(subject: Subject, draw: Draw, axis: str) -> Claim:
    several = min(2, max(subject.axis(axis).sizes))
    example = examples(draw, subject, at_least={**subject.filled(), axis: several})
    order = orders(draw, example.sizes[axis])
    permuted = selected(subject, example, axis, order)
    expected = select_outputs(subject, subject.run(example), axis, order)
    return Claim(permuted, subject.run(permuted), expected, twice(bounds(subject, permuted)))


def _second_derivatives(
    subject: Subject, function: Callable[..., Any], example: Example, wanted: tuple[str, ...]
) -> dict[str, Tensor]:
    leaves = {name: example.tensors[name].detach().requires_grad_() for name in wanted}
    outputs = subject.named(function(**{**example.tensors, **leaves}, **example.scalars))
    values, seeds = (
        list(outputs.values()),
        [example.cotangents[name].to(value.dtype) for name, value in outputs.items()],
    )
    first = torch.autograd.grad(values, list(leaves.values()), seeds, create_graph=True, allow_unused=True)
    squares = torch.stack([value.double().square().sum() for value in first if value is not None]).sum()
    second = torch.autograd.grad(squares, list(leaves.values()), allow_unused=True)
    pairs = zip(leaves.items(), second, strict=True)
    return {f"d_{name}": torch.zeros_like(leaf) if value is None else value for (name, leaf), value in pairs}
