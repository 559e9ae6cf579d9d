"""Untrusted.  The chain rule for one definition: its derivative, from those of what it reads.

Written out over the inputs a value can be far too large for normal forms.  So the equation is shown for the body of the
definition alone, over an array for each value that it reads and one for its derivative, and then instantiated.
"""

from sympy import Indexed, Integer

from derive.errors import Rejected
from derive.logic import Eq, arith, array, arrays, differentiate, instantiate, refl, substitute
from derive.logic.evaluation import Evaluator
from derive.logic.numbers import compare, precision
from derive.logic.refutation import DIGITS, UNDECIDED, Point
from derive.logic.rules_calculus import tangent
from derive.logic.steps import chain, side
from derive.logic.tactics import equal

JOINT, DIRECTION = array("chain.value chain.direction")
SEEDS = 40


def joint_tangent(body, directions):
    """The derivative of a body while several arrays move at once; directions: {array: its direction}."""
    order = sorted(directions, key=str)
    joined = {e: JOINT[(Integer(order.index(e.base)), *e.indices)] for e in _entries(body, set(order))}
    moved, _ = tangent(body.xreplace(joined), JOINT, DIRECTION)
    parted = {}
    for e in _entries(moved, {JOINT, DIRECTION}):
        own = order[int(e.indices[0])]
        parted[e] = (own if e.base == JOINT else directions[own])[e.indices[1:]]
    return moved.xreplace(parted)


def _entries(t, bases):
    return {e for e in t.atoms(Indexed) if e.base in bases}


class ChainRule:
    """Derivatives of values along the direction of one input.

    values: {array: (its indices, its value over the inputs)}.  dots: {array: the array of its tangent}.
    """

    def __init__(self, values, dots, source, delta):
        self.values, self.dots, self.source, self.delta = values, dots, source, delta

    def proof(self, body, wanted, left, right):
        """|- left = right: the derivative of the body, and `wanted`, with all that they read written out.

        wanted: the derivative of the body in terms of the tangents of what it reads.
        """
        moving = {a: d for a, d in self.dots.items() if a in arrays(body) and self._moves(a)}
        still = {self.dots[a]: (at, Integer(0)) for a, (at, _) in self.values.items() if a not in moving}
        directions = {**moving, self.source: self.delta} if self.source in arrays(body) else moving
        abstract = equal(joint_tangent(body, directions), substitute(wanted, still))
        m = {}
        for a, d in moving.items():
            at, value = self.values[a]
            m[d] = (at, side(differentiate(value, s=self.source, ds=self.delta)))
        for a in sorted(arrays(abstract.concl) & set(self.values), key=str):
            m[a] = self.values[a]
        out = instantiate(abstract, m=m) if m else abstract
        return chain(_same(left, out.concl.a), out, _same(side(out), right))

    def _moves(self, a):
        return a in self.values and self.source in arrays(self.values[a][1])


def _same(a, b):
    """|- a = b, which differ in how products are multiplied out at most; else by normal forms."""
    if a == b:
        return refl(a)
    try:
        return arith(goal=Eq(a, b))
    except Rejected:
        return equal(a, b)


def moves_with(t, tops, known):
    """The arrays among `tops` that a term depends on, as far as a few points show it.

    A maximum that cancels, as that of a softmax does, changes nothing, whatever its value.  known: that the indices of
    the term are in range.
    """
    moving = arrays(t) & set(tops)
    return {a for a in sorted(moving, key=str) if any(_differs(t, a, known, seed) for seed in range(SEEDS))}


def _differs(t, a, known, seed):
    """Whether the term has two values at one point, for two values of the array."""
    point, found = Point(seed, "small"), []
    point.guide(known)
    try:
        with precision(DIGITS[0]):
            for value in (lambda *where: 0, lambda *where: 2 + sum(where) % 3):
                point.fixed[a.label.name] = value
                found.append(Evaluator(point, DIGITS[0]).term(t))
            return compare(*found) != 0
    except UNDECIDED:
        return False
