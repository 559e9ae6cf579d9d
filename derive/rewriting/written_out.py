"""Exponentials written out in their users, so that a sum shows them."""

from dataclasses import replace

import sympy as sp

from derive.formula import Entry
from derive.program import Builder, indices_of, lengths
from derive.rewriting.algebra import conjunction, conjuncts, entries_of, moved


def inline_exponentials(program):
    """An element-wise value that is a product with an exponential goes into its users, so that a sum shows its
    exponentials.

    Factors of the sum that do not depend on what it runs over are taken out of it: sum(exp(s) / z * v) becomes
    sum(exp(s) * v) / z.
    """
    build, values = Builder(program, "n"), {}
    build.definitions = []
    for d in program.definitions:
        d = _with_values(d, values)
        if d.reduce is None and d.at is None and _has_exponential_factor(d.body):
            values[d.name] = d
        build.definitions.append(_constants_out(d, build))
    return build.program(program.outputs)


def _has_exponential_factor(body):
    return any(isinstance(f, sp.exp) and lengths(indices_of(f)) for f in sp.Mul.make_args(body))


def _with_values(d, values):
    """A definition with values written out where they are factors; their conditions become its own."""
    factors = [f for f in sp.Mul.make_args(d.body) if isinstance(f, Entry) and f.name in values]
    if any(_cancels(moved(values[f.name].body, values[f.name].indices, f.indices), d.body) for f in factors):
        return d
    inner = {f: values[f.name] for f in factors}
    if d.reduce != "max" and d.at is None and inner:
        conditions = [moved(v.where, v.indices, f.indices) for f, v in inner.items()]
        body = d.body.xreplace({f: moved(v.body, v.indices, f.indices) for f, v in inner.items()})
        d = replace(d, body=body, where=conjunction(set().union(conjuncts(d.where), *map(conjuncts, conditions))))
    free = {e: values[e.name] for e in entries_of(d.body) if e.name in values and values[e.name].where == sp.true}
    body = d.body.xreplace({e: moved(v.body, v.indices, e.indices) for e, v in free.items()})
    return replace(d, body=_open_logarithms(body))


def _cancels(value, body):
    """Whether a product would cancel z / z, which is 0 at z = 0."""
    below = {f.base for f in sp.Mul.make_args(value) if f.is_Pow and f.exp.is_negative}
    return any(body.has(z) for z in below)


def _open_logarithms(body):
    """log(exp(a) b) = a + log(b)"""
    table = {}
    for x in sorted(body.atoms(sp.log), key=str):
        inside = [f for f in sp.Mul.make_args(x.args[0]) if isinstance(f, sp.exp)]
        if inside:
            rest = sp.Mul(*(f for f in sp.Mul.make_args(x.args[0]) if f not in inside))
            table[x] = sp.Add(*(f.args[0] for f in inside)) + sp.log(rest)
    return body.xreplace(table)


def _constants_out(d, build):
    """A sum with the factors in front that do not depend on what it runs over, where there is an exponential inside."""
    if d.reduce != "sum" or d.at is not None or not _has_exponential_factor(d.body):
        return d
    factors = sp.Mul.make_args(d.body)
    outside = [f for f in factors if f.atoms(Entry) and not indices_of(f) & set(d.over) and not f.has(sp.exp)]
    if not outside:
        return d
    inner = build.define(sp.Mul(*(f for f in factors if f not in outside)), d.over, d.where, "sum", indices=d.indices)
    return replace(d, body=sp.Mul(*outside) * inner, reduce=None, over=(), where=sp.true)
