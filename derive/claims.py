"""Claims: statements about a formula, each expected to be true or false, and what judging one gives.

A claim is data beside its formula.  Its formal statement is built from the formula's own meaning by `states(read)`,
where `read(formula)` gives the values of the lowered formula as terms over its inputs; nothing is typed twice.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from numbers import Rational

from derive.errors import WrongKind, shown

PROVED, REFUTED, UNDECIDED = "PROVED", "REFUTED", "UNDECIDED"


@dataclass(frozen=True)
class Claim:
    """A statement about a formula.

    name: kebab case, unique within a formula.  text: the statement in Unicode mathematics.
    states: read -> the Sequents that make the statement (all of them must hold).
    prove: Sequents -> a theorem for each; None where the standard tactic finds the proof.
    points: chosen points for exact evaluation, each a mapping from the name of a size, position, number or array to
    integers, rational strings or nested lists of these; they are tried before any search.
    sizes: sizes (or other values) that the search for a refutation tries first; tries: how many points it tries.
    """

    name: str
    text: str
    states: Callable
    prove: Callable | None = None
    expected: bool = True
    points: tuple = field(default=(), hash=False)
    sizes: dict = field(default_factory=dict, hash=False)
    tries: int = 240

    def __post_init__(self):
        for attribute, kind, expected in PARTS:
            if not isinstance(getattr(self, attribute), kind):
                where = f"{attribute} of the claim {shown(self.name)}"
                raise WrongKind(where, shown(getattr(self, attribute)), expected)
        points = self.points if isinstance(self.points, (tuple, list)) else (self.points,)
        for point in (*points, self.sizes):
            if not (isinstance(point, Mapping) and all(map(_is_value, point.values()))):
                raise WrongKind(f"a point of the claim {self.name}", shown(point), POINT, f"give each as {POINT}")
        object.__setattr__(self, "points", tuple(points))


PARTS = (
    ("name", str, "a text"),
    ("text", str, "a text"),
    ("states", Callable, "a function: read -> the Sequents that make the statement"),
    ("prove", (type(None), Callable), "a function: Sequents -> a theorem for each, or None"),
    ("expected", bool, "True or False"),
    ("tries", int, "an integer"),
)  # attribute, what it must be, in words
POINT = 'a mapping from names to integers, rational strings or nested lists of these: {"N": 2, "x": ["1/2", 3]}'


def _is_value(value):
    """Whether a point can have it."""
    if isinstance(value, (list, tuple)):
        return all(map(_is_value, value))
    if isinstance(value, str):
        return re.fullmatch(r"-?\d+(/\d*[1-9]\d*)?", value) is not None
    return isinstance(value, Rational) and not isinstance(value, bool)


@dataclass(frozen=True)
class Result:
    """What came of a claim.

    statements: the Sequents; theorems: one for each, if PROVED; witness: plain data that refutes one, if REFUTED;
    formal: the Sequents as plain data; formulas: the Sequents in Unicode mathematics.
    judges: who decided (sympy, z3, exact evaluation, rules only); reason: why it is UNDECIDED, else "".
    """

    claim: Claim
    status: str
    statements: tuple
    judges: tuple = ()
    theorems: tuple = ()
    witness: dict | None = None
    reason: str = ""
    formal: list = field(default_factory=list)
    formulas: list = field(default_factory=list)

    @property
    def as_expected(self):
        """Whether the status is the one that the claim expects."""
        return self.status == (PROVED if self.claim.expected else REFUTED)

    def record(self):
        """Plain data, as `derive prove --json` prints it."""
        return {
            "name": self.claim.name,
            "statement": self.claim.text,
            "expected": self.claim.expected,
            "status": self.status,
            "sizes": "all",
            "judges": list(self.judges),
            "witness": self.witness,
            "reason": self.reason,
            "formulas": self.formulas,
            "formal": self.formal,
        }
