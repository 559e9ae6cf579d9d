"""Where one row constant for several sums lies far above what one of them sees: that sum may be 0 in numbers."""

import sympy as sp

from derive.formula import Entry
from derive.rewriting.algebra import conjuncts, exponentials


def may_underflow(program, groups):
    """Pairs (exponential, reason), for each that a divisor or a logarithm sums without all that its constant covers."""
    found = {}
    for z in _bases(program):
        own = set(_keys(program, groups, z))
        for key in own:
            rest = [k for k in groups.sharing_with(key) if not any(_covers(mine, k) for mine in own)]
            if rest:
                found[key[0]] = f"its constant is also that of other sums, below which the sum {z} may be 0 in numbers"
    return tuple(found.items())


def _bases(program):
    """The names of the values that are divided by or whose logarithm is taken, in program order."""
    found = {}
    for d in program.definitions:
        below = [p.base for p in d.body.atoms(sp.Pow) if p.exp.is_negative] + [x.args[0] for x in d.body.atoms(sp.log)]
        found |= dict.fromkeys(sorted(e.name for e in below if isinstance(e, Entry)))
    return found


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


def _covers(mine, other):
    """Whether a sum sees all that the other one sees, of the same exponential."""
    return mine[0] == other[0] and conjuncts(mine[1]) <= conjuncts(other[1])
