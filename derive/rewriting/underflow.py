"""Where one row constant for several sums lies far above what one of them sees: that sum may be 0 in numbers.

So may what one pair is divided by: the constant is the largest of its row.
"""

import sympy as sp

from derive.formula import Entry
from derive.rewriting.algebra import conjuncts, entries_of, exponentials, moved


def may_underflow(program, groups):
    """Pairs (exponential, reason), for each that a divisor or a logarithm sums without all that its constant covers."""
    found = dict(_in_pairs(program, groups))
    for z in _bases(program):
        own = set(_keys(program, groups, z))
        for key in own:
            rest = [k for k in groups.sharing_with(key) if not any(_covers(mine, k) for mine in own)]
            if rest or any(_lies_above(f, key, program, z) for f in groups.by_key[key].joined):
                found[key[0]] = f"its constant is also that of other terms, below which the sum {z} may be 0 in numbers"
    return tuple(found.items())


def _in_pairs(program, groups):
    """Pairs (exponential, reason), for each with a row constant that is held by what one pair is divided by, or takes
    the logarithm of.
    """
    members = {x for g in groups.all for x in g.exponentials}
    for d in program.definitions:
        for base in sorted(_below(d), key=str):
            why = f"its constant is the largest of the row, below which {base} of one pair may be 0 in numbers"
            for x in _without_sums(program, base):
                if groups.powers.of(x)[0] in members:
                    yield x, why


def _without_sums(program, e):
    """The exponentials of an expression and of the element-wise values that it reads."""
    yield from exponentials(e)
    for entry in entries_of(e):
        d = program.by_name.get(entry.name)
        if d is not None and d.reduce is None:
            yield from _without_sums(program, moved(d.body, d.indices, entry.indices))


def _bases(program):
    """The names of the values that are divided by or whose logarithm is taken, in program order."""
    found = {}
    for d in program.definitions:
        found |= dict.fromkeys(sorted(e.name for e in _below(d) if isinstance(e, Entry)))
    return found


def _below(d):
    """What a definition divides by, and what it takes the logarithm of."""
    return {p.base for p in d.body.atoms(sp.Pow) if p.exp.is_negative} | {x.args[0] for x in d.body.atoms(sp.log)}


def _keys(program, groups, name):
    """The (exponential, condition) that a value sums, through values of its row."""
    d = program.by_name.get(name)
    if d is None or d.reduce == "max":
        return
    if d.reduce == "sum":
        bases = {groups.powers.of(x)[0] for x in exponentials(d.body)}
        yield from ((x, d.where) for x in bases if (x, d.where) in groups.by_key)
        return
    for e in d.entries:
        yield from _keys(program, groups, e.name)


def _lies_above(f, key, program, name):
    """Whether what takes part in the maximum beside an exponential may be larger than all that a sum of it sees: it is
    neither added to that sum nor its own largest exponent.
    """
    if program.by_name[name].reduce != "sum":
        return False
    top = program.by_name.get(getattr(f, "name", None))
    own = top is not None and top.reduce == "max" and top.body == key[0].args[0]
    return not (own and conjuncts(key[1]) <= conjuncts(top.where))


def _covers(mine, other):
    """Whether a sum sees all that the other one sees, of the same exponential."""
    return mine[0] == other[0] and conjuncts(mine[1]) <= conjuncts(other[1])
