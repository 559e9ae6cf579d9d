"""Untrusted.  What is 0 because nothing is visible, or because some value is 0."""

from sympy import Add, Expr, Indexed, Integer, Mul, Pow

from derive.errors import Rejected
from derive.logic import (
    Eq,
    Reduce,
    Rel,
    Select,
    Sigma,
    Tangent,
    arith,
    assume,
    cut,
    differentiate,
    instantiate,
    inv,
    inv_zero,
    leibniz,
    refl,
    sum_member,
    trans,
    under,
    under_array,
    zero,
)
from derive.logic.statements import In
from derive.logic.steps import chain, changes, congruence, hole, side
from derive.logic.tactics import names
from derive.proof.equations import C, X, guarded
from derive.proof.facts import Facts


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
