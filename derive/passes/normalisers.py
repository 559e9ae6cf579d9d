"""Normalisers: which row values are divided by, their logarithm as an output, and merging them into exponents."""

from dataclasses import replace

import sympy as sp

from derive.formula import Entry
from derive.passes.certificates import Normalised
from derive.program import Builder, in_order, indices_of, is_length, lengths
from derive.rewriting.algebra import (
    columns_of,
    conjuncts,
    degree,
    entries_of,
    exponentials,
    pair_exponentials,
)
from derive.rewriting.aliases import inline_aliases
from derive.rewriting.inherited import inherit_visibility
from derive.rewriting.signs import known_signs, never_zero
from derive.rewriting.written_out import inline_exponentials


def normalisers(program):
    """Entries whose reciprocal or logarithm a body takes, and that come from a sum over a length; in program order."""
    by_name, found = program.by_name, {}
    for d in program.definitions:
        powers = {p.base for p in d.body.atoms(sp.Pow) if p.exp.is_negative}
        bases = powers | {x.args[0] for x in d.body.atoms(sp.log)}
        for base in sorted(bases, key=str):
            if isinstance(base, Entry) and base.name not in found and _is_heavy(base.name, by_name):
                z = by_name[base.name]
                if len(lengths(z.indices)) <= 1:
                    found[z.name] = Entry(z.name, *z.indices)
    return tuple(found.values())


def _is_heavy(name, by_name):
    """Whether a sum over a length lies under a value."""
    d = by_name.get(name)
    if d is None or d.reduce == "max":
        return False
    return bool(columns_of(d)) or (d.reduce is None and any(_is_heavy(e.name, by_name) for e in d.entries))


def is_positive(program, z):
    """Whether z is a sum of positive terms; an empty sum is 0 (that row sees nothing)."""
    by_name = program.by_name

    def sign(entry):
        """A symbol of which SymPy knows as much as is known of the sign of an entry."""
        d = by_name.get(entry.name)
        if d is None or d.reduce == "max":
            return sp.Symbol(f"real_{entry.name}", real=True)
        body = known_signs(d.body.xreplace({e: sign(e) for e in entries_of(d.body)}))
        if body.is_positive and (columns_of(d) if d.reduce == "sum" else d.where == sp.true):
            return sp.Symbol(f"positive_{entry.name}", positive=True)  # a width may be 0
        return sp.Symbol(f"real_{entry.name}", real=True, nonnegative=body.is_nonnegative or None)

    return bool(sign(z).is_positive)


def has_exponentials(program, z):
    """Whether z sums exponentials over a length."""
    by_name = program.by_name

    def found(d):
        if any(indices_of(x) & columns_of(d) for x in exponentials(d.body)):
            return True
        return any(found(by_name[e.name]) for e in d.entries if e.name in by_name)

    return found(by_name[z.name])


def with_logsumexp(program):
    """Each normaliser z as an output: log z if z is a sum of positive terms with exponentials, otherwise z itself."""
    stages = []
    for tidy in (inline_exponentials, inline_aliases, inherit_visibility):
        program = tidy(program)
        stages.append((tidy.__name__, program))
    build, outputs, logs, norms, added = Builder(program), list(program.outputs), [], [], []
    found = normalisers(program)
    for n, z in enumerate(found):
        positive = is_positive(program, z) and has_exponentials(program, z)
        body = sp.log(z) if positive else z
        name = _unused(("lse" if positive else "norm") + ("" if len(found) == 1 else str(n)), build.reserved)
        build.define(body, name=name, indices=z.indices)  # an output of the formula's own is rounded to its dtype
        outputs.append(name)
        added.append(name)
        (logs if positive else norms).append((z, name))
    return Normalised(build.program(outputs), tuple(logs), tuple(norms), tuple(added), tuple(stages))


def _unused(name, taken):
    while name in taken:
        name += "_"
    return name


def merge_normalisers(normalised):
    """exp(f) / z[column] under a sum over z's own index becomes exp(f - logsumexp[column]).

    The weight is finished before it is summed: no row constant of the outer sum could eliminate z's.  Side condition:
    z > 0 wherever exp(f) is visible, since z sums exp(f) over the same visibility.
    """
    program = normalised.program
    logs = {z.name: (program[z.name], o) for z, o in normalised.logsumexps}
    out = [_merged(d, logs, program) for d in program.definitions]
    known = {e.name for e in program.inputs}
    program = replace(program, definitions=in_order(out, known)).check()
    return replace(normalised, program=program)


def _merged(d, logs, program):
    if d.reduce != "sum":
        return d
    for e in entries_of(d.body):
        if e.name not in logs or not {x for x in indices_of(e) if is_length(x)} & set(d.over):
            continue
        y, u = sp.Symbol("y", positive=True), sp.Symbol("u", positive=True)
        found = degree(d.body.xreplace({e: y}), y)
        pairs = pair_exponentials(d.body)
        if found is None or found[0] >= 0 or len(pairs) != 1:
            continue
        times = degree(found[1].xreplace({pairs[0]: u}), u)
        z, output = logs[e.name]
        if times is None or times[0] < 1 or not _is_term(pairs[0], z, e, d, program):
            continue
        power = sp.exp(times[0] * pairs[0].args[0] + found[0] * Entry(output, *e.indices))
        d = replace(d, body=times[1] * power)
    return d


def _is_term(x, z, entry, d, program):
    """Whether z, read as `entry`, is positive wherever d sees the exponential x: x is one of its terms there."""
    if never_zero(program, z.name):
        return True
    table = dict(zip(z.indices, entry.indices, strict=True))
    same = z.reduce == "sum" and isinstance(z.body, sp.exp) and z.body.xreplace(table) == x
    return same and {c.xreplace(table) for c in conjuncts(z.where)} <= conjuncts(d.where)
