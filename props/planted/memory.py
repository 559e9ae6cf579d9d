"""Bugs of layout: strides, expanded tensors, merged heads, inputs written to."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from props.planted.blockwise import Blockwise
from props.planted.dense import Call, Dense


def _as_if_contiguous(value: Tensor) -> Tensor:
    """What a kernel reads that takes the data pointer and ignores the strides (inside the storage)."""
    if value.numel() == 0 or value.is_contiguous():
        return value
    start, held = value.storage_offset(), value.untyped_storage().nbytes() // value.element_size()
    places = torch.arange(int(start), int(start) + value.numel()).clamp(max=held - 1)
    flat = value.as_strided((held,), (1,), 0)
    return flat[places].reshape(value.shape)


class StridesAreIgnored(Dense):
    """The last dimension is taken to have stride 1, the others to be packed."""

    def read(self, q: Tensor, k: Tensor, v: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        return q, _as_if_contiguous(k), v


class StridesOfTheQueries(Dense):
    """v is read with packed strides."""

    def read(self, q: Tensor, k: Tensor, v: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        return q, k, _as_if_contiguous(v)


class ExpandedIsReadAsDense(Dense):
    """Where a stride is 0 memory behind the one stored slice is read, zero in this model of it."""

    def read(self, q: Tensor, k: Tensor, v: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        if 0 not in v.stride() or v.numel() < 2:
            return q, k, v
        flat = torch.zeros(v.numel(), dtype=v.dtype)
        stored = v.untyped_storage().nbytes() // v.element_size()
        flat[: min(stored, v.numel())] = v.flatten()[: min(stored, v.numel())]
        return q, k, flat.reshape(v.shape)


class CotangentStridesAreIgnored(Blockwise):
    """The incoming gradient is taken to be contiguous."""

    def value_gradient(self, weights: Tensor, seed: Tensor, call: Call) -> Tensor:
        return weights.mT @ seed

    def gradients(self, call: Call, *saved: Any) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        added, output, lse, seed, lse_seed = saved
        return super().gradients(call, added, output, lse, _as_if_contiguous(seed), lse_seed)


class HeadsMergedWithoutTransposing(Dense):
    """(B, H, L, D) is reshaped as if it were (B, L, H, D): tokens are scrambled."""

    def finish(self, output: Tensor, call: Call) -> Tensor:
        right = super().finish(output, call)
        if right.dim() < 4:
            return right
        turned = right.transpose(-3, -2)
        return right.reshape(turned.shape).transpose(-3, -2)


class InputsAreScaledInPlace(Dense):
    """q is multiplied by the scale where it lies."""

    def read(self, q: Tensor, k: Tensor, v: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        if not q.requires_grad:
            q.mul_(0.5)
        return q * 2, k, v


class BatchIsShared(Dense):
    """The keys of the first batch entry serve all."""

    def read(self, q: Tensor, k: Tensor, v: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        return q, k[:1].expand(k.shape) if k.dim() > 2 and k.shape[0] else k, v


class RowsDependOnEachOther(Dense):
    """The softmax's maximum and sum run over the wrong dimension."""

    def normalise(self, scores: Tensor, seen: Tensor) -> tuple[Tensor, Tensor]:
        raised = torch.where(seen, scores.clamp(-30, 30).exp(), 0.0)
        total = raised.sum(-2, keepdim=True)
        return raised / torch.where(total > 0, total, 1.0), raised.sum(-1).log()
