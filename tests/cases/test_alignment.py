"""Causal masks and windows where there are as many, more, or fewer keys than queries."""

import sys

import pytest
from cases.kit import ID, assert_weights, band, catalogue, compiled, qkv, weights

from derive import errors

SHORT = [(rows, keys) for rows in range(1, 7) for keys in range(1, 7)]
LONGER = [(9, 17), (17, 9), (33, 70), (70, 33)]


@pytest.mark.parametrize(("rows", "keys"), [(2, 5), (5, 2)])
def test_each_alignment_has_a_name_and_keeps_to_it(backend, rows, keys):
    """A01: upper left counts from the start, lower right from the end."""
    upper = weights(backend, rows, keys, visibility="causal_upper_left")
    lower = weights(backend, rows, keys, visibility="causal_lower_right")
    if rows == 2:
        assert_weights(upper, [[1, 0, 0, 0, 0], [0.5, 0.5, 0, 0, 0]])
        assert_weights(lower, [[0.25] * 4 + [0], [0.2] * 5])
    else:
        assert_weights(upper, [[1, 0], *[[0.5, 0.5]] * 4])
        assert_weights(lower, [[0, 0], [0, 0], [0, 0], [1, 0], [0.5, 0.5]])


def test_a_causal_mask_without_its_alignment_is_refused(backend):
    """A01: "causal" alone says nothing."""
    with pytest.raises(errors.FormulaError, match="causal_lower_right"):
        catalogue(ID, visibility="causal")
    with pytest.raises(errors.WrongType, match="causal_lower_right"):
        compiled(backend, catalogue(ID, visibility="causal_upper_left"))(*qkv(), visibility="causal")


@pytest.mark.parametrize("visibility", ["causal_lower_right", "causal_upper_left"])
def test_one_condition_holds_for_all_lengths(backend, visibility):
    """A02: whichever length is the longer one; a single query sees every key from the lower right."""
    for rows, keys in (*SHORT, *LONGER):
        offset = keys - rows if visibility == "causal_lower_right" else 0
        got = weights(backend, rows, keys, visibility=visibility)
        assert_weights(got, band(rows, keys, lambda i, j, offset=offset: j <= i + offset))


@pytest.mark.parametrize(("size", "width"), [(8, 4), (8, 1), (8, 20), (20, 8), (70, 33)])
def test_a_sliding_window_of_w_shows_w_keys(backend, size, width):
    """A04: the query's own key and the W - 1 before it."""
    got = weights(backend, size, size, visibility="causal_lower_right", sliding_window=width)
    assert_weights(got, band(size, size, lambda i, j: i - width < j <= i))
    assert [int((row > 0).sum()) for row in got] == [min(i + 1, width) for i in range(size)]


@pytest.mark.parametrize(("rows", "keys"), [(8, 8), (3, 7), (7, 3), (40, 70)])
def test_a_window_reaches_as_far_as_it_says(backend, rows, keys):
    """A04: window=(left, right) is a reach and shows left + 1 + right keys."""
    for left, right in ((3, 0), (0, 2), (0, 0), (5, 33)):
        got = weights(backend, rows, keys, window=(left, right))
        assert_weights(got, band(rows, keys, lambda i, j, x=left, y=right: -x <= j - (i + keys - rows) <= y))


@pytest.mark.parametrize("reach", [2**31 - 1, 2**31, 2**32 + 1, sys.maxsize])
def test_a_window_longer_than_everything_hides_nothing(backend, reach):
    """A04: what other libraries take for "no window" is added to places; it must not come out below them."""
    for rows, keys in ((3, 7), (40, 70)):
        causal = band(rows, keys, lambda i, j, ahead=keys - rows: j <= i + ahead)
        got = weights(backend, rows, keys, visibility="causal_lower_right", sliding_window=reach)
        assert_weights(got, causal)
        assert_weights(weights(backend, rows, keys, window=(reach, 0)), causal)
        assert_weights(weights(backend, rows, keys, window=(reach, reach)), band(rows, keys, lambda i, j: True))
