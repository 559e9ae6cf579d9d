"""Scores, projections, heads, patterns and other normalisers against plain torch, with autograd in float64."""

import math

import pytest
import torch
from agreement import assert_agree
from generated_subjects import BACKENDS, BLOCK, function_of

SIZES = [(0, 0), (1, 1), (2, 5), (5, 2), (BLOCK - 1, BLOCK + 1), (2, 0)]
D, E, C, A, MODEL, SOURCE = 3, 2, 4, 5, 6, 7
every = pytest.mark.parametrize


def drawn(*shape, seed=0):
    generator = torch.Generator().manual_seed(seed)
    return torch.randn(shape, generator=generator, dtype=torch.float64).requires_grad_()


def averaged(score, v, visible=None):
    if visible is not None:
        score = score.masked_fill(~visible, -math.inf)
    return torch.softmax(score, -1).nan_to_num(0.0) @ v


def additive(q, k, wq, wk, b, v):
    return torch.tanh((q @ wq.mT)[..., :, None, :] + (k @ wk.mT)[..., None, :, :] + b) @ v


SCORES = {
    "dot_score": (lambda: (), lambda q, k: q @ k.mT, D),
    "scaled_dot_score": (lambda: (), lambda q, k: q @ k.mT / math.sqrt(D), D),
    "general_score": (lambda: (drawn(D, C, seed=3),), lambda q, k, w: q @ w @ k.mT, C),
    "additive_score": (
        lambda: (drawn(A, D, seed=3), drawn(A, C, seed=4), drawn(A, seed=5), drawn(A, seed=6)),
        additive,
        C,
    ),
}


@every("backend", BACKENDS)
@every("name", SCORES)
@every("n, m", SIZES)
def test_scores(backend, name, n, m):
    more, plain, key_width = SCORES[name]
    inputs = [drawn(1, 2, n, D), drawn(1, 2, m, key_width, seed=1), *more()]
    assert_agree(function_of(name, backend)(*inputs), plain(*inputs), inputs)


def projections(width, source, heads=()):
    shapes = ((width, D), (source, D), (source, E))
    return [drawn(*heads, *shape, seed=3 + s) for s, shape in enumerate(shapes)]


@every("backend", BACKENDS)
@every("options", [{}, {"visibility": "causal_lower_right"}], ids=["all", "causal"])
@every("n", [0, 1, 5, BLOCK + 1])
def test_self_attention(backend, options, n):
    inputs = x, wq, wk, wv = [drawn(1, 1, n, MODEL), *projections(MODEL, MODEL)]
    visible = torch.ones(n, n, dtype=torch.bool).tril() if options else None
    expected = averaged(x @ wq @ (x @ wk).mT / math.sqrt(D), x @ wv, visible)
    assert_agree(function_of("self_attention", backend, **options)(*inputs), expected, inputs)


@every("backend", BACKENDS)
@every("n, m", SIZES)
def test_cross_attention_between_sequences_of_other_widths(backend, n, m):
    inputs = x, y, wq, wk, wv = [drawn(1, 1, n, MODEL), drawn(1, 1, m, SOURCE, seed=1), *projections(MODEL, SOURCE)]
    got = function_of("cross_attention", backend)(*inputs)
    assert got.shape == (1, 1, n, E)
    assert_agree(got, averaged(x @ wq @ (y @ wk).mT / math.sqrt(D), y @ wv), inputs)


@every("backend", BACKENDS)
@every("options", [{}, {"visibility": "causal_lower_right"}], ids=["all", "causal"])
@every("n", [0, 1, 5, BLOCK + 1])
def test_multi_head_attention_splits_concatenates_and_projects(backend, options, n):
    weights = [*projections(MODEL, MODEL, (2,)), drawn(2, E, MODEL, seed=8)]
    inputs = x, wq, wk, wv, wo = [drawn(2, n, MODEL), *weights]
    q, k, v = (torch.einsum("bnm,hmd->bhnd", x, w) for w in (wq, wk, wv))
    visible = torch.ones(n, n, dtype=torch.bool).tril() if options else None
    heads = averaged(q @ k.mT / math.sqrt(D), v, visible)
    expected = heads.transpose(1, 2).flatten(2) @ wo.flatten(0, 1)
    assert_agree(function_of("multi_head_attention", backend, **options)(*inputs), expected, inputs)


def place(n, m):
    """How far each key lies behind the position of each query."""
    return torch.arange(n)[:, None] + m - n - torch.arange(m)


PATTERNS = {
    "causal_mask": ({}, lambda far: far >= 0),
    "window_attention": ({"window_left": 2, "window_right": 1}, lambda far: (far <= 2) & (far >= -1)),
    "banded_attention": ({"band_lower": 0, "band_upper": 3}, lambda far: (far > 0) & (far <= 3)),
    "dilated_attention": (
        {"window_left": 4, "window_right": 2, "dilation": 2},
        lambda far: (far % 2 == 0) & (far <= 4) & (far >= -2),
    ),
    "strided_attention": ({"stride": 3}, lambda far: (far >= 0) & ((far < 3) | (far % 3 == 0))),
}


@every("backend", BACKENDS)
@every("name", PATTERNS)
@every("n, m", [*SIZES, (BLOCK + 1, 2 * BLOCK + 1)])
def test_patterns(backend, name, n, m):
    named, sees = PATTERNS[name]
    inputs = q, k, v = [drawn(1, 1, n, D), drawn(1, 1, m, D, seed=1), drawn(1, 1, m, E, seed=2)]
    got = function_of(name, backend)(*inputs, **named)
    assert_agree(got, averaged(q @ k.mT / math.sqrt(D), v, sees(place(n, m))), inputs)


@every("backend", BACKENDS)
@every("n, m", SIZES)
def test_lengths_prefixes_and_documents(backend, n, m):
    inputs = q, k, v = [drawn(2, 1, n, D), drawn(2, 1, m, D, seed=1), drawn(2, 1, m, E, seed=2)]
    key = torch.arange(m)
    lengths = torch.tensor([0, (m + 1) // 2])
    short = key < lengths[:, None, None, None]
    of_query, of_key = torch.arange(n).expand(2, n) // 2, torch.arange(m).expand(2, m) // 2
    same = (of_query[:, :, None] == of_key[:, None, :])[:, None]
    for name, named, visible in (
        ("padding_mask", {"key_lengths": lengths}, short),
        ("prefix_lm_attention", {"prefix_lengths": lengths}, short | (place(n, m) >= 0)),
        ("document_attention", {"query_documents": of_query, "key_documents": of_key}, same),
    ):
        expected = averaged(q @ k.mT / math.sqrt(D), v, visible)
        assert_agree(function_of(name, backend)(*inputs, **named), expected, inputs)


def plain_sink(s, v, sink):
    return torch.softmax(torch.cat((s, sink.expand(*s.shape[:-1], 1)), -1), -1)[..., :-1] @ v


NORMALISERS = {
    "softcap_attention": ({"cap": 2.0}, lambda s, v: averaged(2 * torch.tanh(s / 2), v)),
    "off_by_one_attention": ({}, lambda s, v: plain_sink(s, v, torch.zeros(1, dtype=s.dtype))),
    "relu_attention": ({}, lambda s, v: torch.relu(s) @ v / max(s.shape[-1], 1)),
}


@every("backend", BACKENDS)
@every("name", NORMALISERS)
@every("n, m", SIZES)
def test_other_normalisers(backend, name, n, m):
    named, plain = NORMALISERS[name]
    inputs = q, k, v = [drawn(1, 1, n, D), drawn(1, 1, m, D, seed=1), drawn(1, 1, m, E, seed=2)]
    assert_agree(function_of(name, backend)(*inputs, **named), plain(q @ k.mT / math.sqrt(D), v), inputs)


@every("backend", BACKENDS)
@every("n, m", SIZES)
def test_learnable_sink(backend, n, m):
    inputs = q, k, v = [drawn(1, 2, n, D), drawn(1, 2, m, D, seed=1), drawn(1, 2, m, E, seed=2)]
    sink = drawn(2, seed=3)
    expected = plain_sink(q @ k.mT / math.sqrt(D), v, sink[:, None, None])
    assert_agree(function_of("sink_attention", backend)(*inputs, sink), expected, [*inputs, sink])


@every("backend", BACKENDS)
@every("n, m", SIZES)
def test_sigmoid_with_a_learnable_shift(backend, n, m):
    inputs = q, k, v = [drawn(1, 2, n, D), drawn(1, 2, m, D, seed=1), drawn(1, 2, m, E, seed=2)]
    shift = drawn(seed=4)
    expected = torch.sigmoid(q @ k.mT / math.sqrt(D) + shift - math.log(max(m, 1))) @ v
    assert_agree(function_of("sigmoid_attention", backend)(*inputs, shift), expected, [*inputs, shift])


@every("backend", BACKENDS)
@every("n, m", [(1, 1), (2, 5), (BLOCK - 1, BLOCK + 1)])
@every("name", ["logsumexp_attention", "entropy_attention"])
def test_the_second_output_has_its_gradient(backend, name, n, m):
    inputs = q, k, v = [drawn(1, 1, n, D), drawn(1, 1, m, D, seed=1), drawn(1, 1, m, E, seed=2)]
    score = q @ k.mT / math.sqrt(D)
    o, second = function_of(name, backend)(*inputs)
    p = torch.softmax(score, -1)
    expected = torch.logsumexp(score, -1) if name == "logsumexp_attention" else -(p * p.log()).sum(-1)
    assert_agree(torch.cat((o, second[..., None]), -1), torch.cat((p @ v, expected[..., None]), -1), inputs)


@every("backend", BACKENDS)
@every("n, m", SIZES)
def test_general_attention(backend, n, m):
    inputs = q, k, v, w = [drawn(1, 1, n, D), drawn(1, 1, m, C, seed=1), drawn(1, 1, m, E, seed=2), drawn(D, C, seed=3)]
    assert_agree(function_of("general_attention", backend)(*inputs), averaged(q @ w @ k.mT, v), inputs)
