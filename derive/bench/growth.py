"""How time and memory grow with the length: measured at doubling lengths, and the exponent of the last doublings."""

import math
import statistics
from functools import cache, partial

from derive.bench.candidates import Trial, candidates
from derive.bench.limit import Limit
from derive.bench.memory import UNFINISHED, available
from derive.bench.running import kinds
from derive.bench.timing import far_behind, interleaved

LENGTHS = (256, 512, 1024, 2048, 4096, 8192, 16384)
HELD = LENGTHS[::2]  # those at which memory is measured
LABELS = ("full", "causal", "window of 256", "linear, causal")
LONGEST = 30.0  # seconds of a call: a candidate that may take longer at twice the length is not asked for it
LONGEST_OF_SLOW = 5.0  # the same of a candidate that is far behind the quickest of its kind
COMPARED = 2048  # the longest that is held against float64, which takes longer than all the rest
FITTED = 3  # lengths that the exponent is fitted to, the last ones: for shorter ones the start of a call counts


def grown(cases, lengths, directions, held, limit=None, progress=lambda text: None):
    """Rows of plain data: seconds and peak bytes of each candidate at each length, and the exponents of both.

    held: `Fresh.held`; limit: a Limit, which gets what was not measured.
    """
    limit, rows = limit or Limit(), []
    for case in cases:
        trial = cache(partial(Trial, case))  # both directions share that of a length
        for direction in directions:
            rows += _grown(trial, case, lengths, direction, held, limit, progress)
    return rows


def _grown(trial, case, lengths, direction, held, limit, progress):
    found = {}
    for length in lengths:
        asked = f"{case.named(length)}, {direction}, growth"
        if not limit.allows(asked):
            continue
        progress(asked)
        with limit.part(asked):
            times = _measure(found, trial(length), direction, held, progress)
            if length < max(lengths):
                _stop(found, times, length)
    return [_row(case, direction, name, mine) for name, mine in found.items()]


class _Grown:
    """Of one candidate: seconds and bytes by length, and why it goes no further, "" while it does."""

    def __init__(self):
        self.seconds, self.bytes, self.stopped = {}, {}, ""


def _measure(found, trial, direction, held, progress):
    """Adds what is measured at a length to {name: _Grown}; {name: Times} of it."""
    case, length, stopped = trial.case, trial.length, {name for name, mine in found.items() if mine.stopped}
    tried = candidates(trial, direction, stopped, compared=length <= COMPARED)
    for name, why in tried.left_out.items():
        found.setdefault(name, _Grown()).stopped = f"N = {length}: {why}"
    times = interleaved(tried.calls, budget=1.0, least=2, most=20, few=2, kinds=kinds(tried.calls))
    for name, mine in times.items():
        found.setdefault(name, _Grown()).seconds[length] = mine.median
    for name in times if length in HELD else ():
        progress(f"{case.named(length)}, {direction}, memory of {name}")
        if sizes := held(case.label, length, direction, name):
            found[name].bytes[length] = sizes["peak"]
        else:
            found[name].stopped = f"N = {length}, memory: {UNFINISHED}"
    return times


def _stop(found, times, length):
    """Stops those whose call at twice the length would take too much: four times as much, as pairs grow."""
    slow = far_behind({name: mine.median for name, mine in times.items()}, kinds(times))
    for name, mine in times.items():
        one, longest = found[name], LONGEST_OF_SLOW if name in slow else LONGEST
        if why := too_much(4 * mine.median, expected(one.bytes, 2 * length), available(), longest):
            one.stopped = one.stopped or f"N = {2 * length}: {why}"


def _row(case, direction, name, mine):
    return {
        "case": case.label,
        "candidate": name,
        "direction": direction,
        "seconds": mine.seconds,
        "bytes": mine.bytes,
        "stopped": mine.stopped,
        "time_exponent": exponent(mine.seconds),
        "memory_exponent": exponent(mine.bytes),
    }


def expected(bytes_, length):
    """The memory at a length, if it grows with the pairs from the longest that was measured."""
    last = max(bytes_, default=None)
    return 0 if last is None else bytes_[last] * (length / last) ** 2


def too_much(seconds, peak, free, longest=LONGEST):
    """Why a call is not asked for: it takes too long, or more than half of the free memory (None: not known), or ""."""
    if seconds > longest:
        return f"a call may take {seconds:.0f} s"
    if free is not None and peak > free / 2:
        return f"a call may take {peak / 2**30:.1f} GiB"
    return ""


def exponent(values):
    """The slope of log value over log length, by least squares on the last lengths; None for fewer than two."""
    points = [(math.log(n), math.log(x)) for n, x in sorted(values.items())[-FITTED:] if x > 0]
    if len(points) < 2:
        return None
    return statistics.linear_regression(*zip(*points, strict=True)).slope
