"""Where a Triton program is, and the addresses of what it reads and writes."""

import sympy as sp

from derive.emit.accesses import Access, Limit, place_of
from derive.emit.text import ATOM, Text
from derive.emit.triton_dialect import TritonTables
from derive.formula import Index
from derive.program import is_leading


class Addresses(TritonTables):
    """A program owns one value of each leading axis and a block of rows.

    Positions along lengths are 32-bit for conditions and 64-bit for addresses; every tensor comes with all of its
    strides.  tensors, widths: what the kernel uses, in the order of its arguments; bases: the names of addresses at the
    leading indices, which base_lines compute; accesses, products: what the kernel asks of memory and matrix units.
    """

    def __init__(self, stage, function, names, parts):
        self.stage, self.function, self.names, self.parts = stage, function, names, parts
        self.walker = None
        self.tensors, self.widths, self.bases, self.base_lines = {}, {}, {}, []
        self.current, self.accesses, self.products = {}, [], []
        full = stage.full.lower, stage.full.upper
        self.distinguishes = full != (0, 0)

    def lead(self, _):
        return ()

    def outside(self, x):
        """Whether an axis is no axis of a tile: a program has one value of it at a time."""
        return is_leading(x) or x in self.stage.leading

    # Places

    def start(self, x):
        return self.names(("start", x), f"{x.name}_start")

    def stop(self, x):
        return self.names(("stop", x), f"{x.name}_stop")

    def leading(self, x):
        """A leading index: a number of 64 bits."""
        return self.names(("leading", x), x.name)

    def pad(self, width):
        self.widths[width] = None
        return self.names(("pad", width.size), f"{width.size.name}_PADDED")

    def extent(self, x):
        return {self.stage.parallel: "ROWS", self.stage.streamed: "COLUMNS"}.get(x) or self.pad(x)

    def index_vector(self, x):
        if self.outside(x):
            return Text(self.leading(x))
        if x in self.current:
            return Text(self.current[x])
        return Text(self.vector(x))

    def vector(self, x):
        """The positions along an axis of the tile."""
        name = self.names.index(x)
        key = "vector", x
        if key not in self.walker.loaded and x.role == "width":
            self.walker.before.append(f"{name} = tl.arange(0, {self.pad(x)}).to(tl.int64)")
        self.walker.loaded[key] = name
        return name

    def program_lines(self):
        """Which block and which leading indices this program has."""
        stage, names = self.stage, self.names
        size = names.size(stage.parallel.size)
        lines = ["program = tl.program_id(0)"]
        if self.parts:
            lines += ["group = program % groups", "program = program // groups"]
        elif stage.leading:
            lines += [f"blocks = tl.cdiv({size}, ROWS)", f"{self.start(stage.parallel)} = (program % blocks) * ROWS"]
            lines += ["program = program // blocks"]
        else:
            lines += [f"{self.start(stage.parallel)} = program * ROWS"]
        for n, x in enumerate(reversed(stage.leading)):
            last = n == len(stage.leading) - 1
            place = "program" if last else f"(program % {names.size(x.size)})"
            lines.append(f"{self.leading(x)} = {place}.to(tl.int64)")
            if not last:
                lines.append(f"program = program // {names.size(x.size)}")
        return lines

    def block_lines(self):
        x = self.stage.parallel
        size = self.names.size(x.size)
        lines = [f"{self.names.index(x)} = {self.start(x)} + tl.arange(0, ROWS)"]
        bounds = (self.stage.visible, self.stage.full)
        if any("last" in {str(s) for s in e.free_symbols} for b in bounds for e in (b.lower, b.upper)):
            lines.append(f"{self.stop(x)} = tl.minimum({self.start(x)} + ROWS, {size})")
        return lines

    # Tensors

    def pointer(self, name):
        self.tensors[name] = None
        return self.names(("pointer", name), f"{self.function.names.tensor(name)}_ptr")

    def part_pointer(self, name):
        return self.names(("part", name), f"{self.parts[name]}_ptr")

    def stride(self, name, x):
        """The stride of a tensor along one of its own axes."""
        return self.names(("stride", name, x), f"{self.function.names.tensor(name)}_{x.name}_stride")

    def base(self, name, indices):
        """The address of a tensor at the leading indices of this program."""
        own = self.function.program.axes(name)
        lead = [(x, a) for x, a in zip(indices, own, strict=True) if isinstance(x, Index) and self.outside(x)]
        if not lead:
            return self.pointer(name)
        key = name, tuple(lead)
        if key not in self.bases:
            offsets = " + ".join(f"{self.leading(x)} * {self.stride(name, a)}" for x, a in lead)
            self.bases[key] = self.names.fresh(f"{self.function.names.tensor(name)}_base")
            self.base_lines.append(f"{self.bases[key]} = {self.pointer(name)} + {offsets}")
        return self.bases[key]

    def offset(self, name, indices, axes):
        """(text of the address, its mask) of the entry at `indices`, spread to `axes`."""
        own = self.function.program.axes(name)
        address, masks = self.base(name, indices), []
        for x, a in zip(indices, own, strict=True):
            if isinstance(x, Index) and self.outside(x):
                continue
            x = sp.sympify(x)
            if isinstance(x, Index):
                place = self.index_vector(x)
                here = (x,) if x in axes else ()
                limit = f"{place} < {self.names.size(a.size)}"
                if here:
                    masks.append(self.align(Text(f"({limit})"), here, axes).text)
            else:
                here = self.walker.axes_in(x, axes)
                text = self.walker.integer(x, here)
                place = Text(self.walker.assign("place", text if here else f"tl.cast({text}, tl.int64)", here))
                masks.append(self.align(Text(f"({place} >= 0)"), here, axes).text)
                masks.append(self.align(Text(f"({place} < {self.names.size(a.size)})"), here, axes).text)
            spread = self.align(place, here, axes)
            short = here and not (isinstance(x, Index) and x.role == "width")
            wide = f"{spread.at(ATOM)}.to(tl.int64)" if short else spread
            address += f" + {wide} * {self.stride(name, a)}"
        return address, " & ".join(
            m[1:-1] if len(masks) == 1 and m.startswith("(") and m.endswith(")") else m for m in masks
        )

    def record(self, kind, name, indices, axes):
        """Note a load or a store of the entry at `indices`."""
        own = self.function.program.axes(name)
        limits = [
            Limit(sp.sympify(x), a.size)
            for x, a in zip(indices, own, strict=True)
            if not (isinstance(x, Index) and self.outside(x))
        ]
        self.accesses.append(Access(kind, name, tuple(axes), tuple(limits), *place_of(self.walker)))

    def loaded(self, entry, axes):
        self.record("load", entry.name, entry.indices, axes)
        address, mask = self.offset(entry.name, entry.indices, axes)
        text = f"tl.load({address}{f', mask={mask}, other=0.0' if mask else ''})"
        if self.function.program.kind(entry.name) == "bool":
            text = f"tl.load({address}{f', mask={mask}, other=0' if mask else ''}).to(tl.int32)"
        if self.function.program.kind(entry.name) == "integer":
            text = f"tl.load({address}{f', mask={mask}, other=0' if mask else ''})"
        return text

    def part_row(self, d, size):
        """The address of this program's row of partial sums."""
        name = f"{self.parts[d.name]}_row"
        key = "part row", d.name
        if key not in self.bases:
            self.bases[key] = self.names.fresh(name)
            place = ""
            for x in self.stage.leading:
                place = f"({place}) * {self.names.size(x.size)} + {self.leading(x)}" if place else self.leading(x)
            place = f"({place}) * groups + group" if place else "group.to(tl.int64)"
            self.base_lines.append(f"{self.bases[key]} = {self.part_pointer(d.name)} + ({place}) * {size}")
        return self.bases[key]
