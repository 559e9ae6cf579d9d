"""Pair kernels in C++ whose sums start from states: the share of a block is a product with the state at its anchor."""

import sympy as sp

from derive.emit.carried import PLACES, CarriedWalker, states_of, widths_of
from derive.emit.cpu_anchors import CppAnchors
from derive.emit.cpu_lines import Block, Let, Widths
from derive.emit.cpu_nodes import Place
from derive.emit.cpu_tile import CppTile
from derive.emit.cpu_walker import CppWalker
from derive.emit.text import Text
from derive.errors import NotApplicable
from derive.program import LAST


class CppCarriedWalker(CppWalker, CarriedWalker):
    """The walk over a pair kernel that starts from states."""

    def constant(self, e):
        return self.dialect.place_to_real(self.place(e)) if e in PLACES else super().constant(e)

    def state(self, entry):
        """The name of the state at this block's anchor."""
        key = "state", entry
        if key not in self.loaded:
            self.loaded[key] = Text(self.dialect.state_of_block(entry))
        return self.loaded[key].text

    def term(self, text, axes):
        return text

    def walk(self):
        bodies = [self.anchored(d.body) for d in self.kernel.epilogue]
        self.again = frozenset(x for body in bodies for x in body.atoms(sp.exp))
        return super().walk()

    def real_at(self, e, axes):
        """An exponential of the block that the epilogue needs again is kept."""
        kept = e in self.again and self.parallel in axes and self.streamed not in axes and not self.scope
        if not kept or not any(self.lines is x for x in (self.before, self.after)):
            return super().real_at(e, axes)
        key = "kept", e, axes
        if key not in self.loaded:
            self.loaded[key] = Text(self.assign("exponential", super().real_at(e, axes), axes))
        return self.loaded[key]

    def product_with(self, left, width, state, order, axes):
        key = "product", left, width, state
        if key not in self.loaded:
            self.loaded[key] = Text(self.dialect.state_product(left, width, state, order, axes))
        return self.loaded[key]


class CppCarriedTile(CppAnchors, CppTile):
    """The spelling of a pair kernel that starts from states."""

    def __init__(self, stage, function, names, lane, row):
        super().__init__(stage, function, names, lane, row)
        self.states = states_of(function.program)
        self.descending = any(LAST in body.free_symbols for c in stage.carried for body, _ in c.terms)
        self.reach = "reach, " if self.distinguishes else ""

    def reach_lines(self):
        """What says which rows of a tile each vector of lanes sees some of: the bound that is no anchor's decides."""
        start, visible = f"{self.index_name(self.row)}_start", self.stage.visible
        if self.descending:
            bound = f"[&](const long first) {{ return {self.bound(visible.lower)}; }}"
            return [f"const auto reach = reach_from<PARTIAL>({start}, rows, first, last, {bound});"]
        bound = f"[&](const long last) {{ return {self.bound(visible.upper)}; }}"
        return [f"const auto reach = reach_until<PARTIAL>({start}, rows, first, last, {bound});"]

    def once(self, what, e, axes, make):
        """What the shares need of the rows is computed once, for them and for the loop over tiles."""
        walker, key = self.walker, (what, e, axes)
        if walker.lines is not walker.before or key in walker.loaded:
            return super().once(what, e, axes, make)
        walker.loaded[key] = Text(make())
        return walker.loaded[key].text

    def streamed(self, e, width):
        walker, key = self.walker, ("streamed", e, width)
        if walker.lines is not walker.inside or walker.scope:
            return super().streamed(e, width)
        if key not in walker.loaded:
            walker.loaded[key] = Text(super().streamed(e, width))
        return walker.loaded[key].text

    def state_of_block(self, entry):
        """The name of a state, at the widths that it is read with."""
        order, name = widths_of(entry), self.state_name(entry.name)
        if len(self.function.program.axes(entry.name)) != len(self.stage.leading) + 1 + len(order):
            raise NotApplicable(f"the state {entry.name} has axes that are no widths", "use the blockwise backend")
        if self.places.get(name, Place(order, "table")).axes != order:
            same, name = name, self.names.fresh(name)
            self.walker.lines.append(Block([f"const wide* const {name} = {same};"], {name}))
        self.places[name] = Place(order, "table" if order else "number")
        return name

    def state_product(self, left, width, state, order, _):
        """The name of the sum over a width of left * state."""
        packed, name = self.packed(left, width), self.names.fresh("carried")
        others = [x for x in order if x != width]
        size = self.names.size(width.size)
        if not others:
            self.take("vec", name, "NV")
            self.places[name] = Place((self.lane,), "block")
            text = f"contract(1, {size}, {state}, {size}, {packed}, {name});"
        else:
            (other,) = others
            count = self.names.size(other.size)
            self.take("vec", name, f"(long){count} * NV")
            self.places[name] = Place((self.lane, other), "packed")
            if order[0] == width:
                text = f"combine({count}, {size}, {state}, {count}, {packed}, {name});"
            else:
                text = f"contract({count}, {size}, {state}, {size}, {packed}, {name});"
        self.walker.lines.append(Block([text], {name}))
        return name

    def last_sum(self, text, width):
        walker, name = self.walker, self.names.fresh("total")
        walker.put(name, Text("0_w"), (self.lane,))
        self.index_vector(width)
        walker.lines.append(Widths((width,), [Let(name, f"{name} + {text}", (self.lane,), new=False)]))
        return Text(name)

    def where_columns(self, bound, upper, text, _):
        """0 for a share without columns, whatever the rows hold."""
        size = self.names.size(self.stage.streamed.size)
        name = self.names.fresh("some")
        condition = f"{self.bound(bound)} {f'< {size}' if upper else '> 0'}"
        self.walker.lines.append(Block([f"const integer {name} = mask({condition});"], {name}))
        self.places[name] = Place((), "number", "mask")
        return Text(f"select({name}, {text}, 0_w)")
