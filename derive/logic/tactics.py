"""Untrusted.  General tactics: equality by normal forms, rewriting by equations under binders, discharge of hypotheses.

They build theorems by calling rules, so a mistake here can fail to prove something, never prove a falsehood.
"""

from itertools import count

from sympy import Expr, Indexed, Symbol

from derive.errors import Rejected
from derive.logic.normal import norm
from derive.logic.rules_equality import all_elim, arith, cut, refl, sym, trans
from derive.logic.rules_order import sum_pos
from derive.logic.rules_reductions import under
from derive.logic.statements import All, Eq, Rel
from derive.logic.steps import chain, changes, congruence, side
from derive.logic.terms import Reduce, Sigma, free


class Stuck(Rejected):
    """A tactic did not find a proof."""


def names(*terms):
    """Index variables that are free in none of these, one after the other."""
    used = {s.name for t in terms for s in free(t)}
    return (Symbol(f"k{n}", integer=True) for n in count() if f"k{n}" not in used)


def equal(a, b, hyps=(), using=()):
    """hyps |- a = b: by normal forms; else the same sum on both sides and equal bodies; else by the judges, which may
    use the theorems `using`."""
    if a == b:
        return refl(a)
    left, right = norm(a), norm(b)
    if side(left) == side(right):
        return chain(left, sym(right))
    if isinstance(a, Sigma) and isinstance(b, Sigma) and a.dom == b.dom:
        k = next(names(a, b, *hyps, *[t.concl for t in using], *[h for t in using for h in t.hyps]))
        try:
            return under(equal(a.at(k), b.at(k), hyps, using), red=Sigma, k=k, A=a.dom)
        except Rejected:
            pass
    try:
        middle = arith(*using, goal=Eq(side(left), side(right)), hyps=tuple(hyps))
    except Rejected as error:
        raise Stuck(f"not shown equal:\n  {side(left)}\n  {side(right)}\n  {str(error)[:300]}") from None
    return trans(trans(left, middle), sym(right))


def rewrite(t, table, fresh):
    """|- t = t with each entry of an array of the table replaced by the right side of the array's equation, once."""
    if isinstance(t, Indexed):
        return instance(table[t.base], t.indices) if t.base in table else refl(t)
    if isinstance(t, Reduce):
        k = next(fresh)
        body = rewrite(t.at(k), table, fresh)
        return under(body, red=t.func, k=k, A=t.dom) if changes(body) else refl(t)
    if not t.args or not isinstance(t, Expr):
        return refl(t)
    parts = [rewrite(a, table, fresh) if isinstance(a, Expr) else refl(a) for a in t.args]
    return congruence(t, parts) if any(map(changes, parts)) else refl(t)


def rewrite_all(t, table, fresh=None):
    """Rewrite until nothing changes.  The table is {array: theorem  for all indices: array[indices] = term}."""
    fresh = fresh or names(t, *[x for e in table.values() for x in (e.concl, *e.hyps)])
    out = refl(t)
    while True:
        step = rewrite(side(out), table, fresh)
        if not changes(step):
            return out
        out = chain(out, step)


def instance(t, indices):
    """for all i, j, ...: p  at the given indices; surplus indices are ignored."""
    for x in indices:
        if isinstance(t.concl, All):
            t = all_elim(t, k=x)
    return t


def discharge(t, *proofs):
    """Cut the conclusions of the proofs from the hypotheses of t."""
    for p in proofs:
        t = cut(p, t)
    return t


def positive(body, j, dom):
    """dom inhabited |- 0 < sum of body, the body being shown positive by a judge."""
    return sum_pos(arith(goal=Rel("<", 0, body)), k=j, A=dom)
