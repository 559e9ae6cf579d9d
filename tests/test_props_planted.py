"""The suite's own test: each planted bug is killed by the law named for it, correct implementations pass all laws."""

from dataclasses import replace
from pathlib import Path

import pytest
import torch

import props
from props.adapters import adapted
from props.attention import EVERYTHING, Attention
from props.combinations import combinations
from props.expected import read_expected
from props.laws import ATTENTION_LAWS, LAWS, STRICTER_LAWS
from props.planted.blockwise import Blockwise
from props.planted.bugs import BUGS
from props.planted.dense import Dense
from props.verify import examine

ALL_LAWS = (*LAWS, *ATTENTION_LAWS)
DTYPES = (torch.float32, torch.float64, torch.float16, torch.bfloat16)
KNOWN = Path(props.__file__).parent
SELDOM = "(negative scale and causal_upper_left)"  # where torch's fused kernel is wrong, which few examples show


def faults(results):
    return [f"{r.status}: {r.law} [{r.subject}] {r.problem}\n{r.snippet}" for r in results if not r.good]


@pytest.mark.parametrize(
    "bug", BUGS, ids=lambda bug: f"{bug.case or 'own'}-{bug.name}-{bug.law}-{bug.on}".replace(" ", "_")
)
def test_a_planted_bug_is_killed_by_its_law(bug):
    result = bug.examined()
    assert result.broken, f"{bug.mistake} survived {bug.law!r}: {result.status} {result.problem}"


def test_every_law_that_is_run_on_attention_kills_a_bug():
    killing = {bug.law for bug in BUGS}
    idle = [
        law.name
        for law in (*ALL_LAWS, *STRICTER_LAWS)
        if law.name not in killing and "other exchangeable axes" not in law.needs
    ]
    assert idle == []


@pytest.mark.parametrize("host", [Dense(), Blockwise()], ids=["dense", "blockwise"])
def test_a_correct_implementation_obeys_every_law(host):
    attention = Attention(type(host).__name__, host, EVERYTHING, DTYPES)
    assert faults(props.verify(attention, max_examples=2)) == []


@pytest.mark.parametrize(
    ("target", "known"),
    [
        ("torch.nn.functional:scaled_dot_product_attention", "known_sdpa.json"),
        ("torch.nn:MultiheadAttention", "known_multihead.json"),
    ],
)
def test_torch_obeys_every_law_but_the_known_ones(target, known):
    expected = read_expected(KNOWN / known, [law.name for law in ALL_LAWS])
    # fewer than about ten examples do not show every known failure on every subject
    results = props.verify(adapted(target, DTYPES), max_examples=12, shrink=False, expected=expected)
    assert faults(result for result in results if SELDOM not in result.subject) == []


def test_torchs_causal_kernel_breaks_a_law_with_a_negative_scale():
    """It hides the future with -inf before it multiplies by the scale; it runs for four dimensions and equal widths."""
    attention = replace(adapted("torch.nn.functional:scaled_dot_product_attention"), widths=(4,), leading=((2, 3),))
    (case,) = (case for case in combinations(attention) if SELDOM in case.name)
    result = examine(LAWS[0], case, max_examples=10, shrink=False)
    assert result.broken and "NaN in other places" in result.problem
