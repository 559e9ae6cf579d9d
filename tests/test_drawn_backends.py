"""It is derived, not filled in: formulas that nobody wrote by hand go the whole way, forward and backward.

At least 200 formulas in each ordinary run.  Each is derived once and printed once; the programs that the passes make
(interpreted) and every printed backend must agree with autograd of the expression as it stands (tests/oracle.py).  The
printed functions are called as they stand, in float64 where the backend has it.
"""

import pytest
import torch
from drawn import BLOCK, EXAMPLES, PARTS, drawn_formulas
from drawn_runs import assert_all_close, call, derived_values, module_of, plain_gradients

from derive import artifacts
from derive.derivation import derive_formula
from derive.options import FILES
from derive.printing import about_of, printed

TOLERANCE = {torch.float64: 1e-9, torch.float32: 2e-4}
CALLS = {
    "reference": (torch.float64, {}),
    "blockwise": (torch.float64, {"block_rows": 4, "block_columns": 5}),
    "triton": (torch.float32, {"blocks": (BLOCK, BLOCK)}),
}


def agrees_with_autograd(drawn, folder):
    outputs, cotangents, gradients = plain_gradients(drawn)
    made = derive_formula(drawn.formula)
    assert_all_close(derived_values(made, drawn, cotangents), (outputs, gradients))
    files = printed(made, about_of(made, artifacts.digest(str(made.forward))[:16]))
    for backend, (dtype, keywords) in CALLS.items():
        module = module_of(files[FILES[backend]], folder)
        got = call(module, drawn, cotangents, dtype, keywords)
        assert_all_close(got, (outputs, gradients), TOLERANCE[dtype])


@pytest.mark.parametrize("part", range(PARTS))
def test_drawn_formulas_agree_with_autograd_interpreted_and_on_every_backend(part, tmp_path):
    drawn_formulas(EXAMPLES, part, lambda drawn: agrees_with_autograd(drawn, tmp_path))
