"""Online: when the statistic of a loop moves, how is what has been summed so far corrected?"""

from derive.errors import NotApplicable
from derive.passes.algebra import columns_of
from derive.passes.certificates import Correction, RankCorrection
from derive.passes.separable import NotSeparable, separate


def correction(definition, statistic):
    """The correction of a sum that reads a running statistic: Correction at rank 1, RankCorrection above.

    Raises NotApplicable, with the verdict as its attribute `verdict`, where no bounded correction exists: the sum
    needs a loop of its own after the statistic is finished.
    """
    verdict = separate(definition.body, statistic, columns_of(definition) | set(definition.over))
    if isinstance(verdict, NotSeparable):
        raise _refused(
            definition, statistic, verdict, f"not separable up to rank {verdict.limit}{_shown(verdict.witness)}"
        )
    if not verdict.bounded:
        raise _refused(
            definition, statistic, verdict, f"separable of rank {verdict.rank}, but its correction is not bounded"
        )
    if verdict.rank == 1:
        return Correction(statistic, verdict.old, verdict.matrix[0].xreplace({verdict.new: statistic}))
    return RankCorrection(statistic, verdict.old, verdict.new, verdict.columns, verdict.matrix)


def _refused(definition, statistic, verdict, reason):
    error = NotApplicable(f"{definition.name} as a sum over a moving {statistic}: {reason}")
    error.verdict = verdict
    return error


def _shown(witness):
    if witness is None:
        return ": no proof was found"
    return f": at {len(witness.points)} points the determinant of its values is {float(witness.determinant):.3g}"
