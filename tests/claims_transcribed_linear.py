"""Claims about linear attention, transcribed."""

from fractions import Fraction

import mpmath
from claims_evaluator import number
from claims_sampling import exp
from claims_transcribed_attention import attention
from claims_transcribed_cost import operations


def feature(x):
    """elu(x) + 1"""
    return number(x) + 1 if x > 0 else exp(number(x))


def enough_keys(rng):
    """A point at which causal query i sees a key."""
    t = attention(rng)
    while t["i"] + t["M"] - t["N"] < 0:
        t = attention(rng)
    return {**t, "d": rng.randrange(t["D"]), "x": Fraction(rng.randint(1, 5), 2)}


def weight(t, j, feature=feature):
    return mpmath.fsum(feature(a) * feature(b) for a, b in zip(t["q"][t["i"]], t["k"][j], strict=True))


def value(t, j):
    return number(t["v"][j][t["e"]])


def output(t, keys, value=value, more=0, feature=feature):
    weights = [weight(t, j, feature) + number(more) for j in keys]
    return mpmath.fsum(w * value(t, j) for w, j in zip(weights, keys, strict=True)) / mpmath.fsum(weights)


def every(t):
    return range(t["M"])


def seen(t):
    return [j for j in every(t) if j <= t["i"] + t["M"] - t["N"]]


def summed(t, keys, d, feature=feature):
    """(sum of phi(k) v, sum of phi(k)) of some keys, at one width."""
    features = [feature(t["k"][j][d]) for j in keys]
    return mpmath.fsum(f * value(t, j) for f, j in zip(features, keys, strict=True)), mpmath.fsum(features)


def given(rng):
    """The same with positive features instead of queries and keys."""
    t = enough_keys(rng)
    return t | {name: [[abs(x) + Fraction(1, 7) for x in row] for row in t[name]] for name in ("q", "k")}


def sums_first(t, feature=feature):
    parts = [(feature(t["q"][t["i"]][d]), *summed(t, every(t), d, feature)) for d in range(t["D"])]
    return mpmath.fsum(f * s for f, s, _ in parts) / mpmath.fsum(f * z for f, _, z in parts)


def in_blocks(rng, feature=feature):
    """Three blocks of keys up to one that query i sees, then two of no key."""
    t = given(rng) if feature is number else enough_keys(rng)
    last = rng.randint(0, t["i"] + t["M"] - t["N"] + 1)
    tile = [0, *sorted(rng.randint(0, last) for _ in range(2)), last, last, last]
    found = [[summed(t, range(end), d, feature) for d in range(t["D"])] for end in tile]
    state = [[[s if e == t["e"] else 0 for e in range(t["E"])] for s, _ in row] for row in found]
    norm = [[z for _, z in row] for row in found]
    return {**t, "tile": tile, "state": state, "norm": norm, "t": 3, "steps": 5}


def after_blocks(t, feature=feature):
    whole, o = summed(t, range(t["tile"][3]), t["d"], feature), output(t, seen(t), feature=feature)
    return [(x, x) for x in whole] + [(o, o)]


def with_column_of_ones(t):
    """Of products, each with its addition: all keys into the state, then one reading for each query."""
    return sum(2 for _ in range(t["N"] + t["M"]) for _ in range(t["D"]) for _ in range(t["E"] + 1))


LINEAR = {
    ("linear_attention", name): entry
    for name, entry in {
        "sums-change-places": (
            given,
            lambda t: [(output(t, every(t), feature=f), sums_first(t, f)) for f in (feature, number)],
        ),
        "weights-sum-to-one": (
            given,
            lambda t: [
                (output(t, keys, lambda *_: 1, feature=f), 1) for f in (feature, number) for keys in (every(t), seen(t))
            ],
        ),
        "blocks-of-any-size-agree": (in_blocks, after_blocks),
        "blocks-of-any-size-agree-for-given-features": (
            lambda rng: in_blocks(rng, number),
            lambda t: after_blocks(t, number),
        ),
        "operations": (
            enough_keys,
            lambda t: [(operations(t), 2 * t["N"] * t["M"] * (t["D"] + t["E"])), (with_column_of_ones(t),) * 2],
        ),
        "is-invariant-to-a-shift-of-the-scores": (
            enough_keys,
            lambda t: [(output(t, every(t), more=t["x"]), output(t, every(t)))],
        ),
    }.items()
}
