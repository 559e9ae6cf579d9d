"""Names carry no meaning, and the passes carry no state: equal programs in every run, whatever things are called."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import sympy as sp
from passes_catalogue import BY_NAME, CASES, draw
from passes_pipeline import assert_close, backward_inputs, passed, passed_formula

from derive.formula import Entry, Index, Let, Size
from derive.interpret import evaluate, run

NAMES = [c.name for c in CASES]
TESTS = Path(__file__).parent
AWKWARD = [
    "x0",
    "lambda",
    "sum",
    "torch",
    "exp",
    "E",
    "S",
    "N",
    "Q",
    "t1",
    "g1",
    "lse",
    "c0",
    "m1",
    "p1",
    "d_o",
    "norm",
]
AWKWARD += ["saved_t4", "t1_part", "old_c0", "seen1", "n1", "I", "pi", "y0", "u0", "entry_0", "kept_0", "batch_", "tl"]

SHOW = """
import sys
sys.path[:0] = sys.argv[1:3]
from passes_catalogue import CASES
from passes_pipeline import passed
for case in CASES:
    p = passed(case.name)
    print(case.name, p.forward, p.stabilised.steps, p.stabilised.left, p.backward, sep="\\n")
    if p.wrt:
        print(p.differentiated.sweep, p.saved.rule, p.saved.middle, sep="\\n")
"""


def shown(seed):
    environment = os.environ | {"PYTHONHASHSEED": str(seed)}
    command = [sys.executable, "-c", SHOW, str(TESTS), str(TESTS.parent)]
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment, timeout=300).stdout


def test_two_processes_with_different_hashes_print_the_same_programs():
    first = shown(1)
    assert len(first) > 10_000
    assert first == shown(2)


@pytest.mark.parametrize("name", NAMES)
def test_a_second_run_in_the_same_process_gives_equal_programs(name):
    formula = BY_NAME[name].formula
    one, two = passed_formula(formula), passed_formula(formula)
    assert (one.forward, one.backward) == (two.forward, two.backward)
    assert one.stabilised == two.stabilised
    assert one.saved == two.saved


def renamed(formula, names):
    """The formula with every tensor, value, size and index called otherwise."""
    fresh = iter(names)
    table, called = {}, {}

    def new_name(old):
        return called.setdefault(old, next(fresh))

    def size(old):
        if old not in table:
            table[old] = Size(new_name(("size", old.name)), old.role)
        return table[old]

    def visit(x):
        if isinstance(x, Entry):
            return Entry(new_name(("tensor", x.name)), *map(visit, x.indices))
        if isinstance(x, Index):
            return Index(new_name(("index", x.name)), size(x.size))
        if isinstance(x, Size):
            return size(x)
        return x.func(*map(visit, x.args)) if getattr(x, "args", ()) else x

    def let(v):
        return Let(new_name(("tensor", v.name)), tuple(map(visit, v.indices)), visit(sp.sympify(v.value)))

    inputs = []
    for t in formula.inputs:
        new = replace_tensor(t, new_name(("tensor", t.name)), tuple(map(size, t.sizes)))
        inputs.append(new)
    other = replace(
        formula, inputs=inputs, lets=tuple(map(let, formula.lets)), outputs=tuple(map(let, formula.outputs))
    )
    return other, {kind_name[1]: n for kind_name, n in called.items() if kind_name[0] == "tensor"}, called


def replace_tensor(t, name, sizes):
    own = {"shared": t.shared, "per_head": t.per_head, "grouped": t.grouped, "heads": t.heads}
    return type(t)(name, *sizes, **own, kind=t.kind, default=t.default)


def names_for(style):
    plain = [f"z{n:03d}" for n in range(200)]
    return {"awkward": AWKWARD + plain, "backwards": plain[::-1]}[style]


@pytest.mark.parametrize("style", ["awkward", "backwards"])
@pytest.mark.parametrize("name", NAMES)
def test_other_names_give_the_same_values_and_gradients(name, style):
    p, case = passed(name), BY_NAME[name]
    formula, tensors, called = renamed(case.formula, names_for(style))
    other = passed_formula(formula)
    inputs, sizes = draw(case, p.plain, seed=9)
    new_inputs = {tensors[n]: x for n, x in inputs.items()}
    new_sizes = sizes_called(sizes, called)
    values, new_values = evaluate(p.forward, inputs, sizes), evaluate(other.forward, new_inputs, new_sizes)
    for output in p.plain.outputs:
        assert_close(new_values[tensors[output]], values[output], 1e-12, output)
    if not p.wrt:
        return
    assert other.wrt == tuple(tensors[n] for n in p.wrt)
    rng, cotangent, new_cotangent = np.random.default_rng(10), {}, {}
    named = dict(other.differentiated.cotangents)
    for output, name_of in p.differentiated.cotangents:
        cotangent[name_of] = rng.standard_normal(np.shape(values[output]))
        new_cotangent[named.get(tensors.get(output), name_of)] = cotangent[name_of]
    if set(named.values()) != set(new_cotangent):
        new_cotangent = by_order(p, other, cotangent)
    got = run(other.backward, backward_inputs(other, new_inputs, new_sizes, new_cotangent), new_sizes)
    want = run(p.backward, backward_inputs(p, inputs, sizes, cotangent), sizes)
    for n, g, w in zip(p.wrt, got, want, strict=True):
        assert_close(g, w, 1e-9, n)


def sizes_called(sizes, called):
    new = dict(sizes)
    for (kind, old), n in called.items():
        if kind == "size" and old in sizes:
            new[n] = sizes[old]
    return new


def by_order(p, other, cotangent):
    """The cotangents of outputs that a pass has added, in the order of the outputs."""
    pairs = zip(p.differentiated.cotangents, other.differentiated.cotangents, strict=True)
    return {new: cotangent[old] for (_, old), (_, new) in pairs}


def test_a_name_that_a_pass_would_give_is_left_to_its_owner():
    p = passed("awkward_names")
    assert "lse" in {e.name for e in p.plain.inputs}
    assert len({*p.forward.names, *(e.name for e in p.forward.inputs)}) == len(p.forward.definitions) + len(
        p.forward.inputs
    )
