"""Claims about what attention costs and about the pairs of a window, transcribed: everything is counted one by one."""

from fractions import Fraction
from itertools import product


def count(*lengths):
    """How many tuples of places there are."""
    return sum(1 for _ in product(*map(range, lengths)))


def whole(rng):
    """Any sizes, and B blocks of R rows that hold N rows."""
    t = {name: rng.randint(0, 4) for name in ("M", "D", "E", "N")}
    rows = rng.randint(1, 3)
    return {**t, "R": rows, "B": len(range(0, t["N"], rows))}


def full_blocks(rng):
    t = whole(rng)
    return {**t, "N": t["B"] * t["R"]}


def as_many_keys(rng):
    t = {**full_blocks(rng), "c": rng.randint(0, 3)}
    return {**t, "M": t["N"]}


def many_blocks(rng):
    t = {**whole(rng), "c": rng.randint(0, 3), "E": rng.randint(1, 3)}
    length = (t["c"] + 1) * t["R"]
    return {**t, "B": t["c"] + 1, "N": length, "M": length}


def loaded(t):
    """Elements of keys and values, each loaded once a block of rows."""
    return sum(t["D"] + t["E"] for _ in range(t["B"]) for _ in range(t["M"]))


def operations(t):
    """A multiplication and an addition for each product."""
    pairs = [(i, j) for i in range(t["N"]) for j in range(t["M"])]
    return sum(2 for _ in pairs for _ in range(t["D"])) + sum(2 for _ in pairs for _ in range(t["E"]))


def causal_tiles(t):
    """Square tiles of R places with a place j <= i in them."""
    rows = range(t["B"] * t["R"])
    return len({(i // t["R"], j // t["R"]) for i in rows for j in rows if j <= i})


def causal_loaded(t):
    return causal_tiles(t) * t["R"] * (t["D"] + t["E"])


def causal_pairs(t):
    return sum(1 for i in range(t["N"]) for j in range(t["N"]) if j <= i)


def pattern_of_pairs(rng):
    size, step, reach, low = rng.randint(1, 7), rng.randint(1, 3), rng.randint(0, 8), rng.randint(0, 4)
    documents = [rng.randint(0, 2) for _ in range(size)]
    return {
        "N": size, "r": step, "w": reach, "T": min(reach, size - 1) // step, "band_lower": low,
        "band_upper": low + rng.randint(0, 5), "prefix": rng.randint(0, size), "document": documents, "K": 3,
    }  # fmt: skip


def strides(rng):
    t = pattern_of_pairs(rng)
    return {**t, "T": t["N"] // t["r"]}


def visible(t, condition):
    """The pairs, counted one by one."""
    return sum(1 for a in range(t["N"]) for b in range(t["N"]) if condition(a, b))


def band_seen(t):
    return 2 * visible(t, lambda a, b: t["band_lower"] < a - b <= t["band_upper"])


def band_pairs(t):
    high, low = (min(t[name], t["N"] - 1) for name in ("band_upper", "band_lower"))
    return [(band_seen(t), (high - low) * (2 * t["N"] - 1 - high - low))]


def band_of_any_reach(t):
    high, low = t["band_upper"], t["band_lower"]
    return [(band_seen(t), (high - low) * (2 * t["N"] - 1 - high - low))]


def dilated_pairs(t):
    r, steps = t["r"], t["T"]
    seen = visible(t, lambda a, b: abs(a - b) <= t["w"] and (a - b) % r == 0)
    return [(seen, t["N"] * (2 * steps + 1) - r * steps * (steps + 1))]


def strided_pairs(t):
    size, r, q = t["N"], t["r"], t["T"]
    near = min(r, size)
    seen = visible(t, lambda a, b: b <= a and (a - b < r or (a - b) % r == 0))
    return [(2 * seen, 2 * size * (near + q) - near * (near - 1) - r * q * (q + 1))]


def prefix_pairs(t):
    size, p = t["N"], t["prefix"]
    return [(2 * visible(t, lambda a, b: b < p or b <= a), size * (size + 1) + p * (p - 1))]


def document_pairs(t):
    lengths = [t["document"].count(number) for number in range(t["K"])]
    return [(visible(t, lambda a, b: t["document"][a] == t["document"][b]), sum(n * n for n in lengths))]


def window(rng):
    return {"N": rng.randint(1, 7), "w": rng.randint(0, 9)}


def window_pairs(t):
    found = sum(1 for i in range(t["N"]) for j in range(t["N"]) if -t["w"] <= i - j <= t["w"])
    reach = min(t["w"], t["N"] - 1)
    return ((found, t["N"] * (2 * reach + 1) - reach * (reach + 1)),)


def two_reaches(rng):
    """Windows and bands around the diagonal."""
    t = {"N": rng.randint(1, 7), "window_left": rng.randint(0, 8), "window_right": rng.randint(0, 8)}
    t |= {"sliding_window": rng.randint(1, 9)}
    return t | {"band_upper": t["window_left"], "band_lower": -t["window_right"] - 1}


def any_lengths(rng):
    t = {"N": rng.randint(0, 5), "M": rng.randint(0, 5), "window_left": rng.randint(-3, 4)}
    t |= {"window_right": rng.randint(-1 - t["window_left"], 4), "band_lower": rng.randint(-4, 3)}
    return t | {"band_upper": rng.randint(t["band_lower"], 4)}


def two_reaches_closed(t):
    """All N N pairs but the two triangles that lie out of reach."""
    size = t["N"]
    back, ahead = (max(size - 1 - t[name], 0) for name in ("window_left", "window_right"))
    return 2 * size * size - back * (back + 1) - ahead * (ahead + 1)


def two_reaches_pairs(t):
    seen = visible(t, lambda a, b: -t["window_left"] <= b - a <= t["window_right"])
    return [(2 * seen, two_reaches_closed(t))]


def around_pairs(t):
    return [(band_seen(t), two_reaches_closed(t))]


def sliding_pairs(t):
    """The first rows see 1, 2, ... keys, the others W."""
    seen = visible(t, lambda a, b: a - t["sliding_window"] < b <= a)
    return [(2 * seen, 2 * sum(min(a + 1, t["sliding_window"]) for a in range(t["N"])))]


def whole_window(t):
    seen = visible(t, lambda a, b: -t["window_left"] <= b - a <= t["window_right"])
    return [(seen, t["N"] * (t["window_left"] + t["window_right"] + 1))]


def of_any_lengths(t, behind):
    """Pairs where what the key lies behind the query is one of these; the last query is at the last key."""
    return sum(1 for a in range(t["N"]) for b in range(t["M"]) if a + t["M"] - t["N"] - b in behind)


def window_at_most(t):
    behind = range(-t["window_right"], t["window_left"] + 1)
    return [(of_any_lengths(t, behind), t["N"] * len(behind))]


def band_at_most(t):
    behind = range(t["band_lower"] + 1, t["band_upper"] + 1)
    return [(of_any_lengths(t, behind), t["N"] * len(behind))]


def held(t):
    return ((count(t["N"], t["M"]), t["N"] * t["M"]),)


def of_length(length):
    """As many queries as keys."""
    return lambda rng: {"N": length, "M": length}


def single_precision(t):
    return ((4 * count(t["N"], t["M"]), 4 * t["N"] * t["M"]),)


def square_bytes(t):
    return 4 * t["N"] ** 2


def all_products(t):
    return ((operations(t), 2 * t["N"] * t["M"] * (t["D"] + t["E"])),)


def keys_loaded(t):
    return ((loaded(t), t["B"] * t["M"] * (t["D"] + t["E"])),)


def keys_loaded_in_full_blocks(t):
    return ((t["R"] * loaded(t), t["N"] * t["M"] * (t["D"] + t["E"])),)


def bounds(t):
    elements = t["N"] * t["M"] * (t["D"] + t["E"])
    return (elements, t["R"] * loaded(t)), (t["R"] * loaded(t), elements + t["R"] * t["M"] * (t["D"] + t["E"]))


def linear(t):
    return ((loaded(t), t["c"] * t["N"] * (t["D"] + t["E"])),)


def beyond(t):
    return ((t["c"] * t["N"] * (t["D"] + t["E"]), loaded(t)),)


def extra(t):
    return (count(t["N"]), t["N"]), (count(t["R"], t["E"] + 2), t["R"] * (t["E"] + 2))


def twice(counted, closed):
    return lambda t: ((2 * counted(t), closed(t)),)


COST = {
    ("cost_model", "scores-held-in-full"): (whole, held),
    ("cost_model", "scores-in-single-precision"): (whole, single_precision),
    ("cost_model", "scores-of-length-1024"): (of_length(1 << 10), lambda t: ((square_bytes(t), 4 << 20),)),
    ("cost_model", "scores-of-length-32768"): (of_length(1 << 15), lambda t: ((square_bytes(t), 4 << 30),)),
    ("cost_model", "scores-of-length-100000"): (
        of_length(100_000),
        lambda t: ((square_bytes(t), Fraction("37.25") * 2**30 + 3_117_056),),
    ),
    ("cost_model", "products-of-attention"): (whole, all_products),
    ("cost_model", "products-of-blockwise-attention"): (whole, all_products),
    ("cost_model", "keys-and-values-loaded"): (whole, keys_loaded),
    ("cost_model", "keys-and-values-loaded-by-full-blocks"): (full_blocks, keys_loaded_in_full_blocks),
    ("cost_model", "keys-and-values-loaded-for-any-length"): (whole, bounds),
    ("cost_model", "blockwise-attention-moves-linear-data"): (as_many_keys, linear),
    ("cost_model", "no-constant-bounds-the-traffic"): (many_blocks, beyond),
    ("cost_model", "extra-memory-is-linear"): (whole, extra),
    ("cost_model", "causal-tiles"): (whole, twice(causal_tiles, lambda t: t["B"] * (t["B"] + 1))),
    ("cost_model", "causal-pairs"): (whole, twice(causal_pairs, lambda t: t["N"] * (t["N"] + 1))),
    ("cost_model", "causal-keys-and-values-loaded"): (
        whole,
        twice(causal_loaded, lambda t: t["B"] * (t["B"] + 1) * t["R"] * (t["D"] + t["E"])),
    ),
    ("window_attention", "pairs-of-a-window"): (window, window_pairs),
    ("window_attention", "pairs-of-a-window-of-two-reaches"): (two_reaches, two_reaches_pairs),
    ("window_attention", "pairs-of-a-sliding-window"): (two_reaches, sliding_pairs),
    ("window_attention", "every-row-sees-the-whole-window"): (two_reaches, whole_window),
    ("window_attention", "pairs-of-a-window-at-most"): (any_lengths, window_at_most),
    ("banded_attention", "pairs-of-a-band-around-the-diagonal"): (two_reaches, around_pairs),
    ("banded_attention", "pairs-of-a-band-at-most"): (any_lengths, band_at_most),
    ("banded_attention", "pairs-of-a-band"): (pattern_of_pairs, band_pairs),
    ("banded_attention", "pairs-of-a-band-of-any-reach"): (pattern_of_pairs, band_of_any_reach),
    ("dilated_attention", "pairs-of-a-dilated-window"): (pattern_of_pairs, dilated_pairs),
    ("strided_attention", "pairs-of-a-stride"): (strides, strided_pairs),
    ("prefix_lm_attention", "pairs-of-a-prefix"): (pattern_of_pairs, prefix_pairs),
    ("document_attention", "pairs-of-documents"): (pattern_of_pairs, document_pairs),
}
