"""Weights: one table a head, rows that sum to one, and the average over the heads as torch's layer returns it."""

import pytest
import torch
from cases.kit import attention, compiled, numbers

from derive import catalogue


def tables(backend, q, k):
    """The weights (..., L, S): values that are the identity."""
    keys = k.shape[-2]
    return attention(backend)(q, k, torch.eye(keys).expand(*k.shape[:-2], keys, keys).clone())


def test_without_dropout_every_row_sums_to_one(backend):
    """W01, in evaluation: L = 4, two heads."""
    weights = tables(backend, numbers(1, 2, 4, 3), numbers(1, 2, 4, 3, seed=1))
    torch.testing.assert_close(weights.sum(-1), torch.ones(1, 2, 4), rtol=1e-6, atol=0)


def test_each_head_has_its_own_weights(backend):
    """W03: with H = 2 the shape is (B, H, L, S), the heads differ, and each is what it is alone."""
    q, k = numbers(1, 2, 4, 3), numbers(1, 2, 4, 3, seed=1)
    weights = tables(backend, q, k)
    assert weights.shape == (1, 2, 4, 4)
    assert not torch.allclose(weights[:, 0], weights[:, 1], atol=1e-2)
    for head in range(2):
        alone = tables(backend, q[:, head : head + 1], k[:, head : head + 1])
        torch.testing.assert_close(weights[:, head : head + 1], alone, rtol=1e-6, atol=1e-7)


def test_the_average_over_the_heads_is_what_torch_returns(backend):
    """W03: the mean of the per-head weights is the averaged form, of identity projections in torch's layer."""
    layer = torch.nn.MultiheadAttention(6, 2, bias=False, batch_first=True).eval()
    with torch.no_grad():
        layer.in_proj_weight.copy_(torch.eye(6).repeat(3, 1))
    x = numbers(1, 4, 6)
    heads = x.unflatten(-1, (2, 3)).transpose(1, 2)
    weights = tables(backend, heads, heads)
    torch.testing.assert_close(weights.mean(1), layer(x, x, x)[1], rtol=1e-5, atol=1e-6)
    torch.testing.assert_close(weights, layer(x, x, x, average_attn_weights=False)[1], rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(
    "options", [{}, {"visibility": "causal_lower_right"}, {"mask": "bool"}, {"dropout": True}], ids=str
)
def test_returned_weights_sum_to_one(backend, options):
    """W01, W03: return_weights gives the softmax of each head, in training too; a row that sees nothing is 0."""
    function = compiled(backend, catalogue.formula("scaled_dot_attention", weights=True, **options))
    q, k, v = numbers(2, 3, 4, 5), numbers(2, 3, 7, 5, seed=1), numbers(2, 3, 7, 2, seed=2)
    given = {"dropout": 0.5, "seed": 3} if "dropout" in options else {}
    if "mask" in options:
        given["mask"] = torch.arange(4)[:, None] > torch.arange(7)
    o, weights = function(q, k, v, return_weights=True, **given)
    plain = weights @ v
    sums = torch.ones(2, 3, 4)
    if "mask" in options:
        sums[..., 0] = 0
    assert weights.shape == (2, 3, 4, 7)
    torch.testing.assert_close(weights.sum(-1), sums, rtol=1e-6, atol=0)
    close = torch.allclose(o, plain, rtol=1e-5, atol=1e-6)
    assert close == ("dropout" not in options)


def test_dropped_weights_are_their_own_values_on_average(backend):
    """W01, in training: dropout .5, L = 4; rows need not sum to one, but the mean over seeds is the softmax."""
    function = compiled(backend, catalogue.formula("scaled_dot_attention", dropout=True))
    q, k = numbers(1, 2, 4, 3), numbers(1, 2, 4, 3, seed=1)
    shown = torch.eye(4).expand(1, 2, 4, 4)
    whole = tables(backend, q, k)
    runs = 200 if backend == "triton" else 1200
    seeds = torch.arange(runs)[:, None] * torch.tensor([1, 7919])
    many = function(
        q.expand(runs, 2, 4, 3), k.expand(runs, 2, 4, 3), shown.expand(runs, 2, 4, 4), dropout=0.5, seed=seeds
    )
    some = many != 0
    torch.testing.assert_close(many[some], (2 * whole).expand_as(many)[some], rtol=1e-6, atol=0)
    assert not torch.allclose(many.sum(-1), torch.ones(runs, 2, 4))
    assert ((some.double().mean(0) - 0.5).abs() < 5 * 0.5 / runs**0.5).all()
    spread = whole.square().sum(-1).sqrt() / runs**0.5
    assert ((many.sum(-1).mean(0) - 1).abs() < 5 * spread).all()
