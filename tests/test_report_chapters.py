"""Chapters in which a part is missing: no tensors, no numbers in a witness, steps with nothing to do."""

import pytest
from report_site import record_of

from derive.report import markdown, site
from derive.report.record import runs
from derive.report.witness import ANY, witness


def told(name):
    record = record_of(name)
    return record, site.chapter_page(record), markdown.document(record, "0")


def test_a_formula_without_tensors_has_no_table_of_them_and_names_its_sizes():
    _, page, document = told("sinusoidal_encoding")
    assert "<th>tensor</th>" not in page
    assert "| tensor |" not in document
    for text in (page, document):
        assert "Sizes: N (any length), D (a width)." in text


def test_a_witness_of_nothing_but_the_two_sides_says_no_more():
    _, page, document = told("finite_mask_value")
    assert "<p>Witness:</p>" not in page
    assert "half-precision-number:** evaluated exactly, left side -65504" in document


def test_what_a_witness_does_not_need_is_any_number():
    """The second score is hidden by the mask, so that no side reads it; the ranges say that it is there."""
    inside = ["range", "0", ["integer", "M"]]
    body = ["*", ["entry", "s", ["integer", "i"], ["bound", "a"]], ["entry", "mask", ["bound", "a"]]]
    formal = {"hypotheses": [], "conclusion": ["=", ["sum", body, "a", inside], "0"]}
    values = {"M": "2", "i": "0", "s": [["5"]], "mask": ["1", "0"]}
    found = {"statement": 0, "left": "1", "right": "0", "values": values}
    assert dict(witness({"witness": found, "formal": [formal]})["arrays"]) == {"s": [["5", ANY]], "mask": [["1", "0"]]}


def step(number, changed):
    proofs = [{"good": True}]
    return {"number": number, "title": f"T{number}", "changes": ["x"] * changed, "notes": [], "proofs": proofs}


def test_steps_with_nothing_to_do_stand_together():
    found = runs([step(1, True), step(2, False), step(3, False), step(4, True), step(5, False)])
    assert [(run["idle"], len(run["steps"])) for run in found] == [
        ("", 1), ("Steps 2 to 3: nothing to do (t2, t3)", 2), ("", 1), ("Step 5: nothing to do (t5)", 1),
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["squeeze_excitation", "finite_mask_value"])
def test_no_proof_says_that_nothing_is_needed(name):
    record, page, document = told(name)
    assert "none is needed" not in page + document
    assert page.count("without a theorem") == sum(
        any(not row["theorems"] for row in rows)
        for rows in [s["proofs"] for s in record["steps"]] + [d["proofs"] for d in record["loops"]]
    )


def test_a_chapter_about_a_mask_value_has_references():
    assert len(record_of("finite_mask_value")["references"]) == 2
