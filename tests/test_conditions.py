"""Conditions over what tensors hold: real numbers, integers and their remainders, equalities; on every backend."""

import functools

import pytest
import sympy as sp
import torch
from test_language_errors import D, M, N, d, e, i, j, k, q, v

from derive.compiling import compile
from derive.formula import Formula, Tensor, total, where

number = Tensor("number", M, kind="integer")
BACKENDS = ["reference", "blockwise", "triton"]
SEEN = j <= i + M - N
score = total(q[i, d] * k[j, d], d) / sp.sqrt(D)


def soft(condition, weight=None):
    weight = sp.exp(score) if weight is None else weight
    return total(where(condition, weight * v[j, e]), j) / total(where(condition, weight), j)


def pairs(q, k):
    return q @ k.mT / q.shape[-1] ** 0.5


def plain_soft(q, k, v, seen, scores=None):
    scores = pairs(q, k) if scores is None else scores
    return torch.nan_to_num(torch.softmax(scores.masked_fill(~seen, -torch.inf), -1)) @ v


def causal(q, k):
    return torch.ones(q.shape[-2], k.shape[-2], dtype=torch.bool).tril(k.shape[-2] - q.shape[-2])


CASES = {
    "a query's entry is positive": (
        total(total(where(q[i, d] > 0, q[i, d] * k[j, d]), d) * v[j, e], j),
        lambda q, k, v, n: (q.relu() @ k.mT) @ v,
    ),
    "an entry of the query is larger than the key's": (
        total(total(where(q[i, d] > k[j, d], q[i, d] + k[j, d]), d) * v[j, e], j),
        lambda q, k, v, n: _larger(q, k) @ v,
    ),
    "a value is positive, of visible keys": (
        total(where((v[j, e] > 0) & SEEN, score * v[j, e]), j),
        lambda q, k, v, n: (pairs(q, k) * causal(q, k)) @ v.relu(),
    ),
    "a query's entry is positive, of visible keys": (
        total(where(SEEN, total(where(q[i, d] > 0, q[i, d] * k[j, d]), d) * v[j, e]), j),
        lambda q, k, v, n: ((q.relu() @ k.mT) * causal(q, k)) @ v,
    ),
    "a branch on the value": (
        total(sp.Piecewise((v[j, e], v[j, e] > 0), (v[j, e] / 2, True)) * score, j),
        lambda q, k, v, n: pairs(q, k) @ torch.where(v > 0, v, v / 2),
    ),
    "a width and a position": (
        total(total(where(d <= j, q[i, d] * k[j, d]), d) * v[j, e], j),
        lambda q, k, v, n: (q @ k.tril().mT) @ v,
    ),
    "a score is positive": (
        soft(score > 0),
        lambda q, k, v, n: plain_soft(q, k, v, pairs(q, k) > 0),
    ),
    "a score is no number, or the key is visible": (
        soft(sp.Eq(score, sp.Rational(1, 2)) | SEEN),
        lambda q, k, v, n: plain_soft(q, k, v, causal(q, k)),
    ),
    "a remainder": (
        soft(sp.Eq(sp.Mod(number[j], 3), 1)),
        lambda q, k, v, n: plain_soft(q, k, v, (n % 3 == 1)[..., None, :]),
    ),
    "a remainder as a number": (
        soft(SEEN, sp.exp(score + sp.Mod(number[j] + 1, 3))),
        lambda q, k, v, n: plain_soft(q, k, v, causal(q, k), pairs(q, k) + ((n + 1) % 3)[..., None, :]),
    ),
}


def _larger(q, k):
    q, k = q[..., :, None, :], k[..., None, :, :]
    return torch.where(q > k, q + k, 0.0).sum(-1)


@functools.cache
def function_of(name, backend):
    value, _ = CASES[name]
    inputs = [t for t in (q, k, v, number) if f"{t.name}[" in str(value)]
    formula = Formula("condition", inputs, {"o": value})
    return compile(formula, backend), [t.name for t in formula.inputs]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", CASES)
def test_a_condition_over_what_tensors_hold(name, backend, monkeypatch, tmp_path):
    monkeypatch.setenv("DERIVE_CACHE", str(tmp_path))
    random = torch.Generator().manual_seed(1)
    shapes = {"q": (2, 37, 5), "k": (2, 45, 5), "v": (2, 45, 6)}
    given = {n: torch.randn(shape, generator=random, dtype=torch.float64) for n, shape in shapes.items()}
    given["number"] = torch.randint(0, 9, (2, 45), generator=random)
    function, names = function_of(name, backend)
    leaves = [x.requires_grad_() for n, x in given.items() if n in names and n != "number"]
    got, want = function(**{n: given[n] for n in names}), CASES[name][1](*given.values())
    torch.testing.assert_close(got, want)
    cotangent = torch.randn(got.shape, generator=random, dtype=torch.float64)
    gradients = [torch.autograd.grad(out, leaves, cotangent, materialize_grads=True) for out in (got, want)]
    torch.testing.assert_close(*gradients)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_place_of_a_width_that_is_not_seen_has_no_influence(backend, monkeypatch, tmp_path):
    monkeypatch.setenv("DERIVE_CACHE", str(tmp_path))
    function, _ = function_of("a value is positive, of visible keys", backend)
    given = [torch.randn(2, n, w, dtype=torch.float64) for n, w in ((9, 5), (9, 5), (9, 6))]
    want = function(*given)
    given[2][given[2] < 0] = -torch.inf
    torch.testing.assert_close(function(*given), want)
