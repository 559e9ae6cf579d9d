"""Normal forms of element-wise terms by SymPy.  SymPy never sees a binder: reductions, entries, derivatives and
expectations become variables first.  Sizes are capped by counting terms, so that nothing runs away."""

from functools import lru_cache
from math import comb

from sympy import (
    Abs,
    Add,
    Dummy,
    Indexed,
    Integer,
    KroneckerDelta,
    Max,
    Min,
    Mul,
    Pow,
    S,
    Symbol,
    cancel,
    cos,
    exp,
    expand,
    sin,
    tanh,
    together,
)

from derive.errors import Rejected
from derive.logic.symbols import Select, inv, ln, root
from derive.logic.terms import Mean, Reduce, Tangent

ATOMS = (Reduce, Indexed, Tangent, Mean, Symbol, KroneckerDelta)
MAX_TERMS = 20_000
MAX_POWER = 16  # exp(c x) is a power of exp(x) only for |c| up to this


class Unknown(Rejected):
    """Outside what a judge can read, or too large for it."""


@lru_cache(maxsize=1 << 16)
def through_exp(t):
    """tanh through exp, sin and cos of sums by the addition laws; a node that is not listed is Unknown."""
    if isinstance(t, ATOMS) or t.is_Rational or t is S.Exp1:
        return t
    args = [through_exp(a) for a in t.args]
    if isinstance(t, tanh):
        return (exp(2 * args[0]) - 1) * inv(exp(2 * args[0]) + 1)
    if isinstance(t, (Add, Mul, exp, inv, ln, root, Max, Min, Abs, Select)):
        return t.func(*args)
    if isinstance(t, (sin, cos)):
        return _angle_sum(t.func, args[0])
    if isinstance(t, Pow) and t.exp.is_Integer and t.exp > 0:
        return args[0] ** t.exp
    raise Unknown(f"{type(t).__name__} in {t}")


def _angle_sum(f, x):
    terms = Add.make_args(ring_expand(x))
    if len(terms) == 1:
        return f(terms[0])
    if len(terms) > 6:
        raise Unknown(f"an angle of {len(terms)} terms")
    a, b = terms[0], Add(*terms[1:])
    sin_a, cos_a, sin_b, cos_b = sin(a), cos(a), _angle_sum(sin, b), _angle_sum(cos, b)
    return sin_a * cos_b + cos_a * sin_b if f is sin else cos_a * cos_b - sin_a * sin_b


def count_terms(t):
    """An upper bound for the number of monomials in any expanded part of t."""
    if not t.args or isinstance(t, ATOMS):
        return 1
    below = [count_terms(a) for a in t.args]
    if isinstance(t, Add):
        return sum(below)
    if isinstance(t, Mul):
        out = 1
        for n in below:
            out = min(out * n, MAX_TERMS + 1)
        return out
    if isinstance(t, Pow) and t.exp.is_Integer:
        n, k = below[0], min(abs(int(t.exp)), MAX_TERMS)
        return 1 if n == 1 else comb(n + k - 1, k) if n + k < 200 else MAX_TERMS + 1
    return max(below)


def capped_expand(t):
    """SymPy's expand of an expression without binders, refused where it would be too large."""
    if count_terms(t) > MAX_TERMS:
        raise Unknown(f"more than {MAX_TERMS} terms")
    return expand(t)


@lru_cache(maxsize=1 << 16)
def ring_expand(t):
    """The expanded form of t, reductions kept as they are."""
    table = {}
    e = capped_expand(_shallow(t, table))
    return e.xreplace({v: k for k, v in table.items()})


def _shallow(t, table):
    """t with every outermost reduction replaced by a variable."""
    if isinstance(t, Reduce):
        return table.setdefault(t, Dummy(real=True))
    if not t.args or isinstance(t, ATOMS):
        return t
    return t.func(*[_shallow(a, table) for a in t.args])


def monomials(t):
    """ring_expand(t) as {monomial: rational coefficient}."""
    out = {}
    for term in Add.make_args(ring_expand(t)):
        c, m = term.as_coeff_Mul()
        out[m] = out.get(m, 0) + c
    return out


def exponent_parts(t):
    """exp(t) = product of E(m / q) ** p: a list of (m, p, q), the powers p small."""
    out = []
    for m, c in monomials(t).items():
        if abs(c.p) > MAX_POWER:
            m, c = c * m, Integer(1)
        out.append((m, int(c.p), int(c.q)))
    return out


class Field:
    """Rewrites a term as a rational function of variables; remembers what stood in a denominator."""

    def __init__(self, opaque_inverse):
        self.opaque_inverse = opaque_inverse
        self.table = {}
        self.denominators = {}

    def variable(self, key, **assumptions):
        if key not in self.table:
            self.table[key] = Dummy(real=True, **assumptions)
        return self.table[key]

    def form(self, t):
        if isinstance(t, ATOMS):
            return self.variable(t)
        if t.is_Rational:
            return t
        if t is S.Exp1:
            return self.variable(("exp", Integer(1), 1), positive=True)
        if isinstance(t, exp):
            powers = [
                self.variable(("exp", self.form(m), q), positive=True) ** p for m, p, q in exponent_parts(t.args[0])
            ]
            return Mul(*powers)
        if isinstance(t, inv):
            return self.variable(t) if self.opaque_inverse else self._inverse(t)
        if isinstance(t, (ln, root, Max, Min, Abs, sin, cos, Select)):
            return self.variable((t.func.__name__, *[_canonical(self.form(a)) for a in t.args]))
        return t.func(*[self.form(a) for a in t.args])

    def _inverse(self, t):
        x = self.form(t.args[0])
        self.denominators.setdefault(x, t.args[0])
        return 1 / x


def _canonical(e):
    if count_terms(e) > 200:
        raise Unknown("an argument of a function is too large")
    return cancel(together(e))


def is_zero(t, opaque_inverse):
    """(whether t is 0 as a rational function, the denominators that must not vanish for that)."""
    field = Field(opaque_inverse)
    e = field.form(through_exp(t))
    if not opaque_inverse:
        e = together(e).as_numer_denom()[0]
    return capped_expand(e) == 0, tuple(field.denominators.values())
