"""What the cases share: the functions of every backend, the probe, numbers, comparisons within derived bounds."""

import functools
import re
import tempfile
from dataclasses import replace

import cpp
import numpy
import pytest
import torch
from printed_sources import sources

from derive.catalogue import formula as catalogue
from derive.runtime import from_source
from props.attention import EVERYTHING, Attention, plain_attention
from props.attention import cases as subjects_of
from props.attention_rounding import attention_bound
from props.compare import differences
from props.laws import ATTENTION_LAWS, LAWS
from props.subject import Example, doubled, lengths_around
from props.verify import HELD, examine

ID = "scaled_dot_attention"
SMALL_TILES = "blockwise in small tiles"
PRINTED = ("reference", "blockwise", "triton", "cpu")
BACKENDS = (*PRINTED, SMALL_TILES)
TILE = 8
# What the laws draw.  Triton's interpreter takes 20 ms a program and tile; the blockwise code is drawn in small tiles.
LENGTHS = {"blockwise": (0, 1, 65), "triton": (0, 1, 3, 33), "cpu": (0, 1, 17, 33)}
EXAMPLES = {"blockwise": 1, "triton": 1, "cpu": 1}
LEADING = {"triton": ((), (2,))}
CACHE = tempfile.TemporaryDirectory(prefix="derive-cases-")


@functools.cache
def compiled(backend, formula):
    """The function of a formula.  In small tiles, short inputs cross as many tiles as long ones do otherwise."""
    printed = sources(formula)
    if backend == "cpu" and backend not in printed:
        pytest.skip("no loop is left to compile: torch's own products compute it")
    name, text = backend, printed["blockwise" if backend == SMALL_TILES else backend]
    if backend == "cpu":
        text = cpp.in_small_tiles(text)
    if backend == SMALL_TILES:
        name = "blockwise"
        text = re.sub(r"block_rows=\d+, block_columns=\d+", f"block_rows={TILE}, block_columns={TILE // 2}", text)
    return from_source(formula.id, {name: text}, name, cache=CACHE.name)


def dtypes(backend):
    """The floating dtypes that the backend takes here: Triton's interpreter computes wrong values for bfloat16."""
    halves = (torch.float16,) if backend == "triton" else (torch.float16, torch.bfloat16)
    return (*halves, torch.float32, torch.float64)


def attention(backend):
    """The canonical call of `props.attention`, on scaled_dot_attention specialised by what the call gives."""

    def call(q, k, v, *, enable_gqa=False, visibility=None, **named):
        if only_zero_and_one(named.get("mask")):
            named["bias"] = named.pop("mask")  # what the error ZeroOneMask says to do
        modifiers = {name: named[name] for name in ("bias", "key_lengths", "window", "sliding_window") if name in named}
        options = {name: True for name, value in modifiers.items() if value is not None}
        if named.get("mask") is not None:
            options["mask"] = "bool" if named["mask"].dtype == torch.bool else "float"
        formula = catalogue(ID, visibility=visibility, grouped=enable_gqa, **options)
        return compiled(backend, formula)(q, k, v, **{name: x for name, x in named.items() if x is not None})

    return call


def only_zero_and_one(mask):
    return mask is not None and mask.is_floating_point() and bool(((mask == 0) | (mask == 1)).all())


def numbers(*shape, seed=0, dtype=torch.float32):
    """Standard normal numbers of a seed."""
    return torch.from_numpy(numpy.random.default_rng(seed).standard_normal(shape)).to(dtype)


def qkv(*leading, n=5, m=7, d=4, e=6, seed=0, dtype=torch.float32):
    """(..., n, d), (..., m, d), (..., m, e)"""
    shapes = [(n, d), (m, d), (m, e)]
    return tuple(numbers(*leading, *own, seed=seed + place, dtype=dtype) for place, own in enumerate(shapes))


def probe(rows, keys, *leading, dtype=torch.float32):
    """q = 0 and v = identity: every visible key scores the same, so that the output is the table of weights."""
    identity = torch.eye(keys, dtype=dtype).expand(*leading, keys, keys)
    zeros, ones = torch.zeros(*leading, rows, 4, dtype=dtype), torch.ones(*leading, keys, 4, dtype=dtype)
    return zeros, ones, identity.clone()


def weights(backend, rows, keys, *leading, dtype=torch.float32, **options):
    """The weights of the probe (..., rows, keys)."""
    return attention(backend)(*probe(rows, keys, *leading, dtype=dtype), **options)


def assert_weights(got, expected):
    """1 / count on the visible keys and nothing at all elsewhere.

    Of equal scores the exponentials are exactly 1 and their sum is exact; a division, a product and the rounding of the
    result remain, with at most one unit in the last place each.
    """
    expected = torch.as_tensor(expected, dtype=torch.float64).expand(got.shape)
    bound = 3 * torch.finfo(got.dtype).eps * expected
    problem = differences({"weights": got}, {"weights": expected}, {"weights": bound})
    assert problem is None, problem


def band(rows, keys, sees):
    """1 / count where sees(i, j), as a table."""
    seen = torch.tensor([[float(sees(i, j)) for j in range(keys)] for i in range(rows)]).reshape(rows, keys)
    return seen / seen.sum(-1, keepdim=True).clamp(min=1)


def example_of(q, k, v, named, cotangents=()):
    tensors = {"q": q, "k": k, "v": v} | {name: x for name, x in named.items() if isinstance(x, torch.Tensor)}
    scalars = {name: x for name, x in named.items() if name not in tensors}
    return Example({}, (), q.dtype, tensors, dict(cotangents), scalars)


def assert_plain(backend, q, k, v, **named):
    """The output, which is that of the plain form in float64 within the rounding bound of these very inputs."""
    example = example_of(q, k, v, named)
    wide = doubled(example)
    with torch.no_grad():
        got = attention(backend)(q, k, v, **named)
        expected = plain_attention(**wide.tensors, **wide.scalars)
    problem = differences({"o": got}, {"o": expected}, attention_bound(example, ()))
    assert problem is None, problem
    return got


def assert_plain_gradients(backend, q, k, v, cotangent=None, wanted=("q", "k", "v"), **named):
    """The gradients are those of the plain form in float64, within their rounding bounds; they are returned by name."""
    leading = torch.broadcast_shapes(q.shape[:-2], k.shape[:-2], v.shape[:-2])
    seed = numbers(*leading, q.shape[-2], v.shape[-1], seed=9, dtype=q.dtype) if cotangent is None else cotangent
    example = example_of(q, k, v, named, {"o": seed})
    got = gradients(attention(backend), example, wanted)
    problem = differences(got, gradients(plain_attention, doubled(example), wanted), attention_bound(example, wanted))
    assert problem is None, problem
    return got


def gradients(function, example, wanted):
    """{d_name: gradient} of the inputs `wanted`."""
    leaves = {name: example.tensors[name].detach().requires_grad_() for name in wanted}
    output = function(**{**example.tensors, **leaves}, **example.scalars)
    found = torch.autograd.grad(output, list(leaves.values()), example.cotangents["o"])
    return {f"d_{name}": value for name, value in zip(leaves, found, strict=True)}


@functools.cache
def subject(backend, case=None, dtype=torch.float32):
    """What the laws are asked of: the attention itself (its conventions), or one of its cases ("boolean mask", ...)."""
    under_test = Attention(
        backend,
        attention(backend),
        EVERYTHING - {"mask gradient"},
        dtypes=(dtype,),
        lengths=LENGTHS.get(backend, lengths_around(TILE)),
        leading=LEADING.get(backend, ((), (2,), (2, 3))),
    )
    if case is None:
        return under_test
    found = next(found for found in subjects_of(under_test) if found.name == f"{backend} ({case})")
    return replace(found, leading=((), (2,))) if case == "key lengths" else found  # they are one a batch entry


def assert_laws(backend, case, *names, examples=3, dtype=torch.float32):
    """The named laws of `props` hold on the backend."""
    laws = [law for law in (LAWS if case else ATTENTION_LAWS) if law.name in names]
    assert len(laws) == len(names), f"no such law: {set(names) - {law.name for law in laws}}"
    for law in laws:
        result = examine(law, subject(backend, case, dtype), EXAMPLES.get(backend, examples))
        assert result.status == HELD, f"{result.law}: {result.status} {result.problem}\n{result.snippet}"
