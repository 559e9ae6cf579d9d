"""What the report is made of: boxes, the layout of expressions and statements, witnesses, lines of code, names."""

import os
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest
import sympy as sp

from derive import catalogue
from derive.catalogue.axes import D, E, M, N, d, e, i, j
from derive.derivation import derive_formula
from derive.formula import Entry, IsFinite, Size, Tensor, finite, largest, relu, total, where
from derive.report import boxes, code, mathematics, terminal
from derive.report.layout import Layout
from derive.report.naming import names_of
from derive.report.statements import sequent
from derive.report.witness import short, witness

q, k, v = Tensor("q", N, D), Tensor("k", M, D), Tensor("v", M, E)
score = Tensor("score", N, M)

EXPRESSIONS = [
    (total(k[j, d] * q[i, d], d), r"\sum_{d} {q}_{id}\,{k}_{jd}"),
    (total(where(j <= i, sp.exp(score[i, j])), j), r"\sum_{j\le i} \exp ({\mathrm{score}}_{ij})"),
    (sp.exp(score[i, j]) * v[j, e], r"\exp ({\mathrm{score}}_{ij})\,{v}_{je}"),
    (total(where(i - j < 3, q[j, d]), j), r"\sum_{\substack{j \\ i-j\lt 3}} {q}_{jd}"),
    (total(where(sp.And(j >= 0, j < i, i > 2), q[j, d]), j), r"\sum_{\substack{j \\ i\gt 2 \\ 0\le j\lt i}} {q}_{jd}"),
    (largest(score[i, j], j), r"\max_{j} {\mathrm{score}}_{ij}"),
    (-q[i, d], r"-{q}_{id}"),
    (q[i, d] / Size("D", "width"), r"\frac{{q}_{id}}{D}"),
    ((q[i, d] - 1) ** 2, r"{({q}_{id}-1)}^{2}"),
    (total(where(sp.And(j <= i + M - N, j >= i - 2), q[j, d]), j), r"\sum_{i-2\le j\le i+M-N} {q}_{jd}"),
    (1 / sp.sqrt(D), r"\frac{1}{\sqrt{D}}"),
    (q[i, d] * (q[i, d] + k[i, d]), r"{q}_{id}\,({k}_{id}+{q}_{id})"),
    (relu(-q[i, d]), r"\mathrm{relu}(-{q}_{id})"),
    (finite(score[i, j]), r"\mathrm{finite}({\mathrm{score}}_{ij})"),
    (score[i, 2 * j + 1], r"{\mathrm{score}}_{i,2\,j+1}"),
    (sp.Rational(-1, 2), r"-\frac{1}{2}"),
    (Entry("alpha"), r"\alpha "),
]


@pytest.mark.parametrize(("expr", "latex"), EXPRESSIONS, ids=lambda x: str(x)[:40])
def test_expressions_are_written_as_a_person_writes_them(expr, latex):
    box = Layout().box(sp.sympify(expr, evaluate=False))
    assert boxes.latex(box) == latex
    ElementTree.fromstring(boxes.mathml(box))


def test_conditions_are_joined_and_infinity_is_written():
    box = Layout().box(sp.And(j <= i, IsFinite(score[i, j])))
    assert boxes.latex(box) == r"{\mathrm{score}}_{ij}\gt -\infty \land j\le i"


def test_mathml_escapes_what_a_name_holds():
    assert boxes.mathml(boxes.words("a < b & c")) == "<math><mtext>a\u00a0&lt;\u00a0b\u00a0&amp;\u00a0c</mtext></math>"


X, Y = ["entry", "x", ["bound", "_b0"]], ["integer", "N"]


@pytest.mark.parametrize(
    ("statement", "latex"),
    [
        (["=", ["sum", X, "_b0", ["range", "0", Y]], "1"], r"\sum_{0\le a\lt N} {x}_{a}=1"),
        (["<=", ["*", "-1", Y], ["inv", Y]], r"-N\le \frac{1}{N}"),
        (["all", ["<", "0", ["exp", X]], "_b0", ["range", "0", Y]], r"\forall 0\le a\lt N\colon 0\lt \exp ({x}_{a})"),
        (["inhabited", ["range", "0", Y]], r"0\lt N"),
        (["void", ["where", "1", "_b0", ["range", "0", Y]]], r"\{0\le a\lt N\colon 1\gt 0\}=\varnothing "),
        (
            ["=", ["select", ["+", Y, ["*", "-1", ["integer", "i"]]], "1", "0"], "1"],
            r"[N\gt i]=1",
        ),
        (["=", ["select", ["abs", ["integer", "i"]], ["real", "x"], "0"], "0"], r"[i\ne 0]x=0"),
        (["!=", ["+", ["real", "x"], "-1/2"], "0"], r"x-\frac{1}{2}\ne 0"),
        (["perm", ["array", "pi"], ["range", "0", Y]], r"\pi \text{ permutes }\{0,\text{…},N-1\}"),
    ],
)
def test_statements_of_the_logic_are_written_from_their_plain_data(statement, latex):
    hypotheses, conclusion = sequent({"hypotheses": [], "conclusion": statement})
    assert hypotheses == []
    assert boxes.latex(conclusion) == latex
    ElementTree.fromstring(boxes.mathml(conclusion))


def test_a_bound_index_takes_no_letter_that_is_in_use():
    data = ["=", ["sum", ["*", X, ["real", "a"]], "_b0", ["range", "0", Y]], ["real", "b"]]
    _, conclusion = sequent({"hypotheses": [], "conclusion": data})
    assert boxes.latex(conclusion) == r"\sum_{0\le c\lt N} a\cdot {x}_{c}=b"


def test_a_witness_becomes_small_tables():
    values = {"N": "2", "s": ["1", "0"], "v": [["1"], ["2"]], "image": [[["5", "6"]]]}
    claim = {
        "witness": {"statement": 0, "left": "0.33333333333333", "right": "1/2", "values": values},
        "formal": [{"hypotheses": [], "conclusion": ["all", ["<=", "0", "1"], "_b0", ["range", "0", "2"]]}],
    }
    found = witness(claim)
    assert found["numbers"] == [("N", "2")]
    assert found["arrays"] == [("image[0]", [["5", "6"]]), ("s", [["1", "0"]]), ("v", [["1"], ["2"]])]
    assert (found["left"], found["fails"], found["right"]) == ("≈ 0.3333333", ">", "1/2")
    assert witness({"witness": None}) is None


def test_a_number_of_many_digits_is_cut_and_a_fraction_is_not():
    assert short("1.2495342719210132809e-434294482") == "≈ 1.2495342 × 10^-434294482"
    assert short("123456789/1000") == "123456789/1000"
    assert short("-1000000000") == "-1000000000"


CODE = '''"""A module."""
import torch


def helper(x):
    return x


def forward(q, k):
    out = torch.empty(3)
    for j in range(3):
        # score[i, j] = a sum that takes
        #     two lines  (step 2)
        wide = q.double()
        score = wide * k
        # weight[i] = exp(score[i])  (step 4)
        weight = score.exp()
        out[j] = weight
    return out
'''


def test_a_statement_of_code_belongs_to_the_step_that_its_comment_names():
    lines = code.functions(CODE)
    assert lines[0].text.startswith("def forward")
    steps = {line.text.strip(): line.step for line in lines}
    assert steps["wide = q.double()"] == steps["score = wide * k"] == 2
    assert steps["weight = score.exp()"] == 4
    assert steps["out[j] = weight"] is steps["return out"] is steps["out = torch.empty(3)"] is None
    ((numbers, run),) = code.snippets(lines, 2)
    assert CODE.splitlines()[numbers[0] - 1].strip() == "# score[i, j] = a sum that takes"
    assert run[0].text.startswith("# score")
    colours = code.coloured(lines)
    assert len(colours) == len(lines)
    assert '<i class="k">def</i>' in colours[lines[0].number]


KERNEL = """// A kernel.

#include "support.h"

// o: a task owns a block of i.
extern "C" void forward_o(void** data) {
    for (long r = 0; r < rows; r++) {
        UNROLL for (int l = 0; l < NV; l++) {
            // score[i, j] = a sum that takes
            //     two lines  (step 2)
            const vec score = scale * dot[r * NV + l];
        }
    }
    // lse[i] = log(row_sum[i])  (step 5)
    dvec lse_i[NV];
    UNROLL for (int l = 0; l < NV; l++) {
        lse_i[l] = log(row_sum[l]);
    }
    store_lanes(lse, lse_strides[2], lanes, lse_i);
}
"""


def test_a_statement_of_a_kernel_in_cpp_does_too():
    lines = code.functions(KERNEL)
    assert lines[0].text == "// o: a task owns a block of i."
    steps = {line.text.strip(): line.step for line in lines}
    assert steps["const vec score = scale * dot[r * NV + l];"] == steps["// score[i, j] = a sum that takes"] == 2
    assert steps["dvec lse_i[NV];"] == steps["lse_i[l] = log(row_sum[l]);"] == 5
    assert steps['extern "C" void forward_o(void** data) {'] is None
    assert [line.step for line in lines if "store" in line.text or "(long r" in line.text] == [None, None]
    colours = code.coloured(lines, "kernel.cpp")
    assert '<i class="c">// score' in "".join(colours.values())
    assert '<i class="k">const</i>' in "".join(colours.values())


def test_values_have_names_that_a_person_can_follow():
    made = derive_formula(catalogue.formula("scaled_dot_attention"))
    names = names_of(made)
    assert {"dot", "score", "row_max", "shift", "weight", "row_sum", "acc", "delta", "d_weight"} <= set(names.values())
    assert len(set(names.values())) == len(names)
    text = terminal.steps(made)
    assert "delta[i] = sum over e of d_o[i, e]*o[i, e]" in text
    for step in made.steps:
        assert f"Step {step.number}. {step.title}" in text
        assert step.why in text


def test_values_that_the_formula_names_keep_their_names():
    names = names_of(derive_formula(catalogue.formula("cross_attention")))
    assert {"q", "k", "v", "dot", "d_q", "d_k", "d_v"} <= set(names.values())
    assert "dot_2" not in names.values()


@pytest.mark.parametrize("ascii_only", [False, True])
def test_the_exponential_is_no_letter_in_a_terminal(ascii_only):
    text = mathematics.unicode(sp.exp(score[i, j]) * v[j, e], ascii_only)
    assert re.fullmatch(r"exp\(score\[i, j\]\).v\[j, e\]", text)


@pytest.mark.parametrize("what", ["--formula", "--steps"])
def test_the_terminal_has_a_form_without_unicode(what):
    command = [sys.executable, "-m", "derive.cli", "show", "scaled_dot_attention", what]
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    text = subprocess.run(command, env=environment, capture_output=True, check=True, timeout=300).stdout
    assert text.isascii()
    assert b"?" not in text
