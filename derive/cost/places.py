"""Lanes whose place is computed (a table of positions, the diagonals of a tile): counted tile by tile."""

import itertools

import numpy as np
import sympy as sp

from derive.cost.counting import ROWS
from derive.emit.accesses import COLUMNS, TILE
from derive.program import FIRST, LAST

AT_ONCE = 512  # tiles


class Places:
    """The number of lanes that are not masked in one access, by going through the tiles.

    Tiles that differ by a step along the diagonal have equal counts where places depend on differences only.
    """

    def __init__(self, loops, access):
        self.loops, self.access = loops, access

    def __call__(self, numbers):
        """The count at given sizes."""
        loops, total = self.loops, 0
        others = numbers(loops.programs(loops.deciding))
        spans = [range(numbers(x.size)) for x in loops.deciding]
        for leading in itertools.product(*spans):
            places = dict(zip(loops.deciding, leading, strict=True))
            firsts, starts = self.tiles(numbers, places)
            total += others * self.counted(firsts, starts, numbers)
        return int(total)

    def tiles(self, numbers, places):
        """(first rows, first columns) of all tiles; of blocks alone where the access is one a block."""
        rows, columns, size = numbers(ROWS), numbers(COLUMNS), numbers(self.loops.rows)
        firsts, starts = [], []
        for first in range(0, size, rows):
            if self.access.often != TILE:
                found = np.zeros(1, int)
            else:
                known = {**places, FIRST: first, LAST: min(first + rows, size) - 1}
                lower = int(numbers.value(self.loops.lower, known))
                found = np.arange(lower, int(numbers.value(self.loops.upper, known)), columns)
            firsts.append(np.full(len(found), first))
            starts.append(found)
        return np.concatenate([np.zeros(0, int), *firsts]), np.concatenate([np.zeros(0, int), *starts])

    def counted(self, firsts, starts, numbers):
        if self.by_difference():
            differences, counts = np.unique(firsts - starts, return_counts=True)
            firsts, starts = np.maximum(differences, 0), np.maximum(-differences, 0)
        else:
            (firsts, starts), counts = np.unique(np.stack([firsts, starts]), axis=1, return_counts=True)
        chunks = range(0, len(counts), AT_ONCE)
        return sum(
            int(counts[n : n + AT_ONCE] @ self.inside(firsts[n : n + AT_ONCE], starts[n : n + AT_ONCE], numbers))
            for n in chunks
        )

    def by_difference(self):
        """Whether all limits stay the same when rows and columns move together."""
        stage, step = self.loops.stage, sp.Symbol("step", integer=True)
        moved = {x: x + step for x in (stage.parallel, stage.streamed, FIRST) if x is not None}
        places = [sp.sympify(limit.place) for limit in self.access.limits]
        return all(sp.expand(p.xreplace(moved) - p) == 0 for p in places)

    def inside(self, firsts, starts, numbers):
        """The lanes of each of these tiles at which every limit holds."""
        stage, axes = self.loops.stage, (*self.access.axes, *self.access.loops)
        count, ones = len(firsts), [1] * len(axes)
        firsts, starts = firsts.reshape(count, *ones), starts.reshape(count, *ones)
        places, shape = {FIRST: firsts}, [count]
        for n, x in enumerate(axes):
            extent = numbers(self.loops.extent(x) if x in self.access.axes else x.size)
            begin = {stage.parallel: firsts, stage.streamed: starts}.get(x, 0)
            places[x] = begin + np.arange(extent).reshape([1, *(-1 if m == n else 1 for m in range(len(axes)))])
            shape.append(extent)
        seen = np.ones(shape, bool)
        for limit in self.access.limits:
            place = np.asarray(numbers.value(limit.place, places))
            seen &= (place >= 0) & (place < numbers(limit.size))
        return seen.reshape(count, -1).sum(axis=1)
