"""Evaluates the formal statements and the witnesses of claims, given as plain data; knows nothing of the project.

A point is {name: int, Fraction, nested list of these}; bags are lists of integers, random arrays are lists of draws
under "draws".  Numbers are exact until a transcendental function makes them 60-digit floats.
"""

from fractions import Fraction

import mpmath

mpmath.mp.dps = 60
ATOL = mpmath.mpf(10) ** -30  # derivatives are central differences with errors of about 1e-40


def number(x):
    return mpmath.mpf(x.numerator) / x.denominator if isinstance(x, (Fraction, int)) else x


def read_point(values):
    """The values of a witness: rational strings and nested lists of them."""
    return {name: _read(value) for name, value in values.items()}


def _read(value):
    return [_read(v) for v in value] if isinstance(value, list) else Fraction(value)


def entry(array, where):
    for k in where:
        if k < 0:
            raise IndexError("a negative index")
        array = array[int(k)]
    return array


class Evaluator:
    def __init__(self, point):
        self.point, self.bound = point, {}

    def term(self, t):
        if isinstance(t, str):
            return Fraction(t)
        kind, *args = t
        if kind == "bound":
            return self.bound[args[0]]
        if kind in ("integer", "real"):
            return self.point[args[0]]
        if kind == "entry":
            where = [self.term(x) for x in args[1:]]
            return entry(self.point[args[0]], where)
        if kind in ("sum", "max"):
            body, name, dom = args
            values = self.over(body, name, dom, self.term)
            return _plus(*values) if kind == "sum" else max(values, key=number)
        if kind == "select":
            return self.term(args[1]) if self.term(args[0]) > 0 else self.term(args[2])
        if kind == "tangent":
            return self.slope(*args)
        if kind == "mean":
            return self.mean(*args)
        return FUNCTIONS[kind](*map(self.term, args))

    def over(self, body, name, dom, evaluate):
        """The values of the body for each member of a domain."""
        outer, out = self.bound, []
        for k in self.members(dom):
            self.bound = {**outer, name: k}
            out.append(evaluate(body))
        self.bound = outer
        return out

    def members(self, dom):
        kind, *args = dom
        if kind == "range":
            low, high = map(self.term, args)
            return list(range(int(low), int(high)))
        if kind == "bag":
            return entry(self.point[args[0]], [self.term(x) for x in args[1:]])
        if kind == "plus":
            return [k for part in args for k in self.members(part)]
        if kind == "where":
            condition, name, inner = args
            keep = self.over(condition, name, inner, self.term)
            return [k for k, c in zip(self.members(inner), keep, strict=True) if c > 0]
        if kind == "naturals":
            return list(range(self.point["steps"]))
        raise ValueError(kind)

    def slope(self, body, array, direction):
        """The central difference along the direction, at a step of 1e-20."""
        name, values, along = array[1], self.point[array[1]], self.point[direction[1]]
        step = mpmath.mpf(10) ** -20

        def moved(h):
            return Evaluator({**self.point, name: _along(values, along, h)})._with(self.bound).term(body)

        return (moved(step) - moved(-step)) / (2 * step)

    def _with(self, bound):
        self.bound = bound
        return self

    def mean(self, body, *arrays):
        names = [a[1] for a in arrays]
        draws = zip(*(self.point["draws"][n] for n in names), strict=True)
        values = [
            Evaluator({**self.point, **dict(zip(names, draw, strict=True))})._with(self.bound).term(body)
            for draw in draws
        ]
        return _plus(*values) / len(values)

    def holds(self, p):
        """A statement at the point; equations and <= up to rounding."""
        kind, *args = p
        if kind in ("=", "<=", "<", "!="):
            return relation(kind, *map(self.term, args))
        if kind == "all":
            return all(self.over(args[0], args[1], args[2], self.holds))
        if kind == "in":
            return self.term(args[0]) in self.members(args[1])
        if kind == "inhabited":
            return bool(self.members(args[0]))
        if kind == "perm":
            dom = self.members(args[1])
            return sorted(entry(self.point[args[0][1]], [k]) for k in dom) == sorted(dom)
        if kind == "samebag":
            return sorted(self.members(args[0])) == sorted(self.members(args[1]))
        raise ValueError(kind)


def relation(kind, a, b):
    if isinstance(a, (Fraction, int)) and isinstance(b, (Fraction, int)):
        return {"=": a == b, "<=": a <= b, "<": a < b, "!=": a != b}[kind]
    a, b = number(a), number(b)
    slack = ATOL * max(1, abs(a), abs(b)) if kind != "<" else 0
    if kind == "!=":
        return abs(a - b) > slack
    return {"=": abs(a - b) <= slack, "<=": a <= b + slack, "<": a < b}[kind]


def clearly_false(kind, a, b):
    """The relation fails by more than rounding, relative to the larger side."""
    if isinstance(a, (Fraction, int)) and isinstance(b, (Fraction, int)):
        return not relation(kind, a, b)
    a, b = number(a), number(b)
    gap = mpmath.mpf(10) ** -12 * max(abs(a), abs(b))
    return {"=": abs(a - b) > gap, "<=": a - b > gap, "<": a - b > gap}[kind]


def _along(values, along, h):
    if isinstance(values, list):
        return [_along(v, w, h) for v, w in zip(values, along, strict=True)]
    return number(values) + h * number(along)


def inverse(x):
    return Fraction(0) if x == 0 else Fraction(1) / x if isinstance(x, int) else 1 / x


def _plus(*xs):
    return sum((x if all(isinstance(y, (Fraction, int)) for y in xs) else number(x) for x in xs), Fraction(0))


def _times(*xs):
    exact = all(isinstance(y, (Fraction, int)) for y in xs)
    out = Fraction(1) if exact else mpmath.mpf(1)
    for x in xs:
        out = out * (x if exact else number(x))
    return out


def _float(function):
    return lambda x: function(number(x))


FUNCTIONS = {
    "+": _plus,
    "*": _times,
    "^": lambda x, n: x ** int(n),
    "inv": inverse,
    "abs": abs,
    "largest": lambda *xs: max(xs, key=number),
    "least": lambda *xs: min(xs, key=number),
    "exp": _float(mpmath.exp),
    "ln": _float(mpmath.log),
    "root": _float(mpmath.sqrt),
    "tanh": _float(mpmath.tanh),
    "sin": _float(mpmath.sin),
    "cos": _float(mpmath.cos),
}
