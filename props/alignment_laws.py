"""Laws of where a query stands and what it sees from there: causal alignments, windows, key lengths.

All use the probe: the output is the weights, 1 / count on the visible keys and exactly 0 elsewhere.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable

import torch
from hypothesis import strategies as st
from torch import Tensor

from props.attention import Attention
from props.law import Claim, Draw
from props.probe import drawn_lengths, probe, weights_are

REACHES = ((0, 0), (2, 0), (0, 1), (3, 2), (16, 0))


def causal_lower_right_sees_the_past_counted_from_the_end(attention: Attention, draw: Draw) -> Claim:
    """Key j is visible to query i if and only if j <= i + S - L; for all L, S in 1..6, and across blocks."""
    return _first_broken(
        weights_are(
            attention,
            probe(attention, rows, keys),
            _band(rows, keys, lambda i: 0, lambda i, offset=keys - rows: i + offset),
            visibility="causal_lower_right",
        )
        for rows, keys in _length_pairs(attention)
    )


def causal_upper_left_sees_the_past_counted_from_the_start(attention: Attention, draw: Draw) -> Claim:
    """Key j is visible to query i if and only if j <= i; for all L, S in 1..6, and across blocks."""
    return _first_broken(
        weights_are(
            attention,
            probe(attention, rows, keys),
            _band(rows, keys, lambda i: 0, lambda i: i),
            visibility="causal_upper_left",
        )
        for rows, keys in _length_pairs(attention)
    )


def a_sliding_window_of_w_shows_w_keys(attention: Attention, draw: Draw) -> Claim:
    """Counts 1, 2, 3, 4, 4, 4, 4, 4 for n = 8 and W = 4; windows below, at and above a block."""
    return _first_broken(
        weights_are(
            attention,
            probe(attention, size, size),
            _band(size, size, lambda i, width=width: i - width + 1, lambda i: i),
            sliding_window=width,
        )
        for size, width in itertools.product((8, 1, 17, 33), (4, 1, 2, 15, 16, 17))
    )


def a_window_reaches_left_and_right_of_the_query(attention: Attention, draw: Draw) -> Claim:
    """-left <= j - (i + S - L) <= right."""
    return _first_broken(
        weights_are(
            attention,
            probe(attention, rows, keys),
            _band(
                rows,
                keys,
                lambda i, first=keys - rows - left: i + first,
                lambda i, last=keys - rows + right: i + last,
            ),
            window=(left, right),
        )
        for (rows, keys), (left, right) in itertools.product(_length_pairs(attention)[::5], REACHES)
    )


def key_lengths_hide_the_keys_from_there_on(attention: Attention, draw: Draw) -> Claim:
    rows, keys = drawn_lengths(attention, draw)
    length = draw(st.integers(0, keys))
    seen = (torch.arange(keys) < length).expand(rows, keys)
    return weights_are(attention, {**probe(attention, rows, keys), "key_lengths": torch.tensor(length)}, seen)


def _band(rows: int, keys: int, low: Callable[[int], int], high: Callable[[int], int]) -> Tensor:
    """Visible pairs low(i) <= j <= high(i), as a table, one pair at a time."""
    return torch.tensor([[low(i) <= j <= high(i) for j in range(keys)] for i in range(rows)])


def _length_pairs(attention: Attention) -> list[tuple[int, int]]:
    """All pairs of lengths in 1..6, and some that cross a block; equal ones where it needs them equal."""
    pairs = [*itertools.product(range(1, 7), repeat=2), (5, 18), (18, 5), (17, 33), (33, 17)]
    return pairs if attention.can("different lengths") else [(size, size) for size in (1, 2, 3, 5, 6, 15, 16, 17, 33)]


def _first_broken(claims: Iterable[Claim]) -> Claim:
    """The first claim that is wrong, else the last: one law over all cases of a short list."""
    claim = None
    for claim in claims:
        if claim.problem() is not None:
            break
    assert claim is not None
    return claim
