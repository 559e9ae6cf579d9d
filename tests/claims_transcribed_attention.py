"""Claims about attention over dot products, additive scores and relative biases, transcribed."""

from fractions import Fraction
from itertools import product

import mpmath
from claims_evaluator import number
from claims_sampling import average, column, dot, exp, shuffled, sizes, slope, softmax, some, sqrt, table, tanh


def attention(rng, most=3):
    n = sizes(rng, "N", "M", "D", "E", "C", most=most)
    return {
        **n,
        "i": rng.randrange(n["N"]),
        "j": rng.randrange(n["M"]),
        "e": rng.randrange(n["E"]),
        "q": table(rng, n["N"], n["D"]),
        "k": table(rng, n["M"], n["D"]),
        "v": table(rng, n["M"], n["E"]),
        "scale": [some(rng)],
        "s": table(rng, n["N"], n["M"]),
        "x": some(rng),
        "y": some(rng),
        "other": table(rng, max(n["N"], n["M"]), n["D"]),
    }


def additive(rng):
    point = attention(rng)
    a, dk = rng.randint(1, 3), rng.randint(1, 3)
    point |= {"A": a, "Dk": dk, "w_query": table(rng, a, point["D"]), "w_key": table(rng, a, dk)}
    return point | {"k": table(rng, point["M"], dk), "b": table(rng, a), "w_score": table(rng, a)}


def relative(rng):
    point = attention(rng)
    entries = point["N"] + point["M"] - 1
    point |= {"bias": table(rng, entries), "db": table(rng, entries), "n": 1}
    return point | {"do": table(rng, point["N"], point["E"])}


# scores of a query and a key, each as rows of numbers
def dot_score(t, q, k, i, j):
    return t["scale"][0] * dot(q, k)


def additive_score(t, q, k, i, j):
    layers = zip(t["w_score"], t["w_query"], t["w_key"], t["b"], strict=True)
    return mpmath.fsum(number(w) * tanh(number(dot(wq, q) + dot(wk, k) + b)) for w, wq, wk, b in layers)


def biased_score(t, q, k, i, j):
    return t["scale"][0] * (dot(q, k) + t["bias"][i - j + t["M"] - 1])


def t5_score(t, q, k, i, j):
    return t["scale"][0] * dot(q, k) + t["bias"][i - j + t["M"] - 1]


def given_score(t, q, k, i, j):
    return t["s"][i][j]


def scores(t, score, i):
    return [score(t, t["q"][i], t["k"][j], i, j) for j in range(t["M"])]


def out(t, score, i=None, e=None):
    i, e = t["i"] if i is None else i, t["e"] if e is None else e
    return average(scores(t, score, i), column(t["v"], e))


def common(sample, score):
    """The claims of every attention."""

    def ones(t):
        return [[1] * t["E"]] * t["M"]

    def values(t):
        return column(t["v"], t["e"])

    return {
        "output-is-a-convex-combination": (
            sample,
            lambda t: [(min(values(t)), out(t, score)), (out(t, score), max(values(t)))],
        ),
        "weights-sum-to-one": (sample, lambda t: [(out({**t, "v": ones(t)}, score), 1)]),
    }


def without_positions(sample, score):
    def keys(rng):
        point = sample(rng)
        return {**point, "pi": shuffled(rng, point["M"])}

    def queries(rng):
        point = sample(rng)
        return {**point, "pi": shuffled(rng, point["N"])}

    def reordered(t):
        k, v = ([t[name][j] for j in t["pi"]] for name in ("k", "v"))
        s = [[row[j] for j in t["pi"]] for row in t["s"]]
        return {**t, "k": k, "v": v, "s": s}

    def requeried(t):
        return {**t, "q": [t["q"][i] for i in t["pi"]], "s": [t["s"][i] for i in t["pi"]]}

    return {
        **common(sample, score),
        "key-order-invariance": (keys, lambda t: [(out(reordered(t), score), out(t, score))]),
        "query-equivariance": (queries, lambda t: [(out(requeried(t), score), out(t, score, t["pi"][t["i"]]))]),
    }


def from_one_input(rng):
    point = attention(rng)
    point["M"] = point["N"]
    n, c = point["N"], point["C"]
    weights = {"Wq": point["D"], "Wk": point["D"], "Wv": point["E"]}
    point |= {name: table(rng, c, width) for name, width in weights.items()}
    return point | {"X": table(rng, n, c), "pi": shuffled(rng, n), "bias": table(rng, 2 * n - 1)}


def projected(rows, weights):
    return [[dot(row, column(weights, d)) for d in range(len(weights[0]))] for row in rows]


def self_attention(t, rows, i, attend):
    q, k, v = (projected(rows, t[name]) for name in ("Wq", "Wk", "Wv"))
    return attend({**t, "q": q, "k": k, "v": v}, i)


def equivariance(t, attend, encode=lambda t, rows: rows):
    moved = [t["X"][i] for i in t["pi"]]
    left = self_attention(t, encode(t, moved), t["i"], attend)
    return [(left, self_attention(t, encode(t, t["X"]), t["pi"][t["i"]], attend))]


def with_score(score):
    return lambda t, i: out(t, score, i)


def with_encoding(t, rows):
    width = t["C"]

    def code(u, d):
        angle = u / mpmath.mpf(10000) ** (mpmath.mpf(2 * (d // 2)) / width)
        return mpmath.cos(angle) if d % 2 else mpmath.sin(angle)

    return [[number(x) + code(u, d) for d, x in enumerate(row)] for u, row in enumerate(rows)]


def bilinear_sides(t):
    q, k, other, x, y = t["q"][t["i"]], t["k"][t["j"]], t["other"], t["x"], t["y"]
    c = t["scale"][0]

    def mixed(row, more):
        return [x * a + y * b for a, b in zip(row, more, strict=True)]

    first = c * dot(mixed(q, other[t["i"]]), k), x * c * dot(q, k) + y * c * dot(other[t["i"]], k)
    second = c * dot(q, mixed(k, other[t["j"]])), x * c * dot(q, k) + y * c * dot(q, other[t["j"]])
    return [first, second]


def matrices(rng):
    t = attention(rng)
    kt = [column(t["k"], d) for d in range(t["D"])]
    s = [[t["scale"][0] * dot(q, column(kt, j)) for j in range(t["M"])] for q in t["q"]]
    return {**t, "KT": kt, "S": s, "P": [softmax(row) for row in s]}


def product_of_matrices(t):
    return mpmath.fsum(p * number(x) for p, x in zip(t["P"][t["i"]], column(t["v"], t["e"]), strict=True))


def signs(rng):
    """All entries of one query and one key independent, -1 or 1 with equal chances: every combination once."""
    width = rng.randint(1, 2)
    rows = list(product(*[[Fraction(-1), Fraction(1)]] * (2 * width)))
    draws = {"q": [[list(r[:width])] for r in rows], "k": [[list(r[width:])] for r in rows]}
    return {"D": width, "i": 0, "j": 0, "scale": [some(rng)], "draws": draws, "q": None, "k": None}


def moments(t, scale):
    values = [scale * dot(q[0], k[0]) for q, k in zip(t["draws"]["q"], t["draws"]["k"], strict=True)]
    mean = sum(values) / len(values)
    return mean, sum(x * x for x in values) / len(values) - mean * mean


def apart(rng):
    """A row whose largest score is g above the others."""
    n = rng.randint(2, 4)
    w, gap = rng.randrange(n), Fraction(rng.randint(1, 6), 3)
    s = table(rng, n)
    s[w] = max(s[:w] + s[w + 1 :]) + gap
    return {"N": n, "w": w, "g": gap, "s": s, "j": next(j for j in range(n) if j != w)}


def spread(t):
    p = softmax(t["s"])
    return 2 * p[t["w"]] * (1 - p[t["w"]]), 2 * p[t["j"]] * (1 - p[t["j"]])


def far_up(rng):
    n = rng.randint(1, 4)
    return {"N": n, "j": rng.randrange(n), "s": [1000 + abs(x) for x in table(rng, n)]}


def gradient_size(t):
    p = softmax(t["s"])[t["j"]]
    return 2 * p * (1 - p)


DOT = {
    "equals-the-matrix-form": (matrices, lambda t: [(out(t, dot_score), product_of_matrices(t))]),
    **without_positions(attention, dot_score),
}

SCALED_DOT_SCORE = {
    "score-mean-zero": (signs, lambda t: [(moments(t, t["scale"][0])[0], 0)]),
    "dot-product-variance": (signs, lambda t: [(moments(t, 1)[1], t["D"])]),
    "score-variance-one": (signs, lambda t: [(moments(t, 1 / sqrt(t["D"]))[1], 1)]),
    "largest-weight": (
        apart,
        lambda t: [(1 / (1 + (t["N"] - 1) * exp(-number(t["g"]))), softmax(t["s"])[t["w"]])],
    ),
    "gradient-vanishes-with-the-gap": (
        apart,
        lambda t: [
            (spread(t)[0], 2 * (t["N"] - 1) * exp(-number(t["g"]))),
            (spread(t)[1], 2 * exp(-number(t["g"]))),
        ],
    ),
    "gradient-vanishes-with-large-scores": (far_up, lambda t: [(gradient_size(t), Fraction(1, 10))]),
}


def concatenated(rng):
    t = additive(rng)
    joined = [wk + wq for wk, wq in zip(t["w_key"], t["w_query"], strict=True)]
    return {**t, "W": joined, "kq": t["k"][t["j"]] + t["q"][t["i"]]}


def additive_at(t):
    return additive_score(t, t["q"][t["i"]], t["k"][t["j"]], t["i"], t["j"])


def concatenated_score(t):
    layers = zip(t["w_score"], t["W"], t["b"], strict=True)
    return mpmath.fsum(number(w) * tanh(number(dot(row, t["kq"]) + b)) for w, row, b in layers)


def bound(t):
    return sum(map(abs, t["w_score"]))


def equally_wide(rng):
    t = additive(rng)
    return {**t, "w_key": table(rng, t["A"], t["D"]), "k": table(rng, t["M"], t["D"]), "Dk": t["D"]}


def far_apart(t):
    first = [1] + [0] * (t["D"] - 1)
    key = [x * (1 + bound(t)) for x in first]
    return additive_score(t, first, key, 0, 0), dot(first, key)


def doubled_query(t):
    return additive_score(t, [2 * x for x in t["q"][t["i"]]], t["k"][t["j"]], 0, 0)


ADDITIVE = {
    "equals-the-concatenated-form": (concatenated, lambda t: [(additive_at(t), concatenated_score(t))]),
    "score-is-bounded": (additive, lambda t: [(-bound(t), additive_at(t)), (additive_at(t), bound(t))]),
    "is-never-the-dot-product": (equally_wide, lambda t: [far_apart(t)]),
    "score-is-linear-in-the-query": (additive, lambda t: [(doubled_query(t), 2 * additive_at(t))]),
    "dot-product-is-bounded-too": (equally_wide, lambda t: [(dot(t["q"][t["i"]], t["k"][t["j"]]), bound(t))]),
}


def repeated_rows(rng):
    """Row i + 1 of q is row i, and row j + 1 of k is row j."""
    t = relative(rng)
    q, k = table(rng, t["N"] + 1, t["D"]), table(rng, t["M"] + 1, t["D"])
    q[t["i"] + 1], k[t["j"] + 1] = q[t["i"]], k[t["j"]]
    return {**t, "q": q, "k": k}


def at_distance(t, score, n):
    i, j = t["i"] + n, t["j"] + n
    return score(t, t["q"][i], t["k"][j], i, j)


def loss_along(t, score):
    def loss(bias):
        moved = {**t, "bias": bias}
        return mpmath.fsum(
            number(t["do"][i][e]) * out(moved, score, i, e) for i in range(t["N"]) for e in range(t["E"])
        )

    return slope(loss, t["bias"], t["db"])


def diagonal_sums(t, score, factor):
    total = mpmath.mpf(0)
    for i in range(t["N"]):
        p = softmax(scores(t, score, i))
        rows = mpmath.fsum(number(t["do"][i][e]) * out(t, score, i, e) for e in range(t["E"]))
        for j in range(t["M"]):
            ds = factor(t) * p[j] * (number(dot(t["do"][i], t["v"][j])) - rows)
            total += number(t["db"][i - j + t["M"] - 1]) * ds
    return total


def relative_claims(score, factor):
    return {
        "score-depends-on-the-distance": (
            repeated_rows,
            lambda t: [(at_distance(t, score, 1), at_distance(t, score, 0))],
        ),
        "translation-invariance": (relative, lambda t: [(out(t, score), out(t, score))]),
        "no-bias-is-plain-attention": (
            relative,
            lambda t: [(out({**t, "bias": [0] * len(t["bias"])}, score), out(t, dot_score))],
        ),
        "gradient-of-the-bias": (relative, lambda t: [(loss_along(t, score), diagonal_sums(t, score, factor))]),
        **common(relative, score),
    }


def rescaled(t):
    return {**t, "bias": [t["scale"][0] * b for b in t["bias"]]}


RELATIVE = {
    **relative_claims(biased_score, lambda t: number(t["scale"][0])),
    "forms-differ-by-the-scale-of-the-bias": (
        relative,
        lambda t: [(out(t, biased_score), out(rescaled(t), t5_score))],
    ),
    "both-forms-agree": (relative, lambda t: [(out(t, biased_score), out(t, t5_score))]),
}

ATTENTION = {
    (formula, name): entry
    for formula, claims in (
        ("scaled_dot_attention", DOT),
        ("scaled_dot_score", SCALED_DOT_SCORE),
        ("additive_score", ADDITIVE),
        ("additive_attention", without_positions(additive, additive_score)),
        ("relative_bias_attention", RELATIVE),
        ("relative_bias_attention_t5", relative_claims(t5_score, lambda t: 1)),
        ("blockwise_softmax", without_positions(attention, given_score)),
    )
    for name, entry in claims.items()
}
