"""Exchange of sums: where every row sees every column, no pair is left, and the values stay what they were."""

import numpy as np
import pytest
import sympy as sp
from passes_catalogue import D, M, N, attend, causal, d, dot, e, i, j, k, length, q, v
from passes_pipeline import assert_close, passed_formula

from derive.derivation import derive_formula
from derive.formula import Formula, Index, Tensor, relu, total, where
from derive.interpret import run
from derive.passes import exchange
from derive.program import lengths
from derive.proof.prove import prove_passes
from derive.statuses import PROVED
from derive.tiles import PairKernel


def feature(x):
    """elu(x) + 1"""
    return sp.exp(x - relu(x)) + relu(x)


similarity = total(feature(q[i, d]) * feature(k[j, d]), d)
near = Index("a", D)
keep, mask = Tensor("keep", M, kind="constant"), Tensor("mask", N, M, kind="bool")
EXCHANGED = {
    "features": ([q, k, v], total(similarity * v[j, e], j)),
    "normalised": ([q, k, v], total(similarity * v[j, e], j) / total(similarity, j)),
    "key_lengths": (
        [q, k, v, length],
        total(where(j < length[()], similarity * v[j, e]), j) / total(where(j < length[()], similarity), j),
    ),
    "kept_keys": ([q, k, v, keep], total(where(keep[j] > 0, similarity * v[j, e]), j)),
    "two_terms": ([q, k, v], total((dot + total(q[i, d], d)) * v[j, e], j)),
    "a_number_and_a_product": ([q, k, v], total((sp.sqrt(2) + total(q[i, d], d) * total(k[j, d], d)) * v[j, e], j)),
}
LEFT = {
    "causal": ([q, k, v], total(where(causal, similarity * v[j, e]), j)),
    "softmax": ([q, k, v], attend(dot)),
    "tanh": ([q, k, v], total(sp.tanh(dot) * v[j, e], j)),
    "three_widths": ([q, k, v], total(dot**2 * v[j, e], j)),
    "mask": ([q, k, v, mask], total(where(mask[i, j] > 0, similarity * v[j, e]), j)),
}
SIZES = {"BATCH": 2, "HEADS": 2, "N": 3, "M": 4, "D": 2, "E": 3}


def formula(name):
    inputs, value = (EXCHANGED | LEFT)[name]
    return Formula(name, inputs, {"o": value})


def drawn(program, seed=0):
    rng = np.random.default_rng(seed)
    out = {}
    for x in program.inputs:
        shape = tuple(SIZES[index.size.name] for index in x.indices)
        lengths_given = program.kind(x.name) in ("integer", "bool")
        out[x.name] = rng.integers(0, SIZES["M"], shape) if lengths_given else rng.standard_normal(shape)
    return out


def pairs(program):
    return [x for x in program.definitions if len(x.lengths()) == 2]


@pytest.mark.parametrize("name", EXCHANGED)
def test_no_pair_is_left_forward_or_backward(name):
    p = passed_formula(formula(name))
    for program in (p.forward, p.backward):
        assert pairs(program)
        assert not pairs(exchange(program))


@pytest.mark.parametrize("name", LEFT)
def test_a_forward_whose_terms_do_not_separate_stays_as_it_is(name):
    program = passed_formula(formula(name)).forward
    assert exchange(program) == program


@pytest.mark.parametrize("name", [*EXCHANGED, "causal", "softmax"])
def test_every_value_stays_what_it_was(name):
    p = passed_formula(formula(name))
    for program in (p.forward, p.backward):
        inputs = drawn(program)
        before, after = run(program, inputs), run(exchange(program), inputs)
        for name_, old, new in zip(program.outputs, before, after, strict=True):
            assert_close(new, old, 1e-12, name_)


def test_the_inner_sums_have_two_widths_at_most_and_none_is_made_twice():
    program = exchange(passed_formula(formula("normalised")).backward)
    inner = [x for x in program.definitions if x.reduce == "sum" and lengths(x.over)]
    assert inner
    assert all(sum(y.role == "width" for y in x.indices) <= 2 for x in inner)
    assert len({(x.body, x.over, x.where) for x in inner}) == len(inner)


def test_a_second_exchange_changes_nothing():
    program = exchange(passed_formula(formula("normalised")).backward)
    assert exchange(program) == program


def test_linear_attention_without_a_mask_has_no_loop_over_tiles():
    made = derive_formula(formula("normalised"))
    for tiles in (made.forward_tiles, made.backward_tiles):
        assert not any(isinstance(stage, PairKernel) for stage in tiles.stages)


@pytest.mark.parametrize("name", ["features", "key_lengths"])
def test_the_exchange_is_proved(name):
    results = [r for r in prove_passes(derive_formula(formula(name))) if r.name in ("visibility", "end_to_end")]
    assert results
    assert all(r.status == PROVED for r in results), [(r.name, r.reason) for r in results]


def test_widths_of_one_name_on_both_sides_stay_apart():
    square = Formula("square", [q, k, v], {"o": total(total(q[i, near] * k[j, near], near) * k[j, near], j)})
    p = passed_formula(square)
    inputs = drawn(p.forward)
    (before,), (after,) = run(p.forward, inputs), run(exchange(p.forward), inputs)
    assert not pairs(exchange(p.forward))
    assert_close(after, before, 1e-12)
