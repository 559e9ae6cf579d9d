"""What `derive bench` measures and says: candidates that compute the same, interleaved rounds, tables, predictions."""

import json
from dataclasses import replace

import pytest
import torch
from click.testing import CliRunner

from derive.bench import memory
from derive.bench.candidates import GENERATED, candidates
from derive.bench.cases import EVERY
from derive.bench.growth import LONGEST, expected, exponent, is_too_much
from derive.bench.report import markdown
from derive.bench.running import DIRECTIONS, measured
from derive.bench.timing import Times, after, interleaved, ratio
from derive.benching import chosen, static_markdown
from derive.cli import main
from derive.targets.gpus import GPUS, roofline
from derive.targets.inner_loops import of_amdgcn, of_sass
from derive.targets.static import predicted, shared_cache

SLOW = ("torch.compile", "FlexAttention")  # each is compiled when it is first called


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("case", EVERY, ids=lambda case: case.label)
def test_every_peer_computes_what_the_generated_function_computes(case, direction):
    found = candidates(case, 64 if case.lengths != (0,) else 0, direction, SLOW)
    assert "blockwise" in found.calls
    assert set(found.calls) - set(GENERATED)
    assert set(found.left_out) < set(GENERATED)
    assert set(found.first) == set(found.calls)


def test_a_peer_that_computes_something_else_is_left_out():
    peers = {"wrong": lambda q, k, v: q + v, "broken": lambda q, k, v: q @ k}
    found = candidates(replace(EVERY[0], peers=lambda n: peers), 48, DIRECTIONS[0])
    assert "blockwise" in found.calls
    assert set(found.calls) <= set(GENERATED)
    assert "something else" in found.left_out["wrong"]
    assert "does not run" in found.left_out["broken"]


def test_a_backend_that_cannot_run_is_left_out_with_the_reason(monkeypatch):
    monkeypatch.delenv("TRITON_INTERPRET", raising=False)
    monkeypatch.setattr("derive.bench.candidates.GENERATED", ("triton", "blockwise"))
    found = candidates(replace(EVERY[0], peers=lambda n: {}), 48, DIRECTIONS[0])
    assert list(found.calls) == ["blockwise"]
    assert "BackendUnavailable" in found.left_out["triton"]


def test_labels_are_names_and_every_formula_has_a_quick_run():
    assert len({case.label for case in EVERY}) == len(EVERY)
    assert all(chosen((case.id,), quick=True) for case in EVERY)
    assert all(case.quick for case in chosen((), quick=True))


def test_every_round_calls_every_candidate_and_the_order_turns():
    order, now = [], iter(range(1000))
    calls = {name: lambda name=name: order.append(name) for name in "abc"}
    found = interleaved(calls, budget=0, least=4, most=9, clock=lambda: next(now))
    assert "".join(order) == "abc" + "abc" + "bca" + "cab" + "abc"
    assert {len(times.rounds) for times in found.values()} == {4}
    assert all(times.median == 1 for times in found.values())


def test_what_is_asked_when_the_time_is_over_is_missing():
    now = iter((0.0, 1.0, 3.0))
    over = after(2.0, clock=lambda: next(now))
    assert (over(), over()) == (False, True)
    rows, missing = measured(EVERY[:1], (48,), over=lambda: True)
    assert rows == []
    assert missing == ["full, N = 48, forward, threads: 1", "full, N = 48, forward + backward, threads: 1"]


def test_a_ratio_is_that_of_the_medians_with_the_quartiles_of_the_rounds():
    found = ratio(Times((2.0, 4.0, 6.0, 100.0)), Times((1.0, 1.0, 2.0, 2.0)))
    assert found.median == 5 / 1.5
    assert found.low < found.median < found.high


def test_the_exponent_of_a_power():
    assert exponent({n: 3e-9 * n**2 for n in (256, 512, 1024, 2048)}) == pytest.approx(2)
    assert exponent({256: 1.0}) is None


def test_what_would_take_too_long_or_too_much_is_not_asked_for_twice_the_length():
    assert expected({256: 10, 1024: 100}, 2048) == 400
    assert expected({}, 2048) == 0
    assert not is_too_much(1.0, 2**20, 2**30)
    assert is_too_much(LONGEST + 1, 2**20, 2**30)
    assert is_too_much(1.0, 2**30, 2**30)
    assert not is_too_much(1.0, 2**30, None)


def test_the_highest_memory_is_that_of_the_largest_tensor():
    memory.forget()
    before = memory.highest()
    torch.ones(2**28, dtype=torch.uint8)
    assert 0.8 * 2**28 < memory.highest() - before < 1.2 * 2**28


def test_a_fresh_process_tells_the_peak_and_the_sizes_of_the_results():
    found = memory.held("full", 512, DIRECTIONS[1], "SDPA")
    assert found["outputs"] == 8 * 512 * 64 * 4
    assert found["gradients"] == 3 * found["outputs"]
    assert found["peak"] > found["gradients"]
    assert memory.held("full", 512, DIRECTIONS[1], "nobody") is None


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


def test_the_inner_loop_is_the_innermost_one_with_the_products():
    assert of_sass(LISTING) == 3
    assert of_amdgcn(ASSEMBLY) == 3
    assert of_sass("/*0000*/ EXIT ;") == of_amdgcn("	s_endpgm") == 0


def test_the_roofline_is_the_slowest_part():
    gpu = GPUS["H100"]
    assert roofline(gpu, 2, gpu.memory, 1, 1) == (1.0, "memory")
    assert roofline(gpu, 2, 1, 2 * gpu.halves, 1) == (2.0, "products")
    assert roofline(gpu, 4, 1, gpu.singles, 1)[0] == 1.0
    assert roofline(gpu, 2, 1, 1, 3 * gpu.exponentials) == (3.0, "exponentials")
    assert shared_cache(gpu, 128) > gpu.cache


def test_the_prediction_counts_the_products_of_attention():
    from derive.targets.static import _costs

    formula, cost, kernel = _costs("scaled_dot_attention", {})["forward_o_lse"]
    result = {"dtype": "float16", "width": 64, "target": "sm_90", "launch": [128, 64, 8, 2]}
    found = predicted(result, formula, cost, kernel)
    assert set(found) == {"H100", "H200"}
    assert found["H100"]["multiplied"] == 4 * 64 * 64 * 4096**2
    assert found["H100"]["bytes"] >= 4 * 64 * 4096 * 64 * 2
    assert found["H200"]["roofline_seconds"] <= found["H100"]["roofline_seconds"]


def test_the_command_writes_its_results(tmp_path):
    arguments = [
        "bench",
        "multi_head_attention",
        "--quick",
        "--to",
        str(tmp_path / "there"),
        "--json",
        str(tmp_path / "x"),
    ]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    data = json.loads((tmp_path / "there" / "results.json").read_text())
    assert data == json.loads((tmp_path / "x").read_text())
    assert set(data) == {"machine", "peaks", "rows", "missing", "memory", "growth"}
    assert {row["direction"] for row in data["rows"]} == set(DIRECTIONS)
    assert all(row["ratios"]["blockwise"]["median"] > 0 for row in data["rows"])
    assert all(row["first_seconds"]["blockwise"] > 0 for row in data["rows"])
    text = (tmp_path / "there" / "results.md").read_text()
    assert text == markdown(data)
    assert "nn.MultiheadAttention" in text and data["machine"]["torch"] in text


def test_a_formula_without_peers_is_answered():
    done = CliRunner().invoke(main, ["bench", "softmax"])
    assert done.exit_code == 1
    assert "there are peers for: " in done.output


def test_what_does_not_compile_is_in_the_table():
    row = {"module": "m", "kernel": "k", "dtype": "float16", "width": 64, "target": "sm_90", "error": "too large\nmore"}
    assert "too large" in static_markdown([row])
