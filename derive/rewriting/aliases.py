"""Definitions that only give another name to a value."""

from dataclasses import replace

import sympy as sp

from derive.formula import Entry
from derive.program import map_entries


def inline_aliases(program):
    """Without the definitions that only give another name to a value; an output takes the place of what it names."""
    outputs, renamed = set(program.outputs), {}
    named = {d.name: d.body.name for d in program.definitions if _is_alias(d)}

    def root(name):
        while name in named and name not in outputs:
            name = named[name]
        return name

    for d in program.definitions:
        target = root(named[d.name]) if d.name in outputs and d.name in named else None
        if target in program.names - outputs and target not in renamed:
            renamed[target] = d.name

    out, alias = [], {}
    for d in program.definitions:
        if d.name in outputs and d.name in named and renamed.get(root(named[d.name])) == d.name:
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
