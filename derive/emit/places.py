"""Places of maxima, which the backward finds by comparing: where what it computes anew differs by its rounding."""

import sympy as sp

from derive.formula import Entry


def is_place(condition):
    """Whether a condition compares two values for equality: a score with the largest one."""
    return isinstance(condition, sp.Eq) and all(side.atoms(Entry) for side in condition.args)


def reads(expr, definitions, what):
    """Whether an expression reads a value of which `what` is true, directly or through others.

    definitions: name -> Definition; what: (body, reduce) -> bool, asked of the expression itself, too.
    """
    if what(expr, None):
        return True
    found = [definitions[e.name] for e in expr.atoms(Entry) if e.name in definitions]
    return any(what(d.body, d.reduce) or reads(d.body, definitions, what) for d in found)


def is_summed(_, reduce):
    """A loop may add the terms up in another order."""
    return reduce == "sum"


def is_exponential(body, _):
    """The forward takes a row constant out of an exponential, the backward the logarithm of a normaliser."""
    return bool(body.has(sp.exp))
