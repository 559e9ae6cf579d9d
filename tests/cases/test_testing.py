"""The tests themselves: data that can be replayed, no deadline, no order, no numbers that a device may flush."""

import ast
import time
from pathlib import Path

import pytest
import torch
from cases.kit import assert_plain, assert_plain_gradients, dtypes
from hypothesis import given, settings
from hypothesis import strategies as st

from props.attention import EVERYTHING, Attention, cases, plain_attention
from props.inputs import reals
from props.verify import BROKEN, HELD, verify

ROOT = Path(__file__).resolve().parents[2]
RANDOM = ("rand", "randn", "randint", "randperm", "rand_like", "randn_like", "randint_like", "normal", "bernoulli")
OUTPUT_LAW = "the output equals that of the plain formula"


def calls(path):
    """(call, text of the function that is called) of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield node, ast.unparse(node.func)


@pytest.mark.parametrize("folder", ["props", "tests/cases"])
def test_no_data_come_from_a_generator_that_nobody_seeds(folder):
    """H01: torch's and NumPy's global generators cannot be replayed; a generator of its own has a seed."""
    checked = 0
    for path in sorted({*(ROOT / folder).rglob("*.py")} - {Path(__file__)}):
        for call, name in calls(path):
            checked += 1
            where = f"{path.name}, line {call.lineno}: {name}"
            given_generator = any(word.arg == "generator" for word in call.keywords)
            if name.startswith("torch.") and name.rpartition(".")[2] in RANDOM:
                assert given_generator, where
            assert name not in ("torch.manual_seed", "torch.random.manual_seed", "torch.seed"), where
            assert "numpy.random" not in name or "default_rng" in name, where
            assert not name.startswith(("random.", "np.random.")), where
            assert not name.endswith("default_rng") or call.args, where
    assert checked > 100


def subject_of(function):
    source = f"from cases.test_testing import {getattr(function, '__name__', 'plain_attention')} as function"
    return cases(Attention("planted", function, EVERYTHING, lengths=(0, 1, 3, 5), source=source))[0]


def without_the_last_key(q, k, v, **options):
    return plain_attention(q, k[..., : max(1, k.shape[-2] - 1), :], v[..., : max(1, v.shape[-2] - 1), :], **options)


def test_a_planted_bug_gives_the_same_small_example_each_time():
    """H01: with the text that shows it, whatever torch's generator holds; the text runs and gives what it says."""
    torch.manual_seed(1)
    (first,) = verify(subject_of(without_the_last_key), [OUTPUT_LAW])
    torch.manual_seed(2)
    (again,) = verify(subject_of(without_the_last_key), [OUTPUT_LAW])
    assert first == again
    assert first.status == BROKEN
    space = {}
    exec(first.snippet, space)
    arguments = space["arguments"]
    assert sum(x.numel() for x in arguments.values() if isinstance(x, torch.Tensor)) <= 40, "the example is small"
    assert [x.tolist() for x in space["got"]] == [x.tolist() for x in without_the_last_key(**arguments)]
    assert not torch.allclose(space["got"][1], plain_attention(**arguments)[1])


class Slow:
    """Takes half a second at its first call, as what is compiled at first use does."""

    def __init__(self):
        self.calls = 0

    def __call__(self, *tensors, **options):
        self.calls += 1
        time.sleep(0.5 if self.calls == 1 else 0)
        return plain_attention(*tensors, **options)


def test_a_slow_first_call_is_no_failure():
    """H02: there is no deadline."""
    (result,) = verify(subject_of(Slow()), [OUTPUT_LAW], max_examples=4)
    assert result.status == HELD


def test_the_result_of_a_law_does_not_depend_on_what_ran_before():
    """H02: alone, after others, and a second time."""
    laws = ["values of one give one", OUTPUT_LAW, "the same inputs give the same bits"]
    together = verify(subject_of(without_the_last_key), laws, max_examples=5)
    alone = [verify(subject_of(without_the_last_key), [law], max_examples=5)[0] for law in reversed(laws)]
    assert sorted(together, key=lambda r: r.law) == sorted(alone, key=lambda r: r.law)


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(st.data(), st.sampled_from([torch.float16, torch.bfloat16, torch.float32, torch.float64]))
def test_no_number_that_is_drawn_is_subnormal(data, dtype):
    """H03: devices differ in whether they flush them."""
    shape = data.draw(st.sampled_from([(), (3,), (2, 5), (4, 40)]))
    values = reals(data.draw, shape, dtype, "x", (1.0, 1e-30, 1e-6))
    assert ((values == 0) | (values.abs() >= torch.finfo(dtype).tiny)).all()


def test_the_rounding_bounds_cover_subnormal_numbers_flushed_or_not(backend):
    """H03: 5.9e-39 in fp32, 6e-8 in fp16: a result of 0 and an exact one are both within the bound."""
    for dtype in dtypes(backend)[:-1]:
        tiny = torch.finfo(dtype).tiny / 3
        q, k, v = (torch.full(shape, tiny, dtype=dtype) for shape in ((2, 4), (3, 4), (3, 2)))
        assert_plain(backend, q, k, v)
        assert_plain_gradients(backend, q, k, v)
