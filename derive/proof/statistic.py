"""Untrusted.  A running maximum: after n tiles it is the maximum of what was visible so far, if anything was."""

from sympy import Integer, Max, Min

from derive.logic import (
    Big,
    Eq,
    In,
    Inhabited,
    Range,
    Rel,
    Sigma,
    Sub,
    Void,
    arith,
    assume,
    cases,
    cut,
    in_sub,
    leibniz,
    max_least,
    max_upper,
    sub_holds,
    sub_in,
    sub_select,
    sum_le,
    sum_member,
    sum_void,
    sym,
    trans,
    zero,
)
from derive.logic.steps import hole
from derive.logic.tactics import equal, names
from derive.proof.guards import guards_of


class Visible:
    """The members of a range at which conditions hold, and the maximum of a body over them.

    chi: the indicator of the index j (nested selects of the conditions); body: what is maximised.
    """

    def __init__(self, j, chi, body):
        self.j, self.chi, self.body = j, chi, body
        self.guards = guards_of(chi)[0]

    def bag(self, dom):
        return Sub(Min(*self.guards), self.j, dom) if self.guards else dom

    def count(self, dom):
        return Sigma(self.chi, self.j, dom)

    def top(self, dom):
        return Big(self.body, self.j, self.bag(dom))

    def member(self, k, dom):
        """[k in the bag |- k in dom, k in the bag |- the condition holds]."""
        bag = self.bag(dom)
        return [sub_in(k, bag), sub_holds(k, bag)] if self.guards else [assume(In(k, bag))]

    def into(self, k, dom, known):
        """k in the bag of another range, from theorems about k."""
        bag = self.bag(dom)
        there = arith(*known, goal=In(k, dom))
        if not self.guards:
            return there
        holds = arith(*known, goal=Rel("<", 0, bag.at(k)))
        return cut(holds, cut(there, in_sub(k, bag)))

    def counted(self, k, dom):
        """k in dom |- chi(k) <= count."""
        count = self.count(dom)
        v = next(names(count, k))
        return sum_member(arith(goal=Rel("<=", 0, count.at(v))), k=v, A=dom, m=k)

    def inhabited(self, dom):
        """0 < count |- the bag has a member."""
        bag, count = self.bag(dom), self.count(dom)
        if not self.guards:
            none = cut(assume(Void(bag)), sum_void(count))
            bad = arith(none, goal=Rel("<", count, count), hyps=(Rel("<", 0, count),))
            return self._absurd(bad, bag)
        ones = Sigma(Integer(1), self.j, bag)
        shown = trans(sym(sub_select(ones)), sum_void(ones))
        none = trans(equal(count, shown.concl.a), shown)
        bad = arith(none, goal=Rel("<", count, count), hyps=(Rel("<", 0, count),))
        return self._absurd(bad, bag)

    def _absurd(self, bad, bag):
        """x < x under Void(bag) gives Inhabited(bag)."""
        goal = Inhabited(bag)
        impossible = arith(bad, goal=goal)
        return cases(assume(goal), impossible, p=goal)

    def below(self, dom, more, facts, limit=None):
        """the bag of dom inhabited |- the maximum over dom <= the maximum over `more`, dom being part of it."""
        k = next(names(self.top(dom), self.top(more), *[f.concl for f in facts]))
        known = [*self.member(k, dom), *facts]
        upper = max_upper(self.top(more), k=k)
        upper = cut(self.into(k, more, known), upper)
        return max_least(upper, k=k, A=self.bag(dom))

    def union(self, a, b, whole, cut_at, facts, empty=()):
        """0 < counts |- the maximum over a range = that over its two parts; `empty`: the parts that see nothing."""
        parts = [d for d in (a, b) if d not in empty]
        k = next(names(self.top(whole), self.top(a), self.top(b), *[f.concl for f in facts]))
        goal = Rel("<=", self.body_at(k), Max(*[self.top(d) for d in parts]))
        known = [*self.member(k, whole), *facts]
        low, high = Rel("<", k, cut_at), Rel("<=", cut_at, k)
        sides = [self._from_part(k, d, known, side, goal, d in empty) for d, side in ((a, low), (b, high))]
        above = max_least(cases(*sides, p=low), k=k, A=self.bag(whole))
        lows = [self.below(d, whole, facts) for d in parts]
        out = arith(above, *lows, goal=Eq(self.top(whole), Max(*[self.top(d) for d in parts])))
        for d in (*parts, whole):
            out = cut(self.inhabited(d), out)
        return out

    def not_negative(self, dom):
        """|- 0 <= count."""
        count = self.count(dom)
        k = next(names(count))
        inside = sum_le(arith(goal=Rel("<=", 0, count.at(k))), k=k, A=dom)
        return leibniz(zero(j=k, A=dom), inside, holes=(hole(0),), template=Rel("<=", hole(0), count))

    def body_at(self, k):
        return Big(self.body, self.j, Range(0, 1)).at(k)

    def _from_part(self, k, dom, known, side, goal, empty):
        """k on one side of the cut: f(k) <= the maximum over that part, or no such k is visible."""
        there = arith(*known, assume(side), goal=In(k, dom))
        if empty:
            member = cut(there, self.counted(k, dom))
            return arith(*known, member, assume(Rel("<=", self.count(dom), 0)), goal=goal)
        inside = [there, *known]
        upper = cut(self.into(k, dom, inside), max_upper(self.top(dom), k=k))
        return arith(upper, goal=goal)
