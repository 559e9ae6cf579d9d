"""Claims about blocks of keys, their states and merges, transcribed."""

from fractions import Fraction

import mpmath
from claims_evaluator import number
from claims_sampling import average, column, dot, exp, exps, log, slope, softmax, some, table
from claims_transcribed_attention import attention

NOTHING = (0, 0, 0, 0)


def lift(t, keys):
    """(count, maximum, sum of exponentials, sum of exponentials times values) of a block; zeros without keys."""
    if not keys:
        return NOTHING
    row = [t["s"][t["i"]][j] for j in keys]
    top = max(row)
    weights = exps([x - top for x in row])
    return len(keys), top, mpmath.fsum(weights), dotted(weights, [t["v"][j][t["e"]] for j in keys])


def dotted(weights, values):
    return mpmath.fsum(w * number(x) for w, x in zip(weights, values, strict=True))


def merge(a, b):
    if a[0] <= 0:
        return (a[0] + b[0], *(b[1:] if b[0] > 0 else (b[1], 0, 0)))
    if b[0] <= 0:
        return (a[0] + b[0], *a[1:])
    top = max(a[1], b[1])
    first, second = exp(number(a[1] - top)), exp(number(b[1] - top))
    return a[0] + b[0], top, first * number(a[2]) + second * number(b[2]), first * number(a[3]) + second * number(b[3])


def read_out(state):
    return number(state[3]) / number(state[2]) if state[2] != 0 else 0


def over(t, keys):
    return average([t["s"][t["i"]][j] for j in keys], [t["v"][j][t["e"]] for j in keys])


def states(rng):
    """Three legal states; about a third of them empty."""
    point = {}
    for name in "abc":
        state = NOTHING if rng.random() < 0.35 else (rng.randint(1, 4), some(rng), some(rng), some(rng))
        point |= dict(zip((f"{part}_{name}" for part in ("n", "m", "l", "acc")), map(Fraction, state), strict=True))
    return point


def state(t, name):
    return tuple(t[f"{part}_{name}"] for part in ("n", "m", "l", "acc"))


def pairs(left, right):
    return list(zip(left, right, strict=True))


def commuted(t):
    a, b = state(t, "a"), state(t, "b")
    return pairs(merge(a, b), merge(b, a))


def associated(t):
    a, b, c = (state(t, name) for name in "abc")
    return pairs(merge(merge(a, b), c), merge(a, merge(b, c)))


def legal(a):
    """0 <= count, and three times: 0 where nothing is counted, else 0 by definition."""
    return [(0, a[0]), *((0 if a[0] > 0 else x, 0) for x in a[1:])]


def blocks(rng):
    t = attention(rng)
    marks = [rng.randint(0, 2) for _ in range(t["M"])]
    first = [j for j, mark in enumerate(marks) if mark == 0]
    second = [j for j in range(t["M"]) if j not in first]
    return {**t, **states(rng), "A": first, "B": second}


def two_full_blocks(rng):
    t = attention(rng)
    return {**t, "A": [0], "B": list(range(t["M"]))}


def cut_into_tiles(rng):
    t = attention(rng)
    ends = sorted(rng.randint(0, t["M"]) for _ in range(2))
    tile = [0, *ends, t["M"], t["M"], t["M"]]
    found = [lift(t, list(range(end))) for end in tile]
    components = dict(zip(("count", "m", "l", "acc"), map(list, zip(*found, strict=True)), strict=True))
    return {**t, **components, "tile": tile, "t": 3, "steps": 5}


def planted(rng):
    """Three leaves and two nodes above them, the last one the root."""
    t = attention(rng)
    owner = [rng.randrange(3) for _ in range(t["M"])]
    block = [[j for j in range(t["M"]) if owner[j] == leaf] for leaf in range(3)]
    block += [block[2] + block[0], block[1] + block[2] + block[0]]
    found = [lift(t, keys) for keys in block]
    components = dict(zip(("count", "m", "l", "acc"), map(list, zip(*found, strict=True)), strict=True))
    tree = {"left": [0, 0, 0, 2, 1], "right": [0, 0, 0, 0, 3], "leaves": 3, "root": 4, "steps": 2, "block": block}
    return {**t, **components, **tree}


def lse(t, keys):
    return log(mpmath.fsum(exps([t["s"][t["i"]][j] for j in keys])))


def merged_by_logsumexp(t):
    one, two = lse(t, t["A"]), lse(t, t["B"])
    both = log(exp(one) + exp(two))
    output = exp(one - both) * over(t, t["A"]) + exp(two - both) * over(t, t["B"])
    everything = t["A"] + t["B"]
    return [(lse(t, everything), both), (over(t, everything), output)]


def with_cotangents(rng):
    t = attention(rng)
    n, m = t["N"], t["M"]
    return {**t, "ds": table(rng, n, m), "do": table(rng, n, t["E"]), "dlse": table(rng, n)}


def loss(t, s):
    row, keys = s[t["i"]], range(t["M"])
    outputs = [average(row, column(t["v"], e)) for e in range(t["E"])]
    return dotted(outputs, t["do"][t["i"]]) + number(t["dlse"][t["i"]]) * log(mpmath.fsum(exps([row[j] for j in keys])))


def slopes(t):
    i = t["i"]
    p = softmax(t["s"][i])
    outputs = [average(t["s"][i], column(t["v"], e)) for e in range(t["E"])]
    delta = dotted(outputs, t["do"][i])
    dp = [number(dot(t["do"][i], t["v"][j])) for j in range(t["M"])]
    ds = [p[j] * (dp[j] - delta + number(t["dlse"][i])) for j in range(t["M"])]
    return dotted(ds, t["ds"][i])


def everything(t):
    return list(range(t["M"]))


def masked_block(rng):
    t = blocks(rng)
    mask = [[Fraction(rng.randint(0, 1)) if j in t["A"] else Fraction(0) for j in range(t["M"])]] * t["N"]
    return {**t, "mask": mask}


def kept(t, keys):
    return [j for j in keys if t["mask"][t["i"]][j] > 0]


BLOCKWISE = {
    ("blockwise_softmax", name): entry
    for name, entry in {
        "merge-is-commutative": (states, commuted),
        "merge-is-associative": (states, associated),
        "empty-state-is-the-unit": (states, lambda t: pairs(merge(NOTHING, state(t, "a")), state(t, "a"))),
        "states-are-legal": (
            blocks,
            lambda t: [*legal(merge(state(t, "a"), state(t, "b"))), *legal(lift(t, t["A"]))],
        ),
        "merge-is-commutative-for-any-states": (states, commuted),
        "lift-is-a-homomorphism": (
            blocks,
            lambda t: pairs(lift(t, t["A"] + t["B"]), merge(lift(t, t["A"]), lift(t, t["B"]))),
        ),
        "state-gives-the-formula": (blocks, lambda t: [(read_out(lift(t, everything(t))), over(t, everything(t)))]),
        "two-blocks-give-the-formula": (
            blocks,
            lambda t: [(over(t, everything(t)), read_out(merge(lift(t, t["A"]), lift(t, t["B"]))))],
        ),
        "merging-by-logsumexp": (two_full_blocks, merged_by_logsumexp),
        "backward": (with_cotangents, lambda t: [(slope(lambda s: loss(t, s), t["s"], t["ds"]), slopes(t))]),
        "masked-block-changes-nothing": (
            masked_block,
            lambda t: [(over(t, kept(t, everything(t))), over(t, kept(t, t["A"])))],
        ),
        "any-tiles-give-the-formula": (
            cut_into_tiles,
            lambda t: [
                *pairs(lift(t, list(range(t["tile"][3]))), lift(t, everything(t))),
                (read_out(lift(t, everything(t))), over(t, everything(t))),
            ],
        ),
        "any-tree-gives-the-formula": (
            planted,
            lambda t: [
                *pairs(lift(t, t["block"][4]), lift(t, everything(t))),
                (read_out(lift(t, everything(t))), over(t, everything(t))),
            ],
        ),
    }.items()
}
