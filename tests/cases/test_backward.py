"""Gradients: of every input, of any subset, where nothing is seen, the same bits each time, of other widths."""

import itertools

import pytest
import torch
from cases import formulas
from cases.kit import (
    ID,
    TILE,
    assert_laws,
    assert_plain_gradients,
    attention,
    catalogue,
    compiled,
    numbers,
    qkv,
)

from derive import errors

FORMULAS = {
    "linear attention": (formulas.linear_attention(), {}),
    "causal linear attention": (formulas.linear_attention(formulas.causal), {}),
    "causal attention": (catalogue(ID, visibility="causal_lower_right"), {}),
    "bias": (catalogue(ID, bias=True), {"bias": (2, 3, 4)}),
    "relative bias": (catalogue("relative_bias_attention"), {"bias": (2, 6)}),
    "additive": (
        catalogue("additive_attention"),
        {"k": (2, 4, 3), "w_query": (3, 2), "w_key": (3, 3), "b": (3,), "w_score": (3,)},
    ),
    "sink": (formulas.sink(), {"extra": (2,)}),
    "entropy": (formulas.entropy(), {}),
    "rotary": (
        formulas.rotary(),
        {"q0": (2, 3, 1), "q1": (2, 3, 1), "k0": (2, 4, 1), "k1": (2, 4, 1), "v": (2, 4, 3)},
    ),
    "softmax": (catalogue("softmax"), {"s": (2, 5)}),
}


@pytest.mark.parametrize("name", FORMULAS)
def test_every_input_has_its_whole_gradient(backend, name):
    """B01: a part that is cut off from the graph spoils the gradient of one input and leaves the others right."""
    formula, shapes = FORMULAS[name]
    shapes = {"q": (2, 3, 2), "k": (2, 4, 2), "v": (2, 4, 3)} | shapes
    names = [t.name for t in formula.inputs if t.kind == "real"]
    tensors = [numbers(*shapes[name], seed=place, dtype=torch.float64) for place, name in enumerate(names)]

    def function(*values):
        return compiled(backend, formula)(**dict(zip(names, values, strict=True)))

    assert torch.autograd.gradcheck(function, [x.requires_grad_() for x in tensors], fast_mode=True)  # each for itself


SUBSETS = [s for size in (1, 2, 3, 4) for s in itertools.combinations(("q", "k", "v", "bias"), size)]


@pytest.mark.parametrize("wanted", SUBSETS, ids="+".join)
def test_any_subset_of_the_inputs_may_want_a_gradient(backend, wanted):
    """B03: the gradient of a broadcast bias alone has the bias's shape and is the sum over the broadcast axes."""
    q, k, v = qkv(2, 2, n=5, m=4)
    found = assert_plain_gradients(backend, q, k, v, wanted=wanted, bias=numbers(1, 1, 1, 4, seed=7))
    assert {name: tuple(x.shape) for name, x in found.items() if name == "d_bias"} == (
        {"d_bias": (1, 1, 1, 4)} if "bias" in wanted else {}
    )


def test_subsets_of_other_inputs(backend):
    """B03: the kind."""
    for case in ("bias", "boolean mask"):
        assert_laws(backend, case, "the gradient is right for each subset of the inputs")


def test_a_double_backward_is_refused_by_name(backend):
    """B04: no silent zeros."""
    tensors = [x.requires_grad_() for x in qkv(1, 1, n=3, m=3, d=4, e=4, dtype=torch.float64)]
    first = torch.autograd.grad(attention(backend)(*tensors).sum(), tensors, create_graph=True)
    for gradient in first:
        with pytest.raises(errors.NoDoubleBackward, match="double backward"):
            torch.autograd.grad(gradient.square().sum(), tensors[0], retain_graph=True, allow_unused=True)
    assert_laws(backend, "plain", "a second derivative is right or refused")


@pytest.mark.parametrize(("rows", "keys"), [(5, 2), (76, 1), (34, 1), (9, 0)])
def test_queries_before_the_first_key_have_zero_gradient(backend, rows, keys):
    """B05: more queries than keys, seen from the lower right."""
    q, k, v = qkv(n=rows, m=keys)
    found = assert_plain_gradients(backend, q, k, v, visibility="causal_lower_right")
    assert (found["d_q"][: rows - keys] == 0).all()
    assert all(torch.isfinite(x).all() for x in found.values())


@pytest.mark.parametrize("name", ["causal attention", "relative bias", "additive"])
def test_a_gradient_has_the_same_bits_each_time(backend, name):
    """B07: over several tiles and heads, sums that are scattered among them."""
    formula, shapes = FORMULAS[name]
    heads, n = (1, 33) if backend == "triton" else (2, 2 * TILE + 1)
    shapes = {"q": (heads, n, 2), "v": (heads, n, 3)} | shapes
    shapes |= {"bias": (heads, 2 * n - 1), "k": (heads, n, 3 if name == "additive" else 2)}
    tensors = [numbers(*shapes[t.name], seed=3).requires_grad_() for t in formula.inputs if t.kind == "real"]
    seed = numbers(heads, n, 3, seed=4)
    first = torch.autograd.grad(compiled(backend, formula)(*tensors), tensors, seed)
    for _ in range(2 if backend == "triton" else 29):
        again = torch.autograd.grad(compiled(backend, formula)(*tensors), tensors, seed)
        assert all(map(torch.equal, first, again))


@pytest.mark.parametrize(("width", "values"), [(4, 6), (8, 3), (33, 2), (128, 96)])
def test_values_may_be_of_another_width_than_keys(backend, width, values):
    """B08: forward and backward."""
    assert_plain_gradients(backend, *qkv(n=5, m=7, d=width, e=values))
    q, k, v = (x[None, None].requires_grad_() for x in qkv(n=3, m=4, d=width, e=values, dtype=torch.float64))
    assert torch.autograd.gradcheck(attention(backend), (q, k, v), fast_mode=True)
