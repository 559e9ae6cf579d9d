"""The spelling of a tile in Triton: pointers, loads, products on the matrix units, masks, stores."""

import sympy as sp

from derive.emit.accesses import Product, diagonal_accesses, place_of
from derive.emit.contraction import is_bare
from derive.emit.describe import describe_condition
from derive.emit.host import number
from derive.emit.layout import comment
from derive.emit.scatter import diagonal_of
from derive.emit.text import ATOM, PRODUCT, Text, addition, product
from derive.emit.triton_widths import TritonWidths
from derive.errors import NotApplicable
from derive.program import FIRST, LAST


class TileDialect(TritonWidths):
    """Values on a tile have the axes (rows, columns), in this order.

    What is loaded keeps the dtype of its tensor: it goes to the matrix units as it is, and is widened anywhere else.
    """

    many_widths = False

    def integer_entry(self, entry):
        """An integer of this program, for its bounds."""
        text = self.walker.leaf(entry, ())[0].text
        return f"{text}.to(tl.int32)"

    def bound(self, e):
        """A bound in the kernel's own integers."""
        row = self.stage.parallel
        table = {FIRST: sp.Symbol("first"), LAST: sp.Symbol("last")}

        def size(s):
            if s.name == "first":
                return self.start(row)
            return f"({self.stop(row)} - 1)" if s.name == "last" else self.names.size(s)

        def entry(x):
            return Text(self.integer_entry(x))

        return number(e.xreplace(table), size, entry, nested=("tl.minimum", "tl.maximum", "tile_floor_divide")).text

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
        return Text(f"{name}.to(WIDE)" if kind in ("real", "constant") else name), axes

    def as_stored(self, text):
        """What was loaded, before it was widened."""
        return text.text.removesuffix(".to(WIDE)")

    def gather(self, entry, want):
        """An entry at places that are computed."""
        walker = self.walker
        axes = walker.axes_in(entry, want)
        key = entry, axes, walker.scope
        if key not in walker.loaded:
            tensor = self.function.names.tensor(entry.name)
            text = f"{self.loaded(entry, axes)}{'' if walker.is_counted(entry) else '.to(WIDE)'}"
            name = walker.assign(f"{tensor}_{'_'.join(x.name for x in axes)}", text, axes)
            walker.loaded[key] = Text(name), axes
        return walker.loaded[key]

    def full(self, axes, fill):
        return f"tl.full(({', '.join(map(self.extent, axes))}{',' if len(axes) == 1 else ''}), {fill}, WIDE)"

    def constant_tile(self, text, _):
        return text

    def spread(self, text, body, axes):
        """With every axis at its extent, those included that the body does not depend on."""
        if set(axes) <= self.walker.varying(body):
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
            bare = self.as_stored(text)
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
        self.products.append(Product(self.stage.parallel, self.stage.streamed, width, *place_of(self.walker)))
        left = self.operand(c.left, (self.stage.parallel, width), width)
        right = self.operand(c.right, (width, self.stage.streamed), width)
        return Text(f"tl.dot({left}, {right}, input_precision=PRECISION, out_dtype=WIDE)")

    def add_product(self, state, kept, c, widths, condition, zero):
        """state = kept + the product of a tile with what streams past; the matrix units add to what was kept."""
        walker = self.walker
        if len(widths) > 1:
            raise NotApplicable("a sum with two widths on a tile", "use the blockwise backend for this formula")
        self.products.append(Product(self.stage.parallel, widths[0], self.stage.streamed, *place_of(walker)))
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
            axes = (*walker.row, *widths)
            text = product([walker.real(c.outside, axes), Text(target)])
            if condition != self.tail(walker.tile) and walker.reads_inputs(c.outside):
                text = self.where_any(walker.seen(condition, walker.tile), text, axes)
            walker.lines.append(f"{state} = {addition([(False, kept), (False, text)])}")

    def where_any(self, seen, text, axes):
        """0 in the rows that see nothing of the tile, whatever the factors hold there."""
        name = self.walker.assign("scaled", text, axes)
        some = self.align(Text(f"(tl.max({seen}.to(tl.int32), 1) > 0)"), self.walker.row, axes)
        text = f"tl.where({some}, {name}, 0.0)"
        return Text(
            self.walker.assign("scaled", f"{text} if partial else {name}" if self.distinguishes else text, axes)
        )

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
        if text.text.isidentifier():
            return Text(walker.assign(hint, f"tl.where({seen}, {text}, {other}) if partial else {text}", walker.tile))
        name = walker.assign(hint, text, walker.tile)
        walker.lines.append(f"{name} = tl.where({seen}, {name}, {other}) if partial else {name}")
        return Text(name)

    def always_select(self, condition, text, other):
        return Text(f"tl.where({condition}, {text}, {other})")

    # What leaves the kernel

    def store(self, name, text, axes):
        order = tuple(x for x in self.function.program.axes(name) if not self.outside(x))
        self.record("store", name, self.function.program.axes(name), order)
        text = self.align(text, axes, order)
        address, mask = self.offset(name, self.function.program.axes(name), order)
        self.walker.lines.append(f"tl.store({address}, {text}, mask={mask})")

    def store_tile(self, d, text):
        self.store(d.name, text, self.walker.tile)

    def add_tile(self, d, text):
        """A tile added where it is stored; this program alone writes there, one serial index after the other."""
        walker = self.walker
        order = tuple(x for x in self.function.program.axes(d.name) if not self.outside(x))
        for kind in ("load", "store"):
            self.record(kind, d.name, self.function.program.axes(d.name), order)
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
        self.accesses += diagonal_accesses(d, line, row, place_of(walker))
        walker.lines.append(
            f"add_diagonals({self.part_row(d, size)}, {tile}, {first}, {size}, {signs[row]}, {signs[column]})"
        )
