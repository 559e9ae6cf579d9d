"""Claims about linear attention: sums change places, blocks go through a state, weights sum to one, the cost."""

from derive.catalogue import linear
from derive.catalogue.claims import carried, causal, lemmas
from derive.catalogue.claims.attention import FEATURES, KEYS, QUERIES, D, M, N, d, e, i, k, q, u, v
from derive.claims import Claim
from derive.logic import (
    Eq,
    In,
    Inhabited,
    Integer,
    Max,
    Range,
    Sigma,
    exp,
    index,
    instantiate,
    inv,
    real,
    refl,
    substitute,
)
from derive.logic.sequents import Sequent, auto, le, lt

E = index("E")
x = real("x")
CAUSAL = {"visibility": "causal_lower_right"}


def output(read, **options):
    return read(linear.linear_attention(**options)).value("o", i, e)


def feature(z):
    """elu(z) + 1"""
    return exp(z - Max(0, z)) + Max(0, z)


def key_sums(dom):
    """The state of some keys at (d, e), and the sum of their features at d."""
    return Sigma(feature(k[u, d]) * v[u, e], u, dom), Sigma(feature(k[u, d]), u, dom)


def with_query(z):
    """sum over d of phi(q_id) z_d"""
    return Sigma(feature(q[i, d]) * z, d, FEATURES)


def sums_first(read):
    top, bottom = map(with_query, key_sums(KEYS))
    return (Sequent([], Eq(output(read), top * inv(bottom))),)


def ones(term):
    return substitute(term, {v: ((u, e), Integer(1))})


def weights(read):
    seen = [In(i, QUERIES), le(0, i + M - N), lt(0, D)]
    return (
        Sequent([Inhabited(KEYS), lt(0, D)], Eq(ones(output(read)), 1)),
        Sequent(seen, Eq(ones(output(read, **CAUSAL)), 1)),
    )


def prove_weights(goals):
    every, in_order = goals
    seen = causal.opened(in_order.conclusion.a, i + M - N + 1)
    return causal.sum_of_weights(refl(every.conclusion.a), every), causal.sum_of_weights(seen, in_order)


def blocks(read):
    """In causal order."""
    keys = feature(k[u, d]) * v[u, e], feature(k[u, d])
    return carried.blocks(output(read, **CAUSAL), (QUERIES, i + M - N + 1), feature(q[i, d]), keys)


def operations(read):
    """A product of two numbers that is added to a third counts as two; a column of ones goes along with the values."""
    one = Integer(2)
    a, b, c = index("a b c")
    scores = Sigma(Sigma(Sigma(one, c, FEATURES) + Sigma(one, c, Range(0, E)), b, KEYS), a, QUERIES)
    column = Sigma(Sigma(one, b, FEATURES), c, Range(0, E + 1))
    states, reads = Sigma(column, a, KEYS), Sigma(column, a, QUERIES)
    sizes = [le(0, z) for z in (N, M, D, E)]
    return (
        Sequent(sizes, Eq(scores, 2 * N * M * (D + E))),
        Sequent(sizes, Eq(states + reads, 2 * (N + M) * D * (E + 1))),
    )


def prove_operations(goals):
    return tuple(
        auto(goal, using=[instantiate(lemmas.cardinality(), m={lemmas.n: z}) for z in (N, M, D, E, E + 1)])
        for goal in goals
    )


def shifted(read):
    """All weights greater by the same number, which a softmax would not see in its scores."""
    _, bottom = carried.sums_of(output(read))
    weight = bottom.at(u)
    new = Sigma((weight + x) * v[u, e], u, KEYS) * inv(Sigma(weight + x, u, KEYS))
    return (Sequent([In(i, QUERIES), Inhabited(KEYS), lt(0, D), lt(0, x)], Eq(new, output(read))),)


CLAIMS = {
    "linear_attention": (
        Claim("sums-change-places", "(φ(Q) φ(K)ᵀ) V = φ(Q) (φ(K)ᵀ V), and alike for the normaliser", sums_first),
        Claim(
            "weights-sum-to-one",
            "o = 1 where every value is 1, with all keys and in causal order",
            weights,
            prove_weights,
        ),
        Claim(
            "blocks-of-any-size-agree",
            "S ← S + Σ_block φ(k) vᵀ over any blocks of keys gives the sum over all of them, and the causal output is "
            "read off it and the later keys: one block is the quadratic form, blocks of one key the recurrence",
            blocks,
            carried.prove_blocks,
        ),
        Claim(
            "operations",
            "2 N M (D + E) for all pairs; 2 (N + M) D (E + 1) when the sums over keys come first",
            operations,
            prove_operations,
        ),
        Claim(
            "is-invariant-to-a-shift-of-the-scores",
            "o does not change when the same number is added to every weight, as for a softmax's scores",
            shifted,
            expected=False,
        ),
    )
}
