"""Online: when the statistic of a loop moves, may what has been summed so far be corrected?"""

import sympy as sp

from derive.errors import NotApplicable
from derive.passes.algebra import abstract, entries_of
from derive.passes.certificates import Correction


def correction(definition, statistic):
    """The rank-1 correction of a sum over a statistic: F(x, new) / F(x, old) must be free of x, else NotApplicable."""
    old = sp.Symbol("old_" + statistic.name, real=True)
    inside = [e for e in entries_of(definition.body) if set(e.indices) & set(definition.over)]
    flat, back = abstract(definition.body)
    new = next((s for s, e in back.items() if e == statistic), sp.Symbol("new", real=True))
    ratio = flat / flat.xreplace({new: old})
    ratio = sp.powsimp(sp.cancel(sp.powsimp(ratio)), combine="exp").xreplace(back)
    if any(ratio.has(e) for e in inside):
        flat, back = abstract(ratio)
        ratio = sp.powsimp(sp.simplify(flat)).xreplace(back)
    if witness := [e for e in inside if ratio.has(e)]:
        raise NotApplicable(
            f"{definition.name}: F(x, s') / F(x, s) = {ratio} depends on {', '.join(map(str, witness))}: "
            f"not separable of rank 1 in {statistic}"
        )
    return Correction(statistic, old, ratio)
