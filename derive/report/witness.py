"""The witness against a false claim as small tables, with both sides evaluated."""

FAILS = {"=": "≠", "<=": ">", "<": "≥", "!=": "="}


def witness(claim):
    """{"numbers": [(name, text)], "arrays": [(name, rows)], "left", "right", "fails"}; None without a witness.

    A row of a table is a list of texts; arrays of more than two axes become a table for each place of the first axes.
    """
    found = claim["witness"]
    if not found:
        return None
    numbers, arrays = [], []
    for name, value in sorted(found["values"].items()):
        if isinstance(value, list):
            arrays += _tables(name, value)
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
