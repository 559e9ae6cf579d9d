"""Trusted.  What the theorems of passes may rest on: definitions, rows that see something, places that exist."""

import sympy as sp
from sympy import Integer, Max

from derive.logic.rules_calculus import no_ties
from derive.logic.statements import Inhabited, Rel
from derive.logic.symbols import Select, inv, ln, root
from derive.logic.terms import arrays, substitute
from derive.program import is_length
from derive.proof.meaning import conjuncts, domain, variable


def definitions_of(*scopes):
    """The definitions of some scopes, and what they ask of the scopes under them."""
    out = set()
    for scope in scopes:
        out |= set(scope.statements().values())
        if scope.under is not None:
            out |= set(scope.under.statements().values()) | set(scope.under.finiteness(scope).values())
    return frozenset(out)


def rows_of(*scopes):
    """{rows, indices}: "this row sees something", for each sum over a length: its count is positive, or the length is
    not 0."""
    rows, indices = set(), set()
    for scope in scopes:
        for d in (*scope.definitions, *scope.outside):
            if d.reduce is not None and any(map(is_length, d.over)) and d.at is None:
                rows.add(Rel("<", Integer(0), scope.meaning.seen(d)))
                rows |= {Inhabited(domain(x)) for x in d.over}
                indices |= {(variable(x), domain(x)) for x in d.indices}
    return {"rows": frozenset(rows), "indices": tuple(sorted(indices, key=str))}


def places_read(scope, axes):
    """The fixed places that a program reads lie within their arrays: c < size."""
    found = set()
    for d in scope.definitions:
        for e in d.entries:
            read = zip(e.indices, axes[e.name], strict=True)
            found |= {Rel("<", c, domain(x).args[1]) for c, x in read if sp.sympify(c).is_Integer and c >= 0}
    return frozenset(found)


def rows_and_smoothness(scope, link):
    """What `rows_of` says, and that the formula has a derivative: each at a place or at all places.

    No ties: the parts of a maximum differ, and at most one element is the largest of a row.  What a condition compares
    is not equal.  A denominator is not 0, or its sum sees nothing; the argument of a logarithm or of a root is
    positive.
    """
    found = rows_of(scope)
    rows = set(found["rows"]) | places_read(scope, link.pairing.axes)
    moving = {scope.meaning.array(x) for x in link.pairing.gradients}
    seen = {link.value(d.name): scope.meaning.seen(d) for d in scope.definitions if d.reduce == "sum" and d.at is None}
    for d in scope.definitions:
        body = substitute(scope.meaning.term(d.body), link.values)
        rows |= {Rel("!=", a, b) for top in body.atoms(Max) for a in top.args for b in top.args if a != b}
        conditions = {substitute(scope.meaning.condition(c), link.values) for c in conjuncts(d.where)}
        conditions |= {t.args[0] for t in body.atoms(Select)}
        rows |= {Rel("!=", c, 0) for c in conditions if arrays(c) & moving}
        rows |= {Rel("<", 0, t.args[0]) for t in body.atoms(ln, root)}
        for z in (t.args[0] for t in body.atoms(inv)):
            rows.add(Rel("!=", z, 0))
            if z in seen:
                rows.add(Rel("!=", Select(seen[z], z, 1), 0))
    rows |= {no_ties(link.value(d.name)) for d in scope.definitions if d.reduce == "max"}
    bound = {(variable(x), domain(x)) for d in scope.definitions for x in (*d.over, *d.indices)}
    return {"rows": frozenset(rows), "indices": tuple(sorted(bound, key=str))}
