"""Widths on a tile: maxima over them, statistics that have one, and what a running statistic may not correct."""

import cpp
import pytest
import sympy as sp
import torch
from drawn import Drawn
from drawn_runs import CALLS, agrees_with_autograd, call, module_of
from test_emit_distances import D, E, M, N, d, e, i, j, k, q, rate, v

from derive import Formula, Tensor, compile, total, where
from derive.compiling import sources_of
from derive.formula import Entry, Let, largest, relu, sigmoid
from derive.runtime import from_source
from derive.targets import aot

SEEN = j <= i
DOT = total(q[i, d] * k[j, d], d)
b, u, x, g = Tensor("b", N, M), Tensor("u", M, E), Tensor("x", N, E), Tensor("g", M)
mask = Tensor("mask", N, M, kind="bool")
INPUTS = (q, k, v, b, u, x, g, mask, rate)
CHANNEL = sp.exp(u[j, e] + b[i, j])
TOP = largest(b[i, j], j)
WIDE_TOP = largest(where(SEEN, b[i, j] + v[j, e]), j)


def mean(weight, value=v[j, e], seen=sp.true):
    return total(where(seen, weight * value), j) / total(where(seen, weight), j)


OVER_A_WIDTH = {
    "distance": mean(sp.exp(-largest(sp.Abs(q[i, d] - k[j, d]), d)), seen=SEEN),
    "largest product": mean(sp.exp(largest(q[i, d] * k[j, d], d)), seen=mask[i, j] > 0),
    "beside a sum": mean(sp.exp(DOT + largest(q[i, d] + k[j, d], d))),
    "of a sum": total(where(SEEN, largest(DOT * k[j, d], d) * v[j, e]), j),
    "under a mask of pairs": total(relu(largest(where(SEEN, q[i, d] * k[j, d]), d)) * v[j, e], j),
    "under a mask of widths": mean(sp.exp(relu(largest(where(q[i, d] > k[j, d], q[i, d] * k[j, d]), d)))),
    "of a maximum": largest(where(SEEN, largest(q[i, d] * k[j, d], d) + v[j, e]), j),
    "an output": largest(q[i, d] * k[j, d], d),
    "an output under a mask": largest(where(SEEN, q[i, d] * k[j, d]), d),
    "over two widths": total(where(SEEN, largest(k[j, d] + q[i, d] * v[j, e], d, e) * g[j]), j),
}
WITH_A_WIDTH = {
    "max-plus": largest(DOT + v[j, e], j),
    "max-plus under a mask": relu(largest(where(mask[i, j] > 0, DOT + v[j, e]), j)),
    "pooled": largest(where((j >= i - 1) & (j <= i + 1), v[j, e]), j) * x[i, e],
    "a weight for each channel": mean(CHANNEL, seen=SEEN),
    "gated": sigmoid(x[i, e]) * mean(CHANNEL, seen=mask[i, j] > 0),
    "decaying": mean(sp.exp(u[j, e] - (i - j) * rate[()]), seen=SEEN),
    "of queries and keys": mean(sp.exp(u[j, e] * x[i, e])),
    "beside a softmax": mean(CHANNEL) + mean(sp.exp(DOT)),
    "with a sink": total(CHANNEL * v[j, e], j) / (total(CHANNEL, j) + sp.exp(x[i, e])),
    "entropy": total(CHANNEL / total(CHANNEL, j) * sp.log(CHANNEL / total(CHANNEL, j)), j),
    "shifted by hand": total(where(SEEN, sp.exp(b[i, j] + v[j, e] - WIDE_TOP) * u[j, e]), j),
    "over a length and a width": relu(largest(where(SEEN, b[i, j] * v[j, e]), j, e)),
    "a sum over both": total(where(SEEN, sp.tanh(b[i, j] + v[j, e])), j, e),
}
FINISHED_FIRST = {
    "a threshold": total(where(b[i, j] >= TOP - 1, v[j, e]), j),
    "a threshold on weights": total(where(b[i, j] >= TOP - 1, sp.exp(b[i, j] - TOP) * v[j, e]), j),
    "a threshold with a width": total(where(b[i, j] + v[j, e] >= largest(b[i, j] + v[j, e], j) - 1, v[j, e]), j),
    "the second largest": largest(where(b[i, j] < TOP, b[i, j] + v[j, e]), j),
    "below a sum over a width": total(total(relu(k[j, d] - TOP), d) * v[j, e], j),
    "below a maximum over a width": total(largest(k[j, d] * TOP, d) * v[j, e], j),
    "with a width, below a sum": total(total(sp.exp(b[i, j] + v[j, e] - WIDE_TOP), e) * g[j], j),
}
NUMBERS = {
    "counted": x[i, e] + mean(sp.S.One, seen=SEEN),
    "a fraction": total(where(SEEN, sp.Rational(1, 10)), j) * x[i, e] + total(where(SEEN, v[j, e]), j),
    "of the sizes": total(where(SEEN, sp.sqrt(D)), j) * x[i, e] + total(where(SEEN, DOT * v[j, e]), j),
    "a scalar": total(where(SEEN, rate[()]), j) * x[i, e] + total(where(SEEN, DOT * v[j, e]), j),
    "a largest one": relu(largest(where(SEEN, 1), j)) * x[i, e] + total(where(SEEN, v[j, e]), j),
}
FORMULAS = OVER_A_WIDTH | WITH_A_WIDTH | FINISHED_FIRST | NUMBERS


def formula_of(value):
    read = {entry.name for entry in value.atoms(Entry)}
    return Formula("wide", [t for t in INPUTS if t.name in read], {"o": value})


def drawn(formula, rows, keys, widths):
    generator = torch.Generator().manual_seed(rows)
    sizes = {"BATCH": 1, "HEADS": 1, "N": rows, "M": keys, "D": widths[0], "E": widths[1]}
    data = {}
    for t in formula.inputs:
        shape = (1, 1, *(sizes[str(s)] for s in t.sizes))
        numbers = torch.randn(shape, generator=generator).float().double()
        data[t.name] = numbers > -0.3 if t.kind == "bool" else 0.3 if t.kind == "scalar" else numbers
    return Drawn(formula, (), sizes, data)


@pytest.mark.parametrize("rows, keys", [(5, 7), (18, 23)])
@pytest.mark.parametrize("name", FORMULAS)
def test_widths_on_a_tile_agree_with_autograd_on_every_backend(name, rows, keys, tmp_path):
    agrees_with_autograd(drawn(formula_of(FORMULAS[name]), rows, keys, (3, 4)), tmp_path)


@pytest.mark.parametrize("name", ["distance", "over two widths", "a weight for each channel", "a sum over both"])
def test_widths_of_more_than_one_chunk_agree_with_autograd(name, tmp_path):
    agrees_with_autograd(drawn(formula_of(FORMULAS[name]), 6, 9, (19, 18)), tmp_path)


@pytest.mark.parametrize("name", ["of a sum", "of a maximum", "max-plus", "pooled", "a weight for each channel"])
@pytest.mark.parametrize("backend", ["reference", "blockwise", "triton", "cpu"])
def test_nan_stays_in_a_maximum_and_only_where_it_is_seen(name, backend, tmp_path):
    formula = formula_of(FORMULAS[name])
    printed = sources_of(formula)
    if backend == "cpu" and backend not in printed:
        assert cpp.is_known(printed["reference"])
        return
    data = drawn(formula, 6, 6, (3, 4)).tensors
    poisoned = "k" if name.startswith("of a") else "v"
    data[poisoned][0, 0, 2, 1] = torch.nan
    inputs = [data[t.name].float() for t in formula.inputs]
    got = from_source(formula.id, printed, backend, cache=tmp_path)(*inputs).isnan()[0, 0]
    rows = torch.arange(6)
    seen = (rows - 2).abs() <= 1 if name == "pooled" else rows >= (0 if name == "max-plus" else 2)
    columns = torch.arange(4) == 1 if poisoned == "v" else torch.ones(4, dtype=torch.bool)
    assert torch.equal(got, seen[:, None] & columns)


@pytest.mark.parametrize("backend", ["reference", "blockwise", "triton"])
def test_a_maximum_over_nothing_is_minus_infinity(backend, tmp_path):
    """Over a width of no places for each pair, and over no keys for each channel."""
    pairs = Formula("pairs", [q, k], (Let("o", (i, j), largest(q[i, d] * k[j, d], d)),))
    got = compile(pairs, backend=backend, cache=tmp_path)(torch.zeros(1, 5, 0), torch.zeros(1, 7, 0))
    assert torch.equal(got, torch.full((1, 5, 7), -torch.inf))
    keys = formula_of(WITH_A_WIDTH["max-plus"])
    got = compile(keys, backend=backend, cache=tmp_path)(*(torch.zeros(1, n, m) for n, m in ((5, 2), (0, 2), (0, 3))))
    assert torch.equal(got, torch.full((1, 5, 3), -torch.inf))


@pytest.mark.parametrize("backend", ["reference", "blockwise", "triton"])
def test_gradients_have_the_dtype_of_the_inputs_where_a_saved_value_comes_first(backend, tmp_path):
    """The backward takes no input here, a count that the forward saved (float32), and the cotangent."""
    formula = formula_of(NUMBERS["a fraction"])
    module = module_of(sources_of(formula)[backend], tmp_path)
    assert module.SIGNATURE["backward"]["inputs"] == []
    data = drawn(formula, 5, 7, (3, 4))
    cotangent = {"o": torch.ones(1, 1, 5, 4)}
    _, gradients = call(module, data, cotangent, torch.float16, CALLS[backend][1])
    assert {x.dtype for x in gradients.values()} == {torch.float16}


def test_the_front_end_of_triton_takes_every_kernel(tmp_path):
    targets, jobs = {"float16": "sm_80", "float32": "gfx942", "float64": "sm_100"}, []
    for number, (name, value) in enumerate(FORMULAS.items()):
        path = tmp_path / f"{name.replace(' ', '_').replace(',', '')}.py"
        path.write_text(sources_of(formula_of(value))["triton"])
        dtype = list(targets)[number % len(targets)]
        jobs.append({"path": str(path), "width": 48, "dtype": dtype, "target": targets[dtype], "stage": "ttir"})
    found = aot.run(jobs)
    assert {r["path"] for r in found} == {job["path"] for job in jobs}
    assert [(r["path"], r["kernel"], r["error"]) for r in found if "error" in r] == []
