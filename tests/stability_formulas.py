"""Formulas that a naive stabilisation gets wrong: several normalisers, quotients of different sums, odd sinks."""

import sympy as sp

from derive.formula import Formula, Index, Let, Size, Tensor, largest, relu, sigmoid, total, where

N, M = Size("N"), Size("M")
D, E = Size("D", "width"), Size("E", "width")
i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
p, c, f = Index("p", N), Index("c", D), Index("f", E)
q, k, v = Tensor("q", N, D), Tensor("k", M, D), Tensor("v", M, E)
s, t, g = Tensor("s", N, M), Tensor("t", N), Tensor("g", shared=True)

score, dot = s[i, j], total(q[i, d] * k[j, d], d)
weight, mirrored = sp.exp(score), sp.exp(-score)
z = total(weight, j)


def soft(x, visible=sp.true, factor=1):
    """The average of the values with softmax weights, each times a factor."""
    w = factor * sp.exp(x)
    return total(where(visible, w * v[j, e]), j) / total(where(visible, w), j)


def formula(name, inputs, output, *lets):
    return Formula(name, inputs, (Let("o", (i, e), output), *lets))


P = Size("P")
r = Index("r", P)
k2, v2, u, x = Tensor("k2", P, D), Tensor("v2", P, E), Tensor("u", M), Tensor("x", N, E)
dot2, both = total(q[i, d] * k2[r, d], d), weight + sp.exp(dot)
share = weight / z
given = Tensor("s", N, M, kind="constant")
zg = total(sp.exp(given[i, j]), j)
NEGATIVE = mirrored / total(mirrored, j)
LSE, LSE_CAUSAL = Let("a", (i,), sp.log(z)), Let("b", (i,), sp.log(total(where(j <= i, weight), j)))

FORMULAS = {
    x.id: x
    for x in (
        formula("two_masks", [s, v], soft(score), Let("c", (i, e), soft(score, j <= i))),
        formula("sum_of_two_masks", [s, v], soft(score) + soft(score, j <= i)),
        Formula("two_logsumexps", [s], (LSE, LSE_CAUSAL)),
        formula("product", [s, v], soft(score) ** 2),
        formula("two_scores", [q, k, s, v], soft(score) * soft(dot)),
        formula("three_times_the_score", [s, v], soft(3 * score) * soft(score)),
        formula("difference", [s, v], soft(score) - soft(-score)),
        formula("difference_with_a_factor", [q, k, s, v, g], soft(score) - g[()] * soft(dot)),
        formula("mirrored_weights", [s, v], total(weight / z * NEGATIVE * v[j, e], j)),
        formula("quotient_of_sums", [q, k, v], total(sp.exp(dot + 1) * v[j, e], j) / total(sp.exp(dot), j)),
        formula("squared_weights", [s, v], total((weight / z) ** 2 * v[j, e], j)),
        formula("temperature_of_a_row", [s, t, v], soft(score * sp.exp(t[i]))),
        formula("two_gates", [q, k, v, t, g], soft(dot * sp.exp(-t[i]) * sp.exp(g[()]))),
        formula("less_the_mean", [s, v], soft(score) - total(v[j, e], j) / M),
        formula(
            "sink_of_the_query", [q, k, v],
            total(sp.exp(dot) * v[j, e], j) / (total(sp.exp(dot), j) + sp.exp(total(q[i, d] ** 2, d))),
        ),
        formula("sink_of_a_row", [s, v, t], total(weight * v[j, e], j) / (z + sp.exp(t[i]))),
        formula("other_name_of_the_queries", [s, v], total(weight / total(sp.exp(s[p, j]), p) * v[j, e], j)),
        formula("capped_above", [s, v], soft(sp.Min(score, 5))),
        formula("absolute", [s, v], soft(-sp.Abs(score))),
        formula("with_a_sign", [s, v], soft(score * sp.sign(score))),
        formula("leaky", [s, v], soft(sp.Max(score, score / 10))),
        formula("positive_scores", [s, v], soft(score, score > 0)),
        formula("gate_of_a_row", [s, v, t], where(t[i] > 0, soft(score))),
        formula("with_the_largest", [s, v], soft(score), Let("top", (i,), largest(score, j))),
        formula("sum_of_exponentials", [q, k, s, v], total(both * v[j, e], j) / total(both, j)),
        formula(
            "two_memories", [q, k, v, k2, v2],
            (total(sp.exp(dot) * v[j, e], j) + total(sp.exp(dot2) * v2[r, e], r))
            / (total(sp.exp(dot), j) + total(sp.exp(dot2), r)),
        ),
        formula(
            "factor_of_the_key", [s, u, v],
            total(weight * sp.exp(u[j]) * v[j, e], j) / total(weight * sp.exp(u[j]), j),
        ),
        formula("softmax_of_a_softmax", [s, v], soft(weight / z)),
        formula("divided_twice", [s, v], total(weight / z * v[j, e], j) / total(weight / z, j)),
        formula("residual", [s, v, x], 2 * soft(score) + x[i, e]),
        formula("renyi", [s, v], soft(score), Let("r", (i,), sp.log(total(weight**2, j)) - 2 * sp.log(z))),
        formula("lowest", [s, v], soft(score), Let("low", (i,), -largest(-score, j))),
        formula("weights_of_a_sigmoid", [s, u, v], soft(score, j <= i, sigmoid(u[j]))),
        formula("weights_above_a_number", [s, u, v], soft(score, j <= i, 1 + relu(u[j]) + sp.Abs(u[j]))),
        formula("weights_of_a_norm", [s, v], soft(score, j <= i, sp.sqrt(1 + total(v[j, f] ** 2, f) / E))),
        formula("count_beside", [s, v], soft(score, j <= i) * sp.sqrt(total(where(j <= i, 1), j))),
        formula("another_sum_beside", [s, v], soft(score, j <= i) * total(where(j <= i, v[j, e] ** 2), j)),
        formula("normed_keys", [q, k, v], soft(dot / sp.sqrt(total(k[j, d] ** 2, d)), j <= i)),
    )
}  # fmt: skip

POWERS = {
    f.id: f
    for f in (
        Formula("gini", [s], (Let("o", (i,), 1 - total(share**2, j)),)),
        Formula("inverse_participation", [s], (Let("o", (i,), 1 / total(share**2, j)),)),
        Formula("renyi_of_squares", [s], (Let("o", (i,), -sp.log(total(share**2, j))),)),
        Formula("tsallis", [s], (Let("o", (i,), (1 - total(share**3, j)) / 2),)),
        Formula("tsallis_of_a_fraction", [s], (Let("o", (i,), 2 - 2 * total(share ** sp.Rational(3, 2), j)),)),
        formula("sharpened", [s, v], total(share**2 * v[j, e], j) / total(share**2, j)),
        formula("squares_of_products", [q, k, v], total((sp.exp(dot) / total(sp.exp(dot), j)) ** 2 * v[j, e], j)),
        formula("residual_of_squares", [s, v, x], x[i, e] + total(share**2 * v[j, e], j)),
        FORMULAS["squared_weights"],
        FORMULAS["three_times_the_score"],
        FORMULAS["renyi"],
    )
}  # fmt: skip

BELOW_ONE = {
    f.id: f
    for f in (
        Formula("share_of_a_sink", [s, g], (Let("o", (i,), sp.exp(g[()]) / (sp.exp(g[()]) + z)),)),
        Formula("what_one_more_takes", [s], (Let("o", (i,), 1 / (1 + z)),)),
    )
}  # what stands beside the keys takes part in the row's maximum

BY_HAND = {
    f.id: f
    for f in (
        Formula("sigmoid_by_hand", [q], (Let("o", (i, d), 1 / (1 + sp.exp(-q[i, d]))),)),
        Formula("its_square", [q], (Let("o", (i, d), 3 / (1 + sp.exp(-q[i, d])) ** 2),)),
        Formula("the_larger_of_two", [q], (Let("o", (i, d), sp.exp(2 * q[i, d]) / (1 + sp.exp(2 * q[i, d]))),)),
        Formula("silu", [q], (Let("o", (i, d), q[i, d] / (1 + sp.exp(-q[i, d]))),)),
        Formula("softplus_of_a_row", [q], (Let("o", (i, d), sp.log(1 + sp.exp(q[i, d]))),)),
        Formula("softplus_of_a_sum", [q], (Let("o", (i,), sp.log(1 + sp.exp(total(q[i, d], d)))),)),
        formula("sigmoid_scores", [s, v], total(weight / (1 + weight) * v[j, e], j)),
        formula("powers_of_two", [s, v], total(2**score * v[j, e], j) / total(2**score, j)),
        formula("powers_of_a_half", [s, v], soft(-score) - total(0.5**score * v[j, e], j) / total(0.5**score, j)),
    )
}  # that have forms which do not overflow

UNBOUNDED = {
    f.id: f
    for f in (
        formula("quotient_of_two_scores", [q, k, s, v], total(sp.exp(dot) * v[j, e], j) / z),
        formula("one_more", [q, k, s, v], 1 + total(sp.exp(dot) * v[j, e], j) / z),
        Formula("over_features", [q], (Let("o", (i, d), sp.exp(q[i, d]) / total(sp.exp(q[i, c]), c)),)),
        formula("square_over_the_sum", [s, v], total(sp.exp(2 * score) * v[j, e], j) / z),
        formula("over_distances", [s, v], total(weight * v[j, e], j) / total(sp.exp(-((i - j) ** 2)), j)),
        Formula("logsumexp_beside_one_more", [given], (Let("o", (i,), 1 / (1 + zg)), Let("p", (i,), sp.log(zg)))),
        formula("tanh_of_exponentials", [s, v], total((weight - mirrored) / (weight + mirrored) * v[j, e], j)),
    )
}  # fmt: skip

IN_GRADIENTS = {
    f.id: f
    for f in (
        Formula("share_of_the_keys", [s], (Let("o", (i,), z / (1 + z)),)),
        formula("two_visibilities", [s, v], soft(score), Let("b", (i,), sp.log(z + total(where(j <= i, weight), j)))),
    )
}  # whose gradients have an exponential without its normaliser

SUMS = {
    "softplus": formula(
        "softplus", [s, v], total(sp.log(1 + weight) * v[j, e], j) / total(sp.log(1 + weight), j)
    ),
    "causal_features": formula(
        "causal_features", [q, k, v],
        total(where(j <= i, total(sp.exp(q[i, d]) * sp.exp(k[j, d]), d) * v[j, e]), j),
    ),
}  # fmt: skip
