"""How a claim is told: one expression on both sides, wide statements in lines, what its letters stand for."""

import pytest
from report_site import manifest_of

from derive.catalogue import CHAPTERS, formula
from derive.report import boxes
from derive.report.claims import SAME, claim
from derive.report.glossary import ANYWHERE, OF_CHAPTER
from derive.report.symbols import SIGNS, names_of, of_chapter, of_claim, signs, words

X, N = ["entry", "x", ["bound", "_b0"]], ["integer", "N"]


def told(*conclusions, known=frozenset(), hypotheses=()):
    formal = [{"hypotheses": list(hypotheses), "conclusion": c} for c in conclusions]
    row = {
        "name": "a",
        "statement": "left = right",
        "expected": True,
        "status": "PROVED",
        "judges": [],
        "witness": None,
    }
    return claim({**row, "witness": None, "formal": formal, "formulas": ["text"] * len(formal)}, known)


def split(box):
    """The names of a row of names."""
    return [part for part in (box.parts if box.kind == "row" else [box]) if part.kind == "name"]


def test_two_equal_sides_are_shown_once_with_a_note():
    same, other = told(["=", N, N], ["=", N, "1"])["statements"]
    assert (same["note"], [*map(boxes.latex, same["conclusion"])]) == (SAME, ["N"])
    assert (other["note"], [*map(boxes.latex, other["conclusion"])]) == ("", ["N=1"])


def test_a_quantifier_stays_before_two_equal_sides():
    statement = ["all", ["=", X, X], "_b0", ["range", "0", N]]
    (shown,) = told(statement)["statements"]
    assert [*map(boxes.latex, shown["conclusion"])] == [r"\forall 0\le a\lt N\colon {x}_{a}"]


def test_a_wide_statement_has_its_right_side_in_a_line_of_its_own():
    wide = ["+", *(["*", ["real", f"a{n}"], ["real", f"b{n}"]] for n in range(30))]
    lines = [
        len(told(["<=", *sides])["statements"][0]["conclusion"]) for sides in ((wide, wide), ("0", wide), ("0", N))
    ]
    assert lines == [2, 1, 1]


def test_hypotheses_that_stay_are_written_once():
    shown = told(["=", N, "1"], ["=", N, "2"], hypotheses=[["<", "0", N]])["statements"]
    assert [s["again"] for s in shown] == [False, True]


def test_letters_of_one_kind_stand_together():
    shown = told(["=", ["+", ["real", "x"], ["real", "y"]], N])["symbols"]
    assert [(boxes.latex(names), what) for names, what in shown] == [("N", "any size"), ("x,y", "any number")]


def test_letters_that_the_formula_does_not_explain_are_explained():
    statement = ["=", ["sum", ["*", ["entry", "q", N, N], ["real", "x"]], "_b0", ["bag", "A"]], ["entry", "z", N]]
    shown = told(statement, known={"N", "q"})["symbols"]
    assert [(boxes.latex(name), what) for name, what in shown] == [
        ("A", "any finite collection of keys"), ("x", "any number"), ("z", "any list of numbers"),
    ]  # fmt: skip


def test_a_formula_explains_its_tensors_sizes_and_indices():
    assert names_of(formula("scaled_dot_attention")) >= {"q", "k", "v", "scale", "N", "M", "D", "E", "i", "j", "e", "o"}


def test_a_permutation_is_one_wherever_it_stands():
    assert words("pi", ("array", 0)) == ANYWHERE["pi"] == words("pi", ("entry", 1))


def test_signs_are_explained_where_a_claim_uses_them():
    formal = [{"hypotheses": [], "conclusion": ["=", ["tangent", N, ["array", "s"], ["array", "ds"]], "0"]}]
    assert signs([{"formal": formal}]) == [SIGNS["tangent"]]


@pytest.mark.parametrize("name", CHAPTERS)
def test_every_letter_of_a_chapter_without_a_formula_is_defined(name):
    claims = manifest_of(name)["claims"]
    told_of = [letter.parts[0] for names, _ in of_chapter(name, claims) for letter in split(names)]
    assert sorted(told_of) == sorted(OF_CHAPTER[name])
    assert {what for _, what in of_chapter(name, claims)} == set(OF_CHAPTER[name].values())


@pytest.mark.parametrize("name", [name for name in OF_CHAPTER if name not in CHAPTERS])
def test_the_glossary_of_a_formula_has_letters_of_its_claims_alone(name):
    known, claims = names_of(formula(name)), manifest_of(name)["claims"]
    told_of = {what for c in claims for _, what in of_claim(c, known, name)}
    assert set(OF_CHAPTER[name].values()) <= told_of
