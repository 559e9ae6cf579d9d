"""What a pass must not do to numbers: overflow, read what is invisible, make NaN of a row that sees nothing."""

import numpy as np
import pytest
from passes_catalogue import BY_NAME, CASES, draw
from passes_pipeline import DIGITS, assert_close, backward_inputs, cotangents, passed

from derive.interpret import evaluate, run

UNBOUNDED = {"two_visibilities", "queries_of_two_visibilities", "weights_times_their_sum"}  # beyond float64 in truth
SCORED = [c.name for c in CASES if "q" in {t.name for t in c.formula.inputs} and c.name not in UNBOUNDED]
MASKED = ["key_lengths", "bool_mask", "float_mask", "upper_left", "masked_additive", "masked_sink", "masked_entropy"]


def extreme(name, scale, **fixed):
    """Inputs whose scores are of size `scale`, given ones replaced."""
    p, case = passed(name), BY_NAME[name]
    inputs, sizes = draw(case, p.plain, seed=6)
    if "q" in inputs:
        inputs["q"] = inputs["q"] * scale
    return p, inputs | {n: np.full(np.shape(inputs[n]), x) for n, x in fixed.items()}, sizes


def assert_same_as_many_digits(p, inputs, sizes, tolerance):
    plain = evaluate(p.normalised.program, inputs, sizes, DIGITS)
    got = evaluate(p.forward, inputs, sizes)
    for output in p.saved.forward.outputs:
        want = plain.get(output, evaluate(p.saved.forward, inputs, sizes, DIGITS)[output])
        assert_close(got[output], want, tolerance, output)
    cotangent = cotangents(p, plain)
    gradients = run(p.backward, backward_inputs(p, inputs, sizes, cotangent), sizes)
    want = run(p.differentiated.program, inputs | cotangent, sizes, DIGITS)
    for n, g, w in zip(p.wrt, gradients, want, strict=True):
        assert_close(g, w, tolerance, n)


@pytest.mark.parametrize("name", SCORED)
def test_scores_of_a_thousand_do_not_overflow(name):
    p, inputs, sizes = extreme(name, 1e3)
    assert_same_as_many_digits(p, inputs, sizes, 1e-7)


@pytest.mark.parametrize("sink", [-1000.0, -300.0, 300.0, 1000.0])
@pytest.mark.parametrize("name", ["sink", "grouped_sink"])
def test_a_sink_of_any_size_does_not_overflow(name, sink):
    p, inputs, sizes = extreme(name, 1.0, sink=sink)
    assert_same_as_many_digits(p, inputs, sizes, 1e-9)


@pytest.mark.parametrize("name", ["softmax", "stable_softmax", "row_entropy"])
def test_a_row_of_huge_scores_does_not_overflow(name):
    p, case = passed(name), BY_NAME[name]
    inputs, sizes = draw(case, p.plain, seed=7)
    inputs["s"] = inputs["s"] * 1e3 - 5e4
    assert_same_as_many_digits(p, inputs, sizes, 1e-7)


def test_a_denominator_of_one_more_holds_where_all_scores_are_low():
    p, inputs, sizes = extreme("one_plus", 1.0)
    got = evaluate(p.forward, inputs | {"q": inputs["q"] * 1e3}, sizes)
    assert np.isfinite(got["o"]).all()
    assert (np.abs(got["o"]) <= np.abs(inputs["v"]).max()).all()


@pytest.mark.parametrize("name", ["relu_squared", "max_squared", "weights_times_their_sum"])
def test_a_normaliser_of_zero_on_a_visible_row_gives_zero_and_zero_gradients(name):
    p, case = passed(name), BY_NAME[name]
    inputs, sizes = draw(case, p.plain)
    inputs |= {"q": np.abs(inputs["q"]), "k": -np.abs(inputs["k"])}
    values = evaluate(p.forward, inputs, sizes)
    assert (values["o"] == 0).all()
    cotangent = cotangents(p, values)
    for gradient in run(p.backward, backward_inputs(p, inputs, sizes, cotangent), sizes):
        assert (gradient == 0).all()


@pytest.mark.parametrize(
    "name", [c.name for c in CASES if "causal" in str(c.formula.outputs) or c.name == "lower_right"]
)
def test_a_row_that_sees_nothing_has_no_nan(name):
    p, case = passed(name), BY_NAME[name]
    inputs, sizes = draw(case, p.plain, N=5, M=2)
    values = evaluate(p.forward, inputs, sizes)
    gradients = run(p.backward, backward_inputs(p, inputs, sizes, cotangents(p, values)), sizes)
    for value in (*(values[o] for o in p.forward.outputs), *gradients):
        assert not np.isnan(value).any()


@pytest.mark.parametrize("name", ["lower_right", "grouped", "logsumexp_output"])
def test_a_row_that_sees_nothing_is_zero_with_logsumexp_minus_infinity_and_no_gradient(name):
    p, case = passed(name), BY_NAME[name]
    inputs, sizes = draw(case, p.plain, N=5, M=2)
    values = evaluate(p.forward, inputs, sizes)
    assert (values["o"][..., :3, :] == 0).all()
    assert (values["lse"][..., :3] == -np.inf).all()
    cotangent = cotangents(p, values)
    gradient = dict(zip(p.wrt, run(p.backward, backward_inputs(p, inputs, sizes, cotangent), sizes), strict=True))
    assert (gradient["q"][..., :3, :] == 0).all()
    assert (gradient["q"][..., 3:, :] != 0).any()


def invisible_keys(name, inputs, sizes):
    """A boolean array (batch, head, M): the keys that no query sees."""
    shape = (sizes["BATCH"], sizes["HEADS"], sizes["M"])
    keys = np.arange(sizes["M"])
    if "length" in inputs:
        return np.broadcast_to(keys >= np.asarray(inputs["length"])[:, None, None], shape)
    if "mask" in inputs:
        return ~inputs["mask"].any(axis=-2)
    if "added" in inputs:
        return ~np.isfinite(inputs["added"]).any(axis=-2)
    return np.broadcast_to(keys > sizes["N"] - 1, shape)


@pytest.mark.parametrize("name", MASKED)
@pytest.mark.parametrize("junk", [np.nan, np.inf])
def test_what_an_invisible_key_holds_changes_no_output_and_no_gradient(name, junk):
    p, case = passed(name), BY_NAME[name]
    inputs, sizes = draw(case, p.plain, seed=8, M=5)
    if "mask" in inputs:
        inputs["mask"][..., 1] = False
    if "added" in inputs:
        inputs["added"][..., 1] = -np.inf
    hidden = invisible_keys(name, inputs, sizes)
    assert hidden.any() and not hidden.all()
    dirty = inputs | {n: np.where(hidden[..., None], junk, inputs[n]) for n in ("k", "v")}
    results = []
    for x in (inputs, dirty):
        values = evaluate(p.forward, x, sizes)
        cotangent = cotangents(p, values)
        gradients = run(p.backward, backward_inputs(p, x, sizes, cotangent), sizes)
        results.append([*(values[o] for o in p.forward.outputs), *gradients])
    for clean, other in zip(*results, strict=True):
        assert np.array_equal(clean, other)


@pytest.mark.parametrize("name", ["lower_right", "softcap", "sink", "entropy", "two_softmaxes"])
def test_a_nan_in_a_visible_key_shows(name):
    p, case = passed(name), BY_NAME[name]
    inputs, sizes = draw(case, p.plain)
    inputs["v"][..., 0, :] = np.nan
    assert np.isnan(evaluate(p.forward, inputs, sizes)["o"][..., -1, :]).all()


def test_the_backward_weight_is_the_exponential_of_the_forward_score_minus_the_logsumexp():
    p = passed("softcap")
    score = {d.name: d for d in p.forward.definitions}
    weight = next(d for d in p.backward.definitions if "exp(" in str(d.body) and d.is_pair)
    read = {e.name for e in weight.body.atoms() if hasattr(e, "name")} | {e.name for e in weight.entries}
    (name,) = {n for n in read if n in p.backward.names}
    assert score[name] == p.backward[name]


def test_totals_of_negative_normalisers_stay_exact():
    p, case = passed("signed_normaliser"), BY_NAME["signed_normaliser"]
    inputs, sizes = draw(case, p.plain, N=2, M=2)
    inputs["q"] = np.zeros_like(inputs["q"])
    values = evaluate(p.forward, inputs, sizes)
    assert (values["o"] == 0).all()
    cotangent = cotangents(p, values)
    got = run(p.backward, backward_inputs(p, inputs, sizes, cotangent), sizes)
    want = run(p.differentiated.program, inputs | cotangent, sizes)
    for g, w in zip(got, want, strict=True):
        assert np.isfinite(g).all()
        assert_close(g, w, 1e-12)
