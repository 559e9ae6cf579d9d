"""Empty caches of compiled code, so that the seconds of a first call have the compilation in them."""

import contextlib
import os
import tempfile
from pathlib import Path

FOLDERS = {"TORCHINDUCTOR_CACHE_DIR": "torch", "DERIVE_CACHE": "derive"}


@contextlib.contextmanager
def empty_caches():
    """Until the end torch.compile and derive keep what they compile in a folder of their own; so do child processes."""
    before = {name: os.environ.get(name) for name in FOLDERS}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ.update({name: str(Path(folder) / place) for name, place in FOLDERS.items()})
        try:
            yield
        finally:
            for name, value in before.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value
