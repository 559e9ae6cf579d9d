"""Untrusted.  A point that refutes, made simpler: every simpler one is asked again."""

from fractions import Fraction

from derive.proof.witness import nested, refuted_by

SIMPLE = ("0", "1", "2", "-1", "3")
MAX_TRIALS = 150


def witness_of(refutation):
    """A Refutation's point as {name: number or nested list}; None if it asks for a negative index."""
    return nested(refutation.witness)


def shrunk(sequent, witness):
    """A simpler witness: numbers replaced by those of SIMPLE, one after the other, while the sequent fails visibly."""
    budget = MAX_TRIALS
    best, changed = witness, True
    while changed:
        changed = False
        for place, value in sorted(_numbers(best["values"]), key=str):
            for simpler in SIMPLE[: SIMPLE.index(value) if value in SIMPLE else None]:
                budget -= 1
                if budget < 0:
                    return best
                trial = refuted_by(sequent, _replaced(best["values"], place, simpler))
                if trial and _visible(trial) >= _visible(best):
                    best, changed = trial, True
                    break
    return best


def _visible(witness):
    """Whether the two sides differ in their first digits."""
    try:
        left, right = (float(Fraction(x)) for x in (witness["left"], witness["right"]))
    except (ValueError, OverflowError):
        return False
    return abs(left - right) >= 1e-3


def _numbers(values):
    """All (place, text) of the values, a place being a name with indices."""
    for name, value in values.items():
        yield from _numbers_below((name,), value)


def _numbers_below(place, value):
    if not isinstance(value, list):
        yield place, value
        return
    for k, inner in enumerate(value):
        yield from _numbers_below((*place, k), inner)


def _replaced(values, place, new):
    """The values with the number at one place replaced."""
    name, *where = place
    return {**values, name: _replaced_below(values[name], where, new)}


def _replaced_below(value, where, new):
    if not where:
        return new
    return [_replaced_below(v, where[1:], new) if k == where[0] else v for k, v in enumerate(value)]
