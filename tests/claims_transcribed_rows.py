"""Claims about softmax, squeeze-and-excitation and the sinusoidal encoding, transcribed."""

from fractions import Fraction

import mpmath
from claims_evaluator import number
from claims_sampling import dot, exp, exps, log, shuffled, sizes, slope, softmax, some, table, unit

sin, cos = mpmath.sin, mpmath.cos


def row(rng):
    n = rng.randint(1, 4)
    k = rng.randrange(n)
    point = {"N": n, "j": rng.randrange(n), "k": k, "s": table(rng, n), "x": some(rng), "pi": shuffled(rng, n)}
    return {**point, "ds": unit(n, k)}


def along_ones(rng):
    point = row(rng)
    return {**point, "ds": [1] * point["N"]}


def p(point, scores=None):
    return softmax(point["s"] if scores is None else scores)[point["j"]]


def jacobian_entry(point, k):
    weights = softmax(point["s"])
    return weights[point["j"]] * (int(k == point["j"]) - weights[k])


def logsumexp(scores):
    return log(mpmath.fsum(exps(scores)))


def permuted(point):
    return p(point, [point["s"][k] for k in point["pi"]])


def derivative_of_p(point, j):
    return slope(lambda s: softmax(s)[j], point["s"], point["ds"])


def hot(rng):
    point = row(rng)
    most = max(abs(x) for x in point["s"])
    eps = Fraction(rng.randint(1, 9), 10)
    return {**point, "m": most, "eps": eps, "T": 2 * most * (1 + eps) / eps + Fraction(1, 10)}


def cold(rng):
    point = row(rng)
    point["s"] = [Fraction(rng.randint(0, 2)) for _ in point["s"]]
    eps = Fraction(rng.randint(1, 9), 10)
    return {**point, "g": Fraction(1), "eps": eps, "T": eps / point["N"]}


def scaled(point):
    return [number(x) / number(point["T"]) for x in point["s"]]


def distance_to_uniform_over_maximisers(point):
    top = max(point["s"])
    number_of = sum(x == top for x in point["s"])
    target = mpmath.mpf(1) / number_of if point["s"][point["j"]] == top else 0
    return abs(p(point, scaled(point)) - target)


def shifted(point):
    return [x - max(point["s"]) for x in point["s"]]


def stable(point):
    weights = exps(shifted(point))
    return weights[point["j"]] / mpmath.fsum(weights)


SOFTMAX = {
    "weights-between-zero-and-one": (row, lambda t: [(0, p(t)), (p(t), 1)]),
    "weights-sum-to-one": (row, lambda t: [(mpmath.fsum(softmax(t["s"])), 1)]),
    "shift-invariance": (row, lambda t: [(p(t, [a - t["x"] for a in t["s"]]), p(t))]),
    "permutation-equivariance": (row, lambda t: [(permuted(t), softmax(t["s"])[t["pi"][t["j"]]])]),
    "jacobian": (row, lambda t: [(derivative_of_p(t, t["j"]), jacobian_entry(t, t["k"]))]),
    "jacobian-sums-to-zero": (
        along_ones,
        lambda t: [
            (derivative_of_p(t, t["j"]), 0),
            (mpmath.fsum(derivative_of_p(t, j) for j in range(t["N"])), 0),
        ],
    ),
    "gradient-of-logsumexp": (row, lambda t: [(slope(logsumexp, t["s"], t["ds"]), softmax(t["s"])[t["k"]])] * 2),
    "scale-invariance": (row, lambda t: [(p(t, [2 * a for a in t["s"]]), p(t))]),
    "gradient-size": (
        row,
        lambda t: [(mpmath.fsum(abs(jacobian_entry(t, k)) for k in range(t["N"])), 2 * p(t) * (1 - p(t)))],
    ),
    "hot-limit-is-uniform": (hot, lambda t: [(abs(t["N"] * p(t, scaled(t)) - 1), t["eps"])]),
    "cold-limit-is-uniform-over-the-maximisers": (
        cold,
        lambda t: [(distance_to_uniform_over_maximisers(t), t["eps"])],
    ),
}
STABLE = {
    "stable-equals-plain": (row, lambda t: [(stable(t), p(t))]),
    "exponents-not-positive": (row, lambda t: [(shifted(t)[t["j"]], 0)]),
    "denominator-at-least-one": (row, lambda t: [(1, mpmath.fsum(exps(shifted(t))))]),
}


def image(rng):
    n = sizes(rng, "C", "R", "Y", "X")
    channels, reduced, height, width = n.values()
    return {
        **n,
        "c": rng.randrange(channels),
        "y": rng.randrange(height),
        "x": rng.randrange(width),
        "image": table(rng, channels, height, width),
        "flat": table(rng, channels, height * width),
        "w1": table(rng, reduced, channels),
        "b1": table(rng, reduced),
        "w2": table(rng, channels, reduced),
        "b2": table(rng, channels),
        "brightness": Fraction(rng.randint(1, 5)),
    }


def with_permutation_of(size):
    def sample(rng):
        point = image(rng)
        n = point["C"] if size == "C" else point["Y"] * point["X"]
        return {**point, "pi": shuffled(rng, n)}

    return sample


def gates(t, picture=None, w1=None, w2=None, b2=None):
    picture = picture or t["image"]
    means = [sum(map(sum, channel)) / Fraction(t["Y"] * t["X"]) for channel in picture]
    hidden = [max(Fraction(0), dot(w, means) + b) for w, b in zip(w1 or t["w1"], t["b1"], strict=True)]
    return [1 / (1 + exp(-number(dot(w, hidden) + b))) for w, b in zip(w2 or t["w2"], b2 or t["b2"], strict=True)]


def pixels(t, order):
    width = t["X"]
    return [[[channel[order[y * width + x]] for x in range(width)] for y in range(t["Y"])] for channel in t["flat"]]


def excited(t, channel, picture=None, **weights):
    picture = picture or t["image"]
    return gates(t, picture, **weights)[channel] * number(picture[channel][t["y"]][t["x"]])


def channels_permuted(t):
    order = t["pi"]
    w1 = [[w[c] for c in order] for w in t["w1"]]
    w2, b2, picture = ([t[name][c] for c in order] for name in ("w2", "b2", "image"))
    return excited(t, t["c"], picture, w1=w1, w2=w2, b2=b2)


def constant(t):
    return [[[t["brightness"]] * t["X"]] * t["Y"]] * t["C"]


SQUEEZE = {
    "gate-between-zero-and-one": (image, lambda t: [(0, gates(t)[t["c"]]), (gates(t)[t["c"]], 1)]),
    "pixel-order-invariance": (
        with_permutation_of("pixels"),
        lambda t: [(gates(t, pixels(t, t["pi"]))[t["c"]], gates(t, pixels(t, range(len(t["pi"]))))[t["c"]])],
    ),
    "channel-equivariance": (
        with_permutation_of("C"),
        lambda t: [(channels_permuted(t), excited(t, t["pi"][t["c"]]))],
    ),
    "dims-a-constant-image": (image, lambda t: [(excited(t, t["c"], constant(t)), t["brightness"])]),
    "is-self-attention-over-channels": (image, lambda t: [(excited(t, t["c"], constant(t)), t["brightness"])]),
    "output-between-channels": (
        image,
        lambda t: [(min(channel[t["y"]][t["x"]] for channel in t["image"]), excited(t, t["c"]))],
    ),
}


def places(rng):
    width = 2 * rng.randint(1, 3)
    names = {name: rng.randint(1, 9) for name in ("p", "r", "n")}
    return {**names, "t": rng.randint(0, 2), "D": width, "H": width // 2}


def encoding(position, feature, width):
    angle = position / mpmath.mpf(10000) ** (mpmath.mpf(2 * (feature // 2)) / width)
    return cos(angle) if feature % 2 else sin(angle)


def encodings(position, width):
    return [encoding(position, feature, width) for feature in range(width)]


def dot_of_encodings(first, second, width):
    return mpmath.fsum(a * b for a, b in zip(encodings(first, width), encodings(second, width), strict=True))


def turned(t):
    """The rotation by the angle n / 10000^(2t/D) of the pair of columns 2t, 2t + 1."""
    angle = t["n"] / mpmath.mpf(10000) ** (mpmath.mpf(2 * t["t"]) / t["D"])
    even, odd = (encoding(t["p"], 2 * t["t"] + bit, t["D"]) for bit in (0, 1))
    return cos(angle) * even + sin(angle) * odd, cos(angle) * odd - sin(angle) * even


def pair_of_columns(t, position):
    return [encoding(position, 2 * t["t"] + bit, t["D"]) for bit in (0, 1)]


def sine_and_cosine(t):
    angle = t["p"] / mpmath.mpf(10000) ** (mpmath.mpf(2 * t["t"]) / t["D"])
    return sin(angle), cos(angle)


def last_sine(t):
    width = 2 * t["t"] + 1
    return sin(t["p"] / mpmath.mpf(10000) ** (mpmath.mpf(2 * t["t"]) / width))


SINUSOIDAL = {
    "columns": (places, lambda t: list(zip(pair_of_columns(t, t["p"]), sine_and_cosine(t), strict=True))),
    "shift-is-a-rotation": (
        places,
        lambda t: list(zip(pair_of_columns(t, t["p"] + t["n"]), turned(t), strict=True)),
    ),
    "product-depends-on-the-distance": (
        places,
        lambda t: [
            (
                dot_of_encodings(t["p"] + t["n"], t["r"] + t["n"], 2 * t["H"]),
                dot_of_encodings(t["p"], t["r"], 2 * t["H"]),
            )
        ],
    ),
    "norm": (places, lambda t: [(dot_of_encodings(t["p"], t["p"], 2 * t["H"]), t["H"])]),
    "odd-width-ends-in-a-sine": (
        places,
        lambda t: [(encoding(t["p"], 2 * t["t"], 2 * t["t"] + 1), last_sine(t))],
    ),
    "norm-for-every-width": (places, lambda t: [(2 * dot_of_encodings(t["p"], t["p"], t["D"]), t["D"])]),
}

ROWS = {
    (formula, name): entry
    for formula, claims in (
        ("softmax", SOFTMAX),
        ("stable_softmax", STABLE),
        ("squeeze_excitation", SQUEEZE),
        ("sinusoidal_encoding", SINUSOIDAL),
    )
    for name, entry in claims.items()
}
