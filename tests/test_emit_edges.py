"""What real inputs look like at the edges: sizes 0 and 1, strides, NaN where nobody looks, huge scores, guards."""

import checked
import emit_cases
import pytest
import torch
from guard import guarded_inputs, guarded_outputs
from passes_catalogue import BY_NAME

BACKENDS = emit_cases.BACKENDS
SAMPLE = ("lower_right", "relative_bias", "bool_mask", "sink")


def data(name, dtype=torch.float32, seed=0, **sizes):
    """(values, sizes) of a case."""
    case = BY_NAME[name]
    sizes = checked.sizes_of(case, **{"BATCH": 1, "HEADS": 2, "GROUP": 2, **sizes})
    return checked.cast(checked.draw(case.formula, sizes, seed, case.data), dtype), sizes


def cotangents_of(returned, seed=5):
    generator = torch.Generator().manual_seed(seed)
    drawn = {n: torch.randn(x.shape, generator=generator, dtype=torch.float64).to(x.dtype) for n, x in returned.items()}
    return {n: torch.where(torch.isfinite(returned[n]), c, 0) for n, c in drawn.items()}


def same(first, second):
    """Whether two sets of results have the same bits."""
    return all(torch.equal(first[n].nan_to_num(7.5), second[n].nan_to_num(7.5)) for n in first)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", ("lower_right", "sink", "relative_bias", "additive", "key_lengths", "weights"))
@pytest.mark.parametrize(
    "sizes",
    [{"N": 0, "M": 5}, {"N": 5, "M": 0}, {"BATCH": 0, "N": 3, "M": 4}, {"N": 1, "M": 1}, {"N": 2, "M": 3, "E": 0}],
    ids=str,
)
def test_sizes_zero_and_one(name, backend, sizes):
    found = emit_cases.errors(name, backend, torch.float32, **{"HEADS": 2, **sizes})
    assert all(e <= 2e-5 for e in found.values()), found


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", ("lower_right", "relative_bias", "alibi", "window"))
def test_rows_that_see_nothing_are_zero(name, backend):
    values, sizes = data(name, N=21, M=5, left=2, right=0)
    returned, _ = emit_cases.run(name, backend, values, sizes)
    _, gradients = emit_cases.run(name, backend, values, sizes, cotangents_of(returned))
    assert (returned["o"][:, :, :16] == 0).all()
    assert (returned["lse"][:, :, :16] == -float("inf")).all()
    assert (gradients["q"][:, :, :16] == 0).all()
    assert all(torch.isfinite(g).all() for g in gradients.values())


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("poison", (float("nan"), float("inf"), 1e30))
@pytest.mark.parametrize("name", ("lower_right", "key_lengths", "bool_mask", "relative_bias"))
def test_what_is_not_visible_has_no_influence(name, backend, poison):
    """Keys that no row with a cotangent sees hold anything at all: the same bits come out."""
    values, sizes = data(name, N=18, M=21)
    hidden = torch.zeros(21, dtype=torch.bool)
    hidden[-3:] = True
    if name == "key_lengths":
        values["length"] = torch.full_like(values["length"], 18)
    if name == "bool_mask":
        values["mask"] = values["mask"] & ~hidden
    rows = slice(None) if name in ("key_lengths", "bool_mask") else slice(0, 15)
    poisoned = {n: x.masked_fill(hidden[:, None], poison) if n in ("k", "v") else x for n, x in values.items()}
    clean, _ = emit_cases.run(name, backend, values, sizes)
    dirty, _ = emit_cases.run(name, backend, poisoned, sizes)
    assert torch.equal(clean["o"][:, :, rows], dirty["o"][:, :, rows])
    seen_rows = torch.zeros(18, dtype=torch.bool)
    seen_rows[rows] = True
    given = {n: torch.where(_along_rows(seen_rows, c), c, 0) for n, c in cotangents_of(clean).items()}
    want, got = (
        _gradients(name, backend, values, clean, given, sizes),
        _gradients(name, backend, poisoned, _rows_of(dirty, clean, seen_rows), given, sizes),
    )
    if rows == slice(None):
        assert same(want, got)
        assert all(torch.isfinite(g).all() for g in got.values())
    else:
        assert torch.equal(want["q"][:, :, rows], got["q"][:, :, rows])


def _along_rows(mask, c):
    return mask[:, None] if c.dim() == 4 else mask


def _rows_of(dirty, clean, rows):
    """What was saved of the clean rows; the other rows saw the poison."""
    return {n: torch.where(_along_rows(rows, x), x, clean[n]) for n, x in dirty.items()}


def _gradients(name, backend, values, returned, given, sizes):
    loaded = emit_cases.module(name, backend)
    given = checked.saved_cotangents(loaded, returned, given)
    return checked.run_backward(loaded, values, returned, given, sizes, **emit_cases.settings(loaded, backend))


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_nan_in_a_visible_key_stays(backend):
    values, sizes = data("lower_right", N=18, M=21)
    values["v"][0, 0, 7, 1] = float("nan")
    values["k"][0, 1, 9, 0] = float("nan")
    returned, _ = emit_cases.run("lower_right", backend, values, sizes)
    expected = torch.zeros_like(returned["o"], dtype=torch.bool)
    expected[0, 0, 4:, 1] = True  # row i sees the keys up to i + 3
    expected[0, 1, 6:, :] = True
    assert torch.equal(torch.isnan(returned["o"]), expected)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", SAMPLE)
def test_strides_make_no_difference(name, backend):
    values, sizes = data(name, N=18, M=21, D=5, E=3)
    returned, _ = emit_cases.run(name, backend, values, sizes)
    given = cotangents_of(returned)
    want = _gradients(name, backend, values, returned, given, sizes)
    odd, odd_given = {n: strided(x) for n, x in values.items()}, {n: strided(x) for n, x in given.items()}
    again, _ = emit_cases.run(name, backend, odd, sizes)
    saved = {n: strided(x) for n, x in returned.items()}
    got = _gradients(name, backend, odd, saved, odd_given, sizes)
    assert all(checked.error(again[n], returned[n]) <= 1e-6 for n in returned)
    assert all(checked.error(got[n], want[n]) <= 2e-6 for n in want)


def strided(x):
    """The same values, transposed in memory and at every second place."""
    if not torch.is_tensor(x) or x.dim() < 2:
        return x
    rows, columns = x.shape[-2:]
    y = torch.zeros((*x.shape[:-2], 2 * columns, rows + 1), dtype=x.dtype)[..., ::2, :rows].mT
    y.copy_(x)
    return y


@pytest.mark.parametrize("backend", BACKENDS)
def test_expanded_tensors_are_read_in_place(backend):
    values, sizes = data("bool_mask", N=18, M=33)
    values |= {n: values[n][:, :1].expand(-1, 2, -1, -1) for n in ("k", "v")}
    values["mask"] = values["mask"][:, :, :1].expand(-1, -1, 18, -1)
    copies = {n: x.clone() for n, x in values.items()}
    first, second = (emit_cases.run("bool_mask", backend, x, sizes)[0] for x in (values, copies))
    assert same(first, second)


@pytest.mark.parametrize("name", ("lower_right", "relative_bias", "additive", "shared_bias", "weights", "key_lengths"))
@pytest.mark.parametrize("backend", ("triton", "cpu"))
def test_no_access_outside_of_a_tensor(name, backend):
    values, sizes = data(name, N=18, M=21, D=5, E=3)
    returned, _ = emit_cases.run(name, backend, values, sizes)
    given = cotangents_of(returned)
    want = _gradients(name, backend, values, returned, given, sizes)
    loaded = emit_cases.module(name, backend)
    with guarded_outputs(loaded):
        again, _ = emit_cases.run(name, backend, guarded_inputs(values), sizes)
        got = _gradients(name, backend, guarded_inputs(values), guarded_inputs(returned), guarded_inputs(given), sizes)
    assert same(returned, again)
    assert same(want, got)


@pytest.mark.parametrize("backend", ("blockwise", "triton", "cpu"))
@pytest.mark.parametrize("name", ("lower_right", "softcap", "sink"))
def test_scores_of_a_thousand(name, backend):
    """Scores round alike in both directions: the gradients are no worse than those of the naive form in float32."""
    values, sizes = data(name, N=18, M=21, D=4)
    values["q"], values["k"] = values["q"] * 40, values["k"] * 20
    returned, _ = emit_cases.run(name, backend, values, sizes)
    given = {"o": cotangents_of(returned)["o"]}
    got = _gradients(name, backend, values, returned, given, sizes)
    output, wanted = textbook(checked.cast(values, torch.float64), given["o"].double(), name)
    rounded_output, naive = textbook(values, given["o"], name)
    assert checked.error(returned["o"], output) <= 2 * checked.error(rounded_output, output) + 1e-5
    for n in wanted:
        assert checked.error(got[n], wanted[n]) <= 2 * checked.error(naive[n], wanted[n]) + 1e-5, n


def textbook(values, cotangent, name):
    """(output, gradients) of torch's softmax and autograd, in the dtype of the values."""
    q, k, v = (values[n].clone().requires_grad_() for n in ("q", "k", "v"))
    score = q @ k.mT / 2.0
    if name == "softcap":
        score = 5 * torch.tanh(score / 5)
    i, j = torch.arange(18)[:, None], torch.arange(21)
    score = score.masked_fill(j > i + 3, -float("inf"))
    if name == "sink":
        sink = values["sink"][None, :, None, None].expand(1, 2, 18, 1)
        score = torch.cat([score, sink], -1)
    output = torch.softmax(score, -1)[..., :21] @ v
    found = torch.autograd.grad((output * cotangent).sum(), [q, k, v])
    return output.detach(), dict(zip(("q", "k", "v"), found, strict=True))


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_same_bits_on_every_run(backend):
    values, sizes = data("relative_bias", N=33, M=40)
    returned, _ = emit_cases.run("relative_bias", backend, values, sizes)
    given = cotangents_of(returned)
    runs = [_gradients("relative_bias", backend, values, returned, given, sizes) for _ in range(3)]
    assert all(same(runs[0], other) for other in runs[1:])
