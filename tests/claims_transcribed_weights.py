"""Claims about the entropy of weights and about dropout on them, transcribed."""

from fractions import Fraction
from itertools import product

import mpmath
from claims_evaluator import number
from claims_sampling import log, softmax, table
from claims_transcribed_attention import attention, dot_score, out, scores
from claims_transcribed_masks import boolean, keeps, lower_right, seen_by

FORMS = (lambda t: lambda j: True, lower_right, keeps)  # which keys a query sees


def seeing(rng):
    """A query that sees a key in causal order, and by the mask the key j."""
    t = boolean(rng)
    while t["i"] + t["M"] - t["N"] < 0 or not keeps(t)(t["j"]):
        t = boolean(rng)
    return t


def alike(rng):
    """All keys are one, so that all scores are."""
    t = seeing(rng)
    t["k"] = [t["k"][0]] * t["M"]
    return {**t, "x": scores(t, dot_score, t["i"])[0]}


def seen(t, form):
    return [j for j in range(t["M"]) if form(t)(j)]


def entropy(t, form):
    row = scores(t, dot_score, t["i"])
    return -mpmath.fsum(p * log(p) for p in softmax([row[j] for j in seen(t, form)]))


def log_of_number(t, form):
    return log(len(seen(t, form)))


def entropy_bounds(t):
    return [side for form in FORMS for side in ((0, entropy(t, form)), (entropy(t, form), log_of_number(t, form)))]


def draws(rng):
    """The numbers of the pairs of a row, alone or all alike: below the rate in one of `parts` equal cases."""
    t = attention(rng)
    parts = rng.randint(2, 3)
    values = [Fraction(n, parts) for n in range(parts)]
    alone, m = rng.random() < 0.5, t["M"]
    rows = list(product(values, repeat=m)) if alone else [[x] * m for x in values]
    chosen = [[list(row)] * t["N"] for row in rows]
    return {**t, "dropout": [Fraction(1, parts)], "noise": rng.choice(chosen), "draws": {"noise": chosen}}


def without_dropout(t):
    return [(x, x) for x in (seen_by(t, t["i"], form(t)) for form in FORMS[:2])]


def numbered(rng):
    t = attention(rng)
    return {
        **t,
        "noise": [[abs(x) / 7 for x in row] for row in table(rng, t["N"], t["M"])],
        "dropout": [Fraction(1, 4)],
    }


def kept_weights(t):
    row = softmax(scores(t, dot_score, t["i"]))
    kept = [p for p, x in zip(row, t["noise"][t["i"]], strict=True) if x >= t["dropout"][0]]
    return mpmath.fsum(kept) / number(1 - t["dropout"][0])


WEIGHTS = {
    ("entropy_attention", "entropy-lies-between-zero-and-that-of-equal-weights"): (seeing, entropy_bounds),
    ("entropy_attention", "equal-scores-have-the-largest-entropy"): (
        alike,
        lambda t: [(entropy(t, form), log_of_number(t, form)) for form in FORMS],
    ),
    ("entropy_attention", "entropy-is-at-most-one"): (seeing, lambda t: [(entropy(t, FORMS[0]), 1)]),
    ("scaled_dot_attention", "dropout-is-unbiased"): (draws, without_dropout),
    ("scaled_dot_attention", "dropout-at-the-rate-zero-is-none"): (
        numbered,
        lambda t: [(out(t, dot_score),) * 2],
    ),
    ("scaled_dot_attention", "weights-after-dropout-sum-to-one"): (numbered, lambda t: [(kept_weights(t), 1)]),
}
