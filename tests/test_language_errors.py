"""What a person may write wrongly in a formula: each is answered with a message that says what to write instead."""

import numpy as np
import pytest
import sympy as sp

import derive
from derive.claims import Claim
from derive.compiling import compile
from derive.derivation import derive_formula
from derive.errors import (
    BadIndex,
    BadName,
    BooleanNumber,
    ConstantCondition,
    DeriveError,
    FormulaError,
    GatheredIndex,
    ListedTwice,
    NoCondition,
    NoFormula,
    NoFunction,
    UnknownTensor,
    UnreadTensor,
    Unsupported,
    UnusedInput,
    WrongKind,
)
from derive.formula import Formula, Index, Let, Size, Tensor, largest, total, where
from derive.lower import lower

N, M, D, E = Size("N"), Size("M"), Size("D", "width"), Size("E", "width")
i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
q, k, v = Tensor("q", N, D), Tensor("k", M, D), Tensor("v", M, E)
mask, number = Tensor("mask", N, M, kind="bool"), Tensor("number", N, kind="integer")
score = total(q[i, d] * k[j, d], d)
out = total(score * v[j, e], j)
WRONG = (3, 1.5, "text", None, True, [1], {"a": 1}, q, i, N, j <= i, object())


def is_answered(call, error=DeriveError):
    with pytest.raises(error) as caught:
        call()
    assert "What to do: " in str(caught.value)
    return str(caught.value)


# The type of every argument of the language

TEXT, NUMBERS = ("text",), {"a": 1}
MORE_WRONG = (["x"], [3], [out], {"o": "q + 1"}, [None], ([],))
FITTING = {
    "id": TEXT,
    "title": TEXT,
    "summary": TEXT,
    "family": TEXT,
    "grouped": (True,),
    "inputs": (),
    "outputs": (NUMBERS,),
    "references": (["x"],),
    "conventions": (NUMBERS, {"o": "q + 1"}),
    **dict.fromkeys(("lets", "claims", "options", "constraints"), ()),
}  # the values above that an argument does take


@pytest.mark.parametrize("field", sorted(Formula.__dataclass_fields__))
def test_every_argument_of_a_formula_has_its_type(field):
    good = {"id": "f", "inputs": [q, k, v], "outputs": {"o": out}}
    assert set(FITTING) == set(Formula.__dataclass_fields__)
    for value in (*WRONG, *MORE_WRONG):
        if not any(type(value) is type(fit) and value == fit for fit in FITTING[field]):
            is_answered(lambda value=value: Formula(**good | {field: value}))


@pytest.mark.parametrize("value", WRONG, ids=lambda x: type(x).__name__)
def test_every_argument_of_the_language_has_its_type(value):
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    is_expression = isinstance(value, sp.Expr)
    if not (is_number or is_expression):
        for make in (
            lambda: total(value, j),
            lambda: largest(value, j),
            lambda: where(j <= i, value),
            lambda: Let("p", (i, j), value),
        ):
            is_answered(make)
    if value is not i:
        is_answered(lambda: total(score, value))
        is_answered(lambda: Let("p", (value,), score))
    if value is not N:
        is_answered(lambda: Index("x", value))
    if value is not N and not (isinstance(value, int) and is_number):
        is_answered(lambda: Tensor("x", value))
    if not is_expression and not (isinstance(value, int) and is_number):
        is_answered(lambda: q[value, d])
    if not isinstance(value, sp.core.relational.Relational):
        is_answered(lambda: where(value, score))


def test_claims_are_claims():
    assert "number 1: got 'x'" in is_answered(lambda: Formula("f", [q, k, v], {"o": out}, claims=["x"]), WrongKind)
    Formula("f", [q, k, v], {"o": out}, claims=[Claim("c", "c", states=lambda read: ())])


@pytest.mark.parametrize("constraint", [sp.Eq(2 * N, M, evaluate=False), N <= M, N == M, "N = M"], ids=str)
def test_a_constraint_is_an_equation_with_a_size_on_the_left(constraint):
    assert "Eq(M, 2 * N)" in is_answered(lambda: Formula("f", [q, k, v], {"o": out}, constraints=[constraint]))


@pytest.mark.parametrize(
    "use", [lambda: q * score, lambda: q * 2, lambda: 1 - q, lambda: q / k, lambda: sp.exp(q), lambda: total(q, i),
            lambda: q > 0, lambda: -q, lambda: q @ k, lambda: q**2, lambda: Let("p", (i,), score) + 1],
)  # fmt: skip
def test_a_tensor_without_indices_is_no_number(use):
    is_answered(use, UnreadTensor)


@pytest.mark.parametrize("index", [None, 1.5, "d", slice(0, 2), sp.Rational(1, 2), True, [1]], ids=str)
def test_an_index_is_a_position(index):
    is_answered(lambda: q[i, index], BadIndex)


@pytest.mark.parametrize("flag", ["shared", "per_head", "grouped", "heads"])
def test_a_flag_of_a_tensor_is_true_or_false(flag):
    is_answered(lambda: Tensor("x", N, **{flag: "yes"}), WrongKind)


@pytest.mark.parametrize(
    "default",
    ["1/sqrt(D)", q[i, d], [1], sp.oo, sp.nan, sp.I, sp.pi, i, True, sp.sin(D), sp.Symbol("D"), Size("Z"),
     sp.Piecewise((1, D > 2), (2, True))], ids=str,
)  # fmt: skip
def test_a_default_is_a_number_or_an_expression_of_the_sizes_of_the_formula(default):
    def formula():
        factor = Tensor("factor", kind="scalar", default=default)
        return Formula("f", [q, k, v, factor], {"o": factor[()] * out})

    is_answered(formula, FormulaError)


@pytest.mark.parametrize("default", [3, 0.5, 1 / sp.sqrt(D), sp.Max(D, 2) ** 2, sp.floor(D / 2), sp.exp(-D)], ids=str)
def test_defaults_that_are_some(default):
    factor = Tensor("factor", kind="scalar", default=default)
    Formula("f", [q, k, v, factor], {"o": factor[()] * out})


def test_only_a_scalar_has_a_default_and_it_has_no_sizes():
    is_answered(lambda: Tensor("x", N, default=3), FormulaError)
    is_answered(lambda: Tensor("x", N, kind="scalar"), FormulaError)


@pytest.mark.parametrize("name", ["return_lse", "allow_tf32", "enable_gqa", "return_weights"])
def test_a_tensor_is_not_called_like_a_keyword_of_every_function(name):
    is_answered(lambda: Tensor(name, N), BadName)


@pytest.mark.parametrize("size", [Size("BATCH"), Size("HEADS", "width"), Size("D"), Size("M", "param")], ids=str)
def test_sizes_of_one_name_are_one(size):
    x = Tensor("x", size)
    is_answered(lambda: Formula("f", [q, k, v, x], {"o": out * total(x[Index("x", size)], Index("x", size))}))


def test_an_axis_stands_once():
    is_answered(lambda: total(v[j, e], j, j), ListedTwice)
    is_answered(lambda: Let("p", (i, i), q[i, 0]), ListedTwice)


def test_a_number_beyond_float64_is_refused():
    is_answered(lambda: lower(Formula("f", [v], {"o": total(10**400 * v[j, e], j)})), Unsupported)


@pytest.mark.parametrize("value", [sp.oo, -sp.oo, sp.zoo, sp.nan, sp.I], ids=str)
def test_what_is_no_real_number_has_no_place_in_a_formula(value):
    masked = sp.exp(sp.Piecewise((score, j <= i), (value, True)))
    said = is_answered(lambda: lower(Formula("f", [q, k, v], {"o": total(masked * v[j, e], j)})), Unsupported)
    assert value in (sp.nan, sp.I) or "total(where(j <= i, x), j)" in said


# Conditions


@pytest.mark.parametrize(
    "condition", [lambda: j == i, lambda: j != i, lambda: sp.And(j <= i, i == j), lambda: N < 0, lambda: True]
)
def test_a_condition_that_python_decides_is_refused(condition):
    assert "sympy.Eq(i, j)" in is_answered(lambda: where(condition(), score), ConstantCondition)


@pytest.mark.parametrize("condition", [j, N, score, mask[i, j], "j <= i", None, 1, sp.And(j <= i, sp.Symbol("x"))])
def test_what_is_no_condition_is_refused(condition):
    said = is_answered(lambda: where(condition, score), NoCondition)
    assert "sympy.Eq(i, j)" in said
    assert ("mask[i,j] > 0" in said) == (condition == mask[i, j])


def test_conditions_that_are_some():
    for condition in (j <= i, sp.Eq(i, j), sp.Ne(i, j), (j <= i) & (j > 0), ~(j <= i), mask[i, j] > 0):
        assert where(condition, score).args[0] == condition
    assert where(sp.true, score) == score


# What a formula reads


def test_a_name_that_is_not_listed_is_compared_with_the_inputs_alone():
    said = is_answered(lambda: lower(Formula("f", [q, k], {"o": out}, lets=[Let("p", (i, j), score)])), UnknownTensor)
    assert "(its inputs: q, k)" in said


@pytest.mark.parametrize("twice", [("inputs", [q, q, k, v]), ("outputs", [Let("o", (i, e), out)] * 2)], ids=str)
def test_nothing_is_listed_twice(twice):
    good = {"id": "f", "inputs": [q, k, v], "outputs": {"o": out}}
    is_answered(lambda: Formula(**good | dict([twice])), ListedTwice)


def test_an_input_that_no_output_depends_on_is_refused():
    assert "its input q" in is_answered(
        lambda: derive_formula(Formula("f", [q, v], {"o": total(v[j, e], j)})), UnusedInput
    )


def test_an_index_that_a_tensor_holds_comes_with_what_is_supported():
    said = is_answered(lambda: lower(Formula("f", [v, number], {"o": v[number[i], e]})), GatheredIndex)
    assert "total(where(Eq(j, number[i]), x), j)" in said
    derive_formula(Formula("f", [v, number], {"o": total(where(sp.Eq(j, number[i]), v[j, e]), j)}))


@pytest.mark.parametrize("use", [mask[i, j] * v[j, e], sp.exp(score + mask[i, j]) * v[j, e], mask[i, j]])
def test_a_boolean_tensor_is_no_number(use):
    formula = Formula("f", [q, k, v, mask], {"o": total(use, j)})
    assert "where(mask[i,j] > 0, x)" in is_answered(lambda: lower(formula), BooleanNumber)


@pytest.mark.parametrize(
    "condition",
    [mask[i, j] > 0, sp.Eq(mask[i, j], 1), (mask[i, j] > 0) & (j <= i), ~(mask[i, j] > 0) | (j > i), mask[i, j] <= 0],
)
def test_a_boolean_tensor_may_stand_in_any_condition(condition):
    lower(Formula("f", [v, mask], {"o": total(where(condition, v[j, e]), j)}))
    lower(Formula("f", [v, mask], {"o": total(sp.Piecewise((v[j, e], condition), (0, True)), j)}))


@pytest.mark.parametrize("given", [3, None, [1], q, object], ids=str)
def test_only_a_formula_or_its_id_is_compiled(given):
    is_answered(lambda: compile(given), NoFormula)


@pytest.mark.parametrize(
    "options",
    [{"window": (1, 1)}, {"mask": [1]}, {"mask": np.ones(3)}, {"sliding_window": 256}, {"stride": [2]}],
    ids=str,
)
def test_an_option_says_only_what_sort_there_is(options):
    assert "come with each call" in is_answered(lambda: compile("scaled_dot_attention", **options), WrongKind)


def test_what_derive_has_is_listed():
    with pytest.raises(AttributeError, match=r"it has Formula, .*modules"):
        _ = derive.largst
    assert derive.modules.MultiHeadAttention


def test_a_chapter_is_no_function():
    is_answered(lambda: compile("cost_model"), NoFunction)
