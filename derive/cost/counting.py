"""How often the statements of a kernel run, and on how many lanes: formulas in the sizes and the block sizes."""

import sympy as sp

from derive.cost.arithmetic import BlockSum, padded
from derive.emit.accesses import BLOCK, COLUMNS, TILE
from derive.formula import Entry, Index, Size
from derive.program import FIRST, LAST, indices_of

ROWS = sp.Symbol("ROWS", integer=True, positive=True)
BLOCK_NUMBER = sp.Symbol("block", integer=True)


class Loops:
    """The loops of one kernel over its blocks of rows and the tiles that each block visits.

    A program owns a block of ROWS rows of `parallel`, for each value of the leading axes.  The block first..last visits
    the tiles of COLUMNS columns from the lower to the upper bound; a tile may reach past the upper bound, but not past
    the end of the axis.
    """

    def __init__(self, stage):
        self.stage = stage
        self.leading = (*stage.leading, *stage.serial)
        self.rows = stage.parallel.size
        self.lower, self.upper = stage.visible.lower, stage.visible.upper
        read = indices_of(*(e for x in (self.lower, self.upper) for e in sp.sympify(x).atoms(Entry)))
        self.deciding = tuple(x for x in self.leading if x in read)
        self.sums = {}

    def once_a_block(self, lanes):
        """The sum over all blocks of a number that is the same for each."""
        return self.programs() * sp.ceiling(self.rows / ROWS) * lanes

    def programs(self, without=()):
        return sp.Mul(*(x.size for x in self.leading if x not in without))

    def over_rows(self):
        """The number of rows of all blocks."""
        return self.programs() * self.rows

    def tiles(self):
        """How many tiles a block visits."""
        return sp.ceiling(self._span() / COLUMNS)

    def columns(self, size):
        """How many columns of a block's tiles exist on an axis of that size."""
        if self.upper == size:
            return self._span()
        return sp.Max(0, sp.Min(self.tiles() * COLUMNS, size - self.lower))

    def _span(self):
        span = self.upper - self.lower
        return span if isinstance(span, Size) else sp.Max(0, span)

    def over_tiles(self, rows=False, columns=None):
        """The sum over all blocks of their tiles, or of the columns that these have on an axis of some size; with
        `rows`, times the number of rows of the block.
        """
        if (rows, columns) not in self.sums:
            of_columns = "pairs" if rows else "columns"
            if columns is None:
                name = "steps" if rows else "tiles"
            else:
                name = of_columns if columns == self.stage.streamed.size else f"{of_columns}_{columns}"
            a_block = self.tiles() if columns is None else self.columns(columns)
            self.sums[rows, columns] = self._summed(name, a_block, rows)
        return self.sums[rows, columns]

    def _summed(self, name, a_block, rows):
        blocks, outside = sp.ceiling(self.rows / ROWS), self.programs(self.deciding)
        if a_block.free_symbols & {FIRST, LAST}:
            last = sp.Min((BLOCK_NUMBER + 1) * ROWS, self.rows) - 1
            a_block = (a_block * (LAST - FIRST + 1)) if rows else a_block
            a_block = a_block.xreplace({FIRST: BLOCK_NUMBER * ROWS, LAST: last})
            meaning = sp.Sum(a_block, (BLOCK_NUMBER, 0, blocks - 1))
        else:
            meaning = a_block * (self.rows if rows else blocks)
        for x in self.deciding:
            meaning = sp.Sum(meaning, (x, 0, x.size - 1))
        return outside * (BlockSum(name, meaning) if isinstance(meaning, sp.Sum) else meaning)

    # Accesses

    def often(self, often, rows=False, columns=None):
        """How many (blocks or tiles) there are; with `rows` how many rows, with a size how many columns, they have."""
        if often == BLOCK:
            return self.over_rows() if rows else self.once_a_block(1)
        return self.over_tiles(rows, columns)

    def lanes(self, access):
        """All lanes that an access addresses, masked ones included."""
        return self.often(access.often) * _product(map(self.extent, access.axes)) * _product(access.loops)

    def extent(self, x):
        if isinstance(x, Index):
            return {self.stage.parallel: ROWS, self.stage.streamed: COLUMNS}.get(x) or padded(x.size)
        return x

    def active(self, access):
        """The lanes that are not masked; None where a computed place decides that."""
        if not all(limit.is_plain or limit.always_holds for limit in access.limits):
            return None
        sizes = {limit.place: limit.size for limit in access.limits if limit.is_plain}
        widths = [sizes[x] for x in access.axes if x not in (self.stage.parallel, self.stage.streamed)]
        rows = self.stage.parallel in access.axes
        columns = sizes.get(self.stage.streamed) if self.stage.streamed in access.axes else None
        return self.often(access.often, rows, columns) * _product(widths) * _product(access.loops)

    def pairs(self):
        """The pairs of a row and a column on all tiles that are visited."""
        return self.often(TILE, rows=True, columns=self.stage.streamed.size)

    # Matrix products

    def multiplied(self, p):
        """(operations on what exists, operations with the padding) of a matrix product; a multiply-add is two."""
        axes = (p.rows, p.columns, p.summed)
        stage = self.stage
        columns = stage.streamed.size if stage.streamed in axes else None
        widths = _product(x.size for x in axes if x not in (stage.parallel, stage.streamed))
        useful = self.often(p.often, stage.parallel in axes, columns) * widths
        with_padding = self.often(p.often) * _product(map(self.extent, axes))
        return 2 * useful * _product(p.loops), 2 * with_padding * _product(p.loops)


def _product(values):
    return sp.Mul(*(x.size if isinstance(x, Index) else x for x in values))
