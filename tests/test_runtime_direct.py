"""Calls that were checked before run the kernels without torch's operator: the same results, and nobody is bypassed."""

import pytest
import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.checkpoint import checkpoint

import derive
from derive.errors import LegacyVmap, NoDoubleBackward, SavedChanged, WrongType, ZeroOneMask
from derive.runtime import direct

CASES = {
    "plain": {},
    "causal": {"visibility": "causal_lower_right"},
    "lengths": {"key_lengths": torch.tensor([3, 5])},
    "lse": {"return_lse": True},
    "scale": {"scale": 0.25},
}


def tensors(dtype=torch.float64, grad=True):
    random = torch.Generator().manual_seed(3)
    shapes = ((2, 2, 5, 4), (2, 2, 6, 4), (2, 2, 6, 3))
    return [torch.randn(s, generator=random, dtype=dtype).requires_grad_(grad) for s in shapes]


def results_and_gradients(attention, inputs, named):
    found = attention(*inputs, **named)
    found = found if isinstance(found, tuple) else (found,)
    total = sum((x.sin() * n).sum() for n, x in enumerate(found, 1))
    return [*found, *torch.autograd.grad(total, inputs)]


@pytest.fixture
def ran(monkeypatch):
    """The names of the modules that ran without an operator."""
    names, forward = [], direct.Direct.forward

    def watched(self, arguments):
        names.append(self.operators.signature.id)
        return forward(self, arguments)

    monkeypatch.setattr(direct.Direct, "forward", watched)
    return names


class Seen(TorchDispatchMode):
    """The operators of this project that run inside."""

    def __init__(self):
        super().__init__()
        self.names = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        if func.namespace == "derive":
            self.names.append(str(func))
        return func(*args, **(kwargs or {}))


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
def test_the_second_call_gives_the_bits_of_the_first(ran, case, dtype):
    attention = derive.load("scaled_dot_attention", "cpu")
    inputs = tensors(dtype)
    first, second = (results_and_gradients(attention, inputs, CASES[case]) for _ in range(2))
    assert len(ran) == 1
    assert all(a.dtype == b.dtype and torch.equal(a, b) for a, b in zip(first, second, strict=True))
    with torch.no_grad():
        outside = [attention(*inputs, **CASES[case]) for _ in range(2)][1]
    outside = outside if isinstance(outside, tuple) else (outside,)
    assert len(ran) == 2
    assert all(torch.equal(a, b) and not b.requires_grad for a, b in zip(first, outside, strict=False))


def test_only_what_is_wanted_has_a_gradient(ran):
    attention = derive.load("scaled_dot_attention", "cpu")
    q, k, v = tensors()
    for inputs in ((q, k, v), (q, k.detach(), v), (q.detach(), k, v.detach())):
        wanted = [x for x in inputs if x.requires_grad]
        first, second = (torch.autograd.grad(attention(*inputs).sin().sum(), wanted) for _ in range(2))
        assert all(map(torch.equal, first, second))
    assert len(ran) == 3


def test_what_watches_operators_sees_every_call(ran):
    attention = derive.load("scaled_dot_attention", "cpu")
    inputs = tensors()
    results_and_gradients(attention, inputs, {})
    with Seen() as seen:
        results_and_gradients(attention, inputs, {})
    assert len(seen.names) == 2 and "backward" in seen.names[1]
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as profile:
        results_and_gradients(attention, inputs, {})
    assert sum(event.key.startswith("derive::scaled_dot_attention") for event in profile.key_averages()) >= 2
    assert not ran
    out = attention(*inputs)
    assert len(ran) == 1
    with Seen() as seen:
        out.sum().backward()
    assert len(seen.names) == 1 and "backward" in seen.names[0]


def test_a_gradient_of_a_gradient_is_refused():
    attention = derive.load("scaled_dot_attention", "cpu")
    inputs = tensors()
    for _ in range(2):
        (gradient,) = torch.autograd.grad(attention(*inputs).sin().sum(), inputs[:1], create_graph=True)
        with pytest.raises(NoDoubleBackward):
            gradient.sum().backward()


def test_transforms_still_map_and_differentiate(ran):
    attention = derive.load("scaled_dot_attention", "cpu")
    q, k, v = tensors(grad=False)
    expected = [attention(q, k, v) for _ in range(2)][1]
    assert len(ran) == 1
    stacked = torch.func.vmap(attention)(*(torch.stack([x, 2 * x]) for x in (q, k, v)))
    assert torch.allclose(stacked[0], expected)
    gradient = torch.func.grad(lambda x: attention(x, k, v).sin().sum())(q)
    own = q.clone().requires_grad_()
    for _ in range(2):
        (plain,) = torch.autograd.grad(attention(own, k, v).sin().sum(), own)
        assert torch.allclose(gradient, plain)
    out = [attention(own, k, v) for _ in range(2)][1]
    with pytest.raises(LegacyVmap):
        torch.autograd.grad(out, own, torch.ones(3, *out.shape, dtype=out.dtype), is_grads_batched=True)


def test_a_checkpoint_and_a_graph_that_is_kept():
    attention = derive.load("scaled_dot_attention", "cpu")
    inputs = tensors()
    *_, expected = (results_and_gradients(attention, inputs, {}) for _ in range(2))
    saved = results_and_gradients(lambda *x: checkpoint(attention, *x, use_reentrant=False), inputs, {})
    assert all(map(torch.equal, expected, saved))
    out = attention(*inputs)
    twice = [torch.autograd.grad(out.sin().sum(), inputs, retain_graph=True) for _ in range(2)]
    assert all(map(torch.equal, *twice)) and torch.equal(twice[0][0], expected[1])


def test_a_tensor_that_changed_before_the_backward_is_refused(ran):
    attention = derive.load("scaled_dot_attention", "cpu")
    q, k, v = tensors()
    own = v * 1
    for _ in range(2):
        out = attention(q, k, own)
    own.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        out.sum().backward()
    assert len(ran) == 1


def test_autocast_and_masks_of_numbers_take_the_operator(ran):
    attention = derive.load("scaled_dot_attention", "cpu")
    inputs = tensors(torch.float32, grad=False)
    with torch.autocast("cpu", torch.bfloat16):
        outs = [attention(*inputs) for _ in range(2)]
    assert torch.equal(*outs) and not ran
    fine, zero_one = torch.full((5, 6), -0.5), torch.ones(5, 6).tril()
    for _ in range(2):
        attention(*inputs, mask=fine)
    with pytest.raises(ZeroOneMask):
        attention(*inputs, mask=zero_one)
    assert not ran


def test_a_tensor_given_twice_and_other_strides():
    attention = derive.load("scaled_dot_attention", "cpu")
    x = tensors(grad=False)[0]
    for _ in range(2):
        assert torch.allclose(attention(x, x, x), attention(x, x.clone(), x.clone()))
    q, k, v = tensors(grad=False)
    expected = attention(q, k, v)
    turned = [x.transpose(-1, -2).contiguous().transpose(-1, -2) for x in (q, k, v)]
    assert torch.allclose(attention(*turned), expected)


@pytest.mark.parametrize("backend", ["cpu", "blockwise"])
@pytest.mark.parametrize("grad", [False, True])
def test_a_call_with_one_tensor_thrice_says_nothing_of_one_with_three(backend, grad):
    attention = derive.load("scaled_dot_attention", backend)
    random = torch.Generator().manual_seed(5)
    x, *three = (torch.randn(2, 2, 5, 4, generator=random, dtype=torch.float64).requires_grad_(grad) for _ in range(4))
    for given in ((x, x, x), three, (x, x, three[0]), (x, three[0], x), three):
        want = torch.softmax(given[0] @ given[1].mT / 2, -1) @ given[2]
        for _ in range(2):
            torch.testing.assert_close(attention(*given), want)


def test_tensors_that_are_stored_negated_are_read_right():
    attention = derive.load("scaled_dot_attention", "cpu")
    inputs = tensors()
    attention(*inputs)
    cotangent = torch.complex(*torch.randn(2, 2, 2, 5, 3, dtype=torch.float64)).conj().imag
    assert cotangent.is_neg()
    found = torch.autograd.grad(attention(*inputs), inputs, cotangent)
    want = torch.autograd.grad(attention(*inputs), inputs, cotangent.resolve_neg())
    torch.testing.assert_close(found, want)
    plain = tensors(grad=False)
    attention(*plain)
    negated = torch.complex(plain[0], plain[0]).conj().imag
    torch.testing.assert_close(attention(negated, *plain[1:]), attention(-plain[0], *plain[1:]))


@pytest.mark.parametrize("times", [1, 3], ids=["checked", "remembered"])
@pytest.mark.parametrize("backend", ["cpu", "blockwise"])
def test_saved_tensors_that_come_back_with_another_dtype_are_not_read(backend, times):
    """As a hook that keeps them in fewer bits would give them back: the lse is of float64, whatever the inputs are."""
    attention, inputs = derive.load("scaled_dot_attention", backend), tensors(torch.float32)
    for _ in range(times):
        with torch.autograd.graph.saved_tensors_hooks(lambda x: x.bfloat16(), lambda x: x.float()):
            found = attention(*inputs)
        with pytest.raises(SavedChanged, match="give back the dtype"):
            found.sum().backward()
        with torch.autograd.graph.saved_tensors_hooks(lambda x: x.clone(), lambda x: x):
            torch.autograd.grad(attention(*inputs).sum(), inputs)


def test_an_integer_that_32_bits_cannot_add_to_a_place_is_refused():
    inputs, reach = tensors(torch.float32, grad=False), 2**31
    for _ in range(3):
        with pytest.raises(WrongType, match=r"2147483648, expected at most 2\*\*30"):
            derive.load("banded_attention", "cpu")(*inputs, band_lower=0, band_upper=reach)
    for backend, dtype in (("cpu", torch.float64), ("blockwise", torch.float32)):
        inputs = tensors(dtype, grad=False)
        banded = derive.load("banded_attention", backend)(*inputs, band_lower=0, band_upper=reach)
        expected = derive.load("banded_attention", backend)(*inputs, band_lower=0, band_upper=9)
        torch.testing.assert_close(banded, expected)
