"""Formulas without pairs: the softmax of a row, the sinusoidal table."""

import sympy as sp

from derive.catalogue.axes import D, N, d
from derive.formula import Formula, Index, Let, Tensor, largest, total, where

BRIDLE = 'Bridle, "Probabilistic Interpretation of Feedforward Classification Network Outputs", 1990'
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
