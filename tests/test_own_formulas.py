"""A user's own formulas (tests/specs/own.py) follow from the formula alone, on every backend, in float32."""

from pathlib import Path

import numpy as np
import pytest
import torch
from drawn import Drawn
from drawn_runs import call, module_of, plain_gradients
from printed_sources import sources

from derive.compiling import compile
from derive.errors import UnknownOption
from derive.specs import load_spec

SPEC = Path(__file__).parent / "specs" / "own.py"
FORMULAS = {f.id: f for f in load_spec(SPEC)}
SIZES = {"BATCH": 2, "HEADS": 2, "N": 37, "M": 45, "D": 16, "E": 24}
BLOCKS = {
    "reference": {},
    "blockwise": {"block_rows": 16, "block_columns": 16},
    "triton": {"blocks": (16, 16)},
    "cpu": {},
}


def drawn_for(formula, factor=1.0, seed=0):
    generator = np.random.default_rng(seed)
    tensors = {}
    for t in formula.inputs:
        extents = [SIZES[a.size.name] for a in t.leading()] + [SIZES[s.name] for s in t.sizes]
        x = torch.from_numpy(generator.standard_normal(extents)).float().double()
        tensors[t.name] = x * factor if t.name == "q" else x
    return Drawn(formula, (), SIZES, tensors)


def worst(got, want):
    return ((got.double() - want).abs().max() / want.abs().max().clamp_min(1e-30)).item()


@pytest.mark.parametrize("backend", sorted(BLOCKS))
@pytest.mark.parametrize("name", sorted(FORMULAS))
def test_float32_stays_within_1e_5_of_the_largest_on_normal_inputs(name, backend, tmp_path):
    drawn = drawn_for(FORMULAS[name])
    outputs, cotangents, gradients = plain_gradients(drawn)
    module = module_of(sources(drawn.formula)[backend], tmp_path)
    got, got_gradients = call(module, drawn, cotangents, torch.float32, BLOCKS[backend])
    errors = {n: worst(got[n], want) for n, want in outputs.items()}
    errors |= {f"d_{n}": worst(got_gradients[n], want) for n, want in gradients.items()}
    assert max(errors.values()) <= 1e-5, errors


def naive_gradients(drawn, bar, dtype):
    """Autograd of softmax attention with a sink, written by hand: what a user would have instead."""
    q, k, v = (drawn.tensors[n].to(dtype).requires_grad_() for n in "qkv")
    score = q @ k.mT / q.shape[-1] ** 0.5
    visible = torch.ones(score.shape[-2:], dtype=torch.bool).tril(k.shape[-2] - q.shape[-2])
    sink = drawn.tensors["sink"].to(dtype)[:, None, None].expand(*score.shape[:-1], 1)
    weights = torch.softmax(torch.cat([score.masked_fill(~visible, -torch.inf), sink], -1), -1)[..., :-1]
    out = weights @ v
    return dict(zip("qkv", torch.autograd.grad(out, [q, k, v], bar.to(dtype)), strict=True))


@pytest.mark.parametrize("backend", sorted(BLOCKS))
def test_at_logits_of_1e3_the_gradients_are_no_worse_than_the_naive_form(backend, tmp_path):
    drawn = drawn_for(FORMULAS["head_sink"], factor=300.0)
    generator = torch.Generator().manual_seed(0)
    bar = torch.randn(*(SIZES[n] for n in ("BATCH", "HEADS", "N", "E")), generator=generator, dtype=torch.float64)
    module = module_of(sources(drawn.formula)[backend], tmp_path, small=False)
    _, got = call(module, drawn, {"o": bar}, torch.float32, BLOCKS[backend])
    exact, naive = (naive_gradients(drawn, bar, dtype) for dtype in (torch.float64, torch.float32))
    for name in "qkv":
        ours, theirs = worst(got[name], exact[name]), worst(naive[name], exact[name])
        assert ours <= 1.5 * theirs, (name, ours, theirs)


def test_an_option_that_a_formula_does_not_have_is_refused():
    with pytest.raises(UnknownOption, match="nonsense"):
        compile(FORMULAS["distance"], nonsense=3)
