"""Claims about masks and finite mask values, transcribed."""

from fractions import Fraction

from claims_sampling import average, column, table
from claims_transcribed_attention import attention, dot_score, scores

FILL = -(10**9)


def seen_by(t, i, visible, k=None, v=None, e=None):
    """Attention of row i over the visible keys alone; 0 if there is none."""
    t = {**t, "k": k or t["k"], "v": v or t["v"]}
    keys = [j for j in range(t["M"]) if visible(j)]
    row = scores(t, dot_score, i)
    values = column(t["v"], t["e"] if e is None else e)
    return average([row[j] for j in keys], [values[j] for j in keys])


def boolean(rng):
    t = attention(rng)
    mask = [[Fraction(rng.randint(0, 1)) for _ in range(t["M"])] for _ in range(t["N"])]
    seen = [j for j in range(t["M"]) if mask[t["i"]][j] > 0]
    hidden = [j for j in range(t["M"]) if j not in seen]
    t |= {"mask": mask, "finite.mask": mask, "A": seen, "B": hidden}
    return t | {"k2": changed(rng, t["k"], hidden), "v2": changed(rng, t["v"], hidden)}


def changed(rng, rows, places):
    return [table(rng, len(row)) if j in places else row for j, row in enumerate(rows)]


def keeps(t):
    return lambda j: t["mask"][t["i"]][j] > 0


def with_value(chosen):
    """All entries of the mask of the row are this."""

    def sample(rng):
        t = boolean(rng)
        return {**t, "mask": [[Fraction(chosen)] * t["M"]] * t["N"]}

    return sample


def all_finite(rng):
    t = boolean(rng)
    return {**t, "mask": table(rng, t["N"], t["M"]), "finite.mask": [[1] * t["M"]] * t["N"]}


def hidden_key(rng):
    t = boolean(rng)
    t["mask"][t["i"]][t["j"]] = Fraction(0)
    return t


def lengths(rng):
    t = attention(rng)
    return {**t, "key_lengths": [rng.randint(0, t["M"])]}


def unit_values(t):
    return [[int(j == t["j"])] * t["E"] for j in range(t["M"])]


def lower_right(t, i=None, m=None):
    i, m = t["i"] if i is None else i, t["M"] if m is None else m
    return lambda j: j <= i + m - t["N"]


def upper_left(t):
    return lambda j: j <= t["i"]


def future_changed(visible):
    """Other keys and values where the query sees nothing."""

    def sample(rng):
        t = attention(rng)
        hidden = [j for j in range(t["M"]) if not visible(t)(j)]
        return {**t, "k2": changed(rng, t["k"], hidden), "v2": changed(rng, t["v"], hidden)}

    return sample


def more_queries(rng):
    """A query that lies before the first key."""
    t = attention(rng)
    extra = rng.randint(1, 3)
    n = t["M"] + extra
    return {**t, "N": n, "i": rng.randrange(extra), "q": table(rng, n, t["D"])}


def square(rng):
    t = attention(rng)
    n = t["N"]
    return {**t, "M": n, "k": table(rng, n, t["D"]), "v": table(rng, n, t["E"])}


def biased(t):
    row = [s + b for s, b in zip(scores(t, dot_score, t["i"]), t["mask"][t["i"]], strict=True)]
    return average(row, column(t["v"], t["e"]))


def causal_self_attention(t, i):
    return seen_by(t, i, lower_right(t, i))


def excluded(t):
    keys = [j for j in range(t["M"]) if keeps(t)(j)]
    return average([t["s"][t["i"]][j] for j in keys], [t["v"][j][t["e"]] for j in keys])


def filled(t):
    row = [x if keeps(t)(j) else FILL for j, x in enumerate(t["s"][t["i"]])]
    return average(row, column(t["v"], t["e"]))


def mean_value(t):
    return sum(column(t["v"], t["e"])) / t["M"]


OF_ANOTHER_FORMULA = {
    "padded-is-shortened": "padding_mask",
    **dict.fromkeys(
        (
            "causal-prefix",
            "causal-prefix-upper-left",
            "causal-rows-before-the-first-key-are-zero",
            "causal-alignments-agree-for-equal-lengths",
            "causal-alignments-agree",
            "triangle-with-diagonal-hides-the-first-row",
            "triangle-with-diagonal-is-causal",
        ),
        "causal_mask",
    ),
}

MASKS = {
    (OF_ANOTHER_FORMULA.get(name, "scaled_dot_attention"), name): entry
    for name, entry in {
        "masked-is-removed": (boolean, lambda t: [(seen_by(t, t["i"], keeps(t)),) * 2]),
        "padded-is-shortened": (
            lengths,
            lambda t: [(seen_by(t, t["i"], lambda j: j < t["key_lengths"][0]),) * 2],
        ),
        "masked-weight-is-zero": (hidden_key, lambda t: [(seen_by(t, t["i"], keeps(t), v=unit_values(t)), 0)]),
        "row-that-sees-nothing-is-zero": (with_value(0), lambda t: [(0, 0)]),
        "masked-keys-have-no-influence": (
            boolean,
            lambda t: [(seen_by(t, t["i"], keeps(t), t["k2"], t["v2"]), seen_by(t, t["i"], keeps(t)))],
        ),
        "float-mask-is-a-bias": (all_finite, lambda t: [(biased(t), biased(t))]),
        "causal-prefix": (
            future_changed(lower_right),
            lambda t: [(seen_by(t, t["i"], lower_right(t), t["k2"], t["v2"]), seen_by(t, t["i"], lower_right(t)))],
        ),
        "causal-prefix-upper-left": (
            future_changed(upper_left),
            lambda t: [(seen_by(t, t["i"], upper_left(t), t["k2"], t["v2"]), seen_by(t, t["i"], upper_left(t)))],
        ),
        "causal-rows-before-the-first-key-are-zero": (
            more_queries,
            lambda t: [(seen_by(t, t["i"], lower_right(t)), 0)],
        ),
        "causal-alignments-agree-for-equal-lengths": (square, lambda t: [(seen_by(t, t["i"], upper_left(t)),) * 2]),
        "causal-alignments-agree": (
            attention,
            lambda t: [(seen_by(t, t["i"], lower_right(t)), seen_by(t, t["i"], upper_left(t)))],
        ),
        "triangle-with-diagonal-hides-the-first-row": (
            attention,
            lambda t: [(seen_by(t, 0, lambda j: j < 0), 0)],
        ),
        "triangle-with-diagonal-is-causal": (
            square,
            lambda t: [(seen_by(t, t["i"], lambda j: j < t["i"]), seen_by(t, t["i"], lower_right(t)))],
        ),
    }.items()
}


def added(t):
    """The output with the finite part of a float mask added; keys at -inf do not take part."""
    keys = [j for j in range(t["M"]) if t["finite.mask"][t["i"]][j] > 0]
    row = scores(t, dot_score, t["i"])
    return average([row[j] + t["mask"][t["i"]][j] for j in keys], [t["v"][j][t["e"]] for j in keys])


MASKS["scaled_dot_attention", "keys-at-minus-infinity-have-no-influence"] = (
    boolean,
    lambda t: [(added({**t, "k": t["k2"], "v": t["v2"]}), added(t))],
)
