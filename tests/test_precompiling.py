"""`derive build --compile`: kernels are in the cache before anybody calls them, and a failure is named."""

import pytest
from click.testing import CliRunner
from native_module import HOST, KERNEL
from test_building import ROOT

from derive import building, precompiling
from derive.cli import main


@pytest.fixture
def place(tmp_path, monkeypatch):
    """A folder in which softmax has kernels written by hand, of its plain form and of an option."""
    for name in ("", "own"):
        folder = tmp_path / "generated" / "softmax" / name
        folder.mkdir(parents=True)
        (folder / "cpu.py").write_text(HOST)
        (folder / "kernel.cpp").write_text(KERNEL)
    monkeypatch.setenv("DERIVE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))  # of the processes that compile
    for name in ("CXX", "DERIVE_CXXFLAGS"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def command(place, monkeypatch):
    """Runs `derive build`, whose build itself finds nothing to do."""
    monkeypatch.setattr(building, "build", lambda *given, **named: [])
    monkeypatch.chdir(place)
    return lambda *arguments: CliRunner().invoke(main, ["build", "softmax", *arguments])


def libraries(place):
    return list((place / "cache" / "native").glob("*.so"))


def test_every_variant_is_compiled_for_every_dtype(place):
    told = []
    kernels = precompiling.kernels_of(building.targets(("softmax",)), place / "generated", ("float32", "float64"))
    assert [k.id for k in kernels] == [
        f"{name} ({dtype})" for name in ("softmax", "softmax/own") for dtype in ("float32", "float64")
    ]
    assert precompiling.compile_kernels(kernels, 1, lambda *numbers: told.append(numbers)) == []
    assert told == [(n, 4) for n in (1, 2, 3, 4)]
    assert len(libraries(place)) == 2  # both variants have the same text


def test_the_command_compiles_for_float32(command, place):
    done = command("--compile", "--jobs", "1")
    assert (done.exit_code, len(libraries(place))) == (0, 1)
    assert "2 of 2 C++ kernels in generated/ are compiled" in done.output


def test_a_failure_in_another_process_is_named(command, place):
    (place / "generated" / "softmax" / "own" / "kernel.cpp").write_text("#error by design\n")
    done = command("--compile", "--dtype", "float64", "--jobs", "2")
    assert (done.exit_code, len(libraries(place))) == (1, 1)
    assert "softmax/own (float64): " in done.output and "by design" in done.output
    assert "1 of 2 C++ kernels" in done.output


def test_without_a_compiler_it_is_said_once(command, monkeypatch):
    monkeypatch.setenv("CXX", "nonsense")
    done = command("--compile")
    assert done.exit_code == 1
    assert done.output.count("nonsense") == 1


def test_where_nothing_has_a_kernel_nothing_is_compiled(command, place):
    (place / "generated" / "softmax" / "kernel.cpp").unlink()
    (place / "generated" / "softmax" / "own" / "cpu.py").unlink()
    done = command("--compile")
    assert (done.exit_code, done.output) == (0, "0 of 0 C++ kernels in generated/ are compiled\n")


def test_what_does_not_go_together_is_refused(command):
    for arguments, said in (
        (["--check", "--compile"], "--check writes nothing"),
        (["--dtype", "float64"], "give both"),
    ):
        done = command(*arguments)
        assert done.exit_code == 2 and said in done.output
