"""Claims that other weights exist wherever M is more than the rank of [V | 1], for every number of features."""

from derive.catalogue.claims import elimination
from derive.catalogue.claims.attention import KEYS, M, e, j, u, v
from derive.catalogue.claims.elimination import COLUMNS, COUNTS, ELIMINATION, E, left, own, t, taken, vectors
from derive.catalogue.claims.interpretability import (
    average,
    null,
    other_weight,
    other_weights_of,
    prove_not_unique,
    weight,
)
from derive.catalogue.claims.interpretability import k as moved_key
from derive.claims import Claim
from derive.logic import (
    Eq,
    In,
    Integer,
    Range,
    Sigma,
    arith,
    cut,
    inhabited_in,
    instantiate,
    substitute,
    sum_member,
    trans,
    under,
)
from derive.logic.sequents import Sequent, le, lt, settle, supply

SOME_LEFT = le(1, left[COLUMNS])
NULL = {null: ((u,), vectors[COLUMNS, 0, u])}
PLACE = own[COLUMNS, 0]  # where that vector is not 0


def other_weights(read):
    """The weights moved along the first vector that is left: positive, of sum 1, of the same outputs, and others."""
    o = average(read)
    moved = substitute(other_weight(o, u), NULL)
    known = [le(0, E), SOME_LEFT, *ELIMINATION]
    return (
        Sequent([In(j, KEYS), *known], lt(0, substitute(other_weight(o, j), NULL))),
        Sequent(known, Eq(Sigma(moved, u, KEYS), 1)),
        Sequent([In(e, Range(0, E)), *known], Eq(Sigma(moved * v[u, e], u, KEYS), o)),
        Sequent(known, lt(0, Sigma((moved - weight(o, u)) ** 2, u, KEYS))),
    )


def of_first(theorem, *places, hyps=()):
    """A theorem about all vectors of a stage, of the first that is left after the last one."""
    known = [le(0, E), SOME_LEFT, *hyps]
    return taken(instantiate(theorem, m={t: COLUMNS}), Integer(0), *places, hyps=known)


def killed(column, factor, *hyps):
    """|- sum_k vector_k factor_k = 0, the factor being a column of [1 | V]."""
    th = of_first(elimination.columns_are_killed(), column, hyps=hyps)
    body = arith(goal=Eq(vectors[COLUMNS, 0, u] * factor, th.concl.a.at(u)), hyps=hyps)
    return trans(under(body, red=Sigma, k=u, A=KEYS), th)


def prove_other_weights(goals):
    """What is proved of any vector n with n . [V | 1] = 0 and an entry that is not 0."""
    of_features, differ = goals[2], goals[3].conclusion
    generic = prove_not_unique(other_weights_of(of_features.conclusion.b))
    place = of_first(elimination.own_in_range())
    facts = (
        place,
        cut(place, inhabited_in(k=PLACE, A=KEYS)),
        of_first(elimination.own_is_not_zero()),
        killed(Integer(0), 1),
        killed(e + 1, v[u, e], of_features.hypotheses[0]),
    )
    *found, last = (supply(instantiate(th, m={**NULL, moved_key: PLACE}), *facts) for th in generic)
    member = sum_member(arith(goal=le(0, differ.b.at(u))), k=u, A=KEYS, m=PLACE)
    found.append(arith(last, cut(place, member), goal=differ))
    return tuple(settle(th, goal) for th, goal in zip(found, goals, strict=True))


def some_left(_):
    return (Sequent([le(0, E), *COUNTS], le(M - E - 1, left[COLUMNS])),)


def prove_some_left(goals):
    (goal,) = goals
    th = instantiate(elimination.few_are_left_out(), m={t: COLUMNS})
    return (settle(arith(th, goal=goal.conclusion), goal),)


CLAIMS = {
    "interpretability": (
        Claim(
            "more-keys-than-the-rank-have-other-weights",
            "where M > rank [V | 1], whatever s and V are: elimination leaves M − rank vectors n ≠ 0 with "
            "n · [V | 1] = 0; moved along the first, the weights are positive, sum to 1, give each feature the same "
            "output, and differ",
            other_weights,
            prove_other_weights,
        ),
        Claim(
            "rank-at-most-features-and-one",
            "rank [V | 1] ≤ E + 1: elimination leaves at least M − E − 1 vectors, one or more for M ≥ E + 2 keys",
            some_left,
            prove_some_left,
        ),
    )
}
