"""The sums on a tile: along each row, as matrix products, or in one loop over a width for all that are neither."""

from derive.emit.contraction import contractions
from derive.emit.masked_walker import MaskedWalker
from derive.emit.text import Text, addition, product
from derive.passes.certificates import RankCorrection
from derive.program import widths_in


class SumsWalker(MaskedWalker):
    """The walk over the sums of a kernel."""

    def sums(self, states):
        """Everything that is added up over the streamed index; loops over one width are shared."""
        loops = {}
        for d in self.kernel.sums:
            inner, widths = widths_in(d.over), widths_in(d.indices)
            found = contractions(d.body, (self.streamed,), (self.parallel,), widths) if widths else None
            if inner or (widths and (not found or self.has_own(d, widths))):
                loops.setdefault((inner, widths), []).append(d)
                continue
            self.note(d)
            state = states[d.name]
            kept = product([Text(state), *self.corrections_of(d, widths)])
            if widths:
                self.column_totals(d, found, widths, state, kept)
            else:
                self.put(state, addition([(False, kept), (False, self.row_total(d))]), self.row)
        for (inner, widths), ds in loops.items():
            self.looped_sums(inner, widths, ds, states)

    def corrections_of(self, d, widths):
        single = [c for c in self.kernel.corrections_of(d.name) if not isinstance(c, RankCorrection)]
        texts = [(Text(self.corrections[c]), self.own_axes(c.statistic.indices)) for c in single]
        return [self.dialect.align(text, have, (*self.row, *widths)) for text, have in texts]

    def row_total(self, d):
        """The sum of a tile along each row."""
        body = self.masked(d, self.tile, "visible")
        return self.dialect.row_sum(self.dialect.spread(body, d.body, self.tile))

    def column_totals(self, d, found, widths, state, kept):
        """The matrix products of a tile with what streams past, added to what was kept."""
        condition = self.dialect.guard(d.where, self.tile)
        for c in found:
            self.dialect.add_product(state, kept, c, widths, condition, self.is_masked(c.left, d.where))
            kept = Text(state)

    def looped_sums(self, inner, widths, ds, states):
        """Sums whose bodies are no products: one loop over the widths for all of them; inner: those that they sum."""
        for d in ds:
            self.note(d)
            corrections = self.corrections_of(d, widths)
            if corrections:
                self.put(states[d.name], product([Text(states[d.name]), *corrections]), (*self.row, *widths))
        with self.dialect.width_loop((*inner, *widths)) as extra:
            axes = (*self.tile, *extra)
            for d in ds:
                state, body = states[d.name], self.dialect.spread(self.masked(d, axes, "visible"), d.body, axes)
                body = self.dialect.inner_sum(body, extra, inner)
                if widths:
                    self.dialect.add_column(state, widths, body)
                else:
                    total = self.dialect.row_sum(body)
                    self.put(state, addition([(False, Text(state)), (False, total)]), self.row)
