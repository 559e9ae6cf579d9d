"""Generated code as lines, each with the step of the derivation that it comes from; coloured without a script."""

import re
from dataclasses import dataclass
from functools import cache
from html import escape

from pygments.lexers import CppLexer, PythonLexer
from pygments.token import Comment, Keyword, Number, Operator, String

NO_PART = re.compile(
    r"\s*(for|while|def|return) |\s*(tl\.store|with )|\s*(store_lanes|store_tile|add_tile|unpack)\("
    r"|\s*\w+(\[.*\] =| = (torch\.(empty|full|zeros)|tl\.full)\()"
)
STEP = re.compile(r"\(step (\d+)\)$")
COMMENT = re.compile(r"\s*(#|//) ")
CONTINUED = re.compile(r"\s*(#|//)   ")
FUNCTION = ("def ", "@", 'extern "C" ')
LEXERS = {".cpp": CppLexer(stripnl=False, ensurenl=False), ".py": PythonLexer(stripnl=False, ensurenl=False)}
CLASSES = ((Comment, "c"), (String, "s"), (Keyword, "k"), (Operator.Word, "k"), (Number, "n"))


@dataclass(frozen=True)
class Line:
    """number: in the file; step: of the statement that it belongs to, else None; opens: whether the statement opens."""

    number: int
    text: str
    step: int | None
    opens: bool = False


def functions(text):
    """The lines from the first function that computes a definition: what stands before is the same in every file."""
    lines = _with_steps(text.rstrip().splitlines())
    first = next((n for n, line in enumerate(lines) if line.step is not None), 0)
    while first and not lines[first].text.startswith(FUNCTION):
        first -= 1
    if first and lines[first - 1].text.startswith(("@", "//")):
        first -= 1
    return lines[first:]


def _with_steps(texts):
    """A statement goes from its comment to the next one, to a blank line, to less indentation, or to a store."""
    lines, step, depth = [], None, 0
    opening = _openings(texts)
    for n, text in enumerate(texts):
        indent = len(text) - len(text.lstrip())
        if n in opening:
            step, depth = opening[n], indent
        elif not text.strip() or indent < depth or (indent == depth and NO_PART.match(text)):
            step = None
        lines.append(Line(n + 1, text, step, n in opening))
    return lines


def _openings(texts):
    """number of the line at which a statement's comment begins -> its step (a comment may take several lines)."""
    found = {}
    for n, text in enumerate(texts):
        match = STEP.search(text)
        if match and COMMENT.match(text):
            first = n
            while first and CONTINUED.match(texts[first]):
                first -= 1
            found[first] = int(match[1])
    return found


def snippets(lines, step):
    """The statements of one step: [(numbers of the lines at which it stands, its lines)], equal ones together."""
    runs = []
    for line in lines:
        if line.step == step:
            if line.opens or not runs or runs[-1][-1].number != line.number - 1:
                runs.append([])
            runs[-1].append(line)
    found = {}
    for run in map(dedented, runs):
        numbers, _ = found.setdefault(tuple(line.text for line in run), ([], run))
        numbers.append(run[0].number)
    return list(found.values())


def coloured(lines, file="x.py"):
    """The HTML of each line, by its number; file: the name says which language it is."""
    kind = file[file.rindex(".") :]
    html = [text for part in _parts(line.text for line in lines) for text in _coloured(part, kind)]
    return {line.number: text for line, text in zip(lines, html, strict=True)}


def _parts(texts):
    """The lines one by one, but a text of several lines in one piece."""
    part = ""
    for text in texts:
        part += f"\n{text}" if part else text
        if part.count('"""') % 2 == 0:
            yield part
            part = ""


@cache
def _coloured(part, kind):
    """The HTML of each line of a piece; most lines of a file are lines of others too."""
    html = [""]
    for token, value in LEXERS[kind].get_tokens(f"{part}\n"):
        style = next((name for family, name in CLASSES if token in family), None)
        for n, text in enumerate(value.split("\n")):
            if n:
                html.append("")
            if text:
                html[-1] += f'<i class="{style}">{escape(text)}</i>' if style else escape(text, quote=False)
    return html[:-1]  # what stands behind the end of the line


def painted(line, colours):
    """The HTML of a line at its own indentation, from the HTML of the lines by their numbers."""
    return line.text[: len(line.text) - len(line.text.lstrip())] + colours[line.number].strip()


def dedented(lines):
    """The lines with their common indentation taken off."""
    common = min((len(x.text) - len(x.text.lstrip()) for x in lines if x.text.strip()), default=0)
    return [Line(x.number, x.text[common:], x.step, x.opens) for x in lines]
