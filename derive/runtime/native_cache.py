"""Compiled kernels on disk, shared by all processes of a user: each is compiled once, whoever asks first.

<cache>/native/<key>.<hash of the file>.so    whole, or not taken: a file that differs from its hash is made anew
<cache>/native/<key>.lock                     held by the one who compiles
"""

import contextlib
import hashlib
import os
import shlex
import tempfile

from derive.errors import CompileFailed, NotWritable
from derive.runtime.modules import cache_folder
from derive.runtime.toolchain import compiler

CHOOSE_CACHE = "set DERIVE_CACHE to a folder that can be written: compiled kernels are kept there"


def library(path, text, dtype, few=False):
    """(the shared library of a kernel's text for a dtype, the compiler's command); compiles it where there is none.

    path: of the kernel, for messages; dtype: its name; few: with blocks of a single vector, for few rows.
    Raises NoCompiler, CompileFailed, NotWritable.
    """
    own = compiler()
    command, key, folder = shlex.join(own.command), own.key(text, dtype, few), cache_folder() / "native"
    try:
        found = _stored(folder, key)
        if found is None:
            folder.mkdir(parents=True, exist_ok=True)
            with _alone(folder / f"{key}.lock"):
                found = _stored(folder, key)  # another process may have been first
                if found is None:
                    found = _new(own, path, text, dtype, few, folder, key, command)
    except OSError as problem:
        raise NotWritable(folder, problem, CHOOSE_CACHE) from None
    return found, command


def _stored(folder, key):
    """The file of a key that is as it was written, or None."""
    for file in folder.glob(f"{key}.*.so"):
        with contextlib.suppress(FileNotFoundError):
            if file.name == _name(key, file.read_bytes()):
                return file
    return None


def _name(key, content):
    return f"{key}.{hashlib.sha256(content).hexdigest()[:16]}.so"


def _new(own, path, text, dtype, few, folder, key, command):
    """The file of a key, made now; broken ones are removed."""
    with tempfile.TemporaryDirectory(prefix=f"{key}-", dir=folder, ignore_cleanup_errors=True) as work:
        made, problem = own.compile(text, dtype, folder.joinpath(work), few)
        if made is None:
            raise CompileFailed(path, dtype, command, problem)
        for broken in folder.glob(f"{key}.*.so"):
            broken.unlink(missing_ok=True)
        target = folder / _name(key, made.read_bytes())
        os.replace(made, target)
    return target


@contextlib.contextmanager
def _alone(file):
    """One at a time among processes and threads, where the file system can lock."""
    with file.open("w") as held:
        with contextlib.suppress(ImportError, OSError):  # without, it may be compiled twice, and the last one stays
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield
