"""Attention over blocks of keys with a running maximum, and its backward by hand, weights from the logsumexp."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor
from torch.autograd.function import once_differentiable

from props.planted.dense import Call, Dense

BLOCK = 16


class Blockwise(Dense):
    """The same function as Dense: state (m, l, acc) a row, corrected by exp(m_old - m_new)."""

    refuses_second_derivative = True

    def __call__(self, q: Tensor, k: Tensor, v: Tensor, **options: Any) -> Any:
        call = Call(*self.read(q, k, v), **options)
        call.k, call.v = self.repeat_heads(call)
        added = self.added(call)
        output, lse = _function(self, call).apply(call.q, call.k, call.v, added)
        return (output, self.logsumexp(lse)) if call.return_lse else output

    def added(self, call: Call) -> Tensor:
        """Bias and float mask (N, M) or (..., N, M), 0 where there is none."""
        none = torch.zeros(call.rows, call.keys, dtype=self.accumulation(call.q.dtype))
        return self.add(none, call)

    def blocks(self, call: Call) -> list[slice]:
        return [slice(start, min(start + BLOCK, call.keys)) for start in range(0, call.keys, BLOCK)]

    def tile_scores(self, call: Call, added: Tensor, block: slice) -> Tensor:
        part = Call(call.q, call.k[..., block, :], call.v, scale=call.scale)
        return self.scores(part) + added[..., block]

    def first_maximum(self) -> float:
        return -math.inf

    def correction(self, old: Tensor, new: Tensor) -> Tensor:
        """exp(old - new), 0 while nothing has been seen."""
        return torch.where(old == -math.inf, 0.0, (old - torch.where(new == -math.inf, 0.0, new)).exp())

    def raised(self, scores: Tensor, seen: Tensor, peak: Tensor) -> Tensor:
        safe = torch.where(peak == -math.inf, 0.0, peak)
        return torch.where(seen, (torch.where(seen, scores, 0.0) - safe).exp(), 0.0)

    def forward(self, call: Call, added: Tensor) -> tuple[Tensor, Tensor]:
        wide = self.accumulation(call.q.dtype)
        seen = self.visible(call)
        peak = torch.full((*seen.shape[:-1], 1), self.first_maximum(), dtype=wide)
        total = torch.zeros_like(peak)
        output = torch.zeros((*seen.shape[:-1], call.v.shape[-1]), dtype=wide)
        for block in self.blocks(call):
            scores, part = self.tile_scores(call, added, block), seen[..., block]
            new = torch.maximum(peak, self.hide(scores, part).amax(-1, keepdim=True))
            factor, weights = self.correction(peak, new), self.raised(scores, part, new)
            total = total * factor + weights.sum(-1, keepdim=True)
            output = output * factor + self.combine(weights, call.v[..., block, :], part)
            peak = new
        some = total != 0
        safe = torch.where(some, total, 1.0)
        lse = torch.where(some, safe.log() + peak, -math.inf)
        return output / safe, lse[..., 0]

    def recomputed(self, call: Call, added: Tensor, lse: Tensor, block: slice, seen: Tensor) -> Tensor:
        scores = self.tile_scores(call, added, block)
        base = torch.where(lse == -math.inf, 0.0, lse)[..., None]
        return torch.where(seen, (torch.where(seen, scores, 0.0) - base).exp(), 0.0)

    def delta(self, seed: Tensor, output: Tensor) -> Tensor:
        return (seed * output).sum(-1, keepdim=True)

    def slope(self, weights: Tensor, through: Tensor, delta: Tensor, lse_seed: Tensor) -> Tensor:
        return weights * (through - delta + lse_seed[..., None])

    def gradients(
        self, call: Call, added: Tensor, output: Tensor, lse: Tensor, seed: Tensor, lse_seed: Tensor
    ) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """dq, dk, dv and the gradient of what was added to the scores, block by block in a fixed order."""
        wide = output.dtype
        seen, scale, seed = self.visible(call), self.scale(call), seed.to(wide)
        delta = self.delta(seed, output)
        dq = torch.zeros_like(call.q, dtype=wide)
        dk, dv = torch.zeros_like(call.k, dtype=wide), torch.zeros_like(call.v, dtype=wide)
        slopes = torch.zeros(seen.shape, dtype=wide)
        for block in self.blocks(call):
            weights = self.recomputed(call, added, lse, block, seen[..., block])
            keys, values = (self.sound(x[..., block, :]).to(wide) for x in (call.k, call.v))
            slope = self.slope(weights, seed @ values.mT, delta, lse_seed)
            dq += self.query_gradient(slope, keys, scale)
            dk[..., block, :] = self.key_gradient(slope, call.q.to(wide), scale)
            dv[..., block, :] = self.value_gradient(weights, seed, call)
            slopes[..., block] = slope
        return dq, dk, dv, slopes

    def sound(self, value: Tensor) -> Tensor:
        return torch.where(value.isfinite(), value, torch.zeros_like(value))

    def query_gradient(self, slope: Tensor, keys: Tensor, scale: float) -> Tensor:
        return scale * slope @ keys

    def key_gradient(self, slope: Tensor, queries: Tensor, scale: float) -> Tensor:
        return scale * slope.mT @ queries

    def value_gradient(self, weights: Tensor, seed: Tensor, call: Call) -> Tensor:
        return weights.mT @ seed

    def wanted(self, needed: tuple[bool, ...]) -> tuple[bool, ...]:
        return needed


def _function(host: Blockwise, call: Call) -> type[torch.autograd.Function]:
    """The autograd function of one call of a host."""

    class Attend(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, q: Tensor, k: Tensor, v: Tensor, added: Tensor) -> tuple[Tensor, Tensor]:
            wide, lse = host.forward(call, added)
            ctx.save_for_backward(added, wide, lse)
            return host.finish(wide, call), lse

        @staticmethod
        def backward(ctx: Any, *seeds: Tensor) -> tuple[Tensor | None, ...]:
            step = once_differentiable(_backward) if host.refuses_second_derivative else _backward
            return step(ctx, *seeds)

    def _backward(ctx: Any, seed: Tensor, lse_seed: Tensor) -> tuple[Tensor | None, ...]:
        added, wide, lse = ctx.saved_tensors
        needed = host.wanted(ctx.needs_input_grad)
        found = host.gradients(call, added, wide, lse, seed, lse_seed)
        like = (call.q, call.k, call.v, added)
        return tuple(
            _summed(value, model).to(model.dtype) if use else None
            for value, model, use in zip(found, like, needed, strict=True)
        )

    return Attend


def _summed(value: Tensor, model: Tensor) -> Tensor:
    """The gradient of an expanded tensor: summed over the dimensions that it was expanded along."""
    return value.sum_to_size(model.shape)
