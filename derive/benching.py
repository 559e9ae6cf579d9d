"""What `derive bench` does: chooses the cases, measures them, writes JSON, Markdown and pictures."""

import json
from pathlib import Path

from derive import __version__
from derive.bench.cases import CASES
from derive.bench.growth import LABELS, LENGTHS, grown
from derive.bench.machine import gemm_peak, machine
from derive.bench.report import line, markdown
from derive.bench.running import FORWARD, QUICK, Budget, measured
from derive.errors import NoBench, NotWritable
from derive.targets.table import HEADS, PREDICTED, STATIC, compiled_cells, predicted_cells

SHORT = (256,)
FEW = LENGTHS[:3]


def chosen(ids):
    """The cases of some formulas, all without any.  Raises NoBench."""
    known = {case.id for case in CASES}
    for name in ids:
        if name not in known:
            raise NoBench(name, sorted(known))
    return [case for case in CASES if not ids or case.id in ids]


def compile_static(ids, out, quick=False, progress=lambda text: None):
    """Plain data of every kernel of some formulas; without any, of those that have peers.  Raises UnknownFormula."""
    from derive import building
    from derive.targets import static

    names = [target.id for target in building.targets(ids or tuple(dict.fromkeys(c.id for c in CASES)), ())]
    return static.compiled(names, out, widths=static.WIDTHS[:1] if quick else static.WIDTHS, progress=progress)


def measure(ids, threads=(1,), quick=False, with_growth=False, progress=lambda text: None):
    """Plain data of everything that was measured."""
    import torch

    cases = chosen(ids)
    rows = measured(cases, SHORT if quick else None, threads, QUICK if quick else Budget(), progress)
    dtypes = list(dict.fromkeys(case.dtype for case in cases))
    peaks = [
        {"dtype": str(dtype).removeprefix("torch."), "threads": count, "operations": gemm_peak(dtype, count)}
        for dtype in dtypes
        for count in threads
    ]
    growing = [case for case in cases if with_growth and case.label in LABELS]
    torch.set_num_threads(1)
    growth = grown(growing, FEW if quick else LENGTHS, FORWARD, progress)
    return {"machine": machine() | {"derive": __version__}, "peaks": peaks, "rows": rows, "growth": growth}


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
            path.write_text(content, encoding="utf-8")
    except OSError as problem:
        raise NotWritable(path, problem, "choose another folder with --to") from None
    return list(texts)
