"""Exponentials of row constants alone that no other constant cancels: bounded, or they may overflow."""

from derive.formula import Entry
from derive.rewriting.algebra import conjuncts, entries_of, expanded
from derive.rewriting.powers import opened

REASON = "nothing cancels its row constant"


def may_grow(program, explicit, groups):
    """Pairs (exponential, reason), for each exponential of constants that is not known to be bounded."""
    by_constant = {g.constant.name: g for g in groups.all}
    return tuple((x, REASON) for x in dict.fromkeys(explicit) if not _is_bounded(program, x.args[0], by_constant))


def _is_bounded(program, exponent, by_constant):
    """Whether sum of n c <= a number: with every c read where the one that is added has its maximum.

    Each c is the maximum of f over the same pairs, so that -c <= -f there; what is added is f itself, and at most one
    constant is.  Then sum of n c <= sum of n f there, which must be a number.
    """
    found, rates = [], {}
    for e in entries_of(exponent):
        group, rate = by_constant.get(e.name), exponent.coeff(e)
        if group is None or group.joined or len(group.members) != 1 or not rate.is_number:
            return False
        (member,) = group.members
        if e.indices != group.constant.indices:
            return False
        rates[e] = rate
        found.append((rate, opened(program, member.exponential.args[0]), member))
    rest = expanded(exponent - sum(rate * e for e, rate in rates.items()))
    seen = {(frozenset(m.over), frozenset(conjuncts(m.condition))) for _, _, m in found}
    added = [rate for rate, _, _ in found if rate.is_positive]
    if rest.atoms(Entry) or len(seen) != 1 or len(added) > 1:
        return False
    return expanded(sum(rate * f for rate, f, _ in found)).is_number
