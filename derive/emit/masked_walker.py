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
        """Whether an expression reads what a caller gives, which may be anything where nothing is seen."""
        given = {x.name for x in self.program.inputs}
        return any(x.name in given for x in e.atoms(Entry))

    def has_own(self, d, widths):
        """Whether each place of these widths has a condition of its own, which no matrix product can follow."""
        return bool(indices_of(d.where) & set(widths))

    def masked(self, d, axes, hint):
        """The body of a definition, 0 where its condition does not hold."""
        text = self.real(d.body, axes)
        return text if self.is_masked(d.body, d.where) else self.select(d.where, text, "0.0", axes, hint)
