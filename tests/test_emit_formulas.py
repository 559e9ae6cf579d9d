"""Every formula of the passes' catalogue on every backend, forward and backward, against autograd of its plain form."""

import checked
import cpp
import emit_cases
import pytest
import sympy as sp
import torch
from passes_catalogue import BY_NAME
from prepared import prepare

from derive.errors import NotApplicable
from derive.formula import Formula, Index, Let, Size, Tensor, largest, sigmoid, total, where

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
def test_cpp_agrees_with_the_plain_form(name):
    try:
        check(name, "cpu", BATCH=2, HEADS=1, N=5, M=7)
    except NotApplicable as problem:
        assert cpp.is_known(problem)
        return
    check(name, "cpu", BATCH=1, HEADS=2, N=37, M=21)


@pytest.mark.parametrize("name", list(BY_NAME))
def test_triton_agrees_with_the_plain_form(name):
    check(name, "triton", torch.float32, BATCH=1, HEADS=2, GROUP=2, N=18, M=21)


@pytest.mark.parametrize("name", SAMPLE)
@pytest.mark.parametrize(("rows", "columns"), RAGGED)
@pytest.mark.parametrize("backend", ("blockwise", "triton", "cpu"))
def test_ragged_tiles(name, rows, columns, backend):
    dtype = torch.float32 if backend == "triton" else torch.float64
    check(name, backend, dtype, BATCH=1, HEADS=1, GROUP=2, N=rows, M=columns)


@pytest.mark.parametrize(("width", "values"), [(1, 1), (2, 16), (17, 3), (24, 20)])
@pytest.mark.parametrize("name", ("lower_right", "additive"))
@pytest.mark.parametrize("backend", ("triton", "cpu"))
def test_widths_that_are_no_powers_of_two(width, values, name, backend):
    check(name, backend, torch.float32, BATCH=1, HEADS=1, N=9, M=18, D=width, E=values, A=width)


@pytest.mark.parametrize("name", ("lower_right", "relative_bias", "sink", "additive", "distance"))
def test_float64_in_triton(name):
    check(name, "triton", torch.float64, BATCH=1, HEADS=1, N=9, M=18)


@pytest.mark.parametrize("dtype", (torch.float16, torch.bfloat16), ids=str)
@pytest.mark.parametrize("backend", emit_cases.BACKENDS)
@pytest.mark.parametrize("name", ("lower_right", "relative_bias", "sigmoid", "additive_causal", "float_mask"))
def test_half_precision(name, backend, dtype, mended_interpreter):
    check(name, backend, dtype, BATCH=1, HEADS=2, N=18, M=21, D=8, E=5)


LENGTH, WIDTH, VALUES = Size("L"), Size("D", "width"), Size("E", "width")
a, b = Index("a", LENGTH), Index("b", LENGTH)
d, e, f = Index("d", WIDTH), Index("e", VALUES), Index("f", WIDTH)
x, value = Tensor("x", LENGTH, WIDTH), Tensor("v", LENGTH, VALUES)
score = total(x[a, f] * x[b, f], f) / 4
pairs = Let("g", (a, b), total(sp.tanh(x[a, d]) * x[b, d], d))
top = largest(where(b <= a, score), b)

OWN = {
    "self_attention": (
        [x],
        total(where(b <= a, sp.exp(score) * x[b, d]), b) / total(where(b <= a, sp.exp(score)), b),
        (),
    ),
    "pairs_in_two_orientations": ([x, value], total((pairs[a, b] + 2 * pairs[b, a]) * value[b, e], b), (pairs,)),
    "rank_two": ([x, value], total(where(b <= a, (score - top) * sp.exp(score - top) * value[b, e]), b), ()),
    "not_separable": ([x, value], total(where(b <= a, sigmoid(score - top) * value[b, e]), b), ()),
    "maximum_as_output": (
        [x, value],
        total(where(b <= a, sp.exp(score - top) * value[b, e]), b) + top * value[a, e],
        (),
    ),
}


@pytest.mark.parametrize("backend", emit_cases.BACKENDS)
@pytest.mark.parametrize("name", list(OWN))
def test_formulas_that_a_schedule_could_get_wrong(name, backend):
    inputs, out, lets = OWN[name]
    formula = Formula(name, inputs, {"o": out}, lets=lets)
    loaded = checked.load(emit_cases.printed(prepare(formula), backend), emit_cases.FOLDER)
    dtype = torch.float32 if backend == "triton" else torch.float64
    sizes = {"BATCH": 1, "HEADS": 2, "L": 19, "D": 3, "E": 2}
    values = checked.draw(formula, sizes)
    found = checked.errors(loaded, formula, values, sizes, dtype, **emit_cases.settings(loaded, backend))
    assert all(error <= TOLERANCE[dtype] for error in found.values()), found
