"""Claims about scores, projections and heads, transcribed."""

import mpmath
from claims_evaluator import number
from claims_sampling import column, dot, shuffled, sizes, softmax, some, table
from claims_transcribed_attention import attention, bilinear_sides
from claims_transcribed_masks import square


def plain(rng):
    return {**attention(rng), "scale": [1]}


# scores
def square_pair(rng):
    t = square(rng)
    return {**t, "j": rng.randrange(t["N"])}


def general(rng):
    t = attention(rng)
    t |= {"Dk": rng.randint(1, 3)}
    widest = max(t["D"], t["Dk"])
    other = table(rng, max(t["N"], t["M"]), widest)
    return {**t, "w": table(rng, t["D"], t["Dk"]), "k": table(rng, t["M"], t["Dk"]), "other": other}


def general_score(t, q, k, i=0, j=0):
    return dot(q[: t["D"]], [dot(row, k[: t["Dk"]]) for row in t["w"]])


def general_bilinear(t):
    q, k, other, x, y = t["q"][t["i"]], t["k"][t["j"]], t["other"], t["x"], t["y"]

    def mixed(row, more):
        return [x * a + y * b for a, b in zip(row, more, strict=False)]

    s, more_q, more_k = general_score(t, q, k), other[t["i"]], other[t["j"]]
    return [
        (general_score(t, mixed(q, more_q), k), x * s + y * general_score(t, more_q, k)),
        (general_score(t, q, mixed(k, more_k)), x * s + y * general_score(t, q, more_k)),
    ]


def equally_wide(rng):
    t = attention(rng)
    return {**t, "Dk": t["D"], "w": table(rng, t["D"], t["D"])}


SCORES = {
    "dot_score": {
        "score-is-bilinear": (plain, bilinear_sides),
        "queries-and-keys-exchanged": (square_pair, lambda t: [(dot(t["k"][t["i"]], t["q"][t["j"]]),) * 2]),
        "score-is-bounded": (attention, lambda t: [(dot(t["q"][t["i"]], t["k"][t["j"]]), t["x"])]),
    },
    "general_score": {
        "score-is-bilinear": (general, general_bilinear),
        "identity-gives-the-dot-product": (attention, lambda t: [(dot(t["q"][t["i"]], t["k"][t["j"]]),) * 2]),
        "score-is-symmetric": (
            equally_wide,
            lambda t: [
                (
                    general_score(t, t["k"][t["j"]], t["q"][t["i"]]),
                    general_score(t, t["q"][t["i"]], t["k"][t["j"]]),
                )
            ],
        ),
    },
}


# projections and heads
def projections(rng):
    t = sizes(rng, "N", "M", "D", "E", "MODEL", "SOURCE")
    t |= {"i": rng.randrange(t["N"]), "e": rng.randrange(t["E"]), "scale": [some(rng)]}
    t |= {"x": table(rng, t["N"], t["MODEL"]), "y": table(rng, t["M"], t["SOURCE"])}
    return t | {"w_query": table(rng, t["MODEL"], t["D"])}


def one_sequence(rng):
    t = projections(rng)
    t |= {"w_key": table(rng, t["MODEL"], t["D"]), "w_value": table(rng, t["MODEL"], t["E"])}
    return t | {"pi": shuffled(rng, t["N"])}


def two_sequences(rng, permuted="N"):
    t = projections(rng)
    t |= {"w_key": table(rng, t["SOURCE"], t["D"]), "w_value": table(rng, t["SOURCE"], t["E"])}
    return t | {"pi": shuffled(rng, t[permuted])}


def times(rows, weights):
    return [[dot(row, column(weights, c)) for c in range(len(weights[0]))] for row in rows]


def between(t, x, y, i, weights=None):
    """The row of the output of x that looks at y."""
    wq, wk, wv = weights or (t["w_query"], t["w_key"], t["w_value"])
    q, k, v = times([x[i]], wq)[0], times(y, wk), times(y, wv)
    p = softmax([t["scale"][0] * dot(q, row) for row in k])
    return [mpmath.fsum(a * number(b) for a, b in zip(p, column(v, e), strict=True)) for e in range(len(wv[0]))]


def reordered(rows, pi):
    return [rows[place] for place in pi]


def self_rows(t):
    moved = reordered(t["x"], t["pi"])
    return between(t, moved, moved, t["i"])[t["e"]]


def self_row(t, i):
    return between(t, t["x"], t["x"], i)[t["e"]]


def cross(t, x=None, y=None, i=None):
    return between(t, x or t["x"], y or t["y"], t["i"] if i is None else i)[t["e"]]


def layer(rng, heads=None, **fixed):
    t = {**sizes(rng, "N", "D", "E", "MODEL"), "HEADS": heads or rng.randint(1, 3), **fixed}
    t |= {"i": rng.randrange(t["N"]), "n": rng.randrange(t["MODEL"]), "batch": 0, "scale": [some(rng)]}
    t |= {"x": [table(rng, t["N"], t["MODEL"])], "w_out": table(rng, t["HEADS"], t["E"], t["MODEL"])}
    for name, width in (("w_query", "D"), ("w_key", "D"), ("w_value", "E")):
        t[name] = table(rng, t["HEADS"], t["MODEL"], t[width])
    return t


def with_permuted(size):
    def sample(rng):
        t = layer(rng)
        return {**t, "pi": shuffled(rng, t[size])}

    return sample


def head(t, h, x, i, order):
    own = [t[name][place] for name, place in zip(("w_query", "w_key", "w_value"), [order[h]] * 3, strict=True)]
    return between(t, x, x, i, own)


def multi_head(t, x=None, i=None, order=None, out_order=None):
    """The heads one beside the other, times the rows of all output matrices."""
    x, i = t["x"][0] if x is None else x, t["i"] if i is None else i
    order = range(t["HEADS"]) if order is None else order
    out_order = range(t["HEADS"]) if out_order is None else out_order
    joined = [value for h in range(t["HEADS"]) for value in head(t, h, x, i, order)]
    rows = [row for h in out_order for row in t["w_out"][h]]
    return mpmath.fsum(a * number(row[t["n"]]) for a, row in zip(joined, rows, strict=True))


def flat(rng):
    t = layer(rng)
    joined = [value for h in range(t["HEADS"]) for value in head(t, h, t["x"][0], t["i"], range(t["HEADS"]))]
    return {**t, "joined": joined, "w_flat": [row for matrix in t["w_out"] for row in matrix]}


def beside(rows):
    return [entry for row in rows for entry in row]


def whole_matrices(rng):
    """The matrices of all heads side by side; the rows of the output matrices below one another."""
    t = flat(rng)
    names = zip(("all_queries", "all_keys", "all_values"), PROJECTIONS, strict=True)
    return {**t, **{whole: list(map(beside, zip(*t[own], strict=True))) for whole, own in names}}


def in_groups(in_turns):
    """H groups of G heads; the keys and values of all heads, group by group or in turns."""

    def sample(rng):
        t = {**layer(rng), "GROUP": rng.randint(1, 3)}
        heads = t["HEADS"] * t["GROUP"]
        t |= {"w_query": table(rng, heads, t["MODEL"], t["D"]), "w_out": table(rng, heads, t["E"], t["MODEL"])}
        groups = [h % t["HEADS"] if in_turns else h // t["GROUP"] for h in range(heads)]
        names = (("repeated_keys", "w_key"), ("repeated_values", "w_value"))
        return {**t, **{full: [t[own][group] for group in groups] for full, own in names}}

    return sample


def grouped_heads(t):
    """Head h looks at the keys and values of its group, the h // G-th."""
    keys, values = ([t[name][h // t["GROUP"]] for h in range(len(t["w_query"]))] for name in PROJECTIONS[1:])
    return multi_head({**t, "HEADS": len(keys), "w_key": keys, "w_value": values})


def repeated_heads(t):
    keys, values = t["repeated_keys"], t["repeated_values"]
    return multi_head({**t, "HEADS": len(keys), "w_key": keys, "w_value": values})


def widened(t):
    """One head whose features are the first ones of both heads."""
    both = [[list(row) for row in zip(*(column(t[name][h], 0) for h in range(2)), strict=True)] for name in PROJECTIONS]
    row = between(t, t["x"][0], t["x"][0], t["i"], both)
    return mpmath.fsum(a * number(t["w_out"][h][0][t["n"]]) for h, a in enumerate(row))


PROJECTIONS = ("w_query", "w_key", "w_value")
HEADS = {
    "self_attention": {
        "permutation-equivariance": (one_sequence, lambda t: [(self_rows(t), self_row(t, t["pi"][t["i"]]))]),
        "permutation-invariance": (one_sequence, lambda t: [(self_rows(t), self_row(t, t["i"]))]),
    },
    "cross_attention": {
        "equivariant-in-the-first-sequence": (
            two_sequences,
            lambda t: [(cross(t, reordered(t["x"], t["pi"])), cross(t, i=t["pi"][t["i"]]))],
        ),
        "order-of-the-second-sequence-does-not-matter": (
            lambda rng: two_sequences(rng, "M"),
            lambda t: [(cross(t, y=reordered(t["y"], t["pi"])), cross(t))],
        ),
        "of-a-sequence-with-itself": (one_sequence, lambda t: [(self_row(t, t["i"]),) * 2]),
        "order-of-the-first-sequence-does-not-matter": (
            two_sequences,
            lambda t: [(cross(t, reordered(t["x"], t["pi"])), cross(t))],
        ),
    },
    "multi_head_attention": {
        "equals-split-concatenate-and-project": (flat, lambda t: [(multi_head(t),) * 2]),
        "equals-the-layer-of-whole-matrices": (whole_matrices, lambda t: [(multi_head(t),) * 2]),
        "grouped-heads-are-heads-with-repeated-keys": (
            in_groups(in_turns=False),
            lambda t: [(grouped_heads(t), repeated_heads(t))],
        ),
        "grouped-heads-take-keys-in-turns": (
            in_groups(in_turns=True),
            lambda t: [(grouped_heads(t), repeated_heads(t))],
        ),
        "one-head-is-self-attention": (lambda rng: layer(rng, 1), lambda t: [(multi_head(t),) * 2]),
        "order-of-the-heads-does-not-matter": (
            with_permuted("HEADS"),
            lambda t: [(multi_head(t, order=t["pi"], out_order=t["pi"]), multi_head(t))],
        ),
        "order-of-the-heads-in-the-projections-does-not-matter": (
            with_permuted("HEADS"),
            lambda t: [(multi_head(t, order=t["pi"]), multi_head(t))],
        ),
        "permutation-equivariance": (
            with_permuted("N"),
            lambda t: [(multi_head(t, reordered(t["x"][0], t["pi"])), multi_head(t, i=t["pi"][t["i"]]))],
        ),
        "two-heads-are-one-of-twice-the-width": (
            lambda rng: layer(rng, 2, D=1, E=1),
            lambda t: [(multi_head(t), widened(t))],
        ),
    },
}


OF_HEADS = {
    (formula, name): entry
    for claims in (SCORES, HEADS)
    for formula, own in claims.items()
    for name, entry in own.items()
}
