"""Replay of pass theorems: the ledger is accepted, and no ledger that says something else, hashes recomputed."""

import json
from dataclasses import replace
from functools import cache

import pytest
from proof_cases import edited, record, results

from derive.errors import DeriveError
from derive.formula import Entry
from derive.logic import ledger
from derive.proof import checker


@cache
def proved(name):
    """(the results, the text of the ledger) of a case."""
    found = results(name)
    named = {key: [t] for r in found for key, t in r.theorems.items()}
    return found, ledger.dump(named)


def test_every_pass_of_the_small_formula_is_proved():
    found, _ = proved("causal")
    assert {r.name: r.reason for r in found if r.status != "PROVED"} == {}


def test_the_ledger_is_accepted():
    _, text = proved("causal")
    assert checker.replay_text(text, record("causal")) == []


def test_the_ledger_of_another_formula_is_rejected():
    _, text = proved("softmax")
    assert checker.replay_text(text, record("stable_softmax"))


def test_a_ledger_without_a_theorem_is_rejected():
    found, _ = proved("softmax")
    named = {key: [t] for r in found for key, t in r.theorems.items()}
    named.pop("end_to_end forward p")
    problems = checker.replay_text(ledger.dump(named), record("softmax"))
    assert problems == ["end_to_end forward p: not proved"]


def test_an_undecided_pass_need_not_be_in_the_ledger():
    found, _ = proved("softmax")
    named = {key: [t] for r in found for key, t in r.theorems.items() if r.name != "save"}
    assert checker.replay_text(ledger.dump(named), record("softmax"), undecided=[("save", "backward")]) == []


def test_a_theorem_that_nothing_owes_is_rejected():
    found, _ = proved("softmax")
    named = {key: [t] for r in found for key, t in r.theorems.items()}
    named["stabilise forward more"] = named["stabilise forward p"]
    assert checker.replay_text(ledger.dump(named), record("softmax"))


def test_an_exchanged_theorem_is_rejected():
    found, _ = proved("softmax")
    named = {key: [t] for r in found for key, t in r.theorems.items()}
    first, second = "stabilise forward p", "exponentials forward p"
    named[first], named[second] = named[second], named[first]
    assert checker.replay_text(ledger.dump(named), record("softmax"))


def test_a_theorem_with_a_hypothesis_more_is_rejected():
    from derive.logic import Eq, real, weaken

    found, _ = proved("softmax")
    named = {key: [t] for r in found for key, t in r.theorems.items()}
    named["stabilise forward p"] = [weaken(named["stabilise forward p"][0], p=Eq(real("x"), 0))]
    problems = checker.replay_text(ledger.dump(named), record("softmax"))
    assert len(problems) == 1
    assert "needs also" in problems[0]


def test_a_theorem_from_a_false_definition_is_rejected():
    """The programs of the record are the ones that count: a definition of another program is a foreign hypothesis."""
    _, text = proved("softmax")
    made = record("softmax")
    program = edited(made.stabilised.program, "t2", body=lambda d: 2 * d.body)
    damaged = replace(made, stabilised=replace(made.stabilised, program=program))
    assert checker.replay_text(text, damaged)


def test_a_plain_program_that_is_not_the_formula_s_is_rejected():
    _, text = proved("softmax")
    made = record("softmax")
    assert checker.replay_text(text, replace(made, plain=edited(made.plain, "p", body=lambda d: 2 * d.body)))


def test_a_program_that_defines_a_value_by_itself_is_rejected():
    made = record("softmax")
    circular = edited(made.forward0, "t2", body=lambda d: d.body + Entry("t2", *d.indices))
    with pytest.raises(DeriveError, match=r"before it is defined|wait for each other|reads"):
        checker.check_programs(replace(made, forward0=circular))


def rewritten(text, change):
    """The ledger with its data changed and its hash made anew."""
    data = json.loads(text)
    data.pop("sha256")
    change(data)
    return ledger.encode(data)


def changed_number(data):
    row = next(r for r in data["terms"] if r[0] == "rational" and r[1:] == ["1", "1"])
    row[1] = "2"


def changed_conclusion(data):
    (number,) = data["claims"]["stabilise forward p"]
    (other,) = data["claims"]["stabilise forward lse"]
    data["steps"][number]["concl"] = data["steps"][other]["concl"]


def dropped_hypothesis(data):
    (number,) = data["claims"]["stabilise forward p"]
    data["steps"][number]["hyps"] = data["steps"][number]["hyps"][1:]


def changed_reference(data):
    (number,) = data["claims"]["end_to_end forward p"]
    step = data["steps"][number]
    step["premises"] = [0 for _ in step["premises"]]


def pointed_elsewhere(data):
    data["claims"]["stabilise forward p"] = data["claims"]["stabilise forward lse"]


def changed_answer(data):
    step = next(s for s in data["steps"] if s["judges"])
    step["judges"][-1][-1] = "0" * 16


CHANGES = [changed_number, changed_conclusion, dropped_hypothesis, changed_reference, pointed_elsewhere, changed_answer]


@pytest.mark.parametrize("change", CHANGES, ids=lambda f: f.__name__)
def test_a_changed_ledger_is_rejected(change):
    _, text = proved("softmax")
    assert checker.replay_text(rewritten(text, change), record("softmax"))
