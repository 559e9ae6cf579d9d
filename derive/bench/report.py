"""The measurements as Markdown: a table of ratios, the machine they were measured on, what was left out and why."""


def markdown(data):
    """The text of the file, from the plain data of `derive bench`."""
    parts = ["# Measured beside the peers", "", *_head(data), "", *_table(data["rows"])]
    if data.get("growth"):
        parts += ["", "## Growth with the length", "", *_growth(data["growth"])]
    return "\n".join([*parts, ""])


def _head(data):
    about = data["machine"]
    versions = ", ".join(f"{name} {about[name]}" for name in ("torch", "python", "derive"))
    peaks = ", ".join(
        f"{p['dtype']} {p['operations'] / 1e9:.0f} GF/s ({p['threads']} thread{'s' * (p['threads'] > 1)})"
        for p in data.get("peaks", ())
    )
    lines = [f"{about['processor']}, {about['cores']} cores, {about['vectors']}; {about['system']}; {versions}."]
    if peaks:
        lines.append(f"Products of large matrices in torch: {peaks}.")
    return [
        *lines,
        "Medians of interleaved runs in one process. A ratio is the time of the best peer over that of the generated "
        "function, above 1 where the generated one is faster; in brackets the quartiles of single rounds.",
    ]


def _table(rows):
    names = list(dict.fromkeys(name for row in rows for name in row["milliseconds"]))
    lines = [line("case", "N", "direction", "threads", *(f"{n} ms" for n in names), "best peer", "ratio")]
    lines.append(line(*["---"] * (len(names) + 6)))
    for row in rows:
        times = (f"{row['milliseconds'][n]:.3g}" if n in row["milliseconds"] else "-" for n in names)
        ratios = ", ".join(shown(r) for r in row["ratios"].values()) or "-"
        first = (row["case"], str(row["length"] or ""), row["direction"], str(row["threads"]))
        lines.append(line(*first, *times, row["best_peer"] or "-", ratios))
    left_out = {(r["case"], r["direction"], n): why for r in rows for n, why in r["left_out"].items()}
    if left_out:
        lines += ["", "Left out:", ""]
        lines += [f"- {case}, {direction}: {name} {why}" for (case, direction, name), why in left_out.items()]
    return lines


def shown(found):
    """A ratio and its spread: 1.25 (1.21-1.31)."""
    return f"{found['median']:.2f} ({found['low']:.2f}-{found['high']:.2f})"


def _growth(rows):
    lengths = sorted({n for row in rows for n in row["seconds"]})
    lines = [line("case", "candidate", *(f"N = {n}" for n in lengths), "time ~ N^", "memory ~ N^")]
    lines.append(line(*["---"] * (len(lengths) + 4)))
    for row in rows:
        times = (_both(row, n) for n in lengths)
        exponents = ("-" if row[e] is None else f"{row[e]:.2f}" for e in ("time_exponent", "memory_exponent"))
        lines.append(line(row["case"], row["candidate"], *times, *exponents))
    return ["Milliseconds, and the peak of memory in MiB above inputs and libraries.", "", *lines]


def _both(row, length):
    if length not in row["seconds"]:
        return "-"
    held = row["bytes"].get(length)
    return f"{row['seconds'][length] * 1e3:.3g}" + (f" / {held / 2**20:.0f}" if held is not None else "")


def line(*cells):
    """A row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"
