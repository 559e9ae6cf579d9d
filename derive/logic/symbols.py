"""Names and element-wise functions of the logic: ordinary SymPy symbols without sign assumptions, and total functions.

`inv`, `ln` and `root` are opaque to SymPy, so that it can cancel neither x * inv(x) nor exp(ln(x)); of a number they
are still no number to it, so that it does not compare them.  They are total:
`inv(0) = 0` by a rule, the value of `ln` and `root` outside their domain is not specified.
"""

from sympy import Function, IndexedBase, Symbol


class Bound(Symbol):
    """An index bound by a reduction, a sub-bag or a for-all; never free in a statement."""


def bound(k):
    """The k-th name for bound indices."""
    return Bound(f"_b{k}", integer=True)


def real(names):
    """Real variables from a string of names; one variable if there is one name."""
    return _one_or_all(Symbol(n, real=True) for n in names.split())


def index(names):
    """Integer variables from a string of names."""
    return _one_or_all(Symbol(n, integer=True) for n in names.split())


def array(names):
    """Real arrays, with any number of indices."""
    return _one_or_all(IndexedBase(n, real=True) for n in names.split())


def index_map(names):
    """Integer arrays: permutations, tile end points, gather tables."""
    return _one_or_all(IndexedBase(n, integer=True) for n in names.split())


DEFINITE = ("value_of_", "uniform_of_")  # how the names of functions begin that the logic does not know


def definite(text):
    """The name of the array of such a function: a theorem about arrays holds of it, but a point gives it no value.

    No tensor can be called so.
    """
    name = text.replace(" ", "_")
    return f"{name}()" if name.isidentifier() else name


def is_definite(name):
    return name.startswith(DEFINITE) and not name.isidentifier()


def _one_or_all(items):
    made = list(items)
    return made[0] if len(made) == 1 else made


class inv(Function):
    """1/x as a total function; inv(0) = 0."""

    nargs, is_real, is_number = 1, True, False

    @classmethod
    def eval(cls, x):
        if x.is_Rational and x != 0:
            return 1 / x
        return None


class ln(Function):
    """The natural logarithm as a total function, unspecified for x <= 0."""

    nargs, is_real, is_number = 1, True, False


class root(Function):
    """The square root as a total function, unspecified for x < 0."""

    nargs, is_real, is_number = 1, True, False


class Select(Function):
    """Select(c, x, y) = x if 0 < c else y; the branch not taken has no influence."""

    nargs, is_real, is_number = 3, True, False

    def _eval_is_integer(self):
        return True if all(branch.is_integer for branch in self.args[1:]) else None
