"""What `derive bench --static` says: kernels compiled for GPUs that are not there, and what is predicted of them."""

import json

import pytest
from click.testing import CliRunner
from test_building import ROOT

from derive.benching import static_markdown
from derive.cli import main
from derive.targets import aot
from derive.targets.gpus import GPUS, roofline
from derive.targets.inner_loops import of_amdgcn, of_sass
from derive.targets.static import _costs, predicted, shared_cache

LISTING = """
        /*0000*/                   MOV R1, c[0x0][0x28] ;
        /*0010*/                   IADD3 R2, R2, 0x1, RZ ;
        /*0020*/                   FADD R3, R3, R4 ;
        /*0030*/               @P0 BRA 0x20 ;
        /*0040*/                   HMMA.16816.F32 R8, R4, R6, R8 ;
        /*0050*/                   FADD R3, R3, R4 ;
        /*0060*/               @P1 BRA 0x40 ;
        /*0070*/               @P2 BRA 0x10 ;
        /*0080*/                   EXIT ;
        /*0090*/                   BRA 0x90;
"""
ASSEMBLY = """
kernel:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
.LBB0_1:
	v_add_f32 v0, v0, v1
.LBB0_2:
	v_mfma_f32_32x32x8f16 v[0:15], v[16:17], v[18:19], v[0:15]
	v_exp_f32 v1, v1
	s_cbranch_scc1 .LBB0_2
	s_cbranch_scc0 .LBB0_1
	s_endpgm
"""


def test_the_inner_loops_are_those_with_products_and_no_such_loop_inside():
    assert of_sass(LISTING) == [3]
    assert of_amdgcn(ASSEMBLY) == [3]
    assert of_sass("/*0000*/ EXIT ;") == of_amdgcn("	s_endpgm") == []


def test_a_loop_that_waits_inside_one_with_products_hides_nothing():
    assert of_sass(LISTING.replace("/*0050*/                   FADD R3, R3, R4", "/*0050*/ @P3 BRA 0x50")) == [3]


def test_tiles_that_every_row_sees_whole_and_those_that_need_a_mask_have_a_loop_each():
    assert of_sass(LISTING.replace("FADD R3, R3, R4", "HGMMA.64x64x16.F32 R8, R4, R8")) == [2, 3]


def test_a_block_apart_that_jumps_back_into_a_loop_makes_no_loop():
    again = LISTING.replace("@P2 BRA 0x10", "BRA 0x50").replace(
        "FADD R3, R3, R4 ;\n        /*0060", "HMMA R8 ;\n /*0060"
    )
    assert again.count("HMMA") == 2 and of_sass(again) == [3]


def test_without_products_the_longest_loop_counts():
    assert of_sass(LISTING.replace("HMMA", "FFMA")) == [3]


def test_the_roofline_is_the_slowest_part():
    gpu = GPUS["H100"]
    assert roofline(gpu, 2, gpu.memory, 1, 1) == (1.0, "memory")
    assert roofline(gpu, 2, 1, 2 * gpu.halves, 1) == (2.0, "products")
    assert roofline(gpu, 4, 1, gpu.singles, 1)[0] == 1.0
    assert roofline(gpu, 2, 1, 1, 3 * gpu.exponentials) == (3.0, "exponentials")
    assert shared_cache(gpu, 128) > gpu.cache


def test_the_prediction_counts_the_products_of_attention():
    formula, cost, kernel = _costs("scaled_dot_attention", {})["forward_o_lse"]
    result = {"dtype": "float16", "width": 64, "target": "sm_90", "launch": [128, 64, 8, 2]}
    found = predicted(result, formula, cost, kernel)
    assert set(found) == {"H100", "H200"}
    assert found["H100"]["multiplied"] == 4 * 64 * 64 * 4096**2
    assert found["H100"]["bytes"] >= 4 * 64 * 4096 * 64 * 2
    assert found["H200"]["roofline_seconds"] <= found["H100"]["roofline_seconds"]


def test_what_does_not_compile_is_in_the_table():
    row = {"module": "m", "kernel": "k", "dtype": "float16", "width": 64, "target": "sm_90", "error": "too large\nmore"}
    assert "too large" in static_markdown([row])


@pytest.fixture
def bench(tmp_path, monkeypatch):
    """Runs `derive bench --static` with a cache of its own."""
    monkeypatch.setenv("DERIVE_CACHE", str(tmp_path / "cache"))
    common = ["--static", "--jobs", "1", "--to", str(tmp_path / "there")]
    return lambda *arguments: CliRunner().invoke(main, ["bench", *arguments, *common])


def kept(folder):
    return {file.name: file.stat().st_mtime_ns for file in (folder / "cache" / "aot").iterdir()}


def test_the_command_says_how_much_is_left_and_keeps_what_it_compiled(bench, tmp_path):
    wanted = ("softmax", "--quick", "--target", "sm_80", "--target", "sm_90", "--dtype", "bfloat16")
    first = bench(*wanted)
    assert first.exit_code == 0, first.output
    assert first.stderr.splitlines() == ["softmax bfloat16 64 sm_80 (2 left)", "softmax bfloat16 64 sm_90 (1 left)"]
    assert all(word in first.stdout for word in ("softmax forward_", "softmax backward_", "A100", "H100", "H200"))
    rows = json.loads((tmp_path / "there" / "static.json").read_text())
    assert {(row["dtype"], row["width"], row["target"]) for row in rows} == {
        ("bfloat16", 64, target) for target in ("sm_80", "sm_90")
    }
    assert (tmp_path / "there" / "static.md").read_text() == static_markdown(rows)
    before = kept(tmp_path)
    assert len(before) == len(rows)
    assert bench(*wanted).stdout == first.stdout
    assert kept(tmp_path) == before


def test_what_the_command_cannot_compile_is_answered(bench, tmp_path):
    unknown = bench("scaled_dot_attention", "--variant", "causal")
    assert unknown.exit_code == 1 and "causal_lower_right" in unknown.output
    nothing = bench("softmax", "--out", str(tmp_path))
    assert nothing.exit_code == 1 and "nothing is stored" in nothing.output
    alone = CliRunner().invoke(main, ["bench", "softmax", "--target", "sm_80"])
    assert alone.exit_code == 2 and "--static" in alone.output


def test_processes_share_the_jobs_in_order_and_one_that_dies_takes_its_own_job_alone_with_it(tmp_path):
    deadly, whole = tmp_path / "deadly.py", ROOT / "generated" / "softmax" / "triton_kernel.py"
    deadly.write_text("import os\nos._exit(3)\n")
    wanted = [(deadly, 16), (whole, 32), (whole, 64)]
    common = {"dtype": "float16", "target": "sm_80", "stage": "ttir"}
    found = list(aot.stream([common | {"path": str(path), "width": width} for path, width in wanted], processes=2))
    assert [{result["width"] for result in results} for results in found] == [{width} for _, width in wanted]
    assert found[0][0]["error"].startswith("exit status 3")
    assert not any("error" in result for results in found[1:] for result in results)
