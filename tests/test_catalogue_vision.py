"""Attention on images against modules of plain torch layers as published: outputs, gradients, what is refused."""

import pytest
import torch
from agreement import assert_agree
from generated_subjects import BACKENDS, BLOCK, function_of
from torch import nn

from derive.catalogue import formula
from derive.compiling import sources_of
from derive.errors import ConstraintBroken
from derive.runtime import from_source


class PublishedExcitation(nn.Module):
    """Global average pooling, a linear layer, ReLU, a linear layer, sigmoid, scaling."""

    def __init__(self, channels, reduced, bias=True):
        super().__init__()
        self.down, self.up = nn.Linear(channels, reduced, bias), nn.Linear(reduced, channels, bias)

    def network(self, pooled):
        return self.up(torch.relu(self.down(pooled)))

    def gate(self, image):
        return torch.sigmoid(self.network(image.mean((2, 3))))

    def forward(self, image):
        return self.gate(image)[..., None, None] * image

    def weights(self):
        return [p for layer in (self.down, self.up) for p in layer.parameters()]


class PublishedChannelAttention(PublishedExcitation):
    """The same network for the averages and for the maxima, its outputs added."""

    def gate(self, image):
        return torch.sigmoid(self.network(image.mean((2, 3))) + self.network(image.amax((2, 3))))


class PublishedSpatialAttention(nn.Module):
    """Mean and maximum over the channels, concatenated, a convolution without bias, sigmoid, scaling."""

    def __init__(self, kernel):
        super().__init__()
        self.layer = nn.Conv2d(2, 1, kernel, padding=(kernel - 1) // 2, bias=False)

    def gate(self, image):
        pooled = torch.cat((image.mean(1, keepdim=True), image.amax(1, keepdim=True)), 1)
        return torch.sigmoid(self.layer(pooled))

    def forward(self, image):
        return self.gate(image) * image

    def weights(self):
        return [self.layer.weight]


class PublishedCbam(nn.Module):
    """Channel attention, then spatial attention."""

    def __init__(self, channels, reduced, kernel, bias=True):
        super().__init__()
        self.channel, self.spatial = (
            PublishedChannelAttention(channels, reduced, bias),
            PublishedSpatialAttention(kernel),
        )

    def forward(self, image):
        return self.spatial(self.channel(image))

    def weights(self):
        return [*self.channel.weights(), *self.spatial.weights()]


PUBLISHED = {
    "squeeze_excitation": lambda c, r, k, bias: PublishedExcitation(c, r, bias),
    "channel_attention": lambda c, r, k, bias: PublishedChannelAttention(c, r, bias),
    "spatial_attention": lambda c, r, k, bias: PublishedSpatialAttention(k),
    "cbam": PublishedCbam,
}
SHAPES = [
    # batch, channels, height, width, hidden, kernel
    (1, 1, 1, 1, 1, 1),
    (2, 4, 8, 8, 2, 7),
    (1, 3, 10, 6, 2, 3),
    (2, 5, 1, BLOCK + 1, 3, 5),
    (1, 2, BLOCK - 1, 2, 1, 3),
    (0, 3, 4, 5, 2, 3),
]


def case(name, batch, channels, height, width, hidden, kernel, bias=True, seed=0):
    torch.manual_seed(seed)
    module = PUBLISHED[name](channels, hidden, kernel, bias).double()
    image = torch.randn(batch, channels, height, width, dtype=torch.float64, requires_grad=True)
    return module, image


def ours(name, backend, module, image, **options):
    weights = [w[0] if w.dim() == 4 else w for w in module.weights()]
    return function_of(name, backend, **options)(image, *weights)


def agree(name, backend, module, image, **options):
    """The same output, and the same gradients of the image and of every weight."""
    inputs = [image, *module.weights()]
    expected = module(image)
    assert_agree(ours(name, backend, module, image, **options), expected, inputs, atol=1e-9)


every_backend = pytest.mark.parametrize("backend", BACKENDS)
every_formula = pytest.mark.parametrize("name", PUBLISHED)


@every_backend
@every_formula
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_the_same_output_and_gradients_as_the_published_module(backend, name, shape):
    agree(name, backend, *case(name, *shape))


@every_backend
@pytest.mark.parametrize("name", ["squeeze_excitation", "cbam"])
def test_without_biases(backend, name):
    agree(name, backend, *case(name, 2, 4, 3, 5, 2, 3, bias=False), without_bias=True)


@every_backend
@pytest.mark.parametrize("name", ["channel_attention", "spatial_attention", "cbam"])
def test_the_gradient_of_a_tied_maximum_is_split_evenly(backend, name):
    """Entries of few values: most maxima are attained more than once; `amax` shares its gradient among them."""
    module, image = case(name, 2, 6, 4, 4, 2, 3)
    tied = image.detach().round().requires_grad_()
    assert (tied == tied.amax(1, keepdim=True)).sum() > 2 * 16
    agree(name, backend, module, tied)


@every_backend
@every_formula
def test_any_strides(backend, name):
    module, image = case(name, 2, 4, 5, 3, 2, 3)
    turned = image.detach().contiguous(memory_format=torch.channels_last).requires_grad_()
    agree(name, backend, module, turned)
    agree(name, backend, module, image.detach().mT.contiguous().mT.requires_grad_())


@every_backend
def test_a_nan_reaches_only_what_the_kernel_sees_of_it(backend):
    """One pixel that is not a number spoils the gate of the pixels within the kernel's reach, as in a convolution."""
    module, image = case("spatial_attention", 1, 2, 6, 7, 1, 3)
    spoilt = image.detach().clone()
    spoilt[0, 1, 2, 3] = torch.nan
    got = ours("spatial_attention", backend, module, spoilt)
    expected = torch.zeros(6, 7, dtype=torch.bool)
    expected[1:4, 2:5] = True
    assert torch.equal(got.isnan()[0].all(0), expected)
    assert torch.equal(got.isnan()[0].any(0), expected)


@every_backend
def test_the_border_counts_as_zero(backend):
    """A kernel of ones over an image of ones counts the neighbours inside: 4 at a corner, 6 at an edge, 9 within."""
    function = function_of("spatial_attention", backend)
    image, kernel = torch.ones(1, 1, 3, 3, dtype=torch.float64), torch.zeros(2, 3, 3, dtype=torch.float64)
    kernel[0] = 1.0
    counts = torch.tensor([[4.0, 6.0, 4.0], [6.0, 9.0, 6.0], [4.0, 6.0, 4.0]], dtype=torch.float64)
    torch.testing.assert_close(function(image, kernel)[0, 0], torch.sigmoid(counts))


@every_backend
@pytest.mark.parametrize("kernel", [0, 2, 4])
def test_an_even_kernel_is_refused(backend, kernel):
    function = function_of("spatial_attention", backend)
    with pytest.raises(ConstraintBroken, match=rf"the size K is {kernel}.*\n?.*1, 3, 5 or more"):
        function(torch.zeros(1, 2, 4, 4), torch.zeros(2, kernel, kernel))


def test_a_kernel_takes_two_images():
    with pytest.raises(ConstraintBroken, match="the size TWO is 3, expected 2"):
        function_of("spatial_attention", "reference")(torch.zeros(1, 2, 4, 4), torch.zeros(3, 3, 3))


@pytest.mark.parametrize("name", ["squeeze_excitation", "channel_attention", "cbam"])
@pytest.mark.parametrize("channels, hidden", [(10, 2), (3, 0)], ids=["not divisible", "ratio above the channels"])
def test_channels_that_the_ratio_does_not_divide_are_refused(name, channels, hidden):
    """With the ratio as an option the hidden width must be the number of channels divided by it."""
    specialised = formula(name, ratio=4)
    function = from_source(name, {"reference": sources_of(specialised)["reference"]}, "reference")
    module, image = case(name, 1, channels, 2, 2, max(hidden, 1), 3)
    weights = [w[0] if w.dim() == 4 else w for w in module.weights()]
    if not hidden:
        weights[:3] = torch.zeros(0, channels).double(), torch.zeros(0).double(), torch.zeros(channels, 0).double()
    with pytest.raises(ConstraintBroken, match=rf"the size C is {channels}, expected 4 \* R = {4 * hidden}"):
        function(image, *weights)
