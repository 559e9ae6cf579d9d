"""Attention on images: a factor for every channel (squeeze-and-excitation), for every pixel, and for both (CBAM)."""

import sympy as sp

from derive.catalogue.axes import C, c
from derive.formula import Formula, Index, Let, Size, Tensor, largest, relu, sigmoid, total, where

HU = 'Hu et al., "Squeeze-and-Excitation Networks", 2018'
WOO = 'Woo et al., "CBAM: Convolutional Block Attention Module", 2018'

HEIGHT, WIDTH = Size("Y", "pixel"), Size("X", "pixel")
REDUCED, KERNEL, PAIR = Size("R", "width"), Size("K", "width"), Size("TWO", "width")
y, x = Index("y", HEIGHT), Index("x", WIDTH)
r, c2, u, v = Index("r", REDUCED), Index("c2", C), Index("u", KERNEL), Index("v", KERNEL)

image = Tensor("image", C, HEIGHT, WIDTH, heads=False)
w1, b1 = Tensor("w1", REDUCED, C, shared=True), Tensor("b1", REDUCED, shared=True)
w2, b2 = Tensor("w2", C, REDUCED, shared=True), Tensor("b2", C, shared=True)
kernel = Tensor("kernel", PAIR, KERNEL, KERNEL, shared=True)

ODD = sp.Eq(KERNEL, 2 * sp.floor(KERNEL / 2) + 1, evaluate=False)
MEAN_AND_MAXIMUM = sp.Eq(PAIR, 2, evaluate=False)


class Excitation:
    """The network that both channel gates share: w2 relu(w1 z + b1) + b2.

    without_bias: no b1 and no b2.  ratio: the caller keeps C = ratio R, so that C is a multiple of the ratio.
    """

    def __init__(self, without_bias=False, ratio=None):
        self.biased = not without_bias
        self.inputs = (w1, b1, w2, b2) if self.biased else (w1, w2)
        self.constraints = () if ratio is None else (sp.Eq(C, ratio * REDUCED, evaluate=False),)

    def hidden(self, name, pooled):
        """The hidden layer for one pooled vector."""
        return Let(name, (r,), relu(total(w1[r, c2] * pooled[c2], c2) + (b1[r] if self.biased else 0)))

    def channels(self, hidden):
        """The network's output for one hidden layer."""
        return total(w2[c, r] * hidden[r], r) + (b2[c] if self.biased else 0)


def squeeze_excitation(without_bias=False, ratio=None):
    """z_c = mean_yx x_cyx; gate = sigmoid(W2 relu(W1 z + b1) + b2); o_cyx = gate_c x_cyx"""
    network = Excitation(without_bias, ratio)
    pooled = Let("pooled", (c,), total(image[c, y, x], y, x) / (HEIGHT * WIDTH))
    hidden = network.hidden("hidden", pooled)
    gate = Let("gate", (c,), sigmoid(network.channels(hidden)))
    return Formula(
        "squeeze_excitation",
        [image, *network.inputs],
        (Let("o", (c, y, x), gate[c] * image[c, y, x]),),
        lets=(pooled, hidden, gate),
        title="Squeeze-and-excitation",
        summary="Every channel is scaled by a factor between 0 and 1 that a small network computes from the means of "
        "all channels.",
        family="vision",
        references=(HU,),
        constraints=network.constraints,
    )


def channel_gate(network):
    """gate_c = sigmoid(MLP(mean_yx x) + MLP(max_yx x)), and what it is computed from"""
    mean = Let("mean", (c,), total(image[c, y, x], y, x) / (HEIGHT * WIDTH))
    peak = Let("peak", (c,), largest(image[c, y, x], y, x))
    of_mean, of_peak = network.hidden("hidden_mean", mean), network.hidden("hidden_peak", peak)
    gate = Let("gate", (c,), sigmoid(network.channels(of_mean) + network.channels(of_peak)))
    return mean, peak, of_mean, of_peak, gate


def pixel_gate(picture):
    """m_yx = sigmoid(sum_uv k_0uv mean_c + k_1uv max_c at y + u - (K - 1)/2, x + v - (K - 1)/2), and its two images"""
    average = Let("average", (y, x), total(picture[c, y, x], c) / C)
    highest = Let("highest", (y, x), largest(picture[c, y, x], c))
    reach = sp.floor(KERNEL / 2)
    row, column = y + u - reach, x + v - reach
    inside = sp.And(row >= 0, row < HEIGHT, column >= 0, column < WIDTH)
    taps = kernel[0, u, v] * average[row, column] + kernel[1, u, v] * highest[row, column]
    return average, highest, Let("m", (y, x), sigmoid(total(where(inside, taps), u, v)))


def channel_attention(without_bias=False, ratio=None):
    """gate = sigmoid(MLP(mean_yx x) + MLP(max_yx x)); o_cyx = gate_c x_cyx"""
    network = Excitation(without_bias, ratio)
    lets = channel_gate(network)
    return Formula(
        "channel_attention",
        [image, *network.inputs],
        (Let("o", (c, y, x), lets[-1][c] * image[c, y, x]),),
        lets=lets,
        title="Channel attention (CBAM)",
        summary="Every channel is scaled by a factor between 0 and 1; one small network sees the means of all "
        "channels, then their maxima, and its two outputs are added before the sigmoid.",
        family="vision",
        references=(WOO,),
        constraints=network.constraints,
    )


def spatial_attention():
    """m = sigmoid(conv_KxK([mean_c x; max_c x])); o_cyx = m_yx x_cyx"""
    lets = pixel_gate(image)
    return Formula(
        "spatial_attention",
        [image, kernel],
        (Let("o", (c, y, x), lets[-1][y, x] * image[c, y, x]),),
        lets=lets,
        title="Spatial attention (CBAM)",
        summary="Every pixel is scaled by a factor between 0 and 1 that a convolution computes from the mean and the "
        "maximum over the channels; past the border of the image both count as 0.",
        family="vision",
        references=(WOO,),
        constraints=(ODD, MEAN_AND_MAXIMUM),
    )


def cbam(without_bias=False, ratio=None):
    """channel attention, then spatial attention of what it gives"""
    network = Excitation(without_bias, ratio)
    gates = channel_gate(network)
    scaled = Let("scaled", (c, y, x), gates[-1][c] * image[c, y, x])
    pixels = pixel_gate(scaled)
    return Formula(
        "cbam",
        [image, *network.inputs, kernel],
        (Let("o", (c, y, x), pixels[-1][y, x] * scaled[c, y, x]),),
        lets=(*gates, scaled, *pixels),
        title="Convolutional block attention module (CBAM)",
        summary="Channel attention, then spatial attention of its output: an image scaled by a factor for every "
        "channel and by one for every pixel, both between 0 and 1.",
        family="vision",
        references=(WOO,),
        constraints=(*network.constraints, ODD, MEAN_AND_MAXIMUM),
    )
