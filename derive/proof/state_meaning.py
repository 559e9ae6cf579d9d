"""Trusted.  What states that are carried from block to block mean, written once: a recurrence over any anchor rows.

For each value of the leading axes there are rows anchor[0], anchor[1], ..., any that grow (fall, if the kernel is
descending).  With E(n) = edge(anchor[n]) a state holds

    state[0]     = the sum of its body at row anchor[0] over the columns 0 <= s < E(0)      (E(0) <= s < size)
    state[n + 1] = moved + the sum of its body at row anchor[n + 1] over E(n) <= s < E(n + 1)  (E(n + 1) <= s < E(n))

where `moved` reads state[n] at the row anchor[n], and the columns count where the conditions on them alone hold.  The
block of a row is one of these: anchor[block] is its first row (its last).  A sum of the loop starts from its share,
which reads state[block].
"""

from functools import cached_property

import sympy as sp
from sympy import Integer, Symbol

from derive.errors import NoMeaning
from derive.formula import Entry, Size
from derive.logic import Add, Eq, Nat, Range, Rel, Sigma, all_of, index_map, substitute
from derive.program import indices_of
from derive.proof.meaning import Meaning, conjuncts, for_all, summed, variable
from derive.tiles import OLD

BLOCKS = Symbol("blocks", integer=True)


class States:
    """The states of one StateKernel, for the loop with this prefix that reads them."""

    def __init__(self, whole, prefix, kernel):
        self.whole, self.prefix, self.kernel = whole, prefix, kernel
        self.by_name = {s.name: s for s in kernel.states}
        self.leading = tuple(map(variable, kernel.leading))
        self.column, self.size = variable(kernel.streamed), whole.term(kernel.streamed.size)
        for s in kernel.states:
            _check_state(s, kernel)

    def anchor(self, n):
        """The row at which the states of the n-th block are."""
        return index_map(f"{self.prefix}.anchor")[(n, *self.leading)]

    def edge(self, row):
        """Where the columns that a row sees end; where they start, descending."""
        return substitute(self.whole.term(self.kernel.edge), {variable(self.kernel.parallel): row})

    def seen(self, row):
        """The columns that a row sees."""
        return Range(self.edge(row), self.size) if self.kernel.descending else Range(0, self.edge(row))

    def unseen(self, row):
        """The columns that a row does not see."""
        return Range(0, self.edge(row)) if self.kernel.descending else Range(self.edge(row), self.size)

    def new(self, old, row):
        """The columns that a row sees and the one before it does not."""
        a, b = self.edge(old), self.edge(row)
        return Range(b, a) if self.kernel.descending else Range(a, b)

    def widths(self, s):
        return tuple(map(variable, s.definition.indices[len(self.leading) + 1 :]))

    def head(self, s, n):
        """A state after n blocks: the number of the block stands in the place of the row."""
        return self.whole.at(s.name, (*self.leading, n, *self.widths(s)))

    def at_columns(self, s, row, columns):
        """The sum of the body of a state, at a row, over some columns."""
        d = s.definition
        here = [c for c in conjuncts(d.where) if self.kernel.parallel not in indices_of(c)]
        body = self.whole.guarded(sp.And(*here), self.whole.term(d.body))
        return Sigma(substitute(body, {variable(self.kernel.parallel): row}), self.column, columns)

    def moved(self, s, n):
        """What the n-th block brings to a state of the next one."""
        term = Reading(self, OLD, n).term(s.moved)
        rows = {variable(self.kernel.parallel): self.anchor(n + 1), variable(OLD): self.anchor(n)}
        return substitute(term, rows)

    def share(self, d, carried, block, row):
        """What a sum d has before its first tile; block: of the loop's row, row: its anchor."""
        for body, over in (*carried.terms, (carried.where, ())):
            check_bound(d.name, (body,), {*d.indices, *over, self.kernel.anchor})
            if set(over) & set(d.indices) or any(x.role != "width" for x in over):
                raise NoMeaning(d, "a share that is a sum over something else than widths of its own")
        at = Reading(self, self.kernel.anchor, block)
        terms = Add(*[summed(at.term(body), over) for body, over in carried.terms])
        return substitute(at.guarded(carried.where, terms), {variable(self.kernel.anchor): row})

    @cached_property
    def statements(self):
        """{label: what defines the states}."""
        out, n = {}, BLOCKS
        first, old, row = self.anchor(Integer(0)), self.anchor(n), self.anchor(n + 1)
        for s in self.kernel.states:
            idx = [x for x in s.definition.indices if x != self.kernel.parallel]
            start = Eq(self.head(s, Integer(0)), self.at_columns(s, first, self.seen(first)))
            step = Eq(self.head(s, n + 1), self.moved(s, n) + self.at_columns(s, row, self.new(old, row)))
            out[f"{self.prefix}.{s.name}.start"] = for_all(start, idx)
            out[f"{self.prefix}.{s.name}"] = for_all(all_of(step, n, Nat), idx)
        return out

    @cached_property
    def end_points(self):
        """{label: what is known of the anchors}."""
        a, b = self.anchor(BLOCKS), self.anchor(BLOCKS + 1)
        grow = Rel("<=", b, a) if self.kernel.descending else Rel("<=", a, b)
        return {f"{self.prefix}.anchors": for_all(all_of(grow, BLOCKS, Nat), self.kernel.leading)}


class Reading(Meaning):
    """Names as they are, but states read at one anchor, and nowhere else: those of the n-th block."""

    def __init__(self, states, anchor, n):
        super().__init__(states.whole.kinds, states.whole.rename, states.whole.definitions)
        self.states, self.anchor, self.n = states, variable(anchor), n

    def at(self, name, places):
        if name not in self.states.by_name:
            return super().at(name, places)
        k = len(self.states.leading)
        if tuple(places[: k + 1]) != (*self.states.leading, self.anchor):
            raise NoMeaning(name, f"a state that is not read at {self.anchor}")
        return super().at(name, (*places[:k], self.n, *places[k + 1 :]))


def _check_state(s, kernel):
    """A state is a sum over the columns for each leading axis, row and width; its rows have no condition of their
    own."""
    d, k = s.definition, len(kernel.leading) + 1
    axes = (*kernel.leading, kernel.parallel)
    if d.indices[:k] != axes or d.reduce != "sum" or d.over != (kernel.streamed,) or d.at is not None:
        raise NoMeaning(d, "a state that is not a sum over the columns for each row")
    for c in conjuncts(d.where):
        if kernel.parallel in indices_of(c) and kernel.streamed not in indices_of(c):
            raise NoMeaning(d, "a state with a condition on the row alone")
    check_bound(d.name, (d.body, d.where), {*d.indices, kernel.streamed})
    check_bound(d.name, (s.moved,), {*d.indices, OLD})
    check_bound("edge", (kernel.edge,), {kernel.parallel})
    if kernel.edge.atoms(Entry):
        raise NoMeaning(kernel.edge, "an edge that depends on values")


def check_bound(name, exprs, bound):
    """Raise NoMeaning where an expression speaks of something else than these and sizes."""
    found = set().union(*(sp.sympify(e).free_symbols for e in exprs))
    if stray := {x for x in found if not isinstance(x, Size)} - bound:
        raise NoMeaning(name, f"a value that depends on {', '.join(sorted(map(str, stray)))}")
