"""Loops over a width in torch, a chunk at a time, and what they do to a state that has this width."""

from contextlib import contextmanager

import sympy as sp

from derive.emit.layout import indented
from derive.emit.text import ATOM, Text
from derive.emit.torch_stores import TorchStores
from derive.program import indices_of

CHUNK = 16  # of a width that is summed without a matrix product


class TorchWidths(TorchStores):
    """The spelling of loops over widths: the axes of a tile, then the widths; the last of these comes in chunks."""

    @contextmanager
    def width_loop(self, widths):
        walker = self.walker
        width = widths[-1]
        size, start, stop = self.names.size(width.size), self.start(width), self.stop(width)
        outer, body = walker.lines, []
        walker.outer, walker.lines, walker.scope = outer, body, (width,)
        self.chunks[width] = None
        named, walker.named = walker.named, {}
        yield tuple(widths)
        walker.outer, walker.lines, walker.scope, walker.named = None, outer, (), named
        del self.chunks[width]
        walker.loaded = {k: v for k, v in walker.loaded.items() if not _in_scope(k, width)}
        outer.append(f"for {start} in range(0, {size}, {CHUNK}):")
        outer += indented([f"{stop} = min({start} + {CHUNK}, {size})", *body])

    def inner_sum(self, text, extra, inner):
        """The sum over some of the widths of a loop, its first ones."""
        return Text(f"{text.at(ATOM)}.sum({places(extra, inner)})") if inner else text

    def inner_max(self, text, extra, inner):
        return Text(f"largest({text}, {places(extra, inner)})") if inner else text

    def add_column(self, state, widths, text):
        self.walker.lines.append(f"{self.column(state, widths)} += {text.at(ATOM)}.sum({-1 - len(widths)})")

    def raise_column(self, state, widths, text, _):
        column = self.column(state, widths)
        self.walker.lines.append(f"{column} = torch.maximum({column}, {text.at(ATOM)}.amax({-1 - len(widths)}))")

    def column(self, state, widths):
        return f"{state}[..., {', '.join(map(self.part, widths))}]"

    def columns_of(self, text, axes):
        """A value at the chunk of a width that a loop is at, and its axes."""
        return f"{text.at(ATOM)}[{', '.join(self.part(x) if x in self.chunks else ':' for x in axes)}]", axes

    def copied(self, text):
        """A value that may be changed in place."""
        return f"{text.at(ATOM)}.clone()"


def places(axes, some):
    """The text of the places of some of the last axes."""
    found = [str(axes.index(x) - len(axes)) for x in some]
    return found[0] if len(found) == 1 else f"({', '.join(found)})"


def _in_scope(key, width):
    """Whether something that was loaded belongs to the chunk of a width."""
    first = key[0]
    return width in (indices_of(first) if isinstance(first, sp.Basic) else ()) or key == ("vector", width)
