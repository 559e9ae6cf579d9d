"""TilePrograms: a program cut into stages, each a row-level definition or a loop over the tiles of one pair of lengths.

A pair kernel owns one block of its parallel length at a time and streams the other length past it in tiles.  Values of
pairs exist on a tile only.  What survives a tile is the state: the statistics (running maxima) and the sums.  When a
statistic moves, the sums that were taken with its old value are corrected by a factor.
"""

from dataclasses import dataclass

import sympy as sp

from derive.formula import Entry, Index
from derive.passes.certificates import Correction, RankCorrection
from derive.program import Definition


@dataclass(frozen=True)
class Bounds:
    """The streamed indices lower <= j < upper that concern a block; in sizes, FIRST, LAST, entries of leading axes."""

    lower: sp.Expr
    upper: sp.Expr

    @property
    def entries(self):
        return self.lower.atoms(Entry) | self.upper.atoms(Entry)


@dataclass(frozen=True)
class PairKernel:
    """One loop over tiles.

    parallel, streamed: the two lengths; leading: the leading axes, one program for each of their values; serial: the
    leading axes that a program goes through itself.
    values: values of pairs, recomputed on each tile, in order.
    statistics: maxima over the streamed index; derived: row values of them that the tile needs.
    sums: sums over the streamed index; corrections: sum's name -> Corrections, for those that use a running statistic.
    A RankCorrection moves several sums together, `moments` names them: (sum, the others in the order of its columns).
    scatters: value[affine in both indices] += body.
    kept: values of pairs that are outputs, stored tile by tile (zero where no tile comes); one that is summed over
    leading axes has these in `serial`: they are gone through one after the other, and the kernel has nothing else.
    epilogue: row values of the finished state; stores: names of statistics, sums and row values that leave the kernel.
    visible: bounds of what some row of the block sees; full: bounds of what every row sees, where no mask is needed.
    """

    parallel: Index
    streamed: Index
    leading: tuple
    serial: tuple
    values: tuple
    statistics: tuple
    derived: tuple
    sums: tuple
    corrections: tuple[tuple[str, tuple[Correction | RankCorrection, ...]], ...]
    moments: tuple[tuple[str, tuple[str, ...]], ...]
    scatters: tuple
    kept: tuple
    epilogue: tuple
    stores: tuple
    visible: Bounds
    full: Bounds

    @property
    def state(self):
        return (*self.statistics, *self.sums)

    @property
    def definitions(self):
        found = (*self.values, *self.statistics, *self.derived, *self.sums, *self.scatters, *self.kept, *self.epilogue)
        return tuple(dict.fromkeys(found))

    @property
    def guarded(self):
        """The definitions whose conditions decide which tiles need a mask."""
        return (*self.values, *self.statistics, *self.sums, *self.scatters, *self.kept)

    @property
    def outputs(self):
        """The names of the tensors that the kernel writes, in order."""
        return (*self.stores, *(d.name for d in (*self.kept, *self.scatters)))

    def corrections_of(self, name):
        return dict(self.corrections).get(name, ())

    def moments_of(self, name):
        """The sums that a correction of rank above 1 moves together with this one, itself first."""
        others = dict(self.moments).get(name, ())
        return (name, *others) if others else ()


@dataclass(frozen=True)
class RowKernel:
    """Row-level definitions that one kernel computes, without a loop over tiles.

    parallel: the last axis of the rows; leading: all their other axes, one program for each of their values; stores:
    the names of the values that leave the kernel.  A tile has the rows and at most one width.
    """

    parallel: Index
    leading: tuple
    definitions: tuple
    stores: tuple
    streamed = None
    serial = scatters = kept = ()
    visible = full = Bounds(sp.S.Zero, sp.S.Zero)

    @property
    def outputs(self):
        return self.stores


@dataclass(frozen=True)
class TileProgram:
    """stages: row-level Definitions, PairKernels and RowKernels, in order; the rest as in Program."""

    inputs: tuple
    stages: tuple
    outputs: tuple
    kinds: tuple = ()

    @property
    def kernels(self):
        return tuple(s for s in self.stages if isinstance(s, PairKernel))

    @property
    def definitions(self):
        """Every definition, those of kernels included; a value of pairs may stand in several kernels."""
        found = {}
        for stage in self.stages:
            for d in (stage,) if isinstance(stage, Definition) else stage.definitions:
                found.setdefault(d.name, d)
        return tuple(found.values())

    def axes(self, name):
        """The canonical axes of an input or of a definition."""
        for e in self.inputs:
            if e.name == name:
                return e.indices
        return next(d.indices for d in self.definitions if d.name == name)

    def kind(self, name):
        return dict(self.kinds).get(name, "real")


Stage = Definition | PairKernel | RowKernel
