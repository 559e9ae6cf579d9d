"""Untrusted.  The statistics of a loop after all tiles are the program's, where the row has seen something."""

from derive.logic import Eq, In, Rel, Sigma, all_elim, arith, cut, refl, substitute, sym, under
from derive.logic.steps import chain, changes, side
from derive.logic.tactics import equal, names
from derive.proof import lemmas as general
from derive.proof.equations import Equation
from derive.proof.loop_frame import AtSteps
from derive.proof.running import TILES
from derive.proof.visited import Visited


class LoopStatistics(Visited):
    """The maxima of one kernel, and what is derived from them."""

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
