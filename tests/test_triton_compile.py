"""Every generated kernel passes Triton's own front end; the shipped configurations fit every target."""

from pathlib import Path

import aot
import checked
import emit_cases
import pytest
from passes_catalogue import BY_NAME

SAMPLE = (
    "plain",
    "lower_right",
    "relative_bias",
    "sink",
    "key_lengths",
    "bool_mask",
    "additive",
    "shared_bias",
    "weights",
)
ROW_KERNELS = ("backward_g5",)
SAMPLE += ("softmax", "squeeze_excitation", "elu_features", "decay")


def job(name, dtype, target, stage, width=64, **more):
    path = Path(emit_cases.module(name, "triton").__file__)
    large = {"BATCH": 2, "HEADS": 4, "GROUP": 2, "N": 512, "M": 1024, "D": width, "E": width, "A": width, "C": width}
    sizes = checked.sizes_of(BY_NAME[name], **large)
    return {"path": str(path), "sizes": sizes, "dtype": dtype, "target": target, "stage": stage, **more}


def refused(results):
    return [(Path(r["path"]).stem, r["kernel"], r["dtype"], r["target"], r["error"]) for r in results if "error" in r]


DTYPES = {"bfloat16": "sm_90", "float32": "gfx942", "float64": "sm_100"}
BINARIES = [
    *(("lower_right", "float16", target, 64, True) for target in ("sm_80", "gfx942")),
    *(("lower_right", "bfloat16", target, 128, False) for target in aot.TARGETS),
    ("relative_bias", "float16", "sm_90", 64, True),
    ("bool_mask", "float16", "sm_90", 128, False),
]


@pytest.fixture(scope="module")
def front_end():
    """What Triton's front end says of every kernel, in one process."""
    jobs = [job(name, "float16", "sm_80", "ttir") for name in BY_NAME]
    jobs += [job(name, dtype, target, "ttir", width=24) for dtype, target in DTYPES.items() for name in SAMPLE]
    return aot.run(jobs)


@pytest.mark.parametrize("dtype", ("float16", *DTYPES))
def test_the_front_end_takes_every_kernel(front_end, dtype):
    mine = [r for r in front_end if r["dtype"] == dtype]
    assert len(mine) > (150 if dtype == "float16" else 25)
    assert refused(mine) == []


@pytest.fixture(scope="module")
def binaries():
    jobs = [job(name, dtype, target, "binary", width, backward=back) for name, dtype, target, width, back in BINARIES]
    return aot.run(jobs, timeout=900)


@pytest.mark.parametrize("target", aot.TARGETS)
def test_shipped_configurations_fit(binaries, target):
    """Within the shared memory, on the matrix units, and the forward without a spill."""
    mine = [r for r in binaries if r["target"] == target]
    assert mine
    assert refused(mine) == []
    for result in mine:
        row_kernel = result["kernel"] in ROW_KERNELS
        assert result["shared"] <= aot.SHARED_LIMITS[target], result
        assert result["matrix"] > 0 or row_kernel, result
        if result["kernel"].startswith("forward"):
            assert result["spills"] == 0, result


def test_a_kernel_that_the_front_end_refuses_is_seen(tmp_path):
    """The check can fail: a product over eight columns passes the interpreter, and nothing else."""
    text = emit_cases.source("plain", "triton").replace("return max(16, ", "return max(8, ")
    loaded = checked.load(text, tmp_path)
    small = job("plain", "float16", "sm_80", "ttir", width=8)
    assert refused(aot.run([small | {"path": loaded.__file__}]))
    assert not refused(aot.run([small]))
