"""Trusted.  What is owed for rows that see nothing: each output is what is left where its sums over them are 0.

That is 0 for an average, and 1 for the share of a sink that stands beside the keys.  So are gradients of the row: 0,
but for what is added to the output as it is.
"""

from dataclasses import replace

import sympy as sp
from sympy import Indexed, Integer

from derive.formula import Entry
from derive.logic.statements import Eq, Rel
from derive.logic.symbols import inv
from derive.logic.terms import substitute
from derive.program import is_length
from derive.proof.allowed import definitions_of
from derive.proof.meaning import variable
from derive.proof.obligation import Obligation


def empty_rows(world, link):
    """{value: what it is in a row that sees nothing}, for outputs without a logarithm and for gradients of the row."""
    s, out = world.scopes, {}
    for o in world.own_outputs:
        counts = _counts(s.plain, s.plain.program.axes(o))
        if counts and not _may_be_infinite(s.plain.program, o):
            value = _left_of(s.plain, s.plain.program.by_name[o])
            out[o if value == 0 else f"{o} left"] = _is(value, world, s.plain, o, counts)
    if link is not None:
        for x, gradient in link.pairing.gradients.items():
            counts = _counts(s.base, s.base.program.axes(x))
            if counts:
                left = _left_of(s.adjoint, s.adjoint.program.by_name[gradient])
                value = _without(left, map(link.pairing.cotangent, link.no_cotangent()))
                found = _is(value, world, s.adjoint, gradient, counts)
                found = replace(found, sides=found.sides | set(link.no_cotangent().values()))
                out[gradient if value == 0 else f"{gradient} left"] = found
    return out


def _counts(scope, axes):
    """The numbers of what a row with these axes sees, for its sums over a length; all of them are 0 in an empty row."""
    found = {}
    for d in scope.definitions:
        columns = [x for x in d.over if is_length(x)]
        rows = [x for x in d.indices if is_length(x)]
        if d.reduce == "sum" and d.at is None and columns and rows and set(d.indices) <= set(axes):
            found.setdefault(scope.meaning.seen(d))
    return tuple(found)


def _is(value, world, scope, name, counts):
    places = [variable(x) for x in scope.program.axes(name)]
    nothing = {Rel("<=", count, 0) for count in counts}
    sides = world.sides(scope.program, scope.program.axes(name)) | nothing
    return Obligation(Eq(scope.meaning.at(name, places), value), definitions_of(scope), sides)


def _left_of(scope, d):
    """What is left of a value in a row that sees nothing; 0 for a pair, and what is no plain expression of a row."""
    if d.reduce is not None or d.at is not None or d.where != sp.true or len([*filter(is_length, d.indices)]) > 1:
        return Integer(0)
    return _with_nothing(scope, d)


def _with_nothing(scope, d):
    """The body of a value with 0 in place of the sums over a length that it is made of.  1 / 0 is 0."""
    meaning, table = scope.meaning, {}
    for e in d.entries:
        inner = scope.program.by_name.get(e.name)
        if inner is None:
            continue
        places = [meaning.term(x) for x in e.indices]
        if inner.reduce is None and inner.at is None and inner.where == sp.true:
            there = dict(zip(map(variable, inner.indices), places, strict=True))
            table[meaning.at(e.name, places)] = substitute(_with_nothing(scope, inner), there)
        elif (inner.reduce == "sum" and any(map(is_length, inner.over))) or _with_nothing(scope, inner) == 0:
            table[meaning.at(e.name, places)] = Integer(0)
    return meaning.term(d.body).xreplace(table).xreplace({inv(0): Integer(0)})


def _without(value, entries):
    """The value with 0 in place of all entries of some arrays."""
    bases = {e.base for e in entries}
    return value.xreplace({e: Integer(0) for e in value.atoms(Indexed) if e.base in bases})


def _may_be_infinite(program, name):
    """Whether a value is a maximum, or a logarithm lies under it: a row that sees nothing has no finite value then."""
    d = program.by_name.get(name)
    if d is None:
        return False
    if d.reduce is None:
        terms = [e for t in sp.Add.make_args(d.body) for e in [t.as_coeff_Mul()[1]] if isinstance(e, Entry)]
        if any(_may_be_infinite(program, e.name) for e in terms):
            return True
    return d.reduce == "max" or _has_logarithm(program, d)


def _has_logarithm(program, d):
    inner = [program.by_name[e.name] for e in d.entries if e.name in program.names]
    return d.body.has(sp.log) or any(_has_logarithm(program, x) for x in inner)
