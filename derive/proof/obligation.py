"""Trusted.  What a theorem must say, and what it may rest on.

A theorem may rest on definitions, rebuilt from the programs of the derivation, and on side hypotheses of a few kinds:
an index is in range, a size is not negative, the formula's own equation between sizes, blocks and tile end points, the
shape of a tree, "this row sees something", a condition that the statement names.  Nothing else.
"""

from dataclasses import dataclass

from derive.logic.statements import All


@dataclass(frozen=True)
class Obligation:
    """One theorem that a pass owes.

    definitions: statements that define arrays.  sides: other hypotheses that may be used.  rows: statements of the
    kind "this row sees something" that may be used; indices: pairs (variable, domain) of the rows' indices.
    """

    conclusion: object
    definitions: frozenset
    sides: frozenset = frozenset()
    rows: frozenset = frozenset()
    indices: tuple = ()

    def fault(self, theorem):
        """Why a theorem does not meet the obligation, or ''."""
        if theorem.concl != self.conclusion:
            return f"it states {theorem.concl}, not {self.conclusion}"
        if rest := self.remaining(theorem):
            return "it needs also: " + "; ".join(map(str, rest))
        return ""

    def remaining(self, theorem):
        """The hypotheses that are not allowed."""
        rest = theorem.hyps - self.definitions - self.sides
        return sorted((h for h in rest if not self.is_row(h)), key=str)

    def conditions(self, theorem):
        """What the theorem needs of rows: that this one, or each of a range, sees something."""
        rest = theorem.hyps - self.definitions - self.sides
        return sorted((h for h in rest if self.is_row(h)), key=str)

    def is_row(self, h):
        """ "This row sees something", at the row's own indices or for all values of some of them."""
        if not isinstance(h, All):
            return h in self.rows
        return any(self.is_row(h.at(k)) for k, dom in self.indices if dom == h.dom)
