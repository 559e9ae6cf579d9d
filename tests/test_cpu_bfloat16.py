"""C++ kernels in bfloat16 against blockwise in float64: on the matrix unit, on pairs, and widened."""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import torch

import derive

pytestmark = [
    pytest.mark.skipif(not shutil.which("g++"), reason="no g++ on the path"),
    pytest.mark.skipif(platform.machine() != "x86_64", reason="the instruction sets are those of x86-64"),
]

# what a machine without these instructions compiles is the widened code, which has to be right as well
UNITS = {
    "refused": "-DDERIVE_REFUSE_AMX",
    "pairs": "-DDERIVE_NO_AMX",
    "widened": "-march=x86-64-v3",
}
CAUSAL = {"visibility": "causal_lower_right"}
STEP = 2.0**-8  # of bfloat16: half an ulp, relative

CASES = {
    "full": ("scaled_dot_attention", {}, (2, 2, 2, 67, 131, 40, 24)),
    "even": ("scaled_dot_attention", {}, (1, 2, 2, 128, 128, 64, 64)),
    "odd width": ("scaled_dot_attention", {}, (1, 2, 2, 65, 79, 17, 33)),
    "window": ("scaled_dot_attention", {**CAUSAL, "sliding_window": True}, (1, 2, 2, 150, 150, 33, 80)),
    "mask": ("scaled_dot_attention", {"mask": "bool"}, (1, 2, 2, 33, 70, 20, 64)),
    "grouped": ("scaled_dot_attention", {**CAUSAL, "grouped": True}, (1, 4, 2, 97, 130, 64, 48)),
    "softcap": ("softcap_attention", {}, (1, 2, 2, 66, 66, 48, 32)),
}


@pytest.fixture(autouse=True)
def surroundings(monkeypatch):
    monkeypatch.setenv("DERIVE_CXXFLAGS", "-O1")  # compiles faster


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("bfloat16")


def functions(name, options, folder):
    return [derive.compile(name, backend=b, cache=folder, **options) for b in ("cpu", "blockwise")]


def drawn(sizes, seed=0):
    batch, heads, groups, rows, columns, width, last = sizes
    draw = torch.Generator().manual_seed(seed)
    shapes = (batch, heads, rows, width), (batch, groups, columns, width), (batch, groups, columns, last)
    return [torch.randn(shape, generator=draw).bfloat16() for shape in shapes]


def given(options, sizes):
    """What a call gives besides the tensors."""
    keywords = {k: v for k, v in options.items() if k == "visibility"}
    if "sliding_window" in options:
        keywords["sliding_window"] = 37
    if options.get("mask"):
        mask = torch.rand(sizes[0], sizes[1], sizes[3], sizes[4], generator=torch.Generator().manual_seed(9)) < 0.6
        keywords["mask"] = mask | (torch.arange(sizes[4]) == 3)
    return keywords


def run(function, tensors, keywords, dtype):
    leaves = [x.detach().to(dtype).requires_grad_() for x in tensors]
    out = function(*leaves, **keywords)
    weight = torch.linspace(-1, 1, out.numel()).reshape(out.shape).bfloat16().to(dtype)
    return [out, *torch.autograd.grad(out, leaves, weight)]


def close(got, want):
    """Sums of products of rounded factors: a few half ulps of the largest, for what cancels in between."""
    for a, b in zip(got, want, strict=True):
        assert torch.isfinite(a).all()
        assert float((a.detach().double() - b.detach()).abs().max()) <= 6 * STEP * max(
            float(b.detach().abs().max()), 0.25
        )


def check(case, folder):
    name, options, sizes = CASES[case]
    extra = {"cap": 5.0} if name.startswith("softcap") else {}
    keywords = {**given(options, sizes), **extra}
    fast, exact = functions(name, options, folder)
    tensors = drawn(sizes)
    close(run(fast, tensors, keywords, torch.bfloat16), run(exact, tensors, keywords, torch.float64))


@pytest.mark.parametrize("case", CASES)
def test_products_are_right(case, folder):
    check(case, folder)


def test_other_units_are_right(folder):
    """Each in a process of its own, all of them at once: a process keeps the kernels that it has compiled."""
    code = "import sys, test_cpu_bfloat16 as t; [t.check(case, sys.argv[1]) for case in sys.argv[2:]]"
    path = os.pathsep.join([str(Path(__file__).parent), str(Path(__file__).parents[1])])
    running = []
    for flags in UNITS.values():
        environment = {**os.environ, "PYTHONPATH": path, "DERIVE_CXXFLAGS": f"-O1 {flags}"}
        command = [sys.executable, "-c", code, str(folder), "window"]
        running.append(subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True))
    for unit, process in zip(UNITS, running, strict=True):
        problem = process.communicate()[1]
        assert process.returncode == 0, f"{unit}: {problem}"


@pytest.mark.parametrize("bad", [float("nan"), float("inf")])
def test_what_is_hidden_has_no_effect(bad, folder):
    (fast, _), (q, k, v) = functions("scaled_dot_attention", {"mask": "bool"}, folder), drawn((1, 2, 2, 70, 70, 64, 64))
    seen = (torch.arange(70) < 66).expand(1, 2, 70, 70)
    before = run(fast, (q, k, v), {"mask": seen}, torch.bfloat16)
    k[:, :, 66:], v[:, :, 66:] = bad, bad
    after = run(fast, (q, k, v), {"mask": seen}, torch.bfloat16)
    assert all(torch.equal(a, b) for a, b in zip(after, before, strict=True))


def test_strides_do_not_matter(folder):
    (fast, _), tensors = functions("scaled_dot_attention", {}, folder), drawn((1, 2, 2, 64, 96, 64, 64))
    turned = [x.mT.contiguous().mT for x in tensors]
    wide = [torch.cat([x[..., :1], x], -1)[..., 1:] for x in tensors]
    want = run(fast, tensors, {}, torch.bfloat16)
    for others in (turned, wide):
        out = fast(*others)
        assert torch.equal(out, want[0])


def test_torch_keeps_its_matrix_unit(folder):
    """The unit's configuration is the thread's own: torch's products are right before and after ours."""
    (fast, _), (q, k, v) = functions("scaled_dot_attention", {}, folder), drawn((1, 2, 2, 128, 128, 64, 64))
    a, b = torch.randn(200, 300).bfloat16(), torch.randn(300, 100).bfloat16()
    first, attended = a @ b, torch.nn.functional.scaled_dot_product_attention(q, k, v)
    mine = fast(q, k, v)
    assert torch.equal(a @ b, first)
    assert torch.equal(torch.nn.functional.scaled_dot_product_attention(q, k, v), attended)
    assert torch.equal(fast(q, k, v), mine)


def test_threads_agree(folder):
    (fast, _), tensors = functions("scaled_dot_attention", {}, folder), drawn((1, 3, 3, 260, 260, 64, 64))
    threads, found = torch.get_num_threads(), []
    try:
        for count in (1, 2, 4):
            torch.set_num_threads(count)
            found.append(run(fast, tensors, {}, torch.bfloat16))
    finally:
        torch.set_num_threads(threads)
    for others in found[1:]:
        assert torch.equal(others[0], found[0][0])
        close(others, [x.double() for x in found[0]])
