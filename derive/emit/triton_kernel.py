"""One Triton kernel: its arguments, its loops, and the call that launches it."""

import re
from functools import partial

from derive.emit.configurations import class_of
from derive.emit.describe import with_step
from derive.emit.layout import fitted, indented, wrapped_call
from derive.emit.tile_walker import TileWalker
from derive.emit.triton_tile import TileDialect
from derive.emit.walker import KernelWalker


class TritonKernel:
    """The text of a kernel and of its launch; parts: scatter's name -> name of the tensor of partial sums."""

    walker_class: type[TileWalker] = KernelWalker
    dialect_class: type[TileDialect] = TileDialect

    def __init__(self, stage, function, constants, roles):
        self.stage, self.function, self.constants = stage, function, constants
        self.names = function.names.scope()
        outputs = "_".join(function.names.tensor(name) for name in stage.outputs[:3])
        self.name = function.names.fresh(f"{function.name}_{outputs}")
        self.parts = {d.name: function.names.fresh(f"{function.names.tensor(d.name)}_part") for d in stage.scatters}
        self.numbers = {}
        self.dialect = self.dialect_class(stage, function, self.names, self.parts)
        describe_step = partial(with_step, roles=roles, function=function)
        self.walker = self.walker_class(
            stage, self.dialect, self.names, self.constant, function.program, roles, describe_step
        )
        self.walker.walk()
        self.loops = self.loop_lines()

    def constant(self, e):
        """A number that the host computes and hands over."""
        self.numbers[e] = self.constants(e)
        return self.numbers[e]

    # The kernel

    def text(self):
        head = wrapped_call(f"def {self.name}", self.parameters(self.words()), ":")
        lines = [f'"""{self.summary()}"""', *self.statements()]
        return "\n".join(["@triton.jit", *head, *(piece for line in indented(lines) for piece in fitted(line))])

    def statements(self):
        return [*(f"{name} = tl.full((), {name}, WIDE)" for name in self.scalars()), *self.body()]

    def words(self):
        """The identifiers that the kernel's statements use."""
        return set(re.findall(r"[A-Za-z_]\w*", "\n".join(self.statements())))

    def summary(self):
        stage = self.stage
        outputs = ", ".join(stage.outputs)
        return f"{outputs}: a program owns a block of {stage.parallel.name} and streams {stage.streamed.name} past it."

    def body(self):
        dialect, stage, walker = self.dialect, self.stage, self.walker
        inner = [*dialect.block_lines(), *dialect.base_lines, *walker.before, *self.loops, *walker.after]
        for x in reversed(stage.serial):
            inner = [f"for {dialect.leading(x)} in range({self.names.size(x.size)}):", *indented(inner)]
        if stage.scatters:
            start = dialect.start(stage.parallel)
            first = "group * ROWS"
            size = self.names.size(stage.parallel.size)
            inner = [f"for {start} in range({first}, {size}, groups * ROWS):", *indented(inner)]
        return [*dialect.program_lines(), *inner]

    def loop_lines(self):
        """The loops over tiles: first those that every row sees whole, then those that need a mask."""
        stage, dialect = self.stage, self.dialect
        start = dialect.start(stage.streamed)
        vector = [f"{self.names.index(stage.streamed)} = {start} + tl.arange(0, COLUMNS)"]
        tile = [*vector, *self.walker.inside]
        lower, upper = dialect.bound(stage.visible.lower), dialect.bound(stage.visible.upper)
        if not dialect.distinguishes:
            return [f"for {start} in range({lower}, {upper}, COLUMNS):", *indented(tile)]
        full = dialect.bound(stage.full.lower), dialect.bound(stage.full.upper)
        no_head = stage.full.lower == stage.visible.lower
        place = "full + step if partial else step"
        if not no_head:
            place = "tl.where(step < before, step, full + step) if partial else before + step"
        return [
            f"lower = {lower}",
            f"before, full, after = tile_counts(lower, {upper}, {full[0]}, {full[1]}, COLUMNS)",
            "for partial in tl.static_range(2):  # the tiles that every row sees whole, then those that need a mask",
            *indented(["for step in range(before + after if partial else full):"]),
            *indented([f"{start} = lower + ({place}) * COLUMNS", *tile], 2),
        ]

    # Arguments

    def scalars(self):
        """Numbers that arrive in double precision: constants of the sizes, and the formula's scalars."""
        named = [self.names.tensor(n) for n in self.dialect.tensors if self.function.program.kind(n) == "scalar"]
        return [*dict.fromkeys([*named, *self.numbers.values()])]

    def pointers(self):
        return [n for n in self.dialect.tensors if self.function.program.kind(n) != "scalar"]

    def sizes(self, used):
        widths = {x.size for x in self.dialect.widths}
        return [s for s in self.function.sizes if self.names.size(s) in used and s not in widths]

    def parameters(self, used):
        dialect = self.dialect
        strides = [dialect.stride(n, x) for n in self.pointers() for x in self.function.program.axes(n)]
        parts = [dialect.part_pointer(n) for n in self.parts]
        plain = [*(dialect.pointer(n) for n in self.pointers()), *parts, *strides]
        plain += [self.names.size(s) for s in self.sizes(used)] + (["groups"] if self.parts else [])
        plain += [f'{name}: "fp64"' for name in self.scalars()]
        meta = [self.names.size(x.size) for x in dialect.widths] + [dialect.pad(x) for x in dialect.widths]
        meta += [name for name in META if name in used]
        return [*plain, *(f"{name}: tl.constexpr" for name in dict.fromkeys(meta))]

    def launch(self):
        """The statements of the host that run the kernel."""
        function, stage = self.function, self.stage
        used = self.words()
        names = function.names
        grid = " * ".join(self.programs())
        tensors = [names.tensor(n) for n in self.pointers()]
        actual = [*tensors, *self.parts.values(), *(f"*{t}.stride()" for t in tensors)]
        actual += [names.size(s) for s in self.sizes(used)] + (["groups"] if self.parts else []) + self.scalars()
        actual += [f"{names.size(x.size)}={names.size(x.size)}" for x in self.dialect.widths]
        actual += [f"{self.dialect.pad(x)}=padded({names.size(x.size)})" for x in self.dialect.widths]
        actual = list(dict.fromkeys(actual))
        lines, options = self.settings(self.widest())
        lines += self.tensors()
        if self.parts:
            rows = f"triton.cdiv({names.size(stage.parallel.size)}, rows)"
            lead = " * ".join(["1", *(names.size(x.size) for x in stage.leading)][bool(stage.leading) :])
            lines.append(f"groups = max(1, min({rows}, {GROUPS} // max({lead}, 1)))")
            lines += self.allocated_parts()
        actual += [f"{name}={value}" for name, value in META.items() if name in used]
        actual += [*options, "**code_options(device)"]
        return [*lines, *wrapped_call(f"{self.name}[({grid},)]", actual, depth=1)]

    def widest(self):
        """The text of the widest axis of a tile."""
        widths = [self.function.names.size(x.size) for x in self.dialect.widths]
        return f"max({', '.join(widths)}, 1)" if widths else "1"

    def programs(self):
        """The texts whose product is the number of programs."""
        names, stage = self.function.names, self.stage
        rows = f"triton.cdiv({names.size(stage.parallel.size)}, rows)"
        return [*(names.size(x.size) for x in stage.leading), "groups" if self.parts else rows]

    def tensors(self):
        """The statements that make tensors whose size depends on the settings."""
        return []

    def settings(self, widest):
        """(statements that choose the blocks, launch options)"""
        chosen = f"configuration({class_of(self.stage)}, {widest}, dtype, device, blocks)"
        return [f"rows, columns, warps, stages = {chosen}"], ["num_warps=warps", "num_stages=stages"]

    def allocated_parts(self):
        names, lines = self.function.names, []
        for d in self.stage.scatters:
            shape = [*(names.size(x.size) for x in self.stage.leading), "groups", names.size(d.indices[-1].size)]
            lines.append(f"{self.parts[d.name]} = torch.zeros(({', '.join(shape)}), dtype=wide, device=device)")
        return lines

    def finish(self):
        """The statements that add up partial sums, in a fixed order."""
        lines = []
        for d in self.stage.scatters:
            kept = d.at[:-1]
            places = [n for n, x in enumerate(self.stage.leading) if x not in kept] + [len(self.stage.leading)]
            name = self.function.names.tensor(d.name)
            lines.append(f"{name} = {self.parts[d.name]}.sum({tuple(places) if len(places) > 1 else places[0]})")
        return lines


# compile-time arguments that a kernel may need, with what the host gives for them
META = {
    "ROWS": "rows",
    "COLUMNS": "columns",
    "WIDE": "TYPES[wide]",
    "NARROW": "TYPES[dtype]",
    "PRECISION": "precision",
    "STATE_PRECISION": '"tf32" if dtype.itemsize == 2 else precision',
    "SLICE": "32",
}
GROUPS = 256  # programs that share out the rows of a scatter: each holds a row of partial sums
