"""State kernels in torch, and what a pair kernel reads of their states."""

from functools import partial

import sympy as sp

from derive.emit.carried import states_of
from derive.emit.describe import with_step
from derive.emit.layout import indented
from derive.emit.states import StateWalker
from derive.emit.text import ATOM, NONE, SUM, Text
from derive.emit.torch_dialect import einsum_spec
from derive.emit.torch_tile import BlockwiseDialect
from derive.formula import Entry, Index
from derive.program import FIRST, is_leading
from derive.tiles import OLD


class CarriedDialect(BlockwiseDialect):
    """The spelling of a pair kernel that starts from states."""

    def __init__(self, kernel, function, names):
        super().__init__(kernel, function, names)
        self.states = states_of(function.program)

    def anchor(self, place):
        """The text of the first or the last row of the block, or of the anchor of the block before."""
        x = self.kernel.parallel
        if place == OLD:
            return Text(self.names(("before", x), f"{x.name}_before"))
        return Text(self.start(x)) if place == FIRST else Text(f"{self.stop(x)} - 1", SUM)

    def place_to_real(self, text):
        return text

    def place_value(self, text, e):
        """What a function takes: places are numbers of Python, and functions of them are tensors already."""
        made = any(type(part).__name__ in self.functions for part in e.atoms(sp.Function))
        return text if made else Text(f"torch.full((), {text}, dtype=wide, device=device)")

    def at_place(self, entry, n, place):
        """An entry at one place of its n-th axis, which is gone."""
        parts = [self.part(x) if isinstance(x, Index) else str(place) for x in entry.indices[: n + 1]]
        narrow = entry.name in self.function.cast() or self.walker.is_counted(entry)
        return f"{self.names.tensor(entry.name)}[{', '.join(parts)}]{'.to(wide)' if narrow else ''}"

    def state_of_block(self, entry):
        lead = [":" for x in entry.indices if isinstance(x, Index) and is_leading(x)]
        block = f"{self.start(self.kernel.parallel)} // block_rows"
        return f"{self.names.tensor(entry.name)}[{', '.join([*lead, block])}]"

    def state_product(self, left, width, state, order, out):
        """sum over a width of left * state, at the axes `out`."""
        walker, state_axes = self.walker, (*self.walker.lead, *order)
        if left == 1:
            text = Text(f"{state}.sum({state_axes.index(width) - len(state_axes)})")
            return self.align(text, tuple(x for x in state_axes if x != width), out)
        left_axes = walker.axes_in(walker.anchored(left), (*walker.row, width))
        text = walker.real(left, left_axes)
        have = tuple(x for x in out if x in {*left_axes, *state_axes})
        spec = einsum_spec([left_axes, state_axes], have)
        return self.align(Text(f'torch.einsum("{spec}", {text}, {state})'), have, out)

    def last_sum(self, text, *_):
        return Text(f"{text.at(ATOM)}.sum(-1)")

    def where_columns(self, bound, upper, text, axes):
        """0 for a share without columns, whatever the rows hold."""
        size = self.names.size(self.kernel.streamed.size)
        some = f"{self.bound(bound, upper)} {f'< {size}' if upper else '> 0'}"
        return Text(f"{text} if {some} else {self.full(axes, '0.0')}", NONE)


class StateDialect(CarriedDialect):
    """The spelling of a state kernel: a tile has columns and no rows."""

    def __init__(self, kernel, function, names):
        self.kernel, self.function, self.names = kernel, function, names
        self.walker, self.chunks, self.vectors = None, {}, set()
        self.distinguishes, self.states = False, set(kernel.outputs)

    def spread(self, text, body, axes):
        """With every axis at its extent; a number is written at each place."""
        return super().spread(text, body, axes) if body.atoms(Entry, Index) else Text(self.full(axes, text))

    def column_sum(self, operands, out):
        """The sum over the columns of a product."""
        texts, axes = zip(*operands, strict=True)
        return f'torch.einsum("{einsum_spec(axes, out)}", {", ".join(map(str, texts))})'

    def store_state(self, name, text, _):
        lead = [":" for x in self.function.program.axes(name) if is_leading(x)]
        place = f"{self.start(self.kernel.parallel)} // block_rows"
        self.walker.lines.append(f"{self.names.tensor(name)}[{', '.join([*lead, place])}] = {text}")


def state_lines(kernel, function, constants, roles):
    """The statements that compute the states of all blocks, one after the other, and the indices that they name."""
    names = function.names.scope()
    dialect = StateDialect(kernel, function, names)
    describe = partial(with_step, roles=roles, function=function)
    walker = StateWalker(kernel, dialect, names, constants, function.program, roles, describe).walk()
    row, column = kernel.parallel, kernel.streamed
    start, stop, size = dialect.start(row), dialect.stop(row), names.size(row.size)
    edge, reached = names.fresh("edge"), names.fresh("reached")
    limit = dialect.bound(kernel.edge.xreplace({row: kernel.anchor}), False)
    before, here = dialect.anchor(OLD), dialect.anchor(kernel.anchor)
    first, blocks = f"range(0, {size}, block_rows)", f"-(-{size} // block_rows)"
    first = f"reversed({first})" if kernel.descending else first
    between = f"{reached}, {edge}" if kernel.descending else f"{edge}, {reached}"
    lines = []
    for state in kernel.states:
        sizes = [names.size(x.size) for x in state.definition.indices]
        sizes[len(kernel.leading)] = blocks
        shape = f"({', '.join(sizes)}{',' if len(sizes) == 1 else ''})"
        lines.append(f"{names.tensor(state.name)} = torch.empty({shape}, dtype=wide, device=device)")
    end = names.size(column.size) if kernel.descending else "0"
    furthest = f"{size} - 1" if kernel.descending else "0"
    lines += [
        *walker.before,
        f"{edge}, {before} = {end}, {furthest}",
        f"for {start} in {first}:",
        *indented([f"{stop} = min({start} + block_rows, {size})", *walker.moves, f"{reached} = {limit}"]),
        *indented([f"for {dialect.start(column)}, {dialect.stop(column)} in tiles({between}, block_columns):"]),
        *indented(walker.inside, 2),
        *indented([*walker.after, f"{edge}, {before} = {reached}, {here}"]),
    ]
    return lines, dialect.vectors
