"""The kernel over pairs in C++ that carries its states itself: a task goes from block to block."""

from dataclasses import dataclass
from functools import partial

from derive.emit.cpu_carried import CppCarriedTile, CppCarriedWalker
from derive.emit.cpu_kernel import CppKernel, memory_lines
from derive.emit.cpu_loops import Loops
from derive.emit.cpu_nodes import Place
from derive.emit.cpu_states import CppStateTile, CppStateWalker
from derive.emit.describe import with_step
from derive.emit.layout import indented
from derive.errors import NotApplicable
from derive.tiles import OLD


class CppCarriedKernel(CppKernel):
    """A kernel over pairs that starts from states, with the kernel of these: a task goes from block to block.

    states: the StateKernel.  With several shares a head is dealt out to as many tasks, each of which carries the states
    up to its own blocks.
    """

    walker_class = CppCarriedWalker
    dialect_class = CppCarriedTile

    def __init__(self, stage, function, constants, roles, states):
        if stage.scatters or stage.serial:
            raise NotApplicable("scatters beside carried states", "use the blockwise backend for this formula")
        self.states, self.roles = states, roles
        super().__init__(stage, function, constants, roles)

    def summary(self):
        stage, states = self.stage, ", ".join(self.states.outputs)
        outputs = ", ".join(stage.outputs)
        return (
            f"{outputs}: a task goes from block to block of {stage.parallel.name} with {states}, "
            f"and streams {stage.streamed.name} past each."
        )

    def blocks(self, buffers, inner):
        """The loop over the blocks of a task: the states at the anchor, then the pairs."""
        dialect, states, stage = self.dialect, self.carried_states(), self.stage
        before, moves, inside = states.lists
        inner = [line for line in inner if line not in dialect.base_lines]
        lane, row, old = (
            states.tile.index_name(dialect.lane),
            dialect.index_name(dialect.row),
            states.tile.anchor_name(OLD),
        )
        size, down = f"(long){self.size(stage.parallel)}", self.states.descending
        end, furthest = (f"(long){self.size(stage.streamed)}", f"{size} - 1") if down else ("0", "0")
        lower, upper = ("reached", "edge") if down else ("edge", "reached")
        edge = self.states.edge.xreplace({stage.parallel: self.states.anchor})
        block = [
            f"const long block = {'blocks - 1 - turn' if down else 'turn'};",
            f"const long {lane}_start = block * LANES, lanes = least(LANES, {size} - {lane}_start);",
            f"const long first = {lane}_start, last = {lane}_start + lanes - 1;",
            "(void)first, (void)last;",
            *moves,
            f"const long reached = {dialect.bound(edge)};",
            f"for (long {row}_start = {lower}; {row}_start < {upper}; {row}_start += ROWS) {{",
            *indented([f"const long rows = least(ROWS, {upper} - {row}_start);", *inside]),
            "}",
            "edge = reached;",
            f"{old} = {dialect.anchor_name(self.states.anchor)};",
            "if (turn < blocks * share / shares) continue;  // the states alone",
            *inner,
        ]
        decode, rest = ["const long share = task % shares;"], "task / shares"
        for x in reversed(stage.leading):
            decode.append(f"const integer {dialect.index_name(x)} = (integer)({rest} % {self.size(x)});")
            rest = f"{rest} / {self.size(x)}"
        return [
            *decode,
            *buffers,
            *memory_lines(states.tile.buffers),
            *dialect.base_lines,
            *states.tile.task_lines,
            *before,
            f"long edge = {end}, {old} = {furthest};",
            f"(void){old};",
            "for (long turn = 0; turn < blocks * (share + 1) / shares; turn++) {",
            *indented(block),
            "}",
        ]

    def carried_states(self):
        """What computes the states: it shares the names and the tensors of this kernel."""
        tile = CppStateTile(self.states, self.function, self.names, self.dialect.lane, self.dialect.row)
        tile.tensors, tile.scalars = self.dialect.tensors, self.dialect.scalars
        tile.bases, tile.base_lines = self.dialect.bases, self.dialect.base_lines
        describe = partial(with_step, roles=self.roles, function=self.function)
        program = self.function.program
        walker = CppStateWalker(self.states, tile, self.names, self.constant, program, self.roles, describe).walk()
        loops = Loops(tile.lane, tile.row, tile.places, tile.index_name, self.size, tile.take)
        for x in self.stage.leading:
            tile.places.setdefault(tile.index_name(x), Place((), "number", "integer"))
        lists = list(map(loops.lines, loops.prepare(walker.before, walker.moves, walker.inside)))
        return CarriedStates(tile, lists)

    def leads(self):
        return " * ".join(f"(long){self.size(x)}" for x in self.stage.leading) or "1L"

    def prelude(self):
        return [f"const long shares = shares_of(threads, {self.leads()}, blocks);"]

    def tasks(self):
        return f"{self.leads()} * shares"


@dataclass
class CarriedStates:
    """How states are computed: their tile, and the lines at the head of a task, of a block, and of a tile."""

    tile: CppStateTile
    lists: list
