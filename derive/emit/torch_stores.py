"""What leaves a tile in torch: slices that are stored, tiles that are summed, diagonals that are added in place."""

from derive.emit.scatter import diagonal_of
from derive.emit.text import ATOM, Text, addition
from derive.emit.torch_dialect import TorchDialect


class TorchStores(TorchDialect):
    """The spelling of stores; tiles keep their leading axes."""

    def store(self, name, text, axes):
        order = self.function.program.axes(name)
        text = self.align(text, axes, order)
        parts = [self.part(x) for x in order]
        while parts[-1] == ":":
            parts.pop()
        self.walker.lines.append(f"{self.names.tensor(name)}[{', '.join(parts)}] = {text}")

    def store_tile(self, d, text):
        self.store(d.name, text, self.walker.tile)

    def add_tile(self, d, text):
        """A tile without its serial axes, which torch sums at once."""
        walker = self.walker
        places = ", ".join(str(walker.tile.index(x) - len(walker.tile)) for x in d.over)
        axes = tuple(x for x in walker.tile if x not in d.over)
        self.store(d.name, Text(f"{text.at(ATOM)}.sum(({places},))"), axes)

    def scatter(self, d, text):
        """The diagonals of this tile, added where they belong."""
        walker, line = self.walker, diagonal_of(d)
        text = self.spread(text, d.body, walker.tile)
        axes = (*line.kept, *line.summed, line.row, line.column)
        text = self.align(text, walker.tile, axes)
        if line.summed:
            places = ", ".join(str(axes.index(x) - len(axes)) for x in line.summed)
            text = Text(f"{text.at(ATOM)}.sum(({places},))")
        flips = [str(p) for p, sign in ((-2, line.row_sign), (-1, line.column_sign)) if sign < 0]
        if flips:
            text = Text(f"{text.at(ATOM)}.flip({', '.join(flips)})")
        first = {1: self.start, -1: lambda x: f"({self.stop(x)} - 1)"}
        place = [
            (sign < 0, Text(first[sign](x))) for x, sign in ((line.row, line.row_sign), (line.column, line.column_sign))
        ]
        offset = walker.integer(line.offset, ())
        start = addition([*place, (False, offset)])
        walker.lines.append(f"add_at({self.names.tensor(d.name)}, {start}, antidiagonal_sums({text}))")
