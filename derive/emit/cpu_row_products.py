"""Products of matrices in a row kernel: operands that products can read where they are, or copies of them."""

from derive.emit.layout import indented


class RowProducts:
    """Writes the products of one kernel.  ahead: the lines in front of the loop over the blocks of a task.

    What does not change from block to block is prepared there, once.
    """

    def __init__(self, memory, plan, names, describe):
        self.memory, self.plan, self.names, self.describe = memory, plan, names, describe
        self.rows, self.ahead, self.prepared = plan.group.rows, [], {}

    def lines(self, d, store):
        """The lines that compute the product of a definition for a block of rows; store(d): those that store it."""
        matrices, lines = self.plan.matrices[d.name], [f"// {self.describe(d)}"]
        row, column, depth = matrices.row, matrices.column, matrices.depth
        left, left_row, left_depth = self.operand(matrices.left, row, depth, lines)
        right, right_depth, _ = self.operand(matrices.right, depth, column, lines, dense=True)
        name, count = self.memory.held(d.name, self.plan)
        leaves, width = d.name in self.plan.group.stores, self.names.size(column.size)
        result, after = f"{name}, {width}", store(d) if leaves else []
        if matrices.sweeps:
            self.ahead.append(f"start_with<wide>({name}, {count}, 0_w);")
        elif leaves and not self.memory.is_read_within(d.name):
            result = self.target(d, name, matrices, lines)
            after = [f"if ({result.split('.')[0]}.data == {name}) {{", *indented(after), "}"]
        operands = f"{left}, {left_row}, {left_depth}, {right}, {right_depth}"
        add = "true" if matrices.sweeps else "false"
        sizes = f"{self.count(row)}, {width}"
        lines.append(f"product({{{self.count(depth)}, {operands}, {result}, {add}}}, {sizes});")
        return lines + after

    def target(self, d, name, matrices, lines):
        """Where the rows of a result go: to where they are stored, if the product can write there."""
        out = self.memory.output(d.name)
        pointer, strides = self.memory.address(out, self.plan)
        axes = self.memory.output_axes(d)
        there = self.names.fresh(f"{self.memory.tensor_name(out)}_target")
        own = dict(zip(axes, (stride for stride, _ in strides), strict=True))
        terms = [f"{self.names.index(x)} * {own[x]}" for x in axes if x in self.plan.tasks]
        terms += [f"{self.names.index(x)}_start * {own[x]}" for x in axes if x == self.rows]
        where = f"target({' + '.join([pointer, *terms])}, {own[matrices.row]}, {own[matrices.column]}"
        lines.append(f"const Target {there} = {where}, {name}, {self.names.size(matrices.column.size)});")
        return f"{there}.data, {there}.stride"

    def count(self, x):
        name = self.names.index(x)
        return f"{name}_stop - {name}_start" if x == self.rows else self.names.size(x.size)

    def operand(self, entry, first, second, lines, dense=False):
        """(address, stride along the first axis, along the second) of a matrix of wide numbers.

        dense: whether the numbers along the second axis must lie one after another.
        """
        pointer, strides = self.memory.address(entry.name, self.plan)
        own = dict(zip(entry.indices, (stride for stride, _ in strides), strict=True))
        if entry.name in self.plan.members and (not dense or own[second] == "1"):
            return pointer, own[first], own[second]
        wanted = (first, second) if dense else [x for x in entry.indices if x in (first, second)]
        name = self.prepared.get((entry, *wanted))
        if name is None:
            lines = lines if self.rows in wanted else self.ahead
            name = self.copied(entry, pointer, own, wanted, lines)
            self.prepared[entry, *wanted] = name
        return f"{name}.data", *(f"{name}.stride" if x == wanted[0] else "1" for x in (first, second))

    def copied(self, entry, pointer, own, wanted, lines):
        """The name of the rows of a matrix: where they are, if they are wide numbers one after another, or copied."""
        tensor, terms = self.memory.tensor_name(entry.name), [pointer]
        outside = entry.name not in self.plan.members
        for x in entry.indices:
            if x in self.plan.tasks:
                terms.append(f"{self.names.index(x)} * {own[x]}")
            elif x == self.rows and outside:
                terms.append(f"{self.names.index(x)}_start * {own[x]}")
        name, buffer = self.names.fresh(f"{tensor}_matrix"), self.names.fresh(f"{tensor}_copy")
        line = f"((({self.names.size(wanted[1].size)} + 15L) / 16) * 16)" if wanted[1] != self.rows else "BLOCK"
        self.memory.kept[buffer] = "wide", f"(long){self.memory.extent(wanted[0])} * {line}"
        sizes = ", ".join([*(own[x] for x in wanted), *map(self.count, wanted)])
        lines.append(f"const Rows {name} = rows_of({' + '.join(terms)}, {sizes}, {buffer});")
        return name
