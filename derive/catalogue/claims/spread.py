"""Claims about the softmax as scores spread out: the largest weight and the size of the gradient."""

from derive.catalogue.claims import lemmas
from derive.catalogue.claims.softmax import HERE, ROW, N, j, k, s, total, u, weight
from derive.claims import Claim
from derive.logic import (
    Abs,
    Eq,
    In,
    Integer,
    Rational,
    Rel,
    Select,
    Sigma,
    Sub,
    Symbol,
    all_of,
    arith,
    assume,
    cases,
    cut,
    exp,
    in_sub,
    index,
    instantiate,
    inv,
    leibniz,
    real,
    sub_in,
    sum_le,
    sum_member,
    trans,
    under,
)
from derive.logic.sequents import (
    HOLE,
    Sequent,
    at,
    auto,
    inside,
    le,
    lt,
    rewrite,
    same,
    settle,
)
from derive.logic.tactics import equal, side

g = real("g")
x, y, z = real("x y z")
w = index("w")
WINNER = In(w, ROW)
PLACE = Symbol("place", integer=True)


def sensitivity(read):
    """sum_k |dp_j / ds_k|, with the Jacobian that the claim `jacobian` proves."""
    p = weight(read)
    return (Sequent([HERE], Eq(total(Abs(p * (same(k, j) - weight(read, k))), k), 2 * p * (1 - p))),)


def gap(place):
    """Every other score is at least g below the score at the place."""
    return all_of(le(s[k], s[place] - g), k, Sub(Abs(k - place), k, ROW))


def winner(read):
    return (Sequent([WINNER, gap(w)], le(inv(1 + (N - 1) * exp(-g)), weight(read, w))),)


def vanishing(read):
    first, other = weight(read, w), weight(read)
    loser = [WINNER, In(j, Sub(Abs(j - w), j, ROW)), gap(w)]
    return (
        Sequent([WINNER, gap(w)], le(2 * first * (1 - first), 2 * (N - 1) * exp(-g))),
        Sequent(loser, le(2 * other * (1 - other), 2 * exp(-g))),
    )


def large_scores(read):
    """The false one: that the gradient is small wherever the score is large."""
    p = weight(read)
    return (Sequent([HERE, le(1000, s[j])], le(2 * p * (1 - p), Rational(1, 10))),)


def softmax_at(place):
    """The softmax weight at a place, as the lemmas write it."""
    return lemmas.softmax(lambda other: s[other], ROW, place)


def on_row(lemma, **m):
    """A lemma about a bag and an array of scores, for this row and its scores."""
    return instantiate(
        lemma, m={lemmas.a: s, "A": ([], ROW), **{lemmas.NAMES[name]: value for name, value in m.items()}}
    )


def choose(values, place):
    """In(place, ROW) |- sum_u [u = place] values(u) = values(place)."""
    return instantiate(lemmas.pick(), m={lemmas.f: ((u,), values(u)), lemmas.k: place})


def number_of_places():
    """0 <= N |- sum_u 1 = N."""
    return instantiate(lemmas.cardinality(), m={lemmas.n: N})


def prove_sensitivity(goals):
    (goal,) = goals
    bounds = [le(0, x), le(0, y), le(y, 1)]
    each = arith(goal=Eq(Abs(x * (Select(z, 1, 0) - y)), x * y + Select(z, 1, 0) * (x - 2 * x * y)), hyps=bounds)
    each = instantiate(each, m={x: softmax_at(j), y: softmax_at(k), z: 1 - Abs(k - j)})
    positive, below_one = lemmas.softmax_bounds()
    for fact in (on_row(positive), on_row(positive, j=k), on_row(below_one, j=k)):
        weaker = fact if fact.concl.op == "<=" else arith(fact, goal=le(0, fact.concl.b))
        each = cut(weaker, each)
    summed = under(each, red=Sigma, k=k, A=ROW)
    chosen = choose(lambda place: softmax_at(j) - 2 * softmax_at(j) * softmax_at(place), j)
    apart = equal(side(summed), softmax_at(j) * total(softmax_at(k), k) + chosen.concl.a)
    whole = inside(softmax_at(j) * HOLE[0] + HOLE[1], on_row(lemmas.softmax_total()), chosen)
    th = trans(trans(summed, apart), whole)
    return (settle(trans(th, equal(side(th), goal.conclusion.b)), goal),)


def spread():
    """w in ROW, gap |- sum exp(s) <= exp(s_w) + (N - 1) exp(s_w - g)."""
    low, high = exp(s[w] - g), exp(s[w])
    bound = le(exp(s[k]), low + same(k, w) * (high - low))
    equal_scores = leibniz(assume(Eq(k, w)), holes=(PLACE,), template=s[PLACE])
    here = arith(equal_scores, goal=bound, hyps=[Eq(k, w)])
    apart = Rel("!=", k, w)
    member = cut(arith(goal=lt(0, Abs(k - w)), hyps=[apart]), in_sub(k=k, S=Sub(Abs(k - w), k, ROW)))
    there = arith(cut(member, at(gap(w), k)), goal=bound, hyps=[apart])
    each = sum_le(cases(here, there, p=Eq(k, w)), k=k, A=ROW)
    chosen = choose(lambda place: high - low, w)
    apart_sums = equal(each.concl.b, low * total(Integer(1), k) + chosen.concl.a)
    whole = trans(apart_sums, inside(low * HOLE[0] + HOLE[1], number_of_places(), chosen))
    return rewrite(each, right=whole)


def prove_winner(goals):
    (goal,) = goals
    return (auto(goal, using=(spread(),)),)


def prove_vanishing(goals):
    first, other = goals
    in_row = sub_in(k=j, S=Sub(Abs(j - w), j, ROW))
    positive, below_one = (cut(in_row, on_row(q)) for q in lemmas.softmax_bounds())
    member = sum_member(arith(goal=le(0, exp(s[k]))), k=k, A=ROW, m=w)
    below = inequality_of_exp(at(gap(w), j))
    small = arith(below, member, goal=le(softmax_at(j), exp(-g)), hyps=[lt(0, member.concl.b)])
    return auto(first, using=(spread(),)), settle(arith(positive, below_one, small, goal=other.conclusion), other)


def inequality_of_exp(th):
    """a <= b gives exp(a) <= exp(b)."""
    monotone = arith(goal=le(exp(x), exp(y)), hyps=[le(x, y)])
    return cut(th, instantiate(monotone, m={x: th.concl.a, y: th.concl.b}))


CLAIMS = {
    "softmax": (Claim("gradient-size", "Σₖ |∂pⱼ/∂sₖ| = 2 pⱼ (1 − pⱼ)", sensitivity, prove_sensitivity),),
    "scaled_dot_score": (
        Claim("largest-weight", "a gap g gives p_w ≥ 1/(1 + (N − 1) exp(−g))", winner, prove_winner),
        Claim(
            "gradient-vanishes-with-the-gap",
            "a gap g gives 2 p_w (1 − p_w) ≤ 2 (N − 1) exp(−g), and 2 pⱼ (1 − pⱼ) ≤ 2 exp(−g) elsewhere",
            vanishing,
            prove_vanishing,
        ),
        Claim(
            "gradient-vanishes-with-large-scores",
            "a score sⱼ ≥ 1000 gives 2 pⱼ (1 − pⱼ) ≤ 1/10",
            large_scores,
            expected=False,
            points=({"N": 3, "j": 0, "s": [1000, 1000, 0]},),
        ),
    ),
}
