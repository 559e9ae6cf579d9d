"""The rules of the logic: each use is true wherever it can be evaluated, each abuse is refused."""

import pytest
from logic_abuses import abuses
from logic_points import false_at, points
from logic_uses import uses

import derive.logic as logic
from derive.errors import Rejected

REFUSALS = (Rejected, TypeError, ValueError)
USES, ABUSES = list(uses(logic)), list(abuses(logic))


@pytest.mark.parametrize("n", range(len(USES)), ids=[f"{n}-{rule}" for n, (rule, _, _) in enumerate(USES)])
def test_a_use_of_a_rule_is_nowhere_false(n):
    rule, call, values = USES[n]
    theorem = call()
    assert theorem.rule == rule
    found = [false_at(theorem, p) for p in points(theorem, values)]
    assert True not in found, theorem
    assert False in found or not theorem.hyps or rule in ("cases",), f"never evaluated: {theorem}"


def test_every_rule_is_used():
    assert {rule for rule, _, _ in USES} == set(logic.RULES)


@pytest.mark.parametrize("n", range(len(ABUSES)), ids=[name for name, _ in ABUSES])
def test_an_abuse_is_refused(n):
    with pytest.raises(REFUSALS):
        print(ABUSES[n][1]())
