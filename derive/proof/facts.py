"""Untrusted.  Signs of row values: what is positive because a pair is visible, what is never negative."""

from functools import cache

from sympy import Add, Indexed, Mul, Symbol

from derive.errors import Rejected
from derive.logic import (
    Eq,
    In,
    Rel,
    Select,
    Sigma,
    arith,
    assume,
    cases,
    cut,
    instantiate,
    inv,
    inv_zero,
    leibniz,
    root,
    sum_le,
    sum_member,
    sum_pos,
    sym,
    zero,
)
from derive.logic.steps import hole, side
from derive.logic.tactics import names
from derive.proof.equations import X
from derive.proof.guards import guards_of, indicator


class Facts:
    """Proves signs by unfolding definitions: {array: Equation}."""

    def __init__(self, definitions):
        self.definitions = definitions

    def unfolded(self, x):
        """|- x = the body of its definition, or None."""
        if isinstance(x, Indexed) and x.base in self.definitions:
            equation = self.definitions[x.base]
            return equation.at(x.indices if equation.indices else ())
        return None

    def nonnegative(self, x):
        """|- 0 <= x."""
        unfolded = self.unfolded(x)
        if unfolded is not None:
            return _back(unfolded, self.nonnegative(side(unfolded)), "<=")
        if isinstance(x, Sigma):
            k = next(names(x))
            inside = sum_le(self.nonnegative(x.at(k)), k=k, A=x.dom)
            return leibniz(zero(j=k, A=x.dom), inside, holes=(hole(0),), template=Rel("<=", hole(0), x))
        if isinstance(x, inv):
            return cut(self.nonnegative(x.args[0]), instantiate(inverse_not_negative(), m={X: x.args[0]}))
        if isinstance(x, Symbol):
            return assume(Rel("<=", 0, x))
        parts = [self.nonnegative(a) for a in self._composite(x)]
        return arith(*parts, goal=Rel("<=", 0, x))

    def _composite(self, x):
        """The parts whose sign a judge does not see by itself."""
        args = x.args[1:] if isinstance(x, Select) else x.args if isinstance(x, (Add, Mul, root)) else ()
        return [a for a in args if isinstance(a, Sigma) or self._is_unseen(x, a)]

    def _is_unseen(self, x, a):
        if isinstance(a, Indexed):
            return a.base in self.definitions
        if isinstance(x, Mul) and not isinstance(a, (Add, root)):
            return isinstance(a, inv) and a.args[0].is_integer is True
        return isinstance(a, (Add, Mul, root)) and bool(self._composite(a))

    def positive(self, x, context):
        """0 < x from what is known at a place; Rejected if it does not follow."""
        unfolded = self.unfolded(x)
        if unfolded is not None:
            return _back(unfolded, self.positive(side(unfolded), context), "<")
        if isinstance(x, Sigma):
            return self._positive_sum(x, context)
        if isinstance(x, Select):
            if x.args[2] != 0:
                raise Rejected(f"not known to be visible: {x}")
            visible = self.visible(x.args[0], context)
            return arith(self.positive(x.args[1], context), visible, goal=Rel("<", 0, x))
        parts = []
        for a in self._composite(x):
            try:
                parts.append(self.positive(a, context))
            except Rejected:
                if isinstance(x, Mul):
                    raise
                parts.append(self.nonnegative(a))
        return arith(*parts, goal=Rel("<", 0, x))

    def visible(self, c, context):
        """0 < c from the conditions that hold at a place."""
        condition = Rel("<", 0, c)
        if condition in context:
            return assume(condition)
        return arith(goal=condition, hyps=tuple(h for h in context if isinstance(h, Rel)))

    def _positive_sum(self, x, context):
        """One visible member is positive, and no member is negative."""
        for h in reversed(context):
            if isinstance(h, In) and h.dom == x.dom:
                try:
                    one = self.positive(x.at(h.k), context)
                except Rejected:
                    continue
                k = next(names(x, h.k))
                member = sum_member(self.nonnegative(x.at(k)), k=k, A=x.dom, m=h.k)
                return arith(one, member, goal=Rel("<", 0, x))
        raise Rejected(f"no member of the sum is known to be visible: {x}")

    def positive_row(self, x):
        """0 < x under "this row sees something": 0 < sum of the indicator, or the range is inhabited."""
        unfolded = self.unfolded(x)
        if unfolded is not None:
            return _back(unfolded, self.positive_row(side(unfolded)), "<")
        if not isinstance(x, Sigma):
            parts = []
            for a in self._composite(x):
                try:
                    parts.append(self.positive_row(a) if isinstance(x, Mul) else self.nonnegative(a))
                except Rejected:
                    continue
            try:
                return arith(*parts, goal=Rel("<", 0, x))
            except Rejected:
                parts = [self.positive_row(a) for a in self._composite(x)]
                return arith(*parts, goal=Rel("<", 0, x))
        k = next(names(x))
        guards, _ = guards_of(self._written_out(x.at(k)))
        if not guards:
            return sum_pos(RowFacts(self.definitions).positive(x.at(k), ()), k=k, A=x.dom)
        return self._positive_where_counted(x, k, guards)

    def _written_out(self, x):
        """A named value of a pair as its guarded body."""
        unfolded = self.unfolded(x)
        return side(unfolded) if unfolded is not None and isinstance(side(unfolded), Select) else x

    def _positive_where_counted(self, x, k, guards):
        """0 < count |- 0 < x: if x <= 0 then no member is visible, so that the count is 0."""
        chi = indicator(guards)
        count = Sigma(chi, k, x.dom)
        low = Rel("<=", x, 0)
        visible = tuple(Rel("<", 0, c) for c in guards)
        one = RowFacts(self.definitions).positive(x.at(k), (*visible, In(k, x.dom)))
        member = sum_member(self.nonnegative(x.at(k)), k=k, A=x.dom, m=k)
        hidden = _no_member(chi, guards, one, member, low)
        nothing = sum_le(hidden, k=k, A=x.dom)
        nothing = leibniz(zero(j=k, A=x.dom), nothing, holes=(hole(0),), template=Rel("<=", count, hole(0)))
        goal = Rel("<", 0, x)
        bad = arith(nothing, goal=goal, hyps=(Rel("<", 0, count),))
        return cases(bad, assume(goal), p=low)


@cache
def inverse_not_negative():
    """0 <= x |- 0 <= inv(x), at 0 too."""
    goal, nothing = Rel("<=", 0, inv(X)), Eq(X, 0)
    zero_ = arith(inv_zero(a=X), goal=goal)
    return cases(zero_, arith(goal=goal, hyps=(Rel("<=", 0, X), Rel("!=", X, 0))), p=nothing)


class RowFacts(Facts):
    """Signs under "this row sees something": a range that a sum runs over without a condition may be asked for."""

    def _positive_sum(self, x, context):
        try:
            return super()._positive_sum(x, context)
        except Rejected:
            k = next(names(x, *context))
            return sum_pos(self.positive(x.at(k), (*context, In(k, x.dom))), k=k, A=x.dom)


def _no_member(chi, guards, one, member, low):
    """x <= 0 |- chi <= 0: each guard is either not positive, or the member is."""
    goal = Rel("<=", chi, 0)
    out = arith(one, member, goal=goal, hyps=(low,))
    for c in guards:
        hidden = arith(goal=goal, hyps=(Rel("<=", c, 0),))
        out = cases(out, hidden, p=Rel("<", 0, c))
    return out


def _back(equation, theorem, op):
    """0 op y with x = y gives 0 op x."""
    return leibniz(sym(equation), theorem, holes=(hole(0),), template=Rel(op, 0, hole(0)))
