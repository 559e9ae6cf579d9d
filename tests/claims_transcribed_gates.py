"""Claims about retention and the gated forms of attention, transcribed."""

import mpmath
from claims_evaluator import number
from claims_sampling import average, column, dot, exp, log, shuffled, sizes, some, table
from claims_transcribed_linear import feature
from claims_transcribed_masks import changed


def sequence(rng):
    n = sizes(rng, "L", "D", "E")
    rows, width = n["L"], n["D"]
    i = rng.randrange(rows)
    t = {
        **n,
        "i": i,
        "j": rng.randint(0, i),
        "u": rng.randrange(rows),
        "d": rng.randrange(width),
        "e": rng.randrange(n["E"]),
        "q": table(rng, rows, width),
        "k": table(rng, rows, width),
        "v": table(rng, rows, n["E"]),
        "gate": table(rng, rows),
        "gates": table(rng, rows, width),
        "rate": [some(rng)],
        "scale": [some(rng)],
        "slope": [some(rng)],
        "x": some(rng),
    }
    later = range(i + 1, rows)
    t |= {f"{name}2": changed(rng, t[name], later) for name in ("k", "v", "gates")}
    return t | {"gate2": [some(rng) if u in later else x for u, x in enumerate(t["gate"])]}


def sigmoid(x):
    return 1 / (1 + exp(-number(x)))


# the gate of a place at a width, in three forms
def of_rate(t, u, d):
    return sigmoid(t["rate"][0])


def of_place(t, u, d):
    return sigmoid(t["gate"][u])


def of_width(t, u, d):
    return sigmoid(t["gates"][u][d])


FORMS = (of_place, of_width)


def between(t, gate, later, earlier, d):
    """The product of the gates after the earlier place, up to the later one; its inverse where they are exchanged."""
    if later < earlier:
        return 1 / between(t, gate, earlier, later, d)
    return mpmath.fprod(gate(t, u, d) for u in range(earlier + 1, later + 1))


def weight(t, gate, i, j, of=number):
    widths = range(t["D"])
    return mpmath.fsum(of(t["q"][i][d]) * of(t["k"][j][d]) * between(t, gate, i, j, d) for d in widths)


def output(t, gate):
    return mpmath.fsum(weight(t, gate, t["i"], j) * number(t["v"][j][t["e"]]) for j in range(t["i"] + 1))


def normalised(t, gate):
    weights = [weight(t, gate, t["i"], j, feature) for j in range(t["i"] + 1)]
    return mpmath.fsum(w * number(t["v"][j][t["e"]]) for j, w in enumerate(weights)) / mpmath.fsum(weights)


def forgetting(t):
    fallen = [log(between(t, of_place, t["i"], j, 0)) for j in range(t["i"] + 1)]
    scores = [t["scale"][0] * dot(t["q"][t["i"]], t["k"][j]) for j in range(t["i"] + 1)]
    return average([number(s) + f for s, f in zip(scores, fallen, strict=True)], column(t["v"], t["e"])[: t["i"] + 1])


def alibi(t, slope):
    scores = [t["scale"][0] * dot(t["q"][t["i"]], t["k"][j]) for j in range(t["i"] + 1)]
    lowered = [number(s) - slope * (t["i"] - j) for j, s in enumerate(scores)]
    return average(lowered, column(t["v"], t["e"])[: t["i"] + 1])


def reading(t, state, of=number):
    """What the query reads off a state: a row of one number for each width."""
    return mpmath.fsum(of(x) * number(row) for x, row in zip(t["q"][t["i"]], state, strict=True))


# states
def rows_of(t, values):
    """A state from its numbers at the widths of the keys: at the width e of the values, and nothing elsewhere."""
    return [[x if e == t["e"] else 0 for e in range(t["E"])] for x in values]


def summed(t, gate, end, d, of=number):
    """(decayed sum of k v, that of k) over the keys before `end`, at one width."""
    keys = [of(t["k"][j][d]) * between(t, gate, end - 1, j, d) for j in range(end)]
    return mpmath.fsum(x * number(t["v"][j][t["e"]]) for j, x in enumerate(keys)), mpmath.fsum(keys)


def key_by_key(t, gate):
    """The states that the recurrence goes through."""
    found = [[mpmath.mpf(0)] * t["D"]]
    for place, key in enumerate(t["k"]):
        value = number(t["v"][place][t["e"]])
        found.append([gate(t, place, d) * last + number(key[d]) * value for d, last in enumerate(found[-1])])
    return [rows_of(t, values) for values in found]


def one_by_one(*gates):
    def sample(rng):
        t = sequence(rng)
        return t | {name: key_by_key(t, gate) for name, gate in zip(("state", "states"), gates, strict=False)}

    return sample


def in_blocks(*gates, of=number):
    """Three blocks of keys up to one that query i sees, then two of no key."""

    def sample(rng):
        t = sequence(rng)
        last = rng.randint(0, t["i"] + 1)
        tile = [0, *sorted(rng.randint(0, last) for _ in range(2)), last, last, last]
        t |= {"tile": tile, "t": 3, "steps": 5}
        for gate, names in zip(gates, (("state", "norm"), ("states", "norms")), strict=False):
            found = [[summed(t, gate, end, d, of) for d in range(t["D"])] for end in tile]
            t[names[0]] = [rows_of(t, [x for x, _ in row]) for row in found]
            t[names[1]] = [[x for _, x in row] for row in found]
        return t

    return sample


def after_blocks(*gates):
    def sides(t):
        return [(x, x) for gate in gates for x in (summed(t, gate, t["tile"][3], t["d"])[0], output(t, gate))]

    return sides


def after_normalised_blocks(t):
    """Of each form, the two states at width d and the output."""
    found = [(*summed(t, gate, t["tile"][3], t["d"], feature), normalised(t, gate)) for gate in FORMS]
    return [(x, x) for row in found for x in row]


def read_off(*gates):
    """The output, and what is read off the state after the key of the query."""

    def sides(t):
        states = [column(t[name][t["i"] + 1], t["e"]) for name in ("state", "states")[: len(gates)]]
        return [(output(t, gate), reading(t, state)) for gate, state in zip(gates, states, strict=True)]

    return sides


def bounds(*gates):
    def sides(t):
        found = [between(t, gate, t["i"], t["j"], t["d"]) for gate in gates]
        return [side for x in found for side in ((0, x), (x, 1))]

    return sides


def products(*gates):
    def sides(t):
        i, j, d = t["i"], t["j"], t["d"]
        return [
            side
            for gate in gates
            for side in ((between(t, gate, i, j, d),) * 2, (between(t, gate, i, i - 1, d), gate(t, i, d)))
        ]

    return sides


def primed(t):
    """The tensors with other values at later places."""
    return {**t, **{name: t[f"{name}2"] for name in ("k", "v", "gate", "gates")}}


def ones(t):
    return {**t, "v": [[1] * t["E"]] * t["L"]}


def mixed(t):
    rows = zip(t["v"], t["v2"], strict=True)
    return {**t, "v": [[a + t["x"] * b for a, b in zip(*row, strict=True)] for row in rows]}


def as_if_gated(t):
    first = sigmoid(t["gate"][0]) * number(dot(t["q"][0], t["k"][0])) * number(t["v"][0][t["e"]])
    return [(output({**t, "i": 0}, of_place), first)]


def one_gate(t):
    return {**t, "gate": [t["x"]] * t["L"]}


def shuffled_keys(rng):
    t = sequence(rng)
    return {**t, "pi": shuffled(rng, t["L"])}


def reordered(t):
    return {**t, **{name: [t[name][j] for j in t["pi"]] for name in ("k", "v", "gate")}}


def seen_values(t):
    return column(t["v"], t["e"])[: t["i"] + 1]


RETENTION = {
    "decay-lies-between-zero-and-one": (sequence, bounds(of_rate)),
    "decay-is-a-power-of-gamma": (sequence, products(of_rate)),
    "is-a-recurrence": (one_by_one(of_rate), read_off(of_rate)),
    "blocks-of-any-size-agree": (in_blocks(of_rate), after_blocks(of_rate)),
    "sees-no-later-key": (sequence, lambda t: [(output(primed(t), of_rate), output(t, of_rate))]),
    "output-is-linear-in-the-values": (
        sequence,
        lambda t: [
            (output(mixed(t), of_rate), output(t, of_rate) + number(t["x"]) * output({**t, "v": t["v2"]}, of_rate))
        ],
    ),
    "weights-sum-to-one": (sequence, lambda t: [(output(ones(t), of_rate), 1)]),
}
GATED = {
    "decay-lies-between-zero-and-one": (sequence, bounds(*FORMS)),
    "decay-is-the-product-of-the-gates-between": (sequence, products(*FORMS)),
    "is-a-recurrence": (one_by_one(*FORMS), read_off(*FORMS)),
    "blocks-of-any-size-agree": (in_blocks(*FORMS), after_blocks(*FORMS)),
    "normalised-blocks-of-any-size-agree": (in_blocks(*FORMS, of=feature), after_normalised_blocks),
    "sees-no-later-key-or-gate": (
        sequence,
        lambda t: [(output(primed(t), gate), output(t, gate)) for gate in FORMS],
    ),
    "one-gate-for-all-places-is-retention": (sequence, lambda t: [(output(t, of_rate),) * 2]),
    "one-gate-for-all-widths-is-the-plain-form": (
        sequence,
        lambda t: [(output(t, of_place),) * 2, (normalised(t, of_place),) * 2],
    ),
    "normalised-weights-sum-to-one": (sequence, lambda t: [(normalised(ones(t), gate), 1) for gate in FORMS]),
    "the-own-gate-dims-the-own-key": (sequence, as_if_gated),
}
FORGETTING = {
    "output-is-a-convex-combination": (
        sequence,
        lambda t: [(min(seen_values(t)), forgetting(t)), (forgetting(t), max(seen_values(t)))],
    ),
    "weights-sum-to-one": (sequence, lambda t: [(forgetting(ones(t)), 1)]),
    "one-gate-for-all-places-is-alibi": (
        sequence,
        lambda t: [(forgetting(one_gate(t)), alibi(t, -log(sigmoid(t["x"]))))],
    ),
    "sees-no-later-key-or-gate": (sequence, lambda t: [(forgetting(primed(t)), forgetting(t))]),
    "key-order-invariance": (shuffled_keys, lambda t: [(forgetting(reordered(t)), forgetting(t))]),
}

GATES = {
    (formula, name): entry
    for formula, claims in (
        ("retention", RETENTION),
        ("gated_linear_attention", GATED),
        ("forgetting_attention", FORGETTING),
    )
    for name, entry in claims.items()
}
