"""Exponentials that nothing cancels: of row constants alone in the forward, without their normaliser in the backward.

They are known to be bounded, or they may overflow.
"""

from derive.formula import Entry
from derive.program import indices_of, lengths
from derive.rewriting.algebra import conjuncts, entries_of, expanded, exponentials
from derive.rewriting.powers import opened
from derive.rewriting.row_constants import decays
from derive.rewriting.signs import sign_of

REASON = "nothing cancels its row constant"
IN_GRADIENT = "a gradient has it without a normaliser"


def may_grow(program, explicit, groups):
    """Pairs (exponential, reason), for each exponential of constants that is not known to be bounded."""
    by_constant = {g.constant.name: g for g in groups.all}
    grows = [x for x in dict.fromkeys(explicit) if not _is_below_one(x.args[0], by_constant)]
    return tuple((x, REASON) for x in grows if not _is_bounded(program, x.args[0], by_constant))


def without_normaliser(backward, logsumexps, left):
    """Pairs (exponential, reason), for each of the backward that no logsumexp is taken off, unless it is known to be
    bounded or is said of the forward.

    logsumexps: their names.  It is so where terms of one gradient have different normalisers, or a sum is solved for.
    """
    found, said = {}, dict(left)
    for d in backward.definitions if logsumexps else ():
        for x in exponentials(d.body):
            exponent = expanded(x.args[0])
            rates = [exponent.coeff(e) for e in entries_of(exponent) if e.name in logsumexps]
            is_pair = len(lengths(indices_of(x))) == 2
            if x in said or any(rate.is_negative for rate in rates) or not (rates or is_pair):
                continue
            if rates or not (
                decays(backward, x, [d.where]) or sign_of(opened(backward, exponent), backward.by_name) == -1
            ):
                found[x] = IN_GRADIENT
    return tuple(found.items())


def _is_below_one(exponent, by_constant):
    """Whether it is n (f - c) plus a number, n > 0, of an f beside the pairs that takes part in the maximum c: a sink,
    or 0.
    """
    found = [e for e in entries_of(exponent) if e.name in by_constant]
    if len(found) != 1 or found[0] != by_constant[found[0].name].constant:
        return False
    n = -exponent.coeff(found[0])
    rest = expanded(exponent + n * found[0])
    joined = by_constant[found[0].name].joined
    return bool(n.is_positive) and any(expanded(rest - n * f).is_number for f in joined)


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
