"""One C++ kernel for row-level stages: what it takes, how its tasks share the work, and the statements that run it."""

from derive.emit.cpu_kernel import unused
from derive.emit.cpu_launch import handed, listed
from derive.emit.cpu_row_groups import SHARE
from derive.emit.cpu_row_memory import RowMemory
from derive.emit.cpu_row_nests import Nest, Plan
from derive.emit.cpu_row_products import RowProducts
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
        self.roles = roles
        self.last = None, False
        self.products = RowProducts(self.memory, self.plan, self.names, self.describe)
        self.ahead, self.behind = [], []  # the lines around the loop over the blocks of a task
        self.lines = [line for nest in self.plan.nests for line in self.loops(nest)]

    def describe(self, d):
        """The definition in words; what a printer has named belongs to the step of the first that reads it."""
        steps, origin = self.function.about.steps.get(self.function.name, {}), d
        while origin.name not in steps:
            readers = self.plan.readers.get(origin.name)
            if not readers:
                break
            origin = readers[0]
        return with_step(d, self.roles, self.function, origin=origin.name)

    def loops(self, nest):
        """The lines of a nest, and of those that store what it adds up in memory."""
        if nest.product:
            (d,) = nest.definitions
            return self.products.lines(d, self.stored)
        walker = self.walker(nest).walk()
        self.last = walker.turn(self.last)
        self.ahead += walker.ahead_of_blocks
        return walker.text() + [line for d in walker.unstored for line in self.stored(d)]

    def stored(self, d):
        """The lines that store what the memory of a task holds, behind all blocks if it is a sum over them."""
        lines = self.walker(Nest(self.plan.layouts[d.name], [], frozenset())).copy(d).text()
        if self.group.rows not in d.over:
            return lines
        self.behind += lines
        return []

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
        lines += [*self.memory.stream_lines(), *self.memory.prepared_lines()]
        if group.is_shared:
            lines.append(f"const integer {names.size(SHARE.size)} = (integer)sizes[{len(self.function.sizes)}];")
        counts = [f"(long){names.size(x.size)}" for x in group.tasks]
        if group.rows is not None:
            lines.append(f"const long blocks = ((long){names.size(group.rows.size)} + BLOCK - 1) / BLOCK;")
            counts += [] if group.is_shared else ["blocks"]
        many = " * ".join(counts)
        if any("across(inside" in line for line in self.lines):
            lines.append(f"const int inside = {many} == 1 ? threads : 1;")
        lines.append(f"tasks_in_turn(threads, {many}, [&](const long begin, const long end, Scratch& scratch) {{")
        body = [
            *memory.buffers(),
            "for (long task = begin; task < end; task++) {",
            *indented([*self.place(), *(self.blocks() if group.is_shared else self.lines)]),
            "}",
        ]
        body += ["end_streams();"] if self.memory.streams else []
        lines += [*indented(body), "});"]
        used = "\n".join(lines)
        lines = [x for x in lines if not unused(x, used)]
        arguments = "void** data, const long* strides, const long* sizes, const double* numbers, int threads"
        head = f'extern "C" void {self.name}({arguments}) {{'
        return "\n".join([f"// {self.summary()}", head, *(INDENT + x if x else x for x in lines), "}"])

    def blocks(self):
        """The loop over the blocks of a task's share of the rows."""
        (x, share), shares = map(self.names.index, (self.group.rows, SHARE)), self.names.size(SHARE.size)
        size = f"(long){self.names.size(self.group.rows.size)}"
        loop = [f"const long {x}_start = block * BLOCK, {x}_stop = least({x}_start + BLOCK, {size});", *self.lines]
        return [
            *self.products.ahead,
            *self.ahead,
            f"for (long block = blocks * {share} / {shares}; block < blocks * ({share} + 1) / {shares}; block++) {{",
            *indented(loop),
            "}",
            *self.behind,
        ]

    def summary(self):
        axes = ", ".join(x.name for x in self.group.tasks if x != SHARE)
        what = "a share of the blocks" if self.group.is_shared else "a block"
        rows = f"{what} of {self.group.rows.name}" if self.group.rows is not None else ""
        own = " and ".join(x for x in (axes and f"one {axes}", rows) if x)
        return f"{', '.join(self.group.outputs)}: a task has {own or 'everything'}."

    def place(self):
        """Where a task is."""
        group, names, lines, rest = self.group, self.names, [], "task"
        if group.rows is not None and not group.is_shared:
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
        if self.group.is_shared:
            leads = " * ".join(names.size(x.size) for x in self.group.tasks if x != SHARE) or "1"
            lines.append(f"{names.size(SHARE.size)} = KERNELS.portions({leads}, {names.size(self.group.rows.size)})")
        for name in self.group.stores:
            axes = self.memory.output_axes(next(d for d in self.group.definitions if d.name == name))
            shape = f"({', '.join(names.size(x.size) for x in axes)}{',' if len(axes) == 1 else ''})"
            dtype = "wide" if name in self.parts else function.dtype(name)
            target = self.parts.get(name, names.tensor(name))
            lines.append(f"{target} = torch.empty({shape}, dtype={dtype}, device=device)")
        for name in self.memory.pointers:
            text = self.memory.tensor_name(name)
            tensors.append(text if self.memory.is_output(name) else handed(text, name, function.program))
        sizes = [names.size(s) for s in (*function.sizes, *([SHARE.size] if self.group.is_shared else []))]
        arguments = ", ".join(map(listed, (tensors, sizes, self.values())))
        lines.append(f"KERNELS.of(dtype).{self.name}({arguments})")
        return [*lines, *self.finish()]

    def finish(self):
        """The statements that add up what the tasks have of a sum."""
        lines = []
        for name, part in self.parts.items():
            d = next(d for d in self.group.definitions if d.name == name)
            axes = self.memory.output_axes(d)
            places = [str(n) for n, x in enumerate(axes) if x in (*d.over, SHARE)]
            if self.group.is_shared:
                text = f"KERNELS.added({part}, {', '.join(places)})"
            else:
                text = f"{part}.sum({places[0] if len(places) == 1 else '(' + ', '.join(places) + ')'})"
            dtype = self.function.dtype(name)
            lines.append(f"{self.function.names.tensor(name)} = {text}" + (f".to({dtype})" if dtype != "wide" else ""))
        return lines
