"""A claim as data for the templates: its statement in words and as mathematics, who decided, its witness."""

from derive.report import statements, symbols
from derive.report.witness import witness
from derive.statuses import EXPECTED


def claim(c, known):
    """A stored record of a claim; known: the names that its formula explains, None where a chapter explains all."""
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
        "symbols": [] if known is None else symbols.of_claim(c, known),
        "statements": [_statement(*both) for both in zip(c["formal"], c["formulas"], strict=True)],
        "witness": witness(c),
    }


SAME = "Written out in the inputs, both sides of the claim are one and the same expression, so that they are equal:"


def _statement(formal, text):
    """The hypotheses, the lines of the conclusion, and a note where its two sides are one expression."""
    hypotheses, conclusion, same = statements.written(formal)
    return {"text": text, "hypotheses": hypotheses, "conclusion": conclusion, "note": SAME if same else ""}


def judges(names):
    """Who decided, in words; the rules of the logic are there always."""
    known = {"sympy": "SymPy", "z3": "Z3", "rules": "the rules alone", "exact evaluation": "exact evaluation"}
    return [known.get(name, name) for name in names] or ["the rules alone"]
