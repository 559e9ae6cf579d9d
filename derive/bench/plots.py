"""The measurements as pictures: bars of ratios, lines of time and memory over the length.  Needs matplotlib."""

import io

from derive.errors import MissingPackage


def pictures(data):
    """{name of the file: its SVG text}"""
    found = {"ratios.svg": _ratios(data["rows"])}
    if data.get("growth"):
        found |= {f"growth_{what}.svg": _growth(data["growth"], what) for what in ("seconds", "bytes")}
    return found


def _figure(width, height):
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise MissingPackage("a plot", "matplotlib", "pip install 'derive[bench]'") from None
    return Figure(figsize=(width, height), layout="constrained")


def _svg(figure):
    import matplotlib

    text = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": "derive"}):  # the same figures give the same bytes
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()


def _ratios(rows):
    """A bar a row: how many times longer the best peer takes, with the quartiles as whiskers."""
    bars = [(_label(row), found) for row in rows for found in row["ratios"].values()]
    figure = _figure(8, 1 + 0.22 * max(len(bars), 1))
    axes = figure.subplots()
    for n, (_, found) in enumerate(bars):
        spread = [[max(found["median"] - found["low"], 0)], [max(found["high"] - found["median"], 0)]]
        axes.barh(n, found["median"], xerr=spread, color="#3465a4" if found["median"] >= 1 else "#cc8800", height=0.7)
    axes.set_yticks(range(len(bars)), [label for label, _ in bars])
    axes.invert_yaxis()
    axes.axvline(1, color="#555555", linewidth=1)
    axes.set_xscale("log")
    axes.set_xlabel("time of the best peer / time of the generated function")
    return _svg(figure)


def _label(row):
    length = f", N = {row['length']}" if row["length"] else ""
    return f"{row['case']}{length}, {row['direction']}, {row['threads']} thread{'s' * (row['threads'] > 1)}"


def _growth(rows, what):
    """A panel a case, a line a candidate, both axes logarithmic."""
    cases = list(dict.fromkeys(row["case"] for row in rows))
    figure = _figure(4 * len(cases), 3.4)
    for case, axes in zip(cases, figure.subplots(1, len(cases), squeeze=False)[0], strict=True):
        for row in rows:
            points = sorted((length, x) for length, x in row[what].items() if x > 0)
            if row["case"] == case and points:
                axes.loglog(*zip(*points, strict=True), marker="o", markersize=3, label=row["candidate"])
        axes.set_title(case)
        axes.set_xlabel("N")
        axes.set_ylabel(what)
        axes.legend(fontsize=7)
    return _svg(figure)
