"""Heads as an axis that a formula names: their mean, maximum, projection and mixing, through named values."""

import pytest
import sympy as sp
import torch
from agreement import assert_agree
from generated_subjects import BACKENDS
from printed_sources import sources

from derive.derivation import derive_formula
from derive.formula import Formula, Index, Let, Size, Tensor, largest, total
from derive.printing import about_of, printed_and_missing
from derive.runtime import from_source

N, M, D, E, F = Size("N"), Size("M"), Size("D", "width"), Size("E", "width"), Size("F", "width")
H = Size("H", "batch")
i, j, d, e, f = Index("i", N), Index("j", M), Index("d", D), Index("e", E), Index("f", F)
h, h2 = Index("h", H), Index("h2", H)
q, k = Tensor("q", H, N, D, heads=False), Tensor("k", H, M, D, heads=False)
v, w = Tensor("v", H, M, E, heads=False), Tensor("w", H, E, F, shared=True)
mixing = Tensor("mixing", H, H, shared=True)
SHAPES = {"q": (2, 3, 5, 2), "k": (2, 3, 18, 2), "v": (2, 3, 18, 4), "w": (3, 4, 6), "mixing": (3, 3)}


def softmax(score, value):
    return total(sp.exp(score) * value, j) / total(sp.exp(score), j)


head = Let("head", (h, i, e), softmax(total(q[h, i, d] * k[h, j, d], d), v[h, j, e]))
own = Let("own", (h, i, j), total(q[h, i, d] * k[h, j, d], d))
mixed = Let("mixed", (h2, i, j), total(mixing[h2, h] * own[h, i, j], h))


def heads(a):
    return torch.softmax(a["q"] @ a["k"].mT, -1) @ a["v"]


FORMULAS = {
    "mean": (Let("o", (i, e), total(head[h, i, e], h) / H), (head,), lambda a: heads(a).mean(1)),
    "largest": (Let("o", (i, e), largest(head[h, i, e], h)), (head,), lambda a: heads(a).amax(1)),
    "projection": (
        Let("o", (i, f), total(head[h, i, e] * w[h, e, f], h, e)),
        (head,),
        lambda a: torch.einsum("bhie,hef->bif", heads(a), a["w"]),
    ),
    "talking heads": (
        Let("o", (h2, i, e), softmax(mixed[h2, i, j], v[h2, j, e])),
        (own, mixed),
        lambda a: torch.softmax(torch.einsum("gh,bhij->bgij", a["mixing"], a["q"] @ a["k"].mT), -1) @ a["v"],
    ),
}


MIXED_IN_TILES = "talking heads"
RUNS = [
    (name, backend) for name in FORMULAS for backend in BACKENDS if (name, backend) != (MIXED_IN_TILES, "blockwise")
]


def made_of(name):
    output, lets, _ = FORMULAS[name]
    inputs = [x for x in (q, k, v, w, mixing) if any(f"{x.name}[" in str(y.value) for y in (output, *lets))]
    return Formula("heads_by_name", inputs, (output,), lets=lets)


def test_blockwise_says_that_it_does_not_mix_heads_within_tiles():
    made = derive_formula(made_of(MIXED_IN_TILES))
    texts, missing = printed_and_missing(made, about_of(made, "0" * 16))
    assert "blockwise.py" not in texts and {"reference.py", "triton_kernel.py"} <= set(texts)
    assert "one head" in missing["blockwise"]


@pytest.mark.parametrize("name, backend", RUNS)
def test_a_named_value_may_have_heads_as_its_own_axis(name, backend, tmp_path):
    made, plain = made_of(name), FORMULAS[name][2]
    printed = sources(made)
    if backend == "cpu" and backend not in printed:
        pytest.skip("no loop is left to compile")
    function = from_source(made.id, {backend: printed[backend]}, backend, cache=tmp_path)
    generator = torch.Generator().manual_seed(1)
    a = {
        x.name: torch.randn(SHAPES[x.name], generator=generator, dtype=torch.float64).requires_grad_()
        for x in made.inputs
    }
    assert_agree(function(**a), plain(a), list(a.values()))
