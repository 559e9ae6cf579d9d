"""Which exponentials are terms of a normaliser: exp(f) of z[row] = sum of exp(f), read anywhere, at any indices."""

from dataclasses import dataclass

import sympy as sp

from derive.program import indices_of
from derive.rewriting.algebra import columns_of, conjuncts, entries_of, outermost_exponentials


@dataclass(frozen=True)
class NormaliserTerm:
    """An exponent that z sums at its row, where a condition holds."""

    exponent: sp.Expr
    row: tuple
    where: object

    def read_in(self, exponent):
        """(n, places) with exponent = n times this one, its row at `places`; None where it is not."""
        own, f = self.exponent.as_coeff_Mul()
        times, g = exponent.as_coeff_Mul()
        n = times / own
        if not n.is_Integer or n == 0:
            return None
        for table in _readings(f, g):
            if f.xreplace(table) == g:
                return n, tuple(x.xreplace(table) for x in self.row)
        return None

    def sees_what(self, d, places):
        """Whether a definition that reads z at `places` sees just what z sums over."""
        table = dict(zip(self.row, places, strict=True))
        return {c.xreplace(table) for c in conjuncts(self.where)} == conjuncts(d.where)


def terms_of_normaliser(forward, z):
    """The exponents that a normaliser of the forward sums, or a sum over pairs that it adds to something."""
    row, sums = forward[z].indices, [forward[z]]
    if forward[z].reduce is None:
        added = {f for t in sp.Add.make_args(forward[z].body) for f in sp.Mul.make_args(t)}
        sums += [forward[e.name] for e in entries_of(forward[z].body) if e in added and e.name in forward.names]
    found = []
    for d in sums:
        for x in outermost_exponentials(d.body) if d.reduce == "sum" and d.indices == row else []:
            if set(row) <= indices_of(x) and indices_of(x) & columns_of(d):
                found.append(NormaliserTerm(x.args[0], row, d.where))
    return tuple(found)


def _readings(f, g):
    """The ways in which the indices of f may be those of g: as they are, or as one entry of both says."""
    yield {}
    for e in entries_of(f):
        for other in entries_of(g):
            if other.name == e.name and other.indices != e.indices:
                yield dict(zip(e.indices, other.indices, strict=True))
