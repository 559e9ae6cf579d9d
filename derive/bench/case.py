"""One row of the tables: what is called, with which tensors, and beside which peers."""

from collections.abc import Callable
from dataclasses import dataclass, field

import torch

MAIN, SIZES = "main", "sizes"
GROUPS = (MAIN, SIZES)
BATCH, HEADS, WIDTH = 1, 8, 64
LENGTHS = (1024, 4096)


@dataclass(frozen=True)
class Case:
    """A generated function at given sizes, beside the peers that compute the same.

    id, options: what `derive.load` is asked for; shapes(N): the tensors of a call, by name, in order; keywords(N): the
    rest of the call, what has no gradient and what the peers hold themselves; peers(N): functions of the same tensors,
    by name.  spread: the standard deviations of tensors that have not 1, as layers begin with them.  lengths: (0,)
    where the sizes are fixed.  products(N): the useful products, where they are counted.  group: the table that it
    stands in; quick: whether `--quick` has it.
    """

    label: str
    id: str
    shapes: Callable[[int], dict]
    peers: Callable[[int], dict]
    options: dict = field(default_factory=dict)
    keywords: Callable[[int], dict] = field(default=lambda n: {})
    spread: dict = field(default_factory=dict)
    dtype: torch.dtype = torch.float32
    lengths: tuple = LENGTHS
    products: Callable[[int], object] | None = None
    group: str = MAIN
    quick: bool = False

    def tensors(self, length):
        """The arguments of a call, drawn from a fixed seed."""
        generator = torch.Generator().manual_seed(length)
        drawn = {name: torch.randn(shape, generator=generator) for name, shape in self.shapes(length).items()}
        return {name: (x * self.spread.get(name, 1.0)).to(self.dtype) for name, x in drawn.items()}

    def named(self, length):
        """The label, with the length where there is one."""
        return f"{self.label}, N = {length}" if length else self.label
