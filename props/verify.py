"""Running laws against a subject: each gives one result, with a snippet to paste where it is broken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import hypothesis
from hypothesis import HealthCheck, Phase, strategies
from hypothesis.errors import Unsatisfiable

from props.attention import Attention, cases
from props.law import Assertion, Claim, Law
from props.laws import ATTENTION_LAWS, LAWS
from props.snippet import snippet
from props.subject import ImplementationRaised, Subject

HELD, BROKEN, NOT_APPLICABLE, NOT_EXERCISED = "HELD", "BROKEN", "NOT APPLICABLE", "NOT EXERCISED"
SEARCH = (Phase.explicit, Phase.generate)
SEARCH_AND_SHRINK = (*SEARCH, Phase.shrink)


@dataclass(frozen=True)
class Result:
    """What became of one law on one subject.

    status: HELD; BROKEN; NOT APPLICABLE (the subject lacks what the law needs, named in `problem`); or NOT EXERCISED
    (no drawn example met the law's assumption: it says nothing, and that is printed). snippet: Python text that shows
    the failure.
    """

    law: str
    subject: str
    status: str
    problem: str = ""
    snippet: str = ""

    @property
    def broken(self) -> bool:
        return self.status == BROKEN


class LawBroken(AssertionError):
    """One example on which the law does not hold."""

    def __init__(self, problem: str, text: str):
        self.problem, self.text = problem, text
        super().__init__(f"{problem}\n{text}")


def verify(
    subject: Subject | Attention, laws: Iterable[str] | None = None, max_examples: int = 30, shrink: bool = True
) -> list[Result]:
    """Every law on a subject; for an Attention every law of any formula on each of its cases, then the laws of the
    calling conventions.

    laws: names to choose from (None: all); an unknown name is a ValueError. The search is derandomised: the same
    call, the same results.
    """
    chosen = None if laws is None else set(laws)
    unknown = (chosen or set()) - {law.name for law in (*LAWS, *ATTENTION_LAWS)}
    if unknown:
        raise ValueError(f"no law is called {', '.join(sorted(map(repr, unknown)))}; props.laws lists them")
    work: list[tuple[Law, Any]] = []
    if isinstance(subject, Attention):
        work += [(law, case) for case in cases(subject) for law in LAWS]
        work += [(law, subject) for law in ATTENTION_LAWS]
    else:
        work += [(law, subject) for law in LAWS]
    return [examine(law, tested, max_examples, shrink) for law, tested in work if chosen is None or law.name in chosen]


def missing(law: Law, subject: Subject | Attention) -> frozenset[str]:
    """The features that the law needs and the subject has not."""
    return law.needs - (subject.features() if isinstance(subject, Subject) else subject.capabilities)


def examine(law: Law, subject: Subject | Attention, max_examples: int = 30, shrink: bool = True) -> Result:
    """One law on one subject."""
    lacking = missing(law, subject)
    if lacking:
        return Result(law.name, subject.name, NOT_APPLICABLE, f"it has no {', '.join(sorted(lacking))}")
    counted = 0

    @hypothesis.settings(
        max_examples=1 if law.once else max_examples,
        deadline=None,
        derandomize=True,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        phases=SEARCH_AND_SHRINK if shrink else SEARCH,
    )
    @hypothesis.given(strategies.data())
    def holds(data: Any) -> None:
        nonlocal counted
        assertion = _asserted(law, subject, data.draw)
        counted += 1
        problem = assertion.problem()
        if problem is not None:
            raise LawBroken(problem, _text(law, subject, problem, assertion))

    try:
        holds()
    except LawBroken as broken:
        return Result(law.name, subject.name, BROKEN, broken.problem, broken.text)
    except Unsatisfiable:
        counted = 0
    if counted == 0:
        return Result(law.name, subject.name, NOT_EXERCISED, "no example met the law's assumption")
    return Result(law.name, subject.name, HELD)


def _asserted(law: Law, subject: Subject | Attention, draw: Any) -> Assertion:
    try:
        return law.check(subject, draw)
    except ImplementationRaised as raised:
        problem = str(raised)
        text = snippet(law.name, subject, problem, raised.example, raised.wanted)
        raise LawBroken(problem, text) from raised


def _text(law: Law, subject: Subject | Attention, problem: str, assertion: Assertion) -> str:
    compared = (assertion.expected, assertion.got) if isinstance(assertion, Claim) else (None, None)
    return snippet(law.name, subject, problem, assertion.example, assertion.wanted, *compared)
