"""What every shipped Triton kernel compiles to on every target, without a GPU.

    python tests/aot_table.py --all --json FILE             both directions, all dtypes, widths 64 and 128
    python tests/aot_table.py softmax --dtypes float16      the modules whose path holds a word
    python tests/aot_table.py --all --printed               as the printers print them now, not as they are stored

The order is that of importance: forward before backward, 16 bits before 32.  What is found is kept by the content of
the kernels (build/aot), so a run that was stopped goes on where it was, and repeats are free.
"""

import argparse
import json
import sys
import time
from collections import Counter
from itertools import product
from pathlib import Path

from derive.targets import aot

ROOT = Path(__file__).resolve().parent.parent
STORED = ROOT / "generated"
CACHE = ROOT / "build" / "aot"
PRINTED = ROOT / "build" / "printed"
WIDTHS = (64, 128)
ORDER = [
    *product(("float16", "bfloat16"), ("forward",)),
    *product(("float16", "bfloat16"), ("backward",)),
    *product(("float32",), ("forward", "backward")),
]
HEADS = ("kernel", "dtype", "width", "target", "tile", "warps", "stages", "registers", "spills", "shared", "matrix")


def modules(words=(), folder=STORED):
    """The Triton modules of a folder whose path holds one of the words; all without any."""
    found = sorted(folder.glob("**/triton_kernel.py"))
    return [p for p in found if not words or any(word in str(p.relative_to(folder)) for word in words)]


def printed():
    """A folder with the Triton modules that `derive build` would store, without the proofs."""
    from derive import catalogue
    from derive.compiling import sources_of
    from derive.options import FILES, folder

    for name in catalogue.FORMULAS:
        for options in catalogue.variants(name):
            path = PRINTED / folder(name, options) / FILES["triton"]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(sources_of(catalogue.formula(name, **options))["triton"])
    return PRINTED


def batches(paths, dtypes, widths, targets):
    """Lists of jobs, the important ones first; each is a process's work."""
    for dtype, direction in ORDER:
        if dtype in dtypes:
            for path in paths:
                common = {"path": str(path), "dtype": dtype, "stage": "binary", "directions": [direction]}
                found = product(widths, targets)
                yield [common | {"width": width, "target": target, "cache": str(CACHE)} for width, target in found]


def rows(results):
    """The results as rows of text."""
    for r in results:
        name = f"{module_name(r)} {r['kernel']}"
        if "error" in r:
            yield [name, r["dtype"], str(r["width"]), r["target"], r["error"].splitlines()[0]]
            continue
        tile_rows, columns, warps, stages = r["launch"]
        tile = "x".join(str(n) for n in (tile_rows, columns) if n is not None) or "-"
        numbers = (warps, stages or "-", r["registers"], r["spills"], r["shared"], r["matrix"])
        yield [name, r["dtype"], str(r["width"]), r["target"], tile, *map(str, numbers)]


def module_name(result):
    """A module's path within its folder."""
    path = Path(result["path"]).parent
    return str(path.relative_to(next(folder for folder in (STORED, PRINTED) if path.is_relative_to(folder))))


def direction(result):
    return result["kernel"].partition("_")[0]


def table(results):
    lines = [HEADS, *rows(results)]
    widths = [max(len(line[n]) for line in lines if n < len(line) - 1 or line is HEADS) for n in range(len(HEADS))]
    return "\n".join("  ".join(text.ljust(w) for text, w in zip(line, widths, strict=False)).rstrip() for line in lines)


def summary(results):
    """Kernels, spills by direction and dtype, the most shared memory of each target, what breaks a limit."""
    lines = []
    for (way, dtype), count in sorted(Counter((direction(r), r["dtype"]) for r in results).items()):
        spilled = [r["spills"] for r in results if (direction(r), r["dtype"]) == (way, dtype) and r.get("spills")]
        more = f", at most {max(spilled)}" if spilled else ""
        lines.append(f"{way} {dtype}: {count} kernels, {len(spilled)} with spills{more}")
    for target, limit in aot.SHARED_LIMITS.items():
        used = [r["shared"] for r in results if r["target"] == target and "shared" in r]
        lines.append(f"{target}: at most {max(used, default=0)} of {limit} bytes of shared memory")
    seconds = sum(r.get("seconds", 0) for r in results)
    return "\n".join([*lines, f"{seconds:.0f} s of the processor (what is in the cache counts)"])


def broken(results):
    """The kernels that break a limit; spills count where the forward is in 16 bits and at most 128 wide."""
    for r in results:
        strict = direction(r) == "forward" and r["dtype"] != "float32" and r["width"] <= 128
        for fault in aot.faults(r, spills=strict):
            yield f"{module_name(r)} {r['kernel']} {r['dtype']} {r['width']} {r['target']}: {fault.splitlines()[0]}"


def compiled(jobs, timeout):
    """The results of a batch; where its process dies, each job is tried alone."""
    try:
        return aot.run(jobs, timeout)
    except RuntimeError as fault:
        if len(jobs) > 1:
            return [result for job in jobs for result in compiled([job], timeout)]
        return [jobs[0] | {"kernel": f"{jobs[0]['directions'][0]}_?", "error": str(fault)}]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="parts of the modules' paths")
    parser.add_argument("--all", action="store_true", help="every module")
    parser.add_argument("--printed", action="store_true", help="what the printers give now in place of what is stored")
    parser.add_argument("--dtypes", nargs="+", default=["float16", "bfloat16", "float32"])
    parser.add_argument("--widths", nargs="+", type=int, default=WIDTHS)
    parser.add_argument("--targets", nargs="+", default=list(aot.TARGETS), choices=aot.TARGETS)
    parser.add_argument("--json", type=Path, help="where the results go, after every module")
    given = parser.parse_args()
    if bool(given.words) == given.all:
        parser.error("give parts of the paths of modules, or --all")
    begin, results = time.time(), []
    paths = modules(given.words, printed() if given.printed else STORED)
    for jobs in batches(paths, given.dtypes, given.widths, given.targets):
        results += compiled(jobs, timeout=3600)
        if given.json:
            given.json.write_text(json.dumps(results, indent=1))
        print(f"{time.time() - begin:6.0f} s {len(results):5} kernels", file=sys.stderr, flush=True)
    print(table(results))
    faults = list(broken(results))
    print("\n" + summary(results) + "\n")
    print("\n".join(["broken limits:", *faults]) if faults else "no limit is broken")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
