"""Sums over several widths: each pair value is left with one, and every value stays."""

import numpy as np
import pytest
import sympy as sp
from passes_catalogue import D, M, d, e, i, j, q, v

from derive.formula import Formula, Index, Let, Size, Tensor, total
from derive.interpret import run
from derive.lower import lower
from derive.passes import one_width_at_a_time

C = Size("C", "width")
c = Index("c", C)
keys = Tensor("keys", M, C)
weight = Tensor("weight", D, C, shared=True)
SIZES = {"BATCH": 2, "HEADS": 1, "N": 3, "M": 4, "D": 5, "E": 2, "C": 3}
SCORES = {
    "bilinear": total(q[i, d] * weight[d, c] * keys[j, c], d, c),
    "both_on_one_side": total(q[i, d] * weight[d, c] * v[j, e] ** 2, d, c, e),
    "separate_sums": total(q[i, d] * keys[j, c], d, c),
}


def program_of(score):
    return lower(Formula("score", [q, keys, v, weight], [Let("s", (i, j), score)]))


@pytest.mark.parametrize("name", sorted(SCORES))
def test_every_value_stays_and_a_pair_sums_one_width(name):
    plain = program_of(SCORES[name])
    after = one_width_at_a_time(plain).check()
    rng = np.random.default_rng(0)
    inputs = {x.name: rng.standard_normal([SIZES[a.size.name] for a in x.indices]) for x in plain.inputs}
    np.testing.assert_allclose(run(after, inputs)[0], run(plain, inputs)[0], rtol=1e-9, atol=1e-12)
    assert any(len(x.over) > 1 for x in plain.definitions if x.is_pair)
    assert all(len(x.over) <= 1 for x in after.definitions if x.is_pair)


@pytest.mark.parametrize("body", [sp.tanh(q[i, d] + keys[j, c]), q[i, d] * sp.exp(q[i, d] * keys[j, c])], ids=str)
def test_what_cannot_be_taken_apart_stays(body):
    plain = program_of(total(body, d, c))
    assert one_width_at_a_time(plain) == plain
