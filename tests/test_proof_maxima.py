"""The gradient of a formula with a maximum in it: proved where at most one element is largest, and no more is asked."""

import re

import pytest
from proof_cases import N, i, j, prove_pass, s

from derive.catalogue.rows import stable_softmax
from derive.catalogue.vision import spatial_attention
from derive.derivation import derive_formula
from derive.formula import Formula, Let, Tensor, largest

scale = Tensor("scale", N)


def scaled_maximum():
    """o_i = scale_i max_j s_ij"""
    return Formula("scaled_maximum", [s, scale], (Let("o", (i,), scale[i] * largest(s[i, j], j)),))


@pytest.mark.parametrize("build", [scaled_maximum, spatial_attention])
def test_the_link_asks_for_no_ties_at_the_places_of_the_maximum(build):
    result = prove_pass(derive_formula(build()), "link", "backward")
    assert result.status == "PROVED", result.reason
    assert result.conditions and all(re.search(r"\] ≤ 1\)*$", c) for c in result.conditions)


def test_a_maximum_that_cancels_is_asked_nothing():
    result = prove_pass(derive_formula(stable_softmax()), "link", "backward")
    assert result.status == "PROVED", result.reason
    assert not any("≤ 1" in c for c in result.conditions)
