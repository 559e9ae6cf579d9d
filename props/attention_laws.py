"""Laws of torch's calling conventions for attention: masks, alignments, scale, logsumexp, grouped heads. Their
subject is an Attention.

Most use the *probe*: with q = 0 and V the identity all visible keys score alike and output row i is the weight row, 1
/ count on the visible keys.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from hypothesis import strategies as st
from torch import Tensor

from props.attention import Attention, plain_attention
from props.inputs import booleans, choose, reals
from props.law import Claim, Draw, Statement, twice
from props.subject import Example, ImplementationRaised

SHORT = [(rows, keys) for rows in range(1, 7) for keys in range(1, 7)]


def _call(attention: Attention, tensors: dict[str, Tensor], **scalars: Any) -> tuple[Example, dict[str, Tensor]]:
    """Calls the implementation; the example is the call for a failure's text."""
    dtype = tensors["q"].dtype
    example = Example({}, (), dtype, tensors, {}, scalars)
    try:
        with torch.no_grad():
            result = attention.function(**tensors, **scalars)
    except Exception as error:
        raise ImplementationRaised(example, (), error) from error
    values = result if isinstance(result, (tuple, list)) else (result,)
    return example, dict(zip(("o", "lse"), values, strict=False))


def _bound(attention: Attention, example: Example) -> dict[str, Tensor]:
    return attention.bound(example, ())


def _as_the_oracle(attention: Attention, tensors: dict[str, Tensor], **scalars: Any) -> Claim:
    """The call gives what plain attention gives."""
    example, got = _call(attention, tensors, **scalars)
    doubles: dict[str, Any] = {
        n: value.double() if value.is_floating_point() else value for n, value in tensors.items()
    }
    result = plain_attention(**doubles, **scalars)
    values = result if isinstance(result, tuple) else (result,)
    return Claim(example, got, dict(zip(("o", "lse"), values, strict=False)), _bound(attention, example))


def _probe(attention: Attention, rows: int, keys: int, *heads: int, width: int = 3) -> dict[str, Tensor]:
    """q = 0 and V = identity: the output is the weights."""
    width = width if attention.can("different widths") else keys
    dtype = attention.dtypes[0]
    return {
        "q": torch.zeros(*heads, rows, width, dtype=dtype),
        "k": torch.ones(*heads, keys, width, dtype=dtype),
        "v": torch.eye(keys, dtype=dtype).expand(*heads, keys, keys).clone(),
    }


def _weights_are(attention: Attention, tensors: dict[str, Tensor], seen: Tensor, **scalars: Any) -> Claim:
    """The probe's output is 1 / count on the visible keys and exactly 0 elsewhere."""
    example, got = _call(attention, tensors, **scalars)
    count = seen.sum(-1, keepdim=True).clamp(min=1)
    expected = torch.where(seen, 1 / count.double(), 0.0)
    bound = torch.where(seen, _bound(attention, example)["o"], 0.0)
    return Claim(example, {"o": got["o"]}, {"o": expected.expand(got["o"].shape)}, {"o": bound})


def _band(rows: int, keys: int, low: Callable[[int], int], high: Callable[[int], int]) -> Tensor:
    """Visible pairs low(i) <= j <= high(i), as a table, one pair at a time."""
    return torch.tensor([[low(i) <= j <= high(i) for j in range(keys)] for i in range(rows)])


def true_in_a_boolean_mask_means_keep(attention: Attention, draw: Draw) -> Claim:
    rows, keys = _lengths(attention, draw)
    mask = booleans(draw, (rows, keys))
    return _weights_are(attention, {**_probe(attention, rows, keys), "mask": mask}, mask)


def a_padding_mask_hides_keys_and_not_queries(attention: Attention, draw: Draw) -> Claim:
    rows, keys = _lengths(attention, draw)
    mask = booleans(draw, (1, keys))
    return _weights_are(attention, {**_probe(attention, rows, keys), "mask": mask}, mask.expand(rows, keys))


def a_float_mask_is_added_to_the_scores(attention: Attention, draw: Draw) -> Claim:
    """Zeros and ones in a float mask are no boolean: [1, 1, 0] weighs e : e : 1."""
    rows, keys = _lengths(attention, draw)
    tensors = _probe(attention, rows, keys)
    mask = reals(draw, (rows, keys), tensors["q"].dtype, "mask")
    return _as_the_oracle(attention, {**tensors, "mask": mask})


def minus_infinity_in_a_float_mask_hides(attention: Attention, draw: Draw) -> Claim:
    rows, keys = _lengths(attention, draw)
    tensors, kept = _probe(attention, rows, keys), booleans(draw, (rows, keys))
    mask = torch.where(kept, 0.0, -math.inf).to(tensors["q"].dtype)
    return _weights_are(attention, {**tensors, "mask": mask}, kept)


def the_lowest_finite_number_in_a_float_mask_does_not_hide(attention: Attention, draw: Draw) -> Claim:
    """A row of finfo.min sees every key, also where a score of -16 is added to it: equal scores average the values."""
    rows, keys = _lengths(attention, draw)
    dtype, score = choose(draw, attention.dtypes), choose(draw, [0.0, -16.0, -15.0])
    tensors = {name: value.to(dtype) for name, value in _probe(attention, rows, keys, width=4).items()}
    width = tensors["q"].shape[-1]
    tensors["q"] = torch.full_like(tensors["q"], score / math.sqrt(width))
    mask = torch.full((rows, keys), torch.finfo(dtype).min, dtype=dtype)
    example, got = _call(attention, {**tensors, "mask": mask})
    expected = {"o": torch.full((rows, keys), 1 / keys, dtype=torch.float64)}
    return Claim(example, {"o": got["o"]}, expected, _bound(attention, Example({}, (), dtype, tensors, {})))


def a_mask_of_rank_three_is_aligned_to_the_right(attention: Attention, draw: Draw) -> Claim:
    """(H, L, S) against (B, H, L, D): axis 0 is heads, also where B = H."""
    batch, heads, rows, keys = choose(draw, [(2, 2, 2, 3), (3, 2, 4, 5), (1, 2, 3, 2)])
    rows, keys = (rows, keys) if attention.can("different lengths") else (keys, keys)
    mask = booleans(draw, (heads, rows, keys))
    tensors = {**_probe(attention, rows, keys, batch, heads), "mask": mask}
    return _weights_are(attention, tensors, mask.expand(batch, heads, rows, keys))


def a_mask_that_does_not_broadcast_is_refused(attention: Attention, draw: Draw) -> Statement:
    """A mask per batch entry (B, L, S) against B = 3, H = 2 must not be accepted."""
    keys = 5
    tensors = {**_probe(attention, keys, keys, 3, 2), "mask": torch.ones(3, keys, keys, dtype=torch.bool)}
    try:
        example, _ = _call(attention, tensors)
    except ImplementationRaised as refusal:
        return Statement(refusal.example, None)
    return Statement(example, "a (3, L, S) mask was accepted for q of shape (3, 2, L, D)")


def causal_lower_right_sees_the_past_counted_from_the_end(attention: Attention, draw: Draw) -> Claim:
    rows, keys = _short(attention, draw)
    seen = _band(rows, keys, lambda i: 0, lambda i: i + keys - rows)
    return _weights_are(attention, _probe(attention, rows, keys), seen, visibility="causal_lower_right")


def causal_upper_left_sees_the_past_counted_from_the_start(attention: Attention, draw: Draw) -> Claim:
    rows, keys = _short(attention, draw)
    seen = _band(rows, keys, lambda i: 0, lambda i: i)
    return _weights_are(attention, _probe(attention, rows, keys), seen, visibility="causal_upper_left")


def a_sliding_window_of_w_shows_w_keys(attention: Attention, draw: Draw) -> Claim:
    size = choose(draw, [8, 1, 5, 17, 33])
    width = choose(draw, [4, 1, 2, 16, 17])
    seen = _band(size, size, lambda i: i - width + 1, lambda i: i)
    return _weights_are(attention, _probe(attention, size, size), seen, sliding_window=width)


def a_window_reaches_left_and_right_of_the_query(attention: Attention, draw: Draw) -> Claim:
    rows, keys = _short(attention, draw)
    left, right = draw(st.integers(0, 4)), draw(st.integers(0, 4))
    offset = keys - rows
    seen = _band(rows, keys, lambda i: i + offset - left, lambda i: i + offset + right)
    return _weights_are(attention, _probe(attention, rows, keys), seen, window=(left, right))


def key_lengths_hide_the_keys_from_there_on(attention: Attention, draw: Draw) -> Claim:
    rows, keys = _lengths(attention, draw)
    length = draw(st.integers(0, keys))
    seen = (torch.arange(keys) < length).expand(rows, keys)
    return _weights_are(attention, {**_probe(attention, rows, keys), "key_lengths": torch.tensor(length)}, seen)


def the_scale_is_one_over_the_root_of_the_head_width(attention: Attention, draw: Draw) -> Claim:
    """One score is D / 8 before scaling, the other 0; with eight heads of width D the scale is still 1 / sqrt(D)."""
    width = choose(draw, [4, 64, 16, 7])
    heads = (1, 8) if attention.can("leading dimensions") else ()
    dtype = attention.dtypes[0]
    q, k = torch.ones(*heads, 2, width, dtype=dtype), torch.zeros(*heads, 2, width, dtype=dtype)
    k[..., 1, :] = 1 / 8
    v = torch.eye(2, 2 if attention.can("different widths") else width, dtype=dtype)
    return _as_the_oracle(attention, {"q": q, "k": k, "v": v.expand(*heads, *v.shape).clone()})


def a_given_scale_multiplies_the_scores(attention: Attention, draw: Draw) -> Claim:
    tensors = _random(attention, draw)
    return _as_the_oracle(attention, tensors, scale=choose(draw, [1.0, 0.0, 0.3, -2.0]))


def a_common_shift_of_all_scores_changes_nothing(attention: Attention, draw: Draw) -> Claim:
    """One more feature, 1 in every query and c in every key, adds c to each score (the scale is 1)."""
    tensors = _random(attention, draw)
    shift = choose(draw, [1.0, 1e3, -1e4, 1e5])
    shift = shift if attention.dtypes[0] != torch.float16 else math.copysign(1e3, shift)
    q, k = tensors["q"], tensors["k"]
    shifted = {
        "q": torch.cat([q, torch.ones_like(q[..., :1])], -1),
        "k": torch.cat([k, torch.full_like(k[..., :1], shift)], -1),
        "v": tensors["v"]
        if attention.can("different widths")
        else torch.cat([tensors["v"], tensors["v"][..., :1]], -1),
    }
    _, before = _call(attention, tensors, scale=1.0)
    example, after = _call(attention, shifted, scale=1.0)
    width = before["o"].shape[-1]
    bound = {"o": twice(_bound(attention, example))["o"][..., :width]}
    return Claim(example, {"o": after["o"][..., :width]}, {"o": before["o"]}, bound)


def scores_too_large_for_the_dtype_still_average(attention: Attention, draw: Draw) -> Claim:
    """q = k = 256 with D = 64: the product 4,194,304 is no number of fp16, the mean of V is."""
    dtype = choose(draw, attention.dtypes)
    big = torch.full((2, 64), 256.0, dtype=dtype)
    v = reals(draw, (2, 3) if attention.can("different widths") else (2, 64), dtype, "v")
    return _as_the_oracle(attention, {"q": big, "k": big.clone(), "v": v})


def the_logsumexp_is_a_natural_logarithm(attention: Attention, draw: Draw) -> Claim:
    """n equal scores of 0: log n, and 0.6931 for two."""
    keys = choose(draw, [2, 1, 3, 17])
    example, got = _call(attention, _probe(attention, keys, keys), return_lse=True)
    expected = torch.full((keys,), math.log(keys), dtype=torch.float64)
    return Claim(example, {"lse": got["lse"]}, {"lse": expected}, _bound(attention, example))


def asking_for_the_logsumexp_changes_nothing_else(attention: Attention, draw: Draw) -> Claim:
    tensors = _random(attention, draw)
    offered = [{"visibility": word} for word in ("causal_lower_right", "causal_upper_left") if attention.can(word)]
    options = choose(draw, [{}, *offered])
    _, alone = _call(attention, tensors, **options)
    example, both = _call(attention, tensors, return_lse=True, **options)
    return Claim(example, {"o": both["o"]}, alone, twice(_bound(attention, example)))


def grouped_heads_equal_repeated_heads(attention: Attention, draw: Draw) -> Claim:
    shared, ratio = choose(draw, [(2, 2), (1, 2), (3, 4), (1, 32), (2, 1)])
    rows, keys = _lengths(attention, draw)
    dtype, width = choose(draw, attention.dtypes), choose(draw, [2, 4])
    q = reals(draw, (shared * ratio, rows, width), dtype, "q")
    k, v = (reals(draw, (shared, keys, width), dtype, name) for name in "kv")
    repeated = {"q": q, "k": k.repeat_interleave(ratio, 0), "v": v.repeat_interleave(ratio, 0)}
    _, expected = _call(attention, repeated)
    example, got = _call(attention, {"q": q, "k": k, "v": v}, enable_gqa=True)
    return Claim(example, got, expected, twice(_bound(attention, example)))


def heads_do_not_mix(attention: Attention, draw: Draw) -> Claim:
    """Token by token: each head's output depends on that head alone, and stays at its place."""
    shape = (1, 2, 3, 2)
    dtype = attention.dtypes[0]
    tensors = {name: reals(draw, shape, dtype, name) for name in ("q", "k", "v")}
    example, got = _call(attention, tensors)
    parts = [_call(attention, {name: value[:, [head]] for name, value in tensors.items()})[1]["o"] for head in range(2)]
    return Claim(example, {"o": got["o"]}, {"o": torch.cat(parts, 1)}, twice(_bound(attention, example)))


def _lengths(attention: Attention, draw: Draw) -> tuple[int, int]:
    sizes = [size for size in attention.lengths if size > 0]
    keys = choose(draw, sizes)
    return (choose(draw, sizes), keys) if attention.can("different lengths") else (keys, keys)


def _short(attention: Attention, draw: Draw) -> tuple[int, int]:
    """Each pair of lengths in 1..6; longer ones cross a block."""
    pairs = [*SHORT, (5, 18), (18, 5), (17, 33)]
    return choose(draw, pairs if attention.can("different lengths") else [(n, n) for n in range(1, 19)])


def _random(attention: Attention, draw: Draw) -> dict[str, Tensor]:
    rows, keys = _lengths(attention, draw)
    width = choose(draw, attention.widths)
    value_width = choose(draw, attention.widths) if attention.can("different widths") else width
    dtype = attention.dtypes[0]
    shapes = {"q": (rows, width), "k": (keys, width), "v": (keys, value_width)}
    return {name: reals(draw, shape, dtype, name) for name, shape in shapes.items()}
