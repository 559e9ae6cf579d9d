"""Large scores, tiles outside of a window, and comparisons that hide a NaN."""

import pytest
import torch
from cases.kit import SMALL_TILES, TILE, assert_laws, assert_plain, assert_plain_gradients, dtypes, numbers, qkv

from props.attention import EVERYTHING, Attention, cases, plain_attention
from props.compare import difference
from props.verify import BROKEN, verify

HALVES = (torch.float16, torch.bfloat16)


@pytest.mark.parametrize("dtype", [*HALVES, torch.float32])
def test_scores_too_large_for_the_dtype_still_average(backend, dtype):
    """S01: q . k = 4,194,304 is no number of fp16; equal scores give the mean of the values."""
    if dtype not in dtypes(backend):
        return
    q = torch.full((2, 64), 256.0, dtype=dtype)
    v = numbers(2, 3, dtype=dtype)
    o = assert_plain(backend, q, q.clone(), v)
    torch.testing.assert_close(o, v.double().mean(0).to(dtype).expand(2, 3))
    assert_plain_gradients(backend, q, q.clone(), v)
    assert_laws(backend, None, "scores too large for the dtype still average", dtype=dtype)


@pytest.mark.parametrize("factor", [1e2, -1e2, 1e3])
def test_scores_of_ten_thousand_and_more_neither_overflow_nor_vanish(backend, factor):
    """S01: the kind: a maximum that is subtracted, forward and backward."""
    q, k, v = qkv(n=9, m=17)
    assert_plain(backend, q * factor, k * 50, v)
    assert_plain_gradients(backend, q * factor, k * 50, v)
    assert_laws(backend, None, "a common shift of all scores changes nothing")


@pytest.mark.parametrize("width", [TILE // 2, TILE, 16, 65, 300])
def test_a_tile_outside_of_the_window_does_no_harm(backend, width):
    """S04: windows narrower than a block, as wide, and wider, over several blocks."""
    size = {SMALL_TILES: 5 * TILE, "triton": 70}.get(backend, 256)
    q, k, v = qkv(n=size, m=size, d=2, e=2)
    options = {"visibility": "causal_lower_right", "sliding_window": width}
    assert_plain(backend, q, k, v, **options)
    if width == 16:
        assert_plain_gradients(backend, q, k, v, **options)


@pytest.mark.parametrize("reach", [(0, 0), (TILE - 1, 0), (0, TILE), (TILE + 1, TILE // 2), (2, 100)])
@pytest.mark.parametrize(("rows", "keys"), [(11, 70), (70, 11)])
def test_windows_that_look_both_ways_agree_with_the_plain_form(backend, rows, keys, reach):
    """S04: the kind, with gradients: tiles left and right of the window are skipped."""
    q, k, v = qkv(n=rows, m=keys)
    assert_plain(backend, q, k, v, window=reach)
    assert_plain_gradients(backend, q, k, v, window=reach)


@pytest.mark.parametrize(("got", "expected"), [(torch.nan, 0.0), (0.0, torch.nan), (torch.nan, torch.inf)])
@pytest.mark.parametrize("bound", [None, torch.full((2,), torch.inf)])
def test_a_nan_on_one_side_only_is_a_difference(got, expected, bound):
    """S06: a comparison that accepts anything beside a NaN hides empty rows."""
    got, expected = torch.tensor([got, 1.0]), torch.tensor([expected, 1.0])
    assert difference(got, expected, bound)
    assert difference(got, got.clone(), bound) is None


def nan_where_nothing_is_seen(q, k, v, **options):
    o, lse = plain_attention(q, k, v, **options)
    return torch.where(lse[..., None] == -torch.inf, torch.nan, o), lse


def nan_becomes_zero(q, k, v, **options):
    o, lse = plain_attention(q, k, v, **options)
    return o.nan_to_num(0.0), lse


@pytest.mark.parametrize(
    ("function", "law"),
    [
        (nan_where_nothing_is_seen, "the output equals that of the plain formula"),
        (nan_where_nothing_is_seen, "a row that sees nothing gives zero"),
        (nan_becomes_zero, "a nan that is seen gives nan"),
    ],
)
def test_the_laws_see_a_nan_too_many_and_a_nan_too_few(function, law):
    """S06: in what they are meant to test."""
    subject = cases(Attention("planted", function, EVERYTHING, lengths=(0, 1, 3)))[1]
    (result,) = verify(subject, [law], max_examples=20, shrink=False)
    assert result.status == BROKEN
