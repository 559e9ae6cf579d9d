"""Every claim comes out as expected, and the witnesses and statements mean what they say.

The records are plain data that the build has written; nothing here imports the project.
"""

import random
import subprocess
import sys

import mpmath
import pytest
from claims_evaluator import Evaluator, clearly_false, number, read_point
from claims_record import records
from claims_transcribed import TRANSCRIBED

CLOSE = 1e-30  # of two numbers of size 1; derivatives are central differences with an error of about 1e-40


def record_of(case):
    formula, name = case
    return next(r for r in records()[formula] if r["name"] == name)


every_claim = pytest.mark.parametrize("case", sorted(TRANSCRIBED), ids="-".join)


@every_claim
def test_the_status_is_the_expected_one(case):
    record = record_of(case)
    assert record["status"] == ("PROVED" if record["expected"] else "REFUTED"), record["reason"]
    assert record["sizes"] == "all"
    assert record["judges"]


def test_every_witness_refutes_its_statement():
    found = [(name, r) for name, rs in records().items() for r in rs if not r["expected"]]
    assert len(found) >= 15
    for name, record in found:
        assert refutes(record), f"{name} {record['name']}"


def refutes(record):
    """The hypotheses hold at the witness, the conclusion fails clearly, and both sides have the recorded values."""
    witness = record["witness"]
    statement = record["formal"][witness["statement"]]
    evaluator = Evaluator(read_point(witness["values"]))
    relation, *terms = statement["conclusion"]
    values = [evaluator.term(t) for t in terms]
    recorded = [parsed(witness["left"]), parsed(witness["right"])]
    alike = all(abs(number(v) - r) <= 1e-15 * abs(r) for v, r in zip(values, recorded, strict=True))
    return alike and all(map(evaluator.holds, statement["hypotheses"])) and clearly_false(relation, *values)


def parsed(text):
    top, _, bottom = text.partition("/")
    return mpmath.mpf(top) / mpmath.mpf(bottom or 1)


@every_claim
def test_the_statement_says_what_the_transcription_says(case):
    """At random small sizes: the hypotheses hold where they are meant to, both sides have the transcription's values,
    and a true claim holds there."""
    record = record_of(case)
    sample, sides = TRANSCRIBED[case]
    for seed in range(3):
        point = sample(random.Random(seed))
        evaluator = Evaluator(point)
        expected = sides(point)
        assert len(expected) == len(record["formal"])
        for statement, (left, right) in zip(record["formal"], expected, strict=True):
            assert all(evaluator.holds(h) for h in statement["hypotheses"])
            relation, *terms = statement["conclusion"]
            for term, value in zip(terms, (left, right), strict=True):
                got = evaluator.term(term)
                assert abs(number(got) - number(value)) <= CLOSE * max(1, abs(number(value)))
            if record["expected"]:
                assert evaluator.holds([relation, *terms])


def test_every_claim_has_a_transcription_and_a_name_of_its_own():
    found = [(name, record["name"]) for name, rs in records().items() for record in rs]
    assert len(set(found)) == len(found)
    assert set(found) == set(TRANSCRIBED)


def test_the_catalogue_does_not_load_the_claims():
    """Importing the catalogue imports neither claims nor z3."""
    program = "import sys, derive.catalogue; print([m for m in sys.modules if m in ('z3', 'derive.catalogue.claims')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
