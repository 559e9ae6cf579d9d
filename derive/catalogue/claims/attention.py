"""Claims about attention over any score, and about the scaled dot product itself."""

from derive.catalogue import attention
from derive.catalogue.claims import lemmas
from derive.catalogue.claims.kit import moved
from derive.claims import Claim
from derive.logic import (
    Big,
    Eq,
    In,
    Inhabited,
    Integer,
    Perm,
    Range,
    Sigma,
    all_intro,
    all_of,
    arith,
    array,
    assume,
    exp,
    index,
    index_map,
    instantiate,
    inv,
    substitute,
    sym,
    trans,
)
from derive.logic.sequents import (
    Sequent,
    le,
    lt,
    only,
    permuted,
    positive_sum,
    settle,
    supply,
)
from derive.logic.tactics import equal, rewrite_all, side

i, j, u, d, e, c = index("i j u d e c")
N, M, D, C = index("N M D C")
q, k, v, scale = array("q k v scale")
pi = index_map("pi")
QUERIES, KEYS, FEATURES, VALUES = Range(0, N), Range(0, M), Range(0, D), Range(0, index("E"))


def output(read, formula=attention.scaled_dot_attention, query=i, **options):
    """o at (query, e)."""
    return read(formula(**options)).value("o", query, e)


def score_of(term):
    """The score in an output, as a function of the key."""
    weights = only(inv, term).args[0]
    return lambda key: only(exp, weights.at(key)).args[0]


def convex(formula):
    def states(read):
        o, largest = output(read, formula), Big(v[u, e], u, KEYS)
        smallest = -Big(-v[u, e], u, KEYS)
        return Sequent([Inhabited(KEYS)], le(smallest, o)), Sequent([Inhabited(KEYS)], le(o, largest))

    return states


def prove_convex(goals):
    lower, upper = goals
    least, most = between_extremes(only(inv, upper.conclusion.a).args[0])
    return settle(least, lower), settle(most, upper)


def between_extremes(weights):
    """The least value <= the average by the terms of a sum of positive weights <= the largest value."""
    m = {lemmas.w: ((u,), weights.at(u)), lemmas.v: ((u,), v[u, e]), "A": ([], weights.dom)}
    nonnegative = all_intro(arith(goal=le(0, weights.at(u))), k=u, A=weights.dom)
    return tuple(
        supply(instantiate(lemma, m=m), nonnegative, positive_sum(weights))
        for lemma in (lemmas.average_at_least(), lemmas.average_at_most())
    )


def constant_values(formula):
    def states(read):
        one = substitute(output(read, formula), {v: ((u, c), Integer(1))})
        return (Sequent([Inhabited(KEYS)], Eq(one, 1)),)

    return states


def key_order(formula):
    def states(read):
        o = output(read, formula)
        return (Sequent([Perm(pi, KEYS)], Eq(substitute(o, moved(formula(), "M", pi)), o)),)

    return states


def prove_key_order(goals):
    (goal,) = goals
    return (settle(sym(permuted(goal.conclusion.b, pi, KEYS)), goal),)


def query_order(formula):
    def states(read):
        o = output(read, formula)
        return (Sequent([Perm(pi, QUERIES)], Eq(substitute(o, moved(formula(), "N", pi)), substitute(o, {i: pi[i]}))),)

    return states


def matrix_form(read):
    kt, scores, weights = array("KT S P")
    product = scale[0] * Sigma(q[i, d] * kt[d, j], d, FEATURES)
    row_sum = Sigma(exp(scores[i, u]), u, KEYS)
    hypotheses = (
        all_of(all_of(Eq(kt[d, j], k[j, d]), j, KEYS), d, FEATURES),
        all_of(all_of(Eq(scores[i, j], product), j, KEYS), i, QUERIES),
        all_of(all_of(Eq(weights[i, j], exp(scores[i, j]) * inv(row_sum)), j, KEYS), i, QUERIES),
    )
    product = Sigma(weights[i, j] * v[j, e], j, KEYS)
    return (Sequent([In(i, QUERIES), *hypotheses], Eq(output(read), product)),)


def prove_matrix_form(goals):
    (goal,) = goals
    table = dict(zip(array("KT S P"), map(assume, goal.hypotheses[1:]), strict=True))
    unfolded = rewrite_all(goal.conclusion.b, table)
    return (settle(sym(trans(unfolded, equal(side(unfolded), goal.conclusion.a))), goal),)


def self_attention(term):
    """q, k, v computed from one input X; as many keys as queries."""
    inputs, table = array("X"), {M: N}
    for tensor, weights in zip((q, k, v), array("Wq Wk Wv"), strict=True):
        table[tensor] = (u, d), Sigma(inputs[u, c] * weights[c, d], c, Range(0, C))
    return substitute(term, table)


def permuted_input(term):
    inputs = array("X")
    return substitute(term, {inputs: ((u, c), inputs[pi[u], c])})


def equivariance(o, encode=lambda term: term):
    """out(X o pi) = out(X) o pi, for an output that reads X; `encode` is applied to the term before X is permuted."""
    moved = permuted_input(encode(o))
    return (Sequent([In(i, QUERIES), Perm(pi, QUERIES)], Eq(moved, substitute(encode(o), {i: pi[i]}))),)


def not_equivariant(o, encode=lambda term: term):
    """The same with everything in range and no size 0, so that a witness is about real data."""
    (goal,) = equivariance(o, encode)
    return (Sequent([*goal.hypotheses, In(e, VALUES), lt(0, D), lt(0, C)], goal.conclusion),)


def common(formula):
    """The claims of every attention whose score does not depend on positions."""
    return (
        *averaging(formula),
        Claim(
            "key-order-invariance",
            "o does not change when k and v are permuted alike",
            key_order(formula),
            prove_key_order,
        ),
        Claim("query-equivariance", "o(q∘π) = o(q)∘π", query_order(formula)),
    )


def averaging(formula):
    """The claims of every attention."""
    return (
        Claim("output-is-a-convex-combination", "minⱼ v_je ≤ o_ie ≤ maxⱼ v_je", convex(formula), prove_convex),
        Claim("weights-sum-to-one", "o = 1 where every value is 1", constant_values(formula)),
    )


DOT = (
    Claim("equals-the-matrix-form", "o = softmax(Q Kᵀ / √D) V", matrix_form, prove_matrix_form),
    *common(attention.scaled_dot_attention),
)
CLAIMS = {"scaled_dot_attention": DOT}
