"""Laws of torch's calling conventions for attention: masks, scale, logsumexp, grouped heads.

Most use the probe: with q = 0 and V the identity all visible keys score alike, and output row i is the weight row.
"""

from __future__ import annotations

import math

import torch

from props.attention import Attention
from props.inputs import booleans, choose, reals
from props.law import Claim, Draw, Statement, twice
from props.probe import as_the_oracle, bound_of, called, drawn_lengths, drawn_tensors, probe, weights_are
from props.subject import Example, ImplementationRaised


def true_in_a_boolean_mask_means_keep(attention: Attention, draw: Draw) -> Claim:
    rows, keys = drawn_lengths(attention, draw)
    mask = booleans(draw, (rows, keys))
    return weights_are(attention, {**probe(attention, rows, keys), "mask": mask}, mask)


def a_padding_mask_hides_keys_and_not_queries(attention: Attention, draw: Draw) -> Claim:
    rows, keys = drawn_lengths(attention, draw)
    mask = booleans(draw, (1, keys))
    return weights_are(attention, {**probe(attention, rows, keys), "mask": mask}, mask.expand(rows, keys))


def a_float_mask_is_added_to_the_scores(attention: Attention, draw: Draw) -> Claim:
    """Zeros and ones in a float mask are no boolean: [1, 1, 0] weighs e : e : 1."""
    rows, keys = drawn_lengths(attention, draw)
    tensors = probe(attention, rows, keys)
    mask = reals(draw, (rows, keys), tensors["q"].dtype, "mask")
    return as_the_oracle(attention, {**tensors, "mask": mask})


def minus_infinity_in_a_float_mask_hides(attention: Attention, draw: Draw) -> Claim:
    rows, keys = drawn_lengths(attention, draw)
    tensors, kept = probe(attention, rows, keys), booleans(draw, (rows, keys))
    mask = torch.where(kept, 0.0, -math.inf).to(tensors["q"].dtype)
    return weights_are(attention, {**tensors, "mask": mask}, kept)


def the_lowest_finite_number_in_a_float_mask_does_not_hide(attention: Attention, draw: Draw) -> Claim:
    """A row of finfo.min sees every key, also where a score of -16 is added to it: equal scores average the values."""
    rows, keys = drawn_lengths(attention, draw)
    dtype, score = choose(draw, attention.dtypes), choose(draw, [0.0, -16.0, -15.0])
    tensors = {name: value.to(dtype) for name, value in probe(attention, rows, keys, width=4).items()}
    width = tensors["q"].shape[-1]
    tensors["q"] = torch.full_like(tensors["q"], score / math.sqrt(width))
    mask = torch.full((rows, keys), torch.finfo(dtype).min, dtype=dtype)
    example, got = called(attention, {**tensors, "mask": mask})
    expected = {"o": torch.full((rows, keys), 1 / keys, dtype=torch.float64)}
    return Claim(example, {"o": got["o"]}, expected, bound_of(attention, Example({}, (), dtype, tensors, {})))


def a_mask_of_rank_three_is_aligned_to_the_right(attention: Attention, draw: Draw) -> Claim:
    """(H, L, S) against (B, H, L, D): axis 0 is heads, also where B = H."""
    batch, heads, rows, keys = choose(draw, [(2, 2, 2, 3), (3, 2, 4, 5), (1, 2, 3, 2)])
    rows, keys = (rows, keys) if attention.can("different lengths") else (keys, keys)
    mask = booleans(draw, (heads, rows, keys))
    tensors = {**probe(attention, rows, keys, batch, heads), "mask": mask}
    return weights_are(attention, tensors, mask.expand(batch, heads, rows, keys))


def a_mask_that_does_not_broadcast_is_refused(attention: Attention, draw: Draw) -> Statement:
    """A mask per batch entry (B, L, S) against B = 3, H = 2 must not be accepted."""
    keys = 5
    tensors = {**probe(attention, keys, keys, 3, 2), "mask": torch.ones(3, keys, keys, dtype=torch.bool)}
    try:
        example, _ = called(attention, tensors)
    except ImplementationRaised as refusal:
        return Statement(refusal.example, None)
    return Statement(example, "a (3, L, S) mask was accepted for q of shape (3, 2, L, D)")


def the_scale_is_one_over_the_root_of_the_head_width(attention: Attention, draw: Draw) -> Claim:
    """One score is D / 8 before scaling, the other 0; with eight heads of width D the scale is still 1 / sqrt(D)."""
    width = choose(draw, [4, 64, 16, 7])
    heads = (1, 8) if attention.can("leading dimensions") else ()
    dtype = attention.dtypes[0]
    q, k = torch.ones(*heads, 2, width, dtype=dtype), torch.zeros(*heads, 2, width, dtype=dtype)
    k[..., 1, :] = 1 / 8
    v = torch.eye(2, 2 if attention.can("different widths") else width, dtype=dtype)
    return as_the_oracle(attention, {"q": q, "k": k, "v": v.expand(*heads, *v.shape).clone()})


def a_given_scale_multiplies_the_scores(attention: Attention, draw: Draw) -> Claim:
    tensors = drawn_tensors(attention, draw)
    return as_the_oracle(attention, tensors, scale=choose(draw, [1.0, 0.0, 0.3, -2.0]))


def a_common_shift_of_all_scores_changes_nothing(attention: Attention, draw: Draw) -> Claim:
    """One more feature, 1 in every query and c in every key, adds c to each score (the scale is 1)."""
    tensors = drawn_tensors(attention, draw)
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
    _, before = called(attention, tensors, scale=1.0)
    example, after = called(attention, shifted, scale=1.0)
    width = before["o"].shape[-1]
    bound = {"o": twice(bound_of(attention, example))["o"][..., :width]}
    return Claim(example, {"o": after["o"][..., :width]}, {"o": before["o"]}, bound)


def scores_too_large_for_the_dtype_still_average(attention: Attention, draw: Draw) -> Claim:
    """q = k = 256 with D = 64: the product 4,194,304 is no number of fp16, the mean of V is."""
    dtype = choose(draw, attention.dtypes)
    big = torch.full((2, 64), 256.0, dtype=dtype)
    v = reals(draw, (2, 3) if attention.can("different widths") else (2, 64), dtype, "v")
    return as_the_oracle(attention, {"q": big, "k": big.clone(), "v": v})


def the_logsumexp_is_a_natural_logarithm(attention: Attention, draw: Draw) -> Claim:
    """n equal scores of 0: log n, and 0.6931 for two."""
    keys = choose(draw, [2, 1, 3, 17])
    example, got = called(attention, probe(attention, keys, keys), return_lse=True)
    expected = torch.full((keys,), math.log(keys), dtype=torch.float64)
    return Claim(example, {"lse": got["lse"]}, {"lse": expected}, bound_of(attention, example))


def asking_for_the_logsumexp_changes_nothing_else(attention: Attention, draw: Draw) -> Claim:
    tensors = drawn_tensors(attention, draw)
    offered = [{"visibility": word} for word in ("causal_lower_right", "causal_upper_left") if attention.can(word)]
    options = choose(draw, [{}, *offered])
    _, alone = called(attention, tensors, **options)
    example, both = called(attention, tensors, return_lse=True, **options)
    return Claim(example, {"o": both["o"]}, alone, twice(bound_of(attention, example)))


def grouped_heads_equal_repeated_heads(attention: Attention, draw: Draw) -> Claim:
    shared, ratio = choose(draw, [(2, 2), (1, 2), (3, 4), (1, 32), (2, 1)])
    rows, keys = drawn_lengths(attention, draw)
    dtype, width = choose(draw, attention.dtypes), choose(draw, [2, 4])
    q = reals(draw, (shared * ratio, rows, width), dtype, "q")
    k, v = (reals(draw, (shared, keys, width), dtype, name) for name in "kv")
    repeated = {"q": q, "k": k.repeat_interleave(ratio, 0), "v": v.repeat_interleave(ratio, 0)}
    _, expected = called(attention, repeated)
    example, got = called(attention, {"q": q, "k": k, "v": v}, enable_gqa=True)
    return Claim(example, got, expected, twice(bound_of(attention, example)))


def heads_do_not_mix(attention: Attention, draw: Draw) -> Claim:
    """Token by token: each head's output depends on that head alone, and stays at its place."""
    shape = (1, 2, 3, 2)
    dtype = attention.dtypes[0]
    tensors = {name: reals(draw, shape, dtype, name) for name in ("q", "k", "v")}
    example, got = called(attention, tensors)
    parts = [
        called(attention, {name: value[:, [head]] for name, value in tensors.items()})[1]["o"] for head in range(2)
    ]
    return Claim(example, {"o": got["o"]}, {"o": torch.cat(parts, 1)}, twice(bound_of(attention, example)))
