"""From other people's functions to subjects: torch's scaled_dot_product_attention and its like, multi-head modules,
and any 'module:name'.

An adapter only renames arguments and reshapes heads; whatever the function does not offer is left out of its
capabilities.
"""

from __future__ import annotations

import importlib
import inspect
import math
import warnings
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import torch
from torch import Tensor
from torch.nn.attention.bias import causal_lower_right

from props.attention import ALLOWANCES, Attention
from props.subject import Subject, lengths_around

SDPA = torch.nn.functional.scaled_dot_product_attention
ARGUMENT_WORDS: Mapping[str, tuple[str, ...]] = {
    "mask": ("boolean mask", "float mask"),
    "bias": ("bias",),
    "scale": ("scale",),
    "enable_gqa": ("grouped heads",),
    "return_lse": ("logsumexp",),
    "visibility": ("causal_lower_right", "causal_upper_left"),
    "window": ("window",),
    "sliding_window": ("sliding_window",),
    "key_lengths": ("key_lengths",),
}


def load(target: str) -> Any:
    """The object named 'module:name' (the name may have dots). ValueError for another form, ImportError if missing."""
    module_name, colon, path = target.partition(":")
    if not (module_name and colon and path):
        raise ValueError(f"{target!r} does not name a function: write 'module:name', as math:sqrt")
    found = importlib.import_module(module_name)
    for name in path.split("."):
        if not hasattr(found, name):
            raise ImportError(f"{target!r}: {found!r} has no {name!r}")
        found = getattr(found, name)
    return found


def adapted(target: str, dtypes: tuple[torch.dtype, ...] = (torch.float32,)) -> Attention | Subject:
    """The subject that 'module:name' stands for.

    It may name an Attention or a Subject; a class like torch.nn.MultiheadAttention, made with (embed_dim, num_heads,
    bias=False, batch_first=True); a function with scaled_dot_product_attention's arguments (attn_mask, is_causal); or
    one with the canonical ones of props.attention. TypeError for anything else.
    """
    found = load(target)
    if isinstance(found, (Attention, Subject)):
        return found
    source = f"from props.adapters import adapted\n\nfunction = adapted({target!r}).function"
    if inspect.isclass(found) and issubclass(found, torch.nn.Module):
        lengths = tuple(size for size in lengths_around(16) if size > 0)
        attention = Attention(target, Multihead(found), Multihead.capabilities, dtypes, lengths=lengths, source=source)
        return replace(attention, apart=Multihead.apart)
    if not callable(found):
        raise TypeError(f"{target!r} is a {type(found).__name__}, not a function")
    names = set() if found is SDPA else set(inspect.signature(found).parameters)
    if found is SDPA or {"attn_mask", "is_causal"} <= names:
        attention = Attention(target, TorchConvention(found), TorchConvention.capabilities, dtypes, source=source)
        return replace(attention, apart=TorchConvention.apart)
    if {"q", "k", "v"} <= names:
        words = {word for argument in names & set(ARGUMENT_WORDS) for word in ARGUMENT_WORDS[argument]}
        return Attention(target, found, frozenset({*words, *ALLOWANCES}), dtypes, source=source)
    raise TypeError(
        f"{target!r} takes ({', '.join(sorted(names))}): neither q, k, v with the options of props.attention nor the "
        "arguments of scaled_dot_product_attention; wrap it, or name an Attention or Subject made of it"
    )


class TorchConvention:
    """The canonical call for a function with the arguments of scaled_dot_product_attention."""

    capabilities = frozenset(
        {
            "boolean mask", "float mask", "bias", "scale", "grouped heads", "causal_lower_right", "causal_upper_left",
            *ALLOWANCES,
        }
    )  # fmt: skip
    apart = (frozenset({"mask", "bias", "visibility"}),)  # torch refuses is_causal beside an attn_mask

    def __init__(self, function: Callable[..., Any]):
        self.function = function

    def __call__(
        self,
        q: Tensor,
        k: Tensor,
        v: Tensor,
        *,
        mask: Tensor | None = None,
        bias: Tensor | None = None,
        visibility: str | None = None,
        **options: Any,
    ) -> Any:
        added = mask if bias is None else bias
        if visibility == "causal_lower_right":
            added = self.lower_right(q.shape[-2], k.shape[-2])
        return self.function(q, k, v, attn_mask=added, is_causal=visibility == "causal_upper_left", **options)

    def lower_right(self, length: int, keys: int) -> Tensor:
        """A mask for torch's own function is its CausalBias, which holds no numbers: any other gets them."""
        if self.function is not SDPA:
            return torch.ones(length, keys, dtype=torch.bool).tril(keys - length)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # rows that see nothing, which the laws are about
            return causal_lower_right(length, keys)


class Multihead:
    """The canonical call for a module like torch.nn.MultiheadAttention: heads are merged, all projections the identity.

    make(embed_dim, num_heads, bias=False, batch_first=True) gives the module. Its boolean mask is True where a key is
    dropped, and it takes no tensor of size 0.
    """

    capabilities = frozenset(
        {"boolean mask", "float mask", "causal_upper_left", "different lengths", "leading dimensions", "backward"}
    )
    apart = (frozenset({"mask", "visibility"}),)

    def __init__(self, make: Callable[..., torch.nn.Module]):
        self.make = make

    def __call__(
        self, q: Tensor, k: Tensor, v: Tensor, *, mask: Tensor | None = None, visibility: str | None = None
    ) -> Tensor:
        leading, heads = q.shape[:-2], q.shape[-3] if q.dim() > 2 else 1
        batch = math.prod(leading[:-1])
        shape = (batch, heads, q.shape[-2], k.shape[-2])
        module = self.module(heads, q)
        if visibility == "causal_upper_left":
            mask = torch.ones(shape[-2:], dtype=torch.bool).tril()
        if mask is not None:
            mask = torch.broadcast_to(mask, (*leading, *shape[-2:])).reshape(batch * heads, *shape[-2:])
            mask = ~mask if mask.dtype == torch.bool else mask
        merged = (x.reshape(batch, heads, *x.shape[-2:]).transpose(1, 2).flatten(2) for x in (q, k, v))
        output, _ = module(*merged, attn_mask=mask, need_weights=False)
        return output.unflatten(2, (heads, v.shape[-1])).transpose(1, 2).reshape(*leading, shape[-2], v.shape[-1])

    def module(self, heads: int, q: Tensor) -> torch.nn.Module:
        width = heads * q.shape[-1]
        module = self.make(width, heads, bias=False, batch_first=True).to(q.dtype)
        identity = torch.eye(width, dtype=q.dtype)
        weights = {"in_proj_weight": identity.repeat(3, 1), "out_proj.weight": identity}
        with torch.no_grad():
            for name, weight in weights.items():
                module.get_parameter(name).copy_(weight)
        return module.eval().requires_grad_(False)
