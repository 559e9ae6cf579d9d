"""Squeeze-and-excitation and CBAM: what is pooled, from images of any size, by one network of the right width."""

import pytest
import torch
from cases.kit import catalogue, compiled

GATES = {"squeeze_excitation": 1, "channel_attention": 2}  # how often the network's output is added
SIZES = [(8, 8), (10, 6), (1, 1)]


def drawn(*shape, seed=0):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def weights(channels, hidden):
    """w1, b1, w2, b2"""
    shapes = (hidden, channels), (hidden,), (channels, hidden), (channels,)
    return [drawn(*shape, seed=seed) for seed, shape in enumerate(shapes, 1)]


def network(z, w1, b1, w2, b2):
    return torch.relu(z @ w1.mT + b1) @ w2.mT + b2


def call(backend, name, image, hidden=2):
    """The formula's output for drawn weights."""
    own = [] if name == "spatial_attention" else weights(image.shape[1], hidden)
    kernel = [] if name in GATES else [drawn(2, 3, 3, seed=9)]
    return compiled(backend, catalogue(name))(image, *own, *kernel)


def shuffled(image, order):
    return image.flatten(2)[..., order].unflatten(2, image.shape[2:])


@pytest.mark.parametrize("name", GATES)
def test_one_factor_for_all_pixels_of_a_channel(backend, name):
    """E01: a pooling that is never called leaves a factor for each pixel; any order of the pixels gives the same."""
    image = drawn(2, 4, 3, 3)
    out = call(backend, name, image)
    factors = (out / image).flatten(2)
    torch.testing.assert_close(factors, factors[..., :1].expand_as(factors), rtol=1e-12, atol=0)
    assert not torch.allclose(factors[:, 0], factors[:, 1])
    order = torch.randperm(9, generator=torch.Generator().manual_seed(3))
    torch.testing.assert_close(call(backend, name, shuffled(image, order)), shuffled(out, order))


@pytest.mark.parametrize("height, width", SIZES)
@pytest.mark.parametrize("name", [*GATES, "cbam", "spatial_attention"])
def test_images_of_any_size(backend, name, height, width):
    """E03: pooling over 56, 28, 14 or 7 pixels by name does not take these; a constant map pools to its constant."""
    image = drawn(1, 4, 1, 1).expand(1, 4, height, width).contiguous()
    out = call(backend, name, image)
    assert out.shape == image.shape
    if name in GATES:
        gate = torch.sigmoid(GATES[name] * network(image[:, :, 0, 0], *weights(4, 2)))
        torch.testing.assert_close(out, gate[..., None, None] * image)


@pytest.mark.parametrize("channels, hidden", [(32, 8), (16, 4)])
@pytest.mark.parametrize("name", [*GATES, "cbam"])
def test_the_second_layer_has_the_width_of_the_first_ones_output(backend, name, channels, hidden):
    """E05: a second layer as wide as the ratio fits for 16 channels by 4 only, where both are 4."""
    image = drawn(1, channels, 2, 3)
    assert call(backend, name, image, hidden).shape == image.shape


def test_one_network_for_both_poolings(backend):
    """E07: of a constant map mean and maximum are the same, so the gate is sigmoid(2 MLP(c))."""
    level = drawn(3, 4)
    image = level[..., None, None].expand(3, 4, 5, 2).contiguous()
    gate = torch.sigmoid(2 * network(level, *weights(4, 2)))
    torch.testing.assert_close(call(backend, "channel_attention", image), gate[..., None, None] * image)


@pytest.mark.parametrize("name", [*GATES, "spatial_attention", "cbam"])
def test_every_gate_is_between_zero_and_one(backend, name):
    """E07: a gate without a sigmoid enlarges, or turns the sign: |out| <= |x| everywhere, with the same sign."""
    image = drawn(2, 4, 6, 5)
    out = call(backend, name, image)
    assert (out.abs() <= image.abs()).all()
    assert (out.sign() == image.sign()).all()
