"""Trusted.  What one kernel means: its state after n tiles, for each row, for any blocks and any tile end points.

A row is one value of the leading axes and of the parallel index of the kernel; see `tile_meaning`.
"""

from functools import cached_property

from sympy import Integer, Max, Min

from derive.errors import NoMeaning
from derive.logic import Big, Eq, Nat, Range, Rel, Select, Sigma, Sub, all_of, array, index_map, substitute
from derive.program import FIRST, LAST
from derive.proof.meaning import conjuncts, for_all, summed, variable
from derive.proof.moved_sums import MovedSums
from derive.proof.running import TILES, Running
from derive.proof.state_meaning import States


class Loop(MovedSums):
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
        at, streamed = self.after(self.of_row("steps")), self.kernel.streamed
        inner = [v for v in d.over if v != streamed and v not in self.rows]
        outer = [v for v in d.over if v in self.rows]
        order = (*reversed(inner), streamed, *reversed(outer))
        body = at.scattered(d, at.term(d.body), order, {streamed: self.visited()})
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
