"""Visibility: loop bounds skip no visible pair, FULL is full, every loop of the backward knows where it is not zero."""

import itertools

import numpy as np
import pytest
import sympy as sp
from passes_catalogue import LEFT, RIGHT, D, M, N, attend, causal, d, dot, i, j, k, length, q, upper_left, v
from passes_pipeline import assert_close, passed, passed_formula

from derive.formula import BATCH, Entry, Formula, Index, total, where
from derive.interpret import run
from derive.lower import lower
from derive.passes import (
    bounds,
    full_bounds,
    guard_row_sums,
    inherit_visibility,
    inline_wide,
    one_sided_support,
    split_double_sums,
)
from derive.program import FIRST, LAST
from derive.rewriting.algebra import conjuncts

AFFINE = {
    "everything": sp.true,
    "lower_right": causal,
    "upper_left": upper_left,
    "strict": j < i,
    "window": sp.And(j >= i + M - N - LEFT, j <= i + M - N + RIGHT),
    "causal_window": sp.And(causal, j > i + M - N - LEFT),
    "two_steps": 2 * j <= i + 3,
    "three_steps": 3 * j >= 2 * i - 1,
    "fixed": j >= 1,
    "distance": sp.Abs(i - j) <= LEFT,
    "distance_turned": sp.Ge(LEFT, sp.Abs(j - i)),
}
OTHER = {
    "either": sp.Or(causal, j < 1),
    "both": sp.And(sp.Or(j <= i, j >= i + 2), j >= 1),
    "parity": sp.And(causal, sp.Eq(sp.Mod(i - j, 2), 0)),
}


def worlds():
    """Sizes, parameters and a block of rows."""
    for n, m, left, right in itertools.product((1, 2, 4), (1, 3, 4), (0, 2), (0, 1)):
        for first in range(n):
            for last in {first, n - 1}:
                yield {N: n, M: m, LEFT: left, RIGHT: right, FIRST: first, LAST: last}


WORLDS = list(worlds())


def visible_columns(condition, world, every=False):
    """The columns that some row (or every row) of the block sees."""
    out = []
    for column in range(world[M]):
        holds = []
        for row in range(world[FIRST], world[LAST] + 1):
            holds.append(condition == sp.true or bool(condition.subs({**world, i: row, j: column})))
        if all(holds) if every else any(holds):
            out.append(column)
    return out


@pytest.mark.parametrize("name", [*AFFINE, *OTHER])
def test_no_visible_pair_is_outside_of_the_bounds(name):
    condition = (AFFINE | OTHER)[name]
    low, high = bounds({condition}, i, j)
    for world in WORLDS:
        seen = visible_columns(condition, world)
        lo, hi = low.subs(world), high.subs(world)
        assert all(lo <= column < hi for column in seen), world


@pytest.mark.parametrize("name", [n for n in AFFINE if n != "three_steps"])
def test_the_bounds_of_an_affine_condition_are_tight(name):
    low, high = bounds({AFFINE[name]}, i, j)
    for world in WORLDS:
        seen = visible_columns(AFFINE[name], world)
        if seen:
            assert (low.subs(world), high.subs(world)) == (seen[0], seen[-1] + 1), world


@pytest.mark.parametrize("name", [*AFFINE, *OTHER])
def test_every_pair_inside_of_the_full_bounds_is_visible(name):
    condition = (AFFINE | OTHER)[name]
    low, high = full_bounds({condition}, i, j)
    for world in WORLDS:
        full = visible_columns(condition, world, every=True)
        inside = range(max(0, low.subs(world)), min(world[M], high.subs(world)))
        assert set(inside) <= set(full), world
        if name in AFFINE:
            assert set(inside) == set(full), world


def test_the_bounds_of_several_conditions_are_their_hull_and_the_full_ones_their_meet():
    both = {AFFINE["lower_right"], AFFINE["fixed"]}
    low, high = bounds(both, i, j)
    full_low, full_high = full_bounds(both, i, j)
    for world in WORLDS:
        seen = {c for condition in both for c in visible_columns(condition, world)}
        assert all(low.subs(world) <= c < high.subs(world) for c in seen)
        meet = set.intersection(*(set(visible_columns(c, world, every=True)) for c in both))
        assert set(range(max(0, full_low.subs(world)), full_high.subs(world))) <= meet


def test_a_length_of_the_batch_entry_bounds_the_loop_and_is_full_below_it():
    limit = Entry("length", BATCH)
    condition = sp.And(causal, j < limit)
    assert bounds({condition}, i, j)[1] == sp.Min(M, LAST + M - N + 1, limit)
    assert full_bounds({condition}, i, j)[1] == sp.Min(M, FIRST + M - N + 1, limit)


def test_a_mask_bounds_nothing_and_leaves_nothing_full():
    mask = Entry("mask", i, j) > 0
    assert bounds({mask}, i, j) == (0, M)
    assert full_bounds({mask}, i, j) == (0, 0)


GUARDED = {
    "lower_right": {causal},
    "upper_left": {upper_left},
    "softcap": {causal},
    "sink": {causal},
    "entropy": {causal},
    "mean_centred": {causal},
    "relu_squared": {causal},
    "logsumexp_loss": {causal},
    "elu_features": {causal},
    "additive_causal": {causal},
    "distance": {causal},
    "slot": {causal},
    "grouped_sink": {causal},
    "stable_by_hand": {causal},
}


@pytest.mark.parametrize("name", GUARDED)
def test_every_loop_over_pairs_of_forward_and_backward_is_guarded(name):
    for program in (passed(name).forward, passed(name).backward):
        loops = [x for x in program.definitions if len(x.lengths()) == 2 and any(y.role == "length" for y in x.over)]
        assert loops
        for loop in loops:
            assert {str(c) for c in GUARDED[name]} <= {str(c) for c in conjuncts(loop.where)}, loop


def test_the_loops_of_two_visibilities_run_over_either():
    loops = [x for x in passed("two_softmaxes").backward.definitions if x.reduce == "sum" and len(x.lengths()) == 2]
    assert all(x.where != sp.true or not any(y.role == "length" for y in x.over) for x in loops)


@pytest.mark.parametrize(
    "tidy", [inherit_visibility, one_sided_support, inline_wide, split_double_sums, guard_row_sums]
)
@pytest.mark.parametrize("name", ["entropy", "masked_additive", "grouped_sink", "relative_bias"])
def test_a_second_visibility_pass_changes_nothing(name, tidy):
    program = passed(name).backward
    once = tidy(program)
    assert tidy(once) == once


def test_a_sum_that_shared_tensors_need_twice_is_made_once():
    program = passed("additive").backward
    sums = [(x.body, x.over, x.where, x.indices) for x in program.definitions if x.reduce == "sum"]
    assert len(set(sums)) == len(sums)


def test_values_of_pairs_with_a_width_go_into_their_users():
    wide = Formula("wide", [q, k], {"o": total(where(causal, sp.tanh(q[i, d] - k[j, d]) ** 2), j)})
    program = inline_wide(lower(wide))
    assert not any(x.is_pair and any(y.role == "width" for y in x.indices) for x in program.definitions)


def test_a_row_that_no_pair_sees_is_left_out_of_the_gradient_of_a_weight():
    rows = {x.name: x.where for x in passed("additive_causal").backward.definitions}
    assert rows["d_wq"] == (i + M - N >= 0)
    assert rows["d_wk"] == sp.true
    counted = passed("masked_additive").backward
    assert "seen" in str(counted["d_wk"].where)


def test_padded_rows_are_not_computed():
    padded = Formula("padded", [q, k, v, length], {"o": attend(dot, j < length[()])})
    program = passed_formula(padded).backward
    assert any(conjuncts(x.where) for x in program.definitions if x.reduce == "sum" and j not in x.over)


def test_a_sum_over_widths_and_a_length_at_once_keeps_its_meaning():
    far = Index("far", D)
    cube = Formula("cube", [q, k], {"o": total(where(causal, q[i, d] * k[j, far]), j, d, far)})
    program = lower(cube)
    shapes = {"q": (2, 2, 3, 2), "k": (2, 2, 4, 2)}
    rng = np.random.default_rng(0)
    inputs = {n: rng.standard_normal(shape) for n, shape in shapes.items()}
    (plain,), (split,) = run(program, inputs), run(split_double_sums(inherit_visibility(program)), inputs)
    assert_close(split, plain, 1e-12)
