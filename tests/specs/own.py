"""Six formulas of a user's own: nothing in the tool knows any of them."""

import sympy as sp

from derive import Formula, Index, Let, Size, Tensor, sigmoid, total, where

N, M = Size("N"), Size("M")
D, E = Size("D", "width"), Size("E", "width")
i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
q, k, v = Tensor("q", N, D), Tensor("k", M, D), Tensor("v", M, E)
score = total(q[i, d] * k[j, d], d) / sp.sqrt(D)
causal = j <= i + M - N

capped = sp.exp(20 * sp.tanh(score / 20))
one_plus = Formula(
    "one_plus",
    [q, k, v],
    {"o": total(where(causal, capped * v[j, e]), j) / (1 + total(where(causal, capped), j))},
)

shift = Tensor("shift", shared=True)
accepted = sigmoid(score + shift[()] - sp.log(M))
sigmoid_scores = Formula("sigmoid_scores", [q, k, v, shift], {"o": total(accepted * v[j, e], j)})

sink = Tensor("sink", per_head=True)
weight = sp.exp(score)
head_sink = Formula(
    "head_sink",
    [q, k, v, sink],
    {"o": total(where(causal, weight * v[j, e]), j) / (total(where(causal, weight), j) + sp.exp(sink[()]))},
)

near = sp.exp(-total((q[i, d] - k[j, d]) ** 2, d))
distance = Formula("distance", [q, k, v], {"o": total(near * v[j, e], j) / total(near, j)})

z = total(weight, j)
with_entropy = Formula(
    "with_entropy",
    [q, k, v],
    (
        Let("o", (i, e), total(weight * v[j, e], j) / z),
        Let("entropy", (i,), sp.log(z) - total(weight * score, j) / z),
    ),
)

over_queries = Formula("over_queries", [q, k, v], {"o": total(weight / total(weight, i) * v[j, e], j)})
