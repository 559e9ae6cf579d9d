"""Bugs of masks and alignments."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor

from props.planted.blockwise import Blockwise
from props.planted.dense import Call, Dense


class EmptyRowIsNan(Dense):
    """Softmax over a row of -inf: 0 / 0."""

    def normalise(self, scores: Tensor, seen: Tensor) -> tuple[Tensor, Tensor]:
        return scores.softmax(-1), scores.logsumexp(-1)


class FilledWithAFiniteNumber(Dense):
    """Hidden scores are filled with -1e9: a row that sees nothing averages all values."""

    def hide(self, scores: Tensor, seen: Tensor) -> Tensor:
        return torch.where(seen, scores, -1e9)

    def normalise(self, scores: Tensor, seen: Tensor) -> tuple[Tensor, Tensor]:
        return scores.softmax(-1), scores.logsumexp(-1)


class AlmostHidden(Dense):
    """Hidden scores are lowered by 30 instead of hidden."""

    def hide(self, scores: Tensor, seen: Tensor) -> Tensor:
        return torch.where(seen, scores, scores - 30)

    def normalise(self, scores: Tensor, seen: Tensor) -> tuple[Tensor, Tensor]:
        return super().normalise(scores, torch.ones_like(seen))


class HiddenByAddition(Dense):
    """-inf is added to hidden scores: NaN - inf is NaN."""

    def scores(self, call: Call) -> Tensor:
        wide = self.accumulation(call.q.dtype)
        return call.q.to(wide) @ call.k.mT.to(wide) * self.scale(call)

    def hide(self, scores: Tensor, seen: Tensor) -> Tensor:
        return scores + torch.where(seen, 0.0, -math.inf)

    def normalise(self, scores: Tensor, seen: Tensor) -> tuple[Tensor, Tensor]:
        peak = self.peak(scores)
        raised = (scores - peak).exp()
        total = raised.sum(-1, keepdim=True)
        safe = torch.where(seen.any(-1, keepdim=True), total, 1.0)
        return raised / safe, (total.log() + peak)[..., 0]


class HiddenValuesTakePart(Dense):
    """The weight of a hidden key is 0, and 0 times NaN is NaN."""

    def combine(self, weights: Tensor, v: Tensor, seen: Tensor) -> Tensor:
        return weights @ v.to(weights.dtype)


class SingleWhere(Dense):
    """The forward selects after the product: the gradient of what is not selected is 0 times NaN."""

    def combine(self, weights: Tensor, v: Tensor, seen: Tensor) -> Tensor:
        products = weights[..., None] * v.to(weights.dtype)[..., None, :, :]
        return torch.where(seen[..., None], products, 0.0).sum(-2)


class InvertedPolarity(Dense):
    """True means drop."""

    def kept(self, mask: Tensor, call: Call) -> Tensor:
        return ~mask if mask.dtype == torch.bool else super().kept(mask, call)


class BooleanMaskIsAdded(Dense):
    """A boolean mask is taken as numbers and added."""

    def kept(self, mask: Tensor, call: Call) -> Tensor:
        return torch.ones_like(mask, dtype=torch.bool)

    def add(self, scores: Tensor, call: Call) -> Tensor:
        return super().add(scores, call) if call.mask is None else scores + call.mask.to(scores.dtype)


class FloatMaskIsBoolean(Dense):
    """A float mask of zeros and ones is taken as keep and drop."""

    def kept(self, mask: Tensor, call: Call) -> Tensor:
        return mask != 0

    def add(self, scores: Tensor, call: Call) -> Tensor:
        return scores


class FloatMaskIsMultiplied(Dense):
    """A float mask multiplies the scores."""

    def add(self, scores: Tensor, call: Call) -> Tensor:
        return scores if call.mask is None else scores * call.mask.masked_fill(call.mask == -math.inf, 0)


class MaskOnTheQueries(Dense):
    """A padding mask (1, M) is laid along the queries wherever the lengths allow it."""

    def kept(self, mask: Tensor, call: Call) -> Tensor:
        turned = mask.dim() > 1 and mask.shape[-2] == 1 and call.rows == call.keys
        return mask.mT if turned else super().kept(mask, call)


class MaskedAfterSoftmax(Dense):
    """The mask is applied to the weights: what remains does not sum to one."""

    def hide(self, scores: Tensor, seen: Tensor) -> Tensor:
        return scores

    def normalise(self, scores: Tensor, seen: Tensor) -> tuple[Tensor, Tensor]:
        weights, lse = super().normalise(scores, torch.ones_like(seen))
        return torch.where(seen, weights, 0.0), lse


class MinusInfinityIsClamped(Dense):
    """-inf in a float mask is replaced by the lowest finite number: hidden keys share the weight of a row of them."""

    def kept(self, mask: Tensor, call: Call) -> Tensor:
        return mask if mask.dtype == torch.bool else torch.ones_like(mask, dtype=torch.bool)

    def add(self, scores: Tensor, call: Call) -> Tensor:
        if call.mask is None or call.mask.dtype == torch.bool:
            return super().add(scores, call)
        return scores + call.mask.clamp(min=torch.finfo(call.mask.dtype).min)


class RankThreeMaskIsPerBatch(Dense):
    """A mask (H, L, S) is read as (B, L, S) where B = H allows it."""

    def kept(self, mask: Tensor, call: Call) -> Tensor:
        per_batch = mask.dim() == 3 and call.q.dim() == 4 and mask.shape[0] == call.q.shape[0]
        return mask[:, None] if per_batch else super().kept(mask, call)


class HalfMaskOverflows(Dense):
    """The mask is added in the input's dtype: in fp16 -65504 - 16 is -inf, and a whole row of it is NaN."""

    def add(self, scores: Tensor, call: Call) -> Tensor:
        if call.mask is None or call.mask.dtype == torch.bool:
            return super().add(scores, call)
        return (scores.to(call.q.dtype) + call.mask).to(scores.dtype)

    def normalise(self, scores: Tensor, seen: Tensor) -> tuple[Tensor, Tensor]:
        return torch.where(seen, scores, -math.inf).softmax(-1), scores.logsumexp(-1)


class MaximumStartsAtALowestNumber(Blockwise):
    """The running maximum starts at -FLT_MAX, which hidden scores are filled with: exp(0) = 1 for all of them."""

    def first_maximum(self) -> float:
        return torch.finfo(torch.float32).min

    def hide(self, scores: Tensor, seen: Tensor) -> Tensor:
        return torch.where(seen, scores, torch.finfo(torch.float32).min)

    def raised(self, scores: Tensor, seen: Tensor, peak: Tensor) -> Tensor:
        return (self.hide(scores, seen) - peak).exp()


class AnotherPathWithoutGradient(Dense):
    """The fast path of evaluation gives NaN where the slow path gives 0."""

    def combine(self, weights: Tensor, v: Tensor, seen: Tensor) -> Tensor:
        output = super().combine(weights, v, seen)
        some = seen.any(-1, keepdim=True)
        return output if output.requires_grad else torch.where(some, output, math.nan)


class VisibilityIsDroppedWithLogsumexp(Dense):
    """Asked for more than the output, it forgets the causal mask."""

    def __call__(self, q: Tensor, k: Tensor, v: Tensor, **options: Any) -> Any:
        if options.get("return_lse"):
            options.pop("visibility", None)
        return super().__call__(q, k, v, **options)


class UpperLeftForLowerRight(Dense):
    """Causal counts from the first key when it should from the last."""

    def offset(self, call: Call) -> int:
        return 0


class LowerRightForUpperLeft(Dense):
    """Causal counts from the last key when it should from the first."""

    def offset(self, call: Call) -> int:
        return call.keys - call.rows


class AlignmentFlips(Dense):
    """Lower right while there are more keys than queries, upper left otherwise."""

    def offset(self, call: Call) -> int:
        return max(0, call.keys - call.rows)


class FutureByOne(Dense):
    """j <= i + 1: each query sees the key after it."""

    def offset(self, call: Call) -> int:
        return super().offset(call) + (call.visibility is not None)


class WindowOfOneMore(Dense):
    """W is taken for the reach to the left: W + 1 keys."""

    def band(self, call: Call) -> Tensor:
        wider = None if call.sliding_window is None else call.sliding_window + 1
        return super().band(Call(call.q, call.k, call.v, **{**_options(call), "sliding_window": wider}))


class WindowFromTheStart(Dense):
    """The window's centre is the query's index though the queries stand at the end of the keys."""

    def offset(self, call: Call) -> int:
        return 0 if call.window is not None else super().offset(call)


class LengthIsTheLastKey(Dense):
    """Key lengths are read as the index of the last visible key: one key too many."""

    def visible(self, call: Call) -> Tensor:
        longer = None if call.key_lengths is None else call.key_lengths + 1
        return super().visible(Call(call.q, call.k, call.v, **{**_options(call), "key_lengths": longer}))


def _options(call: Call) -> dict[str, Any]:
    return {name: value for name, value in vars(call).items() if name not in ("q", "k", "v")}
