"""Formulas with several normalisers: no overflow at any size of the scores, nothing read where nothing sees it."""

import numpy as np
import pytest
import torch
from passes_catalogue import Case, draw
from passes_pipeline import DIGITS, backward_inputs, cotangents, passed_formula
from stability_formulas import BELOW_ONE, BY_HAND, FORMULAS, IN_GRADIENTS, POWERS, SUMS, UNBOUNDED

import derive
from derive.catalogue import FORMULAS as CATALOGUE
from derive.catalogue import formula, variants
from derive.derivation import derive_formula
from derive.interpret import evaluate, run
from derive.passes import stabilise
from derive.proof.prove import prove_passes

PROVED = [
    "two_masks",
    "mirrored_weights",
    "quotient_of_sums",
    "less_the_mean",
    "sink_of_a_row",
    "other_name_of_the_queries",
    "with_a_sign",
    "leaky",
    "sum_of_exponentials",
    "gate_of_a_row",
    "with_the_largest",
    "squared_weights",
    "three_times_the_score",
    "renyi",
    "weights_of_a_norm",
]
QUERIES, KEYS = 4, 7


def relative(got, want):
    """The largest error, of the largest value if that is above 1."""
    want = np.vectorize(float, otypes=[float])(want)
    got, finite = np.asarray(got, dtype=float), np.isfinite(want)
    assert np.array_equal(np.isfinite(got), finite)
    got, want = got[finite], want[finite]
    return np.abs(got - want).max(initial=0) / np.abs(want).max(initial=1)


def assert_digits(made, size=1.0, shift=0.0):
    """Forward and backward are what many digits give, with scores of a size, all of a row moved by a shift."""
    p = passed_formula(made)
    inputs, sizes = draw(Case(made.id, made, {}, {}), p.plain, seed=3)
    inputs |= {n: inputs[n] * size + (shift if n == "s" else 0) for n in ("q", "s") if n in inputs}
    got, want = (evaluate(p.forward, inputs, sizes), evaluate(p.saved.forward, inputs, sizes, DIGITS))
    for output in p.forward.outputs:
        assert relative(got[output], want[output]) < 1e-9, output
    cotangent = cotangents(p, got)
    gradients = run(p.backward, backward_inputs(p, inputs, sizes, cotangent), sizes)
    wanted = run(p.differentiated.program, inputs | cotangent, sizes, DIGITS)
    for n, g, w in zip(p.wrt, gradients, wanted, strict=True):
        assert relative(g, w) < 1e-9, f"gradient of {n}"


@pytest.mark.parametrize("size", [1.0, 40.0, 3e3])
@pytest.mark.parametrize("made", (FORMULAS | POWERS | BY_HAND).values(), ids=lambda made: made.id)
def test_scores_of_any_size_give_what_many_digits_give(made, size):
    assert_digits(made, size)


@pytest.mark.parametrize("shift", [-800.0, -95.0, -50.0, 95.0, 800.0])
@pytest.mark.parametrize("name", [n for n, made in POWERS.items() if "s" in {t.name for t in made.inputs}])
def test_scores_that_are_all_far_from_zero_give_what_many_digits_give(name, shift):
    assert_digits(POWERS[name], shift=shift)


@pytest.mark.parametrize("backend", ["reference", "blockwise"])
@pytest.mark.parametrize("name", ["gini", "inverse_participation", "tsallis_of_a_fraction", "sharpened"])
def test_powers_of_weights_do_not_change_in_float32_where_all_scores_move(name, backend, tmp_path):
    """Whole scores: s + shift is exact, and the weights are the same but for the rounding of exponents up to 3 * 95."""
    tolerance = 4 * 95 * torch.finfo(torch.float32).eps
    made = POWERS[name]
    function = derive.compile(made, backend=backend, cache=tmp_path)
    sizes, results = {"N": QUERIES, "M": KEYS, "E": 2}, []
    generator = torch.Generator().manual_seed(5)
    drawn = [torch.randint(-3, 4, (1, 1, *(sizes[x.name] for x in t.sizes)), generator=generator) for t in made.inputs]
    for shift in (0, -50, -95, 95):
        tensors = [
            (x + shift * (t.name == "s")).float().requires_grad_() for t, x in zip(made.inputs, drawn, strict=True)
        ]
        out = function(*tensors)
        results.append([out, *torch.autograd.grad(out.sum(), tensors)])
    for moved in results[1:]:
        torch.testing.assert_close(moved, results[0], rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("name", POWERS)
def test_powers_of_one_exponential_share_a_row_constant(name):
    found = derive_formula(POWERS[name]).stabilised
    assert len(found.constants) == 1
    assert (found.left, found.explicit) == ((), ())


@pytest.mark.parametrize("name", UNBOUNDED)
def test_what_may_overflow_is_said(name):
    assert stabilise(derive_formula(UNBOUNDED[name]).forward0).left


@pytest.mark.parametrize("name", IN_GRADIENTS)
def test_what_may_overflow_in_the_gradients_alone_is_said(name):
    made = derive_formula(IN_GRADIENTS[name])
    assert not stabilise(made.forward0).left
    assert made.stabilised.left


@pytest.mark.parametrize("name", BY_HAND)
def test_what_does_not_overflow_is_no_danger(name):
    assert not derive_formula(BY_HAND[name]).stabilised.left


@pytest.mark.parametrize("name", ["mirrored_weights", "quotient_of_sums", *BELOW_ONE])
def test_constants_whose_exponential_is_bounded_are_no_danger(name):
    found = derive_formula((FORMULAS | BELOW_ONE)[name]).stabilised
    assert found.explicit and not found.left


def test_softplus_of_a_large_score_is_the_score():
    p = passed_formula(SUMS["softplus"])
    inputs, sizes = draw(Case("softplus", SUMS["softplus"], {}, {}), p.plain, seed=3)
    inputs["s"] = np.abs(inputs["s"]) * 3e3
    weight = inputs["s"] / inputs["s"].sum(-1, keepdims=True)
    assert relative(evaluate(p.forward, inputs, sizes)["o"], weight @ inputs["v"]) < 1e-3


@pytest.mark.parametrize("name", PROVED)
def test_every_pass_of_a_formula_with_several_normalisers_is_proved(name):
    found = prove_passes(derive_formula(FORMULAS[name]))
    assert {(r.name, r.direction): r.reason for r in found if r.status != "PROVED"} == {}


@pytest.mark.parametrize("name", ["gini", "tsallis", "residual_of_squares", *BELOW_ONE])
def test_every_pass_is_proved_where_an_empty_row_is_not_zero(name):
    """It is 1, or what is added."""
    found = prove_passes(derive_formula((POWERS | BELOW_ONE)[name]))
    assert {(r.name, r.direction): r.reason for r in found if r.status != "PROVED"} == {}


def test_a_row_constant_comes_out_of_a_root_in_the_proofs():
    found = prove_passes(derive_formula(POWERS["tsallis_of_a_fraction"]))
    assert {r.name for r in found if r.direction == "forward" and r.status != "PROVED"} == set()
    assert {r.status for r in found if r.name == "save"} == {"PROVED"}


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_the_catalogue_ships_has_no_exponential_that_may_overflow(name):
    for options in variants(name):
        left = derive_formula(formula(name, **options)).stabilised.left
        assert all("<= 0" in reason for _, reason in left), (options, left)


@pytest.mark.parametrize("backend", ["reference", "blockwise", "triton"])
@pytest.mark.parametrize(("made", "hidden"), [(FORMULAS["normed_keys"], "k"), (SUMS["causal_features"], "kv")])
def test_keys_that_no_query_sees_are_not_read(made, hidden, backend, tmp_path):
    """Keys from QUERIES on are after every query."""
    function = derive.compile(made, backend=backend, cache=tmp_path)
    generator, sizes = torch.Generator().manual_seed(5), {"N": QUERIES, "M": KEYS, "D": 3, "E": 2}
    clean = {t.name: torch.randn(1, 2, *(sizes[x.name] for x in t.sizes), generator=generator) for t in made.inputs}
    dirty = {n: x.clone() for n, x in clean.items()}
    for n in hidden:
        dirty[n][..., QUERIES:, :] = float("nan")
    results = []
    for tensors in (clean, dirty):
        tensors = {n: x.requires_grad_() for n, x in tensors.items()}
        out = function(**tensors)
        out.square().sum().backward()
        results.append([out.detach(), *(x.grad for x in tensors.values())])
    for one, other in zip(*results, strict=True):
        assert torch.equal(one, other)
