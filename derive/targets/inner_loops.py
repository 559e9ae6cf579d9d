"""The instructions of a kernel's inner loops, counted in the code that its compiler made.

A kernel has two of them where it treats tiles that every row sees whole apart from those that need a mask; the order is
that of the code.
"""

import re

SASS = re.compile(r"^\s*/\*([0-9a-f]{4,})\*/\s+(.*?);", re.MULTILINE)
SASS_MATRIX = re.compile(r"\b(HMMA|HGMMA|QGMMA|IMMA|DMMA|UTC\w*MMA)")
LABEL = re.compile(r"^(\.LBB\d+_\d+):")
BRANCH = re.compile(r"\bs_c?branch\w*\s+(\.LBB\d+_\d+)")
GCN = re.compile(r"^\s+[a-z]\w*")
GCN_MATRIX = re.compile(r"\bv_mfma")


def of_sass(text):
    """Of the listing of cuobjdump."""
    lines = [(int(place, 16), what) for place, what in SASS.findall(text)]
    order = {place: n for n, (place, _) in enumerate(lines)}
    loops = []
    for n, (_, what) in enumerate(lines):
        found = re.search(r"\bBRA\b.*0x([0-9a-f]+)", what)
        start = order.get(int(found[1], 16)) if found else None
        if start is not None and start < n:
            loops.append((start, n))
    return _innermost(loops, [bool(SASS_MATRIX.search(what)) for _, what in lines])


def of_amdgcn(text):
    """Of the assembler's text for AMD."""
    labels, loops, matrix = {}, [], []
    for line in text.splitlines():
        if found := LABEL.match(line):
            labels[found[1]] = len(matrix)
        elif GCN.match(line):
            matrix.append(bool(GCN_MATRIX.search(line)))
            branch = BRANCH.search(line)
            if branch and branch[1] in labels:
                loops.append((labels[branch[1]], len(matrix) - 1))
    return _innermost(loops, matrix)


def _innermost(loops, matrix):
    """The lengths of the loops that matter: with products and no such loop inside; the longest if none has any."""
    with_products = [a for a in loops if any(matrix[a[0] : a[1] + 1])]
    lengths = [last - first + 1 for first, last in sorted(_without_inner(with_products or loops))]
    return lengths if with_products else sorted(lengths)[-1:]


def _without_inner(loops):
    """The innermost of them; a jump from a block apart back into a loop makes none: it starts within and ends after."""
    loops = [a for a in loops if not any(b[0] < a[0] <= b[1] < a[1] for b in loops)]
    return [a for a in loops if not any(b != a and a[0] <= b[0] and b[1] <= a[1] for b in loops)]
