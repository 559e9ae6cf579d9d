"""The numbers that formulas are evaluated at: sizes that belong together, block sizes, bytes of an element."""

import sympy as sp

from derive.cost.arithmetic import Numbers
from derive.cost.counting import ROWS
from derive.cost.kernels import BYTES, INTEGER, WIDE
from derive.emit.accesses import COLUMNS
from derive.emit.configurations import DOUBLE, HALF, LIMITS, SINGLE, class_of
from derive.formula import Size
from derive.tiles import RowKernel

WIDTH, PARAMETER, PIXELS = 64, 128, 64  # of an axis that nobody gave a size
ROW_TILE, MOST_ROWS = 4096, 128  # of a row kernel, whose blocks are not in the tables


def sizes_of(formula):
    """The sizes that a formula mentions, in the order of its inputs."""
    found = {}
    for t in formula.inputs:
        found |= dict.fromkeys((*(x.size for x in t.leading(formula.grouped)), *t.sizes))
    for let in (*formula.lets, *formula.outputs):
        more = sp.sympify(let.value).atoms(Size) | {x.size for x in let.indices}
        found |= dict.fromkeys(sorted(more, key=lambda s: s.name))
    return tuple(found)


def sizes_for(formula, given, length=None):
    """{name: number} of all sizes: those given, those that constraints fix, and usual ones for the others."""
    usual = {"batch": 1, "length": length, "pixel": PIXELS, "width": WIDTH, "param": PARAMETER}
    fixed = {c.lhs: c.rhs for c in formula.constraints}
    of_itself = {s for s, e in fixed.items() if s in sp.sympify(e).atoms(Size)}  # an odd size, near the usual one
    known = dict(given)
    for s in sizes_of(formula):
        if (s not in fixed or s in of_itself) and s.name not in known and usual[s.role] is not None:
            known[s.name] = usual[s.role]
    for s, e in fixed.items():
        if s.name not in known or (s in of_itself and s.name not in given):
            known[s.name] = int(Numbers(known)(e))
    return known


def blocks_of(kernel, itemsize, sizes, target="cuda"):
    """(rows, columns) that a kernel is launched with by default."""
    printed = getattr(kernel.kernel, "pairs", kernel.kernel)  # states have the blocks of the kernel that reads them
    widths = [sizes[x.size.name] for x in printed.dialect.widths]
    widest = max(*widths, 1, 1)
    if isinstance(kernel.stage, RowKernel):
        padded = max(16, 1 << (widest - 1).bit_length())
        return max(1, min(MOST_ROWS, ROW_TILE // padded)), 1
    name = class_of(printed.stage)
    entries = {2: HALF[name][target] if itemsize == 2 else (), 4: SINGLE[name], 8: DOUBLE[name]}[itemsize]
    entry = next((entry for limit, entry in zip(LIMITS, entries, strict=True) if widest <= limit), entries[-1])
    return entry[:2]


def numbers(kernel, sizes, itemsize, blocks=None, data=None):
    """What a kernel's formulas are evaluated with."""
    rows, columns = blocks or blocks_of(kernel, itemsize, sizes)
    integer = {x.dtype.itemsize for x in (data or {}).values() if x.dtype.kind == "i"}
    blocks_and_bytes = {ROWS.name: rows, COLUMNS.name: columns, **bytes_of(itemsize, max(integer, default=8))}
    return Numbers({**sizes, **blocks_and_bytes}, data)


def bytes_of(itemsize, integer=8):
    """The bytes of elements; half precision accumulates in float32."""
    return {BYTES.name: itemsize, WIDE.name: max(4, itemsize), INTEGER.name: integer}
