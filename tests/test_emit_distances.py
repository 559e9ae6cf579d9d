"""Positions that are multiplied: squared distances in a score, discs and neighbourhoods in a plane."""

import pytest
import sympy as sp
import torch
from drawn import Drawn
from drawn_runs import agrees_with_autograd

from derive import Formula, Index, Size, Tensor, total, where
from derive.derivation import derive_formula
from derive.options import FILES
from derive.printing import about_of, printed

N, M = Size("N"), Size("M")
D, E = Size("D", "width"), Size("E", "width")
i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
q, k, v = Tensor("q", N, D), Tensor("k", M, D), Tensor("v", M, E)
rate = Tensor("rate", shared=True, kind="scalar")
DOT = total(q[i, d] * k[j, d], d)
PLANE = (i % 4 - j % 4) ** 2 + (sp.floor(i / 4) - sp.floor(j / 4)) ** 2


def softmax(score, seen=sp.true):
    weight = sp.exp(score)
    return total(where(seen, weight * v[j, e]), j) / total(where(seen, weight), j)


def causal_sum(score):
    return total(where(j <= i, score * v[j, e]), j)


FORMULAS = {
    "gaussian": softmax(DOT - (i - j) ** 2 / sp.Integer(50)),
    "gaussian with a rate": softmax(DOT - rate[()] * (i - j) ** 2),
    "product of positions": softmax(DOT + i * j / sp.Integer(100)),
    "disc": softmax(DOT, (i - j) ** 2 <= 9),
    "disc in a plane": softmax(DOT, PLANE <= 4),
    "place times a large number": softmax(DOT, sp.Mod((2**29 + 1) * j + i, 7) < 4),
    "carried square": causal_sum(DOT - (i - j) ** 2),
    "carried product": causal_sum(DOT - rate[()] * (i - j + M) * (i + 1)),
    "carried cube": causal_sum(DOT * (i - j) ** 3 / 7),
}


@pytest.mark.parametrize("rows, keys", [(1, 1), (5, 7), (17, 16)])
@pytest.mark.parametrize("name", FORMULAS)
def test_products_of_positions_agree_with_autograd_on_every_backend(name, rows, keys, tmp_path):
    generator = torch.Generator().manual_seed(rows)
    shapes = {"q": (rows, 3), "k": (keys, 3), "v": (keys, 4)}
    data = {n: torch.randn(1, 1, *shape, generator=generator).double() for n, shape in shapes.items()}
    data = {n: x.float().double() for n, x in data.items()}
    inputs = [q, k, v]
    if FORMULAS[name].has(rate[()]):
        inputs.append(rate)
        data["rate"] = 0.25
    formula = Formula("placed", inputs, {"o": FORMULAS[name]})
    sizes = {"BATCH": 1, "HEADS": 1, "N": rows, "M": keys, "D": 3, "E": 4}
    agrees_with_autograd(Drawn(formula, (), sizes, data), tmp_path)


def test_products_of_positions_are_in_64_bits():
    made = derive_formula(Formula("placed", [q, k, v], {"o": FORMULAS["disc in a plane"]}))
    text = printed(made, about_of(made, "0" * 16))[FILES["triton"]]
    squares = [line for line in text.splitlines() if "apart = " in line or "apart_2 = " in line]
    assert squares and all("tl.int64" in line for line in squares)
