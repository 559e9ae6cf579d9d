"""Trusted.  A point where the hypotheses hold and the goal fails: the only way to refute a claim.

Values are rational, or intervals at 40 and then at 80 digits that hold the exact value: the goal must fail at both.
"""

import random
from dataclasses import dataclass, field
from fractions import Fraction

import mpmath
from sympy import Indexed, Symbol

from derive.logic.domains import Bag, Range
from derive.logic.evaluation import Evaluator
from derive.logic.fingerprint import in_order
from derive.logic.numbers import Unclear, precision
from derive.logic.statements import All, Distinct, In, Inhabited, Perm, Rel, SameBag, Void
from derive.logic.symbols import is_definite
from derive.logic.terms import arrays, free

DIGITS = (40, 80)
UNDECIDED = (Unclear, OverflowError, ZeroDivisionError)


class Point:
    """Values of variables, arrays and bags, drawn when they are first asked for.

    `fixed` gives values by name: a number, a list for a bag, a function of the indices for an array."""

    def __init__(self, seed=0, style="small", fixed=None):
        self.random, self.style, self.fixed = random.Random(seed), style, dict(fixed or {})
        self.scalars, self.entries, self.bags, self.drawn = {}, {}, {}, {}
        self.definitions, self.defining = {}, set()
        self.refuting = False  # then a function that the logic does not know has no value
        self.empty_maximum = Fraction(self.random.randint(-9, 9), 7)

    def _real(self):
        if self.style in ("zeros", "ones"):
            return Fraction(int(self.style == "ones"))
        limit = 6 if self.style == "small" else 60
        return Fraction(self.random.randint(-limit, limit), self.random.choice((1, 1, 2, 3)))

    def _integer(self):
        if self.style in ("zeros", "ones"):
            return int(self.style == "ones")
        return self.random.choice((0, 0, 1, 1, 2, 2, 3, 3, -1)) if self.style == "small" else self.random.randint(-2, 6)

    def scalar(self, s):
        if s.name in self.fixed:
            return _whole(s, Fraction(self.fixed[s.name]))
        if s not in self.scalars:
            self.scalars[s] = Fraction(self._integer()) if s.is_integer else self._real()
        return self.scalars[s]

    def entry(self, array, where, evaluator):
        name = array.label.name
        if self.refuting and is_definite(name):
            raise Unclear(f"{name} is one function, which the logic does not know")
        if name in self.fixed:
            return _whole(array.label, Fraction(self.fixed[name](*where)))
        if array in self.definitions:
            return self._defined(array, where, evaluator)
        key = (array, where)
        if key not in self.entries:
            self.entries[key] = Fraction(self._integer()) if array.label.is_integer else self._real()
        return self.entries[key]

    def _defined(self, array, where, evaluator):
        indices, body = self.definitions[array]
        moved, evaluator.moved = evaluator.moved, {}
        try:
            return evaluator.term(body, dict(zip(indices, map(Fraction, where), strict=True)))
        finally:
            evaluator.moved = moved

    def draw(self, array, where, draw):
        """The value of a random array in one of the draws of an expectation."""
        key = (array, where, draw)
        if key not in self.drawn:
            self.drawn[key] = Fraction(self._integer()) if array.label.is_integer else self._real()
        return self.drawn[key]

    def bag(self, name, params):
        if name in self.fixed:
            return list(self.fixed[name])
        if (name, params) not in self.bags:
            count = self.random.randint(0, 3) if self.style != "ones" else 1
            self.bags[name, params] = [self._integer() for _ in range(count)]
        return self.bags[name, params]

    def witness(self):
        """The values that were asked for: {"x": "1/2", "s[0, 1]": "-2", "A": [0, 2]}."""
        out = {s.name: str(v) for s, v in self.scalars.items()}
        out |= {f"{a.label.name}[{', '.join(map(str, w))}]": str(v) for (a, w), v in self.entries.items()}
        out |= {f"{n}{list(p) if p else ''}": v for (n, p), v in self.bags.items()}
        return dict(sorted(out.items()))

    def guide(self, hyps, digits=DIGITS[0]):
        """Make simple hypotheses true: bags empty, inhabited, without repetition or equal; members; permutations;
        arrays defined by  for all indices: array[indices] = term."""
        evaluator = Evaluator(self, digits)
        for h in in_order(hyps):
            self._guide_definition(h)
        for kind in (Void, Inhabited, Distinct, SameBag, In, Perm):
            for h in (h for h in in_order(hyps) if isinstance(h, kind)):
                try:
                    self._guide(h, evaluator)
                except Unclear:
                    continue

    def _guide_definition(self, statement):
        indices, h = [], statement
        while isinstance(h, All):
            v, h = h.open()
            indices.append(v)
        if not isinstance(h, Rel) or h.op != "=" or not indices:
            return
        entry = h.a
        if (
            isinstance(entry, Indexed)
            and entry.base not in arrays(h.b)
            and sorted(entry.indices, key=str) == sorted(indices, key=str)
        ):
            definition = self.definitions.setdefault(entry.base, (entry.indices, h.b))
            if definition == (entry.indices, h.b) and entry.base.label.name not in self.fixed:
                self.defining.add(statement)

    def _guide(self, h, evaluator):
        members = evaluator.members(h.dom)
        own = (h.dom.name, tuple(evaluator.integer(p, {}) for p in h.dom.params)) if isinstance(h.dom, Bag) else None
        if own and h.dom.name not in self.fixed:
            if isinstance(h, Void):
                self.bags[own] = []
            elif isinstance(h, Inhabited) and not members:
                self.bags[own] = [self._integer()]
            elif isinstance(h, Distinct):
                self.bags[own] = sorted(set(members))
            elif isinstance(h, SameBag):
                self.bags[own] = list(evaluator.members(h.other))
            elif isinstance(h, In) and not members and not isinstance(h.k, Symbol):
                self.bags[own] = [evaluator.integer(h.k, {})]
        if isinstance(h, In) and isinstance(h.k, Symbol) and h.k.name not in self.fixed:
            self._guide_member(h, evaluator, own)
        if isinstance(h, Perm):
            self._guide_permutation(h, evaluator.members(h.dom))

    def _guide_member(self, h, evaluator, own):
        members = evaluator.members(h.dom)
        if not members and isinstance(h.dom, Range) and self._may_move(h.dom):
            lo, hi = h.dom.args
            self.scalars[hi] = Fraction(evaluator.integer(lo, {}) + self.random.randint(1, 3))
            members = evaluator.members(h.dom)
        if members:
            self.scalars[h.k] = Fraction(self.random.choice(members))
        elif own:
            self.bags[own] = [int(self.scalar(h.k))]

    def _may_move(self, dom):
        lo, hi = dom.args
        return isinstance(hi, Symbol) and hi.name not in self.fixed and hi not in free(lo)

    def _guide_permutation(self, h, members):
        """Rotate the values that occur equally often; with unequal multiplicities, leave them in place."""
        for times in sorted({members.count(k) for k in members}):
            values = sorted({k for k in members if members.count(k) == times})
            turn = self.random.randrange(len(values))
            for k, image in zip(values, values[turn:] + values[:turn], strict=True):
                self.entries[h.pi, (k,)] = Fraction(image)


def _whole(symbol, value):
    """The value of a variable or an entry, where it may have it."""
    if symbol.is_integer and value.denominator != 1:
        raise Unclear(f"{symbol} is an integer, and {value} is none")
    return value


@dataclass(frozen=True)
class Refutation:
    """A point where the hypotheses hold and the goal does not; `left` and `right` are the sides of a relation there."""

    witness: dict = field(hash=False)
    left: str = ""
    right: str = ""
    digits: tuple = DIGITS

    verdict = "REFUTED"


def refuted_at(hyps, goal, point, junk=False, naturals=None):
    """The Refutation at one point, or None."""
    point.refuting = True
    for digits in DIGITS:
        with precision(digits):
            evaluator = Evaluator(point, digits, junk, naturals)
            try:
                if not all(map(evaluator.holds, in_order(hyps))) or evaluator.truth(goal):
                    return None
                sides = [shown(evaluator.term(x)) for x in (goal.a, goal.b)] if isinstance(goal, Rel) else ["", ""]
            except UNDECIDED:
                return None
    return Refutation(point.witness(), *sides)


def shown(x):
    """A value as text: exact if it is rational, else 20 digits of the middle of the interval."""
    if isinstance(x, Fraction):
        return str(x)
    with mpmath.workdps(DIGITS[0]):
        return mpmath.nstr(mpmath.mpf(x.mid), 20)
