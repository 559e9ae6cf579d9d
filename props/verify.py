"""Running laws against a subject: each gives one result, with a snippet to paste where it is broken."""

from __future__ import annotations

import contextlib
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import hypothesis
from hypothesis import HealthCheck, Phase, strategies
from hypothesis.errors import FlakyFailure, Unsatisfiable

from props.attention import Attention, cases
from props.combinations import combinations
from props.expected import Expected, reason_for
from props.law import Assertion, Claim, Law
from props.laws import ATTENTION_LAWS, COMBINED, LAWS, STRICTER_LAWS
from props.snippet import snippet
from props.subject import ImplementationRaised, Subject

HELD, BROKEN = "HELD", "BROKEN"
EXPECTED, UNEXPECTED = "EXPECTED FAILURE", "UNEXPECTEDLY HELD"
NOT_APPLICABLE, NOT_EXERCISED = "NOT APPLICABLE", "NOT EXERCISED"
BATCH = 10
REFUSALS = (NotImplementedError, ValueError)
SEARCH = (Phase.explicit, Phase.generate)
SEARCH_AND_SHRINK = (*SEARCH, Phase.shrink)


@dataclass(frozen=True)
class Result:
    """What became of one law on one subject.

    status: HELD; BROKEN; NOT APPLICABLE (the subject lacks what the law needs, named in `problem`); or NOT EXERCISED
    (no drawn example met the law's assumption: it says nothing, and that is printed); with expected failures EXPECTED
    FAILURE or UNEXPECTEDLY HELD. snippet: Python text that shows the failure.
    """

    law: str
    subject: str
    status: str
    problem: str = ""
    snippet: str = ""

    @property
    def broken(self) -> bool:
        return self.status == BROKEN

    @property
    def good(self) -> bool:
        """Nothing to mend: the law holds, does not apply, or fails as expected."""
        return self.status in (HELD, NOT_APPLICABLE, EXPECTED)


class Refused(Exception):
    """The implementation does not offer what a subject asks for, and says so."""


class LawBroken(AssertionError):
    """One example on which the law does not hold."""

    def __init__(self, problem: str, text: str):
        self.problem, self.text = problem, text
        super().__init__(f"{problem}\n{text}")


def verify(
    subject: Subject | Attention,
    laws: Iterable[str] | None = None,
    max_examples: int = 30,
    shrink: bool = True,
    expected: Iterable[Expected] = (),
    watch: Callable[[int, int], None] = lambda done, of: None,
) -> list[Result]:
    """Every law on a subject; for an Attention every law of any formula on each of its cases, then those of the
    conventions.

    laws: names to choose from (None: all but the stricter ones); an unknown name is a ValueError. expected: known
    failures. watch: is told how many of how many are done, after each.
    The search has a fixed seed for each law and subject: the same call gives the same results.
    """
    rows = tuple(expected)
    names = {law.name for law in (*LAWS, *ATTENTION_LAWS)} if laws is None else set(laws)
    work = [(law, tested) for law, tested in plan(subject, (*LAWS, *STRICTER_LAWS)) if law.name in names]
    unknown = names - {law.name for law in (*LAWS, *STRICTER_LAWS, *ATTENTION_LAWS)}
    if unknown:
        raise ValueError(
            f"no law is called {', '.join(sorted(map(repr, unknown)))}; "
            "props.LAWS, STRICTER_LAWS and ATTENTION_LAWS list them"
        )
    results = []
    for law, tested in work:
        results.append(judged(examine(law, tested, max_examples, shrink), rows))
        watch(len(results), len(work))
    return results


def plan(subject: Subject | Attention, laws: tuple[Law, ...] = LAWS) -> list[tuple[Law, Subject | Attention]]:
    """Which law is run on what: an Attention becomes one subject for each of its cases.

    Options given together are run with the laws of the plain formula alone: an option that is dropped shows there.
    """
    if isinstance(subject, Subject):
        return [(law, subject) for law in laws]
    together = [(law, case) for case in combinations(subject) for law in laws if law.name in COMBINED]
    alone = [(law, case) for case in cases(subject) for law in laws]
    return [*alone, *together, *((law, subject) for law in ATTENTION_LAWS)]


def judged(result: Result, expected: Iterable[Expected]) -> Result:
    """The result in the light of the known failures: a broken law may be expected, one that holds must not be."""
    reason = reason_for(expected, result.law, result.subject)
    if reason is None:
        return result
    if result.status == BROKEN:
        return replace(result, status=EXPECTED, problem=f"{reason} [{result.problem}]")
    if result.status == HELD:
        return replace(
            result, status=UNEXPECTED, problem=f"it holds, though a failure is expected ({reason}): delete the row"
        )
    return result


def missing(law: Law, subject: Subject | Attention) -> frozenset[str]:
    """The features that the law needs and the subject has not."""
    return law.needs - (subject.features() if isinstance(subject, Subject) else subject.capabilities)


def examine(law: Law, subject: Subject | Attention, max_examples: int = 30, shrink: bool = True) -> Result:
    """One law on one subject.

    Examples are drawn in batches with a seed each: within a batch Hypothesis turns to variations of what it has drawn.
    """
    lacking = missing(law, subject)
    if lacking:
        return Result(law.name, subject.name, NOT_APPLICABLE, f"it has no {', '.join(sorted(lacking))}")
    wanted, exercised = law.examples(max_examples), 0
    for start in range(0, wanted, BATCH):
        seed = zlib.crc32(f"{law.name} {subject.name} {start}".encode())
        try:
            exercised += _batch(law, subject, min(BATCH, wanted - start), seed, shrink)
        except Refused as refused:
            said = str(refused).partition("\n")[0]
            return Result(law.name, subject.name, NOT_APPLICABLE, f"it refuses this: {said}")
        except LawBroken as broken:
            return Result(law.name, subject.name, BROKEN, broken.problem, broken.text)
        if not exercised:
            return Result(law.name, subject.name, NOT_EXERCISED, "no example met the law's assumption")
    return Result(law.name, subject.name, HELD)


def _batch(law: Law, subject: Subject | Attention, max_examples: int, seed: int, shrink: bool) -> int:
    """Draws examples and asserts the law on each; how many met its assumption. LawBroken if one breaks it.

    Hypothesis begins with the simplest example of all, ones of size 1: it comes on top of those that are asked for.
    """
    counted = 0

    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=max_examples + 1,
        deadline=None,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        phases=SEARCH_AND_SHRINK if shrink else SEARCH,
    )
    @hypothesis.given(strategies.data())
    def holds(data: Any) -> None:
        nonlocal counted
        assertion = _asserted(law, subject, data.draw, first=not counted)
        counted += 1
        problem = assertion.problem()
        if problem is not None:
            raise LawBroken(problem, _text(law, subject, problem, assertion))

    try:
        with contextlib.suppress(Unsatisfiable):
            holds()
    except FlakyFailure as flaky:
        raise _at_times(flaky) from None
    return counted


def _at_times(flaky: FlakyFailure) -> LawBroken:
    """The law that was broken at one call and not at the next: the search repeats what it has drawn."""
    for error in flaky.exceptions:
        if isinstance(error, LawBroken):
            problem = f"{error.problem}; the same call gave another result when it was repeated"
            return LawBroken(problem, error.text)
    raise flaky


def refusal(subject: Subject | Attention, raised: ImplementationRaised) -> bool:
    """Whether an exception says that what was asked for is not offered, where the subject may say so.

    Such are NotImplementedError, ValueError, and classes of the implementation's own; any other is a fault.
    """
    error = raised.__cause__
    own = type(error).__module__.partition(".")[0] not in ("builtins", "torch")
    return isinstance(subject, Subject) and subject.refusable and (own or isinstance(error, REFUSALS))


def _asserted(law: Law, subject: Subject | Attention, draw: Any, first: bool) -> Assertion:
    """first: nothing was compared before; what refuses its options does so at once."""
    try:
        return law.check(subject, draw)
    except ImplementationRaised as raised:
        if first and refusal(subject, raised):
            raise Refused(str(raised)) from raised
        problem = str(raised)
        text = snippet(law.name, subject, problem, raised.example, raised.wanted)
        raise LawBroken(problem, text) from raised


def _text(law: Law, subject: Subject | Attention, problem: str, assertion: Assertion) -> str:
    compared = (assertion.expected, assertion.got) if isinstance(assertion, Claim) else (None, None)
    return snippet(law.name, subject, problem, assertion.example, assertion.wanted, *compared)
