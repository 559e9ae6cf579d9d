"""What a reader is told of the theorems: what each says, what it rests on, what was not stabilised."""

from dataclasses import replace

import pytest
from proof_cases import prove_pass, record
from report_site import manifest_of, stored_ids
from sympy import Integer, exp

from derive.logic import Inhabited, Range, Rel, Select, Sigma, all_of, array, index
from derive.passes.certificates import Stabilised
from derive.proof.unicode import statement_text
from derive.proof.wording import statement, verdict
from derive.report import boxes
from derive.report.notation import terms_of
from derive.report.proofs import condition, conditions, stated
from derive.report.texts import statement_box
from derive.report.theorems import said

i, k, N, M = index("i k N M")
mask = array("mask")
KEYS = Range(0, M)


def lt(a, b):
    return Rel("<", a, b)


@pytest.mark.parametrize(
    ("stored", "words"),
    [
        (Inhabited(KEYS), "row_sum: only where there is a key at all (M ≥ 1)"),
        (lt(0, Sigma(Integer(1), k, KEYS)), "row_sum: only for rows that see at least one key"),
        (lt(0, Sigma(Select(N - k, 1, 0), k, KEYS)), "row_sum: only for rows that see at least one key"),
        (
            all_of(lt(0, Sigma(Select(mask[i, k], Select(N - k, 1, 0), 0), k, KEYS)), i, Range(0, N)),
            "row_sum: only for rows that see at least one key",
        ),
        (lt(0, Sigma(Select(N - k, mask[i, k], 0), k, KEYS)), "row_sum: 0 < Σ_{0 ≤ a < M} [N > a]·mask[i, a]"),
    ],
)
def test_a_hypothesis_that_remains_is_said_in_words(stored, words):
    assert condition(f"t3: {statement_text(stored)}", {"t3": "row_sum"}) == words


LOOPS = {"forward": ["a block of i, tiles of j"]}


@pytest.mark.parametrize(
    ("theorem", "words"),
    [
        ("online forward 0.t4", "loop 1 (a block of i, tiles of j): acc after any number of tiles"),
        (
            "merge forward 0.t4 1 moment",
            "loop 1 (a block of i, tiles of j): acc (1 moment) at any node of any tree of merges",
        ),
        ("bounds forward 0.m1 bounds", "loop 1 (a block of i, tiles of j): nothing that m1 sees is left out"),
        ("bounds backward 1.t4 full 0", "loop 2: in a full tile acc sees everything, by condition 1"),
        (
            "exponents forward t4: -c0[batch, i] + s[batch, i, j]",
            "in acc the exponent -shift[i] + s[i, j] is at most 0",
        ),
        ("link backward q", "the gradient of q is the derivative of the formula by q"),
        ("pairing backward pairing", "all cotangents and all gradients together"),
        ("empty_rows forward o", "o is 0 in a row that sees nothing"),
        ("empty_rows forward o left", "o is what is left of it with its sums at 0, in a row that sees nothing"),
    ],
)
def test_a_theorem_is_called_by_what_it_says(theorem, words):
    assert said(theorem, {"t4": "acc", "c0": "shift"}, LOOPS) == words


def test_a_saved_value_without_a_cotangent_is_named_as_given():
    words = "the saved log-sum-exp lse has no cotangent of its own; it is not an output of the formula"
    assert prove_pass(record("causal"), "link", "backward").record()["given"] == [words]
    assert prove_pass(record("causal"), "tiles").record()["given"] == []


def test_what_was_not_stabilised_is_said_with_the_reason():
    made = record("causal")
    (x,) = {x for d in made.stabilised.program.definitions for x in d.body.atoms(exp)}
    left = replace(made.forward0, definitions=made.forward0.definitions)
    bare = replace(made, stabilised=Stabilised(left, (), (), ((x, "it does not cancel"),)))
    words, _ = verdict(bare, "exponents", "forward")
    assert words == f"not stabilised: {x}: it does not cancel"
    assert statement(bare, "exponents", "forward") == "nothing is said of exponents: no exponential has a row constant"
    silent = replace(made, stabilised=Stabilised(left, (), ()))
    assert verdict(silent, "stabilise", "forward")[0] == "not stabilised: no row constant was found"
    partly = replace(made, stabilised=replace(made.stabilised, left=((x, "it does not cancel"),)))
    assert verdict(partly, "stabilise", "forward")[0].startswith("holds for every size where there is a row constant; ")
    assert verdict(record("carried"), "stabilise", "forward")[0].startswith("needs no row constant: ")


def test_hypotheses_are_mathematics_and_stand_once():
    """What several values need is one line, the names of the values before it; what is in words stays in words."""
    text = "(∀ 0 ≤ a < N: q[a, 0] ≠ 0)"
    wide, words = conditions([f"q: {text}", f"k: {text}", "lse: only for rows that see at least one key"])
    assert (wide[0].parts, boxes.latex(wide[1])) == (("q, k: ",), r"\forall 0\le a\lt N\colon {q}_{a,0}\ne 0")
    assert [box.kind for box in words] == ["words", "words"]


TEXTS = {
    "0 < exp(s[i])/(Σ_{0 ≤ a < N} exp(s[a]))": r"0\lt \frac{\exp ({s}_{i})}{(\sum_{0\le a\lt N} \exp ({s}_{a}))}",
    "max_{0 ≤ a < M} x[a]² ≤ −(y + 1/2)": r"\max_{0\le a\lt M} {{x}_{a}}^{2}\le -(y+\frac{1}{2})",
    "[a = b]·(x if a > 0 else |y|) ≠ 0": r"[a=b]\cdot (x\text{ if }a\gt 0\text{ else }\lvert y\rvert )\ne 0",
}


@pytest.mark.parametrize(("text", "latex"), TEXTS.items(), ids=str)
def test_a_statement_is_read_from_its_text(text, latex):
    assert boxes.latex(statement_box(text)) == latex


@pytest.mark.parametrize(
    "text", ["", "x", "x = ", "(x = 1", "x = 1)", "x = y z", "only where x ≥ 1", "D(x; s → ds) = 0"]
)
def test_a_text_that_is_no_statement_is_refused(text):
    assert statement_box(text) is None


@pytest.mark.parametrize("name", stored_ids())
def test_every_stored_hypothesis_is_read(name):
    """Those that are not said in words."""
    for rows in manifest_of(name).get("passes", {}).values():
        for text in (condition(c, {}).partition(": ")[2] for row in rows for c in row["conditions"]):
            assert text.startswith("only ") or statement_box(text), text


def test_a_pass_speaks_of_full_tiles_without_shouting():
    assert (
        stated({"statement": "in a FULL tile everything is visible", "verdict": ""})
        == "in a full tile everything is visible"
    )


def test_terms_are_explained_where_they_are_used():
    row = {"statement": "in a full tile", "verdict": "separable of rank 2 in the running maximum", "reason": ""}
    assert [words for words in terms_of([{**row, "theorems": []}], ()) if "rank r" in words or "full tile" in words]
    assert not terms_of([{"statement": "x", "verdict": "", "reason": "", "theorems": []}], ())
