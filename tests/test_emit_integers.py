"""Integer tensors that are used as numbers have the dtype of the accumulation; in a condition they stay integers."""

import checked
import cpp
import emit_cases
import pytest
import sympy as sp
import torch
from prepared import prepare

from derive import Formula, Index, Size, Tensor, compile, total, where
from derive.errors import NotApplicable

N, M = Size("N"), Size("M")
D, E = Size("D", "width"), Size("E", "width")
i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
q, k, v, x = Tensor("q", N, D), Tensor("k", M, D), Tensor("v", M, E), Tensor("x", N, E)
n, m, pairs = (Tensor(name, *sizes, kind="integer") for name, sizes in (("n", (M,)), ("m", (N,)), ("pairs", (N, M))))
level = Tensor("level", per_head=True, kind="integer")
DOT = total(q[i, d] * k[j, d], d) / 2
THIRD = sp.Rational(1, 3)


def softmax(score, seen=sp.true):
    weight = sp.exp(score)
    return total(where(seen, weight * v[j, e]), j) / total(where(seen, weight), j)


CASES = {
    "weights": ([v, n], total(n[j] * v[j, e], j)),
    "exponentials": ([v, n], total(sp.exp(n[j] / 3) * v[j, e], j)),
    "weights of pairs": ([v, pairs], total(pairs[i, j] * v[j, e], j) / (1 + total(pairs[i, j], j))),
    "rows": ([x, m], x[i, e] * m[i] + m[i] / 3),
    "distances of places": ([q, k, v, n, m], softmax(DOT - THIRD * sp.Abs(m[i] - n[j]), n[j] <= m[i] + 1)),
    "squares": ([q, k, v, n, m], softmax(DOT - (m[i] - n[j]) ** 2 / 9)),
    "a bias and its mask": ([q, k, v, pairs], softmax(DOT + pairs[i, j] / 7, pairs[i, j] < 5)),
    "neighbours": ([q, k, v, n], softmax(DOT + where(j >= 1, n[j - 1]) / 5, sp.Or(n[j] > 2, j < 2))),
    "remainders": ([q, k, v, n, m], softmax(DOT + (n[j] % 3 - m[i] % 2) * THIRD, n[j] % 2 <= m[i] % 3)),
    "carried sums": ([q, k, v, n, m], total(where(j <= i, DOT * sp.exp((n[j] - m[i]) / 9) * v[j, e]), j)),
    "levels of heads": ([q, k, v, level], softmax(DOT * level[()])),
}


@pytest.mark.parametrize("backend", emit_cases.BACKENDS)
@pytest.mark.parametrize("name", CASES)
def test_integers_as_numbers_agree_with_autograd_in_float64(name, backend):
    inputs, out = CASES[name]
    formula = Formula("counted", inputs, {"o": out})
    try:
        loaded = checked.load(emit_cases.printed(prepare(formula), backend), emit_cases.FOLDER)
    except NotApplicable as problem:
        assert backend == "cpu" and cpp.is_known(problem)
        return
    sizes = {"BATCH": 1, "HEADS": 2, "N": 9, "M": 17, "D": 3, "E": 2}
    values = checked.draw(formula, sizes)
    values |= {t.name: values[t.name] % 7 for t in inputs if t.kind == "integer"}
    found = checked.errors(loaded, formula, values, sizes, **emit_cases.settings(loaded, backend))
    assert all(error <= 1e-10 for error in found.values()), found


@pytest.mark.parametrize("backend", ("reference", "blockwise", "cpu"))
def test_a_condition_on_an_integer_compares_integers(backend):
    """Beyond 2**24 two neighbours are one number of float32."""
    formula = Formula("same", [q, k, v, n, m], {"o": softmax(DOT, sp.Eq(n[j] + 1, m[i] + 1))})
    loaded = checked.load(emit_cases.printed(prepare(formula), backend), emit_cases.FOLDER)
    sizes = {"BATCH": 1, "HEADS": 1, "N": 4, "M": 4, "D": 3, "E": 2}
    values = checked.draw(formula, sizes)
    places = 2**24 + torch.arange(4)[None, None]
    values |= {"n": places, "m": places}
    found = checked.run_forward(loaded, checked.cast(values, torch.float32), sizes)
    assert torch.allclose(found["o"], values["v"].float())


@pytest.mark.parametrize("backend", emit_cases.BACKENDS)
def test_a_result_of_integers_alone_is_a_real_number(backend):
    formula = Formula("mean", [pairs], {"o": total(pairs[i, j], j) / 3})
    given = torch.arange(24).reshape(1, 1, 4, 6)
    found = compile(formula, backend=backend)(given)
    assert found.dtype == torch.float32
    assert torch.allclose(found, given.sum(-1) / 3)
