"""Dropout on the weights: the numbers, the same choice in every backend and in the backward, and how it is called."""

import hashed_numbers
import numpy
import pytest
import sympy as sp
import torch
from cases.kit import BACKENDS, compiled

import derive
from derive import Formula, Index, Let, Size, Tensor, catalogue, errors, uniform
from derive.interpret import run
from derive.lower import lower
from derive.modules import MultiHeadAttention

N, M = Size("N"), Size("M")
i, j = Index("i", N), Index("j", M)
x, seed = Tensor("x", N, M), Tensor("seed", kind="integer")
SEEDS = torch.tensor([[0, 1, -1], [2**31, 2**32 - 1, 2**40 + 5]])
NUMBERS = {
    "pairs": (uniform(seed[()], i, j), lambda s, a, b: (s, a, b)),
    "no tensor": (uniform(3, 2 * i + 1), lambda s, a, b: (3, 2 * a + 1)),
    "places": (uniform(seed[()], sp.floor(j / 2), i - 5, j * j, N), lambda s, a, b: (s, b // 2, a - 5, b * b, 5)),
    "numbers alone": (uniform(5, 3), lambda s, a, b: (5, 3)),
}
on_each_backend = pytest.mark.parametrize("backend", BACKENDS)


@pytest.fixture(params=["reference", "blockwise", "triton"])
def attention(request):
    return derive.load("scaled_dot_attention", backend=request.param)


def inputs(*leading, rows=37, keys=70, dtype=torch.float32, generator=0):
    draw = torch.Generator().manual_seed(generator)
    sizes = ((rows, 8), (keys, 8), (keys, 5))
    return [torch.randn(*leading, *s, generator=draw, dtype=torch.float64).to(dtype).requires_grad_() for s in sizes]


@on_each_backend
@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_are_the_same_everywhere(name, backend):
    value, places = NUMBERS[name]
    formula = Formula("numbers", [x, seed], [Let("o", (i, j), x[i, j] * value + 0 * x[i, j])])
    given = {"seed": SEEDS} if value.has(derive.formula.Entry) else {}
    if not given:
        formula = Formula("numbers", [x], formula.outputs)
    ones = torch.ones(2, 3, 5, 7, dtype=torch.float64)
    wanted = [[[hashed_numbers.number(*places(s, a, b)) for b in range(7)] for a in range(5)] for s in SEEDS.flatten()]
    wanted = torch.tensor(wanted, dtype=torch.float64).reshape(2, 3, 5, 7)
    for dtype in (torch.float32, torch.float64):
        assert torch.equal(compiled(backend, formula)(ones.to(dtype), **given), wanted.to(dtype))
    program = lower(formula)
    shown = {"x": ones.numpy(), **{key: s.numpy() for key, s in given.items()}}
    for digits in (None, 30):
        (found,) = run(program, {e.name: shown[e.name] for e in program.inputs}, digits=digits)
        assert (found == wanted.numpy()).all()


def test_places_beyond_any_tensor():
    """The last positions that 32 bits hold, from the printed helpers themselves."""
    names = {}
    exec(compiled_text(), names)
    places = torch.tensor([0, 1, 2**24 + 1, 2**31 - 1])
    found = names["uniform"](torch.float64, torch.tensor(7, dtype=torch.int32), places[:, None], places)
    wanted = [[hashed_numbers.number(7, a, b) for b in places.tolist()] for a in places.tolist()]
    assert found.tolist() == wanted


def compiled_text():
    from printed_sources import sources

    return sources(catalogue.formula("scaled_dot_attention", dropout=True))["reference"]


def test_numbers_do_not_change():
    """What was drawn with a seed stays: these were written down."""
    assert [round(hashed_numbers.number(s, a, b), 6) for s, a, b in ((0, 0, 0), (1, 2, 3), (7, 0, 1))] == [
        0.163527,
        0.591506,
        0.792049,
    ]


def test_numbers_are_uniform_and_unrelated():
    """Mean, rows, columns and neighbours of 1024 x 1024 numbers lie within five standard deviations of what is fair."""
    program = lower(Formula("numbers", [x, seed], [Let("o", (i, j), x[i, j] * uniform(seed[()], i, j))]))
    size, ones = 1024, numpy.ones((1, 1, 1024, 1024))

    def table(s):
        return run(program, {"x": ones, "seed": numpy.array([[s]])})[0][0, 0]

    fair, other = table(7) - 0.5, table(8) - 0.5
    deviation = numpy.sqrt(12) * size
    assert abs(fair.mean()) * deviation < 5
    assert max(abs(fair.mean(0)).max(), abs(fair.mean(1)).max()) * numpy.sqrt(12 * size) < 5
    for a, b in ((fair[1:], fair[:-1]), (fair[:, 1:], fair[:, :-1]), (fair, fair.T), (fair, other)):
        assert abs((a * b).mean()) * 12 * size < 5
    counts = numpy.histogram(fair, 256)[0]
    assert abs(((counts - size * size / 256) ** 2).sum() / (size * size / 256) / 255 - 1) < 5 * numpy.sqrt(2 / 255)


@on_each_backend
@pytest.mark.parametrize(
    "options", [{}, {"visibility": "causal_lower_right"}, {"mask": "bool"}, {"grouped": True}], ids=str
)
def test_output_and_gradients_are_those_of_the_definition(options, backend):
    function = compiled(backend, catalogue.formula("scaled_dot_attention", dropout=True, **options))
    q, k, v = inputs(2, 4, rows=21, keys=34)
    given, visible = {}, None
    if "visibility" in options:
        visible = torch.ones(21, 34, dtype=torch.bool).tril(13)
    if "mask" in options:
        visible = given["mask"] = torch.rand(21, 34, generator=torch.Generator().manual_seed(1)) > 0.3
    k_all, v_all = k, v
    if "grouped" in options:
        k, v = (value[:, :2].detach().requires_grad_() for value in (k, v))
        k_all, v_all = (value.repeat_interleave(2, 1) for value in (k, v))
    seeds = torch.arange(8).reshape(2, 4) * 2**29
    found = function(q, k, v, dropout=0.3, seed=seeds, **given)
    plain = hashed_numbers.attention(q.double(), k_all.double(), v_all.double(), seeds, 0.3, visible)
    cotangent = torch.randn(found.shape, generator=torch.Generator().manual_seed(2))
    torch.testing.assert_close(found, plain.float(), rtol=1e-5, atol=1e-5)
    gradients = torch.autograd.grad(found, (q, k, v), cotangent)
    wanted = torch.autograd.grad(plain, (q, k, v), cotangent.double())
    torch.testing.assert_close(gradients, wanted, rtol=1e-5, atol=2e-5)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_the_dtype_does_not_change_what_is_dropped(dtype):
    q, k, v = inputs(2, 3, dtype=dtype)
    for backend in ("reference", "blockwise"):
        found = derive.load("scaled_dot_attention", backend=backend)(q, k, v, dropout=0.3, seed=5)
        exact = derive.load("scaled_dot_attention")(q.double(), k.double(), v.double(), dropout=0.3, seed=5)
        torch.testing.assert_close(found.double(), exact, rtol=2e-2, atol=2e-2)


def test_the_gradient_is_that_of_the_output():
    q, k, v = inputs(2, rows=5, keys=6, dtype=torch.float64)
    attend = derive.load("scaled_dot_attention", dropout=0.4, seed=11)
    assert torch.autograd.gradcheck(attend, (q, k, v))


def test_a_seed_decides_and_heads_differ(attention):
    q, k, _ = inputs(2, 3)
    shown = torch.eye(70).expand(2, 3, 70, 70)
    found = attention(q, k, shown, dropout=0.5, seed=7)
    assert torch.equal(found, attention(q, k, shown, dropout=0.5, seed=7))
    masks = (found > 0).flatten(0, 1)
    for a in range(6):
        for b in range(a):
            assert 0.4 < (masks[a] == masks[b]).double().mean() < 0.6
    assert not torch.equal(found, attention(q, k, shown, dropout=0.5, seed=8))
    numbers = torch.tensor([[3], [4]])
    found = attention(q, k, shown, dropout=0.5, seed=numbers) > 0
    assert torch.equal(found[:, 0], found[:, 1]) and not torch.equal(found[0], found[1])


def test_without_a_seed_torch_draws_one(attention):
    q, k, v = inputs(2, 3)
    torch.manual_seed(3)
    first, second = attention(q, k, v, dropout=0.5), attention(q, k, v, dropout=0.5)
    torch.manual_seed(3)
    assert torch.equal(first, attention(q, k, v, dropout=0.5)) and not torch.equal(first, second)


def test_nothing_and_everything_dropped(attention):
    q, k, v = inputs(2, 3)
    for off in (0, 0.0, None, False):
        assert torch.equal(attention(q, k, v, dropout=off), attention(q, k, v))
    found = attention(q, k, v, dropout=1, seed=1)
    assert not found.any()
    for gradient in torch.autograd.grad(found.sum(), (q, k, v)):
        assert not gradient.any()  # and none is NaN


@pytest.mark.parametrize("rate", [1.5, -0.1, "half", float("nan"), torch.tensor(0.5), True])
def test_a_rate_that_is_none_is_refused(rate):
    with pytest.raises((errors.WrongType, errors.MissingArgument), match="dropout"):
        derive.load("scaled_dot_attention")(*inputs(2, 3), dropout=rate)


@pytest.mark.parametrize("given", [1.5, "a", True, torch.tensor(0.5), torch.zeros(5, dtype=torch.int64)])
def test_a_seed_that_is_none_is_refused(given):
    with pytest.raises((errors.WrongType, errors.DoesNotBroadcast), match="seed"):
        derive.load("scaled_dot_attention")(*inputs(2, 3), dropout=0.1, seed=given)


def test_a_formula_may_call_its_own_numbers_so():
    """Names of a user's own scalar and tensor are no option."""
    rate, number = Tensor("dropout", kind="scalar"), Tensor("seed", N, M)
    formula = Formula("own", [number, rate], [Let("o", (i, j), number[i, j] * rate[()])])
    function = derive.compile(formula, backend="reference")
    assert torch.equal(function(torch.ones(2, 3), dropout=-2.0), torch.full((2, 3), -2.0))


def test_under_torch_compile_and_transforms():
    q, k, v = inputs(2, 3)
    attend = derive.load("scaled_dot_attention", dropout=0.5)
    eager = attend(q, k, v, seed=3)
    traced = torch.compile(lambda *t: attend(*t, seed=3), fullgraph=True, backend="aot_eager")
    assert torch.equal(traced(q, k, v), eager)
    drawn = torch.compile(lambda *t: attend(*t), fullgraph=True, backend="aot_eager")
    assert not torch.equal(drawn(q, k, v), drawn(q, k, v))
    gradient = torch.func.grad(lambda t: attend(t, k, v, seed=3).sum())(q.detach())
    assert torch.equal(gradient, torch.autograd.grad(eager.sum(), q)[0])


@pytest.mark.parametrize("wrong", [lambda: uniform(), lambda: uniform(seed[()])])
def test_too_few_places(wrong):
    with pytest.raises(errors.TooFewPositions, match="uniform"):
        wrong()


@pytest.mark.parametrize("place", [x[i, j], i / 2, sp.sin(i), sp.Rational(1, 2)], ids=str)
def test_places_are_whole_numbers(place):
    with pytest.raises(errors.NoWholeNumber, match="no whole number"):
        lower(Formula("bad", [x, seed], [Let("o", (i, j), x[i, j] * uniform(seed[()], place))]))


def test_a_layer_drops_in_training_only():
    """With weights that drop nothing but choose: the module's training output is that of its function with a seed."""
    torch.manual_seed(0)
    layer = MultiHeadAttention(64, 2, bias=True, dropout=0.5)
    value = torch.randn(2, 9, 64)
    assert not torch.equal(layer(value), layer(value))
    assert torch.equal(layer(value, seed=4), layer(value, seed=4))
    torch.testing.assert_close(layer.eval()(value), layer(value), rtol=0, atol=0)
    average = torch.stack([layer.train()(value, seed=s) for s in range(2000)]).mean(0)
    spread = torch.stack([layer(value, seed=s) for s in range(200)]).std(0)
    assert ((average - layer.eval()(value)).abs() < 5.5 * spread / 2000**0.5 + 1e-6).all()


@pytest.mark.parametrize(
    ("kv_heads", "options", "named"),
    [
        (2, {}, {"key_lengths": torch.tensor([5, 9])}),
        (1, {"visibility": "causal_lower_right"}, {}),
        (2, {"visibility": "causal_lower_right"}, {}),
    ],
)
def test_what_a_layer_takes_in_evaluation_it_takes_in_training(kv_heads, options, named):
    layer = MultiHeadAttention(64, 2, kv_heads, dropout=0.5, **options)
    value = torch.randn(2, 9, 64)
    assert layer.eval()(value, **named).shape == layer.train()(value, **named).shape == value.shape


def test_a_layer_takes_over_the_rate_and_the_mode():
    module = torch.nn.MultiheadAttention(64, 2, dropout=0.25, batch_first=True)
    layer = MultiHeadAttention.from_torch(module)
    assert layer.dropout == 0.25 and layer.training
    assert not MultiHeadAttention.from_torch(module.eval()).training
