"""What a C++ kernel reads and writes: pointers at the leading indices of a task, loads into lanes, rows and tiles."""

import sympy as sp

from derive.emit.cpu_dialect import CppDialect
from derive.emit.cpu_lines import Block, Let
from derive.emit.cpu_nodes import Place
from derive.emit.text import Text
from derive.errors import NotApplicable
from derive.formula import Index
from derive.program import is_leading


class CppMemory(CppDialect):
    """Loads and stores of a kernel.

    lane: the index along the lanes of a vector; row: the one along the rows of a tile.  tensors: names of what the
    kernel reads or writes, in order; buffers: name -> (type, count) of what it asks of its scratch memory; tables: name
    -> number of axes, of what is read at places that are computed and moved inside.
    """

    def __init__(self, stage, function, names, lane, row):
        self.stage, self.function, self.names = stage, function, names
        self.lane, self.row = lane, row
        self.walker, self.distinguishes = None, False
        self.tensors, self.buffers, self.places = {}, {}, {}
        self.bases, self.base_lines, self.fetched = {}, [], {}
        self.vectors, self.task_lines, self.scalars, self.tables = set(), [], {}, {}
        self.places[self.index_name(row)] = Place((row,), "local", "integer")

    def outside(self, x):
        """Whether an axis is no axis of a tile: a task has one value of it at a time."""
        return is_leading(x) or x in self.stage.leading or x in self.stage.serial

    def lead(self, _):
        return ()

    # Names

    def index_name(self, x):
        return self.names.index(x)

    def take(self, kind, name, count):
        self.buffers[name] = kind, count

    def index_vector(self, x):
        """The text of an index: lanes, or a number."""
        name = self.index_name(x)
        if x == self.lane and x not in self.vectors:
            self.vectors.add(x)
            self.places[name] = Place((x,), "block", "integer")
            self.task_lines.append(f"ivec {name}[NV];")
            self.task_lines.append(f"lane_numbers({name}_start, {name});")
        elif x.role == "width" and name not in self.places:
            self.places[name] = Place((x,), "local", "integer")
        return Text(name)

    def pointer(self, name):
        self.tensors[name] = None
        return self.function.names.tensor(name)

    def strides(self, name):
        return self.names(("strides", name), f"{self.function.names.tensor(name)}_strides")

    def stride(self, name, axis):
        """The text of the stride of a tensor along one of its own axes."""
        self.tensors[name] = None
        return f"{self.strides(name)}[{self.function.program.axes(name).index(axis)}]"

    def base(self, name, indices):
        """The address of a tensor at the leading indices of the task."""
        own = self.function.program.axes(name)
        lead = [(x, a) for x, a in zip(indices, own, strict=True) if isinstance(x, Index) and self.outside(x)]
        if not lead:
            return self.pointer(name)
        key = name, tuple(lead)
        if key not in self.bases:
            offsets = " + ".join(f"{self.index_name(x)} * {self.stride(name, a)}" for x, a in lead)
            self.bases[key] = self.names.fresh(f"{self.function.names.tensor(name)}_here")
            self.base_lines.append(f"auto* const {self.bases[key]} = {self.pointer(name)} + {offsets};")
        return self.bases[key]

    def kind_of(self, name):
        return self.function.program.kind(name)

    def is_whole(self, name):
        return self.kind_of(name) in ("integer", "bool")

    def scalar(self, name):
        """A number that the caller gives."""
        self.scalars[name] = self.function.names.tensor(name)
        return Text(self.scalars[name])

    # Loads

    def own(self, indices):
        return tuple(x for x in indices if not (isinstance(x, Index) and self.outside(x)))

    def lines_for(self, axes, scope):
        """Where a load goes: before the loop over tiles, or on each tile."""
        walker = self.walker
        if walker.lines is walker.after or walker.lines is walker.before:
            return walker.lines
        if scope:
            return walker.lines
        if walker.lines is not walker.inside and walker.outer is None:
            return walker.lines  # what is asked of a block or a tile
        return walker.inside if self.stage.streamed in axes else walker.before

    def load(self, entry, _):
        """The name of an entry's values, loaded once, and its axes."""
        if self.kind_of(entry.name) == "scalar":
            return self.scalar(entry.name), ()
        axes = self.own(entry.indices)
        pair = [x for x in axes if x in (self.lane, self.row)]
        widths = [x for x in axes if x.role == "width"]
        scope = ()
        if len(widths) > (2 - len(pair) if pair else 2):
            scope = tuple(x for x in widths if x in self.walker.scope)
            axes = tuple(x for x in axes if x not in scope)
            widths = [x for x in widths if x not in scope]
            if len(pair) + len(widths) > 2:
                raise NotApplicable(f"{entry} has three axes on a tile", "use the blockwise backend for this formula")
        key = entry, scope, bool(scope) and id(self.walker.lines), self.walker.lines is self.walker.after
        if key not in self.fetched:
            self.fetched[key] = self.fetch(entry, axes, scope), axes
        name, axes = self.fetched[key]
        double = entry.name in self.walker.double or self.ctype(entry.name) == "double"
        return Text(f"narrowed({name})" if double else name), axes

    def as_stored(self, text):
        return text.text.removeprefix("narrowed(").removesuffix(")") if text.text.startswith("narrowed(") else text.text

    def fetch(self, entry, axes, scope):
        name, tensor = entry.name, self.function.names.tensor(entry.name)
        hint = "_".join([tensor, *(x.name for x in axes if x.role != "width")])
        target = self.names.fresh(hint if hint != tensor else f"{tensor}_value")
        address = self.address(entry, axes, scope)
        kind = "integer" if self.is_whole(name) else "double" if self.ctype(name) == "double" else "real"
        lines = self.lines_for(axes, scope)
        own = dict(zip(entry.indices, self.function.program.axes(name), strict=True))
        steps = [self.stride(name, own[x]) for x in axes]
        if kind == "double" and (self.row in axes or any(x.role == "width" for x in axes)):
            return self.fetch_double(entry, axes, target, address, steps, lines)
        if not axes:
            read = {"integer": "(integer){}[0]", "double": "(double){}[0]", "real": "gather({}, 0)"}[kind]
            lines.append(Let(target, read.format(address), (), kind))
            return target
        self.place(target, axes, kind, address, steps, lines)
        return target

    def place(self, target, axes, kind, address, steps, lines):
        vector, scalar = {"real": ("vec", "wide"), "integer": ("ivec", "integer"), "double": ("dvec", "double")}[kind]
        writes = {target}
        if set(axes) == {self.lane, self.row}:
            lane, row = steps[axes.index(self.lane)], steps[axes.index(self.row)]
            self.take(vector, target, "ROWS * NV")
            self.places[target] = Place(axes, "tile", kind)
            lines.append(Block([f"load_tile({address}, {lane}, {row}, lanes, rows, {target});"], writes))
            return
        count = {self.lane: "lanes", self.row: "rows"}
        counts = [count.get(x) or self.names.size(x.size) for x in axes]
        if len(axes) == 1:
            if axes[0] == self.lane:
                self.take(vector, target, "NV")
                self.places[target] = Place(axes, "block", kind)
                lines.append(Block([f"load_lanes({address}, {steps[0]}, lanes, {target});"], writes))
            else:
                self.take(scalar, target, "ROWS" if axes[0] == self.row else counts[0])
                self.places[target] = Place(axes, "line" if axes[0] == self.row else "table", kind)
                lines.append(Block([f"load_rows({address}, {steps[0]}, {counts[0]}, {target});"], writes))
            return
        if kind == "integer":
            raise NotApplicable("integers with a width on a tile", "use the blockwise backend for this formula")
        if self.lane in axes:
            lane = axes.index(self.lane)
            width = 1 - lane
            order = (axes[lane], axes[width])
            self.take(vector, target, f"(long){counts[width]} * NV")
            self.places[target] = Place(order, "packed", kind)
            lines.append(
                Block([f"pack({address}, {steps[lane]}, {steps[width]}, lanes, {counts[width]}, {target});"], writes)
            )
            return
        first = axes.index(self.row) if self.row in axes else 0
        second = 1 - first
        padded = f"(({counts[second]} + 15L) / 16 * 16)"
        data = self.names.fresh(f"{target}_data")
        self.take("wide", data, f"{'ROWS' if self.row in axes else '(long)' + counts[0]} * {padded}")
        self.places[target] = Place((axes[first], axes[second]), "rows", kind)
        text = f"rows_of({address}, {steps[first]}, {steps[second]}, {counts[first]}, {counts[second]}, {data})"
        lines.append(Block([f"const Rows {target} = {text};"], writes))

    def fetch_double(self, entry, axes, target, address, steps, lines):
        """A value in float64 that a row has, as numbers."""
        if axes != (self.row,):
            raise NotApplicable(f"{entry} of float64 with a width", "use the blockwise backend for this formula")
        self.take("double", target, "ROWS")
        self.places[target] = Place(axes, "line", "double")
        lines.append(Block([f"load_rows({address}, {steps[0]}, rows, {target});"], {target}))
        return target

    def address(self, entry, axes, scope=()):
        """The address of the first element of what a task or a tile reads."""
        text = self.base(entry.name, entry.indices)
        for x, a in zip(entry.indices, self.function.program.axes(entry.name), strict=True):
            if x in scope:
                text += f" + {self.index_name(x)} * {self.stride(entry.name, a)}"
            elif x in (self.lane, self.row) and x in axes:
                text += f" + {self.index_name(x)}_start * {self.stride(entry.name, a)}"
        return f"({text})" if axes == () and " " in text else text

    def gather(self, entry, want):
        """An entry at places that are computed; what lies outside is moved inside."""
        walker, name = self.walker, entry.name
        axes = walker.axes_in(entry, want)
        key = entry, axes, walker.scope, id(walker.lines)
        if key not in walker.loaded:
            base, terms = self.base(name, entry.indices), []
            for x, a in zip(entry.indices, self.function.program.axes(name), strict=True):
                if isinstance(x, Index) and self.outside(x):
                    continue
                place = self.walker.integer(sp.sympify(x), walker.axes_in(sp.sympify(x), want))
                if not isinstance(x, Index):
                    place = f"clamped({place}, {self.names.size(a.size)})"
                    self.tables[name] = len(self.own(entry.indices))
                terms.append(f"{place} * (integer){self.stride(name, a)}")
            text = f"gather({base}, {' + '.join(terms)})"
            kind = "integer" if self.is_whole(name) else "real"
            if self.ctype(name) == "double":
                raise NotApplicable(f"{entry} of float64 at a computed place", "use the blockwise backend")
            hint = "_".join([self.function.names.tensor(name), *(x.name for x in axes)])
            target = self.names.fresh(hint if axes else f"{hint}_value")
            walker.lines.append(Let(target, text, axes, kind))
            walker.note_kind(target, kind)
            walker.loaded[key] = Text(target), axes
        return walker.loaded[key]

    def ctype(self, name):
        """The type of a tensor's elements in C++."""
        function = self.function
        kind = self.kind_of(name)
        if kind == "integer":
            return "int64_t"
        if kind == "bool":
            return "uint8_t"
        cotangents = {d for o, d in function.about.cotangents if o in function.double}
        if name in function.double or name in cotangents:
            return "double"
        return "narrow" if name in function.narrow - function.wide_values() else "wide"

    def whole_name(self, text, axes, hint, kind="real"):
        """The name of a value at all of its axes."""
        target = self.names.fresh(hint)
        masks = kind == "mask" and self.distinguishes and self.walker.lines is not self.walker.asking
        self.walker.lines.append(Let(target, str(text), axes, kind, masks=masks, whole=True))
        self.walker.note_kind(target, kind)
        return target
