"""The decoder's attention against a module from plain torch layers as published, and what it never builds."""

import math

import pytest
import torch
from generated_subjects import BACKENDS, BLOCK, function_of
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode

from derive.errors import CallError
from derive.modules import BahdanauAttention


class PublishedAttention(nn.Module):
    """Repeat the decoder's state, concatenate, one linear layer, tanh, v, softmax, weighted sum."""

    def __init__(self, width):
        super().__init__()
        self.layer = nn.Linear(2 * width, width)
        self.v = nn.Linear(width, 1, bias=False)

    def forward(self, hidden, encoder_outputs, lengths=None):
        steps = encoder_outputs.shape[1]
        repeated = hidden[:, None].repeat(1, steps, 1)
        energy = torch.tanh(self.layer(torch.cat((encoder_outputs, repeated), -1)))
        score = self.v(energy).squeeze(-1)
        if lengths is not None:
            score = score.masked_fill(torch.arange(steps) >= lengths[:, None], -math.inf)
        weights = torch.softmax(score, -1).nan_to_num(0.0)
        return torch.bmm(weights[:, None], encoder_outputs)[:, 0], weights


def ours(module, backend, hidden, encoder_outputs, lengths=None):
    width = hidden.shape[-1]
    parameters = module.layer.weight.unflatten(1, (2, width)), module.layer.bias, module.v.weight[0]
    if lengths is None:
        return function_of("bahdanau_decoder", backend)(hidden, encoder_outputs, *parameters)
    f = function_of("bahdanau_decoder", backend, key_lengths=True)
    return f(hidden, encoder_outputs, *parameters, key_lengths=lengths)


def case(batch, steps, width, seed=0):
    torch.manual_seed(seed)
    module = PublishedAttention(width).double()
    hidden = torch.randn(batch, width, dtype=torch.float64, requires_grad=True)
    encoder_outputs = torch.randn(batch, steps, width, dtype=torch.float64, requires_grad=True)
    return module, hidden, encoder_outputs


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("with_lengths", [False, True], ids=["all", "lengths"])
@pytest.mark.parametrize("batch, steps, width", [(1, 1, 1), (3, 5, 4), (2, BLOCK, 3), (3, BLOCK + 1, 8), (2, 0, 3)])
def test_the_same_outputs_and_gradients_as_the_published_module(backend, with_lengths, batch, steps, width):
    """Both outputs have cotangents; the first length is 0, so that this batch entry sees nothing."""
    module, hidden, encoder_outputs = case(batch, steps, width)
    lengths = torch.arange(batch) * max(steps, 1) // max(batch - 1, 1) if with_lengths else None
    inputs = [hidden, encoder_outputs, *module.parameters()]
    bars = torch.randn(batch, width, dtype=torch.float64), torch.randn(batch, steps, dtype=torch.float64)
    found = []
    for outputs in (ours(module, backend, hidden, encoder_outputs, lengths), module(hidden, encoder_outputs, lengths)):
        grads = torch.autograd.grad(outputs, inputs, bars, allow_unused=True)
        found.append([*outputs, *(torch.zeros_like(x) if g is None else g for g, x in zip(grads, inputs, strict=True))])
    for got, expected in zip(*found, strict=True):
        if lengths is not None:
            expected = expected.nan_to_num(0.0)
        torch.testing.assert_close(got, expected, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_weights_sum_to_one(backend):
    module, hidden, encoder_outputs = case(3, BLOCK + 1, 4)
    _, weights = ours(module, backend, hidden, encoder_outputs)
    torch.testing.assert_close(weights.sum(-1), torch.ones(3, dtype=torch.float64), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("with_lengths", [False, True], ids=["all", "lengths"])
def test_the_module_is_the_published_one_from_its_state(with_lengths):
    """Outputs, gradients of inputs and of parameters, from the same state_dict."""
    published, hidden, encoder_outputs = case(3, 5, 4)
    lengths = torch.tensor([5, 0, 2]) if with_lengths else None
    layer = BahdanauAttention(4, backend="blockwise").double()
    layer.load_state_dict({k.replace("layer.", "attn."): v for k, v in published.state_dict().items()})
    found = []
    for module in (layer, published):
        context, weights = module(hidden, encoder_outputs, lengths)
        inputs = [hidden, encoder_outputs, *module.parameters()]
        loss = (context * torch.arange(4.0)).sum() + (weights**2).sum()
        found.append([context, weights, *torch.autograd.grad(loss, inputs)])
    for got, expected in zip(*found, strict=True):
        torch.testing.assert_close(got, expected.nan_to_num(0.0), rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("width", [0, -1, 2.0, True, "8"])
def test_a_module_needs_a_positive_width(width):
    with pytest.raises(CallError, match="width"):
        BahdanauAttention(width)


class Largest(TorchDispatchMode):
    """The number of entries of the largest tensor that an operation gives."""

    def __init__(self):
        super().__init__()
        self.entries = 0

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        out = function(*args, **(kwargs or {}))
        for x in out if isinstance(out, (tuple, list)) else (out,):
            if isinstance(x, torch.Tensor):
                self.entries = max(self.entries, x.numel())
        return out


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_tensor_of_concatenations_is_never_built(backend):
    """Forward and backward make nothing as large as (B, S, 2 H); the published code does."""
    batch, steps, width = 2, 33, 8
    module, hidden, encoder_outputs = case(batch, steps, width)

    def largest(run):
        with Largest() as seen:
            context, weights = run()
            (context.sum() + (weights**2).sum()).backward()
        return seen.entries

    whole = batch * steps * 2 * width
    assert largest(lambda: module(hidden, encoder_outputs)) >= whole
    assert largest(lambda: ours(module, backend, hidden, encoder_outputs)) < whole
