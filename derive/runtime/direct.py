"""A call that was checked before, of kernels on the CPU, without torch's operator around them.

For small tensors the way through the operator costs more than the kernel.  What a call goes through is decided each
time: whatever watches, traces or transforms calls (profilers, modes, torch.func, a gradient of a gradient) gets the
operator.
"""

import torch

from derive.runtime import transforms
from derive.runtime.declared import as_declared
from derive.runtime.operators import is_legacy

BACKENDS = ("cpu",)


def is_watched():
    """Whether something looks at the operators that run, so that none may be left out."""
    return (
        torch.compiler.is_compiling()
        or torch._C._len_torch_dispatch_stack() > 0
        or torch._C._len_torch_function_stack() > 0
        or torch.autograd._profiler_enabled()
        or torch._C._get_tracing_state() is not None
        or transforms.active()
    )


def is_lazy(x):
    """Whether the memory of a tensor does not hold its numbers, so that only torch's operators read it right."""
    return x.is_neg() or x._is_zerotensor()


def direct(operators, arguments):
    """What runs calls with arguments like these, (arguments) -> tuple of results; None where only the operator does.

    arguments: those of the operator, defaults put in; their shapes, dtypes and what is no tensor are the same at every
    call.  A mask of numbers is looked at in each call, so it takes the operator.
    """
    signature, tensors = operators.signature, [x for x in arguments if isinstance(x, torch.Tensor)]
    looks = any(a.name == "mask" and a.floating for a in signature.inputs)
    if signature.backend not in BACKENDS or looks or any(x.device.type != "cpu" for x in tensors):
        return None
    wanted = torch.is_grad_enabled() and any(x.requires_grad for x in tensors)
    if not wanted:
        return Direct(operators, arguments).forward
    return _differentiable(Direct(operators, arguments)) if signature.backward is not None else None


class Direct:
    """The forward and the backward of a module, for arguments of these shapes."""

    def __init__(self, operators, arguments):
        self.operators = operators
        self.expected = operators.expected(arguments)
        self.count = operators.count + len(operators.signature.params)
        self.keywords = {"allow_tf32": arguments[-1]} if operators.signature.switch else {}

    def forward(self, arguments):
        operators = self.operators
        results = operators.module.forward(*arguments[: self.count], **self.keywords)
        results = as_declared(operators.name, operators.signature.returned, results, self.expected, arguments)
        return results if isinstance(results, tuple) else (results,)

    def gradients(self, ctx, *cotangents):
        """The cotangents of the inputs; by the operator where a gradient of them is wanted or something watches."""
        own = not torch.is_grad_enabled() and not is_watched()
        own = own and not any(is_legacy(x) or is_lazy(x) for x in cotangents)
        return self.operators.pulled_back(ctx, cotangents, self.backward if own else self.operators.gradients)

    def backward(self, arguments):
        return self.operators.backward(*arguments)


def _differentiable(found):
    class Differentiable(torch.autograd.Function):
        @staticmethod
        def forward(ctx, *arguments):
            results = found.forward(arguments)
            found.operators.keep(ctx, arguments, results)
            return results

        @staticmethod
        def backward(ctx, *cotangents):
            return found.gradients(ctx, *cotangents)

    return lambda arguments: Differentiable.apply(*arguments)
