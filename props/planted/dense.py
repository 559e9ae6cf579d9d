"""Attention in plain torch operations, differentiated by autograd: each step a method, so that a bug replaces one step.

It keeps the policy for what is hidden: a hidden key never takes part in a product with what it holds.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor


@dataclass
class Call:
    """The arguments of one call, in canonical names."""

    q: Tensor
    k: Tensor
    v: Tensor
    mask: Tensor | None = None
    bias: Tensor | None = None
    scale: float | None = None
    enable_gqa: bool = False
    return_lse: bool = False
    visibility: str | None = None
    window: tuple[int, int] | None = None
    sliding_window: int | None = None
    key_lengths: Tensor | None = None

    @property
    def rows(self) -> int:
        return self.q.shape[-2]

    @property
    def keys(self) -> int:
        return self.k.shape[-2]


class Dense:
    """o = softmax(scale q k^T + bias over what is visible) v."""

    def __call__(self, q: Tensor, k: Tensor, v: Tensor, **options: Any) -> Any:
        call = Call(*self.read(q, k, v), **options)
        call.k, call.v = self.repeat_heads(call)
        seen = self.visible(call)
        scores = self.hide(self.add(self.scores(call), call), seen)
        weights, lse = self.normalise(scores, seen)
        output = self.finish(self.combine(weights, call.v, seen), call)
        return (output, self.logsumexp(lse)) if call.return_lse else output

    def read(self, q: Tensor, k: Tensor, v: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        return q, k, v

    def accumulation(self, dtype: torch.dtype) -> torch.dtype:
        return torch.float64 if dtype == torch.float64 else torch.float32

    def repeat_heads(self, call: Call) -> tuple[Tensor, Tensor]:
        if not call.enable_gqa:
            return call.k, call.v
        ratio = call.q.shape[-3] // call.k.shape[-3]
        return call.k.repeat_interleave(ratio, -3), call.v.repeat_interleave(ratio, -3)

    def scale(self, call: Call) -> float:
        return 1 / math.sqrt(call.q.shape[-1]) if call.scale is None else call.scale

    def scores(self, call: Call) -> Tensor:
        """A key that holds something else than numbers scores NaN, without entering the product."""
        wide = self.accumulation(call.q.dtype)
        sound = call.k.isfinite()
        k = torch.where(sound, call.k, torch.zeros_like(call.k)).to(wide)
        scores = call.q.to(wide) @ k.mT * self.scale(call)
        return scores.masked_fill(~sound.all(-1)[..., None, :], math.nan)

    def visible(self, call: Call) -> Tensor:
        seen = self.band(call)
        if call.key_lengths is not None:
            seen = seen & (torch.arange(call.keys) < call.key_lengths[..., None, None])
        if call.mask is not None:
            seen = seen & self.kept(call.mask, call)
        return seen.expand(*call.q.shape[:-2], call.rows, call.keys)

    def kept(self, mask: Tensor, call: Call) -> Tensor:
        return mask if mask.dtype == torch.bool else mask != -math.inf

    def offset(self, call: Call) -> int:
        """How far to the right of its index a query stands."""
        return 0 if call.visibility == "causal_upper_left" else call.keys - call.rows

    def band(self, call: Call) -> Tensor:
        reach = torch.arange(call.keys)[None, :] - torch.arange(call.rows)[:, None] - self.offset(call)
        seen = torch.ones(call.rows, call.keys, dtype=torch.bool)
        if call.visibility is not None:
            seen = seen & (reach <= 0)
        if call.window is not None:
            seen = seen & (reach >= -call.window[0]) & (reach <= call.window[1])
        if call.sliding_window is not None:
            seen = seen & (reach <= 0) & (reach > -call.sliding_window)
        return seen

    def add(self, scores: Tensor, call: Call) -> Tensor:
        if call.bias is not None:
            scores = scores + call.bias.to(scores.dtype)
        if call.mask is not None and call.mask.dtype != torch.bool:
            scores = scores + call.mask.masked_fill(call.mask == -math.inf, 0).to(scores.dtype)
        return scores

    def hide(self, scores: Tensor, seen: Tensor) -> Tensor:
        return torch.where(seen, scores, -math.inf)

    def peak(self, scores: Tensor) -> Tensor:
        if scores.shape[-1] == 0:
            return scores.new_zeros((*scores.shape[:-1], 1))
        top = scores.detach().amax(-1, keepdim=True)
        return torch.where(top == -math.inf, 0.0, top)

    def normalise(self, scores: Tensor, seen: Tensor) -> tuple[Tensor, Tensor]:
        peak = self.peak(scores)
        raised = torch.where(seen, (torch.where(seen, scores, 0.0) - peak).exp(), 0.0)
        total = raised.sum(-1, keepdim=True)
        some = seen.any(-1, keepdim=True)
        safe = torch.where(some, total, 1.0)
        lse = torch.where(some, safe.log() + peak, -math.inf)
        return raised / safe, lse[..., 0]

    def combine(self, weights: Tensor, v: Tensor, seen: Tensor) -> Tensor:
        """weights @ v, in which a value that is no number counts only for the rows that see it."""
        wide, sound = v.to(weights.dtype), v.isfinite()
        output = weights @ torch.where(sound, wide, 0.0)
        if bool(sound.all()):
            return output
        odd = torch.where(seen[..., None] & ~sound[..., None, :, :], wide[..., None, :, :], 0.0)
        return output + (weights[..., None] * odd).sum(-2)

    def finish(self, output: Tensor, call: Call) -> Tensor:
        return output.to(call.q.dtype)

    def logsumexp(self, lse: Tensor) -> Tensor:
        return lse
