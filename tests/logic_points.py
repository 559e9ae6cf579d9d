"""Whether a theorem is false at a point: for tests of the rules, where every reading of unspecified values counts."""

from derive.logic import refutation
from derive.logic.search import STYLES

NATURALS = 12  # a for-all over the natural numbers is tried for so many


def false_at(theorem, point, refutation=refutation):
    """True if a theorem's hypotheses hold at a point and its conclusion fails, False if it holds, None if unclear or
    the hypotheses fail.  refutation: the module, or a changed copy of it."""
    with refutation.precision(refutation.DIGITS[0]):
        evaluator = refutation.Evaluator(point, refutation.DIGITS[0], junk=True, naturals=NATURALS)
        try:
            if not all(evaluator.truth(h) for h in refutation.in_order(theorem.hyps)):
                return None
            if evaluator.truth(theorem.concl):
                return False
        except refutation.UNDECIDED:
            return None
    return True if refutation.refuted_at(theorem.hyps, theorem.concl, point, junk=True, naturals=NATURALS) else None


def points(theorem, values, refutation=refutation):
    """The given values alone, then guided points."""
    yield refutation.Point(0, "small", values)
    for seed in range(20):
        point = refutation.Point(seed, STYLES[seed % len(STYLES)], values if seed % 3 == 0 else None)
        point.guide(theorem.hyps)
        yield point
