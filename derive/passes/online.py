"""Online: when the statistic of a loop moves, how is what has been summed so far corrected?"""

from derive.errors import NoCorrection
from derive.passes.certificates import Correction, RankCorrection
from derive.rewriting.separable import NotSeparable, separate


def correction(definition, statistic):
    """The correction of a sum that reads a running statistic: Correction at rank 1, RankCorrection above.

    Raises NoCorrection, with the verdict, where no bounded correction exists: the sum needs a loop of its own after the
    statistic is finished.
    """
    verdict = separate(definition.body, statistic, definition.over)
    if isinstance(verdict, NotSeparable):
        reason = f"not separable up to rank {verdict.limit}{_shown(verdict.witness)}"
        raise NoCorrection(definition.name, statistic, reason, verdict)
    if not verdict.bounded:
        reason = f"separable of rank {verdict.rank}, but its correction is not bounded"
        raise NoCorrection(definition.name, statistic, reason, verdict)
    if verdict.rank == 1:
        return Correction(statistic, verdict.old, verdict.matrix[0].xreplace({verdict.new: statistic}))
    return RankCorrection(statistic, verdict.old, verdict.new, verdict.columns, verdict.matrix)


def _shown(witness):
    if witness is None:
        return ": no proof was found"
    return f": at {len(witness.points)} points the determinant of its values is {float(witness.determinant):.3g}"
