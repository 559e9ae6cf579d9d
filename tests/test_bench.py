"""What `derive bench` measures and says: candidates that compute the same, interleaved rounds, tables, predictions."""

import json
from dataclasses import replace

import pytest
import torch
from click.testing import CliRunner

from derive.bench import memory
from derive.bench.candidates import GENERATED, Trial, candidates
from derive.bench.cases import EVERY
from derive.bench.fresh import Fresh
from derive.bench.limit import BROKEN_OFF
from derive.bench.report import markdown
from derive.bench.running import DIRECTIONS
from derive.benching import chosen
from derive.cli import main

SLOW = ("torch.compile", "FlexAttention")  # each is compiled when it is first called


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("case", EVERY, ids=lambda case: case.label)
def test_every_peer_computes_what_the_generated_function_computes(case, direction):
    found = candidates(Trial(case, 64 if case.lengths != (0,) else 0), direction, SLOW)
    assert "blockwise" in found.calls
    assert set(found.calls) - set(GENERATED)
    assert set(found.left_out) < set(GENERATED)
    assert set(found.first) == set(found.calls)


def test_a_peer_that_computes_something_else_is_left_out():
    peers = {"wrong": lambda q, k, v: q + v, "broken": lambda q, k, v: q @ k}
    found = candidates(Trial(replace(EVERY[0], peers=lambda n: peers), 48), DIRECTIONS[0])
    assert "blockwise" in found.calls
    assert set(found.calls) <= set(GENERATED)
    assert "something else" in found.left_out["wrong"]
    assert "does not run" in found.left_out["broken"]


def test_a_backend_that_cannot_run_is_left_out_with_the_reason(monkeypatch):
    monkeypatch.delenv("TRITON_INTERPRET", raising=False)
    monkeypatch.setattr("derive.bench.candidates.GENERATED", ("triton", "blockwise"))
    found = candidates(Trial(replace(EVERY[0], peers=lambda n: {}), 48), DIRECTIONS[0])
    assert list(found.calls) == ["blockwise"]
    assert "BackendUnavailable" in found.left_out["triton"]


def test_labels_are_names_and_every_formula_has_a_quick_run():
    assert len({case.label for case in EVERY}) == len(EVERY)
    assert all(chosen((case.id,), quick=True) for case in EVERY)
    assert all(case.quick for case in chosen((), quick=True))


def test_both_directions_are_held_against_float64_that_is_computed_once(monkeypatch):
    trial = Trial(replace(EVERY[0], peers=lambda n: {}), 48)
    exact = trial.exact
    monkeypatch.setattr("derive.bench.candidates.doubled", None)  # float64 a second time would call it
    assert [set(candidates(trial, direction).calls) for direction in DIRECTIONS] == [set(GENERATED)] * 2
    assert trial.exact is exact


def test_the_highest_memory_is_that_of_the_largest_tensor():
    memory.forget()
    before = memory.highest()
    torch.ones(2**28, dtype=torch.uint8)
    assert 0.8 * 2**28 < memory.highest() - before < 1.2 * 2**28


def test_a_fresh_process_tells_the_peak_and_the_sizes_of_the_results():
    with Fresh() as fresh:
        found = fresh.held("full", 512, DIRECTIONS[1], "SDPA")
        assert fresh.held("full", 512, DIRECTIONS[1], "nobody") is None
        again = fresh.held("full", 512, DIRECTIONS[0], "SDPA")
        assert fresh.held("full", 512, DIRECTIONS[0], "SDPA", timeout=0) is None
        assert fresh.process is None
    assert found["outputs"] == again["outputs"] == 8 * 512 * 64 * 4
    assert found["gradients"] == 3 * found["outputs"]
    assert found["peak"] > found["gradients"] > again["gradients"] == 0


def test_the_additive_score_is_measured_where_its_tanh_bends():
    """With weights of spread 1 nearly every tanh would be 1 or -1, which no trained layer has."""
    (case,) = (case for case in EVERY if case.id == "additive_attention")
    drawn = case.tensors(64)
    hidden = torch.tanh(drawn["q"] @ drawn["w_query"].mT)
    assert 0.3 < float(hidden.std()) < 0.8


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
    assert set(data) == {"machine", "peaks", "rows", "missing", "broken_off", "memory", "growth"}
    assert {row["direction"] for row in data["rows"]} == set(DIRECTIONS)
    assert all(row["ratios"]["blockwise"]["median"] > 0 for row in data["rows"])
    assert all(row["first_seconds"]["blockwise"] > 0 for row in data["rows"])
    text = (tmp_path / "there" / "results.md").read_text()
    assert text == markdown(data)
    assert "nn.MultiheadAttention" in text and data["machine"]["torch"] in text


def test_a_run_that_is_broken_off_writes_what_it_has_and_names_the_rest(tmp_path, monkeypatch):
    def pressed(trial, direction):
        if direction == DIRECTIONS[1]:
            raise KeyboardInterrupt
        return candidates(trial, direction)

    monkeypatch.setattr("derive.bench.running.candidates", pressed)
    done = CliRunner().invoke(main, ["bench", "multi_head_attention", "--quick", "--to", str(tmp_path)])
    assert done.exit_code == 130
    assert "broken off: what was measured until then is written" in done.output
    data = json.loads((tmp_path / "results.json").read_text())
    assert data["broken_off"]
    assert [row["direction"] for row in data["rows"]] == [DIRECTIONS[0]]
    missing = "heads and projections, N = 256, forward + backward, threads: 1"
    assert data["missing"] == [{"asked": missing, "why": BROKEN_OFF}]
    assert f"{missing}: {BROKEN_OFF}" in (tmp_path / "results.md").read_text()
    assert not list(tmp_path.glob("*.part"))


def test_a_run_that_is_broken_off_before_its_first_row_writes_nothing(tmp_path, monkeypatch):
    def pressed(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("derive.benching.peaks", pressed)
    done = CliRunner().invoke(main, ["bench", "linear_attention", "--to", str(tmp_path / "there")])
    assert done.exit_code == 130
    assert "nothing was measured, and nothing is written" in done.output
    assert not (tmp_path / "there").exists()


def test_a_formula_without_peers_is_answered():
    done = CliRunner().invoke(main, ["bench", "softmax"])
    assert done.exit_code == 1
    assert "there are peers for: " in done.output
