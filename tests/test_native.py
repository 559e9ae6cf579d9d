"""C++ kernels at run time: compiled once, called on any strides, and what is said where they cannot be."""

import os
import subprocess
import sys
import threading
import warnings
from pathlib import Path

import pytest
import torch
from native_module import BLOCKWISE, HOST, KERNEL, SOURCES

from derive import errors
from derive.runtime import from_source, modules, native, toolchain
from derive.runtime.choice import choose
from derive.runtime.native import Kernels

DTYPES = (torch.float32, torch.float64, torch.bfloat16, torch.float16)


@pytest.fixture(scope="module")
def warm(tmp_path_factory):
    """A cache that keeps its kernels from test to test."""
    return tmp_path_factory.mktemp("warm")


@pytest.fixture(autouse=True)
def surroundings(monkeypatch, tmp_path):
    for name in ("CXX", "DERIVE_CXXFLAGS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DERIVE_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def scaled(warm, monkeypatch):
    monkeypatch.setenv("DERIVE_CACHE", str(warm))
    return from_source("scaled", SOURCES, "cpu")


def own(tmp_path, kernel=KERNEL, backend="cpu"):
    """The function of another kernel."""
    return from_source("scaled", {"cpu": (HOST, kernel), "blockwise": BLOCKWISE}, backend, cache=tmp_path / "sources")


def other(mark):
    """The same kernel as another text, which no process has compiled."""
    return f"{KERNEL}// {mark}\n"


def libraries(folder):
    return list((Path(folder) / "native").glob("*.so"))


def x_of(*shape, dtype=torch.float32):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(0)).to(dtype)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_each_dtype_has_a_kernel_of_its_own(dtype, scaled):
    x = x_of(2, 3, 5, dtype=dtype)
    torch.testing.assert_close(scaled(x, factor=0.25), x * 0.25)


@pytest.mark.parametrize(
    "view",
    [
        lambda x: x.mT,
        lambda x: x[::2, 1:, ::3],
        lambda x: x[:, :1].expand(-1, 4, -1),
        lambda x: x[..., 0, 0, None, None],
        lambda x: x[:0],
        lambda x: x[..., :0],
        lambda x: torch.view_as_complex(torch.stack((x, x), -1)).conj().imag,
        lambda x: torch._efficientzerotensor(x.shape),
    ],
)
def test_strides_are_any(view, scaled):
    x = view(x_of(4, 6, 8))
    assert torch.equal(scaled(x, factor=4), x * 4)


def test_gradients_and_the_compiler_of_torch(scaled):
    x = x_of(2, 3, 5).requires_grad_()
    compiled = torch.compile(lambda x: scaled(x, factor=4).sin(), fullgraph=True, backend="aot_eager")
    compiled(x).sum().backward()
    torch.testing.assert_close(x.grad, 4 * (4 * x.detach()).cos())


def test_a_call_costs_little(scaled):
    """A bound far above what is measured (3 µs): no copy of the tensors, no compilation, no look into a folder."""
    import timeit

    x, y = x_of(1, 1, 1), torch.empty(1, 1, 1)
    kernels = Kernels(scaled.explain(x).file)
    kernels.of(x.dtype)
    seconds = min(timeit.repeat(lambda: kernels.of(x.dtype).scaled([x, y], [1, 1, 1], [2.0]), number=200, repeat=5))
    assert seconds / 200 < 100e-6


def test_a_function_that_a_kernel_does_not_have(scaled):
    library = Kernels(scaled.explain(x_of(1, 1, 1)).file).of(torch.float32)
    with pytest.raises(AttributeError, match=r"kernel\.cpp has no function halved"):
        _ = library.halved


# The choice


def test_auto_takes_it_on_the_cpu_and_says_where_it_lies(warm, monkeypatch):
    monkeypatch.setenv("DERIVE_CACHE", str(warm))
    choice = from_source("scaled", SOURCES).explain(x_of(1, 1, 1))
    assert (choice.backend, choice.missed, choice.file.name) == ("cpu", "", "cpu.py")
    assert choice.file.with_name("kernel.cpp").read_text() == KERNEL


def test_it_is_no_candidate_elsewhere():
    built = ("reference", "blockwise", "cpu")
    for device in ("meta", "mps", "cuda"):
        backend, _, missed = choose("f", built, "auto", device, "float32")
        assert backend == "blockwise" and "cpu" not in missed
    assert choose("f", built, "cpu", "meta", "float32")[0] == "cpu"
    with pytest.raises(errors.BackendUnavailable, match="the tensors are on cuda"):
        choose("f", built, "cpu", "cuda", "float32")


def test_a_table_is_computed_where_its_example_lies(tmp_path):
    from test_runtime_modules import TABLE

    table = from_source("table", {"blockwise": TABLE}, "blockwise", cache=tmp_path)
    assert "on meta" not in str(table.explain(N=2, D=3))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert "on meta" in str(
            from_source("table", {"blockwise": TABLE}, cache=tmp_path).explain(N=2, D=3, device="meta")
        )


def test_the_kernel_is_part_of_the_name(tmp_path):
    names = {modules.write("scaled", {"cpu": (HOST, text)}, tmp_path)["cpu"].name for text in (KERNEL, other("name"))}
    assert len(names) == 2


def test_a_module_without_its_kernel_is_refused(tmp_path):
    with pytest.raises(errors.BadSignature, match=r"1 text\(s\), and belongs to cpu\.py, kernel\.cpp"):
        from_source("scaled", {"cpu": HOST}, cache=tmp_path)
    module = modules.write("scaled", {"cpu": (HOST, KERNEL)}, tmp_path)["cpu"]
    module.path.with_name("kernel.cpp").unlink()
    with pytest.raises(errors.GeneratedFileMissing, match=r"kernel\.cpp"):
        _ = module.name


# What can go wrong

NONSENSE = {
    "no compiler on the PATH": ({"PATH": ""}, "none of c++, g++, clang++ is on the PATH"),
    "no such compiler": ({"CXX": "nonsense -pipe"}, "CXX is 'nonsense -pipe', and there is no such program"),
    "no compiler at all": ({"CXX": "false"}, "does not say its version"),
}


@pytest.mark.parametrize("case", NONSENSE)
def test_without_a_compiler(case, tmp_path, monkeypatch):
    surroundings, reason = NONSENSE[case]
    x = x_of(2, 3, 5)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(errors.NoCompiler, match="CXX") as caught:
        own(tmp_path, other(case))(x)
    assert reason in str(caught.value)
    function = own(tmp_path, other(case), "auto")
    with pytest.warns(UserWarning) as told:
        assert torch.equal(function(x), 2 * x)
    assert len(told) == 1 and reason in str(told[0].message) and "runs on the blockwise backend" in str(told[0].message)
    assert reason in function.explain(x).missed


def test_a_kernel_that_does_not_compile(tmp_path):
    kernel, x = KERNEL.replace("numbers[0] *", "numbers[0] *\n#error by design\n"), x_of(1, 2, 3)
    with pytest.raises(errors.CompileFailed) as caught:
        own(tmp_path, kernel)(x)
    for part in ("kernel.cpp could not be compiled for float32", "by design", "kernel.cpp:", "DERIVE_CXXFLAGS"):
        assert part in str(caught.value)
    with pytest.warns(UserWarning, match="by design"):
        assert torch.equal(own(tmp_path, kernel, "auto")(x), 2 * x)
    assert not libraries(modules.cache_folder())
    assert not [path for path in (modules.cache_folder() / "native").iterdir() if path.is_dir()]


def test_a_dtype_that_does_not_compile_leaves_the_others(tmp_path):
    function = own(tmp_path, "#ifdef DERIVE_HALF\n#error no halves\n#endif\n" + KERNEL, "auto")
    assert function.explain(x_of(1, 1, 1)).backend == "cpu"
    with pytest.warns(UserWarning, match="no halves"):
        assert function.explain(x_of(1, 1, 1, dtype=torch.float16)).backend == "blockwise"


def test_a_library_that_cannot_be_loaded(tmp_path):
    kernel = KERNEL.replace("const long b =", "extern void absent(); absent(); const long b =")
    with pytest.raises(errors.CompileFailed, match=r"cannot be loaded: .*absent"):
        own(tmp_path, kernel)(x_of(1, 1, 1))


def test_a_long_message_is_cut():
    problem = errors.CompileFailed("kernel.cpp", "float32", "g++", "\n".join(f"line {n}" for n in range(30)))
    assert "line 7" in problem.what and "line 8" not in problem.what and "and 22 lines more" in problem.what


def test_a_cache_that_cannot_be_written(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("kept")
    monkeypatch.setenv("DERIVE_CACHE", str(tmp_path / "file"))
    x = x_of(1, 1, 1)
    with pytest.raises(errors.NotWritable, match="DERIVE_CACHE"):
        own(tmp_path, other("cache"))(x)
    with pytest.warns(UserWarning, match="cannot write to"):
        assert torch.equal(own(tmp_path, other("cache"), "auto")(x), 2 * x)


# The cache


def test_what_was_compiled_once_is_kept(tmp_path, monkeypatch):
    own(tmp_path, other("kept"))(x_of(1, 1, 1))
    (file,) = libraries(tmp_path / "cache")
    before = file.stat().st_mtime_ns
    monkeypatch.setattr(toolchain.Compiler, "compile", None)
    path = modules.write("scaled", {"cpu": (HOST, other("kept"))}, tmp_path / "sources")["cpu"].path
    Kernels(path).of(torch.float32)
    assert [f.stat().st_mtime_ns for f in libraries(tmp_path / "cache")] == [before]


@pytest.mark.parametrize("damage", [b"", None], ids=["empty", "cut in half"])
def test_a_broken_file_is_compiled_anew(damage, tmp_path):
    function = own(tmp_path, other(f"broken {damage}"))
    path = function.explain(x_of(1, 1, 1)).file
    (file,) = libraries(tmp_path / "cache")
    whole = file.read_bytes()
    file.unlink()
    file.write_bytes(whole[: len(whole) // 2] if damage is None else damage)
    x, y = x_of(1, 2, 3), torch.empty(1, 2, 3)
    Kernels(path).of(torch.float32).scaled([x, y], x.shape, [3.0])
    assert torch.equal(y, 3 * x)
    assert [len(f.read_bytes()) for f in libraries(tmp_path / "cache")] == [len(whole)]


def test_the_key_knows_all_that_decides_what_is_compiled(monkeypatch, tmp_path):
    headers = tmp_path / "headers"
    headers.mkdir()
    monkeypatch.setattr(toolchain, "HEADERS", headers)
    compiler = toolchain.compiler()
    keys = [compiler.key(KERNEL, "float32"), compiler.key(KERNEL + " ", "float32"), compiler.key(KERNEL, "float64")]
    keys.append(toolchain.Compiler(compiler.command, "another 1.0").key(KERNEL, "float32"))
    (headers / "support.h").write_text("// one")
    keys.append(compiler.key(KERNEL, "float32"))
    (headers / "support.h").write_text("// two")
    keys.append(compiler.key(KERNEL, "float32"))
    (headers / "cpu").mkdir()
    (headers / "cpu" / "types.h").write_text("// three")
    keys.append(compiler.key(KERNEL, "float32"))
    monkeypatch.setenv("DERIVE_CXXFLAGS", "-O1")
    keys.append(compiler.key(KERNEL, "float32"))
    monkeypatch.setattr(toolchain, "processor", lambda: "another processor")
    keys.append(compiler.key(KERNEL, "float32"))
    assert len(set(keys)) == len(keys)


def test_flags_of_ones_own_come_last(tmp_path, monkeypatch):
    monkeypatch.setenv("DERIVE_CXXFLAGS", "-O0 -DOWN=2.0")
    x = x_of(1, 1, 1)
    assert torch.equal(own(tmp_path, KERNEL.replace("numbers[0]", "OWN * numbers[0]"))(x, factor=3), 6 * x)
    assert toolchain.compiler().flags[-2:] == ("-O0", "-DOWN=2.0")


def test_a_compiler_of_several_words(tmp_path, monkeypatch):
    monkeypatch.setenv("CXX", "g++ -pipe")
    x = x_of(1, 1, 1)
    assert torch.equal(own(tmp_path, other("words"))(x), 2 * x)


def test_processes_that_start_at_once_compile_once(tmp_path):
    command = [sys.executable, Path(__file__).with_name("native_module.py"), tmp_path / "sources"]
    surroundings = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[1])}
    running = [subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    compiled = [process.communicate(timeout=100)[0] for process in running]
    assert [process.returncode for process in running] == [0] * 4
    assert sum(map(int, compiled)) == 1
    assert len(libraries(tmp_path / "cache")) == 1


def test_threads_that_start_at_once_compile_once(tmp_path, monkeypatch):
    calls, original = [], toolchain.Compiler.compile
    monkeypatch.setattr(toolchain.Compiler, "compile", lambda *given: calls.append(1) or original(*given))
    path = modules.write("scaled", {"cpu": (HOST, other("threads"))}, tmp_path / "sources")["cpu"].path
    kernels = [Kernels(path), Kernels(path)]
    threads = [threading.Thread(target=kernels[n % 2].of, args=(torch.float32,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(calls) == 1
    assert all(native.Library in type(k.of(torch.float32)).__mro__ for k in kernels)


# What a library does to its process

PROCESS = """
import sys, torch
from native_module import SOURCES
from derive.runtime import from_source

torch.set_num_threads(2)
(torch.randn(600, 600) @ torch.randn(600, 600)).exp()
x = torch.randn(4, 64, 64)
assert torch.equal(from_source("scaled", SOURCES, "cpu", cache=sys.argv[1])(x), 2 * x)
tiny = torch.full((1,), 1e-40) * 1.0
assert tiny.item() > 0 and (tiny / 2).item() > 0, "denormals are flushed"
maps = open("/proc/self/maps").read().splitlines()
loaded = {line.split(maxsplit=5)[5] for line in maps if "/" in line}
print(*(path for path in loaded if "libgomp" in path or "libomp" in path or "libiomp" in path), sep="\\n")
"""


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="the system does not tell which libraries are loaded")
def test_there_is_one_openmp_runtime_and_denormals_stay(tmp_path):
    here = Path(__file__).resolve().parent
    surroundings = {**os.environ, "PYTHONPATH": f"{here.parent}{os.pathsep}{here}"}
    command = [sys.executable, "-c", PROCESS, tmp_path / "sources"]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [str(toolchain.openmp())]
