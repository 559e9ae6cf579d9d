"""Visibility: where a value can be non-zero, carried through products, sums and named values.

What is not visible is selected away and has no influence, whatever it holds.
"""

from dataclasses import replace

import sympy as sp

from derive.formula import Entry
from derive.program import Definition, indices_of, leading, lengths, ordered
from derive.rewriting.algebra import conjunction, conjuncts, moved
from derive.rewriting.support import support, support_of


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
    build, taken = _Split(program), set(program.names) | {e.name for e in program.inputs}
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

    def __init__(self, program):
        self.program, self.definitions, self.names, self.same = program, [], {}, {}

    def renamed(self, d):
        return d.reading(self.same)

    def add(self, d, keep=False):
        """The name of the definition, or of an equal one that there is already."""
        key = replace(d, name="")
        if d.reduce == "sum" and not keep and key in self.names and not self.cancels(d.name, self.names[key]):
            self.same[d.name] = self.names[key]
            return self.names[key]
        self.names.setdefault(key, d.name)
        self.definitions.append(d)
        return d.name

    def cancels(self, name, other):
        """Whether some body would cancel z / z under one name for both, which is 0 at z = 0."""
        users = [d for d in self.program.definitions if {name, other} <= {e.name for e in d.entries}]
        return any(other not in {e.name for e in d.reading({name: other}).entries} for d in users)


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
