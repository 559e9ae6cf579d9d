"""The interpreter against values computed by hand or by NumPy: as the oracle of other tests it shares nothing."""

import mpmath
import numpy as np
import pytest
import sympy as sp

from derive.errors import OutOfReach
from derive.formula import Entry, Index, IsFinite, Size, finite, logsigmoid, relu, sigmoid, step
from derive.interpret import evaluate, run
from derive.program import Definition, Program

N, M, W = Size("N"), Size("M"), Size("W", "param")
i, j = Index("i", N), Index("j", M)
X, Y = Entry("x", i, j), Entry("y", j)
x = np.random.default_rng(0).standard_normal((3, 4))
y = np.random.default_rng(1).standard_normal(4)


def value(definition, digits=None, sizes=None, **inputs):
    """The value of one definition over the inputs x[i, j] and y[j]."""
    inputs = {"x": x, "y": y} | inputs
    program = Program((X, Y), (definition,), (definition.name,))
    return run(program, inputs, sizes, digits)[0]


def summed(body, where=sp.true, reduce="sum"):
    return Definition("s", (i,), body, reduce, (j,), where)


def test_an_element_wise_definition_is_the_body_everywhere():
    got = value(Definition("a", (i, j), 2 * X + Y))
    assert np.array_equal(got, 2 * x + y)


def test_axes_come_in_the_declared_order():
    assert np.array_equal(value(Definition("a", (j, i), X)), x.T)


def test_a_sum_and_a_maximum_run_over_the_reduced_axes():
    assert np.allclose(value(summed(X * Y)), x @ y, rtol=1e-14)
    assert np.array_equal(value(summed(X, reduce="max")), x.max(1))


def test_where_the_condition_fails_there_is_zero_or_minus_infinity_whatever_the_body_holds():
    dirty = np.where(np.arange(4) > 1, np.nan, x)
    assert np.array_equal(value(Definition("a", (i, j), X, where=j <= 1), x=dirty), np.where(np.arange(4) <= 1, x, 0))
    assert np.allclose(value(summed(X, j <= 1), x=dirty), x[:, :2].sum(1), rtol=1e-14)
    assert np.array_equal(value(summed(X, j <= 1, "max"), x=dirty), x[:, :2].max(1))
    assert (value(summed(X, j < 0), x=dirty) == 0).all()
    assert (value(summed(X, j < 0, "max"), x=dirty) == -np.inf).all()


def test_a_nan_that_is_visible_shows_in_sums_and_maxima():
    dirty = np.where(np.arange(4) > 1, np.nan, x)
    assert np.isnan(value(summed(X), x=dirty)).all()
    assert np.isnan(value(summed(X, reduce="max"), x=dirty)).all()


@pytest.mark.parametrize("digits", [None, 30])
def test_empty_axes_give_zero_and_minus_infinity(digits):
    empty = {"x": np.zeros((3, 0)), "y": np.zeros(0), "digits": digits}
    assert value(summed(X), **empty).tolist() == [0, 0, 0]
    assert value(summed(X, reduce="max"), **empty).tolist() == [-np.inf] * 3
    assert value(summed(X), x=np.zeros((0, 4)), digits=digits).shape == (0,)


@pytest.mark.parametrize("digits", [None, 30])
def test_division_by_zero_is_zero_and_the_logarithm_of_zero_minus_infinity(digits):
    zeros = np.array([0.0, 2.0, -4.0, 0.0])
    assert value(Definition("a", (j,), 1 / Y), y=zeros, digits=digits).tolist() == [0, 0.5, -0.25, 0]
    assert value(Definition("a", (j,), Y**-2), y=zeros, digits=digits).tolist() == [0, 0.25, 0.0625, 0]
    assert value(Definition("a", (j,), sp.log(Y**2)), y=zeros, digits=digits)[0] == -np.inf
    assert value(Definition("a", (j,), Y / Y**2), y=zeros, digits=digits).tolist() == [0, 0.5, -0.25, 0]


FUNCTIONS = {
    sp.exp: np.exp,
    sp.tanh: np.tanh,
    sp.sin: np.sin,
    sp.cos: np.cos,
    sp.sinh: np.sinh,
    sp.cosh: np.cosh,
    sp.atan: np.arctan,
    sp.Abs: np.abs,
    sp.sign: np.sign,
    sigmoid: lambda t: 1 / (1 + np.exp(-t)),
    logsigmoid: lambda t: -np.log1p(np.exp(-t)),
    relu: lambda t: np.maximum(t, 0),
    step: lambda t: (t > 0) * 1.0,
}


@pytest.mark.parametrize("digits", [None, 30])
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_functions_have_their_usual_values(function, digits):
    got = value(Definition("a", (i, j), function(X)), digits).astype(float)
    assert np.allclose(got, FUNCTIONS[function](x), rtol=1e-14, atol=0)


@pytest.mark.parametrize("digits", [None, 30])
def test_functions_far_out_do_not_overflow(digits):
    far = np.array([-1e4, -800.0, 800.0, 1e4])
    assert np.allclose(value(Definition("a", (j,), sigmoid(Y)), y=far, digits=digits).astype(float), [0, 0, 1, 1])
    got = value(Definition("a", (j,), logsigmoid(Y)), y=far, digits=digits).astype(float)
    assert np.allclose(got, [-1e4, -800, 0, 0])


def test_finite_and_is_finite_know_minus_infinity():
    held = np.array([-np.inf, 1.0, 0.0, -np.inf])
    assert value(Definition("a", (j,), finite(Y)), y=held).tolist() == [0, 1, 0, 0]
    assert value(Definition("a", (j,), Y, where=IsFinite(Y)), y=held).tolist() == [0, 1, 0, 0]


def test_sizes_and_indices_are_integers_of_the_body():
    got = value(Definition("a", (i, j), sp.Mod(i - j, 2) + sp.floor(i / 2) + N / M + W), sizes={"W": 5})
    rows, columns = np.indices((3, 4))
    assert np.allclose(got, (rows - columns) % 2 + rows // 2 + 0.75 + 5)


def test_a_missing_size_is_named():
    with pytest.raises(OutOfReach, match="W"):
        value(Definition("a", (i,), W * sp.S.One))


def test_sizes_that_disagree_are_refused():
    with pytest.raises(OutOfReach, match="the size M is 4 and 5"):
        value(summed(X * Y), y=np.zeros(5))


def test_an_input_without_a_value_and_one_of_wrong_rank_are_refused():
    program = Program((X,), (Definition("a", (i, j), X),), ("a",))
    with pytest.raises(OutOfReach, match="no value for the input"):
        run(program, {})
    with pytest.raises(OutOfReach, match="2 axes, its value 1"):
        run(program, {"x": y})


def test_an_unknown_function_is_refused():
    with pytest.raises(OutOfReach, match="gamma"):
        value(Definition("a", (j,), sp.gamma(Y)))


def test_reading_outside_of_a_tensor_gives_nan_only_where_it_counts():
    shifted = Entry("y", j - 1)
    assert np.isnan(value(Definition("a", (j,), shifted))[0])
    got = value(Definition("a", (j,), shifted, where=j >= 1))
    assert np.array_equal(got, [0, *y[:-1]])


def test_a_scatter_adds_where_it_is_told():
    t = Index("t", Size("T"))
    d = Definition("a", (t,), X, "sum", (i, j), at=(i - j + M - 1,))
    want = np.zeros(6)
    for a in range(3):
        for b in range(4):
            want[a - b + 3] += x[a, b]
    assert np.allclose(value(d, sizes={"T": 6}), want, rtol=1e-14)


def test_a_scatter_outside_of_its_tensor_is_an_error():
    t = Index("t", Size("T"))
    with pytest.raises(OutOfReach, match="outside"):
        value(Definition("a", (t,), X, "sum", (i, j), at=(i - j,)), sizes={"T": 6})


def test_a_scatter_takes_only_what_is_visible():
    t = Index("t", Size("T"))
    d = Definition("a", (t,), X, "sum", (i, j), where=j <= i, at=(i - j,))
    want = [np.trace(x, -n) for n in range(3)]
    assert np.allclose(value(d, sizes={"T": 3}), want, rtol=1e-14)


def test_booleans_and_lengths_are_read_in_conditions():
    keep, length = Entry("keep", i, j), Entry("length", i)
    d = Definition("s", (i,), X, "sum", (j,), sp.And(keep > 0, j < length))
    program = Program((X, keep, length), (d,), ("s",), (("keep", "bool"), ("length", "integer")))
    kept, n = np.random.default_rng(2).random((3, 4)) < 0.5, np.array([4, 0, 2])
    want = (x * kept * (np.arange(4) < n[:, None])).sum(1)
    assert np.allclose(run(program, {"x": x, "keep": kept, "length": n})[0], want, rtol=1e-14)


def test_many_digits_are_many_digits():
    got = value(summed(sp.exp(X)), digits=50)
    with mpmath.workdps(50):
        want = [sum(mpmath.exp(mpmath.mpf(t)) for t in row) for row in x]
        assert all(abs(a - b) < mpmath.mpf(10) ** -48 for a, b in zip(got, want, strict=True))
    assert isinstance(got[0], mpmath.mpf)


def test_all_definitions_are_returned_and_the_inputs_too():
    a, b = Definition("a", (i,), X, "sum", (j,)), Definition("b", (i,), Entry("a", i) ** 2)
    values = evaluate(Program((X,), (a, b), ("b",)), {"x": x})
    assert set(values) == {"x", "a", "b"}
    assert np.allclose(values["b"], x.sum(1) ** 2)


def test_constants_and_rationals_keep_their_precision():
    got = value(Definition("a", (j,), sp.pi * sp.Rational(1, 3) + 0 * Y), digits=40)
    with mpmath.workdps(40):
        assert abs(got[0] - mpmath.pi / 3) < mpmath.mpf(10) ** -38
