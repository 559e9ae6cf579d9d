"""What is drawn: sizes, layouts, masks and numbers that break implementations, all from Hypothesis and replayable."""

from collections import Counter

import hypothesis
import numpy
import pytest
import torch
from hypothesis import strategies as st

import props
from props.attention import EVERYTHING, Attention, cases
from props.inputs import booleans, examples, orders, reals, subsets
from props.layouts import LAYOUTS, SAME_VALUES, STRIDE_ZERO, laid_out
from props.planted.dense import Call, Dense
from props.planted.memory import StridesAreIgnored
from props.subject import lengths_around

ATTENTION = Attention("dense", Dense(), EVERYTHING, (torch.float32, torch.float16, torch.bfloat16))
CASES = {case.name.split("(")[1].rstrip(")"): case for case in cases(ATTENTION)}


def drawn(function, count=150):
    """What `function(draw)` gives for `count` drawn examples."""
    found = []

    @hypothesis.seed(1)
    @hypothesis.settings(max_examples=count, deadline=None, database=None, phases=[hypothesis.Phase.generate])
    @hypothesis.given(st.data())
    def collect(data):
        found.append(function(data.draw))

    collect()
    return found


@pytest.fixture(scope="module")
def plain():
    return drawn(lambda draw: examples(draw, CASES["plain"]), 400)


@pytest.fixture(scope="module")
def masked():
    return drawn(lambda draw: examples(draw, CASES["boolean mask"]))


def test_lengths_are_drawn_at_and_around_the_block(plain):
    rows, keys = ({example.sizes[axis] for example in plain} for axis in "NM")
    assert rows >= set(lengths_around(16)) and keys >= set(lengths_around(16))
    assert {0, 1, 15, 16, 17, 33} <= rows


def test_lengths_and_widths_differ_from_each_other_more_often_than_not(plain):
    different = Counter(len({e.sizes[axis] for axis in "NMDE"}) == 4 for e in plain)
    assert different[True] > 100 and different[False] > 20


def test_every_layout_is_drawn_for_inputs_and_cotangents(plain):
    strides = [e.tensors["v"].stride() for e in plain if e.tensors["v"].numel() > 1]
    assert any(0 in stride for stride in strides) and any(2 in stride[-1:] for stride in strides)
    assert any(not e.cotangents["o"].is_contiguous() for e in plain)
    assert any(set(e.cotangents["o"].stride()) == {0} for e in plain if e.cotangents["o"].numel() > 1)


def test_large_scores_and_ties_are_drawn(plain):
    scores = [(e.tensors["q"].double() @ e.tensors["k"].double().mT).flatten() for e in plain]
    assert any(value.numel() and value.abs().max() > 1e4 for value in scores)
    assert any(value.numel() > 3 and len(value.unique()) < value.numel() for value in scores)


def test_masks_with_empty_rows_and_empty_columns_and_without_any_are_drawn(masked):
    masks = [e.tensors["mask"] for e in masked if e.tensors["mask"].numel() > 3]
    assert any(m.any() and not m.any(-1).all() for m in masks)
    assert any(m.any() and not m.flatten(0, -2).any(0).all() for m in masks)
    assert any(m.all() for m in masks) and any(not m.any() for m in masks)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
def test_no_subnormal_number_is_drawn(dtype):
    for value in drawn(lambda draw: reals(draw, (2, 5), dtype, "x")):
        size = value.abs()
        assert ((size == 0) | (size >= torch.finfo(dtype).tiny)).all()


def test_subnormal_numbers_become_zero():
    values = numpy.array([6e-8, 1.0])
    assert props.inputs.rounded(values, torch.float16).tolist() == [0.0, 1.0]


@pytest.mark.parametrize("layout", LAYOUTS + STRIDE_ZERO[1:])
@pytest.mark.parametrize("shape", [(3, 4, 5), (4, 5), (5,), (), (0, 3), (2, 0)])
def test_a_layout_keeps_shape_and_values(layout, shape):
    value = torch.arange(120.0)[: int(numpy.prod(shape))].reshape(shape)
    laid = laid_out(value, layout)
    assert laid.shape == value.shape
    assert not laid.isnan().any()
    if layout in SAME_VALUES:
        assert torch.equal(laid, value)


def test_torch_has_no_part_in_the_numbers_drawn():
    before = torch.get_rng_state()
    first = drawn(lambda draw: examples(draw, CASES["float mask"]), 20)
    torch.manual_seed(99)
    second = drawn(lambda draw: examples(draw, CASES["float mask"]), 20)
    assert all(torch.equal(a.tensors["mask"], b.tensors["mask"]) for a, b in zip(first, second, strict=True))
    torch.set_rng_state(before)
    props.verify(CASES["plain"], ["values of one give one"], max_examples=5)
    assert torch.equal(torch.get_rng_state(), before)


def test_a_failure_is_found_again_and_shrinks_to_a_small_example():
    """The same call gives the same failure; the smallest one for ignored strides has no more than a few entries."""
    broken = cases(Attention("strides", StridesAreIgnored()))[0]
    law = "the layout in memory does not matter"
    first, second = (props.verify(broken, [law], max_examples=40)[0] for _ in range(2))
    assert first.broken and first == second
    assert max(map(len, first.snippet.splitlines())) < 400


def test_a_slow_first_call_is_no_failure():
    class CompilesFirst(Dense):
        compiled = False

        def scores(self, call: Call):
            if not self.compiled:
                type(self).compiled = True
                sum(range(30_000_000))
            return super().scores(call)

    subject = cases(Attention("slow", CompilesFirst()))[0]
    assert props.verify(subject, ["values of one give one"], max_examples=5)[0].status == "HELD"


def test_orders_are_permutations_and_subsets_are_not_empty():
    assert all(sorted(order.tolist()) == list(range(6)) for order in drawn(lambda draw: orders(draw, 6), 20))
    assert {*drawn(lambda draw: subsets(draw, ("a", "b")), 20)} == {("a",), ("b",), ("a", "b")}


def test_a_mask_of_no_dimension_is_drawn():
    assert all(mask.shape == () for mask in drawn(lambda draw: booleans(draw, ()), 10))
