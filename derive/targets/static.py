"""What generated Triton kernels compile to for GPUs that are not there, and what the cost model predicts of them.

Nothing here is a measured speed.
"""

import math
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from derive import catalogue
from derive.cost import streamed
from derive.cost.record import full_data
from derive.cost.settings import numbers, sizes_for, sizes_of
from derive.derivation import derive_formula
from derive.options import FILES, folder, slug
from derive.targets import aot
from derive.targets.gpus import GPUS, roofline

SETTING = {"BATCH": 4, "HEADS": 16}
LENGTH = 4096
WIDTHS = (64, 128)
BYTES = {"float16": 2, "bfloat16": 2, "float32": 4}
DTYPES = tuple(BYTES)
TARGETS = tuple(dict.fromkeys(gpu.target for gpu in GPUS.values()))  # of which a roofline is known
SPECIAL = ("exp", "log", "tanh", "sigmoid", "logsigmoid", "sin", "cos", "erf")  # each takes the unit for exponentials
RESIDENT = 2  # blocks that a processor runs at once


@dataclass(frozen=True)
class Module:
    """A stored Triton module: place, its folder within all that is generated; path, of its file."""

    id: str
    options: dict
    place: str
    path: Path


def variants_of(ids):
    """The names of all variants that some formulas have, "" for the plain form."""
    return sorted({slug(options) for name in ids for options in catalogue.variants(name)})


def modules(ids, out="generated", variants=()):
    """The stored modules of some formulas, or of these variants alone, by their folders' names ("": the plain form)."""
    every = [(name, options) for name in ids for options in catalogue.variants(name)]
    wanted = [(name, options) for name, options in every if not variants or slug(options) in variants]
    found = [Module(n, o, folder(n, o), Path(out).absolute() / folder(n, o) / FILES["triton"]) for n, o in wanted]
    return [module for module in found if module.path.is_file()]


def compiled(found, cache, widths=WIDTHS, dtypes=(), targets=(), processes=1, progress=lambda text: None):
    """Lists of rows of plain data, one for each module as soon as it is compiled: a row for each kernel, dtype, width
    and target.  cache: a folder that keeps what binaries take; dtypes, targets: without any, the usual ones.
    """
    wanted = product(dict.fromkeys(dtypes or DTYPES[:1]), widths, dict.fromkeys(targets or TARGETS))
    settings = [{"width": width, "dtype": dtype, "target": target} for dtype, width, target in wanted]
    common = {"stage": "binary", "cache": str(cache)}
    results = aot.stream([common | {"path": str(m.path)} | s for m in found for s in settings], processes)
    left = len(found) * len(settings)
    for module in found:
        costs, rows = _costs(module.id, module.options), []
        for setting in settings:
            progress(f"{module.place} {setting['dtype']} {setting['width']} {setting['target']} ({left} left)")
            rows += [{"module": module.place, **_row(result, costs)} for result in next(results)]
            left -= 1
        yield rows


def _costs(name, options):
    """kernel's name -> (formula, cost of its direction, its own cost)"""
    made = derive_formula(catalogue.formula(name, **options))
    return {kernel.name: (made.formula, cost, kernel) for cost in streamed(made) for kernel in cost.kernels}


def _row(result, costs):
    """What the compiler said of a kernel, and the prediction."""
    kept = {key: value for key, value in result.items() if key != "path"}
    if "error" in result or result["kernel"] not in costs:
        return kept
    return kept | {"length": LENGTH, "predicted": predicted(result, *costs[result["kernel"]])}


def shared_cache(gpu, rows):
    """The fast memory as if all heads ran at once: those that do share it, and the others wait."""
    heads = SETTING["BATCH"] * SETTING["HEADS"]
    running = min(heads, math.ceil(RESIDENT * gpu.processors / math.ceil(LENGTH / rows)))
    return gpu.cache * heads / running


def predicted(result, formula, cost, kernel):
    """{GPU: bytes, operations of products, operations a byte, seconds of the roofline and what limits it}."""
    itemsize, found = BYTES[result["dtype"]], {}
    widths = [s.name for s in sizes_of(formula) if s.role == "width"]
    sizes = sizes_for(formula, {**SETTING, **dict.fromkeys(widths, result["width"])}, LENGTH)
    rows, columns, *_ = result["launch"]
    at = numbers(kernel, sizes, itemsize, (rows or 1, columns or 1), full_data(formula, sizes))
    multiplied = kernel.number(kernel.multiplications[1], at)
    exponentials = sum(kernel.number(e, at) for name, e in kernel.functions.items() if name in SPECIAL)
    for name, gpu in GPUS.items():
        if gpu.target == result["target"]:
            traffic = cost.traffic(kernel, shared_cache(gpu, rows or 1), at)
            seconds, limit = roofline(gpu, itemsize, traffic, multiplied, exponentials)
            found[name] = {
                "bytes": traffic,
                "multiplied": multiplied,
                "operations_a_byte": multiplied / traffic if traffic else None,
                "roofline_seconds": seconds,
                "limit": limit,
            }
    return found
