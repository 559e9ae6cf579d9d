"""Untrusted.  Terms without binders multiplied out: exponentials, powers of indicators, inverses and logarithms."""

from sympy import Add, Integer, Mul, Pow, exp

from derive.errors import Rejected
from derive.logic.laws import law
from derive.logic.polynomial import ATOMS, monomials, ring_expand
from derive.logic.rules_equality import arith, cut, leibniz, refl, trans
from derive.logic.statements import Eq, Rel
from derive.logic.steps import chain, factors, hole, side
from derive.logic.symbols import Select, inv, ln


def split_exp(t):
    """exp(a + b) becomes exp(a) exp(b), outside of binders."""
    if isinstance(t, (*ATOMS, Select)) or not t.args:
        return t
    args = [split_exp(a) for a in t.args]
    if isinstance(t, exp):
        return Mul(*[exp(x) for x in Add.make_args(ring_expand(args[0]))])
    return t.func(*args)


def expanded(t):
    """|- t = its expanded form, squares of indicators and fractions m inv(m + r) reduced."""
    out = _multiplied_out(t)
    while True:
        reduced = _fraction(side(out)) if side(out).atoms(inv) else None
        if reduced is None:
            return out
        out = chain(out, reduced, _multiplied_out(side(reduced)))


def _multiplied_out(t):
    wanted = ring_expand(split_exp(t))
    out = refl(t) if wanted == t else arith(goal=Eq(t, wanted))
    while True:
        square = _indicator_power(side(out))
        if square is None:
            return out
        once = law("idem", c=square.base.args[0])
        left = square.base ** (square.exp - 2)
        template = Add(
            *[Mul(*[hole(0) * left if f == square else f for f in Mul.make_args(a)]) for a in Add.make_args(side(out))]
        )
        out = chain(out, leibniz(once, holes=(hole(0),), template=template))


def _indicator_power(t):
    for a in Add.make_args(t):
        for f in Mul.make_args(a):
            if isinstance(f, Pow) and f.exp > 1 and isinstance(f.base, Select) and f.base.args[1:] == (1, 0):
                return f
    return None


def _fraction(t):
    """|- t = t with m inv(m + r) replaced by 1 - r inv(m + r) at one place, where a judge shows m + r nonzero."""
    for a in Add.make_args(t):
        for f in Mul.make_args(a):
            base = f.base if isinstance(f, Pow) else f
            if isinstance(base, inv) and isinstance(base.args[0], Add):
                reduced = _fraction_at(t, a, f, base)
                if reduced is not None:
                    return reduced
    return None


def _fraction_at(t, a, f, base):
    parts, whole = Mul.make_args(a), base.args[0]
    m = max((m for m in whole.args if m.atoms(exp)), key=str, default=None)  # one for each sum, or this has no end
    if m is None or not all(x in parts for x in Mul.make_args(m)):
        return None
    try:
        one = cut(arith(goal=Rel("<", 0, whole)), law("share", x=m, y=whole - m))
    except Rejected:
        return None
    left = [x for x in parts if x is not f]
    for x in Mul.make_args(m):
        left.remove(x)
    power = int(f.exp) if isinstance(f, Pow) else 1
    others = Add(*[x for x in Add.make_args(t) if x != a])
    out = leibniz(one, holes=(hole(0),), template=others + Mul(*left) * base ** (power - 1) * hole(0))
    return out if out.concl.a == t else None


def split_inverse(t):
    """inv of a product, a power, an exponential or an inverse, by laws without side condition."""
    x = t.args[0] if isinstance(t, inv) else None
    if isinstance(x, inv):
        return law("inv_inv", x=x.args[0])
    if isinstance(x, exp):
        return law("inv_exp", x=x.args[0])
    if isinstance(x, (Mul, Pow)):
        first, rest = (x.args[0], Mul(*x.args[1:])) if isinstance(x, Mul) else (x.base, x.base ** (x.exp - 1))
        parts = split_inverse(inv(first)), split_inverse(inv(rest))
        both = leibniz(*parts, holes=(hole(0), hole(1)), template=hole(0) * hole(1))
        return chain(law("inv_mul", x=first, y=rest), both)
    return _without_negative_powers(t)


def _without_negative_powers(t):
    """|- inv(1 + exp(-x)) = exp(x) inv(exp(x) + 1): in a sum under inv no exponential has a negative power."""
    x = t.args[0] if isinstance(t, inv) else None
    c = _least_exponent(x) if isinstance(x, Add) and x.has(exp) else Integer(0)
    if c == 0:
        return refl(t)
    rest = ring_expand(split_exp(exp(-c) * x))
    out = leibniz(arith(goal=Eq(x, exp(c) * rest)), holes=(hole(0),), template=inv(hole(0)))
    out = chain(out, law("inv_mul", x=exp(c), y=rest))
    power = leibniz(law("inv_exp", x=c), holes=(hole(0),), template=hole(0) * inv(rest))
    return chain(out, power, _multiplied_out(side(power)))


def _least_exponent(x):
    """The sum of m * n over the monomials m of exponents in a sum, n < 0 the least coefficient that m has."""
    powers = [monomials(Add(*[f.args[0] for f in factors(a) if isinstance(f, exp)])) for a in x.args]
    found = sorted(set().union(*powers), key=str)
    return Add(*[m * min(p.get(m, 0) for p in powers) for m in found if any(p.get(m, 0) < 0 for p in powers)])


def split_logarithm(t):
    """ln(x exp(c)) = ln(x) + c, under 0 < x."""
    parts = Mul.make_args(t.args[0])
    powers = [f for f in parts if isinstance(f, exp)]
    rest = Mul(*[f for f in parts if f not in powers])
    if not powers or rest == 1:
        return refl(t)
    out = law("ln_scale", x=rest, c=Add(*[f.args[0] for f in powers]))
    if out.concl.a != t:
        joined = arith(goal=Eq(t.args[0], out.concl.a.args[0]))
        out = trans(leibniz(joined, holes=(hole(0),), template=ln(hole(0))), out)
    return trans(out, expanded(side(out)))
