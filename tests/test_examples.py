"""The examples of the README do what they say."""

import re
from pathlib import Path

import pytest

from derive.proof.claims import judge
from derive.proof.stated import reader
from derive.runtime import load
from examples import copy_task

README = Path(__file__).resolve().parent.parent / "README.md"
BLOCKS = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("backend", ["blockwise", "reference"])
def test_a_small_transformer_learns_to_copy(backend):
    attention = load("scaled_dot_attention", backend, visibility="causal_lower_right")
    lines = []
    right = copy_task.train(attention, steps=60, count=16, report=lines.append)
    assert right == 1.0
    assert "copied right 100.0%" in lines[-1]


def test_a_generated_function_is_used_as_the_readme_says(capsys):
    space = {}
    exec(BLOCKS[0], space)
    assert space["out"].shape == (2, 8, 128, 64) and space["q"].grad is not None
    assert "scaled_dot_attention (causal_lower_right): cpu" in capsys.readouterr().out


def test_the_claims_of_a_formula_of_ones_own_are_proved_and_refuted():
    space = {}
    for block in BLOCKS[1:]:
        exec(block, space)
    found = {claim.name: judge(claim, reader()) for claim in space["one_plus"].claims}
    assert {name: result.status for name, result in found.items()} == {"below-one": "PROVED", "one": "REFUTED"}
    assert all(result.as_expected for result in found.values())
