"""Who is timed: the generated functions and the peers, each compared with the formula in float64 before."""

import time
import warnings
from dataclasses import dataclass, field
from functools import cached_property

import torch

from derive.bench.counts import FORWARD, TRAINING
from derive.errors import BackendUnavailable, DeriveError
from derive.runtime import load
from derive.runtime.choice import BACKENDS

BOUND = {torch.float32: 2e-3, torch.bfloat16: 6e-2, torch.float64: 1e-9}  # of max |difference| / max |value|
GENERATED = tuple(name for name in ("cpu", "blockwise") if name in BACKENDS)  # on a processor, without all pairs held
ORACLE = "blockwise"  # in float64, in memory linear in the lengths


@dataclass
class Candidates:
    """calls: name -> a call without arguments, those of the generated functions first; left_out: name -> why.

    first: name -> seconds of the first call, in which some compile.
    """

    calls: dict = field(default_factory=dict)
    left_out: dict = field(default_factory=dict)
    first: dict = field(default_factory=dict)


class Trial:
    """A case at a length: what both directions share, each made when it is first asked for.

    functions: every candidate by name; exact: the output and the gradients in float64.
    """

    def __init__(self, case, length):
        self.case, self.length, self.tensors = case, length, case.tensors(length)

    @cached_property
    def functions(self):
        return functions_of(self.case, self.length)

    @cached_property
    def exact(self):
        function = _generated(self.case, ORACLE, doubled(self.case.keywords(self.length)))
        return result(function, doubled(self.tensors), TRAINING)


def candidates(trial, direction, stopped=(), compared=True):
    """The Candidates that run and compute the same.

    stopped: names of those that nobody wants to wait for; compared: whether the results are held against float64.
    """
    torch.compiler.reset()  # what was compiled for other sizes counts against a limit of torch's
    found, results = Candidates(), {}
    for name, function in trial.functions.items():
        if name in stopped:
            continue
        begin = time.perf_counter()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                results[name] = result(function, trial.tensors, direction)
        except BackendUnavailable as problem:
            found.left_out[name] = first_line(problem)
        except DeriveError:
            raise
        except Exception as problem:
            found.left_out[name] = f"does not run: {first_line(problem)}"
        else:
            found.first[name] = time.perf_counter() - begin
    for name, got in results.items():
        error = difference(got, trial.exact[: len(got)]) if compared else 0
        if error <= BOUND[trial.case.dtype]:
            found.calls[name] = timed(trial.functions[name], trial.tensors, direction, got[0])
        else:
            found.left_out[name] = f"computes something else: {error:.1e} off"
    return found


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


def timed(function, tensors, direction, output):
    """The call that is timed: nothing in it but the function, and the gradients of what they are asked for.

    output: what the function computes, for the shape of its cotangent.
    """
    if direction == FORWARD:

        def forward():
            with torch.no_grad():
                function(**tensors)

        return forward
    leaves, given = leaves_of(tensors)
    bar = cotangent(output)

    def training():
        gradients(function(**given), leaves, bar)

    return training


def first_line(problem):
    text = str(problem).strip().splitlines()
    return f"{type(problem).__name__}: {text[0][:120] if text else ''}"
