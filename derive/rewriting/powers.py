"""Exponentials that are powers of one another: exp(2 s) = exp(s)**2, whatever names their exponents have.

A family are the exponentials over the same axes whose exponents are rational multiples of one expression.  All of them
are integer powers of its base, so that one row constant does for all, and cancels between them.
"""

from functools import reduce

import sympy as sp

from derive.formula import Entry
from derive.program import indices_of, map_entries
from derive.rewriting.algebra import columns_of, expanded, exponentials, moved


def opened(program, expr):
    """An expression with its element-wise values written out."""
    by_name = program.by_name

    def read(e):
        d = by_name.get(e.name)
        if d is None or d.reduce is not None or d.where != sp.true:
            return e
        return map_entries(moved(d.body, d.indices, e.indices), read)

    return expanded(map_entries(expr, read))


def plain_base(x):
    """(exp(f), n) with x = exp(n f), n an integer."""
    n, f = x.args[0].as_coeff_Mul()
    return (sp.exp(f), int(n)) if n.is_Integer and n > 0 else (x, 1)


class Powers:
    """The families of the exponentials that a program sums over a length."""

    def __init__(self, program):
        self.program, self.known = program, {}
        over = {}
        for d in program.definitions:
            for x in exponentials(d.body) if d.reduce == "sum" else ():
                if axes := indices_of(x) & columns_of(d):
                    over.setdefault(x, set()).add(frozenset(axes))
        families = {}
        for x, axes in over.items():
            rate, f = self.rate(x)
            families.setdefault((f, frozenset(axes)), {}).setdefault(rate, x)
        self.families = {}
        for (f, _), members in families.items():
            if len(members) > 1:
                unit = reduce(sp.gcd, members)
                self.families.setdefault(f, []).append((unit, members, members.get(unit, sp.exp(unit * f))))

    def rate(self, x):
        """(rate, f) with x = exp(rate f), the rate a positive rational number, f the same for all of a family."""
        return opened(self.program, x.args[0]).primitive()

    def of(self, x):
        """(base, n) with x = base**n, n an integer."""
        if x not in self.known:
            self.known[x] = self.found(x)
        return self.known[x]

    def found(self, x):
        rate, f = self.rate(x) if self.families and x.atoms(Entry) else (1, None)
        families = self.families.get(f, ())
        for unit, _, base in sorted(families, key=lambda family: x not in family[1].values()):
            if (rate / unit).is_Integer:
                return base, int(rate / unit)
        return plain_base(x)
