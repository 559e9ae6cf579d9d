"""Trusted.  What came out of proving the passes of one derivation."""

from dataclasses import dataclass, field

from derive.logic.ledger import steps_of
from derive.statuses import PROVED

EVERY_SIZE = "holds for every size"


@dataclass(frozen=True)
class PassResult:
    """One pass of one direction.

    reason: why it is UNDECIDED.  theorems: {name: Theorem} as in the ledger.  verdict, rank: of online, for each sum.
    statement: in words.  conditions: rows that must see something.  given: what else is taken as given, in words.
    """

    name: str
    status: str
    statement: str = ""
    reason: str = ""
    direction: str = "forward"
    theorems: dict = field(default_factory=dict)
    verdict: str = ""
    rank: int | None = None
    conditions: tuple = ()
    given: tuple = ()

    def record(self):
        """Plain data, as `derive prove --json` prints it."""
        steps = steps_of(list(self.theorems.values()))
        return {
            "pass": self.name,
            "direction": self.direction,
            "status": self.status,
            "statement": self.statement,
            "verdict": self.verdict or (EVERY_SIZE if self.status == PROVED else "open"),
            "rank": self.rank,
            "reason": self.reason,
            "theorems": sorted(self.theorems),
            "steps": len(steps),
            "judges": sorted({a.judge for t in steps for a in t.answers}) or ["rules"],
            "conditions": [str(c) for c in self.conditions],
            "given": list(self.given),
        }
