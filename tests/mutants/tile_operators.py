"""Mutants of TilePrograms: one record changed in one place, then printed as any other TileProgram.

`tile_mutants(program)` yields every place that an operator applies to.  Visible bounds are only made too narrow and
FULL bounds only too wide: the other way round a program does more masked work and is still right.
"""

from dataclasses import dataclass, replace

import sympy as sp

from derive.formula import Entry, finite
from derive.passes.certificates import RankCorrection
from derive.program import Definition
from derive.tiles import Bounds, PairKernel

PARTS = ("values", "statistics", "derived", "sums", "scatters", "kept", "epilogue")


@dataclass(frozen=True)
class Mutant:
    """operator: its name; place: where it was applied, in words; mutated: the whole program, or a text."""

    operator: str
    place: str
    mutated: object


def tile_mutants(program):
    """Every mutant of a TileProgram, as Mutants that hold one."""
    for at, stage in enumerate(program.stages):
        if isinstance(stage, PairKernel):
            found = [*_kernel_mutants(stage), *_definition_mutants(stage)]
        else:
            found = [(operator, place, new) for operator, place, new in _body_mutants(stage)]
        for operator, place, new in found:
            stages = (*program.stages[:at], new, *program.stages[at + 1 :])
            yield Mutant(operator, f"stage {at}: {place}", replace(program, stages=stages))


def _kernel_mutants(kernel):
    """(operator, place, kernel): corrections, statistics, bounds."""
    for name, found in kernel.corrections:
        kept = tuple(pair for pair in kernel.corrections if pair[0] != name)
        moments = tuple(pair for pair in kernel.moments if pair[0] != name)
        yield "correction dropped", name, replace(kernel, corrections=kept, moments=moments)
        inverted = tuple(map(_inverted, found))
        yield "correction inverted", name, replace(kernel, corrections=(*kept, (name, inverted)))
    for d in kernel.derived:
        if isinstance(d.body, finite):
            unmoved = replace(kernel, corrections=(), moments=())
            yield "maximum left out", d.name, _with(unmoved, "derived", d, replace(d, body=sp.S.Zero))
            yield "maximum not made finite", d.name, _with(kernel, "derived", d, replace(d, body=d.body.args[0]))
    lower, upper = kernel.visible.lower, kernel.visible.upper
    yield "a visible index skipped", "first", replace(kernel, visible=Bounds(lower + 1, upper))
    yield "a visible index skipped", "last", replace(kernel, visible=Bounds(lower, upper - 1))
    lower, upper = kernel.full.lower, kernel.full.upper
    yield "FULL one too wide", f"below {lower}", replace(kernel, full=Bounds(lower - 1, upper))
    yield "FULL one too wide", f"above {upper}", replace(kernel, full=Bounds(lower, upper + 1))


def _inverted(found):
    """The correction that moves the wrong way."""
    if isinstance(found, RankCorrection):
        return replace(found, matrix=found.matrix.inv())
    return replace(found, factor=1 / found.factor)


def _definition_mutants(kernel):
    for part in PARTS:
        for d in getattr(kernel, part):
            for operator, place, new in _body_mutants(d):
                yield operator, f"{part}, {place}", _with(kernel, part, d, new)


def _with(kernel, part, old, new):
    return replace(kernel, **{part: tuple(new if d is old else d for d in getattr(kernel, part))})


def _body_mutants(d: Definition):
    """(operator, place, definition): its condition, its factors, its terms."""
    said = f"{d.name} = {d.body} where"
    if d.where != sp.true:
        yield "condition dropped", f"{said} {d.where}", replace(d, where=sp.true)
        for relation in sorted(d.where.atoms(sp.Rel), key=str):
            rest = [c for c in sp.And.make_args(d.where) if c != relation]
            if rest and relation in sp.And.make_args(d.where):
                yield "condition dropped", f"{said} {relation}", replace(d, where=sp.And(*rest))
            for shift in (1, -1):
                moved = type(relation)(relation.lhs + shift, relation.rhs, evaluate=False)
                wider = (shift < 0) == isinstance(relation, (sp.Le, sp.Lt))
                operator = f"visibility one too {'wide' if wider else 'narrow'}"
                yield operator, f"{said} {relation} -> {moved}", replace(d, where=d.where.xreplace({relation: moved}))
    for factor in sorted(_scales(d.body), key=str):
        yield "scale missing", f"{factor} in {d.name} = {d.body}", replace(d, body=d.body.xreplace({factor: sp.S.One}))
        squared = d.body.xreplace({factor: factor**2})
        yield "scale wrong", f"{factor} in {d.name} = {d.body}", replace(d, body=squared)
    if d.body.is_Add:
        for term in d.body.args:
            yield "a term left out", f"{term} in {d.name} = {d.body}", replace(d, body=d.body - term)


def _scales(body):
    """Scalars, and factors that are made of sizes and numbers alone."""
    found = {e for e in body.atoms(Entry) if not e.indices}
    for product in body.atoms(sp.Mul):
        for factor in product.args:
            if factor not in (-1, 1) and not factor.atoms(Entry) and not _indexed(factor):
                found.add(factor)
    return found


def _indexed(factor):
    return any(hasattr(x, "size") for x in factor.free_symbols)
