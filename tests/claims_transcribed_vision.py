"""Claims about channel attention, spatial attention and CBAM, transcribed."""

from fractions import Fraction

from claims_evaluator import number
from claims_sampling import dot, exp, shuffled, sizes, table


def scene(rng):
    n = sizes(rng, "C", "R", "Y", "X")
    channels, reduced, height, width = n.values()
    reach = rng.randint(0, 1)
    return {
        **n,
        "K": 2 * reach + 1,
        "TWO": 2,
        "c": rng.randrange(channels),
        "y": rng.randrange(height),
        "x": rng.randrange(width),
        "image": table(rng, channels, height, width),
        "level": table(rng, channels),
        "w1": table(rng, reduced, channels),
        "b1": table(rng, reduced),
        "w2": table(rng, channels, reduced),
        "b2": table(rng, channels),
        "kernel": table(rng, 2, 2 * reach + 1, 2 * reach + 1),
    }


def with_permutation(size):
    def sample(rng):
        point = scene(rng)
        return {**point, "pi": shuffled(rng, point[size])}

    return sample


def with_pixels_permuted(rng):
    """The image as one row of pixels a channel, and an order of them."""
    point = scene(rng)
    pixels = point["Y"] * point["X"]
    return {**point, "flat": table(rng, point["C"], pixels), "pi": shuffled(rng, pixels)}


def three_by_three(rng):
    point = scene(rng)
    return {**point, "K": 3, "kernel": table(rng, 2, 3, 3), "pi": shuffled(rng, point["X"])}


def with_a_neighbour(rng):
    point = three_by_three(rng)
    width = point["X"] + 1
    return {**point, "X": width, "x": rng.randrange(width - 1), "image": table(rng, point["C"], point["Y"], width)}


def sigmoid(z):
    return 1 / (1 + exp(-number(z)))


def network(t, z):
    hidden = [max(Fraction(0), dot(w, z) + b, key=number) for w, b in zip(t["w1"], t["b1"], strict=True)]
    return [dot(w, hidden) + b for w, b in zip(t["w2"], t["b2"], strict=True)]


def channel_gates(t):
    means = [sum(map(sum, channel)) / (t["Y"] * t["X"]) for channel in t["image"]]
    peaks = [max((value for row in channel for value in row), key=number) for channel in t["image"]]
    return [sigmoid(a + b) for a, b in zip(network(t, means), network(t, peaks), strict=True)]


def pixel_gates(t):
    height, width, reach = t["Y"], t["X"], t["K"] // 2

    def pooled(row, column):
        if not (0 <= row < height and 0 <= column < width):
            return 0, 0
        values = [channel[row][column] for channel in t["image"]]
        return sum(values) / len(values), max(values, key=number)

    def gate(row, column):
        near = [(u, v, pooled(row + u - reach, column + v - reach)) for u in range(t["K"]) for v in range(t["K"])]
        return sigmoid(sum(t["kernel"][n][u][v] * found[n] for u, v, found in near for n in (0, 1)))

    return [[gate(row, column) for column in range(width)] for row in range(height)]


def by_channel(t):
    pairs = zip(channel_gates(t), t["image"], strict=True)
    return [[[g * number(value) for value in row] for row in channel] for g, channel in pairs]


def by_pixel(t):
    gates = pixel_gates(t)
    return [
        [[g * number(value) for g, value in zip(*rows, strict=True)] for rows in zip(gates, channel, strict=True)]
        for channel in t["image"]
    ]


def by_both(t):
    return by_pixel({**t, "image": by_channel(t)})


def here(t, output):
    return output(t)[t["c"]][t["y"]][t["x"]]


def gate(t):
    return channel_gates(t)[t["c"]]


def pixel_gate(t):
    return pixel_gates(t)[t["y"]][t["x"]]


def after_channels(t):
    return pixel_gate({**t, "image": by_channel(t)})


def bounded(*gates):
    return scene, lambda t: [pair for g in gates for pair in ((0, g(t)), (g(t), 1))]


def shrinking(output):
    def sides(t):
        o, own = here(t, output), number(here(t, lambda point: point["image"]))
        return [(abs(o), abs(own)), (0, o * own)]

    return scene, sides


def channels_permuted(t):
    moved = {name: [t[name][c] for c in t["pi"]] for name in ("image", "w2", "b2")}
    return {**t, **moved, "w1": [[w[c] for c in t["pi"]] for w in t["w1"]]}


def equivariant(output):
    return with_permutation("C"), lambda t: [
        (here(channels_permuted(t), output), here({**t, "c": t["pi"][t["c"]]}, output))
    ]


def shuffled_image(t, rows, columns):
    return {**t, "image": [[[channel[r][c] for c in columns] for r in rows] for channel in t["image"]]}


def of_pixels(t, order):
    """The image whose pixels, row by row, are those of each channel in this order."""
    starts = range(0, t["Y"] * t["X"], t["X"])
    rows = [[[channel[p] for p in order[start : start + t["X"]]] for start in starts] for channel in t["flat"]]
    return {**t, "image": rows}


def constant(t):
    return {**t, "image": [[[a] * t["X"]] * t["Y"] for a in t["level"]]}


def without_kernel(t):
    return {**t, "kernel": [[[0] * t["K"]] * t["K"]] * 2}


CHANNEL = {
    "gate-between-zero-and-one": bounded(gate),
    "shrinks-every-entry": shrinking(by_channel),
    "pixel-order-invariance": (
        with_pixels_permuted,
        lambda t: [(gate(of_pixels(t, t["pi"])), gate(of_pixels(t, range(len(t["pi"])))))],
    ),
    "channel-equivariance": equivariant(by_channel),
    "constant-channels": (
        scene,
        lambda t: [(gate(constant(t)), sigmoid(2 * network(t, t["level"])[t["c"]]))],
    ),
}
SPATIAL = {
    "gate-between-zero-and-one": bounded(pixel_gate),
    "shrinks-every-entry": shrinking(by_pixel),
    "channel-invariance": (with_permutation("C"), lambda t: [(pixel_gate(channels_permuted(t)), pixel_gate(t))]),
    "channel-equivariance": equivariant(by_pixel),
    "a-kernel-of-zeros-halves": (
        scene,
        lambda t: [(2 * here(without_kernel(t), by_pixel), number(here(t, lambda point: point["image"])))],
    ),
    "constant-image-constant-gate": (
        with_a_neighbour,
        lambda t: [(pixel_gate({**constant(t), "x": t["x"] + 1}), pixel_gate(constant(t)))],
    ),
    "pixel-equivariance": (
        three_by_three,
        lambda t: [(pixel_gate(shuffled_image(t, range(t["Y"]), t["pi"])), pixel_gate({**t, "x": t["pi"][t["x"]]}))],
    ),
}
CBAM = {
    "gate-between-zero-and-one": bounded(gate, after_channels),
    "shrinks-every-entry": shrinking(by_both),
    "composition": (scene, lambda t: [(here(t, by_both), here({**t, "image": by_channel(t)}, by_pixel))]),
    "channel-equivariance": equivariant(by_both),
    "either-order": (
        three_by_three,
        lambda t: [(here(t, by_both), here({**t, "image": by_pixel(t)}, by_channel))],
    ),
}
VISION = {
    (formula, name): entry
    for formula, claims in (("channel_attention", CHANNEL), ("spatial_attention", SPATIAL), ("cbam", CBAM))
    for name, entry in claims.items()
}
