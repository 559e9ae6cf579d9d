"""Domains: finite bags (multisets) of index values.

Union has no side condition and no order, the empty bag is `Nil`; a bag of what meets a condition is `Sub`, in `terms`.
"""

from sympy import Basic
from sympy.core.symbol import Str
from sympy.core.sympify import _sympify  # refuses text, which SymPy would run


class Dom(Basic):
    """A finite bag of integers (only `Nat` is infinite)."""


class Bag(Dom):
    """An arbitrary finite bag, maybe one of a family: Bag("A", b)."""

    def __new__(cls, name, *params):
        return Basic.__new__(cls, Str(str(name)), *map(_sympify, params))

    name = property(lambda self: self.args[0].name)
    params = property(lambda self: self.args[1:])


class NilBag(Dom):
    """The empty bag."""


Nil = NilBag()


class Naturals(Dom):
    """0, 1, 2, ...: only in a for-all and in a membership, never under a reduction."""


Nat = Naturals()


class One(Dom):
    """The bag that holds k once."""

    def __new__(cls, k):
        return Basic.__new__(cls, _sympify(k))


class Range(Dom):
    """lo, lo + 1, ..., hi - 1; EMPTY when hi <= lo (SymPy's Sum would continue it backwards)."""

    def __new__(cls, lo, hi):
        return Basic.__new__(cls, _sympify(lo), _sympify(hi))


class Plus(Dom):
    """Union of bags: flat, sorted, without Nil, so that order and bracketing of blocks hold by definition."""

    def __new__(cls, *parts):
        flat = []
        for p in parts:
            flat += list(p.args) if isinstance(p, Plus) else [] if p == Nil else [p]
        if len(flat) < 2:
            return flat[0] if flat else Nil
        return Basic.__new__(cls, *sorted(flat, key=lambda d: d.sort_key()))
