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
            self.states[state.name] = self.names.fresh(f"{state.name}_here")
            axes = (*self.lead, *self.widths(state))
            self.before.append(f"{self.states[state.name]} = {dialect.full(axes, '0.0')}")
        self.lines, self.shared = self.moves, repeated([self.anchored(self.at_block(s.moved)) for s in kernel.states])
        self.move()
        self.lines = self.inside
        self.shared = repeated([self.anchored(self.at_block(s.definition.body)) for s in kernel.states])
        for state in kernel.states:
            self.note(state.definition)
            name, text = self.states[state.name], self.columns(state)
            self.lines.append(f"{name} = {name} + {text}")
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

    def move(self):
        """Several states that need one another move at once."""
        texts = {self.states[s.name]: self.moved(s) for s in self.kernel.states}
        changed = {name: text for name, text in texts.items() if str(text) != name}
        if any(self.others(s) for s in self.kernel.states):
            new = {name: self.assign(f"{name}_moved", text, ()) for name, text in changed.items()}
            changed = new
        self.lines += [f"{name} = {text}" for name, text in changed.items()]

    def others(self, state):
        return {e.name for e in state.moved.atoms(Entry)} & set(self.states) - {state.name}

    def moved(self, state):
        """What the states at the anchor before bring to this one."""
        axes, terms = (*self.lead, *self.widths(state)), []
        for term in sp.Add.make_args(self.at_block(state.moved)):
            (entry,) = [e for e in term.atoms(Entry) if e.name in self.states]
            have = (*self.lead, *widths_of(entry))
            text = self.dialect.align(Text(self.states[entry.name]), have, axes)
            left = sp.Mul(*(f for f in sp.Mul.make_args(term) if f != entry))
            terms.append((False, self.times(left, axes, text)))
        return addition(terms)

    def columns(self, state):
        """The sum of a state's body over the columns of a tile."""
        d, widths = state.definition, self.widths(state)
        body = self.at_block(d.body)
        groups = dict.fromkeys(widths, sp.S.One) or {None: sp.S.One}
        for factor in sp.Mul.make_args(body):
            here = [x for x in widths if x in indices_of(factor)]
            key = here[0] if here else next(iter(groups))
            groups[key] *= factor
        condition = conjunction(side_conditions(d.where, self.parallel, self.streamed)[2])
        operands = []
        for width, factor in groups.items():
            axes = (*self.lead, self.streamed, *(() if width is None else (width,)))
            text = self.dialect.spread(self.real(factor, axes), self.anchored(factor), axes)
            operands.append((self.visible(text, condition, axes), axes))
        return self.dialect.column_sum(operands, (*self.lead, *widths))

    def visible(self, text, condition, axes):
        """0 where a column is not seen, whatever stands there."""
        condition = self.dialect.guard(condition, axes)
        return (
            text if condition == sp.true else self.dialect.always_select(self.condition(condition, axes), text, "0.0")
        )
