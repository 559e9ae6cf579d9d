"""The formulas of a cost say what its numbers say, for every formula of the catalogue that is counted."""

from functools import cache

import pytest
import sympy as sp

from derive.catalogue import FORMULAS, formula
from derive.cost import PlainCost, cost_of, streamed
from derive.cost.arithmetic import BlockSum, Numbers, padded
from derive.cost.counting import ROWS
from derive.cost.operations import of_body, products_of
from derive.cost.record import full_data
from derive.cost.scales import CHANNELS, KERNEL, REDUCED
from derive.cost.settings import bytes_of
from derive.cost.table import summed
from derive.derivation import derive_formula
from derive.emit.accesses import COLUMNS
from derive.formula import Entry, Index, Size

LENGTH = 1024
N, X, Y = Size("N"), Size("X", "pixel"), Size("Y", "pixel")
i = Index("i", N)


@cache
def derived(name):
    return derive_formula(formula(name))


@cache
def record_of(name):
    return cost_of(derived(name), lengths=(LENGTH,))


def value(text, sizes, kernel=None, blocks=None, data=None):
    """The number of a formula as text; the sums over blocks that it names are those of the kernel."""
    known = {**sizes, **bytes_of(4), **(blocks or {})}
    at = Numbers(known, data)
    known |= {s.name: at(s) for s in kernel.operations.atoms(BlockSum)} if kernel else {}
    symbols = {name: sp.Symbol(name) for name in known}
    return int(sp.sympify(text, locals={**symbols, "padded": padded}).subs({symbols[n]: v for n, v in known.items()}))


def has_blocks(kernel):
    return kernel.operations.atoms(BlockSum) or kernel.operations.free_symbols & {ROWS, COLUMNS}


@pytest.mark.parametrize("name", FORMULAS)
def test_the_formulas_of_all_parts_add_up_to_the_number(name):
    record = record_of(name)
    row = record["numbers"][0]
    sizes = row["sizes"]
    assert value(record["plain"]["operations"], sizes) == row["plain"]["operations"]
    for direction, cost in zip(record["streamed"], streamed(derived(name)), strict=True):
        numbers = row[direction["direction"]]
        data = full_data(formula(name), sizes)
        known = [(k, {"ROWS": at["rows"], "COLUMNS": at["columns"]}, data)
                 for k, at in zip(cost.kernels, numbers["kernels"], strict=True)]  # fmt: skip
        of_kernels = [value(told["operations"], sizes, *k) for told, k in zip(direction["kernels"], known, strict=True)]
        assert value(direction["statements"]["operations"], sizes) + sum(of_kernels) == numbers["operations"]
        own = [k for k in known if has_blocks(k[0])]
        if direction["operations"] is not None:
            assert value(direction["operations"], sizes, *(own or [()])[0]) == numbers["operations"]
        else:
            assert len(own) > 1


@pytest.mark.parametrize("name", FORMULAS)
def test_no_count_of_operations_has_a_constant_or_is_negative(name):
    """Every step is done once for each value of something: what stands alone is no step of a tensor."""
    operations = sp.expand(PlainCost(derived(name)).operations)
    assert not operations.as_coeff_Add()[0]
    assert not [term for term in sp.Add.make_args(operations) if term.could_extract_minus_sign()]


def test_linear_attention_shows_the_quadratic_form_beside_its_own():
    record = record_of("linear_attention")
    assert record["plain"]["products"] == "2*BATCH*HEADS*M*N*(D + E)"
    assert record["plain"]["held"] == [{"elements": "BATCH*HEADS*M*N", "values": 1}]
    assert summed(record["streamed"][0], "multiplied") == "2*BATCH*D*E*HEADS*(M + N)"


def test_what_no_tensor_has_a_part_in_is_one_operand():
    x = Entry("x", i)

    def count(e):
        return of_body(e, lambda indices: sp.Mul(*(n.size for n in indices)))[0]

    assert [count(e) for e in (x / (X * Y), X * Y * x, -x, 1 - x, x + X - Y)] == [N, N, 0, N, N]
    assert count(x / Entry("y", i)) == N
    assert count(x * (1 + N)) == N


def test_products_that_are_added_before_their_sum_count_too():
    """A convolution over two images: four operations for each tap."""
    forward = derived("spatial_attention").forward
    k = Size("K", "width")
    assert products_of(forward.definitions) == 4 * k**2 * sp.Mul(*(x.size for x in forward.by_name["m"].indices))


def test_a_formula_of_images_has_images_of_several_sides():
    record = cost_of(derived("cbam"))
    assert record["setting"]["axes"] == "Y × X"
    assert [row["label"] for row in record["numbers"]] == ["56 × 56", "112 × 112", "224 × 224", "512 × 512"]
    wanted = {"C": CHANNELS, "R": REDUCED, "K": KERNEL, "TWO": 2, "Y": 224, "X": 224, "BATCH": 1}
    assert record["numbers"][2]["sizes"] == wanted
    operations = [row["forward"]["operations"] for row in record["numbers"]]
    assert sorted(set(operations)) == operations


def test_a_ratio_of_channels_is_kept():
    made = derive_formula(formula("squeeze_excitation", ratio=4))
    sizes = cost_of(made)["numbers"][0]["sizes"]
    assert sizes["C"] == 4 * sizes["R"]


def test_the_lengths_are_called_by_their_names():
    assert [record_of(name)["setting"]["axes"] for name in ("alibi", "sinusoidal_encoding", "retention")] == [
        "N = M", "N", "L",
    ]  # fmt: skip
