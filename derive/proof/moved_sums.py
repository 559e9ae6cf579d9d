"""Trusted.  What a sum takes over from the tiles before, when the next one moves the statistics of the sum."""

import sympy as sp
from sympy import Add, Integer, Symbol

from derive.errors import NoMeaning
from derive.formula import Entry
from derive.logic import Select, substitute
from derive.passes.certificates import RankCorrection
from derive.proof.running import NEW, OLD


def factor_of(c, expr, before, after):
    """A factor in the old and the new value of the statistic of a correction; before, after: how names are read."""
    new = {c.new: NEW} if isinstance(c, RankCorrection) else {}
    factor = after.term(expr.xreplace({c.old: OLD, **new}))
    old, now = before.term(c.statistic), after.term(c.statistic)
    return substitute(factor, {Symbol(OLD.name, real=True): old, Symbol(NEW.name, real=True): now})


class MovedSums:
    """The corrections of a loop; it has a `kernel`, says how names read `after` n tiles, and what they have `seen`."""

    def correction(self, d, n):
        """The factor of a sum when the n-th tile moves its statistics."""
        out = Integer(1)
        for c in self.kernel.corrections_of(d.name):
            out = out * Select(
                self.seen_under(c.statistic, n), factor_of(c, c.factor, self.after(n), self.after(n + 1)), 0
            )
        return out

    def moved_together(self, d):
        """(RankCorrection, the sums that it moves together, the place of d among them), or None."""
        by_name = {x.name: x for x in self.kernel.sums}
        for main, corrections in self.kernel.corrections:
            names = self.kernel.moments_of(main)
            if d.name in names:
                return corrections[0], tuple(by_name[n] for n in names), names.index(d.name)
        return None

    def matrix(self, d, n):
        """The row of a RankCorrection that belongs to a sum, as factors of the sums that it moves together."""
        c, group, place = self.moved_together(d)
        row = [sp.sympify(c.matrix[place, b]) for b in range(len(group))]
        return tuple(factor_of(c, x, self.after(n), self.after(n + 1)) for x in row)

    def carried(self, d, n):
        """What a sum takes over from n tiles when the next one moves its statistics."""
        found = self.moved_together(d)
        if found is None:
            return self.correction(d, n) * self.after(n).head(d)
        c, group, _ = found
        seen = self.seen_under(c.statistic, n)
        row = zip(self.matrix(d, n), group, strict=True)
        return Add(*[Select(seen, factor, 0) * self.after(n).head(other) for factor, other in row])

    def seen_under(self, statistic, n):
        """How many elements the maximum under a statistic has seen."""
        by_name = {d.name: d for d in (*self.kernel.statistics, *self.kernel.derived)}
        d = by_name[statistic.name]
        while d.reduce != "max":
            inner = [e for e in d.body.atoms(Entry) if e.name in by_name]
            if len(inner) != 1:
                raise NoMeaning(d, "a statistic made of several maxima")
            d = by_name[inner[0].name]
        return self.seen(d, n)
