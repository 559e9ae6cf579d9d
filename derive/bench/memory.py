"""The peak memory of one call, each in a process of its own, above what is there before it: inputs and libraries."""

import contextlib
import json
import os
import resource
import subprocess
import sys
from pathlib import Path

from derive.bench.counts import workspace
from derive.bench.timing import never

STATUS, CLEAR = Path("/proc/self/status"), Path("/proc/self/clear_refs")
FREED_AT_ONCE = {"MALLOC_MMAP_THRESHOLD_": "65536"}  # the C library hands freed tensors back to the system
UNIT = 1 if sys.platform == "darwin" else 1024  # of ru_maxrss


def held(label, length, direction, name, timeout=600):
    """Bytes by name: peak, of a call above its inputs; outputs and gradients, the sizes of its results.

    None where the call does not come to its end (out of memory, out of time).
    """
    asked = json.dumps([label, length, direction, name])
    command = [sys.executable, "-m", "derive.bench.memory", asked]
    try:
        environment = os.environ | FREED_AT_ONCE
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, env=environment)
    except subprocess.TimeoutExpired:
        return None
    return json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 else None


def memory_rows(rows, labels=None, over=never, progress=lambda text: None):
    """(rows, missing): plain data of the workspace of each generated backend and of the best peer, for the longest
    rows of each case; what there was no time for.

    rows: of `running.measured`; labels: of the cases, all without; over(): whether the time for all is over.
    """
    found, missing = [], []
    for row in _longest(row for row in rows if labels is None or row["case"] in labels):
        for name in (*row["generated"], *filter(None, [row["best_peer"]])):
            asked = f"{row['case']}, {row['direction']}, memory of {name}"
            if over():
                missing.append(asked)
                continue
            progress(asked)
            if bytes_ := held(row["case"], row["length"] or 0, row["direction"], name):
                extra, percent = workspace(**bytes_)
                same = {key: row[key] for key in ("group", "case", "length", "direction")}
                found.append({**same, "candidate": name, **bytes_, "workspace": extra, "percent": percent})
    return found, missing


def _longest(rows):
    """One row for each case and direction."""
    best = {}
    for row in rows:
        key = row["case"], row["direction"]
        if key not in best or (row["length"] or 0) > (best[key]["length"] or 0):
            best[key] = row
    return best.values()


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

    from derive.bench.candidates import functions_of, result, timed
    from derive.bench.cases import EVERY

    label, length, direction, name = json.loads(sys.argv[1])
    torch.set_num_threads(1)
    case = next(case for case in EVERY if case.label == label)
    function, tensors = functions_of(case, length)[name], case.tensors(length)
    output, *gradients = (x.nbytes for x in result(function, tensors, direction) if x is not None)
    call = timed(function, tensors, direction)
    call()  # what it loads, compiles and keeps is none of the call's own
    forget()
    before = highest()
    call()
    print(json.dumps({"peak": max(highest() - before, 0), "outputs": output, "gradients": sum(gradients)}))


if __name__ == "__main__":
    main()
