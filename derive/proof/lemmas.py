"""Untrusted.  Loops over tiles in general: proved once for any condition, any summand and any end points.

Names of the lemmas, to be instantiated: a condition guard[j], summands f[j] or F[n, j], end points end[n], the state
after n tiles: seen[n], top[n], acc[n], and the correction ratio[n] from n to n + 1 tiles.
"""

from functools import cache, cached_property

from sympy import Integer, Max

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
    array,
    assume,
    cases,
    cut,
    in_sub,
    index,
    index_map,
    induction,
    instantiate,
    leibniz,
    max_least,
    max_upper,
    pull,
    range_split,
    split,
    sum_void,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.steps import chain, hole, side
from derive.proof.statistic import Visible

N, J, K = index("loop.n loop.j loop.k")
GUARD, F, SUMMAND, SEEN, TOP, ACC, RATIO = array("guard f F seen top acc ratio")
END = index_map("end")
LOW, HIGH, START, SIZE = index("low high start size")
ZERO = Integer(0)
WHOLE, VISITED = Range(START, SIZE), Range(LOW, HIGH)
GROW = all_of(Rel("<=", END[N], END[N + 1]), N, Nat)


def done(n):
    """The streamed indices of the first n tiles."""
    return Range(END[ZERO], END[n])


def tile(n):
    """The streamed indices of the tile that follows n tiles."""
    return Range(END[n], END[n + 1])


def for_each(statement):
    """A statement about each n and each j of its tiles."""
    return all_of(all_of(statement, J, done(N)), N, Nat)


def total_of(n, dom):
    return Sigma(SUMMAND[n, J], J, dom)


STEADY = for_each(Eq(SUMMAND[N, J], SUMMAND[N + 1, J]))
RATIOS = for_each(Eq(RATIO[N] * SUMMAND[N, J], SUMMAND[N + 1, J]))
HIDDEN = for_each(Eq(Select(GUARD[J], SUMMAND[N, J], 0), SUMMAND[N, J]))
HIDDEN_NEXT = for_each(Eq(Select(GUARD[J], SUMMAND[N + 1, J], 0), SUMMAND[N + 1, J]))
PLAIN = all_of(Eq(ACC[N + 1], ACC[N] + total_of(N + 1, tile(N))), N, Nat)
CORRECTED = all_of(Eq(ACC[N + 1], Select(SEEN[N], RATIO[N], 0) * ACC[N] + total_of(N + 1, tile(N))), N, Nat)
INSIDE = all_of(In(K, WHOLE), K, VISITED)
ZERO_OUTSIDE = all_of(Eq(Select(GUARD[J], F[J], 0), F[J]), J, WHOLE)


def natural(n=N):
    """0 <= n |- n is a natural number."""
    return arith(goal=In(n, Nat), hyps=(Rel("<=", 0, N),))


def at_step(statement):
    """A recurrence at n."""
    return cut(natural(), all_elim(assume(statement), k=N))


def pointwise(statement):
    """A statement about each n and each j of its tiles, at n and j."""
    return all_elim(at_step(statement), k=J)


@cache
def from_start():
    """end grows, 0 <= n |- end[0] <= end[n]."""
    p = Rel("<=", END[ZERO], END[N])
    base = arith(goal=Rel("<=", END[ZERO], END[ZERO]))
    step = arith(assume(p), at_step(GROW), goal=Rel("<=", END[ZERO], END[N + 1]))
    return induction(base, step, n=N, p=p)


def one_more(t):
    """|- the sum over n + 1 tiles = the sum over n tiles + the sum over the tile."""
    out = cut(from_start(), cut(at_step(GROW), range_split(t, b=END[N])))
    return trans(out, split(side(out), A=done(N), B=tile(N)))


def nothing_yet(t):
    """|- a sum over no tile = 0."""
    return cut(arith(goal=Void(t.dom)), sum_void(t))


def unseen(count, x, y):
    """count <= 0 |- Select(count, x, 0) = Select(count, y, 0)."""
    c, a, b = (Symbol(f"unseen.{v}", real=True) for v in "cxy")
    law = arith(goal=Eq(Select(c, a, 0), Select(c, b, 0)), hyps=(Rel("<=", c, 0),))
    return instantiate(law, m={c: count, a: x, b: y})


class Lemmas:
    """The lemmas with a condition, or without one (then everything is visible)."""

    def __init__(self, guarded):
        self.guarded = guarded
        self.visible = Visible(J, Select(GUARD[J], 1, 0) if guarded else Integer(1), F[J])
        self.found = all_of(In(K, VISITED), K, self.visible.bag(WHOLE))
        count, top = self.visible.count(tile(N)), self.visible.top(tile(N))
        self.counting = all_of(Eq(SEEN[N + 1], SEEN[N] + count), N, Nat)
        after_some = Select(count, Max(TOP[N], top), TOP[N])
        self.largest = all_of(Eq(TOP[N + 1], Select(SEEN[N], after_some, Select(count, top, TOP[N]))), N, Nat)

    @cached_property
    def counted(self):
        """0 <= n |- seen[n] = the number of visible j in n tiles."""
        visible = self.visible
        p = Eq(SEEN[N], visible.count(done(N)))
        base = trans(assume(Eq(SEEN[ZERO], 0)), sym(nothing_yet(visible.count(done(ZERO)))))
        step = leibniz(assume(p), holes=(hole(0),), template=hole(0) + visible.count(tile(N)))
        step = chain(at_step(self.counting), step, sym(one_more(visible.count(done(N + 1)))))
        return induction(base, step, n=N, p=p)

    @cached_property
    def running_maximum(self):
        """0 <= n |- Select(count, top[n], 0) = Select(count, the maximum of the visible f in n tiles, 0)."""
        visible = self.visible
        first, now = visible.count(done(ZERO)), visible.count(done(N))
        p = Eq(Select(now, TOP[N], 0), Select(now, visible.top(done(N)), 0))
        none = arith(nothing_yet(first), goal=Rel("<=", first, 0))
        base = cut(none, unseen(first, TOP[ZERO], visible.top(done(ZERO))))
        return induction(base, self._next_maximum(p), n=N, p=p)

    def _next_maximum(self, p):
        """By cases: something was seen before, the tile sees something."""
        visible = self.visible
        before, here, after = (visible.count(d) for d in (done(N), tile(N), done(N + 1)))
        moved = at_step(self.largest)
        seen = leibniz(self.counted, holes=(hole(0),), template=Select(hole(0), *side(moved).args[1:]))
        moved = chain(moved, seen)
        goal = Eq(Select(after, TOP[N + 1], 0), Select(after, visible.top(done(N + 1)), 0))
        more, facts = one_more(after), [from_start(), at_step(GROW)]
        signs = [visible.not_negative(done(N)), visible.not_negative(tile(N))]

        def joined(empty, *hyps):
            union = visible.union(done(N), tile(N), done(N + 1), END[N], facts, empty)
            some = arith(more, *signs, goal=Rel("<", 0, after), hyps=hyps)
            return arith(moved, assume(p), cut(some, union), more, goal=goal, hyps=hyps)

        some_before, some_here = Rel("<", 0, before), Rel("<", 0, here)
        no_before, no_here = Rel("<=", before, 0), Rel("<=", here, 0)
        none = arith(more, goal=Rel("<=", after, 0), hyps=(no_before, no_here))
        none = cut(none, unseen(after, TOP[N + 1], visible.top(done(N + 1))))
        first = cases(joined((), some_before, some_here), joined((tile(N),), some_before, no_here), p=some_here)
        second = cases(joined((done(N),), no_before, some_here), none, p=some_here)
        return cases(first, second, p=some_before)

    @cached_property
    def corrected_sum(self):
        """0 <= n |- acc[n] = the sum of F[n, j] over n tiles, ratio[n] F[n, j] = F[n + 1, j], and F 0 where hidden."""
        old = total_of(N, done(N))
        weight = Select(SEEN[N], RATIO[N], 0)
        on = arith(goal=Eq(weight, RATIO[N]), hyps=(Rel("<", 0, SEEN[N]),))
        on = leibniz(on, holes=(hole(0),), template=hole(0) * old)
        inside = Sigma(RATIO[N] * SUMMAND[N, J], J, done(N))
        on = chain(on, sym(pull(inside, c=RATIO[N], rest=SUMMAND[N, J], k=J)))
        on = chain(on, under(pointwise(RATIOS), red=Sigma, k=J, A=done(N)))
        zeros = [self._all_hidden(n, s) for n, s in ((N, HIDDEN), (N + 1, HIDDEN_NEXT))]
        off = leibniz(zeros[0], holes=(hole(0),), template=weight * hole(0))
        off = trans(off, sym(zeros[1]))
        return by_tiles(CORRECTED, weight, cases(off, on, p=Rel("<=", SEEN[N], 0)))

    def _all_hidden(self, n, statement):
        """seen[n] <= 0 |- the sum of a summand that is 0 where hidden = 0."""
        member = self.visible.counted(J, done(N))
        low = arith(self.counted, member, goal=Rel("<=", self.visible.chi, 0), hyps=(Rel("<=", SEEN[N], 0),))
        facts = [low, pointwise(statement)] if self.guarded else [low]
        nothing = arith(*facts, goal=Eq(SUMMAND[n, J], 0))
        return trans(under(nothing, red=Sigma, k=J, A=done(N)), zero(j=J, A=done(N)))

    @cached_property
    def visited_sum(self):
        """All that is visible is visited, all that is visited is there |- the sum over all = that over the visited."""
        whole, visited = Sigma(F[J], J, WHOLE), Sigma(F[J], J, VISITED)
        some, last = Rel("<", LOW, HIGH), HIGH - 1
        low_in, high_in = (
            cut(arith(goal=In(k, VISITED), hyps=(some,)), all_elim(assume(INSIDE), k=k)) for k in (LOW, last)
        )
        first = _parted(whole, LOW, [low_in])
        second = _parted(Sigma(F[J], J, Range(LOW, SIZE)), HIGH, [high_in, assume(some)])
        ends = (In(LOW, WHOLE), In(last, WHOLE))
        below, above = (self._not_visible(d, ends) for d in (Range(START, LOW), Range(HIGH, SIZE)))
        good = chain(first, leibniz(below, second, holes=(hole(0), hole(1)), template=hole(0) + hole(1)))
        good = chain(good, leibniz(above, holes=(hole(0),), template=visited + hole(0)))
        for fact in (low_in, high_in):
            good = cut(fact, good)
        none = Rel("<=", HIGH, LOW)
        empty = cut(arith(goal=Void(VISITED), hyps=(none,)), sum_void(visited))
        return cases(good, trans(self._not_visible(WHOLE, (none,)), sym(empty)), p=some)

    def _not_visible(self, dom, hyps):
        """|- the sum over a part without visited indices is 0."""
        inside = assume(In(J, dom))
        there = arith(inside, goal=In(J, WHOLE), hyps=hyps)
        visited = all_elim(assume(self.found), k=J)
        if not self.guarded:
            nothing = arith(cut(there, visited), inside, goal=Eq(F[J], 0), hyps=hyps)
            return trans(under(nothing, red=Sigma, k=J, A=dom), zero(j=J, A=dom))
        visited = cut(cut(there, in_sub(J, self.visible.bag(WHOLE))), visited)
        low = Rel("<=", GUARD[J], 0)
        hidden = arith(visited, inside, goal=low, hyps=hyps)
        hidden = cases(hidden, arith(goal=low, hyps=(low,)), p=Rel("<", 0, GUARD[J]))
        outside = cut(there, all_elim(assume(ZERO_OUTSIDE), k=J))
        nothing = arith(outside, hidden, goal=Eq(F[J], 0))
        return trans(under(nothing, red=Sigma, k=J, A=dom), zero(j=J, A=dom))

    @cached_property
    def visited_maximum(self):
        """0 < counts |- the same for a maximum."""
        top = self.visible
        parts = []
        for dom, more, statement in ((VISITED, WHOLE, INSIDE), (WHOLE, VISITED, self.found)):
            known = top.member(K, dom)
            there = all_elim(assume(statement), k=K)
            there = cut(known[0], there) if statement == INSIDE else there
            if self.guarded:
                there = cut(there, cut(known[1], in_sub(K, top.bag(more))))
            parts.append(max_least(cut(there, max_upper(top.top(more), k=K)), k=K, A=top.bag(dom)))
        out = arith(*parts, goal=Eq(top.top(WHOLE), top.top(VISITED)))
        for dom in (WHOLE, VISITED):
            out = cut(top.inhabited(dom), out)
        return out


@cache
def lemmas(guarded):
    """The lemmas with or without a condition; each is proved when it is first asked for."""
    return Lemmas(guarded)


def by_tiles(recurrence, weight, corrected):
    """The induction over tiles, from  weight * the old sum = the sum of the old tiles with the new statistics."""
    p = Eq(ACC[N], total_of(N, done(N)))
    base = trans(assume(Eq(ACC[ZERO], 0)), sym(nothing_yet(total_of(ZERO, done(ZERO)))))
    new_tile = total_of(N + 1, tile(N))
    use = leibniz(assume(p), holes=(hole(0),), template=weight * hole(0) + new_tile)
    step = leibniz(corrected, holes=(hole(0),), template=hole(0) + new_tile)
    step = chain(at_step(recurrence), use, step, sym(one_more(total_of(N + 1, done(N + 1)))))
    return induction(base, step, n=N, p=p)


@cache
def plain_sum():
    """0 <= n |- acc[n] = acc[0] + the sum of F[n, j] over n tiles, where F[n, j] = F[n + 1, j]."""
    start, old, following = ACC[ZERO], total_of(N, done(N)), total_of(N + 1, done(N + 1))
    p = Eq(ACC[N], start + old)
    nothing = nothing_yet(total_of(ZERO, done(ZERO)))
    base = sym(leibniz(nothing, holes=(hole(0),), template=start + hole(0)))
    new_tile = total_of(N + 1, tile(N))
    use = leibniz(assume(p), holes=(hole(0),), template=hole(0) + new_tile)
    steady = under(pointwise(STEADY), red=Sigma, k=J, A=done(N))
    steady = leibniz(steady, holes=(hole(0),), template=start + hole(0) + new_tile)
    more = leibniz(sym(one_more(following)), holes=(hole(0),), template=start + hole(0))
    return induction(base, chain(at_step(PLAIN), use, steady, more), n=N, p=p)


def _parted(t, b, facts):
    """|- the sum over a range = the sums below and from b on."""
    a, c = t.dom.args
    out = range_split(t, b=b)
    for h in sorted(out.hyps, key=str):
        out = cut(arith(*facts, goal=h), out)
    return trans(out, split(side(out), A=Range(a, b), B=Range(b, c)))
