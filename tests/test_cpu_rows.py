"""Row-level stages in C++: what pools, gates, normalises and encodes, beside the reference in float64."""

import os

import pytest
import sympy as sp
import torch
from sanitized import assert_inside

import derive
from derive.catalogue import formula
from derive.derivation import derive_formula
from derive.emit.cpu_row_groups import RowGroup, with_row_groups
from derive.emit.cpu_row_nests import bounds_at
from derive.formula import Formula, Index, Let, Size, Tensor, largest, sigmoid, total, where

DOUBLE = torch.float64
CLOSE = {DOUBLE: 1e-11, torch.float32: 3e-5, torch.bfloat16: 4e-2, torch.float16: 6e-3}
FEW = {"B": 2, "C": 5, "Y": 7, "X": 19, "R": 3, "K": 3}
IMAGES = {
    "plain": FEW,
    "whole vectors": {"B": 3, "C": 17, "Y": 8, "X": 16, "R": 4, "K": 5},
    "one line": {"B": 1, "C": 33, "Y": 1, "X": 65, "R": 1, "K": 1},
    "a kernel larger than the image": {"B": 2, "C": 3, "Y": 5, "X": 3, "R": 2, "K": 7},
    "no image": {"B": 0, "C": 3, "Y": 3, "X": 3, "R": 2, "K": 3},
}


@pytest.fixture(scope="module", autouse=True)
def quickly(tmp_path_factory):
    """Compiled with few optimisations, once for all tests."""
    before = {name: os.environ.get(name) for name in ("DERIVE_CXXFLAGS", "DERIVE_CACHE")}
    os.environ["DERIVE_CXXFLAGS"] = "-O1"
    os.environ["DERIVE_CACHE"] = str(tmp_path_factory.mktemp("kernels"))
    yield
    for name, text in before.items():
        os.environ.pop(name) if text is None else os.environ.__setitem__(name, text)


_made = {}


def both(of, **options):
    """The function in C++ and the reference."""
    key = of if isinstance(of, str) else of.id, tuple(options.items())
    if key not in _made:
        _made[key] = [derive.compile(of, backend=b, **options) for b in ("cpu", "reference")]
    return _made[key]


def drawn(*shape, seed=0):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=DOUBLE)


def image_inputs(name, B, C, Y, X, R, K):
    network = [drawn(R, C, seed=1), drawn(R, seed=2), drawn(C, R, seed=3), drawn(C, seed=4)]
    kernel = [drawn(2, K, K, seed=5)]
    own = {"spatial_attention": kernel, "cbam": [*network, *kernel]}.get(name, network)
    return [drawn(B, C, Y, X), *own]


def check(functions, inputs, dtype=DOUBLE, **keywords):
    """Results and gradients are those of the reference in float64, for the numbers that the dtype can hold."""
    cpu, reference = functions
    mine = [x.to(dtype).detach().requires_grad_() for x in inputs]
    theirs = [x.detach().double().requires_grad_() for x in mine]
    got, expected = (f(*xs, **keywords) for f, xs in ((cpu, mine), (reference, theirs)))
    found = [[got], [expected]]
    if expected.requires_grad:
        bar = drawn(*expected.shape, seed=8)
        for outs, xs in zip(found, (mine, theirs), strict=True):
            outs += torch.autograd.grad(outs[0], xs, bar.to(dtype if outs is found[0] else DOUBLE))
    for one, other in zip(*found, strict=True):
        assert one.dtype == dtype and one.shape == other.shape
        scale = max(1.0, float(other.detach().abs().max())) if other.numel() else 1.0
        torch.testing.assert_close(one.double(), other, rtol=0, atol=CLOSE[dtype] * scale, equal_nan=True)


VISION = ("squeeze_excitation", "channel_attention", "spatial_attention", "cbam")


@pytest.mark.parametrize("name", VISION)
@pytest.mark.parametrize("sizes", IMAGES.values(), ids=IMAGES)
def test_images(name, sizes):
    check(both(name), image_inputs(name, **sizes))


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16], ids=str)
@pytest.mark.parametrize("name", ["squeeze_excitation", "spatial_attention"])
def test_images_in_other_dtypes(name, dtype):
    check(both(name), image_inputs(name, **FEW), dtype)


def test_any_strides():
    name = "cbam"
    inputs = image_inputs(name, **FEW)
    check(both(name), [x.mT.contiguous().mT if x.ndim > 1 else x.repeat_interleave(2)[::2] for x in inputs])
    expanded = [drawn(1, 1, 7, 19).expand(2, 5, 7, 19), *(x[:1].expand(x.shape) for x in inputs[1:])]
    check(both(name), expanded)
    check(both(name), [inputs[0][..., :1].expand(2, 5, 7, 19), *inputs[1:]])


def test_several_threads():
    name, threads = "spatial_attention", torch.get_num_threads()
    inputs = image_inputs(name, **{**FEW, "B": 9})
    cpu = both(name)[0]
    alone = cpu(*inputs)
    torch.set_num_threads(3)
    try:
        assert torch.equal(cpu(*inputs), alone)
        check(both(name), inputs)
        check(both(name), [inputs[0][:1], inputs[1]])
    finally:
        torch.set_num_threads(threads)


def test_large_results_go_past_the_caches():
    inputs = [x.float() for x in image_inputs("squeeze_excitation", 2, 40, 167, 161, 3, 3)]
    assert inputs[0].nbytes > 1 << 23
    check(both("squeeze_excitation"), inputs, torch.float32)


def test_a_nan_stays_in_its_image():
    inputs = image_inputs("channel_attention", **FEW)
    inputs[0][1, 2, 3, 4] = torch.nan
    cpu, reference = both("channel_attention")
    got, expected = cpu(*inputs), reference(*inputs)
    assert got[0].isfinite().all() and got[1].isnan().all()
    torch.testing.assert_close(got, expected, equal_nan=True)


@pytest.mark.parametrize("shape", [(5, 37), (3, 1), (70, 64), (0, 4)], ids=str)
def test_softmax(shape):
    check(both("softmax"), [drawn(*shape)])
    check(both("softmax"), [drawn(*shape) * 30], torch.float32)


@pytest.mark.parametrize("name", ["softmax", "stable_softmax"])
def test_an_exponential_that_several_loops_need_is_taken_once(name):
    made = derive_formula(formula(name))
    for tiles in (made.forward_tiles, made.backward_tiles):
        (group,) = with_row_groups(tiles).stages
        taken = [d.name for d in group.definitions if d.body.has(sp.exp)]
        assert taken == ["e1"]


def test_an_exponential_of_one_loop_is_not_kept():
    made = derive_formula(Formula("once", [x], (Let("o", (i, d), sp.exp(x[i, d]) * (1 + sp.exp(x[i, d]))),)))
    (group,) = with_row_groups(made.forward_tiles).stages
    assert len(group.definitions) == 1


def test_softmax_of_nothing():
    cpu, reference = both("softmax")
    scores = drawn(4, 9)
    scores[1] = -torch.inf
    scores[2, 3] = -torch.inf
    scores[3, 0] = torch.nan
    torch.testing.assert_close(cpu(scores), reference(scores), equal_nan=True)
    one, other = (f(drawn(3, 0), return_lse=True) for f in (cpu, reference))
    assert one[0].shape == (3, 0) and torch.equal(one[1], other[1])


def test_logarithms_are_handed_on_in_float64():
    """In the inputs' own dtype they would shift the backward's exponents, the more the larger the scores are."""
    scores = (drawn(6, 33) * 3000).float()
    check(both("softmax"), [scores], torch.float32)
    log, expected = (f(x, return_lse=True)[1] for f, x in zip(both("softmax"), (scores, scores.double()), strict=True))
    torch.testing.assert_close(log.double(), expected, rtol=1e-6, atol=0)


@pytest.mark.parametrize("places, width", [(70, 33), (1, 2), (5, 64)])
def test_sinusoidal_encoding(places, width):
    cpu, reference = (f(N=places, D=width, dtype=DOUBLE) for f in both("sinusoidal_encoding"))
    torch.testing.assert_close(cpu, reference, rtol=0, atol=1e-12)


def test_rotary_encoding():
    check(both("rotary_encoding"), [drawn(2, 3, 5, 4, 2)], base=100, offset=3)


def test_features_of_linear_attention():
    check(both("linear_attention"), [drawn(2, 2, 70, 5), drawn(2, 2, 9, 5), drawn(2, 2, 9, 3)])
    check(both("linear_attention"), [drawn(1, 2, 7, 16), drawn(1, 2, 65, 16), drawn(1, 2, 65, 8)], torch.float32)


N, D = Size("N", "length"), Size("D", "width")
i, d, e = Index("i", N), Index("d", D), Index("e", D)
x, w = Tensor("x", N, D), Tensor("w", D, shared=True)


def normalised():
    """Each row in relation to its mean and its spread, what lies above the diagonal left out of both."""
    mean = Let("mean", (i,), total(where(e <= i, x[i, e]), e) / D)
    spread = Let("spread", (i,), total(where(e <= i, (x[i, e] - mean[i]) ** 2), e) / D)
    out = Let("o", (i, d), where(d <= i, w[d] * (x[i, d] - mean[i]) / (spread[i] + 1) ** sp.Rational(1, 2)))
    return Formula("normalised", [x, w], (out,), lets=(mean, spread))


def highest():
    """Each row divided by its largest entry among the first ones; its gradient goes to all places of the maximum."""
    peak = Let("peak", (i,), largest(where(e <= 2 * i, x[i, e]), e))
    return Formula("highest", [x, w], (Let("o", (i, d), sigmoid(x[i, d]) * peak[i] * w[d]),), lets=(peak,))


@pytest.mark.parametrize("of", [normalised, highest])
@pytest.mark.parametrize("shape", [(2, 3, 70, 9), (1, 1, 3, 40), (1, 2, 0, 4), (2, 1, 65, 1)], ids=str)
def test_rows_with_conditions(of, shape):
    check(both(of()), [drawn(*shape).round(decimals=1), drawn(shape[-1], seed=1)])


def test_what_no_condition_lets_in_has_no_part():
    cpu, reference = both(normalised())
    rows, scale = drawn(1, 1, 5, 9), drawn(9, seed=1)
    rows[..., 2, 5] = torch.nan
    rows[..., 3, 4] = torch.inf
    got = cpu(rows, scale)
    assert got.isfinite().all()
    torch.testing.assert_close(got, reference(rows, scale))


def test_what_makes_a_group():
    """What images share is one kernel; what is summed over them is added up by the host."""
    made = derive_formula(formula("spatial_attention"))
    (one,) = with_row_groups(made.forward_tiles).stages
    assert isinstance(one, RowGroup) and one.stores == ("o",)
    first, *others = with_row_groups(made.backward_tiles).stages
    assert isinstance(first, RowGroup) and len(first.partial) == 2
    assert not any(isinstance(stage, RowGroup) for stage in others)


@pytest.mark.parametrize(
    "condition, bounds",
    [(i - 3 >= 0, (3, None)), (i < N - 2, (None, N - 2)), (2 - i > 0, (None, 2)), (sp.Eq(i, 1), (1, 2))],
    ids=str,
)
def test_bounds_of_loops(condition, bounds):
    assert bounds_at(condition, i) == bounds


GUARDED = """
import torch
from test_cpu_rows import FEW, IMAGES, both, check, image_inputs
for sizes in (FEW, IMAGES["one line"]):
    check(both("spatial_attention"), image_inputs("spatial_attention", **sizes), torch.float32)
"""


def test_nothing_is_read_or_written_outside():
    assert_inside(GUARDED)
