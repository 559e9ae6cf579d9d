"""Claims about the softmax of a row, plain and stable, for every size and every row of scores."""

from derive.catalogue import rows
from derive.catalogue.claims import lemmas
from derive.claims import Claim
from derive.logic import (
    Big,
    Eq,
    In,
    Inhabited,
    Perm,
    Range,
    Sigma,
    Tangent,
    all_of,
    arith,
    array,
    assume,
    exp,
    index,
    index_map,
    instantiate,
    inv,
    ln,
    max_attained,
    max_upper,
    real,
    substitute,
    sum_member,
    sym,
    trans,
    under,
)
from derive.logic.sequents import (
    HOLE,
    Sequent,
    at,
    auto,
    derivative,
    inside,
    le,
    lt,
    only,
    permuted,
    same,
    settle,
)
from derive.logic.tactics import equal, side

j, k, u, N = index("j k u N")
s, ds = array("s ds")
x = real("x")
pi = index_map("pi")
ROW = Range(0, N)
HERE = In(j, ROW)


def total(body, k):
    return Sigma(body, k, ROW)


def weight(read, place=j, scores=None, formula=rows.softmax):
    """p at a place, for the scores given as a function of the place."""
    p = read(formula()).value("p", place)
    return p if scores is None else substitute(p, {s: ((u,), scores(u))})


def normaliser(read, formula=rows.softmax):
    """The sum under the weights."""
    return only(inv, weight(read, formula=formula)).args[0]


def unit(place):
    """The direction ds is 1 at the place and 0 elsewhere."""
    return all_of(Eq(ds[u], same(u, place)), u, ROW)


def between(read):
    p = weight(read)
    return Sequent([HERE], lt(0, p)), Sequent([HERE], le(p, 1))


def prove_between(goals):
    below, above = goals
    bottom = only(inv, above.conclusion.a).args[0]
    member = sum_member(arith(goal=le(0, bottom.at(k))), k=k, A=ROW, m=j)
    return auto(below), auto(above, using=(member,))


def sums_to_one(read):
    return (Sequent([Inhabited(ROW)], Eq(total(weight(read), j), 1)),)


def shift(read):
    return (Sequent([HERE], Eq(weight(read, scores=lambda a: s[a] - x), weight(read))),)


def scaled_scores(read):
    return (Sequent([HERE], Eq(weight(read, scores=lambda a: 2 * s[a]), weight(read))),)


def permutation(read):
    moved = weight(read, scores=lambda a: s[pi[a]])
    return (Sequent([HERE, Perm(pi, ROW)], Eq(moved, weight(read, pi[j]))),)


def prove_permutation(goals):
    (goal,) = goals
    return (settle(sym(permuted(goal.conclusion.b, pi, ROW)), goal),)


def stable_is_plain(read):
    return (Sequent([HERE], Eq(weight(read, formula=rows.stable_softmax), weight(read))),)


def exponents(read):
    exponent = only(exp, weight(read, formula=rows.stable_softmax)).args[0]
    return (Sequent([HERE], le(exponent, 0)),)


def prove_exponents(goals):
    (goal,) = goals
    return (auto(goal, using=(max_upper(only(Big, goal.conclusion.a), k=j),)),)


def at_least_one(read):
    return (Sequent([Inhabited(ROW)], le(1, normaliser(read, rows.stable_softmax))),)


def prove_at_least_one(goals):
    (goal,) = goals
    bottom = goal.conclusion.b
    top = only(Big, only(exp, bottom.at(j)).args[0])
    member = sum_member(arith(goal=le(0, bottom.at(k))), k=k, A=ROW, m=j)
    reached = arith(member, assume(Eq(top, top.at(j))), goal=goal.conclusion)
    return (settle(max_attained(reached, m=top, k=j), goal),)


def jacobian(read):
    p = weight(read)
    partial = p * (same(j, k) - weight(read, k))
    return (Sequent([HERE, In(k, ROW), unit(k)], Eq(Tangent(p, s, ds), partial)),)


def prove_jacobian(goals):
    (goal,) = goals
    p = goal.conclusion.a.args[0]
    along = derivative(goal.conclusion.a, p * (ds[j] - directional(p)))
    picked = inside(p * (HOLE[0] - HOLE[1]), at(unit(k), j), along_unit(p))
    return (settle(trans(along, trans(picked, equal(side(picked), goal.conclusion.b))), goal),)


def directional(p):
    """sum_u p_u ds_u, for p at j."""
    return Sigma(substitute(p, {j: u}) * ds[u], u, ROW)


def along_unit(p):
    """ds the unit vector at k |- sum_u p_u ds_u = p_k."""
    each = inside(substitute(p, {j: u}) * HOLE[0], at(unit(k), u))
    chosen = instantiate(lemmas.pick(), m={lemmas.f: ((u,), substitute(p, {j: u}))})
    return trans(under(each, red=Sigma, k=u, A=ROW), chosen)


def jacobian_sums(read):
    p = weight(read)
    constant = all_of(Eq(ds[u], 1), u, ROW)
    return (
        Sequent([HERE, constant], Eq(Tangent(p, s, ds), 0)),
        Sequent([Inhabited(ROW)], Eq(total(Tangent(p, s, ds), j), 0)),
    )


def prove_jacobian_sums(goals):
    rows_, columns = goals
    p = rows_.conclusion.a.args[0]
    along = derivative(rows_.conclusion.a, p * (ds[j] - directional(p)))
    each = inside(substitute(p, {j: u}) * HOLE[0], at(rows_.hypotheses[1], u))
    flat = inside(p * (HOLE[0] - HOLE[1]), at(rows_.hypotheses[1], j), under(each, red=Sigma, k=u, A=ROW))
    first = trans(along, trans(flat, auto(Sequent(rows_.hypotheses, Eq(side(flat), 0)))))
    summed = under(along, red=Sigma, k=j, A=ROW)
    second = trans(summed, auto(Sequent(columns.hypotheses, Eq(side(summed), 0))))
    return settle(first, rows_), settle(second, columns)


def logsumexp_gradient(read):
    slope = Tangent(ln(normaliser(read)), s, ds)
    return (
        Sequent([Inhabited(ROW)], Eq(slope, directional(weight(read)))),
        Sequent([In(k, ROW), unit(k)], Eq(slope, weight(read, k))),
    )


def prove_logsumexp_gradient(goals):
    general, partial = goals
    along = derivative(general.conclusion.a, general.conclusion.b)
    p = substitute(partial.conclusion.b, {k: j})
    return settle(along, general), settle(trans(along, along_unit(p)), partial)


PLAIN = (
    Claim("weights-between-zero-and-one", "0 < pⱼ ≤ 1", between, prove_between),
    Claim("weights-sum-to-one", "Σⱼ pⱼ = 1 for a row that is not empty", sums_to_one),
    Claim("shift-invariance", "softmax(s − c) = softmax(s)", shift),
    Claim(
        "permutation-equivariance",
        "softmax(s∘π)ⱼ = softmax(s)_π(j) for every permutation π",
        permutation,
        prove_permutation,
    ),
    Claim("jacobian", "∂pⱼ/∂sₖ = pⱼ (δⱼₖ − pₖ)", jacobian, prove_jacobian),
    Claim("jacobian-sums-to-zero", "Σₖ ∂pⱼ/∂sₖ = 0 and Σⱼ ∂pⱼ/∂sₖ = 0", jacobian_sums, prove_jacobian_sums),
    Claim("gradient-of-logsumexp", "∂ log Σ exp(s) / ∂sₖ = pₖ", logsumexp_gradient, prove_logsumexp_gradient),
    Claim("scale-invariance", "softmax(2 s) = softmax(s)", scaled_scores, expected=False),
)
STABLE = (
    Claim("stable-equals-plain", "exp(sⱼ − max s) / Σ exp(s − max s) = exp(sⱼ) / Σ exp(s)", stable_is_plain),
    Claim("exponents-not-positive", "sⱼ − max s ≤ 0: no exponential overflows", exponents, prove_exponents),
    Claim("denominator-at-least-one", "Σ exp(s − max s) ≥ 1", at_least_one, prove_at_least_one),
)
CLAIMS = {"softmax": PLAIN, "stable_softmax": STABLE}
