"""Claims about weights as explanations: they are not unique, and integrated gradients may rank the keys otherwise.

The integral of integrated gradients is written as a rule of integration: nodes t_m with weights w_m.  For the path
from the scores s to the scores s + ds, the rule is exact for the derivative along the path where
sum_m w_m g(t_m) = o(s + ds) - o(s), which the fundamental theorem of calculus says of the integral over [0, 1].
"""

from derive.catalogue import attention as formulas
from derive.catalogue.claims import spread
from derive.catalogue.claims.attention import KEYS, M, e, i, j, output, u, v
from derive.claims import Claim
from derive.logic import (
    Abs,
    Big,
    Eq,
    In,
    Inhabited,
    Range,
    Rel,
    Sigma,
    Sub,
    Tangent,
    all_of,
    arith,
    array,
    assume,
    cut,
    exchange,
    exp,
    index,
    instantiate,
    inv,
    max_attained,
    max_upper,
    real,
    substitute,
    trans,
)
from derive.logic.sequents import (
    HOLE,
    Sequent,
    denominators,
    derivative,
    inside,
    le,
    lt,
    only,
    positive_sum,
    rewrite,
    settle,
    supply,
)
from derive.logic.tactics import equal, side

s, ds, other, null, time, nodes, parts, one = array("s ds other null time nodes parts one")
k, m, n = index("k m n")
x, y, p, q = real("x y p q")
g, w = spread.g, spread.w
VALUES, NODES = Range(0, index("E")), Range(0, index("NODES"))


def average(read, scores=None):
    """o at (i, e), for scores given as a function of (row, key)."""
    o = output(read, formulas.blockwise_softmax)
    return o if scores is None else substitute(o, {s: ((i, u), scores(u))})


def weight(o, place):
    """The weight of a key in an output."""
    bottom = only(inv, o).args[0]
    return bottom.at(place) * inv(bottom)


def other_weight(o, place):
    """The weight, moved along the null vector by half of what the smallest weight allows."""
    smallest = -Big(-weight(o, u), u, KEYS)
    return weight(o, place) + null[place] * smallest * inv(2 * Big(Abs(null[u]), u, KEYS))


def in_null_space():
    """null . [V | 1] = 0: such a vector that is not 0 exists where M exceeds the rank of [V | 1]."""
    return Eq(Sigma(null[u], u, KEYS), 0), Eq(Sigma(null[u] * v[u, e], u, KEYS), 0)


def not_unique(read):
    return other_weights_of(average(read))


def other_weights_of(o):
    """What the moved weights of an output are: positive, of sum 1, of the same output, and others."""
    moved = In(k, KEYS), Rel("!=", null[k], 0)
    return (
        Sequent([In(j, KEYS), *moved], lt(0, other_weight(o, j))),
        Sequent([Inhabited(KEYS), in_null_space()[0]], Eq(Sigma(other_weight(o, u), u, KEYS), 1)),
        Sequent([Inhabited(KEYS), in_null_space()[1]], Eq(Sigma(other_weight(o, u) * v[u, e], u, KEYS), o)),
        Sequent(moved, lt(0, (other_weight(o, k) - weight(o, k)) ** 2)),
    )


def prove_not_unique(goals):
    positive, total, same_output, differs = goals
    o = same_output.conclusion.b
    largest, smallest = Big(Abs(null[u]), u, KEYS), -Big(-weight(o, u), u, KEYS)
    known = [lt(0, p), lt(0, q)]
    stays = arith(goal=lt(0, y + x * q * inv(2 * p)), hyps=[*known, le(-p, x), le(q, y)])
    stays = instantiate(stays, m={x: null[j], y: weight(o, j), q: smallest, p: largest})
    moves = arith(goal=lt(0, (x * q * inv(2 * p)) ** 2), hyps=[*known, Rel("!=", x, 0)])
    moves = instantiate(moves, m={x: null[k], q: smallest, p: largest})
    moves = rewrite(moves, right=equal(moves.concl.b, differs.conclusion.b))
    sizes = largest_is_positive(largest), smallest_is_positive(o)
    near = arith(max_upper(largest, k=j), goal=le(-largest, null[j]))
    least = arith(max_upper(-smallest, k=j), goal=le(smallest, weight(o, j)))
    factor = smallest * inv(2 * largest)
    return (
        settle(supply(stays, *sizes, near, least), positive),
        unchanged(total, Sigma(weight(o, u), u, KEYS), factor),
        unchanged(same_output, Sigma(weight(o, u) * v[u, e], u, KEYS), factor),
        settle(supply(moves, *sizes), differs),
    )


def largest_is_positive(largest):
    """k in KEYS, null_k != 0 |- 0 < max |null|"""
    return arith(max_upper(largest, k=k), goal=lt(0, largest), hyps=[Rel("!=", null[k], 0)])


def smallest_is_positive(o):
    """|- 0 < min of the weights, which is one of them."""
    negated = Big(-weight(o, u), u, KEYS)
    bottom = only(inv, o).args[0]
    positive = arith(goal=lt(0, weight(o, n)), hyps=[lt(0, bottom)])
    attained = assume(Eq(negated, -weight(o, n)))
    return cut(positive_sum(bottom), max_attained(arith(positive, attained, goal=lt(0, -negated)), m=negated, k=n))


def unchanged(goal, plain, factor):
    """sum (w + null c) f = sum w f, as sum null f = 0."""
    nothing = goal.hypotheses[-1]
    apart = equal(goal.conclusion.a, plain + factor * nothing.a)
    th = trans(apart, inside(plain + factor * HOLE[0], assume(nothing)))
    positive = [lt(0, x) for x in denominators(plain)]
    return settle(trans(th, equal(side(th), goal.conclusion.b, hyps=positive)), goal)


def three_keys(read):
    """For one feature and three keys the null vector is written down: (v1 - v2, v2 - v0, v0 - v1)."""
    a, b, c = (v[place, e] for place in range(3))
    vector = b - c, c - a, a - b
    return (
        Sequent([], Eq(sum(vector), 0)),
        Sequent([], Eq(sum(x * y for x, y in zip(vector, (a, b, c), strict=True)), 0)),
    )


def winner_takes_all(read):
    """Every other score of the row is at least g below that of the winner."""
    others = Sub(Abs(k - w), k, KEYS)
    gap = all_of(le(s[i, k], s[i, w] - g), k, others)
    return (Sequent([In(w, KEYS), gap], le(inv(1 + (M - 1) * exp(-g)), weight(average(read), w))),)


def prove_winner_takes_all(goals):
    """The bound for a row of scores, at the scores of row i."""
    (goal,) = goals
    bound = inv(1 + (spread.N - 1) * exp(-g))
    row = Sequent([spread.WINNER, spread.gap(w)], le(bound, spread.softmax_at(w)))
    th = instantiate(*spread.prove_winner((row,)), m={spread.s: ((u,), s[i, u]), spread.N: M})
    return (settle(rewrite(th, right=equal(th.concl.b, goal.conclusion.b)), goal),)


def identified(read):
    same_output = Eq(average(read), average(read, lambda place: other[i, place]))
    weights = weight(average(read), j), weight(average(read, lambda place: other[i, place]), j)
    return (Sequent([In(j, KEYS), same_output], Eq(*weights)),)


def at_time(read, t):
    """o along the straight path from the scores s to the scores s + ds."""
    return average(read, lambda place: s[i, place] + t * ds[i, place])


def along_path(read, t):
    """The derivative along the path, key by key: ds_k p_k (v_k - o), at time t."""
    o = at_time(read, t)
    return lambda place: ds[i, place] * weight(o, place) * (v[place, e] - o)


def chain_rule(read):
    rate = Tangent(at_time(read, time[0]), time, one)
    total = one[0] * Sigma(along_path(read, time[0])(u), u, KEYS)
    return (Sequent([Inhabited(KEYS)], Eq(rate, total)),)


def prove_chain_rule(goals):
    (goal,) = goals
    return (settle(derivative(goal.conclusion.a, goal.conclusion.b), goal),)


def complete(read):
    """The rule of integration is exact for the derivative along the path; then the attributions add up."""
    gain = average(read, lambda place: s[i, place] + ds[i, place]) - average(read)
    rate = Sigma(along_path(read, nodes[m])(u), u, KEYS)
    exact = Eq(Sigma(parts[m] * rate, m, NODES), gain)
    attribution = Sigma(parts[m] * along_path(read, nodes[m])(u), m, NODES)
    return (Sequent([exact], Eq(Sigma(attribution, u, KEYS), gain)),)


def prove_complete(goals):
    """The sums over keys and over nodes are exchanged."""
    (goal,) = goals
    (exact,) = goal.hypotheses
    turned = exchange(goal.conclusion.a)
    return (settle(trans(trans(turned, equal(side(turned), exact.a)), assume(exact)), goal),)


def values_complete(read):
    """In the values the output is linear, so that the gradient is the same all along the path."""
    new = array("v2")
    o = average(read)
    difference = substitute(o, {v: new}) - o
    return (Sequent([], Eq(Sigma(weight(o, u) * (new[u, e] - v[u, e]), u, KEYS), difference)),)


def gradient_of_values(read):
    """Along any direction dv: sum_k p_k dv_k, whatever the values are."""
    dv, o = array("dv"), average(read)
    return (Sequent([Inhabited(KEYS)], Eq(Tangent(o, v, dv), Sigma(weight(o, u) * dv[u, e], u, KEYS))),)


def rankings_agree(read):
    """From the baseline of values 0, the attribution of key u is p_u v_u."""
    o = average(read)
    larger = lt(weight(o, k), weight(o, j))
    attributions = (Abs(weight(o, place) * v[place, e]) for place in (k, j))
    return (Sequent([In(j, KEYS), In(k, KEYS), larger], le(*attributions)),)


CLAIMS = {
    "interpretability": (
        Claim(
            "other-weights-give-the-same-output",
            "n · [V | 1] = 0, n ≠ 0: w + n min w / (2 max |n|) is positive, sums to 1, gives the same output, and "
            "differs from w (that there is such an n where M > rank [V | 1] is a claim of its own)",
            not_unique,
            prove_not_unique,
        ),
        Claim(
            "three-keys-of-one-feature-have-a-null-vector",
            "n = (v₁ − v₂, v₂ − v₀, v₀ − v₁) has n · v = 0 and n · 1 = 0",
            three_keys,
        ),
        Claim(
            "the-output-identifies-the-weights",
            "equal outputs come from equal weights",
            identified,
            expected=False,
            points=(
                {"M": 3, "i": 0, "j": 0, "e": 0, "s": [[0, 0, 0]], "other": [[0, 1, 0]], "v": [[1], [0], [-1]]},
            ),
        ),
        Claim(
            "winner-takes-all",
            "a gap g of the scores gives the largest weight ≥ 1/(1 + (M − 1) exp(−g))",
            winner_takes_all,
            prove_winner_takes_all,
        ),
        Claim(
            "derivative-along-a-path",
            "d/dt o(s + t Δ) = Σₖ Δₖ pₖ (vₖ − o), all at s + t Δ",
            chain_rule,
            prove_chain_rule,
        ),
        Claim(
            "integrated-gradients-are-complete",
            "Σₖ IGₖ = o(s + Δ) − o(s) where the rule of integration has ∫₀¹ (d/dt) o(s + t Δ) dt = o(s + Δ) − o(s)",
            complete,
            prove_complete,
        ),
        Claim(
            "gradient-of-the-values-is-constant",
            "∂o along dv is Σₖ pₖ dvₖ, whatever v is",
            gradient_of_values,
            prove_chain_rule,
        ),
        Claim(
            "integrated-gradients-of-the-values-are-complete",
            "IGₖ = pₖ (v′ₖ − vₖ), and Σₖ IGₖ = o(v′) − o(v)",
            values_complete,
        ),
        Claim(
            "weights-rank-as-integrated-gradients-do",
            "p_k < p_j gives |IG_k| ≤ |IG_j|, from the baseline v = 0",
            rankings_agree,
            expected=False,
            points=({"M": 2, "i": 0, "e": 0, "j": 0, "k": 1, "s": [[1, 0]], "v": [[1], [5]]},),
        ),
    )
}  # fmt: skip
