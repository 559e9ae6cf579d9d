"""The parts that the oracle of attention and its rounding bound share: scores, visible pairs, repeated heads."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor


@dataclass(frozen=True)
class AttentionForm:
    """Repeated heads q, k, v; added (..., N, M): bias and float mask; scores = scale q k^T + added; visible pairs."""

    q: Tensor
    k: Tensor
    v: Tensor
    scale: float
    added: Tensor
    scores: Tensor
    visible: Tensor

    def peak(self) -> Tensor:
        """The largest visible score of each row (..., N, 1), 0 where nothing is seen; a constant for autograd."""
        if self.scores.shape[-1] == 0:
            return self.scores.new_zeros((*self.scores.shape[:-1], 1))
        top = torch.where(self.visible, self.scores.detach(), -math.inf).amax(-1, keepdim=True)
        return torch.where(self.visible.any(-1, keepdim=True), top, 0.0)


def visible_pairs(
    q: Tensor,
    k: Tensor,
    v: Tensor | None = None,
    *,
    mask: Tensor | None = None,
    visibility: str | None = None,
    window: tuple[int, int] | None = None,
    sliding_window: int | None = None,
    key_lengths: Tensor | None = None,
    **_: Any,
) -> Tensor:
    """Which key each query sees: boolean (..., N, M), with the leading dimensions that mask and lengths have."""
    rows, keys = q.shape[-2], k.shape[-2]
    i, j = torch.arange(rows)[:, None], torch.arange(keys)[None, :]
    position = i if visibility == "causal_upper_left" else i + (keys - rows)
    seen = torch.ones(rows, keys, dtype=torch.bool)
    if visibility is not None:
        seen &= j <= position
    if window is not None:
        seen &= (j - position >= -window[0]) & (j - position <= window[1])
    if sliding_window is not None:
        seen &= (j <= position) & (j > position - sliding_window)
    if key_lengths is not None:
        seen = seen & (j < key_lengths[..., None, None])
    if mask is not None:
        seen = seen & (mask if mask.dtype == torch.bool else mask != -math.inf)
    return seen


def attention_form(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    *,
    mask: Tensor | None = None,
    bias: Tensor | None = None,
    scale: float | None = None,
    enable_gqa: bool = False,
    **options: Any,
) -> AttentionForm:
    """The scores and the visible pairs of one call. Hidden scores are finite numbers without meaning."""
    seen = visible_pairs(q, k, mask=mask, **options)
    if enable_gqa:
        k, v = (value.repeat_interleave(q.shape[-3] // k.shape[-3], dim=-3) for value in (k, v))
    factor = 1 / math.sqrt(q.shape[-1]) if scale is None else scale
    added = q.new_zeros(q.shape[-2], k.shape[-2])
    if bias is not None:
        added = added + bias
    if mask is not None and mask.dtype != torch.bool:
        added = added + torch.where(mask == -math.inf, 0.0, mask)
    scores = q @ k.mT * factor + added
    return AttentionForm(q, k, v, factor, added, scores, seen.expand(scores.shape))
