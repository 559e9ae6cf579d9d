"""The whole range of a dtype: a softmax is finite for every finite input, a gate reaches its ends when rounded."""

import pytest
import torch
from generated_subjects import BACKENDS, BLOCK, function_of
from hypothesis import given, settings, strategies

DTYPES = (torch.float16, torch.bfloat16, torch.float32)
RUNS = [(b, x) for b in BACKENDS for x in DTYPES if (b, x) != ("triton", torch.bfloat16)]  # its interpreter has no bf16


def extremes(dtype):
    """The largest, the smallest and the tiniest numbers of a dtype, and common ones."""
    info = torch.finfo(dtype)
    return (info.max, info.min, info.tiny, -info.tiny, info.tiny * info.eps, 0.0, 1.0, -1.0, 100.0, -100.0)


@pytest.mark.parametrize("backend, dtype", RUNS, ids=str)
@pytest.mark.parametrize("name", ("softmax", "stable_softmax"))
@settings(max_examples=8, deadline=None)
@given(data=strategies.data())
def test_a_softmax_of_finite_scores_is_finite_and_so_is_its_gradient(name, dtype, backend, data):
    width = data.draw(strategies.sampled_from((1, 2, BLOCK - 1, BLOCK, BLOCK + 1)))
    values = strategies.sampled_from(extremes(dtype))
    rows = data.draw(strategies.lists(strategies.lists(values, min_size=width, max_size=width), min_size=1, max_size=3))
    s = torch.tensor(rows, dtype=torch.float64).to(dtype).requires_grad_()
    assert s.isfinite().all()
    p = function_of(name, backend)(s)
    expected = torch.softmax(s.detach().double(), -1)
    eps = torch.finfo(dtype).eps
    assert p.dtype == dtype
    assert p.isfinite().all() and (p >= 0).all() and (p <= 1).all()
    torch.testing.assert_close(p.double(), expected, rtol=4 * eps, atol=torch.finfo(dtype).tiny)
    (d_s,) = torch.autograd.grad(p, s, torch.linspace(-1, 1, width).expand_as(p).to(dtype))
    assert d_s.isfinite().all()


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(
    "score, gate", [(17.0, 1.0), (-17.0, None), (90.0, 1.0), (-104.0, 0.0), (-1e4, 0.0), (1e4, 1.0)]
)
def test_the_gate_of_a_channel_reaches_its_ends_when_rounded(backend, score, gate):
    """0 < gate < 1 holds for real numbers; in float32 sigmoid(17) is 1, so the ends belong to it."""
    image = torch.ones(1, 1, 2, 2, requires_grad=True)
    one = torch.ones(1, 1)
    out = function_of("squeeze_excitation", backend)(image, one, torch.zeros(1), one, torch.tensor([score - 1.0]))
    expected = torch.sigmoid(torch.tensor(score)).item() if gate is None else gate
    torch.testing.assert_close(out, torch.full_like(out, expected), rtol=1e-6, atol=0)
    (d_image,) = torch.autograd.grad(out.sum(), image)
    assert d_image.isfinite().all()
