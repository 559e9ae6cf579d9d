"""What a reader is told of the theorems: what each says, what it rests on, what was not stabilised."""

from dataclasses import replace

import pytest
from proof_cases import prove_pass, record
from sympy import Integer, exp

from derive.logic import Inhabited, Range, Rel, Select, Sigma, all_of, array, index
from derive.passes.certificates import Stabilised
from derive.proof.unicode import statement_text
from derive.proof.wording import statement, verdict
from derive.report.proofs import condition
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
        ("bounds backward 1.t4 full 0", "loop 2: in a FULL tile acc sees everything, by condition 1"),
        (
            "exponents forward t4: -c0[batch, i] + s[batch, i, j]",
            "in acc the exponent -shift[i] + s[i, j] is at most 0",
        ),
        ("link backward q", "the gradient of q is the derivative of the formula by q"),
        ("pairing backward pairing", "all cotangents and all gradients together"),
        ("empty_rows forward o", "o is 0 in a row that sees nothing"),
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
