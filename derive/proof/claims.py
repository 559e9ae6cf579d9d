"""Judging claims: a theorem for each statement, or a point at which one fails, or neither.

Only rules make theorems and only exact evaluation refutes; what a claim expects plays no part in its status.
"""

from functools import partial

from derive.claims import PROVED, REFUTED, UNDECIDED, Result
from derive.errors import Rejected, TwoRanks, shown
from derive.logic.judges import judge_z3
from derive.logic.kernel import Theorem
from derive.logic.rules_equality import weaken
from derive.logic.search import refute
from derive.logic.sequents import auto, lt, plain
from derive.proof.plain import sequent_data
from derive.proof.shrinking import shrunk, witness_of
from derive.proof.stated import judges_of, reader, statements_of
from derive.proof.unicode import sequent_text
from derive.proof.witness import refuted_by

SEEDS = range(4)  # searches tried before a claim is left undecided


def judge(claim, read=None):
    """The Result of a claim: chosen points first, then the proof, then a search for a point that refutes it.

    A claim that names sizes for the search is searched before a proof is tried.
    """
    statements = statements_of(claim, read or reader())
    for statement in statements:
        _check_ranks(claim, statement)
    result = partial(
        Result,
        claim,
        statements=statements,
        formal=[sequent_data(s) for s in statements],
        formulas=[sequent_text(s) for s in statements],
    )
    witness = _chosen(statements, claim) or (_search(statements, claim) if claim.sizes else None)
    theorems, reason = ((), "") if witness else _prove(claim, statements)
    if theorems and any(map(_is_contradictory, statements)):
        return result(UNDECIDED, reason="the hypotheses contradict each other, so that anything follows from them")
    if theorems:
        return result(PROVED, judges=judges_of(theorems), theorems=theorems)
    witness = witness or _search(statements, claim)
    if witness:
        return result(REFUTED, judges=("exact evaluation",), witness=witness)
    return result(UNDECIDED, reason=reason)


def _check_ranks(claim, statement):
    """Raise TwoRanks where an array is read with different numbers of indices: it would have no values."""
    ranks, waiting = {}, [sequent_data(statement)]
    while waiting:
        part = waiting.pop()
        waiting += part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
        if isinstance(part, list) and part[:1] == ["entry"]:
            ranks.setdefault(str(part[1]), set()).add(len(part) - 2)
    for array, counts in sorted(ranks.items()):
        if len(counts) > 1:
            raise TwoRanks(claim.name, array, sorted(counts))


def _is_contradictory(statement):
    """Whether a judge shows that no point fulfils all of the hypotheses: a proof says nothing then."""
    known = plain(statement.hypotheses)
    return bool(known) and judge_z3(known, lt(1, 0), kinds=("linear", "int")).verdict == PROVED


def _chosen(statements, claim):
    """A witness among the points that the claim names."""
    for n, sequent in enumerate(statements):
        for point in claim.points:
            witness = refuted_by(sequent, point)
            if witness:
                return {"statement": n, **witness}
    return None


def _search(statements, claim):
    """A witness that the refuter finds, made smaller, and checked again as plain data."""
    fixed = [claim.sizes] if claim.sizes else []
    for n, sequent in enumerate(statements):
        for seed in SEEDS:
            found = refute(sequent.hypotheses, sequent.conclusion, fixed=fixed, tries=claim.tries, seed=seed)
            point = witness_of(found) if found else None
            witness = None if point is None else refuted_by(sequent, {**claim.sizes, **point})
            if witness:
                return {"statement": n, **shrunk(sequent, witness)}
    return None


def _prove(claim, statements):
    """(a theorem for each statement, "") or ((), why not)."""
    try:
        theorems = tuple(claim.prove(statements) if claim.prove else map(auto, statements))
    except Exception as error:  # a script is not trusted with anything, so it may fail in any way
        return (), f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else 'no proof'}"
    if len(theorems) != len(statements):
        return (), "the script does not prove every statement"
    for theorem, sequent in zip(theorems, statements, strict=True):
        try:
            check(theorem, sequent)
        except Rejected as error:
            return (), str(error)
    return tuple(exactly(t, s) for t, s in zip(theorems, statements, strict=True)), ""


def check(theorem, sequent):
    """Raise Rejected unless the theorem says what the sequent says, or more."""
    if type(theorem) is not Theorem:
        raise Rejected(f"the script gives {shown(theorem)}, which is no theorem")
    if theorem.concl != sequent.conclusion:
        raise Rejected(f"the theorem concludes {theorem.concl}, the claim {sequent.conclusion}")
    extra = theorem.hyps - set(sequent.hypotheses)
    if extra:
        raise Rejected(f"the theorem assumes more than the claim: {'; '.join(sorted(map(str, extra)))}")


def exactly(theorem, sequent):
    """The theorem with every hypothesis of the sequent."""
    for p in sequent.hypotheses:
        theorem = theorem if p in theorem.hyps else weaken(theorem, p=p)
    return theorem
