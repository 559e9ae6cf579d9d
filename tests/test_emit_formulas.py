"""Every formula of the passes' catalogue on every backend, forward and backward, against autograd of its plain form."""

import emit_cases
import pytest
import torch
from passes_catalogue import BY_NAME

RAGGED = [(1, 1), (1, 18), (15, 17), (33, 16), (16, 33)]
SAMPLE = ("window", "key_lengths", "relative_bias", "sink", "additive_causal", "grouped", "softmax_over_queries")
TOLERANCE = {torch.float64: 1e-10, torch.float32: 2e-5, torch.float16: 4e-3, torch.bfloat16: 3e-2}


def check(name, backend, dtype=torch.float64, **sizes):
    found = emit_cases.errors(name, backend, dtype, **sizes)
    bad = {result: e for result, e in found.items() if not e <= TOLERANCE[dtype]}
    assert not bad, (name, backend, dtype, sizes, bad)


@pytest.mark.parametrize("name", list(BY_NAME))
@pytest.mark.parametrize("backend", ("reference", "blockwise"))
def test_torch_backends_agree_with_the_plain_form(name, backend):
    check(name, backend, BATCH=2, HEADS=2, N=5, M=7)
    check(name, backend, BATCH=1, HEADS=2, N=37, M=21)


@pytest.mark.parametrize("name", list(BY_NAME))
def test_triton_agrees_with_the_plain_form(name):
    check(name, "triton", torch.float32, BATCH=1, HEADS=2, GROUP=2, N=18, M=21)


@pytest.mark.parametrize("name", SAMPLE)
@pytest.mark.parametrize(("rows", "columns"), RAGGED)
@pytest.mark.parametrize("backend", ("blockwise", "triton"))
def test_ragged_tiles(name, rows, columns, backend):
    dtype = torch.float32 if backend == "triton" else torch.float64
    check(name, backend, dtype, BATCH=1, HEADS=1, GROUP=2, N=rows, M=columns)


@pytest.mark.parametrize(("width", "values"), [(1, 1), (2, 16), (17, 3), (24, 20)])
@pytest.mark.parametrize("name", ("lower_right", "additive"))
def test_widths_that_are_no_powers_of_two(width, values, name):
    check(name, "triton", torch.float32, BATCH=1, HEADS=1, N=9, M=18, D=width, E=values, A=width)


@pytest.mark.parametrize("name", ("lower_right", "relative_bias", "sink", "additive", "distance"))
def test_float64_in_triton(name):
    check(name, "triton", torch.float64, BATCH=1, HEADS=1, N=9, M=18)


@pytest.mark.parametrize("dtype", (torch.float16, torch.bfloat16), ids=str)
@pytest.mark.parametrize("backend", emit_cases.BACKENDS)
@pytest.mark.parametrize("name", ("lower_right", "relative_bias", "sigmoid", "additive_causal", "float_mask"))
def test_half_precision(name, backend, dtype, mended_interpreter):
    check(name, backend, dtype, BATCH=1, HEADS=2, N=18, M=21, D=8, E=5)
