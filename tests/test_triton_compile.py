"""Every generated kernel passes Triton's own front end; the shipped configurations fit every target.

Binaries are compiled for a sample of each kind of kernel; `python tests/aot_table.py --all` compiles all of them.
"""

import re
from itertools import product

import aot_table
import checked
import emit_cases
import pytest
from passes_catalogue import BY_NAME

from derive.targets import aot

SAMPLE = ("plain", "relative_bias", "sink", "key_lengths", "additive", "weights", "softmax", "elu_features", "decay")
FRONT_END = {"float16": "sm_80", "bfloat16": "sm_90", "float32": "gfx942", "float64": "sm_100"}
STORED = aot_table.modules()
FORWARD, BACKWARD, BOTH = ["forward"], ["backward"], ["forward", "backward"]
EVERYWHERE = tuple(aot.TARGETS)
MAIN = {"scaled_dot_attention": ("float16", "bfloat16"), "scaled_dot_attention/causal_lower_right": ("bfloat16",)}
BINARIES = [
    ("scaled_dot_attention", "float16", 128, FORWARD, ("sm_100", "gfx942")),
    ("scaled_dot_attention/causal_lower_right", "bfloat16", 64, BOTH, ("sm_90",)),
    ("scaled_dot_attention/bias", "bfloat16", 128, FORWARD, ("sm_80", "sm_100")),
    ("scaled_dot_attention/bias", "float16", 64, BACKWARD, ("gfx942",)),
    ("scaled_dot_attention/causal_lower_right+grouped", "bfloat16", 64, FORWARD, ("gfx942",)),
    ("scaled_dot_attention/window", "float16", 64, FORWARD, ("sm_90",)),
    ("relative_bias_attention", "float16", 64, BACKWARD, ("sm_80",)),
    ("relative_bias_attention_t5/causal_lower_right", "float16", 64, FORWARD, ("sm_100",)),
    ("scaled_dot_attention/key_lengths", "float16", 64, FORWARD, ("gfx942",)),
    ("additive_attention/key_lengths", "float16", 128, FORWARD, ("sm_80",)),
    ("additive_attention", "bfloat16", 64, BACKWARD, ("sm_90",)),
    ("softmax", "bfloat16", 64, BOTH, ("sm_80", "gfx942")),
    ("squeeze_excitation", "float16", 64, BOTH, ("sm_100",)),
    ("sinusoidal_encoding", "bfloat16", 64, FORWARD, ("sm_90",)),
]


def job(name, dtype, target, width=64):
    """A case of the passes' catalogue for the front end."""
    large = {"BATCH": 2, "HEADS": 4, "GROUP": 2, "N": 512, "M": 1024, "D": width, "E": width, "A": width, "C": width}
    path = emit_cases.module(name, "triton").__file__
    sizes = checked.sizes_of(BY_NAME[name], **large)
    return {"path": path, "sizes": sizes, "width": width, "dtype": dtype, "target": target, "stage": "ttir"}


def stored(name, dtype, target, width=64, **more):
    """A stored module, to be compiled as a whole."""
    path = aot_table.STORED / name / "triton_kernel.py"
    found = {"path": str(path), "width": width, "dtype": dtype, "target": target, "stage": "binary"}
    return found | {"cache": str(aot_table.CACHE)} | more


def refused(results):
    return [(r["path"], r["kernel"], r["dtype"], r["target"], r["error"]) for r in results if "error" in r]


@pytest.fixture(scope="module")
def front_end():
    """What Triton's front end says of every stored kernel, and of a third of the passes' catalogue, in one process."""
    jobs = [job(name, "float16", "sm_80") for name in sorted(BY_NAME)[::3]]
    jobs += [job(name, dtype, target, width=24) for dtype, target in FRONT_END.items() for name in SAMPLE]
    for dtype, paths in (("float16", STORED), ("float32", STORED[::4])):
        common = {"dtype": dtype, "target": FRONT_END[dtype], "width": 96, "stage": "ttir"}
        jobs += [common | {"path": str(path)} for path in paths]
    return aot.run(jobs)


@pytest.mark.parametrize("dtype", FRONT_END)
def test_the_front_end_takes_every_kernel(front_end, dtype):
    mine = [r for r in front_end if r["dtype"] == dtype]
    assert len({r["path"] for r in mine}) >= len(SAMPLE)
    assert refused(mine) == []


def test_every_stored_kernel_was_seen(front_end):
    kernels = {(r["path"], r["kernel"]) for r in front_end}
    for path in STORED:
        defined = re.findall(r"^def ((?:forward|backward)_\w+)\(", path.read_text(), re.MULTILINE)
        assert defined or "tl.program_id" not in path.read_text()  # only products of whole tensors
        assert {(str(path), kernel) for kernel in defined} <= kernels


@pytest.fixture(scope="module")
def binaries():
    jobs = [
        stored(name, dtype, target, width=width, directions=directions)
        for name, dtype, width, directions, targets in BINARIES
        for target in targets
    ]
    return aot.run(jobs, timeout=1800)


@pytest.mark.parametrize("target", aot.TARGETS)
def test_shipped_configurations_fit(binaries, target):
    """Within the shared memory, on the matrix units, and the forward without a spill."""
    mine = [r for r in binaries if r["target"] == target]
    assert len({r["path"] for r in mine}) > 3
    assert list(aot_table.broken(mine)) == []


@pytest.mark.parametrize("name", MAIN)
def test_the_main_kernels_spill_nothing_and_have_all_products_on_the_matrix_units(name):
    """That this can fail is seen below: with exact products of float32, and with tiles that are too large."""
    settings = list(product(MAIN[name], ("sm_80", "sm_90"), (64, 128)))
    found = aot.run([stored(name, *setting, directions=FORWARD) for setting in settings])
    assert [(r["dtype"], r["target"], r["width"]) for r in found] == settings
    assert [fault for r in found for fault in aot.faults(r)] == []
    assert all(r["matrix"] >= r["products"] >= 4 for r in found)  # two products in each of two loops


def test_products_of_single_precision_take_the_matrix_units_only_where_tf32_is_allowed():
    """And the check sees products that are not on them."""
    jobs = [
        stored("blockwise_softmax", "float32", "sm_80", directions=FORWARD, keywords={"allow_tf32": allowed})
        for allowed in (False, True)
    ]
    exact, short = aot.run(jobs)
    assert exact["scalar_products"] == exact["products"] > 0
    assert exact["matrix"] == 0
    assert short["scalar_products"] == 0 < short["matrix"]
    assert aot.faults(exact | {"dtype": "float16"}) == [
        f"{exact['products']} of {exact['products']} products off the matrix units"
    ]


def test_tiles_that_are_too_large_are_seen():
    large = {"directions": FORWARD, "settings": [128, 128, 4, 4]}
    (found,) = aot.run([stored("scaled_dot_attention/mask", "float16", "sm_80", width=128, **large)])
    shared, spills = aot.faults(found)
    assert "shared memory" in shared
    assert "spilled" in spills


def test_a_kernel_that_the_front_end_refuses_is_seen(tmp_path):
    """The check can fail: a product over eight columns passes the interpreter, and nothing else."""
    text = emit_cases.source("plain", "triton").replace("return max(16, ", "return max(8, ")
    loaded = checked.load(text, tmp_path)
    small = job("plain", "float16", "sm_80", width=8)
    assert refused(aot.run([small | {"path": loaded.__file__}]))
    assert not refused(aot.run([small]))
