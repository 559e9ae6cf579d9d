"""A sum over pairs as terms L(row, w) X(row, column) H(column, w): its factors by the side that they vary on.

Values of pairs are opened: products are multiplied out as far as both sides occur in them, sums over widths become
widths that the whole term is summed over.  A factor of one side stays as it is.
"""

from dataclasses import dataclass

import sympy as sp

from derive.errors import NotApplicable
from derive.formula import Entry
from derive.program import fresh_index, indices_of, leading
from derive.rewriting.algebra import conjuncts, moved


@dataclass(frozen=True)
class Term:
    """sum over `over` of the product of row, pair and column; row holds what varies on neither side, too."""

    over: tuple
    row: sp.Expr
    pair: tuple
    column: sp.Expr

    @property
    def widths(self):
        """The widths of the column's part, with those of the pair's: the axes of what is summed over the columns."""
        found = {x for x in indices_of(self.column, *self.pair) if x.role == "width"}
        return tuple(sorted(found, key=lambda x: x.order))


def terms_of(d, row, column, values):
    """The Terms of a sum; values: name -> definition of a value of pairs.

    Raises NotApplicable where a value of pairs vanishes at pairs that the sum sees: its terms then see different pairs.
    """
    opening = _Opening(d, row, column, values)
    return tuple(opening.sorted(over, factors) for over, factors in opening.opened(d.body))


def side_conditions(where, row, column):
    """(conditions on a pair, on the row alone, on the column alone), each a set; the last has those on neither."""
    pair, rows, columns = set(), set(), set()
    for c in conjuncts(where):
        here = indices_of(c)
        (pair if {row, column} <= here else rows if row in here else columns).add(c)
    return pair, rows, columns


class _Opening:
    def __init__(self, d, row, column, values):
        self.d, self.row, self.column, self.values = d, row, column, values
        self.taken = set(d.space)

    def both(self, e):
        return {self.row, self.column} <= indices_of(e)

    def opened(self, e):
        """[(widths, factors)]: the terms of an expression."""
        if self.both(e):
            if e.is_Add:
                return self.opened_sum(e)
            if e.is_Mul:
                return self.multiplied(e.args)
            if e.is_Pow and e.exp.is_Integer and 0 < e.exp <= 3:
                return self.multiplied([e.base] * int(e.exp))
            if isinstance(e, Entry) and e.name in self.values:
                return self.opened_value(e)
        return [((), (e,))]

    def opened_sum(self, e):
        """A sum of indices alone is one factor: how far apart the two are."""
        if not e.atoms(Entry):
            return [((), (e,))]
        return [term for part in e.args for term in self.opened(part)]

    def multiplied(self, factors):
        out = [((), ())]
        for factor in factors:
            inner = self.opened(factor)
            out = [(over + more, fs + gs) for over, fs in out for more, gs in inner]
        return out

    def opened_value(self, e):
        value = self.values[e.name]
        table = dict(zip(value.indices, e.indices, strict=True))
        guard = conjuncts(moved(value.where, value.indices, e.indices))
        if not guard <= conjuncts(self.d.where):
            raise NotApplicable(f"{value.name} vanishes at pairs that {self.d.name} sees")
        if value.reduce not in (None, "sum") or leading(value.over):
            raise NotApplicable(f"{value.name} is no sum over widths")
        if value.reduce is None and isinstance(value.body, sp.exp):
            return [((), (self.written_out(e),))]
        for x in value.over:
            table[x] = fresh_index(x, self.taken) if x in self.taken else x
            self.taken.add(table[x])
        body = value.body.xreplace(table)
        return [(tuple(table[x] for x in value.over) + over, fs) for over, fs in self.opened(body)]

    def written_out(self, e):
        """An expression with the element-wise values of pairs in it written out."""
        while True:
            inner = {}
            for x in e.atoms(Entry):
                value = self.values.get(x.name)
                if value is not None and value.reduce is None:
                    inner[x] = moved(value.body, value.indices, x.indices)
            if not inner:
                return e
            e = e.xreplace(inner)

    def sorted(self, over, factors):
        row, pair, column = [], [], []
        for f in factors:
            here = indices_of(f)
            if {self.row, self.column} <= here:
                pair.append(self.written_out(f))
            else:
                (column if self.column in here else row).append(f)
        return Term(over, sp.Mul(*row), tuple(pair), sp.Mul(*column))
