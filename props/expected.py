"""Expected failures, as data: which law an implementation is known to break, on which of its cases, and why.

A file is a JSON list of rows {"law": name, "subject": pattern, "reason": text}. The pattern is a shell pattern for
the subject's name ("*(boolean mask)"). A row whose law holds after all is an error: the list may only shrink.
"""

from __future__ import annotations

import fnmatch
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Expected:
    """One row: a law, a pattern for subjects' names, and the reason."""

    law: str
    subject: str
    reason: str

    def covers(self, law: str, subject: str) -> bool:
        plain = self.subject.replace("[", "[[]")
        return self.law == law and fnmatch.fnmatchcase(subject, plain)


def read_expected(path: str | Path, laws: Iterable[str]) -> tuple[Expected, ...]:
    """The rows of a file. ValueError if a row has no reason, names no law, or is not of the form."""
    known, rows = set(laws), json.loads(Path(path).read_text(encoding="utf-8"))
    found = []
    for number, row in enumerate(rows):
        if not isinstance(row, dict) or set(row) != {"law", "subject", "reason"}:
            raise ValueError(f"{path}, row {number}: a row has exactly the keys law, subject and reason, got {row!r}")
        if row["law"] not in known:
            raise ValueError(f"{path}, row {number}: no law is called {row['law']!r}")
        if not row["reason"].strip():
            raise ValueError(f"{path}, row {number}: the reason is missing")
        found.append(Expected(**row))
    return tuple(found)


def reason_for(expected: Iterable[Expected], law: str, subject: str) -> str | None:
    """The reason of the first row that covers a law on a subject, or None."""
    return next((row.reason for row in expected if row.covers(law, subject)), None)
