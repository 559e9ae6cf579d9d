"""What is drawn is worth its name, and its oracle is right: every choice occurs, gradients are those of differences."""

from collections import Counter

import torch
from drawn import (
    BIASES,
    BLOCK,
    EXAMPLES,
    NORMALISERS,
    OUTPUTS,
    PARTS,
    SCORES,
    VISIBILITIES,
    drawn_formulas,
    formulas,
)
from drawn_runs import plain_gradients
from hypothesis import HealthCheck, given, seed, settings
from oracle import evaluate

from derive.derivation import fingerprint


def test_all_that_may_be_drawn_is_drawn():
    """At least 200 different formulas, each choice in ten of them, loops of one tile and of several."""
    found = [drawn for part in range(PARTS) for drawn in drawn_formulas(EXAMPLES, part)]
    different = {fingerprint(drawn.formula): drawn for drawn in found}
    assert len(different) >= min(200, EXAMPLES * PARTS)
    words = Counter(word for drawn in different.values() for word in drawn.choices)
    few = [w for w in (*SCORES, *NORMALISERS, *VISIBILITIES, *BIASES, *OUTPUTS) if words[w] < 10]
    assert few == []
    several = [max(drawn.rows_and_keys) > BLOCK for drawn in different.values()]
    assert 40 <= sum(several) <= len(several) - 40


@seed(0)
@settings(max_examples=25, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(formulas(lengths=(1, 2, 3), scores=("dot", "softcap", "distance", "additive", "slope")))
def test_the_oracle_differentiates_as_differences_do(drawn):
    """The gradient in a random direction, against the central difference of the outputs."""
    outputs, cotangents, gradients = plain_gradients(drawn)
    generator, step = torch.Generator().manual_seed(1), 1e-6
    direction = {n: torch.randn(g.shape, generator=generator, dtype=torch.float64) for n, g in gradients.items()}

    def along(factor):
        moved = {n: drawn.tensors[n] + factor * step * x for n, x in direction.items()}
        values = evaluate(drawn.formula, {**drawn.tensors, **moved}, drawn.sizes)
        return sum(torch.where(outputs[n].isfinite(), x * cotangents[n], 0.0).sum() for n, x in values.items())

    expected = (along(1) - along(-1)) / (2 * step)
    got = sum((gradients[n] * x).sum() for n, x in direction.items())
    assert torch.isclose(got, expected, rtol=1e-4, atol=1e-4)
