"""Rotary and ALiBi attention, biases with buckets: against plain torch written from the published recipes."""

import math

import pytest
import sympy as sp
import torch
from agreement import assert_agree
from generated_subjects import BACKENDS, BLOCK, function_of

import derive
from derive.catalogue import formula
from derive.catalogue.attention import attend, output, v
from derive.catalogue.axes import M, N, e, i, j
from derive.catalogue.scores import dot, k, q
from derive.formula import Formula, Index, Let, Size, Tensor, total, where
from derive.runtime.tables import alibi_slopes, t5_buckets, window_buckets

BASE = 10000
CAUSAL = {"visibility": "causal_lower_right"}
LAYOUTS = ("interleaved", "half_split")
SHAPES = [
    (0, 0), (1, 1), (2, 5), (5, 2), (BLOCK - 1, BLOCK + 1), (BLOCK + 1, BLOCK), (2, 2 * BLOCK + 1),
]  # fmt: skip


def turned_half_split(x, positions, base=BASE):
    """x cos + rotate_half(x) sin, with the angles repeated: the code of most language models."""
    width = x.shape[-1]
    rates = 1.0 / base ** (torch.arange(0, width, 2, dtype=torch.float64) / width)
    angles = torch.outer(positions.double(), rates)
    angles = torch.cat((angles, angles), -1)
    first, second = x[..., : width // 2], x[..., width // 2 :]
    return x * angles.cos() + torch.cat((-second, first), -1) * angles.sin()


def turned_interleaved(x, positions, base=BASE):
    """Each pair of neighbours as a complex number, times exp(i angle): the code of the paper's authors."""
    width = x.shape[-1]
    rates = 1.0 / base ** (torch.arange(0, width, 2, dtype=torch.float64) / width)
    phases = torch.polar(torch.ones(1, dtype=torch.float64), torch.outer(positions.double(), rates))
    pairs = torch.view_as_complex(x.unflatten(-1, (-1, 2)).contiguous())
    return torch.view_as_real(pairs * phases).flatten(-2)


TURNED = {"interleaved": turned_interleaved, "half_split": turned_half_split}


def view(x, layout):
    """A row of features as its pairs: no copy."""
    return x.unflatten(-1, (-1, 2) if layout == "interleaved" else (2, -1))


def softmax_attention(score, v, visible=None):
    """softmax over the visible keys; a row that sees none gives 0."""
    if visible is not None:
        score = score.masked_fill(~visible, -math.inf)
    return torch.softmax(score, -1).nan_to_num(0.0) @ v


def causal_mask(n, m):
    return torch.ones(n, m, dtype=torch.bool).tril(m - n)


def drawn(*shapes, seed=0):
    generator = torch.Generator().manual_seed(seed)
    return [torch.randn(s, generator=generator, dtype=torch.float64).requires_grad_() for s in shapes]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("offset", [0, 7])
@pytest.mark.parametrize("n", [0, 1, 5, BLOCK + 1])
def test_rotary_encoding_is_the_published_recipe(backend, layout, offset, n):
    (x,) = drawn((2, 3, n, 8))
    y = function_of("rotary_encoding", backend, layout=layout)(view(x, layout), base=BASE, offset=offset)
    assert_agree(y.flatten(-2), TURNED[layout](x, torch.arange(offset, offset + n)), [x])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_rotary_encoding_keeps_the_bits_of_position_zero(layout):
    x = torch.randn(3, 1, 8, generator=torch.Generator().manual_seed(0))
    y = function_of("rotary_encoding", "reference", layout=layout)(view(x, layout), base=BASE, offset=0)
    assert torch.equal(y.flatten(-2), x)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("n, m", SHAPES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_rotary_attention_turns_queries_and_keys(backend, layout, n, m):
    """Query i stands at i + M - N."""
    q, k, v = drawn((2, 2, n, 4), (2, 2, m, 4), (2, 2, m, 3))
    f = function_of("rotary_attention", backend, layout=layout, **CAUSAL)
    got = f(view(q, layout), view(k, layout), v, base=BASE)
    turned = TURNED[layout](q, torch.arange(m - n, m)), TURNED[layout](k, torch.arange(m))
    expected = softmax_attention(turned[0] @ turned[1].mT / 2, v, causal_mask(n, m))
    assert_agree(got, expected, [q, k, v])


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("options", [{}, CAUSAL], ids=["all", "causal"])
@pytest.mark.parametrize("n, m", SHAPES)
def test_alibi_takes_a_multiple_of_the_distance_off(backend, options, n, m):
    heads = 3
    q, k, v = drawn((2, heads, n, 4), (2, heads, m, 4), (2, heads, m, 3))
    slope = torch.tensor(alibi_slopes(heads), dtype=torch.float64)
    got = function_of("alibi", backend, **options)(q, k, v, slope)
    distance = (torch.arange(n)[:, None] + m - n - torch.arange(m)).abs()
    score = q @ k.mT / 2 - slope[:, None, None] * distance
    assert_agree(got, softmax_attention(score, v, causal_mask(n, m) if options else None), [q, k, v])


def test_alibi_has_no_gradient_for_its_slopes():
    assert formula("alibi").wrt == ("q", "k", "v")


def recipe_of_slopes(heads):
    """The published code (Press et al.), which calls itself for twice the largest power of two."""

    def power_of_two(n):
        start = 2 ** (-(2 ** -(math.log2(n) - 3)))
        return [start * start**i for i in range(n)]

    if math.log2(heads).is_integer():
        return power_of_two(heads)
    closest = 2 ** math.floor(math.log2(heads))
    return power_of_two(closest) + recipe_of_slopes(2 * closest)[0::2][: heads - closest]


@pytest.mark.parametrize("heads", range(1, 70))
def test_slopes_are_those_of_the_published_code(heads):
    assert alibi_slopes(heads) == pytest.approx(recipe_of_slopes(heads), rel=1e-12)


def test_a_negative_number_of_heads_is_refused():
    assert alibi_slopes(0) == []
    with pytest.raises(ValueError, match="number of heads"):
        alibi_slopes(-1)


def published_bucket(relative, bidirectional, num_buckets, max_distance):
    """T5's `_relative_position_bucket`, in float64; relative = key position - query position."""
    buckets = torch.zeros_like(relative)
    if bidirectional:
        num_buckets //= 2
        buckets += (relative > 0).long() * num_buckets
        relative = relative.abs()
    else:
        relative = -torch.min(relative, torch.zeros_like(relative))
    exact = num_buckets // 2
    grown = (
        exact
        + (torch.log(relative.double() / exact) / math.log(max_distance / exact) * (num_buckets - exact) + 1e-9)
        .clamp(min=0, max=num_buckets)
        .long()
    )
    return buckets + torch.where(relative < exact, relative, grown.clamp(max=num_buckets - 1))


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("two_sided", [True, False])
@pytest.mark.parametrize("n, m", [(1, 1), (5, 9), (9, 5), (BLOCK + 1, 150)])
def test_buckets_before_the_call_are_t5s_bias(backend, two_sided, n, m):
    """The table of distances is gathered from the buckets; its gradient flows on to the buckets."""
    q, k, v, table = drawn((1, 2, n, 3), (1, 2, m, 3), (1, 2, m, 2), (2, 32))
    options = {} if two_sided else CAUSAL
    f = function_of("relative_bias_attention_t5", backend, **options)
    got = f(q, k, v, table[:, t5_buckets(n, m, two_sided=two_sided)], scale=1.0)
    relative = torch.arange(m) - (torch.arange(n)[:, None] + m - n)
    bias = table[:, published_bucket(relative, two_sided, 32, 128)]
    visible = None if two_sided else causal_mask(n, m)
    assert_agree(got, softmax_attention(q @ k.mT + bias, v, visible), [q, k, v, table])


def bucketed():
    """The same as a formula of one's own: a table of buckets, read through a tensor of integers."""
    distances, buckets = Size("T"), Size("BUCKETS", "width")
    t, b = Index("t", distances), Index("b", buckets)
    table, bucket = Tensor("table", buckets, per_head=True), Tensor("bucket", distances, kind="integer", shared=True)
    of_distance = Let("of_distance", (t,), total(where(sp.Eq(bucket[t], b), table[b]), b))
    score = dot + of_distance[i - j + M - 1]
    return Formula(
        "bucketed",
        [q, k, v, table, bucket],
        output(attend(score, v[j, e])),
        lets=(of_distance,),
        constraints=(sp.Eq(distances, N + M - 1, evaluate=False),),
    )


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("n, m", [(1, 1), (5, 9), (9, 5)])
def test_a_formula_reads_a_table_through_integers(backend, n, m, tmp_path):
    query, key, value, table = drawn((1, 2, n, 3), (1, 2, m, 3), (1, 2, m, 2), (2, 32))
    f = derive.compile(bucketed(), backend=backend, cache=tmp_path)
    got = f(query, key, value, table, torch.tensor(t5_buckets(n, m)))
    relative = torch.arange(m) - (torch.arange(n)[:, None] + m - n)
    bias = table[:, published_bucket(relative, True, 32, 128)]
    assert_agree(got, softmax_attention(query @ key.mT + bias, value), [query, key, value, table])


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("height, width", [(1, 1), (2, 3), (3, 2), (4, 5)])
def test_a_window_in_two_dimensions_is_swins_bias(backend, height, width):
    """The index of Swin's code: a meshgrid of coordinates, their differences shifted and flattened."""
    n = height * width
    q, k, v, table = drawn((2, 2, n, 3), (2, 2, n, 3), (2, 2, n, 2), (2, (2 * height - 1) * (2 * width - 1)))
    index = torch.tensor(window_buckets(height, width))
    grid = torch.stack(torch.meshgrid(torch.arange(height), torch.arange(width), indexing="ij")).flatten(1)
    difference = (grid[:, :, None] - grid[:, None, :]).permute(1, 2, 0)
    difference = difference + torch.tensor([height - 1, width - 1])
    published = difference[..., 0] * (2 * width - 1) + difference[..., 1]
    assert torch.equal(index, published)
    f = function_of("scaled_dot_attention", backend, bias=True)
    got = f(q, k, v, bias=table[:, index].expand(2, 2, n, n), scale=1.0)
    assert_agree(got, softmax_attention(q @ k.mT + table[:, published], v), [q, k, v, table])
