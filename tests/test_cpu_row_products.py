"""Products of matrices among row-level stages in C++: any sizes, strides, dtypes, conditions and numbers of threads."""

import pytest
import sympy as sp
import torch
from sanitized import assert_inside
from test_cpu_rows import DOUBLE, both, check, drawn, quickly  # noqa: F401  the fixture compiles quickly here, too

from derive.derivation import derive_formula
from derive.emit.cpu_row_factors import with_row_factors
from derive.emit.cpu_row_groups import SHARE, RowGroup, with_row_groups
from derive.formula import Formula, Index, Let, Size, Tensor, relu, total, where

N, M, D, E = Size("N"), Size("M"), Size("D", "width"), Size("E", "width")
i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
q, k, v = Tensor("q", N, D), Tensor("k", M, D), Tensor("v", M, E)
c = Index("c", D)
SIZES = {
    "small": (1, 2, 5, 1, 3, 4),
    "whole vectors": (1, 2, 64, 128, 32, 16),
    "tails": (2, 3, 70, 133, 17, 33),
    "one width": (1, 2, 67, 130, 1, 1),
    "wide": (1, 1, 9, 70, 65, 130),
    "no keys": (1, 2, 3, 0, 4, 5),
    "no queries": (1, 2, 0, 3, 4, 5),
    "no heads": (0, 2, 3, 4, 4, 5),
}


def efficient():
    """Softmax of the keys over their places, of the queries over the width; the values meet the keys first."""
    context = Let("context", (d, e), total(sp.exp(k[j, d]) * v[j, e], j) / total(sp.exp(k[j, d]), j))
    weight = sp.exp(q[i, d]) / total(sp.exp(q[i, c]), c)
    return Formula("efficient", [q, k, v], (Let("o", (i, e), total(weight * context[d, e], d)),), lets=(context,))


def squares(seen=sp.true):
    """Values weighted by squares of what is positive of the keys; what no condition lets in has no part."""
    state = Let("state", (d, e), total(where(seen, relu(k[j, d]) ** 2 * v[j, e]), j))
    out = Let("o", (i, e), total((1 + q[i, d] ** 2) * state[d, e], d))
    return Formula("squares" if seen == sp.true else "squares_before", [q, k, v], (out,), lets=(state,))


FORMULAS = {"efficient": efficient, "squares": squares, "before": lambda: squares(j <= 40)}


def inputs_of(B, H, n, m, width, values):
    return [drawn(B, H, n, width), drawn(B, H, m, width, seed=1), drawn(B, H, m, values, seed=2)]


def groups_of(formula):
    made = derive_formula(formula)
    stages = [s for t in (made.forward_tiles, made.backward_tiles) for s in with_row_groups(t).stages]
    return [s for s in stages if isinstance(s, RowGroup)]


@pytest.mark.parametrize("sizes", SIZES.values(), ids=SIZES)
def test_linear_attention(sizes):
    check(both("linear_attention"), inputs_of(*sizes))


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16], ids=str)
def test_other_dtypes(dtype):
    check(both("linear_attention"), inputs_of(*SIZES["tails"]), dtype)


@pytest.mark.parametrize("sizes", ["small", "tails", "no queries"])
@pytest.mark.parametrize("of", FORMULAS)
def test_any_formula(of, sizes):
    check(both(FORMULAS[of]()), inputs_of(*SIZES[sizes]))


@pytest.mark.parametrize("of", FORMULAS)
def test_its_sums_over_a_length_are_products_of_a_kernel(of):
    products = [m for group in groups_of(FORMULAS[of]()) for _, m in group.matrices]
    assert any(m.sweeps for m in products) and any(not m.sweeps for m in products)


def test_any_strides():
    inputs = inputs_of(*SIZES["tails"])
    functions = both("linear_attention")
    check(functions, [x.mT.contiguous().mT for x in inputs])
    check(functions, [x.transpose(0, 2).contiguous().transpose(0, 2) for x in inputs])
    check(functions, [x.repeat_interleave(2, -1)[..., ::2] for x in inputs])
    check(functions, [x[:, :1].expand(x.shape) for x in inputs])
    check(functions, [x[..., :1].expand(x.shape) for x in inputs], torch.bfloat16)


@pytest.mark.parametrize("heads", [1, 2, 8])
def test_several_threads(heads):
    """A head's rows are dealt out; as many threads as before give the same bits."""
    inputs, threads = inputs_of(1, heads, 200, 333, 19, 21), torch.get_num_threads()
    cpu = both("linear_attention")[0]
    torch.set_num_threads(3)
    try:
        check(both("linear_attention"), inputs)
        assert torch.equal(cpu(*inputs), cpu(*inputs))
    finally:
        torch.set_num_threads(threads)


def test_large_results():
    """Their memory comes at once, and what a thread leaves of it is nobody else's."""
    inputs = [x.float() for x in inputs_of(1, 2, 9000, 8700, 64, 64)]
    assert inputs[0].nbytes > 1 << 22
    check(both("linear_attention"), inputs, torch.float32)


def test_what_is_not_seen_has_no_part():
    inputs = inputs_of(*SIZES["tails"])
    cpu, reference = both(squares(j <= 40))
    inputs[1][..., 41:, :] = torch.nan
    inputs[2][..., 50:, :] = torch.inf
    got = cpu(*inputs)
    assert got.isfinite().all()
    torch.testing.assert_close(got, reference(*inputs))


def test_a_nan_stays_in_its_head():
    inputs = inputs_of(*SIZES["tails"])
    inputs[1][0, 1, 5, 2] = torch.nan
    got = both("linear_attention")[0](*inputs)
    assert got[0, 1].isnan().all() and got[0, 0].isfinite().all() and got[1].isfinite().all()


def test_what_is_shared_out_and_what_is_multiplied():
    """One kernel a length and direction; each factor that is no tensor has a name, and all read it."""
    made = derive_formula(squares())
    _, found = with_row_factors(made.forward_tiles)
    (state,) = (m for m in found.values() if m.sweeps)
    assert (state.row, state.column, state.depth) == (d, e, j) and state.right.name == "v"
    assert state.left.name not in {x.name for x in made.forward_tiles.definitions}
    first, second = with_row_groups(made.forward_tiles).stages[:2]
    assert first.rows == j and second.rows == i and SHARE in first.tasks and SHARE in second.tasks
    assert first.partial == first.stores and not second.partial


def test_numbers_in_float64_are_no_matrix():
    made = derive_formula(squares())
    assert with_row_factors(made.forward_tiles, double=("v",))[1] == {}


GUARDED = """
import torch
from test_cpu_row_products import SIZES, both, check, inputs_of
for dtype in (torch.float32, torch.bfloat16):
    for sizes in ("small", "tails", "no keys"):
        check(both("linear_attention"), inputs_of(*SIZES[sizes]), dtype)
"""


def test_nothing_is_read_or_written_outside():
    assert_inside(GUARDED)
