"""The witness against a false claim as small tables, with both sides evaluated."""

from derive.report.symbols import parts

FAILS = {"=": "≠", "<=": ">", "<": "≥", "!=": "="}


def witness(claim):
    """{"numbers": [(name, text)], "arrays": [(name, rows)], "left", "right", "fails"}; None without a witness.

    A row of a table is a list of texts; arrays of more than two axes become a table for each place of the first axes.
    """
    found = claim["witness"]
    if not found:
        return None
    numbers, arrays = [], []
    shapes = _shapes(claim["formal"][found["statement"]], found["values"])
    for name, value in sorted(found["values"].items()):
        if isinstance(value, list):
            arrays += _tables(name, _filled(value, shapes.get(name, ())))
        else:
            numbers.append((name, str(value)))
    return {
        "numbers": numbers,
        "arrays": arrays,
        "statement": found["statement"],
        "left": short(found["left"]),
        "right": short(found["right"]),
        "fails": FAILS.get(_relation(claim["formal"][found["statement"]]["conclusion"]), "≠"),
    }


ANY = "any"  # an entry that decides nothing, so that the witness does not have it


def _shapes(formal, values):
    """name of an array -> how long its axes are at least, from the ranges that its indices run through."""
    ends, shapes = {}, {}
    data = [*formal["hypotheses"], formal["conclusion"]]
    for part in parts(data):
        bound, domain = part[-2:] if len(part) > 2 else (None, None)
        if isinstance(bound, str) and isinstance(domain, list) and domain[:2] == ["range", "0"]:
            ends[bound] = _length(domain[2], values)
    for part in parts(data):
        if part[0] == "entry":
            _, name, *indices = part
            now = [ends.get(x[1], 0) if x[0] == "bound" else 0 for x in indices]
            before = shapes.get(name, [0] * len(now))
            shapes[name] = [max(pair) for pair in zip(now, before, strict=True)]
    return shapes


def _length(end, values):
    """The number that a size has in the witness, 0 where it is no size alone."""
    known = values.get(end[1], "0") if isinstance(end, list) and end[0] == "integer" else end
    return int(known) if isinstance(known, str) and known.isdigit() else 0


def _filled(value, shape):
    """An array with what is not there as "any"."""
    if not shape:
        return value
    inner = [_filled(x, shape[1:]) for x in value] if isinstance(value, list) else []
    missing = [_filled([], shape[1:]) if len(shape) > 1 else ANY] * (shape[0] - len(inner))
    return inner + missing


def _tables(name, value):
    if not value or not isinstance(value[0], list):
        return [(name, [[str(x) for x in value]])]
    if not value[0] or not isinstance(value[0][0], list):
        return [(name, [[str(x) for x in line] for line in value])]
    return [table for n, inner in enumerate(value) for table in _tables(f"{name}[{n}]", inner)]


def _relation(statement):
    """The relation that a statement ends in, below its "for all"."""
    while statement[0] == "all":
        statement = statement[1]
    return statement[0]


def short(text):
    """A decimal number of many digits cut to seven; a fraction or an integer as it is."""
    digits, mark, exponent = str(text).partition("e")
    if "." not in digits or len(digits) <= 10:
        return str(text)
    digits = digits[:9].rstrip("0").rstrip(".")
    return f"≈ {digits}{f' × 10^{exponent}' if mark else ''}"
