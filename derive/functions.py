"""Functions of formulas that SymPy does not have, or whose derivative it would not take as it is computed."""

import sympy as sp
from sympy.logic.boolalg import BooleanFunction

from derive.errors import TooFewPositions


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


IN_RANGE = (
    sp.Rational(1, 2**60),
    sp.Integer(2) ** 60,
)  # of exp(2 x): |x| <= 20.7; a product of two is finite


class either(sp.Function):
    """either(x, y, factors...): one of two expressions that are equal in the reals, only one of which may be in range.

    Programs have it, formulas do not.  x is taken where all factors lie in IN_RANGE, and otherwise y, which may be
    taken anywhere.  To the proofs the choice is unknown: what they say holds whichever is taken at which place.
    """

    is_real = True

    @classmethod
    def eval(cls, *args):
        return None


START = 0x243F6A88  # digits of pi: otherwise the seed 0 would begin with 0


def mixed(x):
    """The hash "lowbias32" of an integer, or of an array of 64 bits; no product exceeds these."""
    x = x & 0xFFFFFFFF
    x = (x ^ x >> 16) * 0x7FEB352D & 0xFFFFFFFF
    x = (x ^ x >> 15) * (0x846CA68B - 2**32) & 0xFFFFFFFF
    return x ^ x >> 16


def hashed(seed, *places):
    """The 32 bits that a seed and places determine."""
    x = mixed(seed ^ START)
    for place in places:
        x = mixed(x ^ place * 0x9E3779B9)
    return x


class uniform(sp.Function):
    """uniform(seed, i, j, ...): a number in [0, 1) that an integer and some positions determine, on every backend.

    Random numbers without a state, multiples of 2**-24 from a hash (Wellons, "Prospecting for Hash Functions", 2018).
    `1 - step(rate[()] - uniform(seed[()], i, j))` is 1 with the probability 1 - rate, else 0: dropout multiplies the
    weights by it and divides them by 1 - rate.  To the proofs it is an unknown function of integers, so what they say
    holds whatever the numbers are.
    """

    is_real = True

    @classmethod
    def eval(cls, *args):
        if len(args) < 2:
            raise TooFewPositions(len(args))
        if all(a.is_Integer for a in args):
            return sp.Rational(hashed(*map(int, args)) >> 8, 2**24)
        return None

    def fdiff(self, argindex=1):
        return sp.S.Zero
