"""What the manifests of a build hold, and what is wrong with one that does not: a file may be cut off or edited.

A shape is a type, the values that are allowed (a set), [shape] for a list of any length, {name: shape} for an object
with just these names, Named(shape) for an object of any names, or a tuple of shapes of which one must fit.
"""

from dataclasses import dataclass

from derive.errors import shown
from derive.statuses import PROVED, REFUTED, UNDECIDED


@dataclass(frozen=True)
class Named:
    """An object that holds the same under any names.  needed: which of them there must be."""

    shape: object
    needed: tuple = ()


@dataclass(frozen=True)
class Optional:
    """A name of an object that may be missing."""

    shape: object


class Tree:
    """A term as nested lists, each of which begins with the name of its rule."""


STATUSES = {PROVED, REFUTED, UNDECIDED}
SEQUENT = {"conclusion": Tree, "hypotheses": [Tree]}
WITNESS = {"statement": int, "values": Named(object), "left": str, "right": str}
CLAIM = {
    "name": str,
    "statement": str,
    "expected": bool,
    "status": STATUSES,
    "sizes": str,
    "judges": [str],
    "witness": (type(None), WITNESS),
    "reason": str,
    "formulas": [str],
    "formal": [SEQUENT],
}
PASS = {
    "pass": str,
    "direction": str,
    "status": STATUSES,
    "statement": str,
    "verdict": str,
    "rank": (type(None), int),
    "reason": str,
    "theorems": [str],
    "steps": int,
    "judges": [str],
    "conditions": [str],
    "given": [str],
}
FORMULA = {
    "id": str,
    "family": str,
    "title": str,
    "claims": [CLAIM],
    "passes": Named([PASS], needed=("",)),
    "backends": Named([str]),
    "missing": Optional(Named(Named(str))),
    "rules": str,
    "proof_sources": Named(str),
    "tool": str,
    "formula": str,
    "files": Named(str),
}
REPORT = {"id": str, "chapters": Named(str), "tool": str, "files": Named(str)}


def fault(value, shape, where=""):
    """What is wrong with a value, in words with its place; None if nothing is."""
    if isinstance(shape, tuple):
        found = [fault(value, one, where) for one in shape]
        return found[-1] if all(found) else None
    if isinstance(shape, list):
        return _wrong(value, list, where) or _first(fault(x, shape[0], f"{where}[{n}]") for n, x in enumerate(value))
    if isinstance(shape, Named):
        if problem := _wrong(value, dict, where):
            return problem
        if missing := [name for name in shape.needed if name not in value]:
            return f"{where} has no {missing[0]!r}"
        return _first(fault(x, shape.shape, _inside(where, name)) for name, x in value.items())
    if isinstance(shape, dict):
        return _wrong(value, dict, where) or _of_record(value, shape, where)
    if isinstance(shape, set):
        return None if isinstance(value, str) and value in shape else f"{where} is {shown(value)}"
    if shape is Tree:
        return _of_tree(value, where)
    return None if shape is object else _wrong(value, shape, where)


def _of_record(value, shape, where):
    owed = [name for name, inner in shape.items() if not isinstance(inner, Optional)]
    if missing := [name for name in owed if name not in value]:
        return f"{_inside(where, missing[0])} is missing"
    if more := sorted(set(value) - set(shape)):
        return f"{_inside(where, more[0])} is nothing that a build writes"
    pairs = [(name, inner.shape if isinstance(inner, Optional) else inner) for name, inner in shape.items()]
    return _first(fault(value[name], inner, _inside(where, name)) for name, inner in pairs if name in value)


def _of_tree(value, where):
    """Each list begins with a name, and whatever it holds else is a text, an integer or a list."""
    if problem := _wrong(value, list, where):
        return problem
    if not value or type(value[0]) is not str:
        return f"{where} is no term"
    rest = [part for part in value[1:] if type(part) not in (str, int)]
    return _first(_of_list(part, where) for part in rest)


def _of_list(value, where):
    """A term, or a list of terms and names."""
    if type(value) is not list:
        return f"{where} holds {shown(value)}, which is no term"
    return _first(_of_list(part, where) for part in value if type(part) not in (str, int))


def _wrong(value, kind, where):
    """JSON has no other types: a bool is no integer here."""
    return None if type(value) is kind else f"{where or 'it'} is {shown(value)}"


def _first(problems):
    return next((problem for problem in problems if problem), None)


def _inside(where, name):
    return f"{where}.{name}" if where else name
