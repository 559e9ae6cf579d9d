"""Row values that cost less to compute than to read: arithmetic on one tensor moves into the kernels that read it."""

from dataclasses import fields, is_dataclass, replace

import sympy as sp

from derive.formula import Entry, Index, relu, step
from derive.program import Definition, widths_in
from derive.rewriting.algebra import plain_indices
from derive.tiles import Bounds, Carried, State

CHEAP = (relu, step, sp.Add, sp.Mul, sp.Pow, sp.Integer, sp.Rational, Entry, Index, sp.Symbol)
PARTS = (Definition, State, Carried, Bounds)


def inlined(program, double=()):
    """The TileProgram with such values in the place of what its kernels read; what nothing reads any more is left out.

    double: names of values in float64, which stay.
    """
    table, stages = {}, []
    for stage in program.stages:
        if isinstance(stage, Definition):
            d = replace(stage, body=_put_in(stage.body, table))
            if _moves(d, program, double):
                table[d.name] = d
        elif table and hasattr(stage, "streamed") and not getattr(stage, "corrections", ()):
            stage = replace(stage, **{f.name: _mapped(getattr(stage, f.name), table) for f in fields(stage)})
        stages.append(stage)
    while unread := _unread(stages, table, program.outputs):
        stages = [x for x in stages if not (isinstance(x, Definition) and x.name in unread)]
    return replace(program, stages=tuple(stages))


def _moves(d, program, double):
    if d.reduce is not None or d.at or d.where != sp.true or d.name in (*program.outputs, *double):
        return False
    if any(program.kind(e.name) != "real" for e in d.entries):
        return False
    whole = [e for e in d.body.atoms(Entry) if len(e.indices) >= len(d.indices)]
    plain = all(plain_indices(e) and set(e.indices) <= set(d.indices) for e in d.body.atoms(Entry))
    return (
        plain
        and len(whole) == 1
        and whole[0].indices == d.indices
        and widths_in(d.indices)
        and all(isinstance(x, CHEAP) for x in _parts(d.body))
    )


def _parts(e):
    """All parts of an expression, but not what is inside of an entry."""
    yield e
    if not isinstance(e, Entry):
        for x in e.args:
            yield from _parts(x)


def _mapped(x, table):
    """Anything that a kernel consists of, with the values put in."""
    if isinstance(x, tuple):
        return tuple(_mapped(y, table) for y in x)
    if is_dataclass(x) and isinstance(x, PARTS):
        return replace(x, **{f.name: _mapped(getattr(x, f.name), table) for f in fields(x)})
    return _put_in(x, table) if isinstance(x, sp.Basic) and not isinstance(x, Index) else x


def _put_in(e, table):
    found = {}
    for entry in sp.sympify(e).atoms(Entry):
        d = table.get(entry.name)
        if d is not None:
            found[entry] = d.body.xreplace(dict(zip(d.indices, entry.indices, strict=True)))
    return e.xreplace(found) if found else e


def _unread(stages, table, outputs):
    """The values that have moved everywhere."""
    read = set(outputs)
    for stage in stages:
        for d in (stage,) if isinstance(stage, Definition) else stage.definitions:
            read |= {e.name for e in d.entries}
        if not isinstance(stage, Definition):
            read |= {e.name for c in getattr(stage, "carried", ()) for body, _ in c.terms for e in body.atoms(Entry)}
            read |= {e.name for s in getattr(stage, "states", ()) for e in s.moved.atoms(Entry)}
            read |= {e.name for b in (stage.visible, stage.full) for e in b.entries}
    here = {x.name for x in stages if isinstance(x, Definition)}
    return (set(table) & here) - read
