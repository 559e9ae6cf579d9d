"""C++ without needless work, for tests only; what is compiled is the same.

A third of the time of a compile goes into reading the support headers, which every kernel includes.  Here g++ reads
them once a run for each dtype of small kernels, and of those with few optimisations, and keeps what it made of them;
another compiler reads them each time.
"""

import os
import subprocess
from pathlib import Path

import cpp
from filelock import FileLock

from derive.runtime import toolchain

HEADER = "cpu_kernels.h"
SHARED = ((cpp.FLAGS,), ("-O1",))  # the flags with which many kernels are compiled
compile_kernel = toolchain.Compiler.compile


def precompiled(compiler, dtype, folder, few, small):
    """The precompiled header for kernels of a dtype, in a folder; the first process that asks makes it.

    Where that fails it is empty: g++ passes over what is no header for its flags, and reads the plain one.
    """
    file = folder / f"{compiler.key(' '.join(small), dtype, few)}.gch"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(f"{file}.lock"):
            if not file.exists():
                made = file.with_suffix(".new")
                flags = [*compiler.flags, *toolchain.macros_of(dtype, few), *small, "-w"]
                source = ["-x", "c++-header", str(toolchain.HEADERS / HEADER), "-o", str(made)]
                if subprocess.run([*compiler.command, *flags, *source], check=False).returncode:
                    made.write_bytes(b"")
                made.replace(file)
    return file


def install():
    """Beside each such kernel lies its precompiled header, under the name by which g++ finds it."""
    folder = Path(os.environ["DERIVE_CACHE"]) / "headers"  # that of the run, wherever a test keeps its kernels

    def compile(self, text, dtype, place, few=False):
        small = macros(text)
        if small is not None and toolchain.own_flags() in SHARED and "clang" not in self.version:
            Path(place, f"{HEADER}.gch").symlink_to(precompiled(self, dtype, folder, few, small))
        return compile_kernel(self, text, dtype, place, few)

    toolchain.Compiler.compile = compile


def macros(text):
    """The flags that say what a kernel defines before it includes the headers; None where it is not known."""
    lines = [line for line in text.splitlines() if line and not line.startswith("//")]
    small = lines[:1] == [cpp.SMALL.strip()]
    return ["-DDERIVE_SMALL="][: int(small)] if lines[int(small) :][:1] == [f'#include "{HEADER}"'] else None
