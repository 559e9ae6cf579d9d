"""Trusted.  Exact evaluation of terms and statements at a point: rational where it can be, else an interval that holds
the value.

It serves to refute false claims and to test rules; it never makes a theorem.
"""

from fractions import Fraction

from mpmath import iv
from sympy import Abs, Add, Indexed, KroneckerDelta, Max, Min, Mul, Pow, S, Symbol

from derive.logic.domains import Bag, Naturals, NilBag, One, Plus, Range
from derive.logic.germs import (
    Germ,
    absolute,
    function,
    inverted,
    is_positive,
    largest,
    logarithm,
    missing,
    power,
    product_of,
    selected,
    square_root,
    sum_of,
)
from derive.logic.numbers import Unclear, compare
from derive.logic.statements import All, Distinct, In, Inhabited, Perm, Rel, SameBag, Void
from derive.logic.symbols import Select, inv, ln, root
from derive.logic.terms import Big, Mean, Reduce, Sigma, Sub, Tangent

MAX_STEPS = 200_000
MAX_MEMBERS = 64
DRAWS = 3  # an expectation is the mean of so many draws of the held arrays
JUNK_LN, JUNK_ROOT, JUNK_TANGENT = Fraction(7, 3), Fraction(-5, 3), Fraction(13, 5)


class Evaluator:
    """Values at one point.  `junk`: give the unspecified values (ln and root outside their domain, the empty maximum,
    a missing derivative) some value, else they are Unclear.  `naturals`: how many natural numbers a for-all over them
    tries; without it such a for-all is Unclear."""

    def __init__(self, point, digits, junk=False, naturals=None):
        self.point, self.digits, self.junk, self.naturals = point, digits, junk, naturals
        self.moved, self.line = {}, None
        self.steps = 0
        self.strict = False

    def unspecified(self, value, what):
        if not self.junk:
            raise Unclear(what)
        return value

    def term(self, t, env=None):
        """The value of a term: a Fraction or an interval."""
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise Unclear("too large to evaluate")
        env = env or {}
        if t.is_Rational:
            return Fraction(int(t.p), int(t.q))
        if t is S.Exp1:
            return iv.exp(1)
        if isinstance(t, Symbol):
            return env[t] if t in env else self.point.scalar(t)
        if isinstance(t, Indexed):
            return self.entry(t.base, tuple(self.integer(k, env) for k in t.indices))
        if isinstance(t, Reduce):
            return self._reduce(t, env)
        if isinstance(t, KroneckerDelta):
            places = [self.term(a, env) for a in t.args]
            if any(isinstance(x, Germ) for x in places):
                raise Unclear("a place that moves")
            return Fraction(int(places[0] == places[1]))
        if isinstance(t, Select):
            condition, x, y = t.args
            return selected(self.term(condition, env), lambda: self.term(x, env), lambda: self.term(y, env))
        if isinstance(t, Mean):
            return self._mean(t, env)
        if isinstance(t, Tangent):
            return self._tangent(t, env)
        return self._function(t, [self.term(a, env) for a in t.args if not (isinstance(t, Pow) and a is t.exp)])

    def integer(self, t, env):
        value = self.term(t, env)
        if not isinstance(value, Fraction) or value.denominator != 1:
            raise Unclear(f"{t} is no integer here")
        return int(value)

    def entry(self, array, where):
        """array[where], with the changes that a Mean or a Tangent makes to a held array."""
        if array in self.moved:
            return self.moved[array](where)
        return self.point.entry(array, where, self)

    def holds(self, hypothesis):
        """Whether a hypothesis holds for certain: by evaluation, or because an array is defined by it."""
        self.strict = hypothesis not in self.point.defining
        try:
            return self.truth(hypothesis)
        finally:
            self.strict = False

    def positive(self, t, env):
        return is_positive(self.term(t, env))

    def _function(self, t, xs):
        if isinstance(t, Add):
            return sum_of(xs)
        if isinstance(t, Mul):
            return product_of(xs)
        if isinstance(t, Pow):
            return power(xs[0], int(t.exp))
        if isinstance(t, Max):
            return largest(xs)
        if isinstance(t, Min):
            return _negative(largest([_negative(x) for x in xs]))
        (x,) = xs
        if isinstance(t, Abs):
            return absolute(x)
        if isinstance(t, inv):
            return inverted(x)
        if isinstance(t, ln):
            return logarithm(x, lambda: self.unspecified(JUNK_LN, "a logarithm outside its domain"))
        if isinstance(t, root):
            return square_root(x, lambda: self.unspecified(JUNK_ROOT, "a root outside its domain"))
        return function(t.func, x)

    def _reduce(self, t, env):
        xs = [self.term(t.body, {**env, t.var: Fraction(k)}) for k in self.members(t.dom, env)]
        if isinstance(t, Sigma):
            return sum_of(xs)
        assert isinstance(t, Big)
        return largest(xs) if xs else self.unspecified(self.point.empty_maximum, "a maximum of nothing")

    def _mean(self, t, env):
        before, values = self.moved, []
        for draw in range(DRAWS):
            self.moved = {**before, **{a: _draw(self.point, a, draw) for a in t.held}}
            try:
                values.append(self.term(t.args[0], env))
            finally:
                self.moved = before
        return product_of([sum_of(values), Fraction(1, DRAWS)])

    def _tangent(self, t, env):
        """How the value goes on along the direction; at a kink, on both sides, and both must agree."""
        right = self._along(t, env, Fraction(1))
        if not isinstance(right, Germ) or right.smooth:
            return right.rate if isinstance(right, Germ) else Fraction(0)
        if not missing(right):
            left = self._along(t, env, Fraction(-1))
            if not missing(left) and compare(right.rate, -left.rate) == 0:
                return right.rate
        return self.unspecified(JUNK_TANGENT, "no derivative here")

    def _along(self, t, env, sign):
        """The value while the array moves along the direction, or against it: a Germ, unless nothing in it moves."""
        x, array, direction = t.args
        before, line = self.moved, self.line

        def moved(where):
            if self.line is not moved:
                raise Unclear("a derivative of a derivative")
            now, self.moved, self.line = self.moved, before, line
            try:
                here, rate = self.entry(array, where), self.entry(direction, where)
            finally:
                self.moved, self.line = now, moved
            if isinstance(here, Germ) or isinstance(rate, Germ):
                raise Unclear("a derivative of a derivative")
            return here if rate == 0 else Germ(here, here, product_of([sign, rate]))

        self.moved, self.line = {**before, array: moved}, moved
        try:
            return self.term(x, env)
        finally:
            self.moved, self.line = before, line

    def members(self, dom, env=None):
        """The members of a finite bag, with repetitions."""
        env = env or {}
        if isinstance(dom, NilBag):
            return []
        if isinstance(dom, One):
            return [self.integer(dom.args[0], env)]
        if isinstance(dom, Range):
            lo, hi = (self.integer(x, env) for x in dom.args)
            if hi - lo > MAX_MEMBERS:
                raise Unclear("too large a range")
            return list(range(lo, hi))
        if isinstance(dom, Plus):
            return [k for part in dom.args for k in self.members(part, env)]
        if isinstance(dom, Sub):
            return [k for k in self.members(dom.dom, env) if self.positive(dom.body, {**env, dom.var: Fraction(k)})]
        if isinstance(dom, Bag):
            return self.point.bag(dom.name, tuple(self.integer(p, env) for p in dom.params))
        raise Unclear(f"{dom} is infinite")

    def truth(self, p, env=None):
        """True or False; Unclear where the digits do not decide.  An equation of intervals that meet counts as True, a
        weak inequality too, unless `strict`: no refutation of a goal, and what defines an array holds by itself."""
        env = env or {}
        if isinstance(p, Rel):
            return self._relation(p, env)
        if isinstance(p, In):
            k = self.integer(p.k, env)
            return k >= 0 if isinstance(p.dom, Naturals) else k in self.members(p.dom, env)
        if isinstance(p.dom, Naturals) and self.naturals:
            xs = range(self.naturals)
        else:
            xs = self.members(p.dom, env)
        if isinstance(p, Inhabited):
            return bool(xs)
        if isinstance(p, Void):
            return not xs
        if isinstance(p, Distinct):
            return len(set(xs)) == len(xs)
        if isinstance(p, SameBag):
            return sorted(xs) == sorted(self.members(p.other, env))
        if isinstance(p, Perm):
            return sorted(int(self.entry(p.pi, (k,))) for k in xs) == sorted(xs)
        if isinstance(p, All):
            return all(self.truth(p.prop, {**env, p.var: Fraction(k)}) for k in sorted(set(xs)))
        raise Unclear(f"cannot evaluate {p}")

    def _relation(self, p, env):
        a, b = self.term(p.a, env), self.term(p.b, env)
        try:
            order = compare(a, b)
        except Unclear:
            if p.op in ("=", "<=") and not self.strict:
                return True
            raise
        return {"=": order == 0, "!=": order != 0, "<": order < 0, "<=": order <= 0}[p.op]


def _negative(x):
    return product_of([Fraction(-1), x])


def _draw(point, array, draw):
    return lambda where: point.draw(array, where, draw)
