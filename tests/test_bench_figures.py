"""The figures of `derive bench` as arithmetic: useful operations, parts of a peak, workspace, tables, pictures."""

import json
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from derive.bench import fma
from derive.bench.cases import EVERY
from derive.bench.counts import FORWARD, TRAINING, Products, fraction, products, rate, visible, workspace
from derive.bench.peaks import gemm_peak
from derive.bench.plots import Scale, decades, pictures, ratios
from derive.bench.report import left_out_lines, markdown, missing_lines
from derive.bench.running import Asked, arithmetic, row
from derive.bench.sizes import shaped
from derive.bench.table import number, percent, table
from derive.bench.timing import Times

CASE = EVERY[0]
PEAKS = [{"threads": 1, "gemm": {"float32": {"1024": 8e9, "1536": 1e10}}, "fma": 2e10, "width": 512}]
TIMES = {"blockwise": Times((2.0, 2.0)), "SDPA": Times((1.0, 1.0)), "written out": Times((4.0, 4.0))}


def data(**more):
    asked = Asked(CASE, 1024, FORWARD, 1)
    found = SimpleNamespace(first={"blockwise": 0.5, "SDPA": 0.25}, left_out={"FlexAttention": "does not run"})
    measured = row(asked, TIMES, found) | {"arithmetic": arithmetic(asked, TIMES, PEAKS, 1e10)}
    about = {"processor": "P", "cores": 2, "vectors": "V", "system": "S", "torch": "1", "python": "2", "derive": "3"}
    return {"machine": about, "peaks": PEAKS, "rows": [measured], "missing": [], "memory": [], "growth": []} | more


@pytest.mark.parametrize(("queries", "keys", "last"), [(5, 5, None), (3, 7, None), (7, 3, None), (9, 9, 4), (1, 6, 2)])
def test_visible_pairs_are_those_of_the_mask(queries, keys, last):
    seen = [
        i + keys - queries >= j and (last is None or i + keys - queries - j < last)
        for i in range(queries)
        for j in range(keys)
    ]
    assert visible(queries, keys, causal=True, last=last) == sum(seen)
    assert visible(queries, keys) == queries * keys


def test_two_products_forward_and_five_more_backward():
    assert Products(10, 3, 3).operations(FORWARD) == 2 * 2 * 10 * 3
    assert Products(10, 3, 3).operations(TRAINING) == 7 * 2 * 10 * 3
    assert Products(10, 3, 5).operations(FORWARD) == 2 * 10 * (3 + 5)
    assert Products(10, 3, 5).operations(TRAINING) == 2 * 10 * (4 * 3 + 3 * 5)


def test_products_are_counted_for_every_head_of_the_queries():
    found = products(shaped(16, heads=8, key_heads=2, queries=4, width=32, value_width=64))
    assert found == Products(8 * 4 * 16, 32, 64)


def test_every_attention_of_a_softmax_has_its_products():
    for case in EVERY:
        if set(case.shapes(64)) == {"q", "k", "v"} and "linear" not in case.id:
            assert 0 < case.products(64).pairs <= 8 * 64 * 64, case.label


def test_parts_of_a_peak():
    assert rate(6e9, 2.0) == 3.0
    assert fraction(6e9, 2.0, 1.2e10) == 0.25
    assert fraction(6e9, 2.0, None) is None


def test_the_peak_of_products_is_the_highest_and_follows_the_loop_on_registers():
    assert gemm_peak(PEAKS, "float32", 1) == 1e10
    assert gemm_peak(PEAKS, "float32", 1, fma=1e10) == 5e9
    assert gemm_peak(PEAKS, "float32", 2) is None
    assert gemm_peak(PEAKS, "float64", 1) is None


def test_workspace_is_what_the_results_do_not_take():
    assert workspace(peak=130, outputs=25, gradients=75) == (30, 30.0)
    assert workspace(peak=90, outputs=100, gradients=0) == (0, 0.0)


def test_a_row_has_the_ratio_of_the_first_generated_function():
    (found,) = data()["rows"]
    assert found["generated"] == ["blockwise"]
    assert found["best_peer"] == "SDPA"
    assert found["ratios"]["blockwise"]["median"] == 0.5
    assert found["first_seconds"] == {"blockwise": 0.5, "SDPA": 0.25}
    assert set(found["arithmetic"]) == {"operations", "gemm", "fma", "reached"}
    assert set(found["arithmetic"]["reached"]["blockwise"]) == {"rate", "of_gemm", "of_fma"}
    assert json.loads(json.dumps(data())) == data()


def test_a_table_has_as_many_cells_in_each_line():
    memory = {"case": "full", "length": 1024, "direction": FORWARD, "candidate": "SDPA", "percent": 5.0}
    memory |= {"peak": 2**20, "outputs": 2**20, "gradients": 0, "workspace": 0}
    growth = {"case": "full", "candidate": "SDPA", "direction": FORWARD, "time_exponent": 2.0, "memory_exponent": None}
    growth |= {"seconds": {256: 0.001, 512: 0.004}, "bytes": {256: 2**20}, "stopped": "N = 1024: it takes too long"}
    text = markdown(data(memory=[memory], growth=[growth], missing=[{"asked": "something", "why": "it broke"}]))
    blocks = [block.splitlines() for block in text.split("\n\n") if block.startswith("| ")]
    assert len(blocks) == 5
    for block in blocks:
        assert len({line.count(" | ") for line in block}) == 1, block
    assert "- something: it broke" in text
    assert "| 1 / 1 | 4 | 2.00 | - |" in text
    assert "- full, forward: SDPA N = 1024: it takes too long" in text
    assert "| 1 | 1 | 0 | 0 | 5.0% |" in text
    small = markdown(data(memory=[memory | {"outputs": 2**10}]))
    assert "| 1 | 0.000977 | 0 | 0 | - |" in small


def test_who_is_left_out_for_the_same_reason_has_one_line():
    rows = [{"case": case, "direction": FORWARD, "left_out": {"SDPA": "does not run"}} for case in ("a", "b", "a")]
    assert left_out_lines(rows, []) == ["- SDPA, forward: does not run (a; b)"]


def test_what_was_not_measured_for_the_same_reason_is_named_up_to_a_few():
    missing = [{"asked": f"case {n}", "why": "broken off"} for n in range(9)]
    lines = missing_lines([*missing, {"asked": "memory", "why": "it did not end"}])
    assert lines[:2] == ["case 0: broken off", "case 1: broken off"]
    assert lines[-2:] == ["and 3 more, which results.json names: broken off", "memory: it did not end"]


def test_numbers_of_tables():
    assert [number(x) for x in (None, 1234.5, 12.345, 0.0123)] == ["-", "1234", "12.3", "0.0123"]
    assert [percent(x) for x in (None, 0.854)] == ["-", "85%"]
    assert table(("a", "b"), [("1", "2")]) == ["| a | b |", "| --- | --- |", "| 1 | 2 |"]


def test_a_machine_without_a_compiler_says_so(monkeypatch):
    monkeypatch.setattr(fma, "_compiled", lambda native, made: False)
    fma._library.cache_clear()
    assert fma.loop(1) is None
    fma._library.cache_clear()
    without = data(peaks=[{**PEAKS[0], "fma": None, "width": None}])
    assert "There is no C++ compiler" in markdown(without)


def test_a_logarithmic_axis():
    scale = Scale(1, 100, 0, 10)
    assert [scale(x) for x in (1, 10, 100)] == [0, 5, 10]
    assert decades([0.3, 20]) == pytest.approx([0.1, 1, 10, 100])
    assert decades([1.0]) == [1, 10]


def test_the_longest_label_of_a_bar_fits_into_the_picture():
    long = [row | {"case": "many words " * 20} for row in data()["rows"]]
    (label,) = (t for t in ElementTree.fromstring(ratios(long)).iter() if (t.text or "").startswith("many words"))
    assert float(label.get("x")) > 6 * len(label.text)


def test_pictures_are_well_formed_and_have_light_and_dark_colours():
    growth = [
        {"case": "a < b", "candidate": name, "direction": FORWARD, "seconds": {256: 0.1, 512: 0.4}, "bytes": {256: 9.0}}
        for name in TIMES
    ]
    found = pictures(data(growth=growth))
    assert set(found) == {"ratios.svg", "growth_seconds.svg", "growth_bytes.svg"}
    for text in found.values():
        ElementTree.fromstring(text)
        assert "prefers-color-scheme:dark" in text
    assert "time of a call, ms" in found["growth_seconds.svg"]
    assert "MiB" in found["growth_bytes.svg"]
