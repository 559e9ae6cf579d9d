"""Runs cases: every candidate is compared with the formula in float64, then all are timed in one process."""

import warnings
from dataclasses import dataclass

import torch

from derive.bench.timing import interleaved, ratio
from derive.errors import DeriveError
from derive.runtime import load

FORWARD, TRAINING = "forward", "forward + backward"
DIRECTIONS = (FORWARD, TRAINING)
BOUND = {torch.float32: 2e-3, torch.bfloat16: 6e-2, torch.float64: 1e-9}  # of max |difference| / max |value|
GENERATED = ("blockwise",)  # the backends that run on a processor and do not hold all pairs
ORACLE = "blockwise"  # in float64, in memory linear in the lengths


@dataclass(frozen=True)
class Budget:
    """Seconds of timing for each row, and the least and the most rounds."""

    seconds: float = 4.0
    least: int = 5
    most: int = 60


QUICK = Budget(0.5, 3, 10)


def measured(cases, lengths=None, threads=(1,), budget=Budget(), progress=lambda text: None):
    """Rows of plain data: one for each case, length, direction and number of threads."""
    rows, before = [], torch.get_num_threads()
    try:
        for case in cases:
            for length in lengths_of(case, lengths):
                for direction in DIRECTIONS:
                    for count in threads:
                        progress(f"{case.label}, N = {length}, {direction}, threads: {count}")
                        torch.set_num_threads(count)  # torch.compile compiles anew for another number
                        calls, left_out = candidates(case, length, direction)
                        times = interleaved(calls, budget.seconds, budget.least, budget.most)
                        rows.append(row(case, length, direction, count, times, left_out))
    finally:
        torch.set_num_threads(before)
    return rows


def lengths_of(case, lengths):
    return case.lengths if lengths is None or len(case.lengths) < 2 else lengths


def candidates(case, length, direction, stopped=()):
    """({name: call without arguments}, {name: why it is left out}): those that run and compute the same.

    stopped: names of candidates that nobody wants to wait for.
    """
    torch.compiler.reset()  # what was compiled for other sizes counts against a limit of torch's
    tensors = case.tensors(length)
    wanted = {name: f for name, f in functions_of(case, length).items() if name not in stopped}
    exact = result(_generated(case, ORACLE, doubled(case.keywords(length))), doubled(tensors), direction)
    calls, left_out = {}, {}
    for name, function in wanted.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                error = difference(result(function, tensors, direction), exact)
        except DeriveError:
            raise
        except Exception as problem:
            left_out[name] = f"does not run: {first_line(problem)}"
            continue
        if error > BOUND[case.dtype]:
            left_out[name] = f"computes something else: {error:.1e} off"
            continue
        calls[name] = timed(function, tensors, direction)
    return calls, left_out


def functions_of(case, length):
    """Every candidate by name, as a function of the tensors of the case."""
    keywords = case.keywords(length)
    return {backend: _generated(case, backend, keywords) for backend in GENERATED} | case.peers(length)


def _generated(case, backend, keywords):
    function = load(case.id, backend, **case.options)
    return lambda **tensors: function(**tensors, **keywords)


def doubled(tensors):
    """The arguments in float64, numbers and integers as they are."""
    return {n: x.double() if torch.is_tensor(x) and x.is_floating_point() else x for n, x in tensors.items()}


def leaves_of(tensors):
    """The tensors that a gradient is asked for, as leaves, and all arguments with these in their place."""
    leaves = {name: x.detach().requires_grad_() for name, x in tensors.items() if x.is_floating_point()}
    return leaves, {**tensors, **leaves}


def cotangent(output):
    """The same numbers for every candidate, which no sum over an axis hides."""
    place = torch.arange(output.numel(), dtype=torch.float64)
    return torch.sin(0.7 * place).view(output.shape).to(output.dtype)


def result(function, tensors, direction):
    """The output, or the output and the gradients of all real tensors, in a fixed order."""
    if direction == FORWARD:
        with torch.no_grad():
            return (function(**tensors),)
    leaves, given = leaves_of(tensors)
    output = function(**given)
    return (output.detach(), *gradients(output, leaves, cotangent(output)))


def gradients(output, leaves, bar):
    return torch.autograd.grad(output, list(leaves.values()), bar, allow_unused=True)


def difference(got, exact):
    """The largest |difference| / max |value| of all results; what has no gradient is not compared."""
    pairs = [(a, b) for a, b in zip(got, exact, strict=True) if a is not None and b is not None]
    return max(float((a.double() - b).abs().max() / b.abs().max().clamp(min=1e-30)) for a, b in pairs)


def timed(function, tensors, direction):
    """The call that is timed: nothing in it but the function, and the gradients of what they are asked for."""
    if direction == FORWARD:

        def forward():
            with torch.no_grad():
                function(**tensors)

        return forward
    leaves, given = leaves_of(tensors)
    bar = cotangent(function(**given))

    def training():
        gradients(function(**given), leaves, bar)

    return training


def first_line(problem):
    text = str(problem).strip().splitlines()
    return f"{type(problem).__name__}: {text[0][:120] if text else ''}"


def row(case, length, direction, threads, times, left_out):
    """Milliseconds of every candidate, and each generated backend against the best of the others."""
    mine = [name for name in GENERATED if name in times]
    others = [name for name in times if name not in GENERATED]
    best = min(others, key=lambda name: times[name].median, default=None)
    ratios = {}
    for name in mine if best else ():
        found = ratio(times[best], times[name])
        ratios[name] = {"median": found.median, "low": found.low, "high": found.high}
    return {
        "case": case.label,
        "id": case.id,
        "options": {name: str(value) for name, value in case.options.items()},
        "dtype": str(case.dtype).removeprefix("torch."),
        "length": length or None,
        "direction": direction,
        "threads": threads,
        "milliseconds": {name: t.median * 1e3 for name, t in times.items()},
        "rounds": len(next(iter(times.values())).rounds) if times else 0,
        "best_peer": best,
        "ratios": ratios,
        "left_out": left_out,
    }
