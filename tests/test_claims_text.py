"""Statements in Unicode mathematics, and the plain data of terms."""

import pytest

from derive.errors import Rejected
from derive.logic import (
    Abs,
    Bag,
    Big,
    Eq,
    In,
    Perm,
    Plus,
    Range,
    SameBag,
    Select,
    Sigma,
    Symbol,
    all_of,
    array,
    exp,
    index,
    index_map,
    inv,
)
from derive.logic.sequents import Sequent, le, lt
from derive.proof.plain import sequent_data, term_data
from derive.proof.unicode import sequent_text

j, k, N, M = index("j k N M")
s, v = array("s v")
ROW = Range(0, N)
TOTAL = Sigma(exp(s[k]), k, ROW)

WRITTEN = [
    (Sequent([In(j, ROW)], le(exp(s[j]) * inv(TOTAL), 1)), "0 ≤ j < N ⊢ exp(s[j])/(Σ_{0 ≤ a < N} exp(s[a])) ≤ 1"),
    (Sequent([], Eq(TOTAL * v[j], 2)), "⊢ v[j]·(Σ_{0 ≤ a < N} exp(s[a])) = 2"),
    (Sequent([], lt(0, Sigma(s[k] - v[k], k, ROW))), "⊢ 0 < Σ_{0 ≤ a < N} (s[a] − v[a])"),
    (Sequent([], Eq(Sigma(Sigma(s[j], k, ROW), j, Range(M, N)), 0)), "⊢ Σ_{M ≤ a < N} Σ_{0 ≤ b < N} s[a] = 0"),
    (Sequent([], Eq(Select(1 - Abs(j - k), 1, 0), 1)), "⊢ [j = k] = 1"),
    (Sequent([], Eq(Select(M - N - j + 1, s[j], 0), 1)), "⊢ [1 + M > N + j]·s[j] = 1"),
    (Sequent([], Eq(Select(s[j], v[j], s[k]), 1)), "⊢ (v[j] if s[j] > 0 else s[k]) = 1"),
    (
        Sequent([all_of(le(s[k], 0), k, ROW)], le(Big(s[k], k, ROW), 0)),
        "(∀ 0 ≤ a < N: s[a] ≤ 0) ⊢ max_{0 ≤ b < N} s[b] ≤ 0",
    ),
    (Sequent([Perm(index_map("pi"), ROW)], Eq(s[j] ** 2, 1)), "pi permutes [0, N) ⊢ s[j]² = 1"),
    (Sequent([SameBag(ROW, Plus(Bag("A"), Bag("B")))], Eq(s[j], 1)), "[0, N) = A + B ⊢ s[j] = 1"),
]


@pytest.mark.parametrize("sequent, text", WRITTEN, ids=[text for _, text in WRITTEN])
def test_a_statement_is_written_as_in_a_book(sequent, text):
    assert sequent_text(sequent) == text


def test_a_bound_letter_is_never_a_free_name():
    a = array("a")
    text = sequent_text(Sequent([], Eq(Sigma(a[k], k, ROW), Symbol("b", real=True))))
    assert text == "⊢ Σ_{0 ≤ c < N} a[c] = b"


def test_plain_data_names_kinds_and_keeps_numbers_exact():
    data = sequent_data(Sequent([In(j, ROW)], Eq(s[j] / 3, inv(TOTAL))))
    assert data["hypotheses"] == [["in", ["integer", "j"], ["range", "0", ["integer", "N"]]]]
    relation, left, right = data["conclusion"]
    assert relation == "="
    assert left == ["*", "1/3", ["entry", "s", ["integer", "j"]]]
    assert right[0] == "inv"
    assert right[1] == ["sum", ["exp", ["entry", "s", ["bound", "_b0"]]], "_b0", ["range", "0", ["integer", "N"]]]


def test_a_node_without_a_plain_form_is_refused():
    from sympy import pi

    with pytest.raises(Rejected):
        term_data(pi)
