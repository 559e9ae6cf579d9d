"""C++ kernels as they are compiled for use: tiles of full size, several threads, other processors, sanitizers."""

import checked
import emit_cases
import pytest
import torch
from passes_catalogue import BY_NAME
from sanitized import assert_inside

from derive.emit.cpu import cpu
from derive.errors import WrongType
from derive.runtime import toolchain
from derive.runtime.native import Kernels

LARGE = {"N": 130, "M": 203}  # more than two blocks of lanes and two tiles
FORMULAS = ("lower_right", "relative_bias", "sink", "bool_mask", "key_lengths", "grouped")
TOLERANCE = {torch.float64: 1e-10, torch.float32: 2e-5, torch.float16: 4e-3, torch.bfloat16: 3e-2}


def full_size(name):
    """The module of a case of the catalogue with the tiles that it has in use."""
    if name not in loaded:
        case = emit_cases.prepared(name)
        loaded[name] = checked.load(cpu(*case.tiles(), case.about), emit_cases.FOLDER, name)
    return loaded[name]


loaded: dict = {}


def errors(name, dtype, seed=0, **sizes):
    case = BY_NAME[name]
    sizes = checked.sizes_of(case, **sizes)
    return checked.errors(
        full_size(name), case.formula, checked.draw(case.formula, sizes, seed, case.data), sizes, dtype
    )


def results(name, sizes, dtype=torch.float32, seed=0):
    """Everything that both directions return, by name."""
    case, module = BY_NAME[name], full_size(name)
    sizes = checked.sizes_of(case, **sizes)
    values = checked.cast(checked.draw(case.formula, sizes, seed, case.data), dtype)
    returned = checked.run_forward(module, values, sizes)
    generator = torch.Generator().manual_seed(seed)
    given = {n: torch.randn(x.shape, generator=generator, dtype=torch.float64) for n, x in returned.items() if n == "o"}
    gradients = checked.run_backward(module, values, returned, checked.saved_cotangents(module, returned, given), sizes)
    return returned | {f"d_{n}": x for n, x in gradients.items()}


@pytest.mark.parametrize("name", FORMULAS)
def test_full_tiles_agree_with_the_plain_form(name):
    for sizes in ({"HEADS": 2, **LARGE}, {"HEADS": 1, "N": 65, "M": 97}, {"HEADS": 1, "N": 96, "M": 64}):
        found = errors(name, torch.float32, BATCH=1, GROUP=2, **sizes)
        assert all(e <= TOLERANCE[torch.float32] for e in found.values()), (sizes, found)


@pytest.mark.parametrize("dtype", (torch.float64, torch.bfloat16, torch.float16), ids=str)
def test_full_tiles_of_every_dtype(dtype):
    found = errors("lower_right", dtype, BATCH=1, HEADS=1, D=17, E=33, **LARGE)
    assert all(e <= TOLERANCE[dtype] for e in found.values()), found


@pytest.fixture
def threads():
    before = torch.get_num_threads()
    yield torch.set_num_threads
    torch.set_num_threads(before)


@pytest.mark.parametrize("dtype", (torch.float32, torch.bfloat16), ids=str)
@pytest.mark.parametrize("name", ("lower_right", "relative_bias"))
def test_several_threads_share_the_rows_of_one_head(name, dtype, threads):
    """What is summed along the rows is added up in a fixed order: the same bits each time, about the same as by one."""
    sizes = {"BATCH": 1, "HEADS": 1, **LARGE}
    alone = results(name, sizes, dtype)
    for count in (2, 3):
        threads(count)
        first, second = results(name, sizes, dtype), results(name, sizes, dtype)
        assert all(torch.equal(first[n], second[n]) for n in first)
        assert all(checked.error(first[n], alone[n]) <= TOLERANCE[dtype] for n in first), name


@pytest.mark.parametrize("heads", (1, 2, 3))
def test_heads_and_threads_of_any_number(heads, threads):
    sizes = {"BATCH": 2, "HEADS": heads, "N": 70, "M": 100}
    alone = results("lower_right", sizes)
    threads(2)
    found = results("lower_right", sizes)
    assert all(checked.error(found[n], alone[n]) <= TOLERANCE[torch.float32] for n in found)


def test_what_nobody_sees_changes_no_bit_in_full_tiles():
    case, module = BY_NAME["key_lengths"], full_size("key_lengths")
    sizes = checked.sizes_of(case, BATCH=1, HEADS=1, **LARGE)
    values = checked.cast(checked.draw(case.formula, sizes, 0, case.data), torch.float32)
    values["length"] = torch.tensor([101])
    poisoned = {
        n: torch.where(torch.arange(203)[:, None] > 100, torch.nan, x) if n in "kv" else x for n, x in values.items()
    }
    cotangent = {"o": torch.randn(1, 1, 130, sizes["E"], generator=torch.Generator().manual_seed(1))}
    found = []
    for given in (values, poisoned):
        returned = checked.run_forward(module, given, sizes)
        bars = checked.saved_cotangents(module, returned, cotangent)
        found.append(
            returned | {f"d_{n}": x for n, x in checked.run_backward(module, given, returned, bars, sizes).items()}
        )
    assert all(torch.equal(found[0][n], found[1][n]) for n in found[0])


def test_an_empty_table_reads_as_zeros():
    case = BY_NAME["relative_bias"]
    sizes = checked.sizes_of(case, BATCH=1, HEADS=1, N=3, M=4)
    found = []
    for places in (0, 6):
        values = checked.draw(case.formula, sizes, 0, case.data)
        values["bias"] = torch.zeros(1, places, dtype=torch.float64)
        found.append(checked.run_forward(full_size("relative_bias"), values, sizes | {"T": places})["o"])
    torch.testing.assert_close(*found)


def test_a_table_beyond_32_bits_is_refused():
    table = torch.zeros(1).expand(1, 3)
    far = torch.as_strided(torch.empty(1, device="meta"), (2, 3), (2**31, 1))
    assert Kernels.table(table, 1) is table
    with pytest.raises(WrongType, match=r"table is of 2147483650 places"):
        Kernels.table(far, 2)


def test_integers_beyond_32_bits_are_refused_where_they_would_be_cut():
    large = torch.tensor([5, 2**31])
    assert Kernels.integers(large, torch.float64) is large
    assert Kernels.integers(torch.tensor([-(2**30), 2**30], dtype=torch.int64), torch.float32).dtype == torch.int64
    with pytest.raises(WrongType, match=r"5\.\.2147483648, expected -2\*\*30\.\.2\*\*30"):
        Kernels.integers(large, torch.float32)
    module, sizes = full_size("key_lengths"), {"N": 2, "M": 3}
    sizes = checked.sizes_of(BY_NAME["key_lengths"], BATCH=1, HEADS=1, **sizes)
    values = checked.draw(BY_NAME["key_lengths"].formula, sizes) | {"length": torch.tensor([2**40])}
    checked.run_forward(module, values, sizes)
    with pytest.raises(WrongType, match=r"expected -2\*\*30"):
        checked.run_forward(module, checked.cast(values, torch.float32), sizes)


# Other processors

ARCHITECTURES = {"AVX2": "-march=x86-64-v3", "plain": "-march=x86-64"}


@pytest.mark.skipif(toolchain.platform.machine() != "x86_64", reason="the flags are those of x86-64")
@pytest.mark.parametrize("architecture", ARCHITECTURES)
@pytest.mark.parametrize(
    ("name", "dtype"),
    [("lower_right", torch.float32), ("relative_bias", torch.float16), ("softcap", torch.float64)],
    ids=str,
)
def test_narrower_vectors_compute_the_same(architecture, name, dtype, monkeypatch):
    flags = f"-O1 {ARCHITECTURES[architecture]}"
    monkeypatch.setenv("DERIVE_CXXFLAGS", flags)
    case = BY_NAME[name]
    made = emit_cases.prepared(name)
    module = checked.load(cpu(*made.tiles(), made.about), emit_cases.FOLDER, name)
    for sizes in ({"N": 37, "M": 70}, {"N": 1, "M": 2}):
        sizes = checked.sizes_of(case, BATCH=1, HEADS=2, **sizes)
        values = checked.draw(case.formula, sizes, 0, case.data)
        found = checked.errors(module, case.formula, values, sizes, dtype)
        assert all(e <= TOLERANCE[dtype] for e in found.values()), found


# Sanitizers: what is read or written outside of a tensor or of a piece of memory ends the process

SANITIZED = """
import checked, emit_cases, torch
from derive.emit.cpu import cpu
from passes_catalogue import BY_NAME
for name, dtype, small in {cases!r}:
    case, made = BY_NAME[name], emit_cases.prepared(name)
    texts = emit_cases.printed(made, "cpu") if small else cpu(*made.tiles(), made.about)
    module = checked.load(texts, emit_cases.FOLDER, name)
    for sizes in {sizes!r}:
        sizes = checked.sizes_of(case, BATCH=1, HEADS=2, GROUP=2, **sizes)
        values = checked.draw(case.formula, sizes, 0, case.data)
        found = checked.errors(module, case.formula, values, sizes, getattr(torch, dtype))
        assert all(e <= 3e-2 for e in found.values()), (name, sizes, found)
"""
SANITIZED_CASES = (
    ("lower_right", "float32", False),
    ("relative_bias", "bfloat16", True),
    ("key_lengths", "float64", True),
)
SANITIZED_SIZES = ({"N": 1, "M": 1}, {"N": 97, "M": 66, "D": 5, "E": 3}, {"N": 0, "M": 3}, {"N": 3, "M": 0})


def test_sanitizers_find_nothing():
    assert_inside(SANITIZED.format(cases=SANITIZED_CASES, sizes=SANITIZED_SIZES))


# Scores round alike in both directions, whichever kernels the lengths choose


@pytest.mark.parametrize(("rows", "keys"), [(40, 40), (40, 10), (10, 40), (10, 10), (17, 16)])
def test_large_scores_cost_no_more_digits_than_the_naive_form(rows, keys):
    """Gradients at logits of a thousand: the weights of the backward are those that the forward had."""
    module, sizes = full_size("plain"), {"BATCH": 1, "HEADS": 4, "N": rows, "M": keys, "D": 16, "E": 8}
    for seed in range(3):
        values = checked.cast(checked.draw(BY_NAME["plain"].formula, sizes, seed), torch.float32)
        values["q"] *= 300
        returned = checked.run_forward(module, values, sizes)
        bar = torch.randn(returned["o"].shape, generator=torch.Generator().manual_seed(seed))
        bars = checked.saved_cotangents(module, returned, {"o": bar})
        got = checked.run_backward(module, values, returned, bars, sizes)
        exact, naive = (textbook_gradients(values, bar, dtype) for dtype in (torch.float64, torch.float32))
        terms = {"q": values["k"], "k": values["q"], "v": bar}  # what cancels is measured against them
        for n, want in exact.items():
            ours, theirs = (float((x[n].double() - want).abs().max()) for x in (got, naive))
            assert ours <= 1.5 * theirs + 3e-7 * float(terms[n].abs().max()), (n, seed)


ALIKE = [(40, 40), (10, 40), (40, 10), (17, 16), (1, 70), (2, 5), (3, 40), (4, 3), (5, 40), (40, 3)]


@pytest.mark.parametrize("turned", [False, True], ids=["rows", "columns"])
@pytest.mark.parametrize("width", [5, 16, 70, 256, 257])
@pytest.mark.parametrize(("rows", "keys"), ALIKE)
def test_the_weights_of_the_backward_sum_to_one(rows, keys, width, turned):
    """Scores summed in another order than the forward's would be off by their rounding, 1e-4 at a score of 1000."""
    module, sizes = full_size("plain"), {"BATCH": 1, "HEADS": 4, "N": rows, "M": keys, "D": width, "E": 1}
    values = checked.cast(checked.draw(BY_NAME["plain"].formula, sizes, 3), torch.float32)
    values["q"] *= 1000
    if turned:
        values["k"] = values["k"].mT.contiguous().mT
    returned = checked.run_forward(module, values, sizes)
    bars = checked.saved_cotangents(module, returned, {"o": torch.ones_like(returned["o"])})
    sums = checked.run_backward(module, values, returned, bars, sizes)["v"].double().sum(-2) / rows
    assert float((sums - 1).abs().max()) < 3e-6


def textbook_gradients(values, bar, dtype):
    q, k, v = (values[n].to(dtype).requires_grad_() for n in "qkv")
    output = torch.softmax(q @ k.mT / q.shape[-1] ** 0.5, -1) @ v
    return dict(zip("qkv", torch.autograd.grad(output, [q, k, v], bar.to(dtype)), strict=True))
