"""tanh of a sum over both sides of a pair through exponentials of each side: where, what it keeps, and its proof."""

from dataclasses import replace

import numpy as np
import pytest
import sympy as sp
from passes_catalogue import BY_NAME, A, M, N, a, attend, causal, e, i, j, k, q, u, v, wk, wq
from passes_pipeline import assert_close
from proof_cases import edited, prove_pass

from derive.derivation import derive_formula
from derive.formula import Entry, Formula, Tensor, total, where
from derive.functions import either
from derive.interpret import run
from derive.passes import factor_tanh
from derive.program import lengths
from derive.proof.prove import prove_passes
from derive.statuses import PROVED

x, y, both = Tensor("x", N), Tensor("y", M), Tensor("both", N, M)
xs, ys = Tensor("xs", N, A), Tensor("ys", M, A)
of_rows, of_columns = total(wq[a, e] * q[i, e], e), total(wk[a, e] * k[j, e], e)
FACTORED = {
    "additive": BY_NAME["additive"].formula,
    "causal": BY_NAME["additive_causal"].formula,
    "masked": BY_NAME["masked_additive"].formula,
    "scalars": Formula("scalars", [x, y, v], {"o": total(where(causal, sp.tanh(x[i] + y[j]) * v[j, e]), j)}),
    "an exponent": Formula("an_exponent", [x, y, v], {"o": attend(sp.tanh((x[i] - y[j]) / 3), causal)}),
    "a square": Formula("a_square", [xs, ys, v], {"o": attend(total(sp.tanh(xs[i, a] + ys[j, a]) ** 2, a))}),
    "two of them": Formula(
        "two_of_them",
        [xs, ys, x, u, v],
        {"o": attend(total(sp.tanh(xs[i, a] + ys[j, a]) * sp.tanh(ys[j, a] + x[i]) * u[a], a))},
    ),
    "a maximum": Formula("a_maximum", [x, y], {"o": -sp.Max(0, total(sp.tanh(x[i] + y[j]), j))}),
}
LEFT = {
    "softcap": BY_NAME["softcap"].formula,
    "one side": Formula("one_side", [x, v], {"o": total(where(causal, sp.tanh(x[i] + 1) * v[j, e]), j)}),
    "a bias of pairs": Formula(
        "bias_of_pairs", [x, y, both, v], {"o": attend(sp.tanh(x[i] + y[j] + both[i, j]), causal)}
    ),
    "a product": Formula("a_product", [x, y, v], {"o": attend(sp.tanh(x[i] * y[j]), causal)}),
}
SIZES = {"BATCH": 2, "HEADS": 2, "N": 3, "M": 4, "D": 2, "E": 3, "A": 3}


def drawn(program, scale, seed=0):
    rng = np.random.default_rng(seed)
    out = {}
    for t in program.inputs:
        shape = tuple(SIZES[index.size.name] for index in t.indices)
        known = program.kind(t.name) in ("integer", "bool")
        out[t.name] = rng.integers(0, 2, shape) if known else scale * rng.standard_normal(shape)
    return out


def programs(made):
    pairs = [(made.forward_visible, made.factored.forward)]
    return pairs + ([(made.backward_visible, made.factored.backward)] if made.backward_visible is not None else [])


@pytest.mark.parametrize("name", FACTORED)
def test_no_tanh_of_a_pair_is_left_and_its_exponentials_have_one_side(name):
    for _, program in programs(derive_formula(FACTORED[name])):
        program.check()
        assert not any(d.body.has(sp.tanh) for d in program.definitions if len(d.lengths()) == 2)
        factors = {f.name for d in program.definitions for x in d.body.atoms(either) for f in x.args[2:]}
        assert factors
        assert all(len(lengths(program[f].indices)) == 1 for f in factors)


@pytest.mark.parametrize("name", LEFT)
def test_a_tanh_of_anything_else_is_left(name):
    made = derive_formula(LEFT[name])
    assert made.factored is None
    assert made.tiles_for("cpu") == (made.forward_tiles, made.backward_tiles)


def test_only_the_cpu_has_other_tiles():
    made = derive_formula(FACTORED["additive"])
    assert made.tiles_for("triton") == made.tiles_for("blockwise") == (made.forward_tiles, made.backward_tiles)
    assert made.tiles_for("cpu") == (made.factored.forward_tiles, made.factored.backward_tiles)
    own = [step for step in made.steps if step.backend]
    assert {(s.name, s.backend) for s in own} == {("factor_tanh", "cpu")}
    assert not set(made.step_of["forward"].values()) & {s.number for s in own}


@pytest.mark.parametrize("scale", [1, 40])
@pytest.mark.parametrize("name", FACTORED)
def test_values_stay_what_they_were(name, scale):
    """In forty digits, where neither side of the choice loses any; a scale of 40 takes the second."""
    for before, after in programs(derive_formula(FACTORED[name])):
        values = drawn(before, scale)
        for got, want in zip(run(after, values, SIZES, 60), run(before, values, SIZES, 60), strict=True):
            assert_close(got, want, 1e-20, name)


def test_a_sum_is_split_from_what_knows_no_pair():
    program = factor_tanh(derive_formula(FACTORED["additive"]).forward_visible)
    sums = [d for d in program.definitions if d.reduce == "sum" and d.body.has(either)]
    assert len(sums) == 1
    assert not sums[0].body.is_Add
    assert Entry("u", a) in sums[0].body.args


def test_additive_scores_are_bounded_by_their_weights():
    """1 - 2 R is between -1 and 1 whatever is drawn."""
    (before, after), *_ = programs(derive_formula(FACTORED["scalars"]))
    values = drawn(before, 1e3)
    assert all(np.abs(np.asarray(o, float)).max() <= 4e3 * 4 for o in run(after, values, SIZES))


@pytest.mark.parametrize("name", FACTORED)
def test_it_is_proved(name):
    results = [r for r in prove_passes(derive_formula(FACTORED[name])) if r.name in ("factor_tanh", "factored_tiles")]
    assert {r.direction for r in results} >= {"forward"}
    assert all(r.status == PROVED for r in results), [(r.name, r.direction, r.reason) for r in results]


# Damage


def damaged(change, direction="forward"):
    """The derivation of the causal additive score with the bodies of one of its factored programs changed."""
    made = derive_formula(FACTORED["causal"])
    program = getattr(made.factored, direction)
    for d in program.definitions:
        program = edited(program, d.name, body=change)
    assert program != getattr(made.factored, direction)
    return replace(made, factored=replace(made.factored, **{direction: program}))


def in_either(change):
    return lambda d: d.body.xreplace({x: x.func(*change(*x.args)) for x in d.body.atoms(either)})


WRONG = {
    "another factor": lambda d: (
        sp.exp(3 * d.body.args[0] / 2) if isinstance(d.body, sp.exp) and d.name == "f1" else d.body
    ),
    "the first of two": in_either(lambda x, y, *factors: (1 / (2 + 1 / x), y, *factors)),
    "the second of two": in_either(lambda x, y, *factors: (x, y.func(-y.args[0]), *factors)),
    "both, in the same way": in_either(lambda x, y, *factors: (x + 1, y + 1, *factors)),
    "twice": lambda d: d.body.xreplace({sp.Integer(-2): sp.Integer(-1)}) if d.is_pair and not d.reduce else d.body,
}


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("direction", ["forward", "backward"])
def test_a_wrong_factoring_is_not_proved(wrong, direction):
    result = prove_pass(damaged(WRONG[wrong], direction), "factor_tanh", direction)
    assert result.status == "UNDECIDED"
    assert not result.theorems


def test_tiles_of_another_program_are_not_proved():
    made = derive_formula(FACTORED["causal"])
    tiles = made.factored.forward_tiles
    kernel = tiles.kernels[0]
    wrong = replace(kernel, sums=tuple(replace(d, body=2 * d.body) for d in kernel.sums))
    stages = tuple(wrong if s is kernel else s for s in tiles.stages)
    changed = replace(made.factored, forward_tiles=replace(tiles, stages=stages))
    assert prove_pass(replace(made, factored=changed), "factored_tiles").status == "UNDECIDED"
