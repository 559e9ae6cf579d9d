"""Trusted.  What came out of a pass: the theorems that were found, held against what the pass owes."""

from derive.errors import DeriveError
from derive.proof.results import EVERY_SIZE, PassResult
from derive.proof.unicode import statement_text
from derive.proof.wording import given, statement, verdict
from derive.statuses import PROVED, UNDECIDED


def outcome(record, name, direction, owe, find):
    """The PassResult of one pass.  owe: gives its obligations; find: from these {item: theorem}, trusted in nothing."""
    said = statement(record, name, direction)
    try:
        obligations = owe()
        theorems = find(obligations)
        faults = [f"{item}: {fault}" for item, o in obligations.items() if (fault := _fault(o, theorems.get(item)))]
    except DeriveError as error:
        faults = [str(error)]
    except Exception as error:  # a tactic is not trusted with anything, so it may fail in any way
        faults = [f"{type(error).__name__}: {error}"]
    if faults:
        return PassResult(name, UNDECIDED, said, "; ".join(faults), direction)
    found = {f"{name} {direction} {item}": theorems[item] for item in obligations}
    needed = [(item, c) for item, o in obligations.items() for c in o.conditions(theorems[item])]
    conditions = tuple(f"{item}: {statement_text(c)}" for item, c in needed)
    words, rank = verdict(record, name, direction)
    return PassResult(name, PROVED, said, "", direction, found, words, rank, conditions, given(record, name, direction))


def worded(record, row):
    """A stored row of a pass in the words of today: its theorems are the same, what is said of them is not stored."""
    name, direction = row["pass"], row["direction"]
    row = {**row, "statement": statement(record, name, direction), "given": []}
    if row["status"] != PROVED:
        return row
    words, rank = verdict(record, name, direction)
    return row | {"verdict": words or EVERY_SIZE, "rank": rank, "given": list(given(record, name, direction))}


def _fault(obligation, theorem):
    return "no theorem was found" if theorem is None else obligation.fault(theorem)
