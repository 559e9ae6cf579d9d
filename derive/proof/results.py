"""What came out of proving the passes of one derivation."""

from dataclasses import dataclass, field

PROVED, UNDECIDED = "PROVED", "UNDECIDED"


@dataclass(frozen=True)
class PassResult:
    """One pass of one direction.

    reason: why it is UNDECIDED.  theorems: {name: Theorem} as in the ledger.  obligations: what they were held against.
    verdict, rank: of online, for each sum.  statement: in words.  conditions: rows that must see something.
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
