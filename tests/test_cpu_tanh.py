"""C++ kernels with tanh from exponentials of each side: on both sides of the range, all layouts, dtypes, tails."""

import platform
import re
from functools import cache

import checked
import cpp
import emit_cases
import pytest
import torch
from test_passes_tanh import FACTORED

from derive.derivation import derive_formula
from derive.emit.cpu import cpu
from derive.printing import about_of

SIZES = {"BATCH": 1, "HEADS": 2, "N": 21, "M": 37, "D": 3, "E": 2, "A": 5}
TOLERANCE = {torch.float64: 1e-12, torch.float32: 1e-5, torch.bfloat16: 3e-2, torch.float16: 4e-3}


@cache
def printed(name):
    made = derive_formula(FACTORED[name])
    assert made.factored is not None
    texts = cpu(*made.tiles_for("cpu"), about_of(made, name))
    assert "reciprocal(" in texts[1]
    assert not re.search(r"^(?! *//).*\btanh\(", texts[1], re.MULTILINE)
    return texts


@cache
def module(name, few=False):
    host, kernels = cpp.in_small_tiles(printed(name))
    if few:
        host = re.sub(r"<= \d+:$", "<= 10**9:", host, flags=re.MULTILINE)
        assert few and "_few_rows" in host
    return checked.load((host, kernels), emit_cases.FOLDER, "tanh")


def errors(name, dtype, few=False, change=None, **sizes):
    sizes = SIZES | sizes
    values = checked.draw(FACTORED[name], sizes)
    if "mask" in values:
        values["mask"] = values["mask"] | (torch.arange(sizes["M"]) == 0)
    return checked.errors(module(name, few), FACTORED[name], (change or dict)(values), sizes, dtype)


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32], ids=str)
@pytest.mark.parametrize("name", FACTORED)
def test_both_directions_agree_with_the_plain_form(name, dtype):
    for sizes in ({}, {"N": 16, "M": 8}, {"N": 1, "M": 9}, {"N": 5, "M": 1}, {"N": 0}, {"M": 0}):
        if name == "a maximum" and sizes.get("M") == 0:
            continue
        found = errors(name, dtype, **sizes)
        assert all(e <= TOLERANCE[dtype] for e in found.values()), (sizes, found)


@pytest.mark.parametrize("name", ["additive", "causal", "masked"])
def test_few_rows_agree_with_the_plain_form(name):
    for sizes in ({}, {"N": 1, "M": 50}, {"N": 3, "M": 16}):
        found = errors(name, torch.float32, few=True, **sizes)
        assert all(e <= TOLERANCE[torch.float32] for e in found.values()), (sizes, found)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16], ids=str)
def test_half_precision_agrees_with_the_plain_form(dtype):
    for few in (False, True):
        found = errors("causal", dtype, few=few)
        assert all(e <= TOLERANCE[dtype] for e in found.values()), found


def apart(size, other=None):
    """Inputs whose rows and columns are large with opposite signs: some sums are small, others are not."""
    other = size if other is None else other

    def change(values):
        first, second = ("x", "y") if "x" in values and "y" in values else ("xs", "ys")
        rows, columns = values[first], values[second]
        far = size * (torch.arange(rows.shape[2]) % 3 - 1.0)
        away = -other * (torch.arange(columns.shape[2]) % 3 - 1.0)
        shape = (-1,) + (1,) * (rows.ndim - 3)
        return values | {first: rows + far.reshape(shape), second: columns + away.reshape(shape)}

    return change


@pytest.mark.parametrize("size", [15, 30, 100, 3000])
@pytest.mark.parametrize("name", ["a square", "two of them", "scalars"])
def test_numbers_beyond_the_range_cost_no_more_digits_than_tanh(name, size):
    """The tensor holds both kinds of tiles.  Rounding x + y costs what it costs the plain form."""
    assert max(errors(name, torch.float64, change=apart(size)).values()) <= 1e-13 * (100 + size)
    found = errors(name, torch.float32, change=apart(size), N=64, M=64)
    assert max(found.values()) <= 3e-7 * (30 + size), found


@pytest.mark.parametrize("few", [False, True])
def test_infinite_and_undefined_inputs_are_those_of_tanh(few):
    """An infinite row makes tanh 1 or -1; a NaN stays where its row or its column is, also behind a mask."""
    name = "causal"
    sizes = SIZES | {"N": 20, "M": 20}
    values = checked.cast(checked.draw(FACTORED[name], sizes), torch.float32)
    plain = checked.run_forward(module(name, few), values, sizes)["o"]
    values["k"] = values["k"].clone()
    values["k"][:, :, 12:] = torch.nan
    got = checked.run_forward(module(name, few), values, sizes)["o"]
    assert torch.isnan(got[:, :, 12:]).all()
    torch.testing.assert_close(got[:, :, :12], plain[:, :, :12], rtol=1e-5, atol=1e-6)
    values["k"], values["b"] = torch.zeros_like(values["k"]), torch.full_like(values["b"], torch.inf)
    flat = checked.run_forward(module(name, few), values, sizes)["o"]
    want = torch.cumsum(values["v"], 2) / torch.arange(1, 21)[:, None]
    torch.testing.assert_close(flat, want, rtol=1e-5, atol=1e-6)


def test_small_values_keep_the_absolute_error_of_a_sum_of_ones():
    """|error of a sum of tanh w| <= n eps sum |w|, as of sums of numbers near 1: what tanh gains near 0 is lost."""
    values = checked.draw(FACTORED["scalars"], SIZES)
    values |= {n: 1e-4 * values[n] for n in ("x", "y")}
    values = checked.cast(values, torch.float32)
    exact, _, _ = checked.oracle(FACTORED["scalars"], checked.cast(values, torch.float64), SIZES)
    got = checked.run_forward(module("scalars"), values, SIZES)["o"]
    bound = SIZES["M"] * 2.0**-23 * values["v"].double().abs().sum(2, keepdim=True)
    assert ((got - exact["o"]).abs() <= bound).all()


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the flags are those of x86-64")
@pytest.mark.parametrize("flags", ["-O1 -march=x86-64-v3", "-O1 -march=x86-64", "-O1"])
def test_other_vectors_and_full_tiles_compute_the_same(flags, monkeypatch):
    monkeypatch.setenv("DERIVE_CXXFLAGS", flags)
    found = checked.load(printed("a square"), emit_cases.FOLDER, "tanh")
    for dtype, sizes in ((torch.float32, {"N": 130, "M": 70}), (torch.float64, {"N": 3, "M": 70})):
        values = apart(30)(checked.draw(FACTORED["a square"], SIZES | sizes))
        errors = checked.errors(found, FACTORED["a square"], values, SIZES | sizes, dtype)
        assert max(errors.values()) <= (2e-5 if dtype == torch.float32 else 1e-11), errors


@pytest.mark.parametrize("few", [False, True])
@pytest.mark.parametrize("bad", [torch.nan, torch.inf, 1e6])
def test_what_is_hidden_changes_no_bit(bad, few):
    """Also where a hidden key takes its tile out of the range."""
    name, sizes = "masked", SIZES | {"N": 20, "M": 20}
    values = checked.cast(checked.draw(FACTORED[name], sizes), torch.float32)
    values["mask"] = (torch.arange(20) < 13).expand(values["mask"].shape).clone()
    values["k"] = values["k"].clone()
    bar = {"o": torch.randn(1, 2, 20, 2, generator=torch.Generator().manual_seed(1))}
    found = []
    for _ in range(2):
        returned = checked.run_forward(module(name, few), values, sizes)
        bars = checked.saved_cotangents(module(name, few), returned, bar)
        gradients = checked.run_backward(module(name, few), values, returned, bars, sizes)
        found.append((returned["o"], gradients["q"], gradients["v"], gradients["k"][:, :, :13]))
        values["k"][:, :, 13:] = bad
    assert all(torch.equal(a, b) for a, b in zip(*found, strict=True))


# Mutants

MUTANTS = {
    "the other side's factors are not asked": (r"(const bool near\w* = in_reach\w*) && in_reach\w*;", r"\1;"),
    "the first side's factors are not asked": (r"(const bool near\w* =) in_reach\w* && (in_reach\w*;)", r"\1 \2"),
    "the sum alone": (r"reciprocal\(1_w \+ ", r"reciprocal(2_w + "),
    "another exponent": (r"= exp\(2_w \* ", r"= exp(1_w * "),
    "always the first": (r": select\(within\(", r": select(~ivec{} | within("),
    "always the second, with its sign turned": (r", sigmoid\(-", r", sigmoid("),
}


@pytest.mark.parametrize("mutant", MUTANTS)
def test_each_mutant_is_killed(mutant):
    pattern, new = MUTANTS[mutant]
    host, kernels = cpp.in_small_tiles(printed("a square"))
    changed, count = re.subn(pattern, new, kernels)
    assert count
    found = checked.load((host, changed), emit_cases.FOLDER, "tanh")
    sizes = SIZES | {"N": 64, "M": 64}
    worst = 0.0
    for change in (dict, apart(30), apart(100), apart(100, 0), apart(0, 100)):
        values = change(checked.draw(FACTORED["a square"], sizes))
        worst = max(worst, *checked.errors(found, FACTORED["a square"], values, sizes, torch.float32).values())
    assert not worst <= 1e-4
