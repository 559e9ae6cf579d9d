"""Untrusted.  Search for a point that refutes: zeros, ones and tiny sizes first, then others in a fixed order."""

from derive.logic.refutation import Point, refuted_at

STYLES = ("zeros", "ones", "small", "wide")


def refute(hyps, goal, fixed=(), tries=240, seed=0, junk=False):
    """A Refutation of `hyps |- goal`, or None if none was found.

    `fixed` is a sequence of {name: value} tried first, each in every style; see Point.  With `junk`, the unspecified
    values of ln, root and the empty maximum count too: the claim must hold for every reading of them."""
    for n in range(tries):
        for chosen in (*fixed, {}) if n < len(STYLES) * 8 else ({},):
            style = STYLES[n % len(STYLES)] if n < 2 * len(STYLES) else STYLES[2 + n % 2]
            point = Point(1000 * seed + n, style, chosen)
            point.guide(hyps)
            found = refuted_at(hyps, goal, point, junk)
            if found:
                return found
    return None
