"""Lowering, legality and naming of programs."""

import pytest
import sympy as sp
from passes_catalogue import BY_NAME, CASES, D, E, M, N, attend, causal, d, dot, e, i, j, k, q, v

from derive import lower as lowering
from derive.errors import (
    BadName,
    ClashingNames,
    FormulaError,
    IllegalProgram,
    NoNeighbour,
    OutsideOfAxis,
    UnknownTensor,
    Unsupported,
    WrongIndexCount,
    WrongKind,
)
from derive.formula import BATCH, GROUP, HEAD, Entry, Formula, Index, Let, Size, Tensor, largest, total, where
from derive.lower import lower
from derive.program import Builder, Definition, Program, fresh_index, rename

BACK = Let("back", (i, d), q[i - 1, d])


def lowered(**outputs):
    return lower(Formula("f", [q, k, v], outputs))


def test_every_reduction_exponent_and_denominator_has_a_name():
    program = lowered(o=attend(dot, causal))
    assert [x.reduce for x in program.definitions] == ["sum", None, "sum", "sum", None]
    exponents = {x.args[0] for y in program.definitions for x in y.body.atoms(sp.exp)}
    assert all(isinstance(x, Entry) for x in exponents)
    below = {p.base for y in program.definitions for p in y.body.atoms(sp.Pow) if p.exp.is_negative}
    assert all(isinstance(x, Entry | Size | Index) for x in below)


def test_a_program_prints_one_line_a_definition():
    program = lowered(o=attend(dot, causal))
    assert str(program).splitlines()[2] == (
        "t3[batch, head, i] = sum_{j} where(j <= i + M - N) exp(t2[batch,head,i,j])"
    )


def test_equal_values_are_named_once_whatever_their_indices_are_called():
    j2, e2 = Index("j2", M), Index("e2", E)
    both = total(sp.exp(dot) * v[j, e], j) + total(
        sp.exp(total(q[i, d] * k[j2, d], d) / sp.sqrt(D)) * v[j2, e2], j2, e2
    )
    sums = [x for x in lowered(o=both).definitions if x.reduce == "sum" and x.lengths() and x.is_pair]
    assert len(sums) == 1


def test_the_leading_axes_of_a_tensor_are_written_out():
    axes = {x.name: x.indices for x in lower(BY_NAME["grouped_sink"].formula).inputs}
    assert axes["q"][:3] == (BATCH, HEAD, GROUP)
    assert axes["k"][:2] == (BATCH, HEAD) and GROUP not in axes["k"]
    assert axes["sink"] == (HEAD, GROUP)


def test_inputs_keep_the_order_of_the_formula_and_outputs_theirs():
    for case in CASES:
        program = lower(case.formula)
        declared = [t.name for t in case.formula.inputs]
        assert [x.name for x in program.inputs] == [n for n in declared if n in {y.name for y in program.inputs}]
        assert program.outputs == tuple(o.name for o in case.formula.outputs)


def test_an_output_has_its_axes_in_the_declared_order():
    turned = Formula("turned", [q, k, v], (Let("o", (e, i), attend(dot)),))
    assert lower(turned)["o"].indices == (BATCH, HEAD, e, i)


def test_the_branches_of_a_piecewise_stand_under_their_own_conditions():
    value = sp.Piecewise((q[i, d], i > 1), (2 * q[i, d], True))
    program = lower(Formula("branches", [q], {"o": value}))
    assert sorted(str(x.where) for x in program.definitions if x.where != sp.true) == ["i <= 1", "i > 1"]


def test_conditions_and_reductions_nest():
    nested = total(where(causal, sp.exp(dot - largest(where(causal, dot), j)) * v[j, e]), j)
    assert lowered(o=nested).check()


@pytest.mark.parametrize(
    ("formula", "error", "words"),
    [
        (lambda: Formula("f", [q], {"o": k[j, d]}), UnknownTensor, "k"),
        (lambda: Formula("f", [q], {"o": q[i]}), WrongIndexCount, "1 indices"),
        (lambda: Formula("f", [q], {"o": total(q[j, d], j)}), OutsideOfAxis, "counts to M, along an axis of size N"),
        (lambda: Formula("f", [q], {"o": total(q[d, i], i)}), OutsideOfAxis, "q is read at d"),
        (lambda: Formula("f", [q], {"o": q[-1, d]}), OutsideOfAxis, "at -1"),
        (lambda: Formula("f", [q], {"o": q[i + 1, d]}), NoNeighbour, r"where\(i \+ 1 < N, q"),
        (
            lambda: Formula("f", [k], {"o": total(k[j - 2, d], j)}),
            NoNeighbour,
            "does not have the place j - 2 for each",
        ),
        (lambda: Formula("f", [q], {"o": where(i > 0, q[i, d]) - q[i - 1, d]}), NoNeighbour, "i - 1 >= 0"),
        (lambda: Formula("f", [q], {"o": BACK[i, d]}, lets=[BACK]), NoNeighbour, "i - 1"),
        (lambda: Formula("f", [q], (Let("o", (i,), q[i, d]),)), Unsupported, "depends on d"),
        (lambda: Formula("f", [q], (Let("o", (i, d), Let("o", (i, d), 0)[i, d] + q[i, d]),)), Unsupported, "circle"),
    ],
)
def test_a_formula_that_makes_no_sense_is_refused_with_its_reason(formula, error, words):
    with pytest.raises(error, match=words):
        lower(formula())


def test_a_neighbour_under_a_condition_may_be_read_through_a_value():
    for value in (where(i >= 1, q[i - 1, d]), where(i >= 1, BACK[i, d]), sp.Piecewise((BACK[i, d], i >= 1), (0, True))):
        assert lower(Formula("f", [q], {"o": value}, lets=[BACK])).check()


def test_a_tensor_alone_is_no_list_of_inputs():
    with pytest.raises(WrongKind, match="expected a list, each a Tensor"):
        Formula("f", q, {"o": q[i, d]})


@pytest.mark.parametrize("name", ["a b", "", "1x", "x-y", None])
def test_a_name_that_is_no_identifier_is_refused(name):
    for make in (lambda: Size(name), lambda: Index(name, N), lambda: Tensor(name, N), lambda: Let(name, (i,), 0)):
        with pytest.raises(BadName):
            make()


def test_two_things_of_one_name_are_refused():
    with pytest.raises(ClashingNames):
        Formula("f", [q, Tensor("q", M)], {"o": q[i, d]})
    with pytest.raises(FormulaError):
        Formula("f", [q], ())


def test_a_name_of_the_formula_is_never_given_to_a_value():
    t1 = Tensor("t1", N, D)
    t2 = Index("t2", M)
    program = lower(Formula("f", [t1, k], {"o": total(t1[i, d] * k[t2, d], d, t2)}))
    assert {"t1", "t2"}.isdisjoint(program.names)


X = Entry("x", i, j)
ILLEGAL = {
    "read before": [Definition("a", (i, j), Entry("b", i, j)), Definition("b", (i, j), X)],
    "indices, its definition": [Definition("a", (i,), Entry("x", i))],
    "defined twice": [Definition("a", (i, j), X), Definition("a", (i, j), X)],
    "binds j": [Definition("a", (i,), X)],
    "reduced and kept": [Definition("a", (i, j), X, "sum", (j,))],
    "a reduction and its indices": [Definition("a", (i, j), X, "sum")],
    "stands twice": [Definition("a", (i, j, i), X)],
}


@pytest.mark.parametrize("reason", ILLEGAL)
def test_an_illegal_program_is_refused_with_its_reason(reason):
    definitions = tuple(ILLEGAL[reason])
    with pytest.raises(IllegalProgram, match=reason):
        Program((X,), definitions, (definitions[-1].name,)).check()


def test_an_output_that_nothing_defines_is_refused():
    with pytest.raises(IllegalProgram, match="nothing defines"):
        Program((X,), (), ("o",)).check()


def test_live_drops_what_no_output_needs():
    used, unused = Definition("a", (i,), X, "sum", (j,)), Definition("b", (i,), Entry("y", i))
    program = Program((X, Entry("y", i)), (used, unused), ("a",), (("y", "integer"),)).live()
    assert program.definitions == (used,)
    assert program.inputs == (X,) and program.kinds == ()


def test_renaming_is_simultaneous_and_captures_nothing():
    other = Index("other", N)
    _, (swapped,) = rename({i: j, j: i}, X)
    assert swapped == Entry("x", j, i)
    _, (moved,) = rename({i: other}, Entry("x", i, other))
    assert moved.indices[0] == other and moved.indices[1] != other


def test_a_fresh_index_has_a_name_that_nothing_has():
    taken = {Index("i_0", N), Index("i_1", N), i}
    assert fresh_index(i, taken).name == "i_2"


def test_a_builder_pulls_constants_out_of_a_sum_and_leaves_exponentials_in():
    build = Builder(Program((X, Entry("y", i)), (), ()))
    out = build.sum(X * Entry("y", i) * sp.exp(Entry("y", i)), (j,))
    assert out == Entry("y", i) * Entry("t1", i)
    assert build.definitions[0].body == X * sp.exp(Entry("y", i))


def test_lowering_twice_gives_equal_programs():
    for case in CASES:
        assert lower(case.formula) == lower(case.formula)
        assert str(lower(case.formula)) == str(lower(case.formula))


def test_a_value_that_is_read_twice_by_the_next_is_looked_into_once(monkeypatch):
    """Else the work would double with each value of a chain."""
    length = Size("N")
    here, there, x = Index("i", length), Index("j", length), Tensor("x", length)
    lets = [Let("a0", (here,), x[here])]
    for n in range(1, 16):
        lets.append(Let(f"a{n}", (here,), lets[-1][here] + total(lets[-1][there], there)))
    looked, check = [], lowering._Lowering.check_neighbours
    monkeypatch.setattr(
        lowering._Lowering, "check_neighbours", lambda self, e, told: looked.append(e) or check(self, e, told)
    )
    lower(Formula("chain", [x], {"o": lets[-1][here]}, lets=lets))
    assert len(looked) < 1000
