"""What leaves a C++ kernel: values of the block's lanes, and tiles of pairs."""

from derive.emit.cpu_lines import Block
from derive.emit.cpu_memory import CppMemory
from derive.errors import NotApplicable


class CppStores(CppMemory):
    """Stores of a kernel."""

    def store(self, name, text, axes):
        """Store a value of the block's lanes."""
        own = self.function.program.axes(name)
        order = self.own(own)
        kind = "double" if name in self.walker.double else "real"
        widths = [x for x in axes if x != self.lane]
        whole = (self.lane, *widths)
        value = self.whole_name(text, whole, f"{self.function.names.tensor(name)}_out", kind)
        base = self.base(name, own) + f" + {self.index_name(self.lane)}_start * {self.stride(name, self.lane)}"
        lane = self.stride(name, self.lane)
        widths = [x for x in whole if x != self.lane]
        if set(widths) | {self.lane} != set(order):
            raise NotApplicable(f"{name} leaves a kernel with other axes than it has", "use the blockwise backend")
        if not widths:
            lines = [f"store_lanes({base}, {lane}, lanes, {value});"]
        else:
            *outer, width = widths
            for x in outer:
                base += f" + {self.index_name(x)} * {self.stride(name, x)}"
            offset = "0"
            for x in outer:
                offset = f"({offset} * {self.names.size(x.size)} + {self.index_name(x)})"
            source = f"{value} + {offset} * {self.names.size(width.size)} * NV" if outer else value
            size = self.names.size(width.size)
            lines = [f"unpack({base}, {lane}, {self.stride(name, width)}, lanes, {size}, {source});"]
            for x in reversed(outer):
                n = self.index_name(x)
                lines = [f"for (integer {n} = 0; {n} < {self.names.size(x.size)}; {n}++)", *("    " + t for t in lines)]
        self.walker.lines.append(Block(lines))

    def tile_address(self, name):
        own = self.function.program.axes(name)
        base = self.base(name, own)
        for x in (self.lane, self.row):
            base += f" + {self.index_name(x)}_start * {self.stride(name, x)}"
        return f"{base}, {self.stride(name, self.lane)}, {self.stride(name, self.row)}, lanes, rows"

    def store_tile(self, d, text):
        value = self.whole_name(text, self.walker.tile, self.walker.hint(d.name) + "_out")
        self.walker.lines.append(Block([f"store_tile({self.tile_address(d.name)}, {value});"]))

    def add_tile(self, d, text):
        value = self.whole_name(text, self.walker.tile, self.walker.hint(d.name) + "_out")
        self.walker.lines.append(Block([f"add_tile({self.tile_address(d.name)}, {value});"]))
