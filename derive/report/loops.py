"""The loops of a TileProgram: what a block owns, what streams past it, the state, its corrections, which tiles count.

Each stage becomes plain data: {"title", "text", "parts"}, a part being (what it is, its equations as boxes).
"""

import sympy as sp

from derive.formula import Entry
from derive.passes.certificates import RankCorrection
from derive.program import Definition
from derive.report import boxes as b
from derive.report.layout import PRODUCT, Layout, definition
from derive.tiles import OLD, PairKernel, StateKernel

SEEN_WHOLE = " is seen whole by every row of the block: no mask there."


def stages(tiles, layout):
    """The stages in order; row-level definitions that follow one another stand together."""
    out, rows = [], []
    for stage in tiles.stages:
        if isinstance(stage, Definition):
            rows.append(stage)
            continue
        if rows:
            out.append(_rows(rows, layout))
            rows = []
        out.append(_stage(stage, layout))
    return [*out, _rows(rows, layout)] if rows else out


def _stage(stage, layout):
    if isinstance(stage, PairKernel):
        return _loop(stage, layout)
    if isinstance(stage, StateKernel):
        return _states(stage, layout)
    return _rows(stage.definitions, layout)


def _rows(definitions, layout):
    text = [b.words("Values of single rows: no pair is formed.")]
    equations = [definition(d, layout) for d in definitions]
    return {"title": "By rows", "text": [text], "parts": [("Values", equations)], "stores": [], "state": []}


def _loop(kernel, layout):
    p, s = kernel.parallel, kernel.streamed
    text = [
        b.words("A block of "), b.name(p.name), b.words(" stays in fast memory; tiles of "), b.name(s.name),
        b.words(" stream past it, "), *_between(kernel.visible, s, layout), b.words("."),
    ]  # fmt: skip
    lines = [text]
    if kernel.full.lower != kernel.full.upper:
        lines.append([b.words("A tile within "), *_between(kernel.full, s, layout), b.words(SEEN_WHOLE)])
    if kernel.serial:
        lines.append([b.words("One after the other: "), b.words(", ".join(x.name for x in kernel.serial))])
    running = {d.name for d in kernel.statistics}
    names = [layout.name(name).parts[0] for name in kernel.outputs]
    parts = [
        ("On each tile", [definition(d, layout) for d in kernel.values]),
        ("The running maximum", [_running_maximum(d, layout) for d in kernel.statistics]),
        ("From the maximum", [definition(d, layout) for d in kernel.derived]),
        ("The sums so far", [_sum_so_far(d, kernel, layout) for d in kernel.sums]),
        ("Added up elsewhere", [definition(d, layout) for d in kernel.scatters]),
        ("Kept for each pair", [definition(d, layout) for d in kernel.kept]),
        ("Carried from block to block", [_carried(c, kernel, layout) for c in kernel.carried]),
        ("When the loop ends", [definition(d, layout) for d in kernel.epilogue if d.name not in running]),
    ]
    return {"title": f"A block of {p.name}, tiles of {s.name}", "text": lines, "stores": names,
            "state": [layout.name(d.name) for d in kernel.state],
            "parts": [(what, equations) for what, equations in parts if equations]}  # fmt: skip


def _between(bounds, s, layout):
    lower, upper = layout.box(bounds.lower), layout.box(bounds.upper)
    return [b.row(lower, b.sign("≤"), b.name(s.name), b.sign("<"), upper)]


def _running_maximum(d, layout):
    left = _at_its_place(d, layout)
    tile = b.row(_tile_sign("max", d, layout), layout.box(d.body, PRODUCT))
    return b.row(left, b.sign("←"), b.name("max"), b.fenced(b.joined([left, tile])))


def _tile_sign(sign, d, layout):
    """A sign over the places of one tile, with the condition below them."""
    tile = b.row(b.joined([b.name(x.name) for x in d.over]), b.words(" ∈ tile"))
    lines = [tile] if d.where == sp.true else [tile, *layout.conditions(d.where)]
    return b.under(b.sign(sign), *lines)


def _sum_so_far(d, kernel, layout):
    """left ← correction · left + the sum over the tile"""
    left = _at_its_place(d, layout)
    tile = b.row(_tile_sign("∑", d, layout), layout.box(d.body, PRODUCT))
    before = [left]
    for correction in kernel.corrections_of(d.name):
        if isinstance(correction, RankCorrection):
            before = [_moved(d, correction, kernel, layout)]
        else:
            old = b.superscript(layout.box(correction.statistic), b.words("old"))
            before += [b.sign("⋅"), Layout(layout.names, {correction.old: old}).box(correction.factor, PRODUCT)]
    return b.row(left, b.sign("←"), *before, b.sign("+"), tile)


def _moved(d, correction, kernel, layout):
    """The row of the matrix that moves a sum with the others of its group."""
    group = [next(x for x in kernel.sums if x.name == name) for name in kernel.moments_of(d.name)]
    new = layout.box(correction.statistic)
    old = b.superscript(new, b.words("old"))
    shown = Layout(layout.names, {correction.old: old, correction.new: new})
    terms = []
    for n, other in enumerate(group):
        factor = correction.matrix[0, n]
        if factor != 0:
            terms += [b.sign("+")] if terms else []
            terms += [shown.box(factor, PRODUCT), b.sign("⋅"), layout.box(Entry(other.name, *other.indices))]
    return b.row(*terms)


def _carried(carried, kernel, layout):
    left = _at_its_place(next(d for d in kernel.sums if d.name == carried.name), layout)
    terms = []
    for body, over in carried.terms:
        terms += [b.sign("+")] if terms else []
        terms.append(layout.below("∑", over, carried.where) if over else b.row())
        terms.append(layout.box(body, PRODUCT))
    return b.row(left, b.words(" starts from "), *terms)


def _at_its_place(d, layout):
    return layout.box(Entry(d.name, *d.indices))


def _states(kernel, layout):
    way = "from the last block to the first" if kernel.descending else "from the first block to the last"
    anchor = "last" if kernel.descending else "first"
    text = (
        f"What every row of a block of {kernel.parallel.name} sees is not gone through again for each block: a state "
        f"carries its sum {way}. It is stored at the {anchor} row of each block."
    )
    parts = [("State", [definition(s.definition, layout) for s in kernel.states])]
    before = Layout(layout.names, {OLD: b.words("row before")})
    moved = [
        b.row(
            _at_its_place(s.definition, layout),
            b.sign("←"),
            before.box(s.moved),
            b.sign("+"),
            b.words("the new columns"),
        )
        for s in kernel.states
    ]
    parts.append(("From block to block", moved))
    return {"title": "States between the blocks", "text": [[b.words(text)]], "parts": parts, "stores": [], "state": []}
