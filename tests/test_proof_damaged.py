"""Damaged passes are not proved: each damage leaves the pass that it concerns UNDECIDED, with a reason."""

from dataclasses import replace

import pytest
import sympy as sp
from proof_cases import edited, prove_pass, record, results, with_kernel

from derive.formula import Entry
from derive.tiles import Bounds


def exponential_of(d):
    return next(iter(d.body.atoms(sp.exp)))


def stable(name, definition, **changes):
    made = record(name)
    program = edited(made.stabilised.program, definition, **changes)
    return replace(made, stabilised=replace(made.stabilised, program=program))


def guard_lost_in_numerator():
    return stable("causal", "t2", where=lambda d: sp.true)


def logsumexp_without_constant():
    return stable("causal", "lse", body=lambda d: next(iter(d.body.atoms(sp.log))))


def sink_not_shifted():
    return stable(
        "sink", "t2", body=lambda d: d.body.xreplace({exponential_of(d): sp.exp(Entry("sink", d.indices[1]))})
    )


def wrong_degree():
    made = record("causal")
    steps = tuple((old, {c: n + 1 for c, n in degrees.items()}, new) for old, degrees, new in made.stabilised.steps)
    return replace(made, stabilised=replace(made.stabilised, steps=steps))


def other_denominator():
    made = record("causal")
    return replace(made, forward0=edited(made.forward0, "o", body=lambda d: 2 * d.body))


def constant_below_the_maximum():
    return stable("causal", "c0", body=lambda d: d.body - 1)


def constant_without_the_sink():
    return stable("sink", "c0", body=lambda d: d.body.func(next(x for x in d.body.args[0].args if x.name != "sink")))


def adjoint(name, definition, **changes):
    made = record(name)
    program = edited(made.differentiated.program, definition, **changes)
    return replace(made, differentiated=replace(made.differentiated, program=program))


def sign_of_an_adjoint():
    return adjoint("causal", "d_v", body=lambda d: -d.body)


def guard_lost_in_a_gradient():
    made = record("causal")
    names = [
        d.name for d in made.differentiated.program.definitions if d.name.startswith(("g", "d_")) and d.where != sp.true
    ]
    return adjoint("causal", names[-1], where=lambda d: sp.true)


def dropped_contribution():
    made = record("causal")
    sweep = tuple(
        (d, bar, shares[:-1] if shares and len(shares) > 1 else shares) for d, bar, shares in made.differentiated.sweep
    )
    return replace(made, differentiated=replace(made.differentiated, sweep=sweep))


def saved(definition, **changes):
    made = record("causal")
    return replace(made, saved=replace(made.saved, backward=edited(made.saved.backward, definition, **changes)))


def logsumexp_twice():
    def body(d):
        x = exponential_of(d)
        log = next(e for e in x.args[0].atoms(Entry) if e.name == "lse")
        return d.body.xreplace({x: sp.exp(x.args[0] - log)})

    made = record("causal")
    name = next(d.name for d in made.saved.backward.definitions if d.body.atoms(sp.exp))
    return saved(name, body=body)


def row_sum_dropped():
    made = record("causal")
    name = next(d.name for d in made.saved.backward.definitions if any(x.name == "d_lse" for x in d.entries))
    return saved(name, body=lambda d: Entry("d_lse", *d.indices))


def inverted(corrections):
    return tuple((name, tuple(replace(c, factor=1 / c.factor) for c in cs)) for name, cs in corrections)


def inverted_correction():
    return with_kernel(record("causal"), 0, corrections=lambda k: inverted(k.corrections))


def missing_correction():
    return with_kernel(record("causal"), 0, corrections=lambda k: ())


def first_tile_skipped():
    return with_kernel(record("window"), 0, visible=lambda k: Bounds(k.visible.lower + 1, k.visible.upper))


def last_key_skipped():
    return with_kernel(record("window"), 0, visible=lambda k: Bounds(k.visible.lower, k.visible.upper - 1))


def full_one_too_wide():
    return with_kernel(record("window"), 0, full=lambda k: Bounds(k.full.lower, k.full.upper + 1))


def full_from_too_early():
    return with_kernel(record("window"), 0, full=lambda k: Bounds(k.full.lower - 1, k.full.upper))


def visibility_off_by_one():
    def sums(k):
        shifted = {c: c.func(c.lhs + 1, c.rhs) for d in k.sums for c in sp.And.make_args(d.where)}
        return tuple(replace(d, where=d.where.xreplace(shifted)) for d in k.sums)

    return with_kernel(record("window"), 0, sums=sums)


def key_skipped_in_a_gradient():
    made = record("causal")
    return with_kernel(made, 0, "backward_tiles", visible=lambda k: Bounds(k.visible.lower, k.visible.upper - 1))


def scale_of_a_gradient():
    made = record("causal")
    double = lambda k: tuple(replace(d, body=2 * d.body) for d in k.sums)  # noqa: E731
    return with_kernel(made, 0, "backward_tiles", sums=double)


DAMAGES = [
    (guard_lost_in_numerator, "stabilise", "forward"),
    (logsumexp_without_constant, "stabilise", "forward"),
    (sink_not_shifted, "stabilise", "forward"),
    (wrong_degree, "stabilise", "forward"),
    (other_denominator, "normalisers", "forward"),
    (constant_below_the_maximum, "exponents", "forward"),
    (constant_without_the_sink, "exponents", "forward"),
    (sign_of_an_adjoint, "pairing", "backward"),
    (guard_lost_in_a_gradient, "pairing", "backward"),
    (dropped_contribution, "pairing", "backward"),
    (logsumexp_twice, "save", "backward"),
    (row_sum_dropped, "save", "backward"),
    (inverted_correction, "online", "forward"),
    (inverted_correction, "merge", "forward"),
    (missing_correction, "online", "forward"),
    (first_tile_skipped, "bounds", "forward"),
    (last_key_skipped, "bounds", "forward"),
    (last_key_skipped, "tiles", "forward"),
    (full_one_too_wide, "bounds", "forward"),
    (full_from_too_early, "bounds", "forward"),
    (visibility_off_by_one, "tiles", "forward"),
    (key_skipped_in_a_gradient, "tiles", "backward"),
    (scale_of_a_gradient, "tiles", "backward"),
]


@pytest.mark.parametrize(("damage", "name", "direction"), DAMAGES, ids=lambda x: getattr(x, "__name__", x))
def test_a_damaged_pass_is_not_proved(damage, name, direction):
    result = prove_pass(damage(), name, direction)
    assert result.status == "UNDECIDED"
    assert result.reason
    assert not result.theorems


@pytest.mark.parametrize("name", ["causal", "window", "sink"])
def test_the_undamaged_passes_are_proved(name):
    proved = {(r.name, r.direction) for r in results(name) if r.status == "PROVED"}
    assert {d[1:] for d in DAMAGES} <= proved
