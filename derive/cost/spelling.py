"""Formulas of costs as text: sums over blocks have names, and a legend says what they are."""

from functools import cache

import sympy as sp
from sympy.printing.str import StrPrinter

from derive.cost.arithmetic import BlockSum

MEANINGS = {
    "bytes": "bytes of an element of an input",
    "wide_bytes": "bytes of an element in the dtype of the accumulation",
    "integer_bytes": "bytes of an element of an integer tensor",
    "ROWS": "rows of a block",
    "COLUMNS": "columns of a tile",
    "padded": "a width as the power of two that a tile has, 16 or more",
}


class _Plain(StrPrinter):
    """Python-like text."""

    def _print_Sum(self, e):
        limits = ", ".join(f"{x}={self._print(low)}..{self._print(high)}" for x, low, high in e.limits)
        return f"sum({self._print(e.function)} for {limits})"


class _Unicode(_Plain):
    """Mathematical signs for products, powers and rounding."""

    def _print_ceiling(self, e):
        return f"⌈{self._print(e.args[0])}⌉"

    def _print_floor(self, e):
        return f"⌊{self._print(e.args[0])}⌋"

    def _print_Mul(self, e):
        return super()._print_Mul(e).replace("**", "^").replace("*", "·")

    def _print_Pow(self, e, rational=False):
        return super()._print_Pow(e, rational).replace("**", "^")

    def _print_Sum(self, e):
        limits = ", ".join(f"{x}={self._print(low)}..{self._print(high)}" for x, low, high in e.limits)
        return f"Σ({limits}) {self._print(e.function)}"


@cache
def spelled(e, unicode=False):
    """One line of text, common factors in front."""
    return _text(sp.factor_terms(sp.expand(e)), unicode)


def _text(e, unicode):
    return (_Unicode if unicode else _Plain)({"order": "lex"}).doprint(e)


def sums_of(formulas, unicode=False):
    """{name: text} of the sums over blocks that some formulas are made of."""
    found = set().union(*(sp.sympify(e).atoms(BlockSum) for e in formulas))
    return {x.name: _text(x.meaning, unicode) for x in sorted(found, key=str)}
