"""Symbolic mistakes: sums that do not open, substitution that is skipped or captures, derivatives that vanish."""

from fractions import Fraction

import mpmath
import numpy
import pytest
import sympy as sp
import torch
from cases import test_printing as printing
from cases.kit import catalogue, compiled, numbers
from logic_points import false_at

from derive.catalogue.claims import claims_of
from derive.claims import PROVED
from derive.formula import Formula, Let, Tensor, total, where
from derive.interpret import run
from derive.logic import Bag, Eq, Point, Range, Sigma, array, differentiate, index, real, refute, substitute
from derive.logic.evaluation import Evaluator
from derive.logic.numbers import Unclear
from derive.logic.terms import Tangent
from derive.lower import lower
from derive.proof.claims import judge

A, M, N, i, j, n = printing.A, printing.M, printing.N, printing.i, printing.j, printing.n
g, a, b = array("g a b")
k, after, m = index("k l m")
K = index("K")


def strictly_ordered_pairs(upper):
    """sum_{k = 0..upper} sum_{l = k + 1..upper} g[k] g[l]"""
    return Sigma(Sigma(g[k] * g[after], after, Range(k + 1, upper + 1)), k, Range(0, upper + 1))


def test_a_double_sum_with_a_dependent_bound_opens():
    """Y01: for K = 2 it is g0 g1 + g0 g2 + g1 g2, and nothing less."""
    double = strictly_ordered_pairs(2)
    assert refute((), Eq(double, g[0] * g[1] + g[0] * g[2] + g[1] * g[2])) is None
    assert refute((), Eq(double, g[0] * g[1] + g[0] * g[2]))
    assert refute((), Eq(double, 0))


def test_a_double_sum_is_half_of_the_square_less_the_diagonal():
    """Y01: for every K that is tried; the factor of the diagonal matters."""
    square = Sigma(g[k], k, Range(0, K + 1)) ** 2
    diagonal = Sigma(g[k] ** 2, k, Range(0, K + 1))
    assert refute((), Eq(2 * strictly_ordered_pairs(K), square - diagonal)) is None
    assert refute((), Eq(2 * strictly_ordered_pairs(K), square - 2 * diagonal))


@pytest.mark.parametrize("size", [0, 1, 2, 5])
def test_the_double_sum_of_a_formula_opens(backend, size):
    """Y01: as a program that is interpreted, and as printed code."""
    formula = printing.reduced(total(total(where(j > i, A[i] * A[j]), j), i))
    row = numbers(1, size, dtype=torch.float64)
    expected = sum(row[0, p] * row[0, q] for p in range(size) for q in range(p + 1, size))
    assert numpy.allclose(run(lower(formula), {"A": row.numpy()})[0], float(expected))
    assert numpy.allclose(compiled(backend, formula)(row).item(), float(expected))


def test_an_array_is_replaced_inside_of_a_sum():
    """Y02: by another array, and by a term; what is not replaced is an error, never the unchanged input."""
    entry = Sigma(a[m, k], m, Range(0, K + 1))
    assert substitute(entry, {a: b}) == Sigma(b[m, k], m, Range(0, K + 1))
    assert substitute(entry, {a: ((m, after), g[m] * after)}) == Sigma(g[m] * k, m, Range(0, K + 1))
    assert substitute(Sigma(entry, k, Range(0, 3)), {a: b}) == Sigma(substitute(entry, {a: b}), k, Range(0, 3))
    with pytest.raises(TypeError, match="use substitute"):
        entry.subs(a[m, k], b[m, k])


def test_a_substitution_captures_nothing():
    """Y03: x -> a[i] in sum_i a[i] x keeps the i outside; a proof with sum a[i]^2 instead would be false."""
    x, free = real("x"), index("i")
    term = Sigma(a[free] * x, free, Range(1, K + 1))
    put = substitute(term, {x: a[free]})
    assert put == Sigma(a[m] * a[free], m, Range(1, K + 1))
    assert put != Sigma(a[m] ** 2, m, Range(1, K + 1))
    assert refute((), Eq(put, a[free] * Sigma(a[m], m, Range(1, K + 1)))) is None
    assert refute((), Eq(put, Sigma(a[m] ** 2, m, Range(1, K + 1))))


def test_a_named_value_captures_nothing(backend):
    """Y03: t_i = A_i sum_j A_j, read at j under a sum over i, and with its own index bound once more."""
    t = Let("t", (i,), A[i] * total(A[j], j))
    once = Formula("read_at", [A], (Let("o", (j,), total(where(i <= j, t[i] * A[j]), i)),), lets=(t,))
    twice = Formula("read_twice", [A], (Let("o", (), total(t[j] * total(t[i] * A[j], i), j)),), lets=(t,))
    row = numbers(1, 5, dtype=torch.float64)
    values = row * row.sum(-1, keepdim=True)
    torch.testing.assert_close(compiled(backend, once)(row), row * values.cumsum(-1))
    torch.testing.assert_close(compiled(backend, twice)(row), values.sum(-1) * (values * row).sum(-1))


def test_the_derivative_of_a_sum_is_not_zero(backend):
    """Y04: of 1 + P - 2P + P^2 it is 2P - 1: as a rule, and in the gradient of a printed function."""
    p, dp, A_ = array("p"), array("dp"), Bag("A")
    theorem = differentiate(Sigma(1 + p[k] - 2 * p[k] + p[k] ** 2, k, A_), p, dp)
    held = [false_at(theorem, Point(seed)) for seed in range(8)]
    assert False in held
    assert True not in held
    wrong = Eq(theorem.concl.a, 0)
    assert refute((), wrong, fixed=({"A": [0, 1]},))
    row = printing.x
    formula = printing.reduced(total(1 + row[n] - 2 * row[n] + row[n] ** 2, n), (row,))
    assert printing.values_and_gradients(backend, formula, [0.0, 1.0, 3.0])[1] == [[-1.0, 1.0, 5.0]]


@pytest.mark.parametrize("added", [0, 1])
def test_a_constant_beside_a_trace_does_not_lose_its_gradient(backend, added):
    """Y05: the gradient of trace(E) + 1 is that of trace(E), the identity; finite differences agree."""
    square = Tensor("E", M, M, heads=False)
    formula = printing.reduced(total(where(sp.Eq(i, j), square[i, j]), i, j) + added, (square,))
    matrix = numbers(1, 3, 3, dtype=torch.float64).requires_grad_()
    o = compiled(backend, formula)(matrix)
    assert torch.equal(torch.autograd.grad(o.sum(), matrix)[0][0], torch.eye(3, dtype=torch.float64))
    assert torch.autograd.gradcheck(compiled(backend, formula), matrix)


def alternating(terms):
    """(-1)^k binomial(terms - 1, k) / (k + 1) for k = 0..terms - 1: they sum to 1 / terms, with heavy cancellation."""
    return [Fraction((-1) ** place * int(sp.binomial(terms - 1, place)), place + 1) for place in range(terms)]


@pytest.mark.parametrize("terms", [49, 50, 51, 64, 65, 130])
def test_a_long_sum_is_added_term_by_term(terms):
    """Y06: the interpreter of programs, with more digits than the cancellation eats."""
    exact = alternating(terms)
    with mpmath.workdps(80):
        row = numpy.array([[mpmath.mpf(z.numerator) / z.denominator for z in exact]], dtype=object)
        (got,) = run(lower(printing.reduced(total(A[i], i))), {"A": row}, digits=80)
        assert abs(got[0] - mpmath.mpf(1) / terms) < mpmath.mpf(10) ** -35


@pytest.mark.parametrize("terms", [49, 50, 51, 64, 65, 130])
def test_a_proof_by_evaluation_adds_term_by_term_or_declines(terms):
    """Y06: exact rationals; a sum that is too long is unclear, so that it can refute nothing."""
    exact = alternating(terms)
    point = Point(fixed={"g": lambda place: exact[place]})
    term = Sigma(g[k], k, Range(0, terms))
    if terms > 64:
        with pytest.raises(Unclear):
            Evaluator(point, 40).term(term)
        assert refute((), Eq(term, 0), tries=4) is None
    else:
        assert Evaluator(point, 40).term(term) == Fraction(1, terms)


def test_the_jacobian_of_the_softmax(backend):
    """Y08: p_j (delta_jk - p_k); its rows sum to zero; at equal scores 2/9 and -1/9."""
    function = compiled(backend, catalogue("softmax"))
    equal = torch.autograd.functional.jacobian(function, torch.zeros(3, dtype=torch.float64))
    ninths = torch.eye(3, dtype=torch.float64) / 3 - 1 / 9
    torch.testing.assert_close(equal, ninths, rtol=1e-14, atol=1e-15)
    scores = numbers(17, dtype=torch.float64)
    p = function(scores)
    jacobian = torch.autograd.functional.jacobian(function, scores)
    torch.testing.assert_close(jacobian, p.diag() - p[:, None] * p[None, :], rtol=1e-12, atol=1e-15)
    assert jacobian.sum(-1).abs().max() < 17 * torch.finfo(torch.float64).eps


@pytest.mark.parametrize("name", ["jacobian", "jacobian-sums-to-zero"])
def test_the_jacobian_of_the_softmax_is_proved_for_every_size(name):
    """Y08: for symbolic n; no sum over a delta is left."""
    (claim,) = [c for c in claims_of("softmax") if c.name == name]
    result = judge(claim)
    assert result.status == PROVED, result.reason
    assert result.record()["sizes"] == "all"


def test_a_sum_over_a_delta_is_not_left_standing():
    """Y08: the derivative of sum_k p_k at one element is a statement about numbers that can be refuted."""
    p, dp = array("p dp")
    claim = Eq(Tangent(Sigma(p[k] ** 2, k, Range(0, 3)), p, dp), 2 * Sigma(p[k] * dp[k], k, Range(0, 3)))
    assert refute((), claim) is None
    assert refute((), Eq(claim.a, Sigma(p[k] * dp[k], k, Range(0, 3))))
