"""Trusted.  What claims say, and what a ledger must say of those that are expected to be true."""

from functools import lru_cache

from derive.claims import PROVED
from derive.errors import BadClaim, DeriveError, shown
from derive.logic.ledger import steps_of
from derive.logic.statements import Prop
from derive.proof.reading import Reading


def reader():
    """A function from a formula to its Reading that remembers what it has read."""
    return lru_cache(maxsize=None)(Reading)


def expected_of(claims, read=None):
    """What a ledger must say of claims that are proved: {"claim NAME": [(hypotheses, conclusion)]}."""
    read = read or reader()
    return {
        f"claim {claim.name}": [(frozenset(s.hypotheses), s.conclusion) for s in statements_of(claim, read)]
        for claim in claims
    }


def statements_of(claim, read):
    """The sequents that a claim states.  Raises BadClaim where its function gives none."""
    try:
        statements = tuple(claim.states(read))
    except DeriveError:
        raise
    except Exception as error:  # it may be a user's own
        raise BadClaim(claim.name, f"{type(error).__name__}: {error}") from error
    if other := [s for s in statements if not isinstance(getattr(s, "conclusion", None), Prop)]:
        raise BadClaim(claim.name, f"it gives {shown(other[0])}, which is no Sequent")
    if not statements:
        raise BadClaim(claim.name, "it gives no statement")
    return statements


def judges_of(theorems):
    """Who decided: the judges that the proofs need, or the rules alone."""
    used = {a.judge for t in steps_of(theorems) for a in t.answers if a.verdict == PROVED}
    return tuple(sorted(used)) or ("rules",)
