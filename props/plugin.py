"""A pytest plugin that turns every law into a test of one implementation:

    pytest -p props.plugin --impl torch.nn.functional:scaled_dot_product_attention --expected-failures known.json

Only the laws run then, no test files. A broken law fails with a snippet to paste; an expected failure is an xfail
with its reason; laws that do not apply are listed at the end with what the implementation lacks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

from props.adapters import adapted
from props.expected import Expected, read_expected
from props.laws import ATTENTION_LAWS, LAWS
from props.verify import EXPECTED, Result, examine, judged, missing, plan

NAMES = frozenset(law.name for law in (*LAWS, *ATTENTION_LAWS))
LACKING = pytest.StashKey[dict[str, str]]()


class LawFailed(Exception):
    """A law that is broken, was not exercised, or holds though its failure is expected."""

    def __init__(self, result: Result):
        self.result = result
        super().__init__(result.problem)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("props", "laws for attention implementations")
    group.addoption("--impl", metavar="MODULE:NAME", help="the implementation to test")
    group.addoption("--expected-failures", metavar="FILE", help="JSON list of rows: law, subject, reason")
    group.addoption("--law", action="append", metavar="NAME", help="only this law (may be repeated)")
    group.addoption("--law-examples", type=int, default=30, metavar="N", help="examples drawn for each law")
    group.addoption("--dtypes", default="float32", metavar="NAMES", help="comma-separated, as float32,float16")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With --impl no file is a test."""
    return True if config.getoption("--impl") else None


def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    target = config.getoption("--impl")
    if not target:
        return
    laws, lacking = _laws(config), {}
    try:
        path = config.getoption("--expected-failures")
        expected = read_expected(path, NAMES) if path else ()
        work = plan(adapted(target, _dtypes(config)))
    except (ValueError, TypeError, ImportError, OSError) as error:
        raise pytest.UsageError(str(error)) from error
    for law, subject in work:
        name = f"{law.name} [{subject.name}]"
        if laws and law.name not in laws:
            continue
        if lacks := missing(law, subject):
            lacking[name] = ", ".join(sorted(lacks))
        else:
            items.append(LawItem.from_parent(session, name=name, law=law, subject=subject, expected=expected))
    config.stash[LACKING] = lacking


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    lacking = config.stash.get(LACKING, {})
    if lacking:
        terminalreporter.section("laws that do not apply")
        for name, words in lacking.items():
            terminalreporter.line(f"{name}: no {words}")


class LawItem(pytest.Item):
    """One law on one subject."""

    def __init__(self, *, law: Any, subject: Any, expected: tuple[Expected, ...], **fields: Any):
        super().__init__(**fields)
        self.law, self.subject, self.expected = law, subject, expected

    def runtest(self) -> None:
        result = judged(examine(self.law, self.subject, self.config.getoption("--law-examples")), self.expected)
        if result.status == EXPECTED:
            pytest.xfail(result.problem)
        if not result.good:
            raise LawFailed(result)

    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        if isinstance(excinfo.value, LawFailed):
            result = excinfo.value.result
            return f"{result.status}: {result.law} [{result.subject}]\n{result.problem}\n\n{result.snippet}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.name


def _laws(config: pytest.Config) -> set[str]:
    chosen = set(config.getoption("--law") or ())
    if unknown := chosen - NAMES:
        raise pytest.UsageError(f"no law is called {', '.join(sorted(map(repr, unknown)))}")
    return chosen


def _dtypes(config: pytest.Config) -> tuple[torch.dtype, ...]:
    names = [name.strip() for name in config.getoption("--dtypes").split(",")]
    known = {name: found for name in names if isinstance(found := getattr(torch, name, None), torch.dtype)}
    if unknown := [name for name in names if name not in known]:
        raise ValueError(f"--dtypes: torch has no dtype {', '.join(map(repr, unknown))}")
    return tuple(known.values())
