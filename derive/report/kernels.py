"""The loops of a TileProgram, in words: what a block owns, what streams past it, the state, which tiles count."""

import sympy as sp

from derive.program import Definition


def describe(tiles):
    """One Markdown text a stage."""
    return [_row(stage) if isinstance(stage, Definition) else _loop(stage) for stage in tiles.stages]


def _row(d):
    return f"Row level: `{d}`"


def _loop(kernel):
    p, s = kernel.parallel, kernel.streamed
    lines = [
        f"A block of `{p}` (of {p.size}) stays; tiles of `{s}` (of {s.size}) stream past it, from "
        f"`{kernel.visible.lower}` to `{kernel.visible.upper}`."
    ]
    if kernel.full.lower != kernel.full.upper:
        lines.append(f"Between `{kernel.full.lower}` and `{kernel.full.upper}` every pair is visible: no mask there.")
    lines += ["", "| part | definition |", "|---|---|"]
    parts = (
        ("value on the tile", kernel.values),
        ("running maximum", kernel.statistics),
        ("from the maximum", kernel.derived),
        ("sum", kernel.sums),
        ("scatter", kernel.scatters),
        ("when the loop ends", kernel.epilogue),
    )
    for name, definitions in parts:
        lines += [f"| {name} | `{_cell(d)}` |" for d in definitions]
    for name, corrections in kernel.corrections:
        for c in corrections:
            lines.append(f"| correction of {name} | `{_cell(_factor(c))}` when the maximum moves |")
    return "\n".join(lines)


def _factor(correction):
    return sp.sstr(getattr(correction, "factor", None) or correction)


def _cell(text):
    return str(text).replace("|", "\\|")
