"""Untrusted.  How equations are put together: chains, congruences, and what is said under a sum."""

from itertools import count

from sympy import Mul, Pow, Symbol

from derive.logic.rules_equality import leibniz, trans
from derive.logic.rules_reductions import under
from derive.logic.terms import free


def hole(n):
    """The n-th hole of a template."""
    return Symbol(f"hole{n}", real=True)


def side(t):
    """The right side of an equation."""
    return t.concl.b


def changes(t):
    """Whether an equation says more than a = a."""
    return t.concl.a != t.concl.b


def chain(*equations):
    """a = b, b = c, ... give a = z; steps that change nothing are left out."""
    out = equations[0]
    for t in equations[1:]:
        if t.rule != "refl":
            out = t if out.rule == "refl" else trans(out, t)
    return out


def congruence(t, equations):
    """t = t with each argument replaced by the right side of its equation; what stays is part of the template."""
    args, used, holes = [], [], []
    for a, e in zip(t.args, equations, strict=True):
        if changes(e):
            holes.append(hole(len(holes)))
            used.append(e)
            args.append(holes[-1])
        else:
            args.append(a)
    return leibniz(*used, holes=tuple(holes), template=t.func(*args))


def fresh_index(*terms):
    """The first of k0, k1, ... that is free in none of these."""
    used = {s.name for t in terms for s in free(t)}
    return next(Symbol(f"k{n}", integer=True) for n in count() if f"k{n}" not in used)


def factors(t):
    """The factors of a product, powers written out."""
    out = []
    for f in Mul.make_args(t):
        out += [f.base] * int(f.exp) if isinstance(f, Pow) else [f]
    return out


def inside(t, prove):
    """red f = red g from prove(f) = |- f = g."""
    k = fresh_index(t)
    return under(prove(t.at(k)), red=t.func, k=k, A=t.dom)
