"""Exponentials of a row beside a softmax: a factor, a term, a sink; none makes it lose its row constant.

Against stable forms written by hand, in float64, at scores that leave the range of exp in either direction.
"""

import pytest
import sympy as sp
import torch
from agreement import assert_agree
from generated_subjects import BACKENDS
from printed_sources import sources

from derive.derivation import derive_formula
from derive.formula import Formula, Index, Size, Tensor, largest, total
from derive.runtime import from_source

N, M, D, E = Size("N"), Size("M"), Size("D", "width"), Size("E", "width")
i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
q, k, v = Tensor("q", N, D), Tensor("k", M, D), Tensor("v", M, E)
q2, k2 = Tensor("q2", N, D), Tensor("k2", M, D)
g, x, t = Tensor("g", shared=True), Tensor("x", N, E), Tensor("t", N)
s, s2 = total(q[i, d] * k[j, d], d), total(q2[i, d] * k2[j, d], d)
z, z2 = total(sp.exp(s), j), total(sp.exp(s2), j)
acc, acc2 = total(sp.exp(s) * v[j, e], j), total(sp.exp(s2) * v[j, e], j)
gain = sp.exp(g[()])

FORMULAS = {
    "a gain": (gain * acc / z, lambda a: a["g"].exp() * soft(a)),
    "a gain of each row": (sp.exp(t[i]) * acc / z, lambda a: a["t"].exp()[..., None] * soft(a)),
    "a residual": (x[i, e] + gain * acc / z, lambda a: a["x"] + a["g"].exp() * soft(a)),
    "a term of each row": (acc / z + sp.exp(t[i]), lambda a: soft(a) + a["t"].exp()[..., None]),
    "a difference": (acc / z - gain * acc2 / z2, lambda a: soft(a) - a["g"].exp() * soft(a, "2")),
    "a gain over a sink": (gain * acc / (z + sp.exp(t[i])), lambda a: a["g"].exp() * with_sink(a)),
    "the largest weight": (
        acc / z + sp.exp(largest(s, j) - sp.log(z)),
        lambda a: soft(a) + torch.softmax(scores(a), -1).amax(-1, keepdim=True),
    ),
}


def scores(a, which=""):
    return a[f"q{which}"] @ a[f"k{which}"].mT


def soft(a, which=""):
    return torch.softmax(scores(a, which), -1) @ a["v"]


def with_sink(a):
    s = torch.cat((scores(a), a["t"][..., None]), -1)
    return torch.softmax(s, -1)[..., :-1] @ a["v"]


def formula(name):
    value = FORMULAS[name][0]
    inputs = [
        y for y in (q, k, q2, k2, v, g, x, t) if any(b.name == y.name for b in value.free_symbols | entries(value))
    ]
    return Formula("row_exponential", inputs, {"o": value})


def entries(value):
    return {b for b in sp.preorder_traversal(value) if hasattr(b, "indices") and hasattr(b, "name")}


def arguments(made, size):
    generator = torch.Generator().manual_seed(3)
    shapes = {"N": 3, "M": 5, "D": 2, "E": 2}
    found = {}
    for y in made.inputs:
        shape = [] if y.shared else [1, 1, *(shapes[n.name] for n in y.sizes)]
        found[y.name] = 0.5 * torch.randn(shape, generator=generator, dtype=torch.float64)
    for name in found:
        if name[0] == "q":
            found[name] = 1 + 0.01 * found[name]  # all scores of a row near D times `size`
        if name[0] == "k":
            found[name] = size + found[name]
    return {name: y.requires_grad_() for name, y in found.items()}


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("size", (0.0, 1.0, 500.0, -500.0))
@pytest.mark.parametrize("name", FORMULAS)
def test_a_row_exponential_leaves_the_softmax_its_constant(name, size, backend, tmp_path):
    made = formula(name)
    function = from_source(made.id, {backend: sources(made)[backend]}, backend, cache=tmp_path)
    a = arguments(made, size)
    if "t" in a and name == "a gain over a sink":
        a["t"] = (a["t"].detach() + 2 * size).requires_grad_()
    assert_agree(function(**a), FORMULAS[name][1](a), list(a.values()), atol=1e-9 * max(1, abs(size)))


@pytest.mark.parametrize("name", FORMULAS)
def test_no_exponential_of_a_pair_is_left_bare(name):
    assert not derive_formula(formula(name)).stabilised.left
