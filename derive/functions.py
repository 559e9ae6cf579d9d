"""Functions of formulas that SymPy does not have, or whose derivative it would not take as it is computed."""

import sympy as sp
from sympy.logic.boolalg import BooleanFunction


class IsFinite(BooleanFunction):
    """x > -inf: a float mask of -inf means "not visible"."""

    @classmethod
    def eval(cls, *args):
        return None


class sigmoid(sp.Function):
    """1 / (1 + exp(-x))"""

    def fdiff(self, argindex=1):
        return self * (1 - self)


class logsigmoid(sp.Function):
    """log(sigmoid(x)), without its overflow and its cancellation"""

    def fdiff(self, argindex=1):
        return sigmoid(-self.args[0])


class step(sp.Function):
    """1 where x > 0, else 0"""

    def fdiff(self, argindex=1):
        return sp.S.Zero


class relu(sp.Function):
    """max(x, 0), with derivative 0 at 0"""

    def fdiff(self, argindex=1):
        return step(self.args[0])


class finite(sp.Function):
    """x, or 0 where x is -inf (the maximum of a row that saw nothing)"""
