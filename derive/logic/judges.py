"""Judges of element-wise statements: SymPy's normal form for equalities, z3 for the rest.

None knows a binder.  An answer depends on the query alone: z3 is limited by its own count of resources, not by time,
and each query runs in a context of its own.  A model of z3 is never a refutation; only evaluation refutes.
"""

from functools import lru_cache
from hashlib import sha256

import z3

from derive.logic.kernel import Answer
from derive.logic.polynomial import Unknown, is_zero
from derive.logic.smt import KINDS, Encoding
from derive.logic.statements import Rel

PROVED, UNDECIDED = "PROVED", "UNDECIDED"
RESOURCES = {"linear": 1_000_000, "int": 1_000_000, "real": 4_000_000, "mixed": 1_000_000}


@lru_cache(maxsize=1 << 14)
def solve(text, resources):
    """z3's answer to an SMT-LIB text: "unsat", "sat" or "unknown"."""
    solver = z3.Solver(ctx=z3.Context())
    solver.set("rlimit", resources)
    solver.set("random_seed", 1)
    solver.from_string(text)
    return str(solver.check())


def name_of(text):
    """The name of an obligation: it is in the ledger, and its file is called after it."""
    return sha256(text.encode()).hexdigest()[:16]


def judge_z3(hyps, goal, kinds=KINDS):
    """The encodings one after the other, until one proves the goal."""
    said = []
    for kind in kinds:
        try:
            text = Encoding(kind).query(hyps, goal)
        except Unknown as error:
            said.append(f"{kind}: {error}")
            continue
        result = solve(text, RESOURCES[kind])
        if result == "unsat":
            return Answer("z3", PROVED, f"{name_of(text)} {kind}", text)
        said.append(f"{kind}: {'candidate countermodel' if result == 'sat' else 'gave up'}")
    return Answer("z3", UNDECIDED, "; ".join(said))


def judge_sympy(hyps, goal):
    """The answers for an equality (none for another statement): as polynomials; else as rational functions, each
    denominator shown nonzero by z3."""
    if not (isinstance(goal, Rel) and goal.op == "="):
        return ()
    try:
        difference = goal.a - goal.b
        if is_zero(difference, opaque_inverse=True)[0]:
            return (Answer("sympy", PROVED, "ring"),)
        zero, denominators = is_zero(difference, opaque_inverse=False)
    except Unknown as error:
        return (Answer("sympy", UNDECIDED, str(error)),)
    if not zero:
        return (Answer("sympy", UNDECIDED, "normal form is not 0"),)
    answers = tuple(judge_z3(hyps, Rel("!=", x, 0)) for x in denominators)
    for x, answer in zip(denominators, answers, strict=True):
        if answer.verdict != PROVED:
            return (Answer("sympy", UNDECIDED, f"denominator not shown nonzero: {x}"),)
    return (*answers, Answer("sympy", PROVED, "field" if denominators else "ring"))


def decide(hyps, goal):
    """The answers of the judges; the last one decides."""
    answers = judge_sympy(hyps, goal)
    if answers and answers[-1].verdict == PROVED:
        return answers
    return (*answers, judge_z3(hyps, goal))


def same_indices(hyps, implications):
    """Answers to: every statement on the right follows, over the integers, from hyps and those on the left."""
    answers = []
    for left, right in implications:
        for goal in right:
            answers.append(judge_z3((*hyps, *left), goal, kinds=("int",)))
            if answers[-1].verdict != PROVED:
                return tuple(answers)
    return tuple(answers)
