"""Formulas without pairs: the softmax of a row, squeeze-and-excitation, the sinusoidal table."""

import sympy as sp

from derive.catalogue.axes import C, D, N, c, d
from derive.formula import Formula, Index, Let, Size, Tensor, largest, relu, sigmoid, total, where

BRIDLE = 'Bridle, "Probabilistic Interpretation of Feedforward Classification Network Outputs", 1990'
HU = 'Hu et al., "Squeeze-and-Excitation Networks", 2018'
VASWANI = 'Vaswani et al., "Attention Is All You Need", 2017, section 3.5'

j = Index("j", N)
s = Tensor("s", N, heads=False)


def softmax():
    """p_j = exp(s_j) / sum_j' exp(s_j')"""
    return Formula(
        "softmax",
        [s],
        (Let("p", (j,), sp.exp(s[j]) / total(sp.exp(s[j]), j)),),
        title="Softmax",
        summary="A row of scores becomes positive weights that sum to one.",
        family="core",
        references=(BRIDLE,),
    )


def stable_softmax():
    """p_j = exp(s_j - max s) / sum_j' exp(s_j' - max s)"""
    shifted = sp.exp(s[j] - largest(s[j], j))
    return Formula(
        "stable_softmax",
        [s],
        (Let("p", (j,), shifted / total(shifted, j)),),
        title="Stable softmax",
        summary="The softmax with the row's maximum taken off first: no exponent is positive, so nothing overflows.",
        family="stability",
        references=(BRIDLE,),
    )


def squeeze_excitation():
    """z_c = mean_yx x_cyx; gate = sigmoid(W2 relu(W1 z + b1) + b2); o_cyx = gate_c x_cyx"""
    height, width, reduced = Size("Y", "pixel"), Size("X", "pixel"), Size("R", "width")
    y, x, r, c2 = Index("y", height), Index("x", width), Index("r", reduced), Index("c2", C)
    image = Tensor("image", C, height, width, heads=False)
    w1, b1 = Tensor("w1", reduced, C, shared=True), Tensor("b1", reduced, shared=True)
    w2, b2 = Tensor("w2", C, reduced, shared=True), Tensor("b2", C, shared=True)
    pooled = Let("pooled", (c,), total(image[c, y, x], y, x) / (height * width))
    hidden = Let("hidden", (r,), relu(total(w1[r, c2] * pooled[c2], c2) + b1[r]))
    gate = Let("gate", (c,), sigmoid(total(w2[c, r] * hidden[r], r) + b2[c]))
    return Formula(
        "squeeze_excitation",
        [image, w1, b1, w2, b2],
        (Let("o", (c, y, x), gate[c] * image[c, y, x]),),
        lets=(pooled, hidden, gate),
        title="Squeeze-and-excitation",
        summary="Every channel is scaled by a factor between 0 and 1 that a small network computes from the means of "
        "all channels.",
        family="vision",
        references=(HU,),
    )


def sinusoidal_encoding():
    """PE[p, 2t] = sin(p / 10000^(2t/D)), PE[p, 2t+1] = cos(the same)"""
    p = Index("p", N)
    even = sp.Eq(sp.Mod(d, 2), 0)
    angle = p * sp.Integer(10000) ** (-2 * sp.floor(d / 2) / D)
    return Formula(
        "sinusoidal_encoding",
        [],
        (Let("pe", (p, d), where(even, sp.sin(angle)) + where(sp.Not(even), sp.cos(angle))),),
        title="Sinusoidal position encoding",
        summary="Each position becomes a vector of sines and cosines of geometrically spaced frequencies, so that a "
        "shift of the position is a rotation that does not depend on it.",
        family="positions",
        references=(VASWANI,),
    )
