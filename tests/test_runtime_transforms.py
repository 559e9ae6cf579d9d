"""torch.func over generated functions: gradients in reverse mode, in any nesting with vmap; the rest is refused."""

import copy
import pickle
import shutil

import pytest
import torch
from torch.autograd import forward_ad

from derive import errors
from derive.runtime import from_source, load
from derive.runtime.modules import find

ID = "scaled_dot_attention"
OPTIONS = [
    {},
    {"visibility": "causal_lower_right"},
    {"window": (2, 1)},
    {"enable_gqa": True},
    {"scale": 0.3},
]


def tensors(*leading, key_heads=None, dtype=torch.float64):
    random = torch.Generator().manual_seed(len(leading))
    keys = (*leading[:-1], key_heads) if key_heads else leading
    shapes = ((*leading, 5, 4), (*keys, 7, 4), (*keys, 7, 6))
    return tuple(torch.randn(shape, generator=random, dtype=dtype) for shape in shapes)


def by_autograd(loss, given):
    leaves = [x.clone().requires_grad_() for x in given]
    return torch.autograd.grad(loss(*leaves), leaves)


def close(got, want):
    for a, b in zip(got, want, strict=True):
        torch.testing.assert_close(a, b)


@pytest.mark.parametrize("backend", ["reference", "blockwise", "triton"])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_grad_is_the_gradient_of_backward(options, backend):
    attention = load(ID, backend)
    given = tensors(2, 4, key_heads=2 if "enable_gqa" in options else None)

    def loss(q, k, v):
        return attention(q, k, v, **options).square().sum()

    close(torch.func.grad(loss, argnums=(0, 1, 2))(*given), by_autograd(loss, given))
    close([torch.func.grad(loss, argnums=1)(*given)], by_autograd(loss, given)[1:2])


def test_grad_of_a_bias_and_of_the_logsumexp():
    attention, given = load(ID, "blockwise"), (*tensors(2, 4), torch.randn(4, 5, 7, dtype=torch.float64))

    def loss(q, k, v, bias):
        return sum(x.sum() for x in attention(q, k, v, bias=bias, return_lse=True))

    close(torch.func.grad(loss, argnums=(0, 1, 2, 3))(*given), by_autograd(loss, given))


def test_gradients_of_each_sample_with_shared_weights():
    layer = load("self_attention")
    random = torch.Generator().manual_seed(3)
    shapes = {"x": (3, 5, 4), **{a.name: (4, 4) for a in layer.modules[""]["reference"].signature.tensors[1:]}}
    x, *weights = (torch.randn(shape, generator=random, dtype=torch.float64) for shape in shapes.values())
    loss = lambda x, *weights: layer(x, *weights).square().sum()  # noqa: E731
    numbers = tuple(range(1, len(shapes)))
    each = torch.vmap(torch.func.grad(loss, argnums=numbers), in_dims=(0, *(None for _ in weights)))(x, *weights)
    for n in range(3):
        close([gradient[n] for gradient in each], by_autograd(loss, (x[n], *weights))[1:])


def test_vmap_inside_of_grad():
    attention, given = load(ID), tensors(3, 2, 4)
    loss = lambda q, k, v: torch.vmap(attention)(q, k, v).square().sum()  # noqa: E731
    whole = lambda q, k, v: attention(q, k, v).square().sum()  # noqa: E731
    close(torch.func.grad(loss, argnums=(0, 1, 2))(*given), by_autograd(whole, given))


def test_jacrev_is_the_jacobian():
    attention, (q, k, v) = load(ID), tensors(1, 1)
    got = torch.func.jacrev(lambda q: attention(q, k, v))(q)
    torch.testing.assert_close(got, torch.autograd.functional.jacobian(lambda q: attention(q, k, v), q))


def dual(function, x):
    with forward_ad.dual_level():
        return function(forward_ad.make_dual(x, torch.ones_like(x)))


@pytest.mark.parametrize(
    "transform",
    [
        lambda f, x: torch.func.jvp(f, (x,), (x,)),
        lambda f, x: torch.func.jacfwd(f)(x),
        lambda f, x: torch.func.hessian(lambda x: f(x).sum())(x),
        lambda f, x: torch.autograd.functional.jacobian(f, x, strategy="forward-mode", vectorize=True),
        dual,
    ],
    ids=["jvp", "jacfwd", "hessian", "jacobian", "dual"],
)
def test_forward_mode_is_a_clear_error_and_never_a_tangent_of_zeros(transform):
    attention, (q, k, v) = load(ID), tensors(1, 2)
    with pytest.raises(errors.NoForwardMode, match="reverse mode"):
        transform(lambda q: attention(q, k, v), q)


def test_a_gradient_of_a_gradient_is_a_clear_error():
    attention, (q, k, v) = load(ID), tensors(1, 2)
    loss = lambda q: attention(q, k, v).square().sum()  # noqa: E731
    with pytest.raises(errors.NoDoubleBackward):
        torch.func.grad(lambda q: torch.func.grad(loss)(q).sum())(q)
    with pytest.raises(errors.LegacyVmap, match="jacrev"):
        torch.autograd.functional.jacobian(lambda q: attention(q, k, v), q, vectorize=True)


def test_a_copy_is_the_function_and_a_pickle_needs_its_files(tmp_path):
    text = find(ID)[""]["reference"].text
    attention, given = from_source("copied", {"reference": text}, "reference", cache=tmp_path / "cache"), tensors(1, 2)
    want = attention(*given)
    for same in (copy.copy(attention), copy.deepcopy(attention), pickle.loads(pickle.dumps(attention))):
        assert torch.equal(same(*given), want)
    other = from_source("copied", {"reference": text + "# other"}, "reference", cache=tmp_path / "cache")
    other = pickle.loads(pickle.dumps(other))
    shutil.rmtree(tmp_path / "cache")
    with pytest.raises(errors.GeneratedFileMissing, match="no longer there"):
        other(*given)
