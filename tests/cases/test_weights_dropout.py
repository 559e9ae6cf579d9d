"""Weights: one table a head, rows that sum to one, and the average over the heads as torch's layer returns it."""

import torch
from cases.kit import attention, numbers


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
