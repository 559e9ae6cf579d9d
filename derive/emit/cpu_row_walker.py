"""The texts of a row kernel's loops: each part of an expression in the outermost loop in which it can be computed."""

import sympy as sp

from derive.emit.cpu_dialect import CppDialect
from derive.emit.cpu_row_loops import RowLoops, several
from derive.emit.cpu_walker import CppStatements
from derive.emit.expressions import Expressions, repeated
from derive.emit.places import is_place, reads
from derive.emit.text import ATOM, Text
from derive.formula import Entry, Index
from derive.program import indices_of
from derive.rewriting.algebra import conjuncts, moved

IDENTITY = {"sum": "0_w", "max": "-infinity"}


def is_rounded(body, reduce):
    """Whether a value may come out otherwise where it is computed anew."""
    return bool(body.has(sp.exp)) or (body.is_Add and body.has(sp.Mul))


class NestWalker(RowLoops, CppStatements, Expressions):
    """Writes the loops of one Nest.  memory: the RowMemory of the kernel; plan: the Plan of its task."""

    def __init__(self, nest, plan, memory, names, constants, program, double, describe):
        super().__init__(CppDialect(), names, constants, double)
        self.nest, self.plan, self.memory, self.program, self.describe = nest, plan, memory, program, describe
        self.loops, self.several = nest.axes, several(nest)
        if self.several is not None:
            self.loops = nest.axes[1:]
        self.axes = self.loops if self.several is None else (*self.loops, self.several)
        self.inner = self.loops[-1] if self.loops else None
        self.outer = self.loops[-2] if len(self.loops) > 1 else None
        self.start()
        self.loaded, self.rows = {}, {}
        self.ahead_of_blocks = []  # lines in front of all the blocks of a task
        self.unstored = []  # what is added up in memory, and leaves the kernel afterwards
        self.shared = repeated([d.body for d in nest.definitions])
        self.by_name = {d.name: d for d in program.definitions}

    # Where things go

    def level(self, axes):
        return max((self.axes.index(x) + 1 for x in axes if x in self.axes), default=0)

    def assign(self, hint, text, axes):
        name = self.names.fresh(hint)
        self.levels[self.level(axes)].append(f"const auto {name} = {text};")
        return name

    def index(self, x):
        name = self.names.index(x)
        if x not in self.axes:
            return Text(name)
        self.numbered.add(x)
        if x != self.inner:
            return Text(name)
        lanes = self.names(("lanes", x), f"{name}_lanes")
        if x not in self.loaded:
            self.loaded[x] = True
            self.levels[-1].insert(0, f"const ivec {lanes} = iota() + (integer){name};")
        return Text(lanes)

    # Entries

    def leaf(self, entry, want):
        axes = tuple(x for x in want if x in indices_of(entry))
        if self.program.kind(entry.name) == "scalar":
            return self.memory.scalar(entry.name), ()
        text = self.value_of(entry)
        double = entry.name in self.double or self.memory.is_double(entry.name)
        return (Text(f"narrowed({text})") if double else text), axes

    def two_parts(self, entry):
        if ("parts", entry) not in self.loaded:
            axes = indices_of(entry)
            whole = self.value_of(entry)
            high = self.assign(f"{entry.name}_high", f"narrowed({whole})", axes)
            low = self.assign(f"{entry.name}_low", f"low_part({whole}, {high})", axes)
            self.loaded["parts", entry] = Text(high), Text(low)
        return *self.loaded["parts", entry], tuple(x for x in self.axes if x in indices_of(entry))

    def value_of(self, entry):
        """The text of an entry's element: a local name, an inlined value, or what is loaded."""
        if entry not in self.loaded:
            self.loaded[entry] = self.inlined(entry) or self.load(entry)
        return self.loaded[entry]

    def inlined(self, entry):
        d = self.plan.inlined.get(entry.name)
        if d is None:
            return None
        body, where = (moved(e, d.indices, entry.indices) for e in (d.body, d.where))
        axes = tuple(x for x in self.axes if x in indices_of(entry))
        self.shared |= repeated([body])
        text = self.masked(self.real(body, axes), where, axes, "0_w")
        return Text(self.assign(self.hint(entry.name), text, indices_of(body, where)))

    def hint(self, name):
        return f"{self.memory.tensor_name(name)}_value"

    def load(self, entry):
        name, axes = entry.name, indices_of(entry)
        kind = self.memory.kind(name)
        row, stride = self.row(entry)
        if self.inner in axes:
            vector = {"real": "vec", "integer": "ivec", "double": "dvec"}[kind]
            text = f"from_row<DENSE, {vector}>({row}, {stride}, {self.names.index(self.inner)}, n)"
        else:
            scalar = {"real": "wide", "integer": "integer", "double": "double"}[kind]
            text = f"value<{scalar}>(*{row})"
        return Text(self.assign("_".join([self.memory.tensor_name(name), "value"]), text, axes))

    def row(self, entry):
        """(name of the address of an entry's row, the stride along it); the row starts where the inner index is 0."""
        if entry in self.rows:
            return self.rows[entry]
        pointer, strides = self.memory.address(entry.name, self.plan)
        inside = entry.name in self.plan.members or self.memory.is_output(entry.name)
        self.reads_tensors |= not inside and len(entry.indices) > 2
        offsets, inner, outer = [], [], []
        others = indices_of(entry) - {self.inner}
        for x, (stride, start) in zip(entry.indices, strides, strict=True):
            x = sp.sympify(x)
            if self.inner is not None and self.inner in indices_of(x):
                sign = x.coeff(self.inner)
                inner.append(stride if sign == 1 else f"-{stride}")
                x = sp.expand(x - sign * self.inner)
            if self.outer is not None and self.outer in indices_of(x):
                outer.append(stride if x.is_Symbol else None)
            if stride == "0" or (x == 0 and start is None):
                continue
            place = self.place(x)
            if start is not None:
                place = f"({place} - {start})"
            offsets.append(place if stride == "1" else f"{place} * {stride}")
        if self.outer is not None:
            self.note_strides(inner, outer)
        level = self.level(others)
        text = " + ".join([pointer, *offsets])
        if len(offsets) == 0:
            name = pointer
        else:
            name = self.names.fresh(f"{self.memory.tensor_name(entry.name)}_row")
            self.levels[level].append(f"auto* const {name} = {text};")
        stride = " + ".join(inner) if inner else "0"
        if len(inner) > 1:
            stride = f"({stride})"
        if inner:
            self.strides.setdefault(stride)
        self.rows[entry] = name, stride
        return self.rows[entry]

    def place(self, x):
        """The text of an integer that only outer loops change, for an address."""
        if isinstance(x, Index):
            return self.names.index(x)
        merged, self.numbered = self.numbered, set()
        text = self.integer(x, tuple(z for z in self.axes if z in indices_of(x)))
        self.numbered = merged | {z for z in self.numbered if z in self.axes}
        return text.at(ATOM)

    # Conditions

    def condition_at(self, c, axes):
        if is_place(c) and reads(c, self.by_name, is_rounded):
            return self.function("nearly_equal", *(self.real(side, axes) for side in c.args))
        return super().condition_at(c, axes)

    def masked(self, text, where, axes, other):
        if where == sp.true:
            return text
        seen = self.condition(where, axes)
        return Text(f"select({seen}, {text}, {other})")

    # Definitions

    def walk(self):
        for d in self.nest.definitions:
            self.before.append(f"// {self.describe(d)}")
            (self.reduction if d.reduce else self.element)(d)
        return self

    def copy(self, d):
        """Store what the memory of a task holds of a value."""
        own = Entry(d.name, *d.indices)
        self.write(self.output_row(d), self.value_of(own), d.name in self.double, own)
        return self

    def element(self, d):
        axes = self.axes
        own = Entry(d.name, *d.indices)
        if d.name in self.plan.inlined:
            text = self.value_of(own)
        else:
            body = self.value(d, axes)
            text = self.masked(body, d.where, axes, "0.0" if d.name in self.double else "0_w")
            text = Text(self.assign(self.hint(d.name), text, indices_of(d.body, d.where)))
            self.loaded[own] = text
        double = d.name in self.double
        if d.name not in self.plan.inlined and self.memory.is_read_within(d.name):
            self.write(self.row(own), text, double, own)
        if d.name in self.plan.group.stores:
            streamed = not double and self.streamed(d)
            if streamed:
                self.stream(self.output_row(d), text, streamed)
            else:
                self.write(self.output_row(d), text, double, own)

    def streamed(self, d):
        """The name of whether a result is written past the caches; None where it never is."""
        if len(self.axes) < 2 or set(self.axes) != set(self.plan.own(d.indices)) or d.indices[-1] != self.inner:
            return None
        return self.memory.streamed(self.memory.output(d.name))

    def stream(self, row, text, streamed):
        place = self.names.index(self.inner)
        self.ahead = self.ahead or f"places_ahead({streamed}, {row[0]}, {{first}})"
        stored = f"stream_row<DENSE>({streamed}, {row[0]}, {row[1]}, {place}, n, spread<wide>({text}));"
        self.levels[-1].append(stored)

    def write(self, row, text, double, own):
        if self.inner is None:
            self.levels[-1].append(f"put_number({row[0]}, {text});")
            return
        spread = f"spread<{'double' if double else 'wide'}>({text})"
        place = self.names.index(self.inner)
        self.levels[-1].append(f"to_row<DENSE>({row[0]}, {row[1]}, {place}, n, {spread});")

    def output_row(self, d):
        """The row of the tensor that a value is stored in."""
        return self.row(Entry(self.memory.output(d.name), *self.memory.output_axes(d)))

    def reduction(self, d):
        own = Entry(d.name, *d.indices)
        over = [x for x in d.over if x in self.axes]
        trailing = len(self.axes)
        while trailing and self.axes[trailing - 1] in over:
            trailing -= 1
        other = IDENTITY[d.reduce]
        self.shared |= repeated([d.body])
        rest = conjuncts(d.where) - self.nest.bounds
        text = self.real(d.body, self.axes)
        text = self.masked(text, sp.And(*sorted(rest, key=str)), self.axes, other)
        combine = "{} + {}" if d.reduce == "sum" else "maximum({}, {})"
        if self.inner not in over:
            row, _ = self.row(own)
            place = self.names.index(self.inner)
            held = f"from_row<true, vec>({row}, 1, {place}, n)"
            if self.several is not None:
                name = self.names.fresh(f"{self.memory.tensor_name(d.name)}_sum")
                self.levels[-2].append(f"vec {name} = {held};")
                self.levels[-1].append(f"{name} = {combine.format(name, text)};")
                self.after_several.append(f"to_row<true>({row}, 1, {place}, n, {name});")
            else:
                value = f"spread<wide>({combine.format(held, text)})"
                self.levels[-1].append(f"to_row<true>({row}, 1, {place}, n, {value});")
            self.fill(d, other)
            return
        parts = self.names.fresh(f"{self.memory.tensor_name(d.name)}_parts")
        self.levels[trailing].append(f"vec {parts}[PARTS] = {{}};")
        if d.reduce == "max":
            self.levels[trailing].append(f"start_with({parts}, PARTS, spread<wide>({other}));")
        value = f"existing(spread<wide>({text}), n, {other})"
        part = f"{parts}[part]"
        self.levels[-1].append(f"{part} = {combine.format(part, value)};")
        self.counted = True
        result = f"{'sum' if d.reduce == 'sum' else 'maximum'}_of({parts})"
        end = self.ends[trailing]
        if self.is_complete(d, over, trailing):
            if self.memory.is_read_within(d.name):
                end.append(f"put_number({self.element_address(own)}, {result});")
            if d.name in self.plan.group.stores:
                out = Entry(self.memory.output(d.name), *self.memory.output_axes(d))
                end.append(f"put_number({self.element_address(out)}, {result});")
        else:
            address = self.element_address(own)
            end.append(f"put_number({address}, {combine.format(f'*({address})', result)});")
            self.fill(d, other)

    def element_address(self, entry):
        """The address of an element, in the loops around a finished sum."""
        pointer, strides = self.memory.address(entry.name, self.plan)
        terms = [pointer]
        for x, (stride, start) in zip(entry.indices, strides, strict=True):
            if stride == "0":
                continue
            place = self.names.index(x)
            place = f"({place} - {start})" if start is not None else place
            terms.append(place if stride == "1" else f"{place} * {stride}")
        return " + ".join(terms)

    def fill(self, d, other):
        name, count = self.memory.held(d.name, self.plan)
        lines = self.ahead_of_blocks if self.plan.group.rows in d.over else self.before
        lines.append(f"start_with<wide>({name}, {count}, {other});")
        if d.name in self.plan.group.stores:
            self.unstored.append(d)
