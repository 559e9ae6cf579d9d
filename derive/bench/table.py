"""Tables in Markdown, and how numbers stand in them."""


def line(*cells):
    """A row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def table(heads, rows):
    """The lines of a table."""
    return [line(*heads), line(*["---"] * len(heads)), *(line(*row) for row in rows)]


def number(x):
    """Three digits, without an exponent; a dash for None."""
    if x is None:
        return "-"
    return f"{x:.0f}" if abs(x) >= 100 else f"{x:.3g}"


def percent(x):
    return "-" if x is None else f"{100 * x:.0f}%"
