"""Candidates timed side by side: each round calls every one, so that what disturbs the machine disturbs them all."""

import statistics
import time
from dataclasses import dataclass

SLOW = 2.0  # times as long as the quickest of its kind: who takes longer is called no more often than it must be


@dataclass(frozen=True)
class Times:
    """Seconds of each round."""

    rounds: tuple[float, ...]

    @property
    def median(self):
        return statistics.median(self.rounds)


def interleaved(calls, budget=4.0, least=5, most=60, few=3, kinds=None, clock=time.perf_counter):
    """{name: Times} of some functions without arguments, which were called before.

    Who takes SLOW times as long as the quickest of its kind has `few` rounds, fewer once they took `budget` seconds.
    The others go on together to `least` rounds, and to `most` within `budget` seconds from there on.  kinds: name ->
    anything, those of the same are compared with one another; without it nobody is left behind.  The order turns from
    round to round: nobody always comes after the same neighbour.
    """
    rounds, names, slow = {name: [] for name in calls}, list(calls), set()
    for _ in range(few):
        _round(calls, names, rounds, clock)
        slow = far_behind({name: statistics.median(found) for name, found in rounds.items()}, kinds or {})
        names = [name for name in names if name not in slow or sum(rounds[name]) <= budget]
    names, begin = [name for name in names if name not in slow], clock()
    while names and ((count := len(rounds[names[0]])) < least or (clock() - begin < budget and count < most)):
        _round(calls, names, rounds, clock)
    return {name: Times(tuple(found)) for name, found in rounds.items()}


def _round(calls, names, rounds, clock):
    turn = len(rounds[names[0]]) % len(names) if names else 0
    for name in names[turn:] + names[:turn]:
        start = clock()
        calls[name]()
        rounds[name].append(clock() - start)


def far_behind(medians, kinds):
    """Names of a kind that has a much quicker one; medians: name -> seconds."""
    mates = {name: [medians[n] for n in medians if kinds.get(n, n) == kinds.get(name, name)] for name in medians}
    return {name for name, seconds in medians.items() if seconds > SLOW * min(mates[name])}


@dataclass(frozen=True)
class Ratio:
    """How many times longer the other takes: of the medians, and the quartiles of the ratios of single rounds."""

    median: float
    low: float
    high: float


def ratio(other, mine):
    """The Ratio of two Times, from the rounds that both have: the first ones."""
    pairs = list(zip(other.rounds, mine.rounds, strict=False))
    each = sorted(a / b for a, b in pairs)
    low, _, high = statistics.quantiles(each, n=4) if len(each) > 1 else each * 3
    others, own = zip(*pairs, strict=True)
    return Ratio(statistics.median(others) / statistics.median(own), low, high)
