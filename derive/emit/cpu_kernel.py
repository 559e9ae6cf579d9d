"""One C++ kernel: what it takes, how its tasks share the work, its loops over tiles."""

import re
from functools import partial

from derive.emit.cpu_launch import Launch
from derive.emit.cpu_lines import Block
from derive.emit.cpu_loops import Loops
from derive.emit.cpu_nodes import Place
from derive.emit.cpu_tile import CppTile
from derive.emit.cpu_walker import CppWalker
from derive.emit.describe import with_step
from derive.emit.layout import INDENT, indented

PARAMETERS = "void** data, const long* strides, const long* sizes, const double* numbers, int threads"


class CppKernel(Launch):
    """The text of a kernel, and the statements of the host that run it.

    parts: scatter's name -> name of the tensor of partial sums; wide: kept value's name -> the tensor that it is added
    up in; along_width: products of few places are summed along the width (see `cpu_joined.sums_few_alike`).
    """

    walker_class = CppWalker
    dialect_class = CppTile
    step, extent = "LANES", "lanes"  # how many places of its parallel index a block has, at most and this time
    tile_step, passing = "ROWS", "rows"  # the same of the streamed index and a tile
    few = None  # the kernel that does the same for few rows
    turned = None  # the one that does it with the two lengths exchanged, for few rows that stream past
    suffix = ""  # of its name

    def __init__(self, stage, function, constants, roles, along_width=False):
        self.stage, self.function, self.constants = stage, function, constants
        self.names = function.names.scope()
        outputs = "_".join(function.names.tensor(name) for name in stage.outputs[:3])
        self.name = function.names.fresh(f"{function.name}_{outputs}{self.suffix}")
        self.parts = {d.name: function.names.fresh(f"{function.names.tensor(d.name)}_part") for d in stage.scatters}
        self.numbers, self.crossed, self.added = {}, getattr(stage, "crossed", ()), []
        self.dialect = self.dialect_class(stage, function, self.names, stage.parallel, stage.streamed)
        self.dialect.along_width = along_width
        describe = partial(with_step, roles=roles, function=function)
        self.walker = self.walker_class(
            stage, self.dialect, self.names, self.constant, function.program, roles, describe
        )
        self.walker.walk()
        self.body_lines = self.task()

    def constant(self, e):
        """A number that the host computes and hands over."""
        self.numbers[e] = self.constants(e)
        return self.numbers[e]

    # The kernel

    def size(self, x):
        return self.names.size(x.size)

    def task(self):
        """The statements of one block of rows."""
        dialect, stage, walker = self.dialect, self.stage, self.walker
        loops = Loops(
            dialect.lane, dialect.row, dialect.places, dialect.index_name, self.size, dialect.take, stage.streamed
        )
        loops.choices = dialect.choices
        for d in (*stage.leading, *stage.serial):
            dialect.places.setdefault(dialect.index_name(d), Place((), "number", "integer"))
        (lanes, of_lanes), (rows, of_rows), (counted, some) = dialect.asked()
        if of_rows:
            rows.append(Block([f"return all_rows(rows, {of_rows});"]))
        if of_lanes:
            lanes.append(Block([f"const bool whole_lanes = all_lanes(lanes, {of_lanes});"]))
        if some:
            counted.append(Block([f"const bool counts = any({some});"]))
        lists = (walker.before, walker.inside, walker.after, [*lanes, *counted], rows)
        return self.framed(*map(loops.lines, loops.prepare(*lists)))

    def framed(self, before, inside, after, asked, whole_rows):
        dialect, stage = self.dialect, self.stage
        start = f"{dialect.index_name(stage.streamed)}_start"
        lower, upper = dialect.bound(stage.visible.lower), dialect.bound(stage.visible.upper)
        full = dialect.classes.full
        full = (dialect.bound(full.lower), dialect.bound(full.upper)) if dialect.distinguishes else ("0", "0")
        if not dialect.guards:
            full = lower, upper
        head = ["constexpr bool PARTIAL = decltype(partial)::value;"] if any("PARTIAL" in x for x in inside) else []
        named = "partial" if head else ""
        if dialect.reach and any(f"({dialect.reach}" in x for x in inside):
            head += dialect.reach_lines()
        tile = [
            f"const auto tile = [&](const long {start}, const long {self.passing}, auto {named}) {{".replace(" )", ")"),
            *indented([*head, *inside]),
            "};",
        ]
        if any("whole_lanes" in line for line in asked):
            full = full[0], f"(whole_lanes ? {full[1]} : 0)"
        if any("bool counts" in line for line in asked):
            upper = f"(counts ? {upper} : 0)"
        last = "tile"
        if whole_rows:
            tile += [
                f"const auto whole_rows = [&](const long {start}, const long rows) {{",
                *indented(whole_rows),
                "};",
            ]
            last = "tile, whole_rows"
        tile.append(f"tiles({lower}, {upper}, {full[0]}, {full[1]}, {self.tile_step}, {last});")
        buffers = memory_lines(dialect.buffers)
        bases = [self.base_of(d) for d in self.crossed]
        base_lines = [x for x in dialect.base_lines if not any(f" {name} =" in x for name in bases)]
        inner = [*base_lines, *dialect.task_lines, *before, *asked, *tile, *after]
        for x in reversed(stage.serial):
            n = dialect.index_name(x)
            inner = [f"for (integer {n} = 0; {n} < {self.size(x)}; {n}++) {{", *indented(inner), "}"]
        return self.blocks(buffers, inner)

    def blocks(self, buffers, inner):
        """What a task does: one block of rows, or (with a scatter) every block of its group."""
        dialect, stage = self.dialect, self.stage
        lane, size = dialect.index_name(stage.parallel), f"(long){self.size(stage.parallel)}"
        place = [
            f"const long {lane}_start = block * {self.step};",
            f"const long {self.extent} = least({self.step}, {size} - {lane}_start);",
            f"const long first = {lane}_start, last = {lane}_start + {self.extent} - 1;",
            "(void)first, (void)last;",
        ]
        decode, rest = [], "task / blocks"
        if stage.scatters:
            rest = "task / groups"
        elif self.crossed:
            rest = "task / shares"
        for x in reversed(stage.leading):
            decode.append(f"const integer {dialect.index_name(x)} = (integer)({rest} % {self.size(x)});")
            rest = f"{rest} / {self.size(x)}"
        if self.crossed:
            return self.shares([*decode, *buffers], decode, [*place, *inner])
        if not stage.scatters:
            return ["const long block = task % blocks;", *decode, *place, *buffers, *inner]
        parts = [
            f"wide* const {dialect.part(d)} = {self.parts[d.name]} + task * {self.names.size(d.indices[-1].size)};"
            for d in stage.scatters
        ]
        loop = ["for (long block = task % groups; block < blocks; block += groups) {", *indented([*place, *inner]), "}"]
        return [*decode, *parts, *buffers, *loop]

    def shares(self, head, decode, inner):
        """The blocks of a share, one after the other, and the rows that they add to."""
        dialect, lines = self.dialect, []
        loop = ["for (long block = task % shares; block < blocks; block += shares) {", *indented(inner), "}"]
        bases = [x for x in dialect.base_lines if any(f"{self.base_of(d)} =" in x for d in self.crossed)]
        for d in self.crossed:
            target = dialect.crossed_target(d)
            lines.append(f"Target {target} = {target}_sums.share(task, {self.target_of(d)}, scratch);")
        end = [
            f"{dialect.crossed_target(d)}_sums.finish({dialect.crossed_target(d)}, {self.target_of(d)});"
            for d in self.crossed
        ]
        self.added = [
            *decode,
            *bases,
            *(f"{dialect.crossed_target(d)}_sums.add_up(task / shares, {self.target_of(d)});" for d in self.crossed),
        ]
        return [*head, *bases, *lines, *loop, *end]

    def base_of(self, d):
        return self.dialect.base(d.name, self.function.program.axes(d.name))

    def target_of(self, d):
        """The tensor of a crossed sum at the leading indices, with its strides."""
        dialect, axes = self.dialect, self.function.program.axes(d.name)
        width = next(x for x in axes if x.role == "width")
        return f"{self.base_of(d)}, {dialect.stride(d.name, dialect.row)}, {dialect.stride(d.name, width)}"

    def pointers(self):
        return list(self.dialect.tensors)

    def summary(self):
        stage = self.stage
        outputs = ", ".join(stage.outputs)
        return f"{outputs}: a task owns a block of {stage.parallel.name} and streams {stage.streamed.name} past it."

    def used_sizes(self):
        return self.function.sizes

    def text(self):
        dialect, stage, names = self.dialect, self.stage, self.function.names
        lines, n = [], 0
        stored = set(stage.outputs)
        for k, name in enumerate(self.pointers()):
            const = "" if name in stored else "const "
            kind = f"{const}{dialect.ctype(name)}*"
            if name in self.kept_wide():
                kind = "wide*"
            lines.append(f"auto* const {names.tensor(name)} = ({kind})data[{k}];")
            rank = len(self.function.program.axes(name))
            if rank:
                lines.append(f"const long* const {dialect.strides(name)} = strides + {n};")
            n += rank
        for k, name in enumerate(self.parts.values(), len(self.pointers())):
            lines.append(f"auto* const {name} = (wide*)data[{k}];")
        sizes = [f"{self.names.size(s)} = (integer)sizes[{k}]" for k, s in enumerate(self.used_sizes())]
        lines += [f"const integer {text};" for text in sizes]
        lines += [f"const wide {name} = (wide)numbers[{k}];" for k, name in enumerate(self.values())]
        lines.append(f"const long blocks = ((long){self.size(stage.parallel)} + {self.step} - 1) / {self.step};")
        tasks = self.tasks()
        if stage.scatters:
            lines.append(f"const long groups = sizes[{len(sizes)}];")
            tasks = tasks.removesuffix("blocks") + "groups"
        if self.crossed:
            leads = tasks.removesuffix("blocks").removesuffix(" * ") or "1"
            lines.append(f"const long leads = {leads}, shares = shares_of(threads, leads, blocks);")
            tasks = "leads * shares"
            for d in self.crossed:
                width = next(x for x in self.function.program.axes(d.name) if x.role == "width")
                sizes_ = f"{self.size(dialect.row)}, {self.size(width)}"
                step = dialect.stride(d.name, width)
                lines.append(
                    f"RowSums {dialect.crossed_target(d)}_sums("
                    f"leads, shares, {sizes_}, is_direct({names.tensor(d.name)}, {step}));"
                )
        lines += self.prepared_lines()
        lines += [
            *self.prelude(),
            f"parallel_for(threads, {tasks}, [&](const long task, Scratch& scratch) {{",
            *indented(self.body_lines),
            "});",
        ]
        if self.crossed:
            lines += [
                "if (shares > 1) {  // what the shares have of each row, in a fixed order",
                *indented(["parallel_for(threads, leads, [&](const long lead, Scratch&) {"]),
                *indented(["const long task = lead * shares;", *self.added], 2),
                *indented(["});"]),
                "}",
            ]
        used = "\n".join(lines)
        lines = [x for x in lines if not unused(x, used)]
        head = f'extern "C" void {self.name}({PARAMETERS}) {{'
        return "\n".join([f"// {self.summary()}", head, *(INDENT + x if x else x for x in lines), "}"])

    def prepared_lines(self):
        """The lines that have the memory of the largest results ready: all of it is written, and new."""
        given = set(self.pointers()) - self.kept_wide()
        axes = {name: self.function.program.axes(name) for name in self.stage.stores if name in given}
        most = max(map(len, axes.values()), default=0)
        tensor, strides = self.function.names.tensor, self.dialect.strides
        return [
            f"prepare({tensor(name)}, {self.size(own[0])} * {strides(name)}[0], threads);"
            for name, own in axes.items()
            if len(own) == most > 1
        ]

    def prelude(self):
        """What else a kernel computes before its tasks."""
        return []

    def tasks(self):
        """The text of the number of tasks."""
        return " * ".join([f"(long){self.size(x)}" for x in self.stage.leading] + ["blocks"])

    def values(self):
        """The numbers that the host hands over: constants of the sizes, and the formula's scalars."""
        return list(dict.fromkeys([*self.dialect.scalars.values(), *self.numbers.values()]))


def memory_lines(buffers):
    """The declarations of buffers: name -> (type, how many), or "=other" for what shares the memory of another."""
    own = {name: x for name, x in buffers.items() if not x[1].startswith("=")}
    lines = [f"{kind}* const {name} = scratch.take<{kind}>({count});" for name, (kind, count) in own.items()]
    return lines + [f"{kind}* const {name} = {x[1:]};" for name, (kind, x) in buffers.items() if name not in own]


def unused(line, text):
    """Whether a line gives a plain name at the head of a kernel that nothing reads."""
    found = re.match(r"const (?:integer|wide|long\* const) (\w+) =", line)
    return bool(found) and len(re.findall(rf"\b{found[1]}\b", text)) == 1
