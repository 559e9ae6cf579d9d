"""Formulas of shifted sequences: differences, convolutions and mixtures of neighbours, before and behind attention."""

import sympy as sp

from derive import Formula, Index, Size, Tensor, total, where
from derive.formula import Let, sigmoid

L, D, E, TAPS = Size("L"), Size("D", "width"), Size("E", "width"), Size("C", "width")
x, y, d, e, c = Index("x", L), Index("y", L), Index("d", D), Index("e", E), Index("c", TAPS)
q, k, v = Tensor("q", L, D), Tensor("k", L, D), Tensor("v", L, E)
mix, taps = Tensor("mix", D, shared=True), Tensor("taps", TAPS, shared=True)
SIZES = {"BATCH": 1, "HEADS": 2, "D": 3, "E": 2, "C": 3}


def softmax(score, value):
    weight = sp.exp(score)
    return total(where(y <= x, weight * value), y) / total(where(y <= x, weight), y)


def dot(left, right):
    return total(left[x, d] * right[y, d], d) / 2


def convolved(tensor, z):
    return Let("conv", (x, z), total(where(x - c >= 0, taps[c] * tensor[x - c, z]), c))


def mixed(name, tensor):
    before = where(x >= 1, tensor[x - 1, d])
    return Let(name, (x, d), sigmoid(mix[d]) * tensor[x, d] + (1 - sigmoid(mix[d])) * before)


CONVOLVED_Q, CONVOLVED_K, CONVOLVED_V = convolved(q, d), convolved(k, d), convolved(v, e)
MIXED_Q, MIXED_K = mixed("mixed_q", q), mixed("mixed_k", k)
STEPS = Let("steps", (x, e), v[x, e] - where(x >= 1, v[x - 1, e]))
AHEAD = Let("ahead", (x, e), v[x, e] * where(x + 1 < L, v[x + 1, e]))
ATTENDED = Let("attended", (x, e), softmax(dot(q, k), v[y, e]))
LINEAR = total(where(y <= x, dot(q, MIXED_K) * STEPS[y, e]), y)

CASES = {
    "convolved q": ([q, k, v, taps], [CONVOLVED_Q], softmax(dot(CONVOLVED_Q, k), v[y, e])),
    "convolved k": ([q, k, v, taps], [CONVOLVED_K], softmax(dot(q, CONVOLVED_K), v[y, e])),
    "convolved v": ([q, k, v, taps], [CONVOLVED_V], softmax(dot(q, k), CONVOLVED_V[y, e])),
    "differences": ([q, k, v], [STEPS], softmax(dot(q, k), STEPS[y, e])),
    "next value": ([q, k, v], [AHEAD], softmax(dot(q, k), AHEAD[y, e])),
    "mixed q and k": ([q, k, v, mix], [MIXED_Q, MIXED_K], softmax(dot(MIXED_Q, MIXED_K), v[y, e])),
    "carried sums": ([q, k, v, mix], [MIXED_K, STEPS], LINEAR),
    "neighbours of the result": ([q, k, v], [ATTENDED], ATTENDED[x, e] + where(x >= 1, ATTENDED[x - 1, e])),
}


def formula(name):
    inputs, lets, out = CASES[name]
    return Formula("neighbours", inputs, {"o": out}, lets=lets)
