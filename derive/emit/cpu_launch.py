"""What the host does to run a C++ kernel: it allocates what the kernel writes, hands everything over, adds up parts."""

import sympy as sp

from derive.emit.layout import INDENT
from derive.formula import Entry, uniform

FEW = 16  # rows that a block of a single vector holds
GROUPS = 16  # tasks that share out the rows of a scatter: each has partial sums of its own


class Launch:
    """The half of a kernel that is written in Python."""

    def kept_wide(self):
        return {d.name for d in self.stage.kept if d.name in self.stage.outputs and self.stage.serial}

    def launch(self):
        """The statements of the host that allocate what the kernel writes, and run it."""
        function, names, stage = self.function, self.function.names, self.stage
        lines, after, given = [], [], {}
        for name in stage.outputs:
            if name in self.parts:
                continue
            tensor, dtype = names.tensor(name), function.dtype(name)
            make = "empty" if name in (*stage.stores, *(d.name for d in self.crossed)) else "zeros"
            target = tensor
            if name in self.kept_wide() and dtype != "wide":
                target = names.fresh(f"{tensor}_wide")
                after.append(f"{tensor} = {target}.to({dtype})")
                dtype = "wide"
            given[name] = target
            lines.append(f"{target} = torch.{make}({function.shape(name)}, dtype={dtype}, device=device)")
        if self.parts:
            rows = f"-(-{names.size(stage.parallel.size)} // 64)"
            lines.append(f"groups = max(1, min({rows}, {GROUPS}))")
            for d in stage.scatters:
                shape = [*(names.size(x.size) for x in stage.leading), "groups", names.size(d.indices[-1].size)]
                lines.append(f"{self.parts[d.name]} = torch.zeros(({', '.join(shape)}), dtype=wide, device=device)")
        return [*lines, *self.called(self.call(given)), *after, *self.finish()]

    def call(self, given):
        """The statement of the host that runs the kernel; given: name -> the tensor in place of its own."""
        function, names, tensors = self.function, self.function.names, []
        for name in self.pointers():
            text = given.get(name, names.tensor(name))
            tensors.append(handed(text, name, function.program, self.dialect.tables.get(name)))
        tensors += self.parts.values()
        sizes = [names.size(s) for s in self.used_sizes()] + (["groups"] if self.parts else [])
        arguments = ", ".join(map(listed, (tensors, sizes, self.values())))
        return f"KERNELS.of(dtype, few={names.size(self.stage.parallel.size)} <= {FEW}).{self.name}({arguments})"

    def called(self, call):
        """The call, or that of the kernel with the lengths exchanged where few rows stream past."""
        instead = self.turned or self.few
        if instead is None:
            return [call]
        index = self.stage.streamed if self.turned else self.stage.parallel
        rows = self.names.size(index.size)
        (other,) = [line for line in instead.launch() if line.startswith("KERNELS")]
        block = f", few={self.names.size(instead.stage.parallel.size)} <= {FEW}"
        if self.few:
            call = call.replace(block, "")
        other = other.replace(block, ", few=True" if self.turned else "")
        return [f"if {rows} <= {FEW}:", INDENT + other, "else:", INDENT + call]

    def finish(self):
        """The statements that add up partial sums, in a fixed order."""
        lines = []
        for d in self.stage.scatters:
            kept = d.at[:-1]
            places = [n for n, x in enumerate(self.stage.leading) if x not in kept] + [len(self.stage.leading)]
            name = self.function.names.tensor(d.name)
            lines.append(f"{name} = {self.parts[d.name]}.sum({tuple(places) if len(places) > 1 else places[0]})")
        return lines


def listed(parts):
    """The text of a tuple, which may be broken over several lines."""
    return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"


def handed(text, name, program, axes=None):
    """The text of a tensor as a kernel takes it; axes: the number of those of a table."""
    kind = program.kind(name)
    if kind == "bool":
        text = f"{text}.view(torch.uint8)"
    elif kind == "integer":
        hashed = (u for d in program.definitions for u in sp.sympify(d.body).atoms(uniform))
        in_full = any(e.name == name for u in hashed for e in u.args[0].atoms(Entry))
        text = f"{text}.long()" if in_full else f"KERNELS.integers({text}, dtype)"
    return f"KERNELS.table({text}, {axes})" if axes else text
