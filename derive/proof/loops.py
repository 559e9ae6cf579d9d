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
    Rel,
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
    under,
)
from derive.logic.steps import chain, changes, side
from derive.logic.tactics import Stuck, equal, names
from derive.proof import lemmas as general
from derive.proof.equations import Equation, Rewriter
from derive.proof.loop_frame import AtSteps, LoopFrame, condition_of, hidden
from derive.proof.rank_lemmas import together
from derive.proof.states import Shares
from derive.proof.tile_meaning import TILES


class LoopProof(LoopFrame):
    """The proofs of one kernel; `finish` adds what it stores to `known`."""

    def statistic(self, d):
        """(arrays of the lemmas, theorems of their hypotheses) for a statistic."""
        loop, j = self.loop, self.loop.j
        guard = loop.guard(d)
        body = self.in_program(loop.after(TILES + 1).term(d.body), context=(*self.place(d), In(j, self.row.whole)))
        name = f"{loop.prefix}.{d.name}"
        following = cut(self.row.natural(TILES), all_elim(self.at_row(name, d), k=TILES))
        following = chain(following, self.in_program(side(following), n=TILES, context=self.place(d)))
        m = {
            general.SEEN: ((general.N,), loop.seen(d, general.N)),
            general.TOP: ((general.N,), loop.after(general.N).head(d)),
            general.F: ((general.J,), substitute(side(body), {j: general.J})),
        }
        if guard is not None:
            m[general.GUARD] = ((general.J,), substitute(guard, {j: general.J}))
        proofs = [self.at_row(f"{name}.none", d), self.at_row(f"{name}.seen", d), self.for_all_tiles(following)]
        return m, proofs

    def finish_statistic(self, d):
        """tile.m = program.m where something was seen; the number seen is the program's."""
        m, proofs = self.statistic(d)
        lemma = general.lemmas(self.loop.guard(d) is not None)
        top = self.at_end(self.instance(lemma.running_maximum, m, proofs))
        count = self.at_end(self.instance(lemma.counted, m, proofs))
        ones = self.visited_sum(self.loop.guard(d), side(count).at(general.J))
        top_everywhere = self.visited_maximum(d, m)
        visited = Rel("<", 0, side(count))
        shown = arith(ones, goal=visited, hyps=(Rel("<", 0, ones.concl.a),))
        top_everywhere = cut(shown, top_everywhere)
        target, stored = self.program(d), self.stored(d)
        same = equal(side(target), top_everywhere.concl.a)
        goal, seen = Eq(stored.concl.a, target.concl.a), Rel("<", 0, ones.concl.a)
        theorem = arith(stored, top, ones, top_everywhere, same, target, goal=goal, hyps=(seen,))
        nested = self._one_by_one(ones.concl.a, self.scope.meaning.seen(d))
        if changes(nested):
            theorem = cut(arith(nested, goal=seen, hyps=(Rel("<", 0, side(nested)),)), theorem)
        self.known[stored.concl.a.base] = Equation(self.indices(d), theorem)
        theorem = self.at_row(f"{self.loop.prefix}.{d.name}.count", d)
        theorem = chain(theorem, count, sym(ones) if changes(ones) else refl(side(count)), nested)
        self.known[theorem.concl.a.base] = Equation(self.indices(d), theorem)

    def _one_by_one(self, count, wanted):
        """|- the sum of Select(min of the conditions, 1, 0) = the sum of nested selects."""
        if count == wanted:
            return refl(count)
        k = next(names(count, wanted))
        return under(arith(goal=Eq(count.at(k), wanted.at(k))), red=Sigma, k=k, A=count.dom)

    def finish_derived(self, d):
        """tile.c = program.c: the same where something was seen, and the same where nothing was."""
        value = chain(self.stored(d), cut(self.row.fact("steps"), self.state(d).at((self.row.steps, *self.indices(d)))))
        counts, states = {}, {**self.known, **self.final_states()}
        for s in self.kernel.statistics:
            count = self.at_row(f"{self.loop.prefix}.{s.name}.count", s)
            known = self.known[count.concl.a.base].theorem
            counts[side(count).base] = AtSteps(self.indices(s), chain(sym(count), known))
        value = chain(value, self.rewriter(counts, side(value)).all(side(value), self.place(d)))
        body = self.rewriter(states, side(value)).all(side(value), self.place(d))
        target = self.program(d)
        theorem = chain(value, body, equal(side(body), side(target)), sym(target))
        self.known[value.concl.a.base] = Equation(self.indices(d), theorem)

    def final_states(self):
        """{array: state[steps] = program value} for the statistics that are finished."""
        out = {}
        for s in (*self.kernel.statistics, *self.kernel.derived):
            stored = self.loop.whole.array(s.name)
            if stored in self.known:
                theorem = chain(sym(self.stored(s)), self.known[stored].theorem)
                out[self.array(s.name)] = AtSteps(self.indices(s), theorem)
        return out

    # ------------------------------------------------------------------------------------------------------------ sums
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
