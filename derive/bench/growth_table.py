"""Growth with the length as a table: time and memory at each length, and the exponents."""

from derive.bench.growth import FITTED
from derive.bench.table import number, table

HOW = (
    f"Milliseconds, and the peak of memory in MiB above inputs and libraries, on one thread. Exponents are fitted to "
    f"the last {FITTED} lengths of each. What was not measured stands below, with its reason."
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
    ends = [
        f"- {row['case']}, {row['direction']}: {row['candidate']} {row['stopped']}" for row in rows if row["stopped"]
    ]
    return [HOW, "", *table(heads, lines), *(["", *ends] if ends else [])]


def _both(row, length):
    if length not in row["seconds"]:
        return "-"
    held = row["bytes"].get(length)
    return number(row["seconds"][length] * 1e3) + (f" / {held / 2**20:.0f}" if held is not None else "")
