"""Visibility: where a value can be non-zero, carried through products, sums and named values.

What is not visible is selected away and has no influence, whatever it holds.
"""

from dataclasses import replace

import sympy as sp

from derive.formula import Entry
from derive.passes.algebra import columns_of, conjunction, conjuncts, moved
from derive.passes.support import support, support_of
from derive.program import Definition, indices_of, is_leading, leading, lengths, ordered


def inherit_visibility(program):
    """Every sum over pairs, and every value of pairs, takes over the conditions at which its body can be non-zero."""
    known, out = {}, []
    for d in program.definitions:
        if d.reduce != "max" and len(d.lengths()) == 2 and (columns_of(d) or d.is_pair):
            found = conjuncts(d.where) | {c for c in support(d.body, known) if indices_of(c) <= set(d.space)}
            d = replace(d, where=conjunction(found))
        known[d.name] = support_of(d, known)
        out.append(d)
    return replace(program, definitions=tuple(out)).check()


def one_sided_support(program):
    """A row value is not computed where it is zero anyhow: conditions on its own row that read a tensor (padding)."""
    known, out = {}, []
    for d in program.definitions:
        if d.reduce is None and d.at is None and d.where == sp.true and len(lengths(d.indices)) == 1:
            own = {c for c in support(d.body, known) if c.atoms(Entry) and indices_of(c) <= set(d.indices)}
            if own and not isinstance(d.body, Entry):
                d = replace(d, where=conjunction(own))
        known[d.name] = support_of(d, known)
        out.append(d)
    return replace(program, definitions=tuple(out)).check()


def inline_wide(program):
    """A value of pairs that still carries a width has no place on a tile: it goes into its users."""
    wide, out = {}, []
    for d in program.definitions:
        d = _inlined(d, wide)
        if d.reduce is None and d.is_pair and d.name not in program.outputs and _has_width(d.indices):
            wide[d.name] = d
        else:
            out.append(d)
    return replace(program, definitions=tuple(out)).check()


def _has_width(indices):
    return any(x.role == "width" for x in indices)


def _inlined(d, values):
    """A definition with some named values written out; where one of them vanishes, only its own terms do."""
    inner = {}
    for e in sorted((e for e in d.body.atoms(Entry) if e.name in values), key=str):
        value = values[e.name]
        inner[e] = moved(value.where, value.indices, e.indices), moved(value.body, value.indices, e.indices)
    if not inner:
        return d
    from_all = [conjuncts(d.where), *(conjuncts(c) for c, _ in inner.values())]
    body = d.body.xreplace({e: b for e, (_, b) in inner.items()})
    return replace(d, body=body, where=conjunction(set().union(*from_all)))


def split_double_sums(program):
    """sum over (rows, columns) = sum over rows of the sum over columns: the inner one is a kernel's, the outer row
    level.

    The same for a sum over leading axes besides one length (gradients of what several heads or batch entries share).
    An inner sum that the program has anyway is not made twice.
    """
    build, taken = _Split(), set(program.names) | {e.name for e in program.inputs}
    for d in program.definitions:
        d = build.renamed(d)
        outer = _outer_axes(d)
        if not outer:
            build.add(d, d.name in program.outputs)
            continue
        part = f"{d.name}_part"
        while part in taken:
            part += "_"
        taken.add(part)
        indices = ordered((*outer, *d.indices))
        inner = build.add(replace(d, name=part, indices=indices, over=tuple(x for x in d.over if x not in outer)))
        build.add(Definition(d.name, d.indices, Entry(inner, *indices), "sum", outer), True)
    return replace(program, definitions=tuple(build.definitions)).check()


class _Split:
    """Definitions so far; a sum equal to one of them takes its name."""

    def __init__(self):
        self.definitions, self.names, self.same = [], {}, {}

    def renamed(self, d):
        return d.reading(self.same)

    def add(self, d, keep=False):
        """The name of the definition, or of an equal one that there is already."""
        key = replace(d, name="")
        if d.reduce == "sum" and not keep and key in self.names:
            self.same[d.name] = self.names[key]
            return self.names[key]
        self.names.setdefault(key, d.name)
        self.definitions.append(d)
        return d.name


def _outer_axes(d):
    """The axes of a sum that are reduced after its kernel."""
    if d.reduce != "sum" or d.at is not None:
        return ()
    columns = lengths(d.over)
    if len(columns) == 2:
        return tuple(x for x in d.over if x != columns[-1])
    if len(columns) == 1 and len(d.lengths()) == 2:
        return leading(d.over)
    return ()


FIRST, LAST = sp.symbols("first last", integer=True)


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
