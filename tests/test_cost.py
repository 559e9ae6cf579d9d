"""What the cost of a formula says: formulas, numbers at several lengths, the crossover, the command."""

import json
import math

import pytest
import sympy as sp
from click.testing import CliRunner

from derive.catalogue import formula
from derive.cli import main
from derive.cost import PlainCost, cost_of, crossover, streamed
from derive.cost.arithmetic import Numbers, padded
from derive.derivation import derive_formula
from derive.formula import Size

MIB, GIB = 2**20, 2**30
CAUSAL = {"visibility": "causal_lower_right"}


@pytest.fixture(scope="module")
def attention():
    return derive_formula(formula("scaled_dot_attention"))


@pytest.fixture(scope="module")
def causal():
    return derive_formula(formula("scaled_dot_attention", **CAUSAL))


@pytest.fixture(scope="module")
def record(attention):
    return cost_of(attention)


def at_one_head(e, **sizes):
    return Numbers({"BATCH": 1, "HEADS": 1, "bytes": 4, "wide_bytes": 4, **sizes})(e)


def test_the_scores_held_in_full(record):
    held = {row["length"]: row["plain"]["held_bytes"] for row in record["numbers"]}
    assert held[1024] == [4 * MIB]
    assert held[32768] == [4 * GIB]
    assert held[100_000] == [4 * 10**10]
    assert round(held[100_000][0] / GIB, 2) == 37.25


def test_the_products_of_both_forms_are_2NM_times_D_plus_E(attention):
    sizes = {"N": 7, "M": 11, "D": 3, "E": 5}
    want = 2 * 7 * 11 * (3 + 5)
    assert at_one_head(PlainCost(attention).products, **sizes) == want
    forward = streamed(attention)[0]
    assert sum(at_one_head(k.multiplications[0], **sizes) for k in forward.kernels) == want


def test_keys_and_values_are_loaded_again_for_each_block_of_rows(attention):
    (kernel,) = streamed(attention)[0].kernels
    again = at_one_head(kernel.total("load", often="tile"), N=1000, M=900, D=3, E=5, ROWS=64, COLUMNS=32)
    assert again == 4 * math.ceil(1000 / 64) * 900 * (3 + 5)


def test_main_memory_traffic_grows_with_the_square_once_the_fast_memory_is_exceeded(record):
    """In steps of the length: linear while keys and values fit, about N M (D + E) / ROWS elements when they do not."""
    rows = {row["length"]: row["forward"] for row in record["numbers"]}
    assert rows[32768]["traffic"] < 4 * 5 * 32768 * 64 < rows[32768]["loaded"]
    big = rows[100_000]
    kernel = big["kernels"][0]
    model = 4 * 100_000**2 * 128 / kernel["rows"]
    assert abs(big["traffic"] / model - 1) < 0.01
    assert big["extra_memory"] == 8 * 100_000


def test_causal_counts_are_sums_over_blocks(causal):
    """The tiles of the rows of each block, gone through one by one."""
    kernel = streamed(causal)[0].kernels[0]
    n, m, rows, columns = 77, 90, 16, 8
    tiles = [range(0, min(m, min(first + rows, n) - 1 + m - n + 1), columns) for first in range(0, n, rows)]
    loaded = sum(min(columns, m - start) for block in tiles for start in block) * 4 * (3 + 5) + n * 3 * 4
    known = {"N": n, "M": m, "D": 3, "E": 5, "ROWS": rows, "COLUMNS": columns}
    assert at_one_head(kernel.total("load"), **known) == loaded


def test_operations_count_a_part_once_for_what_it_depends_on():
    """Linear attention: the features of a row (their sum in both readers), products of M D E and N D E, a division."""
    made = derive_formula(formula("linear_attention"))
    own = at_one_head(streamed(made)[0].operations, N=10, M=20, D=3, E=5)
    features, keys, queries = 3 * (10 + 20) * 3, 20 * 3, 2 * 10 * 3
    assert own == features + 2 * 20 * 15 + keys + 2 * 10 * 15 + queries + 10 * 5


def test_the_crossover_is_where_the_operations_are_equal(attention):
    made = derive_formula(formula("linear_attention"))
    found = crossover(made)
    plain = [streamed(made)[0].operations, PlainCost(attention).operations]

    def cheaper(n):
        own, other = (at_one_head(e, N=n, M=n, D=64, E=64) for e in plain)
        return own < other

    assert found["width"] == 64
    assert cheaper(found["number"] + 1)
    assert not cheaper(found["number"] - 2)
    assert crossover(attention) is None


def test_a_formula_says_what_its_numbers_are(record):
    """The text of the formulas, read by SymPy, gives the numbers of the record."""
    row = record["numbers"][1]
    (kernel,) = row["forward"]["kernels"]
    known = {**row["sizes"], "bytes": 4, "wide_bytes": 4, "ROWS": kernel["rows"], "COLUMNS": kernel["columns"]}
    texts = record["streamed"][0]["kernels"][0]
    names = {name: sp.Symbol(name) for name in known}
    for key in ("operations", "loaded", "stored", "masked_loaded", "masked_stored", "multiplied_with_padding"):
        e = sp.sympify(texts[key], locals={**names, "padded": padded})
        assert e.subs({names[n]: value for n, value in known.items()}) == kernel[key], key


def test_numbers_of_sums_and_of_rounding():
    n, block = Size("N"), sp.Symbol("block", integer=True)
    assert Numbers({"N": 5})(sp.Sum(block**2, (block, 0, n - 1))) == 30
    assert Numbers({"N": 0})(sp.Sum(block, (block, 0, n - 1))) == 0
    assert [Numbers({"N": x})(sp.ceiling(n / 3)) for x in (0, 1, 3, 4, 10**17)] == [0, 1, 1, 2, 33333333333333334]
    assert [Numbers({"N": x})(sp.floor((n - 7) / 3)) for x in (0, 1, 7, 9, 10)] == [-3, -2, 0, 0, 1]
    assert [padded(sp.Integer(x)) for x in (0, 1, 16, 17, 64, 65)] == [16, 16, 16, 32, 64, 128]


@pytest.mark.parametrize("columns", ["80", "200"])
def test_the_command_prints_both_forms_side_by_side_and_cuts_nothing_off(columns):
    result = CliRunner().invoke(main, ["cost", "scaled_dot_attention"], env={"COLUMNS": columns})
    assert result.exit_code == 0, result.output
    assert "…" not in result.output and "2.62e+12" in result.output
    assert all(text in result.output for text in ("held in full", "streamed", "4 MiB", "4 GiB", "37.25 GiB", "100,000"))


def test_the_command_as_json_and_its_errors():
    result = CliRunner().invoke(main, ["cost", "linear_attention", "--json"])
    found = json.loads(result.output)
    assert found["crossover"]["against"] == "scaled_dot_attention"
    assert [row["length"] for row in found["numbers"]] == [1024, 8192, 32768, 100_000]
    assert CliRunner().invoke(main, ["cost", "scaled_dot_attention", "--variant", "nothing"]).exit_code == 2
