"""Row kernels in Triton: a block of rows and at most one width on a tile."""

import sympy as sp

from derive.emit.expressions import repeated
from derive.emit.text import Text
from derive.emit.tile_walker import TileWalker
from derive.emit.triton_kernel import TritonKernel


class RowWalker(TileWalker):
    """Writes the values of a RowKernel one after the other, then the stores."""

    def walk(self):
        self.shared = repeated([d.body for d in self.kernel.definitions])
        for d in self.kernel.definitions:
            if d.reduce is None:
                self.row_value(d)
            else:
                self.reduction(d)
        for name in self.kernel.stores:
            self.dialect.store(name, *self.values[name])
        return self

    def reduction(self, d):
        """A sum or a maximum along the width of the tile; the padding takes no part."""
        (width,) = d.over
        axes = (*self.own_axes(d.indices), width)
        self.note(d)
        other = "0.0" if d.reduce == "sum" else self.dialect.minus_infinity
        seen = self.condition(sp.And(d.where, width < width.size), axes)
        text = self.dialect.always_select(seen, self.real(d.body, axes), other)
        text = self.dialect.spread(text, d.body, axes)
        text = self.dialect.row_sum(text) if d.reduce == "sum" else self.dialect.row_max(text, True)
        self.values[d.name] = Text(self.assign(self.hint(d.name), text, self.row)), self.row


class TritonRows(TritonKernel):
    """The text of a row kernel and of its launch."""

    walker_class = RowWalker

    def summary(self):
        outputs = ", ".join(self.stage.outputs)
        return f"{outputs}: a program computes a block of {self.stage.parallel.name}."

    def loop_lines(self):
        return []

    def settings(self, widest):
        return [f"rows = row_block({widest}, blocks)"], ["num_warps=4"]
