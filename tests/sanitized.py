"""A script whose C++ kernels run under AddressSanitizer, each piece of a task's memory an allocation of its own."""

import os
import subprocess
import sys

import pytest


def assert_inside(script):
    """Nothing is read or written outside by the kernels that a script compiles; it finds the modules of the tests."""
    command = [os.environ.get("CXX", "g++"), "-print-file-name=libasan.so"]
    library = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    if not os.path.isabs(library):
        pytest.skip("no AddressSanitizer")
    flags = "-O0 -fsanitize=address -DDERIVE_GUARD"
    own = {"DERIVE_CXXFLAGS": flags, "LD_PRELOAD": library, "ASAN_OPTIONS": "detect_leaks=0"}
    path = os.pathsep.join([os.path.dirname(__file__), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | own | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
