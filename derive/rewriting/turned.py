"""Values of pairs that are read the other way round: each reading gets a definition of its own.

A kernel holds a tile of a value of pairs at its own indices only.  Where a formula reads weight[i, j] and weight[j, i],
or the pairs of another index over the same length, the second is the same value with its indices renamed.
"""

from dataclasses import replace

import sympy as sp

from derive.errors import NotApplicable
from derive.formula import Entry
from derive.program import leading, map_entries, rename
from derive.rewriting.algebra import plain_indices


def turned(program):
    """The program in which every value of pairs is read at its own indices.

    Raises NotApplicable where one is read at computed places (i - 1, j).
    """
    return _Turning(program).result()


class _Turning:
    def __init__(self, program):
        self.program, self.by_name, self.copies, self.out = program, {}, {}, []
        self.taken = program.names | {e.name for e in program.inputs}

    def result(self):
        for d in self.program.definitions:
            self.add(d)
        return replace(self.program, definitions=tuple(self.out)).check()

    def add(self, d):
        """A definition behind the copies that it reads."""
        body = map_entries(d.body, self.in_place)
        where = d.where if d.where == sp.true else map_entries(d.where, self.in_place)
        d = replace(d, body=body, where=where)
        self.by_name[d.name] = d
        self.out.append(d)

    def in_place(self, entry):
        inner = self.by_name.get(entry.name)
        if inner is None or not inner.is_pair or leading(inner.over) or entry.indices == inner.indices:
            return entry
        if not plain_indices(entry):
            raise NotApplicable(f"the value of pairs {entry.name} is read at {entry}", "read it at plain indices")
        key = entry.name, entry.indices
        if key not in self.copies:
            self.copies[key] = self.copy(inner, entry.indices)
        return Entry(self.copies[key], *entry.indices)

    def copy(self, d, indices):
        name = "_".join([d.name, *(x.name for x in indices if x not in leading(indices))])
        while name in self.taken:
            name += "_"
        self.taken.add(name)
        table, (body, where) = rename(dict(zip(d.indices, indices, strict=True)), d.body, d.where)
        over = tuple(table.get(x, x) for x in d.over)
        self.add(replace(d, name=name, indices=indices, body=body, over=over, where=where))
        return name
