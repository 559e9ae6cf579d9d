"""What printers get wrong: numbers beside tensors, constants, branches, nested sums, fixed places, unknown nodes."""

import math

import numpy
import pytest
import sympy as sp
import torch
from cases import formulas
from cases.kit import compiled, dtypes, numbers, qkv

import derive
from derive import errors
from derive.formula import Formula, Index, Let, Size, Tensor, largest, total, where

N, M = Size("N"), Size("M")
n, i, j, last = Index("n", N), Index("i", M), Index("j", M), Index("l", M)
x, y = Tensor("x", N, heads=False), Tensor("y", N, heads=False)
A = Tensor("A", M, heads=False)


def elementwise(value, inputs=(x,)):
    """o_n = value"""
    return Formula("elementwise", inputs, (Let("o", (n,), value),))


def reduced(value, inputs=(A,), axes=()):
    """o = value, a number a batch entry (or with axes)"""
    return Formula("reduced", inputs, (Let("o", axes, value),))


def values_and_gradients(backend, formula, *rows, dtype=torch.float64):
    """The output of one row a tensor, and the gradients of its sum, as lists."""
    tensors = [torch.tensor([row], dtype=dtype).requires_grad_() for row in rows]
    o = compiled(backend, formula)(*tensors)
    assert o.dtype == dtype
    return o[0].tolist(), [g[0].tolist() for g in torch.autograd.grad(o.sum(), tensors)]


EXTREMES = [
    ("max of a number", sp.Max(1, x[n]), (x,), ([0.5, -2.0, 3.0],), [1, 1, 3], [[0, 0, 1]]),
    ("max of three", sp.Max(x[n], y[n], 0), (x, y), ([1.0, -2, 3], [2.0, -1, -3]), [2, 0, 3], [[0, 0, 1], [1, 0, 0]]),
    ("min of three", sp.Min(x[n], y[n], 2), (x, y), ([1.0, 5, 3], [4.0, 6, 0]), [1, 2, 0], [[1, 0, 0], [0, 0, 1]]),
    ("a tie", sp.Max(x[n], y[n]), (x, y), ([1.0], [1.0]), [1], [[0.5], [0.5]]),
    ("max of expressions", sp.Max(2 * x[n], y[n] ** 2), (x, y), ([1.0, 1], [1.0, 2]), [2, 4], [[2, 0], [0, 4]]),
]


@pytest.mark.parametrize("case", EXTREMES, ids=lambda case: case[0])
def test_a_maximum_takes_numbers_and_any_number_of_terms(backend, case):
    """C01: with its derivative, the step of tensors; ties share evenly."""
    _, value, inputs, rows, expected, slopes = case
    assert values_and_gradients(backend, elementwise(value, inputs), *rows) == (expected, slopes)


def test_a_maximum_inside_a_score_does_not_crash_a_kernel(backend):
    """C01: the kind, on tiles of pairs."""
    score = sp.Max(formulas.dot, 0, -formulas.dot / 2) + sp.Min(1, formulas.dot)
    formula = formulas.attention_like("rectified", sp.exp(score))
    q, k, v = qkv(1, 1, dtype=torch.float64)
    dot = q @ k.mT
    scores = torch.maximum(dot.clamp(min=0), -dot / 2) + dot.clamp(max=1)
    expected = torch.softmax(scores, -1) @ v
    torch.testing.assert_close(compiled(backend, formula)(q, k, v), expected, rtol=1e-12, atol=1e-12)


CONSTANTS = [
    sp.sqrt(2), sp.log(2), sp.exp(sp.Rational(1, 2)), sp.sin(1), sp.pi, sp.E, sp.Rational(1, 3), 1 / sp.sqrt(2),
    sp.tanh(1), sp.Float("0.1"), sp.GoldenRatio, sp.Integer(7), sp.sqrt(sp.pi) * sp.log(3) / 2,
]  # fmt: skip


@pytest.mark.parametrize("constant", CONSTANTS, ids=str)
def test_a_constant_is_a_number_and_leaves_the_dtype_alone(backend, constant):
    """C02: as a factor and as a term, forward and backward, to the last digit of each dtype."""
    formula = elementwise(x[n] * constant + constant)
    for dtype in dtypes(backend):
        row = torch.tensor([[1.0, -2.0, 3.0]], dtype=dtype, requires_grad=True)
        o = compiled(backend, formula)(row)
        (slope,) = torch.autograd.grad(o.sum(), row)
        exact = float(constant) * (row.detach().double() + 1)
        assert o.dtype == slope.dtype == dtype
        eps = torch.finfo(dtype).eps
        torch.testing.assert_close(o.double(), exact, rtol=2 * eps, atol=2 * eps)
        torch.testing.assert_close(slope.double(), torch.full_like(exact, float(constant)), rtol=eps, atol=0.0)


def test_constants_inside_a_kernel_leave_the_dtype_alone(backend):
    """C02: the same of a score: roots and logarithms of numbers and of sizes."""
    root = sp.sqrt(2) * sp.log(2) / sp.sqrt(formulas.D) + sp.sin(1) / sp.pi
    formula = formulas.attention_like("constants", sp.exp(formulas.dot * root + sp.exp(sp.Rational(1, 2))))
    factor = math.sqrt(2) * math.log(2) / 2 + math.sin(1) / math.pi
    for dtype in dtypes(backend):
        q, k, v = (t.requires_grad_() for t in qkv(1, 1, dtype=dtype))
        o = compiled(backend, formula)(q, k, v)
        exact = torch.softmax(q.double() @ k.double().mT * factor, -1) @ v.double()
        assert o.dtype == dtype
        torch.testing.assert_close(o.double(), exact, rtol=0.0, atol=32 * torch.finfo(dtype).eps)
        assert {g.dtype for g in torch.autograd.grad(o.sum(), (q, k, v))} == {dtype}


PIECES = [
    ("x log x", sp.Piecewise((x[n] * sp.log(x[n]), x[n] > 0), (0, True)), [0.0, 1.0, -2.0], [0, 0, 0], [0, 1, 0]),
    ("1 / x", sp.Piecewise((1 / x[n], x[n] > 0), (x[n], True)), [0.0, 2.0, -2.0], [0, 0.5, -2], [1, -0.25, 1]),
    ("root", sp.Piecewise((sp.sqrt(x[n]), x[n] >= 4), (0, True)), [-1.0, 0.0, 4.0], [0, 0, 2], [0, 0, 0.25]),
    (
        "two branches that are both singular",
        sp.Piecewise((sp.log(x[n]), x[n] > 0), (sp.log(-x[n]), x[n] < 0), (0, True)),
        [0.0, 1.0, -1.0],
        [0, 0, 0],
        [0, 1, -1],
    ),
    ("overflow", sp.Piecewise((sp.exp(x[n]), x[n] < 1), (1, True)), [0.0, 1e5], [1, 1], [1, 0]),
]


@pytest.mark.parametrize("case", PIECES, ids=lambda case: case[0])
def test_a_branch_that_is_not_taken_has_no_influence(backend, case):
    """C04: neither on the value nor on the gradient, where it is infinite or NaN."""
    _, value, row, expected, slopes = case
    assert values_and_gradients(backend, elementwise(value), row) == (expected, [slopes])


def test_a_branch_inside_a_sum_has_no_influence_either(backend):
    """C04: the kind, on pairs: the sum over x_j > 0 of x_j log x_j, weighted by the row."""
    branch = sp.Piecewise((A[j] * sp.log(A[j]), A[j] > 0), (0, True))
    formula = reduced(total(x[n] * branch, j), (x, A), (n,))
    got = values_and_gradients(backend, formula, [1.0, 2.0], [0.0, 1.0, -3.0, math.e])
    assert torch.allclose(torch.tensor(got[0]), torch.tensor([math.e, 2 * math.e]))
    assert torch.allclose(torch.tensor(got[1][1]), torch.tensor([0.0, 3.0, 0.0, 6.0]))


def loops(term, size, *conditions):
    """The sum of term over index tuples in range(size) that meet all conditions, one after the other."""
    places = range(size)
    return sum(term(a, b) for a in places for b in places if all(c(a, b) for c in conditions))


@pytest.mark.parametrize("size", [0, 1, 3, 17, 70])
def test_a_sum_whose_bound_depends_on_another_index_is_right(backend, size):
    """C06: sum over i <= j of A[i] A[j], as one sum over both, and nested in either order; 25 for 1, 2, 3."""
    row = [1.0, 2.0, 3.0] if size == 3 else numbers(size, dtype=torch.float64).tolist()
    expected = loops(lambda a, b: row[a] * row[b], size, lambda a, b: a <= b)
    slopes = [sum(row) + row[place] for place in range(size)]
    term = where(i <= j, A[i] * A[j])
    for value in (total(term, i, j), total(total(term, i), j), total(total(term, j), i)):
        got, (gradient,) = values_and_gradients(backend, reduced(value), row)
        assert math.isclose(got, expected, rel_tol=1e-12, abs_tol=1e-12)
        assert numpy.allclose(gradient, slopes, rtol=1e-12, atol=1e-12)


def test_three_sums_deep(backend):
    """C06: the kind: i < j <= l."""
    value = total(A[last] * total(where(j <= last, A[j] * total(where(i < j, A[i]), i)), j), last)
    row = numbers(6, dtype=torch.float64)
    expected = sum(row[a] * row[b] * row[c] for a in range(6) for b in range(a + 1, 6) for c in range(b, 6))
    got, _ = values_and_gradients(backend, reduced(value), row.tolist())
    assert math.isclose(got, float(expected), rel_tol=1e-12)


FIXED = [
    ("first", sp.exp(A[0]) / total(sp.exp(A[i]), i), lambda a: a.softmax(-1)[:, 0]),
    ("last", sp.exp(A[M - 1]) / total(sp.exp(A[i]), i), lambda a: a.softmax(-1)[:, -1]),
    ("difference", A[1] - A[0] * largest(A[i], i), lambda a: a[:, 1] - a[:, 0] * a.amax(-1)),
]


@pytest.mark.parametrize("case", FIXED, ids=lambda case: case[0])
def test_a_tensor_may_be_read_at_a_fixed_place(backend, case):
    """C07: exp(A[0]) / sum exp(A[i]) reduces over the right axis, with its gradient."""
    _, value, plain = case
    rows = numbers(2, 3, dtype=torch.float64).requires_grad_()
    o = compiled(backend, reduced(value))(rows)
    torch.testing.assert_close(o, plain(rows), rtol=1e-14, atol=1e-14)
    got, expected = (torch.autograd.grad(z.sum(), rows)[0] for z in (o, plain(rows)))
    torch.testing.assert_close(got, expected, rtol=1e-13, atol=1e-14)


def test_a_fixed_place_inside_a_score_reaches_the_kernel(backend):
    """C07: the last key scales all scores, and the first feature of each value is added to its score."""
    last = total(formulas.q[formulas.i, formulas.d] * formulas.k[formulas.M - 1, formulas.d], formulas.d)
    formula = formulas.attention_like("fixed", sp.exp(formulas.dot * last + formulas.v[formulas.j, 0]))
    tensors = [t.requires_grad_() for t in qkv(1, 2, dtype=torch.float64)]
    q, k, v = tensors
    scores = q @ k.mT * (q @ k[..., -1:, :].mT) + v[..., None, :, 0]
    o, expected = compiled(backend, formula)(q, k, v), scores.softmax(-1) @ v
    torch.testing.assert_close(o, expected, rtol=1e-12, atol=1e-12)
    for got, slope in zip(*(torch.autograd.grad(z.sum(), tensors) for z in (o, expected)), strict=True):
        torch.testing.assert_close(got, slope, rtol=1e-10, atol=1e-10)


t = sp.Symbol("t", integer=True)
UNKNOWN = [
    sp.gamma(x[n]), sp.besselj(0, x[n]), sp.Sum(x[n] * t, (t, 1, 3)), sp.Integral(t * x[n], (t, 0, 1)), sp.I * x[n],
    x[n] + sp.nan, x[n] * sp.zoo, sp.DiracDelta(x[n]), sp.Function("mystery")(x[n]), x[n] + sp.Symbol("unknown"),
]  # fmt: skip


@pytest.mark.parametrize("value", UNKNOWN, ids=str)
def test_what_no_printer_knows_is_an_error_before_a_file_is_written(value, tmp_path):
    """C07: no backend is left half-printed, and the message says what to do."""
    with pytest.raises(errors.DeriveError) as caught:
        derive.compile(elementwise(value), cache=tmp_path)
    assert caught.value.do
    assert not any(tmp_path.iterdir())


def test_a_reduction_names_its_indices():
    """C07: a sum over nothing, or over what is no index, is refused where it is written."""
    for over in ((), (M,), (0,)):
        with pytest.raises(errors.FormulaError, match="runs over"):
            total(A[i], *over)
