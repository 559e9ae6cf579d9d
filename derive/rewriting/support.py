"""Where an expression can be different from 0.

Its support is the set of conditions that hold wherever it is not zero by construction: a product has the conditions of
all of its factors, a sum those that its terms share, a named value those of its definition.
"""

from derive.formula import Entry
from derive.program import indices_of
from derive.rewriting.algebra import conjuncts, moved


def support(expr, known):
    """The conditions that hold wherever expr is not zero; known: name -> (indices, conditions) of the values it
    reads.
    """
    if isinstance(expr, Entry):
        if expr.name not in known:
            return set()
        indices, conditions = known[expr.name]
        return {moved(c, indices, expr.indices) for c in conditions}
    if expr.is_Mul:
        return set().union(*(support(f, known) for f in expr.args))
    if expr.is_Add:
        return set.intersection(*(support(t, known) for t in expr.args))
    if expr.is_Pow and expr.exp.is_positive:
        return support(expr.base, known)
    return set()


def support_of(d, known):
    """(indices, conditions) at which a definition's own value can be non-zero."""
    if d.reduce == "max" or d.at is not None:
        return d.indices, frozenset()
    found = conjuncts(d.where) | support(d.body, known)
    return d.indices, frozenset(c for c in found if indices_of(c) <= set(d.indices))
