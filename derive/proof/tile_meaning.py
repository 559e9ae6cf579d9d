"""Trusted.  What a TileProgram means, written once: recurrences over the tiles of each row's own loop.

A row is one value of the leading axes and of the parallel index of a kernel.  For each row there is a block
first <= i <= last that contains it and a sequence of tile end points

    end[0] = lower(first, last),  end[n] <= end[n + 1] <= end[steps] = max(lower, upper)(first, last),

any blocks and any end points.  After n tiles the row holds, for each statistic m and each sum a,

    seen[0] = 0, seen[n + 1] = seen[n] + number of visible j in the tile
    m[n + 1] = m[n] where the tile sees nothing, the tile's maximum where nothing was seen before, else their maximum
    a[0] = 0,    a[n + 1] = correction a[n] + sum over the tile,

the tile being end[n] <= j < end[n + 1] and its values taken with the statistics after the tile.  The correction is 0
while nothing was seen.  What leaves the kernel is the state after all steps.  A sum that is carried starts from its
share instead of 0; what that is, `state_meaning` says.
"""

from functools import cached_property

from sympy import Integer

from derive.errors import NoMeaning
from derive.logic import array
from derive.program import Definition
from derive.proof.loop_meaning import Loop
from derive.proof.meaning import Meaning
from derive.proof.running import plain_name
from derive.tiles import PairKernel, StateKernel


class TileMeaning(Meaning):
    """The arrays of a TileProgram: what a row-level stage or a finished kernel holds is `<name>.<value>`."""

    def __init__(self, name, tiles, inputs=None):
        self.name, self.tiles = name, tiles
        stored, states = {}, None
        self.kernels, self.state_kernels = [], []
        for stage in tiles.stages:
            if isinstance(stage, StateKernel):
                stored |= {d.name: d for d in stage.definitions}
                states = stage
                continue
            if isinstance(stage, Definition):
                stored[stage.name] = stage
            elif isinstance(stage, PairKernel):
                self.kernels.append(stage)
                self.state_kernels.append(states)
                finished = (
                    *stage.statistics,
                    *stage.derived,
                    *stage.sums,
                    *stage.scatters,
                    *stage.kept,
                    *stage.epilogue,
                )
                stored |= {d.name: d for d in finished}
            states = None
        self.stored = stored
        self.statistics = {d.name: n for n, k in enumerate(self.kernels) for d in k.statistics}
        rename = {**(inputs or {}), **{n: plain_name(f"{name}.{n}") for n in stored}}
        super().__init__(tiles.kinds, rename, {d.name: d for d in tiles.definitions})

    @cached_property
    def loops(self):
        for stage in self.tiles.stages:
            if not isinstance(stage, (Definition, PairKernel, StateKernel)):
                raise NoMeaning(", ".join(stage.outputs), "a stage of this kind")
        kernels = enumerate(zip(self.kernels, self.state_kernels, strict=True))
        return tuple(Loop(self, n, kernel, states) for n, (kernel, states) in kernels)

    def seen_at(self, d, places):
        """A kernel knows by itself how many elements a statistic of its own has seen."""
        if d.name in self.statistics:
            return array(f"{self.name}.seen.{d.name}")[tuple(places) or (Integer(0),)]
        return super().seen_at(d, places)

    def statements(self):
        """{label: what defines an array} for all stages, in order."""
        return self._statements

    def end_points(self):
        """{label: what is known of blocks and tile end points}."""
        return self._end_points

    @cached_property
    def _statements(self):
        out = {d.name: self.equation(d) for d in self.tiles.stages if isinstance(d, Definition)}
        for loop in self.loops:
            out |= loop.statements()
        return out

    @cached_property
    def _end_points(self):
        out = {}
        for loop in self.loops:
            out |= loop.end_points()
        return out
