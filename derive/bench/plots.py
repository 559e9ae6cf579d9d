"""The measurements as pictures: bars of ratios, and lines of time and memory over the length, on logarithmic axes."""

import math

from derive.bench import svg

LEFT, TOP, HEIGHT, WIDTH, GAP, KEY = 80, 34, 220, 300, 60, 140  # of a panel, in pixels
BAR, LETTER, BARS, END = 18, 7, 420, 210  # LETTER: of a label, as wide as most are
UNITS = {"seconds": ("time of a call, ms", 1e3), "bytes": ("peak memory of a call, MiB", 2**-20)}


def pictures(data):
    """{name of the file: its SVG text}"""
    found = {"ratios.svg": ratios(data["rows"])}
    if data["growth"]:
        found |= {f"growth_{what}.svg": growth(data["growth"], what) for what in UNITS}
    return found


class Scale:
    """A logarithmic axis: numbers to pixels."""

    def __init__(self, low, high, start, end):
        self.low, self.high, self.start, self.end = low, high, start, end

    def __call__(self, x):
        part = math.log(x / self.low) / math.log(self.high / self.low)
        return self.start + part * (self.end - self.start)


def decades(values):
    """The powers of ten around some numbers."""
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    return [10.0**n for n in range(low, max(high, low + 1) + 1)]


def ratios(rows):
    """A bar a row: how many times longer the best peer takes, with the quartiles of single rounds as a line."""
    bars = [(row, next(iter(row["ratios"].values()))) for row in rows if row["ratios"]]
    ends = [value for _, found in bars for value in found.values()]
    start = 16 + LETTER * max((len(_label(row)) for row, _ in bars), default=0)
    scale = Scale(min([0.5, *ends]), max([2.0, *ends]), start, start + BARS)
    bottom, parts = TOP + BAR * len(bars), []
    for tick in _round_numbers(scale.low, scale.high):
        parts.append(svg.rule(scale(tick), TOP, scale(tick), bottom, "axis" if tick == 1 else "rule"))
        parts.append(svg.text(scale(tick), bottom + 16, f"{tick:g}", "middle"))
    for n, (row, found) in enumerate(bars):
        y, x, one = TOP + BAR * n, scale(found["median"]), scale(1)
        parts += [
            svg.bar(min(x, one), y + 3, abs(x - one), BAR - 6, 0 if found["median"] >= 1 else 1),
            svg.rule(scale(found["low"]), y + BAR / 2, scale(found["high"]), y + BAR / 2, "axis"),
            svg.text(start - 8, y + 13, _label(row), "end"),
            svg.text(start + BARS + 12, y + 13, f"{found['median']:.2f} {row['best_peer']}"),
        ]
    title = "Time of the best peer / time of the generated function: above 1 the generated one is faster"
    axis = svg.text(start + BARS / 2, bottom + 34, "ratio of the medians; lines: quartiles of single rounds", "middle")
    return svg.document(start + BARS + END, bottom + 46, [svg.text(16, 20, title, kind="title"), *parts, axis])


def _round_numbers(low, high):
    return [n * 10.0**e for e in range(-4, 5) for n in (1, 2, 5) if low <= n * 10.0**e <= high]


def _label(row):
    length = f", N = {row['length']}" if row["length"] else ""
    return f"{row['case']}{length}, {row['direction']}, {row['threads']} thread{'s' * (row['threads'] > 1)}"


def growth(rows, what):
    """A panel a case and direction, a line a candidate; what: "seconds" or "bytes"."""
    names = list(dict.fromkeys(row["candidate"] for row in rows))
    titles = list(dict.fromkeys((row["case"], row["direction"]) for row in rows))
    columns = max(sum(case == titles[0][0] for case, _ in titles), 1)
    parts = []
    for n, title in enumerate(titles):
        mine = [row for row in rows if (row["case"], row["direction"]) == title]
        left, top = LEFT + n % columns * (WIDTH + LEFT + 16), TOP + n // columns * (HEIGHT + TOP + GAP)
        parts += _panel(", ".join(title), mine, what, names, left, top)
    high = TOP + -(-len(titles) // columns) * (HEIGHT + TOP + GAP)
    wide = max(columns * (WIDTH + LEFT + 16) + 24, LEFT + KEY * len(names))
    return svg.document(wide, high + 10, [*parts, *_legend(names, high - 10)])


def _panel(title, rows, what, names, left, top):
    label, factor = UNITS[what]
    lines = {row["candidate"]: [(n, x * factor) for n, x in sorted(row[what].items()) if x > 0] for row in rows}
    points = [point for found in lines.values() for point in found]
    parts = [svg.text(left, top - 10, title, kind="title")]
    if not points:
        return [*parts, svg.text(left, top + 20, "nothing was measured")]
    ticks, lengths = decades([x for _, x in points]), sorted({n for n, _ in points})
    across = Scale(lengths[0], max(lengths[-1], lengths[0] * 2), left, left + WIDTH)
    up = Scale(ticks[0], ticks[-1], top + HEIGHT, top)
    for tick in ticks:
        parts += [
            svg.rule(left, up(tick), left + WIDTH, up(tick)),
            svg.text(left - 6, up(tick) + 4, f"{tick:g}", "end"),
        ]
    for n in lengths:
        parts += [
            svg.rule(across(n), top, across(n), top + HEIGHT),
            svg.text(across(n), top + HEIGHT + 16, str(n), "middle"),
        ]
    parts += [
        svg.text(left + WIDTH / 2, top + HEIGHT + 34, "N (queries and keys)", "middle"),
        svg.text(left - 62, top + HEIGHT / 2, label, "middle", turned=True),
    ]
    places = {name: [(across(n), up(x)) for n, x in found] for name, found in lines.items()}
    return parts + [svg.curve(found, names.index(name)) for name, found in places.items() if found]


def _legend(names, y):
    parts = []
    for n, name in enumerate(names):
        x = LEFT + KEY * n
        parts += [svg.curve([(x, y - 4), (x + 24, y - 4)], n), svg.text(x + 32, y, name)]
    return parts
