"""False variants of the claims about carried states, gates, the entropy of weights and dropout on them."""

from claims_near_misses import HALF, Variant, over_maximum, right, without

from derive.catalogue.claims import dropout, entropy, forgetting, gated, retention
from derive.logic import Range, all_of, array, index, ln, substitute
from derive.logic.sequents import Sequent

i, u = index("i u")
rate = array("rate")
ONE = {"L": 1, "D": 1, "i": 0, "d": 0, "e": 0, "q": [[1]], "k": [[1]], "v": [[1]], "rate": [0], "gate": [0]}
TWO = {"L": 2, "D": 1, "i": 1, "e": 0, "q": [[1], [1]], "k": [[1], [1]], "v": [[1], [0]], "gate": [0, 0], "scale": [1]}
SAME = {"k2": TWO["k"], "v2": TWO["v"], "gate2": [0, 1]}
PAIR = {"N": 1, "M": 2, "D": 1, "i": 0, "e": 0, "q": [[1]], "k": [[0], [0]], "v": [[0], [1]], "scale": [1]}


def own_place_changed(states):
    """The tensors agree at the places before the query's own only."""

    def agreeing(statement):
        place, inner = statement.open()
        return all_of(inner, place, Range(0, i))

    return lambda read: tuple(Sequent(map(agreeing, s.hypotheses), s.conclusion) for s in states(read))


def half_of_logarithm(b):
    return b * HALF if isinstance(b, ln) else b


NEAR_MISSES_OF_GATES = {
    ("retention", "decay-lies-between-zero-and-one", "a later key"): Variant(
        without(retention.bounds, 0), points=({"i": 0, "j": 1, "rate": [0]},)
    ),
    ("retention", "is-a-recurrence", "twice the output"): Variant(
        right(retention.recurrence, lambda b: 2 * b), points=({**ONE, "state": [[[0]], [[1]]]},)
    ),
    ("retention", "blocks-of-any-size-agree", "tiles that start anywhere"): Variant(
        without(retention.blocks, 2), refuted=False
    ),
    ("retention", "sees-no-later-key", "the own key changed"): Variant(
        own_place_changed(retention.no_later), points=({**ONE, "k2": [[2]], "v2": [[1]]},)
    ),
    ("gated_linear_attention", "decay-lies-between-zero-and-one", "a later key"): Variant(
        without(gated.bounds, 0), points=({"L": 2, "i": 0, "j": 1, "gate": [0, 0]},)
    ),
    ("gated_linear_attention", "blocks-of-any-size-agree", "tiles that start anywhere"): Variant(
        without(gated.blocks, 2), refuted=False
    ),
    ("gated_linear_attention", "sees-no-later-key-or-gate", "the own gate changed"): Variant(
        own_place_changed(gated.no_later), points=({**TWO, **SAME},)
    ),
    ("gated_linear_attention", "one-gate-for-all-places-is-retention", "another sign of the rate"): Variant(
        right(gated.is_retention, lambda b: substitute(b, {rate: ((u,), -rate[u])})), points=({**TWO, "rate": [1]},)
    ),
    ("gated_linear_attention", "normalised-weights-sum-to-one", "sum to two"): Variant(
        right(gated.weights, lambda b: 2 * b)
    ),
    ("forgetting_attention", "output-is-a-convex-combination", "the own key left out of the maximum"): Variant(
        right(forgetting.convex, lambda b: over_maximum(b, forgetting.SEEN, Range(0, i))),
        points=({**TWO, "v": [[0], [1]]},),
    ),
    ("forgetting_attention", "one-gate-for-all-places-is-alibi", "the slope of twice the gate"): Variant(
        right(forgetting.is_alibi, lambda b: substitute(b, {forgetting.x: 2 * forgetting.x})),
        points=({**TWO, "x": 1},),
    ),
    ("forgetting_attention", "sees-no-later-key-or-gate", "the own gate changed"): Variant(
        own_place_changed(forgetting.no_later), points=({**TWO, **SAME},)
    ),
    ("entropy_attention", "entropy-lies-between-zero-and-that-of-equal-weights", "half of it"): Variant(
        right(entropy.bounds, half_of_logarithm), points=(PAIR,)
    ),
    ("entropy_attention", "equal-scores-have-the-largest-entropy", "any scores"): Variant(
        without(entropy.uniform, 1, 2), points=({**PAIR, "k": [[0], [1]]},)
    ),
    ("scaled_dot_attention", "dropout-is-unbiased", "any chances"): Variant(without(dropout.unbiased, 1)),
    ("scaled_dot_attention", "dropout-at-the-rate-zero-is-none", "negative numbers"): Variant(
        without(dropout.no_rate, 0), points=({**PAIR, "noise": [[0, -1]]},)
    ),
}
