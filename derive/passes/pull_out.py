"""exp(-logsumexp) leaves the row values and joins the exponents of the pairs.

What is left of z in the backward is exp(score - logsumexp): no exponential stands bare, none can overflow.
"""

from dataclasses import replace

import sympy as sp

from derive.formula import Entry, IsFinite
from derive.passes.algebra import (
    columns_of,
    conjunction,
    conjuncts,
    degree,
    entries_of,
    exponentials,
    joined_exponentials,
)
from derive.passes.normalisers import never_zero
from derive.program import indices_of, is_length, lengths, map_entries


def pull_out(program, forward, z, output):
    """(program, scale): exp(-logsumexp[row]) leaves the row values and joins the exponents of the pairs.

    Each exponential exp(f) of z's own terms counts as exp(f - logsumexp) exp(logsumexp), so that none is left bare.
    scale: name -> (n, positions) of each value that has lost exp(-n * output[its indices at positions]).
    """
    terms, scale, result = _terms(forward, z), {}, []
    for d in program.definitions:
        body, rows = _fold(d.body, scale, output, terms)
        if len(rows) != 1:
            result.append(replace(d, body=_written_out(_released(body), rows, output)))
            continue
        ((row, y),) = rows.items()
        found = degree(body, y)
        if found is None:
            result.append(replace(d, body=_written_out(_released(body), rows, output)))
            continue
        n, rest = found[0], sp.factor_terms(found[1])
        exponents = [f for f in sp.Mul.make_args(rest) if isinstance(f, (sp.exp, _Kept)) and _joins(f)]
        free = d.at is None and d.name not in program.outputs and set(row) <= set(d.indices)
        if free and (not exponents or rest.has(_Kept)):
            scale[d.name] = n, tuple(d.indices.index(x) for x in row)
            result.append(replace(d, body=_released(rest)))
        else:
            others = sp.Mul(*(f for f in sp.Mul.make_args(rest) if f not in exponents))
            exponent = sp.Add(*(f.args[0] for f in exponents)) - n * Entry(output, *row)
            result.append(replace(d, body=_released(others) * sp.exp(exponent)))
    return replace(program, definitions=tuple(result)), scale


def _written_out(body, rows, output):
    """The factors as they stand, joined to the exponentials beside them."""
    return joined_exponentials(body.xreplace({y: sp.exp(-Entry(output, *row)) for row, y in rows.items()}))


def _terms(forward, z):
    """name of an exponent -> (its indices, the row of z), for the exponentials that z sums."""
    found, row = {}, forward[z].indices
    sums = [forward[z], *(forward[e.name] for e in entries_of(forward[z].body) if e.name in forward.names)]
    for d in sums:
        for x in exponentials(d.body) if d.reduce == "sum" and d.indices == row else []:
            f = x.args[0]
            if isinstance(f, Entry) and set(row) <= set(f.indices) and indices_of(f) & columns_of(d):
                found[f.name] = f.indices, row
    return found


def _fold(body, scale, output, terms):
    """(body, {row: y}): y stands for exp(-output[row]), in the values that have lost it and in the exponents."""
    rows = {}

    def y(row):
        return rows.setdefault(tuple(row), sp.Symbol(f"y{len(rows)}", positive=True))

    def back(entry):
        if entry.name not in scale:
            return entry
        n, positions = scale[entry.name]
        return entry * y(entry.indices[p] for p in positions) ** n

    folded = {}
    for x in exponentials(body):
        exponent, power = sp.expand(x.args[0]), sp.S.One
        for stored in [e for e in entries_of(exponent) if e.name == output]:
            n = exponent.coeff(stored)
            if n.is_Integer and n != 0:
                exponent, power = exponent - n * stored, power * y(stored.indices) ** -n
        times, f = exponent.as_coeff_Mul()
        if isinstance(f, Entry) and f.name in terms and times.is_Integer and power == 1:
            indices, row = terms[f.name]
            places = [f.indices[indices.index(x)] for x in row]
            power, exponent = y(places) ** -times, exponent - times * Entry(output, *places)
            folded[x] = power * _Kept(exponent)
        else:
            folded[x] = power * sp.exp(exponent)
    body = map_entries(body.xreplace(folded), back)
    return body, rows


class _Kept(sp.Function):
    """An exponential that has its normaliser: a sum of it keeps it, and loses the factor to its users."""


def _released(expr):
    return expr.replace(_Kept, sp.exp)


def _joins(x):
    """Whether an exponential takes the normaliser into its exponent: one of pairs, of rows or of a sink, not of
    features.
    """
    return all(i.role != "width" for i in indices_of(x))


def guard_logsumexps(program, forward, logs):
    """A row whose normaliser is an empty sum has logsumexp -inf, and 1 / z is 0 there: exp(-logsumexp) needs that
    guard, unless the condition of the definition implies that the row sees something, or z has other terms.
    """
    out = []
    for d in program.definitions:
        guards = set()
        for z, o in logs:
            if never_zero(forward, z):
                continue
            for x in exponentials(d.body):
                for e in entries_of(x.args[0]):
                    if e.name == o and not _implied(forward[z], e, d):
                        guards.add(IsFinite(e))
        out.append(replace(d, where=conjunction(conjuncts(d.where) | guards)) if guards else d)
    return replace(program, definitions=tuple(out))


def _implied(z, entry, d):
    """Whether a definition that reads a row of z is evaluated only at pairs that z sums over, so that z > 0 there."""
    if z.reduce != "sum":
        return False
    columns = [x for x in z.over if is_length(x)]
    here = [x for x in d.lengths() if x not in indices_of(*entry.indices)]
    if len(columns) != 1 or len(here) != 1 or columns[0].size != here[0].size:
        return False
    table = dict(zip(z.indices, entry.indices, strict=True)) | {columns[0]: here[0]}
    leads = set(z.over) - set(columns)
    if leads or len(lengths(z.indices)) != 1:
        return False
    return {c.xreplace(table) for c in conjuncts(z.where)} <= conjuncts(d.where)
