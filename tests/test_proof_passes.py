"""Every pass of a formula is proved by itself; what cannot be proved is said, with its reason."""

import pytest
import sympy as sp
from proof_cases import CASES, SMALL, E, M, N, e, i, j, prove_pass, record, results, s, v
from proof_formulas import OWN

from derive.derivation import derive_formula
from derive.formula import Formula, Let, largest, total
from derive.proof.prove import prove_passes

WHOLE = ["softmax", "stable_softmax", "window", "sink", "sigmoid", "softmax_over_queries"]


@pytest.mark.parametrize("name", WHOLE)
def test_every_pass_is_proved(name):
    assert {(r.name, r.direction): r.reason for r in results(name) if r.status != "PROVED"} == {}


@pytest.mark.parametrize("name", OWN)
def test_every_pass_of_an_own_formula_is_proved(name):
    found = prove_passes(derive_formula(OWN[name]()))
    assert {(r.name, r.direction): r.reason for r in found if r.status != "PROVED"} == {}


@pytest.mark.parametrize(
    ("name", "condition"),
    [("signed", " if Σ_"), ("border", "1 < TWO"), ("positive", None), ("masked_score", None)],
)
def test_what_a_gradient_needs_is_said(name, condition):
    """A denominator of either sign is not 0 where a row sees something; a fixed place exists.  Else nothing."""
    found = prove_pass(derive_formula(OWN[name]()), "link", "backward").conditions
    assert any(condition in c for c in found) if condition else found == ()


@pytest.mark.parametrize("name", ["window", "sink", "sigmoid"])
def test_outputs_and_gradients_need_no_row_to_see_something(name):
    found = [c for r in results(name) for c in r.conditions]
    assert [c for c in found if not c.startswith("lse")] == []


def test_a_logarithm_of_a_sum_needs_its_row_to_see_something():
    (condition,) = next(r for r in results("window") if r.name == "stabilise").conditions
    assert condition.startswith("lse: ")


def moment():
    """A sum of rank 2 in the running maximum: sum_j (s - m) exp(s - m) v."""
    top = largest(s[i, j], j)
    weight = sp.exp(s[i, j] - top)
    value = total((s[i, j] - top) * weight * v[j, e], j) / total(weight, j)
    return derive_formula(Formula("moment", [s, v], (Let("o", (i, e), value),)))


@pytest.mark.parametrize("pass_name", ["online", "merge", "tiles", "end_to_end"])
def test_sums_that_a_matrix_moves_together_are_proved(pass_name):
    result = prove_pass(moment(), pass_name)
    assert result.status == "PROVED", result.reason
    if pass_name == "online":
        assert result.rank == 2


def test_a_derivative_of_a_maximum_that_does_not_cancel_needs_no_ties():
    result = prove_pass(moment(), "link", "backward")
    assert result.status == "PROVED"
    assert result.conditions


def test_a_table_whose_length_nothing_says_is_undecided():
    """The catalogue's table of relative positions has its constraint; without one a position may be out of range."""
    result = prove_pass(record("relative_bias"), "pairing", "backward")
    assert result.status == "UNDECIDED"
    assert "in range" in result.reason


def test_a_result_says_what_was_proved():
    result = prove_pass(record("causal"), "online")
    assert result.rank == 1
    assert "separable of rank 1" in result.verdict
    assert all(name.startswith("online forward ") for name in result.theorems)


def test_the_cases_are_those_of_the_passes():
    assert {"lower_right", "entropy"} <= set(CASES)
    assert set(SMALL) == {"window", "causal", "sink", "carried"}
    assert (N.role, M.role, E.role) == ("length", "length", "width")
