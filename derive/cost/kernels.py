"""What one generated Triton kernel loads, stores and multiplies: formulas, and their numbers at given sizes."""

from dataclasses import dataclass

import sympy as sp

from derive.cost.counting import Loops
from derive.cost.operations import of_kernel
from derive.cost.places import Places
from derive.cost.states import StateLoops
from derive.emit.accesses import TILE
from derive.tiles import StateKernel

BYTES = sp.Symbol("bytes", integer=True, positive=True)  # of an element of an input
WIDE = sp.Symbol("wide_bytes", integer=True, positive=True)  # of an element of the accumulation's dtype
INTEGER = sp.Symbol("integer_bytes", integer=True, positive=True)  # of an integer tensor (the lengths of keys)


def element_bytes(function, name):
    """The bytes of an element of a tensor of a generated function."""
    kind = function.program.kind(name)
    if kind in ("bool", "integer"):
        return sp.S.One if kind == "bool" else INTEGER
    doubled = {d for o, d in function.about.cotangents if o in function.double}
    if name in function.double or name in doubled:
        return sp.Integer(8)
    return BYTES if name in function.narrow - function.wide_values() else WIDE


@dataclass(frozen=True)
class Traffic:
    """One load or store of a kernel: bytes that it asks for, and the bytes of the lanes that are masked out.

    places: counts the lanes where computed places decide; `lanes` is then the symbol that stands for their number.
    """

    kind: str
    tensor: str
    often: str
    requested: sp.Expr
    masked: sp.Expr
    lanes: object = None
    places: object = None


class KernelCost:
    """The cost of a kernel of one program; its formulas are in the sizes, ROWS and COLUMNS."""

    def __init__(self, kernel, function):
        self.kernel, self.function, self.stage = kernel, function, kernel.stage
        self.name = kernel.name
        if isinstance(self.stage, StateKernel):
            self.loops = StateLoops(self.stage, kernel.dialect.sliced)
            self.operations, self.functions = self.loops.operations()
            self.state_memory = self.loops.memory(self.stage.states) * WIDE
        else:
            self.loops, self.state_memory = Loops(self.stage), sp.S.Zero
            self.operations, self.functions = of_kernel(self.stage, self.loops)
        self.traffic = [self.of(n, a) for n, a in enumerate(kernel.dialect.accesses)]
        self.products = [self.loops.multiplied(p) for p in kernel.dialect.products]

    def of(self, n, access):
        loops = self.loops
        size = WIDE if access.part else element_bytes(self.function, access.tensor)
        lanes, active = loops.lanes(access), loops.active(access)
        places = symbol = None
        if active is None:
            places = Places(loops, access)
            active = symbol = sp.Symbol(f"lanes_{n}_{access.tensor}", integer=True, nonnegative=True)
        requested, masked = active * size, (lanes - active) * size
        return Traffic(access.kind, access.tensor, access.often, requested, masked, symbol, places)

    def total(self, kind, what="requested", often=None):
        """The formula of all bytes loaded, or stored; requested or masked."""
        return sp.Add(*(getattr(t, what) for t in self.traffic if t.kind == kind and often in (None, t.often)))

    @property
    def multiplications(self):
        """(operations of the matrix products on what exists, with padding)"""
        return tuple(sp.Add(*(p[n] for p in self.products)) for n in range(2))

    def streamed(self):
        """The tensors that are loaded anew on every tile."""
        return tuple(dict.fromkeys(t.tensor for t in self.traffic if t.kind == "load" and t.often == TILE))

    def number(self, e, numbers):
        """A formula of this kernel at given sizes."""
        for t in self.traffic:
            if t.lanes is not None and t.lanes in e.free_symbols and t.lanes.name not in numbers.sizes:
                numbers = numbers.with_sizes({t.lanes.name: t.places(numbers)})
        return numbers(e)

    def requested(self, numbers):
        """{"loaded", "stored", "masked when loaded", "masked when stored"}: bytes at given sizes."""
        return {
            "loaded": self.number(self.total("load"), numbers),
            "stored": self.number(self.total("store"), numbers),
            "masked_loaded": self.number(self.total("load", "masked"), numbers),
            "masked_stored": self.number(self.total("store", "masked"), numbers),
        }
