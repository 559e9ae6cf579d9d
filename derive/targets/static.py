"""What generated Triton kernels compile to for GPUs that are not there, and what the cost model predicts of them.

Nothing here is a measured speed.
"""

import math
from itertools import product
from pathlib import Path

from derive import catalogue
from derive.cost import streamed
from derive.cost.record import full_data
from derive.cost.settings import numbers, sizes_for, sizes_of
from derive.derivation import derive_formula
from derive.options import FILES, folder
from derive.targets import aot
from derive.targets.gpus import GPUS, roofline

SETTING = {"BATCH": 4, "HEADS": 16}
LENGTH = 4096
WIDTHS = (64, 128)
DTYPES = {"float16": 2, "bfloat16": 2, "float32": 4}
TARGETS = tuple(aot.TARGETS)
SPECIAL = ("exp", "log", "tanh", "sigmoid", "logsigmoid", "sin", "cos", "erf")  # each takes the unit for exponentials
RESIDENT = 2  # blocks that a processor runs at once


def compiled(ids, out="generated", widths=WIDTHS, dtypes=("float16",), targets=TARGETS, progress=lambda text: None):
    """Rows of plain data, one for each kernel, dtype, width and target, of all shipped variants of some formulas."""
    rows = []
    for name in ids:
        for options in catalogue.variants(name):
            place = folder(name, options)
            path = Path(out) / place / FILES["triton"]
            if not path.is_file():
                continue
            progress(place)
            costs = _costs(name, options)
            common = {"path": str(path.absolute()), "stage": "binary"}
            jobs = [
                common | {"width": width, "dtype": dtype, "target": target}
                for dtype, width, target in product(dtypes, widths, targets)
            ]
            rows += [{"module": place, **_row(result, costs)} for result in aot.run(jobs, timeout=3600)]
    return rows


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
    itemsize, found = DTYPES[result["dtype"]], {}
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
