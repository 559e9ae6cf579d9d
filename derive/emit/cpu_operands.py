"""Operands of products in C++: inputs that a product takes as they are stored, where the machine can multiply them."""

from derive.emit.contraction import is_bare
from derive.emit.cpu_lines import Block
from derive.emit.cpu_nodes import Place
from derive.emit.cpu_stores import CppStores
from derive.formula import Index


class CppOperands(CppStores):
    """Loads of what nothing but a product reads; the support headers decide what such an operand is kept as."""

    operands = True  # whether a kernel has them

    def is_operand(self, e, axis, width):
        """Whether a factor is a tensor in the inputs' dtype, read at one axis of a tile and a width."""
        return self.operands and self.is_stored(e, axis, width)

    def is_stored(self, e, axis, width):
        if not is_bare(e) or self.kind_of(e.name) in ("scalar", "integer", "bool"):
            return False
        walker = self.walker
        if e.name in walker.definitions or e.name in walker.running or e.name in walker.double:
            return False
        if self.ctype(e.name) != "narrow" or not all(isinstance(x, Index) for x in e.indices):
            return False
        own = self.own(e.indices)
        return len(own) == 2 and set(own) == {axis, width}

    def lane_operand(self, e, width):
        """The name of a factor of the lanes, packed along a width."""

        def lines(name, address, steps, size):
            self.take("lane_operand", name, f"lane_operand_size({size}) * NV")
            self.places[name] = Place((self.lane, width), "operand")
            return [f"pack_operand({address}, {steps}, lanes, {size}, {name});"]

        return self.operand("packed", e, (self.lane, width), lines)

    def row_operand(self, e, width):
        """The name of the rows of a factor that streams past."""

        def lines(name, address, steps, size):
            data = self.names.fresh(f"{name}_data")
            self.take("operand", data, f"operand_size({size})")
            self.places[name] = Place((self.row, width), "operand")
            return [f"const auto {name} = operand_rows({address}, {steps}, rows, {size}, {data});"]

        return self.operand("streamed", e, (self.row, width), lines)

    def block_operand(self, e, width):
        """The name of the rows of the block itself."""

        def lines(name, address, steps, size):
            data = self.names.fresh(f"{name}_data")
            self.take("block_operand", data, f"block_operand_size({size})")
            return [f"const BlockRows {name} = operand_block({address}, {steps}, lanes, {size}, {data});"]

        return self.operand("rows", e, (self.lane, width), lines)

    def operand(self, what, e, axes, lines):
        """The name of an operand, made once; lines: of (name, address, its two strides, size of the width)."""
        first, width = axes
        key = what, e
        if key not in self.fetched:
            parts = [self.function.names.tensor(e.name), first.name, *(["rows"] if what == "rows" else [])]
            name = self.names.fresh("_".join(parts))
            own = dict(zip(e.indices, self.function.program.axes(e.name), strict=True))
            steps = ", ".join(self.stride(e.name, own[x]) for x in axes)
            made = lines(name, self.address(e, axes), steps, self.names.size(width.size))
            self.lines_for(axes, ()).append(Block(made, {name}))
            self.fetched[key] = name, axes
        return self.fetched[key][0]
