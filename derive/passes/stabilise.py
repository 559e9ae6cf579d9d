"""A row constant for every exponential of a pair: exp(f) = exp(f - c) exp(c), and exp(c) must be eliminated.

With u = exp(-c) every body becomes u**(-n) times a body without u; n is the degree of that value.  log(z / u**n) is
log z + n c; an output must have degree 0.  The constant is the row's maximum, with what stands beside the sum in it
(the exponent of a sink, 0 for a constant), so that every exponent is <= 0.
"""

from dataclasses import dataclass, field, replace

import sympy as sp

from derive.errors import NotApplicable
from derive.formula import Entry, finite
from derive.passes.algebra import columns_of, conjuncts, degree, entries_of, exponentials, moved
from derive.passes.certificates import Stabilised
from derive.program import Builder, indices_of, lengths, map_entries, ordered


@dataclass
class _Group:
    """An exponential of a pair with its row: u = exp(-constant), and what takes part in the maximum."""

    exponential: sp.Expr
    u: sp.Symbol
    constant: Entry
    over: tuple
    users: list = field(default_factory=list)
    joined: list = field(default_factory=list)

    @property
    def condition(self):
        """The union of the users' visibility: the maximum must not be below an exponent that one of them sees."""
        parts = [conjuncts(w) for w in self.users]
        common = set.intersection(*parts)
        if common in parts:
            return sp.And(*sorted(common, key=str))
        return sp.Or(*self.users)


def _base(x):
    """(exp(f), n) with x = exp(n f), n an integer."""
    n, f = x.args[0].as_coeff_Mul()
    return (sp.exp(f), int(n)) if n.is_Integer and n > 0 else (x, 1)


class _Stuck(NotApplicable):
    """exp(c) of these groups could not be eliminated."""

    def __init__(self, us, reason):
        super().__init__(reason)
        self.us = us


def stabilise(program):
    """Row constants wherever they can be eliminated; the other exponentials are left as they are, with the reason."""
    left = {g.exponential: why for g in _groups(program, {}) if (why := _below_maximum(program, g))}
    while True:
        groups = _groups(program, left)
        if not groups:
            return Stabilised(program, (), (), tuple(left.items()))
        try:
            return replace(_Elimination(program, groups).result(), left=tuple(left.items()))
        except _Stuck as stuck:
            bounded = {g.exponential: why for g in groups if (why := _below_logsumexp(program, g))}
            mine = {g.exponential: stuck.what for g in groups if g.u in stuck.us}
            left |= {x: bounded[x] for x in mine if x in bounded} or mine


def _groups(program, left):
    taken, groups = program.names | {e.name for e in program.inputs}, {}
    for d in program.definitions:
        columns = columns_of(d)
        for x in {_base(x)[0]: None for x in exponentials(d.body)} if d.reduce == "sum" else ():
            if x in left or not indices_of(x) & columns:
                continue
            if x not in groups:
                row = ordered(indices_of(x) - set(d.over))
                name = f"c{len(groups)}"
                while name in taken:
                    name += "_"
                over = ordered(indices_of(x) & set(d.over))
                u = sp.Symbol(f"u{len(groups)}", positive=True)
                groups[x] = _Group(x, u, Entry(name, *row), over)
            groups[x].users.append(d.where)
    return list(groups.values())


def _below_logsumexp(program, group):
    """The reason if the exponent is f - log z, with exp(f) a term of the sum z at the same pairs."""
    by_name, x = program.by_name, group.exponential.args[0]
    for entry in entries_of(x):
        d = by_name.get(entry.name)
        if d is None or d.reduce is not None or not isinstance(d.body, sp.log) or x.coeff(entry) != -1:
            continue
        z = by_name.get(getattr(d.body.args[0], "name", None))
        if z is None or z.reduce != "sum" or not isinstance(z.body, sp.exp):
            continue
        if z.body.args[0] == sp.expand(x + entry) and all(conjuncts(z.where) <= conjuncts(w) for w in group.users):
            return f"the exponent is <= 0: exp({z.body.args[0]}) is a term of the sum {z.name}"
    return None


def _below_maximum(program, group):
    """The reason if the exponent is f - m, with m the maximum of f over the same row and pairs."""
    x = _opened(program, group.exponential.args[0])
    for entry in entries_of(x):
        top = program.by_name.get(entry.name)
        if top is None or top.reduce != "max" or x.coeff(entry) != -1 or top.indices != entry.indices:
            continue
        if set(top.over) == set(group.over) and all(conjuncts(top.where) <= conjuncts(w) for w in group.users):
            rest = sp.expand(x + entry)
            if rest == _opened(program, top.body):
                return f"the exponent is <= 0: {entry.name} is the largest {rest}"
    return None


def _opened(program, expr):
    """An expression with its element-wise values written out."""
    by_name = program.by_name

    def read(e):
        d = by_name.get(e.name)
        if d is None or d.reduce is not None or d.where != sp.true:
            return e
        return map_entries(moved(d.body, d.indices, e.indices), read)

    return sp.expand(map_entries(expr, read))


class _Elimination:
    def __init__(self, program, groups):
        self.program, self.groups = program, groups
        self.by_exponential = {g.exponential: g for g in groups}
        self.by_u = {g.u: g for g in groups}
        self.scale, self.steps = {}, []

    def result(self):
        definitions = [self.definition(d) for d in self.program.definitions]
        for o in self.program.outputs:
            if self.scale.get(o):
                raise _Stuck(set(self.scale[o]), f"the output {o} grows with exp(row constant)")
        build = Builder(self.program, "m")
        build.definitions = []
        build.reserved |= {g.constant.name for g in self.groups}
        waiting = list(self.groups)
        for d in definitions:
            for g in [g for g in waiting if any(e.name == g.constant.name for e in d.entries)]:
                waiting.remove(g)
                top = build.define(g.exponential.args[0], g.over, g.condition, "max")
                build.define(finite(sp.Max(top, *g.joined)), name=g.constant.name, indices=g.constant.indices)
            build.definitions.append(d)
        constants = tuple(g.constant for g in self.groups)
        return Stabilised(build.program(self.program.outputs), constants, tuple(self.steps))

    def definition(self, d):
        us = {u: None for e in entries_of(d.body) for u in self.scale.get(e.name, {})}
        us |= {g.u: None for x in exponentials(d.body) if (g := self.by_exponential.get(_base(x)[0]))}
        if not us:
            return d
        body = map_entries(d.body, self.scaled)
        back = {}
        for x in exponentials(d.body):
            base, n = _base(x)
            g = self.by_exponential.get(base)
            if g is None:
                n, g = 1, self.beside(d, x, us)
            if g is not None:
                kept = sp.Symbol(f"kept_{len(back)}", positive=True)
                back[kept] = sp.exp(sp.expand(x.args[0] - n * g.constant))
                body = body.xreplace({x: kept * g.u**-n})
        for x in sorted(body.atoms(sp.log), key=str):
            found = self.remove(d, x.args[0], us) if x.has(*us) else None
            if found:
                shift = sp.Add(*(n * self.by_u[u].constant for u, n in found[0].items()))
                body = body.xreplace({x: sp.log(found[1]) + shift})
        found = self.remove(d, body, us)
        if found is None:
            raise _Stuck(set(us), f"exp(row constant) does not cancel in {d}")
        self.scale[d.name], rest = found
        new = replace(d, body=rest.xreplace(back))
        self.steps.append((d, {self.by_u[u].constant: n for u, n in found[0].items()}, new))
        return new

    def scaled(self, entry):
        return entry * sp.Mul(*(u**-n for u, n in self.scale.get(entry.name, {}).items()))

    def beside(self, d, x, us):
        """The group that a row-level exponential joins: the one whose values it is added to (a sink)."""
        if d.reduce is not None or len(lengths(indices_of(x))) > 1:
            return None
        g = self.by_u[next(iter(us))]
        if not indices_of(x) <= set(g.constant.indices) or not d.body.is_Add:
            return None
        g.joined.append(x.args[0])
        return g

    def remove(self, d, body, us):
        """({u: n}, rest) with body = product of u**(-n) times rest, or None."""
        out = {}
        for u in us:
            found = degree(body, u) or self.levelled(d, body, u)
            if found is None:
                return None
            n, body = found
            if n:
                out[u] = -n
        return out, body

    def levelled(self, d, body, u):
        """(n, rest) of a row-level sum with a term that has no exp(c): 1 + z / u = (exp(-c) + z) / u, with 0 in the
        maximum.
        """
        g = self.by_u[u]
        if d.reduce is not None or not body.is_Add or len(lengths(d.indices)) > 1:
            return None
        terms = [(t, degree(t, u)) for t in body.args]
        if any(found is None or found[0] not in (0, -1) for _, found in terms):
            return None
        g.joined.append(sp.S.Zero)
        return -1, sp.Add(*(found[1] * (sp.exp(-g.constant) if found[0] == 0 else 1) for _, found in terms))
