"""Trusted.  What is owed for rows that see nothing: their values and their gradients are 0."""

from dataclasses import replace

import sympy as sp

from derive.formula import Entry
from derive.logic.statements import Eq, Rel
from derive.program import is_length
from derive.proof.allowed import definitions_of
from derive.proof.meaning import variable
from derive.proof.obligation import Obligation


def empty_rows(world, link):
    """{value: it is 0 in a row that sees nothing}, for outputs without a logarithm and for gradients of the row."""
    s, out = world.scopes, {}
    for o in world.own_outputs:
        counts = _counts(s.plain, s.plain.program.axes(o))
        if counts and not _may_be_infinite(s.plain.program, o):
            out[o] = _zero(world, s.plain, o, counts)
    if link is not None:
        for x, gradient in link.pairing.gradients.items():
            counts = _counts(s.base, s.base.program.axes(x))
            if counts:
                found = _zero(world, s.adjoint, gradient, counts)
                out[gradient] = replace(found, sides=found.sides | set(link.no_cotangent().values()))
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


def _zero(world, scope, name, counts):
    places = [variable(x) for x in scope.program.axes(name)]
    nothing = {Rel("<=", count, 0) for count in counts}
    sides = world.sides(scope.program, scope.program.axes(name)) | nothing
    return Obligation(Eq(scope.meaning.at(name, places), 0), definitions_of(scope), sides)


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
