"""The peak memory of one call, each in a process of its own, above what is there before it: inputs and libraries."""

import contextlib
import json
import os
import resource
import subprocess
import sys
from pathlib import Path

STATUS, CLEAR = Path("/proc/self/status"), Path("/proc/self/clear_refs")
FREED_AT_ONCE = {"MALLOC_MMAP_THRESHOLD_": "65536"}  # the C library hands freed tensors back to the system
UNIT = 1 if sys.platform == "darwin" else 1024  # of ru_maxrss


def peak(label, length, direction, name, timeout=600):
    """Bytes, or None where the call does not come to its end (out of memory, out of time)."""
    asked = json.dumps([label, length, direction, name])
    command = [sys.executable, "-m", "derive.bench.memory", asked]
    try:
        environment = os.environ | FREED_AT_ONCE
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, env=environment)
    except subprocess.TimeoutExpired:
        return None
    return int(done.stdout.split()[-1]) if done.returncode == 0 else None


def highest():
    """The most memory that this process held since `forget`, in bytes; where that is not known, since it began."""
    if STATUS.exists():
        for line in STATUS.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * UNIT


def forget():
    """Lets the count of the highest memory begin anew, where the system can do that."""
    with contextlib.suppress(OSError):
        CLEAR.write_text("5")


def available():
    """Bytes that are free now, as far as the system tells it."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_AVPHYS_PAGES")
    except (ValueError, OSError, AttributeError):
        return None


def main():
    import torch

    from derive.bench.cases import CASES
    from derive.bench.running import functions_of, timed

    label, length, direction, name = json.loads(sys.argv[1])
    torch.set_num_threads(1)
    case = next(case for case in CASES if case.label == label)
    call = timed(functions_of(case, length)[name], case.tensors(length), direction)
    call()  # what it loads, compiles and keeps is none of the call's own
    forget()
    before = highest()
    call()
    print(max(highest() - before, 0))


if __name__ == "__main__":
    main()
