"""A script whose C++ kernels run under sanitizers, each piece of a task's memory an allocation of its own."""

import os
import subprocess
import sys
from pathlib import Path

FLAGS = "-O0 -fsanitize=address,undefined -fno-sanitize-recover=all -DDERIVE_GUARD"


def assert_inside(script, seconds=500):
    """Nothing is read or written outside by the kernels that a script compiles, and nothing is undefined; the script
    finds the modules of the tests.
    """
    asked = ["g++", "-print-file-name=libasan.so"]
    library = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    assert Path(library).is_file(), "g++ without libasan: install libgcc's development files"
    surroundings = os.environ | {
        "CXX": "g++", "DERIVE_CXXFLAGS": FLAGS, "LD_PRELOAD": library, "OMP_NUM_THREADS": "1",
        "ASAN_OPTIONS": "detect_leaks=0", "UBSAN_OPTIONS": "print_stacktrace=1",
        "PYTHONPATH": os.pathsep.join([os.path.dirname(__file__), *sys.path]),
    }  # fmt: skip
    command = [sys.executable, "-c", f"{script}\nprint('clean')"]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False, timeout=seconds)
    assert done.stdout.endswith("clean\n"), done.stderr[-5000:]
