"""C++ kernels of built formulas, compiled before anybody calls them: into the cache that calls look in."""

from dataclasses import dataclass
from pathlib import Path

from derive.errors import MissingPackage
from derive.options import files_of
from derive.processes import in_processes


@dataclass(frozen=True)
class Kernel:
    """A kernel to compile for a dtype (its name); module: the path of the generated module beside it."""

    module: Path
    dtype: str
    id: str


def kernels_of(targets, out, dtypes):
    """The Kernels of what was built of some formulas."""
    module, *companions = files_of("cpu")
    folders = [path.parent for target in targets for path in sorted((Path(out) / target.id).rglob(module))]
    found = [folder for folder in folders if all((folder / name).is_file() for name in companions)]
    return [Kernel(f / module, dtype, f"{f.relative_to(out)} ({dtype})") for f in found for dtype in dtypes]


def compile_kernels(kernels, jobs=None, watch=None):
    """Compile them in several processes; returns (id, problem) of those that failed.

    watch(done, of): is told how far it is.
    Raises NoCompiler, MissingPackage.
    """
    try:
        from derive.runtime import toolchain
    except ImportError as problem:
        raise MissingPackage("derive build --compile", problem.name, "pip install 'derive[run]'") from None
    if not kernels:
        return []
    toolchain.compiler()
    failed = []
    for done, (kernel, failure) in enumerate(in_processes(_compile, [(k,) for k in kernels], jobs), 1):
        if failure is not None:
            failed.append((kernel.id, failure))
        if watch:
            watch(done, len(kernels))
    return failed


def _compile(kernel):
    from derive.runtime.native import Kernels, dtype_of

    Kernels(kernel.module).of(dtype_of(kernel.dtype))
