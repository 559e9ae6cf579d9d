"""Scan: what a whole block of rows sees goes through a carried state instead of being gone through for each block.

Each term of a sum is L(p, w) X(p, s) H(s, w), with X an exponential whose ratio at two rows is free of s.  Then for the
anchor a of the block of row p

    sum over s of T(p, s) = sum_w L(p, w) X(p, .) / X(a, .) state[a, w] + the s that a does not see, tile by tile
    state[a, w] = sum over s that a sees of X(a, s) H(s, w)

One block is the quadratic form, blocks of one row are the recurrence; the blocks of a TileProgram lie between.
"""

import itertools
from dataclasses import dataclass, replace

import sympy as sp

from derive.errors import NotApplicable
from derive.formula import Entry, Index
from derive.program import FIRST, LAST, Definition, indices_of, ordered
from derive.rewriting.algebra import conjunction
from derive.rewriting.bounds import full_bounds
from derive.rewriting.sides import side_conditions, terms_of
from derive.rewriting.signs import Exponent, is_distance, moves_of
from derive.tiles import OLD, Bounds, Carried, PairKernel, State, StateKernel, TileProgram

WIDTHS = 2  # axes of a state: a matrix for each head


@dataclass(frozen=True)
class Verdict:
    """Whether the sums of a pair kernel go through carried states; if not, why."""

    parallel: object
    streamed: object
    sums: tuple
    reason: str = ""

    def __str__(self):
        where = f"{', '.join(self.sums)} over {self.streamed} for each {self.parallel}"
        return f"{where}: {self.reason or 'carried from block to block'}"


def scan(tiles, behind=()):
    """(TileProgram, Verdicts): a StateKernel before each PairKernel whose sums can be carried, and the reasons.

    behind: definitions of the inputs that another program has stored.
    """
    known = {d.name: d for d in (*behind, *tiles.definitions)}
    names = {e.name for e in tiles.inputs} | {d.name for d in tiles.definitions}
    stages, verdicts = [], []
    for stage in tiles.stages:
        if isinstance(stage, PairKernel):
            found, reason = _carried(stage, known, names)
            stages += found
            names |= {name for new in found for name in new.outputs}
            sums = tuple(d.name for d in (*stage.statistics, *stage.sums, *stage.scatters, *stage.kept))
            verdicts.append(Verdict(stage.parallel, stage.streamed, sums, reason))
        else:
            stages.append(stage)
    return TileProgram(tiles.inputs, tuple(stages), tiles.outputs, tiles.kinds), tuple(verdicts)


def _carried(kernel, known, names):
    """(the stages in place of a pair kernel, why it stays as it is)"""
    try:
        return _Carrying(kernel, known, names).result(), ""
    except NotApplicable as refusal:
        return (kernel,), str(refusal)


@dataclass(frozen=True)
class _Read:
    """A state, and the widths that it is read at, in the order of its axes."""

    name: str
    order: tuple


class _Carrying:
    """One pair kernel."""

    def __init__(self, kernel, known, names):
        self.kernel, self.known, self.names = kernel, known, set(names)
        self.row, self.column = kernel.parallel, kernel.streamed
        self.values = {d.name: d for d in kernel.values}
        self.before = Index(f"{kernel.parallel.name}_before", kernel.parallel.size)
        self.states = []

    def result(self):
        """(StateKernel, PairKernel); NotApplicable with the reason if a sum cannot be carried."""
        kernel = self.kernel
        self.check_kind()
        terms = {d.name: terms_of(d, self.row, self.column, self.values) for d in kernel.sums}
        parts = {name: [self.parted(t) for t in found] for name, found in terms.items()}
        visible, edge, descending = self.visibility()
        self.visible, self.anchor = visible, LAST if descending else FIRST
        self.order = self.row <= self.before if descending else self.row >= self.before
        shares = tuple(self.share(d, parts[d.name]) for d in kernel.sums)
        at_anchor = edge.xreplace({self.row: self.anchor})
        bounds = Bounds(kernel.visible.lower, at_anchor) if descending else Bounds(at_anchor, kernel.visible.upper)
        states = StateKernel(kernel.parallel, kernel.streamed, kernel.leading, tuple(self.states), edge, descending)
        return states, replace(kernel, visible=bounds, full=Bounds(sp.S.Zero, sp.S.Zero), carried=shares)

    def check_kind(self):
        kernel = self.kernel
        if kernel.statistics:
            names = ", ".join(d.name for d in kernel.statistics)
            raise NotApplicable(f"the loop has a running maximum ({names}): an online loop, no carried state")
        if kernel.scatters or kernel.kept or kernel.serial or not kernel.sums:
            raise NotApplicable("the loop stores values of pairs or scatters them")
        for d in (*kernel.sums, *kernel.values):
            if any(x.role == "width" for x in indices_of(d.where)):
                raise NotApplicable(f"the condition of {d.name} depends on a width: {d.where}")

    # What a block sees

    def visibility(self):
        """(conditions on pairs, edge, descending): the columns that a row sees are nested, edge is where they end."""
        found = {frozenset(side_conditions(d.where, self.row, self.column)[0]) for d in self.kernel.sums}
        if len(found) > 1:
            raise NotApplicable("the sums see different pairs")
        visible = found.pop()
        if not visible:
            raise NotApplicable("every row sees every column")
        full = full_bounds({conjunction(visible)}, self.row, self.column)
        lower, upper = full
        rising = {FIRST, LAST} & (lower.free_symbols | upper.free_symbols)
        if lower == 0 and rising == {FIRST} and not upper.atoms(Entry):
            return visible, sp.Max(0, upper.xreplace({FIRST: self.row})), False
        if upper == self.column.size and rising == {LAST} and not lower.atoms(Entry):
            return visible, sp.Min(self.column.size, lower.xreplace({LAST: self.row})), True
        shown = conjunction(visible)
        raise NotApplicable(f"what a row sees is not nested in what the next one sees: {shown}")

    # The terms

    def parted(self, term):
        """(term, Exponent, distances); NotApplicable if a factor of a pair is neither an exponential nor a distance."""
        exponents, distances = [], []
        for f in term.pair:
            if isinstance(f, sp.exp):
                exponents.append(f.args[0])
            elif is_distance(f, self.row, self.column):
                distances.append(f)
            else:
                raise NotApplicable(f"the factor {f} does not separate into a row's and a column's part")
        exponent = Exponent(sp.Add(*exponents), self.row, self.column, self.known)
        exponent.ratio(self.row, OLD)
        return term, exponent, tuple(distances)

    def share(self, d, parts):
        """The Carried of a sum."""
        _, on_row, on_column = side_conditions(d.where, self.row, self.column)
        where = conjunction(self.visible | on_column)
        outer = tuple(x for x in d.over if x != self.column)
        terms = []
        for term, exponent, distances in parts:
            exponent.check(self.visible)
            moves_of(exponent, self.row, self.before).check({self.order})
            terms += self.reads(d, (*outer, *term.over), term, exponent, distances, where)
        return Carried(d.name, conjunction(on_row), tuple(terms))

    def reads(self, d, over, term, exponent, distances, where):
        """The terms of a share: one for each choice of distances that the state has, the rest being the row's."""
        left = term.row * sp.exp(exponent.ratio(self.row, self.anchor))
        widths = self.widths_of(term, exponent, over)
        self.check_left(left, widths, over, d)
        out = []
        for kept, moved in _choices(distances):
            state = self.state(term.column, exponent, kept, widths, where)
            entry = Entry(state.name, *self.kernel.leading, self.anchor, *state.order)
            rest = sp.Mul(*(self.moved(x, self.anchor) for x in moved))
            out.append((left * rest * entry, tuple(x for x in over if x in widths)))
        return out

    def moved(self, distance, old):
        """A distance at this row less that at another one."""
        return sp.expand(distance - distance.xreplace({self.row: old}))

    def widths_of(self, term, exponent, over):
        found = {x for x in indices_of(term.column, exponent.f) if x.role == "width"}
        if len(found) > WIDTHS:
            raise NotApplicable(f"the state would have the widths {', '.join(map(str, ordered(found)))}")
        for f in sp.Mul.make_args(term.column):
            if len({x for x in indices_of(f) if x.role == "width"}) > 1:
                raise NotApplicable(f"the factor {f} of a state has two widths")
        if stray := [x for x in over if x not in found]:
            raise NotApplicable(f"a sum over the width {stray[0]} that no column has")
        return ordered(found)

    def check_left(self, left, widths, over, d):
        kept = [x for x in d.indices if x.role == "width"]
        if len(kept) > 1:
            raise NotApplicable(f"{d.name} has two widths")
        for f in sp.Mul.make_args(left):
            if len({x for x in indices_of(f) if x in over}) > 1 or len(set(widths) & indices_of(f)) > 1:
                raise NotApplicable(f"the factor {f} has two widths of the state")

    # The states

    def state(self, column, exponent, distances, widths, where):
        """The state with this content, made once; with it those that it moves with."""
        body = sp.exp(exponent.spelled) * sp.Mul(*distances) * column
        for made in filter(None, self.states):
            order = _same(made.definition, body, where, widths)
            if order is not None:
                return _Read(made.name, order)
        name = self.fresh("state")
        index = len(self.states)
        self.states.append(None)
        indices = (*self.kernel.leading, self.row, *widths)
        definition = Definition(name, indices, body, "sum", (self.column,), where)
        self.states[index] = State(definition, sp.S.Zero)
        ratio = sp.exp(exponent.ratio(self.row, OLD))
        moved = []
        for kept, rest in _choices(distances):
            inner = _Read(name, widths)
            if rest:
                inner = self.state(column, exponent, kept, widths, where)
            entry = Entry(inner.name, *self.kernel.leading, OLD, *inner.order)
            moved.append(sp.Mul(*(self.moved(x, OLD) for x in rest)) * ratio * entry)
        self.states[index] = State(definition, sp.Add(*moved))
        return _Read(name, widths)

    def fresh(self, stem):
        name, n = stem, 1
        while name in self.names:
            n += 1
            name = f"{stem}_{n}"
        self.names.add(name)
        return name


def _choices(distances):
    """All ways to keep some of the distances: (kept, the others)."""
    places = range(len(distances))
    for n in reversed(range(len(distances) + 1)):
        for kept in itertools.combinations(places, n):
            yield tuple(distances[k] for k in kept), tuple(distances[k] for k in places if k not in kept)


def _same(definition, body, where, widths):
    """The widths in the order of the axes of a definition that has this body up to their names, or None."""
    own = definition.indices[len(definition.indices) - len(widths) :] if widths else ()
    if sum(x.role == "width" for x in definition.indices) != len(widths) or definition.where != where:
        return None
    for order in itertools.permutations(widths):
        sizes = [x.size for x in order] == [x.size for x in own]
        if sizes and definition.body.xreplace(dict(zip(own, order, strict=True))) == body:
            return order
    return None
