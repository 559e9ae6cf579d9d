"""The prover of claims accepts nothing false: one small step from each true claim, and a witness is found instead."""

import json
from dataclasses import replace

import pytest
import sympy as sp
from claims_near_misses import NEAR_MISSES as CORE
from claims_near_misses import Variant
from claims_near_misses_gates import NEAR_MISSES_OF_GATES
from claims_near_misses_positions import NEAR_MISSES_POSITIONS
from claims_near_misses_vision import NEAR_MISSES_VISION
from claims_record import records

from derive.catalogue.claims import FAMILIES, claims_of
from derive.claims import Claim
from derive.errors import BadClaim, ListedTwice, Rejected, TwoRanks, WrongKind
from derive.formula import Formula, Index, Let, Size, Tensor, total, where
from derive.logic import Eq, In, Range, Rel, Sigma, array, index
from derive.logic.check import replay_text
from derive.logic.ledger import dump
from derive.logic.sequents import Sequent, auto, lt
from derive.proof.claims import check, judge
from derive.proof.stated import expected_of, reader

READ = reader()
JUDGED_ANEW = sorted(FAMILIES)[::3]  # of all of them the build says every time whether they come out as expected
NEAR_MISSES = {**CORE, **NEAR_MISSES_OF_GATES, **NEAR_MISSES_POSITIONS, **NEAR_MISSES_VISION}
TRUE = [(name, claim) for name in FAMILIES for claim in claims_of(name) if claim.expected]


def claim_named(formula, name):
    return next(c for c in claims_of(formula) if c.name == name)


@pytest.mark.parametrize("case", sorted(NEAR_MISSES), ids=" ".join)
def test_a_near_miss_is_not_proved_and_refuted_where_a_witness_is_known(case):
    formula, name, _ = case
    variant = NEAR_MISSES[case]
    claim = claim_named(formula, name)
    changed = Claim(name, "", variant.states, claim.prove, False, variant.points, variant.sizes)
    result = judge(changed, READ)
    assert result.status == ("REFUTED" if variant.refuted else "UNDECIDED"), result.reason
    if not variant.refuted:
        with_standard_tactic = judge(replace(changed, prove=None, tries=0), READ)
        assert with_standard_tactic.status != "PROVED"


@pytest.mark.parametrize("case", TRUE, ids=lambda c: f"{c[0]} {c[1].name}")
def test_no_script_proves_its_claim_with_one_side_moved(case):
    """The first and the last statement of every true claim, the left side moved by 1: the script fails."""
    claim = case[1]
    goals = claim.states(READ)
    for n in {0, len(goals) - 1}:
        goal = goals[n]
        moved = Sequent(goal.hypotheses, Rel(goal.conclusion.op, goal.conclusion.a + 1, goal.conclusion.b))
        changed = (*goals[:n], moved, *goals[n + 1 :])
        assert not proves(claim.prove, changed, n)


def proves(script, goals, n):
    """Whether a script gives a theorem that says what the n-th goal says."""
    try:
        theorem = tuple(script(goals))[n] if script else auto(goals[n])
        check(theorem, goals[n])
    except Exception:
        return False
    return True


def test_a_theorem_that_says_something_else_is_not_taken():
    claim = claim_named("softmax", "weights-sum-to-one")
    (goal,) = claim.states(READ)
    theorem = auto(goal)
    check(theorem, goal)
    with pytest.raises(Rejected):
        check(theorem, Sequent([], goal.conclusion))
    with pytest.raises(Rejected):
        check(theorem, Sequent(goal.hypotheses, Rel("<=", goal.conclusion.a, goal.conclusion.b)))


def test_a_script_that_proves_another_statement_leaves_the_claim_undecided():
    softmax = claim_named("softmax", "weights-sum-to-one")
    other = claim_named("softmax", "shift-invariance")
    swapped = replace(softmax, prove=lambda goals: tuple(map(auto, other.states(READ))))
    assert judge(swapped, READ).status == "UNDECIDED"


def test_every_formula_has_a_near_miss():
    assert {formula for formula, _, _ in NEAR_MISSES} == set(FAMILIES)
    assert all(isinstance(v, Variant) for v in NEAR_MISSES.values())


@pytest.mark.parametrize("formula", JUDGED_ANEW)
def test_claims_that_are_judged_anew_come_out_as_stored_and_their_ledger_replays(formula):
    results = [judge(claim, READ) for claim in claims_of(formula)]
    assert [json.loads(json.dumps(r.record())) for r in results] == records()[formula]
    text = dump({f"claim {r.claim.name}": list(r.theorems) for r in results if r.theorems})
    expected = expected_of([c for c in claims_of(formula) if c.expected], READ)
    replay_text(text, expected)
    with pytest.raises(Rejected):
        replay_text(text, {**expected, "claim another": next(iter(expected.values()))})


def test_a_ledger_that_says_something_else_than_the_claims_is_refused():
    claims = claims_of("softmax")[:2]
    expected = expected_of(claims, READ)
    text = dump({f"claim {c.name}": list(judge(c, READ).theorems) for c in claims})
    replay_text(text, expected)
    with pytest.raises(Rejected):
        replay_text(text, dict(zip(expected, reversed(expected.values()), strict=True)))


def one_added(claims=()):
    """A user's formula: softmax with one added to the denominator."""
    n = Size("N")
    place = Index("j", n)
    s = Tensor("s", n)
    weights = Let("p", (place,), sp.exp(s[place]) / (1 + total(sp.exp(s[place]), place)))
    return Formula("one_added", [s], (weights,), claims=claims)


@pytest.mark.parametrize(
    "states",
    [
        lambda read: 1 / 0,
        lambda read: None,
        lambda read: ("p < 1",),
        lambda read: (),
        lambda: (),
        lambda read: (Sequent([sp.Symbol("p") < 1], Eq(1, 1)),),
        lambda read: (Sequent([], True),),
    ],
    ids=["fails", "None", "text", "nothing", "takes nothing", "a condition of SymPy", "a conclusion of Python"],
)
def test_a_claim_that_states_nothing_is_answered(states):
    with pytest.raises(BadClaim, match="the claim below-one does not state anything"):
        judge(Claim("below-one", "Σ p < 1", states), READ)


@pytest.mark.parametrize("given", [(1,), (None,), "p", ("p < 1",)], ids=repr)
def test_a_script_that_gives_no_theorem_leaves_the_claim_undecided(given):
    found = judge(Claim("one", "", lambda read: (Sequent([], Eq(1, 1)),), prove=lambda goals: given), READ)
    assert found.status == "UNDECIDED" and "no theorem" in found.reason


@pytest.mark.parametrize(
    "more",
    [
        {"points": ({"x": "half"},)},
        {"points": (3,)},
        {"points": ({"x": ["1/0"]},)},
        {"sizes": {"N": "n"}},
        {"tries": "3"},
    ],
    ids=repr,
)
def test_a_point_that_is_none_is_refused(more):
    with pytest.raises(WrongKind, match=r"of the claim '?one'?: got"):
        Claim("one", "", lambda read: (), **more)


@pytest.mark.parametrize("given", [(None, "", len), ("one", None, len), ("one", "", ()), ("one", "", len, "auto")])
def test_a_claim_of_other_parts_is_refused(given):
    with pytest.raises(WrongKind, match="of the claim"):
        Claim(*given)


def test_two_claims_of_one_name_are_refused_where_they_are_given():
    claim = Claim("one", "", lambda read: (Sequent([], Eq(1, 1)),))
    with pytest.raises(ListedTwice, match="claims of the formula one_added"):
        one_added((claim, replace(claim, text="again")))


PLACES = index("i n")
CONTRADICTORY = [
    [lt(1, 0)],
    [lt(array("x")[PLACES[0]], 0), lt(0, array("x")[PLACES[0]])],
    [In(PLACES[0], Range(0, PLACES[1])), lt(PLACES[1], 1)],
]


@pytest.mark.parametrize("hypotheses", CONTRADICTORY, ids=str)
def test_a_claim_under_hypotheses_that_contradict_each_other_is_not_proved(hypotheses):
    found = judge(Claim("all", "", lambda read: (Sequent(hypotheses, Eq(array("x")[PLACES[0]], 3)),)), READ)
    assert found.status == "UNDECIDED" and "contradict each other" in found.reason
    assert judge(Claim("one", "", lambda read: (Sequent(hypotheses[:-1], Eq(3, 3)),)), READ).status == "PROVED"


def test_a_condition_on_a_boolean_tensor_is_one_on_0_and_1():
    n = Size("N")
    place, mask, s = Index("j", n), Tensor("mask", n, kind="bool"), Tensor("s", n)

    def kept(condition):
        return Formula("kept", [s, mask], [Let("o", (place,), where(condition, s[place]))])

    j = index("j")
    for one, other in ((mask[place] >= 1, mask[place] > 0), (sp.Eq(mask[place], 1), mask[place] > 0)):
        claim = Claim(
            "alike",
            "",
            lambda read, a=one, b=other: (Sequent([], Eq(read(kept(a)).value("o", j), read(kept(b)).value("o", j))),),
        )
        assert judge(claim, READ).status == "PROVED"


def test_a_claim_of_a_users_own_formula_is_judged():
    j, n = index("j N")
    row = Range(0, n)

    def sum_of_weights(read):
        return Sigma(read(one_added()).value("p", j), j, row)

    claims = (
        Claim("below-one", "Σ p < 1", lambda read: (Sequent([], lt(sum_of_weights(read), 1)),)),
        Claim("one", "Σ p = 1", lambda read: (Sequent([], Eq(sum_of_weights(read), 1)),), None, False, ({"N": 0},)),
    )
    formula = one_added(claims)
    assert READ(formula).value("p", j) == READ(one_added()).value("p", j)
    assert judge(formula.claims[1], READ).status == "REFUTED"
    assert judge(formula.claims[0], READ).status == "PROVED"


ENTRY, OTHER, PLACE = array("x"), array("other"), index("n")
TWO_RANKS = [
    Rel("<=", ENTRY[PLACE], ENTRY[PLACE, PLACE]),
    Rel("<=", Sigma(ENTRY[PLACE], PLACE, Range(0, 3)), ENTRY[PLACE, PLACE] * OTHER[PLACE]),
    Rel("<=", 0, Sigma(ENTRY[PLACE] * Sigma(ENTRY[PLACE, PLACE], PLACE, Range(0, 2)), PLACE, Range(0, 3))),
]


@pytest.mark.parametrize("goal", TWO_RANKS, ids=str)
@pytest.mark.parametrize("more", [{}, {"sizes": {"n": 1}}, {"points": ({"n": 0},)}, {"prove": lambda statements: ()}])
def test_an_array_with_two_numbers_of_indices_is_refused(goal, more):
    for statement in (Sequent((), goal), Sequent((goal,), Rel("<=", 0, PLACE))):
        with pytest.raises(TwoRanks, match="reads x with 1 and with 2 indices"):
            judge(Claim("two", "x", lambda read, s=statement: (s,), expected=False, **more), READ)
