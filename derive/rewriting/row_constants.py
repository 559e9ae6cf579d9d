"""Which exponentials of a pair share a row constant: each exponential with what its sums see, until more must share.

Powers of one exponential count as that exponential.  Two sums of one that see different pairs have a maximum each, so
that neither underflows where the other sees more.  Where exp(c) of one must cancel that of the other, they get one
constant, not below what any of them sees.
"""

from dataclasses import dataclass, field

import sympy as sp

from derive.errors import NotApplicable
from derive.formula import Entry
from derive.program import indices_of, lengths, ordered
from derive.rewriting.algebra import columns_of, conjuncts, entries_of, expanded, exponentials
from derive.rewriting.powers import opened
from derive.rewriting.signs import Exponent


@dataclass
class Member:
    """An exponential of a pair, what is summed over, and the conditions of the sums that take it."""

    exponential: sp.Expr
    over: tuple
    users: list = field(default_factory=list)

    @property
    def condition(self):
        """The union of the users' visibility: the maximum must not be below an exponent that one of them sees."""
        parts = [conjuncts(w) for w in self.users]
        common = set.intersection(*parts)
        if common in parts:
            return sp.And(*sorted(common, key=str))
        return sp.Or(*self.users)


@dataclass
class Group:
    """The exponentials that share a constant: u = exp(-constant); joined: what else takes part in the maximum."""

    u: sp.Symbol
    constant: Entry
    members: list
    joined: list = field(default_factory=list)

    @property
    def exponentials(self):
        return {m.exponential for m in self.members}

    def maxima(self):
        """{(indices, condition): body}: what the constant is the maximum of; exponents that see the same are one."""
        found = {}
        for m in self.members:
            key = m.over, m.condition
            found[key] = sp.Max(found[key], m.exponential.args[0]) if key in found else m.exponential.args[0]
        return found


class Sharing:
    """Keys (exponential, condition of the sum), and which of them have one constant."""

    def __init__(self):
        self.parent = {}

    def root(self, key):
        while key in self.parent:
            key = self.parent[key]
        return key

    def unite(self, keys):
        """Whether anything changed."""
        roots = list(dict.fromkeys(map(self.root, keys)))
        for other in roots[1:]:
            self.parent[other] = roots[0]
        return len(roots) > 1


class Groups:
    """The groups of a program: by symbol, and which of them an exponential of a definition belongs to."""

    def __init__(self, program, left, sharing, powers):
        self.program, self.left, self.powers = program, left, powers
        self.by_key, found = {}, {}
        for d in program.definitions:
            for x, over in self.summed(d):
                found.setdefault(sharing.root((x, d.where)), {}).setdefault((x, d.where), over)
        taken = program.names | {e.name for e in program.inputs}
        self.all = [self.group(n, keys, taken) for n, keys in enumerate(found.values())]
        self.by_u = {g.u: g for g in self.all}

    def summed(self, d):
        """(exponential, over) of the exponentials of a pair that a definition sums."""
        columns = columns_of(d)
        for x in {self.powers.of(x)[0]: None for x in exponentials(d.body)} if d.reduce == "sum" else ():
            if x not in self.left and indices_of(x) & columns:
                yield x, ordered(indices_of(x, d.where) & set(d.over))

    def group(self, number, keys, taken):
        members, row = {}, set()
        for (x, where), over in keys.items():
            row |= indices_of(x, where) - set(over)
            members.setdefault((x, over), Member(x, over)).users.append(where)
        name = f"c{number}"
        while name in taken:
            name += "_"
        group = Group(sp.Symbol(f"u{number}", positive=True), Entry(name, *ordered(row)), list(members.values()))
        self.by_key |= dict.fromkeys(keys, group)
        return group

    def of(self, base, d, us):
        """The group of an exponential in a definition: that of its own sum; elsewhere one that its values have."""
        own = self.by_key.get((base, d.where)) if d.reduce == "sum" else None
        if own is not None:
            return own
        having = [g for (x, _), g in self.by_key.items() if x == base]
        return next((g for g in having if g.u in us), next(iter(having), None))

    def sharing_with(self, key):
        return [k for k, g in self.by_key.items() if g is self.by_key[key]]

    def keys_of(self, us):
        return [key for key, g in self.by_key.items() if g.u in us]


def below_logsumexp(program, member):
    """The reason if the exponent is f - log z, with exp(f) a term of the sum z at the same pairs."""
    by_name, x = program.by_name, member.exponential.args[0]
    for entry in entries_of(x):
        d = by_name.get(entry.name)
        if d is None or d.reduce is not None or not isinstance(d.body, sp.log) or x.coeff(entry) != -1:
            continue
        z = by_name.get(getattr(d.body.args[0], "name", None))
        if z is None or z.reduce != "sum" or not isinstance(z.body, sp.exp):
            continue
        if z.body.args[0] == expanded(x + entry) and all(conjuncts(z.where) <= conjuncts(w) for w in member.users):
            return f"the exponent is <= 0: exp({z.body.args[0]}) is a term of the sum {z.name}"
    return None


def decays(program, x, conditions):
    """The reason if an exponent is a decay wherever one of the conditions holds: places times a rate of known sign, or
    less and less of a running sum.
    """
    pair = lengths(ordered(indices_of(x)))
    if len(pair) != 2:
        return None
    exponent = Exponent(opened(program, x.args[0]), *pair, program.by_name)
    try:
        for where in conditions:
            exponent.check(conjuncts(where))
    except NotApplicable:
        return None
    return "the exponent is <= 0: a decay"


def inside_of_pairs(program):
    """{exponential: conditions of the sums that see it}, for exponentials of a pair in values that pairs have."""
    users = {}
    for d in program.definitions:
        for e in d.entries:
            users.setdefault(e.name, []).append(d)

    def seen(d):
        if not (d.is_pair and d.name not in program.outputs):
            return [d.where]
        return [sp.And(d.where, where) for user in users.get(d.name, ()) for where in seen(user)]

    found = {}
    for d in program.definitions:
        for x in exponentials(d.body) if d.is_pair else ():
            if len(lengths(indices_of(x))) == 2:
                found.setdefault(x, []).extend(seen(d))
    return found


def below_maximum(program, member):
    """The reason if the exponent is f - m, with m the maximum of f over the same row and pairs."""
    x = opened(program, member.exponential.args[0])
    for entry in entries_of(x):
        top = program.by_name.get(entry.name)
        if top is None or top.reduce != "max" or x.coeff(entry) != -1 or top.indices != entry.indices:
            continue
        if set(top.over) == set(member.over) and all(conjuncts(top.where) <= conjuncts(w) for w in member.users):
            rest = expanded(x + entry)
            if rest == opened(program, top.body):
                return f"the exponent is <= 0: {entry.name} is the largest {rest}"
    return None
