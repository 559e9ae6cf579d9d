"""Untrusted.  One loop over tiles computes what the program says: by induction over tiles with any end points.

After n tiles a sum holds the sum of the visible j < end[n], taken with the statistics after n tiles; the correction is
shown to be right for any two values of the statistics.  After all tiles this is the program's sum.
"""

from sympy import Dummy, Integer

from derive.errors import Rejected
from derive.logic import (
    Eq,
    In,
    Nat,
    Range,
    Rel,
    Select,
    Sigma,
    Symbol,
    Void,
    all_elim,
    all_of,
    arith,
    assume,
    cases,
    cut,
    induction,
    instantiate,
    leibniz,
    range_split,
    refl,
    split,
    sum_le,
    sum_void,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.normal import chain, changes, hole, side
from derive.logic.tactics import Stuck, equal, names
from derive.proof.equations import Equation, Rewriter, X, guarded
from derive.proof.facts import guards_of, indicator
from derive.proof.meaning import domain, variable
from derive.proof.rows import Row
from derive.proof.statistic import Visible
from derive.proof.tile_meaning import TILES

N_HOLE = Symbol("hole.end", integer=True)


class LoopProof:
    """The proofs of one kernel.

    loop: its meaning; scope: the program that it must agree with; known: {array: Equation  tile value = program value}
    of the earlier stages.  Afterwards `known` has what this kernel stores.
    """

    def __init__(self, loop, scope, known, scope_equations):
        self.loop, self.scope, self.known, self.target = loop, scope, dict(known), scope_equations
        self.kernel = loop.kernel
        self.statements = loop.statements()
        self.row = Row(loop)
        self.moving_names = self._moving()
        self.static, self.moving = {}, {}
        self.inductions = {}
        for d in self.kernel.values:
            self._pair_value(d)
        self.tops = {d.name: self._visible(d) for d in self.kernel.statistics}

    def _moving(self):
        """Values of the kernel that change with the statistics."""
        moving = {d.name for d in (*self.kernel.statistics, *self.kernel.derived)}
        for d in self.kernel.values:
            if any(e.name in moving for e in d.entries):
                moving.add(d.name)
        return moving

    # ------------------------------------------------------------------------------------------------ state equations
    def array(self, name):
        """The array of a value of the kernel that depends on the number of tiles."""
        return self.loop.after(TILES).at(name, [Integer(0)]).base

    def state_equation(self, label, d, n_first=True):
        """From  for all indices, all n: state[n, indices] = ...  the equation at free n and indices."""
        idx = tuple(map(variable, d.indices))
        theorem = assume(self.statements[label])
        for x in idx:
            theorem = all_elim(theorem, k=x)
        theorem = cut(arith(goal=In(TILES, Nat), hyps=(Rel("<=", 0, TILES),)), all_elim(theorem, k=TILES))
        return Equation((TILES, *idx), theorem)

    def plain_equation(self, label, d):
        return Equation.assumed(self.statements[label], tuple(map(variable, d.indices)))

    def rewriter(self, table, *terms, n=None):
        fresh = names(*terms, *[e.theorem.concl for e in table.values()])

        def supply(h, context):
            if isinstance(h, In):
                try:
                    return self.row.in_range(h, context, n)
                except Rejected:
                    return None
            if isinstance(h, Rel) and h.op == "<=" and h.a == 0:
                return arith(self.row.fact("steps"), goal=h, hyps=(Rel("<=", 0, TILES),))
            return None

        return Rewriter(table, fresh, supply)

    def _pair_value(self, d):
        """A value that does not move is the program's; another one is unfolded where it is read."""
        array, equation = self.array(d.name), self.state_equation(f"{self.loop.prefix}.{d.name}", d)
        if d.name in self.moving_names:
            self.moving[array] = equation
            return
        theorem = equation.at(equation.indices)
        body = self.rewriter({**self.known, **self.static}, side(theorem)).all(side(theorem), self._place(d))
        target = self.target[self.scope.meaning.array(d.name)].at(tuple(map(variable, d.indices)))
        theorem = chain(theorem, body, equal(side(body), side(target)), sym(target))
        self.static[array] = Equation(equation.indices, theorem)

    def _place(self, d):
        return tuple(In(variable(x), domain(x)) for x in d.indices)

    def _rewritten(self, t, n=None, context=()):
        """|- t = t with everything that does not move by the program's values, the rest unfolded to the statistics."""
        table = {**self.known, **self.static, **self.moving}
        return self.rewriter(table, t, n=n).all(t, context)

    # ------------------------------------------------------------------------------------------------------ statistics
    def _visible(self, d):
        """What a statistic sees, in the program's values."""
        loop = self.loop
        chi = loop.chi(d)
        body = self._rewritten(loop.after(TILES).term(d.body), context=(*self._place(d), In(loop.j, self.row.whole)))
        return Visible(loop.j, chi, side(body))

    def count_after(self, d, n):
        """0 <= n |- seen[n] = the number of visible j < end[n]."""
        top, loop = self.tops[d.name], self.loop
        closed = lambda u: top.count(Range(self.row.end(Integer(0)), self.row.end(u)))  # noqa: E731
        p = Eq(loop.seen(d, TILES), closed(TILES))
        name = f"{loop.prefix}.{d.name}"
        start = self.plain_equation(f"{name}.none", d).theorem
        base = trans(start, sym(self._nothing_yet(closed(Integer(0)))))
        following = self.state_equation(f"{name}.seen", d).theorem
        step = leibniz(assume(p), holes=(hole(0),), template=hole(0) + side(following).args[_sum_at(side(following))])
        step = chain(following, step, sym(self._one_more(closed(TILES + 1))))
        return self._at(induction(base, step, n=TILES, p=p), n)

    def _nothing_yet(self, t):
        """|- a sum over an empty range = 0."""
        return cut(arith(goal=Void(t.dom)), sum_void(t))

    def _one_more(self, t):
        """0 <= n |- the sum below end[n + 1] = the sum below end[n] + the sum over the tile."""
        mid = self.row.end(TILES)
        out = range_split(t, b=mid)
        out = cut(self.row.not_before_start(TILES), cut(self.row.after("grow", TILES), out))
        a, c = t.dom.args
        return trans(out, split(side(out), A=Range(a, mid), B=Range(mid, c)))

    def _at(self, theorem, n):
        """A theorem for all n, at one n."""
        if n == TILES:
            return theorem
        out = instantiate(theorem, m={TILES: n})
        return cut(self.row.fact("steps"), out) if n == self.row.steps else out

    def top_after(self, d, n):
        """0 <= n |- Select(count, m[n], 0) = Select(count, the maximum of the visible j < end[n], 0)."""
        top, loop, row = self.tops[d.name], self.loop, self.row
        start = row.end(Integer(0))
        dom = lambda u: Range(start, row.end(u))  # noqa: E731
        state = lambda u: loop.after(u).head(d)  # noqa: E731
        p = Eq(
            Select(top.count(dom(TILES)), state(TILES), 0), Select(top.count(dom(TILES)), top.top(dom(TILES)), 0)
        )
        zero_ = Integer(0)
        nothing = self._nothing_yet(top.count(dom(zero_)))
        none = arith(nothing, goal=Rel("<=", top.count(dom(zero_)), 0))
        base = cut(none, self._unseen(top.count(dom(zero_)), state(zero_), top.top(dom(zero_))))
        return self._at(induction(base, self._top_step(d, p, top, dom, state), n=TILES, p=p), n)

    def _unseen(self, count, x, y):
        """count <= 0 |- Select(count, x, 0) = Select(count, y, 0)."""
        c, a, b = (Symbol(f"unseen.{v}", real=True) for v in "cxy")
        law = arith(goal=Eq(Select(c, a, 0), Select(c, b, 0)), hyps=(Rel("<=", c, 0),))
        return instantiate(law, m={c: count, a: x, b: y})

    def _top_step(self, d, p, top, dom, state):
        """The maximum after one more tile, by cases: something was seen before, the tile sees something."""
        row, name = self.row, f"{self.loop.prefix}.{d.name}"
        moved = self.state_equation(name, d).theorem
        seen = self.count_after(d, TILES)
        moved = chain(moved, leibniz(seen, holes=(hole(0),), template=_first_condition(side(moved), hole(0))))
        moved = chain(moved, self._rewritten_top(side(moved), d))
        before, tile, after = dom(TILES), self.loop.tile(TILES), dom(TILES + 1)
        counts = self._one_more(top.count(after))
        facts = [row.not_before_start(TILES), row.after("grow", TILES)]
        goal = Eq(Select(top.count(after), state(TILES + 1), 0), Select(top.count(after), top.top(after), 0))
        some_before, some_here = Rel("<", 0, top.count(before)), Rel("<", 0, top.count(tile))
        no_before, no_here = Rel("<=", top.count(before), 0), Rel("<=", top.count(tile), 0)
        both = self._joined(top, before, tile, after, facts, (), moved, assume(p), counts, goal, (some_before, some_here))
        old = self._joined(top, before, tile, after, facts, (tile,), moved, assume(p), counts, goal, (some_before, no_here))
        new = self._joined(top, before, tile, after, facts, (before,), moved, assume(p), counts, goal, (no_before, some_here))
        none = cut(
            arith(counts, goal=Rel("<=", top.count(after), 0), hyps=(no_before, no_here)),
            self._unseen(top.count(after), state(TILES + 1), top.top(after)),
        )
        first = cases(both, old, p=some_here)
        second = cases(new, none, p=some_here)
        return cases(first, second, p=some_before)

    def _joined(self, top, before, tile, after, facts, empty, moved, known, counts, goal, hyps):
        union = top.union(before, tile, after, self.row.end(TILES), facts, empty)
        signs = [top.not_negative(before), top.not_negative(tile)]
        some = arith(counts, *signs, goal=Rel("<", 0, top.count(after)), hyps=hyps)
        return arith(moved, known, cut(some, union), counts, goal=goal, hyps=hyps)

    def _rewritten_top(self, t, d):
        """The tile's maximum in the program's values."""
        return self._rewritten(t, n=TILES, context=self._place(d))

    # ------------------------------------------------------------------------------------------------------------ sums
    def sum_after(self, d):
        """0 <= n |- acc[n] = the sum of the visible j < end[n], with the statistics after n tiles."""
        if d.name not in self.inductions:
            self.inductions[d.name] = self._sum_by_induction(d)
        return self.inductions[d.name]

    def _sum_by_induction(self, d):
        loop, row = self.loop, self.row
        name = f"{loop.prefix}.{d.name}"
        recurrence = self.state_equation(name, d).theorem
        tile = self._rewritten(Sigma(loop.body_of_sum(d, TILES + 1), loop.j, loop.tile(TILES)), n=TILES, context=self._place(d))
        body = side(tile)
        k = loop.j
        if isinstance(body, Sigma):
            at_next = body.at(k)
        else:
            raise Stuck(f"{d.name}: not a sum over the tile: {body}")
        at_now = _back(at_next)
        acc = loop.after(TILES).head(d)
        closed = lambda b, u: Sigma(b, k, Range(row.end(Integer(0)), row.end(u)))  # noqa: E731
        p = Eq(acc, closed(at_now, TILES))
        weight = loop.correction(d, TILES)
        step = leibniz(tile, holes=(hole(0),), template=weight * acc + hole(0))
        following = chain(recurrence, step)
        following = chain(following, leibniz(assume(p), holes=(hole(0),), template=weight * hole(0) + body))
        corrected = self._corrected(d, weight, closed(at_now, TILES), closed(at_next, TILES))
        following = chain(following, leibniz(corrected, holes=(hole(0),), template=hole(0) + body))
        one_more = self._one_more(closed(at_next, TILES + 1))
        following = chain(following, self._tile_named(side(following), side(one_more)), sym(one_more))
        at_start = {TILES: Integer(0)}
        from derive.logic import substitute

        start = self.plain_equation(f"{name}.start", d).theorem
        base = trans(start, sym(self._nothing_yet(substitute(closed(at_now, TILES), at_start))))
        return induction(base, following, n=TILES, p=p)

    def _tile_named(self, a, b):
        return refl(a) if a == b else equal(a, b)

    def _corrected(self, d, weight, old, new):
        """|- correction * the old sum = the sum with the new statistics."""
        selects = sorted((f for f in _factors(weight) if isinstance(f, Select)), key=str)
        if not selects:
            return equal(weight * old, new)
        plain = weight
        for s in selects:
            plain = plain.xreplace({s: s.args[1]})
        right = equal(plain * old, new)
        out = None
        counts = [self.count_after(s, TILES) for s in self._statistics_of(d)]
        on = self._weights_on(weight, selects, old)
        out = chain(on, right)
        for select, count in zip(selects, counts, strict=True):
            off = self._nothing_seen(d, select, count, weight, old, new)
            out = cases(off, out, p=Rel("<=", select.args[0], 0))
        return out

    def _statistics_of(self, d):
        """The maxima under the corrections of a sum, in the order of their selects."""
        found = []
        by_name = {x.name: x for x in self.kernel.statistics}
        weight = self.loop.correction(d, TILES)
        for s in sorted((f for f in _factors(weight) if isinstance(f, Select)), key=str):
            for x in by_name.values():
                if self.loop.seen(x, TILES) == s.args[0]:
                    found.append(x)
        return found

    def _weights_on(self, weight, selects, old):
        """0 < seen |- weight * old = the factors * old."""
        parts, template = [], weight
        for n, s in enumerate(selects):
            template = template.xreplace({s: hole(n)})
            c, x = (Symbol(f"weight.{v}", real=True) for v in "cx")
            law = arith(goal=Eq(Select(c, x, 0), x), hyps=(Rel("<", 0, c),))
            parts.append(instantiate(law, m={c: s.args[0], x: s.args[1]}))
        return leibniz(*parts, holes=tuple(map(hole, range(len(parts)))), template=template * old)

    def _nothing_seen(self, d, select, count, weight, old, new):
        """seen <= 0 |- weight * old = new: both sums are 0."""
        low = Rel("<=", select.args[0], 0)
        seen = side(count)
        hidden = arith(count, goal=Rel("<=", seen, 0), hyps=(low,))
        zeros = [cut(hidden, self._zero_sum(t, seen)) for t in (old, new)]
        left = leibniz(zeros[0], holes=(hole(0),), template=weight * hole(0))
        return trans(left, sym(zeros[1]))

    def _zero_sum(self, t, count):
        """count <= 0 |- a sum over what was counted is 0."""
        k = next(names(t, count))
        body = t.at(k)
        out = self._zero_body(body, count, k, t.dom)
        return trans(under(out, red=Sigma, k=k, A=t.dom), zero(j=k, A=t.dom))

    def _zero_body(self, body, count, k, dom):
        if isinstance(body, Sigma):
            v = next(names(body, count))
            inner = self._zero_body(body.at(v), count, k, dom)
            return trans(under(inner, red=Sigma, k=v, A=body.dom), zero(j=v, A=body.dom))
        from derive.logic import sum_member

        v = next(names(count, k))
        member = sum_member(arith(goal=Rel("<=", 0, count.at(v))), k=v, A=dom, m=k)
        hidden = arith(member, goal=Rel("<=", count.at(k), 0), hyps=(Rel("<=", count, 0),))
        guards, inner = guards_of(body)
        pattern = X
        for c in reversed(guards):
            pattern = Select(c, pattern, 0)
        law = arith(goal=Eq(pattern, 0), hyps=(Rel("<=", count.at(k), 0),))
        return cut(hidden, instantiate(law, m={X: inner}))

    # -------------------------------------------------------------------------------------------------------- finished
    def finish(self):
        """{array: Equation  tile value = program value} of what the kernel stores; conditions may remain."""
        for d in self.kernel.statistics:
            self._finish_statistic(d)
        for d in self.kernel.derived:
            self._finish_derived(d)
        for d in self.kernel.sums:
            self._finish_sum(d)
        return self.known

    def _stored(self, d):
        """tile value = state after all steps."""
        return Equation.assumed(self.statements[d.name], tuple(map(variable, d.indices)))

    def _whole_loop(self, theorem):
        """In a theorem about end[0] and end[steps]: the bounds of the loop."""
        row = self.row
        facts = [row.fact("start"), row.fact("stop")]
        ends = [row.end(Integer(0)), row.end(row.steps)]
        statement = theorem.concl
        places = [N_HOLE, Symbol("hole.start", integer=True)]
        from derive.logic.terms import Prop

        def replaced(t):
            return t.map(replaced) if isinstance(t, Prop) else t.xreplace({ends[0]: places[1], ends[1]: places[0]})

        template = replaced(statement)
        return leibniz(facts[1], facts[0], theorem, holes=(places[0], places[1]), template=template)

    def _count_in_program(self, d):
        """|- the number that a statistic sees in the loop = the number that it sees at all."""
        top = self.tops[d.name]
        return self.row.visits_all(top.chi, self.loop.j) if top.guards or True else None

    def _finish_statistic(self, d):
        """0 < count |- tile.m = program.m."""
        row, top = self.row, self.tops[d.name]
        visited = Range(row.lower, row.upper)
        final = self._whole_loop(self.top_after(d, row.steps))
        counted = self._whole_loop(self.count_after(d, row.steps))
        everywhere = self._count_in_program(d)
        target = self.target[self.scope.meaning.array(d.name)].at(tuple(map(variable, d.indices)))
        whole = self._top_everywhere(top, visited)
        seen = Rel("<", 0, top.count(row.whole))
        stored = self._stored(d).theorem
        same = self._same_top(side(target), top, row.whole)
        goal = Eq(stored.concl.a, target.concl.a)
        theorem = arith(stored, final, everywhere, whole, same, target, goal=goal, hyps=(seen,))
        idx = tuple(map(variable, d.indices))
        self.known[stored.concl.a.base] = Equation(idx, theorem)
        label = f"{self.loop.prefix}.{d.name}.count"
        count = Equation.assumed(self.statements[label], idx).theorem
        count = chain(count, counted, sym(everywhere) if changes(everywhere) else refl(side(counted)))
        self.known[count.concl.a.base] = Equation(idx, count)

    def _same_top(self, program_top, top, dom):
        """|- the program's maximum = the maximum of the same body over the same bag."""
        mine = top.top(dom)
        return refl(mine) if program_top == mine else equal(program_top, mine)

    def _top_everywhere(self, top, visited):
        """0 < count |- the maximum over all j = the maximum over the visited j."""
        row = self.row
        if visited == row.whole:
            return refl(top.top(row.whole))
        k = next(names(top.top(row.whole), top.top(visited)))
        facts = [*row.block]
        inside = self._visited(top, k, row.whole, visited)
        upper = cut(top.into(k, visited, [*top.member(k, row.whole), inside]), max_upper_of(top, visited, k))
        from derive.logic import max_least

        above = max_least(upper, k=k, A=top.bag(row.whole))
        below = top.below(visited, row.whole, self._within(facts, visited))
        out = arith(above, below, goal=Eq(top.top(row.whole), top.top(visited)))
        everywhere = self.row.visits_all(top.chi, self.loop.j)
        for dom in (row.whole, visited):
            shown = top.inhabited(dom)
            if dom == visited:
                positive = arith(everywhere, goal=Rel("<", 0, top.count(visited)), hyps=(Rel("<", 0, top.count(row.whole)),))
                shown = cut(positive, shown)
            out = cut(shown, out)
        return out

    def _within(self, facts, visited):
        return facts

    def _visited(self, top, k, whole, visited):
        """k visible |- k is visited."""
        known = top.member(k, whole)
        goal = In(k, visited)
        try:
            return arith(*known, *self.row.block, goal=goal)
        except Rejected:
            return arith(*known, *self.row.block, goal=goal, hyps=self.row.sizes)

    def _finish_derived(self, d):
        """tile.c = program.c: the same where something was seen, and the same where nothing was."""
        at_end = self.state_equation(f"{self.loop.prefix}.{d.name}", d)
        idx = tuple(map(variable, d.indices))
        stored = self._stored(d).theorem
        value = self._steps_at(at_end, idx)
        value = chain(stored, value)
        table = dict(self.known)
        for s in (*self.kernel.statistics, *self.kernel.derived):
            state = self.loop.after(self.row.steps).head(s)
            if self.loop.whole.array(s.name) in self.known:
                table[state.base] = self._final_state(s)
        for s in self.kernel.statistics:
            label = f"{self.loop.prefix}.{s.name}.count"
            places = tuple(map(variable, s.indices))
            count = Equation.assumed(self.statements[label], places).theorem
            table[side(count).base] = _AtSteps(self, places, chain(sym(count), self.known[count.concl.a.base].theorem))
        body = self.rewriter(table, side(value)).all(side(value), self._place(d))
        target = self.target[self.scope.meaning.array(d.name)].at(idx)
        theorem = chain(value, body, equal(side(body), side(target)), sym(target))
        self.known[stored.concl.a.base] = Equation(idx, theorem)

    def _steps_at(self, equation, idx):
        """The equation of a state after all steps."""
        out = equation.at((self.row.steps, *idx))
        return cut(self.row.fact("steps"), out)

    def _final_state(self, d):
        """state[steps] = program value."""
        idx = tuple(map(variable, d.indices))
        return _AtSteps(self, idx, chain(sym(self._stored(d).theorem), self.known[self.loop.whole.array(d.name)].theorem))

    def _finish_sum(self, d):
        idx = tuple(map(variable, d.indices))
        row = self.row
        final = self._whole_loop(self._at(self.sum_after(d), row.steps))
        table = dict(self.known)
        for s in (*self.kernel.statistics, *self.kernel.derived):
            if self.loop.whole.array(s.name) in self.known:
                table[self.loop.after(row.steps).head(s).base] = self._final_state(s)
        value = self.rewriter(table, side(final)).all(side(final), self._place(d))
        value = chain(self._stored(d).theorem, final, value)
        k = self.loop.j
        whole = self.row.visits_all(side(value).at(k), k)
        target = self.target[self.scope.meaning.array(d.name)].at(idx)
        found = self._rewritten_target(side(target), d)
        theorem = chain(value, sym(whole) if changes(whole) else refl(side(value)))
        theorem = chain(theorem, self._same_sum(side(theorem), side(found)), sym(found) if changes(found) else refl(side(target)), sym(target))
        self.known[self.loop.whole.array(d.name)] = Equation(idx, theorem)

    def _same_sum(self, a, b):
        return refl(a) if a == b else equal(a, b)

    def _rewritten_target(self, t, d):
        """The program's sum with the values that move written out, as the loop has them."""
        moving = {
            self.scope.meaning.array(n): self.target[self.scope.meaning.array(n)]
            for n in self.moving_names
            if n in {v.name for v in self.kernel.values}
        }
        return self.rewriter(moving, t).all(t, self._place(d))


class _AtSteps(Equation):
    """An equation of a state after all steps: its first index is the number of steps of the row."""

    def __init__(self, proof, indices, theorem):
        super().__init__((Dummy(integer=True), *indices), theorem)

    def at(self, places):
        moved = {x: p for x, p in zip(self.indices[1:], places[1:], strict=True) if x != p}
        return instantiate(self.theorem, m=moved) if moved else self.theorem


def max_upper_of(top, dom, k):
    """k in the bag |- f(k) <= the maximum."""
    from derive.logic import max_upper

    return max_upper(top.top(dom), k=k)


def _back(t):
    """A term about n + 1 tiles, at n tiles."""
    from derive.logic import substitute

    return substitute(t, {TILES: TILES - 1})


def _factors(t):
    return t.args if t.is_Mul else (t,)


def _sum_at(t):
    return next(n for n, a in enumerate(t.args) if isinstance(a, Sigma))


def _first_condition(t, c):
    return Select(c, *t.args[1:])
