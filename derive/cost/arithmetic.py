"""Numbers of formulas over sizes: exact integers, sums over blocks in one NumPy operation each."""

import numpy as np
import sympy as sp

from derive.errors import OutOfReach
from derive.formula import Entry


class padded(sp.Function):
    """A width as the power of two that a tile has, 16 or more."""

    nargs = 1

    @classmethod
    def eval(cls, x):
        if x.is_Integer:
            return sp.Integer(max(16, 1 << (int(x) - 1).bit_length() if x > 0 else 1))
        return None

    def _eval_is_integer(self):
        return True

    def _eval_is_positive(self):
        return True


class BlockSum(sp.Symbol):
    """A sum over blocks that has a name: to SymPy a symbol, so that formulas of it stay cheap; `meaning` is the sum."""

    def __new__(cls, name, meaning):
        self = sp.Symbol.__xnew__(cls, name, integer=True, nonnegative=True)
        self.meaning = meaning
        return self

    def _hashable_content(self):
        return (*super()._hashable_content(), self.meaning)


class Numbers:
    """Values of expressions.

    sizes: name of a size -> integer; data: name of a tensor -> array with its axes, for what depends on data.
    """

    def __init__(self, sizes, data=None):
        self.sizes, self.data, self.sums = dict(sizes), data or {}, {}

    def __call__(self, e):
        """The value of an expression without free positions."""
        return _plain(self.value(sp.sympify(e), {}))

    def with_sizes(self, more):
        """The same with further sizes."""
        out = Numbers({**self.sizes, **more}, self.data)
        out.sums = self.sums
        return out

    def value(self, e, places):
        """The value where some symbols (positions) have the given values, which may be arrays."""
        if e in places:
            return places[e]
        if e.is_Integer:
            return int(e)
        if isinstance(e, BlockSum):
            if e not in self.sums:
                self.sums[e] = self.value(e.meaning, {})
            return self.sums[e]
        if e.is_Symbol:
            if e.name not in self.sizes:
                raise OutOfReach(f"the size {e.name} has no value", "cost")
            return self.sizes[e.name]
        if not e.args:
            return float(e)
        if isinstance(e, Entry):
            return self.entry(e, places)
        if isinstance(e, sp.Sum):
            return self.sum(e, places)
        if isinstance(e, (sp.floor, sp.ceiling)):
            return self.rounded(e, places)
        if e.func not in RULES:
            raise OutOfReach(f"no value is known for {e.func.__name__}", "cost")
        return RULES[e.func](*(self.value(a, places) for a in e.args))

    def entry(self, e, places):
        if e.name not in self.data:
            raise OutOfReach(f"the cost depends on what {e} holds", "cost")
        return np.asarray(self.data[e.name])[tuple(np.asarray(self.value(x, places)) for x in e.indices)]

    def sum(self, e, places):
        """The sum over the inmost limit at once, over the others one value after the other."""
        x, low, high = e.limits[-1]
        low, high = int(self.value(low, places)), int(self.value(high, places))
        if len(e.limits) > 1:
            inner = sp.Sum(e.function, *e.limits[:-1])
            return sum(_plain(self.value(inner, {**places, x: n})) for n in range(low, high + 1))
        span = np.arange(low, high + 1)
        if not span.size:
            return 0
        return int(np.broadcast_to(self.value(e.function, {**places, x: span}), span.shape).sum())

    def rounded(self, e, places):
        """A quotient of integers, rounded down or up without a floating-point number; anything else in float64."""
        above, below = sp.fraction(sp.together(e.args[0]))
        above, below = self.value(above, places), self.value(below, places)
        if np.asarray(above).dtype.kind == "f" or np.asarray(below).dtype.kind == "f":
            quotient = np.true_divide(above, below)
            return (np.floor if isinstance(e, sp.floor) else np.ceil)(quotient).astype(int)
        return above // below if isinstance(e, sp.floor) else -((-above) // below)


def _plain(x):
    """A Python integer, where it is one."""
    return int(x) if np.asarray(x).dtype.kind in "iub" else x


def _fold(function):
    def rule(*args):
        out = args[0]
        for a in args[1:]:
            out = function(out, a)
        return out

    return rule


def _power(base, exponent):
    if np.asarray(exponent).dtype.kind in "iu" and np.all(np.asarray(exponent) >= 0):
        return base**exponent
    return np.power(np.asarray(base, dtype=float), exponent)


def _padded(x):
    return int(padded(sp.Integer(int(x))))


RULES = {
    sp.Add: _fold(lambda a, b: a + b),
    sp.Mul: _fold(lambda a, b: a * b),
    sp.Pow: _power,
    sp.Max: _fold(lambda a, b: _extreme(np.maximum, a, b)),
    sp.Min: _fold(lambda a, b: _extreme(np.minimum, a, b)),
    sp.Abs: abs,
    sp.Mod: lambda a, b: a % b,
    sp.log: lambda x: np.log(np.maximum(x, 1e-300)),
    sp.sign: np.sign,
    padded: _padded,
}


def _extreme(function, a, b):
    """Of Python integers a Python integer: they may be longer than NumPy's."""
    if isinstance(a, int) and isinstance(b, int):
        return max(a, b) if function is np.maximum else min(a, b)
    return function(a, b)
