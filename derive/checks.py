"""What the language takes: the type of every argument is checked where it is given, before anything is made of it."""

import sympy as sp
from sympy.logic.boolalg import BooleanAtom, BooleanFunction

from derive.errors import BadIndex, ConstantCondition, ListedTwice, NoCondition, UnreadTensor, WrongKind, shown

READ = "an expression of SymPy or a number"


class Unread:
    """A tensor is no number: arithmetic needs one of its entries."""

    def _sympy_(self):
        raise UnreadTensor(self.name, len(getattr(self, "sizes", None) or getattr(self, "indices", ())))

    def _refused(self, *_):
        return self._sympy_()

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = _refused
    __pow__ = __rpow__ = __mod__ = __rmod__ = __matmul__ = __rmatmul__ = __neg__ = __abs__ = _refused
    __lt__ = __le__ = __gt__ = __ge__ = _refused
    __iter__ = None  # a tensor alone is no list of inputs


def one(where, value, kinds, expected, do=""):
    """The value, if it is of one of these classes; a bool is no number here."""
    if not isinstance(value, kinds) or (isinstance(value, bool) and kinds is not bool):
        raise WrongKind(where, shown(value), expected, do)
    return value


def several(where, values, kinds, expected, do=""):
    """The values as a tuple, each of one of these classes."""
    if isinstance(values, (str, bytes, dict)) or getattr(values, "__iter__", None) is None:
        raise WrongKind(where, shown(values), f"a list, each {expected}", do)
    values = tuple(values)
    for n, value in enumerate(values):
        one(f"{where}, number {n + 1}", value, kinds, expected, do)
    return values


def expression(where, value):
    """A value as a real expression of SymPy."""
    try:
        found = sp.sympify(value, strict=True)
    except sp.SympifyError:
        found = None
    if not isinstance(found, sp.Expr) or isinstance(value, bool) or found.is_Matrix:
        raise WrongKind(where, shown(value), READ, "build it from entries such as q[i, d], total, largest and numbers")
    return found


NUMBERS = (sp.Rational, sp.Float)
SIZE_FUNCTIONS = (sp.Add, sp.Mul, sp.Pow, sp.exp, sp.log, sp.floor, sp.ceiling, sp.Max, sp.Min)


def of_sizes(where, value, size):
    """A value as an expression of sizes (of this class), which is computed at each call."""
    found = expression(where, value)
    for part in sp.preorder_traversal(found):
        if not isinstance(part, (size, *NUMBERS, *SIZE_FUNCTIONS)) or part.is_finite is False:
            do = "write it with +, *, powers, sqrt, exp, log, floor, ceiling, Max, Min, and float(sympy.pi) for pi"
            raise WrongKind(where, shown(value), "a finite number or an expression of sizes", do)
    return found


def once(where, values):
    """Raise ListedTwice where something stands twice."""
    for n, value in enumerate(values):
        if value in values[:n]:
            raise ListedTwice(where, getattr(value, "name", value))


def indices(name, given):
    """The indices at which a tensor is read: expressions of positions, integers among them."""
    given = given if isinstance(given, tuple) else (given,)
    return tuple(_index(name, given, index) for index in given)


def _index(name, given, index):
    try:
        found = sp.sympify(index, strict=True)
    except sp.SympifyError:
        raise BadIndex(name, shown(index)) from None
    if not isinstance(found, sp.Expr) or isinstance(index, bool) or found.is_integer is False:
        raise BadIndex(name, shown(index))
    return found


def condition(given, reads):
    """A condition as SymPy has it.  reads: the class of entries, for advice on one that stands alone."""
    if isinstance(given, bool) or given is sp.false:
        raise ConstantCondition(given)
    _check_condition(given, reads)
    return given


def _check_condition(given, reads):
    if isinstance(given, (sp.core.relational.Relational, BooleanAtom)):
        return
    if not isinstance(given, BooleanFunction):
        raise NoCondition(shown(given), given if isinstance(given, reads) else None)
    if isinstance(given, (sp.And, sp.Or, sp.Not)):
        for part in given.args:
            _check_condition(part, reads)


def is_whole(e):
    """Whether an expression is an integer; SymPy does not say so of a remainder by a number that might be 0."""
    if e.is_integer is not None:
        return bool(e.is_integer)
    return isinstance(e, (sp.Mod, sp.Add, sp.Mul)) and all(map(is_whole, e.args))
