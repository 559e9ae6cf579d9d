"""Derivations for the tests of proofs, each made once; and ways to damage them."""

from dataclasses import replace
from functools import cache

import sympy as sp
from passes_catalogue import ADVERSARIAL, ATTENTION

from derive.catalogue import formula
from derive.derivation import derive_formula
from derive.formula import Formula, Index, Let, Size, Tensor, logsigmoid, total, where
from derive.proof.outcome import outcome
from derive.proof.owed import passes
from derive.proof.prove import prove_passes, tactics
from derive.proof.workshop import Workshop

N, M, E = Size("N"), Size("M"), Size("E", "width")
LEFT = Size("left", "param")
i, j, e = Index("i", N), Index("j", M), Index("e", E)
s, v, sink = Tensor("s", N, M), Tensor("v", M, E), Tensor("sink", per_head=True)
WINDOW = sp.And(j <= i + M - N, j >= i + M - N - LEFT)


def scores(visible, extra=0):
    """Softmax-weighted sums for given scores: the smallest formula with every pass."""
    weight = sp.exp(s[i, j])
    value = total(where(visible, weight * v[j, e]), j) / (total(where(visible, weight), j) + extra)
    inputs = [s, v, sink] if extra else [s, v]
    return Formula("scores", inputs, (Let("o", (i, e), value),))


def carried():
    """A sum with everything that a carried state may have: a decay, a distance, and features of row and column."""
    length, d = Size("L"), Index("d", Size("D", "width"))
    x, y = Index("x", length), Index("y", length)
    q, k, v = Tensor("q", length, d.size), Tensor("k", length, d.size), Tensor("v", length, E)
    rate = Tensor("rate", per_head=True)
    score = total(q[x, d] * k[y, d], d)
    weight = (1 + x - y) * sp.exp((x - y) * logsigmoid(rate[()]))
    value = total(where(y <= x, score * weight * v[y, e]), y)
    return Formula("carried", [q, k, v, rate], (Let("o", (x, e), value),))


SMALL = {
    "carried": carried(),
    "window": scores(WINDOW),
    "causal": scores(j <= i + M - N),
    "sink": scores(j <= i + M - N, sp.exp(sink[()])),
}
CASES = {c.name: c.formula for c in (*ATTENTION, *ADVERSARIAL)}


@cache
def record(name):
    """The derivation of a case by its name, or of a formula of the catalogue."""
    found = SMALL.get(name) or CASES.get(name)
    return derive_formula(found if found is not None else formula(name))


@cache
def results(name):
    """The results of all passes of a case."""
    return prove_passes(record(name))


def edited(program, name, **changes):
    """A program with one definition changed; changes: field -> function of the definition."""
    values = [
        replace(d, **{field: f(d) for field, f in changes.items()}) if d.name == name else d
        for d in program.definitions
    ]
    return replace(program, definitions=tuple(values))


def with_kernel(made, number, tiles="forward_tiles", **changes):
    """A derivation with one kernel of a TileProgram changed; changes: field -> function of the kernel."""
    program = getattr(made, tiles)
    kernel = program.kernels[number]
    damaged = replace(kernel, **{field: f(kernel) for field, f in changes.items()})
    stages = tuple(damaged if stage is kernel else stage for stage in program.stages)
    return replace(made, **{tiles: replace(program, stages=stages)})


def prove_pass(made, name, direction="forward"):
    """The result of one pass of a derivation, which may be damaged."""
    workshop = Workshop(made)
    task = next(task for task in passes(workshop.world) if task[:2] == (name, direction))
    return outcome(made, *task, tactics(workshop)[name, direction])
