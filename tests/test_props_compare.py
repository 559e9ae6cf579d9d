"""Comparison sees NaN and infinities; rounding bounds hold for real rounding, and are not so wide as to hide bugs."""

import math

import pytest
import torch

from props.attention import Attention, cases
from props.attention_rounding import attention_bound
from props.compare import difference, differences
from props.planted.blockwise import Blockwise
from props.rounding import sampled_bound, unit
from props.subject import Example

NAN, INF = math.nan, math.inf


def tensor(*values, dtype=torch.float32):
    return torch.tensor(values, dtype=dtype)


@pytest.mark.parametrize(
    ("got", "expected"),
    [
        (tensor(NAN, 1.0), tensor(0.0, 1.0)),
        (tensor(0.0, 1.0), tensor(NAN, 1.0)),
        (tensor(NAN, 1.0), tensor(1.0, NAN)),
        (tensor(INF, 1.0), tensor(-INF, 1.0)),
        (tensor(INF, 1.0), tensor(2.0, 1.0)),
        (tensor(2.0, 1.0), tensor(INF, 1.0)),
        (tensor(NAN, 1.0), tensor(INF, 1.0)),
        (tensor(1.0, 1.1), tensor(1.0, 1.0)),
        (tensor(1.0), tensor(1.0, 1.0)),
    ],
)
@pytest.mark.parametrize("bound", [None, 0.05], ids=["bits", "bound"])
def test_a_difference_is_seen_on_either_side(got, expected, bound):
    width = None if bound is None else torch.full(expected.shape, bound)
    assert difference(got, expected, width) is not None


@pytest.mark.parametrize("width", [0.05, INF])
def test_nan_on_one_side_is_a_difference_however_wide_the_bound(width):
    assert difference(tensor(NAN), tensor(0.0), tensor(width)) is not None


@pytest.mark.parametrize("values", [(NAN, 1.0), (INF, -INF), (0.0, -0.0), ()])
def test_the_same_values_are_no_difference(values):
    assert difference(tensor(*values), tensor(*values)) is None
    assert difference(tensor(*values), tensor(*values), torch.zeros(len(values))) is None


def test_a_nan_bound_accepts_nothing_but_equal_patterns():
    assert difference(tensor(1.0), tensor(1.0), tensor(NAN)) is not None


def test_overflow_of_the_dtype_is_accepted_only_where_the_number_leaves_its_range():
    got, above, below = tensor(INF, dtype=torch.float16), torch.tensor([70000.0]), torch.tensor([60000.0])
    assert difference(got, above, tensor(1.0)) is None
    assert difference(got, -above, tensor(1.0)) is not None
    assert difference(got, below, tensor(1.0)) is not None


def test_a_missing_result_is_a_difference():
    assert differences({}, {"o": tensor(1.0)}) == "o is missing"


def test_the_worst_place_is_named():
    problem = difference(tensor(1.0, 5.0, 2.0), tensor(1.0, 1.0, 1.0), torch.zeros(3))
    assert "at [1]: got 5, expected 1" in problem


def example(dtype, rows=12, keys=40, width=16, size=1.0):
    generator = torch.Generator().manual_seed(7)

    def draw(*shape):
        return (torch.randn(shape, generator=generator, dtype=torch.float64) * size).to(dtype)

    tensors = {"q": draw(rows, width), "k": draw(keys, width), "v": draw(keys, width)}
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    cotangents = {"o": draw(rows, width), "lse": draw(rows).to(wide)}
    return Example({"N": rows, "M": keys, "D": width, "E": width}, (), dtype, tensors, cotangents, {"return_lse": True})


SUBJECT = cases(Attention("blockwise", Blockwise()))[0]
WANTED = [(), ("q", "k", "v")]


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.float16, torch.bfloat16])
@pytest.mark.parametrize("wanted", WANTED, ids=["outputs", "gradients"])
@pytest.mark.parametrize("size", [1.0, 8.0])
def test_the_bound_of_attention_holds_and_is_within_reach(dtype, wanted, size):
    """It holds for real blockwise code; for normal inputs it stays below 3,000 roundoffs of the largest value."""
    case = example(dtype, size=size)
    got = SUBJECT.gradients(case, wanted) if wanted else SUBJECT.run(case)
    expected, bound = SUBJECT.expect(case, wanted), attention_bound(case, wanted)
    assert differences(got, expected, bound) is None
    if size == 1.0:
        for name, value in expected.items():
            stored = torch.float32 if name == "lse" else dtype
            assert bound[name].max() <= 3000 * max(unit(stored), unit(torch.float32)) * value.abs().max(), name


@pytest.mark.parametrize("wanted", WANTED, ids=["outputs", "gradients"])
def test_the_bound_of_attention_covers_the_sampled_spread(wanted):
    """The worst case must not be below what random roundings of the plain form do."""
    case = example(torch.float32)
    worst, sampled = attention_bound(case, wanted), sampled_bound(SUBJECT, case, wanted)
    for name, value in worst.items():
        assert (value * 8 >= sampled[name] / 8).all(), name


@pytest.mark.parametrize("wanted", WANTED, ids=["outputs", "gradients"])
def test_the_sampled_bound_holds_and_sees_reduced_precision(wanted):
    case = example(torch.float32)
    got = SUBJECT.gradients(case, wanted) if wanted else SUBJECT.run(case)
    expected, bound = SUBJECT.expect(case, wanted), sampled_bound(SUBJECT, case, wanted)
    assert differences(got, expected, bound) is None
    short = case.with_tensors({"q": case.tensors["q"].bfloat16().float()})
    rounded = SUBJECT.gradients(short, wanted) if wanted else SUBJECT.run(short)
    assert differences(rounded, expected, bound) is not None


def test_the_bound_grows_with_the_scores():
    """Large scores condition badly: exp turns their absolute error into a relative one."""
    narrow, wide = (attention_bound(example(torch.float32, size=size), ())["lse"].max() for size in (1.0, 16.0))
    assert wide > 20 * narrow


def test_weights_are_never_off_by_more_than_one():
    case = example(torch.bfloat16, size=100.0)
    limit = case.tensors["v"].double().abs().sum(0) * 1.1
    assert (attention_bound(case, ())["o"] <= limit).all()
