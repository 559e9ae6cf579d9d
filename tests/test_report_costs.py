"""The cost sections of the report: crossovers, and the chapter that counts what attention costs."""

from derive.catalogue import CHAPTERS, formula
from derive.derivation import derive_formula
from derive.report import costs


def test_the_page_of_linear_attention_says_where_it_crosses_softmax_attention():
    titles = [t["title"] for t in costs.tables(derive_formula(formula("linear_attention")))]
    assert any("operations than scaled_dot_attention: at D = E = 64 from 66 on" in t for t in titles)
    own = [t["title"] for t in costs.tables(derive_formula(formula("scaled_dot_attention")))]
    assert not any("fewer operations than" in t for t in own)


def test_the_chapter_on_cost_shows_the_numbers_of_attention():
    cells = {cell for t in costs.of_chapter(CHAPTERS["cost_model"]) for row in t["rows"] for cell in row}
    assert cells >= {"4 MiB", "4 GiB", "37.25 GiB", "1,024", "32,768", "100,000"}
    assert costs.of_chapter(CHAPTERS["interpretability"]) == []


def test_the_names_in_the_formulas_are_explained():
    titles = [t["title"] for t in costs.tables(derive_formula(formula("linear_attention")))]
    (legend,) = [t for t in titles if t.startswith("bytes: ")]
    assert "ROWS: rows of a block" in legend
    assert "padded" not in legend


def test_the_torch_statements_stand_among_the_kernels():
    tables = costs.tables(derive_formula(formula("squeeze_excitation")))
    rows = [row for t in tables if t["head"][:1] == ["kernel"] for row in t["rows"]]
    assert [row[0] for row in rows if "torch" in row[0]] == ["torch, between the kernels"] * 2
