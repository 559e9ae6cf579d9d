"""The measurements as Markdown: tables of times, arithmetic and memory, the machine, what was left out and why."""

from derive.bench.case import BATCH, HEADS, MAIN, SIZES, WIDTH
from derive.bench.growth_table import growth_lines
from derive.bench.peers import COMPILED
from derive.bench.table import number, percent, table
from derive.bench.timing import SLOW

HEADINGS = {MAIN: "Times", SIZES: "Sizes at which a kernel may be slow"}
NAMED = 6  # of what was not measured for the same reason; all of it stands in the JSON
HOW = (
    "Medians of interleaved runs in one process, in milliseconds. A ratio is the time of the best peer over that of "
    "the first generated function in the table, above 1 where that is faster; in brackets the quartiles of single "
    f"rounds. Who takes {SLOW:.0f} times as long as the best peer, or as the best generated function, has one to three "
    "rounds. The first call has the compilation in it: what torch.compile and derive keep of compiled code was empty "
    f"before. Where the name of a case says nothing else: batch {BATCH}, {HEADS} heads, width {WIDTH}, float32."
)
ARITHMETIC = (
    "Useful operations are those of the products of visible pairs: two forward, five more backward (the scores again, "
    "the gradients of weights, values, queries and keys). The peak of FMA is that of a loop on registers in float32, "
    "run in turns with the candidates. The peak of GEMM is the highest of the products above, in the dtype of the row, "
    "times what that loop reached of its own peak above: so a machine that others use too counts on both sides."
)
MEMORY = (
    "Peaks of a call in a process of its own, on one thread, above its inputs and libraries, in MiB. Workspace is what "
    "is left without outputs and gradients, in percent of these. Systems count this to some "
    "tenths of a MiB: results of less than 1 MiB have no percentage."
)


def markdown(data):
    """The text of the file, from the plain data of `derive bench`."""
    rows = data["rows"]
    parts = ["# Measured beside the peers", "", *head_lines(data["machine"]), *peak_lines(data["peaks"]), "", HOW]
    for group, heading in HEADINGS.items():
        parts += _section(heading, time_lines([row for row in rows if row["group"] == group]))
    parts += _section("Left out", left_out_lines(rows, data["missing"]))
    parts += _section("Useful arithmetic of the generated functions", arithmetic_lines(rows), ARITHMETIC)
    parts += _section("Memory", memory_lines(data["memory"]), MEMORY)
    parts += _section("Growth with the length", growth_lines(data["growth"]))
    return "\n".join([*parts, ""])


def _section(heading, lines, text=None):
    return ["", f"## {heading}", "", *([text, ""] if text else []), *lines] if lines else []


def head_lines(about):
    versions = ", ".join(f"{name} {about[name]}" for name in ("torch", "python", "derive"))
    return [f"{about['processor']}, {about['cores']} cores, {about['vectors']}; {about['system']}; {versions}."]


def peak_lines(peaks):
    """The peaks of the machine, a line a dtype and one for the loop on registers."""
    if not peaks:
        return []
    heads, lines = ("GF/s", *(threads_of(peak) for peak in peaks)), []
    for dtype, sides in peaks[0]["gemm"].items():
        for side in sides:
            rates = (number(peak["gemm"][dtype][side] / 1e9) for peak in peaks)
            lines.append((f"torch.mm, {dtype}, {side} cubed", *rates))
    if peaks[0]["fma"]:
        name = f"FMA on registers, float32, vectors of {peaks[0]['width']} bits"
        lines.append((name, *(number(peak["fma"] / 1e9) for peak in peaks)))
    without = [] if peaks[0]["fma"] else ["", "There is no C++ compiler: the peak of FMA was not measured."]
    return ["", *table(heads, lines), *without]


def threads_of(found):
    return f"{found['threads']} thread{'s' * (found['threads'] > 1)}"


def time_lines(rows):
    """A line a row: the time of everyone, the ratio, the seconds of the first call."""
    if not rows:
        return []
    names = list(dict.fromkeys(name for row in rows for name in row["milliseconds"]))
    compiling = [*dict.fromkeys(name for row in rows for name in row["generated"]), COMPILED]
    heads = ("case", "N", "direction", "threads", *(f"{n} ms" for n in names), "best peer", "ratio")
    lines = []
    for row in rows:
        times = (number(row["milliseconds"].get(name)) for name in names)
        first = (number(row["first_seconds"].get(name)) for name in compiling)
        lines.append((*who(row), *times, row["best_peer"] or "-", headline(row), *first))
    return table((*heads, *(f"{name} first s" for name in compiling)), lines)


def who(row):
    return row["case"], str(row["length"] or ""), row["direction"], str(row["threads"])


def headline(row):
    """The ratio of the first generated function."""
    return shown(next(iter(row["ratios"].values()))) if row["ratios"] else "-"


def shown(found):
    """A ratio and its spread: 1.25 (1.21-1.31)."""
    return f"{found['median']:.2f} ({found['low']:.2f}-{found['high']:.2f})"


def arithmetic_lines(rows):
    lines = [
        (*who(row), name, number(found["rate"]), percent(found["of_gemm"]), percent(found["of_fma"]))
        for row in rows
        if row["arithmetic"]
        for name, found in row["arithmetic"]["reached"].items()
    ]
    heads = ("case", "N", "direction", "threads", "function", "useful GF/s", "of GEMM", "of FMA")
    return table(heads, lines) if lines else []


def memory_lines(rows):
    lines = [
        (
            row["case"],
            str(row["length"] or ""),
            row["direction"],
            row["candidate"],
            *(number(row[part] / 2**20) for part in ("peak", "outputs", "gradients", "workspace")),
            f"{row['percent']:.1f}%" if row["outputs"] + row["gradients"] >= 2**20 else "-",
        )
        for row in rows
    ]
    heads = ("case", "N", "direction", "candidate", "peak", "outputs", "gradients", "workspace", "of the results")
    return table(heads, lines) if lines else []


def left_out_lines(rows, missing):
    """A line for each candidate and reason, with the cases; then what was not measured."""
    cases = {}
    for row in rows:
        for name, why in row["left_out"].items():
            cases.setdefault((row["direction"], name, why), {})[row["case"]] = None
    lines = [f"- {name}, {direction}: {why} ({'; '.join(mine)})" for (direction, name, why), mine in cases.items()]
    return lines + [f"- {text}" for text in missing_lines(missing)]


def missing_lines(missing):
    """What was not measured: a line each, those with the same reason up to NAMED."""
    lines = []
    for why in dict.fromkeys(one["why"] for one in missing):
        mine = [one["asked"] for one in missing if one["why"] == why]
        lines += [f"{asked}: {why}" for asked in mine[:NAMED]]
        if len(mine) > NAMED:
            lines.append(f"and {len(mine) - NAMED} more, which results.json names: {why}")
    return lines
