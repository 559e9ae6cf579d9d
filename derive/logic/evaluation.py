"""Exact evaluation of terms and statements at a point: rational where it can be, else an interval that holds the value.

It serves to refute false claims and to test rules; it never makes a theorem.
"""

from contextlib import contextmanager
from fractions import Fraction

from mpmath import iv
from sympy import Abs, Add, Indexed, KroneckerDelta, Max, Min, Mul, Pow, S, Symbol, cos, exp, sin, tanh

from derive.errors import Rejected
from derive.logic.statements import All, Distinct, In, Inhabited, Perm, Rel, SameBag, Void
from derive.logic.symbols import Select, inv, ln, root
from derive.logic.terms import Bag, Big, Mean, Naturals, NilBag, One, Plus, Range, Reduce, Sigma, Sub, Tangent

MAX_STEPS = 200_000
MAX_MEMBERS = 64
MAX_EXPONENT = 10**15
DRAWS = 3  # an expectation is the mean of so many draws of the held arrays
JUNK_LN, JUNK_ROOT, JUNK_TANGENT = Fraction(7, 3), Fraction(-5, 3), Fraction(13, 5)


class Unclear(Rejected):
    """This point does not decide: outside a domain, too large, or too close for the digits."""


@contextmanager
def precision(digits):
    """Intervals with this many digits."""
    before, iv.dps = iv.dps, digits
    try:
        yield
    finally:
        iv.dps = before


class Evaluator:
    """Values at one point.  `junk`: give the unspecified values (ln and root outside their domain, the empty maximum,
    a missing derivative) some value, else they are Unclear.  `naturals`: how many natural numbers a for-all over them
    tries; without it such a for-all is Unclear."""

    def __init__(self, point, digits, junk=False, naturals=None):
        self.point, self.digits, self.junk, self.naturals = point, digits, junk, naturals
        self.moved = {}
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
            return Fraction(int(self.term(t.args[0], env) == self.term(t.args[1], env)))
        if isinstance(t, Select):
            return self.term(t.args[1] if self.positive(t.args[0], env) else t.args[2], env)
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
        return compare(self.term(t, env), Fraction(0)) > 0

    def _function(self, t, xs):
        if isinstance(t, Add):
            return sum_of(xs)
        if isinstance(t, Mul):
            return product_of(xs)
        if isinstance(t, Pow):
            return xs[0] ** int(t.exp)
        if isinstance(t, (Max, Min)):
            return largest_of(xs) if isinstance(t, Max) else -largest_of([-x for x in xs])
        (x,) = xs
        if isinstance(t, Abs):
            return abs(x)
        if isinstance(t, inv):
            return Fraction(0) if x == 0 else 1 / x if compare(x, Fraction(0)) else x
        if isinstance(t, ln):
            inside = compare(x, Fraction(0)) > 0
            return iv.log(number(x)) if inside else self.unspecified(JUNK_LN, "a logarithm outside its domain")
        if isinstance(t, root):
            inside = x == 0 or compare(x, Fraction(0)) > 0
            return iv.sqrt(number(x)) if inside else self.unspecified(JUNK_ROOT, "a root outside its domain")
        return _transcendental(t, x)

    def _reduce(self, t, env):
        xs = [self.term(t.body, {**env, t.var: Fraction(k)}) for k in self.members(t.dom, env)]
        if isinstance(t, Sigma):
            return sum_of(xs)
        assert isinstance(t, Big)
        return largest_of(xs) if xs else self.unspecified(self.point.empty_maximum, "a maximum of nothing")

    def _mean(self, t, env):
        before, values = self.moved, []
        for draw in range(DRAWS):
            self.moved = {**before, **{a: _draw(self.point, a, draw) for a in t.held}}
            try:
                values.append(self.term(t.args[0], env))
            finally:
                self.moved = before
        return sum_of(values) / DRAWS

    def _tangent(self, t, env):
        """The difference quotient at three times the digits; both one-sided ones must agree."""
        x, array, direction = t.args
        before = self.moved

        def moved_by(step):
            def moved(where):
                now, self.moved = self.moved, before
                try:
                    return number(self.entry(array, where)) + step * number(self.entry(direction, where))
                finally:
                    self.moved = now

            self.moved = {**before, array: moved}
            try:
                return number(self.term(x, env))
            finally:
                self.moved = before

        with precision(3 * self.digits):
            step = iv.mpf(10) ** -self.digits
            here = moved_by(iv.mpf(0))
            right, left = (moved_by(step) - here) / step, (here - moved_by(-step)) / step
            margin = iv.mpf(10) ** (8 - self.digits) * (1 + abs(right) + abs(left))
            if abs(right - left) > margin or abs(right) > 10 ** (self.digits // 2):
                return self.unspecified(JUNK_TANGENT, "no derivative here")
            if not abs(right - left) < margin:
                raise Unclear("a derivative that the digits do not decide")
            return (right + left) / 2 + margin * iv.mpf([-1, 1])

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


def number(x):
    """A value as an interval."""
    return iv.mpf(x.numerator) / x.denominator if isinstance(x, Fraction) else x


def compare(a, b):
    """-1, 0 or 1; Unclear where intervals meet."""
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return (a > b) - (a < b)
    a, b = number(a), number(b)
    if a < b:
        return -1
    if a > b:
        return 1
    if a == b and a.a == a.b:
        return 0
    raise Unclear("too close to be told apart")


def sum_of(xs):
    return _folded(xs, Fraction(0), lambda a, b: a + b)


def product_of(xs):
    return _folded(xs, Fraction(1), lambda a, b: a * b)


def largest_of(xs):
    """The maximum; of intervals, end by end."""
    if all(isinstance(x, Fraction) for x in xs):
        return max(xs)
    low = high = None
    for x in map(number, xs):
        low = x.a if low is None or low < x.a else low
        high = x.b if high is None or high < x.b else high
    return iv.mpf([low, high])


def _folded(xs, start, f):
    for x in xs:
        if isinstance(start, Fraction) != isinstance(x, Fraction):
            start, x = number(start), number(x)
        start = f(start, x)
    return start


def _transcendental(t, x):
    if x == 0:
        return Fraction(int(isinstance(t, (exp, cos))))
    x = number(x)
    if not abs(x) < MAX_EXPONENT:
        raise Unclear("too large an exponent")
    if isinstance(t, tanh):
        return 1 - 2 / (iv.exp(2 * x) + 1)
    functions = {exp: iv.exp, sin: iv.sin, cos: iv.cos}
    if t.func not in functions:
        raise Unclear(f"no value of {t.func.__name__}")
    return functions[t.func](x)


def _draw(point, array, draw):
    return lambda where: point.draw(array, where, draw)
