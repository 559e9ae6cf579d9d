"""Trusted.  Values that move along a line: what a term is at a point, and how it goes on right after it.

A derivative is read off without a difference quotient.  Each operation says how its value goes on for small t > 0, and
Unclear where it cannot say.  At a kink the two sides go on differently; a jump or a pole has no rate at all.
"""

from dataclasses import dataclass
from fractions import Fraction

from mpmath import iv
from sympy import cos, exp, sin, tanh

from derive.logic.numbers import Unclear, added, compare, inverse, largest_of, multiplied, number, transcendental

INFINITE = float("inf")
ZERO, ONE = Fraction(0), Fraction(1)


@dataclass(frozen=True)
class Germ:
    """here: the value at the point.  after: its limit for t -> 0, t > 0, perhaps infinite; the same object as `here`
    where the value does not jump.  rate: of (value - after) / t for t -> 0, perhaps infinite, None where it is not
    known.  smooth: the value goes on before the point as it does after it.
    """

    here: object
    after: object
    rate: object
    smooth: bool = True

    @property
    def continuous(self):
        return self.after is self.here


def germ(x):
    """A value that may move, as one that does."""
    return x if isinstance(x, Germ) else Germ(x, x, ZERO)


def missing(x):
    """Whether a value has no one-sided derivative for certain: it jumps, or it is infinitely steep."""
    x = germ(x)
    if _infinite(x.after) or (not x.continuous and compare(x.after, x.here) != 0):
        return True
    if x.rate is None:
        raise Unclear("a rate that is not known")
    return _infinite(x.rate)


def sum_of(xs):
    """The sum of values, moving ones among them."""
    return _folded(xs, ZERO, added, _sum)


def product_of(xs):
    """The product of values, moving ones among them; 0 that does not move makes it 0."""
    if any(isinstance(x, Fraction) and x == 0 for x in xs):
        return ZERO
    return _folded(xs, ONE, multiplied, _product)


def _folded(xs, start, plain, moving):
    for x in xs:
        if isinstance(start, Germ) or isinstance(x, Germ):
            start = moving(germ(start), germ(x))
        else:
            start = plain(start, x)
    return start


def _sum(a, b):
    here = added(a.here, b.here)
    after = here if a.continuous and b.continuous else _plus(a.after, b.after)
    return Germ(here, after, _plus(a.rate, b.rate), a.smooth and b.smooth)


def _product(a, b):
    here = multiplied(a.here, b.here)
    after = here if a.continuous and b.continuous else _times(a.after, b.after)
    unknown = _infinite(a.after) or _infinite(b.after)
    rate = None if unknown else _plus(_times(a.after, b.rate), _times(b.after, a.rate))
    return Germ(here, after, rate, a.smooth and b.smooth)


def power(x, n):
    """x to a natural number."""
    if not isinstance(x, Germ):
        return x**n
    if n < 0:
        raise Unclear("a negative power that moves")
    return product_of([x] * n)


def largest(xs):
    """The largest of values, moving ones among them: where several are largest, the one that rises fastest."""
    if not any(isinstance(x, Germ) for x in xs):
        return largest_of(xs)
    best, *others = map(germ, xs)
    for x in others:
        best = _larger(best, x)
    return best


def _larger(a, b):
    here = largest_of([a.here, b.here])
    order, tie, known = _order(a.after, b.after), False, True
    if order == 0:
        tie, known = True, None not in (a.rate, b.rate)
        order = _order(a.rate, b.rate) if known else 1
    ahead = a if order >= 0 else b
    after = here if a.continuous and b.continuous else ahead.after
    return Germ(here, after, ahead.rate if known else None, ahead.smooth and not tie)


def selected(condition, x, y):
    """x() where the condition is positive, else y()."""
    if not isinstance(condition, Germ):
        return x() if compare(condition, ZERO) > 0 else y()
    now, (order, edge) = compare(condition.here, ZERO) > 0, _side(condition)
    found = germ(x() if order > 0 else y())
    if now == (order > 0):
        return Germ(found.here, found.after, found.rate, found.smooth and condition.smooth and not edge)
    return Germ(germ(x() if now else y()).here, found.after, found.rate, False)


def is_positive(x):
    """Whether 0 < x, at the point and around it."""
    if not isinstance(x, Germ):
        return compare(x, ZERO) > 0
    order, edge = _side(x)
    if edge or not x.smooth or order != compare(x.here, ZERO):
        raise Unclear("a condition that changes right here")
    return order > 0


def _side(x):
    """(the sign that a value has right after the point, whether it is 0 at the point)."""
    order = _order(x.after, ZERO)
    if order:
        return order, False
    if x.rate is None or not (order := _order(x.rate, ZERO)):
        raise Unclear("a value that stays near 0")
    return order, True


def inverted(x):
    """1 / x, and 0 at 0: a pole on both sides of 0."""
    if not isinstance(x, Germ):
        return inverse(x)
    here = inverse(x.here)
    if _infinite(x.after):
        return Germ(here, ZERO, None, False)
    order, edge = _side(x)
    if edge:
        return Germ(here, order * INFINITE, None, False)
    after = here if x.continuous else inverse(x.after)
    return Germ(here, after, _times(-multiplied(after, after), x.rate), x.smooth)


def logarithm(x, outside):
    """ln x; outside(): the value for x <= 0."""
    return _from_positive(x, outside, lambda v: iv.log(number(v)), inverse, -INFINITE, None)


def square_root(x, outside):
    """The root of x; outside(): the value for x < 0."""
    return _from_positive(x, outside, _root, lambda v: inverse(2 * _root(v)), ZERO, INFINITE, at_zero=True)


def _root(v):
    return ZERO if v == 0 else iv.sqrt(number(v))


def _from_positive(x, outside, f, slope, start, start_rate, at_zero=False):
    """f(x) for x > 0, outside() below.

    start, start_rate: how f starts where x leaves 0 upwards; at_zero: whether f has a value at 0.
    """

    def value(v):
        return f(v) if compare(v, ZERO) > 0 or (at_zero and v == 0) else outside()

    if not isinstance(x, Germ):
        return value(x)
    here = value(x.here)
    if _infinite(x.after):
        return Germ(here, INFINITE, None, False) if x.after > 0 else Germ(here, outside(), ZERO, False)
    order, edge = _side(x)
    if edge:
        return Germ(here, start, start_rate, False) if order > 0 else Germ(here, outside(), ZERO, False)
    after = here if x.continuous else value(x.after)
    return Germ(here, after, _times(slope(x.after), x.rate) if order > 0 else ZERO, x.smooth)


SLOPES = {
    exp: lambda x, y: y,
    tanh: lambda x, y: added(ONE, -multiplied(y, y)),
    sin: lambda x, y: transcendental(cos, x),
    cos: lambda x, y: -transcendental(sin, x),
}
LIMITS = {exp: (ZERO, INFINITE), tanh: (-ONE, ONE)}  # at minus and at plus infinity


def function(f, x):
    """f(x) for exp, tanh, sin and cos."""
    if not isinstance(x, Germ):
        return transcendental(f, x)
    here = transcendental(f, x.here)
    if _infinite(x.after):
        if f not in LIMITS:
            raise Unclear(f"{f.__name__} of what has no limit")
        return Germ(here, LIMITS[f][x.after > 0], None, False)
    after = here if x.continuous else transcendental(f, x.after)
    return Germ(here, after, _times(SLOPES[f](x.after, after), x.rate), x.smooth)


def absolute(x):
    """|x|."""
    return largest([x, product_of([Fraction(-1), x])]) if isinstance(x, Germ) else abs(x)


def _infinite(x):
    return isinstance(x, float)


def _order(a, b):
    """-1, 0 or 1, of numbers or infinities."""
    if _infinite(a) or _infinite(b):
        if a == b:
            raise Unclear("two values without a bound")
        return 1 if (_infinite(a) and a > 0) or (_infinite(b) and b < 0) else -1
    return compare(a, b)


def _plus(a, b):
    """The sum of numbers, infinities or unknown rates."""
    if a is None or b is None:
        return None
    if _infinite(a) or _infinite(b):
        if _infinite(a) and _infinite(b) and a != b:
            raise Unclear("two values without a bound against each other")
        return a if _infinite(a) else b
    return added(a, b)


def _times(a, b):
    """The product of numbers, infinities or unknown rates."""
    if a is None or b is None:
        return None
    if _infinite(a) or _infinite(b):
        sign = _order(a, ZERO) * _order(b, ZERO)
        if not sign:
            raise Unclear("0 times what has no bound")
        return sign * INFINITE
    return multiplied(a, b)
