"""Large scores in float32: the gradients are no worse than those of the naive form, on every backend.

The naive form is plain torch under autograd, the truth the same in float64.  Either every score is a multiple of 1/256
around 1000, which float32 holds exactly, so that nothing is rounded but what the kernels round themselves; or the
scores are any numbers of that size, and their own rounding errors are what the naive form has too.
"""

from dataclasses import dataclass

import pytest
import torch
from generated_subjects import function_of

BACKENDS = ("reference", "blockwise", "triton")
HEADS, ROWS, KEYS, WIDTH, VALUES = 2, 21, 37, 16, 8
WORSE = 1.5  # times the error of the naive form
ROUNDING = 1e-6  # of the largest gradient, where both errors are tiny

i, j = torch.arange(ROWS)[:, None], torch.arange(KEYS)
CAUSAL = j <= i + KEYS - ROWS
MASK = torch.rand(HEADS, ROWS, KEYS, generator=torch.Generator().manual_seed(7)) > 0.3
LENGTHS = torch.tensor([29])


@dataclass(frozen=True)
class Case:
    """A generated function and the scores of its naive form; exact, spread: the inputs of the two tests.

    given: what it takes beside tensors with a gradient; seen: the pairs that are visible.
    """

    formula: str
    scores: object
    exact: dict
    spread: dict
    options: tuple = ()
    given: tuple = ()
    seen: object = None


def steps(*shape, size=1 / 8, seed=0):
    """Multiples of a step, about standard normal."""
    normal = torch.randn(*shape, generator=torch.Generator().manual_seed(seed))
    return (normal / size).round().clamp(-20, 20) * size


def around_a_thousand(seed):
    """q and k with scores of multiples of 1/256 around 32 * 128 / sqrt(WIDTH) = 1024."""
    q, k = steps(1, HEADS, ROWS, WIDTH, seed=seed), steps(1, HEADS, KEYS, WIDTH, seed=seed + 1)
    q[..., 0], k[..., 0] = 32, 128
    return {"q": q, "k": k, "v": steps(1, HEADS, KEYS, VALUES, seed=seed + 2)}


def over_a_thousand(seed):
    """q and k with scores of any size up to some thousands, those of one row near each other."""
    normal = torch.Generator().manual_seed(seed)
    q, k, v = (torch.randn(1, HEADS, *n, generator=normal) for n in ((ROWS, WIDTH), (KEYS, WIDTH), (KEYS, VALUES)))
    q[..., 0], k[..., 0] = 500 * q[..., 0], 10
    return {"q": q, "k": k, "v": v}


def rows_over_a_thousand(seed):
    normal = torch.Generator().manual_seed(seed)
    row, pair = (torch.randn(1, HEADS, ROWS, n, generator=normal) for n in (1, KEYS))
    return 1e3 * row + pair


def dot(q, k, **_):
    return q @ k.mT / WIDTH**0.5


def with_bias(q, k, bias, **_):
    return dot(q, k) + bias


def with_table(q, k, bias, **_):
    return dot(q, k) + bias[:, i - j + KEYS - 1]


def with_table_inside(q, k, bias, **_):
    return (q @ k.mT + bias[:, i - j + KEYS - 1]) / WIDTH**0.5


def additive(q, k, w_query, w_key, b, w_score, **_):
    hidden = (q @ w_query.mT)[..., :, None, :] + (k @ w_key.mT)[..., None, :, :] + b
    return torch.tanh(hidden) @ w_score


def additive_inputs(scale, seed):
    """tanh is 1 or -1 in float32 where the scale is large; the last weight is met by a tanh of 1 always."""
    found = {"q": steps(1, HEADS, ROWS, WIDTH, seed=seed), "k": steps(1, HEADS, KEYS, WIDTH, seed=seed + 1)}
    found |= {"v": steps(1, HEADS, KEYS, VALUES, seed=seed + 2), "b": torch.zeros(WIDTH)}
    found |= {n: scale * steps(WIDTH, WIDTH, seed=seed + 3 + m) for m, n in enumerate(("w_query", "w_key"))}
    found["w_query"][-1], found["w_key"][-1], found["b"][-1] = 0, 0, 1000
    found["w_score"] = steps(WIDTH, seed=seed + 5)
    found["w_score"][-1] = 1024
    return found


BIAS = {"bias": 4 * steps(1, HEADS, ROWS, KEYS, seed=8)}
TABLE = {"bias": 4 * steps(HEADS, ROWS + KEYS - 1, seed=9)}
SCORES = {"v": steps(1, HEADS, KEYS, VALUES, seed=10)}
CASES = {
    "plain": Case("scaled_dot_attention", dot, around_a_thousand(20), over_a_thousand(20)),
    "causal": Case(
        "scaled_dot_attention", dot, around_a_thousand(30), over_a_thousand(30),
        (("visibility", "causal_lower_right"),), seen=CAUSAL,
    ),
    "boolean mask": Case(
        "scaled_dot_attention", dot, around_a_thousand(40), over_a_thousand(40),
        (("mask", "bool"),), (("mask", MASK),), MASK,
    ),
    "key lengths": Case(
        "scaled_dot_attention", dot, around_a_thousand(50), over_a_thousand(50),
        (("key_lengths", True),), (("key_lengths", LENGTHS),), j < LENGTHS[:, None, None, None],
    ),
    "bias": Case(
        "scaled_dot_attention", with_bias, around_a_thousand(60) | BIAS, over_a_thousand(60) | BIAS, (("bias", True),)
    ),
    "relative bias": Case(
        "relative_bias_attention", with_table_inside, around_a_thousand(70) | TABLE, over_a_thousand(70) | TABLE
    ),
    "T5": Case("relative_bias_attention_t5", with_table, around_a_thousand(80) | TABLE, over_a_thousand(80) | TABLE),
    "additive": Case("additive_attention", additive, additive_inputs(1000, 90), additive_inputs(1 / 8, 90)),
    "given scores": Case(
        "blockwise_softmax",
        lambda s, **_: s,
        {"s": 1024 + steps(1, HEADS, ROWS, KEYS, seed=11), **SCORES},
        {"s": rows_over_a_thousand(12), **SCORES},
    ),
}  # fmt: skip


def naive_form(case):
    """Softmax attention in torch."""

    def run(v, **tensors):
        scores = case.scores(**tensors)
        scores = scores if case.seen is None else scores.masked_fill(~case.seen, -torch.inf)
        return torch.softmax(scores, -1) @ v

    return run


def gradients(function, tensors, dtype):
    """Of a fixed random combination of the outputs, in float64."""
    leaves = {name: x.to(dtype).requires_grad_() for name, x in tensors.items()}
    output = function(**leaves)
    bar = torch.randn(output.shape, generator=torch.Generator().manual_seed(1)).to(dtype)
    found = torch.autograd.grad(output, list(leaves.values()), bar)
    return dict(zip(leaves, (g.double() for g in found), strict=True))


def assert_no_worse(function, naive, tensors):
    truth, rounded = (gradients(naive, tensors, dtype) for dtype in (torch.float64, torch.float32))
    got = gradients(function, tensors, torch.float32)
    for name, want in truth.items():
        ours, theirs = (float((found[name] - want).square().mean().sqrt()) for found in (got, rounded))
        assert ours <= WORSE * theirs + ROUNDING * float(want.abs().max()), (name, ours, theirs)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("inputs", ("exact", "spread"))
@pytest.mark.parametrize("name", list(CASES))
def test_gradients_at_scores_of_a_thousand(name, inputs, backend):
    case = CASES[name]
    function = function_of(case.formula, backend, **dict(case.options))
    given = {**dict(case.options), **dict(case.given)}
    given.pop("bias", None)
    assert_no_worse(lambda **tensors: function(**tensors, **given), naive_form(case), getattr(case, inputs))


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("offset", (1e3, 1e4))
@pytest.mark.parametrize("name", ("softmax", "stable_softmax"))
def test_gradients_of_a_softmax_far_from_zero(name, offset, backend):
    scores = {"s": offset + torch.randn(5, 45, generator=torch.Generator().manual_seed(2))}
    assert_no_worse(function_of(name, backend), lambda s: torch.softmax(s, -1), scores)


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_logsumexp_and_its_gradient_are_rounded_once(backend):
    """It is kept in float64 inside; a caller gets float32 of it, and its gradient is that of the scores' softmax."""
    tensors = around_a_thousand(100)
    function = function_of("scaled_dot_attention", backend)

    def ours(q, k, v):
        return function(q, k, v, return_lse=True)[1]

    def naive(q, k, v):
        return torch.logsumexp(dot(q, k), -1) + 0 * v.sum()

    got = ours(**tensors)
    want = naive(**{name: x.double() for name, x in tensors.items()})
    assert got.dtype == torch.float32
    assert torch.equal(got, want.float())
    assert_no_worse(ours, naive, tensors)
