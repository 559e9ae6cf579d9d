"""`derive verify`: the laws on anyone's function, by the command and in Python."""

import json

import pytest
import sympy as sp
from click.testing import CliRunner

from derive import Formula, Index, Size, Tensor, catalogue, total
from derive.cli import main
from derive.drawing import drawn_numbers, exchangeable

PLAIN_FORMULA = "the output equals that of the plain formula"
GRADIENT = "the gradient equals that of the plain formula"
GREAT_NUMBERS = "great numbers give what the plain formula gives"
N, D = Size("N"), Size("D", "width")
i, d = Index("i", N), Index("d", D)
q, number = Tensor("q", N, D), Tensor("number", kind="scalar")
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

def padded(q, k, v, key_lengths):
    seen = (torch.arange(k.shape[-2]) < key_lengths[..., None])[..., None, None, :]
    scores = (q @ k.mT * q.shape[-1] ** -0.5).masked_fill(~seen, -torch.inf)
    weights = torch.softmax(scores.where(seen.any(-1, keepdim=True), 0.0), -1).where(seen, 0.0)
    return weights @ v

def projected(x, w_query, w_key, w_value, w_out):
    q, k, v = (x[..., None, :, :] @ w for w in (w_query, w_key, w_value))
    return (attend(q, k, v) @ w_out).sum(-3)

def capped(q, k, v, scale=None, cap=20.0):
    score = q @ k.mT * (q.shape[-1] ** -0.5 if scale is None else scale)
    return torch.softmax(cap * torch.tanh(score / cap), -1) @ v

def cap_of_twenty(q, k, v, scale=None, cap=20.0):
    return capped(q, k, v, scale)

def of_default_scale(q, k, v, scale=None, cap=20.0):
    return capped(q, k, v, None, cap)

def sinking(q, k, v, sink, return_lse=False, dropped=False):
    score, column = q @ k.mT * q.shape[-1] ** -0.5, sink[:, None, None].expand(*q.shape[:-1], 1)
    lse = torch.cat((score, column), -1).logsumexp(-1)
    output = (score - lse[..., None]).exp() @ v
    return (output, score.logsumexp(-1) if dropped else lse) if return_lse else output

def one_more(q, k, v, shift=None):
    score = q @ k.mT * q.shape[-1] ** -0.5
    top = score.amax(-1, keepdim=True).clamp(min=0) if shift is None else 0.0
    weight = ((score if shift is None else score.clamp(max=shift)) - top).exp()
    return weight @ v / (weight.sum(-1, keepdim=True) + torch.as_tensor(-top).exp())

def one_more_as_written(q, k, v):
    return one_more(q, k, v, float("inf"))

def one_more_cut_off(q, k, v):
    return one_more(q, k, v, 50.0)

class Odd(BaseException):
    pass

def ends(x, how):
    if how == "exit":
        raise SystemExit(0)
    if how == "odd":
        raise Odd("said")
    return x

class Ends(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return 1 * x

    @staticmethod
    def backward(ctx, seed):
        return ends(seed, "exit")

def exits(q, k, v, scale=None):
    return ends(attend(q, k, v, scale), "exit")

def oddly_ends(q, k, v, scale=None):
    return ends(attend(q, k, v, scale), "odd")

def exits_backward(q, k, v, scale=None):
    return Ends.apply(attend(q, k, v, scale))

def exits_recorded(q, k, v, scale=None):
    return ends(attend(q, k, v, scale), "exit" if q.requires_grad else "")

def interrupted(q, k, v, scale=None):
    raise KeyboardInterrupt

def lse_without_sink(q, k, v, sink, return_lse=False):
    return sinking(q, k, v, sink, return_lse, dropped=True)
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


@pytest.mark.parametrize(("function", "formula"), [("padded", "padding_mask"), ("projected", "multi_head_attention")])
def test_heads_are_drawn_for_the_tensors_and_outputs_that_have_them(verify, function, formula):
    result = verify(f"layers_to_verify:{function}", formula, "--examples", "8", *laws(PLAIN_FORMULA, GRADIENT))
    assert result.exit_code == 0, result.output


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


@pytest.mark.parametrize(
    ("function", "formula", "law"),
    [
        ("capped", "softcap_attention", None),
        ("cap_of_twenty", "softcap_attention", PLAIN_FORMULA),
        ("of_default_scale", "softcap_attention", GRADIENT),
        ("sinking", "sink_attention", None),
        ("lse_without_sink", "sink_attention", PLAIN_FORMULA),
        ("lse_without_sink", "sink_attention", GRADIENT),
    ],
)
def test_numbers_with_a_default_and_the_logsumexp_are_drawn(verify, function, formula, law):
    given = ("--examples", "10", "--length", "1", "--length", "5", "--length", "17")
    result = verify(
        f"layers_to_verify:{function}", formula, *given, *laws(*([law] if law else (PLAIN_FORMULA, GRADIENT)))
    )
    assert result.exit_code == (1 if law else 0), result.output
    assert ("BROKEN" in result.output) == bool(law)


@pytest.mark.parametrize(
    ("function", "formula", "right"),
    [
        ("one_more", "off_by_one_attention", True),
        ("one_more_as_written", "off_by_one_attention", False),
        ("one_more_cut_off", "off_by_one_attention", False),
        ("sinking", "sink_attention", True),
    ],
)
def test_what_is_not_stabilised_or_cut_off_is_found(verify, function, formula, right):
    given = ("--examples", "20", "--length", "1", "--length", "5", "--length", "17")
    result = verify(f"layers_to_verify:{function}", formula, *given, *laws(GREAT_NUMBERS))
    assert result.exit_code == (0 if right else 1), result.output
    assert ("BROKEN" in result.output) != right


@pytest.mark.parametrize(
    ("value", "signs"),
    [
        (q[i, d] * number[()], {-1, 1}),
        (sp.tanh(q[i, d] * number[()]) / total(sp.exp(q[i, d] * number[()]), d), {-1, 1}),
        (number[()] ** 2 * q[i, d], {-1, 1}),
        (sp.tanh(q[i, d] / number[()]), {1}),
        (q[i, d] / (q[i, d] ** 2 + number[()]), {1}),
        (q[i, d] * sp.sqrt(number[()]), {1}),
        (q[i, d] + sp.log(number[()]), {1}),
    ],
)
def test_a_number_is_drawn_positive_where_the_formula_divides_by_it(value, signs):
    formula = Formula("f", [q, number], {"y": value})
    assert {1 if drawn > 0 else -1 for drawn in drawn_numbers(formula, "number")} == signs


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
    result = verify(SDPA, "scaled_dot_attention", "--examples", "2", "--json", *laws(PLAIN_FORMULA, GRADIENT))
    records = [r for r in json.loads(result.output) if "(negative scale and causal_upper_left)" not in r["subject"]]
    assert records and {r["status"] for r in records} == {"HELD"}, result.output


def test_json_lists_every_law_of_every_case(verify):
    result = verify("layers_to_verify:attend", "scaled_dot_attention", "--examples", "1", "--json", *laws(GRADIENT))
    assert result.exit_code == 0
    records = json.loads(result.output)
    cases = ("plain", "far lengths", "scale", "negative scale")
    assert [r["subject"] for r in records] == [f"layers_to_verify:attend ({case})" for case in cases]
    assert {word for r in records for word in r} == {"law", "subject", "status", "problem", "snippet"}


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


@pytest.mark.parametrize(
    ("function", "law", "said"),
    [
        ("exits", PLAIN_FORMULA, "raised SystemExit: 0"),
        ("exits", "the scale is one over the root of the head width", "raised SystemExit: 0"),
        ("oddly_ends", PLAIN_FORMULA, "raised Odd: said"),
        ("exits_backward", GRADIENT, "raised SystemExit: 0"),
        ("exits_recorded", "asking for a gradient does not change the output", "raised SystemExit: 0"),
        ("exits_recorded", "a second derivative is right or refused", "raised SystemExit: 0"),
    ],
)
def test_a_function_that_ends_the_program_breaks_a_law(verify, function, law, said):
    result = verify(f"layers_to_verify:{function}", "scaled_dot_attention", "--examples", "2", *laws(law))
    assert result.exit_code == 1 and "BROKEN" in result.output and said in result.output


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import sys; sys.exit(0)", "it ends the program: exit(0)"),
        ("class Odd(BaseException): pass\nraise Odd('said')", "it raises Odd: said"),
        ("def __getattr__(name): raise SystemExit(0)", "it ends the program: exit(0)"),
        ("def __getattr__(name): raise ValueError('said')", "ValueError: said"),
    ],
)
@pytest.mark.parametrize("formula", ["scaled_dot_attention", "softmax"])
def test_a_module_that_ends_the_program_is_refused(verify, tmp_path, request, text, said, formula):
    name = f"ending_{abs(hash(request.node.name))}"
    (tmp_path / f"{name}.py").write_text(text)
    result = verify(f"{name}:f", formula)
    assert result.exit_code == 1 and f"'{name}:f' cannot be verified: {name}" in result.output and said in result.output


def test_an_interrupt_stays_an_interrupt(verify):
    result = verify("layers_to_verify:interrupted", "scaled_dot_attention", *laws(PLAIN_FORMULA))
    assert result.exit_code == 1 and "Aborted" in result.output


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
