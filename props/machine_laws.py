"""Laws of running on a machine: the same bits each time, any strides, any dtype, sizes of zero, inputs left alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from props.inputs import choose, examples, subsets
from props.law import Claim, Draw, Statement, gradient_claim, twice
from props.layouts import CONTIGUOUS, SAME_VALUES, STRIDE_ZERO, laid_out
from props.rounding import bounds
from props.subject import Example, Subject

REPEATS = 30


def the_same_inputs_give_the_same_bits(subject: Subject, draw: Draw) -> Claim:
    example = examples(draw, subject, at_least=subject.filled())
    return _repeated(Claim(example, {}, subject.run(example)), lambda: subject.run(example))


def the_same_inputs_give_the_same_gradient_bits(subject: Subject, draw: Draw) -> Claim:
    example, wanted = examples(draw, subject, at_least=subject.filled()), subject.differentiable()
    claim = Claim(example, {}, subject.gradients(example, wanted), None, wanted)
    return _repeated(claim, lambda: subject.gradients(example, wanted))


def the_layout_in_memory_does_not_matter(subject: Subject, draw: Draw) -> Claim:
    example = examples(draw, subject, at_least=subject.filled(), layouts=(CONTIGUOUS,))
    laid = {name: laid_out(value, choose(draw, SAME_VALUES)) for name, value in example.tensors.items()}
    strided = example.with_tensors(laid)
    return Claim(strided, subject.run(strided), subject.run(example), twice(bounds(subject, example)))


def an_expanded_input_is_as_good_as_its_copy(subject: Subject, draw: Draw) -> Claim:
    example = examples(draw, subject, at_least=subject.filled(), layouts=(CONTIGUOUS,))
    chosen = subsets(draw, tuple(spec.name for spec in subject.tensors if spec.kind == "real"))
    laid = {name: laid_out(example.tensors[name], choose(draw, STRIDE_ZERO)) for name in chosen}
    copies = example.with_tensors({name: value.contiguous() for name, value in laid.items()})
    expanded = example.with_tensors(laid)
    return Claim(expanded, subject.run(expanded), subject.run(copies), twice(bounds(subject, copies)))


def the_layout_of_the_cotangent_does_not_matter(subject: Subject, draw: Draw) -> Claim:
    example = examples(draw, subject, at_least=subject.filled(), layouts=(CONTIGUOUS,))
    wanted = subject.differentiable()
    layout = choose(draw, (*SAME_VALUES, *STRIDE_ZERO))
    strided = example.with_cotangents({name: laid_out(value, layout) for name, value in example.cotangents.items()})
    copies = example.with_cotangents({name: value.contiguous() for name, value in strided.cotangents.items()})
    expected = subject.gradients(copies, wanted)
    return Claim(strided, subject.gradients(strided, wanted), expected, twice(bounds(subject, copies, wanted)), wanted)


def the_inputs_are_left_as_they_were(subject: Subject, draw: Draw) -> Claim:
    example = examples(draw, subject, at_least=subject.filled(), layouts=SAME_VALUES)
    before = {name: value.clone() for name, value in example.tensors.items()}
    subject.run(example)
    return Claim(example, dict(example.tensors), before)


def the_output_has_the_dtype_of_the_input(subject: Subject, draw: Draw) -> Statement:
    example = examples(draw, subject)
    wide = subject.accumulation(example.dtype)
    expected = {output.name: wide if output.wide else example.dtype for output in subject.outputs}
    return _same(example, {name: value.dtype for name, value in subject.run(example).items()}, expected)


def empty_tensors_give_outputs_of_the_right_shape(subject: Subject, draw: Draw) -> Claim:
    """A length or a leading dimension is 0; without keys every row sees nothing."""
    example = examples(draw, _emptied(subject, draw), layouts=(CONTIGUOUS,))
    return Claim(example, subject.run(example), subject.expect(example), bounds(subject, example))


def empty_tensors_give_gradients_of_the_right_shape(subject: Subject, draw: Draw) -> Claim:
    example = examples(draw, _emptied(subject, draw), layouts=(CONTIGUOUS,))
    return gradient_claim(subject, example, subject.differentiable())


def _repeated(first: Claim, run: Any) -> Claim:
    """The claim that each of the following runs gives the first one's bits: the one that does not, or the last."""
    claim = first
    for _ in range(REPEATS - 1):
        claim = replace(first, got=run())
        if claim.problem():
            break
    return claim


def _same(
    example: Example, got: Mapping[str, Any], expected: Mapping[str, Any], wanted: tuple[str, ...] = ()
) -> Statement:
    wrong = [
        f"{name} is {got.get(name)}, expected {value}" for name, value in expected.items() if got.get(name) != value
    ]
    return Statement(example, "; ".join(wrong) or None, wanted)


def _emptied(subject: Subject, draw: Draw) -> Subject:
    """The subject with one length, or all batches, of size 0."""
    places = [axis for axis in subject.lengths() if 0 in subject.axis(axis).sizes and subject.axis(axis).of is None]
    place = choose(draw, [*places, "batch"] if any(subject.leading) else places)
    if place == "batch":
        return replace(subject, leading=tuple((0, *leading[1:]) for leading in subject.leading if leading))
    return replace(subject, axes={**subject.axes, place: replace(subject.axis(place), sizes=(0,))})
