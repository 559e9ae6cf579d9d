"""Formulas of the cases' own, beside those of the catalogue."""

import sympy as sp

from derive.formula import Formula, Index, Let, Size, Tensor, total, where

N, M = Size("N"), Size("M")
D, E = Size("D", "width"), Size("E", "width")
i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
q, k, v = Tensor("q", N, D), Tensor("k", M, D, grouped=True), Tensor("v", M, E, grouped=True)
dot = total(q[i, d] * k[j, d], d)
values = v[j, e]
causal = j <= i + M - N


def attend(weight, seen=sp.true, value=values):
    """The average of the values, weighted."""
    return total(where(seen, weight * value), j) / total(where(seen, weight), j)


def attention_like(name, weight, seen=sp.true, inputs=(q, k, v)):
    """A formula with one output o (i, e): the weighted average over the visible keys."""
    return Formula(name, inputs, (Let("o", (i, e), attend(weight, seen)),))


def linear_attention(seen=sp.true):
    """Features exp(x), which are positive: weight_ij = sum_d exp(q_id) exp(k_jd)."""
    return attention_like("linear_features", total(sp.exp(q[i, d]) * sp.exp(k[j, d]), d), seen)


def sink():
    """One more term in the denominator, learnable, a number a head."""
    extra = Tensor("extra", per_head=True)
    weight = sp.exp(dot / 2)
    out = total(weight * values, j) / (total(weight, j) + sp.exp(extra[()]))
    return Formula("sink", (q, k, v, extra), (Let("o", (i, e), out),))


def entropy():
    """The entropy of the weights beside the output."""
    score = dot / 2
    z = total(sp.exp(score), j)
    second = sp.log(z) - total(sp.exp(score) * score, j) / z
    return Formula("entropy", (q, k, v), (Let("o", (i, e), attend(sp.exp(score))), Let("entropy", (i,), second)))


def product():
    """o_ie = sum_j (q_i . k_j) v_je: sums of products and nothing else."""
    return Formula("products", (q, k, v), (Let("o", (i, e), total(dot * values, j)),))


def rotary():
    """Pairs (even, odd) of each query and key are turned by an angle that grows with the position."""
    T = Size("T", "width")
    t = Index("t", T)
    tensors = [Tensor(name, size, T) for name, size in (("q0", N), ("q1", N), ("k0", M), ("k1", M))]
    q0, q1, k0, k1 = tensors
    rate = sp.Integer(10000) ** (-t / T)
    a, b = (i + M - N) * rate, j * rate
    query = q0[i, t] * sp.cos(a) - q1[i, t] * sp.sin(a), q0[i, t] * sp.sin(a) + q1[i, t] * sp.cos(a)
    key = k0[j, t] * sp.cos(b) - k1[j, t] * sp.sin(b), k0[j, t] * sp.sin(b) + k1[j, t] * sp.cos(b)
    score = total(query[0] * key[0] + query[1] * key[1], t)
    return attention_like("rotated", sp.exp(score / 2), causal, (*tensors, v))


def alibi():
    """A slope a head, times the distance."""
    slope = Tensor("slope", per_head=True)
    return attention_like("slopes", sp.exp(dot / 2 - slope[()] * (i + M - N - j)), causal, (q, k, v, slope))
