"""Derivatives at a point: exact where they exist, none at a kink, a jump or a pole, never a difference quotient."""

from fractions import Fraction
from itertools import count

import pytest
from sympy import Abs, Max, Min, cos, exp, sin, tanh

from derive.logic import Bag, Eq, Range, Select, Sub, Tangent, array, index, inv, largest, ln, refute, root, total
from derive.logic.evaluation import Evaluator
from derive.logic.numbers import Unclear, number, precision
from derive.logic.refutation import Point

s, ds, f = array("s ds f")
j = index("j")
A = Bag("A")
AT = {"s": (0, 2, 2, -1), "ds": (1, 3, 5, 0), "f": (1, 2, 0, -3), "A": (0, 1, 3)}


def point(**values):
    fixed = {**AT, **values}
    return Point(fixed={n: list(v) if n == "A" else (lambda k, v=v: v[k]) for n, v in fixed.items()})


def value(t, digits=40, junk=False, **values):
    with precision(digits):
        return Evaluator(point(**values), digits, junk).term(t)


def derivative(t, **values):
    return value(Tangent(t, s, ds), **values)


RATIONAL = {
    s[1] ** 3: 36,
    s[1] * s[2] * f[3]: -48,
    inv(s[1]): Fraction(-3, 4),
    Max(s[0], s[1]): 3,
    Min(s[0], s[1]): 1,
    Abs(s[1] - 3): -3,
    Select(s[1], s[2] * s[0], s[1]): 2,
    Select(f[2], s[1], s[2]): 5,
    total(s[j] * f[j], j, A): 7,
    total(s[j], j, Sub(s[j] - 1, j, Range(0, 4))): 8,
    largest(s[j], j, A): 3,
    largest(s[3] * f[j], j, A): 0,
    f[0]: 0,
    s[0] * Abs(s[0]): 0,
    Max(s[0], 0) - Max(-s[0], 0): 1,
    Max(s[1], (3 * s[2] + 4) * inv(5)): 3,
    Select(s[0], s[0], 0) + Select(-s[0], s[0], 0): 1,
    s[0] * s[0]: 0,
    exp(s[0]): 1,
    sin(s[0]): 1,
    tanh(s[0]): 1,
    cos(s[0]): 0,
}


@pytest.mark.parametrize("t", RATIONAL, ids=str)
def test_a_derivative_is_exact(t):
    assert derivative(t) == RATIONAL[t]


NOWHERE = {
    "kink": Max(s[0], 0),
    "kink of the largest": largest(s[j], j, Range(1, 3)),
    "kink inside": exp(Abs(s[0])) * s[1],
    "jump": Select(s[0], 1, 0),
    "jump of an inverse": inv(s[0]),
    "pole that cancels to no limit": inv(s[0]) ** 2,
    "exponential of a pole": exp(inv(s[0])) * inv(s[0]),
    "jump that is bounded": tanh(inv(s[0])),
    "jump of a product": s[1] * Select(s[0], 1, 0),
}


@pytest.mark.parametrize("name", NOWHERE)
def test_at_a_kink_a_jump_or_a_pole_there_is_none(name):
    with pytest.raises(Unclear, match="no derivative here"):
        derivative(NOWHERE[name])
    assert value(Tangent(NOWHERE[name], s, ds), junk=True) == Fraction(13, 5)


UNDECIDED = {
    "a condition that touches 0": Select(s[0] ** 2, s[1], 0),
    "an inverse that touches 0": inv(s[0] ** 2),
    "what is summed changes": total(s[j], j, Sub(s[j], j, A)),
    "a derivative of a derivative": Tangent(s[1] ** 2, s, f),
    "two poles against each other": inv(s[0]) - inv(s[0] * s[1]),
    "a logarithm at its edge": ln(s[0]),
}


@pytest.mark.parametrize("name", UNDECIDED)
def test_where_a_point_does_not_say_nothing_is_claimed(name):
    with pytest.raises(Unclear):
        derivative(UNDECIDED[name])


def test_a_root_at_0_is_too_steep_for_a_derivative():
    assert value(Tangent(root(s[0]), s, ds), junk=True) == Fraction(13, 5)


SMOOTH = (
    exp(s[1]) * inv(exp(s[1]) + exp(s[2])),
    ln(s[1] + s[2] ** 2) * tanh(s[0] + s[1]),
    root(s[1]) * sin(s[2]) - cos(s[1] * f[3]),
    ln(total(exp(s[j] * f[j]), j, A)),
    Max(exp(s[1]), ln(s[2])) * Select(s[2] - 1, inv(s[1]), s[0]),
    largest(exp(s[j]) * f[j], j, A) ** 3,
)


@pytest.mark.parametrize("n", range(len(SMOOTH)))
def test_a_derivative_is_the_limit_of_difference_quotients(n):
    t, h = SMOOTH[n], Fraction(1, 10**12)
    ends = []
    for step in (h, -h):
        moved = tuple(x + step * d for x, d in zip(AT["s"], AT["ds"], strict=True))
        ends.append(number(value(t, digits=60, s=moved)))
    with precision(60):
        quotient = (ends[0] - ends[1]) / number(2 * h)
        assert abs(number(derivative(t)) - quotient) < number(Fraction(1, 10**18))


def test_a_derivative_that_is_off_by_less_than_any_margin_is_refuted():
    little = Fraction(1, 10**45)
    wrong = 2 * s[1] * ds[1] + inv(10**45)
    assert value(wrong) - derivative(s[1] ** 2) == little
    assert refute((), Eq(Tangent(s[1] ** 2, s, ds), wrong)) is not None


def test_a_true_derivative_is_refuted_nowhere():
    right = Eq(Tangent(exp(s[0]) * s[1], s, ds), exp(s[0]) * (s[1] * ds[0] + ds[1]))
    assert refute((), right) is None
    assert not any(found for seed, _ in zip(count(), range(4)) if (found := refute((), right, seed=seed, junk=True)))
