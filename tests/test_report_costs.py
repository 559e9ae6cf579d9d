"""The cost sections of the report: crossovers, and the chapter that counts what attention costs."""

from derive.catalogue import CHAPTERS, formula
from derive.derivation import derive_formula
from derive.report import costs


def test_the_page_of_linear_attention_says_where_it_crosses_softmax_attention():
    titles = [t["title"] for t in costs.tables(derive_formula(formula("linear_attention")))]
    assert any("scaled_dot_attention from N = M on" in t and "66 at D = E = 64" in t for t in titles)
    assert not any("from N = M on" in t["title"] for t in costs.tables(derive_formula(formula("scaled_dot_attention"))))


def test_the_chapter_on_cost_shows_the_numbers_of_attention():
    cells = {cell for t in costs.of_chapter(CHAPTERS["cost_model"]) for row in t["rows"] for cell in row}
    assert cells >= {"4 MiB", "4 GiB", "37.25 GiB", "1,024", "32,768", "100,000"}
    assert costs.of_chapter(CHAPTERS["interpretability"]) == []
