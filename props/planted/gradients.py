"""Bugs of the backward."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from props.planted.arithmetic import summed_in_some_order
from props.planted.blockwise import Blockwise
from props.planted.dense import Call, Dense


class NormaliserIsDetached(Dense):
    """The denominator is computed outside autograd."""

    def normalise(self, scores: Tensor, seen: Tensor) -> tuple[Tensor, Tensor]:
        peak = self.peak(scores)
        raised = torch.where(seen, (torch.where(seen, scores, 0.0) - peak).exp(), 0.0)
        total = raised.detach().sum(-1, keepdim=True)
        some = seen.any(-1, keepdim=True)
        safe = torch.where(some, total, 1.0)
        lse = super().normalise(scores, seen)[1]
        return raised / safe, lse


class QueriesDecide(Blockwise):
    """Nothing is saved unless the queries want a gradient: any other subset gets none."""

    def wanted(self, needed: tuple[bool, ...]) -> tuple[bool, ...]:
        return needed if needed[0] else (False,) * len(needed)


class SecondDerivativeIsIncomplete(Blockwise):
    """The backward is made of differentiable operations on saved numbers that it does not differentiate through."""

    refuses_second_derivative = False

    def delta(self, seed: Tensor, output: Tensor) -> Tensor:
        return super().delta(seed, output.detach())


class EmptyRowsHaveNanGradients(Blockwise):
    """exp(s - lse) with lse = -inf."""

    def recomputed(self, call: Call, added: Tensor, lse: Tensor, block: slice, seen: Tensor) -> Tensor:
        weights = super().recomputed(call, added, lse, block, seen)
        return torch.where(lse[..., None] == -math.inf, math.nan, weights)


class ValueGradientInKeyWidth(Blockwise):
    """dv is written with dk's column step: columns beyond D are never written."""

    def value_gradient(self, weights: Tensor, seed: Tensor, call: Call) -> Tensor:
        written = torch.arange(seed.shape[-1]) < call.k.shape[-1]
        return torch.where(written, super().value_gradient(weights, seed, call), 0.0)


class QueryGradientWithoutScale(Blockwise):
    """dq is not multiplied by the scale."""

    def query_gradient(self, slope: Tensor, keys: Tensor, scale: float) -> Tensor:
        return slope @ keys


class KeyGradientWithoutScale(Blockwise):
    """dk is not multiplied by the scale."""

    def key_gradient(self, slope: Tensor, queries: Tensor, scale: float) -> Tensor:
        return slope.mT @ queries


class LogsumexpHasNoGradient(Blockwise):
    """The cotangent of the logsumexp is dropped."""

    def slope(self, weights: Tensor, through: Tensor, delta: Tensor, lse_seed: Tensor) -> Tensor:
        return weights * (through - delta)


class NoDelta(Blockwise):
    """dS = P dP: the rows' sum of dO O is left out."""

    def delta(self, seed: Tensor, output: Tensor) -> Tensor:
        return torch.zeros_like(seed[..., :1])


class HiddenKeysEnterTheBackward(Blockwise):
    """The forward cleans hidden keys, the backward multiplies what they hold by 0."""

    def sound(self, value: Tensor) -> Tensor:
        return value


class BackwardForgetsTheMask(Blockwise):
    """Weights are recomputed for hidden keys too."""

    def recomputed(self, call: Call, added: Tensor, lse: Tensor, block: slice, seen: Tensor) -> Tensor:
        return super().recomputed(call, added, lse, block, torch.ones_like(seen))


class OtherBitsEachTime(Blockwise):
    """Partial sums of dq are added in an order that changes from run to run."""

    def __init__(self) -> None:
        self.runs = 0

    def query_gradient(self, slope: Tensor, keys: Tensor, scale: float) -> Tensor:
        self.runs += 1
        return scale * summed_in_some_order(slope, keys, self.runs)
