"""What a row kernel reads and writes: tensors by their strides, and the values that a task keeps to itself."""

from derive.emit.cpu_memory import CppMemory
from derive.emit.text import Text


class RowMemory:
    """pointers: names of the tensors of a kernel, in order; scalars: name -> text of a number that a caller gives.

    kept: name -> (type, count) of what a task keeps; streams: stored tensor -> name of whether it goes past the caches.
    """

    ctype_of_tensor, kind_of = CppMemory.ctype, CppMemory.kind_of

    def __init__(self, group, function, names, plan, parts):
        self.group, self.function, self.names, self.plan, self.parts = group, function, names, plan, parts
        self.members = {d.name: d for d in group.definitions}
        self.pointers, self.scalars, self.kept, self.streams = {}, {}, {}, {}

    def is_output(self, name):
        return name.startswith(OUTPUT)

    def output(self, name):
        """The name under which the tensor of a stored value goes, as opposed to what the task keeps of it."""
        return OUTPUT + name

    def output_axes(self, d):
        """The axes of a stored value; one that the host adds up has those of the tasks, too."""
        if d.name in self.parts:
            return (*(x for x in self.group.tasks if x not in d.indices), *d.indices)
        return d.indices

    def own(self, name):
        return name.removeprefix(OUTPUT)

    def tensor_name(self, name):
        if self.is_output(name):
            return self.parts.get(self.own(name)) or self.function.names.tensor(self.own(name))
        return self.function.names.tensor(name)

    def axes(self, name):
        if self.is_output(name):
            return self.output_axes(self.members[self.own(name)])
        return self.function.program.axes(name)

    def rank(self, name):
        return len(self.axes(name))

    def is_double(self, name):
        return self.ctype(name) == "double"

    def ctype(self, name):
        own = self.own(name)
        if own in self.parts:
            return "wide"
        if own in self.members and not self.is_output(name):
            return "double" if own in self.function.double else "wide"
        return self.ctype_of_tensor(own)

    def kind(self, name):
        ctype = self.ctype(name)
        return {"int64_t": "integer", "uint8_t": "integer", "double": "double"}.get(ctype, "real")

    def strides(self, name):
        return self.names(("strides", name), f"{self.tensor_name(name)}_strides")

    def scalar(self, name):
        self.scalars[name] = self.function.names.tensor(name)
        return Text(self.scalars[name])

    def is_read_within(self, name):
        """Whether other loops read a value from the memory of the task."""
        if name in self.plan.inlined:
            return False
        here, loops = self.plan.nest_of[name], self.plan.nest_of
        others = [d for d in self.group.definitions if loops.get(d.name, here) != here]
        return any(e.name == name for d in others for e in self.plan.all_entries(d))

    def address(self, name, plan):
        """(name of the first element, (stride, first place) of each axis)"""
        if name not in self.members:
            self.pointers[name] = None
            strides = self.strides(name)
            return self.tensor_name(name), [(f"{strides}[{n}]", None) for n in range(self.rank(name))]
        self.held(name, plan)
        layout, out = plan.layouts[name], []
        for x in self.members[name].indices:
            if x not in layout:
                out.append(None)
                continue
            later = [self.extent(z) for z in layout[layout.index(x) + 1 :]]
            stride = " * ".join([f"(long){later[0]}", *later[1:]]) if len(later) > 1 else later[0] if later else "1"
            stride = f"({stride})" if len(later) > 1 else stride
            out.append((stride, f"{self.names.index(x)}_start" if x == self.group.rows else None))
        return self.kept_name(name), [x or ("0", None) for x in out]

    def extent(self, x):
        return "BLOCK" if x == self.group.rows else self.names.size(x.size)

    def kept_name(self, name):
        return self.names(("kept", name), f"{self.function.names.tensor(name)}_here")

    def held(self, name, plan):
        """(name, number of elements) of what the task keeps of a value."""
        layout = [self.extent(x) for x in plan.layouts[name]]
        count = " * ".join([f"(long){layout[0]}", *layout[1:]]) if len(layout) > 1 else layout[0] if layout else "1"
        self.kept[self.kept_name(name)] = self.ctype(name), count
        return self.kept_name(name), count

    def buffers(self):
        return [f"{kind}* const {name} = scratch.take<{kind}>({count});" for name, (kind, count) in self.kept.items()]

    def streamed(self, output):
        """The name of whether a tensor is so large that it is written past the caches."""
        self.streams[output] = self.names(("streams", output), f"{self.tensor_name(output)}_streams")
        return self.streams[output]

    def stream_lines(self):
        lines = []
        for output, name in self.streams.items():
            first, *others = [self.names.size(x.size) for x in self.axes(output)]
            count = " * ".join([f"(long){first}", *others])
            lines.append(f"const bool {name} = streams({self.tensor_name(output)}, {count});")
        return lines

    def prepared_lines(self):
        """The lines that have the memory of the largest results ready: all of it is written, and new."""
        outputs = [x for x in self.pointers if self.is_output(x) and self.own(x) not in self.parts]
        most = max(map(self.rank, outputs), default=0)
        return [
            f"prepare({self.tensor_name(x)}, {self.names.size(self.axes(x)[0].size)} * {self.strides(x)}[0], threads);"
            for x in outputs
            if self.rank(x) == most > 1
        ]

    def limits(self, x, plan):
        if x == self.group.rows:
            return f"{self.names.index(x)}_start", f"{self.names.index(x)}_stop"
        return "0", self.names.size(x.size)


OUTPUT = "stored "
