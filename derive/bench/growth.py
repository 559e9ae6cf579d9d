"""How time and memory grow with the length: measured at doubling lengths, and the exponent of the last doublings."""

import math
import statistics

from derive.bench.memory import available, peak
from derive.bench.running import candidates
from derive.bench.timing import interleaved

LENGTHS = (256, 512, 1024, 2048, 4096, 8192, 16384)
LABELS = ("full", "causal", "window of 256", "linear, causal")
LONGEST = 12.0  # seconds of a call: a candidate that took longer is not asked for twice the length
FITTED = 3  # lengths that the exponent is fitted to, the last ones: for shorter ones the start of a call counts


def grown(cases, lengths, direction, progress=lambda text: None):
    """Rows of plain data: seconds and peak bytes of each candidate at each length, and the exponents of both."""
    rows = []
    for case in cases:
        seconds, held, stopped = {}, {}, set()
        for length in lengths:
            progress(f"{case.label}, growth, N = {length}")
            calls, _ = candidates(case, length, direction, stopped)
            for name, times in interleaved(calls, budget=2.0, least=2, most=20).items():
                seconds.setdefault(name, {})[length] = times.median
                if (bytes_ := peak(case.label, length, direction, name)) is not None:
                    held.setdefault(name, {})[length] = bytes_
                if times.median > LONGEST or _fills(held.get(name, {}).get(length), available()):
                    stopped.add(name)
        for name, found in seconds.items():
            rows.append(
                {
                    "case": case.label,
                    "candidate": name,
                    "direction": direction,
                    "seconds": found,
                    "bytes": held.get(name, {}),
                    "time_exponent": exponent(found),
                    "memory_exponent": exponent(held.get(name, {})),
                }
            )
    return rows


def _fills(held, free):
    """Whether twice the length, with four times the pairs, might take half of the memory that is free; so does a call
    that did not come to its end.
    """
    return held is None or (free is not None and 4 * held > free / 2)


def exponent(values):
    """The slope of log value over log length, by least squares on the last lengths; None for fewer than two."""
    points = [(math.log(n), math.log(x)) for n, x in sorted(values.items())[-FITTED:] if x > 0]
    if len(points) < 2:
        return None
    return statistics.linear_regression(*zip(*points, strict=True)).slope
