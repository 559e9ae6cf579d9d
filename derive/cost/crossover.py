"""From which length on a formula without pairs needs fewer operations than softmax attention."""

import math

import sympy as sp

from derive.catalogue import formula
from derive.cost.arithmetic import Numbers
from derive.cost.programs import streamed
from derive.cost.record import total_operations
from derive.cost.settings import WIDTH
from derive.cost.spelling import spelled
from derive.derivation import derive_formula
from derive.formula import Size
from derive.program import lengths

AGAINST = "scaled_dot_attention"


def crossover(made, unicode=False, width=WIDTH):
    """{"against", "formula", "number"}: the length N = M at which both need equally many operations, forward.

    None for a formula that has pairs, whose operations grow with the square of the length as well, and for one that
    does not take queries, keys and values to the same output.  All widths are D;
    functions are not counted, nor what softmax attention does once a tile to correct its sums.
    """
    against = formula(AGAINST)
    if not _comparable(made.formula, against):
        return None
    if any(len(set(lengths(d.space))) > 1 for d in made.forward_tiles.definitions):
        return None
    own, other = (_operations(derivation) for derivation in (made, derive_formula(against)))
    n, d = sp.Symbol("N", positive=True), sp.Symbol("D", positive=True)
    at = {x: Numbers({"D": width})(x) for x in sp.solve(sp.Eq(own(n, d), other(n, d)), n)}
    if not at or max(at.values()) <= 0:
        return None
    found = max(at, key=at.get)
    return {"against": AGAINST, "formula": spelled(found, unicode), "width": width, "number": math.ceil(at[found])}


def _comparable(own, other):
    """Whether two formulas take the same tensors to an output with the same axes."""
    tensors = ({(t.name, t.sizes) for t in f.inputs if t.kind == "real"} for f in (own, other))
    return len(set(map(frozenset, tensors))) == 1 and own.outputs[0].indices == other.outputs[0].indices


def _operations(made):
    """The operations of the forward as a function of the length and the width, at one batch entry and one head."""
    operations = sp.expand(total_operations(streamed(made)[0]))
    roles = {"batch": lambda n, d: 1, "length": lambda n, d: n, "width": lambda n, d: d}

    def at(n, d):
        known = {s: roles[s.role](n, d) for s in operations.atoms(Size) if s.role in roles}
        e = sp.expand(operations.xreplace(known))
        without_tiles = e.replace(lambda x: isinstance(x, sp.ceiling), lambda x: sp.S.Zero)
        return sp.expand(without_tiles)

    return at
