"""Values of pairs that reduce over widths: matrix products, or a loop over the width for any other sum or maximum."""

from derive.emit.contraction import contractions
from derive.emit.masked_walker import MaskedWalker
from derive.emit.text import Text, addition, product


class WidthsWalker(MaskedWalker):
    """The walk over the sums and maxima over widths of a kernel."""

    def over_widths(self, d, hint):
        """A sum or a maximum over widths, on a tile."""
        found = contractions(d.body, d.over, (self.parallel,), (self.streamed,)) if d.reduce == "sum" else None
        if found and not self.has_own(d, d.over) and all(c.left != 1 for c in found):
            return self.products(d, found, hint)
        name = self.assign(hint, self.dialect.full(self.tile, self.identity(d)), self.tile)
        with self.dialect.width_loop(d.over) as extra:
            axes = (*self.tile, *extra)
            text = self.masked(d, axes, "visible") if self.has_own(d, d.over) else self.real(d.body, axes)
            text = self.dialect.spread(text, d.body, axes)
            if d.reduce == "max":
                text = self.function("maximum", Text(name), self.dialect.inner_max(text, extra, extra))
            else:
                text = addition([(False, Text(name)), (False, self.dialect.inner_sum(text, extra, extra))])
            self.put(name, text, self.tile)
        return Text(name)

    def products(self, d, found, hint):
        """A sum of matrix products over widths; where these take one width at a time, the others are looped over."""
        *outer, width = d.over
        if not outer or self.dialect.many_widths:
            terms = [self.scaled(c.outside, self.dialect.contract(c, d.over), self.tile) for c in found]
            return addition([(False, t) for t in terms])
        name = self.assign(hint, self.dialect.full(self.tile, "0.0"), self.tile)
        with self.dialect.width_loop(outer):
            terms = [self.scaled(c.outside, self.dialect.contract(c, (width,)), self.tile) for c in found]
            self.put(name, addition([(False, Text(name)), *((False, t) for t in terms)]), self.tile)
        return Text(name)

    def scaled(self, outside, text, axes):
        return text if outside == 1 else product([self.real(outside, axes), text])
