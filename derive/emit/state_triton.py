"""State kernels in Triton, and what a pair kernel loads of their states."""

import sympy as sp

from derive.emit.accesses import Access, Limit, Product, place_of
from derive.emit.carried import COLUMNS_STOP, CarriedWalker, states_of, widths_of
from derive.emit.layout import indented
from derive.emit.states import StateWalker
from derive.emit.text import ATOM, PRODUCT, SUM, Text
from derive.emit.triton_kernel import TritonKernel
from derive.emit.triton_tile import TileDialect
from derive.errors import NotApplicable
from derive.formula import Index
from derive.program import FIRST, LAST
from derive.tiles import OLD

SLICE = 32  # of the second width of a matrix: a program carries so many of its columns


class AnchorDialect(TileDialect):
    """Places and states at the anchor of a block."""

    def anchor(self, place):
        """The text of the first or the last row of the block, or of the anchor of the block before."""
        x = self.stage.parallel
        if place == OLD:
            return Text(self.names(("before", x), f"{x.name}_before"))
        return Text(self.start(x)) if place == FIRST else Text(f"{self.stop(x)} - 1", SUM)

    def place_to_real(self, text):
        return self.to_real(text)

    def place_value(self, text, _):
        return text

    def at_place(self, entry, *_):
        axes = tuple(x for x in entry.indices if isinstance(x, Index) and not self.outside(x))
        return f"{self.loaded(entry, axes)}.to(WIDE)"

    def state_address(self, kind, name, widths):
        """(address, mask) of a state at this block, over its widths, for a "load" or a "store"."""
        axes = self.function.program.axes(name)
        row, lead = self.stage.parallel, self.stage.leading
        block = f"({self.start(row)} // ROWS).to(tl.int64)"
        address = f"{self.base(name, axes)} + {block} * {self.stride(name, row)}"
        own = [x for x in axes if x.role == "width"]
        if len(axes) != len(lead) + 1 + len(own):
            raise NotApplicable(f"the state {name} has axes that are no widths", "use the blockwise backend")
        masks = []
        for x, a in zip(widths, own, strict=True):
            place = self.index_vector(x)
            limit = Text(f"({place} < {self.names.size(a.size)})")
            masks.append(str(self.align(limit, (x,), widths)))
            address += f" + {self.align(place, (x,), widths)} * {self.stride(name, a)}"
        limits = tuple(Limit(x, a.size) for x, a in zip(widths, own, strict=True))
        self.accesses.append(Access(kind, name, tuple(widths), limits, *place_of(self.walker)))
        return address, " & ".join(masks)


class CarriedDialect(AnchorDialect):
    """The spelling of a pair kernel that starts from states."""

    def __init__(self, stage, function, names, parts):
        super().__init__(stage, function, names, parts)
        self.states = states_of(function.program)
        self.descending = any(LAST in body.free_symbols for c in stage.carried for body, _ in c.terms)

    def tail(self, axes):
        """Columns after the last one of the loop: descending, the states have them already."""
        x = self.stage.streamed
        return x < COLUMNS_STOP if self.descending and x in axes else super().tail(axes)

    def columns_stop(self):
        return Text("reached")

    def state_of_block(self, entry):
        address, mask = self.state_address("load", entry.name, widths_of(entry))
        return f"tl.load({address}{f', mask={mask}, other=0.0' if mask else ''})"

    def state_product(self, left, width, state, order, out):
        """sum over a width of left * state, at the axes `out`; half precision has not the range of a state."""
        walker, row = self.walker, self.stage.parallel
        if len(order) == 1:
            text = walker.times(left, (row, width), self.align(Text(state), order, (row, width)))
            return self.last_sum(self.spread(text, left, (row, width)))
        (other,) = (x for x in order if x != width)
        right = self.align(Text(state), order, (width, other))
        inside = self.align(Text(f"({self.vector(width)} < {self.names.size(width.size)})"), (width,), (row, width))
        text = self.spread(walker.real(left, (row, width)), walker.anchored(left), (row, width))
        text = f"tl.where({inside}, {text}, 0.0)"
        self.products.append(Product(row, other, width, *place_of(walker)))
        return Text(f"tl.dot({text}, {right}, input_precision=STATE_PRECISION, out_dtype=WIDE)")

    def last_sum(self, text, *_):
        return Text(f"tl.sum({text}, 1)")

    def where_columns(self, bound, upper, text, _):
        """0 for a share without columns, whatever the rows hold."""
        size = self.names.size(self.stage.streamed.size)
        return self.always_select(f"{self.bound(bound)} {f'< {size}' if upper else '> 0'}", text, "0.0")


class StateDialect(AnchorDialect):
    """The spelling of a state kernel: a tile has columns and no rows, and a program a slice of the second widths."""

    def __init__(self, stage, function, names, parts):
        super().__init__(stage, function, names, parts)
        self.states = set(stage.outputs)
        pairs = [ws for ws in map(_widths, stage.states) if len(ws) == 2]
        sliced, whole = {ws[1] for ws in pairs}, {ws[0] for ws in pairs}
        self.sliced = frozenset() if sliced & whole else frozenset(sliced)

    def extent(self, x):
        if x in self.sliced:
            self.pad(x)
        return "SLICE" if x in self.sliced else super().extent(x)

    def vector(self, x):
        if x not in self.sliced or ("vector", x) in self.walker.loaded:
            return super().vector(x)
        name = self.names.index(x)
        self.pad(x)
        self.walker.before.append(f"{name} = (slice * SLICE + tl.arange(0, SLICE)).to(tl.int64)")
        self.walker.loaded["vector", x] = name
        return name

    def widest(self):
        """The text of the largest width that programs have slices of."""
        sizes = sorted({self.names.size(x.size) for x in self.sliced})
        return f"max({', '.join(sizes)})" if len(sizes) > 1 else sizes[0]

    def program_lines(self):
        names, lines = self.names, ["program = tl.program_id(0)"]
        if self.sliced:
            lines += ["slice = program % slices", "program = program // slices"]
        for n, x in enumerate(reversed(self.stage.leading)):
            last = n == len(self.stage.leading) - 1
            place = "program" if last else f"(program % {names.size(x.size)})"
            lines.append(f"{self.leading(x)} = {place}.to(tl.int64)")
            if not last:
                lines.append(f"program = program // {names.size(x.size)}")
        return lines

    def tail(self, axes):
        return self.stage.streamed < COLUMNS_STOP if self.stage.streamed in axes else sp.true

    def columns_stop(self):
        return Text("edge" if self.stage.descending else "reached")

    def column_sum(self, operands, out):
        if len(out) < 2:
            ((text, _),) = operands
            return Text(f"tl.sum({text}, 0)")
        (left, _), (right, _) = operands
        self.products.append(Product(*out, self.stage.streamed, *place_of(self.walker)))
        left, right = f"{left.at(ATOM)}.to(NARROW)", f"{right.at(ATOM)}.to(NARROW)"
        return Text(f"tl.dot(tl.trans({left}), {right}, input_precision=PRECISION, out_dtype=WIDE)", PRODUCT)

    def store_state(self, name, text, widths):
        address, mask = self.state_address("store", name, widths)
        self.walker.lines.append(f"tl.store({address}, {text}{f', mask={mask}' if mask else ''})")


def _widths(state):
    return tuple(x for x in state.definition.indices if x.role == "width")


class CarriedKernel(TritonKernel):
    """The text of a pair kernel that starts from states, and of its launch."""

    walker_class = CarriedWalker
    dialect_class = CarriedDialect

    def settings(self, widest):
        """Twice the warps: beside its accumulators a program holds a state."""
        lines, _ = super().settings(widest)
        return lines, ["num_warps=max(warps, 8)", "num_stages=stages"]

    def loop_lines(self):
        upper = f"reached = {self.dialect.bound(self.stage.visible.upper)}"
        return [upper, *super().loop_lines()] if self.dialect.descending else super().loop_lines()


class StateKernelText(TritonKernel):
    """The text of a state kernel and of its launch; pairs: the kernel that reads its states, whose blocks it has."""

    walker_class = StateWalker
    dialect_class = StateDialect

    def __init__(self, stage, function, constants, roles, pairs):
        self.pairs = pairs
        super().__init__(stage, function, constants, roles)

    def summary(self):
        outputs, stage = ", ".join(self.stage.outputs), self.stage
        return f"{outputs}: a program carries them from block to block of {stage.parallel.name}."

    def loop_lines(self):
        """The loop over blocks with its loop over the columns that come new."""
        stage, dialect, walker, names = self.stage, self.dialect, self.walker, self.names
        row, column = stage.parallel, stage.streamed
        start, stop, size = dialect.start(row), dialect.stop(row), names.size(row.size)
        before = dialect.anchor(OLD)
        edge = names.size(column.size) if stage.descending else "0"
        first = f"{size} - 1" if stage.descending else "0"
        between = "reached, edge" if stage.descending else "edge, reached"
        number = "blocks - 1 - block" if stage.descending else "block"
        block = [
            f"{start} = ({number}) * ROWS" if stage.descending else f"{start} = block * ROWS",
            f"{stop} = tl.minimum({start} + ROWS, {size})",
            *walker.moves,
            f"reached = {self.dialect.bound(stage.edge.xreplace({row: stage.anchor}))}",
            f"for {dialect.start(column)} in range({between}, COLUMNS):",
            *indented([f"{names.index(column)} = {dialect.start(column)} + tl.arange(0, COLUMNS)", *walker.inside]),
            *walker.after,
            f"{before} = {dialect.anchor(stage.anchor)}",
            "edge = reached",
        ]
        return [
            f"blocks = tl.cdiv({size}, ROWS)",
            f"edge = tl.cast({edge}, tl.int32)",
            f"{before} = tl.cast({first}, tl.int32)",
            "for block in range(0, blocks):",
            *indented(block),
        ]

    def body(self):
        dialect, walker = self.dialect, self.walker
        slices = [f"slices = tl.cdiv({dialect.widest()}, SLICE)"] if dialect.sliced else []
        return [*slices, *dialect.program_lines(), *dialect.base_lines, *walker.before, *self.loops]

    def programs(self):
        names = self.function.names
        slices = [f"triton.cdiv({self.dialect.widest()}, {SLICE})"] if self.dialect.sliced else []
        return [*(names.size(x.size) for x in self.stage.leading), *slices] or ["1"]

    def settings(self, _):
        lines, _ = self.pairs.settings(self.pairs.widest())
        return lines, ["num_warps=4", "num_stages=1"]

    def tensors(self):
        """The statements that make the tensors of the states."""
        function, stage = self.function, self.stage
        lines = []
        for name in stage.outputs:
            sizes = [function.names.size(x.size) for x in function.program.axes(name)]
            sizes[len(stage.leading)] = f"triton.cdiv({sizes[len(stage.leading)]}, rows)"
            shape = f"({', '.join(sizes)}{',' if len(sizes) == 1 else ''})"
            lines.append(f"{function.names.tensor(name)} = torch.empty({shape}, dtype=wide, device=device)")
        return lines
