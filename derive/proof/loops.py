"""Untrusted.  One loop over tiles computes what the program says, for any blocks and any tile end points.

The general lemmas are instantiated with the kernel's conditions, summands and recurrences; what is particular to a
kernel is shown here: its values in the program's terms, that the correction is the ratio of two summands, and that
everything visible lies within the bounds of the loop.
"""

from functools import cached_property

from sympy import Add, Integer, Mul

from derive.errors import Rejected
from derive.logic import (
    Eq,
    In,
    Range,
    Select,
    Sigma,
    Symbol,
    all_elim,
    all_intro,
    arith,
    cut,
    leibniz,
    refl,
    substitute,
    sym,
)
from derive.logic.steps import chain, changes, side
from derive.logic.tactics import Stuck, equal, names
from derive.proof import lemmas as general
from derive.proof.equations import Equation, Rewriter
from derive.proof.loop_statistics import LoopStatistics
from derive.proof.rank_lemmas import together
from derive.proof.running import TILES
from derive.proof.states import Shares
from derive.proof.visited import condition_of, hidden


class LoopProof(LoopStatistics):
    """The proofs of one kernel; `finish` adds what it stores to `known`."""

    def sum_after(self, d):
        """0 <= n |- acc[n] = the sum of the visible j < end[n] in the program's values, with the statistics after n.

        A carried sum has acc[0], its share, besides.
        """
        if d.name not in self.sums:
            if self.loop.moved_together(d):
                self.sums |= self._together(d)
            else:
                self.sums[d.name] = self._corrected(d) if self.kernel.corrections_of(d.name) else self._plain(d)
        return self.sums[d.name]

    def _summand(self, d):
        """(F(n, j), theorem  acc[n + 1] = weight acc[n] + the sum of F(n + 1, j) over the tile)."""
        loop, n = self.loop, TILES
        recurrence = cut(self.row.natural(n), all_elim(self.at_row(f"{loop.prefix}.{d.name}", d), k=n))
        tile = Sigma(loop.body_of_sum(d, n + 1), loop.j, loop.tile(n))
        new = self.in_program(tile, n=n, context=self.place(d))
        weight = loop.carried(d, n)
        step = leibniz(new, holes=(_HOLE,), template=weight + _HOLE) if changes(new) else refl(side(recurrence))
        body = substitute(side(new).at(general.J), {n: n - 1})
        return body, chain(recurrence, step)

    def _common(self, d, body):
        loop, n, j = self.loop, general.N, general.J
        summand = substitute(body, {TILES: n})
        m = {general.SUMMAND: ((n, j), summand), general.ACC: ((n,), loop.after(n).head(d))}
        return m, [self.at_row(f"{loop.prefix}.{d.name}.start", d)]

    def _plain(self, d):
        body, recurrence = self._summand(d)
        m, proofs = self._common(d, body)
        following = substitute(body, {TILES: TILES + 1})
        proofs += [self.for_all_tiles(recurrence), self._for_each(equal(body, following))]
        out = self.instance(general.plain_sum(), m, proofs)
        return out if self.loop.carrying else self._from(self.at_row(f"{self.loop.prefix}.{d.name}.start", d), out)

    def _from(self, start, theorem):
        """acc[n] = acc[0] + the sum over the tiles, with acc[0] replaced by what it starts from."""
        rest = side(theorem) - start.concl.a
        return chain(theorem, leibniz(start, holes=(_HOLE,), template=_HOLE + rest))

    @cached_property
    def shares(self):
        return Shares(self)

    def _corrected(self, d):
        statistic, ratio = self._ratio(d)
        guard = self.loop.guard(statistic)
        body, recurrence = self._summand(d)
        m, proofs = self._common(d, body)
        top, more = self.statistic(statistic)
        m |= top | {general.RATIO: ((general.N,), substitute(ratio, {TILES: general.N}))}
        following = substitute(body, {TILES: TILES + 1})
        proofs += [*more, self.for_all_tiles(self._one_weight(d, recurrence, statistic, ratio))]
        proofs.append(self._for_each(equal(ratio * body, following)))
        if guard is not None:
            guard = substitute(guard, {self.loop.j: general.J})
            proofs += [self._for_each(hidden(guard, body)), self._for_each(hidden(guard, following))]
        return self.instance(general.lemmas(guard is not None).corrected_sum, m, proofs)

    def _together(self, d):
        """{sum: its theorem} for the sums that one matrix moves together."""
        correction, group, _ = self.loop.moved_together(d)
        statistic = self._maximum_under(correction.statistic)
        guard = self.loop.guard(statistic)
        lemma = together(len(group), guard is not None)
        m, proofs = self.statistic(statistic)
        found = [self._summand(x) for x in group]
        bodies = [body for body, _ in found]
        following = [substitute(body, {TILES: TILES + 1}) for body in bodies]
        n, j = general.N, general.J
        for a, x in enumerate(group):
            m[lemma.acc[a]] = ((n,), self.loop.after(n).head(x))
            m[lemma.summand[a]] = ((n, j), substitute(bodies[a], {TILES: n}))
            matrix = self.loop.matrix(x, TILES)
            for b, factor in enumerate(matrix):
                m[lemma.ratio[a][b]] = ((n,), substitute(factor, {TILES: n}))
            proofs += [self.at_row(f"{self.loop.prefix}.{x.name}.start", x), self.for_all_tiles(found[a][1])]
            moved = Add(*[factor * body for factor, body in zip(matrix, bodies, strict=True)])
            proofs.append(self._for_each(equal(moved, following[a])))
            if guard is not None:
                at = substitute(guard, {self.loop.j: j})
                proofs += [self._for_each(hidden(at, bodies[a])), self._for_each(hidden(at, following[a]))]
        return {x.name: self.instance(t, m, proofs) for x, t in zip(group, lemma.sums, strict=True)}

    def _maximum_under(self, statistic):
        """The definition of the maximum under a statistic of this kernel."""
        seen = self.loop.seen_under(statistic, TILES)
        return next(s for s in self.kernel.statistics if self.loop.seen(s, TILES) == seen)

    def _ratio(self, d):
        """(the statistic under the corrections of a sum, the product of their factors)."""
        found = {}
        for s in self.kernel.statistics:
            for f in Mul.make_args(self.loop.correction(d, TILES)):
                if isinstance(f, Select) and f.args[0] == self.loop.seen(s, TILES):
                    found.setdefault(s.name, [s]).append(f.args[1])
        if len(found) != 1:
            raise Stuck(f"{d.name}: corrected by {len(found)} different maxima; the lemma of loops knows one")
        ((statistic, *factors),) = found.values()
        return statistic, Mul(*factors)

    def _one_weight(self, d, recurrence, statistic, ratio):
        """The recurrence with one select, whose value is the product of the factors."""
        weight = self.loop.correction(d, TILES)
        one = Select(self.loop.seen(statistic, TILES), ratio, 0)
        if weight == one:
            return recurrence
        same = arith(goal=Eq(weight, one))
        rest = side(recurrence) - weight * self.loop.after(TILES).head(d)
        return chain(recurrence, leibniz(same, holes=(_HOLE,), template=_HOLE * self.loop.after(TILES).head(d) + rest))

    def _for_each(self, theorem):
        """For all n and all j of the first n tiles."""
        done = Range(self.row.end(Integer(0)), self.row.end(TILES))
        return self.for_all_tiles(all_intro(theorem, k=general.J, A=done))

    def online(self, d):
        """0 <= n |- acc[n] = its share and the sum over the first n tiles, as the meaning of the loop says it."""
        found, share = self.sum_after(d), self.loop.share(d)
        closed = self.loop.closed(d, TILES) - share
        table = {**self.known, **self.static, **self.moving}
        fresh = names(found.concl, closed, *[e.theorem.concl for e in table.values()])

        def supply(h, context):
            try:
                return self.row.in_done(h, context) if isinstance(h, In) else self.row.bound(h)
            except Rejected:
                return None

        back = Rewriter(table, fresh, supply).all(closed, self.place(d))
        start = self.loop.after(Integer(0)).head(d) if self.loop.carrying else Integer(0)
        if side(back) != side(found) - start:
            back = chain(back, equal(side(back), side(found) - start))
        if changes(back):
            found = chain(found, leibniz(sym(back), holes=(_HOLE,), template=start + _HOLE))
        return self._from(self.at_row(f"{self.loop.prefix}.{d.name}.start", d), found) if self.loop.carrying else found

    def finish_sum(self, d):
        """tile.acc = program.acc."""
        final = self.at_end(self.sum_after(d))
        table = {**self.known, **self.final_states()}
        value = chain(self.stored(d), final)
        value = chain(value, self.rewriter(table, side(value)).all(side(value), self.place(d)))
        if self.loop.carrying:
            value = chain(value, self.shares.joined(d, side(value)))
        else:
            body = side(value).at(general.J)
            whole = self.visited_sum(condition_of(body, self.loop.j), body)
            value = chain(value, sym(whole)) if changes(whole) else value
        target = self.program(d)
        found = self._target(side(target), d)
        same = equal(side(value), side(found))
        theorem = chain(value, same, sym(found) if changes(found) else refl(side(target)), sym(target))
        self.known[self.loop.whole.array(d.name)] = Equation(self.indices(d), theorem)

    def _target(self, t, d):
        """The program's sum with the values that move written out, as the loop has them."""
        written = {self.scope.meaning.array(v.name) for v in self.kernel.values if v.name in self.moves}
        return self.rewriter({a: self.target[a] for a in written}, t).all(t, self.place(d))

    def finish(self):
        """{array: Equation  tile value = program value} of what the kernel stores; conditions may remain."""
        for d in self.kernel.statistics:
            self.finish_statistic(d)
        for d in self.kernel.derived:
            self.finish_derived(d)
        further = {name for _, names in self.kernel.moments for name in names}
        for d in self.kernel.sums:
            if d.name not in further:
                self.finish_sum(d)
        return self.known


_HOLE = Symbol("hole.tile", real=True)
