"""Positions: sinusoidal tables, rotary encoding, ALiBi, T5's buckets, the relative shift."""

import pytest
import torch
from cases.kit import assert_weights, band, catalogue, compiled, dtypes, numbers, probe

from derive.formula import Formula, Index, Let, Size, Tensor, where
from derive.runtime.tables import alibi_slopes, t5_bucket, t5_buckets

BASE = 10000
WIDTHS = (1, 2, 3, 5, 8, 16)


def sinusoids(positions, width):
    """Sines and cosines of one frequency a pair, in float64; an odd width ends in a sine."""
    rates = 1.0 / BASE ** (2 * (torch.arange(width) // 2).double() / width)
    angles = torch.arange(positions).double()[:, None] * rates
    return torch.where(torch.arange(width) % 2 == 0, angles.sin(), angles.cos())


def table(backend, positions, width):
    f = compiled(backend, catalogue("sinusoidal_encoding"))
    return f(N=positions, D=width, dtype=torch.float64)


@pytest.mark.parametrize("width", WIDTHS)
def test_every_width_has_its_table(backend, width):
    """P01: a table of an odd width has one sine more than cosines."""
    got = table(backend, 7, width)
    assert got.shape == (7, width)
    torch.testing.assert_close(got, sinusoids(7, width), rtol=0, atol=1e-12)
    if width == 5:
        rows = torch.tensor([[0, 1, 0, 1, 0], [0.84147, 0.54030, 0.02512, 0.99968, 0.00063]]).double()
        torch.testing.assert_close(got[:2], rows, rtol=0, atol=5e-6)


@pytest.mark.parametrize("width", [w for w in WIDTHS if w % 2 == 0])
def test_products_of_rows_depend_on_the_distance(backend, width):
    """P02: with one frequency a pair the norm is D/2 and the Gram matrix is constant along its diagonals."""
    gram = (lambda pe: pe @ pe.mT)(table(backend, 10, width))
    torch.testing.assert_close(gram.diagonal(), torch.full((10,), width / 2).double(), rtol=0, atol=1e-12)
    torch.testing.assert_close(gram[1:, 1:], gram[:-1, :-1], rtol=0, atol=1e-12)


def interleaved(x):
    return x.unflatten(-1, (-1, 2))


@pytest.mark.parametrize("heads", [1, 2, 3])
def test_rotary_turns_along_the_sequence(backend, heads):
    """P04: heads with the same content are turned alike, a permutation of the heads permutes the output, position 0
    stays; the axis of the sequence is the one before the features."""
    f = compiled(backend, catalogue("rotary_encoding"))
    x = numbers(1, 1, 3, 4, dtype=torch.float64).expand(1, heads, 3, 4)
    y = f(interleaved(x), base=BASE, offset=0)
    assert all(torch.equal(y[:, 0], y[:, h]) for h in range(heads))
    assert torch.equal(y[:, :, 0], interleaved(x)[:, :, 0])
    assert (y[:, :, 1:] - interleaved(x)[:, :, 1:]).abs().amax((0, 1, 3, 4)).min() > 1e-3
    other = numbers(1, heads, 3, 4, seed=1, dtype=torch.float64)
    order = torch.arange(heads).roll(1)
    moved = f(interleaved(other[:, order]), base=BASE, offset=0)
    assert torch.equal(moved, f(interleaved(other), base=BASE, offset=0)[:, order])


def test_phases_are_not_computed_in_half_precision(backend):
    """P05: the pairs (1, 0) become (cos, sin), right to 1e-3 at 2048 positions, but for the rounding of the result."""
    f = compiled(backend, catalogue("rotary_encoding"))
    length, width = 2048, 32
    angles = torch.arange(length).double()[:, None] / BASE ** (torch.arange(0, width, 2).double() / width)
    exact = torch.stack((angles.cos(), angles.sin()), -1)
    for dtype in dtypes(backend):
        x = torch.tensor([1.0, 0.0], dtype=dtype).expand(length, width // 2, 2)
        y = f(x[None, None], base=BASE, offset=0)[0, 0]
        assert y.dtype == dtype  # D03
        rounding = torch.finfo(dtype).eps / 2 if dtype.itemsize == 2 else 0.0
        assert ((y.double() - exact).abs() - rounding * exact.abs()).max() < 1e-3, dtype


@pytest.mark.parametrize("name", ["rotary_attention", "alibi", "relative_bias_attention", "relative_bias_attention_t5"])
def test_positions_keep_the_dtype(backend, name):
    """D03: what is computed inside in float32 does not widen the output."""
    for dtype in dtypes(backend):
        q, k, v = (numbers(1, 1, 3, 4, seed=seed, dtype=dtype) for seed in range(3))
        if name == "rotary_attention":
            inputs, named = (interleaved(q), interleaved(k), v), {"base": BASE}
        else:
            bias = {"alibi": torch.tensor([0.5], dtype=dtype)}.get(name, numbers(1, 5, dtype=dtype))
            inputs, named = (q, k, v, *([bias] if name == "alibi" else [])), {} if name == "alibi" else {"bias": bias}
        assert compiled(backend, catalogue(name))(*inputs, **named).dtype == dtype


@pytest.mark.parametrize("heads, powers", [
    (1, [8]), (2, [4, 8]), (3, [4, 8, 2]), (4, [2, 4, 6, 8]), (6, [2, 4, 6, 8, 1, 3]),
    (8, [1, 2, 3, 4, 5, 6, 7, 8]), (12, [1, 2, 3, 4, 5, 6, 7, 8, 0.5, 1.5, 2.5, 3.5]),
])  # fmt: skip
def test_slopes_of_any_number_of_heads(heads, powers):
    """P06"""
    assert alibi_slopes(heads) == [2.0**-p for p in powers]


@pytest.mark.parametrize("length", [1, 2, 4, 9])
@pytest.mark.parametrize("slope", [0.5, 2.0**-8])
def test_near_keys_weigh_more(backend, length, slope):
    """P08: the bias is slope (j - i) <= 0, so the weights of a row grow up to its own position."""
    f = compiled(backend, catalogue("alibi", visibility="causal_lower_right"))
    q, k, v = probe(length, length, 1, 1, dtype=torch.float64)
    weights = f(q, k, v, torch.tensor([slope], dtype=torch.float64))[0, 0]
    places = torch.arange(length).double()
    for i in range(length):
        row = torch.softmax(slope * (places[: i + 1] - i), 0)
        torch.testing.assert_close(weights[i, : i + 1], row, rtol=1e-12, atol=0)
        assert not weights[i, i + 1 :].any()
    assert (weights[-1].diff() > 0).all()
    if length == 4 and slope == 0.5:
        published = torch.tensor([0.1015, 0.1674, 0.2760, 0.4551]).double()
        torch.testing.assert_close(weights[-1], published, rtol=0, atol=5e-5)


def test_no_slope_is_no_bias(backend):
    f = compiled(backend, catalogue("alibi"))
    weights = f(*probe(3, 5, 1, 1), torch.zeros(1))[0, 0]
    assert_weights(weights, band(3, 5, lambda i, j: True))


DISTANCES = (-128, -64, -16, -8, -1, 0, 1, 8, 64, 128)


@pytest.mark.parametrize("two_sided, buckets", [
    (True, [15, 14, 10, 8, 1, 0, 17, 24, 30, 31]), (False, [31, 26, 16, 8, 1, 0, 0, 0, 0, 0]),
])  # fmt: skip
def test_t5_buckets(two_sided, buckets):
    """P10: 32 buckets up to the distance 128; integers only, so that no bucket hangs on the rounding of a logarithm."""
    assert [t5_bucket(d, two_sided=two_sided) for d in DISTANCES] == buckets
    every = [t5_bucket(d, two_sided=two_sided) for d in range(-300, 301)]
    assert set(every) == set(range(32)) - ({16} if two_sided else set())
    assert every[: 300 + 1] == sorted(every[: 300 + 1], reverse=True)


@pytest.mark.parametrize("n, m", [(1, 4), (4, 4), (5, 2)])
def test_the_table_of_distances_runs_from_the_last_query_to_the_first(backend, n, m):
    """P10: place t of the table is the distance t - (N - 1) from key to query; a cross-attention has no such input."""
    f = compiled(backend, catalogue("relative_bias_attention_t5"))
    q, k, v = probe(n, m, 1, 1, dtype=torch.float64)
    biases = numbers(1, 32, dtype=torch.float64)
    weights = f(q, k, v, biases[:, t5_buckets(n, m)])[0, 0]
    expected = torch.tensor([[biases[0, t5_bucket(j - (i + m - n))] for j in range(m)] for i in range(n)])
    torch.testing.assert_close(weights, torch.softmax(expected.double(), -1), rtol=1e-12, atol=1e-12)
    assert "bias" not in {t.name for t in catalogue("cross_attention").inputs}


N, M = Size("N"), Size("M")
i, j = Index("i", N), Index("j", M)
x = Tensor("x", N, M)
SHIFTED = Formula("relative_shift", (x,), (Let("o", (i, j), where(j <= i, x[i, N - 1 - i + j])),))


def published_shift(x, wrong=False):
    """A column of zeros before the first, the rows read anew, the first row dropped (the last, by mistake)."""
    n, m = x.shape
    padded = torch.cat((x.new_zeros(n, 1), x), 1).reshape(m + 1, n)
    return (padded[:-1] if wrong else padded[1:]).reshape(n, m)


@pytest.mark.parametrize("length", [1, 2, 3, 9, 17])
def test_the_relative_shift_is_an_index(backend, length):
    """P12: out_ij = x_i,(L-1-i+j) for j <= i; the upper triangle of the trick holds other rows and takes no part."""
    values = numbers(length, length, dtype=torch.float64)
    expected = published_shift(values).tril()
    assert torch.equal(compiled(backend, SHIFTED)(values[None, None])[0, 0], expected)
    if length > 1:
        assert not torch.equal(published_shift(values, wrong=True).tril(), expected)
    example = torch.arange(1.0, 10.0).reshape(3, 3)
    assert published_shift(example).tolist() == [[3, 0, 4], [5, 6, 0], [7, 8, 9]]
