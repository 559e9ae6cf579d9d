"""The support header of C++ kernels against numpy: every dtype, on every instruction set that this machine can run."""

import ctypes
import mmap
import os
import platform
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
import shared
import torch

from derive.emit.torch_dialect import HELPERS

ROOT = Path(__file__).parent.parent
COMPILER = next((path for path in map(shutil.which, ("g++", "clang++")) if path), None)
DTYPES = ("FLOAT", "DOUBLE", "BFLOAT16", "HALF")
NEEDS = {"native": (), "x86-64-v3": ("avx2", "fma", "f16c"), "x86-64": ()}  # what a machine must have

pytestmark = [
    pytest.mark.skipif(COMPILER is None, reason="no C++ compiler (g++ or clang++) on the path"),
    pytest.mark.skipif(platform.machine() != "x86_64", reason="the instruction sets are those of x86-64"),
]


def can_run(machine):
    flags = Path("/proc/cpuinfo").read_text() if os.path.exists("/proc/cpuinfo") else ""
    return all(f" {need} " in flags for need in NEEDS[machine])


BUILDS = [(dtype, machine) for machine in NEEDS for dtype in DTYPES if can_run(machine)]


def compile_all(folder):
    """The libraries of all builds, as many at a time as there are processors."""

    def build(dtype, machine):
        target = Path(folder) / f"support_{dtype}_{machine}.so"
        command = [COMPILER, "-std=c++17", "-O1", "-Wno-psabi", "-shared", "-fPIC", "-fopenmp", f"-march={machine}"]
        command += [f"-DDERIVE_{dtype}", f"-I{ROOT / 'derive' / 'emit'}", str(ROOT / "tests" / "cpu_support.cpp")]
        subprocess.run([*command, "-o", str(target)], check=True)
        return str(target)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda case: build(*case), BUILDS))


class Support:
    """One library: its functions take numpy arrays (as addresses), integers, and addresses."""

    def __init__(self, path, dtype):
        self.library = ctypes.CDLL(path)
        self.dtype = dtype
        self.wide = np.float64 if dtype == "DOUBLE" else np.float32
        self.integer = np.int64 if dtype == "DOUBLE" else np.int32
        self.lanes = 32 if dtype == "DOUBLE" else 64
        self.vl = self.lanes_in_vector()
        self.stored = {"wide": self.wide, "double": np.float64, "long": np.int64, "byte": np.uint8}
        self.stored["narrow"] = {"FLOAT": np.float32, "DOUBLE": np.float64, "HALF": np.float16}.get(dtype, np.uint16)

    def __getattr__(self, name):
        function = getattr(self.library, name)
        function.restype = ctypes.c_long

        def call(*arguments):
            return function(
                *[ctypes.c_void_p(x.ctypes.data) if isinstance(x, np.ndarray) else x_long(x) for x in arguments]
            )

        return call

    def is_bfloat16(self, kind):
        return kind == "narrow" and self.dtype == "BFLOAT16"

    def opened(self, x, kind):
        """what a stored array holds, in float64"""
        with np.errstate(invalid="ignore"):  # signalling NaNs
            if self.is_bfloat16(kind):
                return (x.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
            return x.astype(np.float64)

    def closed(self, x, kind):
        """an array of wide or double as it is stored"""
        if self.is_bfloat16(kind):
            return torch.from_numpy(x.astype(np.float32)).to(torch.bfloat16).view(torch.int16).numpy().view(np.uint16)
        with np.errstate(over="ignore"):
            if self.stored[kind] is np.float16:  # by way of wide, as everything is
                x = x.astype(np.float32)
            return x.astype(self.stored[kind])

    def random(self, rng, shape, kind="wide"):
        if kind in ("long", "byte"):
            return rng.integers(0 if kind == "byte" else -1000, 200, shape).astype(self.stored[kind])
        return self.closed(rng.standard_normal(shape), kind)


def x_long(x):
    return ctypes.c_long(int(x))


@pytest.fixture(scope="module")
def libraries(tmp_path_factory):
    folder = shared.FOLDER or tmp_path_factory.mktemp("support")
    return dict(zip(BUILDS, shared.once("cpu_support", lambda: compile_all(folder)), strict=True))


@pytest.fixture(params=BUILDS, ids="-".join)
def support(request, libraries):
    return Support(libraries[request.param], request.param[0])


@pytest.fixture
def rng():
    return np.random.default_rng(7)


# memory

LIBC = ctypes.CDLL(None)
LIBC.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
KEPT = []  # the pages of fenced arrays; numpy does not hold them


def aligned(shape, dtype, fill=0):
    """an array at an address that 64 divides"""
    count = int(np.prod(shape))
    raw = np.empty(count * np.dtype(dtype).itemsize + 64, np.uint8)
    start = -raw.ctypes.data % 64
    out = raw[start : start + count * np.dtype(dtype).itemsize].view(dtype).reshape(shape)
    out[...] = fill
    return out


def aligned_copy(x):
    return aligned(x.shape, x.dtype, x)


def fenced(x, at_end=True):
    """a copy of x whose last (or first) byte borders on memory that nobody may touch"""
    page = mmap.PAGESIZE
    size = max(x.nbytes, 1)
    inner = -(-size // page) * page
    pages = mmap.mmap(-1, inner + 2 * page)
    base = ctypes.addressof(ctypes.c_char.from_buffer(pages))
    start = page + (inner - size if at_end else 0)
    out = np.frombuffer(pages, x.dtype, x.size, start).reshape(x.shape)
    out[...] = x
    for fence in (base, base + page + inner):
        assert LIBC.mprotect(fence, page, 0) == 0
    KEPT.append(pages)
    return out


@pytest.fixture(autouse=True)
def no_pages_left():
    yield
    KEPT.clear()


def strided(flat, strides, shape):
    """(where a view of these strides, in elements, begins in the array, the places of its entries)"""
    places = sum(
        (np.arange(n) * s).reshape([-1 if axis == k else 1 for axis in range(len(shape))])
        for k, (n, s) in enumerate(zip(shape, strides, strict=True))
    )
    places = np.broadcast_to(places, shape)
    start = -int(places.min()) if places.size else 0
    assert places.size == 0 or places.max() + start < flat.size
    return start, places + start


def extent(strides, shape):
    """how many elements a view of these strides covers"""
    return 1 + sum(abs(s) * (n - 1) for n, s in zip(shape, strides, strict=True)) if np.prod(shape) else 0


# element functions


def ulps(got, expected, wide, least):
    """the error in units of the last place of the expected result, none of which is below `least`"""
    finite = np.isfinite(expected.astype(wide))
    assert np.array_equal(got[~finite], expected.astype(wide)[~finite], equal_nan=True)
    exact = expected[finite]
    unit = np.maximum(np.spacing(np.maximum(np.abs(exact.astype(wide)), least)).astype(np.float64), 5e-324)
    return np.abs(got[finite].astype(np.longdouble) - exact) / unit


def many(wide, rng):
    """numbers of every size, and the special ones"""
    big = 700.0 if wide is np.float64 else 88.0
    special = [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0, 0.5, np.finfo(wide).max, np.finfo(wide).tiny, 1e-42]
    special += [-np.finfo(wide).max, 88.72283, 88.7229, -87.3365, -87.34, -103.9, -104.0, -1e4, 1e4, 126.9, 128.1]
    parts = [special, np.linspace(-1.2 * big, 1.2 * big, 9973), rng.uniform(-2, 2, 6000), np.linspace(0.99, 1.01, 999)]
    sizes = np.exp(rng.uniform(np.log(np.finfo(wide).tiny), np.log(np.finfo(wide).max), 6000))
    parts += [sizes, -sizes, rng.uniform(-12, 12, 4000)]
    x = np.concatenate(parts)
    return x[: len(x) // 64 * 64].astype(wide)


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def logsigmoid(x):
    return np.minimum(x, 0) - np.log1p(np.exp(-np.abs(x)))


def erf(x):
    return torch.erf(torch.from_numpy(x.astype(np.float64))).numpy()


ELEMENTS = {  # what is exact in double or longer, and by how many units of the last place a result may differ
    "exp": (np.exp, 2),
    "log": (np.log, 2),
    "sqrt": (np.sqrt, 1),
    "sin": (np.sin, 2),
    "cos": (np.cos, 2),
    "tanh": (np.tanh, 4),
    "sinh": (np.sinh, 3),
    "cosh": (np.cosh, 3),
    "erf": (erf, 4),
    "absolute": (np.abs, 0),
    "sign": (lambda x: np.where(np.isnan(x), 0, np.sign(x)), 0),
    "floor": (np.floor, 0),
    "sigmoid": (sigmoid, 4),
    "logsigmoid": (logsigmoid, 4),
    "relu": (lambda x: np.where(x <= 0, 0, x), 0),
    "step": (lambda x: np.where(x > 0, 1.0, 0.0), 0),
    "finite": (lambda x: np.where(x == -np.inf, 0, x), 0),
    "inverse": (lambda x: np.where(x == 0, 0, 1 / np.where(x == 0, 1, x)), 1),
}


@pytest.mark.parametrize("name", ELEMENTS)
def test_element_functions_are_as_exact_as_promised(support, rng, name):
    exact, bound = ELEMENTS[name]
    for kind in ("vec", "number", "dvec", "double"):
        wide = support.wide if kind in ("vec", "number") else np.float64
        x = many(wide, rng)
        if name in ("sin", "cos"):
            x = x[~(np.abs(x) > 1e5)]  # numpy's own is not exact for what is larger
            x = x[: len(x) // 64 * 64]
        source = aligned(x.shape, wide, x)
        got = aligned(x.shape, wide)
        getattr(support, f"{kind}_{name}")(source, got, len(x))
        with np.errstate(all="ignore"):
            expected = exact(x.astype(np.float64 if name == "erf" else np.longdouble))
            error = ulps(got, expected, wide, np.finfo(wide).tiny)
            small = np.abs(expected[np.isfinite(expected.astype(wide))]) < np.finfo(wide).tiny
        assert error[~small].max() <= bound, x[np.isfinite(expected.astype(wide))][error.argmax()]
        assert (error[small] <= np.finfo(wide).tiny / np.finfo(wide).smallest_subnormal).all()
        if name == "exp":
            assert (got[~np.isnan(got)] >= 0).all()


@pytest.mark.parametrize("name", ["maximum", "minimum"])
def test_a_nan_stays_in_the_larger_and_the_smaller(support, name):
    special = np.array([np.nan, 1, -2, np.inf, -np.inf, 0, 3.5, -7])
    x, y = (a.ravel() for a in np.meshgrid(special, special))
    x, y = aligned(x.shape, support.wide, x), aligned(y.shape, support.wide, y)
    for kind in ("vec", "number", "mixed"):
        got = aligned(x.shape, support.wide)
        for first in range(8 if kind == "mixed" else 1):
            other = y if kind != "mixed" else np.full_like(y, special[first])
            getattr(support, f"{kind}_{name}")(x, other, got, 64)
            assert np.array_equal(got, getattr(np, name)(x, other), equal_nan=True)


def test_nearly_equal_allows_for_the_rounding_of_sums(support):
    eps = np.finfo(support.wide).eps
    y = aligned(64, support.wide, np.tile([1, -1, 3, np.inf, np.nan, 0, 0, 1e30], 8))
    x = aligned(64, support.wide, y * np.tile(1 + eps * np.array([255, 257, -254, 0, 0, 0, 0, -260]), 8))
    x[6] = 1e-30
    with np.errstate(invalid="ignore"):
        expected = -(np.abs(x - y) <= 256 * eps * np.abs(y)).astype(support.integer)
    for kind in ("vec", "number"):
        got = aligned(64, support.integer)
        getattr(support, f"{kind}_nearly_equal")(x, y, got, 64)
        assert np.array_equal(got, expected)


def test_a_double_is_a_high_and_a_low_part(support, rng):
    x = aligned(64, np.float64, rng.standard_normal(64))
    x[:4] = np.inf, -np.inf, np.nan, 1e300
    with np.errstate(over="ignore", invalid="ignore"):
        high = x.astype(support.wide)
        low = np.where(np.isfinite(high), x - high, 0).astype(support.wide)
    for kind in ("vec", "number"):
        got = aligned((2, 64), support.wide)
        getattr(support, f"{kind}_parts")(x, got[0], got[1], 64)
        assert np.array_equal(got[0], high, equal_nan=True)
        assert np.array_equal(got[1], low)


# masks and integers


def test_selections_mix_vectors_and_numbers(support, rng):
    vl = support.vl
    m = aligned(vl, support.integer, -rng.integers(0, 2, vl))
    x, y = aligned(vl, support.wide, rng.standard_normal(vl)), aligned(vl, support.wide, rng.standard_normal(vl))
    d = aligned(vl, np.float64, rng.standard_normal(vl))
    d[0] = -0.0
    for first in (0, -1):
        m[0] = first
        got, doubles = aligned((8, vl), support.wide), aligned((3, vl), np.float64)
        support.selections(m, x, y, got)
        support.selections_double(m, d, d, doubles)
        for k in range(8):
            ms, xs, ys = (m[0] if k & 4 else m), (x[0] if k & 2 else x), (y[0] if k & 1 else y)
            assert np.array_equal(got[k], np.broadcast_to(np.where(ms != 0, xs, ys), vl)), k
        assert np.array_equal(doubles[0], np.where(m != 0, d, d[0]))
        assert np.array_equal(doubles[1], np.where(first != 0, d[0], d))
        assert np.array_equal(doubles[2], np.full(vl, d[0]))


def test_any_and_all_ask_every_lane(support):
    for lane in range(support.lanes):
        m = aligned(support.lanes, support.integer)
        assert not support.any_of_block(m)
        m[lane] = -1
        assert support.any_of_block(m) == 1
        assert support.any_of_vector(m) == (lane < support.vl)
        m[...] = -1
        assert support.all_of_block(m) == 1
        m[lane] = 0
        assert not support.all_of_block(m)
        assert support.all_of_vector(m) == (lane >= support.vl)
    function = support.library.mask_of
    function.restype = ctypes.c_long
    assert (function(ctypes.c_long(5)), function(ctypes.c_long(0))) == (-1, 0)


def test_integers_divide_as_pythons_do(support, rng):
    largest = np.iinfo(support.integer).max
    a = aligned(1024, support.integer, rng.integers(-50, 50, 1024))
    b = aligned(1024, support.integer, rng.integers(-9, 9, 1024))
    b[b == 0] = 7
    a[:6] = largest, -largest, largest, -largest, largest - 1, 0
    b[:6] = 1, 1, -1, 2, largest, -largest
    a[8:200] = rng.integers(-largest, largest, 192)
    b[100:300] = rng.integers(1, largest, 200)
    for name, exact in (("modulo", np.mod), ("floor_divide", np.floor_divide)):
        for kind in ("vec", "number", "mixed", "other"):
            for first in range(0, 40, 8) if kind in ("mixed", "other") else (0,):
                left = np.full_like(a, a[first]) if kind == "other" else a
                right = np.full_like(b, b[first]) if kind == "mixed" else b
                got = aligned(1024, support.integer)
                getattr(support, f"{kind}_{name}")(aligned_copy(left), aligned_copy(right), got, 1024)
                assert np.array_equal(got, exact(left, right)), (name, kind)
    zero = aligned(64, support.integer)
    got = aligned(64, support.integer, 3)
    support.vec_floor_divide(a, zero, got, 64)  # pairs that nobody sees may ask for it
    support.vec_modulo(a, zero, got, 64)


def test_places_are_brought_inside(support):
    a = aligned(64, support.integer, np.arange(-32, 32))
    got = aligned(64, support.integer)
    for size in (1, 5, 100):
        for kind in ("vec", "number"):
            getattr(support, f"{kind}_clamped")(a, size, got, 64)
            assert np.array_equal(got, np.clip(a, 0, size - 1))
    support.vec_absolute_integer(a, got, 64)
    assert np.array_equal(got, np.abs(a))
    reals = aligned(64, support.wide)
    support.vec_real(a, reals, 64)
    assert np.array_equal(reals, a.astype(support.wide))


def test_random_numbers_are_those_of_torch(support, rng):
    names = {"torch": torch}
    exec(HELPERS["mixed"] + HELPERS["uniform"], names)
    places = aligned(256, support.integer, rng.integers(-(2**31), 2**31 - 1, 256))
    places[:64] = np.arange(64)
    dtype = torch.float64 if support.dtype == "DOUBLE" else torch.float32
    for seed, place in ((0, 0), (1, 5), (-3, 2**31 - 1), (2**31 - 1, -7)):
        got = aligned(256, support.wide)
        expected = names["uniform"](dtype, seed, place, torch.from_numpy(places.astype(np.int64))).numpy()
        for kind in ("vec", "number"):
            getattr(support, f"{kind}_uniform")(seed, place, places, got, 256)
            assert np.array_equal(got, expected)
        support.other_uniform(seed, place, places, got, 256)
        assert np.array_equal(
            got, names["uniform"](dtype, torch.from_numpy(places.astype(np.int64)), place, seed).numpy()
        )


# loads and stores

KINDS = ("narrow", "wide", "double", "long", "byte")
SIZES = (0, 1, 3, 16, 17, 31)


def test_lanes_and_rows_are_loaded_from_any_stride(support, rng):
    for kind in KINDS:
        for n in (*SIZES, support.lanes - 1, support.lanes):
            for stride in (1, 0, -1, 3, -2):
                data = fenced(support.random(rng, extent((stride,), (n,)), kind), at_end=stride >= 0)
                start, places = strided(data, (stride,), (n,))
                values = support.opened(data, kind)[places]
                targets = [("vec", support.wide), ("dvec", np.float64)]
                targets += [("ivec", support.integer)] if kind in ("long", "byte") else []
                for to, dtype in targets:
                    got = aligned(support.lanes, dtype, 9)
                    getattr(support, f"lanes_{to}_{kind}")(data[start:], stride, n, got)
                    assert np.array_equal(got, np.pad(values, (0, support.lanes - n)).astype(dtype)), (
                        kind,
                        n,
                        stride,
                        to,
                    )
                for to, dtype in [("wide", support.wide), ("integer", support.integer)][
                    : 1 + (kind in ("long", "byte"))
                ]:
                    got = fenced(np.full(n, 9, dtype))
                    getattr(support, f"rows_{to}_{kind}")(data[start:], stride, n, got)
                    assert np.array_equal(got, values.astype(dtype))


STRIDES = ((1, 0), (0, 1), (1, 70), (40, 1), (33, 2), (3, 200), (-37, 1), (1, -64), (0, 0), (5, -330), (2, 0), (0, 3))


def tiles(rng):
    """(lanes, rows, lane stride, row stride)"""
    for lane_stride, row_stride in STRIDES:
        for lanes, rows in (
            (64, 32),
            (1, 1),
            (17, 5),
            (5, 33),
            (0, 3),
            (3, 0),
            (int(rng.integers(1, 64)), int(rng.integers(1, 39))),
        ):
            yield lanes, rows, lane_stride, row_stride


def test_tiles_are_loaded_from_any_strides(support, rng):
    for kind in KINDS:
        for lanes, rows, lane_stride, row_stride in tiles(rng):
            lanes = min(lanes, support.lanes)
            strides = lane_stride, row_stride
            data = fenced(support.random(rng, extent(strides, (lanes, rows)), kind), at_end=min(strides) >= 0)
            start, places = strided(data, strides, (lanes, rows))
            expected = np.zeros((rows, support.lanes))
            expected[:, :lanes] = support.opened(data, kind)[places].T
            names = [("pack", support.wide), ("tile_vec", support.wide)]
            names += [("tile_ivec", support.integer)] if kind in ("long", "byte") else []
            for name, dtype in names:
                got = aligned((rows, support.lanes), dtype, 9)
                getattr(support, f"{name}_{kind}")(data[start:], *strides, lanes, rows, got)
                assert np.array_equal(got, expected.astype(dtype)), (kind, lanes, rows, strides)
            if kind in ("long", "byte"):
                continue
            wide_stride = -(-rows // 16) * 16
            buffer = fenced(np.full((lanes, wide_stride), 9, support.wide))
            address = ctypes.c_void_p()
            stride = getattr(support, f"rows_of_{kind}")(
                data[start:], *strides, lanes, rows, buffer, ctypes.addressof(address)
            )
            if row_stride == 1 and support.stored[kind] is support.wide and not support.is_bfloat16(kind):
                assert (address.value, stride) == (data[start:].ctypes.data, lane_stride)
            else:
                assert (address.value, stride) == (buffer.ctypes.data, wide_stride)
                assert np.array_equal(buffer[:, :rows], expected[:, :lanes].T.astype(support.wide))


def test_tiles_are_stored_at_any_strides(support, rng):
    for kind in ("narrow", "wide", "double"):
        for lanes, rows, lane_stride, row_stride in tiles(rng):
            lanes = min(lanes, support.lanes)
            strides = lane_stride, row_stride
            before = support.random(rng, extent(strides, (lanes, rows)), kind)
            data = fenced(before, at_end=min(strides) >= 0)
            start, places = strided(data, strides, (lanes, rows))
            if len(np.unique(places)) < places.size and kind != "wide":
                continue  # who stores last is open
            t = aligned((rows, support.lanes), support.wide, rng.standard_normal((rows, support.lanes)))
            t[:1, :4] = 1e30, -65519, 3e-7, 6.1e-5
            if len(np.unique(places)) == places.size:
                expected = before.copy()
                expected[places] = support.closed(t[:, :lanes].T, kind)
                for name in ("unpack", "store_tile"):
                    data[...] = before
                    getattr(support, f"{name}_{kind}")(data[start:], *strides, lanes, rows, t)
                    assert np.array_equal(data, expected), (kind, lanes, rows, strides)
            if kind == "wide":
                expected = before.astype(np.float64)
                np.add.at(expected, places, t[:, :lanes].T.astype(np.float64))
                data[...] = before
                support.add_tile_wide(data[start:], *strides, lanes, rows, t)
                size = np.abs(before).max(initial=0) + np.abs(t).sum() if places.size else 1
                assert np.abs(data - expected).max(initial=0) <= size * np.finfo(support.wide).eps


def test_lanes_are_stored_at_any_stride(support, rng):
    for kind in ("narrow", "wide", "double"):
        for n in (*SIZES, support.lanes):
            for stride in (1, -1, 3):
                before = support.random(rng, extent((stride,), (n,)), kind)
                data = fenced(before, at_end=stride > 0)
                start, places = strided(data, (stride,), (n,))
                for name, dtype in (("store_lanes", support.wide), ("store_doubles", np.float64)):
                    x = aligned(support.lanes, dtype, rng.standard_normal(support.lanes))
                    expected = before.copy()
                    expected[places] = support.closed(x[:n], kind)
                    getattr(support, f"{name}_{kind}")(data[start:], stride, n, x)
                    assert np.array_equal(data, expected), (kind, n, stride)


def test_every_narrow_number_is_read_and_kept(support):
    """all 2^16 of them, and the numbers halfway between two"""
    if support.dtype not in ("BFLOAT16", "HALF"):
        pytest.skip(f"{support.dtype}: what is stored is what is computed in")
    bits = np.arange(2**16, dtype=np.uint16)
    stored = bits if support.dtype == "BFLOAT16" else bits.view(np.float16)
    with np.errstate(invalid="ignore"):  # signalling NaNs
        values = support.opened(stored, "narrow").astype(np.float32)
    halfway = np.nextafter(values, np.float32(np.inf)), np.nextafter(values, np.float32(-np.inf)), values
    with np.errstate(all="ignore"):
        middles = (values[:-1].astype(np.float64) + values[1:].astype(np.float64)) / 2
    numbers = np.concatenate([*halfway, middles.astype(np.float32)])
    numbers = numbers[: len(numbers) // 64 * 64]
    got = aligned(64, np.float32)
    for k in range(0, 2**16, 64):
        support.lanes_vec_narrow(stored[k:], 1, 64, got)
        assert np.array_equal(got, values[k : k + 64], equal_nan=True)
    width = len(numbers) // 64
    t = aligned((width, 64), np.float32, numbers.reshape(width, 64))
    for strides in ((1, 64), (width, 1), (2, 128)):  # by vectors, by transposes, one by one
        out = np.zeros(2 * 64 * width, stored.dtype)
        support.unpack_narrow(out, *strides, 64, width, t)
        _, places = strided(out, strides, (64, width))
        back, expected = support.opened(out[places], "narrow"), support.opened(support.closed(t.T, "narrow"), "narrow")
        assert np.array_equal(back, expected, equal_nan=True)


def test_entries_are_gathered(support, rng):
    for kind in KINDS:
        data = fenced(support.random(rng, 37, kind))
        places = aligned(support.vl, support.integer, rng.integers(0, 37, support.vl))
        places[:2] = 36, 0
        got = aligned(support.vl + 1, support.wide)
        getattr(support, f"gather_{kind}")(data, places, got)
        assert np.array_equal(got, support.opened(data, kind)[[*places, places[0]]].astype(support.wide))


# products

WIDTHS = (1, 2, 3, 4, 5, 6, 7, 17, 64, 96, 100)


def product_sizes():
    """(rows, width)"""
    return (
        [(7, w) for w in WIDTHS]
        + [(r, 17) for r in WIDTHS]
        + [(96, 64), (100, 33), (64, 48), (12, 112), (0, 5), (5, 0)]
    )


def close(got, exact, sizes, terms):
    """within the rounding of a sum of so many terms, whose absolute values add up to `sizes`"""
    return (np.abs(got - exact) <= (terms + 2) * np.finfo(got.dtype).eps * sizes).all()


def doubled(*arrays):
    return [x.astype(np.float64) for x in arrays]


def test_products_of_streamed_rows(support, rng):
    """contract and accumulate, with and without a mask; a row has its own stride, after the last there is nothing"""
    lanes = support.lanes
    for rows, width in product_sizes():
        stride = width + int(rng.integers(0, 4))
        whole = fenced(support.random(rng, max(0, (rows - 1) * stride + width) if rows else 0))
        a = np.lib.stride_tricks.as_strided(whole, (rows, width), (stride * whole.itemsize, whole.itemsize))
        q = aligned((width, lanes), support.wide, rng.standard_normal((width, lanes)))
        t = aligned((rows, lanes), support.wide, np.nan)
        support.contract_(rows, width, whole, stride, q, t)
        x, y = doubled(a, q)
        assert close(t, x @ y, np.abs(x) @ np.abs(y), width), (rows, width)

        t[...] = rng.standard_normal(t.shape)
        o = aligned((width, lanes), support.wide, rng.standard_normal((width, lanes)))
        before = o.copy()
        support.accumulate_(width, rows, whole, stride, t, o)
        x, y, z = doubled(a, t, before)
        assert close(o, z + x.T @ y, np.abs(z) + np.abs(x).T @ np.abs(y), rows)

        seen = aligned(t.shape, support.integer, -rng.integers(0, 2, t.shape))
        if rows > 2:
            seen[1] = 0
            a[1] = rng.choice([np.nan, np.inf, -np.inf], width)
        t[seen == 0] = 0
        o[...] = before
        support.accumulate_seen_(width, rows, whole, stride, t, seen, o)
        x, y = doubled(np.where(np.isfinite(a), a, 0), t)
        assert close(o, z + x.T @ y, np.abs(z) + np.abs(x).T @ np.abs(y), rows)


@pytest.mark.parametrize("name", ["cross_rows", "cross_lanes"])
def test_products_over_lanes_and_rows(support, rng, name):
    for rows, width in product_sizes():
        lanes = int(rng.choice([1, 5, 16, 31, support.lanes]))
        inner, outer = (lanes, rows) if name == "cross_rows" else (rows, lanes)
        x_stride, o_stride = width + int(rng.integers(0, 4)), width + int(rng.integers(0, 4))
        whole = fenced(support.random(rng, max(0, (inner - 1) * x_stride + width) if inner else 0))
        x = np.lib.stride_tricks.as_strided(whole, (inner, width), (x_stride * whole.itemsize, whole.itemsize))
        target = fenced(support.random(rng, max(0, (outer - 1) * o_stride + width) if outer else 0))
        o = np.lib.stride_tricks.as_strided(target, (outer, width), (o_stride * target.itemsize, target.itemsize))
        t = aligned((rows, support.lanes), support.wide, rng.standard_normal((rows, support.lanes)))
        before, all_before = o.copy(), target.copy()
        weights = t[:, :lanes] if name == "cross_rows" else t[:, :lanes].T
        getattr(support, f"{name}_")(rows, lanes, width, t, whole, x_stride, target, o_stride)
        a, b, c = doubled(weights, x, before)
        assert close(o, c + a @ b, np.abs(c) + np.abs(a) @ np.abs(b), inner), (rows, lanes, width)

        seen = aligned(t.shape, support.integer, -rng.integers(0, 2, t.shape))
        if inner > 1:
            (seen.T if name == "cross_rows" else seen)[1] = 0
            x[1] = rng.choice([np.nan, np.inf, -np.inf], width)
        t[seen == 0] = 0
        target[...] = all_before
        getattr(support, f"{name}_seen_")(rows, lanes, width, t, seen, whole, x_stride, target, o_stride)
        weights = t[:, :lanes]
        a, b = doubled(weights if name == "cross_rows" else weights.T, np.where(np.isfinite(x), x, 0))
        assert close(o, c + a @ b, np.abs(c) + np.abs(a) @ np.abs(b), inner)
        untouched = np.ones(target.shape, bool)
        np.lib.stride_tricks.as_strided(untouched, o.shape, (o_stride, 1))[...] = False
        assert np.array_equal(target[untouched], all_before[untouched])


def test_what_is_not_finite_is_found(support, rng):
    for rows, width in ((1, 1), (3, 5), (7, 17), (5, 64), (0, 4)):
        stride = width + 3
        whole = fenced(np.full(max(0, (rows - 1) * stride + width) if rows else 0, np.nan, support.wide))
        a = np.lib.stride_tricks.as_strided(whole, (rows, width), (stride * whole.itemsize, whole.itemsize))
        a[...] = rng.standard_normal(a.shape)
        a[:1, :1] = np.finfo(support.wide).max
        assert support.all_finite_(whole, stride, rows, width) & 1
        for place in {(0, 0), (rows - 1, width - 1), (rows // 2, width // 2)} if rows else ():
            kept = a[place]
            for bad in (np.nan, np.inf, -np.inf):
                a[place] = bad
                assert not support.all_finite_(whole, stride, rows, width) & 1
            a[place] = kept


def test_sums_are_rescaled(support, rng):
    o = aligned((9, support.lanes), support.wide, rng.standard_normal((9, support.lanes)))
    before = o.copy()
    factor = aligned(support.lanes, support.wide, 1)
    support.rescale_(9, factor, o)
    assert np.array_equal(o, before)
    factor[-1] = 0.5
    support.rescale_(9, factor, o)
    assert np.array_equal(o, before * factor)


# memory and threads


def test_memory_is_given_once_and_tasks_run_on_threads(support):
    assert support.scratch_fails() == 0
    for threads, tasks in ((1, 5), (2, 40), (3, 1), (2, 0)):
        function = support.library.parallel_fails
        function.restype = ctypes.c_long
        assert function(ctypes.c_int(threads), ctypes.c_long(tasks)) == 0
    function = support.library.literals
    function.restype = ctypes.c_double if support.dtype == "DOUBLE" else ctypes.c_float
    assert function() == 2.5
