"""Trusted.  Numbers at a point: fractions where they can be, else intervals that hold the value."""

from contextlib import contextmanager
from fractions import Fraction

from mpmath import iv
from sympy import cos, exp, sin, tanh

from derive.errors import Rejected

MAX_EXPONENT = 10**15


class Unclear(Rejected):
    """This point does not decide: outside a domain, too large, or too close for the digits."""


@contextmanager
def precision(digits):
    """Intervals with this many digits."""
    before, iv.dps = iv.dps, digits
    try:
        yield
    finally:
        iv.dps = before


def number(x):
    """A value as an interval."""
    return iv.mpf(x.numerator) / x.denominator if isinstance(x, Fraction) else x


def compare(a, b):
    """-1, 0 or 1; Unclear where intervals meet."""
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return (a > b) - (a < b)
    a, b = number(a), number(b)
    if a < b:
        return -1
    if a > b:
        return 1
    if a == b and a.a == a.b:
        return 0
    raise Unclear("too close to be told apart")


def added(a, b):
    """a + b."""
    a, b = _alike(a, b)
    return a + b


def multiplied(a, b):
    """a b."""
    a, b = _alike(a, b)
    return a * b


def _alike(a, b):
    return (a, b) if isinstance(a, Fraction) == isinstance(b, Fraction) else (number(a), number(b))


def inverse(x):
    """1 / x, and 0 at 0."""
    return Fraction(0) if compare(x, Fraction(0)) == 0 else 1 / x


def largest_of(xs):
    """The maximum; of intervals, end by end."""
    if all(isinstance(x, Fraction) for x in xs):
        return max(xs)
    low = high = None
    for x in map(number, xs):
        low = x.a if low is None or low < x.a else low
        high = x.b if high is None or high < x.b else high
    return iv.mpf([low, high])


def transcendental(f, x):
    """f(x) for exp, tanh, sin and cos."""
    if x == 0:
        return Fraction(int(f in (exp, cos)))
    x = number(x)
    if not abs(x) < MAX_EXPONENT:
        raise Unclear("too large an exponent")
    if f is tanh:
        return 1 - 2 / (iv.exp(2 * x) + 1)
    functions = {exp: iv.exp, sin: iv.sin, cos: iv.cos}
    if f not in functions:
        raise Unclear(f"no value of {f.__name__}")
    return functions[f](x)
