"""Untrusted.  Signs of row values: what is positive because a pair is visible, what is zero because nothing is."""

from functools import cache

from sympy import Add, Expr, Indexed, Integer, Mul, Pow, Symbol

from derive.errors import Rejected
from derive.logic import (
    Eq,
    In,
    Reduce,
    Rel,
    Select,
    Sigma,
    Tangent,
    arith,
    assume,
    cases,
    cut,
    differentiate,
    instantiate,
    inv,
    inv_zero,
    leibniz,
    refl,
    root,
    sum_le,
    sum_member,
    sum_pos,
    sym,
    trans,
    under,
    under_array,
    zero,
)
from derive.logic.normal import chain, changes, congruence, hole, side
from derive.logic.tactics import names
from derive.proof.equations import C, X, guarded


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
        if isinstance(x, Mul):
            return isinstance(a, inv) and a.args[0].is_integer is True
        return isinstance(a, (Add, Mul)) and bool(self._composite(a))

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


def indicator(guards):
    """1 where all guards hold, else 0."""
    out = 1
    for c in reversed(guards):
        out = Select(c, out, 0)
    return out


def guards_of(x):
    """(conditions, body) of nested selects with 0 as the other branch."""
    guards = []
    while isinstance(x, Select) and x.args[2] == 0:
        guards.append(x.args[0])
        x = x.args[1]
    return guards, x


def _back(equation, theorem, op):
    """0 op y with x = y gives 0 op x."""
    return leibniz(sym(equation), theorem, holes=(hole(0),), template=Rel(op, 0, hole(0)))


class Vanishing:
    """Proves that a term is 0 because a condition does not hold, or because some value is 0.

    condition: c with c <= 0 as hypothesis, or None.  zeros: {term: theorem  term = 0}.  definitions: {array: Equation}
    that may be unfolded.
    """

    def __init__(self, condition=None, zeros=None, definitions=None):
        self.condition, self.zeros = condition, zeros or {}
        self.definitions = Facts(definitions or {})

    def zero(self, x, context=()):
        """|- x = 0, or None.  context: theorems that hold at a place, of the index in range."""
        if x == 0:
            return refl(x)
        if x in self.zeros:
            return self.zeros[x]
        if isinstance(x, Indexed) and self.condition is not None and (found := self._is_condition(x)) is not None:
            return found
        if isinstance(x, Select):
            return self._select(x, context)
        if isinstance(x, Mul):
            return self._product(x, context)
        if isinstance(x, Add):
            parts = [self.zero(a, context) for a in x.args]
            return None if None in parts else _replaced(x, x.args, parts)
        if isinstance(x, Pow):
            base = self.zero(x.base, context)
            return None if base is None else leibniz(base, holes=(hole(0),), template=hole(0) ** x.exp)
        if isinstance(x, inv):
            inner = self.zero(x.args[0], context)
            return None if inner is None else cut(inner, inv_zero(a=x.args[0]))
        if isinstance(x, Tangent):
            inner = self.zero(x.args[0], context)
            return None if inner is None else self._of_tangent(inner, x)
        if isinstance(x, Sigma):
            more = [] if self.condition is None else [self.condition]
            k = next(names(x, *more, *[t.concl for t in context]))
            if isinstance(self.condition, Sigma) and self.condition.dom == x.dom and self.condition.body == 1:
                return self._of_empty(x, k)
            body = self.zero(x.at(k), (*context, *self.member(k, x.dom)))
            return None if body is None else trans(under(body, red=Sigma, k=k, A=x.dom), zero(j=k, A=x.dom))
        unfolded = self.definitions.unfolded(x) if isinstance(x, Expr) else None
        inner = self.zero(side(unfolded), context) if unfolded is not None else None
        return None if inner is None else trans(unfolded, inner)

    def _is_condition(self, x):
        """x = 0 where x is what the condition stands for, and is not negative."""
        unfolded = self.definitions.unfolded(self.condition)
        if x != self.condition and (unfolded is None or side(unfolded) != x):
            return None
        facts = [self.definitions.nonnegative(x)] + ([unfolded] if x != self.condition else [])
        return arith(*facts, goal=Eq(x, 0), hyps=(Rel("<=", self.condition, 0),))

    def _of_tangent(self, inner, x):
        """The derivative of what is 0 everywhere is 0."""
        flat = under_array(inner, wrap=x)
        return trans(flat, differentiate(side(flat).args[0], s=x.args[1], ds=x.args[2]))

    def _of_empty(self, x, k):
        """A sum over a range that has no member: the condition counts its members."""
        body = self.of_no_member(x.at(k), k, x.dom)
        return trans(under(body, red=Sigma, k=k, A=x.dom), zero(j=k, A=x.dom))

    def of_no_member(self, x, k, dom):
        """x = 0 at a member of a range that has none, or None where the condition does not count its members."""
        if not (isinstance(self.condition, Sigma) and self.condition.dom == dom and self.condition.body == 1):
            return None
        member = sum_member(arith(goal=Rel("<=", 0, Integer(1))), k=k, A=dom, m=k)
        body = arith(member, goal=Eq(X, 0), hyps=(Rel("<=", self.condition, 0),))
        return instantiate(body, m={X: x})

    def reduced(self, x):
        """|- x = x with the terms that vanish left out."""
        parts = [self.reduced(a) for a in x.args] if isinstance(x, Add) else None
        if parts is None:
            return self.zero(x) or refl(x)
        return congruence(x, parts) if any(map(changes, parts)) else refl(x)

    def member(self, k, dom):
        """What is known of a member: it is in range; and it adds to the condition, if that counts members."""
        known = [assume(In(k, dom))]
        count = self.condition
        unfolded = self.definitions.unfolded(count) if count is not None else None
        count = side(unfolded) if unfolded is not None else count
        if isinstance(count, Sigma) and count.dom == dom:
            v = next(names(count, k))
            member = sum_member(self.definitions.nonnegative(count.at(v)), k=v, A=dom, m=k)
            known += [member] + ([unfolded] if unfolded is not None else [])
        return known

    def _select(self, x, context):
        c, y, other = x.args
        if other != 0:
            return None
        if (hidden := self._hidden(c, context)) is not None:
            nothing = arith(goal=Eq(Select(C, X, 0), 0), hyps=(Rel("<=", C, 0),))
            return cut(hidden, instantiate(nothing, m={C: c, X: y}))
        inner = self.zero(y, (*context, assume(Rel("<", 0, c))))
        if inner is None:
            return None
        nothing = instantiate(arith(goal=Eq(Select(C, 0, 0), 0)), m={C: c})
        return trans(guarded(c, inner), nothing)

    def _hidden(self, c, context):
        """|- c <= 0, because the condition does not hold."""
        if self.condition is None:
            return None
        low = Rel("<=", self.condition, 0)
        if c == self.condition:
            return assume(low)
        if not c.free_symbols & self.condition.free_symbols and not isinstance(self.condition, Sigma):
            return None
        try:
            return arith(*context, goal=Rel("<=", c, 0), hyps=(low,))
        except Rejected:
            return None

    def _product(self, x, context):
        for a in sorted(x.args, key=lambda a: (isinstance(a, (Indexed, Reduce)), str(a))):
            found = self.zero(a, context)
            if found is not None:
                return _replaced(x, [a], [found])
        return None


def _replaced(x, parts, zeros):
    """x with these arguments replaced by 0, which makes it 0."""
    kept = list(x.args)
    holes = []
    for n, a in enumerate(parts):
        holes.append(hole(n))
        kept[kept.index(a)] = holes[-1]
    out = leibniz(*zeros, holes=tuple(holes), template=x.func(*kept))
    return chain(refl(x), out)
