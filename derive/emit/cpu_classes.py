"""Conditions that only the block's lanes, or only the rows of a tile, decide: a loop asks them once for all its pairs.

What bounds of the loop cannot say (a length that a caller gives, a value that a row has) is asked at run time: a block
none of whose lanes is seen has no tiles, and a tile needs no mask if all of its lanes and rows are seen.
"""

from dataclasses import dataclass

import sympy as sp

from derive.passes import full_bounds
from derive.program import indices_of, is_leading
from derive.rewriting.algebra import conjuncts
from derive.tiles import Bounds


@dataclass(frozen=True)
class Classes:
    """lanes, rows: the conditions that are asked of a block's lanes and of the rows of a tile; needed: those of the
    lanes without which nothing on any tile counts; full: the bounds of what the other conditions leave whole.
    """

    lanes: tuple
    rows: tuple
    needed: tuple
    full: Bounds


def classes(kernel):
    found = set().union(*(conjuncts(d.where) for d in kernel.guarded))
    asked = {c for c in found if _sides(c) <= {kernel.parallel} or _sides(c) <= {kernel.streamed}}
    asked = {c for c in asked if full_bounds({c}, kernel.parallel, kernel.streamed) == (0, 0)}
    lanes = sorted((c for c in asked if kernel.streamed not in _sides(c)), key=str)
    rows = sorted((c for c in asked if c not in lanes), key=str)
    others = {sp.And(*sorted(conjuncts(d.where) - asked, key=str)) for d in kernel.guarded}
    full = Bounds(*full_bounds(others, kernel.parallel, kernel.streamed))
    return Classes(tuple(lanes), tuple(rows), tuple(sorted(_needed(kernel) & set(lanes), key=str)), full)


def _sides(condition):
    return {x for x in indices_of(condition) if not is_leading(x)}


def _needed(kernel):
    """The conditions that all that leaves the kernel has, directly or in what reads it."""
    if kernel.statistics or kernel.scatters:
        return set()
    users = (*kernel.sums, *kernel.kept, *getattr(kernel, "crossed", ()))
    return set.intersection(*(_effective(d, kernel) for d in users)) if users else set()


def _effective(d, kernel):
    """The conditions of a value, and those that all that reads it has."""
    own = conjuncts(d.where)
    if d.name in kernel.stores or d not in kernel.sums:
        return own
    readers = [x for x in (*kernel.derived, *kernel.epilogue) if d.name in {e.name for e in x.entries}]
    return own | (set.intersection(*(conjuncts(x.where) for x in readers)) if readers else set())
