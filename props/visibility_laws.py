"""Laws of what is hidden: it has no influence, whatever it holds, on no bit; and a row that sees nothing is zero."""

from __future__ import annotations

from collections.abc import Mapping

import torch
from hypothesis import assume
from hypothesis import strategies as st
from torch import Tensor

from props.inputs import choose, examples
from props.law import Claim, Draw, patterns_only, twice, zeros
from props.layouts import CONTIGUOUS
from props.named_axes import beside, filled, hidden_keys, key_side, only_rows, selected
from props.rounding import bounds
from props.subject import Example, Subject, TensorSpec

JUNK = (float("nan"), float("inf"), -float("inf"), 1e30)
NUMBERS = (3.0, -7.0)


def hidden_keys_have_no_influence_whatever_they_hold(subject: Subject, draw: Draw) -> Claim:
    example, poisoned = _with_junk_in_hidden_keys(subject, draw)
    return Claim(poisoned, subject.run(poisoned), subject.run(example))


def hidden_keys_have_no_influence_on_any_gradient(subject: Subject, draw: Draw) -> Claim:
    example, poisoned = _with_junk_in_hidden_keys(subject, draw)
    wanted = subject.differentiable()
    return Claim(poisoned, subject.gradients(poisoned, wanted), subject.gradients(example, wanted), None, wanted)


def the_gradient_of_a_hidden_key_is_zero(subject: Subject, draw: Draw) -> Claim:
    example = examples(draw, subject, at_least=subject.filled(), hiding="keys")
    hidden = hidden_keys(subject, example)
    assume(len(hidden) > 0)
    specs = tuple(spec for spec in key_side(subject) if spec.name in subject.differentiable())
    wanted = tuple(spec.name for spec in specs)
    found = subject.gradients(example, wanted)
    got = {f"d_{s.name}": found[f"d_{s.name}"].index_select(s.dimension(str(subject.keys)), hidden) for s in specs}
    return Claim(example, got, zeros(got), None, wanted)


def what_a_query_does_not_see_changes_no_bit_of_its_output(subject: Subject, draw: Draw) -> Claim:
    """The prefix property for causal formulas: changing the future changes nothing."""
    example, changed, unseen = _with_one_key_changed(subject, draw, (*JUNK, *NUMBERS))
    got, expected = subject.run(changed), subject.run(example)
    return Claim(changed, only_rows(subject, unseen, got), only_rows(subject, unseen, expected))


def what_a_query_does_not_see_changes_no_bit_of_its_gradient(subject: Subject, draw: Draw) -> Claim:
    """With cotangents only on rows that do not see the changed key, no gradient depends on the number it holds."""
    example, changed, unseen = _with_one_key_changed(subject, draw, NUMBERS)
    cotangents = only_rows(subject, unseen, example.cotangents)
    example, changed = example.with_cotangents(cotangents), changed.with_cotangents(cotangents)
    wanted = subject.differentiable()
    return Claim(changed, subject.gradients(changed, wanted), subject.gradients(example, wanted), None, wanted)


def a_key_that_a_query_does_not_see_changes_no_bit_of_its_own_gradient(subject: Subject, draw: Draw) -> Claim:
    """Whatever the key holds: where a query does not see it, what belongs to the query has the same gradient."""
    example, changed, unseen = _with_one_key_changed(subject, draw, (*JUNK, *NUMBERS))
    wanted = tuple(s.name for s in _row_side(subject))
    return _same_gradients(subject, example, changed, wanted, {s.name: unseen for s in _row_side(subject)})


def a_query_that_does_not_see_a_key_changes_no_bit_of_its_gradient(subject: Subject, draw: Draw) -> Claim:
    """Whatever the query and its cotangents hold: the gradients of keys that it does not see stay as they are."""
    example = _with_rows_copied(subject, examples(draw, subject, at_least=subject.filled(), hiding="keys"))
    sees = subject.sees(example)
    partly = (~sees).any(-1).reshape(-1, sees.shape[-2]).any(0).nonzero().flatten().tolist()
    assume(partly)
    row = choose(draw, partly)
    changed = _with_rows_filled(subject, example, torch.tensor([row]), choose(draw, (*JUNK, *NUMBERS)))
    if choose(draw, ("the cotangents alone", "all that belongs to the query")) == "the cotangents alone":
        changed = example.with_cotangents(changed.cotangents)
    unseen = ~sees[..., row, :]
    specs = tuple(s for s in key_side(subject) if s.name in subject.differentiable())
    hidden = {}
    for s in specs:
        lacking = _lacking_axes(subject, s)
        hidden[s.name] = unseen.flatten(-1 - lacking, -2).all(-2) if lacking else unseen
    return _same_gradients(subject, example, changed, tuple(hidden), hidden)


def removing_the_hidden_keys_changes_nothing(subject: Subject, draw: Draw) -> Claim:
    example = examples(draw, subject, at_least=subject.filled(), hiding="keys")
    hidden = hidden_keys(subject, example)
    assume(len(hidden) > 0)
    kept = torch.tensor(
        [key for key in range(example.sizes[str(subject.keys)]) if key not in hidden], dtype=torch.int64
    )
    assume(len(kept) > 0 or 0 in subject.axis(str(subject.keys)).sizes)
    shorter = selected(subject, example, str(subject.keys), kept)
    return Claim(shorter, subject.run(shorter), subject.run(example), twice(bounds(subject, example)))


def a_row_that_sees_nothing_gives_zero(subject: Subject, draw: Draw) -> Claim:
    example, empty = _with_an_empty_row(subject, draw)
    results = {name: value for name, value in subject.run(example).items() if name != "lse"}
    got = only_rows(subject, empty, results)
    return Claim(example, got, zeros(got))


def a_row_that_sees_nothing_has_logsumexp_minus_infinity(subject: Subject, draw: Draw) -> Claim:
    example, empty = _with_an_empty_row(subject, draw)
    got = subject.run(example)["lse"][empty]
    return Claim(example, {"lse": got}, {"lse": torch.full_like(got, -float("inf"))})


def a_row_that_sees_nothing_has_zero_gradient(subject: Subject, draw: Draw) -> Claim:
    example, empty = _with_an_empty_row(subject, draw)
    specs = [s for s in subject.carrying(subject.rows) if s.name in subject.differentiable() and not s.shared]
    wanted = tuple(spec.name for spec in specs)
    found, got = subject.gradients(example, wanted), {}
    for spec in specs:
        value = found[f"d_{spec.name}"]
        rows = beside(empty, value, spec.dimension(str(subject.rows)))
        got[f"d_{spec.name}"] = torch.where(rows, value, torch.zeros_like(value))
    return Claim(example, got, zeros(got), None, wanted)


def a_row_that_sees_nothing_has_no_influence_whatever_it_holds(subject: Subject, draw: Draw) -> Claim:
    """Junk in queries that see nothing, and in their cotangents, changes no bit of any gradient."""
    example, empty = _with_an_empty_row(subject, draw)
    everywhere = empty.reshape(-1, empty.shape[-1]).all(0).nonzero().flatten()
    assume(len(everywhere) > 0)
    example, wanted = _with_rows_copied(subject, example), subject.differentiable()
    changed = _with_rows_filled(subject, example, everywhere, choose(draw, JUNK))
    return Claim(changed, subject.gradients(changed, wanted), subject.gradients(example, wanted), None, wanted)


def the_gradients_are_finite_where_some_rows_see_nothing(subject: Subject, draw: Draw) -> Claim:
    example, _ = _with_an_empty_row(subject, draw)
    wanted = subject.differentiable()
    got = subject.gradients(example, wanted)
    return Claim(example, got, zeros(got), patterns_only(got), wanted)


def a_nan_that_is_seen_gives_nan(subject: Subject, draw: Draw) -> Claim:
    """In the rows that see it, and where the plain formula says so."""
    example = examples(draw, subject, at_least=subject.filled(), layouts=(CONTIGUOUS,))
    spec = choose(draw, key_side(subject))
    key = draw(st.integers(0, example.sizes[str(subject.keys)] - 1))
    nan = filled(example.tensors[spec.name], spec, str(subject.keys), torch.tensor([key]), float("nan"))
    changed = example.with_tensors({spec.name: nan})
    got, expected = subject.run(changed), subject.expect(changed)
    if subject.visible is not None:
        seeing = subject.sees(example)[..., key]
        got, expected = only_rows(subject, seeing, got), only_rows(subject, seeing, expected)
    return Claim(changed, got, expected, patterns_only(expected))


def _with_junk_in_hidden_keys(subject: Subject, draw: Draw) -> tuple[Example, Example]:
    example = _with_keys_copied(subject, examples(draw, subject, at_least=subject.filled(), hiding="keys"))
    hidden = hidden_keys(subject, example)
    assume(len(hidden) > 0)
    junk = choose(draw, JUNK)
    return example, _with_keys_filled(subject, example, hidden, junk)


def _with_one_key_changed(subject: Subject, draw: Draw, numbers: tuple[float, ...]) -> tuple[Example, Example, Tensor]:
    """An example, the same with one key overwritten, and which rows (..., rows) do not see this key: at least one."""
    example = _with_keys_copied(subject, examples(draw, subject, at_least=subject.filled(), hiding="keys"))
    sees = subject.sees(example)
    partly = (~sees).flatten(0, -2).any(0).nonzero().flatten().tolist()
    assume(partly)
    key = choose(draw, partly)
    changed = _with_keys_filled(subject, example, torch.tensor([key]), choose(draw, numbers))
    return example, changed, ~sees[..., key]


def _row_side(subject: Subject) -> tuple[TensorSpec, ...]:
    """The differentiable inputs that belong to a query alone: q and its like."""
    carrying = subject.carrying(subject.rows)
    return tuple(s for s in carrying if s.name in subject.differentiable() and subject.keys not in s.axes)


def _lacking_axes(subject: Subject, spec: TensorSpec) -> int:
    """How many of the axes before the queries' one the tensor lacks, the last ones: shared heads of a group."""
    first = subject.outputs[0].axes
    return sum(axis not in spec.axes for axis in first[: first.index(str(subject.rows))])


def _same_gradients(
    subject: Subject, example: Example, changed: Example, wanted: tuple[str, ...], where: Mapping[str, Tensor]
) -> Claim:
    """The gradients of both examples are the same bits where it is said, by query or by key, for each input."""
    before, after = subject.gradients(example, wanted), subject.gradients(changed, wanted)
    got, expected = {}, {}
    for name in wanted:
        spec = subject.spec(name)
        axis = str(subject.rows if subject.rows in spec.axes else subject.keys)
        mask = beside(where[name], before[f"d_{name}"], spec.dimension(axis))
        got[f"d_{name}"] = torch.where(mask, after[f"d_{name}"], 0.0)
        expected[f"d_{name}"] = torch.where(mask, before[f"d_{name}"], 0.0)
    return Claim(changed, got, expected, None, wanted)


def _with_rows_copied(subject: Subject, example: Example) -> Example:
    copied = example.with_tensors({s.name: example.tensors[s.name].clone() for s in _row_side(subject)})
    return copied.with_cotangents({name: value.clone() for name, value in example.cotangents.items()})


def _with_rows_filled(subject: Subject, example: Example, rows: Tensor, number: float) -> Example:
    axis = str(subject.rows)
    tensors = {s.name: filled(example.tensors[s.name], s, axis, rows, number) for s in _row_side(subject)}
    cotangents = {}
    for output in subject.outputs:
        if axis in output.axes:
            value, at = example.cotangents[output.name], output.axes.index(axis) - len(output.axes)
            junk = torch.tensor(number, dtype=torch.float64).to(value.dtype)
            cotangents[output.name] = value.clone().index_fill(at, rows, junk)
    return example.with_tensors(tensors).with_cotangents(cotangents)


def _with_keys_copied(subject: Subject, example: Example) -> Example:
    """The same values in the layout that `filled` gives: another layout may add in another order, to other bits."""
    return example.with_tensors({spec.name: example.tensors[spec.name].clone() for spec in key_side(subject)})


def _with_keys_filled(subject: Subject, example: Example, keys: Tensor, number: float) -> Example:
    axis = str(subject.keys)
    return example.with_tensors(
        {s.name: filled(example.tensors[s.name], s, axis, keys, number) for s in key_side(subject)}
    )


def _with_an_empty_row(subject: Subject, draw: Draw) -> tuple[Example, Tensor]:
    example = examples(draw, subject, at_least={str(subject.rows): 1}, hiding="rows")
    empty = ~subject.sees(example).any(-1)
    assume(bool(empty.any()))
    return example, empty
