"""Row-level stages that one C++ kernel computes: neighbours that read one another in place along the tasks' axes."""

from dataclasses import dataclass, replace

import sympy as sp

from derive.emit.cpu_dialect import FUNCTIONS
from derive.emit.cpu_row_factors import with_row_factors
from derive.emit.cpu_row_kept import with_kept
from derive.formula import Entry, Index, IsFinite, Size, uniform
from derive.program import Definition, indices_of, is_leading, is_length, leading
from derive.rewriting.algebra import conjuncts

SHARE = Index("portion", Size("portions", "batch"))
KNOWN = (sp.exp, sp.floor, sp.ceiling, sp.Mod, sp.Abs, sp.Max, sp.Min, IsFinite, uniform)


@dataclass(frozen=True)
class RowGroup:
    """Row-level definitions that one kernel computes.

    tasks: the leading axes, a task has one value of each; rows: a length that tasks own blocks of, or None; stores: the
    names of the values that leave the kernel; partial: those that are summed over axes of the tasks, too: the kernel
    stores what each task has, and the host adds that up.
    matrices: name -> Matrices of the products among the definitions.  With these the last axis of the tasks is SHARE: a
    task goes through the blocks of its share of the rows.
    """

    tasks: tuple
    rows: Index | None
    definitions: tuple
    stores: tuple = ()
    partial: tuple = ()
    matrices: tuple = ()

    @property
    def outputs(self):
        return self.stores

    @property
    def is_shared(self):
        return SHARE in self.tasks

    def is_partial(self, d):
        return bool(set(d.over) & {*self.tasks, *([self.rows] if self.is_shared else [])})


def with_row_groups(tiles, double=()):
    """The TileProgram with RowGroups in place of the row-level stages that a kernel can compute.

    double: names of values in float64.
    """
    if tiles is None:
        return None
    tiles, matrices = with_row_factors(tiles, double)
    tiles = replace(tiles, stages=tuple(_Grouping(tiles, matrices).stages()))
    names = {e.name for e in tiles.inputs} | {d.name for d in tiles.definitions}
    stages = (with_kept(x, tiles, names) if isinstance(x, RowGroup) else x for x in tiles.stages)
    return replace(tiles, stages=tuple(stages))


class _Grouping:
    """axes: of every value; free: name -> what is computed element by element from inputs, by whoever reads it.

    matrices: name -> Matrices of the products that kernels compute; around is whether the run at hand has any.
    """

    def __init__(self, tiles, matrices):
        self.tiles, self.matrices, self.around = tiles, matrices, False
        self.axes = {e.name: e.indices for e in tiles.inputs} | {d.name: d.indices for d in tiles.definitions}
        self.free = self.found_free()

    def found_free(self):
        found, given, taken = {}, {e.name for e in self.tiles.inputs}, set(self.tiles.outputs)
        for stage in self.tiles.stages:
            taken |= {e.name for e in _entries(stage)} if not isinstance(stage, Definition) else set()
        for d in self.tiles.stages:
            if isinstance(d, Definition) and d.reduce is None and d.name not in taken and self.is_printable(d):
                plain = all(isinstance(x, Index) for e in d.entries for x in e.indices)
                if plain and {e.name for e in d.entries} <= given:
                    found[d.name] = d
                    given.add(d.name)
        return found

    def stages(self):
        stages, run = [], []
        for stage in (*self.tiles.stages, None):
            if isinstance(stage, Definition):
                run.append(stage)
                continue
            self.around = any(d.name in self.matrices for d in run)
            stages += self.grouped([d for d in run if d.name not in self.free])
            run = []
            stages += [stage] if stage is not None else []
        return self.with_free(stages)

    def grouped(self, left):
        """The stages of some definitions, in the order in which they can be computed."""
        stages = []
        while left:
            seed, *others = left
            if not self.is_seed(seed):
                stages.append(seed)
                left = others
                continue
            members, left, waiting = [seed], [], set()
            for d in others:
                if not self.reads(d) & waiting and self.joins(d, members):
                    members.append(d)
                else:
                    left.append(d)
                    waiting.add(d.name)
            stages.append(self.group(seed, tuple(members)))
        return stages

    def group(self, seed, members):
        rows, products = self.rows(seed), tuple((d.name, self.matrices[d.name]) for d in members if self.is_matrix(d))
        tasks = (*leading(seed.space), SHARE) if self.is_dealt_out(members, rows) else leading(seed.space)
        return RowGroup(tasks, rows, members, matrices=products)

    def is_dealt_out(self, members, rows):
        """Whether tasks have shares of the rows, not single blocks: with products, and with sums over the rows."""
        return any(self.is_matrix(d) or rows in d.over for d in members)

    def is_matrix(self, d):
        return d.name in self.matrices

    def rows(self, d):
        """The length that tasks share out for a definition; beside products that may be one that it sums over."""
        own = [x for x in d.indices if is_length(x)]
        summed = [x for x in d.over if is_length(x)] if self.around and d.reduce == "sum" else []
        return next(iter(own or summed), None)

    def reads(self, d):
        """The names that a definition reads, those that free ones read included."""
        found = {e.name for e in d.entries}
        return found.union(*(self.reads(self.free[n]) for n in found & set(self.free)))

    def is_seed(self, d):
        tasks = leading(d.space)
        return bool(tasks or self.rows(d)) and self.is_printable(d) and not (d.over and set(d.over) <= set(tasks))

    def joins(self, d, members):
        """Whether a definition has the tasks of a group, and reads its values in place along their axes."""
        tasks, rows = leading(members[0].space), self.rows(members[0])
        there = self.rows(d) if self.around else rows if rows in d.indices else None
        if leading(d.space) != tasks or there != rows or not self.is_seed(d):
            return False
        names, own = {x.name: x for x in members}, {*tasks, rows}
        if any(set(names[n].over) & own for n in self.reads(d) & set(names)):
            return False  # the host adds it up
        return all(
            a not in own or a == x
            for e in d.entries
            if e.name in names
            for a, x in zip(names[e.name].indices, e.indices, strict=True)
        )

    def is_printable(self, d):
        """Whether a loop over vectors can compute a definition; products of matrices are left to torch."""
        if d.at or (is_product(d) and not self.is_matrix(d)):
            return False
        functions = {f for e in (d.body, d.where) for f in sp.sympify(e).atoms(sp.Function)}
        known = all(isinstance(f, KNOWN) or type(f).__name__ in FUNCTIONS for f in functions if not is_entry(f))
        return known and all(self.is_reachable(e, d) for e in d.entries)

    def is_reachable(self, entry, d):
        """Whether the places of an entry are plain, fixed, or affine and kept inside by a reduction's condition."""
        if len(set(entry.indices)) < len(entry.indices):
            return False
        inside = known_nonnegative(d.where) if d.reduce else set()
        for x, axis in zip(entry.indices, self.axes[entry.name], strict=True):
            x = sp.sympify(x)
            if isinstance(x, Index) or not x.atoms(Index, Entry):
                continue
            if x.atoms(Entry) or not is_affine(x) or not {x, sp.expand(axis.size - 1 - x)} <= inside:
                return False
        return True

    def with_free(self, stages):
        """The stages, with free definitions in front of or within what reads them, and with what each group stores."""
        out, there = [], set()
        readers = [{e.name for e in _entries(x)} for x in stages]
        for n, stage in enumerate(stages):
            needed = self.needed(stage)
            for d in needed:
                readers[n] |= {e.name for e in d.entries}
        for n, stage in enumerate(stages):
            needed = self.needed(stage)
            if isinstance(stage, RowGroup):
                outside = set(self.tiles.outputs).union(*readers[:n], *readers[n + 1 :])
                out.append(
                    replace(
                        stage,
                        definitions=(*needed, *stage.definitions),
                        stores=tuple(d.name for d in stage.definitions if d.name in outside),
                        partial=tuple(d.name for d in stage.definitions if stage.is_partial(d)),
                    )
                )
                continue
            out += [d for d in needed if d.name not in there]
            there |= {d.name for d in needed}
            out.append(stage)
        return out

    def needed(self, stage):
        """The free definitions that a stage reads, directly or through others, in order."""
        found = {}

        def visit(d):
            for name in sorted({e.name for e in d.entries} & set(self.free)):
                visit(self.free[name])
                found[name] = self.free[name]

        for d in (stage,) if isinstance(stage, Definition) else stage.definitions:
            visit(d)
        return [d for n, d in self.free.items() if n in found]


def _entries(stage):
    if isinstance(stage, Definition):
        return stage.entries
    bounds = [b for b in (getattr(stage, name, None) for name in ("visible", "full")) if b is not None]
    return set().union(*(d.entries for d in stage.definitions), *(b.entries for b in bounds))


def is_entry(e):
    return isinstance(e, Entry)


def is_affine(x):
    return all(abs(x.coeff(z)) == 1 and not (x - x.coeff(z) * z).has(z) for z in indices_of(x))


def is_product(d):
    """Whether a sum has factors none of which has all of the axes: a product of matrices."""
    axes = {x for x in d.space if not is_leading(x)}
    if d.reduce != "sum" or len(axes) < 3 or len(d.entries) < 2:
        return False
    plain = all(isinstance(x, Index) for e in d.entries for x in e.indices)
    return plain and not any(axes <= set(e.indices) for e in d.entries)


def known_nonnegative(condition):
    """The integer expressions that a condition says are 0 or more."""
    found = set()
    for c in conjuncts(condition):
        if isinstance(c, (sp.Ge, sp.Gt, sp.Le, sp.Lt)):
            difference = c.lhs - c.rhs if isinstance(c, (sp.Ge, sp.Gt)) else c.rhs - c.lhs
            found.add(sp.expand(difference - (1 if isinstance(c, (sp.Gt, sp.Lt)) else 0)))
    return found
