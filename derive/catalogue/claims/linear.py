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
    all_of,
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
GIVEN = {"features": "given"}
POSITIVE = {
    q: all_of(all_of(lt(0, q[i, d]), d, FEATURES), i, QUERIES),
    k: all_of(all_of(lt(0, k[u, d]), d, FEATURES), u, KEYS),
}


def output(read, **options):
    return read(linear.linear_attention(**options)).value("o", i, e)


def elu_plus_one(z):
    return exp(z - Max(0, z)) + Max(0, z)


def as_given(z):
    return z


def keys_with(phi):
    """What key u adds at width d: to the state, and to the sum of the features."""
    return phi(k[u, d]) * v[u, e], phi(k[u, d])


def sums_first(read):
    """For elu + 1 and for given features."""
    return _sums_first(output(read), elu_plus_one), _sums_first(output(read, **GIVEN), as_given)


def _sums_first(o, phi):
    top, bottom = (Sigma(phi(q[i, d]) * Sigma(key, u, KEYS), d, FEATURES) for key in keys_with(phi))
    return Sequent([], Eq(o, top * inv(bottom)))


def ones(term):
    return substitute(term, {v: ((u, e), Integer(1))})


def weights(read):
    """With all keys and in causal order; for given features these must be positive."""
    seen, some = [In(i, QUERIES), le(0, i + M - N), lt(0, D)], [Inhabited(KEYS), lt(0, D)]
    given = [*POSITIVE.values(), In(i, QUERIES)]
    return (
        Sequent(some, Eq(ones(output(read)), 1)),
        Sequent(seen, Eq(ones(output(read, **CAUSAL)), 1)),
        Sequent([*some, *given], Eq(ones(output(read, **GIVEN)), 1)),
        Sequent([*seen, *given], Eq(ones(output(read, **CAUSAL, **GIVEN)), 1)),
    )


def prove_weights(goals):
    proofs = []
    for goal, known in zip(goals, (None, None, POSITIVE, POSITIVE), strict=True):
        o = goal.conclusion.a
        in_order = any(h == le(0, i + M - N) for h in goal.hypotheses)
        seen = causal.opened(o, i + M - N + 1) if in_order else refl(o)
        proofs.append(causal.sum_of_weights(seen, goal, known))
    return tuple(proofs)


def blocks(read):
    """In causal order."""
    return _blocks(output(read, **CAUSAL), elu_plus_one)


def given_blocks(read):
    return _blocks(output(read, **CAUSAL, **GIVEN), as_given)


def _blocks(o, phi):
    return carried.blocks(o, (QUERIES, i + M - N + 1), phi(q[i, d]), keys_with(phi))


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
        Claim(
            "sums-change-places",
            "(φ(Q) φ(K)ᵀ) V = φ(Q) (φ(K)ᵀ V), and alike for the normaliser: for φ = elu + 1 and for any given features",
            sums_first,
        ),
        Claim(
            "weights-sum-to-one",
            "o = 1 where every value is 1, with all keys or in causal order: for φ = elu + 1 and any positive features",
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
            "blocks-of-any-size-agree-for-given-features",
            "the same for any given features φ(q) and φ(k), of whatever map",
            given_blocks,
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
