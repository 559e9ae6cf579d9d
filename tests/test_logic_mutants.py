"""The cases of the rules are as strong as the rules: with one side condition taken out, some case notices."""

import ast
import importlib.util
import sys
from pathlib import Path

import pytest
from logic_abuses import abuses
from logic_mutants import FOLDER, LANGUAGE_FILES, RULE_FILES, Mutant, loaded, mutants
from logic_points import false_at, points
from logic_uses import uses
from test_logic_rules import REFUSALS

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
                if any(false_at(theorem, p, search) for p in points(theorem, values, search)):
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


JUDGE_MUTANTS = {
    "ln is inverse to exp everywhere": (
        "smt",
        "(=> (> {x} 0.0) (= {self.power(t, 1)} {x}))",
        "(= {self.power(t, 1)} {x})",
    ),
    "root is a square root everywhere": ("smt", "(=> (>= {x} 0.0) (and", "(=> true (and"),
    "every power is above 1": ("smt", "m.is_Rational and m > 0", "True"),
    "an empty range is inhabited": ("smt", "'<' if isinstance(p, Inhabited)", "'<=' if isinstance(p, Inhabited)"),
    "a range holds its end": ("smt", "(< {k} {hi})", "(<= {k} {hi})"),
    "a select of 0 takes the first branch": ("smt", "(ite (> {c} {self.zero})", "(ite (>= {c} {self.zero})"),
    "a real counts as an integer": (
        "smt",
        "if self.kind == 'int' and (not integer)",
        "integer = True\n            if False",
    ),
    "denominators are not shown nonzero": ("judges", "if answer.verdict != PROVED", "if False"),
    "what z3 gives up is proved": ("judges", "if result == 'unsat'", "if result != 'none'"),
    "a rule believes an undecided answer": ("rules_equality", "if answers[-1].verdict != PROVED", "if False"),
    "tanh is half its argument": ("polynomial", "exp(2 * args[0]) - 1", "exp(args[0]) - 1"),
    "a sine keeps no cosine": ("polynomial", "sin_a * cos_b + cos_a * sin_b", "sin_a * cos_b + sin_b"),
    "a root of a power loses its root": ("smt", "f'(/ {self.term(m)} {q}.0)'", "self.term(m)"),
}


@pytest.mark.parametrize("name", JUDGE_MUTANTS)
def test_a_judge_that_believes_too_much_is_noticed(name):
    file, old, new = JUDGE_MUTANTS[name]
    source = ast.unparse(ast.parse((FOLDER / f"{file}.py").read_text()))
    assert source.count(old) == 1
    with loaded(Mutant(file, "", 0, name, lambda: ast.parse(source.replace(old, new)))) as L:
        spec = importlib.util.spec_from_file_location("judged_cases", Path(__file__).with_name("test_logic_judges.py"))
        cases = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(cases)
        assert cases.arith is L.arith
        assert any(accepts(L.arith, goal, hyps) for goal, hyps in cases.FALSE)


DERIVATIVE_MUTANTS = {
    "two that are largest are no tie": ("Rel('<=', maximisers(t), 1)", "Rel('<=', maximisers(t), 2)"),
    "a count of the first index alone": (
        "for v, dom in reversed(over):\n        count =",
        "for v, dom in over[1:]:\n        count =",
    ),
    "ties are asked of the other branch": ("Select(condition, n, 0)", "Select(condition, 0, n)"),
    "ties are asked of the first branch": ("Select(condition, 0, n)", "Select(condition, n, 0)"),
    "ties are asked nowhere": ("Rel('<=', seen(p.a), p.b)", "Rel('<=', 0 * seen(p.a), p.b)"),
    "ties are asked at one index of a sum": ("all_of(p, v, dom) if v in free(p) else p", "p"),
    "all that are not largest": ("Abs(a - b), 1, 0)", "Abs(a - b), 0, 1)"),
    "the parts of a maximum may be equal": ("{Rel('!=', a, b) for a, b in combinations(t.args, 2)}", "set()"),
    "a condition that moves may be 0": ("{Rel('!=', condition, 0)} if moves", "set() if moves"),
}


@pytest.mark.parametrize("name", DERIVATIVE_MUTANTS)
def test_a_derivative_of_a_maximum_that_asks_too_little_is_noticed(name):
    old, new = DERIVATIVE_MUTANTS[name]
    source = ast.unparse(ast.parse((FOLDER / "rules_calculus.py").read_text()))
    assert source.count(old) == 1
    assert noticed(Mutant("rules_calculus", "differentiate", 0, name, lambda: ast.parse(source.replace(old, new))))


def accepts(arith, goal, hyps):
    try:
        return bool(arith(goal=goal, hyps=hyps))
    except REFUSALS:
        return False
