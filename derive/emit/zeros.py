"""Which values must be 0 where their condition does not hold, so that each is masked once, and as late as possible.

What a value holds where it is not visible has no influence if all that read it mask their own result there: a mask is a
choice, not a product, so that no NaN and no infinity passes it.  Reductions, scatters and stores are the last to mask.
"""

import sympy as sp

from derive.formula import Entry
from derive.rewriting.algebra import conjuncts, moved


def needing_zeros(definitions, outputs):
    """The names of the conditional values that something reads where they are not visible."""
    found = set(outputs)
    for d in definitions:
        for e in d.entries:
            if not _masks(d, e, definitions):
                found.add(e.name)
    return frozenset(found)


def _masks(user, entry, definitions):
    """Whether a definition masks its own result wherever the condition of what it reads does not hold.

    A sum of the value alone, or of a number of times it, needs no mask of its own if the value has one.
    """
    read = next((d for d in definitions if d.name == entry.name), None)
    if read is None or read.where == sp.true:
        return True
    if entry in user.where.atoms(Entry) or (user.reduce == "sum" and _alone(entry, user)):
        return False
    return conjuncts(moved(read.where, read.indices, entry.indices)) <= conjuncts(user.where)


def _alone(entry, user):
    """Whether a value is the only one of its axes in a term of a reduction."""
    for term in sp.Add.make_args(user.body):
        factors = [f for f in sp.Mul.make_args(term) if f.atoms(Entry)]
        wide = [f for f in factors if set(entry.indices) <= {x for e in f.atoms(Entry) for x in e.indices}]
        if wide == [entry]:
            return True
    return False
