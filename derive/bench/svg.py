"""Pictures as text: a few shapes of SVG, in colours that follow a light or a dark screen."""

from xml.sax.saxutils import escape

LIGHT = ("#0061a8", "#c24a00", "#00795a", "#9c2f7f", "#8a6100", "#5b5b5b")
DARK = ("#6cb6ff", "#ff9e64", "#4fd1a5", "#e58fd0", "#e3c05b", "#b8b8b8")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 2", "1 2")


def _colours(ink, paper, rule, kinds):
    each = "".join(f".s{n}{{stroke:{c}}}.f{n}{{fill:{c}}}" for n, c in enumerate(kinds))
    return f"text{{fill:{ink}}}.paper{{fill:{paper}}}.rule{{stroke:{rule}}}.axis{{stroke:{ink}}}{each}"


STYLE = (
    "text{font:12px system-ui,sans-serif}.title{font-weight:600}.line{fill:none;stroke-width:2}.bar{fill-opacity:.6}"
    + _colours("#1c1c1c", "#ffffff", "#dcdcdc", LIGHT)
    + f"@media (prefers-color-scheme:dark){{{_colours('#e8e8e8', '#16181c', '#3a3d44', DARK)}}}"
)


def document(width, height, parts):
    """A picture with a ground of its own: its ink is legible whatever lies behind it."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    ground = f'<rect class="paper" width="{width}" height="{height}"/>'
    return "\n".join([head, f"<style>{STYLE}</style>", ground, *parts, "</svg>", ""])


def text(x, y, words, anchor="start", kind="", turned=False):
    turn = f' transform="rotate(-90 {x:.1f} {y:.1f})"' if turned else ""
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}{turn}>{escape(words)}</text>'


def rule(x1, y1, x2, y2, kind="rule"):
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def bar(x, y, width, height, n):
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" class="bar f{n}"/>'


def curve(points, n):
    """A line through points, each with a dot; n: which colour and which dashes."""
    n %= len(DASHES)
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dashes = f' stroke-dasharray="{DASHES[n]}"' if DASHES[n] else ""
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" class="f{n}"/>' for x, y in points)
    return f'<polyline points="{places}" class="line s{n}"{dashes}/>{dots}'
