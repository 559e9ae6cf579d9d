"""How time and memory grow with the length: measured at doubling lengths, and the exponent of the last doublings."""

import math
import statistics

from derive.bench.candidates import candidates
from derive.bench.memory import available, held
from derive.bench.timing import interleaved

LENGTHS = (256, 512, 1024, 2048, 4096, 8192, 16384)
HELD = LENGTHS[::2]  # those at which memory is measured: each takes a process of its own
LABELS = ("full", "causal", "window of 256", "linear, causal")
LONGEST = 20.0  # seconds of a call: a candidate that may take longer at twice the length is not asked for it
COMPARED = 2048  # the longest that is held against float64, which takes longer than all the rest
FITTED = 3  # lengths that the exponent is fitted to, the last ones: for shorter ones the start of a call counts


def grown(cases, lengths, directions, progress=lambda text: None):
    """Rows of plain data: seconds and peak bytes of each candidate at each length, and the exponents of both."""
    return [row for case in cases for direction in directions for row in _grown(case, lengths, direction, progress)]


def _grown(case, lengths, direction, progress):
    seconds, taken, stopped = {}, {}, set()
    for length in lengths:
        progress(f"{case.named(length)}, {direction}, growth")
        found = candidates(case, length, direction, stopped, compared=length <= COMPARED)
        stopped |= set(found.left_out)
        if not found.calls:
            break
        for name, times in interleaved(found.calls, budget=1.0, least=2, most=20).items():
            seconds.setdefault(name, {})[length] = times.median
            if length in HELD:
                progress(f"{case.named(length)}, {direction}, memory of {name}")
                if sizes := held(case.label, length, direction, name):
                    taken.setdefault(name, {})[length] = sizes["peak"]
                else:
                    stopped.add(name)
            if is_too_much(4 * times.median, expected(taken.get(name, {}), 2 * length), available()):
                stopped.add(name)
    return [
        {
            "case": case.label,
            "candidate": name,
            "direction": direction,
            "seconds": found,
            "bytes": taken.get(name, {}),
            "time_exponent": exponent(found),
            "memory_exponent": exponent(taken.get(name, {})),
        }
        for name, found in seconds.items()
    ]


def expected(bytes_, length):
    """The memory at a length, if it grows with the pairs from the longest that was measured."""
    last = max(bytes_, default=None)
    return 0 if last is None else bytes_[last] * (length / last) ** 2


def is_too_much(seconds, peak, free):
    """Whether a call takes longer than LONGEST, or more than half of the free memory (None: it is not known)."""
    return seconds > LONGEST or (free is not None and peak > free / 2)


def exponent(values):
    """The slope of log value over log length, by least squares on the last lengths; None for fewer than two."""
    points = [(math.log(n), math.log(x)) for n, x in sorted(values.items())[-FITTED:] if x > 0]
    if len(points) < 2:
        return None
    return statistics.linear_regression(*zip(*points, strict=True)).slope
