"""1 / z of an empty sum is 0, and exp(-logsumexp) is not: the guard that makes it so."""

from dataclasses import replace

import sympy as sp

from derive.formula import Entry, IsFinite
from derive.program import Builder, indices_of, is_length, lengths
from derive.rewriting.algebra import conjunction, conjuncts, entries_of, exponentials
from derive.rewriting.signs import never_zero
from derive.rewriting.support import support, support_of


def guard_logsumexps(program, forward, logs, scales):
    """A row whose normaliser is an empty sum has logsumexp -inf, and 1 / z is 0 there: exp(-logsumexp) needs that
    guard, unless the condition of the definition implies that the row sees something, or z has other terms.

    scales: for each output (output, scale) as `pull_out` gives them; a value that has lost exp(-n logsumexp) may be 0
    as a whole where that is 0.  Other terms that need different guards become values of their own.
    """
    build, known = Builder(program, "h"), {}
    build.definitions = []
    for d in program.definitions:
        d = _guarded(d, _terms(d, forward, logs, known), set(_lost(d, scales)), build)
        build.definitions.append(d)
        known[d.name] = support_of(d, known)
    return build.program(program.outputs)


def _terms(d, forward, logs, known):
    """{guards: terms}; a term that is 0 wherever a guard of another does not hold has that guard, too."""
    guards = {t: frozenset(_guards(t, d, forward, logs)) for t in sp.Add.make_args(d.body)}
    every, found = frozenset().union(*guards.values()), {}
    for t, own in guards.items():
        own |= every & support(t, known) if every - own else frozenset()
        found.setdefault(own, []).append(t)
    return found


def _guarded(d, terms, lost, build):
    if whole := lost & set().union(*terms):
        d, parts, terms = replace(d, where=conjunction(conjuncts(d.where) | whole)), terms, {}
        for guards, same in parts.items():
            terms.setdefault(guards - whole, []).extend(same)
    if len(terms) == 1 or d.at is not None:
        return replace(d, where=conjunction(conjuncts(d.where).union(*terms)))
    return _apart(d, terms, build)


def _lost(d, scales):
    """The guards of the factors exp(-n logsumexp), n > 0, that a value has lost."""
    for output, scale in scales:
        n, positions = scale.get(d.name, (0, ()))
        if n > 0:
            yield IsFinite(Entry(output, *(d.indices[p] for p in positions)))


def _guards(term, d, forward, logs):
    for z, o in logs:
        if never_zero(forward, z):
            continue
        for x in exponentials(term):
            for e in entries_of(x.args[0]):
                if e.name == o and not _implied(forward[z], e, d):
                    yield IsFinite(e)


def _apart(d, terms, build):
    """The definition as a sum of values, each with its own guards."""
    parts = []
    for guards, same in terms.items():
        body = sp.Add(*same)
        if guards or d.reduce is not None:
            where = conjunction(conjuncts(d.where) | guards)
            body = build.define(body, d.over, where, d.reduce, indices=d.indices)
        parts.append(body)
    where = sp.true if d.reduce is not None else d.where
    return replace(d, body=sp.Add(*parts), where=where, reduce=None, over=())


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
