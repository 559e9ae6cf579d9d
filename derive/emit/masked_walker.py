"""The walk over a kernel with masks: what is not visible counts nothing, and what one mask does is done once."""

import sympy as sp

from derive.emit.text import Text
from derive.emit.tile_walker import TileWalker
from derive.emit.vanishing import vanishes
from derive.errors import WidthCondition
from derive.formula import Entry, Index
from derive.program import indices_of

OLD = "old value"  # no tensor can be called so


class MaskedWalker(TileWalker):
    """Values of pairs on a tile, and which of them are 0 by themselves where nothing is seen."""

    def __init__(self, kernel, *arguments):
        super().__init__(kernel, *arguments)
        self.tile = (*self.row, self.streamed)
        self.masks, self.selections, self.corrections = {}, {}, {}
        self.visible, self.seen_by, self.unmasked = {}, {}, {}
        self.running = {d.name for d in (*kernel.statistics, *kernel.derived)}

    def real_at(self, e, axes):
        """What depends on the block alone is computed before the loop."""
        moved = self.lines in (self.inside,) or self.outer is not None
        if moved and self.hoistable(e, axes):
            if (e, axes) not in self.loaded:
                here, self.lines, outer, self.outer = self.lines, self.before, self.outer, None
                self.loaded[e, axes] = Text(self.assign("row", super().real_at(e, axes), axes))
                self.lines, self.outer = here, outer
            return self.loaded[e, axes]
        return super().real_at(e, axes)

    def hoistable(self, e, axes):
        if isinstance(e, (Entry, Index)) or not e.atoms(Entry) or set(axes) - set(self.row):
            return False
        names = {x.name for x in e.atoms(Entry)}
        if indices_of(e) & set(self.scope) or self.streamed in indices_of(e):
            return False
        return self.parallel in axes and not names & (self.running | set(self.definitions) | {OLD})

    def seen(self, condition, axes):
        """The name of a mask on this tile."""
        if stray := {x for x in indices_of(condition) if x.role == "width"} - set(axes):
            raise WidthCondition(condition, sorted(stray, key=str))
        key = condition, axes
        if key not in self.masks:
            self.masks[key] = self.dialect.mask(condition, axes)
        return self.masks[key]

    def select(self, condition, text, other, axes, hint):
        """The text where the condition holds, `other` elsewhere; as it stands where there is nothing to mask."""
        condition = self.dialect.guard(condition, axes)
        if condition == sp.true:
            return text
        if indices_of(condition) & set(self.scope):
            return self.dialect.always_select(self.condition(condition, axes), text, other)
        if self.scope:  # a name that is given inside a loop over a width means nothing after it
            return self.dialect.select(self.seen(condition, axes), text, other, hint)
        key = condition, str(text), other
        if key not in self.selections:
            self.selections[key] = self.dialect.select(self.seen(condition, axes), text, other, hint)
        return self.selections[key]

    def is_masked(self, body, condition):
        """Whether a body is 0 by itself wherever a condition, and the place of the tile, do not hold."""
        return condition != sp.true and vanishes(body, condition, self.zeros)

    def reads_inputs(self, e):
        """Whether an expression reads what a caller gives, or what is made of it: anything, where nothing is seen."""
        return any(self.is_given(x.name) for x in e.atoms(Entry))

    def is_given(self, name):
        """Whether a value is an input, or is made of one outside of this kernel."""
        if name in self.definitions:
            return False
        d = next((d for d in self.program.definitions if d.name == name), None)
        return d is None or any(self.is_given(e.name) for e in d.entries)

    def has_own(self, d, widths):
        """Whether each place of these widths has a condition of its own, which no matrix product can follow."""
        return bool(indices_of(d.where) & set(widths))

    def identity(self, d):
        """The text of what a definition is where nothing is seen: 0, or -inf for a maximum."""
        return self.dialect.minus_infinity if d.reduce == "max" else "0.0"

    def number(self, e, axes):
        """A real expression at some axes; one that has no axes at all as a tensor, which a mask that is None keeps."""
        text = self.real(e, axes)
        return text if indices_of(e) else self.dialect.constant_tile(text, axes)

    def masked(self, d, axes, hint):
        """The body of a definition, 0 (a maximum: -inf) where its condition does not hold."""
        text = self.number(d.body, axes)
        if d.reduce != "max" and self.is_masked(d.body, d.where):
            return text
        return self.select(d.where, text, self.identity(d), axes, hint)
