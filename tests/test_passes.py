"""Every pass keeps the meaning, under the interpreter, on random inputs: in float64 and with many digits."""

import mpmath
import numpy as np
import pytest
from passes_catalogue import BY_NAME, CASES, draw
from passes_pipeline import (
    DIGITS,
    assert_close,
    backward_inputs,
    cotangents,
    directional,
    passed,
)

from derive.interpret import evaluate, run

NAMES = [c.name for c in CASES]
WITH_GRADIENTS = [c.name for c in CASES if any(t.kind == "real" for t in c.formula.inputs)]
SHAPES = ({}, {"N": 4, "M": 2}, {"N": 1, "M": 5}, {"N": 2, "M": 0}, {"N": 0}, {"N": 1, "M": 1})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_the_stable_forward_computes_what_the_formula_says(name, shape):
    p, case = passed(name), BY_NAME[name]
    inputs, sizes = draw(case, p.plain, **shape)
    want = evaluate(p.plain, inputs, sizes)
    got = evaluate(p.forward, inputs, sizes)
    for output in p.plain.outputs:
        assert_close(got[output], want[output], 1e-9, output)


@pytest.mark.parametrize("name", WITH_GRADIENTS)
def test_each_pass_keeps_the_values_of_all_outputs(name):
    p, case = passed(name), BY_NAME[name]
    inputs, sizes = draw(case, p.plain, seed=1)
    want = evaluate(p.saved.forward, inputs, sizes, DIGITS)
    for program in (p.stabilised.program, p.forward):
        got = evaluate(program, inputs, sizes, DIGITS)
        for output in p.saved.forward.outputs:
            assert_close(got[output], want[output], mpmath.mpf(10) ** -25, output)


@pytest.mark.parametrize("name", WITH_GRADIENTS)
@pytest.mark.parametrize("shape", [SHAPES[0], *SHAPES[3:]], ids=str)
def test_each_pass_keeps_the_values_of_all_gradients(name, shape):
    p, case = passed(name), BY_NAME[name]
    inputs, sizes = draw(case, p.plain, seed=2, **shape)
    cotangent = cotangents(p, evaluate(p.normalised.program, inputs, sizes))
    plain = run(p.differentiated.program, inputs | cotangent, sizes, DIGITS)
    tail = backward_inputs(p, inputs, sizes, cotangent, DIGITS)
    for program in (p.saved.before, p.saved.backward, p.named, p.backward):
        for n, (got, want) in enumerate(zip(run(program, tail, sizes, DIGITS), plain, strict=True)):
            if program is p.saved.before and not all(map(mpmath.isfinite, got.ravel())):
                continue  # exp(-logsumexp) of a row that sees nothing: guarded by the passes that follow
            assert_close(got, want, mpmath.mpf(10) ** -25, program.outputs[n])


@pytest.mark.parametrize("name", WITH_GRADIENTS)
@pytest.mark.parametrize("shape", SHAPES[:3], ids=str)
def test_the_gradients_are_the_derivatives_of_the_formula(name, shape):
    p, case = passed(name), BY_NAME[name]
    inputs, sizes = draw(case, p.plain, seed=3, **shape)
    cotangent = cotangents(p, evaluate(p.normalised.program, inputs, sizes))
    gradients = run(p.backward, backward_inputs(p, inputs, sizes, cotangent, DIGITS), sizes, DIGITS)
    of = [(o, cotangent[name]) for o, name in p.differentiated.cotangents]
    rng = np.random.default_rng(4)
    for n, gradient in zip(p.wrt, gradients, strict=True):
        direction = rng.standard_normal(np.shape(inputs[n]))
        want = directional(p.normalised.program, inputs, sizes, n, direction, of)
        got = np.sum(gradient * direction)
        assert abs(got - want) <= mpmath.mpf(10) ** -12 * (1 + abs(want)), (n, float(got), float(want))


@pytest.mark.parametrize("name", WITH_GRADIENTS)
def test_in_float64_the_gradients_agree_with_many_digits(name):
    p, case = passed(name), BY_NAME[name]
    inputs, sizes = draw(case, p.plain, seed=5)
    cotangent = cotangents(p, evaluate(p.normalised.program, inputs, sizes))
    want = run(p.differentiated.program, inputs | cotangent, sizes, DIGITS)
    got = run(p.backward, backward_inputs(p, inputs, sizes, cotangent), sizes)
    for n, g, w in zip(p.wrt, got, want, strict=True):
        assert_close(g, w, 1e-9, n)


@pytest.mark.parametrize("name", NAMES)
def test_the_passes_leave_legal_programs(name):
    p = passed(name)
    for program in (p.plain, p.normalised.program, p.stabilised.program, p.forward):
        program.check()
    if p.wrt:
        for program in (p.differentiated.program, p.saved.before, p.saved.backward, p.named, p.backward):
            program.check()
        for _, _, program in p.saved.middle:
            program.check()
