"""Untrusted.  norm(t) proves t = its normal form, calling nothing but the rules.

The normal form: exponentials of sums split into products, conditions as indicator factors Select(c, 1, 0), inverses
through products, ln(x exp(c)) = ln(x) + c, products expanded, constants pulled out of sums, sums of products of sums
as nested sums, nested sums in one order.
"""

from functools import lru_cache
from itertools import count, permutations

from sympy import Add, Indexed, Integer, KroneckerDelta, Mul, Pow, Symbol, exp

from derive.errors import Rejected
from derive.logic.laws import law
from derive.logic.polynomial import ATOMS, monomials, ring_expand
from derive.logic.rules_equality import arith, cut, leibniz, refl, sym, trans
from derive.logic.rules_reductions import exchange, linear, pull, singleton, split, sub_select, under, zero
from derive.logic.statements import Eq, Rel
from derive.logic.symbols import Select, inv, ln
from derive.logic.terms import Big, Mean, One, Plus, Sigma, Sub, Tangent, free


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


def _split_inverse(t):
    """inv of a product, a power, an exponential or an inverse, by laws without side condition."""
    x = t.args[0] if isinstance(t, inv) else None
    if isinstance(x, inv):
        return law("inv_inv", x=x.args[0])
    if isinstance(x, exp):
        return law("inv_exp", x=x.args[0])
    if isinstance(x, (Mul, Pow)):
        first, rest = (x.args[0], Mul(*x.args[1:])) if isinstance(x, Mul) else (x.base, x.base ** (x.exp - 1))
        parts = _split_inverse(inv(first)), _split_inverse(inv(rest))
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


def _split_logarithm(t):
    """ln(x exp(c)) = ln(x) + c, under 0 < x."""
    parts = Mul.make_args(t.args[0])
    powers = [f for f in parts if isinstance(f, exp)]
    rest = Mul(*[f for f in parts if f not in powers])
    if not powers or rest == 1:
        return refl(t)
    out = law("ln_scale", x=rest, c=Add(*[f.args[0] for f in powers]))
    return trans(out, expanded(side(out))) if out.concl.a == t else refl(t)


@lru_cache(maxsize=1 << 14)
def norm(t):
    """|- t = its normal form."""
    if isinstance(t, Sigma):
        return _norm_sum(t)
    if isinstance(t, Select):
        if t.args[2] != 0 or t.args[1] == 1:
            return refl(t)
        out = law("select", c=t.args[0], x=t.args[1])
        return chain(out, norm(side(out)))
    if isinstance(t, (Big, Indexed, KroneckerDelta, Mean, Tangent)) or not t.args:
        return refl(t)
    parts = [norm(a) for a in t.args]
    out = congruence(t, parts) if any(map(changes, parts)) else refl(t)
    if isinstance(side(out), inv):
        return chain(out, _split_inverse(side(out)))
    if isinstance(side(out), ln):
        return chain(out, _split_logarithm(side(out)))
    return chain(out, expanded(side(out)))


def _norm_sum(t):
    step = _one_domain(t)
    if step is not None:
        return chain(step, norm(side(step)))
    k = fresh_index(t)
    body = norm(t.at(k))
    out = under(body, red=Sigma, k=k, A=t.dom)
    if side(body) == 0:
        return chain(out, zero(j=k, A=t.dom))
    if not isinstance(side(body), Add):
        return chain(out, _norm_term(side(out)))
    out = chain(out, linear(side(out)))
    out = chain(out, congruence_of_sum(side(out), _norm_term))
    return chain(out, expanded(side(out)))


def _one_domain(t):
    """A sum over a sub-bag, a union or a single member, one step simpler."""
    if isinstance(t.dom, Sub):
        return sub_select(t)
    if isinstance(t.dom, Plus):
        return split(t, A=t.dom.args[0], B=Plus(*t.dom.args[1:]))
    return singleton(t) if isinstance(t.dom, One) else None


def congruence_of_sum(t, prove):
    """t = t with each term of the sum replaced by what `prove` proves it equal to."""
    parts = [prove(a) for a in t.args] if isinstance(t, Add) else [prove(t)]
    if not any(map(changes, parts)):
        return refl(t)
    return congruence(t, parts) if isinstance(t, Add) else parts[0]


def _norm_term(t):
    """The sum of one product = constants times nested sums of a product without sums."""
    if not isinstance(t, Sigma):
        c, rest = t.as_coeff_Mul()
        if c != 1 and isinstance(rest, Sigma):
            return leibniz(_norm_term(rest), holes=(hole(0),), template=c * hole(0))
        return refl(t)
    k = fresh_index(t)
    parts = factors(t.at(k))
    constant = Mul(*[f for f in parts if k not in free(f)])
    rest = Mul(*[f for f in parts if k in free(f)])
    if constant != 1:
        inner = _norm_term(Sigma(rest, k, t.dom))
        pulled = pull(t, c=constant, rest=rest, k=k)
        return chain(pulled, leibniz(inner, holes=(hole(0),), template=constant * hole(0)))
    out = inside(t, _prenex)
    return chain(out, _ordered(side(out)))


def _prenex(t):
    """A product with sums among its factors = nested sums of one product."""
    parts = factors(t)
    sums = sorted((f for f in parts if isinstance(f, Sigma)), key=str)
    if not sums:
        return refl(t)
    first = sums[0]
    parts.remove(first)
    rest, k = Mul(*parts), fresh_index(t)
    body = first.at(k)
    merged = Sigma(rest * body, k, first.dom)
    out = refl(t) if rest == 1 else sym(pull(merged, c=rest, rest=body, k=k))
    return chain(out, inside(side(out), _prenex))


def _opened(t):
    """(indices, domains, body) of the leading sums of t."""
    indices, domains = [], []
    while isinstance(t, Sigma):
        v, body = t.open()
        indices.append(v)
        domains.append(t.dom)
        t = body
    return indices, domains, t


def _swap(t, depth):
    """Exchange the sums at this depth and the next."""
    return exchange(t) if depth == 0 else inside(t, lambda body: _swap(body, depth - 1))


def _ordered(t):
    """The leading sums (independent domains) sorted by domain, then by least text, through exchanges of neighbours."""
    indices, domains, body = _opened(t)
    if len(indices) < 2 or any(set(indices) & free(d) for d in domains):
        return refl(t)

    def built(order):
        out = body
        for i in reversed(order):
            out = Sigma(out, indices[i], domains[i])
        return out

    texts = [str(d) for d in domains]
    sorted_ones = [p for p in permutations(range(len(indices))) if [texts[i] for i in p] == sorted(texts)]
    best = min(sorted_ones, key=lambda p: str(built(p))) if len(sorted_ones) > 1 else sorted_ones[0]
    out, now = refl(t), list(range(len(indices)))
    for place, wanted in enumerate(best):
        for at in range(now.index(wanted), place, -1):
            out = chain(out, _swap(side(out), at - 1))
            now[at - 1], now[at] = now[at], now[at - 1]
    return out
