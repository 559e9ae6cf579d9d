"""Abuses of the rules and of the language of the logic that must be refused.

They are functions of the logic's package `L`, so that the same cases run against a copy of it with one side condition
taken out: then some abuse is accepted.
"""

from functools import partial

from logic_forgeries import abuses_of_binders, abuses_of_the_language, exploits
from logic_names import variables
from sympy import (
    Integer,
    KroneckerDelta,
    Max,
    Min,
    Rational,
    exp,
)


def abuses(L):
    """(name, call) of what must be refused: in each case an accepted call would give or lead to a falsehood."""
    v = variables(L)
    yield from abuses_of_equality(L, v)
    yield from abuses_of_induction(L, v)
    yield from abuses_of_reductions(L, v)
    yield from abuses_of_ranges(L, v)
    yield from abuses_of_order_and_calculus(L, v)
    yield from abuses_of_the_language(L, v)
    yield from abuses_of_binders(L, v)
    yield from exploits(L, v)


def abuses_of_equality(L, v):
    x, y, z, f, i, k, A = v.x, v.y, v.z, v.f, v.i, v.k, v.A

    def same(a, b):
        return L.assume(L.Eq(a, b))

    yield "trans over different middles", lambda: L.trans(same(x, y), same(z, x))
    yield (
        "leibniz: not the left instance",
        lambda: L.leibniz(same(x, y), L.arith(goal=L.Rel("<", 0, exp(z))), holes=(v.h,), template=L.Rel("<", 0, v.h)),
    )
    yield "leibniz: fewer equations than holes", lambda: L.leibniz(same(x, y), holes=(v.h, z), template=v.h + z)
    yield "an inequality as an equation", lambda: L.sym(L.assume(L.Rel("<=", x, y)))
    yield "a statement without sides as an equation", lambda: L.sym(L.assume(L.Inhabited(A)))
    yield "cases of different conclusions", lambda: L.cases(same(x, 0), L.assume(L.Rel("!=", x, 0)), p=L.Eq(x, 0))
    yield "arith proves a falsehood", lambda: L.arith(goal=L.Eq(Integer(0), 1))
    yield "arith: x / x = 1", lambda: L.arith(goal=L.Eq(x * L.inv(x), 1))
    yield "arith: exp(ln x) = x", lambda: L.arith(goal=L.Eq(exp(L.ln(x)), x))
    yield (
        "arith: over the integers, stated for reals",
        lambda: L.arith(goal=L.Rel("<=", 1, x), hyps=(L.Rel("<", 0, x),)),
    )
    whole = L.arith(goal=L.Rel("<=", 1, i), hyps=(L.Rel("<", 0, i),))
    yield "an integer becomes a fraction", lambda: L.instantiate(whole, {i: x})
    entry = L.arith(goal=L.Rel("<=", 1, v.pi[i]), hyps=(L.Rel("<", 0, v.pi[i]),))
    yield "an index map becomes a real array", lambda: L.instantiate(entry, {v.pi: f})
    yield "an index map becomes a real term", lambda: L.instantiate(entry, {v.pi: ([k], x)})
    yield "a finite bag becomes the naturals", lambda: L.instantiate(L.assume(L.Inhabited(A)), {"A": ([], L.Nat)})
    yield "an array gets the wrong number of indices", lambda: L.instantiate(L.refl(f[i]), {f: ([i, k], x)})
    yield "for-all over a variable of a hypothesis", lambda: L.all_intro(same(f[k], 0), k=k, A=A)
    yield "for-all over a range that mentions its index", lambda: L.all_intro(L.refl(f[k]), k=k, A=L.Range(0, k))
    yield "for-all over a real variable", lambda: L.all_intro(L.refl(x), k=x, A=A)
    yield "for-all eliminated where there is none", lambda: L.all_elim(L.assume(L.Inhabited(A)), k=k)
    yield "for-all eliminated at a fraction", lambda: L.all_elim(L.assume(L.all_of(L.Eq(x, 0), k, A)), k=Rational(1, 2))
    yield "more parameters than the rule has", lambda: L.refl(x, y)


def abuses_of_induction(L, v):
    n, m, f, x = v.n, v.m, v.f, v.x
    zero_claim = L.Eq(f[n], 0)
    yield "induction without a base", lambda: L.induction(L.refl(x), L.assume(L.Eq(f[n + 1], 0)), n=n, p=zero_claim)
    base = L.assume(L.Eq(f[0], 0))
    stays = L.all_of(L.Eq(f[m + 1], f[m]), m, L.Nat)
    natural = L.arith(goal=L.In(n, L.Nat), hyps=(L.Rel("<=", 0, n),))
    same_step = L.trans(L.cut(natural, L.all_elim(L.assume(stays), k=n)), L.assume(zero_claim))
    yield "induction from another base", lambda: L.induction(L.refl(x), same_step, n=n, p=zero_claim)
    yield "induction without a step", lambda: L.induction(base, L.assume(zero_claim), n=n, p=zero_claim)
    yield (
        "induction with n in a hypothesis of the step",
        lambda: L.induction(base, L.assume(L.Eq(f[n + 1], 0)), n=n, p=zero_claim),
    )
    trivial = L.refl(x)
    yield "induction over a real variable", lambda: L.induction(trivial, trivial, n=x, p=L.Eq(v.y, v.y))
    real_claim = L.Eq(v.z, v.z)
    yield "induction over the reals", lambda: L.induction(L.refl(v.z), L.refl(v.z), n=x, p=real_claim)
    yield "strong induction: another step", lambda: L.strong_induction(L.refl(x), n=n, m=m, p=zero_claim)
    yield (
        "strong induction with n in a hypothesis",
        lambda: L.strong_induction(L.assume(zero_claim), n=n, m=m, p=zero_claim),
    )
    claim = L.Rel("<", n, m)
    below = L.all_of(L.Rel("<", m, m), m, L.Range(0, n))
    first = L.all_elim(L.assume(below), k=Integer(0))
    late = L.arith(first, goal=claim)
    late = L.cut(L.arith(goal=L.In(0, L.Range(0, n)), hyps=(L.Rel("<", 0, n),)), late)
    early = L.arith(goal=claim, hyps=(L.Rel("<=", n, 0), L.Rel("<", 0, m)))
    step = L.cases(early, late, p=L.Rel("<=", n, 0))
    yield "strong induction with m in the claim", lambda: L.strong_induction(step, n=n, m=m, p=claim)


def abuses_of_reductions(L, v):
    f, g, s, x, i, j, k, N, A, B = v.f, v.g, v.s, v.x, v.i, v.j, v.k, v.N, v.A, v.B
    depends = L.total(L.total(f[i, j], j, L.Range(0, i + 1)), i, L.Range(0, N))
    yield "exchange with a dependent bound", lambda: L.exchange(depends)
    yield "exchange of a sum and a maximum", lambda: L.exchange(L.total(L.largest(f[i, j], j, B), i, A))
    yield "linear maximum", lambda: L.linear(L.largest(f[j] + g[j], j, A))
    yield "a negative factor out of a maximum", lambda: L.pull(L.largest(-f[j], j, A), c=Integer(-1), rest=f[k], k=k)
    yield "pull out a non-constant", lambda: L.pull(L.total(s[j] * f[j], j, A), c=s[j], rest=f[j], k=j)
    yield "pull out another factor", lambda: L.pull(L.total(s[j] * f[j], j, A), c=x, rest=f[j], k=j)
    yield "pull with a bound name", lambda: L.pull(L.total(s[j] * f[j], j, A), c=s[L.bound(0)], rest=f[k], k=k)
    yield "split over other bags", lambda: L.split(L.total(f[j], j, A), A=A, B=A)
    yield "drop a bag that is not there", lambda: L.drop_void(L.total(f[j], j, A), A=A, B=B)
    yield "an empty maximum is not 0", lambda: L.sum_void(L.largest(f[j], j, A))
    yield "the maximum over nothing is not 0", lambda: L.sum_void(L.largest(f[j], j, L.Nil))
    yield "singleton of a longer range", lambda: L.singleton(L.total(f[j], j, L.Range(0, N)))
    yield "singleton of a union", lambda: L.singleton(L.total(f[j], j, L.Plus(L.One(0), L.One(1))))
    yield "range_one of a longer range", lambda: L.range_one(L.total(f[j], j, L.Range(0, N)), a=Integer(0))
    yield "range_split of a bag", lambda: L.range_split(L.total(f[j], j, A), b=k)
    yield "sub_select of a maximum", lambda: L.sub_select(L.largest(f[j], j, L.Sub(g[k], k, A)))
    yield "sub_select without a sub-bag", lambda: L.sub_select(L.total(f[j], j, A))
    yield "delta in a maximum", lambda: L.delta(L.largest(KroneckerDelta(j, i) * f[j], j, A), k=i)
    yield "delta of another index", lambda: L.delta(L.total(KroneckerDelta(j, k) * f[j], j, A), k=i)
    yield (
        "congruence with its index in a hypothesis",
        lambda: L.under(L.assume(L.Eq(s[k], f[k])), red=L.Sigma, k=k, A=A),
    )
    yield "congruence over a real variable", lambda: L.under(L.refl(x), red=L.Sigma, k=x, A=A)
    yield "a sum over the naturals", lambda: L.total(s[j], j, L.Nat)
    yield "a sum over a union with the naturals", lambda: L.refl(L.total(s[j], j, L.Plus(L.Nat, A)))


def abuses_of_ranges(L, v):
    f, i, j, k, u, w, N, A, B = v.f, v.i, v.j, v.k, v.u, v.w, v.N, v.A, v.B
    R = L.Range(0, N)
    row = L.total(f[j], j, R)
    plain = L.total(L.total(f[i, j], j, L.Range(0, 2)), i, L.Range(0, 2))
    two = {"outer": L.Range(0, 2), "inner": L.Range(0, 2)}
    triangle = L.total(L.total(f[i, j], j, L.Range(0, i + 1)), i, R)
    yield "wrong region", lambda: L.range_region(triangle, outer=R, inner=L.Range(0, w + 1), j=w, i=u)
    yield (
        "region of maxima",
        lambda: L.range_region(L.largest(L.largest(f[i, j], j, L.Range(0, 2)), i, L.Range(0, 2)), **two, j=w, i=u),
    )
    yield (
        "region of a maximum of sums",
        lambda: L.range_region(L.largest(L.total(f[i, j], j, L.Range(0, 2)), i, L.Range(0, 2)), **two, j=w, i=u),
    )
    yield (
        "region of a sum of maxima",
        lambda: L.range_region(L.total(L.largest(f[i, j], j, L.Range(0, 2)), i, L.Range(0, 2)), **two, j=w, i=u),
    )
    yield "region of bags", lambda: L.range_region(L.total(L.total(f[i, j], j, B), i, A), outer=B, inner=A, j=w, i=u)
    used_i = L.total(L.total(f[i, j, u], j, L.Range(0, 2)), i, L.Range(0, 2))
    yield "region: the outer name is free in the sum", lambda: L.range_region(used_i, **two, j=w, i=u)
    used_j = L.total(L.total(f[i, j, w], j, L.Range(0, 2)), i, L.Range(0, 2))
    yield "region: the inner name is free in the sum", lambda: L.range_region(used_j, **two, j=w, i=u)
    below = L.total(L.total(f[i, j], j, L.Range(0, i)), i, R)
    yield (
        "region: the outer range mentions the inner index",
        lambda: L.range_region(below, outer=L.Range(0, u), inner=R, j=w, i=u),
    )
    yield "region: one name for two indices", lambda: L.range_region(plain, **two, j=u, i=u)
    yield "reindex by 2k", lambda: L.range_reindex(row, k=k, new=R, image=2 * k, back=j, j=j)
    yield "reindex by k + 1, same range", lambda: L.range_reindex(row, k=k, new=R, image=k + 1, back=j - 1, j=j)
    yield "reindex by N - k, off by one", lambda: L.range_reindex(row, k=k, new=R, image=N - k, back=N - j, j=j)
    half = {"image": Rational(1, 2) * k, "back": 2 * j}
    yield "reindex by k / 2", lambda: L.range_reindex(row, k=k, new=L.Range(0, 2 * N), **half, j=j)
    yield (
        "reindex shown at one index only",
        lambda: L.range_reindex(
            L.total(f[j], j, L.Range(0, 5)), k=k, new=L.Range(0, 1), image=k, back=Integer(0), j=Integer(0)
        ),
    )
    yield "reindex of a bag", lambda: L.range_reindex(L.total(f[j], j, A), k=k, new=R, image=k, back=j, j=j)
    yield "reindex onto a bag", lambda: L.range_reindex(row, k=k, new=A, image=k, back=j, j=j)
    yield "reindex of a bag onto itself", lambda: L.range_reindex(L.total(f[j], j, A), k=k, new=A, image=k, back=j, j=j)
    yield "reindex of a sub-bag", lambda: L.range_reindex(L.Sub(f[j], j, R), k=k, new=R, image=k, back=j, j=j)
    same = {"image": k, "back": j}
    used = L.total(f[j, k], j, R)
    yield "reindex: the new name is free in the sum", lambda: L.range_reindex(used, k=k, new=R, **same, j=j)
    mentions_j = L.total(f[i, j], i, R)
    yield "reindex: the old name is free in the sum", lambda: L.range_reindex(mentions_j, k=k, new=R, **same, j=j)
    yield "reindex: one name for two indices", lambda: L.range_reindex(row, k=k, new=R, image=k, back=k, j=k)
    clipped = L.Range(Max(j, 0), Min(j + 1, 2))
    yield (
        "reindex: the new range mentions the old index",
        lambda: L.range_reindex(L.total(f[i], i, L.Range(0, 2)), k=k, new=clipped, **same, j=j),
    )
    yield (
        "reindex: the image mentions the old index",
        lambda: L.range_reindex(
            L.total(f[i], i, L.Range(0, 2)), k=k, new=L.Range(0, 1), image=Max(0, Min(j, 1)), back=Integer(0), j=j
        ),
    )
    yield (
        "reindex: the inverse mentions the new index",
        lambda: L.range_reindex(
            L.total(f[i], i, L.Range(0, 1)), k=k, new=L.Range(0, 2), image=Integer(0), back=Max(0, Min(k, 1)), j=j
        ),
    )
    yield (
        "reindex: the new range mentions the new index",
        lambda: L.range_reindex(
            L.total(f[i], i, L.Range(0, 2)), k=k, new=L.Range(Max(k, 0), Min(k + 1, 2)), **same, j=j
        ),
    )


def abuses_of_order_and_calculus(L, v):
    f, g, s, ds, x, j, k, A = v.f, v.g, v.s, v.ds, v.x, v.j, v.k, v.A

    def each(p):
        return L.all_elim(L.assume(L.all_of(p, k, A)), k=k)

    yield (
        "a sum of inequalities with the index in a hypothesis",
        lambda: L.sum_le(L.assume(L.Rel("<=", f[k], g[k])), k=k, A=A),
    )
    yield "a sum of unequal terms", lambda: L.sum_le(each(L.Rel("!=", f[k], g[k])), k=k, A=A)
    yield "a strict sum of weak inequalities", lambda: L.sum_pos(each(L.Rel("<=", 0, f[k])), k=k, A=A)
    yield "a positive sum of terms above -1", lambda: L.sum_pos(each(L.Rel("<", -1, f[k])), k=k, A=A)
    yield "a member of a sum of terms above -1", lambda: L.sum_member(each(L.Rel("<=", -1, f[k])), k=k, A=A, m=j)
    yield "a member of a sum of terms that are not 0", lambda: L.sum_member(each(L.Rel("!=", 0, f[k])), k=k, A=A, m=j)
    yield "inequality without sides", lambda: L.sum_le(L.assume(L.Inhabited(A)), k=k, A=A)
    yield "each term is at most the sum", lambda: L.max_upper(L.total(f[j], j, A), k=k)
    yield "a bound that depends on the index", lambda: L.max_least(L.arith(goal=L.Rel("<=", f[k], f[k] + 1)), k=k, A=A)
    top = L.largest(s[j], j, A)
    yield "the place of the maximum in the conclusion", lambda: L.max_attained(L.assume(L.Eq(top, s[j])), m=top, k=j)
    place = v.pi[0]
    yield "the place of the maximum is known", lambda: L.max_attained(L.assume(L.Eq(top, s[place])), m=top, k=place)
    yield (
        "the place of the maximum in a hypothesis",
        lambda: L.max_attained(L.arith(L.assume(L.Eq(f[k], 1)), goal=L.Rel("<", 0, x * x + 1)), m=top, k=k),
    )
    count = L.total(Integer(1), j, A)
    yield "a sum is attained", lambda: L.max_attained(L.assume(L.Eq(count, 1)), m=count, k=k)
    diagonal = L.largest(f[j, k], j, A)
    never = L.all_of(L.Rel("!=", diagonal, f[k, k]), k, A)
    clash = L.arith(L.all_elim(L.assume(never), k=k), L.assume(L.Eq(diagonal, f[k, k])), goal=L.Eq(Integer(0), 1))
    yield "a maximum that depends on its place", lambda: L.max_attained(clash, m=diagonal, k=k)
    for t in (Min(x, s[0]), L.Abs(s[0]), L.total(Min(s[j], x), j, A)):
        yield f"derivative of {t}", partial(L.differentiate, t, s=s, ds=ds)
    yield from abuses_of_derivatives_of_maxima(L, v)
    moving = L.total(Integer(1), j, L.Sub(s[j], j, A))
    yield "derivative of a count", lambda: L.differentiate(moving, s=s, ds=ds)
    moved = L.Select(s[0], 1, 0)
    yield "derivative at a place that moves", lambda: L.differentiate(f[moved], s=s, ds=ds)
    yield "derivative of an entry at a place of its own array", lambda: L.differentiate(s[moved], s=s, ds=ds)
    yield "derivative along itself", lambda: L.differentiate(s[0], s=s, ds=s)
    yield "derivative by an index map", lambda: L.differentiate(v.pi[0] * x, s=v.pi, ds=L.index_map("dpi"))
    yield "expectation of a derivative's kind", lambda: L.mean_linear(L.Tangent(s[0] + x, s, ds))
    random_map = L.index_map("R")
    inside = L.Mean(L.total(Integer(1), j, L.Range(0, random_map[0])), random_map)
    yield "expectation moved inside random bounds", lambda: L.mean_linear(inside)
    known = L.assume(L.Eq(f[0], x))
    yield "expectation under a hypothesis on the random array", lambda: L.under_array(known, wrap=L.Mean(f[0], f))
    yield "derivative under a hypothesis on the array", lambda: L.under_array(known, wrap=L.Tangent(f[0], f, g))
    yield "expectation of no array", lambda: L.under_array(known, wrap=L.total(f[j], j, A))


def abuses_of_derivatives_of_maxima(L, v):
    f, s, ds, i, j, k, A = v.f, v.s, v.ds, v.i, v.j, v.k, v.A
    top = L.largest(s[j], j, A)

    def with_no_hypothesis(statement):
        return L.cut(L.arith(goal=statement), L.differentiate(top, s=s, ds=ds))

    derivative = L.differentiate(top, s=s, ds=ds)
    (no_ties,) = derivative.hyps
    yield "a maximum without ties, for nothing", lambda: with_no_hypothesis(no_ties)
    yield (
        "a maximum without ties, because there is an element",
        lambda: L.cut(L.arith(goal=no_ties, hyps=(L.In(k, A),)), derivative),
    )
    for name, t in {
        "over the largest of what it moves": L.largest(f[j], j, L.Sub(s[j], j, A)),
        "whose inner domain moves": L.largest(L.largest(f[j], j, L.Sub(s[j], j, A)), i, A),
        "whose outer domain moves": L.largest(L.largest(s[j, i], j, A), i, L.Sub(s[i, 0], i, A)),
        "over a triangle": L.largest(L.largest(s[i, j], j, L.Range(0, i)), i, A),
        "over a family of bags": L.largest(L.largest(s[i, j], j, L.Bag("C", i)), i, A),
        "over a sub-bag of its row": L.largest(L.largest(s[j], j, L.Sub(f[i, j], j, A)), i, A),
    }.items():
        yield f"derivative of a maximum {name}", partial(L.differentiate, t, s=s, ds=ds)
    yield "derivative of a maximum along itself", lambda: L.differentiate(top, s=s, ds=s)
    yield (
        "derivative of a maximum at a bound name",
        lambda: L.differentiate(L.largest(s[j + L.bound(0)], j, A), s=s, ds=ds),
    )
