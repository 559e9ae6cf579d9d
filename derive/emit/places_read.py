"""The places that no index gives, as in `v[5, e]`: a caller's tensors must have them."""

import sympy as sp

from derive.formula import Entry, Index, Largest, Size, Total, Where

READABLE = (sp.Add, sp.Mul, sp.Pow, sp.floor, sp.ceiling, sp.Max, sp.Min, sp.Number, Size)


def fixed_reads(formula):
    """(tensor or value, size of its axis, place) of each such read, as texts.

    Left out are those that a constraint keeps inside, and those under a condition on sizes, which may hide them.
    """
    known = {t.name: t.sizes for t in formula.inputs}
    known |= {v.name: tuple(x.size for x in v.indices) for v in (*formula.lets, *formula.outputs)}
    exact = {c.lhs: c.rhs for c in formula.constraints if c.rhs.is_Integer}
    found = {}
    for value in (*formula.lets, *formula.outputs):
        for entry in _certain(sp.sympify(value.value)):
            for place, size in zip(map(_written, entry.indices), known.get(entry.name, ()), strict=False):
                inside = place.is_Integer and size in exact and place < exact[size]
                if all(isinstance(part, READABLE) for part in sp.preorder_traversal(place)) and not inside:
                    found[entry.name, size.name, sp.sstr(place)] = None
    return tuple(found)


def _written(place):
    """A place without remainders, which a SIGNATURE cannot hold."""
    return sp.sympify(place).replace(sp.Mod, lambda a, b: a - b * sp.floor(a / b))


def _certain(e):
    """The entries that are read whatever the sizes are, in a fixed order."""
    if isinstance(e, Entry):
        return [e]
    parts = e.args[:2] if isinstance(e, (Total, Largest)) else e.args
    conditions = {Where: e.args[:1], Total: e.args[1:2], Largest: e.args[1:2]}.get(type(e), ())
    if isinstance(e, sp.Piecewise):
        conditions = [c for _, c in e.args]
    if any(_of_sizes(part) for c in conditions for part in sp.preorder_traversal(c)):
        return []
    return [entry for part in parts for entry in _certain(part)]


def _of_sizes(part):
    """Whether a part of a condition compares sizes with one another or with numbers."""
    return part.is_Relational and part.has(Size) and not part.atoms(Index, Entry)
