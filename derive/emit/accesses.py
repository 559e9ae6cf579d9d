"""What a kernel asks of the memory and of the matrix units: recorded as each load, store and product is printed.

A record says how often its statement runs and on what it works; how many bytes that makes, `derive.cost` counts.
"""

from dataclasses import dataclass

import sympy as sp

from derive.formula import Index
from derive.program import FIRST, LAST
from derive.tiles import OLD

COLUMNS = sp.Symbol("COLUMNS", integer=True, positive=True)  # of a tile
ONCE, BLOCK, TILE = "once", "block", "tile"


@dataclass(frozen=True)
class Limit:
    """0 <= place < size, on the lanes of an access; what lies outside is masked."""

    place: sp.Expr
    size: sp.Expr

    @property
    def is_plain(self):
        """Whether the place is that of a lane."""
        return isinstance(self.place, Index)

    @property
    def always_holds(self):
        """Whether the place is that of an anchor, a row that exists."""
        return self.place in (FIRST, LAST, OLD)


@dataclass(frozen=True)
class Access:
    """One load or one store.

    tensor: its name in the program; axes: of the lanes that are addressed at once; limits: what masks lanes out;
    often: ONCE a program, once a BLOCK of rows, or once a TILE; loops: widths that are gone through one place at a
    time around it; part: whether the tensor holds partial sums of a scatter.
    """

    kind: str
    tensor: str
    axes: tuple
    limits: tuple
    often: str
    loops: tuple = ()
    part: bool = False


@dataclass(frozen=True)
class Product:
    """One matrix product: the axes of its rows and of its columns, and the one that is summed over."""

    rows: object
    columns: object
    summed: object
    often: str
    loops: tuple = ()


def place_of(walker):
    """(how often, inside which loops over widths) the line runs that a walker writes next."""
    lines, loops = walker.lines, ()
    known = [walker.before, walker.inside, walker.after, getattr(walker, "moves", None)]
    if walker.outer is not None and lines is not walker.outer and not any(lines is x for x in known):
        lines, loops = walker.outer, walker.scope
    if lines is walker.inside:
        return TILE, loops
    return ONCE if lines is walker.before and hasattr(walker, "moves") else BLOCK, loops


def diagonal_accesses(d, line, row, place):
    """What `add_diagonals` does with a tile whose diagonals it adds: two spans of columns, each loaded and stored."""
    column = line.column if line.row == row else line.row
    signs = {line.row: line.row_sign, line.column: line.column_sign}
    first = signs[row] * FIRST + signs[column] * column + line.offset
    spans = (first, first + signs[row] * COLUMNS)
    size = d.indices[-1].size
    return [
        Access(kind, d.name, (column,), (Limit(sp.expand(span), size),), *place, part=True)
        for span in spans
        for kind in ("load", "store")
    ]
