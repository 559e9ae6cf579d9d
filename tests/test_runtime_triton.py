"""The Triton backend at run time: what decides whether it can run, and its loaded functions in half precision.

What depends on the interpreter's mode, which is fixed when triton is imported, has a process of its own.
"""

import os
import subprocess
import sys
import textwrap

import pytest
import torch

import props
from derive import load

DOUBLE = """
import torch
import triton
import triton.language as tl

SIGNATURE = {
    "id": "double", "backend": "triton", "options": {}, "source": "made by hand",
    "sizes": {"BATCH": "batch", "N": "length"},
    "forward": {
        "inputs": [["x", ["BATCH", "N"], "real"]], "params": [], "keywords": ["allow_tf32"],
        "outputs": [["y", ["BATCH", "N"], "input"]],
    },
    "backward": {
        "inputs": [], "saved": [], "cotangents": ["y"], "params": [], "keywords": [],
        "outputs": [["x", ["BATCH", "N"]]],
    },
}


@triton.jit
def kernel(x, y, n, factor, BLOCK: tl.constexpr):
    places = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    seen = places < n
    tl.store(y + places, tl.load(x + places, seen).to(tl.float32) * factor, seen)


def forward(x, *, allow_tf32=False):
    y = torch.empty_like(x)
    kernel[(triton.cdiv(x.numel(), 16),)](x, y, x.numel(), 3.0 if allow_tf32 else 2.0, 16)
    return (y,)


def backward(d_y):
    return (2 * d_y,)
"""


def run(code, tmp_path, **environment):
    """What the code prints, after x and double are there."""
    (tmp_path / "double.py").write_text(DOUBLE)
    head = """
        import sys, torch
        from pathlib import Path
        from derive.errors import DeriveError
        from derive.runtime import from_source
        double = from_source("double", {"triton": Path("double.py").read_text()}, "triton", cache="cache")
        x = torch.arange(20.0).reshape(2, 10).requires_grad_()
        def attempt(function):
            try:
                print(function())
            except DeriveError as error:
                print(type(error).__name__, error)
    """
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment}
    program = textwrap.dedent(head) + textwrap.dedent(code)
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_interpreter_runs_a_kernel_from_source(tmp_path):
    out = run(
        """
        y = double(x)
        y.sum().backward()
        print(torch.equal(y, 2 * x), torch.equal(x.grad, torch.full_like(x, 2)))
        print(torch.equal(double(x, allow_tf32=True), 3 * x), double.explain(x).backend, double(x.half()).dtype)
        """,
        tmp_path,
        TRITON_INTERPRET="1",
    )
    assert out.splitlines() == ["True True", "True triton torch.float16"]


def test_bfloat16_in_the_interpreter_is_refused_unless_it_was_mended(tmp_path):
    out = run(
        """
        attempt(lambda: double(x.bfloat16()))
        with torch.autocast("cpu", torch.bfloat16):
            attempt(lambda: double(x))
        import interpreter_bf16
        interpreter_bf16.install()
        odd = (x.detach() + 1 / 3).bfloat16()
        print(double.explain(odd).backend, torch.equal(double(odd), 2 * odd))
        """,
        tmp_path,
        TRITON_INTERPRET="1",
    )
    assert out.count("BackendUnavailable double: the backend 'triton' cannot run here") == 2
    assert out.count("computes wrong values for bfloat16") == 2
    assert out.endswith("triton True\n")


@pytest.mark.parametrize(
    ("before", "message"),
    [
        ("", "the tensors are on cpu, and there is no interpreter"),
        (
            "import os, triton; os.environ['TRITON_INTERPRET'] = '1'",
            "TRITON_INTERPRET was set after triton was imported",
        ),
    ],
)
def test_triton_on_cpu_tensors_needs_the_interpreter_from_the_start(before, message, tmp_path):
    out = run(f"{before}\nattempt(lambda: double(x))", tmp_path, TRITON_INTERPRET="0")
    assert message in out
    assert "What to do:" in out


def test_shapes_need_no_gpu(tmp_path):
    assert "meta" in run("print(double(x.to('meta')).device)", tmp_path, TRITON_INTERPRET="0")


PLAIN_FORMULA = ("the output equals that of the plain formula", "the gradient equals that of the plain formula")
HALVES = (torch.float16, torch.bfloat16)
NARROWEST = 16  # columns of a tile
LENGTHS = (0, 1, 3, 17, 130)  # up to two tiles of rows and three of columns
SIZES = {"lengths": LENGTHS, "widths": (1, 3, 17), "leading": ((),)}


def loaded_attention(q, k, v, **given):
    """The stored function by its public names."""
    chosen = {name: value for name, value in given.items() if value is not None and value is not False}
    return load("scaled_dot_attention", "triton")(q, k, v, **chosen)


@pytest.mark.parametrize("dtype", HALVES, ids=str)
@pytest.mark.parametrize("case", ("plain", "boolean mask", "causal_lower_right", "bias", "grouped heads", "window"))
def test_the_loaded_kernels_are_within_the_rounding_bound_in_half_precision(case, dtype, mended_interpreter):
    capabilities = props.EVERYTHING - {"mask gradient"}
    attention = props.Attention(
        "loaded",
        loaded_attention,
        capabilities,
        (dtype,),
        tile=NARROWEST,
        source="function = loaded_attention",
        **SIZES,
    )
    (subject,) = (found for found in props.cases(attention) if found.name.endswith(f"({case})"))
    results = props.verify(subject, PLAIN_FORMULA, max_examples=3, shrink=False)
    assert [(r.law, r.status, r.problem) for r in results] == [(law, "HELD", "") for law in PLAIN_FORMULA]
