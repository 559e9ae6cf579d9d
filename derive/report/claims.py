"""A claim as data for the templates: its statement in words and as mathematics, who decided, its witness."""

from derive.report import statements, symbols
from derive.report.witness import witness
from derive.statuses import EXPECTED


def claim(c, known, chapter=""):
    """A stored record of a claim; known: the names that its formula explains, None where the chapter explains all."""
    verdicts = {
        "PROVED": "holds for every size",
        "REFUTED": "false: a witness below",
        "UNDECIDED": f"open: {c.get('reason', '')}",
    }
    return {
        "name": c["name"],
        "text": c["statement"],
        "expected": c["expected"],
        "status": c["status"],
        "good": c["status"] == EXPECTED[c["expected"]],
        "verdict": verdicts[c["status"]],
        "judges": judges(c["judges"]),
        "reason": c.get("reason", ""),
        "symbols": [] if known is None else symbols.of_claim(c, known, chapter),
        "statements": _statements(c),
        "witness": witness(c),
    }


SAME = "Written out in the inputs, both sides are one and the same expression, so that they are equal:"


def _statements(c):
    """For each the hypotheses, the lines of the conclusion, and a note where its two sides are one expression.

    again: whether the hypotheses are those of the statement before it.
    """
    out, before = [], None
    for formal in c["formal"]:
        hypotheses, conclusion, same = statements.written(formal)
        note, again = SAME if same else "", hypotheses == before
        out.append({"hypotheses": hypotheses, "again": again, "conclusion": conclusion, "note": note})
        before = hypotheses
    return out


def judges(names):
    """Who decided, in words; the rules of the logic are there always."""
    known = {"sympy": "SymPy", "z3": "Z3", "rules": "the rules alone", "exact evaluation": "exact evaluation"}
    return [known.get(name, name) for name in names] or ["the rules alone"]
