"""Line breaks: generated text fits, and what is broken says what the one line said."""

import ast
from pathlib import Path

import pytest
import sympy as sp

from derive.catalogue.axes import D, M, N, d, i, j
from derive.emit.layout import WIDTH, comment, fitted
from derive.formula import Size, Tensor, total, where
from derive.report.mathematics import Named, show_equation

GENERATED = Path(__file__).parent.parent / "generated"
LONG = "a_value_with_a_long_name[..., None, :, None]"
STATEMENTS = (
    f"x = {LONG} & {LONG} & {LONG}",
    f"x = {LONG} + {LONG} * 2 - {LONG}",
    f"x += {LONG} + f({LONG}) + {LONG}",
    f"x, y = {LONG} if {LONG} > 0 else torch.full((BATCH, HEADS, N), 0.0, dtype=wide, device=device)",
    f"x = einsum('bij,bj->bi', {LONG}, {LONG}) + einsum('bij,bj->bi', torch.where({LONG} < 0, {LONG}, 0.0), {LONG})",
    f"x = f({LONG}, {LONG}, 'a = b + c', {LONG})",
)
q, k = Tensor("q", N, D), Tensor("k", M, D)


def test_no_line_of_a_generated_module_is_too_long():
    paths = sorted(GENERATED.glob("**/*.py"))
    assert len(paths) > 100
    long = [f"{p}:{n}" for p in paths for n, x in enumerate(p.read_text("utf-8").splitlines(), 1) if len(x) > WIDTH]
    assert not long


@pytest.mark.parametrize("statement", STATEMENTS)
@pytest.mark.parametrize("depth", (0, 3))
def test_a_broken_statement_is_the_same_statement(statement, depth):
    lines = fitted("    " * depth + statement)
    assert len(lines) > 1 and max(map(len, lines)) <= WIDTH
    body = "\n".join(line[4 * depth :] for line in lines)
    assert ast.dump(ast.parse(body)) == ast.dump(ast.parse(statement))


def test_a_line_that_fits_stays():
    assert fitted("    x = (a + b) * c") == ["    x = (a + b) * c"]


def test_the_number_of_a_step_is_not_torn():
    for n in range(90, 130):
        lines = comment("x" * 20 + " " + "y" * (n - 30) + "  (step 12)")
        assert max(map(len, lines)) <= WIDTH
        assert lines[-1].endswith("(step 12)")
        whole = "        # " + "x " * (n // 2) + "(step 7)"
        again = fitted(whole)
        assert again[-1].endswith("(step 7)") and " ".join(x.strip(" #") for x in again) == whole.strip(" #")


def test_a_condition_holds_for_all_terms_of_a_sum():
    x = Named("x", (i, j))
    shown = show_equation(x, where(j <= i, q[i, 0] + k[j, 0]))
    assert "[j ≤ i] (" in shown and shown.rstrip().endswith(")")


def test_a_wide_sum_has_its_terms_below_each_other():
    x = Named("x", (i, j))
    long = [Tensor("a_tensor_with_a_long_name_" + c, N, M)[i, j] for c in "abcd"]
    lines = show_equation(x, sp.Add(*long) - sp.Symbol("last")).splitlines()
    assert len(lines) == 5 and max(map(len, lines)) < WIDTH
    assert sum("+ a_tensor" in line for line in lines) == 4 and "- last" in lines[0]


def test_conditions_of_a_wide_sum_stand_below_each_other():
    left, right = Size("window_left", "param"), Size("window_right", "param")
    e = total(where((j <= i + M - N + right) & (j >= i + M - N - left), q[i, 0] * k[j, 0]), j)
    lines = show_equation(Named("x", (i,)), e).splitlines()
    assert [x.strip() for x in lines if "window" in x] == [
        "j ≤ i + M - N + window_right",
        "j ≥ i + M - N - window_left",
    ]


def test_a_number_of_a_batch_entry_is_shown_without_brackets():
    length = Tensor("key_lengths", kind="integer")
    assert "j < key_lengths" in show_equation(Named("x", ()), total(where(j < length[()], q[j, d]), j))
    assert "[]" not in show_equation(Named("x", ()), total(where(j < length[()], q[j, d]), j))
