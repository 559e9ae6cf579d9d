"""The predicted bytes of every generated kernel are those that it asks for in Triton's interpreter."""

import checked
import pytest
import torch
from checked import load
from requested import counted

from derive.catalogue import FORMULAS, formula, variants
from derive.cost import streamed
from derive.cost.programs import about_of
from derive.cost.settings import numbers, sizes_for
from derive.derivation import derive_formula
from derive.emit.triton import triton
from derive.errors import OutOfReach

CAUSAL = {"visibility": "causal_lower_right"}
SIZES = (  # with the blocks of rows and columns
    ({"N": 40, "M": 40, "D": 16, "E": 16}, (16, 16)),
    ({"N": 21, "M": 37, "D": 3, "E": 5}, (16, 32)),
    ({"N": 50, "M": 17, "D": 17, "E": 2}, (32, 16)),
    ({"N": 1, "M": 33, "D": 1, "E": 1}, (16, 16)),
    ({"N": 0, "M": 5, "D": 2, "E": 2}, (16, 16)),
)
FURTHER = {"BATCH": 1, "HEADS": 1, "GROUP": 2, "A": 3, "window_left": 6, "window_right": 3}
CASES = {
    "plain": ("scaled_dot_attention", {}),
    "causal": ("scaled_dot_attention", CAUSAL),
    "upper left": ("scaled_dot_attention", {"visibility": "causal_upper_left"}),
    "window": ("scaled_dot_attention", {"window": True}),
    "boolean mask": ("scaled_dot_attention", {"mask": "bool"}),
    "float mask": ("scaled_dot_attention", {"mask": "float"}),
    "key lengths": ("scaled_dot_attention", {"key_lengths": True}),
    "bias": ("scaled_dot_attention", {"bias": True}),
    "grouped causal": ("scaled_dot_attention", CAUSAL | {"grouped": True}),
    "additive": ("additive_attention", CAUSAL),
    "relative bias": ("relative_bias_attention", CAUSAL),
    "softmax": ("softmax", {}),
    "linear": ("linear_attention", {}),
    "causal linear": ("linear_attention", CAUSAL),
    "retention": ("retention", {}),
    "gates": ("gated_linear_attention", {}),
}
SMALL = {
    "L": 21, "S": 21, "Y": 5, "X": 19, "MODEL": 6, "SOURCE": 4, "Dk": 4, "A": 3, "P": 2, "C": 3, "R": 2, "K": 3, "H": 4,
    "dilation": 2, "stride": 3, "band_lower": -4, "band_upper": 3,
}  # fmt: skip
OTHERS = [(name, options) for name in FORMULAS for options in variants(name) if (name, options) not in CASES.values()]


class Case:
    """A derivation, its printed module and its costs."""

    def __init__(self, name, options, folder):
        self.formula = formula(name, **options)
        made = derive_formula(self.formula)
        self.costs = streamed(made)
        text = triton(made.forward_tiles, made.backward_tiles, about_of(made))
        self.module = load(text, folder, f"cost_{name}")

    def run(self, sizes, blocks, dtype=torch.float32):
        """(values, what the kernels asked for) of one run of both directions."""
        values = checked.cast(checked.draw(self.formula, sizes), dtype)
        with counted() as table:
            returned = checked.run_forward(self.module, values, sizes, dtype, blocks=blocks)
            if self.module.SIGNATURE["backward"]:
                cotangents = checked.saved_cotangents(self.module, returned, {})
                checked.run_backward(self.module, values, returned, cotangents, sizes, blocks=blocks)
        return values, table


@pytest.fixture(scope="module")
def case(request, tmp_path_factory):
    return Case(*CASES[request.param], tmp_path_factory.mktemp("cost"))


def assert_exact(case, sizes, blocks, dtype=torch.float32):
    sizes = sizes_for(case.formula, {**FURTHER, **sizes}, length=sizes["N"])
    values, asked = case.run(sizes, blocks, dtype)
    data = {name: x.numpy() for name, x in values.items() if torch.is_tensor(x)}
    for kernel in (kernel for cost in case.costs for kernel in cost.kernels):
        known = numbers(kernel, sizes, dtype.itemsize, blocks, data)
        predicted = {**kernel.requested(known), "multiplied": known(kernel.multiplications[1])}
        found = asked.pop(kernel.name, {})
        assert predicted == {name: found.get(name, 0) for name in predicted}, kernel.name
    assert not asked


@pytest.mark.parametrize(("sizes", "blocks"), SIZES, ids=str)
@pytest.mark.parametrize("case", CASES, indirect=True)
def test_the_predicted_bytes_are_those_requested(case, sizes, blocks):
    """Loaded and stored, masked lanes apart, and the operations of the matrix products with their padding."""
    assert_exact(case, sizes, blocks)


@pytest.mark.parametrize(("name", "options"), OTHERS, ids=str)
def test_they_are_for_everything_that_is_shipped(name, options, tmp_path):
    """Every other combination of a formula and its options, at one size."""
    sizes, blocks = SIZES[1]
    assert_exact(Case(name, options, tmp_path), {**SMALL, **sizes}, blocks)


@pytest.mark.parametrize("dtype", [torch.float16, torch.float64], ids=str)
@pytest.mark.parametrize("case", ["causal", "relative bias"], indirect=True)
def test_they_are_in_other_dtypes(case, dtype):
    assert_exact(case, *SIZES[1], dtype)


@pytest.mark.parametrize("case", ["key lengths"], indirect=True)
def test_counts_that_depend_on_data_need_them(case):
    kernel = case.costs[0].kernels[0]
    sizes = sizes_for(case.formula, {**FURTHER, **SIZES[0][0]})
    with pytest.raises(OutOfReach, match="depends on what key_lengths"):
        kernel.requested(numbers(kernel, sizes, 4))
