"""What is zero by construction need not be masked again."""

import sympy as sp

from derive.formula import Entry, Index, sigmoid
from derive.rewriting.algebra import conjuncts, moved

BOUNDED = (sp.sin, sp.cos, sp.tanh, sigmoid)


def vanishes(body, condition, definitions):
    """Whether a body is a number times one value that its own definition makes 0 wherever the condition does not hold.

    A factor besides it could be NaN there, and 0 * NaN is no 0.
    """
    numbers, factors = [], []
    for f in sp.Mul.make_args(body):
        (factors if f.atoms(Entry) else numbers).append(f)
    if not all(map(finite_at_all_places, numbers)):
        return False
    if len(factors) != 1 or not isinstance(factors[0], Entry) or factors[0].name not in definitions:
        return False
    entry, d = factors[0], definitions[factors[0].name]
    if d.reduce is not None or d.at is not None:
        return False
    return conjuncts(condition) <= conjuncts(moved(d.where, d.indices, entry.indices))


def finite_at_all_places(number):
    """Whether an expression of positions and sizes is a finite number also at places that a condition excludes.

    Logarithms and roots of a distance are not, where it is negative, and an exponential grows beyond all numbers.
    """
    if not number.atoms(Index):
        return True
    if number.is_Pow and not (number.exp.is_Integer and number.exp > 0):
        return False
    plain = isinstance(number, (Index, sp.Add, sp.Mul, sp.Pow, *BOUNDED))
    return plain and all(map(finite_at_all_places, number.args))
