"""Block sizes and launch options of Triton kernels: by the target, the bytes of an element and the width on a tile.

Chosen so that 16-bit kernels stay within the shared memory and, the forward up to a width of 128, within the registers
of every target.  A class counts what a tile holds: products that make values of pairs, accumulators (a carried state
counts as two), in a light kernel also loaded values of pairs; what loops over a width or turns a tile for a scatter
takes small ones.  An open kernel is a light one without a condition on its pairs: no product needs registers to keep
away what is hidden.
"""

import sympy as sp

from derive.emit.contraction import contractions
from derive.formula import Entry
from derive.program import indices_of
from derive.tiles import PairKernel

TARGETS = ("cuda", "cuda_9", "hip")  # cuda_9: compute capability 9 and above
LIMITS = (64, 128, 256)

# class -> target -> (rows, columns, warps, stages) for the widths of LIMITS, 16-bit elements
HALF = {
    "OPEN": {
        "cuda": ((128, 64, 8, 2), (128, 32, 8, 2), (32, 32, 4, 1)),
        "cuda_9": ((128, 64, 8, 2), (128, 64, 8, 2), (64, 32, 8, 1)),
        "hip": ((128, 64, 8, 1), (64, 32, 4, 1), (32, 32, 4, 1)),
    },
    "LIGHT": {
        "cuda": ((128, 64, 8, 2), (64, 32, 8, 2), (32, 32, 4, 1)),
        "cuda_9": ((128, 64, 8, 2), (128, 32, 8, 2), (64, 32, 8, 1)),
        "hip": ((128, 64, 8, 1), (64, 32, 4, 1), (32, 32, 4, 1)),
    },
    "LOADED": {
        "cuda": ((128, 32, 8, 2), (64, 32, 8, 2), (32, 32, 4, 1)),
        "cuda_9": ((128, 32, 8, 2), (64, 64, 8, 2), (64, 32, 8, 1)),
        "hip": ((128, 64, 8, 1), (64, 32, 4, 1), (32, 32, 4, 1)),
    },
    "MEDIUM": {
        "cuda": ((64, 32, 4, 2), (64, 32, 8, 1), (32, 32, 8, 1)),
        "cuda_9": ((128, 64, 8, 2), (64, 32, 4, 2), (32, 32, 8, 1)),
        "hip": ((64, 64, 4, 1), (64, 32, 8, 1), (32, 32, 8, 1)),
    },
    "HEAVY": {
        "cuda": ((64, 32, 4, 2), (64, 32, 8, 1), (32, 32, 8, 1)),
        "cuda_9": ((64, 64, 8, 1), (64, 32, 8, 1), (32, 32, 8, 1)),
        "hip": ((64, 32, 4, 1), (64, 32, 4, 1), (32, 32, 8, 1)),
    },
    "SMALL": {
        "cuda": ((32, 32, 8, 2), (16, 32, 4, 1), (16, 32, 4, 1)),
        "cuda_9": ((32, 32, 8, 2), (32, 32, 8, 1), (16, 32, 4, 1)),
        "hip": ((32, 32, 4, 1), (32, 32, 4, 1), (16, 32, 4, 1)),
    },
}

# class -> the same for 32-bit and 64-bit elements, alike on all targets: no matrix units, so registers decide
SINGLE = dict.fromkeys(("OPEN", "LIGHT", "LOADED"), ((64, 32, 4, 2), (32, 32, 4, 1), (16, 16, 4, 1)))
SINGLE |= dict.fromkeys(("MEDIUM", "HEAVY", "SMALL"), ((32, 32, 4, 1), (16, 32, 4, 1), (16, 16, 4, 1)))
DOUBLE = dict.fromkeys(HALF, ((16, 16, 4, 1), (16, 16, 4, 1), (16, 16, 4, 1)))


def class_of(stage):
    """The class of a pair kernel."""
    over_widths = [d for d in stage.values if d.reduce is not None]
    products = sum(_is_product(d, stage) for d in over_widths)
    if stage.scatters or products < len(over_widths):
        return "SMALL"
    accumulators = sum(any(x.role == "width" for x in d.indices) for d in stage.sums)
    held = products + accumulators + (2 if stage.carried else 0)
    if held > 2:
        return "MEDIUM" if held == 3 else "HEAVY"
    if held == 2 and _loads_pairs(stage):
        return "LOADED"
    return "LIGHT" if any(d.where != sp.true for d in stage.definitions) else "OPEN"


def _loads_pairs(stage):
    """Whether a tile takes values of pairs from memory: a bias, or a table at the distance of its two places."""
    own = {d.name for d in stage.definitions}
    entries = set().union(*(d.body.atoms(Entry) for d in stage.definitions))
    return any({stage.parallel, stage.streamed} <= indices_of(e) for e in entries if e.name not in own)


def _is_product(d, stage):
    return d.reduce == "sum" and contractions(d.body, d.over, (stage.parallel,), (stage.streamed,)) is not None


def configurations(kernels):
    """The tables that a module carries, one for each class of its kernels."""
    pairs = [k.stage for k in kernels if isinstance(k.stage, PairKernel)]
    used = [name for name in HALF if any(class_of(stage) == name for stage in pairs)]
    head = "# (target, bytes of an element): (widest axis of a tile, rows, columns, warps, stages), the first that fits"
    return "\n".join([head, *(_table(name) for name in used)])


def _table(name):
    rows = []
    for target in TARGETS:
        for size, found in ((2, HALF[name][target]), (4, SINGLE[name]), (8, DOUBLE[name])):
            entries = ", ".join(str((limit, *entry)) for limit, entry in zip(LIMITS, found, strict=True))
            rows.append(f'    ("{target}", {size}): ({entries}),')
    return "\n".join([f"{name} = {{", *rows, "}"])
