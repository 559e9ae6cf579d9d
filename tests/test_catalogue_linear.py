"""Linear attention and its gated forms against plain torch, forward and backward, for any blocks."""

import tempfile
from functools import cache
from pathlib import Path

import checked
import pytest
import torch
from guard import guarded_inputs, guarded_outputs
from torch.utils._python_dispatch import TorchDispatchMode

from derive.catalogue import SHIPPED, formula
from derive.derivation import derive_formula
from derive.options import FILES
from derive.printing import about_of, printed
from derive.targets import aot
from derive.tiles import PairKernel, StateKernel

FOLDER = Path(tempfile.mkdtemp(prefix="linear_"))
CAUSAL = {"visibility": "causal_lower_right"}
VARIANTS = {
    "linear": ("linear_attention", {}),
    "linear key lengths": ("linear_attention", {"key_lengths": True}),
    "linear causal": ("linear_attention", CAUSAL),
    "linear causal key lengths": ("linear_attention", CAUSAL | {"key_lengths": True}),
    "linear given": ("linear_attention", {"features": "given"}),
    "linear given causal": ("linear_attention", CAUSAL | {"features": "given"}),
    "retention": ("retention", {}),
    "gated": ("gated_linear_attention", {}),
    "gated normalised": ("gated_linear_attention", {"normalised": True}),
    "gated per width": ("gated_linear_attention", {"per_width": True}),
    "gated per width normalised": ("gated_linear_attention", {"per_width": True, "normalised": True}),
    "forgetting": ("forgetting_attention", {}),
}
GATED = [name for name in VARIANTS if not name.startswith("linear")]
CARRIED = [name for name in VARIANTS if name not in ("linear", "linear key lengths", "linear given", "forgetting")]
BLOCK = 16
LENGTHS = (0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK + 5)
BLOCKS = {"tiles": (BLOCK, BLOCK), "recurrence": (1, 4), "odd": (7, 5), "one block": (64, 64)}


@cache
def record(name):
    id_, options = VARIANTS[name]
    return derive_formula(formula(id_, **options))


@cache
def texts(name):
    made = record(name)
    return printed(made, about_of(made, "0"))


@cache
def module(name, backend):
    return checked.load(texts(name)[FILES[backend]], FOLDER, f"{name.replace(' ', '_')}_{backend}")


def elu_plus_one(x):
    return torch.nn.functional.elu(x) + 1


def average(weight, v):
    norm = weight.sum(-1, keepdim=True)
    return weight @ v / torch.where(norm == 0, 1.0, norm)


def decays(gate, seen):
    """The products of the gates after key j up to query i."""
    passed = torch.nn.functional.logsigmoid(gate).cumsum(2)
    apart = passed.unsqueeze(3) - passed.unsqueeze(2)
    mask = seen[..., None] if gate.dim() == 4 else seen
    return torch.where(mask, apart, 0.0).exp()


def plain(name, x):
    """The quadratic form, written by hand."""
    q, k, v = x["q"], x["k"], x["v"]
    rows, columns = torch.arange(q.shape[2])[:, None], torch.arange(k.shape[2])
    causal = name in GATED or "causal" in name
    seen = columns <= rows + k.shape[2] - q.shape[2] if causal else torch.ones(q.shape[2], k.shape[2], dtype=torch.bool)
    if "key lengths" in name:
        seen = seen & (columns < x["key_lengths"][:, None, None, None])
    dot = q @ k.mT
    if name == "retention":
        gamma = torch.sigmoid(x["rate"])[:, None, None]
        return torch.where(seen, dot * gamma ** torch.where(seen, rows - columns, 0), 0.0) @ v
    if name == "forgetting":
        passed = torch.nn.functional.logsigmoid(x["gate"]).cumsum(2)
        score = x["scale"] * dot + passed[..., :, None] - passed[..., None, :]
        return torch.softmax(torch.where(seen, score, -float("inf")), -1) @ v
    if "per width" in name:
        features = elu_plus_one if "normalised" in name else lambda z: z
        pairs = features(q)[:, :, :, None] * features(k)[:, :, None] * decays(x["gate"], seen)
        weight = torch.where(seen, pairs.sum(-1), 0.0)
    elif name in GATED:
        weight = elu_plus_one(q) @ elu_plus_one(k).mT if "normalised" in name else dot
        weight = torch.where(seen, weight * decays(x["gate"], seen), 0.0)
    else:
        features = (lambda z: z) if "given" in name else elu_plus_one
        weight = torch.where(seen, features(q) @ features(k).mT, 0.0)
    return weight @ v if "gated" in name and "normalised" not in name else average(weight, v)


def sizes_of(length, queries=None, keys=None):
    queries, keys = queries if queries is not None else length, keys if keys is not None else length
    return {"BATCH": 2, "HEADS": 2, "D": 3, "E": 4, "L": length, "N": queries, "M": keys}


def drawn(name, sizes, seed=0, shift=0.0):
    id_, options = VARIANTS[name]
    values = checked.draw(formula(id_, **options), sizes, seed)
    if "key_lengths" in values:
        values["key_lengths"] = torch.tensor([sizes["M"], sizes["M"] // 2])
    if "given" in name:
        values |= {n: values[n].exp() for n in ("q", "k")}
    return {n: x + shift if n in ("gate", "rate") else x for n, x in values.items()}


def result(name, loaded, values, sizes, cotangent, **keywords):
    returned = checked.run_forward(loaded, values, sizes, **keywords)
    given = checked.saved_cotangents(loaded, returned, {"o": cotangent})
    gradients = checked.run_backward(loaded, values, returned, given, sizes, **keywords)
    return {"o": returned["o"]} | {f"d_{n}": x for n, x in gradients.items()}


def wanted(name, values, cotangent_seed=5):
    """(the output and the gradients by autograd, in float64; the cotangent)"""
    real = record(name).formula.wrt
    leaves = {n: values[n].double().clone().requires_grad_() for n in real}
    others = {n: x.double() if torch.is_tensor(x) and x.is_floating_point() else x for n, x in values.items()}
    out = plain(name, others | leaves)
    cotangent = torch.randn(out.shape, generator=torch.Generator().manual_seed(cotangent_seed), dtype=torch.float64)
    gradients = torch.autograd.grad(out, list(leaves.values()), cotangent, allow_unused=True)
    found = {f"d_{n}": torch.zeros_like(leaves[n]) if g is None else g for n, g in zip(real, gradients, strict=True)}
    return {"o": out.detach()} | found, cotangent


def assert_agrees(name, backend, values, sizes, tolerance, dtype=torch.float64, **keywords):
    narrow = checked.cast(values, dtype)
    want, cotangent = wanted(name, narrow)
    got = result(name, module(name, backend), narrow, sizes, cotangent, **keywords)
    for n, x in want.items():
        assert checked.error(got[n], x) < tolerance, n


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("name", VARIANTS)
def test_the_reference_agrees_with_plain_torch(name, length):
    sizes = sizes_of(length)
    assert_agrees(name, "reference", drawn(name, sizes), sizes, 1e-11)


@pytest.mark.parametrize("blocks", BLOCKS)
@pytest.mark.parametrize("name", VARIANTS)
def test_any_blocks_agree_with_plain_torch(name, blocks):
    rows, columns = BLOCKS[blocks]
    for length in LENGTHS:
        sizes = sizes_of(length)
        assert_agrees(name, "blockwise", drawn(name, sizes), sizes, 1e-11, block_rows=rows, block_columns=columns)


@pytest.mark.parametrize("shape", [(5, 19), (19, 5), (1, 17), (17, 1), (0, 4), (4, 0)])
@pytest.mark.parametrize("name", [n for n in VARIANTS if n not in GATED])
def test_queries_and_keys_of_different_lengths(name, shape):
    sizes = sizes_of(0, *shape)
    assert_agrees(name, "blockwise", drawn(name, sizes), sizes, 1e-11, block_rows=4, block_columns=8)


@pytest.mark.parametrize("shift", [-15.0, 0.0, 15.0])
@pytest.mark.parametrize("name", GATED)
def test_gates_far_from_the_middle(name, shift):
    sizes = sizes_of(37)
    assert_agrees(name, "blockwise", drawn(name, sizes, shift=shift), sizes, 1e-11, block_rows=8, block_columns=8)


@pytest.mark.parametrize("name", VARIANTS)
def test_triton_agrees_and_stays_inside_of_its_tensors(name):
    for length in (0, 1, BLOCK + 1, 2 * BLOCK + 3):
        sizes = sizes_of(length) | {"HEADS": 1}
        values = guarded_inputs(checked.cast(drawn(name, sizes), torch.float32))
        loops = {"blocks": (BLOCK, BLOCK)}
        with guarded_outputs(module(name, "triton")):
            assert_agrees(name, "triton", values, sizes, 1e-5, torch.float32, **loops)


@pytest.mark.parametrize("name", ["linear causal", "gated per width", "retention"])
def test_strides_do_not_matter(name):
    sizes = sizes_of(21)
    values = drawn(name, sizes)
    want, cotangent = wanted(name, values)
    turned = {n: x.mT.contiguous().mT if torch.is_tensor(x) and x.dim() > 3 else x for n, x in values.items()}
    got = result(name, module(name, "blockwise"), turned, sizes, cotangent, block_rows=8, block_columns=8)
    for n, x in want.items():
        assert checked.error(got[n], x) < 1e-11, n


@pytest.mark.parametrize("bad", [float("nan"), float("inf")])
@pytest.mark.parametrize("name", CARRIED)
def test_what_a_row_does_not_see_changes_nothing_bit_for_bit(name, bad):
    """The last places are filled; rows before them, and their gradients, keep every bit."""
    sizes, keep = sizes_of(37), 30
    values = drawn(name, sizes)
    if "key_lengths" in values:
        values["key_lengths"] = torch.tensor([37, 37])
    changed = {n: x.clone() if torch.is_tensor(x) else x for n, x in values.items()}
    for n in ("k", "v"):
        changed[n][:, :, keep:] = bad
    cotangent = torch.randn(2, 2, 37, 4, generator=torch.Generator().manual_seed(3), dtype=torch.float64)
    cotangent[:, :, keep:] = 0
    keywords = {"block_rows": 8, "block_columns": 8}
    before, after = (
        checked.run_forward(module(name, "blockwise"), x, sizes, **keywords)["o"][:, :, :keep]
        for x in (values, changed)
    )
    assert torch.equal(before, after)


@pytest.mark.parametrize("name", ["linear key lengths", "linear causal key lengths"])
def test_keys_beyond_the_length_change_nothing(name):
    sizes = sizes_of(21)
    values = drawn(name, sizes) | {"key_lengths": torch.tensor([9, 0])}
    want, cotangent = wanted(name, values)
    changed = {n: x.clone() for n, x in values.items()}
    for n in ("k", "v"):
        changed[n][0, :, 9:] = float("nan")
        changed[n][1] = float("nan")
    got = result(name, module(name, "blockwise"), changed, sizes, cotangent, block_rows=8, block_columns=8)
    for n, x in want.items():
        assert checked.error(got[n], x) < 1e-11, n


class Watching(TorchDispatchMode):
    """Counts operations, and the entries of the largest tensor that one of them makes."""

    def __init__(self):
        super().__init__()
        self.operations, self.largest = 0, 0

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        out = function(*args, **(kwargs or {}))
        self.operations += 1
        for x in out if isinstance(out, (tuple, list)) else (out,):
            if torch.is_tensor(x):
                self.largest = max(self.largest, x.numel())
        return out


def watched(name, length):
    sizes = sizes_of(length)
    values = drawn(name, sizes)
    with Watching() as watching:
        result(
            name, module(name, "blockwise"), values, sizes, torch.ones(2, 2, length, 4), block_rows=16, block_columns=16
        )
    return watching


@pytest.mark.parametrize("name", CARRIED)
def test_time_and_memory_grow_with_the_length(name):
    once, twice = watched(name, 128), watched(name, 256)
    assert twice.operations < 2.1 * once.operations
    assert twice.largest <= 2 * once.largest


def test_forgetting_attention_goes_through_all_pairs():
    """The control: an online loop does what a carried state does not."""
    once, twice = watched("forgetting", 128), watched("forgetting", 256)
    assert twice.operations > 2.5 * once.operations


@pytest.mark.parametrize("name", CARRIED)
def test_every_loop_over_pairs_starts_from_states(name):
    made = record(name)
    for tiles in (made.forward_tiles, made.backward_tiles):
        loops = [stage for stage in tiles.stages if isinstance(stage, PairKernel)]
        assert loops
        assert all(loop.carried for loop in loops)
        assert sum(isinstance(stage, StateKernel) for stage in tiles.stages) == len(loops)


@pytest.mark.parametrize("name", ["linear", "linear key lengths"])
def test_without_an_order_no_pair_is_left(name):
    made = record(name)
    for tiles in (made.forward_tiles, made.backward_tiles):
        assert not any(isinstance(stage, PairKernel) for stage in tiles.stages)


def test_every_shipped_variant_is_tested_here():
    shipped = {(id_, str(o)) for id_ in {i for i, _ in VARIANTS.values()} for o in SHIPPED.get(id_, ({},))}
    assert shipped <= {(id_, str(o)) for id_, o in VARIANTS.values()}


def job(name, target, stage):
    path = module(name, "triton").__file__
    return {"path": path, "width": 64, "dtype": "float16", "target": target, "stage": stage}


def test_kernels_with_states_compile_for_devices_and_use_their_matrix_units():
    results = aot.run([job("retention", target, "binary") for target in ("sm_80", "gfx942")])
    assert {r["target"] for r in results} == {"sm_80", "gfx942"}
    for result_ in results:
        assert not aot.faults(result_), result_
    assert all(r["matrix"] for r in results if r["products"])


def test_every_kernel_that_is_not_shipped_passes_the_front_end():
    """Those that are shipped pass it in tests/test_triton_compile.py."""
    names = [n for n, (id_, options) in VARIANTS.items() if options not in SHIPPED.get(id_, ({},))]
    results = aot.run([job(name, "sm_90", "ttir") for name in names])
    assert names and len(results) > 2 * len(names)
    assert not [r for r in results if "error" in r]
