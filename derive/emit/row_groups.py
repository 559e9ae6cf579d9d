"""Row-level stages as row kernels: neighbours over the same rows share one, if a tile of rows holds all they need."""

from dataclasses import replace

import sympy as sp

from derive.emit.triton_dialect import FUNCTIONS
from derive.program import Definition, indices_of, leading
from derive.rewriting.algebra import plain_indices
from derive.tiles import RowKernel


def with_row_kernels(tiles):
    """The TileProgram with RowKernels in place of the row-level stages that one can compute."""
    stages, group = [], []

    def close():
        if group:
            stages.append(_kernel(group, tiles))
            group.clear()

    for stage in tiles.stages:
        if isinstance(stage, Definition) and _eligible(stage):
            if group and not _joins(stage, group):
                close()
            group.append(stage)
        else:
            close()
            stages.append(stage)
    close()
    return replace(tiles, stages=tuple(stages))


def _rows(d):
    return tuple(x for x in d.indices if x.role in ("length", "pixel"))


def _eligible(d):
    """Rows, and at most one width, which may be reduced; a sum of products of two widths is a product for torch."""
    axes = {*d.indices, *d.over} | indices_of(d.body, d.where)
    widths = {x for x in axes if x.role == "width"}
    if d.at or not _rows(d) or len(widths) > 1 or any(x.role != "width" for x in d.over):
        return False
    known = all(
        type(f).__name__ in FUNCTIONS for f in d.body.atoms(sp.Function) if not isinstance(f, (sp.Mod, sp.ceiling))
    )
    return known and axes - set(d.over) <= set(d.indices)


def _joins(d, group):
    """Whether a definition has the rows of a group, and reads its values in place only."""
    first, names = group[0], {x.name: x for x in group}
    if _rows(d) != _rows(first) or leading(d.indices) != leading(first.indices):
        return False
    mine = [e for e in d.entries if e.name in names]
    return all(plain_indices(e) and e.indices == names[e.name].indices for e in mine)


def _kernel(group, tiles):
    *others, parallel = _rows(group[0])
    mine = {d.name for d in group}
    read = set(tiles.outputs)
    for stage in tiles.stages:
        for d in (stage,) if isinstance(stage, Definition) else stage.definitions:
            if d.name not in mine:
                read |= {e.name for e in d.entries}
    return RowKernel(
        parallel=parallel,
        leading=(*leading(group[0].indices), *others),
        definitions=tuple(group),
        stores=tuple(d.name for d in group if d.name in read),
    )
