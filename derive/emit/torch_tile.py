"""The spelling of a tile in torch: slices, einsum, masks that may be None, stores into slices."""

import sympy as sp

from derive.emit.describe import describe_condition
from derive.emit.host import number
from derive.emit.layout import comment
from derive.emit.text import ATOM, Text, addition, product
from derive.emit.torch_dialect import einsum_spec, inside
from derive.emit.torch_widths import TorchWidths
from derive.errors import NotApplicable
from derive.formula import Entry, Index
from derive.program import FIRST, LAST, indices_of, is_leading, ordered


class BlockwiseDialect(TorchWidths):
    """The spelling of a kernel in torch; tiles keep their leading axes."""

    name = "blockwise"
    many_widths = True

    def __init__(self, kernel, function, names):
        self.kernel, self.function, self.names = kernel, function, names
        self.walker = None
        self.guards = any(d.where != sp.true for d in kernel.guarded)
        self.distinguishes = self.guards and (kernel.full.lower, kernel.full.upper) != (0, 0)
        self.chunks, self.vectors = {}, set()

    def outside(self, x):
        """Whether an axis is no axis of a tile in itself."""
        return is_leading(x)

    def lead(self, kernel):
        found = ordered((*kernel.leading, *kernel.serial))
        if len({x.size for x in found}) < len(found):
            raise NotApplicable(
                "values of pairs of one head meet those of another", "use the triton backend, or the reference"
            )
        return found

    # Places

    def start(self, x):
        return self.names(("start", x), f"{x.name}_start")

    def stop(self, x):
        return self.names(("stop", x), f"{x.name}_stop")

    def extent(self, x):
        """The text of the number of places of an axis on this tile."""
        if x in (self.kernel.parallel, self.kernel.streamed) or x in self.chunks:
            return f"{self.stop(x)} - {self.start(x)}"
        return self.names.size(x.size)

    def part(self, x):
        """The subscript of an axis on this tile."""
        if x in (self.kernel.parallel, self.kernel.streamed) or x in self.chunks:
            return f"{self.start(x)}:{self.stop(x)}"
        return ":"

    def index_vector(self, x):
        key = "vector", x
        if key not in self.walker.loaded:
            text = self.names.index(x)
            self.vectors.add(x)
            ends = f"{self.start(x)}, {self.stop(x)}" if self.part(x) != ":" else self.names.size(x.size)
            lines = self.walker.place_of((x,))
            lines.append(f"{text} = torch.arange({ends}, device=device)")
            self.walker.loaded[key] = Text(text)
        return self.walker.loaded[key]

    def loop_header(self):
        """The loop over the tiles of the streamed length that concern this block."""
        kernel = self.kernel
        start, stop = self.start(kernel.streamed), self.stop(kernel.streamed)
        lower, upper = self.bound(kernel.visible.lower, False), self.bound(kernel.visible.upper, True)
        if self.distinguishes:
            full = self.bound(kernel.full.lower, True), self.bound(kernel.full.upper, False)
            return f"for {start}, {stop}, full in tile_ranges({lower}, {upper}, {full[0]}, {full[1]}, block_columns):"
        return f"for {start}, {stop} in tiles({lower}, {upper}, block_columns):"

    def bound(self, e, largest):
        """A bound over all leading entries: its largest or its smallest value."""
        row = self.kernel.parallel
        table = {FIRST: sp.Symbol("first"), LAST: sp.Symbol("last")}

        def size(s):
            if s.name == "first":
                return self.start(row)
            return f"({self.stop(row)} - 1)" if s.name == "last" else self.names.size(s)

        signs = {entry: _rises(e, entry) for entry in e.atoms(Entry)}

        def entry(x):
            name = "highest" if largest == signs[x] else "lowest"
            return Text(f"{name}({self.names.tensor(x.name)})")

        return number(e.xreplace(table), size, entry).text

    # Tiles

    def load(self, entry, lines):
        tensor = self.names.tensor(entry.name)
        parts = [self.part(x) for x in entry.indices]
        while parts and parts[-1] == ":":
            parts.pop()
        double = entry.name in self.function.double
        wide = ".to(wide)" if entry.name in self.function.cast() and not double else ""
        if not parts and not wide:
            return Text(f"{tensor}.to(wide)" if double else tensor), entry.indices
        lengths = [x for x in entry.indices if self.part(x) != ":"]
        hint = "_".join([tensor, *(x.name for x in lengths)]) if lengths else f"{tensor}_wide"
        name = self.names.fresh(hint)
        lines.append(f"{name} = {tensor}{'[' + ', '.join(parts) + ']' if parts else ''}{wide}")
        return Text(f"{name}.to(wide)" if double else name), entry.indices

    def as_stored(self, text):
        """What was loaded, before it was brought into the accumulation dtype."""
        return text.text.removesuffix(".to(wide)")

    def to_wide(self, text):
        return self.to_real(text)

    def take_apart(self, names, text, _):
        """The names of the two parts of a value in float64."""
        self.walker.lines.append(f"{', '.join(names)} = two_parts({text}, wide)")

    def gather(self, entry, want):
        walker, tensor = self.walker, self.names.tensor(entry.name)
        *plain, last = entry.indices
        if all(isinstance(x, Index) and is_leading(x) for x in plain):
            axes = walker.axes_in(last, want)
            text = f"take({tensor}, {walker.integer(last, axes)})"
            axes = (*plain, *axes)
        else:
            axes = walker.axes_in(entry, want)
            sizes = [self.names.size(x.size) for x in self.function.program.axes(entry.name)]
            places = zip(map(sp.sympify, entry.indices), sizes, strict=True)
            text = f"{tensor}[{', '.join(inside(x, walker.integer(x, axes), size) for x, size in places)}]"
        text += ".to(wide)" if entry.name in self.function.cast() else ""
        key = entry, axes
        if key not in walker.loaded or walker.scope:
            name = self.names.fresh(f"{tensor}_{'_'.join(x.name for x in axes if not is_leading(x))}")
            walker.place_of(axes).append(f"{name} = {text}")
            walker.loaded[key] = Text(name), axes
        return walker.loaded[key]

    def full(self, axes, fill):
        extents = ", ".join(map(self.extent, axes))
        return f"torch.full(({extents}{',' if len(axes) == 1 else ''}), {fill}, dtype=wide, device=device)"

    def constant_tile(self, text, axes):
        """A number, whose text may be one of Python, at all places of a tile."""
        return Text(self.full(axes, text))

    def spread(self, text, body, axes):
        """With every axis at its extent, those included that the body does not depend on."""
        if set(axes) <= self.walker.varying(body):
            return text
        return Text(f"{text.at(ATOM)}.expand({', '.join(map(self.extent, axes))})")

    def filled(self, text, d, axes):
        """A row value at its full shape."""
        if set(axes) <= indices_of(d.body, d.where):
            return text
        if not indices_of(d.body, d.where):
            return Text(f"torch.full(({', '.join(map(self.extent, axes))},), {text}, dtype=wide, device=device)")
        return Text(f"{text.at(ATOM)}.expand({', '.join(map(self.extent, axes))})")

    # Contractions and reductions

    def operand(self, e, axes):
        """(text, axes): an entry keeps its stored order, anything else has the axes it varies over."""
        if isinstance(e, Entry) and not self.walker.is_counted(e):
            return self.walker.leaf(e, axes)
        have = self.walker.axes_in(e, axes)
        return self.walker.real(e, have), have

    def contract(self, c, over):
        left, left_axes = self.operand(c.left, (*self.walker.row, *over))
        right, right_axes = self.operand(c.right, (*self.walker.lead, self.kernel.streamed, *over))
        have = tuple(x for x in self.walker.tile if x in {*left_axes, *right_axes})
        spec = einsum_spec([left_axes, right_axes], have)
        return self.align(Text(f'torch.einsum("{spec}", {left}, {right})'), have, self.walker.tile)

    def add_product(self, state, kept, c, widths, condition, zero):
        """state = kept + the product of a tile with what streams past."""
        text = self.contract_tile(c, widths, condition, zero)
        if c.outside != 1:
            axes = (*self.walker.row, *widths)
            text = product([self.walker.real(c.outside, axes), text])
            if condition != sp.true and self.walker.reads_inputs(c.outside):
                text = self.where_any(self.walker.seen(condition, self.walker.tile), text, axes)
        self.walker.lines.append(f"{state} = {addition([(False, kept), (False, text)])}")

    def where_any(self, seen, text, axes):
        """0 in the rows that see nothing of the tile, whatever the factors hold there."""
        some = self.align(Text(f"{seen}.any(-1)"), self.walker.row, axes)
        if not self.distinguishes:
            return Text(f"torch.where({some}, {text}, 0.0)")
        return Text(f"select(None if {seen} is None else {some}, {text}, 0.0)")

    def contract_tile(self, c, widths, condition, zero):
        walker, tile = self.walker, self.walker.tile
        left_axes = tile if c.left == 1 else walker.axes_in(c.left, tile)
        left = Text(self.full(tile, "1.0")) if c.left == 1 else walker.real(c.left, left_axes)
        right, right_axes = self.operand(c.right, (*walker.lead, self.kernel.streamed, *widths))
        out = (*walker.row, *widths)
        varying = set(tile) if c.left == 1 else walker.varying(c.left)
        if condition == sp.true:
            if not set(out) <= {*left_axes, *right_axes} or not set(left_axes) & set(walker.lead) <= varying:
                left, left_axes = self.spread(self.align(left, left_axes, tile), c.left, tile), tile
            return Text(f'torch.einsum("{einsum_spec([left_axes, right_axes], out)}", {left}, {right})')
        left = self.align(left, left_axes, tile)
        if not zero:
            left = walker.select(condition, left, "0.0", tile, "visible")
        if not set(tile if zero else walker.lead) <= varying:
            left = self.spread(left, c.left, tile)
        seen = walker.seen(condition, tile)
        return Text(f'masked_einsum("{einsum_spec([tile, right_axes], out)}", {seen}, {left}, {right})')

    def row_sum(self, text):
        return Text(f"{text.at(ATOM)}.sum(-1)")

    def row_max(self, text, _):
        return Text(f"{text.at(ATOM)}.amax(-1)")

    # Masks

    def guard(self, condition, _):
        return condition

    def mask(self, condition, axes):
        walker = self.walker
        text = walker.condition(condition, axes)
        lines = walker.lines if walker.outer is None else walker.outer
        name = self.names.fresh("seen")
        lines += comment(f"{name}: {describe_condition(condition, walker.roles)}", 3)
        lines.append(f"{name} = None if full else ({text})" if self.distinguishes else f"{name} = {text}")
        return name

    def select(self, seen, text, other, hint):
        if not self.distinguishes:
            return Text(f"torch.where({seen}, {text}, {other})")
        return Text(f"select({seen}, {text}, {other})")

    def always_select(self, condition, text, other):
        return Text(f"torch.where({condition}, {text}, {other})")


def _rises(e, entry):
    """Whether a bound rises with an entry: its coefficient is positive wherever it occurs."""
    for part in sp.preorder_traversal(e):
        if part.is_Mul and entry in part.args and part.could_extract_minus_sign():
            return False
    return True
