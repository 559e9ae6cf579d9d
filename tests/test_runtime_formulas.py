"""Every combination of options of the catalogue, called by its public names, against the formula as it stands."""

import pytest
import torch
from oracle import evaluate

from derive import catalogue
from derive.formula import Size
from derive.runtime import load

SIZES = {"BATCH": 2, "HEADS": 3, "GROUP": 2, "N": 5, "M": 7, "D": 4, "E": 6, "A": 3, "Dk": 5, "C": 4, "T": 11}
SIZES |= {"R": 2, "Y": 3, "X": 2, "window_left": 2, "window_right": 1, "sliding_window": 3}
SIZES |= {"L": 6, "MODEL": 5, "SOURCE": 4, "P": 3, "TWO": 2, "K": 3, "H": 4, "S": 5}
SIZES |= {"band_lower": 0, "band_upper": 2, "dilation": 2, "stride": 2, "base": 100, "offset": 1}
RENAMED = {"grouped": "enable_gqa", "weights": "return_weights"}
CASES = [(name, options) for name in catalogue.FORMULAS for options in catalogue.variants(name)]


def leading(tensor, formula):
    return [SIZES[index.size.name] for index in tensor.leading(formula.grouped)]


def drawn(tensor, formula, random):
    """A tensor with exactly the axes of the formula."""
    shape = (*leading(tensor, formula), *(SIZES[size.name] for size in tensor.sizes))
    if tensor.kind == "bool":
        return torch.rand(shape, generator=random) > 0.4
    if tensor.kind == "integer":
        return torch.randint(0, SIZES["M"] + 1, shape, generator=random)
    x = torch.randn(shape, generator=random, dtype=torch.float64)
    return x.requires_grad_(tensor.kind == "real")


def public(tensor, formula, x):
    """The same as a caller has it: heads in one dimension."""
    axes = tensor.leading(formula.grouped)
    if formula.grouped and len(axes) > 1 and axes[-1].name == "group":
        return x.flatten(len(axes) - 2, len(axes) - 1)
    return x


def params_of(formula):
    """The integers that a caller gives: the reach of a window, the base of an angle."""
    values = [let.value for let in (*formula.lets, *formula.outputs)]
    return {size for value in values for size in value.atoms(Size) if size.role == "param"}


@pytest.mark.parametrize("backend", ["reference", "blockwise", "triton"])
@pytest.mark.parametrize(("name", "options"), CASES, ids=lambda x: str(x))
def test_the_function_is_the_formula_by_its_public_names(name, options, backend):
    formula = catalogue.formula(name, **options)
    random = torch.Generator().manual_seed(5)
    own = {t.name: drawn(t, formula, random) for t in formula.inputs if t.kind != "scalar"}
    given = {t.name: public(t, formula, own[t.name]) for t in formula.inputs if t.kind != "scalar"}
    scalars = {t.name: 0.7 for t in formula.inputs if t.kind == "scalar"}
    named = {RENAMED.get(option, option): value for option, value in options.items()}
    named = {name: value for name, value in named.items() if name not in given and name not in scalars}
    if "window" in named:
        named["window"] = (SIZES["window_left"], SIZES["window_right"])
    if "sliding_window" in named:
        named["sliding_window"] = SIZES["sliding_window"]
    own_params = {size.name for size in params_of(formula)}
    if not {"window", "sliding_window"} & set(options):
        named |= {name: SIZES[name] for name in sorted(own_params)}
    if not formula.inputs:
        named |= {"N": SIZES["N"], "D": SIZES["D"], "dtype": torch.float64}
    results = load(name, backend)(**given, **scalars, **named)
    results = results if isinstance(results, tuple) else (results,)
    expected = tuple(evaluate(formula, own | scalars, SIZES).values())
    for got, want in zip(results, expected, strict=True):
        torch.testing.assert_close(got, want.reshape(got.shape).to(got.dtype), rtol=1e-9, atol=1e-9)
    wanted = [own[t] for t in formula.wrt]
    if wanted:
        cotangents = [torch.randn(x.shape, generator=random, dtype=torch.float64) for x in results]
        gradients = torch.autograd.grad(results, wanted, cotangents)
        expected = [want.reshape(got.shape) for got, want in zip(results, expected, strict=True)]
        for got, want in zip(gradients, torch.autograd.grad(expected, wanted, cotangents), strict=True):
            torch.testing.assert_close(got, want, rtol=1e-9, atol=1e-9)
