"""The cases of the rules are as strong as the rules: with one side condition taken out, some case notices."""

import sys

import pytest
from logic_cases import abuses, uses
from logic_mutants import LANGUAGE_FILES, RULE_FILES, loaded, mutants
from test_logic_rules import REFUSALS, points

import derive.logic

SURVIVORS = {
    "rules_reductions.exchange: need(i not in free(inner.dom), 'the inner domain {} depends on the outer index', "
    "inner.dom)": "only the message: the whitelist refuses the fresh variable that is left free in the domain",
}
ORIGINAL = derive.logic.refl
MUTANTS = [m for file in (*RULE_FILES, *LANGUAGE_FILES) for m in mutants(file)]


def noticed(mutant):
    """What notices the mutant: an abuse that is accepted, a use that is refused or gives a falsehood."""
    with loaded(mutant) as L:
        search = sys.modules["derive.logic.refutation"]
        try:
            for name, call in abuses(L):
                try:
                    call()
                except REFUSALS:
                    continue
                return f"accepted: {name}"
            for rule, call, values in uses(L):
                if mutant is not None and mutant.within in L.RULES and rule != mutant.within:
                    continue
                theorem = call()
                if any(search.false_at(theorem, p) for p in points(theorem, values, search)):
                    return f"false: {theorem}"
        except Exception as error:
            return f"broken: {error}"
    return None


def test_there_are_mutants_of_every_rule_with_a_condition():
    assert len(MUTANTS) > 150


def test_an_unchanged_copy_is_noticed_by_nothing():
    with loaded() as L:
        assert L.refl is not ORIGINAL
    assert noticed(None) is None


def test_survivors_are_mutants():
    assert set(SURVIVORS) <= {str(m) for m in MUTANTS}


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_a_missing_side_condition_is_noticed(mutant):
    found = noticed(mutant)
    if str(mutant) in SURVIVORS:
        assert found is None, "listed as a survivor, but noticed: take it off the list"
    else:
        assert found, mutant
