"""Growth with the length as a table: time and memory at each length, and the exponents."""

from derive.bench.growth import FITTED, LONGEST
from derive.bench.table import number, table

HOW = (
    f"Milliseconds, and the peak of memory in MiB above inputs and libraries, on one thread. Exponents are fitted to "
    f"the last {FITTED} lengths. Who may take longer than {LONGEST:.0f} s, or half of the free memory, is not asked."
)


def growth_lines(rows):
    """A line a case, direction and candidate."""
    if not rows:
        return []
    lengths = sorted({n for row in rows for n in row["seconds"]})
    heads = ("case", "direction", "candidate", *(f"N = {n}" for n in lengths), "time ~ N^", "memory ~ N^")
    lines = []
    for row in rows:
        exponents = ("-" if row[e] is None else f"{row[e]:.2f}" for e in ("time_exponent", "memory_exponent"))
        lines.append((row["case"], row["direction"], row["candidate"], *(_both(row, n) for n in lengths), *exponents))
    return [HOW, "", *table(heads, lines)]


def _both(row, length):
    if length not in row["seconds"]:
        return "-"
    held = row["bytes"].get(length)
    return number(row["seconds"][length] * 1e3) + (f" / {held / 2**20:.0f}" if held is not None else "")
