"""How many operations of a call are useful, and what part of a peak that is: pure arithmetic, nothing is measured."""

from dataclasses import dataclass
from math import prod

FORWARD, TRAINING = "forward", "forward + backward"


@dataclass(frozen=True)
class Products:
    """The matrix products of an attention.

    pairs: a query and a key that it sees, counted over all heads; width: of queries and keys; value_width: of values.
    """

    pairs: int
    width: int
    value_width: int

    def operations(self, direction):
        """Multiplications and additions.

        Forward: the scores and the output.  Backward: the scores again, the gradients of the weights and the values,
        the gradients of the queries and the keys.  Exponentials and sums over a row are not counted.
        """
        forward = self.width + self.value_width
        backward = self.width + 2 * self.value_width + 2 * self.width
        return 2 * self.pairs * (forward + (backward if direction == TRAINING else 0))


def visible(queries, keys, causal=False, last=None):
    """How many pairs of one head are visible.

    causal: the last query sees all keys, the one before all but one (aligned at the lower right); last: a query sees
    no more than so many keys.
    """
    seen = (min(max(i + 1 + keys - queries, 0), keys) if causal else keys for i in range(queries))
    return sum(n if last is None else min(n, last) for n in seen)


def products(shapes, **mask):
    """The Products of tensors q (..., L, D), k (..., S, D), v (..., S, E); mask: as for `visible`."""
    *heads, queries, width = shapes["q"]
    keys, value_width = shapes["v"][-2:]
    return Products(prod(heads) * visible(queries, keys, **mask), width, value_width)


def rate(operations, seconds):
    """Thousand million operations a second."""
    return operations / seconds / 1e9


def fraction(operations, seconds, peak):
    """The part of a peak, in operations a second, that was reached; None where the peak is not known."""
    return operations / seconds / peak if peak else None


def workspace(peak, outputs, gradients):
    """Bytes that a call held besides its inputs and results, and that in percent of the results.

    peak: the most that it held above its inputs.
    """
    results = outputs + gradients
    held = max(peak - results, 0)
    return held, 100 * held / results
