"""Trusted.  Points as plain data, and whether a sequent fails at one.

Exact where all is rational, else at 40 and 80 digits.
"""

import re
from fractions import Fraction

from derive.logic.numbers import Unclear
from derive.logic.refutation import Point, refuted_at
from derive.logic.terms import names_in


class _RecordingPoint(Point):
    """A point whose witness shows the entries of defined arrays too."""

    def _defined(self, array, where, evaluator):
        value = super()._defined(array, where, evaluator)
        if not isinstance(value, Fraction):
            raise Unclear(f"{array} has an entry that is not rational")
        self.entries[array, where] = value
        return value


def refuted_by(sequent, point):
    """The point with both sides' values if every hypothesis holds there and the conclusion fails, else None.

    point: {name: number or nested list}; numbers are integers or rational strings.  Names that the point does not give
    are chosen to fit the hypotheses (members, permutations, arrays that are defined), else they are 0.
    """
    bags = {name for p in (*sequent.hypotheses, sequent.conclusion) for name in names_in(p) if isinstance(name, str)}
    fixed = {name: _fixed(value, name in bags) for name, value in point.items()}
    read = {name: set() for name in fixed}
    asked = _RecordingPoint(style="zeros", fixed={name: _noted(value, read[name]) for name, value in fixed.items()})
    asked.guide(sequent.hypotheses)
    found = refuted_at(sequent.hypotheses, sequent.conclusion, asked)
    asked_for = found and nested(found.witness)
    if asked_for is None:
        return None
    values = {**asked_for, **{name: _text(_trimmed(value, read[name])) for name, value in point.items()}}
    return {"values": dict(sorted(values.items())), "left": found.left, "right": found.right}


def _fixed(value, is_bag):
    if is_bag:
        return [int(k) for k in value]
    return _entries(value) if isinstance(value, list) else Fraction(value)


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


def _noted(value, places):
    """A function of the indices that notes where it is read; anything else as it is."""
    if not callable(value):
        return value

    def entry(*where):
        places.add(where)
        return value(*where)

    return entry


def _trimmed(value, places):
    """A nested list without the rows and columns that nothing read."""
    if not places or not isinstance(value, list):
        return value
    inner = {where[1:] for where in places if len(where) > 1}
    return [_trimmed(v, inner) for v in value[: 1 + max(where[0] for where in places)]]


def _text(value):
    return [_text(v) for v in value] if isinstance(value, list) else str(value)


def nested(flat):
    """{"x": "1/2", "s[0, 1]": "-2", "A": [0, 2]} as {"x": "1/2", "s": [["0", "-2"]], "A": [0, 2]}.

    Entries that were not asked for are 0.  None for a negative index and for a family of bags.
    """
    values, arrays = {}, {}
    for key, value in flat.items():
        entry = re.fullmatch(r"([\w.]+)\[(.*)\]", key)
        if entry and isinstance(value, list):
            return None
        if entry:
            where = tuple(int(k) for k in entry[2].split(","))
            arrays.setdefault(entry[1], {})[where] = value
        else:
            values[key] = value
    for name, entries in arrays.items():
        if min(k for where in entries for k in where) < 0:
            return None
        shape = [max(where[axis] for where in entries) + 1 for axis in range(len(next(iter(entries))))]
        values[name] = _list(entries, shape, ())
    return values


def _list(entries, shape, where):
    if len(where) == len(shape):
        return entries.get(where, "0")
    return [_list(entries, shape, (*where, k)) for k in range(shape[len(where)])]
