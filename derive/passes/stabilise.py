"""A row constant for every exponential of a pair: exp(f) = exp(f - c) exp(c), and exp(c) must be eliminated.

With u = exp(-c) every body becomes u**(-n) times a body without u; n is the degree of that value.  log(z / u**n) is
log z + n c; an output must have degree 0.  The constant is the row's maximum, with what stands beside the sum in it
(the exponent of a sink, 0 for a constant), so that every exponent is <= 0.  Where one constant cannot cancel another,
as in a quotient of two different sums, exp(n c) is written out, of all of them together: exp(c1 - c0); where that may
grow without a bound, it is said.
"""

from dataclasses import replace

import sympy as sp

from derive.errors import NotApplicable
from derive.formula import Entry, finite
from derive.passes.certificates import Stabilised
from derive.program import Builder, in_order, indices_of, is_length, lengths, map_entries, ordered
from derive.rewriting.algebra import degree, entries_of, expanded, exponentials, joined_exponentials
from derive.rewriting.powers import Powers, opened
from derive.rewriting.row_constants import (
    Groups,
    Sharing,
    below_logsumexp,
    below_maximum,
    decays,
    inside_of_pairs,
)
from derive.rewriting.signs import sign_of
from derive.rewriting.uncancelled import may_grow
from derive.rewriting.underflow import may_underflow


class _Stuck(NotApplicable):
    """exp(c) of these groups could not be eliminated; uneven: they stand in terms of one sum."""

    def __init__(self, us, reason, uneven=False):
        super().__init__(reason)
        self.us, self.uneven = us, uneven


def stabilise(program):
    """Row constants wherever they can be eliminated; the other exponentials are left as they are, with the reason."""
    sharing, powers = Sharing(), Powers(program)
    members = [m for g in Groups(program, {}, sharing, powers).all for m in g.members]
    left = {m.exponential: why for m in members if (why := below_maximum(program, m))}
    in_pairs = dict(_bare(program, powers, {m.exponential for m in members}))
    bare = tuple((dict(_over_widths(program)) | in_pairs).items())
    while True:
        groups = Groups(program, left, sharing, powers)
        if not groups.all:
            return Stabilised(program, (), (), (*left.items(), *bare))
        try:
            found = _Elimination(program, groups).result()
            said = (*bare, *may_underflow(program, groups), *may_grow(program, found.explicit, groups))
            return replace(found, left=(*left.items(), *said))
        except _Stuck as stuck:
            if not _shared(groups, sharing, stuck):
                left |= _left(program, groups, stuck)


def _bare(program, powers, summed):
    """(exponential, reason) for those of a pair that a value of the pair holds, so that no sum could take them out."""
    for x, conditions in inside_of_pairs(program).items():
        if x not in summed and powers.of(x)[0] not in summed:
            yield x, decays(program, x, conditions) or "it stands in a value of pairs, not in a sum over them"


def _over_widths(program):
    """(exponential, reason) for those that a sum over widths alone takes and that may be large: a row constant is the
    maximum over a length.
    """
    found = {}
    for d in program.definitions:
        widths = {x for x in d.over if not is_length(x)} if d.reduce == "sum" else set()
        for x in exponentials(d.body):
            summed = indices_of(x) & set(d.over)
            if summed and summed <= widths and sign_of(opened(program, x.args[0]), program.by_name) != -1:
                found[x] = "it is summed over a width alone, and row constants are maxima over lengths"
    return tuple(found.items())


def _shared(groups, sharing, stuck):
    """Whether more exponentials share a constant now: the same one under other conditions, or terms of one sum."""
    keys = groups.keys_of(stuck.us)
    by_exponential = {}
    for x, where in keys:
        by_exponential.setdefault(x, []).append((x, where))
    changed = [sharing.unite(same) for same in by_exponential.values()]
    if any(changed):
        return True
    rows = {groups.by_u[u].constant.indices for u in stuck.us}
    return stuck.uneven and len(rows) == 1 and sharing.unite(keys)


def _left(program, groups, stuck):
    bounded, mine = {}, {}
    for g in groups.all:
        for m in g.members:
            if why := below_logsumexp(program, m) or decays(program, m.exponential, m.users):
                bounded[m.exponential] = why
        mine |= dict.fromkeys(g.exponentials, stuck.what) if g.u in stuck.us else {}
    return {x: bounded[x] for x in mine if x in bounded} or mine


class _Elimination:
    def __init__(self, program, groups):
        self.program, self.groups = program, groups
        self.scale, self.steps, self.explicit = {}, [], []

    def result(self):
        definitions = [self.definition(d) for d in self.program.definitions]
        for o in self.program.outputs:
            if self.scale.get(o):
                raise _Stuck(set(self.scale[o]), f"the output {o} grows with exp(row constant)")
        groups = self.groups.all
        build = Builder(self.program, "m")
        build.definitions = list(definitions)
        build.reserved |= {g.constant.name for g in groups}
        for g in groups:
            tops = []
            for (over, condition), body in g.maxima().items():
                own = ordered(indices_of(body, condition) - set(over))  # of positions alone: they have no batch
                alone = not set(build.leading) <= set(g.constant.indices)
                tops.append(build.define(body, over, condition, "max", indices=own if alone else None))
            build.define(finite(sp.Max(*tops, *g.joined)), name=g.constant.name, indices=g.constant.indices)
        constants = tuple(g.constant for g in groups)
        known = {e.name for e in self.program.inputs}
        build.definitions = list(in_order(_early(build.definitions, len(definitions)), known))
        program = build.program(self.program.outputs)
        there = {x for d in definitions for x in exponentials(d.body)}
        explicit = tuple(x for x in self.explicit if x in there)  # one may be joined to another since
        return Stabilised(program, constants, tuple(self.steps), explicit=explicit)

    def definition(self, d):
        us = {u: None for e in entries_of(d.body) for u in self.scale.get(e.name, {})}
        own = {x: self.groups.of(self.groups.powers.of(x)[0], d, us) for x in exponentials(d.body)}
        us |= {g.u: None for g in own.values() if g}
        if not us:
            return d
        self.stays_in_its_row(d, us)
        body = map_entries(d.body, self.scaled)
        back = {}
        for x, g in own.items():
            n = self.groups.powers.of(x)[1]
            if g is None:
                n, g = 1, self.beside(d, x, body, us)
            if g is not None:
                kept = sp.Symbol(f"kept_{len(back)}", positive=True)
                back[kept] = sp.exp(expanded(x.args[0] - n * g.constant))
                body = body.xreplace({x: kept * g.u**-n})
        for x in sorted(body.atoms(sp.log), key=str):
            found = self.remove(d, x.args[0], us) if x.has(*us) else None
            if found:
                body = body.xreplace({x: sp.log(found[1]) + self.shift(found[0])})
        found = self.remove(d, body, us) or self.written_out(d, body, us)
        if found is None:
            raise _Stuck(set(us), f"exp(row constant) does not cancel in {d}", uneven=body.is_Add)
        degrees, rest = found
        is_open = any(n < 0 for n in degrees.values()) or (degrees and self.is_quotient(d))
        if d.name in self.program.outputs and is_open:
            written = self.written(degrees)
            degrees, rest = {}, joined_exponentials(rest.xreplace(back) * written)
            self.explicit += [x for x in rest.atoms(sp.exp) if x.has(*written.atoms(Entry))]
        self.scale[d.name] = degrees
        new = replace(d, body=rest.xreplace(back))
        self.steps.append((d, {self.groups.by_u[u].constant: n for u, n in degrees.items()}, new))
        return new

    def stays_in_its_row(self, d, us):
        """A value that grows with a row's constant must be read at that row, and not be summed over it."""
        for e in entries_of(d.body):
            for u in self.scale.get(e.name, {}):
                row = set(self.groups.by_u[u].constant.indices)
                if not row <= set(e.indices) - set(d.over):
                    raise _Stuck(set(us), f"{d} reads exp(row constant) of more than one row")

    def is_quotient(self, d):
        """Whether it divides by a value that has lost exp(c): its own exp(c) is what is left of a quotient."""
        below = [p.base for p in d.body.atoms(sp.Pow) if p.exp.is_negative]
        return any(self.scale.get(e.name) for base in below for e in entries_of(base))

    def shift(self, degrees):
        return sp.Add(*(n * self.groups.by_u[u].constant for u, n in degrees.items()))

    def written(self, degrees):
        """exp(sum of n c), which nothing else eliminates."""
        x = sp.exp(self.shift(degrees))
        self.explicit.append(x)
        return x

    def scaled(self, entry):
        return entry * sp.Mul(*(u**-n for u, n in self.scale.get(entry.name, {}).items()))

    def beside(self, d, x, body, us):
        """The group that a row-level exponential joins: the one whose exp(c) the values have that it is added to (a
        sink), and its own term has not.
        """
        if d.reduce is not None or len(lengths(indices_of(x))) > 1 or not body.is_Add:
            return None
        for u in us:
            found = [degree(t, u) for t in body.args]
            uneven = None in found or len({n for n, _ in found}) > 1
            if uneven and indices_of(x) <= set(self.groups.by_u[u].constant.indices):
                self.groups.by_u[u].joined.append(x.args[0])
                return self.groups.by_u[u]
        return None

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
        g = self.groups.by_u[u]
        if d.reduce is not None or not body.is_Add or len(lengths(d.indices)) > 1:
            return None
        terms = [(t, degree(t, u)) for t in body.args]
        if any(found is None or found[0] not in (0, -1) for _, found in terms):
            return None
        if any(found[0] == 0 and t.has(*self.groups.by_u) for t, found in terms):
            return None
        g.joined.append(sp.S.Zero)
        return -1, sp.Add(*(found[1] * (sp.exp(-g.constant) if found[0] == 0 else 1) for _, found in terms))

    def written_out(self, d, body, us):
        """({}, rest) of a row-level sum of quotients, exp(n c) of each written out; None where a term is none."""
        if d.reduce is not None or not body.is_Add or len(lengths(d.indices)) > 1:
            return None
        terms = []
        for t in body.args:
            found = self.remove(d, t, us)
            if found is None or (found[0] and all(n > 0 for n in found[0].values())):
                return None
            terms.append(found)
        return {}, sp.Add(*(rest * (self.written(degrees) if degrees else 1) for degrees, rest in terms))


def _early(definitions, own):
    """The definitions with those after `own` (the maxima and the constants) each before the first that reads it."""
    first, added = definitions[:own], definitions[own:]
    out, waiting = [], list(added)

    def needed(d):
        for a in list(waiting):
            if a in waiting and any(e.name == a.name for e in d.entries):
                waiting.remove(a)
                needed(a)
                out.append(a)

    for d in first:
        needed(d)
        out.append(d)
    return out
