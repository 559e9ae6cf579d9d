"""Linear attention: a normaliser that divides, and gradients of every input through it."""

import pytest
import torch
from cases.kit import catalogue, compiled

CAUSAL = {"visibility": "causal_lower_right"}
FORMULAS = {
    "all keys": catalogue("linear_attention"),
    "causal": catalogue("linear_attention", **CAUSAL),
    "key lengths": catalogue("linear_attention", key_lengths=True),
    "gated, normalised": catalogue("gated_linear_attention", normalised=True),
    "given": catalogue("linear_attention", features="given"),
    "given, causal": catalogue("linear_attention", features="given", **CAUSAL),
    "retention": catalogue("retention"),
    "gated": catalogue("gated_linear_attention"),
    "gated by width": catalogue("gated_linear_attention", per_width=True),
}
GIVEN = ("given", "given, causal")  # q and k are features, of any map
NORMALISED = ("all keys", "causal", "key lengths", "gated, normalised", *GIVEN)
MORE = {"gated, normalised": {"gate": (2, 3)}, "gated": {"gate": (2, 3)}, "gated by width": {"gate": (2, 3, 2)}}
MORE |= {"retention": {"rate": (2,)}}


def drawn(shape, seed):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def inputs(name, length, seed=0):
    """q, k of width 2, v of width 3, for one batch entry and two heads, and what else the formula takes."""
    shapes = {"q": (2, length, 2), "k": (2, length, 2), "v": (2, length, 3)}
    more = MORE.get(name, {})
    shapes |= {n: (*s[:1], length, *s[2:]) if n == "gate" else s for n, s in more.items()}
    out = {n: drawn((1, *shape) if n != "rate" else shape, seed + m) for m, (n, shape) in enumerate(shapes.items())}
    if name in GIVEN:
        out |= {"q": out["q"].exp(), "k": out["k"] ** 2 + 0.01}
    return out | ({"key_lengths": torch.tensor([length - 1])} if name == "key lengths" else {})


@pytest.mark.parametrize("length", [1, 3, 33])
@pytest.mark.parametrize("name", NORMALISED)
def test_the_weights_sum_to_one(backend, name, length):
    """X03: with V = 1 everywhere a normaliser that multiplies, or that misses a key, does not give 1."""
    values = inputs(name, max(length, 2))
    values["v"] = torch.ones_like(values["v"])
    out = compiled(backend, FORMULAS[name])(**values)
    torch.testing.assert_close(out, torch.ones_like(out), rtol=1e-12, atol=0)


@pytest.mark.parametrize("name", FORMULAS)
def test_every_input_has_its_gradient(backend, name):
    """B01: T = 3, D = 2, positive features; a sum that autograd does not see spoils the gradient of k alone."""
    values = inputs(name, 3, seed=7)
    function, names = compiled(backend, FORMULAS[name]), [n for n in values if n != "key_lengths"]
    for one in names:

        def along(x, one=one):
            return function(**{**values, one: x})

        assert torch.autograd.gradcheck(
            along, values[one].clone().requires_grad_(), eps=1e-6, atol=1e-7, fast_mode=True
        ), one
