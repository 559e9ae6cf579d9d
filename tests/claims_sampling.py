"""Random points for claims, and plain functions of lists: softmax, sums of products, derivatives."""

from fractions import Fraction

import mpmath
from claims_evaluator import number

exp, log, tanh, sqrt = mpmath.exp, mpmath.log, mpmath.tanh, mpmath.sqrt


def some(rng):
    """A small rational."""
    return Fraction(rng.randint(-6, 6), rng.choice([1, 2, 3]))


def table(rng, *shape):
    """Nested lists of small rationals."""
    return [table(rng, *shape[1:]) for _ in range(shape[0])] if shape else some(rng)


def sizes(rng, *names, most=3):
    return {name: rng.randint(1, most) for name in names}


def shuffled(rng, n):
    out = list(range(n))
    rng.shuffle(out)
    return out


def unit(n, k):
    return [int(u == k) for u in range(n)]


def exps(scores):
    return [exp(number(x)) for x in scores]


def softmax(scores):
    total = mpmath.fsum(exps(scores))
    return [x / total for x in exps(scores)]


def dot(a, b):
    return sum((x * y for x, y in zip(a, b, strict=True)), Fraction(0))


def average(scores, values):
    """Softmax of the scores times the values; 0 without keys."""
    return mpmath.fsum(p * number(x) for p, x in zip(softmax(scores), values, strict=True)) if scores else 0


def column(rows, e):
    return [row[e] for row in rows]


def slope(function, values, along):
    """The derivative of a function of nested lists along a direction."""
    step = mpmath.mpf(10) ** -20
    return (function(_moved(values, along, step)) - function(_moved(values, along, -step))) / (2 * step)


def _moved(values, along, step):
    if isinstance(values, list):
        return [_moved(v, w, step) for v, w in zip(values, along, strict=True)]
    return number(values) + step * number(along)
