"""Loops over a width in Triton, one place at a time, and what they do to a state that has this width."""

from contextlib import contextmanager

import sympy as sp

from derive.emit.layout import indented
from derive.emit.text import Text
from derive.emit.triton_memory import Addresses
from derive.errors import NotApplicable
from derive.formula import Entry
from derive.program import indices_of


class TritonWidths(Addresses):
    """The spelling of loops over widths; a tile has rows and columns only."""

    @contextmanager
    def width_loop(self, widths):
        walker = self.walker
        outer, body = walker.lines, []
        walker.outer, walker.lines, walker.scope = outer, body, tuple(widths)
        for x in widths:
            self.current[x] = self.names.fresh(f"one_{x.name}")
        named, walker.named = walker.named, {}
        currents = [self.current[x] for x in widths]
        yield ()
        walker.outer, walker.lines, walker.scope, walker.named = None, outer, (), named
        for x in widths:
            del self.current[x]
        walker.loaded = {k: v for k, v in walker.loaded.items() if not set(widths) & _scope_of(k)}
        for x, name in reversed(list(zip(widths, currents, strict=True))):
            body = [f"for {name} in range({self.names.size(x.size)}):", *indented(body)]
        outer += body

    def inner_sum(self, text, *_):
        return text

    def inner_max(self, text, *_):
        return text

    def add_column(self, state, widths, text):
        """A column of the state grows: the columns are told apart by a comparison, since a tile has no subscripts."""
        column = self.walker.assign("column", f"tl.sum({text}, 1)", (self.stage.parallel,))
        self.walker.lines.append(f"{state} += tl.where({self.here(widths)}, {column}[:, None], 0.0)")

    def raise_column(self, state, widths, text, keeps_nan):
        """A column of a maximum moves."""
        column = self.walker.assign("column", self.row_max(text, keeps_nan), (self.stage.parallel,))
        moved = self.walker.function("maximum", Text(state), Text(f"{column}[:, None]"))
        self.walker.lines.append(f"{state} = tl.where({self.here(widths)}, {moved}, {state})")

    def here(self, widths):
        """Whether a place of a tile is in the column that a loop is at."""
        if len(widths) > 1:
            raise NotApplicable("a value with two widths on a tile", "use the blockwise backend for this formula")
        return f"({self.vector(widths[0])} == {self.current[widths[0]]})[None, :]"

    def columns_of(self, text, axes):
        """A value in the column that a loop is at, and its axes."""
        have = tuple(x for x in axes if x not in self.current)
        here = self.here(tuple(x for x in axes if x in self.current))
        return f"tl.sum(tl.where({here}, {text}, 0.0), 1)", have

    def copied(self, text):
        return text


def _scope_of(key):
    """The indices that something that was loaded depends on."""
    first = key[0]
    if isinstance(first, Entry):
        return indices_of(first)
    return indices_of(first) if isinstance(first, sp.Basic) else set()
