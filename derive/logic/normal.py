"""Untrusted.  norm(t) proves t = its normal form, calling nothing but the rules.

The normal form: exponentials of sums split into products, conditions as indicator factors Select(c, 1, 0), inverses
through products, ln(x exp(c)) = ln(x) + c, products expanded, constants pulled out of sums, sums of products of sums
as nested sums, nested sums in one order.
"""

from functools import lru_cache
from itertools import permutations

from sympy import Add, Indexed, KroneckerDelta, Mul

from derive.logic.domains import One, Plus
from derive.logic.expansion import expanded, split_inverse, split_logarithm
from derive.logic.laws import law
from derive.logic.rules_equality import leibniz, refl, sym
from derive.logic.rules_reductions import exchange, linear, pull, singleton, split, sub_select, under, zero
from derive.logic.steps import chain, changes, congruence, factors, fresh_index, hole, inside, side
from derive.logic.symbols import Select, inv, ln
from derive.logic.terms import Big, Mean, Sigma, Sub, Tangent, free


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
        return chain(out, split_inverse(side(out)))
    if isinstance(side(out), ln):
        return chain(out, split_logarithm(side(out)))
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
