"""Untrusted.  A maximum at a moved place has no ties there, because it has none anywhere.

The derivative of a maximum asks for no ties, under the conditions of the selects around it: [c] n <= 1.  Where c holds,
the place lies in the range of the maximum's own indices, and for all of them n <= 1 is assumed.
"""

from sympy import Indexed, Symbol

from derive.errors import Rejected
from derive.logic import All, Bound, In, Rel, Select, all_of, arith, cases, cut, free, instantiate, substitute
from derive.logic.rules_calculus import no_ties
from derive.proof.equations import C, X, at_indices


class Ties:
    """maxima: (the maximum at its own indices, the indices, their domains).  known: equations between sizes."""

    def __init__(self, maxima, known=()):
        self.maxima, self.known = [(no_ties(top), *rest) for top, *rest in maxima], tuple(known)

    def none(self, h, context=()):
        """|- h, a statement [c] n <= 1, if n counts the largest of one of the maxima at some place; else None.

        context: what is known of the indices of sums that h speaks of.
        """
        if isinstance(h, All) or not is_tie(h):
            return None
        guards, count = _guards(h.a)
        for statement, indices, domains in self.maxima:
            for places in _places(statement.a, count, indices):
                if substitute(statement.a, places) == count:
                    return self._at(statement, indices, domains, places, guards, context)
        return None

    def _at(self, statement, indices, domains, places, guards, context):
        everywhere = statement
        for k, dom in reversed(list(zip(indices, domains, strict=True))):
            everywhere = all_of(everywhere, k, dom)
        out = instantiate(at_indices(everywhere, indices), m={k: p for k, p in places.items() if k != p})
        conditions = [Rel("<", 0, c) if first else Rel("<=", c, 0) for c, first in guards]
        for k, dom in zip(indices, domains, strict=True):
            h = In(places[k], dom)
            if not isinstance(h.k, Symbol):
                out = self._in_range(out, h, (*conditions, *context))
        for (c, first), condition in reversed(list(zip(guards, conditions, strict=True))):
            out = _guarded(out, c, first, condition)
        return out

    def _in_range(self, theorem, h, context):
        for hyps in (context, (*context, *self.known)):
            try:
                return cut(arith(goal=h, hyps=hyps), theorem)
            except Rejected:
                continue
        return theorem


def is_tie(h):
    """Whether a hypothesis of a derivative says that a maximum has no ties, at one place or at all of a range."""
    while isinstance(h, All):
        h = h.prop
    return isinstance(h, Rel) and h.op == "<=" and h.b == 1


def _guards(x):
    """([(condition, whether it is to hold)], the count) of selects with 0 as the other branch."""
    guards = []
    while isinstance(x, Select):
        c, yes, no = x.args
        if yes != 0 and no != 0:
            break
        guards.append((c, no == 0))
        x = yes if no == 0 else no
    return guards, x


def _places(general, count, indices):
    """Candidates {index: place}: the entries of one array in both terms, index by index; no place is a bound one."""
    wanted = sorted((e for e in general.atoms(Indexed) if set(indices) <= set(e.indices)), key=str)
    for e in wanted:
        for found in sorted((f for f in count.atoms(Indexed) if f.base == e.base), key=str):
            places = {k: found.indices[e.indices.index(k)] for k in indices}
            if not any(isinstance(v, Bound) for p in places.values() for v in free(p)):
                yield places
    if not indices:
        yield {}


def _guarded(theorem, c, first, condition):
    """n <= 1, perhaps under the condition, gives [c] n <= 1 without it."""
    count = theorem.concl.a

    def branch(x):
        return Select(C, x, 0) if first else Select(C, 0, x)

    goal = Rel("<=", branch(X), 1)
    m = {C: c, X: count}
    yes = cut(theorem, instantiate(arith(goal=goal, hyps=(Rel("<=", X, 1),)), m=m))
    if condition not in yes.hyps:
        return yes
    taken = Rel("<", 0, C) if first else Rel("<=", C, 0)
    away = Rel("<=", C, 0) if first else Rel("<", 0, C)
    return cases(yes, instantiate(arith(goal=goal, hyps=(away,)), m=m), p=substitute(taken, {C: c}))
