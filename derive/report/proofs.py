"""The proofs of a derivation in words: what each says, who decided, what remains as a hypothesis."""

import re

from derive.report import boxes as b
from derive.report.texts import statement_box
from derive.report.theorems import renamed, said

# The theorems that belong to each step of the derivation; the others are about its loops.
THEOREMS = {
    "widths": ("normalisers",),
    "normalisers": ("normalisers",),
    "differentiate": ("pairing", "link", "empty_rows"),
    "save": ("save",),
    "stabilise": ("stabilise", "exponents"),
    "exponentials": ("exponentials",),
    "visibility": ("visibility",),
    "factor_tanh": ("factor_tanh", "factored_tiles"),
}
JUDGES = {"sympy": "SymPy", "z3": "Z3", "rules": "the rules alone"}


def proof(row, names, loops):
    """A stored record of a pass with its texts in a reader's names; loops: see `theorems.loops_of`."""
    return {
        "pass": row["pass"],
        "title": row["pass"].replace("_", " "),
        "direction": row["direction"],
        "status": row["status"],
        "good": row["status"] == "PROVED",
        "statement": stated(row),
        "verdict": renamed(row["verdict"], names),
        "reason": renamed(row["reason"], names),
        "theorems": [(said(name, names, loops), name) for name in row["theorems"]],
        "steps": row["steps"],
        "judges": [JUDGES.get(name, name) for name in row["judges"]],
        "conditions": conditions([condition(c, names) for c in row["conditions"]]),
        "given": [renamed(g, names) for g in row.get("given", ())],
    }


def stated(row):
    """What a pass states, as a sentence of the report."""
    return (row["statement"] or row["verdict"]).replace("FULL tile", "full tile")


def conditions(texts):
    """Hypotheses as lines of boxes: for which values, and what; what several values need stands once."""
    values = {}
    for text in texts:
        value, _, what = text.partition(": ")
        names = values.setdefault(what, [])
        names += [value] if value not in names else []
    return [[b.words(f"{', '.join(names)}: "), statement_box(what) or b.words(what)] for what, names in values.items()]


def condition(text, names):
    """A hypothesis that remains, in words."""
    name, _, statement = text.partition(": ")
    name = names.get(name, name)
    if match := re.fullmatch(r"\[0, (\w+)\) ≠ ∅", statement):
        return f"{name}: only where there is a key at all ({match[1]} ≥ 1)"
    if (match := re.fullmatch(r"(\(∀ [^:]*: )*0 < Σ_\{[^}]*\} (.*?)\)*", statement)) and _is_indicator(match[2]):
        return f"{name}: only for rows that see at least one key"
    return renamed(text, names)


def _is_indicator(text):
    """Whether a summand is 1, or a product of conditions in brackets."""
    if text == "1":
        return True
    depth, outside = 0, ""
    for sign in text:
        depth += sign == "["
        outside += "" if depth else sign
        depth -= sign == "]"
    return text.startswith("[") and not outside.strip("·")


def of_step(rows, step):
    """The theorems about one step."""
    wanted = THEOREMS.get(step.name, ())
    return [row for row in rows if row["pass"] in wanted and _concerns(row, step.direction)]


def of_loops(rows, direction, shown):
    """The theorems about the loops of a direction, and those that are shown at no step."""
    return [row for row in rows if row["direction"] == direction and row not in shown]


def _concerns(row, direction):
    return "both" in (row["direction"], direction) or row["direction"] == direction
