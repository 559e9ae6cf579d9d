"""Trusted.  What a manifest may say of a ledger that was replayed: the rows of its claims and passes, made again.

A row is shown as it is stored, so it must say what the formula's claims and the ledger's theorems say: no claim less,
no other words, no condition less, and a refutation only with a point at which the claim fails.
"""

from derive.claims import PROVED, REFUTED, UNDECIDED, Result
from derive.errors import DeriveError, Rejected
from derive.logic.check import text_of
from derive.proof import checker, owed
from derive.proof.outcome import outcome
from derive.proof.plain import sequent_data
from derive.proof.stated import expected_of, judges_of, reader, statements_of
from derive.proof.unicode import sequent_text
from derive.proof.witness import refuted_by
from derive.proof.world import World

COUNTS = {"steps"}  # of the proof as it was found, where a ledger writes equal steps once


def replay_file(path, record, passes, rows=(), claims=()):
    """What is wrong with a ledger's file, or with the stored rows of its passes and claims, a line each."""
    try:
        return [f"{path}: {problem}" for problem in _problems(text_of(path), record, passes, rows, claims)]
    except DeriveError as error:
        return [f"{path}: {error}"]
    except Exception as error:  # a row may be anything, and is refused in each way in which it fails
        return [f"{path}: rows that cannot be read: {type(error).__name__}: {error}"]


def _problems(text, record, passes, rows, claims):
    read, proved = reader(), {row["name"] for row in rows if row["status"] == PROVED}
    owed = expected_of((claim for claim in claims if claim.name in proved), read)
    undecided = [(row["pass"], row["direction"]) for row in passes if row["status"] == UNDECIDED]
    problems, theorems = checker.replay(text, record, owed, undecided)
    if theorems is None:  # the ledger could not be read
        return problems
    return [*problems, *pass_problems(passes, record, theorems), *claim_problems(rows, claims, theorems, read)]


def claim_problems(rows, claims, proved, read=None):
    """What is wrong with the stored rows of claims; proved: {name: theorems} of the replayed ledger."""
    read = read or reader()
    if len({claim.name for claim in claims}) != len(claims):
        return ["two claims of one name: a ledger has theorems for one of them only"]
    if [row.get("name") for row in rows] != [claim.name for claim in claims]:
        return [f"the claims are {', '.join(claim.name for claim in claims) or 'none'}, in this order"]
    problems = []
    for row, claim in zip(rows, claims, strict=True):
        theorems = proved.get(f"claim {claim.name}", ())
        problems += _differences(f"claim {claim.name}", row, _claim_row(row, claim, theorems, read))
    return problems


def _claim_row(row, claim, theorems, read):
    """The row that a claim has with the status of a stored one."""
    statements = statements_of(claim, read)
    formal, formulas = [sequent_data(s) for s in statements], [sequent_text(s) for s in statements]
    given = {"statements": statements, "formal": formal, "formulas": formulas}
    if row["status"] == PROVED and theorems:
        return Result(claim, PROVED, judges=judges_of(theorems), **given).record()
    if row["status"] == REFUTED:
        witness = _witness(statements, row["witness"])
        return Result(claim, REFUTED, judges=("exact evaluation",), witness=witness, **given).record()
    return Result(claim, UNDECIDED, reason=str(row["reason"]), **given).record()


def _witness(statements, stored):
    """The stored point with both sides' values as they are evaluated now."""
    number = stored["statement"]
    if type(number) is not int or not 0 <= number < len(statements):
        raise Rejected(f"a witness against the statement {number}")
    found = refuted_by(statements[number], stored["values"])
    return None if found is None else {"statement": number, **found}


def pass_problems(rows, record, proved):
    """What is wrong with the stored rows of passes; a pass that is not PROVED is shown as such, with its reason."""
    results = results_of(record, proved) if record is not None else []
    if [(row.get("pass"), row.get("direction")) for row in rows] != [(r.name, r.direction) for r in results]:
        return ["the passes are not those of the formula"]
    problems = []
    for row, result in zip(rows, results, strict=True):
        if row["status"] != UNDECIDED:
            problems += _differences(f"pass {result.name} {result.direction}", row, result.record())
    return problems


def results_of(record, proved):
    """The result of every pass of a derivation, with the theorems of a replayed ledger."""

    def stored(name, direction):
        return lambda items: {item: t for item in items for t in proved.get(f"{name} {direction} {item}", ())}

    return [outcome(record, *task, stored(*task[:2])) for task in owed.passes(World(record))]


def _differences(what, row, wanted):
    keys = sorted(k for k in {*row, *wanted} - COUNTS if k not in row or k not in wanted or row[k] != wanted[k])
    return [f"{what}: the stored row says something else: {', '.join(keys)}"] if keys else []
