"""`derive verify`: the laws on anyone's function, by the command and in Python."""

import json

import pytest
from click.testing import CliRunner

from derive import catalogue
from derive.cli import main
from derive.verifying import exchangeable

PLAIN_FORMULA = "the output equals that of the plain formula"
GRADIENT = "the gradient equals that of the plain formula"
SDPA = "torch.nn.functional:scaled_dot_product_attention"
FUNCTIONS = """
import torch

def excite(image, w1, b1, w2, b2):
    hidden = torch.relu(image.mean((-1, -2)) @ w1.mT + b1)
    return torch.sigmoid(hidden @ w2.mT + b2)[..., None, None] * image

def without_bias(image, w1, b1, w2, b2):
    return excite(image, w1, 0 * b1, w2, b2)

def detached(image, w1, b1, w2, b2):
    return excite(image, w1, b1, w2.detach(), b2)

def attend(q, k, v, scale=None):
    scores = q @ k.mT
    return torch.softmax(scores * (q.shape[-1] ** -0.5 if scale is None else scale), -1) @ v

def short(q, k, v, scale=None):
    return attend(q, k[..., :64, :], v[..., :64, :], scale)

def narrow(q, k, v, scale=None):
    return attend(q[..., :80], k[..., :80], v, q.shape[-1] ** -0.5 if scale is None else scale)

def shallow(q, k, v, scale=None):
    return attend(q.flip(-3) if q.dim() > 4 else q, k, v, scale)

def whole(q, k, v, scale=None):
    return attend(q, k, v if v.dtype == torch.float32 else 0 * v, scale)

def unscaled(q, k, v, scale=None):
    return torch.softmax(q @ k.mT, -1) @ v

def relative(q, k, v, bias):
    place = torch.arange(q.shape[-2])[:, None] - torch.arange(k.shape[-2]) + k.shape[-2] - 1
    return torch.softmax((q @ k.mT + bias[:, place]) / q.shape[-1] ** 0.5, -1) @ v
"""


@pytest.fixture
def verify(tmp_path, monkeypatch):
    """Runs the command in a folder that holds the module `layers_to_verify`."""
    (tmp_path / "layers_to_verify.py").write_text(FUNCTIONS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))

    def run(target, formula, *arguments):
        return CliRunner().invoke(main, ["verify", "--impl", target, "--formula", formula, *arguments])

    return run


def laws(*names):
    return [part for name in names for part in ("--law", name)]


@pytest.mark.parametrize(
    ("function", "formula"),
    [("excite", "squeeze_excitation"), ("relative", "relative_bias_attention")],
)
def test_a_right_function_obeys_every_law(verify, function, formula):
    result = verify(f"layers_to_verify:{function}", formula, "--examples", "3")
    assert result.exit_code == 0, result.output
    assert "HELD" in result.output and "NOT APPLICABLE" in result.output


@pytest.mark.parametrize(
    ("function", "formula", "law"),
    [
        ("without_bias", "squeeze_excitation", PLAIN_FORMULA),
        ("detached", "squeeze_excitation", GRADIENT),
        ("unscaled", "scaled_dot_attention", "the scale is one over the root of the head width"),
        ("attend", "relative_bias_attention", PLAIN_FORMULA),
    ],
)
def test_a_wrong_function_is_found_or_refused(verify, function, formula, law):
    result = verify(f"layers_to_verify:{function}", formula, "--examples", "20", *laws(law))
    assert result.exit_code == 1
    if formula == "relative_bias_attention":
        assert "it must take q, k, v, bias by name" in result.output
    else:
        assert "BROKEN" in result.output and "got = function(**arguments)" in result.output


@pytest.mark.parametrize(
    ("function", "drawn"),
    [
        ("short", ()),
        ("short", ("--length", "65")),
        ("narrow", ("--width", "96")),
        ("shallow", ()),
        ("whole", ("--dtype", "float16")),
    ],
)
def test_what_goes_wrong_at_other_sizes_and_dtypes_only_is_found(verify, function, drawn):
    """Keys behind the first tile, wide heads, a batch of two dimensions, half precision."""
    result = verify(
        f"layers_to_verify:{function}", "scaled_dot_attention", "--examples", "30", *drawn, *laws(PLAIN_FORMULA)
    )
    assert result.exit_code == 1 and "BROKEN" in result.output, result.output


def test_sizes_and_dtypes_of_a_formulas_own_function(verify):
    given = ("--length", "7", "--length", "200", "--dtype", "float64", "--examples", "5")
    result = verify("layers_to_verify:relative", "relative_bias_attention", *given, *laws(PLAIN_FORMULA))
    assert result.exit_code == 0, result.output


def test_sizes_that_a_formula_does_not_have_are_refused(verify):
    result = verify("layers_to_verify:excite", "squeeze_excitation", "--length", "9")
    assert result.exit_code == 1 and "has no free length to draw" in result.output
    result = verify("layers_to_verify:excite", "squeeze_excitation", "--width", "9", *laws(PLAIN_FORMULA))
    assert result.exit_code == 0, result.output


def test_a_snippet_can_be_pasted_and_run(verify):
    result = verify("layers_to_verify:without_bias", "squeeze_excitation", "--json", *laws(PLAIN_FORMULA))
    (record,) = json.loads(result.output)
    assert record["status"] == "BROKEN" and record["law"] == PLAIN_FORMULA
    space = {}
    exec(record["snippet"], space)
    assert space["got"].shape == space["arguments"]["image"].shape


def test_torchs_attention_keeps_the_laws_that_it_keeps(verify):
    result = verify(SDPA, "scaled_dot_attention", "--examples", "2", *laws(PLAIN_FORMULA, GRADIENT))
    assert result.exit_code == 0, result.output


def test_json_lists_every_law_of_every_case(verify):
    result = verify("layers_to_verify:attend", "scaled_dot_attention", "--examples", "1", "--json", *laws(GRADIENT))
    assert result.exit_code == 0
    (record,) = json.loads(result.output)
    assert set(record) == {"law", "subject", "status", "problem", "snippet"}


@pytest.mark.parametrize(
    ("target", "formula", "message"),
    [
        ("layers_to_verify", "softmax", "it does not name a function"),
        ("no_such_module:f", "softmax", "no_such_module does not import: ModuleNotFoundError"),
        ("layers_to_verify:exite", "squeeze_excitation", "has no 'exite'; it has excite"),
        ("layers_to_verify:excite", "softmax", "it must take s by name"),
        ("layers_to_verify:excite", "scaled_dot_attention", "neither q, k, v"),
        ("layers_to_verify:excite", "squeeze", "there is no formula 'squeeze'"),
        ("layers_to_verify:excite", "sinusoidal_encoding", "has no tensors to draw"),
    ],
)
def test_what_cannot_be_verified_is_said(verify, target, formula, message):
    result = verify(target, formula)
    assert result.exit_code == 1 and message in result.output


def test_an_unknown_law_is_answered_with_those_that_are_close(verify):
    result = verify("layers_to_verify:excite", "squeeze_excitation", "--law", "the output equals the plain formula")
    assert result.exit_code == 1 and PLAIN_FORMULA in result.output


@pytest.mark.parametrize(
    ("formula", "axes"),
    [
        ("softmax", {"N"}),
        ("squeeze_excitation", {"C", "Y", "X", "R"}),
        ("additive_attention", {"N", "M", "D", "Dk", "E", "A"}),
        ("relative_bias_attention", {"D", "E"}),
    ],
)
def test_an_axis_may_be_permuted_where_no_place_in_it_matters(formula, axes):
    assert set(exchangeable(catalogue.formula(formula))) == axes
