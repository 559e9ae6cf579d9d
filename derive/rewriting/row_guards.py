"""What is said of a row does not read it where nothing sees it.

The gradient of a weight is a sum over rows of (what comes back to a row) * (what the row holds).  Where no pair sees
the row the first factor is 0, and what the row holds must have no influence, NaN included: the sum gets the
condition.  It is read off the conditions of the pairs: affine ones are taken at their extreme (some i with j <= i: j
<= N - 1); where a tensor decides, the pairs of the row are counted.
"""

from dataclasses import dataclass, replace

import sympy as sp

from derive.formula import Entry, step
from derive.program import Builder, indices_of, lengths, ordered
from derive.rewriting.algebra import columns_of, conjunction, conjuncts, entries_of, moved


@dataclass(frozen=True)
class _Seen:
    """Where a row value can be non-zero: at a pair of `over` where all `conditions` hold, seen from its own
    `indices`.
    """

    indices: tuple
    over: tuple
    conditions: frozenset

    def at(self, places):
        """The same from other places; only plain indices, or None."""
        if len(set(places)) != len(places) or set(places) & set(self.over):
            return None
        conditions = frozenset(moved(c, self.indices, places) for c in self.conditions)
        return _Seen(tuple(places), self.over, conditions)


def guard_row_sums(program):
    """The condition "some pair sees the row" for each sum over rows, and each value of a row, with a factor that is
    zero elsewhere.
    """
    build, seen = Builder(program, "seen"), {}
    build.definitions = []
    for d in program.definitions:
        if columns_of(d) and d.reduce == "sum" and d.at is None and len(d.lengths()) == 1:
            for f in (f for f in sp.Mul.make_args(d.body) if isinstance(f, Entry) and f.name in seen):
                here = seen[f.name].at(f.indices)
                if here is not None:
                    d = replace(d, where=conjunction(conjuncts(d.where) | _row_conditions(here, build)))
        elif d.reduce is None and d.at is None and d.where == sp.true and len(lengths(d.indices)) == 1:
            d = _row_value(d, seen, build)
        seen_here = _seen(d, seen)
        if seen_here is not None:
            seen[d.name] = seen_here
        build.definitions.append(d)
    return build.program(program.outputs)


def _row_value(d, seen, build):
    """The definition with the condition that its terms share, where one of them reads what the row itself holds."""
    shared = _shared(d, seen)
    if shared is None or not any(_reads_row(t, seen) for t in sp.Add.make_args(d.body)):
        return d
    return replace(d, where=conjunction(_row_conditions(shared, build)))


def _shared(d, seen):
    """The support that all terms of a body have: what each of them asks of the same pairs."""
    found = [_of_term(t, d, seen) for t in sp.Add.make_args(d.body)]
    if None in found:
        return None
    conditions = frozenset.intersection(*(f.conditions for f in found))
    own = [tuple(x for x in f.over if x in indices_of(*conditions)) for f in found]
    if not conditions or len(set(own)) > 1:
        return None
    return found[0] if len(set(found)) == 1 else _Seen(d.indices, own[0], conditions)


def _reads_row(term, seen):
    """Whether a term has a factor from the row itself that a NaN there would reach; a step of NaN is 0."""
    term = term.replace(step, lambda _: sp.S.One)
    return any(lengths(indices_of(e)) and e.name not in seen for e in entries_of(term))


def _seen(d, seen):
    """What is known of a definition's support: from its own sum over pairs, or from the factors of its body."""
    if d.at is not None or d.reduce == "max" or len(lengths(d.indices)) != 1:
        return None
    if d.reduce == "sum" and columns_of(d):
        return _Seen(d.indices, d.over, frozenset(conjuncts(d.where))) if d.where != sp.true else None
    return _shared(d, seen)


def _of_term(term, d, seen):
    """The support that a product takes from one of its factors; its widths play no part in it."""
    for f in sp.Mul.make_args(term):
        here = seen[f.name].at(f.indices) if isinstance(f, Entry) and f.name in seen else None
        if here is not None:
            axes = indices_of(*here.conditions) - set(here.over)
            if axes <= set(d.indices):
                return _Seen(d.indices, here.over, here.conditions)
    return None


def _row_conditions(here, build):
    """The conditions on a row that some pair sees it; a count of its pairs where a tensor decides."""
    found, counted = set(), False
    for c in sorted(here.conditions, key=str):
        hidden = indices_of(c) & set(here.over)
        if not hidden:
            found.add(c)
        elif c.atoms(Entry):
            counted = True
        else:
            found |= _extreme(c, hidden)
    if counted:
        axes = ordered((indices_of(*here.conditions) - set(here.over)) | {x for x in here.indices if x.role == "batch"})
        over = [x for x in here.over if x in indices_of(*here.conditions)]
        found.add(sp.Gt(_count(axes, tuple(over), conjunction(here.conditions), build), 0))
    return found


def _count(axes, over, where, build):
    """How many pairs hold; a count that the program has already is not made again."""
    for d in build.definitions:
        if (d.indices, d.body, d.reduce, d.over, d.where, d.at) == (axes, sp.S.One, "sum", over, where, None):
            return Entry(d.name, *axes)
    return build.define(sp.S.One, over, where, "sum", indices=axes)


def _extreme(condition, hidden):
    """What holds of a row where an affine condition holds at some value of the hidden indices."""
    if not isinstance(condition, (sp.Le, sp.Lt, sp.Ge, sp.Gt)) or condition.atoms(sp.Function):
        return set()
    gap = sp.expand(condition.gts - condition.lts - (1 if isinstance(condition, (sp.Lt, sp.Gt)) else 0))
    for x in ordered(hidden):
        if not gap.coeff(x).is_Integer:
            return set()
        gap = sp.expand(gap.xreplace({x: x.size - 1 if gap.coeff(x) > 0 else sp.S.Zero}))
    return set() if _always(gap) else {gap >= 0}


def _always(gap):
    """Whether an affine gap is >= 0 at every index in range."""
    for x in ordered(indices_of(gap)):
        gap = gap.xreplace({x: sp.S.Zero if gap.coeff(x) > 0 else x.size - 1})
    return bool(sp.expand(gap).is_nonnegative)
