"""Calling an attention, and the probe: q = 0 and V = identity, so that the output is the weights."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from props.attention import Attention, plain_attention
from props.inputs import Draw, choose, reals
from props.law import Claim
from props.subject import Example, blamed


def called(attention: Attention, tensors: dict[str, Tensor], **scalars: Any) -> tuple[Example, dict[str, Tensor]]:
    """Calls the implementation; the example is the call for a failure's text."""
    dtype = tensors["q"].dtype
    example = Example({}, (), dtype, tensors, {}, scalars)
    with blamed(example), torch.no_grad():
        result = attention.function(**tensors, **scalars)
    values = result if isinstance(result, (tuple, list)) else (result,)
    return example, dict(zip(("o", "lse"), values, strict=False))


def bound_of(attention: Attention, example: Example) -> dict[str, Tensor]:
    return attention.bound(example, ())


def as_the_oracle(attention: Attention, tensors: dict[str, Tensor], **scalars: Any) -> Claim:
    """The call gives what plain attention gives."""
    example, got = called(attention, tensors, **scalars)
    doubles: dict[str, Any] = {
        n: value.double() if value.is_floating_point() else value for n, value in tensors.items()
    }
    result = plain_attention(**doubles, **scalars)
    values = result if isinstance(result, tuple) else (result,)
    return Claim(example, got, dict(zip(("o", "lse"), values, strict=False)), bound_of(attention, example))


def probe(attention: Attention, rows: int, keys: int, *heads: int, width: int = 3) -> dict[str, Tensor]:
    """q = 0 and V = identity: the output is the weights."""
    width = width if attention.can("different widths") else keys
    dtype = attention.dtypes[0]
    return {
        "q": torch.zeros(*heads, rows, width, dtype=dtype),
        "k": torch.ones(*heads, keys, width, dtype=dtype),
        "v": torch.eye(keys, dtype=dtype).expand(*heads, keys, keys).clone(),
    }


def weights_are(attention: Attention, tensors: dict[str, Tensor], seen: Tensor, **scalars: Any) -> Claim:
    """The probe's output is 1 / count on the visible keys and exactly 0 elsewhere."""
    example, got = called(attention, tensors, **scalars)
    count = seen.sum(-1, keepdim=True).clamp(min=1)
    expected = torch.where(seen, 1 / count.double(), 0.0)
    bound = torch.where(seen, bound_of(attention, example)["o"], 0.0)
    return Claim(example, {"o": got["o"]}, {"o": expected.expand(got["o"].shape)}, {"o": bound})


def drawn_lengths(attention: Attention, draw: Draw) -> tuple[int, int]:
    sizes = [size for size in attention.lengths if size > 0]
    keys = choose(draw, sizes)
    return (choose(draw, sizes), keys) if attention.can("different lengths") else (keys, keys)


def drawn_tensors(attention: Attention, draw: Draw) -> dict[str, Tensor]:
    rows, keys = drawn_lengths(attention, draw)
    width = choose(draw, attention.widths)
    value_width = choose(draw, attention.widths) if attention.can("different widths") else width
    dtype = attention.dtypes[0]
    shapes = {"q": (rows, width), "k": (keys, width), "v": (keys, value_width)}
    return {name: reals(draw, shape, dtype, name) for name, shape in shapes.items()}
