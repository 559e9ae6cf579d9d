"""Where exponentials stand, and what has a name: inline them before the passes, name them after."""

from dataclasses import replace

import sympy as sp

from derive.formula import Entry
from derive.passes.algebra import conjunction, conjuncts, entries_of, moved, pair_exponentials
from derive.program import Builder, indices_of, lengths, map_entries


def name_exponentials(program):
    """One definition for each exponential of a pair without widths, guarded by what all of its users have in common."""
    shared = _guards(program)
    build = Builder(program, "p")
    build.definitions = []
    for d in program.definitions:
        if d.reduce is None and d.body in shared:
            build.definitions.append(d)
            continue
        names = {x: build.define(x, where=conjunction(shared[x])) for x in pair_exponentials(d.body) if x in shared}
        build.definitions.append(replace(d, body=d.body.xreplace(names)))
    return build.program(program.outputs)


def _guards(program):
    """exponential -> the conditions that hold at every use of it."""
    found = {}
    for d in program.definitions:
        for x in pair_exponentials(d.body):
            if any(i.role == "width" for i in indices_of(x)):
                continue
            here = {c for c in conjuncts(d.where) if indices_of(c) <= indices_of(x) | _leading(d)}
            found[x] = found[x] & here if x in found else here
    return found


def _leading(d):
    return {i for i in d.space if i.role == "batch"}


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


def inline_aliases(program):
    """Without the definitions that only give another name to a value; an output takes the place of what it names."""
    outputs, renamed = set(program.outputs), {}
    for d in program.definitions:
        if d.name in outputs and _is_alias(d) and d.body.name in program.names - outputs and d.body.name not in renamed:
            renamed[d.body.name] = d.name

    out, alias = [], {}
    for d in program.definitions:
        if renamed.get(getattr(d.body, "name", None)) == d.name:
            continue
        if _is_alias(d) and d.name not in outputs:
            alias[d.name] = d
            d = replace(d, body=_aliased(d.body, renamed, alias))
            alias[d.name] = d
            continue
        where = d.where if d.where == sp.true else _aliased(d.where, renamed, alias)
        out.append(replace(d, name=renamed.get(d.name, d.name), body=_aliased(d.body, renamed, alias), where=where))
    return replace(program, definitions=tuple(out))


def _is_alias(d):
    plain = d.reduce is None and d.at is None and d.where == sp.true
    return plain and isinstance(d.body, Entry) and d.body.indices == d.indices


def _aliased(expr, renamed, alias):
    def read(e):
        e = Entry(alias[e.name].body.name, *e.indices) if e.name in alias else e
        return Entry(renamed.get(e.name, e.name), *e.indices)

    return map_entries(expr, read)
