"""C++ kernels that carry states from block to block: outputs and gradients as blockwise has them in float64."""

import functools
import os
import tempfile

import pytest
import torch

import derive

CAUSAL = {"visibility": "causal_lower_right"}
FORMULAS = {
    "causal": ("linear_attention", CAUSAL),
    "key lengths": ("linear_attention", {**CAUSAL, "key_lengths": True}),
    "retention": ("retention", {}),
    "gated": ("gated_linear_attention", {}),
    "gated by width, normalised": ("gated_linear_attention", {"per_width": True, "normalised": True}),
    "forgetting": ("forgetting_attention", {}),
}
SIZES = ((1, 1), (5, 5), (32, 32), (33, 33), (63, 63), (64, 64), (65, 65), (127, 127), (130, 130))
OTHERS = ((5, 70), (100, 230), (130, 97), (70, 5))  # fewer queries than keys, and more
CACHE = tempfile.TemporaryDirectory(prefix="derive-states-")
# float64: what sums of 10^4 numbers in another order differ by; the others: a few roundings of what is stored
BOUNDS = {torch.float64: 1e-11, torch.float32: 2e-5, torch.bfloat16: 0.05, torch.float16: 0.01}


@pytest.fixture(autouse=True)
def quick_compiler(monkeypatch):
    monkeypatch.setenv("DERIVE_CXXFLAGS", os.environ.get("DERIVE_CXXFLAGS", "-O1"))
    monkeypatch.setenv("DERIVE_CACHE", CACHE.name)
    yield
    torch.set_num_threads(1)


@functools.cache
def compiled(name, backend):
    id_, options = FORMULAS[name]
    return derive.compile(id_, backend=backend, cache=CACHE.name, **options)


def inputs(name, queries, keys, dtype=torch.float64, width=5, more=7):
    """q, k, v of one batch entry and two heads, and what else the formula takes; queries and keys lie heads last."""
    generator = torch.Generator().manual_seed(queries + 1000 * keys)

    def drawn(*shape):
        return torch.randn(shape, generator=generator, dtype=torch.float64).to(dtype)

    out = {
        n: drawn(1, m, 2, w).transpose(1, 2)
        for n, m, w in (("q", queries, width), ("k", keys, width), ("v", keys, more))
    }
    if name == "retention":
        out["rate"] = drawn(2) + 2
    elif name.startswith(("gated", "forgetting")):
        out["gate"] = drawn(1, 2, queries, *((width,) if "width" in name else ())) + 2
    return out, ({"key_lengths": torch.tensor([keys // 2])} if name == "key lengths" else {})


def results(function, values, more, dtype=torch.float64, bar=None):
    """The output and the gradients of everything, with a cotangent drawn once."""
    leaves = [x.detach().to(dtype).requires_grad_() for x in values.values()]
    out = function(*leaves, **more)
    bar = torch.randn(out.shape, generator=torch.Generator().manual_seed(3), dtype=torch.float64).to(values["q"].dtype)
    return [out, *torch.autograd.grad(out, leaves, bar.to(dtype))]


def assert_same(name, queries, keys, dtype=torch.float64):
    values, more = inputs(name, queries, keys, dtype)
    got = results(compiled(name, "cpu"), values, more, dtype)
    expected = results(compiled(name, "blockwise"), values, more)
    for what, one, other in zip(["o", *values], got, expected, strict=True):
        assert torch.equal(one.isfinite(), other.isfinite()), what
        scale = 1 + other.detach().nan_to_num(0, 0, 0).abs().max()
        torch.testing.assert_close(
            one.double(),
            other,
            rtol=0,
            atol=float(BOUNDS[dtype] * scale),
            equal_nan=True,
            msg=lambda m, w=what: f"{w}: {m}",
        )


@pytest.mark.parametrize("name", FORMULAS)
def test_states_are_those_of_blockwise(name):
    for n, (queries, keys) in enumerate(SIZES):
        torch.set_num_threads(1 + n % 3)
        assert_same(name, queries, keys)


@pytest.mark.parametrize("name", ["causal", "key lengths"])
def test_other_numbers_of_keys_than_of_queries(name):
    for n, (queries, keys) in enumerate(OTHERS):
        torch.set_num_threads(1 + n % 3)
        assert_same(name, queries, keys)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16], ids=str)
def test_states_are_summed_in_the_accumulation_dtype(dtype):
    assert_same("causal", 130, 130, dtype)
    assert_same("causal", 65, 200, dtype)


@pytest.mark.parametrize("name", ["causal", "retention"])
def test_what_a_row_does_not_see_has_no_influence(name):
    """A NaN and an infinity in the last keys and values reach the rows that see them, and no others."""
    values, more = inputs(name, 150, 150)
    clean = compiled(name, "cpu")(*values.values(), **more)
    values["k"][..., 140, 0], values["v"][..., 145, :] = float("nan"), float("inf")
    out = compiled(name, "cpu")(*values.values(), **more)
    torch.testing.assert_close(out[..., :140, :], clean[..., :140, :], rtol=0, atol=1e-12)
    assert out[..., 140:, :].isnan().all()


def test_gates_far_apart_stay_finite():
    """exp(sum of logarithms of gates) is below the smallest number: a ratio of two such is still right."""
    values, more = inputs("gated", 130, 130, torch.float32)
    values["gate"] -= 40
    got = results(compiled("gated", "cpu"), values, more, torch.float32)
    expected = results(compiled("gated", "blockwise"), values, more)
    for one, other in zip(got, expected, strict=True):
        assert one.isfinite().all()
        torch.testing.assert_close(one.double(), other, rtol=1e-3, atol=1e-4)


def test_threads_change_nothing():
    """The blocks of a head are dealt out to tasks that carry the states themselves: the same sums, bit for bit."""
    values, more = inputs("causal", 300, 300)
    found = []
    for threads in (1, 2, 3, 5):
        torch.set_num_threads(threads)
        found.append(results(compiled("causal", "cpu"), {n: x[:, :1] for n, x in values.items()}, more))
    for other in found[1:]:
        assert all(torch.equal(one, two) for one, two in zip(found[0], other, strict=True))
