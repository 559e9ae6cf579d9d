"""The record of a chapter as one Markdown document, readable on a code host."""

from functools import cache

from derive import __version__
from derive.report import boxes, record
from derive.report.templating import templates


def render(made, claims, proofs, sources, source):
    """The text of derivation.md.

    made: a Derivation; claims: records of claims; proofs: records of passes; sources:
    [(file name, text)]; source: the hash of what everything was made from.
    """
    return document(record.chapter(made.formula, claims, proofs, made, dict(sources)), source)


def document(told, source):
    """The text of derivation.md from the record of a chapter."""
    return environment().get_template("derivation.md.j2").render(r=told, source=source, version=__version__)


@cache
def environment():
    """Jinja's environment of the template that makes Markdown."""
    made = templates(escape=False)
    made.filters |= {
        "cell": lambda text: str(text).replace("|", "\\|").replace("\n", " "),
        "math": lambda box: f"$`{boxes.latex(box).strip()}`$",
        "display": display,
        "line": lambda parts: "".join(_inline(part) for part in parts),
        "array": _array,
        "symbols": lambda pairs: "; ".join(f"{_inline(name)}: {words}" for name, words in pairs),
        "snippet": lambda run: "\n".join(line.text for line in run),
    }
    return made


def display(equations):
    """Equations below one another, as a block of mathematics."""
    lines = [boxes.latex(box).strip() for box in equations]
    if len(lines) == 1:
        return f"```math\n{lines[0]}\n```"
    inner = " \\\\\n".join("& " + line for line in lines)
    return f"```math\n\\begin{{aligned}}\n{inner}\n\\end{{aligned}}\n```"


def _inline(part):
    return part.parts[0] if part.kind == "words" else f"$`{boxes.latex(part).strip()}`$"


def _array(rows):
    """A small table as LaTeX."""
    return "$`" + boxes.latex(boxes.matrix([[boxes.words(x) for x in row] for row in rows])) + "`$"
