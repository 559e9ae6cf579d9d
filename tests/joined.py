"""One differentiable function from a forward and a backward that are apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.autograd.function import once_differentiable


def with_backward(
    forward: Callable[..., Any], backward: Callable[..., Any], inputs: tuple[str, ...], outputs: tuple[str, ...]
) -> Callable[..., tuple[Tensor, ...]]:
    """One differentiable function of named tensors from a forward and a backward that are apart.

    forward(**tensors, **scalars) gives the outputs in the order `outputs`. backward(**tensors, **outputs,
    **cotangents, **scalars), a cotangent being named d_<output>, gives one gradient (or None) for each of `inputs`,
    in their order. A second derivative raises.
    """

    def function(**arguments: Any) -> tuple[Tensor, ...]:
        class Joined(torch.autograd.Function):
            @staticmethod
            def forward(ctx: Any, *values: Tensor) -> tuple[Tensor, ...]:
                found = forward(**{**arguments, **dict(zip(inputs, values, strict=True))})
                results = tuple(found) if isinstance(found, (tuple, list)) else (found,)
                ctx.save_for_backward(*values, *results)
                return results

            @staticmethod
            @once_differentiable
            def backward(ctx: Any, *cotangents: Tensor) -> tuple[Tensor | None, ...]:
                saved = dict(zip((*inputs, *outputs), ctx.saved_tensors, strict=True))
                seeds = {f"d_{name}": value for name, value in zip(outputs, cotangents, strict=True)}
                gradients = backward(**{**arguments, **saved, **seeds})
                return tuple(gradients) if isinstance(gradients, (tuple, list)) else (gradients,)

        return Joined.apply(*(arguments[name] for name in inputs))

    return function
