"""The loops of a row kernel: which definitions share one, in which order its axes are, and where their values live."""

from dataclasses import dataclass

import sympy as sp

from derive.formula import Entry, Index
from derive.program import indices_of
from derive.rewriting.algebra import conjuncts, plain_indices

LIGHT = ("relu", "step", "finite", "Abs", "sign", "Max", "Min")


@dataclass
class Nest:
    """Loops around some definitions.  axes: from the outside in; bounds: the conditions that bound the loops.

    product: whether the loops are those of a product of matrices, which has a function of its own.
    """

    axes: tuple
    definitions: list
    bounds: frozenset
    product: bool = False


class Plan:
    """What a task does, in order.

    group: a RowGroup; nests: its Nests; inlined: name -> definition of what is computed anew by each that reads it;
    layouts: name -> the axes of a value in the memory of a task, in their order there.
    """

    def __init__(self, group, program):
        self.group, self.program = group, program
        self.members = {d.name: d for d in group.definitions}
        self.tasks, self.matrices = set(group.tasks), dict(group.matrices)
        self.nests, self.layouts, self.nest_of = [], {}, {}
        self.readers = {n: [d for d in group.definitions if n in {e.name for e in d.entries}] for n in self.members}
        self.inlined = {n: d for n, d in self.members.items() if self.is_inlined(d)}
        for d in group.definitions:
            if d.name not in self.inlined or d.name in group.stores:
                self.place(d)

    # Values

    def own(self, axes):
        return tuple(x for x in axes if x not in self.tasks)

    def space(self, d):
        return self.own((*d.indices, *d.over))

    def is_inlined(self, d):
        """Whether a value is not kept: what reads it goes through all of its places anyway, and it costs little."""
        readers = self.readers[d.name]
        if d.reduce is not None or not readers or not self.own(d.indices):
            return False
        if len(readers) > 1 and any(f for f in d.body.atoms(sp.Function) if self.is_heavy(f)):
            return False
        entries = [e for x in readers for e in x.entries if e.name == d.name]
        size = len(self.own(d.indices))
        return all(map(plain_indices, entries)) and all(len(self.space(x)) == size for x in readers)

    def is_heavy(self, f):
        return not isinstance(f, Entry) and type(f).__name__ not in LIGHT and f.atoms(Entry)

    # Loops

    def place(self, d):
        """Put a definition into the first loops over its axes behind those that it waits for."""
        axes, bounds = self.space(d), self.bounds_of(d)
        first = 0
        for e in self.all_entries(d):
            if e.name in self.nest_of:
                n = self.nest_of[e.name]
                there = self.members[e.name].reduce is None and plain_indices(e) and self.same_place(e, n, axes)
                first = max(first, n if there else n + 1)
        if d.name in self.matrices:
            m = self.matrices[d.name]
            self.nests.append(Nest((m.row, m.column), [d], bounds, product=True))
            self.nest_of[d.name], self.layouts[d.name] = len(self.nests) - 1, (m.row, m.column)
            return
        for n in range(first, len(self.nests)):
            nest = self.nests[n]
            if set(nest.axes) == set(axes) and nest.bounds == bounds and not nest.product:
                nest.definitions.append(d)
                break
        else:
            n = len(self.nests)
            self.nests.append(Nest(self.order(d, axes), [d], bounds))
        self.nest_of[d.name] = n
        self.layouts[d.name] = tuple(x for x in self.nests[n].axes if x in d.indices)

    def same_place(self, entry, n, axes):
        """Whether an entry is read where the loops that compute it are."""
        return entry.indices == self.members[entry.name].indices and set(self.nests[n].axes) == set(axes)

    def all_entries(self, d):
        """The entries that the text of a definition reads: those of inlined values in their place."""
        found = set()
        for e in d.entries:
            if e.name in self.inlined:
                inner = self.inlined[e.name]
                for x in self.all_entries(inner):
                    found.add(x.xreplace(dict(zip(inner.indices, e.indices, strict=True))))
            else:
                found.add(e)
        return found

    def order(self, d, axes):
        """The axes as the largest tensor that is read has them in memory, the others around them."""
        best, chosen = (-1,), ()
        entries = sorted(self.all_entries(d), key=str)
        own = Entry(d.name, *d.indices)
        for e in (*entries, own):
            layout = self.layouts.get(e.name)
            places = e.indices if layout is None else self.permuted(e, layout)
            line = tuple(dict.fromkeys(z for p in places for z in self.leader(p) if z in axes))
            plain = all(isinstance(p, Index) for p in places)
            images = sum(x.role == "pixel" for x in line)
            score = (images, len(line), e is not own, plain, layout is None)
            if score > best:
                best, chosen = score, line
        rest = [x for x in axes if x not in chosen]
        rest.sort(key=lambda x: x in d.over)
        return (*rest, *chosen)

    def permuted(self, e, layout):
        own = self.members[e.name].indices
        return [e.indices[own.index(x)] for x in layout]

    def leader(self, place):
        """The index that a place follows most of all."""
        if isinstance(place, Index):
            return [place]
        found = sorted(indices_of(sp.sympify(place)), key=lambda x: (x.role not in ("pixel", "length"), x.name))
        return found[:1]

    def bounds_of(self, d):
        """The conditions of a reduction that loops can keep to."""
        if d.reduce is None:
            return frozenset()
        return frozenset(c for c in conjuncts(d.where) if is_bound(c) and indices_of(c) - self.tasks)


def is_bound(c):
    """Whether a condition says from where or up to where an index may go."""
    if not isinstance(c, (sp.Ge, sp.Gt, sp.Le, sp.Lt, sp.Eq)) or c.atoms(Entry):
        return False
    difference = sp.expand(c.lhs - c.rhs)
    found = indices_of(difference)
    return bool(found) and all(
        abs(difference.coeff(z)) == 1 and not (difference - difference.coeff(z) * z).has(z) for z in found
    )


def bounds_at(condition, z):
    """(lower, upper) of an index by a condition that bounds it: expressions, None where there is none; upper is not
    reached."""
    difference = sp.expand(condition.lhs - condition.rhs)
    sign = difference.coeff(z)
    rest = -sign * (difference - sign * z)  # sign * (z - rest) stands beside 0
    if isinstance(condition, sp.Eq):
        return rest, rest + 1
    above = isinstance(condition, (sp.Ge, sp.Gt)) == (sign > 0)
    strict = isinstance(condition, (sp.Gt, sp.Lt))
    if above:
        return sp.expand(rest + int(strict)), None
    return None, sp.expand(rest + int(not strict))
