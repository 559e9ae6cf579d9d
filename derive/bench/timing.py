"""Candidates timed side by side: each round calls every one, so that what disturbs the machine disturbs them all."""

import statistics
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Times:
    """Seconds of each round."""

    rounds: tuple[float, ...]

    @property
    def median(self):
        return statistics.median(self.rounds)


def interleaved(calls, budget=4.0, least=5, most=60, clock=time.perf_counter):
    """{name: Times} of some functions without arguments: at least `least` rounds, then more within `budget` seconds.

    A call of each comes before that and does not count.  The order turns from round to round: nobody always comes after
    the same neighbour.
    """
    for call in calls.values():
        call()
    rounds, names, begin = {name: [] for name in calls}, list(calls), clock()
    while calls and ((count := len(rounds[names[0]])) < least or (clock() - begin < budget and count < most)):
        for name in names[count % len(names) :] + names[: count % len(names)]:
            start = clock()
            calls[name]()
            rounds[name].append(clock() - start)
    return {name: Times(tuple(found)) for name, found in rounds.items()}


def never():
    """Of a run that may take as long as it does: its time is not over."""
    return False


def after(seconds, clock=time.monotonic):
    """A function that tells whether so many seconds are over, from now on."""
    end = clock() + seconds
    return lambda: clock() > end


@dataclass(frozen=True)
class Ratio:
    """How many times longer the other takes: of the medians, and the quartiles of the ratios of single rounds."""

    median: float
    low: float
    high: float


def ratio(other, mine):
    """The Ratio of two Times of the same rounds."""
    each = sorted(a / b for a, b in zip(other.rounds, mine.rounds, strict=True))
    low, _, high = statistics.quantiles(each, n=4) if len(each) > 1 else each * 3
    return Ratio(other.median / mine.median, low, high)
