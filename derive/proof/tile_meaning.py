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

import sympy as sp
from sympy import Add, Integer, KroneckerDelta, Max, Min, Mul, Symbol

from derive.errors import NoMeaning
from derive.formula import Entry
from derive.logic import Big, Eq, Nat, Range, Rel, Select, Sigma, Sub, all_of, array, index_map, substitute
from derive.passes.certificates import RankCorrection
from derive.program import FIRST, LAST, Definition
from derive.proof.meaning import Meaning, conjuncts, domain, for_all, summed, variable
from derive.proof.state_meaning import States
from derive.tiles import PairKernel, StateKernel

TILES = Symbol("tiles", integer=True)


OLD, NEW = sp.Symbol("old.value", real=True), sp.Symbol("new.value", real=True)


def plain_name(name):
    """A name without blanks: further sums of a correction have some."""
    return name.replace(" ", ".")


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


class Loop:
    """One kernel: its state after n tiles, for each row.  states: the StateKernel before it, if sums are carried."""

    def __init__(self, whole, number, kernel, states=None):
        self.whole, self.number, self.kernel = whole, number, kernel
        self.prefix = f"{whole.name}.{number}"
        self.rows = (*kernel.leading, *kernel.serial, kernel.parallel)
        self.places = tuple(map(variable, self.rows))
        self.states = {d.name: d for d in (*kernel.values, *kernel.statistics, *kernel.derived, *kernel.sums)}
        self.j = variable(kernel.streamed)
        self.states_before = States(whole, self.prefix, states) if states else None
        self.carrying = {c.name: c for c in kernel.carried}
        self._check_carried()

    def _check_carried(self):
        """All sums of a kernel are carried, or none; the states are those of the same blocks."""
        k, states = self.kernel, self.states_before
        if not k.carried and states is None:
            return
        if states is None or [c.name for c in k.carried] != [d.name for d in k.sums]:
            raise NoMeaning(", ".join(k.outputs), "carried sums without their states, or states without their sums")
        if k.statistics or k.derived or k.corrections or k.scatters or k.kept or k.serial:
            raise NoMeaning(", ".join(k.outputs), "carried sums beside other values of a loop")
        s = states.kernel
        if (s.parallel, s.streamed, s.leading) != (k.parallel, k.streamed, k.leading):
            raise NoMeaning(", ".join(s.outputs), "states of other rows or columns than those of their loop")

    def end(self, n):
        """The end point of the n-th tile of a row."""
        return index_map(f"{self.prefix}.end")[(n, *self.places)]

    def of_row(self, what):
        """The number of steps, the first or the last row of the block."""
        return index_map(f"{self.prefix}.{what}")[self.places]

    def bound(self, expr):
        """A bound of the streamed index for the block of the row."""
        block = {variable(FIRST): self.of_row("first"), variable(LAST): self.of_row("last")}
        return substitute(self.whole.term(expr), block)

    @property
    def lower(self):
        return self.bound(self.kernel.visible.lower)

    @property
    def upper(self):
        """The end of the loop, not before its start."""
        return Max(self.lower, self.bound(self.kernel.visible.upper))

    def after(self, n):
        """How the names of the kernel are read after n tiles."""
        return Running(self, n)

    def seen(self, d, n):
        """How many elements a statistic has seen after n tiles."""
        return array(f"{self.prefix}.seen.{d.name}")[(n, *map(variable, d.indices))]

    def tile(self, n):
        return Range(self.end(n), self.end(n + 1))

    @property
    def anchor(self):
        """The row of the block of the row at which the states are read."""
        return self.of_row("last" if self.states_before.kernel.descending else "first")

    def share(self, d):
        """What a sum has before its first tile."""
        if d.name not in self.carrying:
            return Integer(0)
        return self.states_before.share(d, self.carrying[d.name], self.of_row("block"), self.anchor)

    @property
    def shared(self):
        """The columns of the shares: those that the anchor of the block sees."""
        return self.states_before.seen(self.anchor)

    @property
    def own(self):
        """The columns that are the loop's: those of the shares are left out; it visits what is visible of the rest."""
        if self.states_before is None:
            return Range(0, self.whole.term(self.kernel.streamed.size))
        return self.states_before.unseen(self.anchor)

    def end_points(self):
        """{label: what is known of the blocks and tile end points of this kernel}."""
        return self._end_points

    def statements(self):
        """{label: what defines an array} of this kernel."""
        return self._statements

    @cached_property
    def _end_points(self):
        k = self.kernel
        first, last = self.of_row("first"), self.of_row("last")
        facts = {
            "first": Rel("<=", 0, first),
            "from": Rel("<=", first, variable(k.parallel)),
            "to": Rel("<=", variable(k.parallel), last),
            "last": Rel("<", last, self.whole.term(k.parallel.size)),
            "start": Eq(self.end(Integer(0)), self.lower),
            "grow": all_of(Rel("<=", self.end(TILES), self.end(TILES + 1)), TILES, Nat),
            "within": all_of(Rel("<=", self.end(TILES), self.upper), TILES, Nat),
            "steps": Rel("<=", 0, self.of_row("steps")),
            "stop": Eq(self.end(self.of_row("steps")), self.upper),
        }
        if self.states_before is None:
            return {f"{self.prefix}.{name}": for_all(p, self.rows) for name, p in facts.items()}
        facts["block"] = Rel("<=", 0, self.of_row("block"))
        facts["anchor"] = Eq(self.states_before.anchor(self.of_row("block")), self.anchor)
        found = {f"{self.prefix}.{name}": for_all(p, self.rows) for name, p in facts.items()}
        return found | self.states_before.end_points

    @cached_property
    def _statements(self):
        out = dict(self.states_before.statements) if self.states_before else {}
        for d in (*self.kernel.values, *self.kernel.derived):
            out |= self._value(d)
        for d in self.kernel.statistics:
            out |= self._statistic(d)
        for d in self.kernel.sums:
            out |= self._sum(d)
        for d in (*self.kernel.statistics, *self.kernel.derived, *self.kernel.sums):
            out[d.name] = for_all(Eq(self.whole.head(d), self.after(self.of_row("steps")).head(d)), d.indices)
        for d in self.kernel.scatters:
            out[d.name] = self._scatter(d)
        for d in self.kernel.kept:
            out[d.name] = self._kept(d)
        for d in self.kernel.epilogue:
            out[d.name] = self.whole.equation(d)
        return out

    def each(self, p, indices):
        """p for all numbers of tiles and all values of the indices."""
        return for_all(all_of(p, TILES, Nat), indices)

    def _value(self, d):
        """A value of a pair, or a row value of the statistics, after n tiles."""
        at = self.after(TILES)
        return {f"{self.prefix}.{d.name}": self.each(Eq(at.head(d), at.body(d)), d.indices)}

    def guard(self, d):
        """The condition of a reduction, positive where it sees the streamed index; None if it sees everything."""
        conditions = [self.whole.condition(c) for c in conjuncts(d.where)]
        return Min(*conditions) if conditions else None

    def closed(self, d, n):
        """The share and the sum over the first n tiles, with the statistics after n tiles."""
        return self.share(d) + Sigma(self.body_of_sum(d, n), self.j, Range(self.end(Integer(0)), self.end(n)))

    def _statistic(self, d):
        following = self.after(TILES + 1)
        now, seen = self.after(TILES).head(d), self.seen(d, TILES)
        guard = self.guard(d)
        here = Sigma(Integer(1) if guard is None else Select(guard, 1, 0), self.j, self.tile(TILES))
        tile = self.tile(TILES) if guard is None else Sub(guard, self.j, self.tile(TILES))
        top = Big(following.term(d.body), self.j, tile)
        moved = Select(seen, Select(here, Max(now, top), now), Select(here, top, now))
        last = self.of_row("steps")
        name = f"{self.prefix}.{d.name}"
        return {
            f"{name}.none": for_all(Eq(self.seen(d, Integer(0)), 0), d.indices),
            f"{name}.seen": self.each(Eq(self.seen(d, TILES + 1), seen + here), d.indices),
            name: self.each(Eq(following.head(d), moved), d.indices),
            f"{name}.count": for_all(
                Eq(self.whole.seen_at(d, map(variable, d.indices)), self.seen(d, last)), d.indices
            ),
        }

    def correction(self, d, n):
        """The factor of a sum when the n-th tile moves its statistics."""
        out = Integer(1)
        for c in self.kernel.corrections_of(d.name):
            out = out * Select(self.seen_under(c.statistic, n), self._factor(c, c.factor, n), 0)
        return out

    def _factor(self, c, expr, n):
        """A factor in the old and the new value of a statistic, when the n-th tile moves it."""
        new = {c.new: NEW} if isinstance(c, RankCorrection) else {}
        factor = self.after(n + 1).term(expr.xreplace({c.old: OLD, **new}))
        old, now = self.after(n).term(c.statistic), self.after(n + 1).term(c.statistic)
        return substitute(factor, {Symbol(OLD.name, real=True): old, Symbol(NEW.name, real=True): now})

    def moved_together(self, d):
        """(RankCorrection, the sums that it moves together, the place of d among them), or None."""
        by_name = {x.name: x for x in self.kernel.sums}
        for main, corrections in self.kernel.corrections:
            names = self.kernel.moments_of(main)
            if d.name in names:
                return corrections[0], tuple(by_name[n] for n in names), names.index(d.name)
        return None

    def matrix(self, d, n):
        """The row of a RankCorrection that belongs to a sum, as factors of the sums that it moves together."""
        c, group, place = self.moved_together(d)
        return tuple(self._factor(c, sp.sympify(c.matrix[place, b]), n) for b in range(len(group)))

    def carried(self, d, n):
        """What a sum takes over from n tiles when the next one moves its statistics."""
        found = self.moved_together(d)
        if found is None:
            return self.correction(d, n) * self.after(n).head(d)
        c, group, _ = found
        seen = self.seen_under(c.statistic, n)
        row = zip(self.matrix(d, n), group, strict=True)
        return Add(*[Select(seen, factor, 0) * self.after(n).head(other) for factor, other in row])

    def seen_under(self, statistic, n):
        """How many elements the maximum under a statistic has seen."""
        by_name = {d.name: d for d in (*self.kernel.statistics, *self.kernel.derived)}
        d = by_name[statistic.name]
        while d.reduce != "max":
            inner = [e for e in d.body.atoms(Entry) if e.name in by_name]
            if len(inner) != 1:
                raise NoMeaning(d, "a statistic made of several maxima")
            d = by_name[inner[0].name]
        return self.seen(d, n)

    def body_of_sum(self, d, n, at=None):
        """What a sum adds for one streamed index, with the state after n tiles."""
        at = at or self.after(n)
        inner = [v for v in d.over if v != self.kernel.streamed]
        return summed(at.guarded(d.where, at.term(d.body)), inner)

    def _sum(self, d):
        following = self.after(TILES + 1).head(d)
        tile = Sigma(self.body_of_sum(d, TILES + 1), self.j, self.tile(TILES))
        name = f"{self.prefix}.{d.name}"
        return {
            f"{name}.start": for_all(Eq(self.after(Integer(0)).head(d), self.share(d)), d.indices),
            name: self.each(Eq(following, self.carried(d, TILES) + tile), d.indices),
        }

    def visited(self):
        return Range(self.lower, self.upper)

    def _scatter(self, d):
        """Every visited pair adds to its place; the order does not matter to a sum."""
        at = self.after(self.of_row("steps"))
        deltas = []
        body = at.guarded(d.where, at.term(d.body))
        apart = {variable(v): Symbol(f"{v.name}.over", integer=True) for v in d.over}
        for place, target in zip(d.at, d.indices, strict=True):
            deltas.append(KroneckerDelta(substitute(at.term(place), apart), variable(target)))
        body = Mul(*deltas) * substitute(body, apart)
        inner = [v for v in d.over if v != self.kernel.streamed and v not in self.rows]
        for v in reversed(inner):
            body = Sigma(body, apart[variable(v)], domain(v))
        visited = substitute(self.visited(), apart)
        body = Sigma(body, apart[self.j], visited)
        for v in reversed([v for v in d.over if v in self.rows]):
            body = Sigma(body, apart[variable(v)], domain(v))
        return for_all(Eq(self.whole.head(d), body), d.indices)

    def _kept(self, d):
        """A value of pairs that is stored: zero where no tile comes; rows of which it is a sum add to it."""
        outer = [v for v in d.over if v in self.rows]
        if missing := [v for v in self.rows if v not in (*d.indices, *outer)]:
            raise NoMeaning(d, f"a stored value of pairs that says nothing of {missing[0]}")
        at = self.after(self.of_row("steps"))
        body = summed(at.guarded(d.where, at.term(d.body)), [v for v in d.over if v not in self.rows])
        inside = Min(self.j - self.lower + 1, self.upper - self.j)
        return for_all(Eq(self.whole.head(d), summed(Select(inside, body, 0), outer)), d.indices)


class Running(Meaning):
    """A kernel's own names with the number of tiles as their first index; all others as they are."""

    def __init__(self, loop, n, kind=""):
        super().__init__(loop.whole.kinds, loop.whole.rename, loop.whole.definitions)
        self.loop, self.n, self.kind = loop, n, kind

    def at(self, name, places):
        if name in self.loop.states:
            return array(plain_name(f"{self.loop.prefix}.{self.kind}{name}"))[(self.n, *places)]
        return super().at(name, places)

    def seen_at(self, d, places):
        if d.name in {x.name for x in self.loop.kernel.statistics}:
            at_row = dict(zip(map(variable, d.indices), places, strict=True))
            return substitute(self.loop.seen(d, self.n), at_row)
        return self.loop.whole.seen_at(d, places)
