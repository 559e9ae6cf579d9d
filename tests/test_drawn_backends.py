"""It is derived, not filled in: formulas that nobody wrote by hand go the whole way, forward and backward.

At least 200 formulas in each ordinary run.  Each is derived once and printed once; the programs that the passes make
(interpreted) and every printed backend must agree with autograd of the expression as it stands (tests/oracle.py).  The
printed functions are called as they stand, in float64 where the backend has it.  A compile takes a second: C++ runs on
some of them.
"""

import itertools

import pytest
from drawn import EXAMPLES, PARTS, drawn_formulas
from drawn_runs import agrees_with_autograd

COMPILED_ONE_IN = 5


@pytest.mark.parametrize("part", range(PARTS))
def test_drawn_formulas_agree_with_autograd_interpreted_and_on_every_backend(part, tmp_path):
    numbers = itertools.count(part)
    drawn_formulas(
        EXAMPLES, part, lambda drawn: agrees_with_autograd(drawn, tmp_path, next(numbers) % COMPILED_ONE_IN == 0)
    )
