"""Grouped heads, of every formula of the catalogue that reads keys: they are the plain heads with keys repeated."""

import pytest
import sympy as sp
import torch
from agreement import assert_agree
from generated_subjects import BLOCK, function_of

from derive import catalogue
from derive.formula import Size

HEADS, KEY_HEADS, BATCH = 4, 2, 2
SIZES = {"N": 5, "M": BLOCK + 1, "D": 3, "Dk": 2, "E": 4, "A": 3, "T": BLOCK + 5, "P": 2, "TWO": 2}
PARAMS = {"window_left": 6, "window_right": 2, "band_lower": 1, "band_upper": 5}
PARAMS |= {"dilation": 2, "stride": 3, "base": 100}
SCALARS = {"scale": 0.6, "cap": 3.0}
ALONE = ("multi_head_attention",)  # its sum over the heads is grouped too: tests/test_modules.py
NAMES = [n for n in catalogue.FORMULAS if "grouped" in catalogue.option_names(n) and n not in ALONE]


def drawn(t, generator):
    """A tensor of the grouped form, and the same one as plain heads have it."""
    shape = [SIZES[s.name] for s in t.sizes]
    heads = KEY_HEADS if t.grouped else HEADS
    leading = [] if t.shared else [heads] if t.per_head else [BATCH, heads]
    if t.kind == "integer":
        x = torch.randint(0, 3, [BATCH, *shape], generator=generator).sort(-1)[0]
        return x, x
    x = torch.randn([*leading, *shape], generator=generator, dtype=torch.float64)
    x.requires_grad_(t.kind == "real")
    return x, x.repeat_interleave(HEADS // KEY_HEADS, -1 - len(shape)) if t.grouped else x


def params_of(formula):
    """The numbers that the formula's conditions name."""
    values = [v.value for v in (*formula.lets, *formula.outputs)]
    return {s.name: PARAMS[s.name] for v in values for s in sp.sympify(v).atoms(Size) if s.role == "param"}


@pytest.mark.parametrize("backend", ("blockwise", "triton"))
@pytest.mark.parametrize("name", NAMES)
def test_grouped_heads_are_heads_whose_keys_are_repeated(name, backend):
    formula, generator = catalogue.formula(name), torch.Generator().manual_seed(1)
    pairs = {t.name: drawn(t, generator) for t in formula.inputs if t.kind != "scalar"}
    numbers = {t.name: SCALARS[t.name] for t in formula.inputs if t.kind == "scalar"} | params_of(formula)
    repeated = function_of(name, backend)(**{n: plain for n, (_, plain) in pairs.items()}, **numbers)
    function = function_of(name, backend, grouped=True)
    grouped = function(**{n: own for n, (own, _) in pairs.items()}, **numbers, enable_gqa=True)
    assert_agree(grouped, repeated, [own for own, _ in pairs.values() if own.requires_grad])
