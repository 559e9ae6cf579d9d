"""Claims about the moments of scaled dot products: why the scale is 1/sqrt(D)."""

from derive.catalogue import scores
from derive.catalogue.claims import lemmas
from derive.catalogue.claims.attention import FEATURES, D, i, j, k, q, scale, u
from derive.claims import Claim
from derive.logic import (
    Abs,
    Eq,
    Integer,
    Mean,
    Rel,
    Sigma,
    Sub,
    Symbol,
    all_of,
    arith,
    assume,
    cases,
    cut,
    in_sub,
    index,
    instantiate,
    inv,
    leibniz,
    mean_linear,
    pull,
    refl,
    root,
    substitute,
    sym,
    trans,
    under,
    under_array,
    zero,
)
from derive.logic.sequents import HOLE, Sequent, at, inside, le, lt, same, settle
from derive.logic.tactics import side

a, b = index("a b")
PLACE = Symbol("place", integer=True)


def mean(x):
    """The expectation over the entries of q and k."""
    return Mean(x, q, k)


def variance(x):
    return mean(x**2) - mean(x) ** 2


def for_features(statement):
    return all_of(statement, a, FEATURES)


def for_pairs(statement, where=None):
    return for_features(all_of(statement, b, FEATURES if where is None else Sub(where, b, FEATURES)))


UNCORRELATED = {
    t: for_pairs(Eq(mean(t[r, a] * t[r, b]), mean(t[r, a]) * mean(t[r, b])), Abs(a - b)) for t, r in ((q, i), (k, j))
}
CENTRED = {t: for_features(Eq(mean(t[r, a]), 0)) for t, r in ((q, i), (k, j))}
NORMED = {t: for_features(Eq(mean(t[r, a] ** 2), 1)) for t, r in ((q, i), (k, j))}
MIXED = for_features(Eq(mean(q[i, a] * k[j, a]), mean(q[i, a]) * mean(k[j, a])))
PRODUCTS = for_pairs(Eq(mean(q[i, a] * q[i, b] * k[j, a] * k[j, b]), mean(q[i, a] * q[i, b]) * mean(k[j, a] * k[j, b])))
INDEPENDENT = (*UNCORRELATED.values(), *CENTRED.values(), *NORMED.values(), MIXED, PRODUCTS)


def score(read):
    """The score of (i, j), with the scale as an input."""
    return read(scores.scaled_dot_score()).value("s", i, j)


def dot(read):
    """The score with the scale 1."""
    return substitute(score(read), {scale: ((u,), Integer(1))})


def mean_zero(read):
    return (Sequent([CENTRED[q], MIXED], Eq(mean(score(read)), 0)),)


def dot_variance(read):
    return (Sequent([*INDEPENDENT, le(0, D)], Eq(variance(dot(read)), D)),)


def score_variance(read):
    standard = read(scores.scaled_dot_score()).default("scale")
    s = substitute(score(read), {scale: ((u,), standard)})
    return (Sequent([*INDEPENDENT, lt(0, D)], Eq(variance(s), 1)),)


def mean_of_dot():
    """E[q . k] = 0."""
    product = Sigma(q[i, a] * k[j, a], a, FEATURES)
    spread = mean_linear(mean(product))
    each = trans(at(MIXED, a), inside(HOLE[0] * mean(k[j, a]), at(CENTRED[q], a)))
    return trans(trans(spread, under(each, red=Sigma, k=a, A=FEATURES)), zero(j=a, A=FEATURES))


def second_moment(t, r):
    """E[t_a t_b] = [b = a]."""
    goal = Eq(mean(t[r, a] * t[r, b]), same(b, a))
    moved = leibniz(assume(Eq(b, a)), holes=(PLACE,), template=mean(t[r, a] * t[r, PLACE]))
    here = arith(trans(moved, at(NORMED[t], a)), goal=goal, hyps=[Eq(b, a)])
    apart = Rel("!=", b, a)
    member = cut(arith(goal=lt(0, Abs(a - b)), hyps=[apart]), in_sub(k=b, S=Sub(Abs(a - b), b, FEATURES)))
    factors = cut(member, at(UNCORRELATED[t], a, b))
    there = arith(factors, at(CENTRED[t], a), goal=goal, hyps=[apart])
    return cases(here, there, p=Eq(b, a))


def square_of_dot():
    """E[(q . k)^2] = D."""
    product = Sigma(q[i, a] * k[j, a], a, FEATURES)
    term = q[i, a] * k[j, a]
    inner = pull(Sigma(term * substitute(term, {a: b}), b, FEATURES), c=term, rest=substitute(term, {a: b}), k=b)
    outer = pull(Sigma(term * product, a, FEATURES), c=product, rest=term, k=a)
    double = sym(trans(under(inner, red=Sigma, k=a, A=FEATURES), outer))
    lifted = under_array(double, wrap=mean(product**2))
    first = mean_linear(side(lifted))
    second = under(mean_linear(side(first).at(a)), red=Sigma, k=a, A=FEATURES)
    moments = trans(at(PRODUCTS, a, b), inside(HOLE[0] * HOLE[1], second_moment(q, i), second_moment(k, j)))
    moments = trans(moments, arith(goal=Eq(same(b, a) ** 2, same(b, a) * 1)))
    chosen = instantiate(lemmas.pick(), m={lemmas.f: ((u,), Integer(1)), lemmas.N: D, lemmas.k: a})
    row = trans(under(moments, red=Sigma, k=b, A=FEATURES), chosen)
    ones = instantiate(lemmas.cardinality(), m={lemmas.n: D})
    return trans(trans(lifted, trans(first, second)), trans(under(row, red=Sigma, k=a, A=FEATURES), ones))


def prove_mean_zero(goals):
    (goal,) = goals
    pulled = mean_linear(goal.conclusion.a)
    return (settle(trans(pulled, inside(scale[0] * HOLE[0], mean_of_dot())), goal),)


def prove_dot_variance(goals):
    (goal,) = goals
    return (settle(trans(inside(HOLE[0] - HOLE[1] ** 2, square_of_dot(), mean_of_dot()), refl(D)), goal),)


def prove_score_variance(goals):
    (goal,) = goals
    standard = inv(root(D))
    product = Sigma(q[i, a] * k[j, a], a, FEATURES)
    squared = under_array(arith(goal=Eq((standard * product) ** 2, standard**2 * product**2)), wrap=mean(q[i, a]))
    squared = trans(squared, mean_linear(side(squared)))
    squared = trans(squared, inside(standard**2 * HOLE[0], square_of_dot()))
    first = trans(mean_linear(mean(standard * product)), inside(standard * HOLE[0], mean_of_dot()))
    both = inside(HOLE[0] - HOLE[1] ** 2, squared, first)
    return (settle(trans(both, arith(goal=Eq(side(both), 1), hyps=[lt(0, D)])), goal),)


MOMENTS = (
    Claim("score-mean-zero", "E[s] = 0 for centred entries, q and k uncorrelated", mean_zero, prove_mean_zero),
    Claim(
        "dot-product-variance",
        "Var[q·k] = D for independent entries of mean 0 and variance 1",
        dot_variance,
        prove_dot_variance,
    ),
    Claim(
        "score-variance-one",
        "Var[q·k / √D] = 1 for independent entries of mean 0 and variance 1",
        score_variance,
        prove_score_variance,
    ),
)
CLAIMS = {"scaled_dot_score": MOMENTS}
