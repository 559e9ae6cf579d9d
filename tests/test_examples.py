"""The examples of the README do what they say."""

import pytest

from derive.runtime import load
from examples import copy_task


@pytest.mark.parametrize("backend", ["blockwise", "reference"])
def test_a_small_transformer_learns_to_copy(backend):
    attention = load("scaled_dot_attention", backend, visibility="causal_lower_right")
    lines = []
    right = copy_task.train(attention, steps=60, count=16, report=lines.append)
    assert right == 1.0
    assert "copied right 100.0%" in lines[-1]
