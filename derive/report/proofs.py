"""The theorems about a derivation in words: what each says, who decided, what remains as a hypothesis."""

import re

# The theorems that belong to each step of the derivation; the others are about its loops.
THEOREMS = {
    "widths": ("normalisers",),
    "normalisers": ("normalisers",),
    "differentiate": ("pairing", "link", "empty_rows"),
    "save": ("save",),
    "stabilise": ("stabilise", "exponents"),
    "exponentials": ("exponentials",),
    "visibility": ("visibility",),
}
JUDGES = {"sympy": "SymPy", "z3": "Z3", "rules": "the rules alone"}


def proof(row, names):
    """A stored record of a theorem with its texts in a reader's names."""
    return {
        "pass": row["pass"],
        "title": row["pass"].replace("_", " "),
        "direction": row["direction"],
        "status": row["status"],
        "good": row["status"] == "PROVED",
        "statement": row["statement"] or row["verdict"],
        "verdict": renamed(row["verdict"], names),
        "reason": renamed(row["reason"], names),
        "theorems": row["theorems"],
        "steps": row["steps"],
        "judges": [JUDGES.get(name, name) for name in row["judges"]],
        "conditions": list(dict.fromkeys(condition(c, names) for c in row["conditions"])),
    }


def renamed(text, names):
    """Words of a text that are names in the programs, in a reader's names and without the leading axes."""
    text = re.sub(r"\[((batch|head|group),? ?)+", "[", text).replace("[]", "")
    return re.sub(r"\b[a-z]\d+\b", lambda m: names.get(m[0], m[0]), text)


def condition(text, names):
    """A hypothesis that remains, in words."""
    name, _, statement = text.partition(": ")
    name = names.get(name, name)
    if match := re.fullmatch(r"Inhabited\(dom=Range\(0, (\w+)\)\)", statement):
        return f"{name}: only where there is a key at all ({match[1]} ≥ 1)"
    if re.match(r"(All\(prop=)*(Rel\(op='<', a=0, b=|0 < )Sigma\(Select\(", statement):
        return f"{name}: only for rows that see at least one key"
    if statement.startswith("All(") and "op='!='" in statement and "b=0" in statement:
        return f"{name}: only where no kink is met: no argument of a relu or of a maximum is at its point of change"
    return renamed(text, names)


def of_step(rows, step):
    """The theorems about one step."""
    wanted = THEOREMS.get(step.name, ())
    return [row for row in rows if row["pass"] in wanted and _concerns(row, step.direction)]


def of_loops(rows, direction, shown):
    """The theorems about the loops of a direction, and those that are shown at no step."""
    return [row for row in rows if row["direction"] == direction and row not in shown]


def _concerns(row, direction):
    return "both" in (row["direction"], direction) or row["direction"] == direction
