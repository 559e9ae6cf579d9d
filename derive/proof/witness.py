"""Points as plain data, and whether a sequent fails at one: exact where all is rational, else at 40 and 80 digits."""

import re
from fractions import Fraction

from derive.logic.evaluation import Unclear
from derive.logic.refutation import Point, refuted_at


def refuted_by(sequent, point):
    """The point with both sides' values if every hypothesis holds there and the conclusion fails, else None.

    point: {name: number or nested list}; numbers are integers or rational strings.  Names that the point does not give
    are 0.
    """
    fixed = {name: _entries(value) if isinstance(value, list) else Fraction(value) for name, value in point.items()}
    asked = Point(style="zeros", fixed=fixed)
    found = refuted_at(sequent.hypotheses, sequent.conclusion, asked)
    if not found:
        return None
    values = {**_nested(found.witness), **{name: _text(value) for name, value in point.items()}}
    return {"values": dict(sorted(values.items())), "left": found.left, "right": found.right}


def witness_of(refutation):
    """A Refutation's point as {name: number or nested list}."""
    return _nested(refutation.witness)


def _entries(nested):
    """The function of the indices that a nested list stands for."""

    def entry(*where):
        value = nested
        for k in where:
            if not isinstance(value, list) or not 0 <= k < len(value):
                raise Unclear(f"the point has no entry {where}")
            value = value[k]
        return Fraction(value)

    return entry


def _text(value):
    return [_text(v) for v in value] if isinstance(value, list) else str(value)


def _nested(flat):
    """{"x": "1/2", "s[0, 1]": "-2"} as {"x": "1/2", "s": [["0", "-2"]]}: entries that were not asked for are 0."""
    values, arrays = {}, {}
    for key, value in flat.items():
        entry = re.fullmatch(r"(\w+)\[(.*)\]", key)
        if entry and not value.startswith("["):
            where = tuple(int(k) for k in entry[2].split(","))
            arrays.setdefault(entry[1], {})[where] = value
        else:
            values[key] = value
    for name, entries in arrays.items():
        if min(k for where in entries for k in where) < 0:
            raise Unclear(f"the point asks for a negative index of {name}")
        shape = [max(where[axis] for where in entries) + 1 for axis in range(len(next(iter(entries))))]
        values[name] = _list(entries, shape, ())
    return values


def _list(entries, shape, where):
    if len(where) == len(shape):
        return entries.get(where, "0")
    return [_list(entries, shape, (*where, k)) for k in range(shape[len(where)])]
