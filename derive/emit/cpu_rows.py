"""One C++ kernel for row-level stages: what it takes, how its tasks share the work, and the statements that run it."""

from functools import partial

from derive.emit.cpu_kernel import unused
from derive.emit.cpu_launch import handed, listed
from derive.emit.cpu_row_memory import RowMemory
from derive.emit.cpu_row_nests import Nest, Plan
from derive.emit.cpu_row_walker import NestWalker
from derive.emit.describe import with_step
from derive.emit.layout import INDENT, indented


class CppRows:
    """The text of a kernel for a RowGroup, and the statements of the host that run it."""

    def __init__(self, group, function, constants, roles):
        self.group, self.function, self.constants = group, function, constants
        self.names = function.names.scope()
        outputs = "_".join(function.names.tensor(name) for name in group.outputs[:3])
        self.name = function.names.fresh(f"{function.name}_{outputs}")
        self.numbers = {}
        self.plan = Plan(group, function.program)
        self.parts = {n: function.names.fresh(f"{function.names.tensor(n)}_part") for n in self.stored_parts()}
        self.memory = RowMemory(group, function, self.names, self.plan, self.parts)
        self.describe = partial(with_step, roles=roles, function=function)
        self.last = None, False
        self.lines = [line for nest in self.plan.nests for line in self.loops(nest)]

    def loops(self, nest):
        """The lines of a nest, and of those that store what it adds up in memory."""
        walker = self.walker(nest).walk()
        self.last = walker.turn(self.last)
        lines = walker.text()
        for d in walker.unstored:
            axes = self.plan.layouts[d.name]
            lines += self.walker(Nest(axes, [], frozenset())).copy(d).text()
        return lines

    def walker(self, nest):
        program, double = self.function.program, self.function.double
        return NestWalker(nest, self.plan, self.memory, self.names, self.constant, program, double, self.describe)

    def stored_parts(self):
        return [n for n in self.group.partial if n in self.group.stores]

    def constant(self, e):
        """A number that the host computes and hands over."""
        self.numbers[e] = self.constants(e)
        return self.numbers[e]

    def text(self):
        group, memory, names = self.group, self.memory, self.names
        lines, n = [], 0
        for k, name in enumerate(memory.pointers):
            const = "" if memory.is_output(name) else "const "
            lines.append(f"auto* const {memory.tensor_name(name)} = ({const}{memory.ctype(name)}*)data[{k}];")
            rank = memory.rank(name)
            if rank:
                lines.append(f"const long* const {memory.strides(name)} = strides + {n};")
            n += rank
        lines += [f"const integer {names.size(s)} = (integer)sizes[{k}];" for k, s in enumerate(self.function.sizes)]
        lines += [f"const wide {name} = (wide)numbers[{k}];" for k, name in enumerate(self.values())]
        lines += self.memory.stream_lines()
        counts = [f"(long){names.size(x.size)}" for x in group.tasks]
        if group.rows is not None:
            lines.append(f"const long blocks = ((long){names.size(group.rows.size)} + BLOCK - 1) / BLOCK;")
            counts.append("blocks")
        many = " * ".join(counts)
        if any("across(inside" in line for line in self.lines):
            lines.append(f"const int inside = {many} == 1 ? threads : 1;")
        lines.append(f"tasks_in_turn(threads, {many}, [&](const long begin, const long end, Scratch& scratch) {{")
        body = [
            *memory.buffers(),
            "for (long task = begin; task < end; task++) {",
            *indented([*self.place(), *self.lines]),
            "}",
        ]
        body += ["end_streams();"] if self.memory.streams else []
        lines += [*indented(body), "});"]
        used = "\n".join(lines)
        lines = [x for x in lines if not unused(x, used)]
        arguments = "void** data, const long* strides, const long* sizes, const double* numbers, int threads"
        head = f'extern "C" void {self.name}({arguments}) {{'
        return "\n".join([f"// {self.summary()}", head, *(INDENT + x if x else x for x in lines), "}"])

    def summary(self):
        axes = ", ".join(x.name for x in self.group.tasks)
        rows = f"a block of {self.group.rows.name}" if self.group.rows is not None else ""
        own = " and ".join(x for x in (axes and f"one {axes}", rows) if x)
        return f"{', '.join(self.group.outputs)}: a task has {own or 'everything'}."

    def place(self):
        """Where a task is."""
        group, names, lines, rest = self.group, self.names, [], "task"
        if group.rows is not None:
            x = names.index(group.rows)
            size = f"(long){names.size(group.rows.size)}"
            lines.append(f"const long {x}_start = task % blocks * BLOCK, {x}_stop = least({x}_start + BLOCK, {size});")
            rest = "task / blocks"
        for x in reversed(group.tasks):
            lines.append(f"const integer {names.index(x)} = (integer)({rest} % {names.size(x.size)});")
            rest = f"{rest} / {names.size(x.size)}"
        return lines

    def values(self):
        return list(dict.fromkeys([*self.memory.scalars.values(), *self.numbers.values()]))

    def launch(self):
        """The statements of the host that allocate what the kernel writes, and run it."""
        function, names, lines, tensors = self.function, self.function.names, [], []
        for name in self.group.stores:
            axes = self.memory.output_axes(next(d for d in self.group.definitions if d.name == name))
            shape = f"({', '.join(names.size(x.size) for x in axes)}{',' if len(axes) == 1 else ''})"
            dtype = "wide" if name in self.parts else function.dtype(name)
            target = self.parts.get(name, names.tensor(name))
            lines.append(f"{target} = torch.empty({shape}, dtype={dtype}, device=device)")
        for name in self.memory.pointers:
            text = self.memory.tensor_name(name)
            tensors.append(text if self.memory.is_output(name) else handed(text, name, function.program))
        sizes = [names.size(s) for s in function.sizes]
        arguments = ", ".join(map(listed, (tensors, sizes, self.values())))
        lines.append(f"KERNELS.of(dtype).{self.name}({arguments})")
        return [*lines, *self.finish()]

    def finish(self):
        """The statements that add up what the tasks have of a sum."""
        lines = []
        for name, part in self.parts.items():
            d = next(d for d in self.group.definitions if d.name == name)
            axes = self.memory.output_axes(d)
            places = [str(n) for n, x in enumerate(axes) if x in d.over]
            text = f"{part}.sum({places[0] if len(places) == 1 else '(' + ', '.join(places) + ')'})"
            dtype = self.function.dtype(name)
            lines.append(f"{self.function.names.tensor(name)} = {text}" + (f".to({dtype})" if dtype != "wide" else ""))
        return lines
