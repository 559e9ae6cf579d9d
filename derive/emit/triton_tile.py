"""The spelling of a tile in Triton: pointers, loads, products on the matrix units, masks, stores."""

from contextlib import contextmanager

import sympy as sp

from derive.emit.contraction import is_bare
from derive.emit.describe import describe_condition
from derive.emit.layout import comment, indented
from derive.emit.scatter import diagonal_of
from derive.emit.text import ATOM, PRODUCT, Text, addition, product
from derive.emit.triton_dialect import TritonTables
from derive.errors import NotApplicable
from derive.formula import Entry, Index
from derive.program import indices_of, is_leading


class TileDialect(TritonTables):
    """A program owns one value of each leading axis; values on a tile have the axes (rows, columns), in this order.

    Positions along lengths are 32-bit for conditions and 64-bit for addresses.  What is loaded keeps the dtype of its
    tensor: it goes to the matrix units as it is, and is widened for everything else.
    """

    many_widths = False

    def __init__(self, stage, function, names, parts):
        self.stage, self.function, self.names, self.parts = stage, function, names, parts
        self.walker = None
        self.tensors, self.widths, self.bases = {}, {}, {}
        self.wide, self.current = {}, {}
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
            self.base_assignments.append(f"{self.bases[key]} = {self.pointer(name)} + {offsets}")
        return self.bases[key]

    @property
    def base_assignments(self):
        return self.bases.setdefault("lines", [])

    def base_lines(self):
        return self.base_assignments

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
                place = Text(self.walker.assign("place", self.walker.integer(x, here), here))
                masks.append(self.align(Text(f"({place} >= 0)"), here, axes).text)
                masks.append(self.align(Text(f"({place} < {self.names.size(a.size)})"), here, axes).text)
            spread = self.align(place, here, axes)
            short = here and not (isinstance(x, Index) and x.role == "width")
            wide = f"{spread.at(ATOM)}.to(tl.int64)" if short else spread
            address += f" + {wide} * {self.stride(name, a)}"
        return address, " & ".join(
            m[1:-1] if len(masks) == 1 and m.startswith("(") and m.endswith(")") else m for m in masks
        )

    def loaded(self, entry, axes):
        address, mask = self.offset(entry.name, entry.indices, axes)
        text = f"tl.load({address}{f', mask={mask}, other=0.0' if mask else ''})"
        if self.function.program.kind(entry.name) == "bool":
            text = f"tl.load({address}{f', mask={mask}, other=0' if mask else ''}).to(tl.int32)"
        if self.function.program.kind(entry.name) == "integer":
            text = f"tl.load({address}{f', mask={mask}, other=0' if mask else ''})"
        return text

    def integer_entry(self, entry):
        """An integer of this program, for its bounds."""
        text = self.walker.leaf(entry, ())[0].text
        return f"{text}.to(tl.int32)"

    def load(self, entry, lines):
        """An entry as it is stored: a vector or a tile, with its axes in stored order."""
        kind = self.function.program.kind(entry.name)
        if kind == "scalar":
            self.tensors[entry.name] = None
            return Text(self.function.names.tensor(entry.name)), ()
        axes = tuple(x for x in entry.indices if not self.outside(x) and x not in self.walker.scope)
        if len(axes) > 2:
            raise NotApplicable(f"{entry} has three axes on a tile", "use the blockwise backend for this formula")
        tensor = self.function.names.tensor(entry.name)
        hint = "_".join([tensor, *(x.name for x in entry.indices if not self.outside(x) and x.role != "width")])
        name = self.names.fresh(hint if hint != tensor else f"{tensor}_row" if axes else f"{tensor}_value")
        here, self.walker.lines = self.walker.lines, lines
        text = self.loaded(entry, axes)
        self.walker.lines = here
        lines.append(f"{name} = {text}")
        if kind in ("real", "constant"):
            self.wide[name] = lines
        return self.widened(Text(name), lines, kind), axes

    def widened(self, text, lines, kind):
        """The accumulation dtype; only a bare operand of a product is taken as it is stored."""
        return Text(f"{text}.to(WIDE)") if kind in ("real", "constant") else text

    def gather(self, entry, want):
        """An entry at places that are computed."""
        walker = self.walker
        axes = walker.axes_in(entry, want)
        key = entry, axes, walker.scope
        if key not in walker.loaded:
            tensor = self.function.names.tensor(entry.name)
            text = self.loaded(entry, axes)
            name = walker.assign(f"{tensor}_{'_'.join(x.name for x in axes)}", f"{text}.to(WIDE)", axes)
            walker.loaded[key] = Text(name), axes
        return walker.loaded[key]

    def full(self, axes, fill):
        return f"tl.full(({', '.join(map(self.extent, axes))}{',' if len(axes) == 1 else ''}), {fill}, WIDE)"

    def spread(self, text, body, axes):
        """With every axis at its extent, those included that the body does not depend on."""
        if set(axes) <= indices_of(body):
            return text
        shape = ", ".join(map(self.extent, axes))
        return Text(f"tl.zeros(({shape}{',' if len(axes) == 1 else ''}), WIDE) + {text.at(PRODUCT)}", 4)

    def filled(self, text, d, axes):
        return self.spread(text, d.body, axes)

    # Products and reductions

    def operand(self, e, axes, contracted=None):
        """A factor for the matrix units: in the dtype of the inputs, an entry as it is stored.

        contracted: a width that the product sums over; what is computed may not vanish in the padding, and is cleaned.
        """
        if is_bare(e):
            text, stored = self.walker.leaf(e, axes)
            bare = text.text.removesuffix(".to(WIDE)")
            if bare != text.text and e.name in self.function.narrow:
                return self.align(Text(bare), stored, axes)
            return Text(f"{self.align(Text(bare), stored, axes).at(ATOM)}.to(NARROW)")
        text = self.spread(self.walker.real(e, axes), e, axes)
        if contracted is not None:
            inside = self.align(
                Text(f"({self.vector(contracted)} < {self.names.size(contracted.size)})"), (contracted,), axes
            )
            text = Text(f"tl.where({inside}, {text}, 0.0)")
        return Text(f"{text.at(ATOM)}.to(NARROW)")

    def contract(self, c, over):
        width = over[-1]
        left = self.operand(c.left, (self.stage.parallel, width), width)
        right = self.operand(c.right, (width, self.stage.streamed), width)
        return Text(f"tl.dot({left}, {right}, input_precision=PRECISION, out_dtype=WIDE)")

    def add_product(self, state, kept, c, widths, condition, zero):
        """state = kept + the product of a tile with what streams past; the matrix units add to what was kept."""
        walker = self.walker
        if len(widths) > 1:
            raise NotApplicable("a sum with two widths on a tile", "use the blockwise backend for this formula")
        left = self.spread(walker.real(c.left, walker.tile), c.left, walker.tile)
        if not zero:
            left = walker.select(condition, left, "0.0", walker.tile, "visible")
        right = self.operand(c.right, (self.stage.streamed, *widths))
        operands = f"{left.at(ATOM)}.to(NARROW), {right}"
        target = state
        if c.outside == 1:
            if kept.text != state:
                walker.lines.append(f"{state} = {kept}")
            operands += f", {state}"
        else:
            target = walker.names.fresh("product")
            zeros = self.full((*walker.row, *widths), "0.0")
            operands += f", {zeros}"
        plain = f"{target} = tl.dot({operands}, input_precision=PRECISION, out_dtype=WIDE)"
        if condition == self.tail(walker.tile) and is_bare(c.right):
            walker.lines.append(plain)
        else:
            masked = f"{target} = masked_dot({walker.seen(condition, walker.tile)}, {operands}, PRECISION)"
            branches = ["if partial:", f"    {masked}", "else:", f"    {plain}"]
            walker.lines += branches if self.distinguishes else [masked]
        if c.outside != 1:
            outside = walker.real(c.outside, (*walker.row, *widths))
            walker.lines.append(f"{state} = {addition([(False, kept), (False, product([outside, Text(target)]))])}")

    def row_sum(self, text):
        return Text(f"tl.sum({text}, 1)")

    def row_max(self, text, keeps_nan):
        return Text(f"row_maximum({text})" if keeps_nan else f"tl.max({text}, 1)")

    # Masks

    def tail(self, axes):
        """The condition that a streamed index exists."""
        x = self.stage.streamed
        return x < x.size if x in axes else sp.true

    def guard(self, condition, axes):
        return sp.And(condition, self.tail(axes))

    def mask(self, condition, axes):
        walker = self.walker
        lines = walker.outer if walker.outer is not None else walker.lines
        text = walker.condition(condition, axes)
        name = self.names.fresh("seen")
        lines += comment(f"{name}: {describe_condition(condition, walker.roles)}", 3)
        statement = f"{name} = {text}"
        lines += ["if partial:", f"    {statement}"] if self.distinguishes else [statement]
        return name

    def select(self, seen, text, other, hint):
        walker = self.walker
        if not self.distinguishes:
            return Text(f"tl.where({seen}, {text}, {other})")
        if not text.text.isidentifier():
            text = Text(walker.assign(hint, text, walker.tile))
        return Text(walker.assign(hint, f"tl.where({seen}, {text}, {other}) if partial else {text}", walker.tile))

    def always_select(self, condition, text, other):
        return Text(f"tl.where({condition}, {text}, {other})")

    # Loops over a width, one place at a time

    @contextmanager
    def width_loop(self, widths):
        walker = self.walker
        outer, body = walker.lines, []
        walker.outer, walker.lines, walker.scope = outer, body, tuple(widths)
        for x in widths:
            self.current[x] = self.names.fresh(f"one_{x.name}")
        named, walker.named = walker.named, {}
        currents = [self.current[x] for x in widths]
        yield ()
        walker.outer, walker.lines, walker.scope, walker.named = None, outer, (), named
        for x in widths:
            del self.current[x]
        walker.loaded = {k: v for k, v in walker.loaded.items() if not set(widths) & _scope_of(k)}
        for x, name in reversed(list(zip(widths, currents, strict=True))):
            body = [f"for {name} in range({self.names.size(x.size)}):", *indented(body)]
        outer += body

    def chunk_sum(self, text, _):
        return text

    def add_column(self, state, widths, text, _):
        """A column of the state grows: the columns are told apart by a comparison, since a tile has no subscripts."""
        (width,) = widths
        column = self.walker.assign("column", f"tl.sum({text}, 1)", (self.stage.parallel,))
        here = f"({self.vector(width)} == {self.current[width]})[None, :]"
        self.walker.lines.append(f"{state} += tl.where({here}, {column}[:, None], 0.0)")

    # What leaves the kernel

    def store(self, name, text, axes):
        order = tuple(x for x in self.function.program.axes(name) if not self.outside(x))
        text = self.align(text, axes, order)
        address, mask = self.offset(name, self.function.program.axes(name), order)
        self.walker.lines.append(f"tl.store({address}, {text}, mask={mask})")

    def store_tile(self, d, text):
        self.store(d.name, text, self.walker.tile)

    def add_tile(self, d, text):
        """A tile added where it is stored; this program alone writes there, one serial index after the other."""
        walker = self.walker
        order = tuple(x for x in self.function.program.axes(d.name) if not self.outside(x))
        text = self.align(text, walker.tile, order)
        address, mask = self.offset(d.name, self.function.program.axes(d.name), order)
        place = walker.assign("target", address, walker.tile)
        walker.lines += [
            f"tl.store({place}, tl.load({place}, mask={mask}) + {text}, mask={mask})",
            "tl.debug_barrier()",
        ]

    def scatter(self, d, text):
        """The diagonals of this tile, added to the program's own row of partial sums."""
        walker, line = self.walker, diagonal_of(d)
        row, column = self.stage.parallel, self.stage.streamed
        inside = f"({self.names.index(row)} < {self.names.size(row.size)})[:, None]"
        tile = walker.assign("added", f"tl.where({inside}, {self.spread(text, d.body, walker.tile)}, 0.0)", walker.tile)
        signs = {line.row: line.row_sign, line.column: line.column_sign}
        offset = walker.integer(line.offset, ())
        places = [(signs[x] < 0, Text(self.start(x))) for x in (row, column)]
        first = addition([*places, (False, offset)])
        size = self.names.size(d.indices[-1].size)
        walker.lines.append(
            f"add_diagonals({self.part_row(d, size)}, {tile}, {first}, {size}, {signs[row]}, {signs[column]})"
        )

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
            self.base_assignments.append(f"{self.bases[key]} = {self.part_pointer(d.name)} + ({place}) * {size}")
        return self.bases[key]


def _scope_of(key):
    """The indices that something that was loaded depends on."""
    first = key[0]
    if isinstance(first, Entry):
        return indices_of(first)
    return indices_of(first) if isinstance(first, sp.Basic) else set()
