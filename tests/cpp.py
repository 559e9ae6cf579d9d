"""C++ in the tests: kernels with small tiles, and what a printed pair of files needs to run."""

import hashlib
import importlib.util
import re
from pathlib import Path

from mutants.guard import Poisoned

FLAGS = "-O0"  # a third of the time of a compile; tests that look at optimised code say their own
SMALL = "#define DERIVE_SMALL\n"  # blocks of a vector and tiles of eight rows: short inputs cross many
REASONS = (  # for which a formula is not printed
    "there is no loop over pairs",
    "states that are carried",
    "of float64 with a width",
    "depends on the width",
    "axes on a tile",
    "products of positions, or with a large number, do not fit",
)


def in_small_tiles(texts):
    """(text of the module, text of its kernels with small tiles)"""
    module, kernels = texts
    return re.sub(r", few=[^)]*\)", ")", module), SMALL + kernels  # all blocks are small: one compile does


def written(texts, path):
    """The files of a module in C++: the module at a path, its kernels beside it in a folder of its own."""
    module, kernels = texts
    path = Path(path)
    folder = path.with_suffix("")
    folder.mkdir(exist_ok=True)
    (folder / "kernel.cpp").write_text(kernels)
    (folder / path.name).write_text(module)
    return folder / path.name


def loaded(texts, folder):
    """The module of both texts; what its functions allocate holds NaN until it is written."""
    module, kernels = texts
    path = Path(folder) / f"module_{hashlib.sha256(repr(texts).encode()).hexdigest()[:16]}.py"
    spec = importlib.util.spec_from_file_location(path.stem, written((module, kernels), path))
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    found.torch = Poisoned()
    return found


def is_known(problem):
    """Whether a NotApplicable says one of the reasons for which another backend is taken."""
    return any(reason in str(problem) for reason in REASONS)
