"""What counts on a tile in C++: masks, what is asked at run time, loops over widths, diagonals that are scattered."""

from contextlib import contextmanager

import sympy as sp

from derive.emit.cpu_lines import Block, Let, Note, Widths
from derive.emit.cpu_operands import CppOperands
from derive.emit.describe import describe_condition
from derive.emit.scatter import diagonal_of
from derive.emit.text import PRODUCT, Text, addition
from derive.program import indices_of


class CppMasks(CppOperands):
    """The conditions of a tile, and its loops over widths."""

    def guard(self, condition, _):
        return condition

    def mask(self, condition, axes):
        walker = self.walker
        lines = walker.lines if walker.outer is None else walker.outer
        here, walker.lines = walker.lines, lines
        text = walker.condition(condition, axes)
        name = self.names.fresh("seen")
        lines.append(Note(f"{name}: {describe_condition(condition, walker.roles)}"))
        lines.append(Let(name, str(text), axes, "mask", masks=self.distinguishes))
        walker.note_kind(name, "mask")
        walker.lines = here
        return name

    def asked(self):
        """(statements, name of the mask) of what is asked of the lanes of a block, of the rows of a tile, and of the
        lanes before anything is done; ([], None) for what is not asked.
        """
        asked = self.classes.lanes, self.classes.rows, self.classes.needed
        whole = [self.question(c, axis, "whole") for c, axis in zip(asked, (self.lane, self.row), strict=False)]
        some = self.question(asked[2], self.lane, "counted")
        return *(whole if self.distinguishes else [([], None)] * 2), some

    def question(self, conditions, axis, hint):
        if not conditions:
            return [], None
        walker, kept = self.walker, (self.walker.lines, self.walker.loaded, self.fetched)
        walker.asking = walker.lines = []
        walker.loaded = {k: v for k, v in walker.loaded.items() if self.row not in scope_of(k)}
        self.fetched = {k: v for k, v in self.fetched.items() if self.row not in v[1]}
        name = self.whole_name(walker.condition(sp.And(*conditions), (axis,)), (axis,), hint, "mask")
        lines, walker.asking = walker.lines, None
        walker.lines, walker.loaded, self.fetched = kept
        return lines, name

    def select(self, seen, text, other, hint):
        return self.chosen(seen, text, other)

    def chosen(self, seen, text, other):
        call = "select_if<PARTIAL>" if self.distinguishes else "select"
        return Text(f"{call}({seen}, {text}, {self.number(other)})")

    # Widths

    @contextmanager
    def width_loop(self, widths):
        walker = self.walker
        outer, body = walker.lines, []
        walker.outer, walker.lines, walker.scope = outer, body, tuple(widths)
        for x in widths:
            self.index_vector(x)
        named, walker.named = walker.named, {}
        yield tuple(widths)
        walker.outer, walker.lines, walker.scope, walker.named = None, outer, (), named
        walker.loaded = {k: v for k, v in walker.loaded.items() if not set(widths) & scope_of(k)}
        outer.append(Widths(tuple(widths), body))

    def add_column(self, state, widths, text):
        total = self.row_sum(text)
        self.walker.put(state, addition([(False, Text(state)), (False, total)]), (*self.walker.row, *widths))

    def raise_column(self, state, widths, text, keeps_nan):
        top = self.row_max(text, keeps_nan)
        self.walker.put(state, self.walker.function("maximum", Text(state), top), (*self.walker.row, *widths))

    # Scatters

    def scatter(self, d, text):
        """The diagonals of this tile, added to the partial sums of its group."""
        walker, line = self.walker, diagonal_of(d)
        value = self.whole_name(text, walker.tile, "added")
        signs = {line.row: line.row_sign, line.column: line.column_sign}
        offset = walker.integer(line.offset, ())
        size = self.names.size(d.indices[-1].size)
        places = [(signs[x] < 0, Text(f"{self.index_name(x)}_start")) for x in (self.lane, self.row)]
        first = addition([*places, (False, offset)])
        part = self.part(d)
        walker.lines.append(
            Block(
                [
                    f"add_diagonals({part}, {size}, {first}, {signs[self.lane]}, {signs[self.row]}, "
                    f"lanes, rows, {value});"
                ]
            )
        )

    def part(self, d):
        """The address of the partial sums of this task's group."""
        return self.names(("part", d.name), f"{self.function.names.tensor(d.name)}_part_here")


class Kinded(Text):
    """A text that says of what kind its values are."""

    def __init__(self, text, level=PRODUCT, kind="real"):
        super().__init__(text, level)
        object.__setattr__(self, "kind", kind)


def scope_of(key):
    """The indices that something that was loaded depends on."""
    first = key[0]
    return indices_of(first) if isinstance(first, sp.Basic) else set()
