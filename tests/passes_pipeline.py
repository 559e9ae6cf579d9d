"""The passes in their order of work, and the comparisons that their tests share."""

from dataclasses import dataclass
from functools import cache

import mpmath
import numpy as np
from passes_catalogue import BY_NAME, draw

from derive.interpret import evaluate, run
from derive.lower import lower
from derive.passes import (
    differentiate,
    inherit_visibility,
    inline_wide,
    merge_normalisers,
    name_exponentials,
    one_sided_support,
    save,
    split_double_sums,
    stabilise,
    with_logsumexp,
)

DIGITS = 40


@dataclass(frozen=True)
class Passed:
    """A formula after each pass; without gradients the last four are None."""

    plain: object
    normalised: object
    stabilised: object
    forward: object
    wrt: tuple
    differentiated: object = None
    saved: object = None
    named: object = None
    backward: object = None


def visible(program):
    """The visibility passes."""
    return split_double_sums(one_sided_support(inherit_visibility(inline_wide(program))))


def passed_formula(formula):
    plain = lower(formula)
    normalised = merge_normalisers(with_logsumexp(plain))
    wrt = tuple(n for n in formula.wrt if n in {e.name for e in plain.inputs})
    if not wrt:
        stable = stabilise(normalised.program)
        return Passed(plain, normalised, stable, visible(name_exponentials(stable.program)), wrt)
    differentiated = differentiate(normalised.program, wrt)
    saved = save(differentiated, normalised)
    stable = stabilise(saved.forward)
    forward, named = visible(name_exponentials(stable.program)), name_exponentials(saved.backward)
    return Passed(plain, normalised, stable, forward, wrt, differentiated, saved, named, visible(named))


@cache
def passed(name):
    return passed_formula(BY_NAME[name].formula)


def assert_close(got, want, tolerance, what=""):
    """Equal where infinite or NaN, and within tolerance * max |want| elsewhere."""
    got, want = np.asarray(got), np.asarray(want)
    assert got.shape == want.shape, what
    kind = [np.array([[mpmath.isfinite(x), x > 0] for x in a.ravel()], bool).reshape(-1, 2) for a in (got, want)]
    finite = kind[1][:, 0]
    assert (kind[0][:, 0] == finite).all(), f"{what}: finite at different places"
    assert (kind[0][~finite, 1] == kind[1][~finite, 1]).all(), f"{what}: infinities of different sign"
    size = max([abs(x) for x in want.ravel()[finite]], default=0)
    error = max([abs(x - y) for x, y in zip(got.ravel()[finite], want.ravel()[finite], strict=True)], default=0)
    assert error <= tolerance * (size + 1e-3), f"{what}: error {float(error):.1e}, largest {float(size):.1e}"


def cotangents(p, values, seed=11):
    """A random cotangent for each output of the differentiated program."""
    rng = np.random.default_rng(seed)
    return {name: rng.standard_normal(np.shape(values[o])) for o, name in p.differentiated.cotangents}


def backward_inputs(p, inputs, sizes, cotangent, digits=None):
    """What a backward program reads: inputs, saved outputs (from the forward program itself), cotangents."""
    stored = dict(zip(p.saved.forward.outputs, run(p.forward, inputs, sizes, digits), strict=True))
    return inputs | stored | cotangent


def directional(program, inputs, sizes, name, direction, cotangent_of):
    """sum of cotangent * d outputs / d t at inputs[name] + t direction, by central differences with many digits."""
    with mpmath.workdps(DIGITS):
        h = mpmath.mpf(10) ** (-DIGITS // 4)

        def at(t):
            here = np.asarray(inputs[name]) * mpmath.mpf(1) + t * direction
            return evaluate(program, inputs | {name: here}, sizes, DIGITS)

        up, down, out = at(h), at(-h), mpmath.mpf(0)
        for output, cotangent in cotangent_of:
            for a, b, c in zip(up[output].ravel(), down[output].ravel(), np.ravel(cotangent), strict=True):
                if mpmath.isfinite(a) and mpmath.isfinite(b):
                    out += (a - b) / (2 * h) * mpmath.mpf(float(c))
        return out


def assert_meaning(p, case, seed=12, tolerance=1e-9, **shape):
    """The forward computes what the formula says, and the backward its derivatives, by differences."""
    inputs, sizes = draw(case, p.plain, seed, **shape)
    said, plain = evaluate(p.plain, inputs, sizes), evaluate(p.normalised.program, inputs, sizes)
    for output in p.plain.outputs:
        assert_close(plain[output], said[output], tolerance, output)
    stored = dict(zip(p.forward.outputs, run(p.forward, inputs, sizes), strict=True))
    for output in p.normalised.program.outputs:
        assert_close(stored[output], plain[output], tolerance, output)
    if not p.wrt:
        return
    cotangent = cotangents(p, plain)
    gradients = run(p.backward, inputs | stored | cotangent, sizes)
    of = [(o, cotangent[name]) for o, name in p.differentiated.cotangents]
    rng = np.random.default_rng(seed)
    for n, gradient in zip(p.wrt, gradients, strict=True):
        direction = rng.standard_normal(np.shape(inputs[n]))
        want = directional(p.normalised.program, inputs, sizes, n, direction, of)
        got = np.sum(gradient * direction)
        assert abs(got - want) <= tolerance * (1 + abs(want)), f"d_{n}: {float(got)} for {float(want)}"
