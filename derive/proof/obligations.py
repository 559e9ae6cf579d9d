"""Trusted.  What a theorem about a pass must say: its conclusion, and what it may rest on.

A theorem may rest on definitions of the two programs (and what is defined from them), and on side hypotheses of a few
kinds: an index is in range, a size is not negative, the formula's own constraint between sizes, "this row sees
something", tile end points, "no ties".  Anything else is refused.
"""

from dataclasses import dataclass

import sympy as sp

from derive.logic import All, Eq, In, Inhabited, Integer, Rel, Symbol
from derive.program import is_length
from derive.proof.meaning import Meaning, domain, variable


@dataclass(frozen=True)
class Obligation:
    """One theorem that a pass owes.

    definitions: statements that define arrays.  rows: statements of the kind "this row sees something" that may be
    used; indices: pairs (variable, domain) of the rows' indices.  sides: other hypotheses that may be used.
    """

    name: str
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
        """"This row sees something", at the row's own indices or for all values of some of them."""
        if not isinstance(h, All):
            return h in self.rows
        return any(self.is_row(h.at(k)) for k, dom in self.indices if dom == h.dom)


def sides_of(scopes, program, indices=()):
    """In range, sizes not negative, the constraints between sizes."""
    sizes = {x.size for d in program.definitions for x in d.space} | {x.size for x in indices}
    out = {In(variable(x), domain(x)) for x in indices}
    symbols = {s for size in sizes for s in sp.sympify(size).free_symbols}
    out |= {Rel("<=", 0, variable(s)) for s in symbols}
    return frozenset(out | set(constraints_of(scopes.record.formula)))


def constraints_of(formula):
    """The equations between sizes that a caller of the formula keeps."""
    meaning = Meaning()
    return tuple(Eq(meaning.term(c.lhs), meaning.term(c.rhs)) for c in formula.constraints)


def rows_of(*scopes):
    """{rows, indices}: 'this row sees something', for each sum over a length: its count is positive, or the length is
    not 0."""
    rows, indices = set(), set()
    for scope in scopes:
        for d in (*scope.definitions, *scope.outside):
            if d.reduce == "sum" and any(map(is_length, d.over)) and d.at is None:
                rows.add(Rel("<", Integer(0), scope.meaning.seen(d)))
                rows |= {Inhabited(domain(x)) for x in d.over}
                indices |= {(variable(x), domain(x)) for x in d.indices}
    return {"rows": frozenset(rows), "indices": tuple(sorted(indices, key=str))}


def same_value(scopes, left, right, output):
    """left.output = right.output, at the output's own indices."""
    axes = right.program.axes(output)
    places = [Symbol(x.name, integer=True) for x in axes]
    conclusion = Eq(left.meaning.at(output, places), right.meaning.at(output, places))
    definitions = {*left.statements().values(), *right.statements().values()}
    if left.under is not None:
        definitions |= {*left.under.statements().values(), *left.under.finiteness(right).values()}
    return Obligation(
        output, conclusion, frozenset(definitions), sides_of(scopes, right.program, axes), **rows_of(left, right)
    )
