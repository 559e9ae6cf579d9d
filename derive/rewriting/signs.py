"""Signs that follow from how an expression is built, and exponents that are at most 0 wherever a pair is visible.

An exponent is judged as a sum of parts: a distance of places times a number of known sign, or the difference of a
prefix sum at two places, whose terms have a known sign.
"""

import sympy as sp

from derive.errors import NotApplicable
from derive.formula import Entry, logsigmoid, relu, sigmoid, step
from derive.program import indices_of, lengths
from derive.rewriting.algebra import conjuncts

NEVER_NEGATIVE = (sp.exp, sp.Abs, sp.cosh, sigmoid, relu, step)


def sign_of(e, definitions):
    """1: never negative, -1: never positive, None: not known.  definitions: name -> Definition of what e may read."""
    if e.is_nonnegative:
        return 1
    if e.is_nonpositive or isinstance(e, logsigmoid):
        return -1
    if isinstance(e, NEVER_NEGATIVE) or (e.is_Pow and e.exp.is_Integer and e.exp % 2 == 0):
        return 1
    if isinstance(e, Entry):
        d = definitions.get(e.name)
        return sign_of(d.body, definitions) if d is not None and d.at is None and d.reduce != "max" else None
    if any(e == x.args[0] - x for x in e.atoms(relu)):
        return -1
    if e.is_Mul or e.is_Add:
        found = [sign_of(a, definitions) for a in e.args]
        if None in found or (e.is_Add and len(set(found)) > 1):
            return None
        return sp.prod(found) if e.is_Mul else found[0]
    return None


def known_signs(e):
    """The expression with symbols in place of what SymPy knows no sign of: a sigmoid, relu, a magnitude."""
    if not e.args:
        return e
    e = e.func(*map(known_signs, e.args))
    if isinstance(e, (sigmoid, sp.exp)):
        return sp.Dummy("above_0", positive=True)
    inverse = e.is_Pow and e.exp.is_negative and e.base.is_nonnegative and not e.base.is_positive  # 1 / 0 = 0
    if inverse or (isinstance(e, NEVER_NEGATIVE) and not e.is_nonnegative) or _is_magnitude(e):
        return sp.Dummy("from_0", nonnegative=True)
    return e


def _is_magnitude(e):
    """Max(x, -x, ...)"""
    return isinstance(e, sp.Max) and any(-a in e.args for a in e.args)


def never_zero(forward, z):
    """Whether z has a positive term (a sink, 1 +) beside terms that are never negative, everywhere: it is never 0."""
    d = forward[z]
    if d.reduce is not None or d.where != sp.true:
        return False
    terms = sp.Add.make_args(d.body)
    return any(t.is_positive for t in terms) and all(sign_of(t, forward.by_name) == 1 for t in terms)


def monotone(d, place, definitions):
    """1: a row value never falls with an index, -1: it never rises, None: not known.

    Known are sums of terms of one sign over the places up to that index, or from it on, and other names for them.
    """
    if d.reduce is None and d.where == sp.true and isinstance(d.body, Entry) and d.body.indices == d.indices:
        inner = definitions.get(d.body.name)
        if inner is None:
            return None
        return monotone(inner, inner.indices[d.indices.index(place)], definitions)
    if d.reduce != "sum" or d.at is not None or place in indices_of(d.body):
        return None
    limits = [c for c in conjuncts(d.where) if place in indices_of(c)]
    sign = sign_of(d.body, definitions)
    if len(limits) != 1 or sign is None or len(lengths(d.over)) != 1:
        return None
    rise = _slack(limits[0])
    rate = None if rise is None else sp.expand(rise).coeff(place)
    if rate is None or not rate.is_number or place in indices_of(sp.expand(rise - rate * place)):
        return None
    return sign * (1 if rate > 0 else -1)


def _slack(condition):
    """What is not negative where an order between integers holds."""
    if isinstance(condition, (sp.Le, sp.Lt)):
        return sp.expand(condition.rhs - condition.lhs - int(isinstance(condition, sp.Lt)))
    if isinstance(condition, (sp.Ge, sp.Gt)):
        return sp.expand(condition.lhs - condition.rhs - int(isinstance(condition, sp.Gt)))
    return None


def never_negative(e, visible):
    """Whether an affine expression of places is not negative wherever all of the conditions hold: one shows it."""
    slacks = [s for s in map(_slack, visible) if s is not None]
    return sp.expand(e).is_nonnegative or any(_above(e, slack) for slack in slacks)


def _above(e, slack):
    """Whether e is a positive multiple of the slack of a condition, or more."""
    rates = {sp.expand(e).coeff(x) / sp.expand(slack).coeff(x) for x in indices_of(slack)}
    rate = rates.pop() if len(rates) == 1 else sp.S.Zero
    return bool(rate.is_positive) and bool(sp.expand(e - rate * slack).is_nonnegative)


class Exponent:
    """An exponent f(row, column): how it moves from row to row, and what is known of its sign.

    distances: {multiplier: affine places}, f has multiplier * places; differences: (rate, definition, index, place,
    place), f has rate * (value at the first place - value at the second).
    """

    def __init__(self, f, row, column, definitions):
        self.row, self.column, self.definitions = row, column, definitions
        self.f = sp.expand(f)

    def split(self):
        """Raise NotApplicable unless f is a sum of distances and differences."""
        self.distances, self.differences, apart = {}, [], {}
        for term in sp.Add.make_args(self.f):
            rate, entry = term.as_coeff_Mul()
            if isinstance(entry, Entry) and indices_of(entry) & {self.row, self.column}:
                self.value(rate, entry, apart)
            else:
                self.distance(term)
        self.pair_up(apart)

    def distance(self, term):
        """A product of places and sizes, and a multiplier that knows nothing of the two places."""
        factors = sp.Mul.make_args(term)
        places = sp.Mul(*filter(_is_place, factors))
        multiplier = sp.Mul(*(a for a in factors if not _is_place(a)))
        if indices_of(multiplier) & {self.row, self.column}:
            raise NotApplicable(f"the sign of the exponent {term} is not known")
        self.distances[multiplier] = self.distances.get(multiplier, 0) + places

    def value(self, rate, entry, apart):
        """A number times an entry at a place."""
        places = [n for n, x in enumerate(entry.indices) if indices_of(x) & {self.row, self.column}]
        if len(places) != 1:
            raise NotApplicable(f"the sign of {entry} in an exponent is not known")
        (n,) = places
        key = entry.name, n, *(x for m, x in enumerate(entry.indices) if m != n)
        apart.setdefault(key, []).append((rate, entry.indices[n]))

    def pair_up(self, apart):
        """Values at two places with opposite rates are the difference of one sum."""
        for (name, n, *_), found in apart.items():
            d = self.definitions.get(name)
            if d is None or len(found) != 2 or found[0][0] + found[1][0] != 0:
                raise NotApplicable(f"the sign of {name} in an exponent is not known: no difference of two places")
            (rate, first), (_, second) = found
            self.differences.append((rate, d, d.indices[n], first, second))

    def check(self, visible):
        """Raise NotApplicable unless f <= 0 is known wherever the conditions hold."""
        self.split()
        for multiplier, places in self.distances.items():
            self.need(sign_of(multiplier, self.definitions), places, visible, multiplier)
        for rate, d, index, first, second in self.differences:
            direction = monotone(d, index, self.definitions)
            rises = None if direction is None else direction * (1 if rate > 0 else -1)
            self.need(rises, first - second, visible, f"{d.name} at {first} less {d.name} at {second}")

    def need(self, sign, places, visible, what):
        """sign * places <= 0"""
        if sign is None or not never_negative(-sign * sp.expand(places), visible):
            raise NotApplicable(f"the exponent is not known to be at most 0: {what}, over {self.f}")

    def ratio(self, new, old):
        """f(new, column) - f(old, column); NotApplicable if it depends on the column."""
        e = sp.expand(self.f.xreplace({self.row: new}) - self.f.xreplace({self.row: old}))
        if self.column in indices_of(e):
            raise NotApplicable(f"exp({self.f}) at two rows differs by a factor that depends on {self.column}")
        return by_distance(e)

    @property
    def spelled(self):
        return by_distance(self.f)


def _is_place(e):
    """Whether a factor counts places: a number, an index or a size."""
    return e.is_Number or (e.is_Symbol and e.is_integer)


def by_distance(e):
    """A sum with the places before each multiplier collected: (i - j) x rounds once, i x - j x would twice."""
    found = {}
    for term in sp.Add.make_args(sp.expand(e)):
        factors = sp.Mul.make_args(term)
        multiplier = sp.Mul(*(a for a in factors if not _is_place(a)))
        found[multiplier] = found.get(multiplier, 0) + sp.Mul(*filter(_is_place, factors))
    return sp.Add(*(multiplier * places for multiplier, places in found.items()))


def moves_of(exponent, new, old):
    """An Exponent of how f moves from one row to another, to be checked with what is known of their order."""
    return Exponent(exponent.ratio(new, old), new, old, exponent.definitions)


def is_distance(e, row, column):
    """Whether an expression of indices and sizes alone is affine in two places, with numbers before both."""
    e = sp.expand(e)
    rates = [e.coeff(x) for x in (row, column)]
    rest = e - sum(rate * x for rate, x in zip(rates, (row, column), strict=True))
    alone = not indices_of(rest) & {row, column} and all(x.is_integer for x in rest.free_symbols)
    return alone and not e.atoms(Entry) and all(rate.is_number and rate != 0 for rate in rates)
