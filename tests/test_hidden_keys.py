"""A key that no query sees has no influence, its own gradient included, whatever it holds and whatever reads it."""

import pytest
import sympy as sp
import torch
from test_emit_distances import E, M, N, d, e, i, j, k, q, v

from derive import Formula, Tensor, compile, total, where
from derive.formula import Entry, largest, relu, sigmoid

ROWS, KEYS = 5, 9
g, u, b = Tensor("g", M), Tensor("u", M, E), Tensor("b", N, M)
mask = Tensor("mask", N, M, kind="bool")
INPUTS = (q, k, v, g, u, b, mask)
SHAPES = {"q": (ROWS, 3), "k": (KEYS, 3), "v": (KEYS, 4), "g": (KEYS,), "u": (KEYS, 4), "b": (ROWS, KEYS)}
DOT = total(q[i, d] * k[j, d], d)
NORM = total(k[j, d] ** 2, d)
OF_THE_KEY = {
    "its norm": NORM,
    "a gate": sp.exp(g[j]),
    "both": NORM * sp.exp(g[j]),
    "its largest entry": largest(k[j, d], d),
    "one over its norm": 1 / (1 + NORM),
    "a sigmoid of its sum": sigmoid(total(k[j, d], d)),
    "a square": g[j] ** 2,
}
READERS = {
    "softmax": lambda f, seen: total(where(seen, sp.exp(DOT) * f * v[j, e]), j) / total(where(seen, sp.exp(DOT)), j),
    "a sum": lambda f, seen: total(where(seen, DOT * f * v[j, e]), j),
    "a sum of channels": lambda f, seen: total(where(seen, sp.tanh(b[i, j] + v[j, e]) * f), j),
    "a maximum": lambda f, seen: relu(largest(where(seen, b[i, j] * f + v[j, e]), j)),
    "a distance": lambda f, seen: total(where(seen, sp.exp(-largest(sp.Abs(q[i, d] - k[j, d]), d)) * f * v[j, e]), j),
    "channels": lambda f, seen: (
        total(where(seen, sp.exp(u[j, e] + b[i, j]) * f * v[j, e]), j)
        / total(where(seen, sp.exp(u[j, e] + b[i, j])), j)
    ),
}
CASES = [(factor, "softmax") for factor in OF_THE_KEY] + [(f, r) for f in ("its norm", "a gate") for r in READERS][1:]


def results(function, data, hidden, bad):
    """Outputs and gradients, with something in the hidden keys."""
    inputs = {}
    for name, x in data.items():
        x = x.clone()
        if name in ("k", "v", "g", "u"):
            x[:, :, hidden] = bad
        elif name == "b":
            x[:, :, :, hidden] = bad
        inputs[name] = x if x.dtype == torch.bool else x.requires_grad_()
    real = {name: x for name, x in inputs.items() if x.dtype != torch.bool}
    out = function(*inputs.values())
    bar = torch.randn(out.shape, generator=torch.Generator().manual_seed(1))
    return out.detach(), dict(zip(real, torch.autograd.grad(out, list(real.values()), bar), strict=True))


@pytest.mark.parametrize("visibility", ["causal", "mask"])
@pytest.mark.parametrize("factor, reader", CASES)
@pytest.mark.parametrize("backend", ["reference", "blockwise", "triton"])
def test_what_a_hidden_key_holds_has_no_influence(backend, factor, reader, visibility, tmp_path):
    value = READERS[reader](OF_THE_KEY[factor], j <= i if visibility == "causal" else mask[i, j] > 0)
    read = {entry.name for entry in value.atoms(Entry)}
    formula = Formula("hidden", [t for t in INPUTS if t.name in read], {"o": value})
    function = compile(formula, backend=backend, cache=tmp_path)
    generator = torch.Generator().manual_seed(0)
    data = {t.name: torch.randn(1, 1, *SHAPES[t.name], generator=generator) for t in formula.inputs if t.kind == "real"}
    hidden = list(range(ROWS, KEYS))
    if visibility == "mask":
        hidden = [3, 8]
        data["mask"] = torch.rand(1, 1, ROWS, KEYS, generator=generator) > 0.4
        data["mask"][..., hidden] = False
    plain, want = results(function, data, hidden, 0.5)
    for bad in (torch.nan, torch.inf, 1e30):
        out, got = results(function, data, hidden, bad)
        assert torch.equal(out, plain)
        for name, gradient in got.items():
            assert torch.equal(gradient, want[name]), name
            if name in ("k", "v", "g", "u"):
                assert not gradient[:, :, hidden].any(), name
