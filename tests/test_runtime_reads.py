"""A place that no index gives must stand in the tensor that a caller gives: one error, the same on every backend."""

import pytest
import sympy as sp
import torch

from derive import Formula, Index, Size, Tensor, compile, total, where
from derive.emit.places_read import fixed_reads
from derive.errors import CallError
from derive.formula import Let

N, M = Size("N"), Size("M")
D, E = Size("D", "width"), Size("E", "width")
i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
q, k, v = Tensor("q", N, D), Tensor("k", M, D), Tensor("v", M, E)
BACKENDS = ("reference", "blockwise", "triton")
SUMS = Let("sums", (j,), total(v[j, e], e))
WEIGHT = sp.exp(total(q[i, d] * k[j, d], d))
SOFTMAX = total(WEIGHT * v[j, e], j) / total(WEIGHT, j)

CASES = {  # what is read, the numbers of keys that do not have it and those that do, the message
    "a number": (v[5, e], (0, 3, 5), (6, 9), "v at 5 along M, which is"),
    "the first": (v[0, e], (0,), (1, 4), "v at 0 along M, which is 0"),
    "the last": (v[M - 1, e], (0,), (1, 4), "v at M - 1 = -1 along M, which is 0"),
    "the middle": (v[sp.floor(M / 2), e], (0,), (1, 4), "v at floor"),
    "a remainder": (v[sp.Mod(M, 3), e], (1, 2), (3, 4), "along M, which is"),
    "a value": (SUMS[2], (0, 2), (3, 4), "sums at 2 along M, which is"),
    "under a condition on indices": (where(i > 2, v[5, e]), (3,), (6,), "v at 5 along M, which is 3"),
}


def tensors(keys):
    return torch.randn(1, 4, 3), torch.randn(1, keys, 3), torch.randn(1, keys, 2)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", CASES)
def test_a_place_that_is_missing_is_an_error_of_the_call(name, backend):
    out, short, enough, message = CASES[name]
    formula = Formula("fixed", [q, k, v], {"o": SOFTMAX + out}, lets=[SUMS] if name == "a value" else [])
    function = compile(formula, backend=backend)
    for keys in short:
        with pytest.raises(CallError, match="fixed: the formula reads") as raised:
            function(*tensors(keys))
        assert message in str(raised.value)
    for keys in enough:
        assert function(*tensors(keys)).isfinite().all()


def test_a_width_counts_too():
    function = compile(Formula("fixed", [q, k, v], {"o": SOFTMAX + q[i, 4]}))
    with pytest.raises(CallError, match=r"q at 4 along D, which is 3[^\n]*\n[^\n]*give q 5 or more entries along D"):
        function(*tensors(3))


def test_what_is_certain_to_be_there_is_no_demand():
    two = Size("TWO", "width")
    pair = Tensor("pair", two, D, shared=True)
    out = total(pair[1, d] * q[i, d], d) + where(M > 5, total(v[5, e], e))
    formula = Formula("fixed", [pair, q, v], {"o": out}, constraints=(sp.Eq(two, 2, evaluate=False),))
    assert fixed_reads(formula) == ()
    for keys in (2, 7):
        assert compile(formula)(torch.randn(2, 3), torch.randn(4, 3), torch.randn(keys, 2)).shape == (4,)
