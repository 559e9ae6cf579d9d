"""Claims about the scores that are linear in each of their arguments."""

from derive.catalogue import scores
from derive.catalogue.claims import lemmas
from derive.catalogue.claims.attention import FEATURES, D, M, N, d, i, j, k, q, u
from derive.claims import Claim
from derive.logic import Eq, In, Range, Sigma, array, index, instantiate, real, substitute, trans, under
from derive.logic.sequents import Sequent, le, lt, same, settle
from derive.logic.tactics import equal, side

c, Dk = index("c Dk")
other, w = array("other w")
x, y = real("x y")
ONE_PAIR = {"N": 1, "M": 1, "D": 1, "i": 0, "j": 0}


def score_of(formula):
    """read -> the score of (i, j)."""
    return lambda read: read(formula()).value("s", i, j)


dot, general = score_of(scores.dot_score), score_of(scores.general_score)


def bilinear(score):
    def states(read):
        s = score(read)

        def linear_in(tensor, place):
            mixed = x * tensor[place, d] + y * other[place, d]
            return Eq(substitute(s, {tensor: ((place, d), mixed)}), x * s + y * substitute(s, {tensor: other}))

        return Sequent([], linear_in(q, i)), Sequent([], linear_in(k, j))

    return states


def symmetric(read):
    """Queries and keys exchanged: the score of the pair turned round."""
    s = dot(read)
    exchanged = substitute(s, {q: ((u, d), k[u, d]), k: ((u, d), q[u, d])})
    return (Sequent([], Eq(exchanged, substitute(s, {i: j, j: i}))),)


def bounded(read):
    """False: no bound holds for all queries and keys."""
    return (Sequent([In(i, Range(0, N)), In(j, Range(0, M)), lt(0, D)], le(dot(read), x)),)


def identity(read):
    """W = 1, for queries and keys of one width."""
    s = substitute(general(read), {w: ((d, c), same(c, d)), Dk: D})
    return (Sequent([], Eq(s, dot(read))),)


def prove_identity(goals):
    """The inner sum picks the feature of the key that has the number of the query's."""
    (goal,) = goals
    chosen = instantiate(lemmas.pick(), m={lemmas.f: ((u,), q[i, d] * k[j, u]), lemmas.k: d, lemmas.N: D})
    whole = under(chosen, red=Sigma, k=d, A=FEATURES)
    whole = trans(equal(goal.conclusion.a, whole.concl.a), whole)
    return (settle(trans(whole, equal(side(whole), goal.conclusion.b)), goal),)


def commutes(read):
    """False: W stands on one side."""
    s = substitute(general(read), {Dk: D})
    swapped = substitute(s, {q: ((u, d), k[j, d]), k: ((u, d), q[i, d])})
    return (Sequent([In(i, Range(0, N)), In(j, Range(0, M)), lt(0, D)], Eq(swapped, s)),)


BILINEAR = "score-is-bilinear", "s(x q + y q′, k) = x s(q, k) + y s(q′, k), and alike in k"
CLAIMS = {
    "dot_score": (
        Claim(*BILINEAR, bilinear(dot)),
        Claim("queries-and-keys-exchanged", "s(q, k)ᵢⱼ = s(k, q)ⱼᵢ", symmetric),
        Claim("score-is-bounded", "s ≤ x for some number x", bounded, expected=False),
    ),
    "general_score": (
        Claim(*BILINEAR, bilinear(general)),
        Claim("identity-gives-the-dot-product", "s = q·k for W = 1", identity, prove_identity),
        Claim("score-is-symmetric", "s(q, k) = s(k, q)", commutes, expected=False),
    ),
}
