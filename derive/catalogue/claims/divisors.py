"""Whole parts and multiples of a step r >= 1, and how many of them lie in a range: lemmas on integers.

`whole(n)` is floor(n / r), the number of k < n with r (k + 1) <= n; n >= 0 is a multiple where r whole(n) = n.
"""

from functools import cache

from derive.catalogue.claims.lemmas import empty_sum, last_term
from derive.logic import (
    Eq,
    Integer,
    Max,
    Min,
    Range,
    Select,
    Sigma,
    arith,
    cases,
    cut,
    index,
    induction,
    instantiate,
    trans,
)
from derive.logic.sequents import HOLE, inside, le, lt

k, m, n, r, t, w = index("k m n r steps w")
a, b, x = index("a b x")
STEP = le(1, r)


def counted(size, n):
    """The number of k < size with r (k + 1) <= n."""
    return Sigma(Select(n - r * (t + 1) + 1, 1, 0), t, Range(0, size))


def whole(n):
    """floor(n / r) for n >= 0"""
    return counted(n, n)


def multiple(n):
    """1 where n >= 0 is a multiple of r, else 0."""
    return Select(Min(n - r * whole(n) + 1, r * whole(n) - n + 1), 1, 0)


def multiples(size, bound=None):
    """The number of multiples of r among 1, ..., size; of those that are at most the bound, if there is one."""
    body = multiple(k + 1)
    return Sigma(body if bound is None else Min(Select(bound - k, 1, 0), body), k, Range(0, size))


@cache
def whole_part():
    """1 <= r, 0 <= n |- r whole(n) <= n, and n < r whole(n) + r."""
    body = Select(n - r * (t + 1) + 1, 1, 0)
    count, known = counted(m, n), [STEP, le(0, n), le(0, m)]
    nothing, more = empty_sum(body, t), last_term(body, t, m)

    def by_induction(goal, *facts):
        """goal(counted(m, n), m), the facts being theorems about the same."""
        base = arith(nothing, goal=goal(counted(Integer(0), n), Integer(0)), hyps=[STEP, le(0, n)])
        step = arith(more, *facts, goal=goal(counted(m + 1, n), m + 1), hyps=[goal(count, m), *known])
        return induction(base, step, n=m, p=goal(count, m))

    few = by_induction(lambda c, m: le(c, m))
    low = by_induction(lambda c, m: le(r * c, n), few, arith(few, goal=le(0, r * (m - count)), hyps=known))
    high = by_induction(
        lambda c, m: lt(0, Max(c - m + 1, r * c + r - n)), few, arith(few, goal=le(0, r * (m - count)), hyps=known)
    )
    few, low, high = (instantiate(th, m={m: n}) for th in (few, low, high))
    return low, arith(few, low, high, goal=lt(n, r * whole(n) + r), hyps=[STEP, le(0, n)])


def whole_part_at(place):
    """The same at another n."""
    return tuple(instantiate(th, m={n: place}) for th in whole_part())


def settled(th):
    """Without the hypothesis that n + 1 >= 0, where n >= 0."""
    return cut(arith(goal=le(0, n + 1), hyps=[le(0, n)]), th)


@cache
def smaller():
    """1 <= r, r a <= x, x < r b + r |- a <= b, for integers."""
    known = [STEP, le(r * a, x), lt(x, r * b + r)]
    apart = arith(goal=le(0, r * (a - b - 1)), hyps=[STEP, lt(b, a)])
    return cases(
        arith(goal=le(a, b), hyps=[le(a, b)]), arith(apart, goal=le(a, b), hyps=[*known, lt(b, a)]), p=le(a, b)
    )


def quotient_at_most(low, high, place, *facts, hyps=()):
    """low <= high, where r low <= place and place < r high + r follow from the facts and the hypotheses."""
    found = instantiate(smaller(), m={a: low, b: high, x: place})
    for h in sorted(found.hyps - {STEP}, key=str):
        found = cut(arith(*facts, goal=h, hyps=[STEP, *hyps]), found)
    return found


def between(low, value, high):
    """Positive where low <= value < high."""
    return Min(value - low + 1, high - value)


@cache
def multiples_counted(bound=None):
    """1 <= r, 0 <= bound, 0 <= n |- 0 < between(r H, min(bound, n), r H + r) with H = multiples(n, bound).

    So H is the whole part of min(bound, n) / r, or of n / r where there is no bound.
    """

    def goal(count, n):
        return lt(0, between(r * count, n if bound is None else Min(bound, n), r * count + r))

    count, after, last = multiples(n, bound), multiples(n + 1, bound), whole(n + 1)
    known = [le(0, n), goal(count, n), *([] if bound is None else [le(0, bound)])]
    more = last_term(count.at(k), k, n)
    base = arith(
        empty_sum(count.at(k), k), goal=goal(multiples(Integer(0), bound), Integer(0)), hyps=[STEP, *known[2:]]
    )
    low, high = (settled(th) for th in whole_part_at(n + 1))

    def step(*facts, hyps):
        return arith(low, high, more, *facts, goal=goal(after, n + 1), hyps=[STEP, *known, *hyps])

    seen = [*known, *([] if bound is None else [le(n + 1, bound)])]
    here = [*seen, Eq(n + 1, r * last)]
    one = step(*next_whole(count, last, here), hyps=here)
    exact = arith(low, goal=Eq(n + 1, r * last), hyps=[le(n + 1, r * last), STEP, le(0, n)])
    apart = [*seen, lt(r * last, n + 1)]
    full = [*apart, le(r * count + r, n + 1)]
    beyond = quotient_at_most(count + 1, last, n + 1, low, high, hyps=full)
    product = arith(beyond, goal=le(0, r * (last - count - 1)), hyps=[STEP])
    none = cases(step(product, hyps=full), step(hyps=[*apart, lt(n + 1, r * count + r)]), p=le(r * count + r, n + 1))
    found = cases(none, cut(exact, one), p=lt(r * last, n + 1))
    if bound is not None:
        found = cases(found, step(hyps=[*known, lt(bound, n + 1)]), p=le(n + 1, bound))
    return induction(base, found, n=n, p=goal(count, n))


def next_whole(count, last, hyps):
    """n + 1 = r last, r count <= n < r count + r |- last <= count + 1, and count <= last - 1."""
    return (quotient_at_most(last, count + 1, n + 1, hyps=hyps), quotient_at_most(count, last - 1, n, hyps=hyps))


@cache
def next_multiple(bound=None):
    """The count at n + 1 against that at n: (one more where n + 1 = r (H + 1), the same elsewhere), two theorems.

    With H = multiples(n, bound), c the last term of multiples(n + 1, bound):  0 < c |- n + 1 = r (H + 1),  and
    0 < c |- H' = H + 1;  c <= 0 |- H' = H.
    """
    count, after, last = multiples(n, bound), multiples(n + 1, bound), whole(n + 1)
    more, term = last_term(count.at(k), k, n), count.at(n)
    counted_here = multiples_counted(bound)
    seen = [lt(0, term), le(0, n), *([] if bound is None else [le(0, bound)])]
    exact = arith(goal=Eq(n + 1, r * last), hyps=[lt(0, term)])
    hyps = [*seen, Eq(n + 1, r * last)]
    facts = [
        cut(exact, cut(counted_here, fact))
        for fact in next_whole(count, last, [*hyps, counted_here.concl, *([] if bound is None else [le(n + 1, bound)])])
    ]
    facts = [cut(arith(goal=h, hyps=[lt(0, term)]), f) if (h := le(n + 1, bound or n)) in f.hyps else f for f in facts]
    equal = arith(*facts, goal=Eq(last, count + 1))
    place = trans(exact, inside(r * HOLE[0], equal))
    one = arith(more, goal=Eq(after, count + 1), hyps=[lt(0, term), le(0, n)])
    none = arith(more, goal=Eq(after, count), hyps=[le(term, 0), le(0, n)])
    return place, one, none
