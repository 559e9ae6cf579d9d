"""Terms: SymPy expressions over the reals, with binders over finite bags.

A domain is a finite BAG (multiset) of index values, see `domains`.
A bound index is renamed at construction to a name that depends only on the height of the body, so terms that differ in
the names of bound indices are structurally equal.
"""

from functools import lru_cache

from sympy import Basic, Dummy, Expr, Indexed, IndexedBase, Max, Min, Pow, Symbol, exp, tanh
from sympy.core.symbol import Str
from sympy.core.sympify import _sympify  # refuses text, which SymPy would run

from derive.logic.domains import Bag, Dom, Nat
from derive.logic.symbols import Bound, bound

EVALUATED = (Max, Min, Pow, exp, tanh)  # what SymPy tries to simplify each time that it is made


class Binder:
    """What reductions and sub-bags share: args are (body, bound index, domain)."""

    body = property(lambda self: self.args[0])
    var = property(lambda self: self.args[1])
    dom = property(lambda self: self.args[2])

    def open(self, brought=frozenset()):
        """(a fresh variable, none of those in `brought`; the body with it in place of the bound index)."""
        found = _open(self)
        return found if found[0] not in brought else _open.__wrapped__(self)

    def at(self, k):
        """The body with its bound index replaced by the term k, without capture."""
        if isinstance(k, Symbol) and not isinstance(k, Bound) and k.is_integer and k not in free(self):
            return rename(self.body, self.var, k)
        v, body = _open(self)
        return substitute(body, {v: _sympify(k)})


@lru_cache(maxsize=1 << 17)
def _open(t):
    v = Dummy(integer=True)
    return v, rename(t.body, t.var, v)


def _closed(body, var, dom):
    """(body, bound index, domain) with the bound index named by height."""
    if not isinstance(dom, Dom) or not isinstance(var, Symbol) or not var.is_integer:
        raise TypeError(f"a binder needs an integer index and a domain, got {var}, {dom}")
    if dom == Nat:
        raise TypeError("no reduction over an infinite domain")
    if var in free(dom):
        raise ValueError(f"domain {dom} mentions its own index {var}")
    stray = {s for s in free(body) if isinstance(s, Bound)} - {var}
    if stray and not isinstance(var, Bound):
        raise ValueError(f"free bound name {stray} would be captured")
    b = bound(height(body))
    return body if var == b else rename(body, var, b), b, dom


class Sub(Binder, Dom):
    """The sub-bag {k in dom : 0 < cond(k)}."""

    def __new__(cls, cond, var, dom):
        return Basic.__new__(cls, *_closed(_sympify(cond), var, dom))


class Reduce(Binder, Expr):
    """A reduction of `body` over the members of a bag."""

    is_real = True
    free_symbols = property(lambda self: set(free(self)))

    def __new__(cls, body, var, dom):
        return Expr.__new__(cls, *_closed(_sympify(body), var, dom))

    def _eval_subs(self, old, new):
        raise TypeError("use substitute: SymPy's subs is not trusted under a binder")

    def _eval_derivative(self, x):
        raise TypeError("use the rule differentiate")


class Sigma(Reduce):
    """Sum over a bag; 0 on the empty bag."""

    def _eval_is_integer(self):
        return True if self.body.is_integer else None


class Big(Reduce):
    """Maximum over an inhabited bag; one unspecified real, the same for all, on the empty bag."""


class Tangent(Expr):
    """Derivative of `expr` along the direction `darr` of the array `arr`; an unspecified real where there is none."""

    is_real = True

    def __new__(cls, expr, arr, darr):
        return Expr.__new__(cls, _sympify(expr), arr, darr)

    held = property(lambda self: frozenset({self.args[1]}))


class Mean(Expr):
    """Expectation over the random arrays named in it; they are bound here, as an index is under a sum."""

    is_real = True

    def __new__(cls, expr, *arrays):
        return Expr.__new__(cls, _sympify(expr), *sorted(arrays, key=str))

    held = property(lambda self: frozenset(self.args[1:]))


class Prop:
    """Base of the statements (statements.py): an immutable record of terms, domains and statements."""

    def parts(self):
        return [getattr(self, f) for f in self.__dataclass_fields__]

    def free(self):
        return frozenset().union(*[free(p) for p in self.parts() if isinstance(p, (Basic, Prop))])

    def names(self):
        return frozenset().union(*[names_in(p) for p in self.parts() if isinstance(p, (Basic, Prop))])

    def map(self, f, brought=frozenset()):
        """The same with f of each term; no bound index may be one of the variables that f brings along."""
        return type(self)(*[f(p) if isinstance(p, (Basic, Prop)) else p for p in self.parts()])


@lru_cache(maxsize=1 << 18)
def rename(t, old, new):
    """Replace a variable by one of its kind that is not in t, keeping inner binders: none of them binds `old`, by the
    naming of heights."""
    if t == old:
        return new
    if isinstance(t, (Str, IndexedBase)) or not t.args or old not in free(t):
        return t
    args = [rename(a, old, new) for a in t.args]
    if isinstance(t, Reduce):
        return Expr.__new__(t.func, *args)
    if isinstance(t, Sub):
        return Basic.__new__(Sub, *args)
    # another name of the same kind gives SymPy nothing to simplify, and these have no order that depends on names
    return t.func(*args, evaluate=False) if isinstance(t, EVALUATED) else t.func(*args)


@lru_cache(maxsize=1 << 18)
def height(t):
    """Greatest number of binders above one another."""
    below = max([height(a) for a in t.args], default=0)
    return below + 1 if isinstance(t, Binder) else below


def free(t):
    """Free symbols (indices and scalars, not arrays), as a frozenset."""
    return t.free() if isinstance(t, Prop) else _free(t)


@lru_cache(maxsize=1 << 18)
def _free(t):
    if isinstance(t, Symbol):
        return frozenset({t})
    if isinstance(t, (Str, IndexedBase)):
        return frozenset()
    if isinstance(t, Binder):
        return (_free(t.body) - {t.var}) | _free(t.dom)
    return frozenset().union(*map(_free, t.args))


def names_in(t):
    """All that substitution can replace in t: free symbols, arrays, and the names of bags (str)."""
    return t.names() if isinstance(t, Prop) else _names(t)


@lru_cache(maxsize=1 << 18)
def _names(t):
    if isinstance(t, (Symbol, IndexedBase)):
        return frozenset({t})
    if isinstance(t, Str):
        return frozenset()
    if isinstance(t, Binder):
        return (_names(t.body) - {t.var}) | _names(t.dom)
    below = frozenset().union(*map(_names, t.args))
    return below | {t.name} if isinstance(t, Bag) else below


def arrays(t):
    """The arrays that occur in a term or a statement, held ones included."""
    return frozenset(n for n in names_in(t) if isinstance(n, IndexedBase))


def substitute(t, m):
    """Replace without capture.  Keys of m: a Symbol (by a term), an array (by an array, or by (indices, term)), the
    name of a bag as str (by (indices, domain))."""
    return _Substitution(m).of(t)


class _Substitution:
    """All replacements at once; a part that occurs more than once is done once."""

    def __init__(self, m):
        self.m, self.done = m, {}
        self.brought = frozenset(s for value in m.values() for s in _brought(value) if isinstance(s, Dummy))

    def of(self, t):
        if not self.m or names_in(t).isdisjoint(self.m):
            return t
        if isinstance(t, Prop):
            return t.map(self.of, self.brought)
        if t not in self.done:
            self.done[t] = self._replaced(t)
        return self.done[t]

    def _replaced(self, t):
        m = self.m
        if isinstance(t, (Symbol, IndexedBase)):
            return _sympify(m[t])
        if isinstance(t, Binder):
            v, opened = t.open(self.brought)
            return t.func(self.of(opened), v, self.of(t.dom))
        if isinstance(t, Indexed):
            new, where = m.get(t.base, t.base), [self.of(a) for a in t.indices]
            return new[tuple(where)] if isinstance(new, IndexedBase) else _applied(*new, where)
        if isinstance(t, Bag):
            where = [self.of(a) for a in t.params]
            return _applied(*m[t.name], where) if t.name in m else Bag(t.name, *where)
        if isinstance(t, (Tangent, Mean)):
            _refuse_capture(t, m)
            return t.func(self.of(t.args[0]), *[m.get(a, a) for a in t.args[1:]])
        return t.func(*[self.of(a) for a in t.args])


def _brought(value):
    """The free symbols that a value of a substitution brings along."""
    if isinstance(value, tuple):
        return free(_sympify(value[1])) - frozenset(value[0])
    return free(_sympify(value))


def _applied(params, body, where):
    """body with its parameters replaced by the terms in `where`, all at once."""
    return substitute(body, dict(zip(params, where, strict=True)))


def _refuse_capture(t, m):
    """The arrays held by a Mean or a Tangent are bound in it: nothing may replace them or bring them in."""
    hit = {k: v for k, v in m.items() if k in names_in(t)}
    brought = frozenset()
    for v in hit.values():
        for part in v if isinstance(v, tuple) else (v,):
            brought |= arrays(part) if isinstance(part, Basic) else frozenset()
    caught = t.held & (frozenset(hit) | brought)
    if caught:
        raise ValueError(f"{caught} would be captured by {t.func.__name__}")
