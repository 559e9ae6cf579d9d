"""Claims about finite mask values, the limits of equivariance, weights as explanations, the decoder: transcribed."""

from fractions import Fraction
from itertools import pairwise

import mpmath
from claims_evaluator import number
from claims_sampling import average, column, dot, exp, softmax, some, table, tanh, unit
from claims_transcribed_attention import (
    attention,
    biased_score,
    dot_score,
    equivariance,
    from_one_input,
    with_encoding,
    with_score,
)
from claims_transcribed_masks import FILL, boolean, causal_self_attention, excluded, filled, mean_value, with_value
from claims_transcribed_positions import alibi_score

FINITE_MASK = {
    "minus-1e9-excludes-a-key": (boolean, lambda t: [(filled(t), excluded(t))]),
    "minus-1e9-excludes-every-key": (with_value(0), lambda t: [(filled(t), 0)]),
    "all-masked-row-becomes-uniform": (with_value(0), lambda t: [(filled(t), mean_value(t))]),
    "minus-1e9-is-a-half-precision-number": (attention, lambda t: [(-65504, FILL)]),
}


def sloped_input(rng):
    return {**from_one_input(rng), "slope": [abs(some(rng))]}


EQUIVARIANCE = {
    "plain-self-attention-is-equivariant": (from_one_input, lambda t: equivariance(t, with_score(dot_score))),
    "sinusoidal-positions-keep-equivariance": (
        from_one_input,
        lambda t: equivariance(t, with_score(dot_score), with_encoding),
    ),
    "a-relative-bias-keeps-equivariance": (from_one_input, lambda t: equivariance(t, with_score(biased_score))),
    "linear-biases-keep-equivariance": (sloped_input, lambda t: equivariance(t, with_score(alibi_score))),
    "a-causal-mask-keeps-equivariance": (from_one_input, lambda t: equivariance(t, causal_self_attention)),
}


def row_of(t):
    return softmax(t["s"][t["i"]])


def values(t):
    return column(t["v"], t["e"])


def three_values(rng):
    """Three keys of one feature: the null vector is (v1 - v2, v2 - v0, v0 - v1)."""
    t = attention(rng)
    v = [[Fraction(n)] for n in rng.sample(range(-4, 5), 3)]
    (a,), (b,), (c,) = v
    t |= {"M": 3, "E": 1, "e": 0, "v": v, "null": [b - c, c - a, a - b], "j": rng.randrange(3), "k": rng.randrange(3)}
    return {**t, "s": table(rng, t["N"], 3)}


def moved_weights(t):
    w = row_of(t)
    step = min(w) / (2 * max(number(abs(x)) for x in t["null"]))
    return [x + number(n) * step for x, n in zip(w, t["null"], strict=True)]


def not_unique(t):
    w, new = row_of(t), moved_weights(t)
    old = average(t["s"][t["i"]], values(t))
    return [
        (0, new[t["j"]]),
        (mpmath.fsum(new), 1),
        (mpmath.fsum(x * number(v) for x, v in zip(new, values(t), strict=True)), old),
        (0, (new[t["k"]] - w[t["k"]]) ** 2),
    ]


def more_keys_than_rank(rng):
    """Two keys more than features, or one more of which two are alike; and what elimination makes of them."""
    t = attention(rng)
    features, alike = t["E"], rng.randint(0, 1)
    keys = features + 2 - alike
    v = table(rng, keys, features)
    v = [*v[:-1], v[0]] if alike else v
    t |= {"M": keys, "v": v, "s": table(rng, t["N"], keys), "j": rng.randrange(keys)}
    return {**t, **elimination([[1] * keys, *map(list, zip(*v, strict=True))], keys)}


def elimination(columns, keys):
    """For each stage: its vectors, the place of each one's own entry, how many there are, their products, the pivot."""
    vectors, own, products, pivots = [[unit(keys, r) for r in range(keys)]], [list(range(keys))], [], []
    for values in columns:
        rows, places = vectors[-1], own[-1]
        now = [dot(row, values) for row in rows]
        pivot = max(range(len(rows)), key=lambda r, now=now: abs(now[r]))
        if now[pivot] != 0:
            last = len(rows) - 1
            order = [last if r == pivot else r for r in range(last)]
            pairs = [(now[r], rows[r]) for r in order]
            rows = [[now[pivot] * x - part * y for x, y in zip(row, rows[pivot], strict=True)] for part, row in pairs]
            places = [places[r] for r in order]
        vectors.append(rows)
        own.append(places)
        products.append(now)
        pivots.append(pivot)
    left = [len(rows) for rows in vectors]
    return {"vectors": vectors, "own": own, "left": left, "product": products, "pivot": pivots}


def moved_along_the_first_left(t):
    t = {**t, "null": t["vectors"][-1][0]}
    assert any(t["null"]) and not any(dot(t["null"], column_) for column_ in ([1] * t["M"], *zip(*t["v"], strict=True)))
    w, new = row_of(t), moved_weights(t)
    return [*not_unique({**t, "k": 0})[:3], (0, mpmath.fsum((a - b) ** 2 for a, b in zip(new, w, strict=True)))]


def same_outputs(rng):
    """Values 1, 0, -1: the first and the last score stay alike, the one between is free."""
    t = three_values(rng)
    t |= {"v": [[1], [0], [-1]], "s": [[Fraction(0)] * 3] * t["N"]}
    return {**t, "other": [[0, 1 + abs(some(rng)), 0]] * t["N"]}


def a_winner(rng):
    t = three_values(rng)
    row = [Fraction(0)] * 3
    w = rng.randrange(3)
    g = abs(some(rng))
    row[w] = g + abs(some(rng))
    return {**t, "w": w, "g": g, "s": [row] * t["N"]}


def path(rng):
    t = attention(rng)
    t |= {"ds": table(rng, t["N"], t["M"]), "time": [some(rng)], "one": [Fraction(1)]}
    return {**t, "dv": table(rng, t["M"], t["E"]), "v2": table(rng, t["M"], t["E"])}


def at_time(t, time):
    row = [number(s) + number(time) * number(d) for s, d in zip(t["s"][t["i"]], t["ds"][t["i"]], strict=True)]
    return average(row, values(t))


def slope_at(t, time):
    """d/dt o(s + t ds) = sum_k ds_k p_k (v_k - o)."""
    row = [number(s) + number(time) * number(d) for s, d in zip(t["s"][t["i"]], t["ds"][t["i"]], strict=True)]
    terms = zip(t["ds"][t["i"]], softmax(row), values(t), strict=True)
    return mpmath.fsum(number(d) * p * (number(v) - at_time(t, time)) for d, p, v in terms)


def rate(t):
    """A central difference of the output along the path, and its closed form."""
    h, time = mpmath.mpf(10) ** -20, number(t["time"][0])
    return [((at_time(t, time + h) - at_time(t, time - h)) / (2 * h), slope_at(t, time))]


def exact_rule(rng):
    """One node, whose weight makes the rule exact for the derivative along the path."""
    t = path(rng)
    t |= {"M": 2, "NODES": 1, "nodes": [Fraction(1, 3)], "v": [[Fraction(n)] * t["E"] for n in (1, 3)]}
    t |= {"s": table(rng, t["N"], 2), "ds": [[Fraction(0), 1 + abs(some(rng))]] * t["N"]}
    return {**t, "parts": [gain(t) / slope_at(t, t["nodes"][0])]}


def gain(t):
    return at_time(t, 1) - at_time(t, 0)


def in_pieces(rng):
    """A path of small steps in at least four pieces, each with a node in it; bounds of steps and values."""
    t = path(rng)
    n = rng.randint(4, 6)
    inner = [(m + Fraction(rng.randint(-1, 1), 4)) / n for m in range(1, n)]
    borders = [Fraction(0), *inner, Fraction(1)]
    ends = list(pairwise(borders))
    t |= {"PIECES": n, "cuts": borders, "nodes": [a + (b - a) * Fraction(rng.randint(0, 3), 3) for a, b in ends]}
    t |= {"h": max(b - a for a, b in ends), "ds": [[x / 6 for x in row] for row in t["ds"]], "reach": Fraction(1)}
    return {**t, "lo": min(values(t)) - Fraction(1, 2), "hi": max(values(t))}


def equal_pieces(rng):
    t = in_pieces(rng)
    n = t["PIECES"]
    middles = [Fraction(2 * m + 1, 2 * n) for m in range(n)]
    return {**t, "cuts": [Fraction(m, n) for m in range(n + 1)], "nodes": middles, "h": Fraction(1, n)}


def sum_over_pieces(t):
    """The sum of the slopes at the nodes, each times the length of its piece, against the gain."""
    pieces = zip(t["cuts"], t["cuts"][1:], t["nodes"], strict=False)
    away = mpmath.fsum(number(b - a) * slope_at(t, node) for a, b, node in pieces) - gain(t)
    bound = 8 * t["reach"] ** 2 * (t["hi"] - t["lo"]) * t["h"]
    return [(away, bound), (-bound, away)]


def gain_of_values(t):
    new = average(t["s"][t["i"]], column(t["v2"], t["e"])) - average(t["s"][t["i"]], values(t))
    return [(new, new)]


def along_values(t):
    along = average(t["s"][t["i"]], column(t["dv"], t["e"]))
    return [(along, along)]


def two_ranks(rng):
    t = three_values(rng)
    row = sorted(rng.sample(range(6), 3))
    return {**t, "s": [[Fraction(x) for x in row]] * t["N"], "k": 0, "j": 2}


def attributions(t):
    w = row_of(t)
    return [tuple(w[t[name]] * abs(number(t["v"][t[name]][0])) for name in "kj")]


INTERPRETABILITY = {
    "other-weights-give-the-same-output": (three_values, not_unique),
    "more-keys-than-the-rank-have-other-weights": (more_keys_than_rank, moved_along_the_first_left),
    "rank-at-most-features-and-one": (
        more_keys_than_rank,
        lambda t: [(t["M"] - t["E"] - 1, len(t["vectors"][-1]))],
    ),
    "three-keys-of-one-feature-have-a-null-vector": (
        three_values,
        lambda t: [(sum(t["null"]), 0), (dot(t["null"], values(t)), 0)],
    ),
    "the-output-identifies-the-weights": (
        same_outputs,
        lambda t: [(row_of(t)[t["j"]], softmax(t["other"][t["i"]])[t["j"]])],
    ),
    "winner-takes-all": (
        a_winner,
        lambda t: [(1 / (1 + 2 * exp(-number(t["g"]))), row_of(t)[t["w"]])],
    ),
    "derivative-along-a-path": (path, rate),
    "integrated-gradients-are-complete": (exact_rule, lambda t: [(gain(t),) * 2]),
    "integrated-gradients-come-close-to-completeness": (in_pieces, sum_over_pieces),
    "integrated-gradients-by-midpoints": (equal_pieces, sum_over_pieces),
    "gradient-of-the-values-is-constant": (path, along_values),
    "integrated-gradients-of-the-values-are-complete": (path, gain_of_values),
    "weights-rank-as-integrated-gradients-do": (two_ranks, attributions),
}


def decoder(rng):
    h, s = rng.randint(1, 3), rng.randint(1, 3)
    w, hidden, encoder = table(rng, h, 2, h), table(rng, h), table(rng, s, h)
    point = {"H": h, "S": s, "i": 0, "j": rng.randrange(s), "c": rng.randrange(h), "w": w, "b": table(rng, h)}
    point |= {"v": table(rng, h), "decoder_hidden": hidden, "encoder_outputs": encoder}
    layer, both = [first + second for first, second in w], [row + hidden for row in encoder]
    return {**point, "layer": layer, "both": both}


def decoder_scores(t):
    """v . tanh(Linear([encoder_j; hidden]))"""

    def score(row):
        layer = zip(t["v"], t["layer"], t["b"], strict=True)
        return mpmath.fsum(number(v) * tanh(number(dot(weights, row) + b)) for v, weights, b in layer)

    return [score(row) for row in t["both"]]


def context(t):
    return average(decoder_scores(t), column(t["encoder_outputs"], t["c"]))


def padded(rng, shortest=0):
    t = decoder(rng)
    return {**t, "key_lengths": [rng.randint(shortest, t["S"])]}


def beyond(rng):
    """A step that lies beyond the length."""
    t = padded(rng)
    return {**t, "key_lengths": [rng.randint(0, t["j"])]}


def within(rng):
    t = padded(rng, shortest=1)
    return {**t, "j": rng.randrange(t["key_lengths"][0])}


def one_unseen(rng):
    t = decoder(rng)
    return {**t, "key_lengths": [rng.randrange(t["S"])]}


def first_steps(t, more=0):
    steps = t["key_lengths"][0] + more
    return {**t, "both": t["both"][:steps], "encoder_outputs": t["encoder_outputs"][:steps]}


def first_context(t, more=0):
    """The context of the decoder on the first steps alone."""
    return context(first_steps(t, more))


DECODER = {
    "weight-beyond-the-length-is-zero": (beyond, lambda t: [(0, 0)]),
    "weights-up-to-the-length-sum-to-one": (lambda rng: padded(rng, shortest=1), lambda t: [(1, 1)]),
    "padded-is-shortened": (
        within,
        lambda t: [(first_context(t),) * 2, (softmax(decoder_scores(first_steps(t)))[t["j"]],) * 2],
    ),
    "the-step-at-the-length-is-seen": (one_unseen, lambda t: [(first_context(t), first_context(t, 1))]),
    "is-additive-attention": (decoder, lambda t: [(context(t),) * 2]),
    "is-the-repeat-and-concatenate-code": (
        decoder,
        lambda t: [(softmax(decoder_scores(t))[t["j"]],) * 2, (context(t),) * 2],
    ),
    "weights-sum-to-one": (decoder, lambda t: [(1, 1)]),
    "context-is-the-average": (decoder, lambda t: [(context(t),) * 2]),
}

LIMITS = {
    (formula, name): entry
    for formula, claims in (
        ("finite_mask_value", FINITE_MASK),
        ("equivariance_limits", EQUIVARIANCE),
        ("interpretability", INTERPRETABILITY),
        ("bahdanau_decoder", DECODER),
    )
    for name, entry in claims.items()
}
