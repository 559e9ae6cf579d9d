"""Definitions in words that a reader of generated code understands: `weight[i, j] = exp(score[i, j] - shift[i])`."""

import re
from collections import Counter

import sympy as sp
from sympy.printing.str import StrPrinter

from derive.formula import Entry, Index
from derive.program import is_leading, is_length, lengths

GENERIC = re.compile(r"[a-z]\d+(_part)?_*")


class _Printer(StrPrinter):
    printmethod = "_described"  # not SymPy's own hook, which entries use for their plain form

    def __init__(self, roles):
        super().__init__()
        self.roles = roles

    def _print_Entry(self, e):
        name, own = self.roles.get(e.name, e.name), own_axes(e.indices)
        return f"{name}[{', '.join(map(self._print, own))}]" if own else name

    def _print_And(self, c):
        return " and ".join(self.parenthesize(a, 0) for a in sorted(c.args, key=str))

    def _print_Or(self, c):
        return " or ".join(f"({self._print(a)})" for a in sorted(c.args, key=str))

    def _print_either(self, e):
        return f"({' or '.join(map(self._print, e.args[:2]))})"

    def _print_IsFinite(self, c):
        return f"{self._print(c.args[0])} > -oo"


def own_axes(indices):
    """The places of an entry without the leading axes."""
    return [x for x in indices if not (isinstance(x, Index) and is_leading(x))]


def describe_condition(condition, roles):
    return _Printer(roles).doprint(condition)


def describe(d, roles, later=False):
    """One definition as a line of mathematics, without the leading axes, in the names of the roles.

    later: whether the mask of its condition is left to what reads it.
    """
    show = _Printer(roles).doprint
    left = show(Entry(d.name, *(d.at or d.indices)))
    reduction = f"{d.reduce} over {', '.join(map(str, d.over))} of " if d.reduce and not d.at else ""
    condition = "" if d.where == sp.true else " where seen, masked where it is read" if later else " where seen"
    return f"{left} {'+=' if d.at else '='} {reduction}{show(d.body)}{condition}"


def why_two_parts(tensor):
    return f"{tensor} in two parts: rounded to one it would shift each exponent, the more the larger the scores are"


def with_step(d, roles, function, later=False, origin=None):
    """The definition in words, with its step of the derivation; origin: the name of what has that, if it is another."""
    step = function.about.steps.get(function.name, {}).get(origin or d.name)
    return describe(d, roles, later) + (f"  (step {step})" if step is not None else "")


def roles_of(definitions, cotangents=()):
    """name -> what a reader would call it; names that a formula chose stay as they are."""
    gradient = set(cotangents)
    for d in definitions:
        if gradient & {e.name for e in d.entries}:
            gradient.add(d.name)
    weights = [d for d in definitions if d.is_pair and isinstance(d.body, sp.exp)]
    exponents = {e.name for d in weights for e in d.body.atoms(Entry) if len(d.lengths()) == 2}
    roles, count = {}, Counter(d.name for d in definitions)
    for d in definitions:
        role = _role(d, gradient, exponents) if GENERIC.fullmatch(d.name) else None
        if role and d.name not in roles:
            count[role] += 1
            roles[d.name] = role if count[role] == 1 else f"{role}_{count[role]}"
    return roles


def _role(d, gradient, exponents):
    if d.is_pair:
        return _pair_role(d, d.name in gradient, d.name in exponents)
    if d.reduce == "max" and any(map(is_length, d.over)):
        return "row_max"
    if type(d.body).__name__ == "finite":
        return "shift"
    if d.name in gradient and _is_of_rows(d):
        return "delta" if d.reduce == "sum" else "d_row"
    if d.reduce == "sum" and len(d.lengths()) == 2 and d.name not in gradient:
        return "acc" if any(x.role == "width" for x in d.indices) else "row_sum"
    return None


def _is_of_rows(d):
    """One number a row, from values of that row alone."""
    wide = any(x.role == "width" for x in d.indices)
    return d.at is None and len(lengths(d.indices)) == 1 and not wide and not any(map(is_length, d.over))


def _pair_role(d, of_gradient, in_exponent):
    if isinstance(d.body, sp.exp):
        return "weight"
    if in_exponent:
        return "score"
    if d.reduce == "sum":
        return "d_weight" if of_gradient else "dot"
    return "d_score" if of_gradient else None
