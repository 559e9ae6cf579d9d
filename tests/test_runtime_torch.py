"""Generated functions inside torch: operator checks, compile, export, autocast, meta tensors, vmap, gradients."""

import itertools
import math

import pytest
import torch
from torch.library import opcheck

from derive import errors
from derive.runtime import load

ID = "scaled_dot_attention"
COMBINATIONS = [
    {},
    {"visibility": "causal_lower_right"},
    {"mask": "bool"},
    {"mask": "float"},
    {"key_lengths": True},
    {"window": (2, 1)},
    {"bias": True},
    {"enable_gqa": True},
]


@pytest.fixture(autouse=True)
def fresh_compiler():
    """The compiler counts how often a test's function was compiled; each case is a function of its own."""
    torch._dynamo.reset()


def tensors(*leading, n=5, m=7, d=4, e=6, dtype=torch.float32, grad=True, key_heads=None):
    random = torch.Generator().manual_seed(sum(leading) + n + m)
    keys = (*leading[:-1], key_heads) if key_heads else leading
    shapes = ((*leading, n, d), (*keys, m, d), (*keys, m, e))
    return [torch.randn(s, generator=random, dtype=dtype).requires_grad_(grad) for s in shapes]


def call_of(options, dtype=torch.float32, n=5, m=7, d=4, e=6):
    """The tensors and the keywords of a call with these options."""
    random = torch.Generator().manual_seed(7)
    sizes = {"n": n, "m": m, "d": d, "e": e}
    q, k, v = tensors(2, 4, **sizes, dtype=dtype, key_heads=2 if options.get("enable_gqa") else None)
    named = dict(options)
    if options.get("mask") == "bool":
        named["mask"] = torch.rand(n, m, generator=random) > 0.3
    if options.get("mask") == "float":
        named["mask"] = torch.randn(4, n, m, generator=random, dtype=dtype)
    if options.get("bias"):
        named["bias"] = torch.randn(1, 4, n, m, generator=random, dtype=dtype).requires_grad_()
    if options.get("key_lengths"):
        named["key_lengths"] = torch.tensor([3, 0])
    return [q, k, v], named


def leaves(inputs, named):
    return [*inputs, *(x for x in named.values() if isinstance(x, torch.Tensor) and x.requires_grad)]


def operator(attention, *inputs, **named):
    name = attention.explain(*inputs, **named).operator.removeprefix("derive::")
    own = torch.ops.derive
    return getattr(own, name).default, getattr(own, f"{name}_backward").default


@pytest.mark.parametrize("backend", ["reference", "blockwise", "triton"])
@pytest.mark.parametrize("options", [{}, {"visibility": "causal_lower_right"}, {"enable_gqa": True}], ids=str)
def test_both_operators_pass_the_checks_of_torch(options, backend):
    (q, k, v), named = call_of(options)
    forward, backward = operator(load(ID, backend), q, k, v, **named)
    if "enable_gqa" in options:
        q = q.detach().unflatten(1, (2, 2)).requires_grad_()
    opcheck(forward, (q, k, v, None, False))
    opcheck(forward, (q.detach(), k.detach(), v.detach(), 0.3, False))
    inputs = [x.detach() for x in (q, k, v)]
    o, lse = forward(*inputs, None, False)
    cotangents = (torch.randn_like(o), torch.randn_like(lse))
    for needs in ([True, True, True], [False, True, False]):
        opcheck(backward, (*inputs, None, o, lse, *cotangents, False, needs))


@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
@pytest.mark.parametrize("dynamic", [False, True], ids=["static", "dynamic"])
def test_compile_makes_one_graph_with_the_same_results(options, dynamic):
    attention = load(ID)
    inputs, named = call_of(options)

    def model(q, k, v, named):
        o, lse = attention(q, k, v, return_lse=True, **named)
        return o * 2, lse

    compiled = torch.compile(model, fullgraph=True, dynamic=dynamic, backend="aot_eager")
    wanted = leaves(inputs, named)
    results = []
    for run in (model, compiled):
        o, lse = run(*inputs, named)
        lse = torch.where(lse > -math.inf, lse, 0.0)
        results.append((o, *torch.autograd.grad(o.sin().sum() + lse.sum(), wanted)))
    for eager, traced in zip(*results, strict=True):
        torch.testing.assert_close(traced, eager, rtol=0, atol=0)


def test_a_dynamic_graph_serves_other_lengths():
    attention = load(ID, visibility="causal_lower_right")
    compiled = torch.compile(attention, fullgraph=True, dynamic=True, backend="aot_eager")
    with torch.no_grad():
        compiled(*tensors(2, 3, n=5, m=7))
        with torch._dynamo.config.patch(error_on_recompile=True):
            for n, m in ((6, 9), (12, 13)):
                inputs = tensors(2, 3, n=n, m=m)
                assert torch.equal(compiled(*inputs), attention(*inputs))


def test_numbers_may_change_in_a_graph():
    """torch makes a number that changes a symbol: it can be compared with nothing while the graph is traced."""
    q, k, v = tensors(2, 3)
    attention = load(ID)
    graphs = [
        (lambda x: attention(q, k, v, scale=x), (0.1, 0.2, 0.3)),
        (lambda x: attention(q, k, v, window=(x, 1)), (1, 2, 3)),
    ]
    for function, numbers in graphs:
        compiled = torch.compile(function, fullgraph=True, backend="aot_eager")
        for number in numbers:
            torch.testing.assert_close(compiled(number), function(number))


def test_inductor_compiles_a_layer():
    attention = load(ID, visibility="causal_lower_right")
    q, k, v = tensors(2, 3)

    def layer(q, k, v):
        return torch.nn.functional.gelu(attention(q * 0.5, k, v)).sum()

    value = torch.compile(layer, fullgraph=True)(q, k, v)
    torch.testing.assert_close(value, layer(q, k, v))


class Layer(torch.nn.Module):
    def __init__(self, attention):
        super().__init__()
        self.attention = attention

    def forward(self, q, k, v):
        return self.attention(q, k, v, return_lse=True)


def test_export_keeps_one_operator_and_serves_other_sizes():
    layer, length = Layer(load(ID, visibility="causal_lower_right")), torch.export.Dim("length", min=2, max=99)
    sizes = {"q": {2: length}, "k": {2: length}, "v": {2: length}}
    program = torch.export.export(layer, tuple(tensors(2, 3, n=8, m=8)), dynamic_shapes=sizes)
    targets = [str(node.target) for node in program.graph.nodes if "derive" in str(node.target)]
    assert len(targets) == 1
    inputs = tensors(2, 3, n=11, m=11)
    for got, want in zip(program.module()(*inputs), layer(*inputs), strict=True):
        assert torch.equal(got, want)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16], ids=str)
def test_autocast_casts_the_inputs_and_nothing_inside(dtype):
    attention = load(ID)
    q, k, v = tensors(2, 3)
    with torch.autocast("cpu", dtype):
        o, lse = attention(q, k.to(dtype), v, return_lse=True)
    expected, expected_lse = attention(*(x.to(dtype) for x in (q, k, v)), return_lse=True)
    assert o.dtype == dtype
    assert torch.equal(o, expected)
    assert torch.equal(lse, expected_lse)
    with torch.autocast("cpu", dtype):
        assert attention(*tensors(2, 3, dtype=torch.float64)).dtype == torch.float64
    gradients = torch.autograd.grad(o.sum(), (q, k, v))
    assert all(g.dtype == torch.float32 for g in gradients)


def test_meta_tensors_give_shapes():
    o, lse = load(ID)(*(x.to("meta") for x in tensors(2, 3)), return_lse=True)
    assert (o.shape, o.device.type) == ((2, 3, 5, 6), "meta")
    assert (lse.shape, lse.dtype) == ((2, 3, 5), torch.float32)


@pytest.mark.parametrize("dims", [(0, 0, 0), (0, None, None), (2, 1, 0)], ids=str)
def test_vmap_maps_over_a_further_dimension(dims):
    attention = load(ID)
    each = [torch.randn(4, 2, 3, n, 4) for n in (5, 7, 7)]
    given = [x[0] if dim is None else x.movedim(0, dim) for x, dim in zip(each, dims, strict=True)]
    mapped = torch.vmap(attention, in_dims=dims)(*given)
    for n in range(4):
        own = [x[0] if dim is None else x[n] for x, dim in zip(each, dims, strict=True)]
        torch.testing.assert_close(mapped[n], attention(*own))


def test_vmap_maps_over_cotangents():
    q, k, v = tensors(2, 3)
    o = load(ID)(q, k, v)
    cotangents = torch.randn(4, *o.shape)
    batched = torch.vmap(lambda d_o: torch.autograd.grad(o, (q, v), d_o, retain_graph=True))(cotangents)
    for n, cotangent in enumerate(cotangents):
        for got, want in zip(batched, torch.autograd.grad(o, (q, v), cotangent, retain_graph=True), strict=True):
            torch.testing.assert_close(got[n], want)


# Gradients


@pytest.mark.parametrize("options", [{}, {"bias": True}, {"visibility": "causal_lower_right"}], ids=str)
def test_each_subset_of_inputs_may_need_a_gradient(options):
    attention = load(ID, "reference")
    inputs, named = call_of(options, torch.float64, n=2, m=3, d=2, e=1)
    every = leaves(inputs, named)
    for chosen in itertools.product((False, True), repeat=len(every)):
        for x, need in zip(every, chosen, strict=True):
            x.requires_grad_(need)
        if any(chosen):
            function = lambda q, k, v: attention(q, k, v, return_lse=True, **named)  # noqa: E731
            assert gradients_agree(function, inputs, named)


def gradients_agree(function, inputs, named):
    """gradcheck over all leaves, those among the keywords too."""
    names = [name for name, x in named.items() if isinstance(x, torch.Tensor) and x.requires_grad]

    def call(*given):
        for name, value in zip(names, given[3:], strict=True):
            named[name] = value
        return function(*given[:3])

    return torch.autograd.gradcheck(call, (*inputs, *(named[name] for name in names)))


@pytest.mark.parametrize("shape", [(1, 1, 1, 7), (4, 1, 1), (7,), (2, 4, 5, 7)], ids=str)
def test_only_the_bias_needs_a_gradient(shape):
    q, k, v = tensors(2, 4, grad=False)
    bias = torch.randn(shape, generator=torch.Generator().manual_seed(1)).requires_grad_()
    attention = load(ID)
    weights = torch.randn(2, 4, 5, 6)
    (got,) = torch.autograd.grad((attention(q, k, v, bias=bias) * weights).sum(), bias)
    plain = torch.softmax(q @ k.mT / 2 + bias, -1) @ v
    (expected,) = torch.autograd.grad((plain * weights).sum(), bias)
    assert got.shape == shape
    torch.testing.assert_close(got, expected, rtol=1e-5, atol=1e-5)


def test_the_logsumexp_alone_has_gradients():
    q, k, v = tensors(2, 3)
    lse = load(ID)(q, k, v, return_lse=True)[1]
    got = torch.autograd.grad(lse.sin().sum(), (q, k, v))
    expected = torch.autograd.grad(torch.logsumexp(q @ k.mT / 2, -1).sin().sum(), (q, k))
    for a, b in zip(got, (*expected, torch.zeros_like(v)), strict=True):
        torch.testing.assert_close(a, b, rtol=1e-5, atol=1e-5)


def test_the_operator_returns_only_the_gradients_that_are_needed():
    q, k, v = tensors(2, 3, grad=False)
    forward, backward = operator(load(ID), q, k, v)
    o, lse = forward(q, k, v, None, False)
    arguments = (q, k, v, None, o, lse, o, torch.zeros_like(lse), False)
    every = backward(*arguments, [True, True, True])
    assert [x.shape for x in every] == [q.shape, k.shape, v.shape]
    (only,) = backward(*arguments, [False, True, False])
    assert torch.equal(only, every[1])


def test_a_double_backward_is_a_clear_error():
    q, k, v = tensors(1, 1, n=3, m=3, dtype=torch.float64)
    (gradient,) = torch.autograd.grad(load(ID)(q, k, v).sum(), q, create_graph=True)
    with pytest.raises(errors.NoDoubleBackward, match="double backward"):
        gradient.sum().backward()
    with pytest.raises(errors.NoDoubleBackward, match=ID):
        torch.autograd.gradgradcheck(load(ID), (q, k, v))


@pytest.mark.parametrize("options", [{}, {"visibility": "causal_lower_right", "enable_gqa": True}], ids=str)
def test_results_are_bitwise_the_same_every_time(options):
    (q, k, v), named = call_of(options)
    attention = load(ID)

    def run():
        o = attention(q, k, v, **named)
        return (o, *torch.autograd.grad(o.sin().sum(), (q, k, v)))

    first = run()
    for _ in range(5):
        assert all(torch.equal(a, b) for a, b in zip(first, run(), strict=True))
