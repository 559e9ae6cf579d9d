"""Inputs made to kill: for each formula a few calls that are hard on tiles, masks, corrections and strides.

Lengths end raggedly in tiles; what is seen ends one before the end of a tile, and begins one after the beginning of
one, where a FULL bound that is one too wide takes a tile in; rows see nothing, whole tiles of them; no row sees a key;
a key length is larger than the number of keys, or as large, for the last entry of a batch only; scores leave the range
of exp, upwards and downwards, and rise and fall from one tile of keys to the next, or lie far below 0 all of them;
batches and heads differ and lie strided in memory.
"""

import numpy as np
import torch
from mutants.subjects import TILE, WIDTHS

from props.layouts import laid_out
from props.subject import Example

LARGE = {"q": 50.0, "w_score": 20.0}
TURNING = {
    "q": lambda x, tile: x.sign(),
    "k": lambda x, tile: x + 80.0 * forth_and_back(x.shape[-2], tile)[:, None] * x[..., :1, :].sign(),
    "w_score": lambda x, tile: 20.0 * x,
    "sink": lambda x, tile: -100.0 * x.abs(),
    "bias": lambda x, tile: x + 140.0,  # what is loaded beyond the end meets a weight that is infinite
}
BELOW = {
    "bias": lambda x, tile: x - 300.0,
    "q": lambda x, tile: 5.0 * x.abs(),
    "w_query": lambda x, tile: x.abs(),
    "w_score": lambda x, tile: (-200.0 - 40.0 * x.abs()) / len(x),
}
STEEP = {"q": lambda x, tile: 400.0 * x}  # a tanh of it is -1 or 1, and one key wins
CHANGED = {"small": {}, "turning": TURNING, "below": BELOW, "steep": STEEP}
LAYOUTS = ("every second column", "transposed storage", "contiguous")


def forth_and_back(length, tile):
    """1 in one tile and -1 in the next: with TURNING a row's scores go from about 200 to about -200, or back.

    The difference leaves the range of exp in single precision; the plain formula still holds it in double precision.
    """
    return 1.0 - 2.0 * (torch.arange(length) // tile % 2)


def adversarial(case, subject, backend):
    """The examples, cheap ones first; lengths are counted in the side of a tile."""
    tile = TILE[backend]
    one_less = tile - 2  # M - N for a causal boundary one before the end of a tile
    some_empty = {"N": tile + 3, "M": tile + 1, "BATCH": 1, "HEADS": 1}
    many_keys = {"N": tile + 3, "M": 2 * tile + 1, "BATCH": 1, "HEADS": 1}
    one_row_more = {"N": tile + 1, "M": 2 * tile + 1, "BATCH": 1, "HEADS": 1}
    strided = {"N": tile // 2 + 1, "M": tile // 2 + 1 + one_less, "BATCH": 2, "HEADS": 2}
    one_query = {"N": 1, "M": tile + 1, "BATCH": 1, "HEADS": 1}
    few_keys = {"N": tile + 4, "M": 3, "BATCH": 1, "HEADS": 1}
    plans = (
        (some_empty, "small", (0.37, tile - 1, (tile - 1, 0)), False),
        (many_keys, "small", (0.37, 2 * tile - 1, (2 * tile - 4, tile)), False),
        (one_row_more, "small", (-0.6, tile + 1, (1, 0)), False),
        (some_empty, "large", (0.7, 2, (0, 1)), False),
        (many_keys, "large", (0.7, tile, (2, tile)), False),
        (strided, "small", (0.37, tile, (2, 1)), True),
        (one_query, "small", (0.37, tile + 5, (1, 0)), False),
        (few_keys, "small", (0.37, 1, (2, 0)), False),
        (many_keys, "turning", (0.7, 2 * tile + 1, (2 * tile, tile)), False),
        (one_row_more, "turning", (0.7, 2 * tile + 1, (1, 0)), False),
        (many_keys, "below", (0.7, 2 * tile + 1, (2 * tile, tile)), False),
        (some_empty, "steep", (0.05, tile + 1, (tile, tile)), False),
    )
    return [_example(case, subject, backend, n, *plan) for n, plan in enumerate(plans)]


def _example(case, subject, backend, seed, lengths, scores, numbers, strided):
    """numbers: the scale, the first key length, how far a window reaches.

    scores: "small"; "large"; "steep", so large that one key wins; "turning", large, of another sign in every other tile
    of keys, the sink far below; "below", so far below 0, where a bias or a tanh can shift them all, that no exponential
    is left.
    """
    scale, first_length, reach = numbers
    sizes = WIDTHS[backend] | lengths | {"T": lengths["N"] + lengths["M"] - 1, "1": 1}
    if "key_lengths" in {s.name for s in subject.tensors}:
        sizes["BATCH"] = 2
    generator = np.random.default_rng(seed)
    tensors = {}
    for n, spec in enumerate(subject.tensors):
        shape = [sizes[axis] for axis in spec.axes]
        if spec.kind == "integer":
            both = [first_length, 0 if scores == "small" else 1]
            tensors[spec.name] = torch.tensor(both[::-1] if scores == "below" else both)[: sizes["BATCH"]]
            continue
        x = torch.from_numpy(generator.standard_normal(shape)).float()
        if scores == "large":
            x = x * LARGE.get(spec.name, 1.0)
        elif spec.name in CHANGED[scores]:
            x = CHANGED[scores][spec.name](x, TILE[backend])
        tensors[spec.name] = laid_out(x, LAYOUTS[n % 3]) if strided else x
    cotangents = {}
    for n, output in enumerate(subject.outputs):
        x = torch.from_numpy(generator.standard_normal([sizes[axis] for axis in output.axes])).float()
        cotangents[output.name] = laid_out(x, LAYOUTS[n % 3]) if strided else x
    scalars = {t.name: scale for t in case.formula.inputs if t.kind == "scalar"}
    scalars |= dict(zip(case.params, reach, strict=False))
    return Example(sizes, (), torch.float32, tensors, cotangents, scalars)
