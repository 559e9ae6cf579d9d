"""Masks: empty rows, polarity, axes, what is hidden and what only weighs little."""

import pytest
import sympy as sp
import torch
from cases.kit import (
    ID,
    assert_laws,
    assert_plain,
    assert_weights,
    attention,
    band,
    catalogue,
    compiled,
    numbers,
    probe,
    qkv,
    weights,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from derive import errors
from derive.formula import Formula, Index, Let, Size, Tensor, total, where

HIDING = ("boolean mask", "float mask", "sliding window", "causal_upper_left")


def test_a_row_that_sees_no_key_gives_zero_and_has_zero_gradient(backend):
    """M01: NaN in an all-False row of a boolean mask."""
    keep = torch.tensor([[True, False, True], [False, False, False]])
    q, k, v = (x.requires_grad_() for x in probe(2, 3))
    o = attention(backend)(q, k, v, mask=keep)
    assert_weights(o, [[0.5, 0, 0.5], [0, 0, 0]])
    d_q, d_k, d_v = torch.autograd.grad(o, (q, k, v), numbers(2, 3))
    assert (d_q[1] == 0).all()
    assert torch.isfinite(d_k).all()
    assert torch.isfinite(d_v).all()


@pytest.mark.parametrize("case", ["boolean mask", "key lengths", "window"])
def test_empty_rows_are_zero_however_they_come_about(backend, case):
    """M01: the laws of empty rows, for each way of hiding."""
    assert_laws(
        backend,
        case,
        "a row that sees nothing gives zero",
        "a row that sees nothing has logsumexp minus infinity",
        "a row that sees nothing has zero gradient",
        "the gradients are finite where some rows see nothing",
    )


@pytest.mark.parametrize("score", [0.0, -3.0, 16.0])
def test_a_row_of_the_lowest_number_is_a_mean_and_a_row_of_minus_infinity_is_zero(backend, score):
    """M02: finfo.min hides nothing, -inf hides; fp32 absorbs the scores beside finfo.min: they count as equal."""
    lowest = torch.finfo(torch.float32).min
    mask = torch.zeros(3, 3)
    mask[1], mask[2] = lowest, -torch.inf
    q, k, v = probe(3, 3)
    k = k * torch.tensor([[1.0], [0.5], [0.25]])
    q = torch.full_like(q, score / 2)
    o = attention(backend)(q, k, v, mask=mask)
    assert_weights(o[1:], [[1 / 3] * 3, [0] * 3])
    assert_laws(
        backend,
        None,
        "the lowest finite number in a float mask does not hide",
        "minus infinity in a float mask hides",
    )


def ways_to_hide(size, width, length):
    """The same visible pairs, said in different options."""
    i, j = torch.arange(size)[:, None], torch.arange(size)[None, :]
    seen = (j <= i) & (j > i - width) & (j < length)
    hidden = torch.where(seen, 0.0, -torch.inf)
    causal = {"visibility": "causal_lower_right"}
    return seen, {
        "options": {**causal, "sliding_window": width, "key_lengths": torch.tensor(length)},
        "a mask beside options": {**causal, "sliding_window": width, "mask": (j < length).expand(size, size)},
        "lengths and a mask": {"key_lengths": torch.tensor(length), "mask": seen | (j >= length)},
        "boolean mask": {"mask": seen},
        "float mask": {"mask": hidden},
    }


def assert_every_way_agrees(backend, size, width, length):
    q, k, v = qkv(n=size, m=size)
    seen, ways = ways_to_hide(size, width, length)
    empty = ~seen.any(-1)
    for way, options in ways.items():
        o, lse = attention(backend)(q, k, v, return_lse=True, **options)
        assert (o[empty] == 0).all(), way
        assert torch.equal(lse == -torch.inf, empty), way
        assert_plain(backend, q, k, v, **options)
    return int(empty.sum())


def test_padding_deeper_than_the_band_leaves_the_same_rows_empty_on_every_path(backend):
    """M04: 9 rows of 16 see nothing, in whatever options that is said."""
    assert assert_every_way_agrees(backend, 16, 4, 4) == 9


@settings(max_examples=4, deadline=None, derandomize=True, database=None)
@given(size=st.sampled_from([1, 9, 17, 33]), width=st.integers(1, 12), length=st.integers(0, 9))
def test_a_band_and_a_padding_say_the_same_in_all_options(backend, size, width, length):
    """M04: the kind."""
    assert_every_way_agrees(backend, size, width, min(length, size))


@pytest.mark.parametrize("junk", [torch.nan, torch.inf, -torch.inf, 1e30])
def test_what_a_masked_key_or_value_holds_has_no_influence(backend, junk):
    """M06: not on one bit of the output or of a gradient."""
    keep = torch.tensor([[True, False, True]]).expand(3, 3)
    results = []
    for held in (0.0, junk):
        q, k, v = qkv(n=3, m=3)
        k[1], v[1] = held, held
        leaves = [x.requires_grad_() for x in (q, k, v)]
        o = attention(backend)(*leaves, mask=keep)
        results.append((o, *torch.autograd.grad(o, leaves, numbers(3, 6))))
    for clean, poisoned in zip(*results, strict=True):
        assert torch.equal(clean, poisoned)


@pytest.mark.parametrize("case", HIDING)
def test_hidden_keys_have_no_influence_whatever_they_hold(backend, case):
    """M06: the kind, for each way of hiding."""
    names = ["what a query does not see changes no bit of its output"]
    if case != "causal_upper_left":
        names += [
            "hidden keys have no influence whatever they hold",
            "hidden keys have no influence on any gradient",
            "the gradient of a hidden key is zero",
        ]
    assert_laws(backend, case, *names)


def test_a_float_mask_of_zeros_and_ones_is_refused_and_a_boolean_one_keeps(backend):
    """M07: [1, 1, 0] as keep or drop is [.5, .5, 0]; added to the scores it would be [.42, .42, .16]."""
    keep = torch.tensor([[1.0, 1.0, 0.0]])
    assert_weights(weights(backend, 1, 3, mask=keep.bool()), [[0.5, 0.5, 0.0]])
    with pytest.raises(errors.ZeroOneMask, match=r"mask\.bool\(\)"):
        compiled(backend, catalogue(ID, mask="float"))(*probe(1, 3), mask=keep)
    added = assert_plain(backend, *probe(1, 3), bias=keep)
    assert [round(x, 4) for x in added[0].tolist()] == [0.4223, 0.4223, 0.1554]
    assert_laws(backend, None, "a float mask is added to the scores")


def test_true_means_keep(backend):
    """M08: with the polarity inverted, the future leaks and the last row is empty."""
    keep = torch.ones(4, 4, dtype=torch.bool).tril()
    assert_weights(weights(backend, 4, 4, mask=keep), band(4, 4, lambda i, j: j <= i))
    assert_laws(backend, None, "true in a boolean mask means keep")


def test_a_padding_mask_hides_keys(backend):
    """M09: padded key columns are exactly zero, for padded queries too; a mask on the query axis would empty rows."""
    padding = torch.tensor([True, True, False, False])
    expected = [[0.5, 0.5, 0, 0]] * 4
    assert_weights(weights(backend, 4, 4, 2, 3, mask=padding.expand(2, 1, 1, 4)), expected)
    assert_weights(weights(backend, 4, 4, 2, 3, key_lengths=torch.tensor([2, 2])), expected)
    assert_laws(backend, None, "a padding mask hides keys and not queries", "key lengths hide the keys from there on")


def test_the_mask_is_applied_before_the_softmax(backend):
    """M10: the weights that are left sum to one."""
    keep = torch.tensor([[True, False, True, False]])
    assert_weights(weights(backend, 1, 4, mask=keep), [[0.5, 0, 0.5, 0]])
    for case in ("boolean mask", "float mask", "sliding window"):
        assert_laws(backend, case, "values of one give one")


def test_a_mask_of_rank_three_belongs_to_the_heads(backend):
    """M12: aligned at the right, also where there are as many heads as batch entries; otherwise an error."""
    keep = torch.zeros(2, 2, 3, dtype=torch.bool)
    keep[0, :, 0] = keep[1, :, 1] = True
    got = weights(backend, 2, 3, 2, 2, mask=keep)
    assert_weights(got[:, 0], [[1.0, 0, 0]] * 2)
    assert_weights(got[:, 1], [[0, 1.0, 0]] * 2)
    with pytest.raises(errors.DoesNotBroadcast, match="mask"):
        weights(backend, 2, 5, 3, 2, mask=torch.ones(3, 2, 5, dtype=torch.bool))
    names = "a mask of rank three is aligned to the right", "a mask that does not broadcast is refused"
    assert_laws(backend, None, *names)


@pytest.mark.parametrize("score", [-15.0, -16.0, -40.0, 16.0])
def test_the_lowest_number_of_half_precision_may_have_a_score_added(backend, score):
    """M14: -65504 - 16 is -inf in fp16; masks are added in the accumulation dtype."""
    q, k, v = probe(2, 3, dtype=torch.float16)
    mask = torch.full((2, 3), torch.finfo(torch.float16).min, dtype=torch.float16)
    o = attention(backend)(torch.full_like(q, score / 2), k, v, mask=mask)
    assert_weights(o, [[1 / 3] * 3] * 2)
    assert_laws(backend, None, "the lowest finite number in a float mask does not hide", dtype=torch.float16)


@pytest.mark.parametrize(("rows", "keys"), [(5, 2), (20, 3), (70, 1), (130, 65)])
def test_a_tile_without_a_visible_key_weighs_nothing(backend, rows, keys):
    """M16: a running maximum that starts at a finite number gives every masked key the weight one."""
    got = weights(backend, rows, keys, visibility="causal_lower_right")
    assert (got[: rows - keys] == 0).all()
    assert_weights(got, band(rows, keys, lambda i, j: j <= i + keys - rows))


@pytest.mark.parametrize("visibility", ["causal_lower_right", "causal_upper_left"])
def test_a_causal_call_stays_causal_whatever_else_is_asked_for(backend, visibility):
    """M17: the same output with and without the logsumexp; weights that were not generated are refused, not dropped."""
    function = compiled(backend, catalogue(ID, visibility=visibility))
    q, k, v = qkv(n=3, m=5)
    o, _ = function(q, k, v, return_lse=True)
    assert torch.equal(o, function(q, k, v))
    with pytest.raises(errors.DeriveError, match="weights"):
        function(q, k, v, return_weights=True)
    assert_laws(backend, None, "asking for the logsumexp changes nothing else")


def test_weights_beside_the_output_are_the_weights_of_the_output(backend):
    """M17: a causal formula that returns both."""
    N, M, D, E = Size("N"), Size("M"), Size("D", "width"), Size("E", "width")
    i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
    q, k, v = Tensor("q", N, D), Tensor("k", M, D), Tensor("v", M, E)
    weight = sp.exp(total(q[i, d] * k[j, d], d) / 2)
    seen = j <= i + M - N
    row = total(where(seen, weight), j)
    outputs = (
        Let("w", (i, j), where(seen, weight / row)),
        Let("o", (i, e), total(where(seen, weight * v[j, e]), j) / row),
    )
    tensors = qkv(1, 2, n=3, m=5)
    w, o = compiled(backend, Formula("weights_beside", [q, k, v], outputs))(*tensors)
    assert w.shape == (1, 2, 3, 5)
    assert torch.equal(w == 0, torch.ones(3, 5).triu(3).bool().expand(1, 2, 3, 5))
    expected = assert_plain(backend, *tensors, visibility="causal_lower_right", scale=0.5)
    torch.testing.assert_close(o, expected, rtol=1e-6, atol=1e-6)
    torch.testing.assert_close(w @ tensors[2], expected, rtol=1e-6, atol=1e-6)
