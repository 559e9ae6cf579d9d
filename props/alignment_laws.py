"""Laws of where a query stands and what it sees from there: causal alignments, windows, key lengths.

All use the probe: the output is the weights, 1 / count on the visible keys and exactly 0 elsewhere.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any

import torch
from hypothesis import strategies as st

from props.attention import Attention
from props.law import Claim, Draw
from props.probe import drawn_lengths, probe, weights_are

REACHES = ((0, 0), (2, 0), (0, 1), (3, 2), (16, 0))


def causal_lower_right_sees_the_past_counted_from_the_end(attention: Attention, draw: Draw) -> Claim:
    """Key j is visible to query i if and only if j <= i + S - L; for all L, S in 1..6, and across blocks."""
    pairs = _length_pairs(attention)
    return _first_broken(_seen(attention, n, m, m - n, None, 0, visibility="causal_lower_right") for n, m in pairs)


def causal_upper_left_sees_the_past_counted_from_the_start(attention: Attention, draw: Draw) -> Claim:
    """Key j is visible to query i if and only if j <= i; for all L, S in 1..6, and across blocks."""
    pairs = _length_pairs(attention)
    return _first_broken(_seen(attention, n, m, 0, None, 0, visibility="causal_upper_left") for n, m in pairs)


def a_sliding_window_of_w_shows_w_keys(attention: Attention, draw: Draw) -> Claim:
    """Counts 1, 2, 3, 4, 4, 4, 4, 4 for n = 8 and W = 4; windows below, at and above a block."""
    pairs = itertools.product((8, 1, 17, 33), (4, 1, 2, 15, 16, 17))
    return _first_broken(_seen(attention, n, n, 0, width - 1, 0, sliding_window=width) for n, width in pairs)


def a_window_reaches_left_and_right_of_the_query(attention: Attention, draw: Draw) -> Claim:
    """-left <= j - (i + S - L) <= right."""
    choices = itertools.product(_length_pairs(attention)[::5], REACHES)
    return _first_broken(_seen(attention, n, m, m - n, *reach, window=reach) for (n, m), reach in choices)


def key_lengths_hide_the_keys_from_there_on(attention: Attention, draw: Draw) -> Claim:
    rows, keys = drawn_lengths(attention, draw)
    length = draw(st.integers(0, keys))
    seen = (torch.arange(keys) < length).expand(rows, keys)
    return weights_are(attention, {**probe(attention, rows, keys), "key_lengths": torch.tensor(length)}, seen)


def _seen(
    attention: Attention, rows: int, keys: int, offset: int, left: int | None, right: int, **options: Any
) -> Claim:
    """Query i sees exactly the keys from i + offset - left (None: the first) to i + offset + right, pair by pair."""
    reach = keys + rows if left is None else left
    seen = [[-reach <= j - i - offset <= right for j in range(keys)] for i in range(rows)]
    return weights_are(attention, probe(attention, rows, keys), torch.tensor(seen), **options)


def _length_pairs(attention: Attention) -> list[tuple[int, int]]:
    """All pairs of lengths in 1..6, and some that cross a block; equal ones where it needs them equal."""
    pairs = [*itertools.product(range(1, 7), range(1, 7)), (5, 18), (18, 5), (17, 33), (33, 17)]
    return pairs if attention.can("different lengths") else [(size, size) for size in (1, 2, 3, 5, 6, 15, 16, 17, 33)]


def _first_broken(claims: Iterable[Claim]) -> Claim:
    """The first claim that is wrong, else the last: one law over all cases of a short list."""
    claim = None
    for claim in claims:
        if claim.problem() is not None:
            break
    assert claim is not None
    return claim
