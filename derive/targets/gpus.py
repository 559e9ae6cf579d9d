"""What the makers' data sheets say of some GPUs, for a roofline: no time below it is possible."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Gpu:
    """target: what kernels are compiled for; memory: bytes a second; cache: bytes that the processors share;
    halves, singles: operations a second of products in 16 bits on the matrix units, and of float32 outside of these;
    processors, clock: each takes 16 exponentials a clock.
    """

    target: str
    memory: float
    cache: int
    halves: float
    singles: float
    processors: int
    clock: float

    @property
    def exponentials(self):
        """How many a second."""
        return 16 * self.processors * self.clock

    def products(self, itemsize):
        return self.halves if itemsize == 2 else self.singles


GPUS = {
    "A100": Gpu("sm_80", 2.039e12, 40 * 2**20, 312e12, 19.5e12, 108, 1.41e9),
    "H100": Gpu("sm_90", 3.35e12, 50 * 2**20, 989e12, 67e12, 132, 1.83e9),
    "H200": Gpu("sm_90", 4.8e12, 50 * 2**20, 989e12, 67e12, 132, 1.83e9),
}  # the SXM boards; products are dense


def roofline(gpu, itemsize, traffic, multiplied, exponentials):
    """(seconds, what takes them): the slowest of memory, products and exponentials."""
    parts = {
        "memory": traffic / gpu.memory,
        "products": multiplied / gpu.products(itemsize),
        "exponentials": exponentials / gpu.exponentials,
    }
    limit = max(parts, key=lambda name: parts[name])
    return parts[limit], limit
