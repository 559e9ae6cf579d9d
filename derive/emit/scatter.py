"""Scatters of pairs: value[..., a i + b j + c] += body, with a and b one or minus one, is a sum along diagonals."""

from dataclasses import dataclass

import sympy as sp

from derive.errors import NotApplicable
from derive.formula import Index
from derive.program import indices_of, lengths


@dataclass(frozen=True)
class Diagonal:
    """The place row_sign * row + column_sign * column + offset on the last axis.

    kept: the other axes of the value, which the pairs have too; summed: the leading axes that the value does not have.
    """

    row: Index
    column: Index
    row_sign: int
    column_sign: int
    offset: sp.Expr
    kept: tuple
    summed: tuple

    def start(self, rows, columns):
        """The place of the first antidiagonal once the axes with a negative sign are reversed."""
        before = (rows - 1 if self.row_sign < 0 else 0) + (columns - 1 if self.column_sign < 0 else 0)
        return sp.expand(self.offset - before)


def diagonal_of(d):
    """The Diagonal of a scatter.  Raises NotApplicable for any other kind of scatter."""
    *kept, place = d.at
    pair = lengths(d.over)
    if len(pair) == 2 and all(isinstance(x, Index) for x in kept):
        row, column = pair
        a, b = sp.expand(place).coeff(row), sp.expand(place).coeff(column)
        rest = sp.expand(place - a * row - b * column)
        if abs(a) == abs(b) == 1 and not indices_of(rest):
            summed = tuple(x for x in d.over if x not in (*kept, row, column))
            return Diagonal(row, column, int(a), int(b), rest, tuple(kept), summed)
    raise NotApplicable(
        f"the gradient of a tensor read at {place}: {d}",
        "read the tensor at i - j or i + j, plus anything that is no index, on its last axis",
    )
