"""Bugs of numbers and tiles: overflow, precision, dtypes, ragged tails, block sizes, grouped heads."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor

from props.planted.blockwise import BLOCK, Blockwise
from props.planted.dense import Call, Dense


class ProductOverflows(Dense):
    """q k^T is stored in the input's dtype before it is scaled."""

    def scores(self, call: Call) -> Tensor:
        product = (call.q.float() @ call.k.mT.float()).to(call.q.dtype)
        return product.to(self.accumulation(call.q.dtype)) * self.scale(call)


class NoMaximumIsSubtracted(Dense):
    """exp of the bare score."""

    def peak(self, scores: Tensor) -> Tensor:
        return scores.new_zeros((*scores.shape[:-1], 1))


class ScoresAreCutOff(Dense):
    """A score above 50 counts as 50."""

    def scores(self, call: Call) -> Tensor:
        return super().scores(call).clamp(max=50.0)


class HiddenTileIsNan(Blockwise):
    """The correction of a tile in which nothing has been seen yet is exp(-inf + inf)."""

    def correction(self, old: Tensor, new: Tensor) -> Tensor:
        return (old - new).exp()


class NoCorrection(Blockwise):
    """The sums are not rescaled when the maximum grows."""

    def correction(self, old: Tensor, new: Tensor) -> Tensor:
        return torch.ones_like(old)


class InvertedCorrection(Blockwise):
    """exp(m_new - m_old) instead of exp(m_old - m_new)."""

    def correction(self, old: Tensor, new: Tensor) -> Tensor:
        right = super().correction(old, new)
        return torch.where(right > 0, 1 / right, 0.0)


class TailKeysLeak(Dense):
    """Keys are padded with zeros to a whole block, and nobody masks the padding."""

    def __call__(self, q: Tensor, k: Tensor, v: Tensor, **options: Any) -> Any:
        missing = -k.shape[-2] % BLOCK
        padded = (torch.nn.functional.pad(value, (0, 0, 0, missing)) for value in (k, v))
        return super().__call__(q, *padded, **options)


class LastTileIsSkipped(Blockwise):
    """The number of tiles is rounded down."""

    def blocks(self, call: Call) -> list[slice]:
        return super().blocks(call)[: max(1, call.keys // BLOCK)]


class WidthIsRoundedDown(Dense):
    """Head widths that are no power of two lose their tail."""

    def scores(self, call: Call) -> Tensor:
        kept = 1 << (call.q.shape[-1].bit_length() - 1)
        return super().scores(Call(call.q[..., :kept], call.k[..., :kept], call.v, scale=self.scale(call)))


class ValueWidthIsKeyWidth(Dense):
    """The output has D columns, not E."""

    def finish(self, output: Tensor, call: Call) -> Tensor:
        kept = output[..., : call.q.shape[-1]]
        short = call.q.shape[-1] - kept.shape[-1]
        return torch.nn.functional.pad(kept, (0, short)).to(call.q.dtype)


class OneLengthForBoth(Dense):
    """Keys beyond the number of queries are never read."""

    def band(self, call: Call) -> Tensor:
        return super().band(call) & (torch.arange(call.keys) < max(1, call.rows))


class LogsumexpInBaseTwo(Dense):
    """A kernel that computes with exp2 returns its logarithm in base 2."""

    def logsumexp(self, lse: Tensor) -> Tensor:
        return lse / math.log(2)


class LogsumexpWithoutTheMaximum(Dense):
    """The returned logarithm is that of the shifted sum."""

    def normalise(self, scores: Tensor, seen: Tensor) -> tuple[Tensor, Tensor]:
        weights, lse = super().normalise(scores, seen)
        return weights, lse - self.peak(scores)[..., 0]


class BlockOfHeadsIsZero(Blockwise):
    """The block is 16 // (query heads per key head): 0 for more than 16."""

    def blocks(self, call: Call) -> list[slice]:
        heads = call.q.shape[-3] if call.enable_gqa else 1
        block = BLOCK // heads
        return [slice(start, min(start + block, call.keys)) for start in range(0, call.keys, block)]


class HeadsAreTiled(Dense):
    """Key heads are repeated as 0 1 0 1 instead of 0 0 1 1."""

    def repeat_heads(self, call: Call) -> tuple[Tensor, Tensor]:
        if not call.enable_gqa:
            return call.k, call.v
        ratio = call.q.shape[-3] // call.k.shape[-3]
        tiled = [1] * (call.q.dim() - 3) + [ratio, 1, 1]
        return call.k.repeat(tiled), call.v.repeat(tiled)


class NoTensorMayBeEmpty(Dense):
    """A modulo by the number of keys."""

    def band(self, call: Call) -> Tensor:
        if call.rows % call.keys == 0:
            return super().band(call)
        return super().band(call)


class ReducedPrecision(Dense):
    """float32 products run as TF32: ten bits of mantissa."""

    def scores(self, call: Call) -> Tensor:
        return super().scores(Call(_ten_bits(call.q), _ten_bits(call.k), call.v, scale=self.scale(call)))


class BrainFloatsAreRawBits(Dense):
    """bfloat16 is read as the integers that its bits are."""

    def read(self, q: Tensor, k: Tensor, v: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        return q, k, v.contiguous().view(torch.int16).to(v.dtype) if v.dtype == torch.bfloat16 else v


class FillDoesNotFit(Dense):
    """A literal fill of -1e8 is no number of fp16."""

    def hide(self, scores: Tensor, seen: Tensor) -> Tensor:
        return scores.half().masked_fill(~seen, -1e8).to(scores.dtype)


class OutputIsPromoted(Dense):
    """A table in float32 promotes the output."""

    def finish(self, output: Tensor, call: Call) -> Tensor:
        return output


class ScaleIsMissing(Dense):
    """The scores are not divided by sqrt(D)."""

    def scale(self, call: Call) -> float:
        return 1.0 if call.scale is None else call.scale


class ScaleOfTheModel(Dense):
    """1 / sqrt(H D), the model's width, instead of the head's."""

    def scale(self, call: Call) -> float:
        heads = call.q.shape[-3] if call.q.dim() > 2 else 1
        return super().scale(call) / math.sqrt(heads) if call.scale is None else call.scale


class ScaleArgumentDivides(Dense):
    """The scale that is given divides."""

    def scale(self, call: Call) -> float:
        return 1 / call.scale if call.scale else super().scale(call)


class WeightsAreHalved(Dense):
    """Each weight is off by a little: the rows sum to less than one."""

    def combine(self, weights: Tensor, v: Tensor, seen: Tensor) -> Tensor:
        return super().combine(weights * (1 - 1e-3), v, seen)


class OtherOutputBitsEachTime(Dense):
    """Partial sums of the output are added in an order that changes from run to run."""

    def __init__(self) -> None:
        self.runs = 0

    def combine(self, weights: Tensor, v: Tensor, seen: Tensor) -> Tensor:
        self.runs += 1
        return summed_in_some_order(weights, v.to(weights.dtype), self.runs)


class NanIsSwallowed(Dense):
    """A comparison that is false for NaN lets the maximum and the score pass as numbers."""

    def add(self, scores: Tensor, call: Call) -> Tensor:
        return super().add(scores, call).nan_to_num(0.0)


def summed_in_some_order(left: Tensor, right: Tensor, turn: int) -> Tensor:
    """left @ right, its terms added one by one from the term number `turn` on."""
    total = torch.zeros((*left.shape[:-1], right.shape[-1]), dtype=left.dtype)
    for term in torch.arange(left.shape[-1]).roll(turn).tolist():
        total = total + left[..., term, None] * right[..., term, None, :]
    return total


def _ten_bits(value: Tensor) -> Tensor:
    """Rounded to ten bits of mantissa, as TF32 does to float32 operands."""
    kept = (value.detach().float().contiguous().view(torch.int32) + 0x1000) & -0x2000
    return value + (kept.view(torch.float32).to(value.dtype) - value.detach())
