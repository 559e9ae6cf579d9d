"""Untrusted.  A choice between two equal terms is either of them; tanh through the exponential."""

from functools import cache

from sympy import Expr, Integer, Symbol, tanh

from derive.errors import Rejected
from derive.logic import Eq, Reduce, Rel, Select, arith, cut, exp, instantiate, inv, leibniz, refl, sym, under
from derive.logic.normal import norm
from derive.logic.steps import chain, changes, congruence, hole, side
from derive.logic.tactics import discharge, equal, names

C, X = Symbol("C", real=True), Symbol("X", real=True)


def without_choices(t):
    """|- t = t with Select(c, x, x) as x, and tanh(x) as 1 - 2 / (1 + exp(2 x)), everywhere."""
    if not t.args or not isinstance(t, Expr) or not t.has(Select, tanh):
        return refl(t)
    if isinstance(t, Reduce):
        k = next(names(t))
        inner = without_choices(t.at(k))
        return under(inner, red=t.func, k=k, A=t.dom) if changes(inner) else refl(t)
    parts = [without_choices(a) if isinstance(a, Expr) else refl(a) for a in t.args]
    out = congruence(t, parts) if any(map(changes, parts)) else refl(t)
    return chain(out, _rewritten(side(out)))


def _rewritten(t):
    if isinstance(t, tanh):
        return instantiate(_tanh(), m={X: t.args[0]})
    if isinstance(t, Select):
        c, x, y = t.args
        same = _same(y, x)
        if same is not None:
            out = leibniz(same, holes=(hole(0),), template=Select(c, x, hole(0))) if changes(same) else refl(t)
            return chain(out, instantiate(_choice(), m={C: c, X: x}), _less_one(x))
    return refl(t)


def _same(a, b):
    """|- a = b for fractions with positive denominators, or None."""
    left, right = norm(a), norm(b)
    if side(left) == side(right):
        return chain(left, sym(right))
    return _equal(a, b)


def _less_one(t):
    """|- t = 1 - 1 / z for a fraction z - 1 over z; t = t for any other."""
    zs = sorted(t.atoms(inv), key=str)
    found = _equal(t, 1 - zs[0]) if len(zs) == 1 and t.is_Mul else None
    return refl(t) if found is None else found


def _equal(a, b):
    """|- a = b, the denominators being positive by themselves, or None."""
    zs = sorted({x.args[0] for t in (a, b) for x in t.atoms(inv)}, key=str)
    if not zs:
        return None
    signs = [Rel("<", Integer(0), z) for z in zs]
    try:
        return discharge(equal(a, b, hyps=tuple(signs)), *(arith(goal=s) for s in signs))
    except Rejected:
        return None


@cache
def _choice():
    """Select(C, X, X) = X"""
    return arith(goal=Eq(Select(C, X, X), X))


@cache
def _tanh():
    """tanh(X) = 1 - 2 / (1 + exp(2 X)), the denominator being positive"""
    below = 1 + exp(2 * X)
    positive = arith(goal=Rel("<", 0, below))
    return cut(positive, arith(goal=Eq(tanh(X), 1 - 2 * inv(below)), hyps=(Rel("<", Integer(0), below),)))
