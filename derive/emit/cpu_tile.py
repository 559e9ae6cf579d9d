"""A tile in C++: products with what streams past, reductions along it, masks, loops over widths."""

import sympy as sp

from derive.emit.contraction import is_bare
from derive.emit.cpu_classes import classes
from derive.emit.cpu_lines import Block, Let, Reduce
from derive.emit.cpu_masks import CppMasks, Kinded
from derive.emit.cpu_nodes import Place
from derive.emit.host import number
from derive.emit.text import Text, addition, product
from derive.errors import NotApplicable
from derive.program import FIRST, LAST


class CppTile(CppMasks):
    """Values of pairs, their sums and their masks.

    reach: what products are given first where each vector of lanes has rows of its own; along_width: whether products
    of few places are summed along the width.
    """

    reach = ""
    along_width = False

    def __init__(self, stage, function, names, lane, row):
        super().__init__(stage, function, names, lane, row)
        self.choices = set()  # names of what a tile chooses between: its loops are compiled for either case
        self.guards = any(d.where != sp.true for d in stage.guarded)
        self.classes = classes(stage)
        self.distinguishes = self.guards and (self.classes.full.lower, self.classes.full.upper) != (0, 0)

    def bound(self, e):
        """A bound of a loop over tiles, as a C++ integer."""
        table = {FIRST: sp.Symbol("first"), LAST: sp.Symbol("last")}

        def size(s):
            return s.name if s.name in ("first", "last") else f"(long){self.names.size(s)}"

        def entry(x):
            return Text(f"(long){self.walker.leaf(x, ())[0]}")

        return number(e.xreplace(table), size, entry, nested=("least", "largest", "rounded_down")).text

    def full(self, axes, fill):
        return Text(str(self.number(fill)))

    def once_a_width(self, text, have, want):
        """A value that is the same along a width is computed once, not at each of its places."""
        walker = self.walker
        wide = [x for x in want if x not in (self.lane, self.row)]
        narrow = len(have) == 1 and have[0] in (self.lane, self.row) and not set(wide) & set(have)
        if not wide or not narrow or set(want) != {*have, *wide} or walker.scope or "(" not in str(text):
            return text
        key = "aligned", str(text), have, id(walker.lines)
        if key not in walker.loaded:
            walker.loaded[key] = Text(walker.assign("value", text, have))
        return walker.loaded[key]

    def filled(self, text, d, _):
        return Kinded(text.text, text.level, "double" if d.name in self.function.double else "real")

    def take_apart(self, names, text, axes):
        """The two parts of a value in float64."""
        high, low = names
        self.walker.put(high, Kinded(f"narrowed({text})", kind="real"), axes)
        self.walker.put(low, Kinded(f"low_part({text}, {high})", kind="real"), axes)

    def in_range(self, name, axes):
        """The text of whether all of a factor's values, at one axis of a tile and perhaps a width, are in range."""
        size = self.names.size(axes[1].size) if len(axes) > 1 else "1"
        if axes[0] == self.lane:
            return f"in_range({name}, {size} * NV)"
        rows = f"{name}.data, {name}.stride" if len(axes) > 1 else f"{name}, 1"
        return f"in_range({rows}, rows, {size})"

    # Products

    def packed(self, e, width):
        """The name of a factor of the lanes, packed along a width."""
        if is_bare(e) and not self.walker.is_counted(e):
            text, axes = self.walker.leaf(e, (self.lane, width))
            place = self.places.get(text.text)
            if place is not None and place.form == "packed" and set(axes) == {self.lane, width}:
                return text.text
        axes = (self.lane, width)
        return self.once("packed", e, axes, lambda: self.whole_name(self.walker.real(e, axes), axes, "packed"))

    def once(self, what, e, axes, make):
        """What depends on the block alone is computed before the loop over tiles, once."""
        walker = self.walker
        key = what, e, axes
        if key in walker.loaded:
            return walker.loaded[key].text
        here = walker.lines
        early = walker.lines is walker.inside and walker.hoistable(e, axes)
        if early:
            walker.lines = walker.before
        name = make()
        walker.lines = here
        if early:
            walker.loaded[key] = Text(name)
        return name

    def streamed(self, e, width):
        """The name of the rows of a factor that streams past."""
        if is_bare(e) and not self.walker.is_counted(e):
            text, _ = self.walker.leaf(e, (self.row, width))
            place = self.places.get(text.text)
            if place is not None and place.form == "rows" and place.axes == (self.row, width):
                return text.text
        name = self.names.fresh("streamed")
        self.rows_here(name, self.walker.real(e, (self.row, width)), width)
        return name

    def is_rows(self, axes):
        """Whether a value has the rows of a tile and a width, and no lanes: it gets memory of its own."""
        widths = [x for x in axes if x not in (self.row, self.lane)]
        inside = set(widths) & set(self.walker.scope)
        return self.row in axes and self.lane not in axes and len(widths) == 1 and not inside

    def rows_here(self, name, text, width):
        """Rows that a tile computes: name[row, width] = text."""
        self.index_vector(width)
        self.places[name] = Place((self.row, width), "rows")
        self.walker.lines.append(Let(name, str(text), (self.row, width), whole=True))

    def contract(self, c, over):
        width = over[-1]
        if self.is_operand(c.right, self.row, width) and self.is_operand(c.left, self.lane, width):
            rows, lanes = self.row_operand(c.right, width), self.lane_operand(c.left, width)
            return self.contracted(width, rows, lanes, self.along_width)
        right, left = self.streamed(c.right, width), self.packed(c.left, width)
        return self.contracted(width, right, left)

    def contracted(self, width, right, left, few=False):
        name = self.names.fresh("dot")
        self.take("vec", name, "ROWS * NV")
        self.places[name] = Place((self.lane, self.row), "tile")
        size = self.names.size(width.size)
        function, count = ("contract_few_lanes", "rows, lanes") if few else ("contract", "rows")
        text = f"{function}({self.reach}{count}, {size}, {right}.data, {right}.stride, {left}, {name});"
        self.walker.lines.append(Block([text], {name}))
        return Text(name)

    def add_product(self, state, kept, c, widths, condition, zero):
        """state = kept + the product of a tile with what streams past."""
        walker = self.walker
        if len(widths) > 1:
            raise NotApplicable("a sum with two widths on a tile", "use the blockwise backend for this formula")
        (width,) = widths
        size = self.names.size(width.size)
        if kept.text != state:
            self.rescaled(state, kept, widths)
        pairs, seen = self.factor(c, condition, zero)
        bare = self.is_operand(c.right, self.row, width)
        right = self.row_operand(c.right, width) if bare else self.streamed(c.right, width)
        target = state
        if c.outside != 1:
            target = self.names.fresh("product")
            self.take("vec", target, f"(long){size} * NV")
            self.places[target] = Place((self.lane, width), "packed")
            walker.lines.append(Block([f"fill({target}, (long){size} * NV, 0_w);"], {target}))
        if seen is None:
            text = f"accumulate({self.reach}{size}, rows, {right}.data, {right}.stride, {pairs}, {target});"
            if self.along_width and not self.reach:
                given = f"{right}.data, {right}.stride, {pairs}, {target}"
                text = f"accumulate_few_lanes({size}, rows, lanes, {given});"
        else:
            partial = "PARTIAL" if self.distinguishes else "true"
            text = f"accumulate_visible<{partial}>({self.reach}{size}, rows, {right}, {pairs}, {seen}, {target});"
        walker.lines.append(Block([text], {target}))
        if c.outside != 1:
            axes = (*walker.row, *widths)
            text = product([walker.real(c.outside, axes), Text(target)])
            if seen is not None and walker.reads_inputs(c.outside):
                text = self.where_any(walker.seen(condition, walker.tile), text, axes)
            walker.put(state, addition([(False, Text(state)), (False, text)]), axes)

    def factor(self, c, condition, zero):
        """The names of the pairs' factor of a product, and of what is seen (None: everything)."""
        walker = self.walker
        left = walker.real(c.left, walker.tile) if c.left != 1 else Text("1_w")
        if condition != sp.true and not zero:
            left = walker.select(condition, left, "0.0", walker.tile, "visible")
        pairs = self.whole_name(left, walker.tile, "factor_tile")
        if condition == sp.true:
            return pairs, None
        return pairs, self.whole_name(walker.seen(condition, walker.tile), walker.tile, "seen_pairs", "mask")

    def cross(self, d, c, width, condition, zero):
        """The product of a tile, turned, with the rows of the block, added to the sums of the rows that stream past."""
        walker = self.walker
        left = walker.real(c.left, walker.tile)
        if c.outside != 1:
            left = product([walker.constant(c.outside), left])
        if condition != sp.true and not zero:
            left = walker.select(condition, left, "0.0", walker.tile, "visible")
        pairs = self.whole_name(left, walker.tile, "factor")
        bare = self.is_operand(c.right, self.lane, width)
        rows = self.block_operand(c.right, width) if bare else self.block_rows(c.right, width)
        size = self.names.size(width.size)
        target = self.crossed_target(d)
        place = f"{target}.rows({self.index_name(self.row)}_start, rows), {target}.stride"
        given = f"{rows}.data, {rows}.stride"
        if condition == sp.true:
            text = f"cross_rows(rows, lanes, {size}, {pairs}, {given}, {place});"
        else:
            seen = self.whole_name(walker.seen(condition, walker.tile), walker.tile, "seen_pairs", "mask")
            partial = "PARTIAL" if self.distinguishes else "true"
            text = f"cross_visible<{partial}>(rows, lanes, {size}, {pairs}, {seen}, {rows}, {place});"
        walker.lines.append(Block([text]))

    def crossed_target(self, d):
        """The name of the rows that a crossed sum is added to."""
        return self.names(("crossed", d.name), f"{self.function.names.tensor(d.name)}_rows")

    def block_rows(self, e, width):
        """The name of the rows of the block itself, as they are stored."""
        key = "block rows", e
        if key not in self.fetched:
            tensor = self.function.names.tensor(e.name)
            name = self.names.fresh(f"{tensor}_{self.lane.name}_rows")
            own = dict(zip(e.indices, self.function.program.axes(e.name), strict=True))
            lane, step = self.stride(e.name, own[self.lane]), self.stride(e.name, own[width])
            size = self.names.size(width.size)
            data = self.names.fresh(f"{name}_data")
            self.take("wide", data, f"LANES * (({size} + 15L) / 16 * 16)")
            address = self.address(e, (self.lane, width))
            text = f"const Rows {name} = rows_of({address}, {lane}, {step}, lanes, {size}, {data});"
            self.walker.before.append(Block([text], {name}))
            self.fetched[key] = name, (self.lane, width)
        return self.fetched[key][0]

    def rescaled(self, state, kept, widths):
        """What was summed before, times its correction."""
        names = kept.text.split(" * ")
        size = self.names.size(widths[0].size)
        if len(names) == 2 and names[0] == state and names[1].isidentifier():
            self.walker.lines.append(Block([f"rescale({size}, {names[1]}, {state});"], {state}))
        else:
            self.walker.put(state, kept, (*self.walker.row, *widths))

    def where_any(self, seen, text, axes):
        """0 in the rows that see nothing of the tile, whatever the factors hold there."""
        some = self.names.fresh("some")
        self.walker.lines.append(Reduce(some, str(seen), "either", "integer(0)", "mask"))
        return self.chosen(some, text, "0.0")

    # Reductions

    def row_sum(self, text):
        name = self.names.fresh("total")
        self.walker.lines.append(Reduce(name, str(text), "plus", "0_w"))
        return Text(name)

    def row_max(self, text, keeps_nan):
        name = self.names.fresh("top")
        function = "maximum" if keeps_nan else "larger"
        self.walker.lines.append(Reduce(name, str(text), function, "-infinity"))
        return Text(name)
