"""Untrusted.  A row constant comes out of a root: root(exp(c) w) = exp(c / 2) root(w), where 0 <= w."""

from functools import cache

from sympy import Add, Mul, Symbol

from derive.errors import Rejected
from derive.logic import Eq, Reduce, Rel, arith, cut, exp, instantiate, leibniz, refl, root
from derive.logic.normal import norm
from derive.logic.steps import chain, hole, side
from derive.logic.tactics import equal

E, W = Symbol("E", real=True), Symbol("W", real=True)


def constants_out_of_roots(t, facts):
    """|- t = t with the exponentials that stand under its roots in front of them."""
    found = {}
    for x in sorted(_roots(t), key=str):
        try:
            if (theorem := _taken_out(x, facts)) is not None:
                found[x] = theorem
        except Rejected:
            continue
    return _replaced(t, found) if found else refl(t)


def _replaced(t, equations):
    """|- t = t with terms replaced by the right sides of their equations."""
    holes = {x: hole(n) for n, x in enumerate(equations)}
    return leibniz(*equations.values(), holes=tuple(holes.values()), template=t.xreplace(holes))


def _roots(t):
    """The roots of a term that stand under no sum or maximum and in no other root."""
    if isinstance(t, root):
        return {t}
    return set() if isinstance(t, Reduce) else set().union(*map(_roots, t.args))


def _taken_out(x, facts):
    inside = norm(x.args[0])
    factors = Mul.make_args(side(inside))
    outer = [f for f in factors if isinstance(f, exp)]
    if not outer:
        return None
    rest = Mul(*(f for f in factors if f not in outer))
    half = exp(Add(*(f.args[0] for f in outer)) / 2)
    inside = chain(inside, equal(side(inside), half**2 * rest))
    theorem = instantiate(_lemma(), m={E: half, W: rest})
    theorem = cut(facts.nonnegative(rest), cut(arith(goal=Rel("<", 0, half)), theorem))
    return chain(_replaced(x, {x.args[0]: inside}), theorem)


@cache
def _lemma():
    """0 < E, 0 <= W |- root(E^2 W) = E root(W)"""
    return arith(goal=Eq(root(E * E * W), E * root(W)), hyps=(Rel("<", 0, E), Rel("<=", 0, W)))
