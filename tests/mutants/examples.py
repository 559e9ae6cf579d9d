"""Inputs made to kill: for each formula a few calls that are hard on tiles, masks, corrections and strides.

Lengths end raggedly in tiles; what is seen ends one before the end of a tile, and begins one after the beginning of
one, where a FULL bound that is one too wide takes a tile in; rows see nothing; no row sees a key; scores leave the
range of exp, upwards and downwards; batches and heads differ and lie strided in memory.
"""

import numpy as np
import torch
from mutants.subjects import LARGE, WIDTHS

from props.layouts import laid_out
from props.subject import Example

LAYOUTS = ("every second column", "transposed storage", "contiguous")


def adversarial(case, subject, tile):
    """The examples, cheap ones first. tile: the side of a tile; lengths are counted in it."""
    one_less = tile - 2  # M - N for a causal boundary one before the end of a tile
    some_empty = {"N": tile + 3, "M": tile + 1, "BATCH": 1, "HEADS": 1}
    many_keys = {"N": tile + 3, "M": 2 * tile + 1, "BATCH": 1, "HEADS": 1}
    one_row_more = {"N": tile + 1, "M": 2 * tile + 1, "BATCH": 1, "HEADS": 1}
    strided = {"N": tile // 2 + 1, "M": tile // 2 + 1 + one_less, "BATCH": 2, "HEADS": 2}
    one_query = {"N": 1, "M": tile + 1, "BATCH": 1, "HEADS": 1}
    plans = (
        (some_empty, 1.0, (0.37, tile - 1, (tile - 1, 0)), False),
        (many_keys, 1.0, (0.37, 2 * tile - 1, (2 * tile - 4, tile)), False),
        (one_row_more, 1.0, (-0.6, tile + 1, (1, 0)), False),
        (some_empty, None, (0.7, 2, (0, 1)), False),
        (many_keys, None, (0.7, tile, (2, tile)), False),
        (strided, 1.0, (0.37, tile, (2, 1)), True),
        (one_query, 1.0, (0.37, 2, (1, 0)), False),
    )
    return [_example(case, subject, n, *plan) for n, plan in enumerate(plans)]


def _example(case, subject, seed, lengths, factor, numbers, strided):
    """factor None: scores that are large.  numbers: the scale, the first key length, how far a window reaches."""
    scale, first_length, reach = numbers
    sizes = WIDTHS | lengths | {"T": lengths["N"] + lengths["M"] - 1, "1": 1}
    if "key_lengths" in {s.name for s in subject.tensors}:
        sizes["BATCH"] = 2
    generator = np.random.default_rng(seed)
    tensors = {}
    for n, spec in enumerate(subject.tensors):
        shape = [sizes[axis] for axis in spec.axes]
        if spec.kind == "integer":
            tensors[spec.name] = torch.tensor([first_length, 0 if factor else 1])[: sizes["BATCH"]]
            continue
        x = torch.from_numpy(generator.standard_normal(shape)).float()
        x = x * LARGE.get(spec.name, 1.0) if factor is None else x
        tensors[spec.name] = laid_out(x, LAYOUTS[n % 3]) if strided else x
    cotangents = {}
    for output in subject.outputs:
        x = torch.from_numpy(generator.standard_normal([sizes[axis] for axis in output.axes])).float()
        cotangents[output.name] = laid_out(x, LAYOUTS[0]) if strided else x
    scalars = {t.name: scale for t in case.formula.inputs if t.kind == "scalar"}
    scalars |= dict(zip(case.params, reach, strict=False))
    return Example(sizes, (), torch.float32, tensors, cotangents, scalars)
