"""What kernels ask of the memory while Triton's interpreter runs them."""

import contextlib
from collections import Counter

import numpy as np
from triton.runtime import interpreter


def _bytes(pointers):
    return max(1, pointers.get_element_ty().primitive_bitwidth // 8)


@contextlib.contextmanager
def counted():
    """A table: name of a kernel -> bytes loaded and stored, masked lanes apart, and operations of matrix products."""
    table, running = {}, []
    builder, executor = interpreter.InterpreterBuilder, interpreter.GridExecutor
    before = builder.create_masked_load, builder.create_masked_store, builder.create_dot, executor.__call__

    def note(kind, pointers, mask):
        lanes = np.size(pointers.data)
        seen = int(np.broadcast_to(mask.data, np.shape(pointers.data)).sum())
        running[-1][f"{kind}"] += seen * _bytes(pointers)
        running[-1][f"masked_{kind}"] += (lanes - seen) * _bytes(pointers)

    def load(self, pointers, mask, *rest):
        note("loaded", pointers, mask)
        return before[0](self, pointers, mask, *rest)

    def store(self, pointers, value, mask, *rest):
        note("stored", pointers, mask)
        return before[1](self, pointers, value, mask, *rest)

    def dot(self, a, b, *rest):
        running[-1]["multiplied"] += 2 * a.data.shape[0] * a.data.shape[1] * b.data.shape[1]
        return before[2](self, a, b, *rest)

    def launch(self, *arguments, **keywords):
        running.append(table.setdefault(self.fn.__name__, Counter()))
        try:
            return before[3](self, *arguments, **keywords)
        finally:
            running.pop()

    builder.create_masked_load, builder.create_masked_store, builder.create_dot = load, store, dot
    executor.__call__ = launch
    try:
        yield table
    finally:
        builder.create_masked_load, builder.create_masked_store, builder.create_dot = before[:3]
        executor.__call__ = before[3]
