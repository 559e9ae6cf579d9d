"""The walk over a pair kernel: what is written before the loop over tiles, on each tile, and after it.

The order on a tile: values that no statistic touches, the statistics with what is derived from them, the corrections,
the other values, the sums.  A dialect brings the spelling: how a tile is loaded, aligned, contracted, reduced, stored.
"""

import sympy as sp

from derive.emit.expressions import repeated
from derive.emit.places import is_exponential, is_place, is_summed, reads
from derive.emit.statistics_walker import StatisticsWalker
from derive.emit.sums_walker import SumsWalker
from derive.emit.text import Text
from derive.emit.widths_walker import WidthsWalker
from derive.errors import WideValue
from derive.formula import Entry, finite
from derive.program import indices_of, is_leading, widths_in
from derive.rewriting.algebra import expanded


class KernelWalker(StatisticsWalker, WidthsWalker, SumsWalker):
    """The walk over a pair kernel."""

    def walk(self):
        kernel, dialect = self.kernel, self.dialect
        for d in (*kernel.values, *kernel.kept):
            if widths_in(d.indices):
                raise WideValue(d)
        states = {}
        for d in kernel.state:
            states[d.name] = self.names.fresh(self.hint(d.name))
            axes = self.own_axes(d.indices)
            self.put(states[d.name], self.initial(d, axes), axes)
        self.lines = self.inside
        self.on_tile(states)
        self.lines = self.after
        self.named, self.shared = {}, repeated([d.body for d in kernel.epilogue])
        self.values = {d.name: (Text(states[d.name]), self.own_axes(d.indices)) for d in kernel.state}
        for d in (*kernel.derived, *kernel.epilogue):
            self.row_value(d)
        for name in kernel.stores:
            dialect.store(name, *self.values[name])
        return self

    def initial(self, d, axes):
        """What a statistic or a sum is before the first tile."""
        return self.dialect.full(axes, self.identity(d))

    def condition_at(self, c, axes):
        """The place of a maximum is found by comparing; sums that a loop computes anew are compared up to rounding."""
        if is_place(c) and any(reads(c, self.definitions, what) for what in (is_summed, is_exponential)):
            return self.function("nearly_equal", *(self.real(side, axes) for side in c.args))
        return super().condition_at(c, axes)

    def on_tile(self, states):
        kernel = self.kernel
        self.shared = repeated([d.body for d in (*kernel.values, *kernel.statistics, *kernel.sums, *kernel.scatters)])
        late = self.late_values()
        for d in kernel.values:
            if d.name not in late:
                self.pair_value(d)
        self.statistics(states)
        for d in kernel.values:
            if d.name in late:
                self.pair_value(d)
        self.sums(states)
        for d in kernel.scatters:
            self.note(d)
            self.dialect.scatter(d, self.masked(d, self.tile, self.hint(d.name)))
        for d in kernel.kept:
            self.kept(d)

    def kept(self, d):
        """A value of pairs that is an output; one that is summed over leading axes is added up where it is stored."""
        if not any(map(is_leading, d.over)):
            self.dialect.store_tile(d, self.values[d.name][0])
            return
        self.note(d)
        text = self.masked(d, self.tile, self.hint(d.name))
        self.dialect.add_tile(d, self.dialect.spread(text, d.body, self.tile))

    def late_values(self):
        """The values of pairs that a statistic of this kernel has a part in."""
        late = set()
        for d in self.kernel.values:
            if {e.name for e in d.entries} & (self.running | late):
                late.add(d.name)
        return late

    def pair_value(self, d):
        """A value of pairs on this tile, zero (a maximum: -inf) where its condition does not hold."""
        hint = self.hint(d.name)
        masked = self.masked_exponent(d)
        self.note(d, later=masked is None and d.name not in self.needing and not self.has_own(d, d.over))
        if masked is not None:
            self.values[masked] = Text(self.visible[masked]), self.tile
        text = self.number(d.body, self.tile) if d.reduce is None else self.over_widths(d, hint)
        if masked is not None:
            self.values[masked] = Text(self.unmasked[masked]), self.tile
        elif (
            d.name in self.needing
            and not self.has_own(d, d.over)
            and not (d.reduce is None and self.is_masked(d.body, d.where))
        ):
            text = self.select(d.where, text, self.identity(d), self.tile, hint)
        axes = tuple(x for x in self.tile if x in d.indices or x not in self.lead)
        if indices_of(d.body):
            self.lacking[d.name] = set(axes) - self.varying(d.body)
        name = text.text if text.text in self.names.taken else self.assign(hint, text, axes)
        self.values[d.name] = Text(name), axes

    def masked_exponent(self, d):
        """The value f of an exponential exp(f - finite(max of f)) over what the maximum sees; None for anything else.

        With f = -inf where it is not seen, the exponential is 0 there by itself: one mask does for both.
        """
        if not isinstance(d.body, sp.exp):
            return None
        for name in self.visible:
            rest = expanded(d.body.args[0] - Entry(name, *self.definitions[name].indices))
            shift = self.definitions.get(getattr(-rest, "name", None))
            if shift in self.kernel.derived and isinstance(shift.body, finite) and d.where == self.seen_by[name]:
                return name
        return None
