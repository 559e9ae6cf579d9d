"""The cost of a derivation's programs: the plain form, held in full, and the kernels that stream it."""

import sympy as sp

from derive.cost.arithmetic import BlockSum
from derive.cost.counting import ROWS
from derive.cost.kernels import KernelCost, element_bytes
from derive.cost.operations import of_definitions, products_of
from derive.emit.accesses import COLUMNS
from derive.emit.carried import states_of
from derive.emit.module import About
from derive.emit.triton import launches
from derive.program import Definition, lengths


def about_of(made):
    """What the printer must know to decide what is loaded and in which dtype."""
    formula, differentiated = made.formula, made.differentiated
    extra = tuple(o for o in made.normalised.added if o in made.forward.outputs)
    logarithms = {o for _, o in made.normalised.logsumexps}
    return About(
        id=formula.id,
        inputs=tuple(t.name for t in formula.inputs),
        outputs=tuple(v.name for v in formula.outputs),
        extra=extra,
        double=tuple(o for o in extra if o in logarithms),
        cotangents=differentiated.cotangents if differentiated else (),
        gradients=differentiated.gradients if differentiated else (),
    )


class PlainCost:
    """Everything held in full, in the order in which the formula is written: sums do not change places.

    Each definition reads what it needs and writes its result.
    """

    def __init__(self, made):
        self.program = program = made.forward
        self.operations, self.functions = of_definitions(program.definitions)
        self.pairs = [d.name for d in program.definitions if len(set(lengths(d.indices))) > 1]

    @property
    def products(self):
        """The operations of the sums of products."""
        return products_of(self.program.definitions)

    @property
    def held(self):
        """[(elements of a value of pairs, how many values of so many elements there are)]"""
        sizes = [elements(self.program, name) for name in self.pairs]
        return [(size, sizes.count(size)) for size in dict.fromkeys(sizes)]

    @property
    def moved(self):
        """The elements that all definitions read and write."""
        total = sp.S.Zero
        for d in self.program.definitions:
            read = {e.name for e in d.entries if self.program.kind(e.name) != "scalar"}
            total += sp.Add(*(elements(self.program, name) for name in (d.name, *sorted(read))))
        return sp.expand(total)


def elements(program, name):
    """How many elements a tensor has."""
    return sp.Mul(*(x.size for x in program.axes(name)))


class StreamedCost:
    """One direction as the Triton printer prints it: kernels, and torch statements between them."""

    def __init__(self, function, kernels):
        self.function, self.program = function, function.program
        self.kernels = [KernelCost(kernel, function) for kernel in kernels]
        self.statements = [stage for stage in self.program.stages if isinstance(stage, Definition)]

    @property
    def name(self):
        return self.function.name

    def size_of(self, name):
        """The bytes of a whole tensor."""
        return elements(self.program, name) * element_bytes(self.function, name)

    @property
    def extra_memory(self):
        """The bytes of what is held beside inputs and results; partial sums of scatters and states apart."""
        states = states_of(self.program)
        made = [x for x in self.function.full_values() if x not in self.function.about.outputs and x not in states]
        return sp.expand(sp.Add(*(self.size_of(n) for n in made if n not in self._gradients())))

    def _gradients(self):
        return {name for _, name in self.function.about.gradients}

    @property
    def statement_bytes(self):
        """The bytes that the torch statements read and write, each tensor once a statement."""
        total = sp.S.Zero
        for d in self.statements:
            names = {e.name for e in d.entries if self.program.kind(e.name) != "scalar"}
            total += self.size_of(d.name) + sp.Add(*map(self.size_of, names))
        return sp.expand(total)

    @property
    def of_statements(self):
        """(operations, functions) of the torch statements."""
        return of_definitions(self.statements)

    @property
    def products_of_statements(self):
        """The operations of the sums of products among the torch statements."""
        return products_of(self.statements)

    @property
    def operations(self):
        """The formula of all operations, of kernels and statements; None where it would be ambiguous."""
        return self._added(self.of_statements[0], [k.operations for k in self.kernels])

    @property
    def products(self):
        """The formula of the operations in matrix products, as that of all operations."""
        return self._added(self.products_of_statements, [k.multiplications[0] for k in self.kernels])

    def _added(self, of_statements, of_kernels):
        """The sum, unless two kernels have blocks of their own, or sums over them, under the same names."""
        own = [e for e in of_kernels if e.free_symbols & {ROWS, COLUMNS} or e.atoms(BlockSum)]
        return None if len(own) > 1 else sp.Add(of_statements, *of_kernels)

    def streamed_bytes(self, kernel):
        """The bytes of the whole tensors that a kernel loads anew for each block of rows."""
        return sp.Add(*(self.size_of(name) for name in kernel.streamed()))

    def traffic(self, kernel, fast, numbers):
        """Bytes through main memory: what is streamed comes from there each time as soon as it exceeds the fast memory.

        fast: its bytes.  Everything else is loaded or stored once a block, and so comes from main memory.
        """
        repeated = kernel.number(kernel.total("load", often="tile"), numbers)
        whole = numbers(self.streamed_bytes(kernel))
        once = kernel.number(kernel.total("load"), numbers) - repeated + kernel.number(kernel.total("store"), numbers)
        return once + (repeated if whole > fast else min(whole, repeated))


def streamed(made):
    """The StreamedCosts of a derivation: forward and, where there are gradients, backward."""
    parts = launches(made.forward_tiles, made.backward_tiles, about_of(made))
    return [StreamedCost(function, kernels) for function, kernels, _ in parts]
