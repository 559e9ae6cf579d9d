"""How fast the machine multiplies: large matrices in torch, and registers alone, measured in turns like the rest."""

from functools import partial

import torch

from derive.bench.fma import loop
from derive.bench.timing import interleaved

SIDES = (1024, 1536, 2048)
DTYPES = (torch.float32, torch.bfloat16)
FMA = "FMA"


def peaks(threads, budget=4.0, sides=SIDES):
    """Plain data: operations a second for each number of threads, the median of the rounds.

    gemm: by dtype and side; fma: None where there is no compiler; width: bits of its vectors.
    """
    before, found = torch.get_num_threads(), []
    try:
        for count in threads:
            torch.set_num_threads(count)
            found.append(_of(count, budget, sides))
    finally:
        torch.set_num_threads(before)
    return found


def _of(threads, budget, sides):
    calls, operations = {}, {}
    for dtype in DTYPES:
        for side in sides:
            a, b, out = (torch.randn(side, side).to(dtype) for _ in range(3))
            calls[dtype, side] = partial(torch.mm, a, b, out=out)
            operations[dtype, side] = 2 * side**3
    registers = loop(threads)
    if registers:
        calls[FMA], operations[FMA] = registers, registers.operations
    times = interleaved(calls, budget)
    rates = {name: operations[name] / t.median for name, t in times.items()}
    gemm = {named(dtype): {str(side): rates[dtype, side] for side in sides} for dtype in DTYPES}
    width = registers.width if registers else None
    return {"threads": threads, "gemm": gemm, "fma": rates.get(FMA), "width": width}


def named(dtype):
    return str(dtype).removeprefix("torch.")


def gemm_peak(found, dtype, threads, fma=None):
    """The highest of the sides, in operations a second; None where it was not measured.

    fma: what the loop on registers reaches now: if that is less than it was, the products would be as much slower.
    """
    for peak in found:
        if peak["threads"] == threads and dtype in peak["gemm"]:
            now = fma / peak["fma"] if fma and peak["fma"] else 1
            return now * max(peak["gemm"][dtype].values())
    return None
