"""What a formula is made of: axes, and the nodes that SymPy must not evaluate.

An entry of a tensor, a sum, a maximum and a condition are opaque to SymPy; everything else is its own.
"""

import re

import sympy as sp
from sympy.core.symbol import Str

from derive import checks
from derive.errors import BadName, FormulaError

ROLES = ("batch", "pixel", "length", "width", "param")


class Size(sp.Symbol):
    """The extent of an axis.

    role: "length" (unbounded, cut into tiles), "width" (bounded, resident on a tile), "pixel" (a spatial axis of rows),
    "batch" (one program each), "param" (an integer given by the caller, such as the reach of a window).
    """

    def __new__(cls, name, role="length"):
        if role not in ROLES:
            raise FormulaError(f"the size {name!r} has the role {role!r}", f"use one of {', '.join(ROLES)}")
        self = sp.Symbol.__xnew__(cls, checked_name(name), integer=True, nonnegative=True)
        self.role = role
        return self

    def _hashable_content(self):
        return (*super()._hashable_content(), self.role)


class Index(sp.Symbol):
    """A position on an axis of the given size."""

    def __new__(cls, name, size):
        self = sp.Symbol.__xnew__(cls, checked_name(name), integer=True)
        hint = f'make it with a size: Index({name!r}, Size("N"))'
        self.size = checks.one(f"the size of the index {name}", size, Size, "a Size", hint)
        return self

    def _hashable_content(self):
        return (*super()._hashable_content(), self.size)

    @property
    def role(self):
        return self.size.role

    @property
    def order(self):
        """The place of this axis among others: leading axes, pixels, lengths, widths; then by name."""
        leading = LEADING.index(self) if self in LEADING else len(LEADING)
        return ROLES.index(self.role), leading, self.name


def checked_name(name):
    if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
        raise BadName(name, "it is no identifier")
    return name


class Node(sp.Expr):
    """A real value that SymPy treats as an atom of its arithmetic."""

    is_commutative = True

    def __new__(cls, *args):
        return sp.Expr.__new__(cls, *map(sp.sympify, args))

    def _eval_is_real(self):
        return True


class Entry(Node):
    """name[index, ...]; no index at all is allowed (a scalar), which SymPy's Indexed refuses."""

    def __new__(cls, name, *indices):
        return sp.Expr.__new__(cls, Str(name) if isinstance(name, str) else name, *map(sp.sympify, indices))

    name = property(lambda self: self.args[0].name)
    indices = property(lambda self: self.args[1:])

    def _sympystr(self, printer):
        return f"{self.name}[{','.join(map(printer._print, self.indices))}]"


class Where(Node):
    """Where(condition, value): value where the condition holds, otherwise no part of the reduction (0 outside one)."""


class Total(Node):
    """Total(value, condition, index, ...): the sum over the indices at which the condition holds; 0 when none does."""


class Largest(Node):
    """Largest(value, condition, index, ...): the maximum where the condition holds; -inf when it holds nowhere."""


BATCH = Index("batch", Size("BATCH", "batch"))
HEAD = Index("head", Size("HEADS", "batch"))
GROUP = Index("group", Size("GROUP", "batch"))
LEADING = (BATCH, HEAD, GROUP)


def free_indices(expr):
    """The indices of an expression that no reduction binds."""
    if isinstance(expr, (Total, Largest)):
        return set().union(*map(free_indices, expr.args[:2])) - set(expr.args[2:])
    if isinstance(expr, Index):
        return {expr}
    return set().union(*map(free_indices, expr.args)) if expr.args else set()
