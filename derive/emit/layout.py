"""Line breaks: generated text stays within 120 columns and looks as if someone had laid it out."""

import re
import textwrap

WIDTH = 120
INDENT = "    "
CONTINUED = "#   "
STEP, NO_BREAK = re.compile(r"\(step \d+\)$"), "\0"


def indented(lines, depth=1):
    return [INDENT * depth + line if line else "" for line in lines]


def comment(text, depth=0, first="# "):
    """A comment, over several lines if need be; the number of its step stays on one."""
    lines = textwrap.wrap(
        STEP.sub(lambda step: step[0].replace(" ", NO_BREAK), text),
        WIDTH - len(INDENT) * depth,
        initial_indent=first,
        subsequent_indent=CONTINUED,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(NO_BREAK, " ") for line in lines]


def paragraph(text, depth=0):
    """Plain text over several lines."""
    return textwrap.wrap(text, WIDTH - len(INDENT) * depth, break_long_words=False, break_on_hyphens=False)


def wrapped_call(head, arguments, tail="", depth=0):
    """head(arguments)tail, on several lines where it does not fit on one that is indented by `depth`."""
    line = f"{head}({', '.join(arguments)}){tail}"
    if len(line) + len(INDENT) * depth <= WIDTH:
        return [line]
    room = WIDTH - len(INDENT) * (depth + 1)
    inside, current = [], ""
    for argument in arguments:
        if current and len(current) + len(argument) + 2 > room:
            inside.append(current)
            current = ""
        current += f" {argument}," if current else f"{argument},"
    inside.append(current)
    return [f"{head}(", *indented(inside), f"){tail}"]


def literal(value, depth=0):
    """A literal of plain data over several lines."""
    flat = repr(value)
    if len(flat) + len(INDENT) * depth <= 88 or not isinstance(value, (dict, list)):
        return flat
    pad = INDENT * (depth + 1)
    if isinstance(value, dict):
        items = [f"{pad}{key!r}: {literal(inner, depth + 1)}," for key, inner in value.items()]
        return "\n".join(["{", *items, INDENT * depth + "}"])
    items = [f"{pad}{literal(inner, depth + 1)}," for inner in value]
    return "\n".join(["[", *items, INDENT * depth + "]"])


def fitted(line):
    """A line that is too long, broken where a person would break it; a line that fits stays as it is."""
    if len(line) <= WIDTH:
        return [line]
    text = line.lstrip()
    depth = (len(line) - len(text)) // len(INDENT)
    if text.startswith("# "):
        first = CONTINUED if text.startswith(CONTINUED) else "# "
        return indented(comment(text.removeprefix(first), depth, first), depth)
    in_brackets = _broken_in_brackets(line, depth)
    if max(map(len, in_brackets)) <= WIDTH:
        return in_brackets
    return _broken_at_operators(text, depth) or in_brackets


def _broken_in_brackets(line, depth):
    span = _widest_bracket(line)
    if span is None:
        return [line]
    start, stop = span
    parts = _split_top(line[start + 1 : stop])
    head, tail = line[: start + 1], line[stop:]
    pad = INDENT * (depth + 1)
    inside = [piece for part in parts for piece in fitted(pad + part)]
    return [head, *inside, *fitted(INDENT * depth + tail)]


def _broken_at_operators(text, depth):
    """An assignment whose value is put in brackets and broken at its outermost operators; None if it is none."""
    target, *value = _cut(text, (" = ", " += "), False)
    if len(value) != 1:
        return None
    mark, value = value[0].split(" ", 1)
    pieces = _split_top(value, OPERATORS)
    if len(pieces) == 1:
        return None
    inside = [line for piece in pieces for line in fitted(INDENT * (depth + 1) + piece)]
    return [f"{INDENT * depth}{target} {mark} (", *inside, f"{INDENT * depth})"]


def _widest_bracket(line):
    """(start, stop) of the widest bracket that can be broken."""
    best, stack, quote = None, [], None
    for n, c in enumerate(line):
        if quote:
            quote = None if c == quote else quote
        elif c in "\"'":
            quote = c
        elif c in "([{":
            stack.append(n)
        elif c in ")]}" and stack:
            start = stack.pop()
            if c != "]" and n - start > 1 and (best is None or n - start > best[1] - best[0]):
                best = (start, n)
    return best


OPERATORS = ((" if ", " else "), (" | ", " & "), (" + ", " - "), (" * ",))  # the weakest first


def _split_top(text, operators=OPERATORS[1:]):
    """The text cut after its outermost commas, or before its outermost operators of the weakest kind."""
    for marks, after in (((", ",), True), *((marks, False) for marks in operators)):
        pieces = _cut(text, marks, after)
        if len(pieces) > 1:
            if after and not pieces[-1].endswith(","):
                pieces[-1] += ","
            return pieces
    return [text]


def _cut(text, marks, after):
    pieces, start, depth, quote, n = [], 0, 0, None, 0
    while n < len(text):
        c = text[n]
        if quote:
            quote = None if c == quote else quote
        elif c in "\"'":
            quote = c
        elif c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
        elif depth == 0:
            mark = next((m for m in marks if text.startswith(m, n)), None)
            if mark:
                end = n + 1 if after else n
                pieces.append(text[start:end].strip())
                start = n + len(mark) if after else n + 1
                n += len(mark) - 1
        n += 1
    pieces.append(text[start:].strip())
    return [p for p in pieces if p]
