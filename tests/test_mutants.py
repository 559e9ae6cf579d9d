"""Mutants of TilePrograms and printed kernels, by operator: each is killed by a law, or listed with its reason.

By default every distinct change of a statement is tried on the first formula that has it, on TilePrograms and text
printed as blockwise.  DERIVE_MUTANTS=triton tries Triton's text of one formula besides; DERIVE_MUTANTS=all tries every
place of every formula on both backends, and every law on the listed ones too (hours).  `pytest -s` prints which law
killed how many of which operator.
"""

import collections
import os
from functools import cache

import pytest
from mutants.enumeration import distinct, of_text, of_tiles
from mutants.equivalent import EQUIVALENT, reason_for
from mutants.hunt import Hunt
from mutants.subjects import CASES

WANTED = os.environ.get("DERIVE_MUTANTS", "")
ALL = WANTED == "all"
KINDS = {"text": of_text, "tiles": of_tiles}
RUNS = [
    (kind, backend, name)
    for kind, backend, names in (
        ("text", "blockwise", tuple(CASES)),
        ("tiles", "blockwise", tuple(CASES)),
        ("text", "triton", tuple(CASES) if ALL else ("causal",) if WANTED == "triton" else ()),
        ("tiles", "triton", tuple(CASES) if ALL else ()),
    )
    for name in names
]
TRIALS_OF_LISTED = None if ALL else 2


@cache
def mutants(kind, backend):
    if ALL:
        return {name: KINDS[kind](case, backend) for name, case in CASES.items()}
    names = tuple(CASES) if backend == "blockwise" else ("causal",)
    return distinct(KINDS[kind], backend, names)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("kind", "backend", "name"), RUNS, ids=[" ".join(run) for run in RUNS])
def test_each_mutant_is_killed_by_a_law_or_listed(kind, backend, name, tmp_path):
    hunt = Hunt(name, CASES[name], backend, tmp_path)
    killed, survived, not_equivalent = collections.Counter(), [], []
    for printed in mutants(kind, backend)[name]:
        mutant = printed.mutant
        reason = reason_for(mutant)
        found = hunt.killed_by(printed.text, printed.changed, mutant.operator, TRIALS_OF_LISTED if reason else None)
        killed[mutant.operator, found[0] if found else f"listed: {reason}" if reason else "-"] += 1
        if found and reason:
            not_equivalent.append((mutant.operator, mutant.place, found))
        if not found and not reason:
            survived.append((mutant.operator, mutant.place))
    for (operator, law), count in sorted(killed.items()):
        print(f"{count:5} {operator}: {law}")
    assert not survived, "\n".join(f"{operator} | {place}" for operator, place in survived)
    assert not not_equivalent, "listed, but killed:\n" + "\n".join(map(str, not_equivalent))
    assert killed or not ALL


def test_what_is_listed_has_a_reason_and_occurs():
    enumerated = (("text", "blockwise"), ("tiles", "blockwise"), ("text", "triton"))
    everything = [p.mutant for kind in enumerated for found in mutants(*kind).values() for p in found]
    for row in EQUIVALENT:
        assert len(row.reason) > 20, row
        assert any(row.covers(mutant) for mutant in everything), f"no such mutant: {row}"
