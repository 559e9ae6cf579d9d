"""The memory of single calls, each in a process of its own, above what is there before it: inputs and libraries."""

import contextlib
import os
import resource
import sys
from pathlib import Path

from derive.bench.counts import workspace
from derive.bench.limit import Limit

STATUS, CLEAR = Path("/proc/self/status"), Path("/proc/self/clear_refs")
UNIT = 1 if sys.platform == "darwin" else 1024  # of ru_maxrss
UNFINISHED = "the call did not come to its end (out of memory, or of time)"


def memory_rows(rows, held, labels=None, limit=None, progress=lambda text: None):
    """Plain data of the workspace of the first generated backend and of the best peer, for the longest rows of a case.

    rows: of `running.measured`; held: `Fresh.held`; labels: of the cases, all without; limit: a Limit, which gets what
    was not measured.
    """
    found, limit = [], limit or Limit()
    for row, name in _wanted(row for row in rows if labels is None or row["case"] in labels):
        asked = f"{row['case']}, {row['direction']}, memory of {name}"
        if not limit.allows(asked):
            continue
        progress(asked)
        with limit.part(asked):
            if bytes_ := held(row["case"], row["length"] or 0, row["direction"], name):
                extra, percent = workspace(**bytes_)
                same = {key: row[key] for key in ("group", "case", "length", "direction")}
                found.append({**same, "candidate": name, **bytes_, "workspace": extra, "percent": percent})
            else:
                limit.miss(asked, UNFINISHED)
    return found


def _wanted(rows):
    """Pairs of a row and a candidate: the two that the row's ratio is of."""
    return [
        (row, name) for row in _longest(rows) for name in (*row["generated"][:1], *filter(None, [row["best_peer"]]))
    ]


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
