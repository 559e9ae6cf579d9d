"""The C++ compiler of this machine: which one it is, its flags, and how a kernel becomes a shared library."""

import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import torch

from derive.errors import NoCompiler

MACROS = {
    "float32": "DERIVE_FLOAT",
    "float64": "DERIVE_DOUBLE",
    "bfloat16": "DERIVE_BFLOAT16",
    "float16": "DERIVE_HALF",
}
FLAGS = (
    "-O3", "-march=native", "-std=c++17", "-fPIC", "-fopenmp", "-fno-math-errno", "-fno-trapping-math", "-Wno-psabi"
)  # fmt: skip
KNOWN = ("c++", "g++", "clang++")
HEADERS = Path(__file__).resolve().parents[1] / "emit"  # where the support headers of the kernels lie
RUNTIMES = re.compile(r"lib(gomp|iomp5|omp)\b.*\.(so|dylib)")


def macros_of(dtype, few):
    """The flags that choose what is stored, and (few) blocks of a single vector."""
    return (f"-D{MACROS[dtype]}", *(["-DDERIVE_FEW"] if few else []))


@dataclass(frozen=True)
class Compiler:
    """command: its words, one or more; version: the first line of what it says of itself."""

    command: tuple
    version: str

    @property
    def flags(self):
        """Those of the compilation, with $DERIVE_CXXFLAGS at the end.

        clang's own OpenMP runtime would be a second one beside torch's, so that its kernels run on one thread.
        """
        known = [f"{flag}=libgomp" if flag == "-fopenmp" and "clang" in self.version else flag for flag in FLAGS]
        return (*known, *own_flags())

    def key(self, text, dtype, few=False):
        """A name for what this compiler makes of a text here, for this processor: nothing else has it."""
        headers = {str(p.relative_to(HEADERS)): p.read_text(encoding="utf-8") for p in sorted(HEADERS.rglob("*.h"))}
        runtime = openmp()
        made_of = (text, headers, macros_of(dtype, few), self.flags)
        made_by = (self.command, self.version, processor(), runtime and runtime.name)
        return hashlib.sha256(repr((made_of, made_by)).encode()).hexdigest()[:32]

    def compile(self, text, dtype, folder, few=False):
        """(shared library, "") made of a text in an empty folder, or (None, what the compiler said).

        Linked in a second step, with the OpenMP runtime of torch: the compiler's own would be another pool of threads.
        """
        source, middle, library = (folder / name for name in ("kernel.cpp", "kernel.o", "kernel.so"))
        source.write_text(text, encoding="utf-8")
        runtime = openmp()
        libraries = [str(runtime)] if runtime else [flag for flag in self.flags if flag.startswith("-fopenmp")]
        first = [*self.flags, *macros_of(dtype, few), f"-I{HEADERS}", "-c", str(source), "-o", str(middle)]
        second = ["-shared", *own_flags(), str(middle), *libraries, "-o", str(library)]
        for arguments in (first, second):
            problem = self._run(arguments, folder)
            if problem:
                return None, problem.replace(f"{folder}{os.sep}", "")
        return library, ""

    def _run(self, arguments, folder):
        """What is wrong, "" where nothing is."""
        environment = {**os.environ, "LC_ALL": "C", "TMPDIR": str(folder)}
        try:
            done = subprocess.run(
                [*self.command, *arguments], capture_output=True, text=True, errors="replace", env=environment
            )
        except OSError as problem:
            return f"it cannot be run: {problem}"
        return "" if done.returncode == 0 else done.stderr or f"it ended with the status {done.returncode}"


def compiler():
    """The Compiler that $CXX names, else the first known one on the PATH.  Raises NoCompiler."""
    own = os.environ.get("CXX", "")
    if own.strip():
        command = tuple(shlex.split(own))
        if shutil.which(command[0]) is None:
            raise NoCompiler(f"CXX is {own!r}, and there is no such program")
    else:
        command = next(((name,) for name in KNOWN if shutil.which(name)), ())
        if not command:
            raise NoCompiler(f"none of {', '.join(KNOWN)} is on the PATH")
    return Compiler(command, _version((shutil.which(command[0]), *command[1:])))


@cache
def _version(command):
    try:
        done = subprocess.run([*command, "--version"], capture_output=True, text=True, errors="replace", timeout=60)
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise NoCompiler(f"{shlex.join(command)} cannot be run: {problem}") from None
    if done.returncode or not done.stdout.strip():
        raise NoCompiler(f"{shlex.join(command)} does not say its version")
    return done.stdout.splitlines()[0]


def own_flags():
    """What the user adds: $DERIVE_CXXFLAGS."""
    return tuple(shlex.split(os.environ.get("DERIVE_CXXFLAGS", "")))


@cache
def openmp():
    """The path of the OpenMP runtime that torch uses; None where it cannot be found."""
    home = Path(torch.__file__).resolve().parent
    for folder in (home / "lib", home.with_name("torch.libs")):
        if found := sorted(folder.glob("libgomp*.so*")):
            return found[0]
    return next((path for path in _loaded() if RUNTIMES.match(path.name)), None)


def _loaded():
    """The libraries of this process, where the system tells them."""
    try:
        lines = Path("/proc/self/maps").read_text().splitlines()
    except OSError:
        return []
    paths = (Path(line.split(maxsplit=5)[5]) for line in lines if line.count(" ") >= 5 and "/" in line)
    return [path for path in dict.fromkeys(paths) if path.is_file()]


@cache
def processor():
    """What -march=native depends on, as text."""
    try:
        lines = Path("/proc/cpuinfo").read_text(errors="replace").splitlines()
    except OSError:
        lines = []
    kinds = ("model name", "flags", "Features", "CPU implementer", "CPU part")
    found = {line for line in lines if line.partition(":")[0].strip() in kinds}
    return "\n".join([platform.machine(), *(sorted(found) or [platform.processor()])])
