"""Claims about the softmax at a temperature T: uniform as T grows, uniform over the maximisers as T vanishes."""

from itertools import pairwise

from derive.catalogue.claims import lemmas
from derive.catalogue.claims.softmax import HERE, ROW, N, j, k, s, total, u, weight
from derive.catalogue.claims.spread import inequality_of_exp, number_of_places
from derive.claims import Claim
from derive.logic import (
    Abs,
    Big,
    Eq,
    Integer,
    Select,
    Sigma,
    Sub,
    all_of,
    arith,
    assume,
    cases,
    cut,
    exp,
    in_sub,
    instantiate,
    inv,
    leibniz,
    max_attained,
    max_upper,
    real,
    sum_le,
    sum_member,
    trans,
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
    settle,
    supply,
)
from derive.logic.tactics import equal

T, m, g, eps = real("T m g eps")
x, y, z, c, L, n = real("x y z c L n")
CLOSE = le(Abs(x * inv(L) - Select(y, 0, inv(n))), eps)
SUMS = (le(1, n), le(n, L), le(L, n + c * z), le(c * z, eps), lt(0, eps), le(1, c))


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


def term_bounds(goal, distance, shifted):
    """[u is a maximiser] <= exp(x_u) <= [u is a maximiser] + exp(-g / T)."""
    bounds = Select(y, 0, 1), exp(x), Select(y, 0, 1) + exp(-z)
    pairs = tuple(pairwise(bounds))
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


CLAIMS = {
    "softmax": (
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
    )
}
