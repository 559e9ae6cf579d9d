"""The walk over a state kernel: what brings the states to the next anchor, and what a tile of columns adds to them."""

import sympy as sp

from derive.emit.carried import Anchored, widths_of
from derive.emit.expressions import repeated
from derive.emit.layout import comment
from derive.emit.text import Text, addition
from derive.emit.tile_walker import TileWalker
from derive.formula import Entry
from derive.program import indices_of
from derive.rewriting.algebra import conjunction
from derive.rewriting.sides import side_conditions


class StateWalker(Anchored, TileWalker):
    """`before` is written once, `moves` at each block, `inside` on each tile, `after` when a block has its columns."""

    def __init__(self, kernel, *arguments):
        super().__init__(kernel, *arguments)
        self.row, self.moves, self.states = self.lead, [], {}

    def walk(self):
        kernel, dialect = self.kernel, self.dialect
        for state in kernel.states:
            self.states[state.name] = self.name_of(state)
            axes = self.axes(state)
            self.put(self.states[state.name], dialect.full(axes, "0.0"), axes)
        self.lines, self.shared = self.moves, repeated([self.anchored(self.at_block(s.moved)) for s in kernel.states])
        self.move()
        self.lines = self.inside
        self.shared = repeated([self.anchored(self.at_block(s.definition.body)) for s in kernel.states])
        for state in kernel.states:
            self.note(state.definition)
            self.add_columns(state, self.states[state.name])
        self.lines = self.after
        for state in kernel.states:
            dialect.store_state(state.name, self.states[state.name], self.widths(state))
        return self

    def note(self, d):
        self.lines += comment(self.describe(d), 3)

    def at_block(self, e):
        """An expression in the row, at the anchor."""
        return e.xreplace({self.parallel: self.kernel.anchor})

    def block_lines(self):
        return self.moves

    def widths(self, state):
        return tuple(x for x in state.definition.indices if x.role == "width")

    def name_of(self, state):
        return self.names.fresh(f"{state.name}_here")

    def axes(self, state):
        return (*self.lead, *self.widths(state))

    def move(self):
        """Several states that need one another move at once."""
        moved = [(self.states[s.name], self.moved(s), self.axes(s)) for s in self.kernel.states]
        moved = [(name, text, axes) for name, text, axes in moved if str(text) != name]
        if any(self.others(s) for s in self.kernel.states):
            moved = [(name, Text(self.assign(f"{name}_moved", text, axes)), axes) for name, text, axes in moved]
        for name, text, axes in moved:
            self.put(name, text, axes)

    def others(self, state):
        return {e.name for e in state.moved.atoms(Entry)} & set(self.states) - {state.name}

    def moved(self, state):
        """What the states at the anchor before bring to this one."""
        axes, terms = self.axes(state), []
        for term in sp.Add.make_args(self.at_block(state.moved)):
            (entry,) = [e for e in term.atoms(Entry) if e.name in self.states]
            have = (*self.lead, *widths_of(entry))
            text = self.dialect.align(Text(self.states[entry.name]), have, axes)
            left = sp.Mul(*(f for f in sp.Mul.make_args(term) if f != entry))
            terms.append((False, self.times(left, axes, text)))
        return addition(terms)

    def add_columns(self, state, name):
        """Add what the columns of a tile bring to a state."""
        operands = [(self.operand(state, factor, axes), axes) for axes, factor in self.factors(state)]
        text = self.dialect.column_sum(operands, self.axes(state))
        self.put(name, Text(f"{name} + {text}"), self.axes(state))

    def factors(self, state):
        """(axes, factor) of the product that a state sums: one for each width."""
        widths, body = self.widths(state), self.at_block(state.definition.body)
        groups = dict.fromkeys(widths, sp.S.One) or {None: sp.S.One}
        for factor in sp.Mul.make_args(body):
            here = [x for x in widths if x in indices_of(factor)]
            key = here[0] if here else next(iter(groups))
            groups[key] *= factor
        lead = *self.lead, self.streamed
        return [((*lead, *(() if width is None else (width,))), factor) for width, factor in groups.items()]

    def operand(self, state, factor, axes):
        """A factor on a tile, 0 where a column is not seen."""
        text = self.dialect.spread(self.real(factor, axes), self.anchored(factor), axes)
        return self.visible(text, self.condition_of_columns(state), axes)

    def condition_of_columns(self, state):
        """What a column needs besides lying between two edges."""
        return conjunction(side_conditions(state.definition.where, self.parallel, self.streamed)[2])

    def visible(self, text, condition, axes):
        """0 where a column is not seen, whatever stands there."""
        condition = self.dialect.guard(condition, axes)
        return (
            text if condition == sp.true else self.dialect.always_select(self.condition(condition, axes), text, "0.0")
        )
