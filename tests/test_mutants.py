"""Mutants of TilePrograms and printed kernels, by operator: each is killed by a law, or listed with its reason.

An ordinary run tries every distinct change of a statement of the text printed as blockwise, on the first formula that
has it; of the TilePrograms some changes of each operator on each formula; of Triton's text one change of each operator.
DERIVE_MUTANTS=triton tries every distinct change of all three, DERIVE_MUTANTS=all every place of every formula on both
backends; both try every law on what is listed too, on the first formula that has it.  `pytest -s` prints which law
killed how many of which operator.
"""

import collections
import os
from functools import cache

import pytest
from mutants.enumeration import MAKERS, distinct, every, sample, thinned
from mutants.equivalent import EQUIVALENT, reason_for
from mutants.hunt import GUARD, NAMES, Hunt
from mutants.subjects import CASES
from mutants.text_operators import OPERATORS

WANTED = os.environ.get("DERIVE_MUTANTS", "")
FORMULAS = {"": (), "triton": tuple(CASES), "all": tuple(CASES)}[WANTED]  # those whose Triton text is tried as a whole
SAMPLED, SEED = ("causal", "window and bias"), 11
RUNS = (
    *(("text", "blockwise", name) for name in CASES),
    *(("tiles", "blockwise", name) for name in CASES),
    *(("text", "triton", name) for name in FORMULAS),
    *(("tiles", "triton", name) for name in FORMULAS if WANTED == "all"),
)
TRIALS_OF_LISTED = 2
LISTED_AS_A_WHOLE = {"NaN not passed", "visible bound dropped"}  # in the text of Triton

TILE_MUTANTS = 1  # of each operator on each formula


@cache
def by_name(kind, backend):
    return thinned(kind, backend, TILE_MUTANTS, SEED) if kind == "tiles" and not WANTED else distinct(kind, backend)


def mutants(kind, backend, name):
    return every(kind, backend, name) if WANTED == "all" else by_name(kind, backend)[name]


def trials(printed, kind, backend, name):
    """How many trials a listed mutant gets, None for all: when asked for, the first formula that has it tries all."""
    first = WANTED and printed.key in {other.key for other in by_name(kind, backend)[name]}
    return None if first else TRIALS_OF_LISTED


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("kind", "backend", "name"), RUNS, ids=["-".join(run).replace(" ", "-") for run in RUNS])
def test_each_mutant_is_killed_by_a_law_or_listed(kind, backend, name, tmp_path):
    hunt = Hunt(name, CASES[name], backend, tmp_path)
    killed, survived, not_equivalent = collections.Counter(), [], []
    for printed in mutants(kind, backend, name):
        mutant = printed.mutant
        reason = reason_for(mutant, f"{name} on {backend}")
        limit = trials(printed, kind, backend, name) if reason else None
        found = hunt.killed_by(printed.text, printed.changed, mutant.operator, limit)
        killed[mutant.operator, found[0] if found else f"listed: {reason}" if reason else "-"] += 1
        if found and reason:
            not_equivalent.append((mutant.operator, mutant.place, found))
        if not found and not reason:
            survived.append((mutant.operator, mutant.place))
    for (operator, law), count in sorted(killed.items()):
        print(f"{count:5} {operator}: {law}")
    assert not survived, "\n".join(f"{operator} | {place}" for operator, place in survived)
    assert not not_equivalent, "listed, but killed:\n" + "\n".join(map(str, not_equivalent))


@pytest.mark.filterwarnings("ignore")
def test_a_mutant_of_each_operator_on_tritons_text_is_killed_by_a_named_law(tmp_path):
    laws = {}
    for name, chosen in sample("text", "triton", SAMPLED, SEED).items():
        hunt = Hunt(name, CASES[name], "triton", tmp_path)
        for printed in chosen:
            found = hunt.killed_by(printed.text, printed.changed, printed.mutant.operator)
            assert found, f"{name}: {printed.mutant.operator} | {printed.mutant.place}"
            laws[printed.mutant.operator] = found[0]
    for operator, law in sorted(laws.items()):
        print(f"{operator}: {law}")
    assert set(laws.values()) <= {*NAMES, GUARD}
    assert set(laws) == set(OPERATORS) - LISTED_AS_A_WHOLE


def test_what_is_listed_has_a_reason_and_occurs():
    enumerated = (("text", "blockwise"), ("tiles", "blockwise"), ("text", "triton"))
    everything = [
        (p.mutant, f"{name} on {on}")
        for kind, backend in enumerated
        for name, case in CASES.items()
        for p in MAKERS[kind](case, backend)
        for on in (("blockwise", "triton") if kind == "tiles" else (backend,))  # both print one TileProgram
    ]
    for row in EQUIVALENT:
        assert len(row.reason) > 20, row
        assert any(row.covers(*mutant) for mutant in everything), f"no such mutant: {row}"
