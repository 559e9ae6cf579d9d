"""Claims about rotary encoding and ALiBi, transcribed."""

import mpmath
from claims_evaluator import number
from claims_sampling import dot, some, table
from claims_transcribed_attention import attention, common, dot_score, out, repeated_rows

FEATURES = [(t, half) for t in range(2) for half in range(2)]


def angle(t, position, pair):
    return number(position) / mpmath.mpf(t["base"]) ** (mpmath.mpf(pair) / t["P"])


def turn(pair, a):
    """A pair as a complex number times exp(i a)."""
    z = mpmath.mpc(number(pair[0]), number(pair[1])) * mpmath.expj(a)
    return [z.real, z.imag]


def encoded(rng):
    """Two pairs, so that the rows (2, 2) may be read in both layouts."""
    n = rng.randint(1, 3)
    return {
        "P": 2,
        "base": rng.choice([2, 10, 10000]),
        "offset": -rng.randrange(n),
        "p": rng.randrange(n),
        "r": rng.randrange(n),
        "t": rng.randrange(2),
        "x": table(rng, n, 2, 2),
        "z": table(rng, n, 2, 2),
        "row": table(rng, 4),
    }


def pair_of(row, layout, t):
    return row[t] if layout == "interleaved" else [row[0][t], row[1][t]]


def both_layouts(sides):
    return lambda t: [pair for layout in ("interleaved", "half_split") for pair in sides(t, layout)]


def norms(t, layout):
    pair = pair_of(t["x"][t["p"]], layout, t["t"])
    return [(sum(y**2 for y in turn(pair, angle(t, t["p"] + t["offset"], t["t"]))), sum(x**2 for x in pair))]


def at_zero(t, layout):
    pair = pair_of(t["x"][-t["offset"]], layout, t["t"])
    return [(x, x) for x in pair]


def products(t, layout):
    a, b = pair_of(t["x"][t["p"]], layout, t["t"]), pair_of(t["z"][t["r"]], layout, t["t"])
    absolute = [turn(pair, angle(t, t[place] + t["offset"], t["t"])) for pair, place in ((a, "p"), (b, "r"))]
    relative = turn(a, angle(t, t["p"] - t["r"], t["t"]))
    return [(mpmath.fsum(x * y for x, y in zip(*absolute, strict=True)), dot([*map(number, relative)], b))]


def transposed(t):
    pair = turn(t["x"][t["p"]][t["t"]], angle(t, t["p"] + t["offset"], t["t"]))
    return [(y, y) for y in pair]


def one_row_twice(t):
    a = angle(t, t["p"] + t["offset"], 0)
    return [(turn(t["row"][:2], a)[0], turn([t["row"][0], t["row"][2]], a)[0])]


ENCODING = {
    "keeps-norms": (encoded, both_layouts(norms)),
    "keeps-position-zero": (encoded, both_layouts(at_zero)),
    "product-depends-on-the-distance": (encoded, both_layouts(products)),
    "layouts-are-permutations-of-each-other": (encoded, transposed),
    "layouts-agree": (encoded, one_row_twice),
}


def rotary(rng):
    """Row i + 1 of q is row i, and row j + 1 of k is row j."""
    t = attention(rng)
    q, k = table(rng, t["N"] + 1, 2, 2), table(rng, t["M"] + 1, 2, 2)
    q[t["i"] + 1], k[t["j"] + 1] = q[t["i"]], k[t["j"]]
    return {**t, "P": 2, "base": rng.choice([2, 10000]), "n": 1, "q": q, "k": k}


def rotary_score(t, q, k, i, j, layout="interleaved"):
    total = mpmath.mpf(0)
    for pair in range(2):
        turned_query = turn(pair_of(q, layout, pair), angle(t, i + t["M"] - t["N"], pair))
        turned_key = turn(pair_of(k, layout, pair), angle(t, j, pair))
        total += mpmath.fsum(x * y for x, y in zip(turned_query, turned_key, strict=True))
    return number(t["scale"][0]) * total


def rotary_distances(t, layout):
    first, later = (
        rotary_score(t, t["q"][t["i"] + n], t["k"][t["j"] + n], t["i"] + n, t["j"] + n, layout) for n in (0, 1)
    )
    return [(later, first)]


ROTARY = {"score-depends-on-the-distance": (rotary, both_layouts(rotary_distances)), **common(rotary, rotary_score)}


def sloped(sample):
    return lambda rng: {**sample(rng), "slope": [abs(some(rng)) + 1]}


def alibi_score(t, q, k, i, j):
    return t["scale"][0] * dot(q, k) - t["slope"][0] * abs(i + t["M"] - t["N"] - j)


def alibi_at(t, n=0):
    i, j = t["i"] + n, t["j"] + n
    return alibi_score(t, t["q"][i], t["k"][j], i, j)


def plain_at(t):
    return dot_score(t, t["q"][t["i"]], t["k"][t["j"]], t["i"], t["j"])


def own_position(rng):
    """A key j whose position is that of a query."""
    t = sloped(attention)(rng)
    n = max(t["N"], t["M"])
    t |= {"N": n, "q": table(rng, n, t["D"])}
    return {**t, "n": 1}


def takes_off(t):
    here = t["scale"][0] * dot(t["q"][t["j"] + t["N"] - t["M"]], t["k"][t["j"]])
    return [(alibi_at(t), plain_at(t)), (here, here)]


anywhere = sloped(attention)
ALIBI = {
    "score-depends-on-the-distance": (sloped(repeated_rows), lambda t: [(alibi_at(t, 1), alibi_at(t))]),
    "is-a-relative-bias": (anywhere, lambda t: [(out(t, alibi_score),) * 2]),
    "translation-invariance": (own_position, lambda t: [(out(t, alibi_score),) * 2]),
    "bias-takes-off": (own_position, takes_off),
    "no-slope-is-plain-attention": (anywhere, lambda t: [(out(t, dot_score),) * 2]),
    "far-keys-are-rewarded": (anywhere, lambda t: [(plain_at(t), alibi_at(t))]),
    **common(anywhere, alibi_score),
}

POSITIONS = {
    (formula, name): entry
    for formula, claims in (("rotary_encoding", ENCODING), ("rotary_attention", ROTARY), ("alibi", ALIBI))
    for name, entry in claims.items()
}
