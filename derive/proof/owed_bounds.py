"""Trusted.  What is owed for the bounds of loops: nothing visible lies outside, in FULL tiles everything is visible."""

import sympy as sp
from sympy import Min

from derive.formula import Entry, Index
from derive.logic.domains import Range
from derive.logic.statements import In, Rel, all_of
from derive.logic.terms import Sub
from derive.proof.meaning import conjuncts
from derive.proof.obligation import Obligation


def bounds(world, meaning):
    """{item: everything visible lies within the bounds of the loop} and {item: in FULL tiles everything is visible}.

    Where sums are carried: what is visible and not in their shares; and in the shares everything is visible.
    """
    out = {}
    for loop in meaning.loops:
        end_points = set(loop.end_points().values())
        axes = loop.rows
        sides = world.sides(meaning.tiles, axes) | end_points
        visible = {d.where: d.name for d in reversed((*loop.kernel.statistics, *loop.kernel.sums, *loop.kernel.kept))}
        for where, name in visible.items():
            out[f"{loop.number}.{name} bounds"] = Obligation(_within(loop, where), frozenset(), sides)
        if loop.carrying:
            for d in loop.kernel.sums:
                for n, c in enumerate(_of_pairs(loop, d.where)):
                    out[f"{loop.number}.{d.name} share {n}"] = Obligation(_shared(loop, c), frozenset(), sides)
        full = {d.where: d.name for d in reversed(loop.kernel.guarded) if d.where != sp.true}
        for where, name in full.items():
            for n, c in enumerate(conjuncts(where)):
                out[f"{loop.number}.{name} full {n}"] = Obligation(_full(loop, c), frozenset(), sides)
    return out


def _within(loop, where):
    """For all visible j of the loop's own columns: lower <= j < upper."""
    whole = loop.own
    readable = [c for c in conjuncts(where) if not any(e.name in loop.states for e in c.atoms(Entry))]
    conditions = [loop.whole.condition(c) for c in readable]
    dom = Sub(Min(*conditions), loop.j, whole) if conditions else whole
    return all_of(In(loop.j, loop.visited()), loop.j, dom)


def _of_pairs(loop, where):
    """The conditions on pairs: those on a row alone or on a column alone hold for a whole share, or in its states."""
    return [c for c in conjuncts(where) if {loop.kernel.parallel, loop.kernel.streamed} <= c.atoms(Index)]


def _shared(loop, c):
    """For all columns of the share: the condition holds."""
    return all_of(Rel("<", 0, loop.whole.condition(c)), loop.j, loop.shared)


def _full(loop, c):
    """For all j between the full bounds: the condition holds."""
    full = loop.kernel.full
    return all_of(Rel("<", 0, loop.whole.condition(c)), loop.j, Range(loop.bound(full.lower), loop.bound(full.upper)))
