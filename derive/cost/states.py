"""The loops of a kernel that carries states: one program goes through all blocks, and each column comes once."""

import sympy as sp

from derive.cost.arithmetic import BlockSum, padded
from derive.cost.counting import BLOCK_NUMBER, ROWS, Loops
from derive.cost.operations import added, in_full, of_body, of_definitions
from derive.emit.accesses import COLUMNS, ONCE, TILE
from derive.emit.state_triton import SLICE
from derive.formula import Entry
from derive.program import FIRST, LAST, indices_of


class StateLoops(Loops):
    """A program owns a slice of the second widths, for each value of the leading axes.

    At each block it goes through the tiles of the columns between the edge of the block before and its own.
    """

    def __init__(self, stage, sliced):
        self.stage, self.sliced = stage, frozenset(sliced)
        self.leading, self.rows = stage.leading, stage.parallel.size
        read = indices_of(*sp.sympify(stage.edge).atoms(Entry))
        self.deciding = tuple(x for x in self.leading if x in read)
        self.sums = {}

    @property
    def slices(self):
        return sp.ceiling(sp.Max(*(x.size for x in self.sliced)) / SLICE) if self.sliced else sp.S.One

    @property
    def blocks(self):
        return sp.ceiling(self.rows / ROWS)

    def often(self, often, rows=False, columns=None):
        """How many programs, blocks or tiles there are (how many columns these have), for each slice."""
        if often == ONCE:
            return self.programs()
        if often != TILE:
            return self.programs() * self.blocks
        if columns not in self.sums:
            name = "tiles" if columns is None else "columns"
            self.sums[columns] = self.programs(self.deciding) * BlockSum(name, self._over_steps(columns))
        return self.sums[columns]

    def _over_steps(self, columns):
        """The sum over all blocks of the tiles, or of the columns on an axis of that size, that come new."""
        descending, size = self.stage.descending, self.stage.streamed.size

        def step(begin, end):
            tiles = sp.ceiling((end - begin) / COLUMNS)
            return tiles if columns is None else sp.Min(tiles * COLUMNS, columns - begin)

        number = BLOCK_NUMBER
        if descending:
            first = step(self._edge(self.blocks - 1), size)
            later = step(self._edge(number), self._edge(number + 1)), (number, 0, self.blocks - 2)
        else:
            first = step(sp.S.Zero, self._edge(sp.S.Zero))
            later = step(self._edge(number - 1), self._edge(number)), (number, 1, self.blocks - 1)
        total = sp.Min(1, self.blocks) * first + sp.Sum(*later)
        for x in self.deciding:
            total = sp.Sum(total, (x, 0, x.size - 1))
        return total

    def _edge(self, number):
        """The edge at the anchor of a block."""
        last = sp.Min((number + 1) * ROWS, self.rows) - 1
        place = last if self.stage.anchor == LAST else number * ROWS
        return sp.sympify(self.stage.edge).xreplace({self.stage.parallel: place, FIRST: place, LAST: place})

    def extent(self, x):
        return sp.Integer(SLICE) if x in self.sliced else COLUMNS if x == self.stage.streamed else padded(x.size)

    def lanes(self, access):
        return self.slices * super().lanes(access)

    def active(self, access):
        found = super().active(access)
        return found if found is None or self.sliced & set(access.axes) else self.slices * found

    def multiplied(self, p):
        useful, with_padding = super().multiplied(p)
        return useful, self.slices * with_padding

    def memory(self, states):
        """The elements of the states that are stored: one of each a block."""
        places = [in_full(x for x in s.definition.indices if x != self.stage.parallel) for s in states]
        return self.blocks * sp.Add(*places)

    def operations(self):
        """(operations, functions): what each column adds, and what moves the states from anchor to anchor."""

        def space(indices):
            others = in_full(x for x in indices if x not in (*self.leading, self.stage.parallel, self.stage.streamed))
            often = TILE if self.stage.streamed in indices else ""
            return others * self.often(often, columns=self.stage.streamed.size)

        operations, functions = of_definitions(self.stage.definitions, space)
        for state in self.stage.states:
            more, called = of_body(state.moved, space)
            operations, functions = operations + more, added(functions, called)
        return operations, functions
