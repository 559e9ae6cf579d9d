"""Runs cases: all candidates of a case are timed in turns, in one process, beside the peak of the machine."""

from dataclasses import dataclass

import torch

from derive.bench.candidates import GENERATED, Trial, candidates
from derive.bench.counts import FORWARD, TRAINING, fraction, rate
from derive.bench.fma import loop
from derive.bench.limit import Limit
from derive.bench.peaks import FMA, gemm_peak, named
from derive.bench.timing import interleaved, ratio

DIRECTIONS = (FORWARD, TRAINING)


@dataclass(frozen=True)
class Budget:
    """Seconds of timing for each row, and the least and the most rounds."""

    seconds: float = 3.0
    least: int = 5
    most: int = 40


QUICK = Budget(0.4, 3, 10)


@dataclass(frozen=True)
class Asked:
    """What a row measures."""

    case: object
    length: int
    direction: str
    threads: int

    def __str__(self):
        return f"{self.case.named(self.length)}, {self.direction}, threads: {self.threads}"


def measured(cases, lengths=None, threads=(1,), budget=Budget(), peaks=(), limit=None, progress=lambda text: None):
    """Rows of plain data: each case, length, direction and number of threads.

    peaks: those of the machine, for the fractions; limit: a Limit, which gets what was not measured.
    """
    rows, trial, before, limit = [], None, torch.get_num_threads(), limit or Limit()
    wanted = _asked(cases, lengths, threads)
    try:
        for n, asked in enumerate(wanted, 1):
            if not limit.allows(asked):
                continue
            progress(f"{n} of {len(wanted)}: {asked}")
            with limit.part(asked):
                torch.set_num_threads(asked.threads)  # torch.compile compiles anew for another number
                if trial is None or (trial.case, trial.length) != (asked.case, asked.length):
                    trial = Trial(asked.case, asked.length)
                rows.append(_measured(asked, trial, budget, peaks))
    finally:
        torch.set_num_threads(before)
    return rows


def _asked(cases, lengths, threads):
    return [
        Asked(case, length, direction, count)
        for case in cases
        for length in lengths_of(case, lengths)
        for direction in DIRECTIONS
        for count in threads
    ]


def lengths_of(case, lengths):
    return case.lengths if lengths is None or len(case.lengths) < 2 else lengths


def _measured(asked, trial, budget, peaks):
    found = candidates(trial, asked.direction)
    registers = loop(asked.threads) if asked.case.products else None
    beside = {FMA: registers} if registers else {}
    times = interleaved(found.calls | beside, budget.seconds, budget.least, budget.most, kinds=kinds(found.calls))
    fma = registers.operations / times.pop(FMA).median if registers else None
    return row(asked, times, found) | {"arithmetic": arithmetic(asked, times, peaks, fma)}


def kinds(names):
    """Generated functions and peers: the quickest of each is what a ratio is made of."""
    return {name: name in GENERATED for name in names}


def row(asked, times, found):
    """Milliseconds of every candidate, and each generated backend against the best of the others.

    The first of the ratios is the one that counts.
    """
    case = asked.case
    mine = [name for name in GENERATED if name in times]
    others = [name for name in times if name not in GENERATED]
    best = min(others, key=lambda name: times[name].median, default=None)
    ratios = {}
    for name in mine if best else ():
        against = ratio(times[best], times[name])
        ratios[name] = {"median": against.median, "low": against.low, "high": against.high}
    return {
        "group": case.group,
        "case": case.label,
        "id": case.id,
        "options": {name: str(value) for name, value in case.options.items()},
        "dtype": named(case.dtype),
        "length": asked.length or None,
        "direction": asked.direction,
        "threads": asked.threads,
        "milliseconds": {name: t.median * 1e3 for name, t in times.items()},
        "first_seconds": {name: seconds for name, seconds in found.first.items() if name in times},
        "rounds": {name: len(t.rounds) for name, t in times.items()},
        "generated": mine,
        "best_peer": best,
        "ratios": ratios,
        "left_out": found.left_out,
    }


def arithmetic(asked, times, peaks, fma):
    """The useful operations of a call, and what each generated backend reaches of the peaks; None for other cases.

    fma: operations a second of the loop on registers in the same rounds.
    """
    if not asked.case.products:
        return None
    operations = asked.case.products(asked.length).operations(asked.direction)
    gemm = gemm_peak(peaks, named(asked.case.dtype), asked.threads, fma)
    reached = {
        name: {
            "rate": rate(operations, times[name].median),
            "of_gemm": fraction(operations, times[name].median, gemm),
            "of_fma": fraction(operations, times[name].median, fma),
        }
        for name in GENERATED
        if name in times
    }
    return {"operations": operations, "gemm": gemm, "fma": fma, "reached": reached}
