"""Guard buffers: a tensor inside a longer buffer, so that an access outside of it shows.

Around inputs lie NaNs (an out-of-bounds load turns up in a result), around outputs a sentinel (an out-of-bounds store
changes it).  Triton's interpreter does not notice either by itself.
"""

import contextlib

import torch

PAD = 4096
SENTINEL = 12345.0


def surrounded(x, fill):
    """(buffer, a copy of x in its middle)"""
    buffer = torch.full((x.numel() + 2 * PAD,), fill, dtype=x.dtype)
    middle = buffer[PAD : PAD + x.numel()].view(x.shape)
    middle.copy_(x)
    return buffer, middle


def guarded_inputs(values):
    """Copies of floating tensors with NaN around them; anything else as it is."""
    floating = {n for n, x in values.items() if torch.is_tensor(x) and x.is_floating_point()}
    return {n: surrounded(x, float("nan"))[1] if n in floating else x for n, x in values.items()}


@contextlib.contextmanager
def guarded_outputs(module):
    """While it is open, what the module allocates lies between sentinels; at its end they must be as they were."""
    buffers = []

    class Torch:
        """torch, but for the functions that allocate."""

        def __getattr__(self, name):
            return getattr(torch, name)

        def empty(self, shape, dtype, device):
            return self.allocated(torch.full(shape, float("nan"), dtype=dtype))

        def zeros(self, shape, dtype, device):
            return self.allocated(torch.zeros(shape, dtype=dtype))

        def allocated(self, x):
            buffer, middle = surrounded(x, SENTINEL)
            buffers.append((buffer, x.numel()))
            return middle

    before, module.torch = module.torch, Torch()
    try:
        yield
    finally:
        module.torch = before
    for buffer, count in buffers:
        outside = torch.cat([buffer[:PAD], buffer[PAD + count :]])
        assert (outside == torch.tensor(SENTINEL, dtype=buffer.dtype)).all(), "a store outside of its tensor"
