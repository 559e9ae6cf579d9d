"""Lengths, widths and heads that do not fit the tiles; the logsumexp; sizes of zero."""

import pytest
import torch
from cases.kit import (
    ID,
    TILE,
    assert_laws,
    assert_plain,
    assert_plain_gradients,
    attention,
    catalogue,
    compiled,
    numbers,
    qkv,
)

LENGTHS = (1, 63, 65, 127, 129)
WIDTHS = (1, 2, 3, 8, 12, 24, 80, 200)


@pytest.mark.parametrize("keys", [*LENGTHS, *range(TILE - 1, TILE + 2)])
def test_the_tail_of_the_last_tile_does_not_leak_in(backend, keys):
    """F01: values of one give one for every number of keys, and the output is the plain form's."""
    q, k, v = qkv(n=1, m=keys)
    ones = attention(backend)(q, k, torch.ones_like(v))
    torch.testing.assert_close(ones, torch.ones(1, 6), rtol=keys * torch.finfo(torch.float32).eps, atol=0.0)
    assert_plain(backend, q, k, v)
    assert_plain_gradients(backend, q, k, v)


def test_the_tail_of_the_queries_does_not_leak_in(backend):
    """F01: the same of the gradients of keys and values, whose sums run over the queries."""
    for rows in (1, 65, TILE - 1, TILE + 1):
        assert_plain_gradients(backend, *qkv(n=rows, m=3))


@pytest.mark.parametrize("width", WIDTHS)
def test_any_width_of_a_head_will_do(backend, width):
    """F03: below 16, no power of two, above 128."""
    for length in (1, 5, 17):
        q, k, v = qkv(n=length, m=length, d=width, e=width)
        assert_plain(backend, q, k, v)
    assert_plain_gradients(backend, q, k, v)


@pytest.mark.parametrize(("rows", "keys"), [(3, 5), (5, 3), (1, 9), (33, 2)])
@pytest.mark.parametrize(("width", "values"), [(2, 7), (7, 2)])
def test_four_different_sizes_are_kept_apart(backend, rows, keys, width, values):
    """F04: no length or stride serves for another tensor's."""
    tensors = qkv(2, 3, n=rows, m=keys, d=width, e=values)
    assert assert_plain(backend, *tensors).shape == (2, 3, rows, values)
    assert_plain_gradients(backend, *tensors)


def test_the_logsumexp_is_a_natural_logarithm(backend):
    """F06: ln 2 for two scores of zero, and exp(s - lse) sums to one."""
    zeros = torch.zeros(1, 2)
    _, lse = attention(backend)(zeros, torch.zeros(2, 2), torch.zeros(2, 1), return_lse=True)
    assert round(lse.item(), 4) == 0.6931
    q, k, v = qkv(n=9, m=33, d=4)
    _, lse = attention(backend)(q, k, v, return_lse=True)
    sums = torch.exp(q.double() @ k.double().mT / 2 - lse.double()[:, None]).sum(-1)
    torch.testing.assert_close(sums, torch.ones(9, dtype=torch.float64), rtol=1e-5, atol=0.0)
    assert_laws(backend, None, "the logsumexp is a natural logarithm")


@pytest.mark.parametrize(("heads", "shared"), [(32, 1), (6, 2)])
def test_any_number_of_heads_may_share_a_key_head(backend, heads, shared):
    """F08: 32 query heads of one key head equal its copies, with gradients summed over them."""
    q, _, _ = qkv(1, heads, n=3, m=5)
    _, k, v = qkv(1, shared, n=3, m=5, seed=5)
    assert_plain(backend, q, k, v, enable_gqa=True)
    grouped = [x.requires_grad_() for x in (q, k, v)]
    repeated = [x.detach().repeat_interleave(heads // x.shape[1], 1).requires_grad_() for x in (q, k, v)]
    seed = numbers(1, heads, 3, 6, seed=8)
    found = torch.autograd.grad(attention(backend)(*grouped, enable_gqa=True), grouped, seed)
    single = torch.autograd.grad(attention(backend)(*repeated), repeated, seed)
    for got, expected in zip(found, single, strict=True):
        summed = expected.unflatten(1, (got.shape[1], -1)).sum(2)
        torch.testing.assert_close(got, summed, rtol=1e-5, atol=1e-5)
    assert_laws(backend, None, "grouped heads equal repeated heads")


EMPTY = [((0, 1), 2, 2, 4), ((1, 1), 0, 0, 4), ((0, 0), 2, 2, 0), ((1, 2), 2, 0, 4), ((1, 2), 0, 3, 4), ((2,), 3, 3, 0)]


@pytest.mark.parametrize(("leading", "rows", "keys", "width"), EMPTY)
@pytest.mark.parametrize("options", [{}, {"visibility": "causal_lower_right"}, {"sliding_window": 2}], ids=str)
def test_sizes_of_zero_give_empty_outputs_or_zeros(backend, leading, rows, keys, width, options):
    """F10: the right shape, zeros where there is no key, gradients of zero."""
    tensors = [x.requires_grad_() for x in qkv(*leading, n=rows, m=keys, d=width, e=3)]
    o = attention(backend)(*tensors, scale=1.0, **options)
    assert o.shape == (*leading, rows, 3)
    assert keys or (o == 0).all()
    found = torch.autograd.grad(o.sum(), tensors)
    assert [g.shape for g in found] == [x.shape for x in tensors]
    assert all(torch.isfinite(g).all() for g in found)


@pytest.mark.parametrize("case", ["boolean mask", "key lengths", "bias"])
def test_sizes_of_zero_do_no_harm_to_the_options(backend, case):
    """F10: the kind."""
    names = "empty tensors give outputs of the right shape", "empty tensors give gradients of the right shape"
    assert_laws(backend, case, *names)


def test_other_formulas_take_sizes_of_zero_too(backend):
    """F10: a row formula and one with positions."""
    assert compiled(backend, catalogue("softmax"))(torch.zeros(2, 0)).shape == (2, 0)
    assert compiled(backend, catalogue("softmax"))(torch.zeros(0, 3)).shape == (0, 3)
    q, k, v = qkv(1, 1, n=0, m=0)
    biased = compiled(backend, catalogue("relative_bias_attention"))
    assert biased(q, k, v, bias=torch.zeros(1, 0)).shape == (1, 1, 0, 6)
    masked = compiled(backend, catalogue(ID, mask="bool"))
    assert masked(*qkv(1, 1, m=0), mask=torch.ones(5, 0).bool()).shape == (1, 1, 5, 6)
