"""Pair kernels for few rows in C++: the rows stay rows, and what streams past lies along the lanes.

A block of lanes would be mostly empty.  The maximum and the sum of a row go across the lanes, and the sums with a width
are held row by row.
"""

from derive.emit.contraction import is_bare
from derive.emit.cpu_kernel import CppKernel
from derive.emit.cpu_lines import Block, Reduce
from derive.emit.cpu_nodes import Place
from derive.emit.cpu_tile import CppTile
from derive.emit.text import Text, addition, product
from derive.errors import NoEntry, NotApplicable
from derive.program import widths_in
from derive.tiles import PairKernel


class CppFewTile(CppTile):
    """The spelling of a tile whose lanes stream past."""

    operands = False

    def __init__(self, stage, function, names, lane, row):
        super().__init__(stage, function, names, row, lane)
        self.distinguishes = False

    def is_rows(self, _):
        return False  # values of rows with a width are sums, not factors of what streams past

    def asked(self):
        return ([], None), ([], None), ([], None)

    def index_vector(self, x):
        if x == self.lane and x not in self.vectors:
            name = self.index_name(x)
            self.vectors.add(x)
            self.places[name] = Place((x,), "block", "integer")
            self.walker.inside.append(Block([f"ivec {name}[NV];", f"lane_numbers({name}_start, {name});"], {name}))
        return super().index_vector(x)

    # Products

    def contract(self, c, over):
        width = over[-1]
        rows = self.streamed(c.left, width)
        if not is_bare(c.right) or self.walker.is_counted(c.right) or self.ctype(c.right.name) == "double":
            return self.contracted(width, rows, self.packed(c.right, width))
        own = dict(zip(c.right.indices, self.function.program.axes(c.right.name), strict=True))
        lane, step = self.stride(c.right.name, own[self.lane]), self.stride(c.right.name, own[width])
        address, size = self.address(c.right, (self.lane, width)), self.names.size(width.size)
        packed, name = self.names.fresh("packed"), self.names.fresh("dot")
        self.take("vec", packed, f"(long){size} * NV")
        self.take("vec", name, "ROWS * NV")
        self.places[name] = Place((self.lane, self.row), "tile")
        given = f"{rows}.data, {rows}.stride, {address}, {lane}, {step}, {packed}, {name}"
        stored = self.is_stored(c.right, self.lane, width) and self.is_stored(c.left, self.row, width)
        text = "contract_few_rows" if self.along_width and stored else "contract_rows"
        self.walker.lines.append(Block([f"{text}(rows, lanes, {size}, {given});"], {name}))
        return Text(name)

    def streamed(self, e, width):
        """The rows of the block, which do not change from tile to tile."""
        key = "rows of the block", e
        if key not in self.fetched:
            here, self.walker.lines = self.walker.lines, self.walker.before
            self.fetched[key] = super().streamed(e, width), (self.row, width)
            self.walker.lines = here
        return self.fetched[key][0]

    def add_product(self, state, kept, c, widths, condition, zero):
        walker = self.walker
        if len(widths) > 1 or not is_bare(c.right) or walker.is_counted(c.right):
            raise NotApplicable("a sum that few rows do not hold", "use the blockwise backend for this formula")
        (width,) = widths
        if kept.text != state:
            self.rescaled(state, kept, widths)
        pairs, seen = self.factor(c, condition, zero)
        lanes, size = self.block_rows(c.right, width), self.names.size(width.size)
        target = state
        if c.outside != 1:
            target = self.names.fresh("product")
            walker.put(target, Text("0_w"), (self.row, width))
        place = f"{target}_data, {target}.stride"
        if seen is None:
            text = f"cross_rows(rows, lanes, {size}, {pairs}, {lanes}.data, {lanes}.stride, {place});"
        else:
            text = f"cross_visible<true>(rows, lanes, {size}, {pairs}, {seen}, {lanes}, {place});"
        walker.lines.append(Block([text], {target}))
        if c.outside != 1:
            text = product([walker.real(c.outside, (*walker.row, *widths)), Text(target)])
            if seen is not None and walker.reads_inputs(c.outside):
                text = self.where_any(walker.seen(condition, walker.tile), text, (*walker.row, *widths))
            walker.put(state, addition([(False, Text(state)), (False, text)]), (*walker.row, *widths))

    def rescaled(self, state, kept, widths):
        names = kept.text.split(" * ")
        size = self.names.size(widths[0].size)
        if len(names) == 2 and names[0] == state and names[1].isidentifier():
            text = f"rescale_rows(rows, {size}, {names[1]}, {state}_data, {state}.stride);"
            self.walker.lines.append(Block([text], {state}))
        else:
            self.walker.put(state, kept, (*self.walker.row, *widths))

    def block_rows(self, e, width):
        """The rows of a tile's lanes, as they are stored."""
        before, self.walker.before = self.walker.before, self.walker.inside
        name = super().block_rows(e, width)
        self.walker.before = before
        return name

    # Reductions across the lanes: those behind the last place take no part

    def exists(self, text, other):
        place = f"as_mask({self.index_vector(self.lane)} < {self.names.size(self.lane.size)})"
        return f"select({place}, {text}, {other})"

    def row_sum(self, text):
        return self.reduced("total", self.exists(text, "0_w"), "plus", "0_w")

    def row_max(self, text, keeps_nan):
        return self.reduced("top", self.exists(text, "-infinity"), "maximum" if keeps_nan else "larger", "-infinity")

    def where_any(self, seen, text, axes):
        some = self.reduced("some", self.exists(seen, "integer(0)"), "either", "integer(0)", "mask")
        return self.chosen(some, text, "0.0")

    def reduced(self, hint, text, function, start, kind="real"):
        name = self.names.fresh(hint)
        self.take("integer" if kind == "mask" else "wide", name, "ROWS")
        self.walker.lines.append(Reduce(name, text, function, start, kind))
        return Text(name)

    def add_column(self, *_):
        raise NotApplicable("a sum that few rows do not hold", "use the blockwise backend for this formula")

    raise_column = add_column

    # Stores

    def store(self, name, text, axes):
        own = self.function.program.axes(name)
        kind = "double" if name in self.walker.double else "real"
        widths = [x for x in axes if x != self.row]
        if len(widths) > 1 or {self.row, *widths} != set(self.own(own)):
            raise NotApplicable(f"{name} leaves a kernel with other axes than it has", "use the blockwise backend")
        value = self.whole_name(text, (self.row, *widths), f"{self.function.names.tensor(name)}_out", kind)
        row = self.stride(name, self.row)
        address = f"{self.base(name, own)} + {self.index_name(self.row)}_start * {row}"
        line = f"store_line({address}, {row}, rows, {value});"
        if widths:
            size, step = self.names.size(widths[0].size), self.stride(name, widths[0])
            line = f"store_rows({address}, {row}, {step}, rows, {size}, {value});"
        self.walker.lines.append(Block([line]))


class CppFewKernel(CppKernel):
    """The kernel of a loop over pairs for few rows."""

    dialect_class = CppFewTile
    suffix = "_few_rows"
    step, extent, tile_step, passing = "ROWS", "rows", "LANES", "lanes"

    def summary(self):
        stage, outputs = self.stage, ", ".join(self.stage.outputs)
        return (
            f"{outputs}: for few places of {stage.parallel.name}; {stage.streamed.name} streams past along the lanes."
        )


def for_few_rows(stage, function, constants, roles, along_width):
    """The kernel for few rows of a loop over pairs; None where there is none."""
    plain = type(stage) is PairKernel and not (stage.carried or stage.scatters or stage.serial)
    if not plain or not stage.sums or any(len(widths_in(d.indices)) > 1 for d in stage.sums):
        return None
    try:
        return CppFewKernel(stage, function, constants, roles, along_width)
    except (NotApplicable, NoEntry):
        return None
