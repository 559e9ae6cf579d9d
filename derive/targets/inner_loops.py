"""The instructions of a kernel's inner loop, counted in the code that its compiler made."""

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
    """The length of the loop that matters: of the innermost ones that with the most products, then the longest; 0
    without any loop.
    """
    inner = [a for a in loops if not any(b != a and a[0] <= b[0] and b[1] <= a[1] for b in loops)]
    best = max(inner, key=lambda a: (sum(matrix[a[0] : a[1] + 1]), a[1] - a[0]), default=None)
    return best[1] - best[0] + 1 if best else 0
