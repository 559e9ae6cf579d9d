"""Triton runs in its interpreter in the whole test session, C++ is compiled quickly; each is fixed at the start."""

import gc
import os
import shutil
import tempfile

import cpp
import pytest

os.environ.setdefault("TRITON_INTERPRET", "1")
os.environ.setdefault("DERIVE_CXXFLAGS", cpp.FLAGS)
# The processes that this one starts keep what they free, up to a bound: the system need not clear it again and again.
os.environ.setdefault("MALLOC_MMAP_THRESHOLD_", str(32 << 20))
os.environ.setdefault("MALLOC_TRIM_THRESHOLD_", str(256 << 20))
gc.set_threshold(100_000, 50, 10)  # syntax trees, modules and terms live on


def pytest_configure(config):
    """Every test runs kernels in the same interpreter, and this, SymPy and the compiler without needless work."""
    import quick_compiler
    import quick_interpreter
    import quick_sympy
    import torch

    torch.set_num_threads(1)  # the tensors are small: threads would wait for one another
    quick_interpreter.install()
    quick_sympy.install()
    if "DERIVE_CACHE" not in os.environ:  # the processes of a run share what is compiled; they inherit the name
        config.compiled = os.environ["DERIVE_CACHE"] = tempfile.mkdtemp(prefix="derive-tests-")
    quick_compiler.install()


def pytest_unconfigure(config):
    shutil.rmtree(getattr(config, "compiled", ""), ignore_errors=True)


def pytest_collection_modifyitems(items):
    """Processes take tests from one another at the end of the list: what shares a dear fixture stands at its front."""
    items.sort(key=lambda item: item.path.name != "test_triton_compile.py")


@pytest.fixture(scope="module", autouse=True)
def settled_memory():
    """What lives when a module of tests begins lives on: the collector need not walk through it again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def shared_folder(tmp_path_factory, worker_id):
    """Where the processes of a run keep what they share; the parent of the folder of each."""
    import shared

    shared.FOLDER = None if worker_id == "master" else tmp_path_factory.getbasetemp().parent


@pytest.fixture(scope="session")
def mended_interpreter():
    """Triton's interpreter with bfloat16 put right."""
    import interpreter_bf16

    interpreter_bf16.install()
