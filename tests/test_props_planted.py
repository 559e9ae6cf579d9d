"""The suite's own test: each planted bug is killed by the law named for it, correct implementations pass all laws."""

from pathlib import Path

import pytest
import torch

import props
from props.adapters import adapted
from props.attention import EVERYTHING, Attention
from props.expected import read_expected
from props.laws import ATTENTION_LAWS, LAWS, STRICTER_LAWS
from props.planted.blockwise import Blockwise
from props.planted.bugs import BUGS
from props.planted.dense import Dense

ALL_LAWS = (*LAWS, *ATTENTION_LAWS)
DTYPES = (torch.float32, torch.float64, torch.float16, torch.bfloat16)
KNOWN = Path(props.__file__).parent


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
    assert faults(props.verify(attention, max_examples=3)) == []


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
    assert faults(props.verify(adapted(target, DTYPES), max_examples=12, shrink=False, expected=expected)) == []
