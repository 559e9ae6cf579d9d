"""Untrusted.  One loop over tiles computes what the program says, for any blocks and any tile end points.

The general lemmas are instantiated with the kernel's conditions, summands and recurrences; what is particular to a
kernel is shown here: its values in the program's terms, that the correction is the ratio of two summands, and that
everything visible lies within the bounds of the loop.
"""

from sympy import Dummy, Integer, Mul

from derive.errors import Rejected
from derive.logic import (
    Eq,
    In,
    Min,
    Nat,
    Range,
    Rel,
    Select,
    Sigma,
    Sub,
    Symbol,
    all_elim,
    all_intro,
    arith,
    assume,
    cases,
    cut,
    free,
    instantiate,
    leibniz,
    refl,
    sub_holds,
    sub_in,
    substitute,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.normal import chain, changes, side
from derive.logic.tactics import Stuck, equal, names
from derive.logic.terms import Prop
from derive.proof import lemmas as general
from derive.proof.equations import C, Equation, Rewriter, X, at_indices
from derive.proof.facts import Facts, guards_of
from derive.proof.meaning import domain, variable
from derive.proof.rows import Row
from derive.proof.tile_meaning import TILES


class LoopProof:
    """The proofs of one kernel.

    loop: its meaning; scope: the program that it must agree with; known: {array: Equation  tile value = program value}
    of the earlier stages; target: the equations of the program.  `finish` adds what this kernel stores to `known`.
    """

    def __init__(self, loop, scope, known, target):
        self.loop, self.scope, self.known, self.target = loop, scope, dict(known), target
        self.kernel, self.row = loop.kernel, Row(loop)
        self.statements = loop.statements()
        self.moves = self._moving()
        self.static, self.moving, self.sums = {}, {}, {}
        for d in self.kernel.values:
            self._pair_value(d)

    def _moving(self):
        """Names of the kernel's values that change with the statistics."""
        moving = {d.name for d in (*self.kernel.statistics, *self.kernel.derived)}
        for d in self.kernel.values:
            if any(e.name in moving for e in d.entries):
                moving.add(d.name)
        return moving

    def array(self, name):
        """The array of the state or value of that name, its first index the number of tiles."""
        return self.loop.after(TILES).at(name, [Integer(0)]).base

    def indices(self, d):
        return tuple(map(variable, d.indices))

    def place(self, d):
        return tuple(In(variable(x), domain(x)) for x in d.indices)

    def at_row(self, label, d):
        """One of the kernel's statements at the free indices of its definition."""
        return at_indices(self.statements[label], self.indices(d))

    def state(self, d):
        """The equation of a value after n tiles, at free n and indices."""
        theorem = self.at_row(f"{self.loop.prefix}.{d.name}", d)
        return Equation((TILES, *self.indices(d)), cut(self.row.natural(TILES), all_elim(theorem, k=TILES)))

    def stored(self, d):
        """tile value = the state after all steps."""
        return self.at_row(d.name, d)

    def program(self, d):
        """program value = its body, at its own indices."""
        return self.target[self.scope.meaning.array(d.name)].at(self.indices(d))

    def rewriter(self, table, *terms, n=None):
        fresh = names(*terms, *[e.theorem.concl for e in table.values()])

        def supply(h, context):
            if isinstance(h, In):
                try:
                    return self.row.in_range(h, context, n)
                except Rejected:
                    return None
            if isinstance(h, Rel) and h.op == "<=" and h.a == 0:
                return self.row.bound(h)
            if isinstance(h, Rel) and h.op == "<" and h.a == 0:
                try:
                    return Facts(self.target).positive(h.b, context)
                except Rejected:
                    return None
            return None

        return Rewriter(table, fresh, supply)

    def _pair_value(self, d):
        """A value that does not move is the program's; another one is unfolded where it is read."""
        equation = self.state(d)
        if d.name in self.moves:
            self.moving[self.array(d.name)] = equation
            return
        theorem = equation.theorem
        body = self.rewriter({**self.known, **self.static}, side(theorem)).all(side(theorem), self.place(d))
        target = self.program(d)
        theorem = chain(theorem, body, equal(side(body), side(target)), sym(target))
        self.static[self.array(d.name)] = Equation(equation.indices, theorem)

    def in_program(self, t, n=None, context=()):
        """|- t = t with what does not move by the program's values, and the rest unfolded down to the statistics."""
        return self.rewriter({**self.known, **self.static, **self.moving}, t, n=n).all(t, context)

    def for_all_tiles(self, theorem):
        """0 <= n |- p(n)  gives  for all n: p(n)."""
        natural = arith(goal=Rel("<=", 0, TILES), hyps=(In(TILES, Nat),))
        return all_intro(cut(natural, theorem), k=TILES, A=Nat)

    def frame(self):
        """What the names of the lemmas stand for in this kernel."""
        return {general.END: ((general.N,), self.loop.end(general.N)), general.N: TILES}

    def instance(self, lemma, m, proofs):
        """An instance of a lemma, with its hypotheses proved where they are the conclusions of `proofs`."""
        out = instantiate(lemma, m={**self.frame(), **m})
        for proof in (*proofs, self.row.fact("grow")):
            if proof.concl in out.hyps:
                out = cut(proof, out)
        return out

    def at_end(self, theorem):
        """A theorem for n tiles, after all steps, with the end points that the loop has."""
        theorem = cut(self.row.fact("steps"), instantiate(theorem, m={TILES: self.row.steps}))
        start, stop = Symbol("hole.start", integer=True), Symbol("hole.stop", integer=True)
        ends = {self.row.end(Integer(0)): start, self.row.end(self.row.steps): stop}
        template = _map_terms(theorem.concl, lambda t: t.xreplace(ends))
        return leibniz(self.row.fact("start"), self.row.fact("stop"), theorem, holes=(start, stop), template=template)

    # ------------------------------------------------------------------------------------------------------ statistics
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

    def visited_maximum(self, d, m):
        guard = self.loop.guard(d)
        lemma = general.lemmas(guard is not None)
        return self.instance(lemma.visited_maximum, {**m, **self.bounds()}, self.within_bounds(guard))

    def bounds(self):
        row = self.row
        return {general.LOW: row.lower, general.HIGH: row.upper, general.SIZE: row.whole.args[1]}

    def within_bounds(self, guard):
        """[everything visible is visited, everything visited is there]."""
        row, k = self.row, general.K
        whole, visited = row.whole, Range(row.lower, row.upper)
        inside = all_intro(row.sure(In(k, whole), [assume(In(k, visited))]), k=k, A=visited)
        if guard is None:
            return [all_intro(row.sure(In(k, visited), [assume(In(k, whole))]), k=k, A=whole), inside]
        bag = general.lemmas(True).visible.bag(whole)
        bag = substitute(bag, {general.GUARD: ((general.J,), substitute(guard, {self.loop.j: general.J}))})
        known = [*members(k, bag)]
        return [all_intro(row.sure(In(k, visited), known), k=k, A=bag), inside]

    def visited_sum(self, guard, body):
        """|- the sum over all j of a guarded body, given at the lemmas' j, = the sum over the visited j."""
        whole = self.row.whole
        m = {general.F: ((general.J,), body), **self.bounds()}
        proofs = self.within_bounds(guard)
        if guard is not None:
            guard = substitute(guard, {self.loop.j: general.J})
            m[general.GUARD] = ((general.J,), guard)
            proofs.append(all_intro(hidden(guard, body), k=general.J, A=whole))
        return self.instance(general.lemmas(guard is not None).visited_sum, m, proofs)

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
        """0 <= n |- acc[n] = the sum of the visible j < end[n] in the program's values, with the statistics after n."""
        if d.name not in self.sums:
            self.sums[d.name] = self._corrected(d) if self.kernel.corrections_of(d.name) else self._plain(d)
        return self.sums[d.name]

    def _summand(self, d):
        """(F(n, j), theorem  acc[n + 1] = weight acc[n] + the sum of F(n + 1, j) over the tile)."""
        loop, n = self.loop, TILES
        recurrence = cut(self.row.natural(n), all_elim(self.at_row(f"{loop.prefix}.{d.name}", d), k=n))
        tile = Sigma(loop.body_of_sum(d, n + 1), loop.j, loop.tile(n))
        new = self.in_program(tile, n=n, context=self.place(d))
        weight = loop.correction(d, n) * loop.after(n).head(d)
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
        return self.instance(general.plain_sum(), m, proofs)

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
        """0 <= n |- acc[n] = the sum over the first n tiles, as the meaning of the loop says it."""
        found = self.sum_after(d)
        n, loop = TILES, self.loop
        dom = Range(self.row.end(Integer(0)), self.row.end(n))
        wanted = self.rewriter({**self.known, **self.static, **self.moving}, found.concl, n=None)
        closed = loop.closed(d, n)
        context = self.place(d)

        def supply(h, known):
            if isinstance(h, In):
                try:
                    return self.row.in_done(h, known)
                except Rejected:
                    return None
            return self.row.bound(h) if isinstance(h, Rel) and h.op == "<=" and h.a == 0 else None

        wanted.supply = supply
        back = wanted.all(closed, context)
        if side(back) != side(found):
            back = chain(back, equal(side(back), side(found)))
        assert dom == closed.dom
        return chain(found, sym(back)) if changes(back) else found

    def finish_sum(self, d):
        """tile.acc = program.acc."""
        final = self.at_end(self.sum_after(d))
        table = {**self.known, **self.final_states()}
        value = chain(self.stored(d), final)
        value = chain(value, self.rewriter(table, side(value)).all(side(value), self.place(d)))
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

    def bound_theorem(self, statement):
        """A statement about all streamed indices of a kind, from what is known of the block."""
        k = next(names(statement))
        goal = statement.at(k)
        known = members(k, statement.dom) if isinstance(statement.dom, Sub) else [assume(In(k, statement.dom))]
        return all_intro(self.row.sure(goal, known), k=k, A=statement.dom)

    def finish(self):
        """{array: Equation  tile value = program value} of what the kernel stores; conditions may remain."""
        for d in self.kernel.statistics:
            self.finish_statistic(d)
        for d in self.kernel.derived:
            self.finish_derived(d)
        for d in self.kernel.sums:
            self.finish_sum(d)
        return self.known


class AtSteps(Equation):
    """An equation of a state after all steps: its first index is the number of steps of the row."""

    def __init__(self, indices, theorem):
        super().__init__((Dummy(integer=True), *indices), theorem)

    def at(self, places):
        moved = {x: p for x, p in zip(self.indices[1:], places[1:], strict=True) if x != p}
        return instantiate(self.theorem, m=moved) if moved else self.theorem


_HOLE = Symbol("hole.tile", real=True)


def members(k, bag):
    """[k in the domain, the condition holds], for a member of a sub-bag."""
    return [sub_in(k, bag), sub_holds(k, bag)]


def _map_terms(p, f):
    """A statement with every term changed by f."""
    return p.map(lambda t: _map_terms(t, f)) if isinstance(p, Prop) else f(p)


def condition_of(body, j):
    """The conditions of a summand, all at once, at j instead of the lemmas' index; None if there are none."""
    conditions = []
    while isinstance(body, (Sigma, Select)):
        if isinstance(body, Select):
            found, body = guards_of(body)
            if not found:
                break
            conditions += found
        else:
            body = body.at(Symbol("summed", integer=True))
    free_of_sums = [c for c in conditions if Symbol("summed", integer=True) not in free(c)]
    return substitute(Min(*free_of_sums), {general.J: j}) if free_of_sums else None


def hidden(guard, body):
    """|- Select(guard, body, 0) = body, for a body that is 0 where the guard does not hold."""
    if not isinstance(body, Sigma):
        conditions, inner = guards_of(body)
        pattern = X
        for c in reversed(conditions):
            pattern = Select(c, pattern, 0)
        return instantiate(arith(goal=Eq(Select(guard, pattern, 0), pattern)), m={X: inner})
    yes = instantiate(arith(goal=Eq(Select(C, X, 0), X), hyps=(Rel("<", 0, C),)), m={C: guard, X: body})
    no = instantiate(arith(goal=Eq(Select(C, X, 0), 0), hyps=(Rel("<=", C, 0),)), m={C: guard, X: body})
    return cases(yes, trans(no, sym(_nothing(guard, body))), p=Rel("<", 0, guard))


def _nothing(guard, body):
    """guard <= 0 |- body = 0."""
    if isinstance(body, Sigma):
        k = next(names(guard, body))
        inner = _nothing(guard, body.at(k))
        return trans(under(inner, red=Sigma, k=k, A=body.dom), zero(j=k, A=body.dom))
    shown = hidden(guard, body)
    no = instantiate(arith(goal=Eq(Select(C, X, 0), 0), hyps=(Rel("<=", C, 0),)), m={C: guard, X: body})
    return trans(sym(shown), no)
