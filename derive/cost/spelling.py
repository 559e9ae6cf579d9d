"""Formulas of costs as text: sums over blocks have names, and a legend says what they are."""

import sympy as sp
from sympy.printing.str import StrPrinter

from derive.cost.counting import BLOCK_NUMBER

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
        return super()._print_Mul(e).replace("*", "·")

    def _print_Sum(self, e):
        limits = ", ".join(f"{x}={self._print(low)}..{self._print(high)}" for x, low, high in e.limits)
        return f"Σ({limits}) {self._print(e.function)}"


def spelled(e, unicode=False):
    """One line of text, common factors in front."""
    e = sp.factor_terms(sp.expand(e))
    return (_Unicode if unicode else _Plain)({"order": "lex"}).doprint(e)


class Legend:
    """Names for the sums over blocks that occur in the formulas of one kernel."""

    def __init__(self, kernel):
        self.names = {}
        if kernel.stage.streamed is None:
            return
        for name, e in kernel.loops.named():
            for x in e.atoms(sp.Sum):
                if BLOCK_NUMBER in {limit[0] for limit in x.limits}:
                    self.names.setdefault(x, sp.Symbol(name))

    def __call__(self, e):
        return sp.sympify(e).xreplace(self.names)

    def table(self, unicode=False):
        """name -> what it stands for."""
        return {str(name): spelled(e, unicode) for e, name in self.names.items()}
