"""Values at the anchor of a block in C++: what both halves of a kernel with states spell."""

from derive.emit.text import Text
from derive.formula import Index
from derive.program import FIRST
from derive.tiles import OLD


class CppAnchors:
    """For dialects: places at the anchor of a block, and the states there."""

    operands = False

    def anchor_name(self, place):
        if place == OLD:
            return self.names(("before", self.lane), f"{self.lane.name}_before")
        return "first" if place == FIRST else "last"

    def anchor(self, place):
        """The text of the first or the last row of the block, or of the anchor of the block before."""
        return Text(f"(integer){self.anchor_name(place)}")

    def place_to_real(self, text):
        return self.to_real(text)

    def place_value(self, text, _):
        return text

    def at_place(self, entry, n, _):
        """An entry at one place of its n-th axis, which is gone."""
        base, offset = self.base(entry.name, entry.indices), []
        for m, (x, a) in enumerate(zip(entry.indices, self.function.program.axes(entry.name), strict=True)):
            if isinstance(x, Index) and self.outside(x):
                continue
            place = self.anchor_name(x) if m == n else self.index_vector(x)
            offset.append(f"{place} * {self.stride(entry.name, a)}")
        return f"number_at({base}, {' + '.join(offset)})"

    def state_name(self, name):
        """What a state at the anchor of the block is called, in both kernels."""
        return self.names(("state", name), f"{self.function.names.tensor(name)}_here")
