"""The printed text itself: the same bytes each time, safe names, no dead statements, a comment for each definition."""

import ast
import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

import checked
import emit_cases
import pytest
import sympy as sp
import torch
from passes_catalogue import BY_NAME, dot, e, j, k, q, v
from prepared import prepare

from derive.errors import NoEntry, NotApplicable
from derive.formula import Formula, Index, Size, Tensor, total, where
from derive.runtime import signature

BACKENDS = emit_cases.IN_PYTHON
SAMPLE = (
    "lower_right",
    "relative_bias",
    "additive_causal",
    "two_softmaxes",
    "key_lengths",
    "shared_bias",
    "standardised",
)

SCRIPT = """
import hashlib, sys
sys.path[:0] = {path!r}
import emit_cases
for name in {names!r}:
    for backend in emit_cases.BACKENDS:
        print(name, backend, hashlib.sha256(repr(emit_cases.source(name, backend)).encode()).hexdigest())
"""


@pytest.mark.parametrize("seed", ("1", "77"))
def test_the_same_bytes_whatever_the_hash_seed(seed):
    names = ("relative_bias", "two_softmaxes")
    root = Path(__file__).parent
    script = SCRIPT.format(path=[str(root), str(root.parent)], names=names)
    environment = os.environ | {"PYTHONHASHSEED": seed}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, timeout=300)
    assert done.returncode == 0, done.stderr
    here = [
        f"{name} {backend} {hashlib.sha256(repr(emit_cases.source(name, backend)).encode()).hexdigest()}"
        for name in names
        for backend in emit_cases.BACKENDS
    ]
    assert done.stdout.split("\n")[:-1] == here


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", SAMPLE)
def test_printing_again_changes_nothing(name, backend):
    assert emit_cases.printed(prepare(BY_NAME[name].formula), backend) == emit_cases.source(name, backend)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", SAMPLE)
def test_lines_fit_and_end_cleanly(name, backend):
    for number, line in enumerate(emit_cases.source(name, backend).split("\n"), 1):
        assert len(line) <= 120, (number, line)
        assert line == line.rstrip(), (number, line)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", list(BY_NAME))
def test_no_statement_is_dead(name, backend):
    """Every name that a function assigns is read in it; every helper is called; every import is used."""
    tree = ast.parse(emit_cases.source(name, backend))
    for function in [x for x in ast.walk(tree) if isinstance(x, ast.FunctionDef)]:
        names = [x for x in ast.walk(function) if isinstance(x, ast.Name)]
        read = {x.id for x in names if isinstance(x.ctx, ast.Load)}
        assigned = {x.id for x in names if isinstance(x.ctx, ast.Store)}
        assert assigned - read <= {"_"}, (function.name, sorted(assigned - read))
    read = {x.id for x in ast.walk(tree) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Load)}
    defined = {x.name for x in tree.body if isinstance(x, ast.FunctionDef)} - {"forward", "backward"}
    assert defined <= read, defined - read
    imported = {a.asname or a.name for x in tree.body if isinstance(x, ast.Import) for a in x.names}
    assert imported <= read, imported - read


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", SAMPLE)
def test_every_definition_has_its_comment(name, backend):
    text = emit_cases.source(name, backend)
    comments = "\n".join(line.strip() for line in text.split("\n") if line.strip().startswith("#"))
    case = emit_cases.prepared(name)
    for definition in (*case.forward.definitions, *case.backward.definitions):
        if not re.fullmatch(r"[a-z]\d+(_part)?_*", definition.name):
            assert f"# {definition.name}[" in comments or f"# {definition.name} " in comments, definition


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", list(BY_NAME))
def test_the_signature_is_what_the_runtime_reads(name, backend):
    found = signature.from_text(emit_cases.source(name, backend), name)
    case = emit_cases.prepared(name)
    assert [a.name for a in found.inputs] == [x.name for x in case.forward.inputs]
    assert [a.name for a in found.returned] == list(case.forward.outputs)
    assert (found.backward is None) == (not case.about.gradients)


@pytest.mark.parametrize("name", list(BY_NAME))
def test_every_product_states_its_precision(name):
    """Without it a float32 product would run in tf32; with atomics a sum would depend on the order of the programs."""
    text = emit_cases.source(name, "triton")
    calls = [x for x in ast.walk(ast.parse(text)) if isinstance(x, ast.Call) and ast.unparse(x.func) == "tl.dot"]
    products = [{word.arg: ast.unparse(word.value) for word in call.keywords} for call in calls]
    assert all(product.get("input_precision") == "PRECISION" for product in products)
    assert 'precision = "tf32" if allow_tf32 else "ieee"' in text or not products
    assert "atomic" not in text.replace("no atomics", "")
    assert ".contiguous()" not in text


NASTY = (
    *("lambda", "sum", "torch", "exp", "E", "S", "N", "Q", "tl", "t1", "keep", "float", "i_0", "x0", "class", "wide"),
    *("dtype", "row_max", "acc", "seen", "partial", "score", "weight", "i_start", "j", "d", "math", "range", "ROWS"),
    *("q_ptr", "select"),
)


def nasty_formula(rotation):
    """Causal attention with a sink and a bias; every tensor, index and size has a name that code could trip over."""
    names = [NASTY[(n + rotation) % len(NASTY)] for n in range(16)]
    tensors, indices, sizes = names[:6], names[6:10], names[10:15]
    roles = ("length", "length", "width", "width", "length")
    rows, columns, width, values, distances = (Size(n, role) for n, role in zip(sizes, roles, strict=True))
    a, b = Index(indices[0], rows), Index(indices[1], columns)
    c, f = Index(indices[2], width), Index(indices[3], values)
    query, key = Tensor(tensors[0], rows, width), Tensor(tensors[1], columns, width)
    value = Tensor(tensors[2], columns, values)
    sink, table, factor = (
        Tensor(tensors[3], per_head=True),
        Tensor(tensors[4], distances),
        Tensor(tensors[5], kind="scalar"),
    )
    score = factor[()] * total(query[a, c] * key[b, c], c) + table[a - b + columns - 1]
    seen = b <= a + columns - rows
    weight = sp.exp(score)
    out = total(where(seen, weight * value[b, f]), b) / (total(where(seen, weight), b) + sp.exp(sink[()]))
    return Formula(f"nasty_{rotation}", [query, key, value, sink, table, factor], {"o": out}), sizes


@pytest.mark.parametrize("backend", emit_cases.BACKENDS)
@pytest.mark.parametrize("rotation", range(0, len(NASTY), 4))
def test_names_that_code_could_trip_over(rotation, backend):
    formula, names = nasty_formula(rotation)
    sizes = {"BATCH": 1, "HEADS": 2} | dict(zip(names, (5, 18, 3, 2, 22), strict=True))
    loaded = checked.load(emit_cases.printed(prepare(formula), backend), emit_cases.FOLDER)
    values = checked.draw(formula, sizes)
    dtype = torch.float32 if backend == "triton" else torch.float64
    found = checked.errors(loaded, formula, values, sizes, dtype, **emit_cases.settings(loaded, backend))
    assert all(error <= 2e-5 for error in found.values()), found


@pytest.mark.parametrize("backend", emit_cases.BACKENDS)
def test_an_unknown_function_is_refused_before_anything_is_printed(backend):
    score = sp.gamma(dot)
    formula = Formula("unknown", [q, k, v], {"o": total(score * v[j, e], j)})
    with pytest.raises((NoEntry, NotApplicable)) as caught:
        emit_cases.printed(prepare(formula), backend)
    assert "gamma" in str(caught.value)


def test_steps_are_named_in_the_comments():
    from dataclasses import replace

    case = emit_cases.prepared("lower_right")
    case = replace(case, about=replace(case.about, steps={"forward": {"o": 17}}))
    for backend in BACKENDS:
        assert "(step 17)" in emit_cases.printed(case, backend)


def test_the_text_of_a_known_kernel():
    """A stranger reads the loop: roles have names, masks only where they are needed, the statistic is corrected."""
    text = emit_cases.source("lower_right", "triton")
    for line in (
        "dot = tl.dot(q_i, tl.trans(k_j), input_precision=PRECISION, out_dtype=WIDE)",
        'visible = tl.where(seen, score, -float("inf")) if partial else score',
        "row_max_new = tile_maximum(row_max, tl.max(visible, 1))",
        "weight = tl.exp2((visible - shift[:, None]) * LOG2E)",
        "acc = masked_dot(seen, weight.to(NARROW), v_j, acc, PRECISION)",
    ):
        assert line in text


@pytest.mark.parametrize(
    ("name", "kernel"),
    [
        ("lower_right", "backward_d_row"),
        ("softmax", "forward_p"),
        ("squeeze_excitation", "forward_o"),
        ("sinusoidal", "forward_pe"),
    ],
)
def test_rows_have_kernels_too(name, kernel):
    """Element-wise values and sums over a width are no torch operations between the loops."""
    text = emit_cases.source(name, "triton")
    assert f"def {kernel}(" in text
    assert f"{kernel}[(" in text


MASKS = {
    "reference": (2, "torch.where(seen, factor * d_score, 0.0)", "factor * d_score"),
    "blockwise": (3, "select(seen, factor * d_score, 0.0)", "factor * d_score"),
    "triton": (3, "tl.where(seen, d_score_2, 0.0) if partial else d_score_2", "d_score_2"),
}


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_value_is_masked_once_and_late(backend):
    """Two products over the queries and one over the keys: each operand is masked as it enters, and nothing before."""
    text = emit_cases.source("lower_right", backend)
    backward = text[text.index("def backward") :]
    count, last, _ = MASKS[backend]
    assert len(re.findall(r"(?:where|select)\(seen\w*(?:\[.*?\])?, ", backward)) == count
    assert last in backward


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", ["lower_right", "two_softmaxes", "key_lengths"])
def test_a_comment_says_where_a_value_is_masked(name, backend):
    """`weight = exp(...)` without a mask is not "where seen" yet: the mask comes with what reads it."""
    later, here = r"seen, masked where it\s+(?:# )?is read", r"\b(select|where)\("
    found = re.findall(rf"{later}.*\n((?:(?!\s*#).*\n)+)", emit_cases.source(name, backend))
    assert found
    assert not [code for code in found if re.search(here, code)]


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_last_mask_before_a_product_is_needed(backend):
    """NaN in keys that a row does not see: without that mask it would reach the row's gradient, as 0 * NaN."""
    text = emit_cases.source("lower_right", backend)
    _, last, unmasked = MASKS[backend]
    assert torch.isfinite(gradient_beside_nan(text, backend)).all()
    assert torch.isnan(gradient_beside_nan(text.replace(last, unmasked), backend)).any()


def gradient_beside_nan(text, backend):
    """The gradient of the queries that do not see the last three keys, which are NaN."""
    case = BY_NAME["lower_right"]
    sizes = checked.sizes_of(case, BATCH=1, HEADS=2, N=18, M=21)
    values = checked.cast(checked.draw(case.formula, sizes, 0, case.data), torch.float32)
    for name in ("k", "v"):
        values[name][:, :, -3:] = float("nan")
    loaded = checked.load(text, emit_cases.FOLDER)
    keywords = emit_cases.settings(loaded, backend)
    returned = checked.run_forward(loaded, values, sizes, **keywords)
    given = checked.saved_cotangents(loaded, returned, {"o": torch.ones_like(returned["o"])})
    return checked.run_backward(loaded, values, returned, given, sizes, **keywords)["q"][:, :, :15]


def test_a_maximum_with_a_number_is_never_infinite():
    """So it is the shift as it stands."""
    text = emit_cases.source("one_plus", "reference")
    assert "torch.clamp(row_max, min=0)" in text
    assert "finite(torch.clamp" not in text
