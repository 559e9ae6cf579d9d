"""Statements.  Not SymPy's relationals: those evaluate themselves (Eq(x, x) is True, Le(x, x + 1) is True)."""

from dataclasses import dataclass
from functools import lru_cache

from sympy import Dummy, Expr, IndexedBase, Symbol
from sympy.core.sympify import _sympify  # refuses text, which SymPy would run

from derive.logic.domains import Dom
from derive.logic.symbols import Bound, bound
from derive.logic.terms import Big, Prop, Sigma, free, names_in, rename, substitute

OPERATORS = ("=", "<=", "<", "!=")
FIRST_ALL = 1000  # bound names of for-alls lie above those of all reductions


@dataclass(frozen=True)
class Rel(Prop):
    """a op b, with op one of OPERATORS."""

    op: str
    a: Expr
    b: Expr

    def __post_init__(self):
        if self.op not in OPERATORS:
            raise ValueError(f"no relation {self.op!r}: use one of {', '.join(OPERATORS)}")
        object.__setattr__(self, "a", _sympify(self.a))
        object.__setattr__(self, "b", _sympify(self.b))

    def __str__(self):
        return f"{self.a} {self.op} {self.b}"


@dataclass(frozen=True)
class In(Prop):
    """k is a member of dom."""

    k: Expr
    dom: Dom

    def __post_init__(self):
        object.__setattr__(self, "k", _sympify(self.k))


@dataclass(frozen=True)
class Inhabited(Prop):
    """dom has a member."""

    dom: Dom


@dataclass(frozen=True)
class Void(Prop):
    """dom has no member."""

    dom: Dom


@dataclass(frozen=True)
class Distinct(Prop):
    """dom holds no value twice: needed where a single member is picked out by a delta."""

    dom: Dom


@dataclass(frozen=True)
class SameBag(Prop):
    """Two names of one bag."""

    dom: Dom
    other: Dom


@dataclass(frozen=True)
class Perm(Prop):
    """pi maps the bag dom onto itself, as bags."""

    pi: IndexedBase
    dom: Dom


@dataclass(frozen=True)
class All(Prop):
    """For all var in dom: prop.  Build it by all_of, which names the bound index by the depth of for-alls."""

    prop: Prop
    var: Symbol
    dom: Dom

    def free(self):
        return (self.prop.free() - {self.var}) | free(self.dom)

    def names(self):
        return (self.prop.names() - {self.var}) | names_in(self.dom)

    def open(self, brought=frozenset()):
        """(a fresh variable, none of those in `brought`; the statement with it in place of the bound index)."""
        found = _open(self)
        return found if found[0] not in brought else _open.__wrapped__(self)

    def map(self, f, brought=frozenset()):
        v, opened = self.open(brought)
        return all_of(f(opened), v, f(self.dom))

    def at(self, k):
        if isinstance(k, Symbol) and not isinstance(k, Bound) and k.is_integer and k not in free(self):
            return _rename(self.prop, self.var, k)
        v, opened = self.open()
        return substitute(opened, {v: _sympify(k)})


@lru_cache(maxsize=1 << 14)
def _open(p):
    v = Dummy(integer=True)
    return v, _rename(p.prop, p.var, v)


def depth(p):
    """How many for-alls lie above one another; 0 for another statement."""
    return 1 + depth(p.prop) if isinstance(p, All) else 0


def _rename(p, old, new):
    if isinstance(p, All):
        return All(_rename(p.prop, old, new), p.var, rename(p.dom, old, new))
    return p.map(lambda t: rename(t, old, new))


def all_of(prop, var, dom):
    """for all var in dom: prop, with the bound index renamed."""
    if not isinstance(dom, Dom) or not isinstance(var, Symbol) or not var.is_integer:
        raise TypeError(f"a for-all needs an integer index and a domain, got {var}, {dom}")
    if var in free(dom):
        raise ValueError(f"domain {dom} mentions its own index {var}")
    b = bound(FIRST_ALL + depth(prop))
    return All(prop if var == b else _rename(prop, var, b), b, dom)


def Eq(a, b):
    """a = b."""
    return Rel("=", a, b)


def total(x, j, A):
    """Sum of x over j in A."""
    return Sigma(x, j, A)


def largest(x, j, A):
    """Maximum of x over j in A."""
    return Big(x, j, A)
