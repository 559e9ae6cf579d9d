"""What is zero by construction need not be masked again."""

import sympy as sp

from derive.formula import Entry
from derive.rewriting.algebra import conjuncts, moved


def vanishes(body, condition, definitions):
    """Whether a body is a number times one value that its own definition makes 0 wherever the condition does not hold.

    A factor besides it could be NaN there, and 0 * NaN is no 0.
    """
    factors = [f for f in sp.Mul.make_args(body) if f.atoms(Entry)]
    if len(factors) != 1 or not isinstance(factors[0], Entry) or factors[0].name not in definitions:
        return False
    entry, d = factors[0], definitions[factors[0].name]
    if d.reduce is not None or d.at is not None:
        return False
    return conjuncts(condition) <= conjuncts(moved(d.where, d.indices, entry.indices))
