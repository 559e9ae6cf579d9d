"""What `derive bench` does: chooses the cases, measures them, writes JSON, Markdown and pictures."""

import json
import os
from pathlib import Path

from derive import __version__
from derive.bench.caches import empty_caches
from derive.bench.cases import CASES, EVERY
from derive.bench.fresh import Fresh
from derive.bench.growth import LABELS, LENGTHS, grown
from derive.bench.limit import Limit
from derive.bench.machine import machine
from derive.bench.memory import memory_rows
from derive.bench.peaks import SIDES, peaks
from derive.bench.report import markdown
from derive.bench.running import DIRECTIONS, QUICK, Budget, measured
from derive.bench.table import line
from derive.errors import NoBench, NothingStored, NotWritable, UnknownVariant
from derive.targets.table import HEADS, PREDICTED, STATIC, compiled_cells, predicted_cells

SHORT = (256,)
FEW = LENGTHS[:3]
ENOUGH = 110.0  # seconds after which a short run begins nothing more, so that it ends in three minutes
FIRST = LABELS[:1]  # of the case whose memory a short run has


def chosen(ids, quick=False):
    """The cases of some formulas, all without any; quick: those that a short run has, if there are any.

    Raises NoBench.
    """
    known = {case.id for case in EVERY}
    for name in ids:
        if name not in known:
            raise NoBench(name, sorted(known))
    found = [case for case in EVERY if not ids or case.id in ids]
    return (quick and [case for case in found if case.quick]) or found


def static_modules(ids, out, variants=()):
    """The stored Triton modules of some formulas; without ids, of those that have peers.

    Raises UnknownFormula, UnknownVariant, NothingStored.
    """
    from derive import building
    from derive.targets import static

    names = [target.id for target in building.targets(ids or tuple(dict.fromkeys(c.id for c in CASES)), ())]
    known = static.variants_of(names)
    for variant in variants:
        if variant not in known:
            raise UnknownVariant(", ".join(ids) or "no formula here", variant, known)
    found = static.modules(names, out, variants)
    if not found:
        raise NothingStored(f"Triton kernels of {', '.join(names)}", out)
    return found


def compile_static(modules, quick=False, targets=(), dtypes=(), jobs=None, progress=lambda text: None):
    """Lists of plain data, one for each module as soon as it is compiled; what was compiled is kept for the next time.

    jobs: processes at once, as many as there are cores without it.  Raises NotWritable.
    """
    from derive.runtime.modules import cache_folder
    from derive.runtime.native_cache import CHOOSE_CACHE
    from derive.targets import static

    cache = cache_folder() / "aot"
    try:
        cache.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise NotWritable(cache, problem, CHOOSE_CACHE) from None
    widths = static.WIDTHS[:1] if quick else static.WIDTHS
    return static.compiled(modules, cache, widths, dtypes, targets, jobs or os.cpu_count() or 1, progress)


def measure(ids, threads=(1,), quick=False, with_growth=False, progress=lambda text: None):
    """Plain data of everything that was measured, also of a run that its user breaks off (Ctrl-C)."""
    import torch

    cases, limit, growing = chosen(ids, quick), Limit(ENOUGH if quick else None), []
    found = []
    if with_growth:
        growing = [case for case in cases if case.label in LABELS][: 1 if quick else None]
    with empty_caches(), Fresh() as fresh:
        with limit.part("the peaks of the machine"):
            found = peaks(threads, *((0.5, SIDES[:2]) if quick else ()))
        budget, lengths = (QUICK, SHORT) if quick else (Budget(), None)
        rows = measured(cases, lengths, threads, budget, found, limit, progress)
        torch.set_num_threads(1)
        memory = memory_rows(rows, fresh.held, FIRST if quick else None, limit, progress)
        several = (FEW, DIRECTIONS[:1]) if quick else (LENGTHS, DIRECTIONS)
        growth = grown(growing, *several, fresh.held, limit, progress)
    return {
        "machine": machine() | {"derive": __version__},
        "peaks": found,
        "rows": rows,
        "missing": limit.missing,
        "broken_off": limit.broken_off,
        "memory": memory,
        "growth": growth,
    }


def write(data, folder, with_plots=False, file=None):
    """Writes results.json, results.md and, if asked for, pictures; all texts are made before one is written.

    file: one more for the JSON.
    """
    more = {}
    if with_plots:
        from derive.bench.plots import pictures

        more = pictures(data)
    return _written(folder, file, {"results.json": as_json(data), "results.md": markdown(data)} | more)


def write_static(rows, folder, file=None):
    """Writes static.json and static.md; file: one more for the JSON."""
    return _written(folder, file, {"static.json": as_json(rows), "static.md": static_markdown(rows)})


def static_markdown(rows):
    parts = ["# Compiled ahead of time", "", STATIC]
    for heads, cells in ((HEADS, compiled_cells), (PREDICTED, predicted_cells)):
        parts += ["", line("kernel", *heads), line(*["---"] * (len(heads) + 1))]
        parts += [line(f"{row['module']} {row['kernel']}", *found) for row in rows for found in cells(row)]
    return "\n".join([*parts, ""])


def as_json(data):
    return json.dumps(data, indent=1) + "\n"


def _written(folder, file, named):
    texts = {Path(folder) / name: text for name, text in named.items()}
    if file:
        texts[Path(file)] = next(iter(named.values()))
    try:
        for path, content in texts.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            part = path.with_name(f"{path.name}.part")
            part.write_text(content, encoding="utf-8")
            os.replace(part, path)
    except OSError as problem:
        raise NotWritable(path, problem, "choose another folder with --to") from None
    return list(texts)
