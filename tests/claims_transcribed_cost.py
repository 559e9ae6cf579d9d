"""Claims about what attention costs and about the pairs of a window, transcribed: everything is counted one by one."""

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


def window(rng):
    return {"N": rng.randint(1, 7), "w": rng.randint(0, 9)}


def window_pairs(t):
    found = sum(1 for i in range(t["N"]) for j in range(t["N"]) if -t["w"] <= i - j <= t["w"])
    reach = min(t["w"], t["N"] - 1)
    return ((found, t["N"] * (2 * reach + 1) - reach * (reach + 1)),)


def held(t):
    return ((count(t["N"], t["M"]), t["N"] * t["M"]),)


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
    ("cost_model", "products-of-attention"): (whole, all_products),
    ("cost_model", "products-of-blockwise-attention"): (full_blocks, all_products),
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
}
