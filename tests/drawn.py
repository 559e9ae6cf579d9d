"""Formulas drawn by Hypothesis: score x normaliser x visibility x bias x outputs, with names and orders shuffled.

`formulas()` draws a `Drawn`: a Formula that nobody wrote by hand, small sizes, and the data for its inputs.
"""

import itertools
import os
import zlib
from dataclasses import dataclass

import numpy as np
import sympy as sp
import torch
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from derive.derivation import fingerprint
from derive.formula import Formula, Index, Let, Size, Tensor, relu, sigmoid, total, where

NAMES = (
    "q", "x0", "lambda", "sum", "torch", "exp", "E", "S", "N", "Q", "tl", "t1", "keep", "float", "acc", "i_0", "lse",
    "p1", "g2", "max", "range", "B", "mask_", "m", "class", "d_q", "out", "b0", "score", "weight",
)  # fmt: skip
SCORES = ("dot", "dot_root", "softcap", "distance", "additive", "bilinear", "slope")
NORMALISERS = ("softmax", "one_plus", "sigmoid", "sink", "relu_squared", "linear", "over_queries")
VISIBILITIES = ("all", "lower_right", "upper_left", "window", "mask", "lengths", "strided", "prefix", "mask_and_causal")
BIASES = ("none", "full", "relative", "scalar", "key")
OUTPUTS = ("o", "entropy", "logsumexp", "centred", "gated", "two")

PARTS = 4  # so that several processes can share the work
EXAMPLES = -(-int(os.environ.get("DERIVE_DRAWN", "212")) // PARTS)  # in each part; at least 200 together
BLOCK = 16
LENGTHS = (1, 2, 3, 5, BLOCK - 1, BLOCK, BLOCK + 1)
WIDTHS = (1, 3, 4)
LEADING = ((1, 1), (2, 1), (1, 2))  # batch, heads: an interpreter runs a program for each


@dataclass(frozen=True)
class Drawn:
    """choices: the words that were drawn; sizes: name -> int; tensors: name -> float64 tensor (or a number); counted:
    the names of the sizes that count queries and keys."""

    formula: Formula
    choices: tuple
    sizes: dict
    tensors: dict
    counted: tuple = ()

    @property
    def rows_and_keys(self):
        """How many queries and keys there are."""
        return tuple(self.sizes[name] for name in self.counted)


def drawn_formulas(count, part, check=lambda drawn: None):
    """Draws formulas until `count` different ones are checked, always the same ones for a part; these, in order.

    Within a run Hypothesis varies what it has drawn, and often repeats it; so there is a seed for each few.
    """
    checked = {}

    def draw(drawn):
        text = fingerprint(drawn.formula)
        if text not in checked:
            check(drawn)
            checked[text] = drawn

    run = settings(max_examples=10, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    numbers = itertools.count(1000 * part)
    while len(checked) < count:
        seed(next(numbers))(run(given(formulas())(draw)))()
    return list(checked.values())


class _Words:
    """Names without a clash, taken from a shuffled list."""

    def __init__(self, names):
        self.left = list(names)

    def take(self):
        return self.left.pop()


def a_few(count, **choices):
    """Some drawn formulas, always the same; the first that Hypothesis draws is left out, where all has size 1."""
    found = []

    @seed(zlib.crc32(repr(sorted(choices.items())).encode()))
    @settings(max_examples=count + 1, deadline=None, database=None, phases=[Phase.generate])
    @given(formulas(**choices))
    def draw(drawn):
        found.append(drawn)

    draw()
    return found[1:]


@st.composite
def formulas(
    draw, scores=SCORES, normalisers=NORMALISERS, visibilities=VISIBILITIES, biases=BIASES, outputs=OUTPUTS,
    lengths=LENGTHS,
):  # fmt: skip
    choices = tuple(draw(st.sampled_from(x)) for x in (scores, normalisers, visibilities, biases, outputs))
    words = _Words(draw(st.permutations(NAMES)))
    maker = _Maker(words, *choices)
    outs = maker.outputs()
    formula = Formula("drawn", draw(st.permutations(maker.inputs)), outs)
    sizes = dict(zip(("BATCH", "HEADS"), draw(st.sampled_from(LEADING)), strict=True))
    for size in maker.sizes:
        sizes[size.name] = draw(st.sampled_from(lengths if size.role == "length" else WIDTHS))
    if maker.table is not None:
        sizes[maker.table.name] = sizes[maker.N.name] + sizes[maker.M.name] - 1
    generator = np.random.default_rng(draw(st.integers(0, 2**31)))
    data = {t.name: _data(t, formula, sizes, generator) for t in formula.inputs}
    return Drawn(formula, choices, sizes, data, (maker.N.name, maker.M.name))


def _data(tensor, formula, sizes, generator):
    """Real numbers are those of float32, so that a backend in float32 is given the same ones."""
    if tensor.kind == "scalar":
        return float(np.float32(generator.uniform(0.2, 1.0)))
    extents = [sizes[a.size.name] for a in tensor.leading()] + [sizes[s.name] for s in tensor.sizes]
    if tensor.kind == "bool":
        return torch.from_numpy(generator.random(extents) < 0.6)
    if tensor.kind == "integer":
        return torch.from_numpy(generator.integers(0, 6, extents))
    return torch.from_numpy(generator.standard_normal(extents)).float().double()


class _Maker:
    def __init__(self, words, score, normaliser, visibility, bias, output):
        take = words.take
        self.N, self.M = Size(take()), Size(take())
        self.D, self.E, self.A = (Size(take(), "width") for _ in range(3))
        self.i, self.j = Index(take(), self.N), Index(take(), self.M)
        self.d, self.d2, self.e, self.a = (Index(take(), s) for s in (self.D, self.D, self.E, self.A))
        self.take, self.table, self.inputs = take, None, []
        self.q, self.k, self.v = (self.input(*s) for s in ((self.N, self.D), (self.M, self.D), (self.M, self.E)))
        self.normaliser, self.output = normaliser, output
        self.seen = getattr(self, f"see_{visibility}")()
        self.score = getattr(self, f"score_{score}")() + getattr(self, f"bias_{bias}")()
        used = set().union(*(t.sizes for t in self.inputs))
        self.sizes = [s for s in (self.N, self.M, self.D, self.E, self.A) if s in used]

    def input(self, *sizes, **flags):
        tensor = Tensor(self.take(), *sizes, **flags)
        self.inputs.append(tensor)
        return tensor

    def dot(self):
        return total(self.q[self.i, self.d] * self.k[self.j, self.d], self.d)

    def score_dot(self):
        return self.input(kind="scalar")[()] * self.dot()

    def score_dot_root(self):
        return self.dot() / sp.sqrt(self.D)

    def score_softcap(self):
        return 3 * sp.tanh(self.dot() / 3)

    def score_distance(self):
        return -total((self.q[self.i, self.d] - self.k[self.j, self.d]) ** 2, self.d) / 4

    def score_additive(self):
        w1, w2 = (self.input(self.A, self.D, shared=True) for _ in range(2))
        u = self.input(self.A, shared=True)
        hidden = total(w1[self.a, self.d] * self.q[self.i, self.d], self.d)
        hidden += total(w2[self.a, self.d] * self.k[self.j, self.d], self.d)
        return total(u[self.a] * sp.tanh(hidden), self.a)

    def score_bilinear(self):
        w = self.input(self.D, self.D, shared=True)
        row = total(w[self.d, self.d2] * self.k[self.j, self.d2], self.d2)
        return total(self.q[self.i, self.d] * row, self.d) / 2

    def score_slope(self):
        slope = self.input(per_head=True)
        return self.dot() / 2 - slope[()] * (self.i + self.M - self.N - self.j)

    def bias_none(self):
        return 0

    def bias_full(self):
        return self.input(self.N, self.M)[self.i, self.j]

    def bias_relative(self):
        self.table = Size(self.take())
        return self.input(self.table, per_head=True)[self.i - self.j + self.M - 1]

    def bias_scalar(self):
        return self.input(shared=True)[()]

    def bias_key(self):
        return self.input(self.M)[self.j]

    @property
    def position(self):
        return self.i + self.M - self.N

    def see_all(self):
        return sp.true

    def see_lower_right(self):
        return self.j <= self.position

    def see_upper_left(self):
        return self.j <= self.i

    def see_window(self):
        return sp.And(self.j >= self.position - 2, self.j <= self.position + 1)

    def see_mask(self):
        return self.input(self.N, self.M, kind="bool")[self.i, self.j] > 0

    def see_lengths(self):
        return self.j < self.input(kind="integer", heads=False)[()]

    def see_strided(self):
        return sp.Eq(sp.Mod(self.i - self.j, 2), 0)

    def see_prefix(self):
        return sp.Or(self.j <= self.position, self.j < 2)

    def see_mask_and_causal(self):
        return sp.And(self.see_lower_right(), self.input(self.M, kind="bool")[self.j] > 0)

    def weight(self):
        """(weight, denominator)"""
        over = self.i if self.normaliser == "over_queries" else self.j
        if self.normaliser == "sigmoid":
            return sigmoid(self.score), sp.S.One
        if self.normaliser == "linear":
            return self.score, sp.S.One
        if self.normaliser == "relu_squared":
            weight = relu(self.score) ** 2
            return weight, total(where(self.seen, weight), self.j)
        weight = sp.exp(self.score)
        extra = {"one_plus": 1}.get(self.normaliser, 0)
        if self.normaliser == "sink":
            extra = sp.exp(self.input(per_head=True)[()])
        return weight, total(where(self.seen, weight), over) + extra

    def outputs(self):
        weight, denominator = self.weight()
        values = self.v[self.j, self.e]
        row = (self.i, self.e)
        normal = self.normaliser in ("softmax", "one_plus", "sink")

        def mean(x):
            if self.normaliser == "over_queries":
                return total(where(self.seen, weight / denominator * x), self.j)
            return total(where(self.seen, weight * x), self.j) / denominator

        out = [Let("o", row, mean(values))]
        if self.output == "entropy" and self.normaliser == "softmax":
            out.append(Let("entropy", (self.i,), sp.log(denominator) - mean(self.score)))
        elif self.output == "logsumexp" and normal:
            out.append(Let("logz", (self.i,), sp.log(denominator)))
        elif self.output == "centred" and self.normaliser == "softmax":
            out = [Let("o", row, mean(values - mean(values)))]
        elif self.output == "gated":
            gate = self.input(self.N, self.E)
            out = [Let("o", row, sigmoid(gate[self.i, self.e]) * mean(values))]
        elif self.output == "two":
            out.append(Let("first", (self.i,), mean(self.score)))
        return out
