"""Formulas, each with one thing that the proofs of its passes need: small, and none of the catalogue's."""

import sympy as sp

from derive.formula import Formula, Index, Let, Size, Tensor, logsigmoid, relu, total, where

N, M, L = Size("N"), Size("M"), Size("L")
D, E, K = Size("D", "width"), Size("E", "width"), Size("K", "width")
i, j, e, d = Index("i", N), Index("j", M), Index("e", E), Index("d", D)
x, y, z = Index("x", L), Index("y", L), Index("z", L)
q, k, v = Tensor("q", N, D, heads=False), Tensor("k", M, D, heads=False), Tensor("v", M, E, heads=False)
own_v = Tensor("v", L, E, heads=False)
CAUSAL = j <= i + M - N
scores = total(q[i, d] * k[j, d], d)


def one(name, inputs, value, indices=(i, e), **more):
    """A formula with one output, o."""
    return Formula(name, inputs, (Let("o", indices, value),), **more)


def masked_score():
    """An output of pairs that is a sum over widths, 0 where it is not seen."""
    return one("masked_score", [q, k], total(where(CAUSAL, q[i, d] * k[j, d]), d), (i, j))


def one_sequence():
    """Both indices of a score run over one range."""
    s = Tensor("s", L, L, heads=False)
    w = sp.exp(s[x, y])
    value = total(where(y <= x, w * own_v[y, e]), y) / total(where(y <= x, w), y)
    return one("one_sequence", [s, own_v], value, (x, e))


def decay():
    """The derivative of logsigmoid, and a sum whose terms carry the index itself."""
    rate = Tensor("rate", heads=False)
    return one(
        "decay", [own_v, rate], total(where(y <= x, sp.exp((x - y) * logsigmoid(rate[()])) * own_v[y, e]), y), (x, e)
    )


def signed():
    """A normaliser of either sign."""
    value = total(where(CAUSAL, scores * v[j, e]), j) / total(where(CAUSAL, scores), j)
    return one("signed", [q, k, v], value)


def positive():
    """A normaliser that is positive where a row sees something and the width is not 0."""
    similarity = total(sp.exp(q[i, d]) * sp.exp(k[j, d]), d)
    value = total(where(CAUSAL, similarity * v[j, e]), j) / total(where(CAUSAL, similarity), j)
    return one("positive", [q, k, v], value)


def border():
    """An array at a moved place that may lie outside, another at a fixed place."""
    f, kernel, u = Tensor("f", L, heads=False), Tensor("kernel", Size("TWO", "width"), K, shared=True), Index("u", K)
    inside = sp.And(x + u - 1 >= 0, x + u - 1 < L)
    value = total(where(inside, (kernel[0, u] + kernel[1, u]) * f[x + u - 1]), u)
    return one("border", [f, kernel], relu(value), (x,))


def shared_bias():
    """The gradient of a bias of pairs, a sum over the batch of what tiles hold."""
    s, b = Tensor("s", N, M), Tensor("b", N, M, shared=True)
    seen = Tensor("v", M, E)
    return one("shared_bias", [s, b, seen], total(where(CAUSAL, sp.exp(s[i, j] * b[i, j]) * seen[j, e]), j))


def standardised():
    """The derivative of a root."""
    line = Tensor("line", L, heads=False)
    centred = line[x] - total(line[y], y) / L
    spread = total((line[z] - total(line[y], y) / L) ** 2, z) / L
    return one("standardised", [line], centred / sp.sqrt(spread + 1), (x,))


OWN = {f.__name__: f for f in (masked_score, one_sequence, decay, signed, positive, border, shared_bias, standardised)}
