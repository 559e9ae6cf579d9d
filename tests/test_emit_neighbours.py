"""What a loop over tiles names is never taken for what stands outside of it, before, between and after the loops."""

import ast
from functools import cache
from pathlib import Path

import checked
import emit_cases
import neighbours
import pytest
import sympy as sp
import torch
from prepared import prepare

from derive import Formula
from derive.formula import Let

GENERATED = sorted((Path(__file__).parent.parent / "generated").rglob("blockwise.py"))
BOUND = {torch.float64: 1e-10, torch.float32: 2e-5}


@cache
def text(name, backend):
    return emit_cases.printed(prepare(neighbours.formula(name)), backend)


@cache
def module(name, backend):
    return checked.load(text(name, backend), emit_cases.FOLDER)


def agrees(formula, loaded, length, dtype=torch.float64, **keywords):
    sizes = neighbours.SIZES | {"L": length}
    found = checked.errors(loaded, formula, checked.draw(formula, sizes), sizes, dtype, **keywords)
    assert all(error <= BOUND[dtype] for error in found.values()), found


@pytest.mark.parametrize("length", (1, 16, 17, 33))
@pytest.mark.parametrize("name", neighbours.CASES)
@pytest.mark.parametrize("backend", ("reference", "blockwise"))
def test_neighbours_agree_with_autograd(name, backend, length):
    loaded = module(name, backend)
    agrees(neighbours.formula(name), loaded, length, **emit_cases.settings(loaded, backend))


@pytest.mark.parametrize("name", neighbours.CASES)
def test_neighbours_agree_with_autograd_in_triton(name):
    loaded = module(name, "triton")
    agrees(neighbours.formula(name), loaded, 17, **emit_cases.settings(loaded, "triton"))


@pytest.mark.parametrize("length", (64, 65, 128, 130, 193))
@pytest.mark.parametrize("name", ("convolved q", "differences", "carried sums"))
def test_neighbours_agree_with_autograd_at_the_default_tiles(name, length):
    agrees(neighbours.formula(name), module(name, "blockwise"), length)


def names_in(node, context):
    return {x.id for x in ast.walk(node) if isinstance(x, ast.Name) and isinstance(x.ctx, context)}


def read_from_outside(statements, own):
    """The names that statements read before they have assigned them."""
    found = set()
    for statement in statements:
        if isinstance(statement, ast.For):
            found |= names_in(statement.iter, ast.Load) - own
            found |= read_from_outside(statement.body, own | names_in(statement.target, ast.Store))
            own = own | names_in(statement, ast.Store)
            continue
        read = names_in(statement, ast.Load)
        if isinstance(statement, ast.AugAssign):
            read |= names_in(statement.target, ast.Store)
        found |= read - own
        own = own | names_in(statement, ast.Store)
    return found


def stale_reads(source):
    """The names that a loop of forward or backward assigns, and that are read after it as if it had not."""
    found = set()
    functions = [f for f in ast.parse(source).body if getattr(f, "name", "") in ("forward", "backward")]
    for function in functions:
        assigned = set()
        for statement in function.body:
            found |= read_from_outside([statement], set()) & assigned
            if isinstance(statement, ast.For):
                assigned |= names_in(statement, ast.Store)
            else:
                assigned -= names_in(statement, ast.Store)
    return found


@pytest.mark.parametrize("name", neighbours.CASES)
def test_nothing_reads_after_a_loop_what_the_loop_has_named(name):
    assert not stale_reads(text(name, "blockwise"))


@pytest.mark.parametrize("path", GENERATED, ids=lambda p: "-".join(p.parts[-3:-1]))
def test_nothing_of_the_catalogue_reads_after_a_loop_what_the_loop_has_named(path):
    assert not stale_reads(path.read_text())


@pytest.mark.parametrize("backend", ("blockwise", "triton"))
@pytest.mark.parametrize("name", ("factor", "seen", "row", "x_start", "correction"))
def test_a_value_may_have_a_name_that_printers_use(name, backend):
    x, y, e = neighbours.x, neighbours.y, neighbours.e
    score = Let(name, (x, y), 7 * neighbours.dot(neighbours.q, neighbours.k) / sp.sqrt(neighbours.D))
    out = neighbours.softmax(score[x, y] / sp.sqrt(neighbours.E), score[x, y] * neighbours.v[y, e])
    formula = Formula("named", [neighbours.q, neighbours.k, neighbours.v], {"o": out}, lets=[score])
    loaded = checked.load(emit_cases.printed(prepare(formula), backend), emit_cases.FOLDER)
    agrees(formula, loaded, 18, **emit_cases.settings(loaded, backend))
