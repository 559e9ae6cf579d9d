"""TilePrograms: a program cut into stages, each a row-level definition or a loop over the tiles of one pair of lengths.

A pair kernel owns one block of its parallel length at a time and streams the other length past it in tiles.  Values of
pairs exist on a tile only.  What survives a tile is the state: the statistics (running maxima) and the sums.  When a
statistic moves, the sums that were taken with its old value are corrected by a factor.

Where the terms of a sum separate into a row's part and a column's part, what a whole block of rows sees need not be
gone through again for each block: a state kernel carries it from block to block, and the pair kernel starts from it.
"""

from dataclasses import dataclass

import sympy as sp

from derive.formula import Entry, Index
from derive.passes.certificates import Correction, RankCorrection
from derive.program import FIRST, LAST, Definition


@dataclass(frozen=True)
class Bounds:
    """The streamed indices lower <= j < upper that concern a block; in sizes, FIRST, LAST, entries of leading axes."""

    lower: sp.Expr
    upper: sp.Expr

    @property
    def entries(self):
        return self.lower.atoms(Entry) | self.upper.atoms(Entry)


@dataclass(frozen=True)
class Carried:
    """What a sum of a pair kernel has before its first tile: its share of the columns that the block's anchor row sees.

    name: of the sum.  where: a condition on the row alone; the share is 0 where it does not hold.
    terms: pairs (body, over), the share is the sum of them: sum of body over the widths `over`.  A body is free of the
    streamed index.  It reads states, and row values, at the row, and at the anchor, which is FIRST or LAST of the
    block: state[leading, FIRST, widths].
    """

    name: str
    where: object
    terms: tuple


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
    carried: a Carried for each sum, or none at all.  With it a sum starts from its share, not from 0; the loop, from
    visible.lower to visible.upper as ever, leaves out the columns of the share.  For each sum and any block
    first <= row <= last:  sum over all columns = share + sum over visible.lower <= column < visible.upper.
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
    carried: tuple[Carried, ...] = ()

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
class State:
    """A sum over the columns that a row sees, for the anchor rows of the blocks.

    definition: name[leading, row, widths] = sum over the streamed s, where a row sees it, of X(row, s) H(s, widths);
    at most two widths.  It holds for every row, but only the values at anchors are ever computed.
    moved: what the states at the anchor before, OLD, bring to this one at the anchor `row`, an expression in states of
    the same kernel read at OLD: ratio(row, OLD) * name[leading, OLD, widths] for one, free of the streamed index.
    For every s that OLD sees, summed over these s: moved = the sum of the definition's body at `row`.
    """

    definition: Definition
    moved: sp.Expr

    @property
    def name(self):
        return self.definition.name


OLD = sp.Symbol("old_anchor", integer=True)


@dataclass(frozen=True)
class StateKernel:
    """The states at the anchors of the blocks of one pair kernel, which is the next stage: a recurrence over blocks.

    parallel, streamed, leading: those of that pair kernel, whose blocks these are.
    descending: False: the anchor of a block is its first row, and blocks come in order; a row sees 0 <= s < edge(row),
    and edge never falls.  True: the anchor is the last row, and blocks come from the last to the first; a row sees
    edge(row) <= s < size, and edge never falls.
    edge: in `parallel`; inside 0..size of the streamed index.  Conditions on s alone may take out some of these s.

    With anchors a[0], a[1], ... in the order of the blocks, E(0) = edge(a[0]), ...

        state[a[0]]     = sum of the body at row a[0] over the columns 0..E(0)              (E(0)..size, descending)
        state[a[n + 1]] = moved(row = a[n + 1], OLD = a[n]) + sum of the body at row a[n + 1] over E(n)..E(n + 1)
                                                                                            (E(n + 1)..E(n), descending)

    over those s at which the definition's conditions on s alone hold.  Stored are the values at all anchors, one a
    block, as the tensor `name` with a place for each block where the definition has the row; outside of these two
    kernels nothing reads it.  A checker must hold: a state reads only what is stored before this stage, `moved` besides
    the states of the kernel at OLD; the pair kernel's `carried` may read these states, at FIRST (LAST, descending).
    """

    parallel: Index
    streamed: Index
    leading: tuple
    states: tuple[State, ...]
    edge: sp.Expr
    descending: bool
    serial = scatters = kept = ()
    visible = full = Bounds(sp.S.Zero, sp.S.Zero)

    @property
    def definitions(self):
        return tuple(s.definition for s in self.states)

    @property
    def anchor(self):
        """The symbol by which bounds and carried shares speak of the anchor."""
        return LAST if self.descending else FIRST

    @property
    def outputs(self):
        return tuple(s.name for s in self.states)


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
    """stages: row-level Definitions, PairKernels, StateKernels (each before its PairKernel) and RowKernels, in order;
    the rest as in Program."""

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
