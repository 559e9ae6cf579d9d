"""States in C++: a task carries them from block to block in its own memory, where the kernel over pairs reads them."""

import sympy as sp

from derive.emit.carried import PLACES
from derive.emit.contraction import is_bare
from derive.emit.cpu_anchors import CppAnchors
from derive.emit.cpu_lines import Block, Let
from derive.emit.cpu_memory import CppMemory
from derive.emit.cpu_tile import CppTile
from derive.emit.cpu_walker import CppStatements
from derive.emit.states import StateWalker
from derive.emit.text import Text


class CppStateWalker(CppStatements, StateWalker):
    """The walk over a state kernel."""

    def name_of(self, state):
        return self.dialect.state_name(state.name)

    def note(self, d):
        self.comment(self.describe(d))

    def constant(self, e):
        return self.dialect.place_to_real(self.place(e)) if e in PLACES else super().constant(e)

    def add_columns(self, state, name):
        self.dialect.add_columns(name, [(axes, self.rows(state, e, axes)) for axes, e in self.factors(state)])

    def rows(self, state, e, axes):
        """The name of a factor's values at the rows of a tile: numbers, or numbers of a width."""
        condition = self.condition_of_columns(state)
        if len(axes) > 1 and is_bare(e) and condition == sp.true and not self.is_counted(e):
            text, have = self.leaf(e, axes)
            if have == axes and self.dialect.places[text.text].form == "rows":
                return text.text
        text = str(self.operand(state, e, axes))
        key = "rows", text, axes
        if key not in self.loaded:
            name = self.names.fresh("streamed")
            if len(axes) > 1:
                self.dialect.rows_here(name, text, axes[1])
            else:
                self.lines.append(Let(name, text, axes, whole=True))
            self.loaded[key] = Text(name)
        return self.loaded[key].text


class CppStateTile(CppAnchors, CppTile):
    """The spelling of a state kernel: a tile has rows that stream past, and no lanes."""

    def __init__(self, stage, function, names, lane, row):
        CppMemory.__init__(self, stage, function, names, lane, row)
        self.states = set(stage.outputs)

    def add_columns(self, name, operands):
        """Add the sum over the rows of a tile of a product of two factors, or of one."""
        names, axes = [x for _, x in operands], [a[1] for a, _ in operands if len(a) > 1]
        sizes = [self.names.size(x.size) for x in axes]
        if len(axes) == 2:
            left, right = (f"{x}.data, {x}.stride" for x in names)
            text = f"cross(rows, {sizes[0]}, {sizes[1]}, {left}, {right}, {name});"
        elif axes:
            text = f"add_rows(rows, {sizes[0]}, {names[0]}.data, {names[0]}.stride, {name});"
        else:
            text = f"{name} += sum_of(rows, {names[0]});"
        self.walker.lines.append(Block([text], {name}))

    def store_state(self, *_):
        """The kernel over pairs finds a state where it is."""
