"""Separability: is F(x, s), x what is summed over and s a statistic, a sum of R products g_r(x) h_r(s)?

With columns C_0 = F, C_1, ... that span the functions of x, the answer is a matrix of old and new statistic with
C(x, new) = matrix C(x, old) for every x: R accumulators can follow the statistic.  A refutation is a witness: points
of x and s at which the matrix of values has full rank, so that no sum of R products can give it.
"""

from dataclasses import dataclass

import mpmath
import sympy as sp

from derive.formula import uniform
from derive.program import indices_of
from derive.rewriting.algebra import entries_of, joined_exponentials

LIMIT = 3
DIGITS = 60
_NUMERIC = {
    "sigmoid": lambda x: 1 / (1 + mpmath.exp(-x)),
    "logsigmoid": lambda x: -mpmath.log(1 + mpmath.exp(-x)),
    "relu": lambda x: max(x, mpmath.mpf(0)),
    "step": lambda x: mpmath.mpf(1 if x > 0 else 0),
    "finite": lambda x: x,
    "either": lambda x, *_: x,
}


@dataclass(frozen=True)
class Witness:
    """Values of F at rows of points: the determinant is not zero, so F is no sum of len(statistics) - 1 products.

    points: for each row the values of x, a tuple of pairs (what stands in the body, number); statistics: for each
    column the value of s; determinant: of the matrix of values, to the digits that it was computed with.
    """

    points: tuple
    statistics: tuple
    determinant: object


@dataclass(frozen=True)
class Separable:
    """F = columns[0], and columns(x, new) = matrix columns(x, old).  bounded: no entry of the matrix grows
    exponentially as the statistic rises.
    """

    rank: int
    columns: tuple
    matrix: sp.Matrix
    old: sp.Symbol
    new: sp.Symbol
    bounded: bool


@dataclass(frozen=True)
class NotSeparable:
    """No rank up to `limit`; the witness refutes it, or is None when only the proof was not found."""

    limit: int
    witness: Witness | None


def separate(body, statistic, over, limit=LIMIT):
    """The verdict on a body as a function of x (what depends on the indices `over`) and the statistic, an Entry.

    Refutes first, at rational points; then looks for the products.
    """
    problem = _Problem(body, statistic, set(over))
    witness = problem.witness(limit)
    if witness is None:
        found = problem.single() or problem.products(limit)
        if found is not None:
            return found
    return NotSeparable(limit, witness)


class _Problem:
    """F over plain symbols: those of the entries that depend on what is summed, of the row's entries, and the
    statistic.
    """

    def __init__(self, body, statistic, over):
        self.s, self.statistic = sp.Symbol("s", real=True), statistic
        read = (*entries_of(body), *sorted(body.atoms(uniform), key=str))
        names = {e: sp.Symbol(f"x_{n}", real=True) for n, e in enumerate(read) if e != statistic}
        self.xs = [x for e, x in names.items() if indices_of(e) & over]
        self.rows = [x for e, x in names.items() if not indices_of(e) & over]
        names |= {y: sp.Symbol(f"y_{n}", real=True) for n, y in enumerate(_plain_symbols(body))}
        self.rows += [x for y, x in names.items() if isinstance(y, sp.Symbol) and y not in over]
        self.xs += [x for y, x in names.items() if isinstance(y, sp.Symbol) and y in over]
        self.entries = {x: y for y, x in names.items()} | {self.s: statistic}
        self.F = body.xreplace({statistic: self.s}).xreplace(names)
        self.at = sp.lambdify((*self.rows, *self.xs, self.s), self.F, [_NUMERIC, "mpmath"])
        self.old = sp.Symbol(f"old_{statistic.name}", real=True)
        self.new = sp.Symbol(f"new_{statistic.name}", real=True)

    def back(self, e):
        return e.xreplace(self.entries)

    def point(self, n, spread):
        """Rational values of what is summed, near the n-th statistic."""
        near = spread * n + sp.Rational(1, 3)
        return [near + sp.Rational((5 * n + 3 * k) % 7, 7 * (k + 1)) for k in range(len(self.xs))]

    def witness(self, rank):
        """A matrix of rank + 1 points with a determinant that is not zero, or None."""
        for spread in (sp.Integer(1), sp.Rational(2, 5), sp.Rational(9, 4)):
            with mpmath.workdps(DIGITS):
                found = self.witness_at(rank + 1, spread)
            if found is not None:
                return found
        return None

    def witness_at(self, size, spread):
        statistics = tuple(spread * m for m in range(size))
        points = [self.point(n, spread) for n in range(size)]
        try:
            matrix = [[self.value(p, s) for s in statistics] for p in points]
        except (TypeError, ValueError, ZeroDivisionError):  # a value that is no real number
            return None
        determinant, scale = _determinant(matrix), mpmath.mpf(1)
        for row in matrix:
            scale *= max(map(abs, row)) or 1
        if abs(determinant) <= scale * mpmath.mpf(10) ** (-DIGITS // 2):
            return None
        named = tuple(tuple((self.back(x), t) for x, t in zip(self.xs, p, strict=True)) for p in points)
        return Witness(named, statistics, determinant)

    def value(self, point, s):
        row = [sp.Rational(2 * k + 3, 2 * k + 5) for k in range(len(self.rows))]
        return mpmath.mpf(self.at(*(mpmath.mpf(t.p) / t.q for t in (*row, *point, s))))

    def ratio(self, f):
        """f(new) / f(old) if that is free of x, else None."""
        r = sp.powsimp(sp.powsimp(f.xreplace({self.s: self.new}) / f.xreplace({self.s: self.old})), combine="exp")
        if r.free_symbols & set(self.xs) and not f.atoms(sp.Function) - f.atoms(sp.exp):
            r = sp.powsimp(sp.cancel(r), combine="exp")
        return None if r.free_symbols & set(self.xs) else r

    def single(self):
        """Rank 1: F(x, new) / F(x, old) is free of x."""
        r = self.ratio(self.F)
        return None if r is None else self.answer((self.F,), sp.Matrix([[r]]))

    def products(self, limit):
        """Rank R: F = single * sum_r g_r(x) h_r(s).  The columns are its derivatives in s, single held fixed."""
        factors = sp.Mul.make_args(self.F)
        single = [f for f in factors if self.ratio(f) is not None]
        rest = sp.Mul(*(f for f in factors if f not in single))
        found = self.split(rest)
        if found is None or len(found[0]) > limit:
            return None
        g, h = found
        wronskian = sp.Matrix(len(h), len(h), lambda k, r: sp.diff(h[r], self.s, k))
        if _is_zero(wronskian.det()):
            return None
        columns = [
            sp.Mul(*single) * joined_exponentials(sp.expand(sum(w * x for w, x in zip(row, g, strict=True))))
            for row in wronskian.tolist()
        ]
        columns[0] = self.F
        now, before = wronskian.xreplace({self.s: self.new}), wronskian.xreplace({self.s: self.old})
        matrix = self.ratio(sp.Mul(*single)) * (now * before.inv())
        return self.answer(columns, matrix.applyfunc(_tidy))

    def split(self, rest):
        """(g, h): rest = sum g_r(x) h_r(s) with independent g and h, by expanding it; None where a factor mixes the
        two.
        """
        terms = sp.expand(sp.expand_trig(rest.rewrite((sp.sinh, sp.cosh), sp.exp)), power_exp=True)
        table = {}
        for term in sp.Add.make_args(terms):
            parts = [sp.S.One, sp.S.One, sp.S.One]
            for f in sp.Mul.make_args(term):
                x, s = bool(f.free_symbols & set(self.xs)), f.has(self.s)
                if x and s:
                    return None
                parts[0 if x else 1 if s else 2] *= f
            key = parts[0], parts[1]
            table[key] = table.get(key, 0) + parts[2]
        return _independent(table)

    def answer(self, columns, matrix):
        bounded = all(_is_bounded(t, self.old, self.new) for t in matrix)
        back = tuple(self.back(c) for c in columns)
        return Separable(len(back), back, matrix.applyfunc(self.back), self.old, self.new, bounded)


def _independent(table):
    """(g, h) of least number, from the coefficients of the products g h."""
    gs, hs = (list(dict.fromkeys(key[n] for key in table)) for n in (0, 1))
    K = sp.Matrix(len(gs), len(hs), lambda n, m: table.get((gs[n], hs[m]), 0))
    reduced, pivots = K.rref(simplify=True)
    g = [sum(K[n, m] * gs[n] for n in range(len(gs))) for m in pivots]
    h = [sum(reduced[r, m] * hs[m] for m in range(len(hs))) for r in range(len(pivots))]
    return g, h


def _determinant(rows):
    """By expansion along the first row: the matrices are small, and exact zeros are no trouble."""
    if not rows:
        return mpmath.mpf(1)
    first, rest = rows[0], rows[1:]
    minors = ([r[:n] + r[n + 1 :] for r in rest] for n in range(len(first)))
    return sum((-1) ** n * first[n] * _determinant(m) for n, m in enumerate(minors))


def _tidy(e):
    return sp.powsimp(sp.simplify(e), combine="exp")


def _is_zero(e):
    return e == 0 or sp.simplify(sp.expand(e)) == 0


def _is_bounded(t, old, new):
    """Whether t is defined everywhere and has no exponential that grows with new - old >= 0; functions other than
    polynomials and exponentials are not judged."""
    rise = sp.Symbol("rise", positive=True)
    below = sp.fraction(sp.together(t))[1]
    if not (below.is_positive or below.is_negative):
        return False
    t = sp.expand(sp.powsimp(sp.expand(t.xreplace({new: old + rise}))))
    for x in t.atoms(sp.exp):
        rate = sp.diff(sp.expand(x.args[0]), rise)
        if not rate.is_number or rate > 0:
            return False
    return not any(f.has(rise) or f.has(old) for f in t.atoms(sp.Function) if not isinstance(f, sp.exp))


def _plain_symbols(body):
    """The sizes and indices of a body that stand outside of its entries."""
    return sorted(body.xreplace(dict.fromkeys(entries_of(body), sp.S.One)).atoms(sp.Symbol), key=str)
