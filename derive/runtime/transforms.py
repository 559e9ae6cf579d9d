"""torch.func over a generated operator: grad, vjp, jacrev and vmap, in any nesting that takes one gradient.

torch gives an operator's own autograd no way through these transforms, but it gives one to an autograd.Function that
keeps what backward needs in a step of its own.  Outside of the transforms nothing of this runs.
"""

import torch
from torch.autograd import forward_ad

from derive.errors import NoForwardMode
from derive.runtime import batching


def active():
    """Whether a transform of torch.func surrounds this call; a graph that is traced has its own way."""
    return not torch.compiler.is_compiling() and torch._C._are_functorch_transforms_active()


def check_tangents(where, tensors):
    """Raise NoForwardMode if a tensor has a tangent: torch would drop it without a word."""
    if torch.compiler.is_compiling() or forward_ad._current_level < 0:
        return
    if any(forward_ad.unpack_dual(tensor).tangent is not None for tensor in tensors):
        raise NoForwardMode(where)


def function(where, operator, keep, gradient, leading, returned):
    """The autograd.Function of an operator.

    keep(ctx, inputs, output) and gradient(ctx, *cotangents): as in torch.library.register_autograd; leading, returned:
    as in batching.rule.  Its results are a tuple, or a tensor alone.
    """

    class Transformed(torch.autograd.Function):
        @staticmethod
        def forward(*arguments):
            result = operator(*arguments)
            return tuple(result) if isinstance(result, list) else result

        @staticmethod
        def setup_context(ctx, inputs, output):
            keep(ctx, inputs, output)

        @staticmethod
        def backward(ctx, *cotangents):
            return gradient(ctx, *cotangents)

        @staticmethod
        def jvp(ctx, *tangents):
            raise NoForwardMode(where)

        @staticmethod
        def vmap(info, dims, *arguments):
            return batching.rule(Transformed.apply, leading, returned)(info, dims, *arguments)

    return Transformed
