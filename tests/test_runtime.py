"""Generated functions as a caller sees them: shapes, strides, dtypes, options, errors, the choice of a backend."""

import copy
import functools
import itertools
import math
import pickle
import subprocess
import sys
import threading
import warnings

import pytest
import torch
from torch import nn

from derive import errors, options
from derive.runtime import explain, load
from derive.runtime.choice import choose
from derive.runtime.functions import SWITCHES

ID = "scaled_dot_attention"
BACKENDS = ("reference", "blockwise", "triton")


def plain(q, k, v, seen=None, added=0.0, scale=None):
    """softmax(scale q k^T + added) v over the pairs that are seen, in float64; a row that sees nothing gives 0."""
    q, k, v = q.double(), k.double(), v.double()
    scores = (1 / math.sqrt(q.shape[-1]) if scale is None else scale) * (q @ k.mT) + added
    seen = torch.ones_like(scores, dtype=torch.bool) if seen is None else seen.expand(scores.shape)
    weights = torch.where(seen, torch.exp(scores - scores.masked_fill(~seen, -1e300).amax(-1, keepdim=True)), 0.0)
    total = weights.sum(-1, keepdim=True)
    return torch.where(total > 0, weights / total.where(total > 0, 1.0), 0.0) @ v


def qkv(*leading, n=5, m=7, d=4, e=6, seed=0, dtype=torch.float32):
    random = torch.Generator().manual_seed(seed)
    return (torch.randn(*leading, *own, generator=random).to(dtype) for own in ((n, d), (m, d), (m, e)))


def close(got, expected):
    tolerance = {torch.float16: 4e-3, torch.bfloat16: 4e-2, torch.float32: 2e-6, torch.float64: 1e-12}[got.dtype]
    torch.testing.assert_close(got.double(), expected.double(), rtol=tolerance, atol=tolerance)


def places(n, m):
    return torch.arange(n)[:, None], torch.arange(m)[None, :]


@pytest.fixture(params=BACKENDS)
def backend(request):
    return request.param


# Shapes, strides, dtypes


@pytest.mark.parametrize("leading", [(), (3,), (2, 3), (2, 1, 3), (2, 2, 1, 3)], ids=str)
def test_any_number_of_leading_dimensions(backend, leading):
    q, k, v = qkv(*leading)
    o, lse = load(ID, backend)(q, k, v, return_lse=True)
    assert o.shape == (*leading, 5, 6)
    assert lse.shape == (*leading, 5)
    close(o, plain(q, k, v))
    close(lse, torch.logsumexp(q.double() @ k.double().mT / 2, -1))


@pytest.mark.parametrize("leading", [(3,), (1, 3), (2, 1), ()], ids=str)
def test_leading_dimensions_broadcast_with_their_gradients(backend, leading):
    q = next(qkv(2, 3)).requires_grad_()
    _, k, v = (x.requires_grad_() for x in qkv(*leading, seed=1))
    o = load(ID, backend)(q, k, v)
    close(o, plain(q, k, v))
    gradients = torch.autograd.grad(o.sin().sum(), (q, k, v))
    expected = torch.autograd.grad(plain(q, k, v).sin().sum(), (q, k, v))
    for got, want in zip(gradients, expected, strict=True):
        assert got.shape == want.shape
        close(got, want)


def transposed(x):
    return x.mT.contiguous().mT


def every_second_column(x):
    return torch.stack([x, torch.full_like(x, math.nan)], -1).flatten(-2)[..., ::2]


def heads_behind_length(x):
    return x.transpose(-2, -3).contiguous().transpose(-2, -3)


@pytest.mark.parametrize("view", [transposed, every_second_column, heads_behind_length], ids=lambda f: f.__name__)
def test_strides_change_nothing(backend, view):
    q, k, v = qkv(2, 3)
    attention = load(ID, backend)
    strided = [view(x).requires_grad_() for x in (q, k, v)]
    dense = [x.clone().requires_grad_() for x in (q, k, v)]
    cotangent = torch.randn(2, 3, 5, 6)
    got, want = attention(*strided), attention(*dense)
    close(got, want)
    got = torch.autograd.grad(got, strided, view(cotangent))
    for a, b in zip(got, torch.autograd.grad(want, dense, cotangent), strict=True):
        close(a, b)


def test_expanded_inputs_and_cotangents_equal_their_copies(backend):
    q, _, _ = qkv(2, 3)
    _, k, v = (x.expand(2, 3, *x.shape[-2:]) for x in qkv(1, 1, m=33, seed=2))
    attention = load(ID, backend, visibility="causal_lower_right")
    leaves = [x.detach().clone().requires_grad_() for x in (q, k, v)]
    close(attention(q, k, v), attention(*leaves))
    cotangent = torch.ones(()).expand(2, 3, 5, 6)
    got = torch.autograd.grad(attention(*leaves), leaves, cotangent)
    for a, b in zip(got, torch.autograd.grad(attention(*leaves), leaves, cotangent.clone()), strict=True):
        close(a, b)


ZEROS = [((0, 1), 2, 3, 4, 2), ((1, 1), 0, 3, 4, 2), ((0, 0), 2, 2, 0, 3), ((2, 0), 3, 3, 2, 2), ((2,), 2, 0, 4, 3)]


@pytest.mark.parametrize(("leading", "n", "m", "d", "e"), [*ZEROS, ((1, 1), 2, 3, 0, 2), ((1, 1), 2, 3, 4, 0)])
def test_any_size_may_be_zero(backend, leading, n, m, d, e):
    inputs = [x.requires_grad_() for x in qkv(*leading, n=n, m=m, d=d, e=e)]
    o = load(ID, backend)(*inputs)
    assert o.shape == (*leading, n, e)
    if m == 0:
        assert (o == 0).all()
    gradients = torch.autograd.grad(o.sum(), inputs)
    assert all(torch.isfinite(g).all() for g in gradients)
    assert [g.shape for g in gradients] == [x.shape for x in inputs]


DTYPES = (torch.float16, torch.bfloat16, torch.float32, torch.float64)
INEXACT = ("triton", torch.bfloat16)  # refused in the interpreter: see test_runtime_triton.py


@pytest.mark.parametrize(
    ("backend", "dtype"), [x for x in itertools.product(BACKENDS, DTYPES) if x != INEXACT], ids=str
)
def test_the_output_has_the_dtype_of_the_inputs(backend, dtype):
    q, k, v = (x.requires_grad_() for x in qkv(2, 3, dtype=dtype))
    o, lse = load(ID, backend)(q, k, v, return_lse=True)
    assert o.dtype == dtype
    assert lse.dtype == (torch.float64 if dtype == torch.float64 else torch.float32)
    assert all(g.dtype == dtype for g in torch.autograd.grad(o.sum(), (q, k, v)))
    close(o, plain(q, k, v))


# Options


def test_causal_visibility_is_named_by_its_alignment(backend):
    q, k, v = torch.zeros(1, 1, 2, 4), torch.zeros(1, 1, 5, 4), torch.eye(5).expand(1, 1, 5, 5)
    lower = load(ID, backend, visibility="causal_lower_right")(q, k, v)[0, 0]
    upper = load(ID, backend)(q, k, v, visibility="causal_upper_left")[0, 0]
    close(lower, torch.tensor([[0.25, 0.25, 0.25, 0.25, 0.0], [0.2, 0.2, 0.2, 0.2, 0.2]]))
    close(upper, torch.tensor([[1.0, 0, 0, 0, 0], [0.5, 0.5, 0, 0, 0]]))


MASKS = [(5, 7), (1, 7), (7,), (3, 5, 7), (3, 1, 7), (2, 1, 5, 7), (2, 3, 5, 7), (1, 1, 5, 1)]


@pytest.mark.parametrize("shape", MASKS)
def test_masks_broadcast_from_the_right(backend, shape):
    q, k, v = qkv(2, 3)
    keep = torch.rand(shape, generator=torch.Generator().manual_seed(3)) > 0.4
    attention = load(ID, backend)
    close(attention(q, k, v, mask=keep), plain(q, k, v, keep))
    added = torch.randn(shape, generator=torch.Generator().manual_seed(4))
    close(attention(q, k, v, mask=added), plain(q, k, v, None, added))
    hidden = torch.where(keep, added, -math.inf)
    close(attention(q, k, v, mask=hidden), plain(q, k, v, keep, torch.where(keep, added, 0.0)))


def test_key_lengths_are_one_number_a_batch_element(backend):
    q, k, v = qkv(2, 3)
    seen = places(5, 7)[1] < torch.tensor([2, 0])[:, None, None, None]
    attention = load(ID, backend)
    for lengths in (torch.tensor([2, 0]), torch.tensor([2, 0], dtype=torch.int32)):
        close(attention(q, k, v, key_lengths=lengths), plain(q, k, v, seen))
    close(attention(q[:, 0], k[:, 0], v[:, 0], key_lengths=lengths), plain(q, k, v, seen)[:, 0])
    close(attention(q, k, v, key_lengths=torch.tensor(4)), plain(q, k, v, places(5, 7)[1] < 4))


def test_windows_are_given_by_their_reach(backend):
    q, k, v = qkv(2, 3)
    i, j = places(5, 7)
    distance = j - (i + 2)
    close(load(ID, backend)(q, k, v, window=(2, 1)), plain(q, k, v, (distance >= -2) & (distance <= 1)))
    sliding = load(ID, backend, visibility="causal_lower_right", sliding_window=3)
    close(sliding(q, k, v), plain(q, k, v, (distance > -3) & (distance <= 0)))
    close(sliding(q, k, v, sliding_window=1), plain(q, k, v, distance == 0))


@pytest.mark.parametrize(("heads", "key_heads"), [(6, 3), (6, 1), (6, 6), (32, 1)])
def test_a_key_head_serves_a_group_of_query_heads(backend, heads, key_heads):
    q = next(qkv(2, heads)).requires_grad_()
    _, k, v = (x.requires_grad_() for x in qkv(2, key_heads, seed=1))
    repeated = [x.repeat_interleave(heads // key_heads, 1) for x in (k, v)]
    o = load(ID, backend, enable_gqa=True)(q, k, v)
    close(o, plain(q, *repeated))
    expected = torch.autograd.grad(plain(q, *repeated).sin().sum(), (q, k, v))
    for got, want in zip(torch.autograd.grad(o.sin().sum(), (q, k, v)), expected, strict=True):
        assert got.shape == want.shape
        close(got, want)


@pytest.mark.parametrize("batch", [(), (2,), (2, 3), (2, 1, 3)], ids=str)
@pytest.mark.parametrize("visibility", [None, "causal_lower_right"])
def test_grouped_heads_of_any_batch(backend, batch, visibility):
    """Two batch dimensions, heads, length and width are as many axes as batch, heads, group, length and width."""
    q = next(qkv(*batch, 4))
    _, k, v = qkv(*batch, 2, seed=1)
    seen = places(5, 7)[1] <= places(5, 7)[0] + 2 if visibility else None
    found = load(ID, backend, enable_gqa=True, visibility=visibility)(q, k, v)
    close(found, plain(q, *(x.repeat_interleave(2, -3) for x in (k, v)), seen))


def test_nan_in_a_float_mask_is_seen(backend):
    """Only -inf hides: (1 - m) * -inf is NaN where m is 1, and must not pass for a hidden key."""
    q, k, v = qkv(2, 3)
    mask = torch.zeros(5, 7)
    mask[1, 2], mask[0, 0] = math.nan, -math.inf
    o, lse = load(ID, backend)(q, k, v, mask=mask, return_lse=True)
    assert o[..., 1, :].isnan().all() and lse[..., 1].isnan().all()
    rest = [0, 2, 3, 4]
    close(o[..., rest, :], plain(q, k, v, mask == 0)[..., rest, :])


def test_the_scale_is_that_of_one_head_unless_it_is_given(backend):
    q = torch.zeros(1, 8, 1, 64)
    q[..., 0] = 1
    k = torch.zeros(1, 8, 2, 64)
    k[..., 0, 0] = 64  # one score of 64 before scaling, the other 0
    o = load(ID, backend)(q, k, torch.eye(2).expand(1, 8, 2, 2))
    close(o[0, 0, 0, 0].log() - o[0, 0, 0, 1].log(), torch.tensor(8.0))
    q, k, v = qkv(2, 3)
    close(load(ID, backend)(q, k, v, scale=0.1), plain(q, k, v, scale=0.1))


def test_tensors_may_be_given_by_name(backend):
    q, k, v = qkv(2, 3)
    attention = load(ID, backend)
    assert torch.equal(attention(v=v, q=q, k=k), attention(q, k, v))
    assert list(attention.__signature__.parameters)[:3] == ["q", "k", "v"]


# Errors


def mistakes():
    q, k, v = qkv(3, 2)
    keep = functools.partial(torch.ones, dtype=torch.bool)
    return [
        ("mixed dtypes", (q, k.double(), v), {}, errors.MixedDtypes, "k torch.float64"),
        ("integers", (q.long(), k.long(), v.long()), {}, errors.WrongType, "torch.int64"),
        ("complex", (q.to(torch.complex64), k, v), {}, errors.WrongType, "complex64"),
        ("mixed devices", (q, k.to("meta"), v), {}, errors.MixedDevices, "k meta"),
        ("no tensor", (q, k, [1.0]), {}, errors.WrongType, "v is [1.0]"),
        ("sparse", (q.to_sparse(), k, v), {}, errors.WrongType, "to_dense"),
        ("rank", (q, k, v[0, 0, 0]), {}, errors.WrongRank, "v has the shape (6,)"),
        ("widths differ", (q, k[..., :3], v), {}, errors.SizesDisagree, "the size D is 4 in q"),
        ("keys and values differ", (q, k, v[..., :3, :]), {}, errors.SizesDisagree, "in v (3, 2, 3, 6)"),
        ("one value for all keys", (q, k, v[..., :1, :]), {}, errors.SizesDisagree, "the size M"),
        ("heads differ", (q, k[:, :1].expand(3, 4, 7, 4), v), {}, errors.LeadingDisagree, "enable_gqa"),
        ("batches differ", (q, k[:2], v), {}, errors.LeadingDisagree, "batch"),
        ("missing", (q, k), {}, errors.MissingArgument, "v is missing"),
        ("too many", (q, k, v, q), {}, errors.TooManyArguments, "(q, k, v)"),
        ("twice", (q, k, v), {"q": q}, errors.ArgumentTwice, "q is given twice"),
        ("unknown", (q, k, v), {"attn_mask": q}, errors.UnknownArgument, "did you mean mask"),
        ("mask rank 3 as batch", (q, k, v), {"mask": keep(3, 5, 7)}, errors.DoesNotBroadcast, "(3, 2, 5, 7)"),
        ("mask on wrong sizes", (q, k, v), {"mask": keep(7, 5)}, errors.DoesNotBroadcast, "(7, 5)"),
        ("mask larger than q", (q[0], k[0], v[0]), {"mask": keep(3, 1, 5, 7)}, errors.DoesNotBroadcast, ""),
        ("mask of integers", (q, k, v), {"mask": torch.ones(5, 7, dtype=torch.int64)}, errors.WrongType, "mask.bool()"),
        ("mask of 0 and 1", (q, k, v), {"mask": torch.tril(torch.ones(5, 7))}, errors.ZeroOneMask, "mask.bool()"),
        ("mask of another dtype", (q, k, v), {"mask": torch.randn(5, 7).half()}, errors.MixedDtypes, "torch.float16"),
        ("mask is no tensor", (q, k, v), {"mask": [[True]]}, errors.WrongType, "mask is [[True]]"),
        ("mask with gradient", (q, k, v), {"mask": torch.randn(5, 7, requires_grad=True)}, errors.WrongType, "bias="),
        ("lengths as floats", (q, k, v), {"key_lengths": torch.ones(3)}, errors.WrongType, "key_lengths.long()"),
        ("lengths of heads", (q, k, v), {"key_lengths": torch.ones(2).long()}, errors.DoesNotBroadcast, "key_lengths"),
        ("negative window", (q, k, v), {"window": (-1, 2)}, errors.NegativeReach, "window_left is -1"),
        ("half a window", (q, k, v), {"window": 3}, errors.WrongType, "(left, right)"),
        ("fractional window", (q, k, v), {"window": (1.5, 2)}, errors.WrongType, "window_left is 1.5"),
        ("scale as tensor", (q, k, v), {"scale": torch.ones(1)}, errors.WrongType, "float("),
        ("scale as text", (q, k, v), {"scale": "1"}, errors.WrongType, "a finite number"),
        ("scale of NaN", (q, k, v), {"scale": float("nan")}, errors.WrongType, "scale is nan"),
        ("scale without end", (q, k, v), {"scale": -float("inf")}, errors.WrongType, "scale is -inf"),
        ("scale beyond floats", (q, k, v), {"scale": 10**400}, errors.WrongType, "a finite number"),
        ("scale complex", (q, k, v), {"scale": 1j}, errors.WrongType, "scale is 1j"),
        ("array", (q.detach().numpy(), k, v), {}, errors.WrongType, "(ndarray), expected a tensor"),
        ("window as tensor", (q, k, v), {"window": torch.tensor([1, 1])}, errors.WrongType, "(left, right)"),
        ("window of nothing", (q, k, v), {"window": 0}, errors.WrongType, "window is 0"),
        ("window announced", (q, k, v), {"window": True}, errors.MissingArgument, "window=(left, right)"),
        ("window of lists", (q, k, v), {"window": ([1], 0)}, errors.WrongType, "window_left is [1]"),
        ("window too large", (q, k, v), {"window": (2**63, 0)}, errors.WrongType, "64 bits"),
        *((f"{name} as text", (q, k, v), {name: "no"}, errors.WrongType, f"{name} is 'no'") for name in SWITCHES),
        ("switch as tensor", (q, k, v), {"return_lse": torch.ones(2)}, errors.WrongType, "True or False"),
        ("visibility", (q, k, v), {"visibility": "causal"}, errors.WrongType, "causal_lower_right"),
        (
            "combination not generated",
            (q, k, v),
            {"bias": q, "enable_gqa": True},
            errors.NotBuilt,
            f"derive.compile({ID!r}, bias=True, grouped=True) makes this one",
        ),
    ]


@pytest.mark.parametrize("case", mistakes(), ids=lambda case: case[0])
def test_a_mistake_is_answered_with_what_where_and_what_to_do(case):
    _, tensors, named, error, part = case
    with pytest.raises(error) as caught:
        load(ID)(*tensors, **named)
    assert part in str(caught.value)
    assert ID in str(caught.value)
    assert "What to do: " in str(caught.value)


def test_heads_that_do_not_divide():
    q, k, v = torch.zeros(1, 4, 2, 8), torch.zeros(1, 3, 2, 8), torch.zeros(1, 3, 2, 8)
    with pytest.raises(errors.HeadsNotDivisible, match="4 query heads cannot be shared out over 3"):
        load(ID, enable_gqa=True)(q, k, v)


def test_unknown_names_come_with_suggestions():
    with pytest.raises(errors.NothingGenerated, match="did you mean scaled_dot_attention"):
        load("scaled_dot_atention")
    with pytest.raises(errors.UnknownBackend, match="'blockwise'"):
        load(ID, "cudnn")
    with pytest.raises(errors.UnknownArgument, match="did you mean sliding_window"):
        load(ID, sliding_windows=3)
    with pytest.raises(errors.WrongType, match="causal_lower_right"):
        load(ID, visibility="causal")


def test_a_mask_that_is_announced_must_come():
    q, k, v = qkv(1, 1)
    with pytest.raises(errors.MissingArgument, match="mask is missing"):
        load(ID, mask=True)(q, k, v)


def test_a_float_mask_of_zeros_is_no_mistake():
    q, k, v = qkv(1, 1)
    close(load(ID)(q, k, v, mask=torch.zeros(5, 7)), plain(q, k, v))


# The choice of a backend


def test_triton_without_a_gpu_or_interpreter_is_a_clear_error(monkeypatch):
    monkeypatch.delenv("TRITON_INTERPRET", raising=False)
    with pytest.raises(errors.BackendUnavailable, match="TRITON_INTERPRET=1"):
        load(ID, "triton")(*qkv(1, 1))


def test_a_faster_backend_that_is_missing_is_named():
    missed = choose("f", ("blockwise", "reference"), "auto", "cuda", "float32")[2]
    assert missed == "triton was not generated for these options"
    assert choose("f", ("reference",), "auto", "cpu", "float32")[0] == "reference"
    with pytest.raises(errors.BackendUnavailable, match="blockwise"):
        choose("f", ("triton",), "auto", "cpu", "float32")


def test_the_warning_comes_once(tmp_path):
    from derive.runtime import from_source
    from derive.runtime.modules import find

    text = find(ID)[""]["reference"].text
    attention = from_source("only_reference", {"reference": text}, cache=tmp_path)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for n in (1, 2, 3):
            attention(*qkv(n, 1))
    assert ["blockwise was not generated" in str(w.message) for w in caught] == [True]


def test_explain_names_the_generated_kernel_and_runs_nothing():
    q, k, v = qkv(1, 1)
    choice = explain(ID, q, k, v, visibility="causal_lower_right")
    assert (choice.backend, choice.options) == ("cpu", "causal_lower_right")
    assert choice.file.is_file()
    assert choice.operator.startswith("derive::scaled_dot_attention_causal_lower_right_cpu_")
    assert explain(ID, q, k, v, mask=torch.ones(5, 7).bool(), backend="reference").options == "mask"
    assert "the tensors are on cpu" in str(choice)


def test_scaled_dot_product_attention_of_torch_is_not_used(monkeypatch, backend):
    def refuse(*args, **kwargs):
        raise AssertionError("torch's own attention was called")

    monkeypatch.setattr(nn.functional, "scaled_dot_product_attention", refuse)
    monkeypatch.setattr(torch._C._nn, "scaled_dot_product_attention", refuse)
    q, k, v = (x.requires_grad_() for x in qkv(2, 3))
    o = load(ID, backend, visibility="causal_upper_left")(q, k, v)
    o.sum().backward()
    close(o, plain(q, k, v, places(5, 7)[1] <= places(5, 7)[0]))


def test_threads_may_load_and_call_at_once():
    q, k, v = qkv(2, 3)
    attention, results = load(ID), []

    def work():
        results.append((attention(q, k, v, window=(1, 1)), load(ID)(q, k, v, visibility="causal_upper_left")))

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 8
    assert all(torch.equal(a, results[0][0]) and torch.equal(b, results[0][1]) for a, b in results)


def test_a_function_can_be_copied_and_pickled():
    q, k, v = qkv(2, 3)
    attention = load(ID, visibility="causal_lower_right")
    for other in (copy.deepcopy(attention), pickle.loads(pickle.dumps(attention))):
        assert torch.equal(other(q, k, v), attention(q, k, v))


def test_loading_imports_neither_sympy_nor_the_compiler():
    code = "import sys, derive; derive.load('scaled_dot_attention'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"sympy", "triton", "z3"} & set(loaded)
    own = {name.split(".")[1] for name in loaded if name.startswith("derive.")}
    assert own <= {"errors", "options", "runtime"}


OWN_OPTIONS = [name for name in options.BY_NAME if name not in ("grouped", "weights")]


@pytest.mark.parametrize("option", OWN_OPTIONS)
def test_an_option_that_no_combination_has_is_named_with_how_to_get_it(option):
    for give in (lambda: load("softmax", **{option: True}), lambda: load("softmax")(torch.ones(3), **{option: True})):
        with pytest.raises(errors.OptionNotBuilt, match=f"no combination with the option '{option}'") as caught:
            give()
        assert f"derive.compile('softmax', {option}=...)" in caught.value.do and "no option" in caught.value.do


@pytest.mark.parametrize("name", ["grouped", "weights", "visibilty", "masks"])
def test_what_is_no_option_is_an_unknown_argument(name):
    with pytest.raises(errors.UnknownArgument, match=f"takes no argument '{name}'"):
        load("softmax", **{name: True})


def test_a_call_that_only_looks_like_one_before_is_checked_anew():
    attention = load("scaled_dot_attention", backend="blockwise")
    q = torch.randn(1, 2, 5, 4)
    wanted = attention(q, q, q, window=(1, 0))
    assert torch.equal(attention(q, q, q, window=(1, 0)), wanted)
    with pytest.raises(errors.MissingArgument, match="window_left"):  # True is no number
        attention(q, q, q, window=(True, False))
