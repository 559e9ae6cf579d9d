"""Bugs that show only where an option has another value, another option beside it, or a length of several blocks."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor

from props.planted.blockwise import Blockwise
from props.planted.dense import Call, Dense


class KeyGradientIgnoresAGivenScale(Blockwise):
    """dk is multiplied by 1 / sqrt(D), whatever scale was given."""

    def key_gradient(self, slope: Tensor, queries: Tensor, scale: float) -> Tensor:
        return super().key_gradient(slope, queries, 1 / math.sqrt(queries.shape[-1]))


class QueryGradientOfAPositiveScale(Blockwise):
    """dq has the wrong sign where the scale is negative."""

    def query_gradient(self, slope: Tensor, keys: Tensor, scale: float) -> Tensor:
        return super().query_gradient(slope, keys, abs(scale))


class LogsumexpIgnoresAGivenScale(Dense):
    """The logsumexp is that of the scores under the default scale."""

    def __call__(self, q: Tensor, k: Tensor, v: Tensor, **options: Any) -> Any:
        results = super().__call__(q, k, v, **options)
        if not options.get("return_lse"):
            return results
        return results[0], super().__call__(q, k, v, **{**options, "scale": None})[1]


class Forgets(Dense):
    """An option is dropped where another one is given."""

    def __init__(self, dropped: str, beside: str):
        self.dropped, self.beside = dropped, beside

    def __call__(self, q: Tensor, k: Tensor, v: Tensor, **options: Any) -> Any:
        if options.get(self.beside) is not None:
            options.pop(self.dropped, None)
        return super().__call__(q, k, v, **options)


class MaskOfHeadsHasTheGradientOfOneEntry(Blockwise):
    """The gradient of a mask (H, N, M) is that of the first batch entry, not their sum."""

    def added(self, call: Call) -> Tensor:
        if call.mask is None or call.mask.dtype == torch.bool or call.mask.dim() != 3 or call.q.dim() != 4:
            return super().added(call)
        whole = super().added(call).expand(call.q.shape[0], -1, -1, -1)
        return torch.cat([whole[:1], whole[1:].detach()])


class MaskOfHeadsIsThatOfTheFirst(Dense):
    """A mask (H, N, M) is read for the first head and broadcast."""

    def kept(self, mask: Tensor, call: Call) -> Tensor:
        return super().kept(mask[:1] if mask.dim() == 3 and call.q.dim() == 4 else mask, call)


class FarRowsHaveNoGradient(Blockwise):
    """dq is not written where there are more than 150 queries."""

    def query_gradient(self, slope: Tensor, keys: Tensor, scale: float) -> Tensor:
        return super().query_gradient(slope, keys, scale) * (slope.shape[-2] <= 150)


class LastKeyOfFarRowsIsSkipped(Dense):
    """Of more than 150 keys the last is not read."""

    def visible(self, call: Call) -> Tensor:
        read = torch.arange(call.keys) < (call.keys - 1 if call.keys > 150 else call.keys)
        return super().visible(call) & read
