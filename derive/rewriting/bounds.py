"""Which streamed indices some row, or every row, of a block sees: the tiles that a loop visits."""

import sympy as sp

from derive.formula import Entry
from derive.program import FIRST, LAST, indices_of, is_leading
from derive.rewriting.algebra import conjuncts


def bounds(conditions, parallel, streamed):
    """(low, high): the hull of the streamed indices that some row first..last of the parallel index sees.

    conditions: those of all values of a loop.  A condition that is not affine bounds nothing.  Entries with leading
    indices only (a length) may occur in the result.
    """
    hulls = [_hull(c, parallel, streamed) for c in sorted(conditions, key=str)]
    return sp.Min(*(low for low, _ in hulls)), sp.Max(*(high for _, high in hulls))


def _hull(condition, parallel, streamed):
    if isinstance(condition, sp.Or):
        hulls = [_hull(c, parallel, streamed) for c in condition.args]
        return sp.Min(*(low for low, _ in hulls)), sp.Max(*(high for _, high in hulls))
    low, high = [sp.S.Zero], [streamed.size]
    for c in sorted(conjuncts(condition), key=str):
        if isinstance(c, sp.Or):
            inner = _hull(c, parallel, streamed)
            low.append(inner[0])
            high.append(inner[1])
        for part in _without_abs(c):
            limit = _limit(part, parallel, streamed, LAST, FIRST)
            if limit is not None:
                (low if limit[0] else high).append(limit[1])
    return sp.Max(*low), sp.Min(*high)


def full_bounds(conditions, parallel, streamed):
    """(low, high): the streamed indices that EVERY row first..last sees; (0, 0) as soon as one condition is not
    affine.
    """
    low, high = [sp.S.Zero], [streamed.size]
    for c in sorted(set().union(*map(conjuncts, conditions)), key=str):
        for part in _without_abs(c):
            limit = _limit(part, parallel, streamed, FIRST, LAST)
            if limit is None:
                return sp.S.Zero, sp.S.Zero
            (low if limit[0] else high).append(limit[1])
    return sp.Max(*low), sp.Min(*high)


def _without_abs(c):
    """|x| <= r as two conditions."""
    if isinstance(c, (sp.Le, sp.Lt)) and isinstance(c.lhs, sp.Abs):
        x = c.lhs.args[0]
        return [c.func(x, c.rhs), c.func(-x, c.rhs)]
    if isinstance(c, (sp.Ge, sp.Gt)) and isinstance(c.rhs, sp.Abs):
        x = c.rhs.args[0]
        return [c.func(c.lhs, x), c.func(c.lhs, -x)]
    return [c]


def _limit(c, parallel, streamed, if_rising, if_falling):
    """(is it a lower limit, the limit) of the streamed index under an affine condition, None for any other condition.

    if_rising, if_falling: the row to take where the limit rises or falls with the parallel index.
    """
    if not isinstance(c, (sp.Le, sp.Lt, sp.Ge, sp.Gt)) or c.atoms(sp.Abs, sp.Mod, sp.floor, sp.ceiling):
        return None
    if any(not is_leading(x) for e in c.atoms(Entry) for x in indices_of(e)):
        return None
    gap = sp.expand(c.gts - c.lts - (1 if isinstance(c, (sp.Lt, sp.Gt)) else 0))
    rate, slope = gap.coeff(streamed), gap.coeff(parallel)
    rest = sp.expand(gap - rate * streamed - slope * parallel)
    if not (rate.is_Integer and slope.is_Integer and rate != 0):
        return None
    if any(not is_leading(x) for x in indices_of(rest)) or rest.atoms(sp.Function):
        return None
    extreme = rest + slope * (if_rising if slope > 0 else if_falling)
    if rate < 0:
        return False, (extreme if rate == -1 else sp.floor(extreme / -rate)) + 1
    return True, -extreme if rate == 1 else sp.ceiling(-extreme / rate)
