"""Functions of formulas that SymPy does not have, or whose derivative it would not take as it is computed."""

import sympy as sp
from sympy.logic.boolalg import BooleanFunction

from derive.errors import FormulaError


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


class uniform(sp.Function):
    """uniform(seed, i, j, ...): a number in [0, 1) that an integer and some positions determine, the same on every backend.

    Random numbers without a state: `where(uniform(seed[()], i, j) >= rate[()], w / (1 - rate[()]))` is dropout.  To the
    proofs it is an unknown function of integers, so what they say holds whatever the numbers are.
    """

    is_real = True

    @classmethod
    def eval(cls, *args):
        if len(args) < 2:
            do = "write uniform(seed[()], i, j): an integer, and the positions that the number belongs to"
            raise FormulaError(f"uniform has {len(args)} argument{'s' * (len(args) != 1)}", do)
        return None

    def fdiff(self, argindex=1):
        return sp.S.Zero
