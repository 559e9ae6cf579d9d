"""Running laws: results, snippets that run, expected failures as data, adapters, and the pytest plugin."""

import itertools
import json
import math
import subprocess
import sys
from pathlib import Path

import pytest
import torch

import props
from props.adapters import adapted, load
from props.attention import Attention, cases, plain_attention
from props.combinations import combinations
from props.compare import difference
from props.expected import Expected, read_expected
from props.laws import ATTENTION_LAWS, LAWS
from props.planted.dense import Dense
from props.planted.memory import BatchIsShared
from props.snippet import literal
from props.subject import ImplementationRaised, OutputSpec, Subject, TensorSpec

EQUIVARIANT = "permuting the queries permutes the output"
SUM_TO_ONE = "values of one give one"
PLAIN_FORMULA = "the output equals that of the plain formula"
NAMES = [law.name for law in (*LAWS, *ATTENTION_LAWS)]


class HalfTheWeight(Dense):
    """Every output is halved."""

    def finish(self, output, call):
        return super().finish(output, call) / 2


def half(q, k, v, *, scale=None):
    return HalfTheWeight()(q, k, v, scale=scale)


def by_hand(q, k, v, attn_mask=None, is_causal=False, scale=None, enable_gqa=False):
    """The arguments of scaled_dot_product_attention, with the mask read as an array."""
    if attn_mask is None:
        return plain_attention(q, k, v, visibility="causal_upper_left" if is_causal else None, scale=scale)
    kept = attn_mask if attn_mask.dtype == torch.bool else attn_mask > -math.inf
    bias = None if attn_mask.dtype == torch.bool else attn_mask.masked_fill(~kept, 0)
    return plain_attention(q, k, v, mask=kept, bias=bias, scale=scale)


SOURCE = f"from {__name__} import half as function"


def halved() -> Subject:
    attention = Attention("half", half, frozenset({"scale", "different lengths", "backward"}), source=SOURCE)
    return cases(attention)[0]


def ran(snippet, function=half):
    """What a snippet leaves behind, the line that imports the function replaced by the function itself."""
    space = {"function": function}
    exec(snippet.replace(SOURCE, ""), space)
    return space


def test_a_broken_law_gives_a_snippet_that_runs_and_shows_the_failure():
    (result,) = props.verify(halved(), [SUM_TO_ONE], max_examples=20)
    assert result.broken and "got 0.5, expected 1" in result.problem
    assert torch.allclose(ran(result.snippet)["got"], torch.tensor(0.5))
    assert "#   o = [[1.0]]" in result.snippet and SOURCE in result.snippet, result.snippet


def test_a_broken_gradient_gives_a_snippet_with_its_cotangents():
    (result,) = props.verify(halved(), ["the gradient equals that of the plain formula"], max_examples=20)
    assert result.broken
    assert len(ran(result.snippet)["got"]) == 3


def test_an_exception_of_the_implementation_is_a_broken_law_with_its_call():
    def raises(q, k, v):
        raise IndexError("beyond the end")

    subject = cases(Attention("raises", raises, frozenset()))[0]
    (result,) = props.verify(subject, [PLAIN_FORMULA])
    assert (
        result.broken and "IndexError: beyond the end" in result.problem and "function(**arguments)" in result.snippet
    )


def test_a_law_broken_at_one_call_and_not_at_the_next_is_broken():
    calls = itertools.count()

    def wrong_once(q, k, v):
        return plain_attention(q, k, v) + (not next(calls))

    subject = cases(Attention("wrong once", wrong_once, frozenset()))[0]
    (result,) = props.verify(subject, [PLAIN_FORMULA])
    assert result.broken and "another result when it was repeated" in result.problem
    assert "function(**arguments)" in result.snippet


def test_a_mistake_in_the_oracle_is_not_taken_for_a_broken_law():
    def oracle(q, k, v):
        raise ZeroDivisionError

    subject = cases(Attention("plain", plain_attention, frozenset()))[0]
    with pytest.raises(ZeroDivisionError):
        props.verify(Subject(**{**subject.__dict__, "oracle": oracle}), [PLAIN_FORMULA])


@pytest.mark.parametrize(
    "value",
    [
        torch.tensor([[1.5, -math.inf], [math.nan, 0.1]]),
        torch.tensor([True, False]),
        torch.tensor(3),
        torch.empty(0, 4),
        torch.arange(12.0).reshape(3, 4).mT,
        torch.arange(12.0, dtype=torch.float16)[::2],
        torch.tensor([0.1, 3.0], dtype=torch.bfloat16),
        torch.ones(1, 3).expand(4, 3),
        torch.linspace(0, 1, 900).reshape(30, 30),
        torch.linspace(0, 1, 900, dtype=torch.bfloat16),
    ],
    ids=str,
)
def test_a_literal_makes_the_same_tensor_again(value):
    import base64
    import zlib

    again = eval(literal(value), {"torch": torch, "base64": base64, "zlib": zlib})
    assert again.dtype == value.dtype and again.shape == value.shape and again.stride() == value.stride()
    assert difference(again, value) is None


def test_what_a_law_needs_and_the_subject_lacks_is_named():
    (result,) = props.verify(halved(), ["a row that sees nothing gives zero"])
    assert (result.status, result.problem) == ("NOT APPLICABLE", "it has no empty rows")


def test_a_law_that_no_example_exercises_is_reported_and_not_good():
    always = lambda q, k, v, **_: torch.ones(q.shape[-2], k.shape[-2], dtype=torch.bool)  # noqa: E731
    subject = Subject(**{**cases(Attention("dense", Dense(), lengths=(1,)))[0].__dict__, "visible": always})
    (result,) = props.verify(subject, ["the gradient of a hidden key is zero"], max_examples=5)
    assert result.status == "NOT EXERCISED" and not result.good


def test_whoever_watches_is_told_how_far_it_is():
    seen = []
    props.verify(halved(), [SUM_TO_ONE, PLAIN_FORMULA], max_examples=2, watch=lambda *told: seen.append(told))
    assert seen == [(1, 2), (2, 2)]


def test_an_unknown_law_is_refused():
    with pytest.raises(ValueError, match="no law is called 'what nobody wrote'"):
        props.verify(halved(), ["what nobody wrote"])


def test_law_names_are_different_sentences():
    assert len(set(NAMES)) == len(NAMES)
    assert all(len(name.split()) > 3 and "_" not in name for name in NAMES)


def test_an_expected_failure_keeps_its_reason_and_must_fail():
    rows = (Expected(SUM_TO_ONE, "half*", "halved on purpose"), Expected(PLAIN_FORMULA, "dense*", "not true"))
    (failing,) = props.verify(halved(), [SUM_TO_ONE], max_examples=10, expected=rows)
    assert failing.status == "EXPECTED FAILURE" and failing.good and "halved on purpose" in failing.problem
    (holding,) = props.verify(cases(Attention("dense", Dense()))[0], [PLAIN_FORMULA], max_examples=10, expected=rows)
    assert holding.status == "UNEXPECTEDLY HELD" and not holding.good


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ({"law": SUM_TO_ONE, "subject": "*", "reason": " "}, "reason is missing"),
        ({"law": "none", "subject": "*", "reason": "why"}, "no law is called 'none'"),
        ({"law": SUM_TO_ONE, "subject": "*"}, "exactly the keys"),
    ],
)
def test_an_expected_failure_without_reason_or_law_is_refused(tmp_path, row, complaint):
    path = tmp_path / "known.json"
    path.write_text(json.dumps([row]))
    with pytest.raises(ValueError, match=complaint):
        read_expected(path, NAMES)


@pytest.mark.parametrize(
    ("target", "error"),
    [("math", ValueError), ("math:nothing", ImportError), ("nowhere_at_all:f", ImportError), ("math:pi", TypeError)],
)
def test_a_target_that_names_no_attention_is_refused(target, error):
    with pytest.raises(error):
        adapted(target)


def test_a_function_of_other_arguments_is_refused_with_them_named():
    with pytest.raises(TypeError, match="neither q, k, v"):
        adapted("textwrap:dedent")


def test_a_dotted_name_is_loaded():
    assert load("torch:nn.functional.relu") is torch.nn.functional.relu


def test_capabilities_are_read_from_the_arguments():
    found = adapted("props.attention:plain_attention")
    assert isinstance(found, Attention) and found.can("logsumexp") is True
    assert not found.can("window")


def test_a_function_by_hand_with_the_arguments_of_torch_is_given_masks_that_it_can_read():
    (subject,) = (case for case in cases(adapted(f"{__name__}:by_hand")) if case.name.endswith("(causal_lower_right)"))
    results = props.verify(subject, [PLAIN_FORMULA, "the same inputs give the same bits"], max_examples=10)
    assert [result.status for result in results] == ["HELD", "HELD"], results


def test_an_implementation_that_fails_is_told_from_one_that_refuses():
    with pytest.raises(ImplementationRaised):
        cases(Attention("x", lambda q: q))[0].run(_example())


def _example():
    from props.subject import Example

    value = torch.ones(1, 1)
    return Example({}, (), torch.float32, {"q": value, "k": value, "v": value}, {})


def test_values_are_drawn_from_the_domain_of_their_tensor():
    gate = TensorSpec("gate", ("N",), shared=True, domain=torch.sigmoid)
    subject = Subject(
        "gated", lambda gate: gate * 1, lambda gate: gate * 2, (gate,), (OutputSpec("o", ("N",)),), leading=((),)
    )
    (result,) = props.verify(subject, [PLAIN_FORMULA], max_examples=10)
    inputs = ran(result.snippet.replace(subject.source, ""), subject.function)["arguments"]["gate"]
    assert result.broken and ((inputs > 0) & (inputs < 1)).all()


def test_any_name_may_be_that_of_a_tensor():
    names = ("lambda", "torch", "got")
    subject = Subject(
        "names",
        lambda **tensors: sum(tensors.values()),
        lambda **tensors: 2 * sum(tensors.values()),
        tuple(TensorSpec(name, ("N",)) for name in names),
        (OutputSpec("o", ("N",)),),
    )
    (result,) = props.verify(subject, ["the gradient equals that of the plain formula"], max_examples=10)
    assert result.broken
    assert len(ran(result.snippet.replace(subject.source, ""), subject.function)["got"]) == 3


def test_a_tensor_of_unknown_kind_is_refused():
    with pytest.raises(ValueError, match="kind 'complex'"):
        TensorSpec("q", ("N",), kind="complex")


def test_laws_find_a_bug_across_the_batch():
    subject = cases(Attention("x", BatchIsShared()))[0]
    (result,) = props.verify(subject, ["a batch gives what its entries give one by one"])
    assert result.broken


def plugin(*arguments):
    root = Path(props.__file__).parent.parent
    command = [sys.executable, "-m", "pytest", "-p", "props.plugin", "-p", "no:cacheprovider", "-c", "/dev/null"]
    command += [f"--rootdir={root}", "--law-examples=5", *arguments]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=300)


def test_the_plugin_answers_a_wrong_target_without_a_traceback():
    done = plugin("--impl=math:nothing")
    assert done.returncode == 4 and "has no 'nothing'" in done.stderr and "Traceback" not in done.stderr + done.stdout


def test_the_plugin_runs_laws_as_tests_with_snippets_and_expected_failures(tmp_path):
    """One session in which a law holds, one is broken on four subjects, one fails as expected, others do not apply."""
    known = tmp_path / "known.json"
    known.write_text(json.dumps([{"law": SUM_TO_ONE, "subject": "*", "reason": "halved on purpose"}]))
    (tmp_path / "wrong_attention.py").write_text(
        "def wrong(q, k, v, *, scale=None):\n"
        "    scale = q.shape[-1] ** -0.5 if scale is None else scale\n"
        "    return (q @ k.mT * scale).softmax(-1) @ v / 2\n"
    )
    laws = (SUM_TO_ONE, PLAIN_FORMULA, EQUIVARIANT, "a row that sees nothing gives zero")
    chosen = [argument for law in laws for argument in ("--law", law)]
    target, path = "--impl=wrong_attention:wrong", f"pythonpath={tmp_path}"
    done = plugin("-rx", f"--expected-failures={known}", target, "-o", path, *chosen)
    assert "4 failed, 1 passed, 1 xfailed" in done.stdout, done.stdout + done.stderr
    assert "import torch" in done.stdout and "got = function(**arguments)" in done.stdout
    assert "halved on purpose" in done.stdout
    assert "laws that do not apply" in done.stdout and "no empty rows" in done.stdout


class Offers(Dense):
    """Refuses a mask beside a visibility with an exception of this class, at once or only for several keys."""

    def __init__(self, refusal, from_keys=0):
        self.refusal, self.from_keys = refusal, from_keys

    def __call__(self, q, k, v, **options):
        if {"mask", "visibility"} <= set(options) and k.shape[-2] >= self.from_keys:
            raise self.refusal("a mask beside a visibility is not offered")
        return super().__call__(q, k, v, **options)


class NotOffered(Exception):
    pass


@pytest.mark.parametrize(
    ("refusal", "from_keys", "status"),
    [
        (NotImplementedError, 0, "NOT APPLICABLE"),
        (ValueError, 0, "NOT APPLICABLE"),
        (NotOffered, 0, "NOT APPLICABLE"),
        (RuntimeError, 0, "BROKEN"),
        (NotOffered, 3, "BROKEN"),
    ],
)
def test_two_options_may_be_refused_together_at_once_and_by_name(refusal, from_keys, status):
    attention = Attention("offers", Offers(refusal, from_keys))
    (pair,) = (case for case in combinations(attention) if case.name == "offers (boolean mask and causal_lower_right)")
    law = next(law for law in LAWS if law.name == PLAIN_FORMULA)
    result = props.examine(law, pair, max_examples=10, shrink=False)
    assert result.status == status and "a mask beside a visibility is not offered" in result.problem


def test_every_two_options_of_different_arguments_meet():
    names = {case.name.partition("(")[2].rstrip(")") for case in combinations(Attention("dense", Dense()))}
    pairs = {frozenset(name.split(" and ")) for name in names if " and " in name}
    options = {"boolean mask", "float mask", "bias", "key lengths", "window", "sliding window", "grouped heads"}
    options |= {"negative scale"}
    options |= {"causal_lower_right", "causal_upper_left"}
    alone = [{"boolean mask", "float mask"}, {"causal_lower_right", "causal_upper_left"}]
    assert pairs == {frozenset(pair) for pair in itertools.combinations(options, 2) if set(pair) not in alone}
    torchs = {case.name for case in combinations(adapted("torch.nn.functional:scaled_dot_product_attention"))}
    torchs = {name for name in torchs if " and " in name}
    assert torchs == {name for name in torchs if "grouped heads" in name or "negative scale" in name}
