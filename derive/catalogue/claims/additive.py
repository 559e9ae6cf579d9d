"""Claims about additive attention and about how its score compares with the dot product."""

from derive.catalogue import attention as formulas
from derive.catalogue import scores
from derive.catalogue.claims import attention, lemmas
from derive.claims import Claim
from derive.logic import (
    Abs,
    Eq,
    In,
    Integer,
    Range,
    Sigma,
    all_of,
    arith,
    array,
    index,
    instantiate,
    range_reindex,
    range_split,
    real,
    split,
    substitute,
    sum_le,
    sym,
    tanh,
    trans,
    under,
)
from derive.logic.sequents import (
    HOLE,
    Sequent,
    at,
    inside,
    le,
    lt,
    rewrite,
    same,
    settle,
)
from derive.logic.tactics import equal, side

i, j, u, a, d, n, m = index("i j u a d n m")
A, D, Dk = index("A D Dk")
q, k, w_score, w_query, w_key, b, scale = array("q k w_score w_query w_key b scale")
HIDDEN = Range(0, A)
HERE = (In(i, attention.QUERIES), In(j, attention.KEYS), lt(0, A), lt(0, D))
ADDITIVE = formulas.additive_attention


def score(read):
    return read(scores.additive_score()).value("s", i, j)


def largest_score():
    return Sigma(Abs(w_score[a]), a, HIDDEN)


def concatenated(read):
    """W = [Wk, Wq] applied to the concatenation of key and query."""
    weights, both = array("W kq")
    hypotheses = (
        all_of(all_of(Eq(weights[a, d], w_key[a, d]), d, Range(0, Dk)), a, HIDDEN),
        all_of(all_of(Eq(weights[a, Dk + d], w_query[a, d]), d, Range(0, D)), a, HIDDEN),
        all_of(Eq(both[d], k[j, d]), d, Range(0, Dk)),
        all_of(Eq(both[Dk + d], q[i, d]), d, Range(0, D)),
    )
    hidden = tanh(Sigma(weights[a, d] * both[d], d, Range(0, Dk + D)) + b[a])
    return (Sequent([le(0, D), le(0, Dk), *hypotheses], Eq(score(read), Sigma(w_score[a] * hidden, a, HIDDEN))),)


def prove_concatenated(goals):
    (goal,) = goals
    weights, both = array("W kq")
    left_w, right_w, left_x, right_x = goal.hypotheses[2:]
    whole = Sigma(weights[a, d] * both[d], d, Range(0, Dk + D))
    parts = range_split(whole, b=Dk)
    second = Sigma(weights[a, d] * both[d], d, Range(Dk, Dk + D))
    second = range_reindex(second, k=n, new=Range(0, D), image=Dk + n, back=m - Dk, j=m)
    apart = trans(parts, split(side(parts), A=Range(0, Dk), B=Range(Dk, Dk + D)))
    apart = trans(apart, inside(Sigma(weights[a, d] * both[d], d, Range(0, Dk)) + HOLE[0], second))
    keys = inside(HOLE[0] * HOLE[1], at(left_w, a, d), at(left_x, d))
    queries = inside(HOLE[0] * HOLE[1], at(right_w, a, d), at(right_x, d))
    sums = under(keys, red=Sigma, k=d, A=Range(0, Dk)), under(queries, red=Sigma, k=d, A=Range(0, D))
    apart = trans(apart, inside(HOLE[0] + HOLE[1], *sums))
    hidden = under(inside(w_score[a] * tanh(HOLE[0] + b[a]), apart), red=Sigma, k=a, A=HIDDEN)
    return (settle(sym(trans(hidden, equal(side(hidden), goal.conclusion.a))), goal),)


def bounded(read):
    s, most = score(read), largest_score()
    return Sequent([], le(-most, s)), Sequent([], le(s, most))


def prove_bounded(goals):
    below, above = goals
    x, y = real("x y")
    body = above.conclusion.a.at(a)
    angle = next(t.args[0] for t in body.args if isinstance(t, tanh))
    m = {x: w_score[a], y: angle}
    low = instantiate(arith(goal=le(-Abs(x), x * tanh(y))), m=m)
    high = instantiate(arith(goal=le(x * tanh(y), Abs(x))), m=m)
    low = sum_le(low, k=a, A=HIDDEN)
    low = rewrite(low, left=equal(low.concl.a, below.conclusion.a))
    return settle(low, below), settle(sum_le(high, k=a, A=HIDDEN), above)


def equally_wide(read):
    """(additive score, dot product with the scale 1) of queries and keys of one width."""
    dot = read(scores.dot_score()).value("s", i, j)
    return substitute(score(read), {Dk: D}), dot


def far_apart():
    """A query and a key that are 1 and 1 + sum |v_a| on the first feature, 0 elsewhere."""
    return {q: ((u, d), same(d, 0)), k: ((u, d), same(d, 0) * (1 + largest_score()))}


def dot_exceeds(read):
    additive, dot = (substitute(s, far_apart()) for s in equally_wide(read))
    return (Sequent([lt(0, D)], lt(additive, dot)),)


def prove_dot_exceeds(goals):
    (goal,) = goals
    most = largest_score()
    additive, dot = goal.conclusion.a, goal.conclusion.b
    _, above = prove_bounded((Sequent([], le(-most, additive)), Sequent([], le(additive, most))))
    values = {lemmas.f: ((u,), same(u, 0) * (1 + most)), lemmas.k: Integer(0), lemmas.N: D}
    chosen = instantiate(lemmas.pick(), m=values)
    exact = trans(equal(dot, chosen.concl.a), chosen)
    return (settle(arith(above, exact, goal=goal.conclusion), goal),)


def linear(read):
    s = score(read)
    doubled = substitute(s, {q: ((u, d), 2 * q[u, d])})
    return (Sequent([*HERE, lt(0, Dk)], Eq(doubled, 2 * s)),)


def dot_is_bounded(read):
    return (Sequent(HERE, le(equally_wide(read)[1], largest_score())),)


CLAIMS = {
    "additive_score": (
        Claim(
            "equals-the-concatenated-form",
            "Σₐ vₐ tanh(Wq q + Wk k + b)ₐ = v · tanh(W [k; q] + b) with W = [Wk, Wq]",
            concatenated,
            prove_concatenated,
        ),
        Claim("score-is-bounded", "|s_ij| ≤ Σₐ |vₐ|", bounded, prove_bounded),
        Claim(
            "is-never-the-dot-product",
            "whatever the parameters, some query and key have q·k > s(q, k)",
            dot_exceeds,
            prove_dot_exceeds,
        ),
        Claim("score-is-linear-in-the-query", "s(2 q, k) = 2 s(q, k), as for a dot product", linear, expected=False),
        Claim("dot-product-is-bounded-too", "q·k ≤ Σₐ |vₐ|", dot_is_bounded, expected=False),
    ),
    "additive_attention": attention.common(ADDITIVE),
}
