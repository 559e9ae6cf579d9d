"""Weights that positions alone give: under a condition, carried from block to block, with a slope of each head."""

import checked
import emit_cases
import pytest
import sympy as sp
from prepared import prepare

from derive import Formula, Index, Size, Tensor, total, where
from derive.formula import Let, largest

N, M = Size("N"), Size("M")
D, E = Size("D", "width"), Size("E", "width")
i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
q, k, v, x = Tensor("q", N, D), Tensor("k", M, D), Tensor("v", M, E), Tensor("x", N, E)
left, right = Tensor("left", N, D, shared=True), Tensor("right", M, D, shared=True)
table = Tensor("table", M, E, shared=True)
slope, gain = Tensor("slope", per_head=True), Tensor("gain", shared=True)
DOT = total(q[i, d] * k[j, d], d) / 2
SHARED = total(left[i, d] * right[j, d], d)
BY_ROW = Let("by_row", (i, j), sp.tanh(total(q[i, d], d)))
BY_COLUMN = Let("by_column", (i, j), sp.exp(total(k[j, d], d) / 2))
BY_PLACE = Let("by_place", (i, j), sp.cos(i - j))


def causal(weight, value=v):
    return total(where(j <= i, weight * value[j, e]), j)


def softmax(score):
    return causal(sp.exp(score)) / total(where(j <= i, sp.exp(score)), j)


CASES = {
    "inverse distance": ([v, x], x[i, e] + causal(1 / (i - j + 1))),
    "decay": ([v, x], x[i, e] + causal(sp.exp((j - i) / 3))),
    "decay by the length": ([v, x], x[i, e] + causal(sp.exp((j - i) / M))),
    "decay of each head": ([v, slope], causal(sp.exp((j - i) * slope[()] ** 2))),
    "decay that is learned": ([v, x, gain], x[i, e] + causal(sp.exp((j - i) * gain[()] ** 2))),
    "decay of scores": ([q, k, v], causal(DOT * sp.exp((j - i) / 3))),
    "doubly exponential": ([q, k, v], causal(DOT * sp.exp(sp.exp(-j) - sp.exp(-i)))),
    "from behind": ([v, x], x[i, e] + total(where(j >= i, sp.exp((i - j) / 3) * v[j, e]), j)),
    "in a window": ([v, x], x[i, e] + total(where((j <= i) & (j > i - 4), sp.exp((j - i) / 3) * v[j, e]), j)),
    "everywhere": ([v, x], x[i, e] + total(sp.exp(-((i - j) ** 2) / sp.Integer(30)) * v[j, e], j)),
    "of a table": ([table, x], x[i, e] + causal(1 / (i - j + 1), table)),
    "gaussian of each head": ([v, slope], causal(sp.exp(-(slope[()] ** 2) * (i - j) ** 2))),
    "logarithm of the distance": ([q, k, v, slope], softmax(DOT + slope[()] * sp.log(i - j + 1))),
    "root of the distance": ([q, k, v, slope], softmax(DOT + slope[()] * sp.sqrt(i - j) / (i + 1))),
    "scores that grow where hidden": ([q, k, v], softmax(DOT * sp.exp(99 * (j - i)))),
    "learned places": ([left, right, v], causal(SHARED)),
    "softmax of learned places": ([left, right, v], softmax(SHARED)),
    "a value of the row": ([q, k, v], total(BY_ROW[i, j], j) * causal(DOT) + total(BY_ROW[i, j] * v[j, e], j)),
    "a value of the column": ([k, v], total(BY_COLUMN[i, j] * v[j, e], j) + largest(BY_COLUMN[i, j], j)),
    "a value of the places": ([q, k, v], total(BY_PLACE[i, j], j) * causal(DOT) + causal(BY_PLACE[i, j])),
    "if there are many": ([q, k, v], causal(DOT) + where(M > 5, total(q[i, d], d)) + total(where(M > 9, DOT), j)),
}


@pytest.mark.parametrize("backend", emit_cases.BACKENDS)
@pytest.mark.parametrize("name", CASES)
def test_weights_of_positions_agree_with_autograd(name, backend):
    inputs, out = CASES[name]
    lets = [let for let in (BY_ROW, BY_COLUMN, BY_PLACE) if let.name in str(out)]
    formula = Formula("placed", inputs, {"o": out}, lets=lets)
    loaded = checked.load(emit_cases.printed(prepare(formula), backend), emit_cases.FOLDER)
    for rows, keys in ((5, 7), (17, 16)) if backend == "triton" else ((1, 1), (5, 7), (17, 33), (33, 17)):
        sizes = {"BATCH": 2, "HEADS": 2, "N": rows, "M": keys, "D": 3, "E": 2}
        values = checked.draw(formula, sizes)
        found = checked.errors(loaded, formula, values, sizes, **emit_cases.settings(loaded, backend))
        assert all(error <= 1e-9 for error in found.values()), (rows, keys, found)
