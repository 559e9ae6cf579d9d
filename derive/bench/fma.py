"""The machine's peak of fused multiplications and additions: a loop on registers alone, by the system's compiler."""

import ctypes
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from timeit import repeat

SOURCE = Path(__file__).with_suffix(".cpp")
COMPILERS = ("c++", "g++", "clang++")
FLAGS = ("-O3", "-std=c++17", "-ffp-contract=fast", "-shared", "-fPIC", "-pthread")
AIM = 8e-3  # seconds of a call
FACTOR = 0.5  # x -> x / 2 + 1 stays near 2


class Loop:
    """call(): runs the loop; operations: how many a call takes; width: bits of a vector."""

    def __init__(self, library, threads):
        self.library, self.threads, self.rounds = library, threads, 1 << 14
        self.width = library.width_in_bits()
        self.rounds = self._rounds()

    @property
    def operations(self):
        return self.library.operations(self.rounds, self.threads)

    def __call__(self):
        self.library.multiply(self.rounds, self.threads, FACTOR)

    def _rounds(self):
        """So many that a call takes AIM, from the quickest of a few short ones."""
        return max(int(self.rounds * AIM / min(repeat(self, number=1, repeat=5))), self.rounds)


def loop(threads):
    """The Loop for some threads, or None where there is no compiler."""
    library = _library()
    return Loop(library, threads) if library else None


@cache
def _library():
    for native in (("-march=native",), ()):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            made = Path(folder) / "fma.so"
            if _compiled(native, made):
                return _declared(ctypes.CDLL(str(made)))
    return None


def _compiled(native, made):
    compiler = os.environ.get("CXX") or next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None:
        return False
    command = [*compiler.split(), *FLAGS, *native, str(SOURCE), "-o", str(made)]
    try:
        return subprocess.run(command, capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _declared(library):
    library.operations.restype = ctypes.c_double
    library.operations.argtypes = (ctypes.c_long, ctypes.c_int)
    library.multiply.restype = ctypes.c_float
    library.multiply.argtypes = (ctypes.c_long, ctypes.c_int, ctypes.c_float)
    return library
