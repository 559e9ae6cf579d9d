"""Scan: which loops over pairs go through carried states, why others do not, and what a carried loop is made of."""

import pytest
import sympy as sp
from passes_catalogue import M, N, causal, d, dot, e, i, j, k, q, v

from derive.catalogue import formula as catalogue
from derive.derivation import derive_formula
from derive.formula import Entry, Formula, Index, Size, Tensor, logsigmoid, relu, sigmoid, total, where
from derive.program import FIRST, LAST
from derive.report import terminal
from derive.rewriting.signs import monotone, never_negative, sign_of
from derive.scan import scan
from derive.schedule import schedule
from derive.tiles import OLD, PairKernel, StateKernel

L = Size("L")
x, y, u = Index("i", L), Index("j", L), Index("u", L)
Q, K, V, GATE = Tensor("q", L, q.sizes[1]), Tensor("k", L, k.sizes[1]), Tensor("v", L, v.sizes[1]), Tensor("gate", L)
RATE = Tensor("rate", per_head=True)
own = total(Q[x, d] * K[y, d], d)


def prefix(term):
    return lambda place: total(where(u <= place, term), u)


gates, free, falling = prefix(logsigmoid(GATE[u])), prefix(GATE[u]), prefix(-relu(GATE[u]))


def sequence(weight, seen=y <= x):
    """A weighted sum of the values of one sequence."""
    return total(where(seen, weight * V[y, e]), y)


def of(inputs, value):
    return derive_formula(Formula("mine", inputs, {"o": value}))


CARRIED = {
    "causal": ([q, k, v], total(where(causal, dot * v[j, e]), j)),
    "strictly before": ([q, k, v], total(where(j < i, dot * v[j, e]), j)),
    "later keys": ([Q, K, V], sequence(own, y >= x)),
    "decay": ([Q, K, V, RATE], sequence(own * sp.exp((x - y) * logsigmoid(RATE[()])))),
    "a fixed decay": ([Q, K, V], sequence(own * sp.exp(-(x - y) / 8))),
    "gates": ([Q, K, V, GATE], sequence(own * sp.exp(gates(x) - gates(y)))),
    "gates that never open": ([Q, K, V, GATE], sequence(own * sp.exp(falling(x) - falling(y)))),
    "gates of later keys": ([Q, K, V, GATE], sequence(own * sp.exp(gates(y) - gates(x)), y >= x)),
    "distance": ([Q, K, V], sequence(own * (1 + x - y))),
    "distance squared": ([Q, K, V], sequence(own * (x - y) ** 2)),
    "prefix sum": ([V], total(where(y <= x, V[y, e]), y)),
}
REFUSED = {
    "softmax": ([q, k, v], total(where(causal, sp.exp(dot) * v[j, e]), j) / total(where(causal, sp.exp(dot)), j)),
    "exponential": ([q, k, v], total(where(causal, sp.exp(dot) * v[j, e]), j)),
    "sigmoid": ([q, k, v], total(where(causal, sigmoid(dot) * v[j, e]), j)),
    "window": ([q, k, v], total(where(sp.And(causal, j > i + M - N - 9), dot * v[j, e]), j)),
    "three widths": ([q, k, v], total(where(causal, dot**2 * v[j, e]), j)),
    "free gates": ([Q, K, V, GATE], sequence(own * sp.exp(free(x) - free(y)))),
    "growing": ([Q, K, V, RATE], sequence(own * sp.exp(-(x - y) * logsigmoid(RATE[()])))),
    "a rate of any sign": ([Q, K, V, RATE], sequence(own * sp.exp((x - y) * RATE[()]))),
    "the wrong way": ([Q, K, V, GATE], sequence(own * sp.exp(gates(x) - gates(y)), y >= x)),
    "a mask of pairs": (
        [q, k, v, Tensor("mask", N, M, kind="bool")],
        total(where(Entry("mask", i, j) > 0, dot * v[j, e]), j),
    ),
}
REASONS = {
    "softmax": "running maximum",
    "exponential": "depends on j",
    "sigmoid": "does not separate",
    "window": "not nested",
    "three widths": "widths",
    "free gates": "not known to be at most 0",
    "growing": "not known to be at most 0",
    "a rate of any sign": "not known to be at most 0",
    "the wrong way": "not known to be at most 0",
    "a mask of pairs": "not nested",
}


def verdicts(made, direction):
    """Those of the loops over keys and queries; prefix sums are loops of their own."""
    return [v for where_, v in made.verdicts if where_ == direction and u not in (v.parallel, v.streamed)]


@pytest.mark.parametrize("name", CARRIED)
def test_a_loop_whose_terms_separate_is_carried_forward_and_backward(name):
    made = of(*CARRIED[name])
    for direction, tiles in (("forward", made.forward_tiles), ("backward", made.backward_tiles)):
        found = verdicts(made, direction)
        assert found
        assert not any(v.reason for v in found), [str(v) for v in found]
        assert all(stage.carried for stage in tiles.stages if isinstance(stage, PairKernel))


@pytest.mark.parametrize("name", REFUSED)
def test_a_loop_that_cannot_be_carried_stays_as_it_is_and_says_why(name):
    made = of(*REFUSED[name])
    found = verdicts(made, "forward")
    assert found
    assert all(REASONS[name] in v.reason for v in found), [str(v) for v in found]
    assert not any(stage.carried for stage in made.forward_tiles.kernels if u not in (stage.parallel, stage.streamed))


def test_nothing_else_changes():
    program = of(*REFUSED["window"]).forward_visible
    assert scan(schedule(program))[0] == schedule(program)


def stages(name):
    made = of(*CARRIED[name])
    return [
        [s for s in t.stages if isinstance(s, (PairKernel, StateKernel))]
        for t in (made.forward_tiles, made.backward_tiles)
    ]


def test_a_state_kernel_comes_right_before_its_pair_kernel_over_the_same_lengths():
    for found in stages("gates"):
        for states, pairs in zip(found[::2], found[1::2], strict=True):
            assert isinstance(states, StateKernel)
            assert isinstance(pairs, PairKernel)
            assert (states.parallel, states.streamed, states.leading) == (pairs.parallel, pairs.streamed, pairs.leading)
            assert {c.name for c in pairs.carried} == {s.name for s in pairs.sums}


def test_ascending_the_loop_starts_where_the_first_row_ends():
    (states, pairs), _ = stages("causal")
    assert not states.descending
    assert states.edge == sp.Max(0, sp.Min(M, i + M - N + 1))
    assert pairs.visible.lower == states.edge.xreplace({i: FIRST})
    assert states.anchor == FIRST


def test_descending_the_loop_ends_where_the_last_row_starts():
    _, backward = stages("causal")
    states, pairs = next((s, p) for s, p in zip(backward[::2], backward[1::2], strict=True) if s.parallel == j)
    assert states.descending
    assert states.edge == sp.Min(N, sp.Max(0, j - M + N))
    assert pairs.visible.upper == states.edge.xreplace({j: LAST})


def test_sums_with_the_same_content_share_a_state():
    _, backward = stages("gates")
    matrices = [s for s in backward if isinstance(s, StateKernel) and len(s.states[0].definition.indices) == 5]
    assert [len(s.states) for s in matrices] == [1, 1]


def test_a_state_moves_by_the_ratio_of_its_exponentials():
    (states, _), _ = stages("decay")
    (state,) = states.states
    before = Entry(state.name, *states.leading, OLD, *state.definition.indices[-2:])
    rate = logsigmoid(Entry("rate", states.leading[1]))
    assert sp.expand_log(state.moved / before - sp.exp((x - OLD) * rate)) == 0


def test_a_distance_moves_with_the_state_that_it_is_the_first_moment_of():
    (states, pairs), _ = stages("distance")
    assert len(states.states) == 2
    first = next(s for s in states.states if s.definition.body.has(x))
    assert {e_.name for e_ in first.moved.atoms(Entry)} == {s.name for s in states.states}
    assert len(pairs.carried[0].terms) == 2


def test_a_condition_on_the_row_alone_holds_for_its_share():
    length = Tensor("key_lengths", kind="integer", heads=False)
    made = of([q, k, v, length], total(where(sp.And(causal, j < length[()]), dot * v[j, e]), j))
    shares = {c.name: c.where for s in made.backward_tiles.kernels for c in s.carried if s.parallel == j}
    assert shares
    assert all(condition != sp.true for condition in shares.values())


def test_a_verdict_says_which_sums_it_is_about_and_why():
    found = [str(v) for _, v in derive_formula(catalogue("forgetting_attention")).verdicts]
    assert any("over j for each i: the loop has a running maximum" in text for text in found)
    assert any("over u for each j: carried from block to block" in text for text in found)


def test_signs_follow_from_how_a_value_is_built():
    z = Entry("z", x)
    assert sign_of(logsigmoid(z), {}) == -1
    assert sign_of(sp.exp(z) + relu(z) + z**2, {}) == 1
    assert sign_of(-relu(z) * sp.exp(z), {}) == -1
    assert sign_of(relu(z) - sp.exp(z), {}) is None
    assert sign_of(z, {}) is None
    assert sign_of(z**3, {}) is None


def test_a_prefix_sum_of_one_sign_is_monotone():
    made = of([V, GATE], total(where(y <= x, V[y, e] * sp.exp(gates(x) - gates(y))), y))
    definitions = made.forward_visible.by_name
    (sums,) = [z for z in definitions.values() if u in z.over]
    (place,) = [z for z in sums.indices if z.role == "length"]
    assert monotone(sums, place, definitions) == -1
    later = of(*CARRIED["gates of later keys"]).forward_visible.by_name
    (sums,) = [z for z in later.values() if u in z.over]
    assert monotone(sums, next(z for z in sums.indices if z.role == "length"), later) == -1
    unknown = of(*REFUSED["free gates"]).forward_visible.by_name
    (sums,) = [z for z in unknown.values() if u in z.over]
    assert monotone(sums, next(z for z in sums.indices if z.role == "length"), unknown) is None


def test_what_is_not_negative_where_a_pair_is_visible():
    assert never_negative(i - j + M - N, {causal})
    assert never_negative(i - j, {j < i})
    assert never_negative(i - j - 1, {j < i})
    assert never_negative(3 * i - 3 * j - 2, {j < i})
    assert not never_negative(i - j - 2, {j < i})
    assert not never_negative(2 * i - j, {j <= i})
    assert not never_negative(j - i, {j <= i})


def test_the_steps_in_the_terminal_end_with_the_verdicts():
    assert "carried from block to block" in terminal.steps(derive_formula(catalogue("retention")))
