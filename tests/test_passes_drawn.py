"""The passes on formulas that nobody wrote by hand: every program of the way, against the plain one."""

import numpy as np
import pytest
from drawn import NORMALISERS, OUTPUTS, SCORES, VISIBILITIES, a_few, formulas
from hypothesis import Phase, given, settings
from passes_pipeline import DIGITS, assert_close, backward_inputs, cotangents, directional, passed_formula

from derive.interpret import evaluate, run

DRAWING = settings(max_examples=25, deadline=None, derandomize=True, phases=(Phase.explicit, Phase.generate))
LENGTHS = (1, 2, 3, 5)  # with many digits each operation takes its time


def data(drawn, program):
    """(inputs, sizes) as NumPy arrays, for the inputs that the program reads."""
    return {x.name: np.asarray(drawn.tensors[x.name]) for x in program.inputs}, drawn.sizes


def assert_all_programs_agree(drawn):
    p = passed_formula(drawn.formula)
    inputs, sizes = data(drawn, p.plain)
    plain = evaluate(p.plain, inputs, sizes, DIGITS)
    normalised = evaluate(p.normalised.program, inputs, sizes, DIGITS)
    forward = evaluate(p.forward, inputs, sizes)
    for output in p.plain.outputs:
        assert_close(normalised[output], plain[output], 1e-25, output)
        assert_close(forward[output], plain[output], 1e-8, output)
    cotangent = cotangents(p, normalised)
    want = run(p.differentiated.program, inputs | cotangent, sizes, DIGITS)
    got = run(p.backward, backward_inputs(p, inputs, sizes, cotangent), sizes)
    for n, g, w in zip(p.wrt, got, want, strict=True):
        assert_close(g, w, 1e-8, f"d_{n}")
    return p, inputs, sizes, cotangent, want


@DRAWING
@given(formulas(lengths=LENGTHS))
def test_a_drawn_formula_keeps_its_meaning(drawn):
    p, inputs, sizes, cotangent, gradients = assert_all_programs_agree(drawn)
    of = [(o, cotangent[name]) for o, name in p.differentiated.cotangents]
    name, gradient = p.wrt[0], gradients[0]
    direction = np.random.default_rng(3).standard_normal(np.shape(inputs[name]))
    want = directional(p.normalised.program, inputs, sizes, name, direction, of)
    assert abs(np.sum(gradient * direction) - want) <= 1e-9 * (1 + abs(want))


@pytest.mark.parametrize("normaliser", NORMALISERS)
@pytest.mark.parametrize("output", OUTPUTS)
def test_each_normaliser_with_each_output(normaliser, output):
    for drawn in a_few(2, normalisers=(normaliser,), outputs=(output,), lengths=LENGTHS):
        assert_all_programs_agree(drawn)


@pytest.mark.parametrize("score", SCORES)
@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_each_score_with_each_visibility(score, visibility):
    for drawn in a_few(1, scores=(score,), visibilities=(visibility,), lengths=LENGTHS):
        assert_all_programs_agree(drawn)
