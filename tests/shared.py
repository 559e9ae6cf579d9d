"""What is dear to compute and needed by several test processes is computed once in a run."""

import json
from pathlib import Path

from filelock import FileLock

FOLDER: Path | None = None  # that of the run; conftest.py sets it where several processes share one


def once(name, make):
    """The value of make() (plain data), by the first process that asks; the others wait and read it."""
    if FOLDER is None:
        return make()
    path = FOLDER / f"{name}.json"
    with FileLock(f"{path}.lock"):
        if not path.is_file():
            path.write_text(json.dumps(make()))
    return json.loads(path.read_text())
