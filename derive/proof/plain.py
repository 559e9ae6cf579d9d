"""Trusted.  Terms and statements as plain data: nested lists that another program can read without this project.

    number        "p/q"                       variable   ["integer", name] or ["real", name]
    bound index   ["bound", name]             entry      ["entry", array, index, ...]
    reduction     ["sum" | "max", body, bound name, domain]
    function      [name, argument, ...]
    domain        ["range", lo, hi], ["bag", name, index, ...], ["where", condition, bound name, domain], ...
    statement     ["=", a, b], ["in", k, domain], ["all", statement, bound name, domain], ...

A condition holds where it is > 0; select(c, x, y) is x where c > 0, else y; inv(0) = 0; a range is empty when hi <= lo.
"""

from sympy import Indexed, Symbol

from derive.errors import Rejected
from derive.logic.domains import Bag
from derive.logic.statements import All, Rel
from derive.logic.symbols import Bound
from derive.logic.terms import Prop, Sub

FUNCTIONS = {"Add": "+", "Mul": "*", "Pow": "^", "Sigma": "sum", "Big": "max", "Max": "largest", "Min": "least"}


def sequent_data(sequent):
    """{"hypotheses": [...], "conclusion": ...}"""
    hypotheses = [statement_data(p) for p in sequent.hypotheses]
    return {"hypotheses": hypotheses, "conclusion": statement_data(sequent.conclusion)}


def statement_data(p):
    """A statement as a nested list."""
    if isinstance(p, Rel):
        return [p.op, term_data(p.a), term_data(p.b)]
    if isinstance(p, All):
        return ["all", statement_data(p.prop), p.var.name, term_data(p.dom)]
    parts = [term_data(x) if not isinstance(x, Prop) else statement_data(x) for x in p.parts()]
    return [type(p).__name__.lower(), *parts]


def term_data(t):
    """A term or a domain as a nested list."""
    if isinstance(t, Bound):
        return ["bound", t.name]
    if isinstance(t, Symbol):
        return ["integer" if t.is_integer else "real", t.name]
    if isinstance(t, Indexed):
        return ["entry", t.base.label.name, *map(term_data, t.indices)]
    if isinstance(t, Bag):
        return ["bag", t.name, *map(term_data, t.params)]
    if isinstance(t, Sub):
        return ["where", term_data(t.body), t.var.name, term_data(t.dom)]
    if getattr(t, "is_Rational", False):
        return str(t)
    name = type(t).__name__
    if name in ("Sigma", "Big"):
        return [FUNCTIONS[name], term_data(t.body), t.var.name, term_data(t.dom)]
    if name == "IndexedBase":
        return ["array", t.label.name]
    if not t.args and name not in ("NilBag", "Naturals"):
        raise Rejected(f"{t} ({name}) has no plain form")
    return [FUNCTIONS.get(name, name.lower()), *map(term_data, t.args)]
