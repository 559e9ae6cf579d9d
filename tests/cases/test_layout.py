"""Strides, expanded tensors, the order of heads and tokens, the scale of a head."""

import math

import pytest
import torch
from cases.kit import (
    ID,
    assert_laws,
    assert_plain,
    assert_plain_gradients,
    attention,
    catalogue,
    compiled,
    dtypes,
    numbers,
    qkv,
)

from props.layouts import SAME_VALUES, laid_out


@pytest.mark.parametrize("layout", SAME_VALUES)
def test_strides_do_not_matter(backend, layout):
    """L02: transposed storage, every second column of a wider buffer, an offset in one."""
    q, k, v = (laid_out(x, layout) for x in qkv(1, 2, n=9, m=17))
    seed = laid_out(numbers(1, 2, 9, 6, seed=5), layout)
    assert_plain(backend, q, k, v, visibility="causal_lower_right")
    assert_plain_gradients(backend, q, k, v, cotangent=seed, visibility="causal_lower_right")


def test_strides_of_masks_and_biases_do_not_matter(backend):
    """L02: the kind."""
    for case in ("boolean mask", "float mask", "bias"):
        assert_laws(backend, case, "the layout in memory does not matter")
    assert_laws(backend, "bias", "the layout of the cotangent does not matter")


@pytest.mark.parametrize("keys", [1, 33, 65])
def test_keys_and_values_expanded_over_heads_equal_their_copies(backend, keys):
    """L03: stride 0, in half precision and with a mask, bit for bit."""
    for dtype in dtypes(backend)[:-1]:
        q, _, _ = qkv(1, 2, n=5, dtype=dtype)
        k, v = (x.expand(1, 2, *x.shape[-2:]) for x in qkv(1, 1, m=keys, seed=2, dtype=dtype)[1:])
        keep = numbers(1, 1, 5, keys, seed=6) > 0
        o = attention(backend)(q, k, v, mask=keep)
        assert torch.equal(o, attention(backend)(q, k.clone(), v.clone(), mask=keep.expand(1, 2, 5, keys).clone()))
        assert_plain(backend, q, k, v, mask=keep)
    assert_laws(backend, "boolean mask", "an expanded input is as good as its copy")


def test_heads_are_not_mixed_with_tokens(backend):
    """L04: head 0 holds [a b], [c d], head 1 [e f], [g h]; merged per token that is [a b e f], [c d g h]."""
    v = torch.arange(8.0).reshape(1, 2, 2, 2)
    own = 100 * torch.eye(2).expand(1, 2, 2, 2)  # each query sees its own key only, as far as fp32 tells
    o = attention(backend)(own, own, v)
    assert o.transpose(1, 2).reshape(1, 2, 4).tolist() == [[[0, 1, 4, 5], [2, 3, 6, 7]]]
    projected = o.transpose(1, 2).contiguous().transpose(1, 2)  # (B, L, H, D) in memory
    assert torch.equal(attention(backend)(own, own, projected), o)
    assert_laws(backend, None, "heads do not mix")
    names = "permuting the queries permutes the output", "permuting keys and values together changes nothing"
    assert_laws(backend, "plain", *names)


def test_the_scale_is_that_of_one_head(backend):
    """L06: a model of 512 in 8 heads scales by 1/sqrt(64); a score of 64 weighs exp(8) times a score of 0."""
    q, k = torch.zeros(1, 8, 1, 64), torch.zeros(1, 8, 2, 64)
    q[..., 0], k[..., 0, 0] = 1, 64
    o = attention(backend)(q, k, torch.eye(2).expand(1, 8, 2, 2))
    ratio = (o[..., 0] / o[..., 1]).log()
    torch.testing.assert_close(ratio, torch.full_like(ratio, 8.0), rtol=1e-5, atol=0.0)
    names = "the scale is one over the root of the head width", "a given scale multiplies the scores"
    assert_laws(backend, None, *names)


def test_a_scale_multiplies_and_is_the_same_in_every_gradient(backend):
    """L06: the kind; 0.125 given is 0.125 as the default of a width of 64."""
    q, k, v = qkv(n=3, m=4, d=64)
    assert_plain_gradients(backend, q, k, v, scale=0.3)
    assert torch.equal(attention(backend)(q, k, v), attention(backend)(q, k, v, scale=1 / math.sqrt(64)))
    grouped = compiled(backend, catalogue(ID, grouped=True))
    leading = qkv(1, 4, n=3, m=4, d=64)
    expected = attention(backend)(*leading)
    torch.testing.assert_close(grouped(*leading), expected, rtol=1e-5, atol=1e-6)
