"""Claims about the softmax as scores spread out: the largest weight, the size of the gradient, temperature limits."""

from derive.catalogue.claims import lemmas
from derive.catalogue.claims.softmax import HERE, ROW, N, j, k, s, total, u, weight
from derive.claims import Claim
from derive.logic import (
    Abs,
    Big,
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
    max_attained,
    max_upper,
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
    only,
    rewrite,
    same,
    settle,
    supply,
)
from derive.logic.tactics import equal, side

T, m, g, eps = real("T m g eps")
x, y, z, c, L, n = real("x y z c L n")
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
    """The false one: that the gradient is small wherever the scores are large."""
    p = weight(read)
    return (Sequent([HERE, all_of(le(1000, s[k]), k, ROW)], le(2 * p * (1 - p), Rational(1, 10))),)


def at_temperature(read):
    return weight(read, scores=lambda place: s[place] * inv(T))


def uniform_limit(read):
    bounded = all_of(le(Abs(s[u]), m), u, ROW)
    hot = [lt(0, T), lt(0, eps), le(2 * m * (1 + eps), eps * T)]
    return (Sequent([HERE, bounded, *hot], le(Abs(N * at_temperature(read) - 1), eps)),)


def maximisers_limit(read):
    top = Big(s[u], u, ROW)
    number = Sigma(Select(top - s[u], 0, 1), u, ROW)
    target = Select(top - s[j], 0, inv(number))
    apart = all_of(le(s[u], top - g), u, Sub(top - s[u], u, ROW))
    cold = [lt(0, T), lt(0, g), lt(0, eps), le(N * T, g * eps)]
    return (Sequent([HERE, apart, *cold], le(Abs(at_temperature(read) - target), eps)),)


# ---------------------------------------------------------------------------------------------------------------- proofs
def p(place):
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
    each = instantiate(each, m={x: p(j), y: p(k), z: 1 - Abs(k - j)})
    positive, below_one = lemmas.softmax_bounds()
    for fact in (on_row(positive), on_row(positive, j=k), on_row(below_one, j=k)):
        weaker = fact if fact.concl.op == "<=" else arith(fact, goal=le(0, fact.concl.b))
        each = cut(weaker, each)
    summed = under(each, red=Sigma, k=k, A=ROW)
    chosen = choose(lambda place: p(j) - 2 * p(j) * p(place), j)
    apart = equal(side(summed), p(j) * total(p(k), k) + chosen.concl.a)
    whole = inside(p(j) * HOLE[0] + HOLE[1], on_row(lemmas.softmax_total()), chosen)
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
    small = arith(below, member, goal=le(p(j), exp(-g)), hyps=[lt(0, member.concl.b)])
    return auto(first, using=(spread(),)), settle(arith(positive, below_one, small, goal=other.conclusion), other)


def prove_uniform_limit(goals):
    (goal,) = goals
    t = inv(T)
    between = [le(-y, x), le(x, y)]
    scaled = [
        arith(at(goal.hypotheses[1], u), goal=q, hyps=[lt(0, T)]) for q in (le(-m * t, s[u] * t), le(s[u] * t, m * t))
    ]
    low, high = (arith(goal=q, hyps=between) for q in (le(exp(-y), exp(x)), le(exp(x), exp(y))))
    low, high = (supply(instantiate(q, m={x: s[u] * t, y: m * t}), *scaled) for q in (low, high))
    count = number_of_places()
    sums = [sum_le(q, k=u, A=ROW) for q in (low, high)]
    sums[0] = rewrite(
        sums[0],
        left=trans(equal(sums[0].concl.a, exp(-m * t) * total(Integer(1), k)), inside(exp(-m * t) * HOLE[0], count)),
    )
    sums[1] = rewrite(
        sums[1],
        right=trans(equal(sums[1].concl.b, exp(m * t) * total(Integer(1), k)), inside(exp(m * t) * HOLE[0], count)),
    )
    here = [instantiate(q, m={u: j}) for q in (low, high)]
    tangent = arith(goal=le(1, exp(x) * (1 + eps)), hyps=[lt(0, eps), le(-x * (1 + eps), eps)])
    tangent = instantiate(tangent, m={x: -2 * m * t})
    return (auto(goal, using=(*here, *sums, tangent)),)


def prove_maximisers_limit(goals):
    """With x_u = (s_u - top) / T: exp(x_u) is 1 at a maximiser and at most exp(-g / T) <= eps / N elsewhere."""
    (goal,) = goals
    top, t = only(Big, goal.conclusion.a), inv(T)
    distance = top - s[u]
    shifted = s[u] * t - top * t
    few = exp(-g * t)
    bottom, number = total(exp(shifted), u), total(Select(distance, 0, 1), u)
    low, high = term_bounds(goal, distance, shifted)
    sums = sum_le(low, k=u, A=ROW), sum_le(high, k=u, A=ROW)
    counted = equal(sums[1].concl.b, number + few * total(Integer(1), k))
    sums = sums[0], rewrite(sums[1], right=trans(counted, inside(number + few * HOLE[0], number_of_places())))
    member = sum_member(arith(goal=le(0, Select(distance, 0, 1))), k=u, A=ROW, m=k)
    some = max_attained(arith(member, assume(Eq(top, s[k])), goal=le(1, number)), m=top, k=k)
    rare = arith(goal=le(n * exp(-z), eps), hyps=[lt(0, z), lt(0, n), le(n, z * eps)])
    rare = settle(instantiate(rare, m={n: N, z: g * t}), goal)
    one = inside(exp(HOLE[0]), at_maximum(distance, shifted))
    small = inequality_of_exp(below_maximum(goal, distance, shifted))
    facts = [*sums, some, rare]
    m = {y: distance, x: exp(shifted), L: bottom, n: number, z: few, c: N}
    is_top = instantiate(arith(goal=CLOSE, hyps=[le(y, 0), Eq(x, 1), *SUMS]), m=m)
    is_not = instantiate(arith(goal=CLOSE, hyps=[lt(0, y), lt(0, x), le(x, z), *SUMS]), m=m)
    is_top = supply(is_top, one, *facts)
    is_not = supply(is_not, small, arith(goal=lt(0, exp(shifted))), arith(goal=lt(0, few)), *facts)
    close = instantiate(cases(is_not, is_top, p=lt(0, distance)), m={u: j})
    shift = instantiate(lemmas.softmax_shift(), m={lemmas.a: ((u,), s[u] * t), "A": ([], ROW), lemmas.x: top * t})
    target = Select(top - s[j], 0, inv(number))
    return (settle(leibniz(shift, close, holes=HOLE[:1], template=le(Abs(HOLE[0] - target), eps)), goal),)


CLOSE = le(Abs(x * inv(L) - Select(y, 0, inv(n))), eps)
SUMS = (le(1, n), le(n, L), le(L, n + c * z), le(c * z, eps), lt(0, eps), le(1, c))


def term_bounds(goal, distance, shifted):
    """[u is a maximiser] <= exp(x_u) <= [u is a maximiser] + exp(-g / T)."""
    bounds = Select(y, 0, 1), exp(x), Select(y, 0, 1) + exp(-z)
    pairs = tuple(zip(bounds, bounds[1:], strict=False))
    below = [arith(goal=le(*q), hyps=[lt(0, y), le(x, -z)]) for q in pairs]
    top = [arith(goal=le(*q), hyps=[le(y, 0), Eq(x, 0)]) for q in pairs]
    m = {y: distance, x: shifted, z: g * inv(T)}
    below = [cut(below_maximum(goal, distance, shifted), instantiate(q, m=m)) for q in below]
    top = [cut(at_maximum(distance, shifted), instantiate(q, m=m)) for q in top]
    return [cases(a, b, p=lt(0, distance)) for a, b in zip(below, top, strict=True)]


def below_maximum(goal, distance, shifted):
    """0 < top - s_u |- (s_u - top) / T <= -g / T."""
    member = in_sub(k=u, S=Sub(distance, u, ROW))
    apart = cut(member, at(goal.hypotheses[1], u))
    return arith(apart, goal=le(shifted, -g * inv(T)), hyps=[lt(0, T)])


def at_maximum(distance, shifted):
    """top - s_u <= 0 |- (s_u - top) / T = 0."""
    upper = max_upper(only(Big, distance), k=u)
    same_score = arith(upper, goal=Eq(distance, 0), hyps=[le(distance, 0)])
    return arith(same_score, goal=Eq(shifted, 0))


def inequality_of_exp(th):
    """a <= b gives exp(a) <= exp(b)."""
    monotone = arith(goal=le(exp(x), exp(y)), hyps=[le(x, y)])
    return cut(th, instantiate(monotone, m={x: th.concl.a, y: th.concl.b}))


CLAIMS = {
    "softmax": (
        Claim("gradient-size", "Σₖ |∂pⱼ/∂sₖ| = 2 pⱼ (1 − pⱼ)", sensitivity, prove_sensitivity),
        Claim(
            "hot-limit-is-uniform",
            "|sₖ| ≤ m and T ≥ 2m (1 + ε)/ε give |N softmax(s/T)ⱼ − 1| ≤ ε",
            uniform_limit,
            prove_uniform_limit,
        ),
        Claim(
            "cold-limit-is-uniform-over-the-maximisers",
            "a gap g below the maximum and T ≤ g ε/N give |softmax(s/T)ⱼ − [sⱼ = max s]/n*| ≤ ε",
            maximisers_limit,
            prove_maximisers_limit,
        ),
    ),
    "scaled_dot_attention": (
        Claim("largest-weight", "a gap g gives p_w ≥ 1/(1 + (N − 1) exp(−g))", winner, prove_winner),
        Claim(
            "gradient-vanishes-with-the-gap",
            "a gap g gives 2 p_w (1 − p_w) ≤ 2 (N − 1) exp(−g), and 2 pⱼ (1 − pⱼ) ≤ 2 exp(−g) elsewhere",
            vanishing,
            prove_vanishing,
        ),
        Claim(
            "gradient-vanishes-with-large-scores",
            "scores of at least 1000 give 2 pⱼ (1 − pⱼ) ≤ 1/10",
            large_scores,
            expected=False,
            points=({"N": 3, "j": 0, "s": [1000, 1000, 0]}, {"N": 3, "j": 0, "s": [2000, 2000, 1000]}),
        ),
    ),
}
