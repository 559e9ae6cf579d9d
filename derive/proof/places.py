"""Untrusted.  Sums whose terms read an array at a fixed or a moved place, with the array read at the sum's own index.

The gradient of an array is a sum over the array's own indices, so the tangents of both sides of a pairing are to be
read there.  pick: sum over j of [j = c] g(j) = [0 <= c][c < n] g(c).  shift: the sum over i < n of [0 <= i + s]
[i + s < m] g(i) is the sum over j < m of [0 <= j - s][j - s < n] g(j - s), any s.
"""

from functools import cache

from sympy import Abs, Add, Expr, Indexed, Mul, Symbol

from derive.errors import Rejected
from derive.logic import (
    Eq,
    In,
    Range,
    Rel,
    Select,
    Sigma,
    arith,
    array,
    cases,
    cut,
    exchange,
    free,
    index,
    instantiate,
    leibniz,
    range_one,
    range_split,
    refl,
    singleton,
    split,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.normal import norm
from derive.logic.polynomial import ring_expand
from derive.logic.steps import chain, changes, congruence, factors, hole, side
from derive.logic.tactics import names

J, HERE, C, SIZE, OTHER = index("place.j place.i place.c place.size place.other")
G = array("place.g")


def _is(a, b):
    """1 where a = b, else 0."""
    return Select(1 - Abs(a - b), 1, 0)


def _within(c, size):
    """1 where 0 <= c < size, else 0, as two factors."""
    return Select(ring_expand(c + 1), 1, 0) * Select(ring_expand(size - c), 1, 0)


def _nothing(t, *hyps):
    """hyps |- a product = 0, by its indicators."""
    indicators = Mul(*[f for f in factors(t) if isinstance(f, Select)])
    zero_ = arith(goal=Eq(indicators, 0), hyps=hyps)
    return leibniz(
        zero_, holes=(hole(0),), template=hole(0) * Mul(*[f for f in factors(t) if not isinstance(f, Select)])
    )


def _empty(t, *hyps):
    """hyps |- a sum = 0, each of its terms being 0."""
    v = next(names(t, *hyps))
    return trans(under(_nothing(t.at(v), In(v, t.dom), *hyps), red=Sigma, k=v, A=t.dom), zero(j=v, A=t.dom))


def _cut_at(t, place):
    """low <= place <= high |- the sum over [low, high) = that over [low, place) and that over [place, high)."""
    low, high = t.dom.args
    out = range_split(t, b=place)
    return chain(out, split(side(out), A=Range(low, place), B=Range(place, high)))


@cache
def pick():
    """|- sum over j < size of [j = c] g(j) = [0 <= c][c < size] g(c)."""
    whole = Sigma(_is(J, C) * G[J], J, Range(0, SIZE))
    wanted = _within(C, SIZE) * G[C]
    low, high = Rel("<=", 0, C), Rel("<", C, SIZE)
    below, rest = (Sigma(whole.at(J), J, r) for r in (Range(0, C), Range(C, SIZE)))
    one, above = (Sigma(whole.at(J), J, r) for r in (Range(C, C + 1), Range(C + 1, SIZE)))
    one = range_one(one, a=C)
    one = chain(one, singleton(side(one)))
    two = (hole(0), hole(1))
    ends = chain(_cut_at(rest, C + 1), leibniz(one, _empty(above), holes=two, template=hole(0) + hole(1)))
    inside = chain(_cut_at(whole, C), leibniz(_empty(below), ends, holes=two, template=hole(0) + hole(1)))
    known = arith(goal=Eq(_within(C, SIZE), 1), hyps=(low, high))
    inside = trans(inside, arith(goal=Eq(side(inside), G[C])))
    inside = trans(inside, sym(leibniz(known, holes=(hole(0),), template=hole(0) * G[C])))
    for h in sorted(inside.hyps - {low, high}, key=str):
        inside = cut(arith(goal=h, hyps=(low, high)), inside)
    outside = [trans(_empty(whole, h), sym(_nothing(wanted, h))) for h in (Rel("<", C, 0), Rel("<=", SIZE, C))]
    return cases(cases(inside, outside[1], p=high), outside[0], p=low)


@cache
def shift():
    """|- sum over i < size of [0 <= i + c][i + c < other] g(i) = sum over j < other of [0 <= j - c][...] g(j - c)."""
    spread = sym(instantiate(pick(), m={G: ((J,), G[HERE]), C: HERE + C, SIZE: OTHER}))
    out = under(spread, red=Sigma, k=HERE, A=Range(0, SIZE))
    out = chain(out, exchange(side(out)))
    turned = leibniz(arith(goal=Eq(_is(J, HERE + C), _is(HERE, J - C))), holes=(hole(0),), template=hole(0) * G[HERE])
    turned = under(under(turned, red=Sigma, k=HERE, A=Range(0, SIZE)), red=Sigma, k=J, A=Range(0, OTHER))
    moved = instantiate(pick(), m={C: J - C})
    return chain(out, turned, under(moved, red=Sigma, k=J, A=Range(0, OTHER)))


class Places:
    """Rewrites terms so that the given arrays are read at indices of sums.

    domains: {array: the domains of its indices}.  known: hypotheses that may be used, of sizes.
    """

    def __init__(self, domains, known=()):
        self.domains, self.known = domains, tuple(known)

    def plain(self, t):
        """|- t = its normal form at plain places."""
        out = norm(t)
        return chain(out, self._parts(side(out)))

    def _parts(self, t):
        if isinstance(t, (Add, Mul)):
            parts = [self._parts(a) if isinstance(a, Expr) else refl(a) for a in t.args]
            return congruence(t, parts) if any(map(changes, parts)) else refl(t)
        if isinstance(t, Select) and t.args[1:] == (1, 0):
            return self._holds(t) or refl(t)
        return self._sum(t) if isinstance(t, Sigma) else refl(t)

    def _holds(self, t):
        """|- [c] = 1, from one of what is known of sizes; None if it is not shown."""
        if t.args[0].has(Indexed):
            return None
        for hyps in ((), *((h,) for h in self.known if free(h) & free(t))):
            try:
                return arith(goal=Eq(t, 1), hyps=hyps)
            except Rejected:
                continue
        return None

    def _sum(self, t):
        fresh, binders, body = names(t), [], t
        while isinstance(body, Sigma):
            k = next(fresh)
            binders.append((k, body.dom))
            body = body.at(k)
        for tactic in (self._without_implied, self._picked, self._shifted):
            step = tactic(t, binders, body)
            if step is not None:
                again = norm(side(step))
                return chain(step, again, self._parts(side(again)))
        return refl(t)

    def _without_implied(self, t, binders, body):
        """Without a condition that says that an index is in its range."""
        for k, dom in binders:
            for f in _within(k, dom.args[1]).args if _from_zero(dom) else ():
                parts = factors(body)
                if f in parts:
                    parts.remove(f)
                    holds = arith(goal=Eq(f, 1), hyps=(In(k, dom),))
                    return _below(leibniz(holds, holes=(hole(0),), template=hole(0) * Mul(*parts)), binders)
        return None

    def _picked(self, t, binders, body):
        """One term of a sum over an index that a condition fixes."""
        for f in factors(body):
            if isinstance(f, Select) and f.args[1:] == (1, 0) and isinstance(1 - f.args[0], Abs):
                gap = (1 - f.args[0]).args[0]
                for n, (k, dom) in enumerate(binders):
                    rest = _rest(gap, k)
                    if rest is not None and _from_zero(dom):
                        parts = factors(body)
                        parts.remove(f)
                        m = {G: ((k,), Mul(*parts)), C: -rest, SIZE: dom.args[1]}
                        return _at(t, binders, n, instantiate(pick(), m=m))
        return None

    def _shifted(self, t, binders, body):
        """The sum over an index, as the sum over a moved place that an array is read at."""
        for e in sorted((e for e in body.atoms(Indexed) if e.base in self.domains), key=str):
            for place, domain in zip(e.indices, self.domains[e.base], strict=True):
                order = sorted(range(len(binders)), key=lambda n: binders[n][1] != domain)
                for n in order if not isinstance(place, Symbol) and _from_zero(domain) else ():
                    step = self._shifted_at(t, binders, body, n, place, domain.args[1])
                    if step is not None:
                        return step
        return None

    def _shifted_at(self, t, binders, body, n, place, size):
        k, dom = binders[n]
        by, parts = ring_expand(place - k), factors(body)
        if k in free(by) or not _from_zero(dom):
            return None
        for f in _within(place, size).args:
            if f not in parts:
                return None
            parts.remove(f)
        m = {G: ((k,), Mul(*parts)), C: by, SIZE: dom.args[1], OTHER: size}
        return _at(t, binders, n, instantiate(shift(), m=m))


def _from_zero(dom):
    return isinstance(dom, Range) and dom.args[0] == 0


def _rest(gap, k):
    """r with gap = k + r or gap = -(k + r), or None."""
    for sign in (1, -1):
        rest = ring_expand(sign * gap - k)
        if k not in free(rest):
            return rest
    return None


def _at(t, binders, n, law):
    """|- t = t with a law used on the sum over the n-th index."""
    out = refl(t)
    for depth in range(n, len(binders) - 1):
        out = chain(out, swapped(side(out), depth))
    others = [*binders[:n], *binders[n + 1 :]]
    step = _below(law, others)
    return chain(out, step) if step.concl.a == side(out) else None


def _below(equation, binders):
    """An equation under nested sums."""
    for k, dom in reversed(binders):
        equation = under(equation, red=Sigma, k=k, A=dom)
    return equation


def swapped(t, depth):
    """|- t = t with the sums at this depth and the next exchanged."""
    if depth == 0:
        return exchange(t)
    k = next(names(t))
    return under(swapped(t.at(k), depth - 1), red=Sigma, k=k, A=t.dom)
