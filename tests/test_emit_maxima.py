"""The gradient through a maximum: its place is found by comparing, up to rounding where a loop computes it anew."""

import pytest
import sympy as sp
import torch
from test_emit_distances import M, N, d, e, i, j, k, q, v

from derive import Formula, Let, Tensor, compile, total, where
from derive.errors import BackendUnavailable
from derive.formula import largest, relu

SEEN = j <= i
SCORE = total(q[i, d] * k[j, d], d)
a = Tensor("a", N, M)


@pytest.fixture(autouse=True)
def same_numbers():
    torch.manual_seed(0)


def over_largest(score):
    top = relu(largest(where(SEEN, score), j))
    return total(where(SEEN, score * v[j, e]), j) / (1 + top**2)


def plain(score, values):
    rows, keys = score.shape[-2:]
    seen = torch.arange(keys) <= torch.arange(rows)[:, None]
    top = torch.where(seen, score, -torch.inf).amax(-1, keepdim=True).relu()
    return (torch.where(seen, score, 0.0) @ values) / (1 + top**2)


@pytest.mark.parametrize("rows, keys", [(33, 6), (33, 40), (5, 130)])
@pytest.mark.parametrize("backend", ["reference", "blockwise", "triton"])
def test_a_maximum_of_products_has_its_gradient_whatever_the_order_of_their_terms(backend, rows, keys, tmp_path):
    """Compared bit by bit, a score that the backward adds up in another order would lose its place as the largest."""
    formula = Formula("over_largest", [q, k, v], {"o": over_largest(SCORE / 4)})
    function = compile(formula, backend=backend, cache=tmp_path)
    for width in (4, 48):
        sizes = ((rows, width), (keys, width), (keys, 3))
        inputs = [torch.randn(1, 2, *size, requires_grad=True) for size in sizes]
        want = torch.autograd.grad(plain(inputs[0] @ inputs[1].mT / 4, inputs[2]).square().sum(), inputs)
        got = torch.autograd.grad(function(*inputs).square().sum(), inputs)
        for x, y in zip(got, want, strict=True):
            torch.testing.assert_close(x, y, rtol=1e-4, atol=1e-4 * y.abs().max().item())


@pytest.mark.parametrize("backend", ["reference", "blockwise", "triton"])
def test_a_maximum_of_what_is_stored_has_its_gradient_on_every_backend(backend, tmp_path):
    formula = Formula("over_stored", [a, v], {"o": over_largest(a[i, j])})
    function = compile(formula, backend=backend, cache=tmp_path)
    inputs = [torch.randn(1, 1, 33, 40, requires_grad=True), torch.randn(1, 1, 40, 3, requires_grad=True)]
    want = torch.autograd.grad(plain(*inputs).square().sum(), inputs)
    got = torch.autograd.grad(function(*inputs).square().sum(), inputs)
    for x, y in zip(got, want, strict=True):
        torch.testing.assert_close(x, y, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("backend", ["reference", "blockwise", "triton"])
def test_what_no_query_sees_has_no_influence_through_a_factor_of_its_own(backend, tmp_path):
    """v[j]**2: its derivative is a factor of the row j, which may hold anything where no query sees it."""
    weight = sp.exp(SCORE)
    squares = total(where(SEEN, weight * v[j, e] ** 2), j) / total(where(SEEN, weight), j)
    function = compile(Formula("squared_values", [q, k, v], {"o": squares}), backend=backend, cache=tmp_path)
    given = [torch.randn(1, 1, n, w) for n, w in ((20, 4), (70, 4), (70, 3))]
    given[2][:, :, 20:] = torch.nan
    inputs = [x.requires_grad_() for x in given]
    (got,) = torch.autograd.grad(function(*inputs).sum(), inputs[2:])
    assert torch.equal(got[:, :, 20:], torch.zeros_like(got[:, :, 20:]))
    assert torch.isfinite(got).all() and got.any()


WEIGHT = sp.exp(SCORE / 4)
TOPS = {
    "largest": (largest(SCORE / 4, j), lambda s: s.amax(-1)),
    "lowest": (-largest(-SCORE / 4, j), lambda s: s.amin(-1)),
    "confidence": (1 - largest(WEIGHT / total(WEIGHT, j), j), lambda s: 1 - s.softmax(-1).amax(-1)),
    "margin": (sp.log(total(WEIGHT, j)) - largest(SCORE / 4, j), lambda s: s.logsumexp(-1) - s.amax(-1)),
    "logsumexp": (sp.log(total(sp.exp(SCORE / 4 + 60), j)), lambda s: s.logsumexp(-1) + 60),
    "sum": (total(8 * WEIGHT, j), lambda s: 8 * s.exp().sum(-1)),
    "twice": (2 * largest(SCORE / 4, j) + 1, lambda s: 2 * s.amax(-1) + 1),
}
DTYPES = [torch.float64, torch.float32, torch.float16, torch.bfloat16]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("backend", ["reference", "blockwise", "triton"])
@pytest.mark.parametrize("name", TOPS)
def test_an_output_made_of_a_statistic_has_its_gradient_in_every_dtype(name, backend, dtype, tmp_path):
    """The output is rounded to the dtype of the inputs; the statistic that the backward reads is not."""
    value, want_of = TOPS[name]
    function = compile(Formula(f"top_{name}", [q, k], (Let("o", (i,), value),)), backend=backend, cache=tmp_path)
    inputs = [torch.randn(1, 2, n, 4).to(dtype).requires_grad_() for n in (9, 30)]
    try:
        out = function(*inputs)
    except BackendUnavailable:
        assert (backend, dtype) == ("triton", torch.bfloat16)
        return
    exact = [x.detach().double().requires_grad_() for x in inputs]
    cotangent = torch.randn(out.shape).to(dtype)
    got = torch.autograd.grad(out, inputs, cotangent)
    want = torch.autograd.grad(want_of(exact[0] @ exact[1].mT / 4), exact, cotangent.double())
    for x, y in zip(got, want, strict=True):
        rounded = 8 if dtype in (torch.float16, torch.bfloat16) else 80  # scores of 60 are rounded in the other two
        error = rounded * torch.finfo(dtype).eps * y.abs().max().item()
        torch.testing.assert_close(x.double(), y, rtol=0, atol=error)
