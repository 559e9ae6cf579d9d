"""Trusted.  What claims say, and what a ledger must say of those that are expected to be true."""

from functools import lru_cache

from derive.claims import PROVED
from derive.logic.ledger import steps_of
from derive.proof.reading import Reading


def reader():
    """A function from a formula to its Reading that remembers what it has read."""
    return lru_cache(maxsize=None)(Reading)


def expected_of(claims, read=None):
    """What a ledger must say of claims that are expected to be true: {"claim NAME": [(hypotheses, conclusion)]}."""
    read = read or reader()
    return {
        f"claim {claim.name}": [(frozenset(s.hypotheses), s.conclusion) for s in claim.states(read)]
        for claim in claims
        if claim.expected
    }


def judges_of(theorems):
    """Who decided: the judges that the proofs need, or the rules alone."""
    used = {a.judge for t in steps_of(theorems) for a in t.answers if a.verdict == PROVED}
    return tuple(sorted(used)) or ("rules",)
