"""Exponentials that several loops of a row kernel need: taken once, and kept in the memory of the task."""

from dataclasses import replace

import sympy as sp

from derive.emit.cpu_row_nests import Plan
from derive.formula import Entry
from derive.program import Definition, indices_of, is_leading
from derive.rewriting.algebra import plain_indices


def with_kept(group, tiles, names):
    """The RowGroup with a definition for each such exponential; names: all that are taken, new ones are added."""
    plan = Plan(group, tiles)
    kept = {}
    for e in sorted({x for d in group.definitions for x in d.body.atoms(sp.exp)}, key=str):
        axes = _axes(e, plan)
        if axes is not None and len(_nests(e, axes, plan)) > 1:
            n = next(n for n in range(1, len(names) + 2) if f"e{n}" not in names)
            names.add(f"e{n}")
            kept[e] = Definition(f"e{n}", axes, e)
    return replace(group, definitions=tuple(_with(group.definitions, kept))) if kept else group


def _axes(e, plan):
    """The axes of an exponential that is small enough to be kept: one of a task, or a width of a block; else None."""
    entries = [x for x in e.atoms(Entry) if x.indices]
    axes = [x for x in sorted(indices_of(e), key=str) if not is_leading(x)]
    blocks = [x for x in axes if x == plan.group.rows]
    if not all(map(plain_indices, entries)) or len(axes) - len(blocks) > 1 or not axes:
        return None
    whole = next((x for x in sorted(entries, key=str) if set(axes) <= set(x.indices)), None)
    if whole is None or not indices_of(e) <= {*whole.indices, *plan.tasks}:
        return None
    return (*(x for x in whole.indices if is_leading(x)), *(x for x in whole.indices if x in axes))


def _nests(e, axes, plan):
    """The numbers of the loops that an exponential is computed in, each over just its axes; none if one has others."""
    found = set()
    own = {x for x in axes if not is_leading(x)}
    for d in plan.group.definitions:
        if d.body.has(e):
            if set(plan.space(d)) != own:
                return ()
            found |= _nests_of(d, plan)
    return found


def _nests_of(d, plan):
    if d.name in plan.nest_of:
        return {plan.nest_of[d.name]}
    return set().union(*(_nests_of(x, plan) for x in plan.readers[d.name]))


def _with(definitions, kept):
    """The definitions, the kept ones in front of the first that reads them."""
    entries, there = {e: Entry(d.name, *d.indices) for e, d in kept.items()}, set()
    for d in definitions:
        new = replace(d, body=d.body.xreplace(entries))
        for own in kept.values():
            if own.name not in there and own.name in {x.name for x in new.entries}:
                there.add(own.name)
                yield own
        yield new
