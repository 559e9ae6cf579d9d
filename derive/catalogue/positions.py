"""Positions in the scores: rotary encoding in both layouts, and ALiBi."""

import sympy as sp

from derive.catalogue.attention import attend, output, v
from derive.catalogue.axes import M, N, e, i, j
from derive.catalogue.masks import Visibility
from derive.catalogue.scores import dot, k, q, scale
from derive.errors import FormulaError
from derive.formula import Formula, Index, Let, Size, Tensor, total, where

SU = 'Su et al., "RoFormer: Enhanced Transformer with Rotary Position Embedding", 2021, section 3.2.2'
PRESS = 'Press, Smith, Lewis, "Train Short, Test Long: Attention with Linear Biases", 2022, section 3'
LAYOUTS = ("interleaved", "half_split")

PAIRS, TWO = Size("P", "width"), Size("TWO", "width")
t, half = Index("t", PAIRS), Index("half", TWO)
IN_PAIRS = sp.Eq(TWO, 2, evaluate=False)
OFFSET, BASE = Size("offset", "param"), Size("base", "param")


class Layout:
    """Which two features of a row are a pair: neighbours, (.., P, 2), or those P places apart, (.., 2, P).

    Both are views of a row of 2 P features: x.unflatten(-1, (P, 2)) and x.unflatten(-1, (2, P)).
    """

    def __init__(self, name):
        if name not in LAYOUTS:
            raise FormulaError(f"the layout {name!r} is not known", 'use "interleaved" or "half_split"')
        self.interleaved = name == "interleaved"

    def axes(self):
        return (PAIRS, TWO) if self.interleaved else (TWO, PAIRS)

    def read(self, tensor, place, part):
        """The first (0) or second (1) feature of pair t."""
        return tensor[place, t, part] if self.interleaved else tensor[place, part, t]

    def turned(self, tensor, place, position):
        """Both features of pair t, turned by the angle position / base^(t / P)."""
        angle = position * sp.exp(-t / PAIRS * sp.log(BASE))
        first, second = self.read(tensor, place, 0), self.read(tensor, place, 1)
        return (
            first * sp.cos(angle) - second * sp.sin(angle),
            first * sp.sin(angle) + second * sp.cos(angle),
        )


def rotary_encoding(layout="interleaved"):
    """y_pt = (x_pt0 cos a - x_pt1 sin a, x_pt0 sin a + x_pt1 cos a) with a = (p + offset) / base^(t / P)"""
    chosen, p = Layout(layout), Index("p", N)
    x = Tensor("x", N, *chosen.axes())
    first, second = chosen.turned(x, p, p + OFFSET)
    places = (p, t, half) if chosen.interleaved else (p, half, t)
    value = where(half <= 0, first) + where(half > 0, second)
    return Formula(
        "rotary_encoding",
        [x],
        (Let("y", places, value),),
        title="Rotary position encoding",
        summary="Every pair of features is turned by an angle that grows with the position, at a frequency of the "
        "pair's own: the dot product of two turned vectors knows their distance only.",
        family="positions",
        references=(SU,),
        constraints=(IN_PAIRS,),
    )


def rotary_attention(layout="interleaved", **options):
    """o = softmax_j(scale R_position(i) q_i . R_j k_j) v"""
    chosen, seen = Layout(layout), Visibility(**options)
    rows, columns = Tensor("q", N, *chosen.axes()), Tensor("k", M, *chosen.axes(), grouped=True)
    pair_scale = Tensor("scale", kind="scalar", default=1 / sp.sqrt(2 * PAIRS))
    queries = [Let(f"q{n}", (i, t), x) for n, x in enumerate(chosen.turned(rows, i, seen.position))]
    keys = [Let(f"k{n}", (j, t), x) for n, x in enumerate(chosen.turned(columns, j, j))]
    score = pair_scale[()] * total(sum(a[i, t] * b[j, t] for a, b in zip(queries, keys, strict=True)), t)
    return Formula(
        "rotary_attention",
        [rows, columns, v, pair_scale, *seen.inputs],
        output(attend(score + seen.added, v[j, e], seen.condition)),
        lets=(*queries, *keys),
        title="Attention with rotary positions",
        summary="Queries and keys are turned by their positions before the dot product, so a score depends on the "
        "distance between query and key. Query i stands at i + M - N.",
        family="positions",
        references=(SU,),
        constraints=(IN_PAIRS,),
    )


def alibi(**options):
    """o = softmax_j(scale q_i . k_j - slope_h |position(i) - j|) v"""
    seen = Visibility(**options)
    slope = Tensor("slope", per_head=True, kind="constant")
    score = scale[()] * dot - slope[()] * sp.Abs(seen.position - j)
    return Formula(
        "alibi",
        [q, k, v, scale, slope, *seen.inputs],
        output(attend(score + seen.added, v[j, e], seen.condition)),
        title="Attention with linear biases (ALiBi)",
        summary="Every head takes a multiple of the distance off its scores; the slopes are not learnt but a geometric "
        "sequence over the heads.",
        family="positions",
        references=(PRESS,),
    )
